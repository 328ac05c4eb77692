package loops

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg"
)

// Passes are those of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		toLoops("convert-linalg-to-loops", "loops of scf", scfLoops{}, ""),
		toLoops("convert-linalg-to-affine-loops", "loops of affine", affineLoops{}, " One whose size changes\nfrom one iteration of a loop around it to the next, which no bound of an affine.for may, becomes loops of scf."),
		toLoops("convert-linalg-to-parallel-loops", "scf.parallel where iterators are parallel, and loops of scf", parallelLoops{}, ""),
		generalize(),
		toStd(),
		elementwise(),
		tiledLoops(),
	}
}

func toLoops(name, into string, k kind, more string) *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "turn linalg operations on memrefs into " + into,
		Doc: `Each operation that visits an iteration space becomes a nest of loops, outermost dimension
first. Operations on tensors stay: bufferize them before.` + more,
		Anchor:   "func",
		Converts: []string{"linalg"},
		Builds:   []string{"std", "memref", "scf", "affine", "complex"},
		Run: func(r *pass.Run) error {
			changed := withoutWindows(r)
			changed = withoutSoftmax(r.Op) || changed
			all := structuredOps(r.Op)
			r.Work.Found(changed || len(all) > 0)
			if !changed && len(all) == 0 {
				r.Unchanged()
				return nil
			}
			for _, op := range all {
				s, err := linalg.StructuredOf(op)
				if err != nil {
					r.Diags.Report(diag.NewError(ir.Position(op.Loc()), err.Error()))
					continue
				}
				if s.OnMemory() {
					lower(s, k)
				}
			}
			return nil
		},
	}
}

// windows lists the operations whose windows have any number of dimensions.
func windows(root *ir.Operation) (list []*ir.Operation) {
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		if isWindow(op) {
			list = append(list, op)
		}
	})
	return list
}

// withoutWindows makes linalg.generic of them; false if there are none.
func withoutWindows(r *pass.Run) bool {
	list := windows(r.Op)
	for _, op := range list {
		if err := newWindow(op).toGeneric(); err != nil {
			r.Diags.Report(diag.NewError(ir.Position(op.Loc()), err.Error()))
		}
	}
	return len(list) > 0
}

// structuredOps lists the operations that visit an iteration space, inner ones first.
func structuredOps(root *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		if linalg.IsStructured(op) {
			list = append(list, op)
		}
	})
	return list
}

func generalize() *pass.Pass {
	return &pass.Pass{
		Name:    "linalg-generalize-named-ops",
		Summary: "turn named linalg operations into linalg.generic",
		Doc: `The indexing maps, iterators and body of each are those that its definition tells. Where a window may be outside
of the input (padding of linalg.conv and linalg.pooling_max, _min and _sum), the body loads from the input itself.`,
		Anchor: "func",
		Builds: []string{"linalg", "std", "memref", "scf", "affine", "complex"},
		Run: func(r *pass.Run) error {
			changed := withoutWindows(r)
			for _, op := range structuredOps(r.Op) {
				if !linalg.IsStructured(op) || op.Is("linalg.generic") {
					continue
				}
				s, err := linalg.StructuredOf(op)
				if err != nil {
					r.Diags.Report(diag.NewError(ir.Position(op.Loc()), err.Error()))
					continue
				}
				toGeneric(s)
				changed = true
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// toGeneric makes an operation a linalg.generic with the same body.
func toGeneric(s *linalg.Structured) {
	op := s.Op
	g := linalg.NewSpace(ir.BuilderBefore(op), op.OperandRange(0, s.Inputs), s.Outputs(), op.ResultTypes(), s.Maps, s.Iterators)
	g.Region().TakeBlocks(op.Region(0))
	op.ReplaceAllUsesWith(g.Op.Results())
	op.Erase()
}
