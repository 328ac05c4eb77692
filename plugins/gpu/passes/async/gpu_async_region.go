package async

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/gpu"
)

// Pass returns the pass `gpu-async-region`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "gpu-async-region",
		Summary: "start work of the device without waiting for it",
		Doc: `Launches, allocations and copies of a block become ones that take a token and give one, in
their order. The host waits before what has effects, and at the end of the block.`,
		Anchor: "func",
		Builds: []string{"gpu"},
		Run: func(r *pass.Run) error {
			c := &chain{token: gpu.NewAsyncTokenType(r.IR()).Type}
			var blocks []*ir.Block
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				for r := range op.Regions() {
					for b := range r.Blocks() {
						blocks = append(blocks, b)
					}
				}
				return ir.Advance
			})
			for _, b := range blocks {
				c.current = nil
				for op := range b.OpsToErase() {
					if op.Is("gpu.launch") {
						r.Diags.Report(diag.NewError(ir.Position(op.Loc()), "'gpu.launch' op starts its body, not a kernel; run gpu-kernel-outlining first"))
						return pass.ErrReported
					}
					c.visit(op)
				}
			}
			if !c.changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// chain is the work of a block so far.
type chain struct {
	token   ir.Type
	current *ir.Value // token, or nil
	changed bool
}

// visit makes an operation wait for the current token, or the host before it.
func (c *chain) visit(op *ir.Operation) {
	switch {
	case op.Is("gpu.wait"):
		if c.current != nil {
			op = c.after(op, false)
		}
		c.current = tokenOf(op)
	case op.Is("gpu.launch_func"), op.Is("gpu.alloc"), op.Is("gpu.dealloc"), op.Is("gpu.memcpy"), op.Is("gpu.memset"):
		if c.current == nil {
			c.current = gpu.NewWait(at(op), nil, c.token).AsyncToken()
		}
		op = c.after(op, tokenOf(op) == nil)
		c.current = tokenOf(op)
	case c.current == nil:
	case op.Traits().Terminator || !ir.HasNoEffects(op):
		gpu.NewWait(at(op), []*ir.Value{c.current}, nil)
		c.current, c.changed = nil, true
	}
}

func at(op *ir.Operation) *ir.Builder {
	b := ir.BuilderBefore(op)
	b.SetLoc(op.Loc())
	return b
}

// tokenOf is the token that an operation gives, its last result, or nil.
func tokenOf(op *ir.Operation) *ir.Value {
	if n := op.NumResults(); n > 0 {
		if t, ok := op.Result(n - 1).Type().(*ir.DialectType); ok && t.Def().Name() == "gpu.async.token" {
			return op.Result(n - 1)
		}
	}
	return nil
}

// after replaces an operation by one that waits for the current token, which is the first of its
// operands, and that gives one.
func (c *chain) after(op *ir.Operation, gives bool) *ir.Operation {
	c.changed = true
	var results []ir.Type
	for _, v := range op.AllResults() {
		results = append(results, v.Type())
	}
	if gives {
		results = append(results, c.token)
	}
	b := at(op)
	replacement := b.CreateOp(op.Name(), append([]*ir.Value{c.current}, op.Operands()...), results, op.Attrs())
	if list := ods.IntsOf(op.Attr(ods.SegmentAttr)); list != nil {
		segments := make([]int, len(list))
		for i, n := range list {
			segments[i] = int(n)
		}
		segments[0]++
		replacement.SetAttr(ods.SegmentAttr, ods.SegmentsOf(op.Context(), segments...))
	}
	for i, v := range op.AllResults() {
		v.ReplaceAllUsesWith(replacement.Result(i))
	}
	op.Erase()
	return replacement
}
