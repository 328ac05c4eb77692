package verifydiff

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// operandType gives one operand another type.
func operandType(m *Mutator, op *ir.Operation) bool {
	if op.NumOperands() == 0 {
		return false
	}
	i := m.rng.IntN(op.NumOperands())
	op.SetOperand(i, m.source(op, m.otherType(op.OperandType(i))))
	return true
}

// resultType gives one result another type.
func resultType(m *Mutator, op *ir.Operation) bool {
	if op.NumResults() == 0 {
		return false
	}
	i := m.rng.IntN(op.NumResults())
	t := m.otherType(op.ResultType(i))
	return m.rebuild(op, func(s *ir.OperationState) {
		s.Results = slices.Clone(s.Results)
		s.Results[i] = t
	})
}

// otherType is any type, or one that differs little from t.
func (m *Mutator) otherType(t ir.Type) ir.Type {
	if m.chance(2) {
		return one(m, m.types)
	}
	return m.nearType(t)
}

// nearType differs from t in its element type, its shape or what lies around.
func (m *Mutator) nearType(t ir.Type) ir.Type {
	s, ok := t.(ir.ShapedType)
	if !ok || m.chance(3) {
		return withElem(t, one(m, m.types))
	}
	shape := slices.Clone(s.Shape())
	if !s.HasRank() || len(shape) == 0 || m.chance(4) {
		return m.withShape(t, []int64{4, ir.Dynamic}[:1+m.rng.IntN(2)])
	}
	i := m.rng.IntN(len(shape))
	switch m.rng.IntN(3) {
	case 0:
		shape = slices.Delete(shape, i, i+1)
	case 1:
		shape[i] = ir.Dynamic
	default:
		shape[i] = int64(1 + m.rng.IntN(6))
	}
	return m.withShape(t, shape)
}

// withElem is t with another element type where it has one and may.
func withElem(t, elem ir.Type) ir.Type {
	ctx := t.Context()
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
	default:
		return elem
	}
	switch t := t.(type) {
	case *ir.VectorType:
		return ctx.VectorType(t.Shape(), elem)
	case *ir.RankedTensorType:
		return ctx.RankedTensorType(t.Shape(), elem, t.Encoding())
	case *ir.UnrankedTensorType:
		return ctx.UnrankedTensorType(elem)
	case *ir.MemRefType:
		return ctx.MemRefType(t.Shape(), elem, t.Layout(), t.Space())
	case *ir.UnrankedMemRefType:
		return ctx.UnrankedMemRefType(elem, t.Space())
	}
	return elem
}

// withShape is t, or a type of another kind, with another shape.
func (m *Mutator) withShape(t ir.Type, shape []int64) ir.Type {
	ctx, elem := t.Context(), ir.ElementOrSelf(t)
	static := !slices.Contains(shape, ir.Dynamic) && len(shape) > 0
	_, isInt := elem.(*ir.IntegerType)
	_, isFloat := elem.(*ir.FloatType)
	_, isVector := t.(*ir.VectorType)
	switch {
	case static && (isInt || isFloat) && (isVector || m.chance(6)):
		return ctx.VectorType(shape, elem)
	case isVector:
		return one(m, m.types)
	}
	if r, ok := t.(*ir.MemRefType); ok && !m.chance(6) {
		return ctx.MemRefType(shape, elem, nil, r.Space())
	}
	return ctx.RankedTensorType(shape, elem, nil)
}

// typeEverywhere puts another type where a type of the operation stands, at
// each operand and result.
func typeEverywhere(m *Mutator, op *ir.Operation) bool {
	old, ok := m.someType(op)
	if !ok {
		return false
	}
	with := m.otherType(old)
	return m.replaceTypes(op, func(t ir.Type) ir.Type {
		if t == old {
			return with
		}
		return t
	})
}

// elementEverywhere puts another element type where an element type of the
// operation stands, in shapes and alone.
func elementEverywhere(m *Mutator, op *ir.Operation) bool {
	some, ok := m.someType(op)
	if !ok {
		return false
	}
	old, with := ir.ElementOrSelf(some), one(m, m.types)
	return m.replaceTypes(op, func(t ir.Type) ir.Type {
		if ir.ElementOrSelf(t) == old {
			return withElem(t, with)
		}
		return t
	})
}

// sameShapeElse puts scalars into vectors, tensors or memrefs of one shape.
func sameShapeElse(m *Mutator, op *ir.Operation) bool {
	if _, ok := m.someType(op); !ok {
		return false
	}
	around := one(m, m.types)
	if _, ok := around.(ir.ShapedType); !ok {
		return false
	}
	return m.replaceTypes(op, func(t ir.Type) ir.Type {
		if _, ok := t.(ir.ShapedType); ok {
			return t
		}
		return withElem(around, t)
	})
}

func (m *Mutator) someType(op *ir.Operation) (ir.Type, bool) {
	types := slices.Clone(op.ResultTypes())
	for _, v := range op.AllOperands() {
		types = append(types, v.Type())
	}
	if len(types) == 0 {
		return nil, false
	}
	return one(m, types), true
}

func (m *Mutator) replaceTypes(op *ir.Operation, with func(ir.Type) ir.Type) bool {
	for i := range op.NumOperands() {
		if t := with(op.OperandType(i)); t != op.OperandType(i) {
			op.SetOperand(i, m.source(op, t))
		}
	}
	return m.rebuild(op, func(s *ir.OperationState) {
		s.Results = slices.Clone(s.Results)
		for i, t := range s.Results {
			s.Results[i] = with(t)
		}
	})
}

func dropOperand(m *Mutator, op *ir.Operation) bool {
	if op.NumOperands() == 0 {
		return false
	}
	op.EraseOperand(m.rng.IntN(op.NumOperands()))
	return true
}

// addOperand adds one like another, or any.
func addOperand(m *Mutator, op *ir.Operation) bool {
	operands := slices.Clone(op.Operands())
	at := m.rng.IntN(len(operands) + 1)
	if len(operands) > 0 && !m.chance(3) {
		op.SetOperands(slices.Insert(operands, at, one(m, operands)))
		return true
	}
	op.SetOperands(slices.Insert(operands, at, m.source(op, one(m, m.types))))
	return true
}

func swapOperands(m *Mutator, op *ir.Operation) bool {
	if op.NumOperands() < 2 {
		return false
	}
	i, j := m.rng.IntN(op.NumOperands()), m.rng.IntN(op.NumOperands())
	a, b := op.Operand(i), op.Operand(j)
	op.SetOperand(i, b)
	op.SetOperand(j, a)
	return a.Type() != b.Type()
}

func dropResult(m *Mutator, op *ir.Operation) bool {
	if op.NumResults() == 0 {
		return false
	}
	return m.rebuild(op, func(s *ir.OperationState) { s.Results = s.Results[:len(s.Results)-1] })
}

func addResult(m *Mutator, op *ir.Operation) bool {
	return m.rebuild(op, func(s *ir.OperationState) {
		t := one(m, m.types)
		if len(s.Results) > 0 && m.chance(2) {
			t = s.Results[0]
		}
		s.Results = append(slices.Clone(s.Results), t)
	})
}
