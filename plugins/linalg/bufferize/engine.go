package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// rule bufferizes an operation: it makes the operations on buffers before it, and says by
// [bufferizer.replace] what the results have become.
type rule func(z *bufferizer, op *ir.Operation)

// bufferizer works on the operations of one function or module.
type bufferizer struct {
	*ir.Builder
	sink *diag.Sink
	// plan says what is written over, nil where nothing is.
	plan *decisions
	// made has the buffers of values that are gone, gone the operands of terminators that are not
	// handed on.
	made map[*ir.Value]*ir.Value
	gone map[*ir.Operation]map[int]bool
}

// run bufferizes the operations inside of root that have rules, those of outer blocks first, in
// their order. It reports whether there were any.
func run(root *ir.Operation, rules func(op *ir.Operation) rule, plan *decisions, sink *diag.Sink) bool {
	var todo []*ir.Operation
	z := &bufferizer{
		Builder: ir.NewBuilder(root.Context()), sink: sink, plan: plan,
		made: map[*ir.Value]*ir.Value{}, gone: map[*ir.Operation]map[int]bool{},
	}
	if plan != nil {
		z.made = plan.made
	}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if op != root && hasTensors(op) && rules(op) != nil && (plan != nil || !hasEncoding(op)) {
			todo = append(todo, op)
		}
		return ir.Advance
	})
	for _, op := range todo {
		z.SetInsertionPoint(op)
		z.SetLoc(op.Loc())
		rules(op)(z, op)
	}
	fold(root)
	return len(todo) > 0
}

// hasTensors reports whether an operation has an operand or result that is a tensor, or makes a
// block with one.
func hasTensors(op *ir.Operation) bool {
	for _, v := range op.AllOperands() {
		if inplace.IsTensor(v.Type()) {
			return true
		}
	}
	for _, v := range op.AllResults() {
		if inplace.IsTensor(v.Type()) {
			return true
		}
	}
	return false
}

// hasEncoding reports whether an operand or result of an operation, or an argument of its blocks, is a tensor with
// an encoding. A buffer has none, so nothing can stand between it and such a tensor: only all uses at once can
// become uses of buffers.
func hasEncoding(op *ir.Operation) bool {
	encoded := func(v *ir.Value) bool { return isEncoded(v.Type()) }
	if slices.ContainsFunc(op.Operands(), encoded) || slices.ContainsFunc(op.Results(), encoded) {
		return true
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			if slices.ContainsFunc(b.Args(), encoded) {
				return true
			}
		}
	}
	return false
}

func isEncoded(t ir.Type) bool {
	ranked, ok := t.(*ir.RankedTensorType)
	return ok && ranked.Encoding() != nil
}

// bufferType is the memref of a tensor; of any other type it is that itself.
func bufferType(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return t.Context().MemRefType(t.Shape(), t.Elem(), nil, nil)
	case *ir.UnrankedTensorType:
		return t.Context().UnrankedMemRefType(t.Elem(), nil)
	}
	return t
}

func bufferTypes(types []ir.Type) []ir.Type {
	list := make([]ir.Type, len(types))
	for i, t := range types {
		list[i] = bufferType(t)
	}
	return list
}

// buffer is the buffer of a tensor; of any other value it is that itself.
func (z *bufferizer) buffer(v *ir.Value) *ir.Value {
	if !inplace.IsTensor(v.Type()) {
		return v
	}
	if load, ok := v.DefinedBy("memref.tensor_load"); ok {
		return load.Operand(0)
	}
	return memref.NewBufferCast(z.Builder, v, bufferType(v.Type())).Op.Result(0)
}

func (z *bufferizer) buffers(vs []*ir.Value) []*ir.Value {
	list := make([]*ir.Value, len(vs))
	for i, v := range vs {
		list[i] = z.buffer(v)
	}
	return list
}

// replace puts values for the results of an operation, buffers for tensors, and erases it.
func (z *bufferizer) replace(op *ir.Operation, values ...*ir.Value) {
	for i, v := range values {
		old := op.Result(i)
		z.made[old] = v
		if inplace.IsTensor(old.Type()) {
			v = memref.NewTensorLoad(z.Builder, v).Op.Result(0)
		}
		old.ReplaceAllUsesWith(v)
	}
	op.Erase()
}

// fold takes out what stands between a buffer and itself.
func fold(root *ir.Operation) {
	var casts, loads []*ir.Operation
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		switch {
		case op.Is("memref.buffer_cast"):
			casts = append(casts, op)
		case op.Is("memref.tensor_load"):
			loads = append(loads, op)
		}
	})
	for _, op := range casts {
		if load, ok := op.Operand(0).DefinedBy("memref.tensor_load"); ok {
			m := load.Operand(0)
			if m.Type() != op.ResultType(0) {
				m = memref.NewCast(ir.BuilderBefore(op), m, op.ResultType(0)).Op.Result(0)
			}
			op.Result(0).ReplaceAllUsesWith(m)
			op.Erase()
		}
	}
	for _, op := range loads {
		if !op.Result(0).HasUses() {
			op.Erase()
		}
	}
}

func (z *bufferizer) index(n int64) *ir.Value {
	return std.NewConstant(z.Builder, z.Context().IndexType(), z.Context().IndexAttr(n)).Result()
}

// size is that of a dimension of a buffer.
func (z *bufferizer) size(m *ir.Value, dim int) *ir.Value {
	if c := m.Type().(ir.ShapedType).Shape()[dim]; c != ir.Dynamic {
		return z.index(c)
	}
	return memref.NewDim(z.Builder, m, z.index(int64(dim))).Result()
}

// alloc makes a buffer of a type, with sizes for what the type leaves open.
func (z *bufferizer) alloc(t ir.Type, sizes ...*ir.Value) *ir.Value {
	made := memref.NewAlloc(z.Builder, sizes, nil, t)
	if z.plan != nil && z.plan.alignment > 0 {
		made.Op.SetAttr("alignment", z.Context().I64Attr(int64(z.plan.alignment)))
	}
	return made.Memref()
}

// allocLike makes a buffer of a ranked type with the sizes of another.
func (z *bufferizer) allocLike(t ir.Type, m *ir.Value) *ir.Value {
	var sizes []*ir.Value
	for d, n := range t.(*ir.MemRefType).Shape() {
		if n == ir.Dynamic {
			sizes = append(sizes, memref.NewDim(z.Builder, m, z.index(int64(d))).Result())
		}
	}
	return z.alloc(t, sizes...)
}

// copied is a fresh buffer with the elements of another, one behind the other.
func (z *bufferizer) copied(m *ir.Value) *ir.Value {
	t, ranked := m.Type().(*ir.MemRefType)
	if !ranked {
		return memref.NewClone(z.Builder, m, m.Type()).Op.Result(0)
	}
	fresh := z.allocLike(z.Context().MemRefType(t.Shape(), t.Elem(), nil, nil), m)
	memref.NewCopy(z.Builder, m, fresh)
	return fresh
}

// output is the buffer that an operation writes to in the place of operand i: that of the
// operand where it may, otherwise a fresh one, with its elements if the operation reads them.
func (z *bufferizer) output(op *ir.Operation, i int, reads bool) *ir.Value {
	m := z.buffer(op.Operand(i))
	switch {
	case z.plan != nil && z.plan.inPlace[op][i]:
		return m
	case reads && (z.plan == nil || !z.plan.undefined[op][i]):
		return z.copied(m)
	}
	return z.allocLike(bufferType(op.OperandType(i)), m)
}
