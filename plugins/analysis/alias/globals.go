package alias

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// Globals is what a module says of its globals, by name.
type Globals struct {
	kinds map[string]Kind
}

// Facts is the analysis of a module's globals. A pass preserves it that makes no global escape,
// as one does not that only rewrites accesses.
var Facts = &pass.Analysis[*Globals]{Name: "globals", Compute: GlobalsOf}

// GlobalsOf looks at all uses of globals in a module. The module must not change meanwhile.
func GlobalsOf(module *ir.Operation) *Globals {
	g := &Globals{kinds: map[string]Kind{}}
	g.declareIn(module)
	if len(g.kinds) == 0 {
		return g
	}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		get, isGet := memref.AsGetGlobal(op)
		for _, a := range op.Attrs() {
			if !isGet || a.Name != "name" || escapes(get.Result()) {
				g.expose(a.Value)
			}
		}
		return ir.Advance
	})
	return g
}

// declareIn notes the globals of a symbol table and of those in it.
func (g *Globals) declareIn(table *ir.Operation) {
	if !table.Traits().SymbolTable {
		return
	}
	for r := range table.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				if global, ok := memref.AsGlobal(op); ok {
					g.declare(global)
				}
				g.declareIn(op)
			}
		}
	}
}

// declare notes a global. Of several with one name, in nested modules, nothing is known.
func (g *Globals) declare(global memref.Global) {
	name, kind := ir.SymbolName(global.Op), Global
	switch {
	case global.ConstantAttr() != nil:
		kind = Constant
	case ir.IsPrivate(global.Op) && global.InitialValueAttr() != nil:
		kind = Private
	}
	if _, again := g.kinds[name]; again {
		kind = Global
	}
	g.kinds[name] = kind
}

// expose notes that other values may name the globals that an attribute refers to.
func (g *Globals) expose(a ir.Attribute) {
	for nested := range ir.Nested(a) {
		ref, ok := nested.(*ir.SymbolRefAttr)
		if !ok {
			continue
		}
		for _, name := range append(ref.Nested(), ref.Root()) {
			if g.kinds[name] == Private {
				g.kinds[name] = Global
			}
		}
	}
}

// kind is that of a global; nil knows nothing.
func (g *Globals) kind(name string) Kind {
	if g == nil {
		return Global
	}
	if k, ok := g.kinds[name]; ok {
		return k
	}
	return Global
}

// DistinctArguments is the name of [Option].
const DistinctArguments = "distinct-arguments"

// Option makes a pass take different arguments of a function for different memory.
func Option() pass.Option {
	return pass.Option{Name: DistinctArguments, Type: pass.Bool, Default: "false",
		Doc: "take different memref arguments of a function for different memory, and for no global, as MLIR 13 does; " +
			"wrong results where a caller does not keep to it"}
}

// For is the analysis for one run of a pass, which has [Option], and [Facts] around it.
func For(r *pass.Run) *Analysis {
	globals, _ := Facts.Around(r)
	return &Analysis{globals: globals, distinctArguments: r.Options.Bool(DistinctArguments)}
}
