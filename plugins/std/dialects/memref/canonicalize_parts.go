package memref

import (
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// partPatterns are those of memory spaces, of the parts of memrefs, and of buffers that grow.
func partPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("space-of-space", spaceOfSpace),
		rewrite.On("known-metadata", knownMetadata),
		rewrite.On("cast-of-metadata", castOfMetadata),
		rewrite.On("unused-reallocation", unusedReallocation),
	}
}

// sameSpace: a memref that is cast to its own memory space is that memref.
func sameSpace(op MemorySpaceCast, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	return sameType(op.Source(), op.Op)
}

// spaceOfSpace: only the last of several memory spaces counts.
func spaceOfSpace(op MemorySpaceCast, rw *rewrite.Rewriter) rewrite.Result {
	inner, ok := ir.DefinedBy[MemorySpaceCast](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not cast to a memory space")
	}
	rw.Update(op.Op, func() { op.SetSource(inner.Source()) })
	return rw.Success()
}

// metadata are the numbers that the type of a memref tells, ir.Dynamic where it does not: offset,
// sizes, strides.
func metadata(t ir.Type) ([]int64, bool) {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return nil, false
	}
	layout, ok := m.Strides()
	if !ok {
		return nil, false
	}
	return slices.Concat([]int64{layout.Offset}, m.Shape(), layout.Strides), true
}

// knownMetadata: numbers that the type tells are constants.
func knownMetadata(op ExtractStridedMetadata, rw *rewrite.Rewriter) rewrite.Result {
	known, ok := metadata(op.Source().Type())
	if !ok {
		return rw.MatchFailure("the layout is not strided")
	}
	changed := false
	for i, n := range known {
		result := op.Op.Result(i + 1)
		if n == ir.Dynamic || !result.HasUses() {
			continue
		}
		rw.ReplaceUses(result, std.NewConstant(rw.Builder, result.Type(), rw.Context().IndexAttr(n)).Result())
		changed = true
	}
	if !changed {
		return rw.MatchFailure("the type tells no number that is used")
	}
	return rw.Success()
}

// castOfMetadata: a memref that is put together of all its parts is the memref.
func castOfMetadata(op ReinterpretCast, rw *rewrite.Rewriter) rewrite.Result {
	parts, ok := ir.DefinedBy[ExtractStridedMetadata](op.Source())
	if !ok || op.Source() != parts.BaseBuffer() {
		return rw.MatchFailure("the operand is not the buffer of a memref")
	}
	if !hasParts(op, parts) {
		return rw.MatchFailure("a number is another than that of the memref")
	}
	source, t := parts.Source(), op.Result().Type()
	if source.Type() == t {
		rw.ReplaceOp(op.Op, source)
		return rw.Success()
	}
	if !forgets(source.Type(), t) {
		return rw.MatchFailure("the type is more specific than that of the memref")
	}
	rw.ReplaceOp(op.Op, NewCast(rw.Builder, source, t).Dest())
	return rw.Success()
}

// hasParts reports whether the numbers of a cast are those of a memref that is taken apart.
func hasParts(op ReinterpretCast, parts ExtractStridedMetadata) bool {
	known, ok := metadata(parts.Source().Type())
	offsets, ok2 := view.Numbers(op.Op.Attr("static_offsets"), math.MinInt64)
	sizes, ok3 := view.Numbers(op.Op.Attr("static_sizes"), -1)
	strides, ok4 := view.Numbers(op.Op.Attr("static_strides"), math.MinInt64)
	numbers := slices.Concat(offsets, sizes, strides)
	if !ok || !ok2 || !ok3 || !ok4 || len(numbers) != len(known) || len(sizes) != len(parts.Sizes()) {
		return false
	}
	operands := slices.Concat(op.Offsets(), op.Sizes(), op.Strides())
	for i, n := range numbers {
		if n != ir.Dynamic {
			if n != known[i] {
				return false
			}
			continue
		}
		if len(operands) == 0 {
			return false
		}
		v := operands[0]
		operands = operands[1:]
		if c, constant := rewrite.ConstantInt(v); v != parts.Op.Result(i+1) && (!constant || c != known[i]) {
			return false
		}
	}
	return true
}

// unusedReallocation: of a buffer that is only released it does not matter how large it is.
func unusedReallocation(op Realloc, rw *rewrite.Rewriter) rewrite.Result {
	v := op.Result()
	for use := range v.Uses() {
		if !ir.IsA[Dealloc](use.Owner()) {
			return rw.MatchFailure("the buffer has uses")
		}
	}
	rw.ReplaceOp(op.Op, op.Source())
	return rw.Success()
}
