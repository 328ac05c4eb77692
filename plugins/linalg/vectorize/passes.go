package vectorize

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// Passes are those of the package.
func Passes() []*pass.Pass { return []*pass.Pass{vectorizing(), hoisting()} }

const mostOption = "max-points"

func vectorizing() *pass.Pass {
	return &pass.Pass{
		Name:    "linalg-vectorize",
		Summary: "turn operations of known size in the linalg dialect into operations on vectors",
		Doc: `An operation on memrefs that adds products, such as a matrix product, becomes transfers and a
vector.contract; another one transfers and its body on vectors, if it works element by element and reduces
only along dimensions of one point. Operations on tensors, and of sizes that are not known, stay: tile them
before. So do those whose output may share memory with another operand. A contraction may round once for a
product and a sum. MLIR 13 does the same in test passes alone.`,
		Anchor: "func",
		Options: []pass.Option{
			alias.Option(),
			{Name: mostOption, Type: pass.Uint, Default: "1024", Doc: "the largest number of points of an operation"},
		},
		Builds: []string{"std", "memref", "vector"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			var todo []*ir.Operation
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if linalg.IsStructured(op) {
					todo = append(todo, op)
				}
			})
			aliases, changed := alias.For(r), false
			for _, op := range todo {
				s, err := linalg.StructuredOf(op)
				if err != nil {
					r.Diags.Report(diag.NewError(ir.Position(op.Loc()), err.Error()))
					continue
				}
				v, reason := newVectorizer(s, int64(r.Options.Uint(mostOption)))
				if reason == "" {
					reason = linalg.Overlap(s, aliases)
				}
				if reason == "" {
					v.run()
					changed = true
				}
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

func hoisting() *pass.Pass {
	return &pass.Pass{
		Name:    "hoist-vector-transfers",
		Summary: "keep vectors that a loop reads and writes back in registers",
		Doc: `A vector that each iteration of an scf.for reads from a place that stays the same, and writes
there, is read before the loop, carried by it, and written behind it, where nothing else in the loop may touch
that memory. Subscripts have to be defined outside: run loop-invariant-code-motion before. MLIR 13 does
the same in a test pass.`,
		Anchor:  "func",
		Options: []pass.Option{alias.Option()},
		Builds:  []string{"scf", "vector"},
		Around:  []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			var loops []scf.For
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if loop, ok := scf.AsFor(op); ok {
					loops = append(loops, loop)
				}
			})
			aliases, moved := alias.For(r), 0
			for _, loop := range loops {
				for done := true; done; {
					if loop, done = hoistFrom(loop, aliases); done {
						moved++
					}
				}
			}
			r.Stats.Add("num-moved", int64(moved))
			if moved == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}
