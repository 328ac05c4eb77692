package eval

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

var (
	ofType  = []ods.Sort{ods.SortType}
	ofTypes = []ods.Sort{ods.SortTypes, ods.SortTypes}
	ofTwo   = []ods.Sort{ods.SortType, ods.SortType}
	ofAttr  = []ods.Sort{ods.SortAttr}
	ofAttrs = []ods.Sort{ods.SortAttr, ods.SortAttr}
)

// predicates are the functions that decide something.
var predicates = []Function{
	{Name: "is", Args: []ods.Sort{ods.SortTypes, ods.SortConstraint}, Result: ods.SortTruth, compile: is,
		Doc: "whether a constraint allows each of the types; not known of none"},
	{Name: "kind", Args: []ods.Sort{ods.SortAttr, ods.SortKind}, Result: ods.SortTruth, compile: hasKind,
		Doc: "whether an attribute is of a kind"},
	{Name: "present", Args: []ods.Sort{ods.SortPart}, Result: ods.SortTruth, compile: present(true),
		Doc: "whether an attribute is there, a region has blocks, a group has values"},
	{Name: "absent", Args: []ods.Sort{ods.SortPart}, Result: ods.SortTruth, compile: present(false),
		Doc: "the opposite of `present`"},
	{Name: "made-by", Args: []ods.Sort{ods.SortOperand, ods.SortOp}, Rest: true, Result: ods.SortTruth, compile: madeBy, ReadsValues: true,
		Doc: "whether each value is the result of one of these operations; not known of none"},
	{Name: "same-type", Args: ofTypes, Rest: true, Result: ods.SortTruth, compile: allAgree(sameType),
		Doc: "whether all types of all arguments are the same"},
	{Name: "same-shape", Args: ofTypes, Rest: true, Result: ods.SortTruth, compile: allAgree(sameShape),
		Doc: "the same of their shapes; sizes and ranks that are not known agree with every other"},
	{Name: "same-element", Args: ofTypes, Rest: true, Result: ods.SortTruth, compile: allAgree(sameElement),
		Doc: "the same of their elements; a scalar is its own"},
	{Name: "compatible-shape", Args: ofTwo, Result: ods.SortTruth, compile: two(compatibleShape),
		Doc: "whether two shapes agree; other types must be the same"},
	{Name: "cast-compatible", Args: ofTwo, Result: ods.SortTruth, compile: two(castCompatible),
		Doc: "the same, with elements that are equal and layouts and memory spaces that agree"},
	{Name: "same-space", Args: ofTwo, Result: ods.SortTruth, compile: two(sameSpace),
		Doc: "whether two memrefs, or two pointers that say their `space`, lie in the same memory space"},
	{Name: "ranked", Args: ofType, Result: ods.SortTruth, compile: one(ranked),
		Doc: "whether the rank of a shaped type is known"},
	{Name: "permutation", Args: ofAttr, Result: ods.SortTruth, compile: one(permutation),
		Doc: "whether an affine map is a permutation, or an array has each of the numbers from 0 up to its length once"},
	{Name: "distinct", Args: ofAttr, Result: ods.SortTruth, compile: one(distinct),
		Doc: "whether no two elements of an array have the same first part: the first parameter of a dialect's attribute, the first element of a list"},
	{Name: "power-of-two", Args: []ods.Sort{ods.SortInteger}, Result: ods.SortTruth, compile: one(powerOfTwo),
		Doc: "whether a number is 1, 2, 4, ..."},
}

func is(e *ods.Expr) any {
	types, c := arg[[]ir.Type](e, 0), e.Args[1]
	return func(env ods.Env) (int64, bool) {
		list, ok := types(env)
		if !ok {
			return 0, false
		}
		for _, t := range list {
			if !c.Holds(t) {
				return 0, true
			}
		}
		return 1, len(list) > 0
	}
}

func hasKind(e *ods.Expr) any {
	a, k := arg[ir.Attribute](e, 0), e.Args[1]
	return func(env ods.Env) (int64, bool) {
		v, ok := a(env)
		return truth(k.IsKind(v)), ok
	}
}

func present(want bool) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		r := e.Args[0].Ref
		if r.Kind == ods.RefAttr || r.Kind == ods.RefParam {
			return func(env ods.Env) (int64, bool) { return truth((env.Attr(r.Index) != nil) == want), true }
		}
		return func(env ods.Env) (int64, bool) { return truth((env.Count(r) > 0) == want), true }
	}
}

func madeBy(e *ods.Expr) any {
	group, ops := e.Args[0].Ref.Index, e.Args[1:]
	return func(env ods.Env) (int64, bool) {
		values := env.Values(group)
		for _, v := range values {
			if v == nil {
				return 0, false
			}
			by := v.DefiningOp()
			if by == nil || !slices.ContainsFunc(ops, func(o *ods.Expr) bool { return by.Is(o.Name) }) {
				return 0, true
			}
		}
		return 1, len(values) > 0
	}
}

// allAgree holds when the first type of all arguments agrees with each other one. An
// argument without a value has no types.
func allAgree(agree func(a, b ir.Type) bool) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		args := e.Args
		return func(env ods.Env) (int64, bool) {
			var first ir.Type
			for _, arg := range args {
				types, _ := arg.Types(env)
				for _, t := range types {
					switch {
					case t == nil:
					case first == nil:
						first = t
					case !agree(first, t):
						return 0, true
					}
				}
			}
			return 1, true
		}
	}
}

func sameType(a, b ir.Type) bool { return a == b }

func sameElement(a, b ir.Type) bool { return scalarOf(a) == scalarOf(b) }

func sameShape(a, b ir.Type) bool {
	if isDialectVector(a) || isDialectVector(b) {
		n, _ := sizesOf(a)
		m, _ := sizesOf(b)
		return slices.Equal(n, m) && hasFixedLength(a) == hasFixedLength(b)
	}
	s, ok := a.(ir.ShapedType)
	u, ok2 := b.(ir.ShapedType)
	if !ok || !ok2 {
		return ok == ok2
	}
	return ShapesAgree(s, u)
}

// scalableDims says which dimensions of a vector are multiples that are known only when the program
// runs, nil where none is.
func scalableDims(t ir.Type) []bool {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Scalable()
	}
	return nil
}

// hasFixedLength reports whether a type is no vector whose length is known only when the program
// runs; of a dialect's, none that says more than its length and its element.
func hasFixedLength(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.Scalable() == nil
	case *ir.DialectType:
		def, ok := t.Def().(*ods.TypeDef)
		if !ok || !def.Vector {
			return true
		}
		for i, p := range t.Params() {
			if i != def.Elem && i != def.Length && p != nil {
				return false
			}
		}
	}
	return true
}

// ShapesAgree holds when every pair of sizes is equal, and scalable in both vectors or in neither, or
// one of it dynamic.
func ShapesAgree(s, u ir.ShapedType) bool {
	if !s.HasRank() || !u.HasRank() {
		return true
	}
	if len(s.Shape()) != len(u.Shape()) {
		return false
	}
	for i, d := range s.Shape() {
		o := u.Shape()[i]
		if d != o && d != ir.Dynamic && o != ir.Dynamic {
			return false
		}
	}
	return slices.Equal(scalableDims(s), scalableDims(u))
}

func compatibleShape(a, b ir.Type) (int64, bool) {
	s, ok := a.(ir.ShapedType)
	u, ok2 := b.(ir.ShapedType)
	if !ok || !ok2 {
		return truth(a == b), true
	}
	return truth(ShapesAgree(s, u)), true
}

func castCompatible(a, b ir.Type) (int64, bool) {
	s, ok := a.(ir.ShapedType)
	u, ok2 := b.(ir.ShapedType)
	if !ok || !ok2 {
		return truth(a == b), true
	}
	return truth(ShapesAgree(s, u) && s.Elem() == u.Elem() && memoryAgrees(s, u)), true
}

func sameSpace(a, b ir.Type) (int64, bool) {
	s, ok := memorySpace(a)
	u, ok2 := memorySpace(b)
	return truth(s == u), ok && ok2
}

func memorySpace(t ir.Type) (ir.Attribute, bool) {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Space(), true
	case *ir.UnrankedMemRefType:
		return t.Space(), true
	case *ir.DialectType:
		if def, ok := t.Def().(*ods.TypeDef); ok && def.Space >= 0 {
			return t.Param(def.Space), true
		}
	}
	return nil, false
}

func ranked(t ir.Type) (int64, bool) {
	s, ok := t.(ir.ShapedType)
	return truth(ok && s.HasRank()), ok
}

func permutation(a ir.Attribute) (int64, bool) {
	if m, ok := a.(*ir.AffineMapAttr); ok {
		return truth(m.Map().IsPermutation()), true
	}
	list, ok := integersOf(a)
	if _, isArray := a.(*ir.ArrayAttr); !ok || !isArray {
		return 0, false
	}
	slices.Sort(list)
	for i, n := range list {
		if n != int64(i) {
			return 0, true
		}
	}
	return 1, true
}

func powerOfTwo(n int64) (int64, bool) { return truth(n > 0 && n&(n-1) == 0), true }
