package llvmhints

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/hints"
)

// The options.
const (
	scopesOption    = "scopes"
	parallelOption  = "parallel"
	alignmentOption = "alignment"
	overflowOption  = "overflow"
	heapOption      = "heap-alignment"
)

// AffineAddLLVMHints returns the pass `affine-add-llvm-hints`.
func AffineAddLLVMHints() *pass.Pass {
	on := func(name, doc string) pass.Option {
		return pass.Option{Name: name, Type: pass.Bool, Default: "true", Doc: doc}
	}
	return &pass.Pass{
		Name:    "affine-add-llvm-hints",
		Anchor:  "module",
		Summary: "add hints for LLVM to accesses to memory and to loops",
		Doc: `Loads, stores and loops get attributes of the LLVM dialect, which the conversions
carry along: which memory an access is to and which not, what its address is a multiple
of, that computing it does not wrap around; and which loops may access memory in any
order. Hints are proven, or follow from the language: an access is within bounds. Run the
pass when no pass will change loops any more, right before lower-affine. MLIR 13 has no
such pass.`,
		Options: []pass.Option{
			on(scopesOption, "say which allocations of the function, and which globals, an access does not touch"),
			on(parallelOption, "say of loops that no iteration depends on another one through memory"),
			on(alignmentOption, "say how accesses are aligned"),
			on(overflowOption, "say which computations of addresses and subscripts do not wrap around"),
			{Name: heapOption, Type: pass.Uint, Default: "0",
				Doc: "what memory of the heap is aligned to in bytes, where no alignment is asked for; malloc of 64-bit systems gives 16; 0: not known"},
		},
		Builds: []string{"llvm", "affine", "std"},
		Run:    addHints,
	}
}

// function is what the pass knows of one function.
type function struct {
	op       *ir.Operation
	accesses []*access
	aliases  *alias.Analysis
	notes    *notes
	divisors divisors
	heap     int64
	local    map[*ir.Value]bool // of allocations: whether they do not escape

	assumptions map[*ir.Value][]*ir.Operation
}

func addHints(r *pass.Run) error {
	heap := r.Options.Uint(heapOption)
	if heap > maxAlignment || heap&(heap-1) != 0 {
		return diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("option '%s': %d is not a power of two up to %d", heapOption, heap, maxAlignment))
	}
	hints.Drop(r.Op)
	n, aliases := newNotes(r), alias.New(alias.Facts.Of(r))
	for op := range r.Op.Region(0).Entry().Ops() {
		if op.Traits().FunctionLike && !ir.IsDeclaration(op) {
			f := &function{
				op: op, accesses: accessesIn(op), aliases: aliases,
				notes: n, divisors: divisors{}, heap: max(1, int64(heap)), local: map[*ir.Value]bool{},
				assumptions: assumptionsIn(op),
			}
			f.addAll(r.Options)
		}
	}
	n.write()
	return nil
}

func (f *function) addAll(o pass.Options) {
	if o.Bool(scopesOption) {
		f.addScopes()
	}
	if o.Bool(parallelOption) {
		f.addParallel()
	}
	if o.Bool(alignmentOption) {
		f.addAlignment()
	}
	if o.Bool(overflowOption) {
		f.addBounds()
		f.addSums()
	}
}

func accessesIn(fn *ir.Operation) []*access {
	var list []*access
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if a, ok := accessOf(op); ok {
			list = append(list, a)
		}
		return ir.Advance
	})
	return list
}
