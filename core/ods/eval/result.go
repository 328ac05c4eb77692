package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// ResultType is the type of a result of an operation that is about to be made: the one that its
// definition infers from operands, by group, and attributes. Generated builders call it for
// results of which that is so for every valid operation; with others it panics.
func ResultType(ctx *ir.Context, name string, result int, operands [][]*ir.Value, attrs []ir.NamedAttr) ir.Type {
	f, def := bindingsFor(ctx, name, operands, attrs)
	t, ok := f.Build(def.Results[result].Type)
	if !ok {
		panic(unknownResult(def, result))
	}
	return t
}

// ResultTypes are the types of a group of results, as [ResultType] of one.
func ResultTypes(ctx *ir.Context, name string, result int, operands [][]*ir.Value, attrs []ir.NamedAttr) []ir.Type {
	f, def := bindingsFor(ctx, name, operands, attrs)
	types, ok := def.Results[result].Type.Types(f)
	if !ok {
		panic(unknownResult(def, result))
	}
	return types
}

func unknownResult(def *ods.Op, result int) string {
	return "BUG: the type of '" + def.Results[result].Name + "' of '" + def.Name() + "' does not follow from its operands and attributes"
}

// bindingsFor are what the operands of an operation, and attributes that are types, bind.
func bindingsFor(ctx *ir.Context, name string, operands [][]*ir.Value, attrs []ir.NamedAttr) (*Bindings, *ods.Op) {
	def, ok := ctx.OpName(name).Def().(*ods.Op)
	if !ok {
		panic("BUG: '" + name + "' is not defined here; a pass that makes operations of its dialect must name that in Builds")
	}
	env := &parts{ctx: ctx, def: def, operands: operands, attrs: attrs}
	f := NewBindings(ctx, def, env)
	for i := range def.Operands {
		if e := def.Operands[i].Type; e != nil {
			f.MatchList(e, env.Types(ods.Ref{Kind: ods.RefOperand, Index: i}))
		}
	}
	for i := range def.Attributes {
		a := &def.Attributes[i]
		if t, ok := env.Attr(i).(*ir.TypeAttr); ok && a.Kind == ods.AttrType && a.Type != nil {
			f.Match(a.Type, t.Value())
		}
	}
	return f, def
}

// parts are what an operation is made of.
type parts struct {
	ctx      *ir.Context
	def      *ods.Op
	operands [][]*ir.Value
	attrs    []ir.NamedAttr
}

var _ ods.Env = (*parts)(nil)

func (p *parts) Context() *ir.Context { return p.ctx }

func (p *parts) Attr(i int) ir.Attribute {
	for _, a := range p.attrs {
		if a.Name == p.def.Attributes[i].Name {
			return a.Value
		}
	}
	return nil
}

func (p *parts) Types(r ods.Ref) []ir.Type {
	if r.Kind != ods.RefOperand {
		return nil
	}
	return ods.ValueTypes(p.operands[r.Index])
}

func (p *parts) Values(i int) []*ir.Value { return p.operands[i] }

func (p *parts) Count(r ods.Ref) int {
	if r.Kind != ods.RefOperand {
		return 0
	}
	return len(p.operands[r.Index])
}
