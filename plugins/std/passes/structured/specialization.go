package structured

import (
	"math"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// ForLoopSpecialization returns the pass `for-loop-specialization`.
func ForLoopSpecialization() *pass.Pass {
	return specialization("for-loop-specialization", "scf.for", "sequential", func(op *ir.Operation) []*ir.Value {
		return []*ir.Value{scf.For{Op: op}.UpperBound()}
	})
}

// ParallelLoopSpecialization returns the pass `parallel-loop-specialization`.
func ParallelLoopSpecialization() *pass.Pass {
	return specialization("parallel-loop-specialization", "scf.parallel", "parallel", func(op *ir.Operation) []*ir.Value {
		return scf.Parallel{Op: op}.UpperBound()
	})
}

func specialization(name, loop, kind string, ends func(*ir.Operation) []*ir.Value) *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Aliases: []string{"scf-" + name},
		Anchor:  "func",
		Summary: "make versions of " + kind + " loops for constant bounds",
		Doc: `A loop that ends with affine.min of a constant among others gets a version for the case
that it ends with the constant, chosen when it is executed; later passes unroll or vectorize it.`,
		Builds: []string{"scf", "std"},
		Run: func(r *pass.Run) error {
			changed := false
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if op.Is(loop) {
					changed = specialize(op, ends(op)) || changed
				}
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// specialize makes two versions of a loop, and reports whether all its ends are minima of a
// constant among others.
func specialize(op *ir.Operation, ends []*ir.Value) bool {
	full := make([]int64, len(ends))
	for i, end := range ends {
		n, ok := leastConstant(end)
		if !ok {
			return false
		}
		full[i] = n
	}
	b, m := ir.BuilderBefore(op), ir.NewMapping()
	var condition *ir.Value
	for i, end := range ends {
		n := constant(b, full[i])
		is := std.NewCmpi(b, end, n, std.CmpIPredicateEq).Result()
		if condition == nil {
			condition = is
		} else {
			condition = std.NewAnd(b, condition, is).Result()
		}
		m.MapValue(end, n)
	}
	choice := scf.NewIf(b, condition, op.ResultTypes())
	for _, version := range []struct {
		region  *ir.Region
		mapping *ir.Mapping
	}{{choice.ThenRegion(), m}, {choice.ElseRegion(), ir.NewMapping()}} {
		b.CreateBlock(version.region, nil)
		scf.NewYield(b, b.Clone(op, version.mapping).Results())
	}
	op.ReplaceAllUsesWith(choice.Op.Results())
	op.Erase()
	return true
}

// leastConstant is the least constant that a minimum is taken of.
func leastConstant(v *ir.Value) (least int64, ok bool) {
	def, is := v.DefinedBy("affine.min")
	if !is {
		return 0, false
	}
	least = math.MaxInt64
	for _, e := range (dialect.Min{Op: def}).Map().Results {
		if c, constant := e.(affine.Constant); constant {
			least, ok = min(least, int64(c)), true
		}
	}
	return least, ok
}
