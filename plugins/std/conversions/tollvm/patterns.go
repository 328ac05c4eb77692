package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
)

// NewTarget returns a target in which the LLVM dialect is legal, and modules: one inside of another
// has been converted before, by its own data layout.
func NewTarget() *convert.Target {
	t := convert.NewTarget()
	t.LegalDialect("llvm")
	t.Legal("module")
	t.LegalWithin("module")
	return t
}

// Target says what is legal after both dialects and functions have been
// converted.
func (l *Lowering) Target() *convert.Target {
	t := l.MemRefTarget()
	t.IllegalDialect("std")
	t.Illegal("func")
	return t
}

// MemRefTarget says what is legal after memref has been converted.
func (l *Lowering) MemRefTarget() *convert.Target {
	t := NewTarget()
	t.IllegalDialect("memref")
	t.Hint(hint)
	return t
}

// hint advises what to do about what is left.
func hint(op *ir.Operation) string {
	if op.Is("memref.dma_start") || op.Is("memref.dma_wait") {
		return "a CPU has no DMA; use memref.copy"
	}
	for _, t := range append(typesOf(op.Operands()), op.ResultTypes()...) {
		switch t.(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType:
			return "tensors must be turned into memrefs before, as the pipeline cpu-tensor does"
		}
	}
	return ""
}

// Patterns convert std, memref and functions.
func (l *Lowering) Patterns() []convert.Pattern {
	return append([]convert.Pattern{l.function()}, l.bodyPatterns()...)
}

// innerPatterns convert what is in functions that stay.
func (l *Lowering) innerPatterns() []convert.Pattern {
	l.functionsStay = true
	return append([]convert.Pattern{l.blocks()}, l.bodyPatterns()...)
}

// bodyPatterns convert std and memref.
func (l *Lowering) bodyPatterns() []convert.Pattern {
	list := []convert.Pattern{
		l.returns(), l.call(), l.callIndirect(), l.assert(),
		l.constant(), l.SplatPattern(), l.choose(), l.indexCast(), l.indexCastUI(), l.rank(),
		l.unsignedSum(), l.signedProduct(), l.unsignedProduct(), l.truncateFloat(),
		l.atomicRMW(), l.genericAtomicRMW(),
	}
	return slices.Concat(list, l.BranchPatterns(), l.MemRefPatterns())
}

// BranchPatterns convert branches.
func (l *Lowering) BranchPatterns() []convert.Pattern {
	return []convert.Pattern{l.branch(), l.condBranch(), l.switches()}
}

// MemRefPatterns convert memref.
func (l *Lowering) MemRefPatterns() []convert.Pattern {
	return []convert.Pattern{
		l.load(), l.store(), l.dim(), l.disjoint(), l.prefetch(), l.assumeAlignment(),
		l.alloc(), l.alloca(), l.dealloc(), l.cast(),
		l.global(), l.getGlobal(), l.copy(), l.clone(), l.reshape(),
		l.subview(), l.reinterpretCast(), l.transpose(), l.viewOfBytes(), l.collapse(), l.expand(),
		l.allocaScope(), l.memorySpaceCast(), l.alignedPointer(), l.stridedMetadata(), l.realloc(),
	}
}
