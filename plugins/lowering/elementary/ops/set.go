package ops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// Set is a dialect's operations for what a [Builder] makes.
type Set struct {
	constant, add, sub, mul, div, sqrt, compare, choose     string
	iadd, isub, imul, and, or, xor, shl, shr, sar, icompare string
	extend, truncate, toInt, toFloat                        string
	bitcast, vectorBitcast                                  string

	// flags is the attribute that says which fast-math flags an operation has, none what it
	// says then.
	flags, none string
}

// Std are operations of std, with the square root of math; bits are taken by vector.bitcast
// or, of scalars, by llvm.bitcast. Vectors may have any number of dimensions.
var Std = &Set{
	constant: "std.constant", add: "std.addf", sub: "std.subf", mul: "std.mulf", div: "std.divf",
	sqrt: "math.sqrt", compare: "std.cmpf", choose: "std.select",
	iadd: "std.addi", isub: "std.subi", imul: "std.muli", and: "std.and", or: "std.or", xor: "std.xor",
	shl: "std.shift_left", shr: "std.shift_right_unsigned", sar: "std.shift_right_signed", icompare: "std.cmpi",
	extend: "std.fpext", truncate: "std.fptrunc", toInt: "std.fptosi", toFloat: "std.sitofp",
	bitcast: "llvm.bitcast", vectorBitcast: "vector.bitcast",
	flags: "fastmath", none: "#std.fastmath<none>",
}

// LLVM are operations of the LLVM dialect. Vectors have one dimension.
var LLVM = &Set{
	constant: "llvm.mlir.constant", add: "llvm.fadd", sub: "llvm.fsub", mul: "llvm.fmul", div: "llvm.fdiv",
	sqrt: "llvm.intr.sqrt", compare: "llvm.fcmp", choose: "llvm.select",
	iadd: "llvm.add", isub: "llvm.sub", imul: "llvm.mul", and: "llvm.and", or: "llvm.or", xor: "llvm.xor",
	shl: "llvm.shl", shr: "llvm.lshr", sar: "llvm.ashr", icompare: "llvm.icmp",
	extend: "llvm.fpext", truncate: "llvm.fptrunc", toInt: "llvm.fptosi", toFloat: "llvm.sitofp",
	bitcast: "llvm.bitcast", vectorBitcast: "llvm.bitcast",
	flags: "fastmathFlags", none: "#llvm.fastmath<>",
}

// unflagged are the attributes of an operation that assumes nothing of floats.
func (s *Set) unflagged(ctx *ir.Context) ir.AttrList {
	none, err := syntax.ParseAttr(ctx, s.none)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return ir.AttrList{{Name: s.flags, Value: none}}
}
