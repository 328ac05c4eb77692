package inplace

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
)

// An Access says what an operation does with the buffer of an operand that is a tensor.
type Access struct {
	Reads, Writes bool
	// Keeps is set where the elements are read at some time from there on.
	Keeps bool
	// Results are the values that are in the buffer, or in a part of it.
	Results []*ir.Value
	// Same is set where the results have the elements of the whole buffer in their order.
	Same bool
	// Contiguous is set where the operation takes only a contiguous buffer: the identity layout.
	Contiguous bool
}

// gives reports whether the operand's buffer becomes another value's.
func (a Access) gives() bool { return len(a.Results) > 0 }

// IsTensor reports whether t is a tensor type, ranked or not.
func IsTensor(t ir.Type) bool {
	switch t.(type) {
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return true
	}
	return false
}

func structuredAccess(op *ir.Operation, i int) Access {
	s, err := linalg.StructuredOf(op)
	if err != nil || i < s.Inputs {
		return Access{Reads: true}
	}
	at := 0
	for _, v := range op.OperandRange(s.Inputs, i) {
		if IsTensor(v.Type()) {
			at++
		}
	}
	return Access{Reads: s.ReadsOutput(i - s.Inputs), Writes: true, Results: []*ir.Value{op.Result(at)}, Same: true}
}

// WrittenTo is the operand of the operation that computes v over which it does so: an output of an operation of
// linalg, or the tensor into which elements are put; false for others.
func WrittenTo(v *ir.Value) (i int, ok bool) {
	op := v.DefiningOp()
	if op == nil || op.Name().Dialect() != "linalg" && op.Name().Dialect() != "tensor" {
		return 0, false
	}
	for i, operand := range op.Operands() {
		if !IsTensor(operand.Type()) {
			continue
		}
		if a := (*analysis)(nil).access(op, i); a.Writes && slices.Contains(a.Results, v) {
			return i, true
		}
	}
	return 0, false
}

// loopAccess: a loop writes to what it carries, or takes it over.
func (a *analysis) loopAccess(op *ir.Operation, i int) Access {
	if i < FirstInit {
		return Access{Reads: true}
	}
	if a.moves[op][i-FirstInit] {
		return Access{Reads: true, Writes: true, Keeps: true, Contiguous: true}
	}
	arg := op.Region(0).Entry().Arg(i - FirstInit + 1)
	return Access{Reads: true, Writes: true, Results: []*ir.Value{op.Result(i - FirstInit), arg}}
}

// whileAccess: a loop with a condition takes over the buffers that it begins with.
func whileAccess(*analysis, *ir.Operation, int) Access {
	return Access{Reads: true, Writes: true, Keeps: true, Contiguous: true}
}

// forallAccess: the iterations of a loop write to what they share.
func forallAccess(_ *analysis, op *ir.Operation, i int) Access {
	k := i - (op.NumOperands() - op.NumResults())
	body := op.Region(0).Entry()
	return Access{
		Reads: true, Writes: true, Same: true,
		Results: []*ir.Value{op.Result(k), body.Arg(body.NumArgs() - op.NumResults() + k)},
	}
}

// FirstInit is the operand of scf.for where the values begin that it carries.
const FirstInit = 3

// callAccess: a call does what the function does.
func (a *analysis) callAccess(op *ir.Operation, i int) Access {
	f := a.functionOf(op)
	if f == nil {
		return Access{Reads: true}
	}
	access := Access{Reads: true, Writes: f.Writes[i], Contiguous: true}
	for r, arg := range f.Dropped {
		if arg == i {
			access.Results = append(access.Results, op.Result(r))
			access.Same = true
		}
	}
	return access
}

// isElementwise reports whether an operation computes each element from those at the same place.
func isElementwise(op *ir.Operation) bool {
	if !linalg.IsStructured(op) {
		return false
	}
	s, err := linalg.StructuredOf(op)
	if err != nil {
		return false
	}
	for _, kind := range s.Iterators {
		if kind != linalg.Parallel {
			return false
		}
	}
	for i, m := range s.Maps {
		if IsTensor(op.OperandType(i)) && !m.IsIdentity() {
			return false
		}
	}
	// An element that the body reads by itself may be any.
	inside := false
	ir.Walk(op, func(inner *ir.Operation) ir.WalkResult {
		for _, v := range inner.AllOperands() {
			inside = inside || inner != op && IsTensor(v.Type())
		}
		return ir.Advance
	})
	return !inside
}
