package eval

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

var (
	ofElement  = []ods.Sort{ods.SortConstraint}
	literals   = []ods.Sort{ods.SortInteger}
	ofDialects = []ods.Sort{ods.SortDialect}
)

// constraints are the functions of types that stand behind `is`.
var constraints = []Function{
	allows("any", "every type", func(ir.Type) bool { return true }),
	allows("int", "an integer", func(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }),
	allows("signless-int", "an integer without a sign", hasSign(ir.Signless)),
	allows("signed-int", "a signed integer", hasSign(ir.Signed)),
	allows("unsigned-int", "an unsigned integer", hasSign(ir.Unsigned)),
	allows("float", "a float", func(t ir.Type) bool { _, ok := t.(*ir.FloatType); return ok }),
	allows("function", "a function type", func(t ir.Type) bool { _, ok := t.(*ir.FunctionType); return ok }),
	allows("tuple", "a tuple", func(t ir.Type) bool { _, ok := t.(*ir.TupleType); return ok }),
	withElements("complex", "a complex number, whose parts satisfy the argument", func(t ir.Type) (ir.Type, bool) {
		c, ok := t.(*ir.ComplexType)
		if !ok {
			return nil, false
		}
		return c.Elem(), true
	}),
	withElements("vector", "a vector, whose elements satisfy the argument", shaped[*ir.VectorType]),
	withElements("memref", "the same of a memref with a rank", shaped[*ir.MemRefType]),
	withElements("unranked-memref", "the same of one without", shaped[*ir.UnrankedMemRefType]),
	withElements("ranked-tensor", "the same of a tensor with a rank", shaped[*ir.RankedTensorType]),
	withElements("unranked-tensor", "the same of one without", shaped[*ir.UnrankedTensorType]),
	withElements("tensor", "the same of either", func(t ir.Type) (ir.Type, bool) {
		if elem, ok := shaped[*ir.RankedTensorType](t); ok {
			return elem, true
		}
		return shaped[*ir.UnrankedTensorType](t)
	}),
	withElements("shaped", "the same of any type with a shape", shaped[ir.ShapedType]),
	{Name: "like", Args: ofElement, Result: ods.SortConstraint, compile: like,
		Doc: "the argument, or a vector or tensor of it"},
	withNumbers("width", "an integer or float of one of these widths", func(t ir.Type, list []int64) bool {
		n, ok := bitWidth(t)
		return ok && slices.Contains(list, n)
	}),
	withNumbers("rank", "so many dimensions", func(t ir.Type, list []int64) bool {
		n, ok := rankOf(t)
		return ok && slices.Contains(list, n)
	}),
	withNumbers("count", "so many elements", func(t ir.Type, list []int64) bool {
		n, ok := elementsOf(t)
		return ok && slices.Contains(list, n)
	}),
	{Name: "min-rank", Args: literals, Result: ods.SortConstraint, Doc: "so many dimensions at least",
		compile: numbered(func(t ir.Type, list []int64) bool {
			n, ok := rankOf(t)
			return ok && n >= list[0]
		})},
	allows("static-shape", "no dynamic dimension", func(t ir.Type) bool {
		s, ok := t.(ir.ShapedType)
		return ok && ir.HasStaticShape(s)
	}),
	allows("scalable", "a vector, builtin or a dialect's, whose length is known only when the program runs", func(t ir.Type) bool { return !hasFixedLength(t) }),
	allows("strided", "a memref in which the place of an element is an offset plus a multiple of each index", func(t ir.Type) bool {
		m, ok := t.(*ir.MemRefType)
		if !ok {
			return false
		}
		_, ok = m.Strides()
		return ok
	}),
	allows("identity-layout", "a memref whose layout is the identity", func(t ir.Type) bool {
		m, ok := t.(*ir.MemRefType)
		return ok && len(m.Layout()) == 0
	}),
	{Name: "dialect", Args: ofDialects, Result: ods.SortConstraint, Doc: "any type of that dialect", compile: ofDialect},
}

// allows is a row of a constraint without arguments.
func allows(name, doc string, holds func(ir.Type) bool) Function {
	return Function{Name: name, Result: ods.SortConstraint, Doc: doc, compile: func(*ods.Expr) any { return holds }}
}

// withElements is a row of a constraint that may have one on the elements.
func withElements(name, doc string, elem func(ir.Type) (ir.Type, bool)) Function {
	return Function{Name: name, Args: ofElement, optional: 1, Result: ods.SortConstraint, Doc: doc, compile: func(e *ods.Expr) any {
		if len(e.Args) == 0 {
			return func(t ir.Type) bool {
				_, ok := elem(t)
				return ok
			}
		}
		c := e.Args[0].Code.(ods.ConstraintCode)
		return func(t ir.Type) bool {
			part, ok := elem(t)
			return ok && c(part)
		}
	}}
}

// withNumbers is a row of a constraint that lists numbers.
func withNumbers(name, doc string, holds func(ir.Type, []int64) bool) Function {
	return Function{Name: name, Args: literals, Rest: true, Result: ods.SortConstraint, Doc: doc, compile: numbered(holds)}
}

func numbered(holds func(ir.Type, []int64) bool) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		list := make([]int64, len(e.Args))
		for i, a := range e.Args {
			list[i] = a.Int
		}
		return func(t ir.Type) bool { return holds(t, list) }
	}
}

func hasSign(s ir.Signedness) func(ir.Type) bool {
	return func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return ok && i.Signedness() == s
	}
}

// shaped is the element of a type that is of a kind.
func shaped[T ir.ShapedType](t ir.Type) (ir.Type, bool) {
	s, ok := t.(T)
	if !ok {
		return nil, false
	}
	return s.Elem(), true
}

func like(e *ods.Expr) any {
	c := e.Args[0].Code.(ods.ConstraintCode)
	return func(t ir.Type) bool {
		switch s := t.(type) {
		case *ir.VectorType:
			return c(s.Elem())
		case *ir.RankedTensorType:
			return c(s.Elem())
		case *ir.UnrankedTensorType:
			return c(s.Elem())
		}
		return c(t)
	}
}

func ofDialect(e *ods.Expr) any {
	name := e.Args[0].Name
	return func(t ir.Type) bool {
		switch t := t.(type) {
		case *ir.OpaqueType:
			return t.Dialect() == name
		case *ir.DialectType:
			prefix, _, _ := strings.Cut(t.Def().Name(), ".")
			return prefix == name
		}
		return false
	}
}

// The constraints that are no functions.

// AnyConstraint allows every type.
func AnyConstraint() *ods.Expr { return &anyConstraint }

// Exactly allows the type that an expression without variables names.
func Exactly(t *ods.Expr) *ods.Expr {
	return &ods.Expr{Op: ods.ExprExact, Args: []*ods.Expr{t}, Sort: ods.SortConstraint, Code: t.Is}
}

// OfNumber allows a parameter of a type that is a number, and no type.
func OfNumber(n int64) *ods.Expr {
	return &ods.Expr{Op: ods.ExprInt, Int: n, Sort: ods.SortConstraint, Code: func(ir.Type) bool { return false }}
}

// OfCase allows a parameter of a type that is a case of an enumeration, and no type.
func OfCase(e *ods.Enum, word string) *ods.Expr {
	c := OfNumber(CaseNumber(e, word))
	c.Name = word
	return c
}

// NamedConstraint gives a constraint a name.
func NamedConstraint(name, doc string, c *ods.Expr) *ods.Expr {
	n := &ods.Expr{Op: ods.ExprNamed, Name: name, Args: []*ods.Expr{c}, Sort: ods.SortConstraint, Code: c.Code}
	n.Named = &ods.Named{Doc: doc, Nodes: Size(c) + 1}
	return n
}

// Size is the number of nodes, those of named constraints included.
func Size(c *ods.Expr) int {
	if c.Named != nil {
		return c.Named.Nodes
	}
	n := 1
	for _, a := range c.Args {
		n += Size(a)
	}
	return n
}

// OfDialectType allows a dialect's type whose parameters satisfy constraints.
func OfDialectType(name string, args []*ods.Expr) *ods.Expr {
	return &ods.Expr{Op: ods.TypeDialect, Name: name, Args: args, Sort: ods.SortConstraint, Code: func(t ir.Type) bool {
		d, ok := t.(*ir.DialectType)
		if !ok || d.Def().Name() != name {
			return false
		}
		for i, arg := range args {
			if !holdsParam(arg, d.Param(i)) {
				return false
			}
		}
		return true
	}}
}

func holdsParam(c *ods.Expr, a ir.Attribute) bool {
	if t, ok := a.(*ir.TypeAttr); ok {
		return c.Holds(t.Value())
	}
	if c.Op == "any" {
		return true
	}
	switch c.Op {
	case ods.TypeOr:
		return holdsParam(c.Args[0], a) || holdsParam(c.Args[1], a)
	case ods.ExprNot:
		return !holdsParam(c.Args[0], a)
	case ods.ExprInt:
		if s, ok := a.(*ir.StringAttr); ok {
			return c.Name != "" && s.Value() == c.Name
		}
		n, ok := integerOf(a)
		return ok && n == c.Int
	}
	return false
}
