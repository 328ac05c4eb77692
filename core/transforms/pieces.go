package transforms

import (
	"sync/atomic"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// onPieces does something with the operations directly inside of the anchor, at
// once where they are isolated, and otherwise with the anchor. It sums up what
// is answered.
func onPieces(r *pass.Run, do func(op *ir.Operation) int) int {
	pieces, ok := pass.Isolated(r.Op)
	if !ok || !r.Op.Traits().Isolated {
		return do(r.Op)
	}
	var total atomic.Int64
	r.Parallel(len(pieces), func(i int) { total.Add(int64(do(pieces[i]))) })
	return int(total.Load())
}
