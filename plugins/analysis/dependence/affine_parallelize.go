package dependence

import (
	"encoding/binary"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// AffineParallelize returns the pass `affine-parallelize`.
func AffineParallelize() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-parallelize",
		Summary: "turn affine.for into affine.parallel where iterations do not depend on each other",
		Doc: `An affine.for is replaced if no iteration touches memory that another iteration
writes, and if no values are carried between iterations. With parallel-reductions it
may carry sums and products, whose terms are then combined in any order.`,
		Anchor: "func",
		Builds: []string{"affine"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Options: []pass.Option{
			alias.Option(),
			{Name: "max-nested", Type: pass.Uint, Default: "4294967295",
				Doc: "how deep parallel loops may be nested; loops below that depth stay"},
			{Name: "parallel-reductions", Type: pass.Bool, Default: "false",
				Doc: "replace loops that carry sums and products as well"},
		},
		Run: func(r *pass.Run) error {
			if !parallelize(r, r.Options.Uint("max-nested"), r.Options.Bool("parallel-reductions")) {
				r.Unchanged()
			}
			return nil
		},
	}
}

// parallelize replaces the loops inside of a function, outer ones first, and
// reports whether there was one.
func parallelize(r *pass.Run, maxNested uint64, withReductions bool) bool {
	analysis := NewAnalysis(alias.For(r))
	var loops []affine.For
	ir.Walk(r.Op, func(inner *ir.Operation) ir.WalkResult {
		loop, ok := affine.AsFor(inner)
		if !ok || len(loop.IterArgs()) > 0 && !withReductions {
			return ir.Advance
		}
		if _, ok := Reductions(loop); !ok {
			return ir.Advance
		}
		parallel, gaveUp := analysis.memoryParallel(loop, AsAccess)
		if gaveUp {
			r.Diags.Report(diag.NewRemark(ir.Position(inner.Loc()), "the loop stays: there are too many accesses to memory to compare them"))
		}
		if parallel {
			loops = append(loops, loop)
		}
		return ir.Advance
	})
	changed := false
	for _, loop := range loops {
		if nestingInParallel(loop.Op) < maxNested {
			makeParallel(loop)
			changed = true
		}
	}
	return changed
}

func nestingInParallel(op *ir.Operation) uint64 {
	n := uint64(0)
	for _, around := range enclosing(op) {
		if around.Is("affine.parallel") {
			n++
		}
	}
	return n
}

// makeParallel replaces a loop. What it carries begins with the neutral element in
// an affine.parallel, so the operation that combines moves behind it, and combines
// the initial value with the result.
func makeParallel(loop affine.For) {
	reductions, _ := Reductions(loop)
	b := ir.BuilderBefore(loop.Op)
	nest := newParallel(b, loop, reductions)
	nest.Op.Region(0).TakeBlocks(loop.Op.Region(0))
	body := nest.Op.Region(0).Entry()
	values := make([]*ir.Value, len(reductions))
	for i, r := range reductions {
		r.Combine.MoveBefore(loop.Op)
		r.Combine.SetOperands([]*ir.Value{loop.Init()[i], nest.Op.Result(i)})
		loop.Op.Result(i).ReplaceAllUsesWith(r.Combine.Result(0))
		values[i] = r.Value
	}
	body.Last().SetOperands(values)
	for body.NumArgs() > 1 {
		body.EraseArg(body.NumArgs() - 1)
	}
	loop.Op.Erase()
}

func newParallel(b *ir.Builder, loop affine.For, reductions []Reduction) affine.Parallel {
	ctx := b.Context()
	types := make([]ir.Type, len(reductions))
	kinds := make([]ir.Attribute, len(reductions))
	for i, r := range reductions {
		types[i] = r.Value.Type()
		kinds[i] = ctx.I64Attr(int64(r.Kind))
	}
	lower, upper := loop.Lower(), loop.Upper()
	return affine.NewParallel(b, lower.Operands, upper.Operands, types,
		lower.Map, oneGroup(ctx, len(lower.Map.Results)), upper.Map, oneGroup(ctx, len(upper.Map.Results)),
		ir.NamedAttr{Name: "reductions", Value: ctx.ArrayAttr(kinds)},
		ir.NamedAttr{Name: "steps", Value: ctx.I64ArrayAttr([]int64{loop.Step()})})
}

// oneGroup says that the only dimension has n bounds.
func oneGroup(ctx *ir.Context, n int) ir.Attribute {
	t := ctx.RankedTensorType([]int64{1}, ctx.I32(), nil)
	return ctx.DenseElementsAttr(t, binary.LittleEndian.AppendUint32(nil, uint32(n)), true)
}
