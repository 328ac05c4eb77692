package transforms

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// DCE removes blocks that control cannot reach, and operations and arguments
// that contribute to nothing.
var DCE = &pass.Pass{
	Name:    "dce",
	Anchor:  pass.AnyOp,
	Summary: "remove unused operations without effects, and unreachable blocks",
	Doc: `An operation is erased if its results are not used and it has no effect but
that it reads memory or allocates what it results in. Values and arguments that
only need each other go away as well.`,
	Run: func(r *pass.Run) error {
		erased := onPieces(r, func(op *ir.Operation) int {
			count := 0
			rewrite.EraseDead(op, func(*ir.Operation) { count++ })
			return count
		})
		r.Stats.Add("num-erased", int64(erased))
		return nil
	},
}
