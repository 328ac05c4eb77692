package bufferize

import (
	"errors"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// ownershipOption is that of the deallocation of later MLIR.
const ownershipOption = "private-function-dynamic-ownership"

// later are passes of later MLIR.
func later() []*pass.Pass {
	return []*pass.Pass{
		{
			Name:    "convert-bufferization-to-memref",
			Summary: "make allocations and copies of memref.clone",
			Doc:     "A memref.clone of a memref without a rank, or to one with a layout, stays; convert-memref-to-llvm says why it does not convert it.",
			Anchor:  pass.AnyOp,
			Builds:  []string{"memref", "std"},
			Run:     func(r *pass.Run) error { return eachOp(r, copied) },
		},
		{
			Name:    "empty-tensor-to-alloc-tensor",
			Summary: "make a tensor in a buffer of its own of each linalg.init_tensor",
			Doc:     "linalg.init_tensor, which is tensor.empty in later MLIR, becomes memref.alloc_tensor, which is bufferization.alloc_tensor there.",
			Anchor:  pass.AnyOp,
			Builds:  []string{"memref"},
			Run:     func(r *pass.Run) error { return eachOp(r, allocated) },
		},
		emptyTensors(),
		dropEquivalent(),
		alreadyLow("buffer-deallocation-simplification"),
		alreadyLow("bufferization-lower-deallocations"),
	}
}

// alreadyLow is a pass on an operation that there is none of here.
func alreadyLow(name string) *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "do nothing: buffer-deallocation makes no bufferization.dealloc",
		Doc: `For pipelines of later MLIR, where it follows ownership-based-buffer-deallocation. That is buffer-deallocation here,
which makes memref.dealloc where buffers end.`,
		Anchor: pass.AnyOp,
		Run: func(r *pass.Run) error {
			r.Unchanged()
			return nil
		},
	}
}

// checkOwnership refuses an option that the deallocation does not have.
func checkOwnership(o pass.Options) error {
	if o.Bool(ownershipOption) {
		return errors.New("option '" + ownershipOption + "': functions do not say at run time whether what they return is the caller's; it always is")
	}
	return nil
}

// eachOp replaces operations.
func eachOp(r *pass.Run, replace func(op *ir.Operation) bool) error {
	var list []*ir.Operation
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		list = append(list, op)
		return ir.Advance
	})
	replaced := 0
	for _, op := range list {
		if replace(op) {
			replaced++
		}
	}
	r.Stats.Add("num-replaced", int64(replaced))
	if replaced == 0 {
		r.Unchanged()
	}
	return nil
}

// copied makes an allocation and a copy of a clone.
func copied(op *ir.Operation) bool {
	clone, ok := memref.AsClone(op)
	if !ok {
		return false
	}
	_, ranked := clone.Input().Type().(*ir.MemRefType)
	t, ok := clone.Output().Type().(*ir.MemRefType)
	if !ranked || !ok || len(t.Layout()) > 0 {
		return false
	}
	b := ir.BuilderBefore(op)
	var sizes []*ir.Value
	for d, n := range t.Shape() {
		if n == ir.Dynamic {
			at := std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(int64(d))).Result()
			sizes = append(sizes, memref.NewDim(b, clone.Input(), at).Op.Result(0))
		}
	}
	made := memref.NewAlloc(b, sizes, nil, t).Memref()
	memref.NewCopy(b, clone.Input(), made)
	clone.Output().ReplaceAllUsesWith(made)
	op.Erase()
	return true
}

// allocated makes a tensor in a buffer of its own.
func allocated(op *ir.Operation) bool {
	empty, ok := linalg.AsInitTensor(op)
	if !ok {
		return false
	}
	t, ok := empty.Result().Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	sizes, at := empty.Sizes(), 0
	b := ir.BuilderBefore(op)
	var dynamic []*ir.Value
	for i, n := range empty.StaticSizes() {
		if n == ir.Dynamic || n < 0 {
			if t.Shape()[i] == ir.Dynamic {
				dynamic = append(dynamic, sizes[at])
			}
			at++
			continue
		}
		if t.Shape()[i] == ir.Dynamic {
			dynamic = append(dynamic, std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(n)).Result())
		}
	}
	made := memref.NewAllocTensor(b, dynamic, nil, nil, t).Result()
	empty.Result().ReplaceAllUsesWith(made)
	op.Erase()
	return true
}
