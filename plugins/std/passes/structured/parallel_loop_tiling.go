package structured

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

const (
	tileSizes = "parallel-loop-tile-sizes"
	noMinMax  = "no-min-max-bounds"
)

// ParallelLoopTiling returns the pass `parallel-loop-tiling`.
func ParallelLoopTiling() *pass.Pass {
	return &pass.Pass{
		Name:    "parallel-loop-tiling",
		Aliases: []string{"scf-parallel-loop-tiling"},
		Anchor:  "func",
		Summary: "tile parallel loops",
		Doc: `Each innermost scf.parallel without results becomes one over tiles, with one over the
iterations of a tile inside. Dimensions without a size have tiles of one iteration.`,
		Options: []pass.Option{
			{Name: tileSizes, Type: pass.List, Doc: "the size of a tile in each dimension"},
			{Name: noMinMax, Type: pass.Bool, Default: "false",
				Doc: "all tiles have their full size, and an scf.if in them leaves out what is behind the end of the loop"},
		},
		Builds: []string{"affine", "scf", "std"},
		Run: func(r *pass.Run) error {
			var sizes []int64
			for _, text := range r.Options.List(tileSizes) {
				n, err := strconv.ParseInt(text, 10, 64)
				if err != nil || n < 1 {
					return fmt.Errorf("option '%s': the size of a tile is a number above 0, not '%s'", tileSizes, text)
				}
				sizes = append(sizes, n)
			}
			loops := innermost(r.Op)
			for _, loop := range loops {
				tile(loop, sizes, r.Options.Bool(noMinMax))
			}
			if len(loops) == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// innermost lists the parallel loops without results and without others inside.
func innermost(root *ir.Operation) []scf.Parallel {
	var list []scf.Parallel
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		loop, ok := scf.AsParallel(op)
		if !ok || op.NumResults() > 0 {
			return
		}
		alone := ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
			if o != op && o.Is("scf.parallel") {
				return ir.Interrupt
			}
			return ir.Advance
		})
		if alone {
			list = append(list, loop)
		}
	})
	return list
}

// tile makes two loops of one. With full tiles, the body asks whether an iteration is one of the loop; without, tiles
// at the end of the loop are smaller.
func tile(loop scf.Parallel, sizes []int64, full bool) {
	b := ir.BuilderBefore(loop.Op)
	zero := constant(b, 0)
	size, step := make([]*ir.Value, len(loop.Step())), make([]*ir.Value, len(loop.Step()))
	for i := range size {
		n := int64(1)
		if i < len(sizes) {
			n = sizes[i]
		}
		size[i] = constant(b, n)
	}
	for i, s := range loop.Step() {
		step[i] = std.NewMuli(b, s, size[i]).Result()
	}
	outer := scf.NewParallel(b, loop.LowerBound(), loop.UpperBound(), step, nil)
	types := loop.Region().Entry().ArgTypes()
	body := b.CreateBlock(outer.Region(), nil, types...)
	var lower, upper []*ir.Value
	ends := map[int]*ir.Value{} // of the dimensions whose tiles may reach behind the end
	for i := range step {
		lower, upper = append(lower, zero), append(upper, step[i])
		switch {
		case fits(loop, i, size[i]):
		case full:
			ends[i] = loop.UpperBound()[i]
		default:
			least := affine.NewMap(3, 0, affine.Dim(0), affine.Sub(affine.Dim(1), affine.Dim(2)))
			upper[i] = dialect.NewMin(b, []*ir.Value{step[i], loop.UpperBound()[i], body.Arg(i)}, least).Result()
		}
	}
	inner := scf.NewParallel(b, lower, upper, loop.Step(), nil)
	scf.NewYield(b, nil)
	inner.Region().TakeBlocks(loop.Region())
	entry := inner.Region().Entry()
	if len(ends) > 0 {
		guard(entry, ends)
	}
	for i := len(step) - 1; i >= 0; i-- {
		b.SetInsertionPointToStart(entry)
		iv := entry.Arg(i)
		var uses []*ir.Operand
		for u := range iv.Uses() {
			uses = append(uses, u)
		}
		sum := std.NewAddi(b, iv, body.Arg(i)).Result()
		for _, u := range uses {
			u.Set(sum)
		}
	}
	loop.Op.Erase()
}

// guard has a body do what it does only where induction variables are below their ends.
func guard(body *ir.Block, ends map[int]*ir.Value) {
	ops := slices.Collect(body.WithoutTerminator())
	if len(ops) == 0 {
		return
	}
	b := ir.BuilderBefore(ops[0])
	var inside *ir.Value
	for _, i := range slices.Sorted(maps.Keys(ends)) {
		below := std.NewCmpi(b, body.Arg(i), ends[i], std.CmpIPredicateSlt).Result()
		if inside != nil {
			below = std.NewAnd(b, inside, below).Result()
		}
		inside = below
	}
	guarded := scf.NewIf(b, inside, nil)
	b.CreateBlock(guarded.Op.Region(0), nil)
	last := scf.NewYield(b, nil)
	for _, op := range ops {
		op.MoveBefore(last.Op)
	}
}

// fits reports whether a loop has a multiple of as many iterations in a dimension, and steps that are above zero.
func fits(loop scf.Parallel, i int, size *ir.Value) bool {
	from, isFrom := number(loop.LowerBound()[i])
	to, isTo := number(loop.UpperBound()[i])
	by, isBy := number(loop.Step()[i])
	n, _ := number(size)
	return isFrom && isTo && isBy && by > 0 && ((to-from+by-1)/by)%n == 0
}

func constant(b *ir.Builder, n int64) *ir.Value {
	ctx := b.Context()
	return std.NewConstant(b, ctx.IndexType(), ctx.IndexAttr(n)).Result()
}

// number is the value of a constant.
func number(v *ir.Value) (int64, bool) {
	def, ok := v.DefinedBy("std.constant")
	if !ok {
		return 0, false
	}
	a, ok := def.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int()
}
