package rewrite

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// intOp lifts an operation on two integers that is always defined.
func intOp(f func(x, y num.Int) num.Int) func(*call, []number) (number, bool) {
	return func(_ *call, args []number) (number, bool) {
		return integer(f(args[0].i, args[1].i)), true
	}
}

// partialOp lifts an operation on two integers that is not always defined.
func partialOp(f func(x, y num.Int) (num.Int, bool)) func(*call, []number) (number, bool) {
	return func(_ *call, args []number) (number, bool) {
		r, ok := f(args[0].i, args[1].i)
		return integer(r), ok
	}
}

// shiftOp lifts a shift, which is defined for less places than there are bits.
func shiftOp(f func(x num.Int, places int) num.Int) func(*call, []number) (number, bool) {
	return partialOp(func(x, y num.Int) (num.Int, bool) {
		places, ok := y.ShiftAmount()
		if !ok {
			return num.Int{}, false
		}
		return f(x, places), true
	})
}

func intKernels() []*Kernel {
	return []*Kernel{
		{name: "int.add", arity: 2, compute: intOp(num.Int.Add), simplify: rightZeroIsNeutral},
		{name: "int.sub", arity: 2, compute: intOp(num.Int.Sub), simplify: firstOf(equalIsZero, rightZeroIsNeutral)},
		{name: "int.mul", arity: 2, compute: intOp(num.Int.Mul), simplify: firstOf(rightZeroAbsorbs, rightOneIsNeutral)},
		{name: "int.divs", arity: 2, divides: true, compute: partialOp(num.Int.SDiv), simplify: rightOneIsNeutral},
		{name: "int.divu", arity: 2, divides: true, compute: partialOp(num.Int.UDiv), simplify: rightOneIsNeutral},
		{name: "int.ceildivs", arity: 2, divides: true, compute: partialOp(num.Int.CeilDivS), simplify: rightOneIsNeutral},
		{name: "int.ceildivu", arity: 2, divides: true, compute: partialOp(num.Int.CeilDivU), simplify: rightOneIsNeutral},
		{name: "int.floordivs", arity: 2, divides: true, compute: partialOp(num.Int.FloorDivS), simplify: rightOneIsNeutral},
		{name: "int.rems", arity: 2, divides: true, compute: partialOp(signedRemainder), simplify: rightOneIsZero},
		{name: "int.remu", arity: 2, divides: true, compute: partialOp(num.Int.URem), simplify: rightOneIsZero},
		{name: "int.and", arity: 2, compute: intOp(num.Int.And), simplify: firstOf(rightZeroAbsorbs, rightOnesAreNeutral, equalIsSame)},
		{name: "int.or", arity: 2, compute: intOp(num.Int.Or), simplify: firstOf(rightZeroIsNeutral, equalIsSame)},
		{name: "int.xor", arity: 2, compute: intOp(num.Int.Xor), simplify: firstOf(rightZeroIsNeutral, equalIsZero)},
		{name: "int.maxs", arity: 2, compute: intOp(func(x, y num.Int) num.Int { return chosen(x.CmpSigned(y) >= 0, x, y) }), simplify: equalIsSame},
		{name: "int.mins", arity: 2, compute: intOp(func(x, y num.Int) num.Int { return chosen(x.CmpSigned(y) <= 0, x, y) }), simplify: equalIsSame},
		{name: "int.maxu", arity: 2, compute: intOp(func(x, y num.Int) num.Int { return chosen(x.CmpUnsigned(y) >= 0, x, y) }), simplify: equalIsSame},
		{name: "int.minu", arity: 2, compute: intOp(func(x, y num.Int) num.Int { return chosen(x.CmpUnsigned(y) <= 0, x, y) }), simplify: equalIsSame},
		{name: "int.shl", arity: 2, compute: shiftOp(num.Int.Shl), simplify: rightZeroIsNeutral},
		{name: "int.shrs", arity: 2, compute: shiftOp(num.Int.AShr), simplify: rightZeroIsNeutral},
		{name: "int.shru", arity: 2, compute: shiftOp(num.Int.LShr), simplify: rightZeroIsNeutral},
		{name: "int.cmp", arity: 2, compute: compareInts, simplify: equalCompares},
	}
}

func chosen(first bool, x, y num.Int) num.Int {
	if first {
		return x
	}
	return y
}

// signedRemainder is defined by its value: the remainder of a division by -1 is
// 0 even where the quotient overflows.
func signedRemainder(x, y num.Int) (num.Int, bool) {
	if y.IsAllOnes() {
		return num.New(x.Width(), 0), true
	}
	return x.SRem(y)
}

// The predicates of integer comparisons, by the values of the attribute.
const (
	cmpEQ = iota
	cmpNE
	cmpSLT
	cmpSLE
	cmpSGT
	cmpSGE
	cmpULT
	cmpULE
	cmpUGT
	cmpUGE
)

func compareInts(c *call, args []number) (number, bool) {
	p, ok := c.predicate()
	if !ok || c.width() != 1 {
		return number{}, false
	}
	holds, ok := intsCompare(p, args[0].i, args[1].i)
	return integer(num.FromBool(holds)), ok
}

func intsCompare(predicate int64, x, y num.Int) (holds, known bool) {
	order := 0
	if predicate >= cmpSLT && predicate <= cmpSGE {
		order = x.CmpSigned(y)
	} else {
		order = x.CmpUnsigned(y)
	}
	switch predicate {
	case cmpEQ:
		return order == 0, true
	case cmpNE:
		return order != 0, true
	case cmpSLT, cmpULT:
		return order < 0, true
	case cmpSLE, cmpULE:
		return order <= 0, true
	case cmpSGT, cmpUGT:
		return order > 0, true
	case cmpSGE, cmpUGE:
		return order >= 0, true
	}
	return false, false
}

// equalCompares: x compares with itself as 0 does with 0.
func equalCompares(f *folding) (FoldResult, bool) {
	if f.op.Operand(0) != f.op.Operand(1) {
		return FoldResult{}, false
	}
	c := call{op: f.op}
	p, ok := c.predicate()
	if !ok {
		return FoldResult{}, false
	}
	zero := num.New(1, 0)
	holds, known := intsCompare(p, zero, zero)
	if !known || widthOf(ir.ElementOrSelf(f.op.Result(0).Type())) != 1 {
		return FoldResult{}, false
	}
	return f.constant(num.FromBool(holds))
}
