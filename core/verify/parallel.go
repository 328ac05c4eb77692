package verify

import (
	"sync"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

const (
	// manyOps is from how many operations of a block on they are shared out.
	manyOps = 64
	// chunksPerWorker lets a worker that has got small ones do more of them.
	chunksPerWorker = 8
)

// ops checks the operations of a block. Those of a long one, which are the
// functions of a module, are shared out to workers; nothing is written to but
// what each worker has of its own, once the operations of the blocks around are
// numbered.
func (v *verifier) ops(b *ir.Block) {
	chunks := v.share(b)
	if chunks == nil {
		for o := b.First(); o != nil; o = o.Next() {
			v.op(o)
		}
		return
	}
	for o := b.First(); o != nil && o.Block() != nil; o = o.ParentOp() {
		o.IsBeforeInBlock(o) // numbers the block
	}
	sinks := make([]*diag.Sink, len(chunks))
	var next atomic.Int64
	var failed atomic.Bool
	var wg sync.WaitGroup
	for range min(v.opts.Workers, len(chunks)) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(chunks); i = int(next.Add(1)) - 1 {
				sinks[i] = &diag.Sink{}
				if !v.chunk(chunks[i], sinks[i]) {
					failed.Store(true)
				}
			}
		})
	}
	wg.Wait()
	v.sink.Join(sinks...)
	v.failed = v.failed || failed.Load()
}

// chunk checks some operations of a block with what is known around them.
func (v *verifier) chunk(ops []*ir.Operation, sink *diag.Sink) bool {
	w := &verifier{sink: sink, opts: v.opts, dom: ir.NewDominance(), symbols: v.symbols, part: v.part}
	w.opts.Workers = 1
	for _, op := range ops {
		w.op(op)
	}
	return !w.failed
}

// share cuts the operations of a block into pieces for workers, nil when one
// had better do them all.
func (v *verifier) share(b *ir.Block) [][]*ir.Operation {
	if v.opts.Workers < 2 || b.ParentOp() == nil || !b.ParentOp().Facets().SymbolTable {
		return nil
	}
	var ops []*ir.Operation
	for o := b.First(); o != nil; o = o.Next() {
		ops = append(ops, o)
	}
	if len(ops) < manyOps {
		return nil
	}
	size := max(len(ops)/(v.opts.Workers*chunksPerWorker), 1)
	var chunks [][]*ir.Operation
	for len(ops) > 0 {
		n := min(size, len(ops))
		chunks = append(chunks, ops[:n])
		ops = ops[n:]
	}
	return chunks
}
