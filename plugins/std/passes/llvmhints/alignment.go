package llvmhints

import (
	"math"

	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/hints"
)

// maxAlignment bounds alignments, in bytes.
const maxAlignment = 1 << 12

// addAlignment adds to each access the divisor of its address, if that is more than an
// element's size.
func (f *function) addAlignment() {
	for _, a := range f.accesses {
		t := a.memrefType()
		size := distanceOf(t.Elem())
		if size == 0 || t.Space() != nil {
			continue
		}
		base, first := f.baseAlignment(a.memref, a.op)
		if base <= size {
			continue
		}
		distance, ok := f.distance(a, first)
		if !ok {
			continue
		}
		if n := powerIn(num.GCD(base, times(distance, size))); n > size {
			a.op.SetAttr(hints.Alignment, a.op.Context().I64Attr(n))
		}
	}
}

// distanceOf is how far elements lie apart, if that is a power of two that does not
// depend on the target; else 0.
func distanceOf(t ir.Type) int64 {
	width := 0
	switch t := t.(type) {
	case *ir.IntegerType:
		width = int(t.Width())
	case *ir.FloatType:
		width = int(t.Kind().BitWidth())
	}
	if width < 8 || width > 64 || width&(width-1) != 0 {
		return 0
	}
	return int64(width) / 8
}

// distance divides the distances, in elements, of what is accessed from the start of the
// buffer, or from the first element of the memref. Zero is the distance zero.
func (f *function) distance(a *access, fromFirst bool) (n int64, ok bool) {
	s, ok := a.memrefType().Strides()
	if !ok {
		return 0, false
	}
	if !fromFirst {
		n = known(s.Offset)
	}
	at := a.at.FullyComposed()
	for i, e := range at.Map.Results {
		n = num.GCD(n, times(known(s.Strides[i]), f.divisors.of(e, at)))
	}
	for i, dim := range a.along { // all but the last dimension of a vector are taken row by row
		if dim >= 0 && i+1 < len(a.along) {
			n = num.GCD(n, known(s.Strides[dim]))
		}
	}
	return n, true
}

// known is what divides a number that may be dynamic.
func known(n int64) int64 {
	if n == coreaffine.Dynamic {
		return 1
	}
	return n
}

// baseAlignment is what the start of the buffer is a multiple of that a memref is in, or,
// if first is true, its first element; both at an operation.
func (f *function) baseAlignment(memref *ir.Value, at *ir.Operation) (n int64, first bool) {
	if n := f.assumed(memref, at); n > 0 {
		return n, true
	}
	for {
		def := memref.DefiningOp()
		if def == nil {
			return f.promised(memref), false
		}
		if !keepsBuffer(def) {
			return f.allocated(def), false
		}
		memref = alias.Viewed(def)
	}
}

// keepsBuffer reports whether a view has the same buffer as its source, so that only its layout
// determines where its elements are.
func keepsBuffer(op *ir.Operation) bool {
	switch op.Name().String() {
	case "memref.cast", "memref.subview", "memref.reinterpret_cast", "memref.transpose",
		"memref.collapse_shape", "memref.expand_shape":
		return alias.Viewed(op) != nil
	}
	return false
}

// assumed is what a memref.assume_alignment says that is executed before.
func (f *function) assumed(memref *ir.Value, before *ir.Operation) int64 {
	most := int64(0)
	for _, op := range f.assumptions[memref] {
		if precedes(op, before) {
			most = max(most, intAttr(op, "alignment"))
		}
	}
	return most
}

// assumptionsIn are the memref.assume_alignment in a function, by their memref.
func assumptionsIn(fn *ir.Operation) map[*ir.Value][]*ir.Operation {
	all := map[*ir.Value][]*ir.Operation{}
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if op.Is("memref.assume_alignment") {
			all[op.Operand(0)] = append(all[op.Operand(0)], op)
		}
		return ir.Advance
	})
	return all
}

// precedes reports whether an operation stands before another one, or what is around it,
// in a block.
func precedes(op, other *ir.Operation) bool {
	for ; other != nil; other = other.ParentOp() {
		if other.Block() == op.Block() {
			return op != other && op.IsBeforeInBlock(other)
		}
	}
	return false
}

// promised is what callers of a function say of an argument.
func (f *function) promised(memref *ir.Value) int64 {
	if k := f.aliases.ObjectOf(memref).Kind; k != alias.Argument && k != alias.NoAlias || memref.Block().ParentOp() != f.op {
		return 1
	}
	n, _ := ir.ArgAttr(f.op, memref.Index(), "llvm.align").(*ir.IntegerAttr)
	if n == nil {
		return 1
	}
	bytes, _ := n.Int()
	return powerIn(bytes)
}

// allocated is the alignment of what an operation allocates.
func (f *function) allocated(op *ir.Operation) int64 {
	if !op.Is("memref.alloc") && !op.Is("memref.alloca") {
		return 1
	}
	if n := intAttr(op, "alignment"); n > 0 {
		return powerIn(n)
	}
	if op.Is("memref.alloca") {
		return 1 // LLVM knows
	}
	t := op.ResultType(0).(*ir.MemRefType)
	count, static := ir.NumElements(t)
	if static && count > 0 && count < math.MaxInt64/8 { // small memory may be aligned to no more than its size
		return min(f.heap, floorPower(count*max(1, distanceOf(t.Elem()))))
	}
	return f.heap
}

func intAttr(op *ir.Operation, name string) int64 {
	a, ok := op.Attr(name).(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	n, _ := a.Int()
	return n
}

// powerIn is the greatest power of two that divides a number; of 0 and numbers below, the
// greatest or the least that counts.
func powerIn(n int64) int64 {
	switch {
	case n == 0:
		return maxAlignment
	case n < 0:
		return 1
	}
	return min(n&-n, maxAlignment)
}

// floorPower is the greatest power of two that is not greater than a number above zero.
func floorPower(n int64) int64 {
	p := int64(1)
	for p <= n/2 {
		p *= 2
	}
	return p
}
