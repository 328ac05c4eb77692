package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// evalValue evaluates what is asked of an attribute's value; of one that is not
// there nothing is known.
func evalValue(e *ods.Expr, env ods.Env) (int64, bool) {
	value := env.Attr(e.Args[0].Ref.Index)
	if value == nil {
		return 0, false
	}
	switch e.Op {
	case "kind":
		return truth(kind.Holds(e.Kind, value)), true
	case "permutation":
		m, ok := value.(*ir.AffineMapAttr)
		return truth(ok && m.Map().IsPermutation()), ok
	}
	return openNumbers(value, e.Args[1].Int)
}

// evalParts decides whether each attribute of an array is of the element type of
// the only value of a group, which is a complex number or has a shape.
func evalParts(e *ods.Expr, env ods.Env) (int64, bool) {
	list, ok := env.Attr(e.Args[0].Ref.Index).(*ir.ArrayAttr)
	types := groupTypes(e.Args[1].Ref, env)
	if !ok || len(types) != 1 {
		return 0, false
	}
	elem := ir.ElementOrSelf(types[0])
	if c, ok := types[0].(*ir.ComplexType); ok {
		elem = c.Elem()
	}
	for _, part := range list.Elems() {
		if typed, ok := part.(ir.TypedAttr); !ok || typed.Type() != elem {
			return 0, true
		}
	}
	return 1, true
}

// openNumbers counts the integers of an array that stand for operands.
func openNumbers(value ir.Attribute, open int64) (int64, bool) {
	list, ok := value.(*ir.ArrayAttr)
	if !ok {
		return 0, false
	}
	n := int64(0)
	for _, e := range list.Elems() {
		i, ok := e.(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		v, ok := i.Int()
		n += truth(ok && v == open)
	}
	return n, true
}

// evalConstant is the integer that the only value of a group always is.
func evalConstant(e *ods.Expr, env ods.Env) (int64, bool) {
	values := env.Values(e.Args[0].Ref.Index)
	if len(values) != 1 || values[0] == nil {
		return 0, false
	}
	return constantValue(values[0])
}

// evalTwo compares the types of two values: the memory spaces of memrefs, or
// all but what their elements are.
func evalTwo(e *ods.Expr, env ods.Env) (int64, bool) {
	a, b := groupTypes(e.Args[0].Ref, env), groupTypes(e.Args[1].Ref, env)
	if len(a) != 1 || len(b) != 1 {
		return 0, false
	}
	if e.Op == "same-but-element" {
		return truth(sameButElement(a[0], b[0])), true
	}
	s, ok := memorySpace(a[0])
	u, ok2 := memorySpace(b[0])
	return truth(s == u), ok && ok2
}

func sameButElement(a, b ir.Type) bool {
	elem := a.Context().I1()
	return withElem(a, elem) == withElem(b, elem)
}

// withElem is like, for memrefs too.
func withElem(t, elem ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Context().MemRefType(t.Shape(), elem, t.Layout(), t.Space())
	case *ir.UnrankedMemRefType:
		return t.Context().UnrankedMemRefType(elem, t.Space())
	}
	return ods.Like(t, elem)
}

func memorySpace(t ir.Type) (ir.Attribute, bool) {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Space(), true
	case *ir.UnrankedMemRefType:
		return t.Space(), true
	}
	return nil, false
}
