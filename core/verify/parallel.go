package verify

import (
	"iter"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/parallel"
)

const (
	// many is how many operations of a block, or blocks of a region, are worth being
	// shared out to workers.
	many = 64
	// chunksPerWorker lets a worker that has got small ones do more of them.
	chunksPerWorker = 8
)

// ops checks the operations of a block. Those of a long one, such as the functions of a
// module or the loops of a function, are shared out.
func (v *verifier) ops(b *ir.Block) {
	if v.opts.Workers > 1 {
		if list := operationsOf(b); len(list) >= v.many {
			first := list[0]
			first.IsBeforeInBlock(first) // numbers the block
			v.share(b.Region(), len(list), func(w *verifier, i int) { w.op(list[i]) })
			return
		}
	}
	for o := b.First(); o != nil && v.goesOn(); o = o.Next() {
		v.op(o)
	}
}

// eachBlock checks the blocks of a region. Many of them are shared out.
func (v *verifier) eachBlock(r *ir.Region, f *ir.Traits) {
	if v.opts.Workers > 1 && !r.HasOneBlock() {
		if list := blocksOf(r); len(list) >= v.many {
			v.share(r, len(list), func(w *verifier, i int) { w.block(list[i], f) })
			return
		}
	}
	for b := r.Entry(); b != nil && v.goesOn(); b = b.Next() {
		v.block(b, f)
	}
}

func operationsOf(b *ir.Block) []*ir.Operation {
	var list []*ir.Operation
	for o := range b.Ops() {
		list = append(list, o)
	}
	return list
}

func blocksOf(r *ir.Region) []*ir.Block {
	var list []*ir.Block
	for b := range r.Blocks() {
		list = append(list, b)
	}
	return list
}

// share has workers check n parts of a region, or of a block of it. They write to nothing
// but what each has of its own, once the blocks around are numbered.
func (v *verifier) share(r *ir.Region, n int, check func(w *verifier, i int)) {
	for o := r.Op(); o != nil && o.Block() != nil; o = o.ParentOp() {
		o.IsBeforeInBlock(o) // numbers the block
	}
	size := max(n/(v.opts.Workers*chunksPerWorker), 1)
	workers := make(chan *verifier, min(v.opts.Workers, n/size))
	for range cap(workers) {
		workers <- v.fork(r) // notes the region, so that one is made after the other
	}
	var failed atomic.Bool
	parallel.Share(cap(workers), num.CeilDiv(n, size), func(parts iter.Seq[int]) {
		w := <-workers
		defer func() {
			// What breaks here breaks again where it is reported.
			if recover() != nil || w.failed {
				failed.Store(true)
			}
		}()
		for part := range parts {
			for i := part * size; i < min((part+1)*size, n); i++ {
				check(w, i)
			}
			if w.failed || failed.Load() {
				return
			}
		}
	})
	v.failed = v.failed || failed.Load()
}
