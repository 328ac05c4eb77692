package inplace

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// knowledge is what is known of an operation by its name: what its definition, which speaks of values, does not say
// of buffers.
type knowledge struct {
	// access is what the operation does with the buffer of operand i. Without it [OnMemory] is asked, and
	// otherwise the elements are read at some time from there on.
	access func(a *analysis, op *ir.Operation, i int) Access
	// from are the operands whose elements the result has, or some of them. Without any, the operation defines them.
	from []int
	// undefined reports whether the result holds what no operation wrote; nil: it does not.
	undefined func(op *ir.Operation) bool
	// readOnly reports whether the buffer of the result may not be written to; nil: it may.
	readOnly func(op *ir.Operation) bool
	// shares is set where the result may be in a buffer that something else has.
	shares bool
	// reshapes is set where the result has the elements of the operand in another shape.
	reshapes bool
}

func always(*ir.Operation) bool { return true }

// reads is the access of an operation that reads its operands.
func reads(*analysis, *ir.Operation, int) Access { return Access{Reads: true} }

// views is that of one whose result is operand 0 as another type. It reads what else it has.
func views(_ *analysis, op *ir.Operation, i int) Access {
	if i > 0 {
		return Access{Reads: true}
	}
	return Access{Reads: true, Results: op.Results(), Same: true, Contiguous: true}
}

// puts is that of one whose result is operand 1 with other elements. It reads what else it has.
func puts(_ *analysis, op *ir.Operation, i int) Access {
	if i != 1 {
		return Access{Reads: true}
	}
	return Access{Reads: true, Writes: true, Results: op.Results(), Same: true}
}

// fills is that of one whose result is operand 1 with other elements, none of which it reads.
func fills(a *analysis, op *ir.Operation, i int) Access {
	access := puts(a, op, i)
	access.Reads = i != 1
	return access
}

var (
	known   = knowledge{}
	reading = knowledge{access: reads}
	view    = knowledge{access: views, from: []int{0}}
	shaping = knowledge{access: views, from: []int{0}, reshapes: true}
	putting = knowledge{access: puts}
	filling = knowledge{access: fills}
)

// operations is what is known, by name. Of the operations of linalg and tensor that are not here, and of those that
// [OnMemory] is true of, the results are in buffers of their own, or in those that they write to.
var operations = map[string]knowledge{
	"linalg.init_tensor":           {undefined: always},
	"linalg.pack":                  filling,
	"linalg.pad_tensor":            reading,
	"linalg.softmax":               filling,
	"linalg.tensor_collapse_shape": shaping,
	"linalg.tensor_expand_shape":   shaping,
	"linalg.unpack":                filling,
	"memref.alloc_tensor":          {access: reads, undefined: func(op *ir.Operation) bool { return memref.AllocTensor{Op: op}.Copy() == nil }},
	"memref.buffer_cast":           {access: func(*analysis, *ir.Operation, int) Access { return Access{Reads: true, Keeps: true} }},
	"memref.dealloc_tensor":        {access: func(*analysis, *ir.Operation, int) Access { return Access{} }},
	"memref.tensor_load":           {shares: true, readOnly: func(op *ir.Operation) bool { return !mayWriteLoaded(op) }},
	"memref.tensor_store":          reading,
	"scf.for":                      {access: (*analysis).loopAccess},
	"scf.condition":                reading,
	"scf.forall":                   {access: forallAccess},
	"scf.if":                       known,
	"scf.index_switch":             known,
	"scf.while":                    {access: whileAccess},
	"scf.yield":                    {access: yieldAccess},
	"std.call":                     {access: (*analysis).callAccess},
	"std.call_indirect":            known,
	"std.constant":                 {readOnly: always},
	"std.rank":                     {access: func(*analysis, *ir.Operation, int) Access { return Access{} }},
	"std.return":                   reading,
	"std.select":                   {access: selectAccess, from: []int{1, 2}, shares: true},
	"std.splat":                    known,
	"tensor.bitcast":               reading,
	"tensor.cast":                  view,
	"tensor.concat":                reading,
	"tensor.dim":                   {access: func(*analysis, *ir.Operation, int) Access { return Access{} }},
	"tensor.extract":               reading,
	"tensor.extract_slice":         {access: func(_ *analysis, op *ir.Operation, _ int) Access { return Access{Reads: true, Results: op.Results()} }, from: []int{0}, shares: true},
	"tensor.gather":                reading,
	"tensor.insert":                putting,
	"tensor.insert_slice":          putting,
	"tensor.parallel_insert_slice": {access: putsShared},
	"tensor.reshape":               shaping,
	"tensor.scatter":               putting,
}

// knows is what is known of an operation by its name.
func knows(op *ir.Operation) knowledge { return operations[op.Name().String()] }

// isKnown reports whether the package knows where an operation puts its results.
func isKnown(op *ir.Operation) bool {
	switch op.Name().Dialect() {
	case "linalg", "tensor":
		return true
	}
	_, ok := operations[op.Name().String()]
	return ok || OnMemory(op)
}

// access is that of operand i, a tensor.
func (a *analysis) access(op *ir.Operation, i int) Access {
	if linalg.IsStructured(op) {
		return structuredAccess(op, i)
	}
	if by := knows(op).access; by != nil {
		return by(a, op, i)
	}
	if OnMemory(op) {
		return memoryAccess(op, i)
	}
	return Access{Reads: true, Keeps: true}
}

func selectAccess(_ *analysis, op *ir.Operation, _ int) Access {
	return Access{Reads: true, Results: op.Results(), Contiguous: true}
}

// yieldAccess: what a branch of a conditional yields is its result.
func yieldAccess(_ *analysis, op *ir.Operation, i int) Access {
	if parent := op.ParentOp(); parent.Is("scf.if") {
		return Access{Reads: true, Results: []*ir.Value{parent.Result(i)}, Contiguous: true}
	}
	return Access{Reads: true}
}

// putsShared: what the iterations of a loop share has no value for the parts that they put into it.
func putsShared(_ *analysis, _ *ir.Operation, i int) Access {
	if i == 1 {
		return Access{Writes: true}
	}
	return Access{Reads: true}
}

// mayWriteLoaded reports whether the memref of a `memref.tensor_load` may be written to: that is
// said of it, and that no other tensor has it.
func mayWriteLoaded(op *ir.Operation) bool {
	return op.Attr("writable") != nil && op.Attr("restrict") != nil
}
