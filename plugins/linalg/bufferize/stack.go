package bufferize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// toStack puts small buffers of known size on the stack.
func toStack() *pass.Pass {
	return &pass.Pass{
		Name:    "promote-buffers-to-stack",
		Summary: "allocate small buffers on the stack",
		Doc: `A buffer of known size that is not greater than max-alloc-size-in-bytes, that its block
frees or that nothing hands on, and that is not allocated in a loop, is taken from the stack. So is one whose open
sizes are all ranks, which are small, if it has at most max-rank-of-allocated-memref dimensions.`,
		Anchor: "func",
		Builds: []string{"memref"},
		Options: []pass.Option{
			{Name: "max-alloc-size-in-bytes", Type: pass.Int, Default: "1024", Doc: "the greatest buffer on the stack"},
			{Name: "bitwidth-of-index-type", Type: pass.Int, Default: "64", Doc: "how many bits an element of type index is taken to have"},
			{Name: "max-rank-of-allocated-memref", Type: pass.Int, Default: "1", Doc: "how many dimensions a buffer may have whose open sizes are ranks"},
		},
		Run: func(r *pass.Run) error {
			small := limits{
				bytes: r.Options.Int("max-alloc-size-in-bytes"), index: r.Options.Int("bitwidth-of-index-type"),
				rank: r.Options.Int("max-rank-of-allocated-memref"),
			}
			changed := false
			var todo []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if op.Is("memref.alloc") && op.ParentOp() == r.Op && small.has(op) && !escapes(op.Result(0)) {
					todo = append(todo, op)
				}
				return ir.Advance
			})
			for _, op := range todo {
				promote(op)
				changed = true
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// limits say which buffers are small.
type limits struct {
	bytes, index, rank int64
}

// has reports whether an allocation is small.
func (l limits) has(op *ir.Operation) bool {
	m, ok := op.ResultType(0).(*ir.MemRefType)
	if !ok || len(m.Layout()) > 0 {
		return false
	}
	if !ir.HasStaticShape(m) {
		return int64(len(m.Shape())) <= l.rank && sizesAreRanks(op)
	}
	n, known := ir.NumElements(m)
	if _, isIndex := m.Elem().(*ir.IndexType); isIndex {
		return known && n <= l.bytes*8/max(1, l.index)
	}
	bytes, ok := view.ElementBytes(m.Elem(), view.IndexBytes)
	return ok && known && bytes > 0 && n <= l.bytes/bytes
}

func sizesAreRanks(op *ir.Operation) bool {
	for _, v := range op.AllOperands() {
		if _, ok := v.DefinedBy("std.rank"); !ok {
			return false
		}
	}
	return true
}

// escapes reports whether a terminator hands a buffer on, or something unknown keeps it.
func escapes(v *ir.Value) bool {
	for _, a := range aliases(v) {
		for use := range a.Uses() {
			op := use.Owner()
			if loop := op.ParentOp(); op.Is("scf.yield") && loop.Is("scf.for") {
				continue // it keeps its buffers, or the alias ends here
			}
			if op.Traits().Terminator || op.Is("memref.realloc") || op.Is("memref.store") && use.Index() == 0 {
				return true
			}
		}
	}
	return false
}

// promote makes an allocation one on the stack, which is not freed.
func promote(op *ir.Operation) {
	var frees []*ir.Operation
	for _, a := range aliases(op.Result(0)) {
		for use := range a.Uses() {
			if use.Owner().Is("memref.dealloc") {
				frees = append(frees, use.Owner())
			}
		}
	}
	for _, f := range frees {
		f.Erase()
	}
	made := memref.NewAlloca(ir.BuilderBefore(op), op.Operands(), nil, op.ResultType(0)).Op
	if alignment := op.Attr("alignment"); alignment != nil {
		made.SetAttr("alignment", alignment)
	}
	op.Result(0).ReplaceAllUsesWith(made.Result(0))
	op.Erase()
}
