package rewrite

import "github.com/mlirc/mlirc/core/ir"

func choiceKernels() []*Kernel {
	return []*Kernel{
		{name: "select", arity: 3, compute: choose, simplify: simplifySelect},
		{name: "constant", arity: 0, simplify: valueOfConstant},
		{name: "splat", arity: 1, compute: func(_ *call, args []number) (number, bool) { return args[0], true }},
	}
}

func choose(_ *call, args []number) (number, bool) {
	if args[0].i.IsZero() {
		return args[2], true
	}
	return args[1], true
}

// simplifySelect: the condition is constant or has no influence, or compares the two values.
func simplifySelect(f *folding) (FoldResult, bool) {
	if f.op.NumOperands() != 3 {
		return FoldResult{}, false
	}
	if f.op.Operand(1) == f.op.Operand(2) {
		return f.operand(1)
	}
	if c, ok := splatInt(f.constants[0]); ok {
		if c.IsZero() {
			return f.operand(2)
		}
		return f.operand(1)
	}
	return selectOfEqual(f)
}

// selectOfEqual: where x == y chooses x over y, y is as good.
func selectOfEqual(f *folding) (FoldResult, bool) {
	cmp := f.op.Operand(0).DefiningOp()
	if cmp == nil || cmp.Traits().Eval != "int.cmp" || cmp.NumOperands() != 2 {
		return FoldResult{}, false
	}
	x, y := f.op.Operand(1), f.op.Operand(2)
	a, b := cmp.Operand(0), cmp.Operand(1)
	if !(a == x && b == y || a == y && b == x) {
		return FoldResult{}, false
	}
	c := call{op: cmp}
	p, ok := c.predicate()
	switch {
	case ok && p == cmpEQ:
		return f.operand(2)
	case ok && p == cmpNE:
		return f.operand(1)
	}
	return FoldResult{}, false
}

func valueOfConstant(f *folding) (FoldResult, bool) {
	a := f.op.Attr(ConstantAttr)
	return FoldResult{Attr: a}, a != nil
}

// ConstantAttr is the attribute that a constant-like operation's result is.
const ConstantAttr = "value"

// ConstantOf is what a value is if a constant-like operation defines it, or
// nil.
func ConstantOf(v *ir.Value) ir.Attribute {
	op := v.DefiningOp()
	if op == nil || !op.Traits().ConstantLike {
		return nil
	}
	return op.Attr(ConstantAttr)
}

// ConstantInt is the integer that a value is known to be. ok is false if it is not
// known, or does not fit.
func ConstantInt(v *ir.Value) (n int64, ok bool) {
	a, ok := ConstantOf(v).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int()
}
