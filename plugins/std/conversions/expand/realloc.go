package expand

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

const emitDeallocs = "emit-deallocs"

// Realloc returns the pass `expand-realloc`.
func Realloc() *pass.Pass {
	return &pass.Pass{
		Name:    "expand-realloc",
		Summary: "replace memref.realloc by an allocation, a copy and a deallocation",
		Doc: `Where the new size is greater than that of the buffer, another one is allocated, the
elements are copied, and the old one is freed. Otherwise the result is a view of the buffer.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"memref.realloc"},
		Builds:   []string{"std", "memref", "scf"},
		Options: []pass.Option{{Name: emitDeallocs, Type: pass.Bool, Default: "true",
			Doc: "free the old buffer where another one is allocated; otherwise deallocation is left to a pass that comes later"}},
		Run: func(r *pass.Run) error {
			frees := r.Options.Bool(emitDeallocs)
			config := rewrite.Config{Stage: "expand-realloc", PatternsOnly: true, Trace: r.Trace}
			changed, err := rewrite.ApplyGreedily(r.Op, []rewrite.Pattern{
				rewrite.On("expand-realloc", func(op memref.Realloc, rw *rewrite.Rewriter) rewrite.Result {
					return realloc(op, rw, frees)
				}),
			}, config)
			if !changed {
				r.Unchanged()
			}
			return err
		},
	}
}

// realloc compares the sizes: a buffer that must grow becomes another one.
func realloc(op memref.Realloc, rw *rewrite.Rewriter, frees bool) rewrite.Result {
	source, t := op.Source(), op.Result().Type().(*ir.MemRefType)
	from, to := source.Type().(*ir.MemRefType).Shape()[0], t.Shape()[0]
	old, oldOpen := sizeOf(rw.Builder, source, from)
	size := op.DynamicResultSize()
	if size == nil {
		size = number(rw.Builder, rw.Context().IndexType(), to)
	}
	grows := std.NewCmpi(rw.Builder, old, size, std.CmpIPredicateUlt).Result()
	choice := scf.NewIf(rw.Builder, grows, []ir.Type{t})

	rw.CreateBlock(choice.ThenRegion(), nil)
	open := openSize(to, size)
	fresh := memref.NewAlloc(rw.Builder, open, nil, t, alignmentOf(op)...).Memref()
	form, _ := view.Of(t)
	statics := []int64{from}
	if from == ir.Dynamic {
		statics[0] = dynamicSize
	}
	part := form.Slice([]int64{0}, []int64{from}, []int64{1}).Like(t)
	begin := memref.NewSubview(rw.Builder, fresh, nil, oldOpen, nil, part, []int64{0}, statics, []int64{1}).Result()
	memref.NewCopy(rw.Builder, source, begin)
	if frees {
		memref.NewDealloc(rw.Builder, source)
	}
	scf.NewYield(rw.Builder, []*ir.Value{fresh})

	rw.CreateBlock(choice.ElseRegion(), nil)
	statics = []int64{to}
	if to == ir.Dynamic {
		statics[0] = dynamicSize
	}
	same := memref.NewReinterpretCast(rw.Builder, source, nil, open, nil, t, []int64{0}, statics, []int64{1}).Result()
	scf.NewYield(rw.Builder, []*ir.Value{same})
	rw.ReplaceOp(op.Op, choice.Op.Results()...)
	return rw.Success()
}

// sizeOf is the size of a buffer of one dimension, as a value and as the operands for it, which a
// size that is known has not.
func sizeOf(b *ir.Builder, m *ir.Value, known int64) (size *ir.Value, open []*ir.Value) {
	index := b.Context().IndexType()
	if known != ir.Dynamic {
		return number(b, index, known), nil
	}
	size = memref.NewDim(b, m, number(b, index, 0)).Result()
	return size, openSize(known, size)
}

// openSize are the operands for a size: none where the type says it.
func openSize(known int64, size *ir.Value) []*ir.Value {
	if known != ir.Dynamic {
		return nil
	}
	return []*ir.Value{size}
}

// alignmentOf is the alignment of the new buffer, if one is given.
func alignmentOf(op memref.Realloc) []ir.NamedAttr {
	a := op.AlignmentAttr()
	if a == nil {
		return nil
	}
	return []ir.NamedAttr{{Name: "alignment", Value: a}}
}
