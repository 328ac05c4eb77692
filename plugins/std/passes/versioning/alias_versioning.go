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
		Summary: "make a version of functions for memref arguments that do not overlap, chosen at run time",
		Doc: `A function with loops that writes memory which another of its arguments, or a global, may
name becomes two versions, and one that calls them: NAME.noalias, whose memref arguments have
llvm.noalias, where a check of addresses at run time finds that nothing it writes overlaps
anything else that it accesses; else NAME.mayalias. Passes over loops, and LLVM, do more in the
first. A function stays if it has calls or other effects that are not known, if it frees an
argument, or if the address range of an argument cannot be computed. MLIR 13 has no such pass.`,
		Options: []pass.Option{
			{Name: maxChecks, Type: pass.Uint, Default: "16",
				Doc: "functions that need more pairs of memrefs to be compared stay"},
			{Name: maxOperations, Type: pass.Uint, Default: "1000",
				Doc: "functions of more operations stay"},
		},
		Builds: []string{"std", "memref", "llvm"},
		Run:    run,
	}
}

// Passes are those of this package.
func Passes() []*pass.Pass { return []*pass.Pass{AliasVersioning()} }

func run(r *pass.Run) error {
	aliases := alias.New(alias.GlobalsOf(r.Op))
	symbols := ir.NewSymbolTable(r.Op)
	changed := 0
	for op := r.Op.Region(0).Entry().First(); op != nil; {
		next := op.Next()
		if f, ok := candidate(op, aliases, r.Options); ok && f.version(symbols) {
			changed++
		}
		op = next
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
