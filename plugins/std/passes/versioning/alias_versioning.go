package versioning

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

const (
	maxChecks     = "max-checks"
	maxOperations = "max-operations"
)

// AliasVersioning returns the pass `alias-versioning`, which MLIR 13 does not have.
func AliasVersioning() *pass.Pass {
	return &pass.Pass{
		Name:    "alias-versioning",
		Summary: "version functions on a run-time check that memref arguments do not overlap",
		Doc: `A function with loops that writes memory which another argument or a global may name
becomes two versions, and a function that calls one of them. It checks addresses at run
time and calls NAME.noalias, whose memref arguments have llvm.noalias, if nothing that
is written overlaps anything else that is accessed; else NAME.mayalias. Passes over
loops, and LLVM, optimize the first one further. A function stays if it has calls or
other unknown effects, if it frees an argument, or if the address range of an argument
cannot be computed. MLIR 13 has no such pass.`,
		Options: []pass.Option{
			{Name: maxChecks, Type: pass.Uint, Default: "16",
				Doc: "the largest number of pairs of memrefs that a function may need compared"},
			{Name: maxOperations, Type: pass.Uint, Default: "1000",
				Doc: "the largest number of operations of a function"},
		},
		Builds: []string{"std", "memref", "llvm"},
		Run:    run,
	}
}

// Passes are those of this package.
func Passes() []*pass.Pass { return []*pass.Pass{AliasVersioning()} }

func run(r *pass.Run) error {
	aliases, symbols := alias.New(alias.Facts.Of(r)), pass.Symbols.Of(r)
	changed := 0
	for op := range r.Op.Region(0).Entry().OpsToErase() {
		if f, ok := candidate(op, aliases, r.Options); ok && f.version(symbols) {
			changed++
		}
	}
	r.Stats.Add("num-versioned", int64(changed))
	if changed == 0 {
		r.Unchanged()
	}
	return nil
}

// candidate returns what has to be checked for a function; ok is false if it stays.
func candidate(op *ir.Operation, aliases *alias.Analysis, options pass.Options) (f *function, ok bool) {
	if !op.Is("func") || ir.IsDeclaration(op) || op.Attr("std.varargs") != nil {
		return nil, false
	}
	f = &function{op: op, objects: map[alias.Object]*memory{}}
	if !f.collect(aliases, options.Uint(maxOperations)) || !f.hasLoop {
		return nil, false
	}
	f.pairs = f.pairsToCheck()
	return f, len(f.pairs) > 0 && uint64(len(f.pairs)) <= options.Uint(maxChecks)
}
