package llvmhints

import (
	"math"
	"slices"

	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// largest bounds results where only ranges show that a computation does not wrap, so that they
// fit an index of 32 bits.
const largest = math.MaxInt32

// addBounds adds to accesses that they are within bounds.
func (f *function) addBounds() {
	for _, a := range f.accesses {
		if !a.within {
			continue
		}
		a.op.SetAttr(hints.InBounds, a.op.Context().UnitAttr())
		flags, ok := a.linear()
		if ok {
			a.op.SetAttr(hints.Overflow, ods.NewAttr(a.op.Context(), "llvm.overflow", flags.Attr(a.op.Context())))
		}
	}
}

// linear adds what does not wrap when the address of an element is computed: its subscripts are
// less than the sizes, and their products with strides do not leave the memref.
func (a *access) linear() (llvm.IntegerOverflowFlags, bool) {
	t := a.memrefType()
	if s, ok := t.Strides(); len(t.Layout()) > 0 && (!ok || s.Offset < 0 || slices.ContainsFunc(s.Strides, isNegative)) {
		return 0, false
	}
	flags := llvm.IntegerOverflowFlagsNsw
	for _, e := range a.at.Map.Results {
		if low, _ := loops.Range(e, a.at); low < 0 {
			return flags, true
		}
	}
	return flags | llvm.IntegerOverflowFlagsNuw, true
}

// isNegative reports whether a stride may be below zero: it is negative or dynamic.
func isNegative(n int64) bool { return n < 0 }

// addSums adds to operations of affine what does not wrap when their maps are computed.
func (f *function) addSums() {
	ctx := f.op.Context()
	flags := ods.NewAttr(ctx, "std.overflow", std.IntegerOverflowNsw.Attr(ctx))
	ir.Walk(f.op, func(op *ir.Operation) ir.WalkResult {
		if op.Name().Dialect() == "affine" && neverWraps(op) {
			op.SetAttr(hints.StdOverflow, flags)
		}
		return ir.Advance
	})
}

// neverWraps reports whether an operation is lowered to sums and products, none of which
// wraps as a signed number.
func neverWraps(op *ir.Operation) bool {
	switch op.Name().String() {
	case "affine.for":
		return countsWithin(affine.For{Op: op})
	case "affine.load", "affine.store", "affine.vector_load", "affine.vector_store":
		a, _ := affine.AsAccess(op)
		return areSmall(a.ValueMap(), true)
	case "affine.apply", "affine.min", "affine.max":
		m, _ := op.Attr("map").(*ir.AffineMapAttr)
		return areSmall(affine.ValueMap{Map: m.Map(), Operands: op.Operands()}, false)
	}
	return false
}

// countsWithin reports whether neither the bounds of a loop wrap nor its induction variable,
// when it has reached the upper one.
func countsWithin(loop affine.For) bool {
	lower, upper := loop.Lower(), loop.Upper()
	if !areSmall(lower, false) || !areSmall(upper, false) {
		return false
	}
	if loop.Step() == 1 {
		return true // it is less than something before
	}
	for _, e := range upper.Map.Results {
		if _, high := loops.Range(e, upper); high < largest-loop.Step() {
			return true
		}
	}
	return false
}

// areSmall reports whether no part of a map's results leaves the range of an index. It follows
// for those that are within bounds.
func areSmall(m affine.ValueMap, within bool) bool {
	for _, e := range m.Map.Results {
		if !isSmall(e, m, within) {
			return false
		}
	}
	return true
}

func isSmall(e coreaffine.Expr, m affine.ValueMap, within bool) bool {
	b, ok := e.(*coreaffine.Binary)
	if !ok {
		return true // computed before, if at all
	}
	low, high := loops.Range(e, m)
	if !within && (low < -largest || high > largest) {
		return false
	}
	l, _ := loops.Range(b.LHS(), m)
	r, _ := loops.Range(b.RHS(), m)
	parts := within && (b.Op() == coreaffine.OpAdd && l >= 0 && r >= 0 || b.Op() == coreaffine.OpMul && l >= 0 && r > 0)
	return isSmall(b.LHS(), m, parts) && isSmall(b.RHS(), m, parts)
}
