package gpu

import (
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{Patterns: []rewrite.Pattern{rewrite.On("memrefs-of-casts", memrefsOfCasts)}}
}

// memrefsOfCasts: a copy between casts of memrefs is one between these.
func memrefsOfCasts(op Memcpy, rw *rewrite.Rewriter) rewrite.Result {
	if !rw.ReplaceOperands(op.Op, memref.Uncast) {
		return rw.MatchFailure("no operand is a cast of a memref with a rank")
	}
	return rw.Success()
}
