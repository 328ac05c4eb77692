package ods

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// Holds reports whether a type is allowed.
func (c *Constraint) Holds(t ir.Type) bool {
	switch c.Kind {
	case ConstraintAny:
		return true
	case ConstraintNamed:
		return len(c.Args) == 1 && c.Args[0].Holds(t)
	case ConstraintOr:
		return c.Args[0].Holds(t) || c.Args[1].Holds(t)
	case ConstraintAnd:
		return c.Args[0].Holds(t) && c.Args[1].Holds(t)
	case ConstraintNot:
		return !c.Args[0].Holds(t)
	case ConstraintExact:
		return exactly(c.Type, t)
	case ConstraintLike:
		return c.holdsLike(t)
	case ConstraintDialectType, ConstraintDialect:
		return c.holdsDialect(t)
	}
	if holds, known := c.holdsScalar(t); known {
		return holds
	}
	return c.holdsShaped(t)
}

func exactly(e *TypeExpr, t ir.Type) bool {
	switch e.Op {
	case TypeIndex:
		_, ok := t.(*ir.IndexType)
		return ok
	case TypeNone:
		_, ok := t.(*ir.NoneType)
		return ok
	case TypeFloat:
		f, ok := t.(*ir.FloatType)
		return ok && f.Kind() == e.Kind
	case TypeInteger:
		i, ok := t.(*ir.IntegerType)
		return ok && int(i.Width()) == e.Width && i.Signedness() == signedness(e.Sign)
	}
	return false
}

func signedness(sign byte) ir.Signedness {
	switch sign {
	case 's':
		return ir.Signed
	case 'u':
		return ir.Unsigned
	}
	return ir.Signless
}

// holdsScalar decides the constraints on types without elements.
func (c *Constraint) holdsScalar(t ir.Type) (holds, known bool) {
	i, isInt := t.(*ir.IntegerType)
	switch c.Kind {
	case ConstraintInt:
		return isInt, true
	case ConstraintSignless:
		return isInt && i.Signedness() == ir.Signless, true
	case ConstraintSigned:
		return isInt && i.Signedness() == ir.Signed, true
	case ConstraintUnsigned:
		return isInt && i.Signedness() == ir.Unsigned, true
	case ConstraintFloat:
		_, ok := t.(*ir.FloatType)
		return ok, true
	case ConstraintFunction:
		_, ok := t.(*ir.FunctionType)
		return ok, true
	case ConstraintTuple:
		_, ok := t.(*ir.TupleType)
		return ok, true
	case ConstraintComplex:
		x, ok := t.(*ir.ComplexType)
		return ok && c.holdsElem(x.Elem()), true
	case ConstraintWidth:
		w, ok := bitWidth(t)
		return ok && c.hasInt(w), true
	}
	return false, false
}

func (c *Constraint) hasInt(n int64) bool {
	for _, i := range c.Ints {
		if i == n {
			return true
		}
	}
	return false
}

// holdsElem applies the constraint on elements, if there is one.
func (c *Constraint) holdsElem(elem ir.Type) bool {
	return len(c.Args) == 0 || c.Args[0].Holds(elem)
}

func (c *Constraint) holdsShaped(t ir.Type) bool {
	s, ok := t.(ir.ShapedType)
	if !ok {
		return false
	}
	switch c.Kind {
	case ConstraintShaped:
		return c.holdsElem(s.Elem())
	case ConstraintStatic:
		return ir.HasStaticShape(s)
	case ConstraintRank:
		return s.HasRank() && c.hasInt(int64(len(s.Shape())))
	case ConstraintMinRank:
		return s.HasRank() && len(c.Ints) == 1 && int64(len(s.Shape())) >= c.Ints[0]
	case ConstraintCount:
		n, ok := ir.NumElements(s)
		return ok && c.hasInt(n)
	case ConstraintStrided:
		return isStrided(t)
	case ConstraintIdentity:
		m, ok := t.(*ir.MemRefType)
		return ok && len(m.Layout()) == 0
	}
	return c.kindOf(t) && c.holdsElem(s.Elem())
}

func (c *Constraint) kindOf(t ir.Type) bool {
	switch t.(type) {
	case *ir.VectorType:
		return c.Kind == ConstraintVector
	case *ir.MemRefType:
		return c.Kind == ConstraintMemRef
	case *ir.UnrankedMemRefType:
		return c.Kind == ConstraintUnrankedMemRef
	case *ir.RankedTensorType:
		return c.Kind == ConstraintRankedTensor || c.Kind == ConstraintTensor
	case *ir.UnrankedTensorType:
		return c.Kind == ConstraintUnrankedTensor || c.Kind == ConstraintTensor
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

func (c *Constraint) holdsLike(t ir.Type) bool {
	switch s := t.(type) {
	case *ir.VectorType:
		return c.holdsElem(s.Elem())
	case *ir.RankedTensorType:
		return c.holdsElem(s.Elem())
	case *ir.UnrankedTensorType:
		return c.holdsElem(s.Elem())
	}
	return c.holdsElem(t)
}

func (c *Constraint) holdsDialect(t ir.Type) bool {
	d, ok := t.(*ir.DialectType)
	if !ok {
		o, ok := t.(*ir.OpaqueType)
		return ok && c.Kind == ConstraintDialect && o.Dialect() == c.Name
	}
	if c.Kind == ConstraintDialect {
		return strings.HasPrefix(d.Def().Name(), c.Name) && len(d.Def().Name()) > len(c.Name) && d.Def().Name()[len(c.Name)] == '.'
	}
	if d.Def().Name() != c.Name {
		return false
	}
	for i, arg := range c.Args {
		if !arg.holdsParam(d.Param(i)) {
			return false
		}
	}
	return true
}

func (c *Constraint) holdsParam(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return c.Holds(a.Value())
	case *ir.IntegerAttr:
		n, ok := a.Int()
		return c.Kind == ConstraintAny || c.Kind == ConstraintIntValue && ok && c.hasInt(n)
	}
	return c.Kind == ConstraintAny
}

// String is the constraint as in a dialect file; a named one is its name.
func (c *Constraint) String() string {
	switch c.Kind {
	case ConstraintNamed:
		return c.Name
	case ConstraintOr, ConstraintAnd:
		return c.part(0) + " " + string(c.Kind) + " " + c.part(1)
	case ConstraintNot:
		return "not " + c.part(0)
	case ConstraintExact:
		return c.Type.String()
	case ConstraintDialect:
		return "dialect(" + c.Name + ")"
	case ConstraintDialectType:
		return "!" + c.Name + c.arguments()
	case ConstraintIntValue:
		return decimals(c.Ints)
	}
	if len(c.Ints) > 0 {
		return string(c.Kind) + "(" + decimals(c.Ints) + ")"
	}
	return string(c.Kind) + c.arguments()
}

// part is an argument of an operator, in parentheses where it needs them.
func (c *Constraint) part(i int) string {
	arg := c.Args[i]
	looser := arg.Kind == ConstraintOr && c.Kind != ConstraintOr || arg.Kind == ConstraintAnd && c.Kind == ConstraintNot
	if looser {
		return "(" + arg.String() + ")"
	}
	return arg.String()
}

func (c *Constraint) arguments() string {
	if len(c.Args) == 0 {
		return ""
	}
	parts := make([]string, len(c.Args))
	for i, a := range c.Args {
		parts[i] = a.String()
	}
	return "(" + strings.Join(parts, ", ") + ")"
}
