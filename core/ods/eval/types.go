package eval

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/param"
)

// FuncList is the function whose value is a list of its arguments.
const FuncList ods.ExprOp = "list"

var (
	conditional = []ods.Sort{ods.SortTruth, ods.SortType, ods.SortType}
	ofLists     = []ods.Sort{ods.SortTruth, ods.SortTypes, ods.SortTypes}
	ofChoice    = []ods.Sort{ods.SortTruth, ods.SortInteger, ods.SortInteger}
)

// types are the functions that give types.
var types = []Function{
	{Name: "like", Args: ofTwo, Result: ods.SortType, compile: two(func(t, elem ir.Type) (ir.Type, bool) { return ods.Like(t, elem), true }),
		Doc: "a vector or tensor as the first, with the second as its element; the second, where the first is no such type"},
	{Name: "elem", Args: ofType, Result: ods.SortType, compile: one(ods.ElementType),
		Doc: "the type of elements; that of the parts of a complex number"},
	{Name: "scalar", Args: ofType, Result: ods.SortType, compile: one(func(t ir.Type) (ir.Type, bool) { return scalarOf(t), true }),
		Doc: "the element of a shaped type or of a dialect's vector; any other type itself"},
	{Name: "with-element", Args: ofTwo, Result: ods.SortType, compile: two(withElement),
		Doc: "as `like`, of memrefs too"},
	{Name: "with-shape", Args: []ods.Sort{ods.SortType, ods.SortIntegers}, Result: ods.SortType, compile: two(withShape),
		Doc: "a vector or ranked tensor with other sizes, or a dialect's vector with another; a vector without sizes is its element"},
	{Name: "with-shape", Args: []ods.Sort{ods.SortType, ods.SortIntegers, ods.SortIntegers}, Result: ods.SortType, compile: three(withScalableShape),
		Doc: "the same of a vector of which some dimensions are scalable, as `scalable-dims` says"},
	{Name: "tensorof", Args: ofType, Result: ods.SortType, compile: one(tensorOf),
		Doc: "the tensor with the shape and element of a memref"},
	{Name: "walk", Args: []ods.Sort{ods.SortType, ods.SortIntegers}, Result: ods.SortType, compile: two(walk),
		Doc: "the member of a member of ..., by a path of indices"},
	{Name: "typeof", Args: ofAttr, Result: ods.SortType, compile: one(typeOf),
		Doc: "the type of an attribute's value; `none` for a unit"},
	{Name: "vector", Args: []ods.Sort{ods.SortIntegers, ods.SortType}, Result: ods.SortType, compile: two(vectorOf),
		Doc: "a vector with these sizes, of integers, floats or indices"},
	{Name: "integer-type", Args: []ods.Sort{ods.SortInteger}, Result: ods.SortType, compile: integerOfWidth,
		Doc: "the signless integer type of this width, where there is one"},
	{Name: "tuple", Args: []ods.Sort{ods.SortTypes}, Result: ods.SortType, compile: tupleOf,
		Doc: "a tuple of these types"},
	{Name: "fn", Args: ofTypes, Result: ods.SortType, compile: function,
		Doc: "a function type. It is matched backwards, as patterns are, and so is `listor`"},
	{Name: "listor", Args: []ods.Sort{ods.SortTypes, ods.SortType}, Result: ods.SortType, compile: two(listOr),
		Doc: "the type of a list of one; the second argument for an empty one"},
	{Name: "list", Args: ofType, Rest: true, optional: 1, Result: ods.SortTypes, compile: listOf,
		Doc: "a list of types"},
	{Name: "members", Args: ofType, Result: ods.SortTypes, compile: one(ods.MemberTypes),
		Doc: "the types of all members or elements"},
	{Name: "types", Args: ofAttr, Result: ods.SortTypes, compile: one(typesOfList),
		Doc: "the types that the attributes of an array are or have; one without equals none"},
	{Name: "if", Args: conditional, Result: ods.SortType, compile: choose[ir.Type],
		Doc: "the second argument where the first holds, otherwise the third"},
	{Name: "if", Args: ofLists, Result: ods.SortTypes, compile: choose[[]ir.Type], Doc: "the same of lists"},
	{Name: "if", Args: ofChoice, Result: ods.SortInteger, compile: choose[int64], Doc: "the same of numbers"},
}

func scalarOf(t ir.Type) ir.Type {
	if isDialectVector(t) {
		if elem, ok := ods.ElementType(t); ok {
			return elem
		}
	}
	return ir.ElementOrSelf(t)
}

func isDialectVector(t ir.Type) bool {
	d, ok := t.(*ir.DialectType)
	if !ok {
		return false
	}
	def, ok := d.Def().(*ods.TypeDef)
	return ok && def.Vector
}

func withElement(t, elem ir.Type) (ir.Type, bool) {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Context().MemRefType(t.Shape(), elem, t.Layout(), t.Space()), true
	case *ir.UnrankedMemRefType:
		return t.Context().UnrankedMemRefType(elem, t.Space()), true
	}
	return ods.Like(t, elem), true
}

func withShape(t ir.Type, shape []int64) (ir.Type, bool) {
	for _, n := range shape {
		if n < 0 && n != ir.Dynamic {
			return nil, false
		}
	}
	ctx := t.Context()
	switch t := t.(type) {
	case *ir.VectorType:
		if len(shape) == 0 {
			return t.Elem(), true
		}
		if slices.Contains(shape, ir.Dynamic) {
			return nil, false
		}
		return ctx.VectorType(shape, t.Elem()), true
	case *ir.RankedTensorType:
		return ctx.RankedTensorType(shape, t.Elem(), t.Encoding()), true
	case *ir.DialectType:
		def, ok := t.Def().(*ods.TypeDef)
		params := append([]ir.Attribute(nil), t.Params()...)
		if !ok || !def.Vector || len(params) != len(def.Params()) || len(shape) != 1 {
			return nil, false
		}
		params[def.Length] = ctx.I64Attr(shape[0])
		return ctx.DialectType(def, params...), true
	}
	return nil, false
}

// withScalableShape is withShape of a vector with scalable dimensions, which are not 0.
func withScalableShape(t ir.Type, shape, scalable []int64) (ir.Type, bool) {
	other, ok := withShape(t, shape)
	v, isVector := other.(*ir.VectorType)
	switch {
	case !ok || len(shape) != len(scalable):
		return nil, false
	case !isVector || !slices.ContainsFunc(scalable, isSet):
		return other, true
	}
	dims := make([]bool, len(scalable))
	for i, n := range scalable {
		dims[i] = isSet(n)
	}
	return v.Context().ScalableVectorType(v.Shape(), dims, v.Elem()), true
}

func isSet(n int64) bool { return n != 0 }

func vectorOf(shape []int64, elem ir.Type) (ir.Type, bool) {
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
	default:
		return nil, false
	}
	for _, n := range shape {
		if n < 1 {
			return nil, false
		}
	}
	return elem.Context().VectorType(shape, elem), len(shape) > 0
}

func integerOfWidth(e *ods.Expr) any {
	width := arg[int64](e, 0)
	return func(env ods.Env) (ir.Type, bool) {
		n, ok := width(env)
		if !ok || n < 1 || n > ir.MaxIntegerWidth {
			return nil, false
		}
		return env.Context().IntegerType(uint32(n), ir.Signless), true
	}
}

func tupleOf(e *ods.Expr) any {
	elems := arg[[]ir.Type](e, 0)
	return func(env ods.Env) (ir.Type, bool) {
		list, ok := elems(env)
		if !ok {
			return nil, false
		}
		return env.Context().TupleType(list), true
	}
}

func concatTypes(e *ods.Expr) any {
	lists := make([]func(ods.Env) ([]ir.Type, bool), len(e.Args))
	for i := range e.Args {
		lists[i] = arg[[]ir.Type](e, i)
	}
	return func(env ods.Env) ([]ir.Type, bool) {
		var all []ir.Type
		for _, list := range lists {
			types, ok := list(env)
			if !ok {
				return nil, false
			}
			all = append(all, types...)
		}
		return all, true
	}
}

func tensorOf(t ir.Type) (ir.Type, bool) {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Context().RankedTensorType(t.Shape(), t.Elem(), nil), true
	case *ir.UnrankedMemRefType:
		return t.Context().UnrankedTensorType(t.Elem()), true
	}
	return nil, false
}

// walk finds the member at a path. Only a struct needs to know which.
func walk(t ir.Type, path []int64) (ir.Type, bool) {
	ok := true
	for _, n := range path {
		if t, ok = ods.MemberType(t, n); !ok {
			return nil, false
		}
	}
	return t, true
}

func typeOf(a ir.Attribute) (ir.Type, bool) {
	none := ir.Type(a.Context().NoneType())
	if _, unit := a.(*ir.UnitAttr); unit {
		return none, true
	}
	typed, ok := a.(ir.TypedAttr)
	if !ok || typed.Type() == none {
		return nil, false
	}
	return typed.Type(), true
}

func function(e *ods.Expr) any {
	in, out := arg[[]ir.Type](e, 0), arg[[]ir.Type](e, 1)
	return func(env ods.Env) (ir.Type, bool) {
		inputs, ok := in(env)
		results, ok2 := out(env)
		if !ok || !ok2 {
			return nil, false
		}
		return env.Context().FunctionType(inputs, results), true
	}
}

func listOr(list []ir.Type, empty ir.Type) (ir.Type, bool) {
	switch len(list) {
	case 0:
		return empty, true
	case 1:
		return list[0], true
	}
	return nil, false
}

func listOf(e *ods.Expr) any {
	args := e.Args
	return func(env ods.Env) ([]ir.Type, bool) {
		list := make([]ir.Type, len(args))
		for i, a := range args {
			t, ok := a.Type(env)
			if !ok {
				return nil, false
			}
			list[i] = t
		}
		return list, true
	}
}

func typesOfList(a ir.Attribute) ([]ir.Type, bool) {
	array, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	list := make([]ir.Type, len(array.Elems()))
	for i, e := range array.Elems() {
		list[i], _ = typeOfAttr(e) // nil, which no type equals, where it has none
	}
	return list, true
}

func choose[T any](e *ods.Expr) any {
	holds, then, otherwise := arg[int64](e, 0), arg[T](e, 1), arg[T](e, 2)
	return func(env ods.Env) (T, bool) {
		v, ok := holds(env)
		switch {
		case !ok:
			var none T
			return none, false
		case v != 0:
			return then(env)
		}
		return otherwise(env)
	}
}

// The types that are no functions.

// The nodes of types without parameters are not changed, so that all expressions share them.
var (
	indexType = ods.Expr{Op: ods.TypeIndex, Sort: ods.SortType,
		Code: func(env ods.Env) (ir.Type, bool) {
			if c, ok := env.(IndexConverter); ok {
				t := c.Index()
				return t, t != nil
			}
			return env.Context().IndexType(), true
		}}
	noneType = ods.Expr{Op: ods.TypeNone, Sort: ods.SortType,
		Code: func(env ods.Env) (ir.Type, bool) { return env.Context().NoneType(), true }}
	integers = [...]ods.Expr{integerType(1), integerType(8), integerType(16), integerType(32), integerType(64)}

	anyConstraint = ods.Expr{Op: "any", Sort: ods.SortConstraint, Code: func(ir.Type) bool { return true }}
)

// IndexConverter is an [ods.Env] in which `index` stands for what a conversion makes of it.
type IndexConverter interface {
	// Index is that type, nil if there is none.
	Index() ir.Type
}

// AnyType is `_`.
func AnyType() *ods.Expr {
	return &ods.Expr{Op: ods.TypeAny, Sort: ods.SortType, Code: func(ods.Env) (ir.Type, bool) { return nil, false }}
}

// IndexType is `index`.
func IndexType() *ods.Expr { return &indexType }

// NoneType is `none`.
func NoneType() *ods.Expr { return &noneType }

func integerType(width uint32) ods.Expr {
	return ods.Expr{Op: ods.TypeInteger, Sort: ods.SortType, Int: int64(width),
		Code: func(env ods.Env) (ir.Type, bool) { return env.Context().IntegerType(width, ir.Signless), true }}
}

// IntegerType is such as `si8`: the sign is 's', 'u', or 0.
func IntegerType(width int, sign byte) *ods.Expr {
	for i := range integers {
		if integers[i].Int == int64(width) && sign == 0 {
			return &integers[i]
		}
	}
	e := &ods.Expr{Op: ods.TypeInteger, Sort: ods.SortType, Int: int64(width), Sign: sign}
	s := e.Signedness()
	e.Code = func(env ods.Env) (ir.Type, bool) { return env.Context().IntegerType(uint32(width), s), true }
	return e
}

// FloatType is such as `f32`.
func FloatType(kind num.Kind) *ods.Expr {
	return &ods.Expr{Op: ods.TypeFloat, Sort: ods.SortType, Float: kind,
		Code: func(env ods.Env) (ir.Type, bool) { return env.Context().FloatType(kind), true }}
}

// Variable is a variable of an operation's types; where nothing binds it, it has no value.
func Variable(v int, name string, list bool) *ods.Expr {
	e := &ods.Expr{Op: ods.TypeVar, Name: name, Ref: ods.Ref{Kind: ods.RefVar, Index: v}, Sort: ods.SortType}
	if list {
		e.Sort = ods.SortTypes
		e.Code = func(env ods.Env) ([]ir.Type, bool) {
			b := bindingOf(env, v)
			return b.List, b.Bound
		}
		return e
	}
	e.Code = func(env ods.Env) (ir.Type, bool) {
		t := bindingOf(env, v).Type
		return t, t != nil
	}
	return e
}

func bindingOf(env ods.Env, v int) Binding {
	f, ok := env.(*Bindings)
	if !ok {
		return Binding{}
	}
	return f.Vars[v]
}

// DialectType is a dialect's type with parameters; what the pattern leaves open is the
// parameter's default, and 1 sets a unit. It does not exist where a parameter is not of its kind;
// whether the type takes it says [Allowed].
func DialectType(name string, args []*ods.Expr) *ods.Expr {
	return &ods.Expr{Op: ods.TypeDialect, Name: name, Args: args, Sort: ods.SortType,
		Code: func(env ods.Env) (ir.Type, bool) { return buildDialect(env, name, args) }}
}

func buildDialect(env ods.Env, name string, args []*ods.Expr) (ir.Type, bool) {
	def := ods.FindType(env.Context(), name)
	if def == nil {
		return nil, false
	}
	params := def.Params()
	values := make([]ir.Attribute, len(params))
	for i := range params {
		v, ok := buildParam(env, args, i, &params[i])
		if !ok || !param.Takes(&params[i], v) {
			return nil, false
		}
		values[i] = v
	}
	return env.Context().DialectType(def, values...), true
}

func buildParam(env ods.Env, args []*ods.Expr, i int, p *ods.Param) (ir.Attribute, bool) {
	if i >= len(args) || args[i].Op == ods.TypeAny {
		return param.Default(env.Context(), p), true
	}
	e := args[i]
	switch {
	case p.Kind == ods.ParamUnit && e.Op == ods.ExprInt:
		return ods.UnitParam(env.Context(), e.Int == 1), true
	case e.Op == ods.ExprRef && e.Ref.Kind == ods.RefParam:
		return env.Attr(e.Ref.Index), true // absent where that is
	}
	return paramOf(env, e)
}

// paramOf computes a parameter of a type.
func paramOf(env ods.Env, e *ods.Expr) (ir.Attribute, bool) {
	ctx := env.Context()
	if e.Op == ods.TypeVar {
		switch b := bindingOf(env, e.Ref.Index); {
		case e.Sort == ods.SortTypes:
			return typeArray(ctx, b.List), b.Bound
		case b.Type == nil:
			return b.Attr, b.Bound
		}
	}
	switch e.Sort {
	case ods.SortInteger:
		n, ok := e.Eval(env)
		return ctx.I64Attr(n), ok
	case ods.SortTypes:
		list, ok := e.Types(env)
		return typeArray(ctx, list), ok
	case ods.SortAttr:
		return e.Attr(env)
	}
	t, ok := e.Type(env)
	if !ok {
		return nil, false
	}
	return ctx.TypeAttr(t), true
}

func typeArray(ctx *ir.Context, types []ir.Type) ir.Attribute {
	elems := make([]ir.Attribute, len(types))
	for i, t := range types {
		elems[i] = ctx.TypeAttr(t)
	}
	return ctx.ArrayAttr(elems)
}
