package facts

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

// AffineMarkFacts returns the pass `affine-mark-facts`.
func AffineMarkFacts() *pass.Pass {
	on := func(name, doc string) pass.Option {
		return pass.Option{Name: name, Type: pass.Bool, Default: "true", Doc: doc}
	}
	return &pass.Pass{
		Name:    "affine-mark-facts",
		Anchor:  "module",
		Summary: "tell LLVM what is known of accesses to memory and of loops",
		Doc: `Loads, stores and loops get attributes of the LLVM dialect, which the conversions
take along: which memory an access is to and which not, what its address is a multiple
of, that computing it does not wrap around; and which loops access memory in an order that
does not matter. Only what is proven is told, and what the language says: an access is to
an element that is there. Run it when no loops will be changed any more, right before
lower-affine. MLIR 13 has no such pass.`,
		Options: []pass.Option{
			on(scopesOption, "tell of accesses to memory that is allocated in a function, and to globals, which of it they do not touch"),
			on(parallelOption, "tell of loops whose rounds do not depend on each other by way of memory"),
			on(alignmentOption, "tell alignments"),
			on(overflowOption, "tell what does not wrap around"),
			{Name: heapOption, Type: pass.Uint, Default: "0",
				Doc: "what memory of the heap is aligned to in bytes, where no alignment is asked for; malloc of 64-bit systems gives 16; 0: not known"},
		},
		Builds: []string{"llvm", "affine", "std"},
		Run:    markFacts,
	}
}

// function is what is told of one.
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

func markFacts(r *pass.Run) error {
	heap := r.Options.Uint(heapOption)
	if heap > maxAlignment || heap&(heap-1) != 0 {
		return diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("option '%s': %d is no power of two up to %d", heapOption, heap, maxAlignment))
	}
	hints.Drop(r.Op)
	n, aliases := newNotes(r.Op), alias.New(alias.GlobalsOf(r.Op))
	for op := r.Op.Region(0).Entry().First(); op != nil; op = op.Next() {
		if op.Traits().FunctionLike && !ir.IsDeclaration(op) {
			f := &function{
				op: op, accesses: accessesIn(op), aliases: aliases,
				notes: n, divisors: divisors{}, heap: max(1, int64(heap)), local: map[*ir.Value]bool{},
				assumptions: assumptionsIn(op),
			}
			f.mark(r.Options)
		}
	}
	n.write()
	return nil
}

func (f *function) mark(o pass.Options) {
	if o.Bool(scopesOption) {
		f.markScopes()
	}
	if o.Bool(parallelOption) {
		f.markParallel()
	}
	if o.Bool(alignmentOption) {
		f.markAlignment()
	}
	if o.Bool(overflowOption) {
		f.markBounds()
		f.markSums()
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
