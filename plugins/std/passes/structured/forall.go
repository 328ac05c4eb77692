package structured

import (
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// ForallToFor returns the pass `scf-forall-to-for`.
func ForallToFor() *pass.Pass {
	return &pass.Pass{
		Name:    "scf-forall-to-for",
		Summary: "make nests of sequential loops of scf.forall",
		Doc: `The dimensions become loops of scf.for, the first one outermost. Tensors that the iterations
share are carried: each iteration inserts its parts into them.`,
		Builds: []string{"scf", "std", "tensor"},
		Run: func(r *pass.Run) error {
			eachForall(r, func(loop scf.Forall) { forallToFor(loop) })
			return nil
		},
	}
}

// ForallToParallel returns the pass `scf-forall-to-parallel`.
func ForallToParallel() *pass.Pass {
	return &pass.Pass{
		Name:    "scf-forall-to-parallel",
		Summary: "make parallel loops of scf.forall",
		Doc: `Each becomes an scf.parallel of the same dimensions, with what they are mapped to. One whose
iterations share tensors must be bufferized before.`,
		Builds: []string{"scf", "std"},
		Run: func(r *pass.Run) error {
			eachForall(r, func(loop scf.Forall) {
				if len(loop.Outputs()) > 0 {
					r.Diags.Report(diag.NewError(ir.Position(loop.Op.Loc()),
						"the iterations share tensors, which those of 'scf.parallel' cannot; run linalg-comprehensive-module-bufferize before, or scf-forall-to-for"))
					return
				}
				forallToParallel(loop)
			})
			return nil
		},
	}
}

// eachForall visits the loops, inner ones first.
func eachForall(r *pass.Run, do func(loop scf.Forall)) {
	found := false
	ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
		if loop, ok := scf.AsForall(op); ok {
			found = true
			do(loop)
		}
	})
	if !found {
		r.Unchanged()
	}
}

// forallToFor makes a loop for each dimension, and puts the body into the innermost.
func forallToFor(op scf.Forall) {
	scf.ReadOutputs(op)
	b := ir.BuilderBefore(op.Op)
	bounds := scf.BoundsOf(op)
	lower, upper, step := scf.MakeBounds(b, bounds.Lower), scf.MakeBounds(b, bounds.Upper), scf.MakeBounds(b, bounds.Step)
	carried := op.Outputs()
	var ivs, results []*ir.Value
	for i := range lower {
		loop := scf.NewFor(b, lower[i], upper[i], step[i], carried)
		if i == 0 {
			results = loop.Results()
		} else {
			scf.NewYield(b, loop.Results())
		}
		body := b.CreateBlock(loop.Region(), nil)
		ivs = append(ivs, body.AddArg(b.Context().IndexType(), op.Op.Loc()))
		carried = nil
		for _, v := range op.Outputs() {
			carried = append(carried, body.AddArg(v.Type(), op.Op.Loc()))
		}
		b.SetInsertionPointToEnd(body)
	}
	inner := b.Block()
	body := op.Region().Entry()
	end := body.Last()
	yielded := scf.InsertInTurn(b, op, carried)
	for i, arg := range body.Args() {
		arg.ReplaceAllUsesWith(slices.Concat(ivs, carried)[i])
	}
	end.Erase()
	if first := body.First(); first != nil {
		inner.SpliceBefore(first, nil)
	}
	b.SetInsertionPointToEnd(inner)
	scf.NewYield(b, yielded)
	for i, r := range op.Results() {
		r.ReplaceAllUsesWith(results[i])
	}
	op.Op.Erase()
}

func forallToParallel(op scf.Forall) {
	b := ir.BuilderBefore(op.Op)
	bounds := scf.BoundsOf(op)
	var attrs []ir.NamedAttr
	if mapping := op.MappingAttr(); mapping != nil {
		attrs = append(attrs, ir.NamedAttr{Name: "mapping", Value: mapping})
	}
	loop := scf.NewParallel(b, scf.MakeBounds(b, bounds.Lower), scf.MakeBounds(b, bounds.Upper), scf.MakeBounds(b, bounds.Step), nil, attrs...)
	loop.Region().TakeBlocks(op.Region())
	end := loop.Region().Entry().Last()
	b.SetInsertionPoint(end)
	scf.NewYield(b, nil)
	end.Erase()
	op.Op.Erase()
}
