package rewrite

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// folding is an operation that is being folded, with what is known of its
// operands.
type folding struct {
	op        *ir.Operation
	constants []ir.Attribute // nil where an operand is not constant
}

// rule computes the result of an operation from what is known of its operands.
type rule = func(f *folding) (FoldResult, bool)

// firstOf applies the first rule that fits.
func firstOf(rules ...rule) rule {
	return func(f *folding) (FoldResult, bool) {
		for _, r := range rules {
			if result, ok := r(f); ok {
				return result, true
			}
		}
		return FoldResult{}, false
	}
}

// operand is the result if it has the type.
func (f *folding) operand(i int) (FoldResult, bool) {
	v := f.op.Operand(i)
	if v.Type() != f.op.Result(0).Type() {
		return FoldResult{}, false
	}
	return FoldResult{Value: v}, true
}

// constant makes an integer the result, in all elements.
func (f *folding) constant(i num.Int) (FoldResult, bool) {
	a := splatOf(f.op.Result(0).Type(), i)
	return FoldResult{Attr: a}, a != nil
}

func (f *folding) zero() (FoldResult, bool) {
	t := ir.ElementOrSelf(f.op.Result(0).Type())
	if !isNumeric(t) || widthOf(t) == 0 {
		return FoldResult{}, false
	}
	return f.constant(num.New(widthOf(t), 0))
}

// right is the integer that the second operand consists of.
func (f *folding) right() (num.Int, bool) { return splatInt(f.constants[1]) }

func (f *folding) areEqual() bool { return f.op.Operand(0) == f.op.Operand(1) }

// x op 0 = x
func rightZeroIsNeutral(f *folding) (FoldResult, bool) {
	if y, ok := f.right(); !ok || !y.IsZero() {
		return FoldResult{}, false
	}
	return f.operand(0)
}

// x op 1 = x
func rightOneIsNeutral(f *folding) (FoldResult, bool) {
	if y, ok := f.right(); !ok || !isOne(y) {
		return FoldResult{}, false
	}
	return f.operand(0)
}

// x op 1 = 0
func rightOneIsZero(f *folding) (FoldResult, bool) {
	if y, ok := f.right(); !ok || !isOne(y) {
		return FoldResult{}, false
	}
	return f.zero()
}

// isOne reports whether the value is 1; of a single bit, 1 is -1 as well.
func isOne(y num.Int) bool { return y.IsOne() }

// x op 0 = 0
func rightZeroAbsorbs(f *folding) (FoldResult, bool) {
	if y, ok := f.right(); !ok || !y.IsZero() {
		return FoldResult{}, false
	}
	return f.operand(1)
}

// x op 11..1 = x
func rightOnesAreNeutral(f *folding) (FoldResult, bool) {
	if y, ok := f.right(); !ok || !y.IsAllOnes() {
		return FoldResult{}, false
	}
	return f.operand(0)
}

// x op x = x
func equalIsSame(f *folding) (FoldResult, bool) {
	if !f.areEqual() {
		return FoldResult{}, false
	}
	return f.operand(0)
}

// x op x = 0
func equalIsZero(f *folding) (FoldResult, bool) {
	if !f.areEqual() {
		return FoldResult{}, false
	}
	return f.zero()
}
