package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

func evalInt(e *ods.Expr, _ ods.Env) (int64, bool) { return e.Int, true }

func evalNot(e *ods.Expr, env ods.Env) (int64, bool) {
	v, ok := e.Args[0].Eval(env)
	return truth(v == 0), ok
}

func evalCount(e *ods.Expr, env ods.Env) (int64, bool) { return int64(env.Count(e.Args[0].Ref)), true }

func evalPresent(e *ods.Expr, env ods.Env) (int64, bool) {
	return truth(present(e.Args[0].Ref, env)), true
}

func evalAbsent(e *ods.Expr, env ods.Env) (int64, bool) {
	return truth(!present(e.Args[0].Ref, env)), true
}

func evalPowerOfTwo(e *ods.Expr, env ods.Env) (int64, bool) {
	n, ok := e.Args[0].Eval(env)
	return truth(n > 0 && n&(n-1) == 0), ok
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func evalRef(e *ods.Expr, env ods.Env) (int64, bool) {
	r := e.Ref
	if r.Kind != ods.RefAttr {
		return int64(env.Count(r)), true
	}
	a, ok := env.Attr(r.Index).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int()
}

// evalLogic decides with what is known: an unknown part leaves the whole
// unknown only where it matters. What the left part decides needs no right one.
func evalLogic(e *ods.Expr, env ods.Env) (int64, bool) {
	left, lok := e.Args[0].Eval(env)
	if e.Op == ods.ExprImp {
		left = truth(left == 0)
	}
	if lok && (left == 0) == (e.Op == ods.ExprAnd) {
		return truth(e.Op != ods.ExprAnd), true
	}
	right, rok := e.Args[1].Eval(env)
	if e.Op == ods.ExprAnd {
		if lok && left == 0 || rok && right == 0 {
			return 0, true
		}
		return 1, lok && rok
	}
	if lok && left != 0 || rok && right != 0 {
		return 1, true
	}
	return 0, lok && rok
}

func evalBinary(e *ods.Expr, env ods.Env) (int64, bool) {
	left, lok := e.Args[0].Eval(env)
	right, rok := e.Args[1].Eval(env)
	if !lok || !rok {
		return 0, false
	}
	switch e.Op {
	case ods.ExprEq:
		return truth(left == right), true
	case ods.ExprNe:
		return truth(left != right), true
	case ods.ExprLt:
		return truth(left < right), true
	case ods.ExprLe:
		return truth(left <= right), true
	case ods.ExprGt:
		return truth(left > right), true
	case ods.ExprGe:
		return truth(left >= right), true
	case ods.ExprAdd:
		return left + right, true
	case ods.ExprSub:
		return left - right, true
	}
	return left * right, true
}

// evalOfAttr computes a function of one attribute.
func evalOfAttr(e *ods.Expr, env ods.Env) (int64, bool) {
	return evalAttrFunction(e, env.Attr(e.Args[0].Ref.Index))
}

// evalIs holds when all types of a group, of which there is one, satisfy a constraint.
func evalIs(e *ods.Expr, env ods.Env) (int64, bool) {
	types := groupTypes(e.Args[0].Ref, env)
	for _, t := range types {
		if !Satisfies(e.Constraint, t) {
			return 0, true
		}
	}
	return 1, len(types) > 0
}

func present(r ods.Ref, env ods.Env) bool {
	if r.Kind == ods.RefAttr {
		return env.Attr(r.Index) != nil
	}
	return env.Count(r) > 0
}

func evalWidth(e *ods.Expr, env ods.Env) (int64, bool) {
	types := groupTypes(e.Args[0].Ref, env)
	if len(types) == 0 {
		return 0, false
	}
	return bitWidth(ir.ElementOrSelf(types[0]))
}

func bitWidth(t ir.Type) (int64, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width()), true
	case *ir.FloatType:
		return int64(t.Kind().BitWidth()), true
	}
	return 0, false
}

// evalShape computes a function of the shape of a group's first type.
func evalShape(e *ods.Expr, env ods.Env) (int64, bool) {
	types := groupTypes(e.Args[0].Ref, env)
	if len(types) == 0 {
		return 0, false
	}
	s, ok := types[0].(ir.ShapedType)
	if !ok {
		return 0, false
	}
	switch e.Op {
	case "ranked":
		return truth(s.HasRank()), true
	case "elements":
		return ir.NumElements(s)
	case "layout-symbols":
		return layoutSymbols(types[0])
	}
	if !s.HasRank() {
		return 0, false
	}
	switch e.Op {
	case "rank":
		return int64(len(s.Shape())), true
	case "dynamic-dims":
		n := int64(0)
		for _, d := range s.Shape() {
			n += truth(d == ir.Dynamic)
		}
		return n, true
	case "dim":
		i := e.Args[1].Int
		if i < 0 || i >= int64(len(s.Shape())) {
			return 0, false
		}
		return s.Shape()[i], true
	}
	return 0, false
}

// layoutSymbols counts the symbols of the first map of a memref's layout.
func layoutSymbols(t ir.Type) (int64, bool) {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return 0, false
	}
	if len(m.Layout()) == 0 {
		return 0, true
	}
	a, ok := m.Layout()[0].(*ir.AffineMapAttr)
	if !ok {
		return 0, true
	}
	return int64(a.Map().NumSymbols), true
}

// evalLength is the number of types that a list variable has according to the
// attribute whose type mentions it.
func evalLength(e *ods.Expr, env ods.Env) (int64, bool) {
	var f Bindings
	bound := false
	for i := range e.Def.Attributes {
		a := &e.Def.Attributes[i]
		t, ok := env.Attr(i).(*ir.TypeAttr)
		if a.Kind != ods.AttrType || a.Type == nil || !ok {
			continue
		}
		if !bound {
			f.Init(t.Context(), e.Def, env)
			bound = true
		}
		f.Match(a.Type, t.Value())
	}
	if !bound || !f.Vars[e.Ref.Index].Bound {
		return 0, false
	}
	return int64(len(f.Vars[e.Ref.Index].List)), true
}

func evalAttrFunction(e *ods.Expr, value ir.Attribute) (int64, bool) {
	switch a := value.(type) {
	case *ir.ArrayAttr:
		return int64(len(a.Elems())), e.Op == "len"
	case *ir.DictionaryAttr:
		return int64(len(a.Entries())), e.Op == "len"
	case *ir.StringAttr:
		return int64(len(a.Value())), e.Op == "len"
	case *ir.DenseElementsAttr:
		return denseFunction(e, a)
	case *ir.AffineMapAttr:
		m := a.Map()
		return mapFunction(e.Op, m.NumDims, m.NumSymbols, len(m.Results))
	case *ir.IntegerSetAttr:
		s := a.Set()
		return mapFunction(e.Op, s.NumDims, s.NumSymbols, len(s.Constraints))
	}
	return 0, false
}

func denseFunction(e *ods.Expr, a *ir.DenseElementsAttr) (int64, bool) {
	if e.Op == "len" {
		return int64(a.Len()), true
	}
	if _, ok := a.Shaped().Elem().(*ir.IntegerType); !ok || e.Op != "sum" {
		return 0, false
	}
	if a.IsSplat() {
		v, ok := a.Int(0).Int64()
		return v * int64(a.Len()), ok
	}
	n := int64(0)
	for i := range a.Len() {
		v, _ := a.Int(i).Int64()
		n += v
	}
	return n, true
}

func mapFunction(op ods.ExprOp, dims, symbols, results int) (int64, bool) {
	switch op {
	case "inputs":
		return int64(dims + symbols), true
	case "outputs", "len":
		return int64(results), true
	case "dims":
		return int64(dims), true
	case "symbols":
		return int64(symbols), true
	}
	return 0, false
}

func evalAgree(e *ods.Expr, env ods.Env) (int64, bool) { return truth(allAgree(e, env)), true }

// allAgree holds when all types of all groups named are the same, or have the
// same shape or element type. Ranks that are unknown agree with every shape.
func allAgree(e *ods.Expr, env ods.Env) bool {
	var first ir.Type
	for _, arg := range e.Args {
		for _, t := range groupTypes(arg.Ref, env) {
			if first == nil {
				first = t
				continue
			}
			if !agree(e.Op, first, t) {
				return false
			}
		}
	}
	return true
}

func groupTypes(r ods.Ref, env ods.Env) []ir.Type {
	if r.Kind != ods.RefAttr {
		return env.Types(r)
	}
	switch a := env.Attr(r.Index).(type) {
	case *ir.TypeAttr:
		return []ir.Type{a.Value()}
	case ir.TypedAttr:
		return []ir.Type{a.Type()}
	}
	return nil
}

func agree(op ods.ExprOp, a, b ir.Type) bool {
	switch op {
	case "same-type":
		return a == b
	case "same-element":
		return ir.ElementOrSelf(a) == ir.ElementOrSelf(b)
	}
	s, ok := a.(ir.ShapedType)
	u, ok2 := b.(ir.ShapedType)
	if !ok || !ok2 {
		return ok == ok2
	}
	return ShapesAgree(s, u)
}

// ShapesAgree holds when every pair of sizes is equal or one of it dynamic.
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
	return true
}

func evalCompatible(e *ods.Expr, env ods.Env) (int64, bool) {
	types, others := groupTypes(e.Args[0].Ref, env), groupTypes(e.Args[1].Ref, env)
	if len(types) == 0 || len(others) == 0 {
		return 0, false
	}
	t := types[0]
	s, ok := t.(ir.ShapedType)
	u, ok2 := others[0].(ir.ShapedType)
	if !ok || !ok2 {
		return truth(t == others[0]), true
	}
	same := ShapesAgree(s, u)
	if e.Op == "cast-compatible" {
		same = same && s.Elem() == u.Elem() && memoryAgrees(s, u)
	}
	return truth(same), true
}
