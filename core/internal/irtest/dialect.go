package irtest

import "github.com/mlirc/mlirc/core/ir"

// Dialect is a dialect made of traits.
type Dialect struct {
	name string
	ops  map[string]*op
}

type op struct {
	name   string
	traits ir.Traits
}

var (
	_ ir.Dialect = (*Dialect)(nil)
	_ ir.Grouped = (*op)(nil)
)

// NewDialect returns a dialect with those operations, named in full.
func NewDialect(name string, ops map[string]ir.Traits) *Dialect {
	d := &Dialect{name: name, ops: map[string]*op{}}
	for n, f := range ops {
		f.Known = true
		d.ops[n] = &op{n, f}
	}
	return d
}

// Name is the namespace.
func (d *Dialect) Name() string { return d.name }

// LookupOp returns the definition of an operation, or nil.
func (d *Dialect) LookupOp(name string) ir.OpDefinition {
	if o, ok := d.ops[name]; ok {
		return o
	}
	return nil
}

// Name is the full name.
func (o *op) Name() string { return o.name }

// Traits are those of the operation.
func (o *op) Traits() *ir.Traits { return &o.traits }

// NewContext returns a context with a builtin dialect and `t`, which has
// t.constant, t.add, t.sub, t.mul, t.cmp, t.load, t.store, t.use, t.br,
// t.cond_br, t.call and t.return.
func NewContext() *ir.Context {
	ctx := ir.NewContext()
	pure := func(eval string) ir.Traits { return ir.Traits{Pure: true, Eval: eval} }
	commutative := func(eval string) ir.Traits {
		return ir.Traits{Pure: true, Eval: eval, Commutative: true}
	}
	effect := func(e ir.Effect) ir.Traits {
		return ir.Traits{EffectsKnown: true, Effects: []ir.EffectOn{{Effect: e}}}
	}
	register(ctx, NewDialect("builtin", map[string]ir.Traits{
		"module": {Isolated: true, SymbolTable: true, NoTerminator: true, SingleBlock: true,
			Symbol: true, GraphRegion: true},
		"func": {Isolated: true, Symbol: true, FunctionLike: true},

		"unrealized_conversion_cast": {Pure: true, Cast: true},
	}))
	register(ctx, NewDialect("t", map[string]ir.Traits{
		"t.constant": {Pure: true, ConstantLike: true},
		"t.add":      commutative("int.add"),
		"t.sub":      pure("int.sub"),
		"t.mul":      commutative("int.mul"),
		"t.cmp":      pure("int.cmp"),
		"t.select":   pure("select"),
		"t.load":     effect(ir.EffectRead),
		"t.store":    effect(ir.EffectWrite),
		"t.br":       {Pure: true, Terminator: true, BranchOperands: []string{"operands"}},
		"t.cond_br":  {Pure: true, Terminator: true, BranchOperands: []string{"a", "b"}},
		"t.return":   {Pure: true, Terminator: true, ReturnLike: true},
		"t.call":     {Call: true},
	}))
	return ctx
}

func register(ctx *ir.Context, d ir.Dialect) {
	if err := ctx.RegisterDialect(d); err != nil {
		panic("BUG: " + err.Error())
	}
}

// Module returns an empty module and a builder at its end.
func Module(ctx *ir.Context) (*ir.Operation, *ir.Builder) {
	b := ir.NewBuilder(ctx)
	m := b.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
	b.SetInsertionPointToEnd(m.Region(0).AddBlock())
	return m, b
}

// Func adds a function with arguments of those types at the end of a module,
// and makes the builder stand in its entry block.
func Func(b *ir.Builder, m *ir.Operation, name string, args ...ir.Type) *ir.Block {
	ctx := m.Context()
	b.SetInsertionPointToEnd(m.Region(0).Entry())
	f := b.Create(&ir.OperationState{
		Name: ctx.OpName("func"), Regions: 1,
		Attrs: []ir.NamedAttr{
			{Name: "sym_name", Value: ctx.StringAttr(name)},
			{Name: "type", Value: ctx.TypeAttr(ctx.FunctionType(args, nil))},
		},
	})
	entry := f.Region(0).AddBlock(args...)
	b.SetInsertionPointToEnd(entry)
	return entry
}

// Op makes an operation where the builder stands.
func Op(b *ir.Builder, name string, results []ir.Type, operands ...*ir.Value) *ir.Operation {
	return b.Create(&ir.OperationState{
		Name: b.Context().OpName(name), Operands: operands, Results: results,
	})
}

// Const makes a t.constant of an integer type.
func Const(b *ir.Builder, t ir.Type, n int64) *ir.Value {
	op := b.Create(&ir.OperationState{
		Name: b.Context().OpName("t.constant"), Results: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: "value", Value: b.Context().IntAttr(t, n)}},
	})
	return op.Result(0)
}
