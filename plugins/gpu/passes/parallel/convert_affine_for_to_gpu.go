package parallel

import (
	"fmt"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/std/conversions/lower"
	affinedialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// AffineToLaunches returns the pass `convert-affine-for-to-gpu`.
func AffineToLaunches() *pass.Pass {
	const blockDims, threadDims = "gpu-block-dims", "gpu-thread-dims"
	return &pass.Pass{
		Name:    "convert-affine-for-to-gpu",
		Anchor:  "func",
		Summary: "make launches of the outermost affine loops of a function",
		Doc: `The outermost loops of each nest of affine.for become the blocks of a gpu.launch, those within
them its threads, and what they do its body, in which nothing of affine is left. They are perfectly
nested, their bounds do not depend on each other, and their iterations may run at once; a nest that is
none of this is an error.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: blockDims, Type: pass.Uint, Default: "1", Doc: "how many loops become blocks, up to 3"},
			{Name: threadDims, Type: pass.Uint, Default: "1", Doc: "how many loops become threads, up to 3"},
		},
		Builds: []string{"affine", "gpu", "memref", "scf", "std", "vector"},
		Around: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			blocks, threads := r.Options.Uint(blockDims), r.Options.Uint(threadDims)
			if blocks > 3 || threads > 3 {
				return fmt.Errorf("options '%s' and '%s': a launch has up to 3 dimensions of blocks and of threads", blockDims, threadDims)
			}
			var outermost []affinedialect.For
			for region := range r.Op.Regions() {
				for b := range region.Blocks() {
					for op := range b.Ops() {
						if loop, ok := affinedialect.AsFor(op); ok {
							outermost = append(outermost, loop)
						}
					}
				}
			}
			if len(outermost) == 0 || blocks+threads == 0 {
				r.Unchanged()
				return nil
			}
			deps := dependence.NewAnalysis(alias.For(r))
			for _, loop := range outermost {
				nest, at, why := perfectNest(loop, int(blocks+threads), deps)
				if why != "" {
					r.Diags.Report(diag.NewError(ir.Position(at.Loc()), why))
					continue
				}
				// What counts blocks and threads is no affine dimension.
				inside := r.Changing()
				inside.Op = toLaunch(nest, int(blocks))
				if err := lower.Affine().Run(inside); err != nil {
					return err
				}
			}
			return nil
		},
	}
}

// perfectNest lists loops of a nest, the outermost one first, that may run at once, or says why they
// may not, and at which operation.
func perfectNest(outermost affinedialect.For, depth int, deps *dependence.Analysis) (nest []affinedialect.For, at *ir.Operation, why string) {
	for loop := outermost; ; {
		switch {
		case len(loop.IterArgs()) > 0:
			return nil, loop.Op, "a loop that carries values cannot become blocks or threads of a launch"
		case len(loop.Lower().Map.Results) != 1:
			return nil, loop.Op, "a loop with several lower bounds cannot become blocks or threads of a launch"
		}
		for _, v := range loop.Op.AllOperands() {
			if isInside(v, outermost.Op) {
				return nil, loop.Op, "the bounds of a loop that becomes blocks or threads of a launch must be known before the launch"
			}
		}
		if !deps.AnyMemoryParallel(loop) {
			return nil, loop.Op, "the iterations of this loop may depend on each other, so that they cannot become blocks or threads of a launch; if memrefs that are different arguments name different memory, say distinct-arguments"
		}
		nest = append(nest, loop)
		if len(nest) == depth {
			return nest, nil, ""
		}
		inner, ok := affinedialect.AsFor(loop.Body().First())
		if !ok || inner.Op.Next() != loop.Yield() {
			return nil, loop.Op, fmt.Sprintf("expected %d perfectly nested loops for blocks and threads, and the body of this one is not just a loop", depth)
		}
		loop = inner
	}
}

// isInside reports whether a value is made in the regions of an operation.
func isInside(v *ir.Value, op *ir.Operation) bool {
	for r := v.Region(); r != nil && r.Op() != nil; r = r.Op().ParentRegion() {
		if r.Op() == op {
			return true
		}
	}
	return false
}

// toLaunch makes a launch of a nest of loops, of which so many become blocks.
func toLaunch(nest []affinedialect.For, blocks int) *ir.Operation {
	outermost, innermost := nest[0], nest[len(nest)-1]
	ctx := outermost.Op.Context()
	b := ir.BuilderBefore(outermost.Op)
	b.SetLoc(outermost.Op.Loc())
	one := std.NewConstant(b, ctx.IndexType(), ctx.IndexAttr(1)).Result()
	sizes := [6]*ir.Value{one, one, one, one, one, one}
	place := func(i int) int {
		if i < blocks {
			return i
		}
		return 3 + i - blocks
	}
	for i, loop := range nest {
		sizes[place(i)] = iterations(b, loop)
	}
	launch := gpu.NewLaunch(b, nil, sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5], nil, nil, nil, nil, nil)
	index := ctx.IndexType()
	body := b.CreateBlock(launch.Body(), nil, index, index, index, index, index, index, index, index, index, index, index, index)
	b.SetInsertionPointToEnd(body)
	for i, loop := range nest {
		lower := loop.Lower()
		count := affine.Mul(affine.Dim(lower.Map.NumDims), affine.Constant(loop.Step()))
		at := affinedialect.ValueMap{
			Map:      affine.NewMap(lower.Map.NumDims+1, lower.Map.NumSymbols, affine.Add(count, lower.Map.Results[0])),
			Operands: append(append(append([]*ir.Value{}, lower.Dims()...), body.Arg(place(i))), lower.Symbols()...),
		}.Canonical()
		loop.InductionVar().ReplaceAllUsesWith(affinedialect.NewApply(b, at.Operands, at.Map).Op.Result(0))
	}
	end := gpu.NewTerminator(b).Op
	innermost.Yield().Erase()
	if !innermost.Body().Empty() {
		body.SpliceBefore(innermost.Body().First(), end)
	}
	outermost.Op.Erase()
	return launch.Op
}

// iterations is how many a loop has, none where the upper bound is below the lower one.
func iterations(b *ir.Builder, loop affinedialect.For) *ir.Value {
	ctx := loop.Op.Context()
	if n, ok := loop.ConstantTripCount(); ok {
		return std.NewConstant(b, ctx.IndexType(), ctx.IndexAttr(int64(n))).Result()
	}
	trips, _ := loop.TripCount() // which is, as there is one lower bound
	least := affinedialect.NewMin(b, trips.Operands, trips.Map).Op.Result(0)
	return affinedialect.NewMax(b, []*ir.Value{least}, affine.NewMap(1, 0, affine.Dim(0), affine.Constant(0))).Op.Result(0)
}
