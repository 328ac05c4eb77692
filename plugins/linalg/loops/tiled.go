package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

const parallelOption = "parallel-loops"

func tiledLoops() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-linalg-tiled-loops-to-scf",
		Summary: "turn linalg.tiled_loop into loops of scf",
		Doc: `Each dimension becomes an scf.for, outermost first, and the operands stand for the arguments of the
region. Outputs that are tensors are carried from one iteration to the next; MLIR 13 leaves such loops.`,
		Anchor: "func",
		Options: []pass.Option{{Name: parallelOption, Type: pass.Bool, Default: "false",
			Doc: "make one scf.parallel of a loop on memrefs whose iterators are all parallel; MLIR 13 has no such option"}},
		Converts: []string{"linalg.tiled_loop"},
		Builds:   []string{"scf"},
		Run: func(r *pass.Run) error {
			list := tiledLoopsIn(r.Op)
			r.Work.Found(len(list) > 0)
			if len(list) == 0 {
				r.Unchanged()
				return nil
			}
			for _, loop := range list {
				lowerTiled(loop, r.Options.Bool(parallelOption))
			}
			return nil
		},
	}
}

// tiledLoopsIn lists the loops over tiles, inner ones first.
func tiledLoopsIn(root *ir.Operation) (list []linalg.TiledLoop) {
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		if loop, ok := linalg.AsTiledLoop(op); ok {
			list = append(list, loop)
		}
	})
	return list
}

// lowerTiled replaces a loop over tiles by loops of scf.
func lowerTiled(loop linalg.TiledLoop, parallel bool) {
	b := ir.BuilderBefore(loop.Op)
	yield, ok := linalg.AsYield(loop.Region().Entry().Last())
	if !ok {
		panic("BUG: linalg: a loop over tiles without a yield")
	}
	replace(loop.Ins(), loop.Inputs())
	sequential := slices.ContainsFunc(loop.IteratorTypes(), func(word string) bool { return word != linalg.Parallel })
	if parallel && !sequential && len(loop.Results()) == 0 && len(loop.Step()) > 0 {
		replace(loop.Outs(), loop.Outputs())
		made := scf.NewParallel(b, loop.LowerBound(), loop.UpperBound(), loop.Step(), nil)
		block := b.CreateBlock(made.Region(), nil, slices.Repeat([]ir.Type{b.Context().IndexType()}, len(loop.Step()))...)
		replace(loop.Ivs(), block.Args())
		moveInto(loop, yield, scf.NewYield(b, nil).Op)
		loop.Op.Erase()
		return
	}
	loop.Op.ReplaceAllUsesWith(sequentially(b, loop, yield, 0, loop.Op, loop.Outputs()))
	loop.Op.Erase()
}

// sequentially makes the loops from dimension d on before an operation, with outputs in the place of the
// arguments; it returns what the outputs, those that are tensors, have become.
func sequentially(b *ir.Builder, loop linalg.TiledLoop, yield linalg.Yield, d int, before *ir.Operation, outputs []*ir.Value) []*ir.Value {
	if d == len(loop.Step()) {
		replace(loop.Outs(), outputs)
		left := slices.Clone(yield.Values())
		moveInto(loop, yield, before)
		return left
	}
	var carried []*ir.Value
	types := []ir.Type{b.Context().IndexType()}
	for _, v := range outputs {
		if t, isTensor := v.Type().(*ir.RankedTensorType); isTensor {
			carried, types = append(carried, v), append(types, t)
		}
	}
	b.SetInsertionPoint(before)
	made := scf.NewFor(b, loop.LowerBound()[d], loop.UpperBound()[d], loop.Step()[d], carried)
	block := b.CreateBlock(made.Region(), nil, types...)
	replace(loop.Ivs()[d:d+1], block.Args()[:1])
	inner, next := slices.Clone(outputs), block.Args()[1:]
	for i, v := range inner {
		if _, isTensor := v.Type().(*ir.RankedTensorType); isTensor {
			inner[i], next = next[0], next[1:]
		}
	}
	end := scf.NewYield(b, nil)
	end.Op.SetOperands(sequentially(b, loop, yield, d+1, end.Op, inner))
	return made.Results()
}

// replace makes users of some values use others.
func replace(values, by []*ir.Value) {
	for i, v := range values {
		v.ReplaceAllUsesWith(by[i])
	}
}

// moveInto moves what a loop over tiles does before an operation.
func moveInto(loop linalg.TiledLoop, yield linalg.Yield, before *ir.Operation) {
	body := loop.Region().Entry()
	yield.Op.Erase()
	if first := body.First(); first != nil {
		before.Block().SpliceBefore(first, before)
	}
}
