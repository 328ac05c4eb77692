package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// constantOf is the integer that a value, or each element of it, is known to be, before and while its operation
// is converted.
func constantOf(v *ir.Value) (int64, bool) {
	value := constantAttr(v.DefiningOp())
	if dense, ok := value.(*ir.DenseElementsAttr); ok && dense.IsSplat() {
		value = dense.Element(0)
	}
	n, ok := value.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Int()
}

// constantAttr is the value of a constant, nil if an operation is none.
func constantAttr(op *ir.Operation) ir.Attribute {
	if op == nil {
		return nil
	}
	if c, ok := spirv.AsConstant(op); ok {
		return c.ValueAttr()
	}
	if c, ok := llvm.AsMlirConstant(op); ok {
		return c.ValueAttr()
	}
	return nil
}

// constant converts `spv.Constant` to `llvm.mlir.constant`; those of structs and of
// arrays that are not dense are put together.
func (l *Lowering) constant() convert.Pattern {
	return convert.On("spv.Constant to llvm.mlir.constant", func(op spirv.Constant, m convert.Match) convert.Result {
		t := op.Constant().Type()
		if l.convertOne(t) == nil {
			return m.MatchFailure(l.whyNot(t))
		}
		if why := l.constantProblem(t, op.ValueAttr()); why != "" {
			return m.MatchFailure(why)
		}
		return m.Replace(l.constantValue(l.at(m), t, op.ValueAttr()))
	})
}

// constantProblem says why there is no constant of a type with a value.
func (l *Lowering) constantProblem(t ir.Type, value ir.Attribute) string {
	switch v := value.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr, *ir.UnitAttr:
		return ""
	case *ir.StringAttr, *ir.DictionaryAttr:
		if isUndefined(v) {
			return ""
		}
	case *ir.DenseElementsAttr:
		if c := compositeOf(t); c != nil && !spirv.IsStruct(t) && c.length() > 0 {
			return ""
		}
	case *ir.ArrayAttr:
		types := partsOf(t)
		if len(types) != len(v.Elems()) {
			break
		}
		for i, e := range v.Elems() {
			if why := l.constantProblem(types[i], e); why != "" {
				return why
			}
		}
		return ""
	}
	return "there is no constant of type " + syntax.TypeString(t) + " with the value " + syntax.AttrString(value)
}

// isUndefined reports whether a value stands for any: `{undef}`, and `"undef"` among others.
func isUndefined(value ir.Attribute) bool {
	switch v := value.(type) {
	case *ir.StringAttr:
		return v.Value() == "undef"
	case *ir.DictionaryAttr:
		return v.Get("undef") != nil
	}
	return false
}

// constantValue makes a constant of a type of SPIR-V.
func (l *Lowering) constantValue(e emit.Emitter, t ir.Type, value ir.Attribute) *ir.Value {
	to := l.convertOne(t)
	switch v := value.(type) {
	case *ir.UnitAttr:
		return l.zero(e, to)
	case *ir.StringAttr, *ir.DictionaryAttr:
		return e.Undef(to)
	case *ir.DenseElementsAttr:
		if dense := l.denseOf(t, to, v); dense != nil {
			return e.Constant(to, dense)
		}
		return l.compose(e, t, l.constantElements(e, t, v))
	case *ir.ArrayAttr:
		types := partsOf(t)
		values := make([]*ir.Value, len(types))
		for i, a := range v.Elems() {
			values[i] = l.constantValue(e, types[i], a)
		}
		return l.compose(e, t, values)
	}
	return e.Constant(to, l.signless(value))
}

// signless gives the value of an integer the type without a signedness.
func (l *Lowering) signless(value ir.Attribute) ir.Attribute {
	n, ok := value.(*ir.IntegerAttr)
	if !ok {
		return value
	}
	return l.ctx.IntegerAttr(l.convertOne(n.Type()), n.Value())
}

// denseOf is the value of a dense constant, nil when its elements do not lie in LLVM's
// type one behind the other.
func (l *Lowering) denseOf(t, to ir.Type, value *ir.DenseElementsAttr) ir.Attribute {
	shaped := value.Shaped()
	elem := l.convertOne(shaped.Elem())
	switch s := shaped.(type) {
	case *ir.VectorType:
		return l.ctx.DenseElementsAttr(l.ctx.VectorType(s.Shape(), elem), []byte(value.Data()), value.IsSplat())
	case *ir.RankedTensorType:
		if nested(to) != elem || !l.isDense(t) {
			return nil
		}
		return l.ctx.DenseElementsAttr(l.ctx.RankedTensorType(s.Shape(), elem, nil), []byte(value.Data()), value.IsSplat())
	}
	return nil
}

// constantElements are the parts of a dense constant whose layout is not LLVM's.
func (l *Lowering) constantElements(e emit.Emitter, t ir.Type, value *ir.DenseElementsAttr) []*ir.Value {
	types := partsOf(t)
	each := value.Len() / len(types)
	values := make([]*ir.Value, len(types))
	for i, part := range types {
		list := make([]ir.Attribute, each)
		for k := range list {
			list[k] = value.Element(i*each + k)
		}
		values[i] = l.flatConstant(e, part, &list)
	}
	return values
}

// flatConstant takes scalars off a list for a constant of a type.
func (l *Lowering) flatConstant(e emit.Emitter, t ir.Type, list *[]ir.Attribute) *ir.Value {
	types := partsOf(t)
	if len(types) == 0 {
		first := (*list)[0]
		*list = (*list)[1:]
		return e.Constant(l.convertOne(t), l.signless(first))
	}
	values := make([]*ir.Value, len(types))
	for i, part := range types {
		values[i] = l.flatConstant(e, part, list)
	}
	return l.compose(e, t, values)
}
