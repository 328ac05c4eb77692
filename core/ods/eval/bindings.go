package eval

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
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
// matched and built. It is the environment of expressions that mention variables.
type Bindings struct {
	Vars []Binding

	ctx     *ir.Context
	op      *ods.Op
	env     ods.Env
	scratch [6]Binding
}

var _ ods.Env = (*Bindings)(nil)

// Context is where types are made.
func (f *Bindings) Context() *ir.Context { return f.ctx }

// Attr is the value of the declared attribute i, or nil.
func (f *Bindings) Attr(i int) ir.Attribute { return f.env.Attr(i) }

// Types are the types of a group.
func (f *Bindings) Types(r ods.Ref) []ir.Type { return f.env.Types(r) }

// Values are the values of operand group i.
func (f *Bindings) Values(i int) []*ir.Value { return f.env.Values(i) }

// Count is the number of values in a group.
func (f *Bindings) Count(r ods.Ref) int { return f.env.Count(r) }

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
	if len(op.Vars) <= len(f.scratch) {
		f.Vars = f.scratch[:len(op.Vars)]
		clear(f.Vars)
		return
	}
	f.Vars = make([]Binding, len(op.Vars))
}

// Match binds the variables of a pattern to what they stand for in t. It
// reports false when t does not fit the pattern or what was bound before. A
// function of something that is not bound yet fits everything.
func (f *Bindings) Match(e *ods.Expr, t ir.Type) bool {
	switch e.Op {
	case ods.TypeAny:
		return true
	case ods.TypeVar:
		return f.BindType(e.Ref.Index, t)
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
	case funcWalk:
		return f.matchWalk(e, t)
	}
	built, ok := f.Build(e)
	return !ok || built == t
}

// funcWalk is the function of which nothing fits where it does not exist.
const funcWalk ods.ExprOp = "walk"

// matchWalk matches a path. Nothing fits one that leads nowhere.
func (f *Bindings) matchWalk(e *ods.Expr, t ir.Type) bool {
	if _, ok := e.Args[0].Type(f); !ok {
		return true
	}
	built, ok := e.Type(f)
	return ok && built == t
}

// matchOr matches the first alternative, and the second where the first is no
// variable, which stands for any type.
func (f *Bindings) matchOr(e *ods.Expr, t ir.Type) bool {
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

// BindType binds a variable to a type.
func (f *Bindings) BindType(v int, t ir.Type) bool {
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

func (f *Bindings) matchDialect(e *ods.Expr, d *ir.DialectType) bool {
	if d.Def().Name() != e.Name {
		return false
	}
	for i, arg := range e.Args {
		if d.Param(i) == nil && isAbsentType(d, i) {
			continue
		}
		if !f.matchAttr(arg, d.Param(i)) {
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

// matchAttr matches a pattern against a parameter of a type, nil when it is
// absent.
func (f *Bindings) matchAttr(e *ods.Expr, a ir.Attribute) bool {
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
		return f.BindAttr(e.Ref.Index, a)
	case ods.ExprInt:
		if _, unit := a.(*ir.UnitAttr); unit {
			return e.Int == 1
		}
		n, ok := integerOf(a)
		return ok && n == e.Int
	}
	built, ok := paramOf(f, e)
	return !ok || built == a
}

// BindAttr binds a variable to a value, nil where there is none.
func (f *Bindings) BindAttr(v int, a ir.Attribute) bool {
	if t, ok := a.(*ir.TypeAttr); ok {
		return f.BindType(v, t.Value())
	}
	if f.op.Vars[v].List {
		types, ok := typesOf(a)
		return ok && f.bindList(v, types)
	}
	b := &f.Vars[v]
	if !b.Bound {
		b.Bound, b.Attr = true, a
		return true
	}
	return b.Attr == a && b.Type == nil
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
func (f *Bindings) MatchList(e *ods.Expr, types []ir.Type) bool {
	switch {
	case e.Sort != ods.SortTypes:
		for _, t := range types {
			if !f.Match(e, t) {
				return false
			}
		}
		return true
	case e.Op == ods.TypeVar:
		return f.bindList(e.Ref.Index, types)
	case e.Op == FuncList:
		return f.matchEach(e.Args, types)
	}
	built, ok := e.Types(f)
	return !ok || slices.Equal(built, types)
}

func (f *Bindings) matchEach(patterns []*ods.Expr, types []ir.Type) bool {
	if len(patterns) != len(types) {
		return false
	}
	for i, e := range patterns {
		if !f.Match(e, types[i]) {
			return false
		}
	}
	return true
}

// matchListOr is the inverse of listor: D means no results.
func (f *Bindings) matchListOr(e *ods.Expr, t ir.Type) bool {
	if f.fits(e.Args[1], t) {
		return f.MatchList(e.Args[0], nil)
	}
	return f.MatchList(e.Args[0], []ir.Type{t})
}

// fits reports whether t is the type that a closed pattern stands for.
func (f *Bindings) fits(e *ods.Expr, t ir.Type) bool {
	built, ok := f.Build(e)
	return ok && built == t
}

// Build returns the type that a pattern stands for, or false when something it
// needs is not bound or has no such type.
func (f *Bindings) Build(e *ods.Expr) (ir.Type, bool) {
	if e.Sort != ods.SortType {
		return nil, false
	}
	return e.Type(f)
}

// AppendList appends the types of a group of n values; n is -1 when unknown.
func (f *Bindings) AppendList(dst []ir.Type, e *ods.Expr, n int) ([]ir.Type, bool) {
	if e.Sort == ods.SortTypes {
		types, ok := e.Types(f)
		return append(dst, types...), ok
	}
	t, ok := e.Type(f)
	if !ok || n < 0 {
		return dst, false
	}
	for range n {
		dst = append(dst, t)
	}
	return dst, true
}

// BuildList returns the types of a group of n values; n is -1 when unknown.
func (f *Bindings) BuildList(e *ods.Expr, n int) ([]ir.Type, bool) {
	if e.Sort == ods.SortTypes {
		return e.Types(f)
	}
	return f.AppendList(nil, e, n)
}

// IsList reports whether a pattern stands for a whole list of types.
func (f *Bindings) IsList(e *ods.Expr) bool { return e.Sort == ods.SortTypes }
