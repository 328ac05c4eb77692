package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/param"
)

// Binding is the value of a variable: a type, a list of types, or an attribute
// that is a parameter of a type.
type Binding struct {
	Bound bool
	Type  ir.Type
	List  []ir.Type
	Attr  ir.Attribute
}

// Bindings holds the variables of an operation's type patterns while types are
// matched and built.
type Bindings struct {
	Vars []Binding

	ctx  *ir.Context
	op   *ods.Op
	env  ods.Env
	room [6]Binding
}

// NewBindings returns bindings of which none is bound.
func NewBindings(ctx *ir.Context, op *ods.Op, env ods.Env) *Bindings {
	f := &Bindings{}
	f.Init(ctx, op, env)
	return f
}

// BindingsOf returns what the types of an operation, and attributes that are types, bind.
func BindingsOf(op *ir.Operation, def *ods.Op) *Bindings {
	env := ods.OpEnv{Op: op, Def: def}
	f := NewBindings(op.Context(), def, env)
	for i := range def.Operands {
		if def.Operands[i].Type != nil {
			f.MatchList(def.Operands[i].Type, env.Types(ods.Ref{Kind: ods.RefOperand, Index: i}))
		}
	}
	for i := range def.Results {
		if def.Results[i].Type != nil {
			f.MatchList(def.Results[i].Type, env.Types(ods.Ref{Kind: ods.RefResult, Index: i}))
		}
	}
	for i := range def.Attributes {
		if t, ok := env.Attr(i).(*ir.TypeAttr); ok && def.Attributes[i].Kind == ods.AttrType && def.Attributes[i].Type != nil {
			f.Match(def.Attributes[i].Type, t.Value())
		}
	}
	return f
}

// Init makes bindings ready for an operation; it can be used again.
func (f *Bindings) Init(ctx *ir.Context, op *ods.Op, env ods.Env) {
	f.ctx, f.op, f.env = ctx, op, env
	if len(op.Vars) <= len(f.room) {
		f.Vars = f.room[:len(op.Vars)]
		clear(f.Vars)
		return
	}
	f.Vars = make([]Binding, len(op.Vars))
}

// Match binds the variables of a pattern to what they stand for in t. It
// reports false when t does not fit the pattern or what was bound before. A
// function of something that is not bound yet fits everything.
func (f *Bindings) Match(e *ods.TypeExpr, t ir.Type) bool {
	switch e.Op {
	case ods.TypeAny:
		return true
	case ods.TypeVar:
		return f.bindType(e.Var, t)
	case ods.TypeOr:
		return f.matchOr(e, t)
	case ods.TypeIndex, ods.TypeNone, ods.TypeInteger, ods.TypeFloat:
		return e.Is(t)
	case ods.TypeDialect:
		d, ok := t.(*ir.DialectType)
		return ok && f.matchDialect(e, d)
	case ods.TypeFn:
		fn, ok := t.(*ir.FunctionType)
		return ok && f.MatchList(e.Args[0], fn.Inputs()) && f.MatchList(e.Args[1], fn.Results())
	case ods.FuncListOr:
		return f.matchListOr(e, t)
	case ods.FuncWalk:
		return f.matchWalk(e, t)
	}
	built, ok := f.Build(e)
	return !ok || built == t
}

// matchWalk matches a path. Nothing fits one that leads nowhere.
func (f *Bindings) matchWalk(e *ods.TypeExpr, t ir.Type) bool {
	from, ok := f.Build(e.Args[0])
	if !ok {
		return true
	}
	built, ok := f.walk(e, from)
	return ok && built == t
}

// matchOr matches the first alternative, and the second where the first is no
// variable, which stands for any type.
func (f *Bindings) matchOr(e *ods.TypeExpr, t ir.Type) bool {
	if e.Args[0].Op == ods.TypeVar {
		return f.Match(e.Args[0], t)
	}
	before := append([]Binding(nil), f.Vars...)
	if f.Match(e.Args[0], t) {
		return true
	}
	copy(f.Vars, before)
	return f.Match(e.Args[1], t)
}

func (f *Bindings) bindType(v int, t ir.Type) bool {
	b := &f.Vars[v]
	if f.op.Vars[v].List {
		return f.bindList(v, []ir.Type{t})
	}
	if !b.Bound {
		b.Bound, b.Type = true, t
		return true
	}
	return b.Type == t
}

func (f *Bindings) bindList(v int, types []ir.Type) bool {
	b := &f.Vars[v]
	if !b.Bound {
		b.Bound, b.List = true, types
		return true
	}
	if len(b.List) != len(types) {
		return false
	}
	for i, t := range types {
		if b.List[i] != t {
			return false
		}
	}
	return true
}

func (f *Bindings) matchDialect(e *ods.TypeExpr, d *ir.DialectType) bool {
	if d.Def().Name() != e.Def {
		return false
	}
	for i, arg := range e.Args {
		if d.Param(i) == nil && isAbsentType(d, i) {
			continue
		}
		if !f.MatchAttr(arg, d.Param(i)) {
			return false
		}
	}
	return true
}

// isAbsentType reports whether a parameter that is absent would be a type. Such a type does not
// say what a pattern asks, so that it fits every pattern and binds no variable.
func isAbsentType(d *ir.DialectType, i int) bool {
	def, ok := d.Def().(*ods.TypeDef)
	return ok && i < len(def.Params()) && def.Params()[i].Kind == ods.ParamType
}

// MatchAttr matches a pattern against a parameter of a type, nil when it is
// absent.
func (f *Bindings) MatchAttr(e *ods.TypeExpr, a ir.Attribute) bool {
	if t, ok := a.(*ir.TypeAttr); ok {
		return f.Match(e, t.Value())
	}
	if f.IsList(e) || e.Op == ods.FuncListOr {
		types, ok := typesOf(a)
		return ok && f.MatchList(e, types)
	}
	switch e.Op {
	case ods.TypeAny:
		return true
	case ods.TypeVar:
		b := &f.Vars[e.Var]
		if !b.Bound {
			b.Bound, b.Attr = true, a
			return true
		}
		return b.Attr == a && b.Type == nil
	case ods.TypeInt:
		i, ok := a.(*ir.IntegerAttr)
		if !ok {
			return false
		}
		n, ok := i.Int()
		return ok && n == e.Int
	}
	built, ok := f.BuildAttr(e)
	return !ok || built == a
}

// typesOf returns the types in an array of types; false for anything else.
func typesOf(a ir.Attribute) ([]ir.Type, bool) {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	types := make([]ir.Type, 0, len(list.Elems()))
	for _, e := range list.Elems() {
		t, ok := e.(*ir.TypeAttr)
		if !ok {
			return nil, false
		}
		types = append(types, t.Value())
	}
	return types, true
}

// MatchList matches the pattern of a group against the types of its values.
func (f *Bindings) MatchList(e *ods.TypeExpr, types []ir.Type) bool {
	if e.Op == ods.TypeVar && f.op.Vars[e.Var].List {
		return f.bindList(e.Var, types)
	}
	if IsListFunction(e.Op) {
		built, ok := f.BuildList(e, len(types))
		return !ok || sameTypes(built, types)
	}
	for _, t := range types {
		if !f.Match(e, t) {
			return false
		}
	}
	return true
}

func IsListFunction(op ods.TypeExprOp) bool {
	return op == ods.FuncList || op == ods.FuncMembers || op == ods.FuncTensors
}

func sameTypes(a, b []ir.Type) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// matchListOr is the inverse of listor: D means no results.
func (f *Bindings) matchListOr(e *ods.TypeExpr, t ir.Type) bool {
	if f.fits(e.Args[1], t) {
		return f.MatchList(e.Args[0], nil)
	}
	return f.MatchList(e.Args[0], []ir.Type{t})
}

// fits reports whether t is the type that a closed pattern stands for.
func (f *Bindings) fits(e *ods.TypeExpr, t ir.Type) bool {
	built, ok := f.Build(e)
	return ok && built == t
}

// Build returns the type that a pattern stands for, or false when something it
// needs is not bound or has no such type.
func (f *Bindings) Build(e *ods.TypeExpr) (ir.Type, bool) {
	switch e.Op {
	case ods.TypeAny, ods.TypeRef, ods.TypeInt, ods.FuncLen, ods.FuncConsts:
		return nil, false // no type by itself
	case ods.TypeVar:
		return f.Vars[e.Var].Type, f.Vars[e.Var].Type != nil
	case ods.TypeIndex:
		return f.ctx.IndexType(), true
	case ods.TypeNone:
		return f.ctx.NoneType(), true
	case ods.TypeInteger:
		return f.ctx.IntegerType(uint32(e.Width), e.Signedness()), true
	case ods.TypeFloat:
		return f.ctx.FloatType(e.Kind), true
	case ods.TypeOr:
		if t, ok := f.Build(e.Args[0]); ok {
			return t, true
		}
		return f.Build(e.Args[1])
	case ods.TypeDialect:
		return f.buildDialect(e)
	case ods.TypeFn:
		in, ok := f.BuildList(e.Args[0], -1)
		out, ok2 := f.BuildList(e.Args[1], -1)
		if !ok || !ok2 {
			return nil, false
		}
		return f.ctx.FunctionType(in, out), true
	}
	return f.buildFunction(e)
}

// AppendList appends the types of a group of n values; n is -1 when unknown.
func (f *Bindings) AppendList(dst []ir.Type, e *ods.TypeExpr, n int) ([]ir.Type, bool) {
	if e.Op == ods.TypeVar && f.op.Vars[e.Var].List || IsListFunction(e.Op) {
		types, ok := f.BuildList(e, n)
		return append(dst, types...), ok
	}
	t, ok := f.Build(e)
	if !ok || n < 0 {
		return dst, false
	}
	for range n {
		dst = append(dst, t)
	}
	return dst, true
}

// BuildList returns the types of a group of n values; n is -1 when unknown.
func (f *Bindings) BuildList(e *ods.TypeExpr, n int) ([]ir.Type, bool) {
	switch {
	case e.Op == ods.TypeVar && f.op.Vars[e.Var].List:
		return f.Vars[e.Var].List, f.Vars[e.Var].Bound
	case e.Op == ods.FuncMembers:
		return f.buildMembers(e)
	case e.Op == ods.FuncTensors:
		return f.buildTensors(e)
	case e.Op == ods.FuncList:
		return f.buildEach(e.Args)
	}
	t, ok := f.Build(e)
	if !ok || n < 0 {
		return nil, false
	}
	list := make([]ir.Type, n)
	for i := range list {
		list[i] = t
	}
	return list, true
}

func (f *Bindings) buildEach(args []*ods.TypeExpr) ([]ir.Type, bool) {
	list := make([]ir.Type, len(args))
	for i, a := range args {
		t, ok := f.Build(a)
		if !ok {
			return nil, false
		}
		list[i] = t
	}
	return list, true
}

// BuildAttr returns a parameter of a type.
func (f *Bindings) BuildAttr(e *ods.TypeExpr) (ir.Attribute, bool) {
	switch e.Op {
	case ods.TypeInt:
		return f.ctx.I64Attr(e.Int), true
	case ods.TypeVar:
		b := f.Vars[e.Var]
		if f.op.Vars[e.Var].List {
			return f.typeArray(b.List), b.Bound
		}
		if b.Type != nil {
			return f.ctx.TypeAttr(b.Type), true
		}
		return b.Attr, b.Bound
	case ods.FuncList, ods.FuncMembers, ods.FuncTensors:
		list, ok := f.BuildList(e, -1)
		return f.typeArray(list), ok
	case ods.FuncLen:
		s, ok := f.env.Attr(e.Args[0].Ref.Index).(*ir.StringAttr)
		if !ok {
			return nil, false
		}
		return f.ctx.I64Attr(int64(len(s.Value()))), true
	}
	t, ok := f.Build(e)
	if !ok {
		return nil, false
	}
	return f.ctx.TypeAttr(t), true
}

func (f *Bindings) typeArray(types []ir.Type) ir.Attribute {
	elems := make([]ir.Attribute, len(types))
	for i, t := range types {
		elems[i] = f.ctx.TypeAttr(t)
	}
	return f.ctx.ArrayAttr(elems)
}

// buildDialect builds a dialect type; what the pattern leaves open is the
// parameter's default. It fails when a parameter is not of its kind.
func (f *Bindings) buildDialect(e *ods.TypeExpr) (ir.Type, bool) {
	def := ods.FindType(f.ctx, e.Def)
	if def == nil {
		return nil, false
	}
	params := def.Params()
	values := make([]ir.Attribute, len(params))
	for i := range params {
		v, ok := f.buildParam(e, i, &params[i])
		if !ok || !param.Takes(&params[i], v) {
			return nil, false
		}
		values[i] = v
	}
	return f.ctx.DialectType(def, values...), true
}

func (f *Bindings) buildParam(e *ods.TypeExpr, i int, p *ods.Param) (ir.Attribute, bool) {
	if i >= len(e.Args) || e.Args[i].Op == ods.TypeAny {
		return param.Default(f.ctx, p), true
	}
	return f.BuildAttr(e.Args[i])
}

// IsList reports whether a pattern stands for a whole list of types.
func (f *Bindings) IsList(e *ods.TypeExpr) bool {
	return e.Op == ods.TypeVar && f.op.Vars[e.Var].List || IsListFunction(e.Op)
}
