package eval

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Satisfies reports whether a type is allowed.
func Satisfies(c *ods.Constraint, t ir.Type) bool {
	switch c.Kind {
	case ods.ConstraintAny:
		return true
	case ods.ConstraintNamed:
		return len(c.Args) == 1 && Satisfies(c.Args[0], t)
	case ods.ConstraintOr:
		return Satisfies(c.Args[0], t) || Satisfies(c.Args[1], t)
	case ods.ConstraintAnd:
		return Satisfies(c.Args[0], t) && Satisfies(c.Args[1], t)
	case ods.ConstraintNot:
		return !Satisfies(c.Args[0], t)
	case ods.ConstraintExact:
		return c.Type.Is(t)
	case ods.ConstraintLike:
		return holdsLike(c, t)
	case ods.ConstraintDialectType, ods.ConstraintDialect:
		return holdsDialect(c, t)
	}
	if holds, known := holdsScalar(c, t); known {
		return holds
	}
	return holdsShaped(c, t)
}

// holdsScalar decides the constraints on types without elements.
func holdsScalar(c *ods.Constraint, t ir.Type) (holds, known bool) {
	i, isInt := t.(*ir.IntegerType)
	switch c.Kind {
	case ods.ConstraintInt:
		return isInt, true
	case ods.ConstraintSignless:
		return isInt && i.Signedness() == ir.Signless, true
	case ods.ConstraintSigned:
		return isInt && i.Signedness() == ir.Signed, true
	case ods.ConstraintUnsigned:
		return isInt && i.Signedness() == ir.Unsigned, true
	case ods.ConstraintFloat:
		_, ok := t.(*ir.FloatType)
		return ok, true
	case ods.ConstraintFunction:
		_, ok := t.(*ir.FunctionType)
		return ok, true
	case ods.ConstraintTuple:
		_, ok := t.(*ir.TupleType)
		return ok, true
	case ods.ConstraintComplex:
		x, ok := t.(*ir.ComplexType)
		return ok && holdsElem(c, x.Elem()), true
	case ods.ConstraintWidth:
		w, ok := bitWidth(t)
		return ok && hasInt(c, w), true
	}
	return false, false
}

func hasInt(c *ods.Constraint, n int64) bool {
	for _, i := range c.Ints {
		if i == n {
			return true
		}
	}
	return false
}

// holdsElem applies the constraint on elements, if there is one.
func holdsElem(c *ods.Constraint, elem ir.Type) bool {
	return len(c.Args) == 0 || Satisfies(c.Args[0], elem)
}

func holdsShaped(c *ods.Constraint, t ir.Type) bool {
	s, ok := t.(ir.ShapedType)
	if !ok {
		return false
	}
	switch c.Kind {
	case ods.ConstraintShaped:
		return holdsElem(c, s.Elem())
	case ods.ConstraintStatic:
		return ir.HasStaticShape(s)
	case ods.ConstraintRank:
		return s.HasRank() && hasInt(c, int64(len(s.Shape())))
	case ods.ConstraintMinRank:
		return s.HasRank() && len(c.Ints) == 1 && int64(len(s.Shape())) >= c.Ints[0]
	case ods.ConstraintCount:
		n, ok := ir.NumElements(s)
		return ok && hasInt(c, n)
	case ods.ConstraintStrided:
		return isStrided(t)
	case ods.ConstraintIdentity:
		m, ok := t.(*ir.MemRefType)
		return ok && len(m.Layout()) == 0
	}
	return kindOf(c, t) && holdsElem(c, s.Elem())
}

func kindOf(c *ods.Constraint, t ir.Type) bool {
	switch t.(type) {
	case *ir.VectorType:
		return c.Kind == ods.ConstraintVector
	case *ir.MemRefType:
		return c.Kind == ods.ConstraintMemRef
	case *ir.UnrankedMemRefType:
		return c.Kind == ods.ConstraintUnrankedMemRef
	case *ir.RankedTensorType:
		return c.Kind == ods.ConstraintRankedTensor || c.Kind == ods.ConstraintTensor
	case *ir.UnrankedTensorType:
		return c.Kind == ods.ConstraintUnrankedTensor || c.Kind == ods.ConstraintTensor
	}
	return false
}

// isStrided reports whether an element's place is an offset plus a multiple of
// each index.
func isStrided(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	_, ok = m.Strides()
	return ok
}

func holdsLike(c *ods.Constraint, t ir.Type) bool {
	switch s := t.(type) {
	case *ir.VectorType:
		return holdsElem(c, s.Elem())
	case *ir.RankedTensorType:
		return holdsElem(c, s.Elem())
	case *ir.UnrankedTensorType:
		return holdsElem(c, s.Elem())
	}
	return holdsElem(c, t)
}

func holdsDialect(c *ods.Constraint, t ir.Type) bool {
	d, ok := t.(*ir.DialectType)
	if !ok {
		o, ok := t.(*ir.OpaqueType)
		return ok && c.Kind == ods.ConstraintDialect && o.Dialect() == c.Name
	}
	if c.Kind == ods.ConstraintDialect {
		return strings.HasPrefix(d.Def().Name(), c.Name) && len(d.Def().Name()) > len(c.Name) && d.Def().Name()[len(c.Name)] == '.'
	}
	if d.Def().Name() != c.Name {
		return false
	}
	for i, arg := range c.Args {
		if !holdsParam(arg, d.Param(i)) {
			return false
		}
	}
	return true
}

func holdsParam(c *ods.Constraint, a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return Satisfies(c, a.Value())
	case *ir.IntegerAttr:
		n, ok := a.Int()
		return c.Kind == ods.ConstraintAny || c.Kind == ods.ConstraintIntValue && ok && hasInt(c, n)
	}
	return c.Kind == ods.ConstraintAny
}
