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
frees or that nothing hands on, and that is not allocated in a loop, is taken from the stack.`,
		Anchor: "func",
		Builds: []string{"memref"},
		Options: []pass.Option{{
			Name: "max-alloc-size-in-bytes", Type: pass.Int, Default: "1024", Doc: "the greatest buffer on the stack",
		}},
		Run: func(r *pass.Run) error {
			most, changed := r.Options.Int("max-alloc-size-in-bytes"), false
			var todo []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if op.Is("memref.alloc") && op.ParentOp() == r.Op && isSmall(op.ResultType(0), most) && !escapes(op.Result(0)) {
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

func isSmall(t ir.Type, most int64) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(m) || len(m.Layout()) > 0 {
		return false
	}
	bytes, ok := view.ElementBytes(m.Elem())
	n, known := ir.NumElements(m)
	return ok && known && bytes > 0 && n <= most/bytes
}

// escapes reports whether a terminator hands a buffer on, or something unknown keeps it.
func escapes(v *ir.Value) bool {
	for _, a := range aliases(v) {
		for use := range a.Uses() {
			op := use.Owner()
			if loop := op.ParentOp(); op.Is("scf.yield") && loop.Is("scf.for") {
				continue // it keeps its buffers, or the alias ends here
			}
			if op.Traits().Terminator || op.Is("memref.store") && use.Index() == 0 {
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
	made := memref.NewAlloca(ir.BuilderBefore(op), nil, nil, op.ResultType(0)).Op
	if alignment := op.Attr("alignment"); alignment != nil {
		made.SetAttr("alignment", alignment)
	}
	op.Result(0).ReplaceAllUsesWith(made.Result(0))
	op.Erase()
}
