package ods

import "github.com/mlirc/mlirc/core/ir"

// Eval computes an expression; truth is 0 or 1. It reports false when the value
// does not exist, as the rank of an unranked memref.
func Eval(e *Expr, env Env) (int64, bool) {
	switch e.Op {
	case ExprInt:
		return e.Int, true
	case ExprRef:
		return evalRef(e.Ref, env)
	case ExprNot:
		v, ok := Eval(e.Args[0], env)
		return truth(v == 0), ok
	case ExprAnd, ExprOr, ExprImp:
		return evalLogic(e, env)
	case ExprEq, ExprNe, ExprLt, ExprLe, ExprGt, ExprGe, ExprAdd, ExprSub, ExprMul:
		return evalBinary(e, env)
	}
	return evalFunction(e, env)
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func evalRef(r Ref, env Env) (int64, bool) {
	if r.Kind != RefAttr {
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
func evalLogic(e *Expr, env Env) (int64, bool) {
	left, lok := Eval(e.Args[0], env)
	if e.Op == ExprImp {
		left = truth(left == 0)
	}
	if lok && (left == 0) == (e.Op == ExprAnd) {
		return truth(e.Op != ExprAnd), true
	}
	right, rok := Eval(e.Args[1], env)
	if e.Op == ExprAnd {
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

func evalBinary(e *Expr, env Env) (int64, bool) {
	left, lok := Eval(e.Args[0], env)
	right, rok := Eval(e.Args[1], env)
	if !lok || !rok {
		return 0, false
	}
	switch e.Op {
	case ExprEq:
		return truth(left == right), true
	case ExprNe:
		return truth(left != right), true
	case ExprLt:
		return truth(left < right), true
	case ExprLe:
		return truth(left <= right), true
	case ExprGt:
		return truth(left > right), true
	case ExprGe:
		return truth(left >= right), true
	case ExprAdd:
		return left + right, true
	case ExprSub:
		return left - right, true
	}
	return left * right, true
}

func evalFunction(e *Expr, env Env) (int64, bool) {
	r := e.Args[0].Ref
	switch e.Op {
	case "count":
		return int64(env.Count(r)), true
	case "present":
		return truth(present(r, env)), true
	case "absent":
		return truth(!present(r, env)), true
	case "len", "inputs", "outputs", "sum", "symbols", "dims":
		if !isAttrFunction(e) {
			return 0, false
		}
		return evalAttrFunction(e, env.Attr(r.Index))
	case "kind", "permutation", "dynamic":
		return evalValue(e, env.Attr(r.Index))
	case "constant":
		return evalConstant(env.Values(r.Index))
	case "parts-fit":
		return evalParts(env.Attr(r.Index), groupTypes(e.Args[1].Ref, env))
	case "same-space", "same-but-element":
		return evalTwo(e.Op, groupTypes(r, env), groupTypes(e.Args[1].Ref, env))
	case "same-type", "same-shape", "same-element":
		return truth(allAgree(e, env)), true
	case "power-of-two":
		n, ok := Eval(e.Args[0], env)
		return truth(n > 0 && n&(n-1) == 0), ok
	}
	types := groupTypes(r, env)
	if len(types) == 0 {
		return 0, false
	}
	switch e.Op {
	case "is":
		for _, t := range types {
			if !e.Constraint.Holds(t) {
				return 0, true
			}
		}
		return 1, true
	case "cast-compatible", "compatible-shape":
		return evalCompatible(e, env, types[0])
	case "width":
		return bitWidth(ir.ElementOrSelf(types[0]))
	}
	return evalShape(e, types[0])
}

func present(r Ref, env Env) bool {
	if r.Kind == RefAttr {
		return env.Attr(r.Index) != nil
	}
	return env.Count(r) > 0
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

func evalShape(e *Expr, t ir.Type) (int64, bool) {
	s, ok := t.(ir.ShapedType)
	if !ok {
		return 0, false
	}
	switch e.Op {
	case "ranked":
		return truth(s.HasRank()), true
	case "elements":
		return ir.NumElements(s)
	case "layout-symbols":
		return layoutSymbols(t)
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

// isAttrFunction reports whether an expression is a number of one attribute.
func isAttrFunction(e *Expr) bool {
	switch e.Op {
	case "len", "inputs", "outputs", "sum", "symbols", "dims":
		return e.Args[0].Ref.Kind == RefAttr
	}
	return false
}

func evalAttrFunction(e *Expr, value ir.Attribute) (int64, bool) {
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

func denseFunction(e *Expr, a *ir.DenseElementsAttr) (int64, bool) {
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

func mapFunction(op ExprOp, dims, symbols, results int) (int64, bool) {
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

// allAgree holds when all types of all groups named are the same, or have the
// same shape or element type. Ranks that are unknown agree with every shape.
func allAgree(e *Expr, env Env) bool {
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

func groupTypes(r Ref, env Env) []ir.Type {
	if r.Kind != RefAttr {
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

func agree(op ExprOp, a, b ir.Type) bool {
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

func evalCompatible(e *Expr, env Env, t ir.Type) (int64, bool) {
	others := groupTypes(e.Args[1].Ref, env)
	if len(others) == 0 {
		return 0, false
	}
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
