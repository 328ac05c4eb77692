package vectortollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// extremeOf is the greatest or the least element of a scalable vector of floats, NaN if one is. The intrinsics for it
// came with LLVM 17; integers can be reduced before. The bits of a float, all but the sign flipped where that is set, are
// ordered as integers as the floats are, with -0 below 0; a NaN becomes the greatest or the least of them, and back
// from that a NaN.
func extremeOf(e emit.Emitter, kind combination, v *ir.Value) *ir.Value {
	f := llvm.Elem(v.Type())
	width := f.(*ir.FloatType).Kind().BitWidth()
	bits := e.Context().IntegerType(uint32(width), ir.Signless)
	n := length{llvm.Len(v.Type()), true}
	least := int64(-1) << (width - 1)
	greatest := ^least
	limit := least
	if kind.op == maximum {
		limit = greatest
	}
	number := func(x int64) *ir.Value { return n.filled(e, e.Context().IntAttr(bits, x)) }
	keys := flipped(e, e.Bitcast(v, n.vector(e, bits)), number(int64(width-1)), number(greatest))
	nan := llvm.NewFcmp(e.Builder, v, v, llvm.FCmpPredicateUno).Res()
	keys = llvm.NewSelect(e.Builder, nan, number(limit), keys).Res()
	var found *ir.Value
	if kind.op == maximum {
		found = llvm.NewIntrVectorReduceSmax(e.Builder, keys).Res()
	} else {
		found = llvm.NewIntrVectorReduceSmin(e.Builder, keys).Res()
	}
	one := func(x int64) *ir.Value { return e.Constant(bits, e.Context().IntAttr(bits, x)) }
	return e.Bitcast(flipped(e, found, one(int64(width-1)), one(greatest)), f)
}

// flipped is bits with those of a mask flipped where the sign, that many places up, is set.
func flipped(e emit.Emitter, bits, places, mask *ir.Value) *ir.Value {
	sign := llvm.NewAshr(e.Builder, bits, places).Res()
	return llvm.NewXor(e.Builder, bits, e.And(sign, mask)).Res()
}
