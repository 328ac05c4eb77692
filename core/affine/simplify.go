package affine

import "github.com/mlirc/mlirc/core/num"

// The constructors simplify at once, by rules that look no deeper than two
// levels. Constants and symbols go to the right. What does not fit 64 bits is left
// as it stands, where MLIR wraps around; see [Check].

// Make returns lhs op rhs.
func Make(op Op, lhs, rhs Expr) Expr {
	switch op {
	case OpAdd:
		return Add(lhs, rhs)
	case OpMul:
		return Mul(lhs, rhs)
	case OpMod:
		return Mod(lhs, rhs)
	case OpFloorDiv:
		return FloorDiv(lhs, rhs)
	case OpCeilDiv:
		return CeilDiv(lhs, rhs)
	}
	panic("BUG: affine: no such operator")
}

// Add returns lhs + rhs.
func Add(lhs, rhs Expr) Expr {
	l, lhsConst := lhs.(Constant)
	r, rhsConst := rhs.(Constant)
	if lhsConst && rhsConst {
		return fold(OpAdd, l, r)
	}
	if lhsConst || lhs.IsSymbolicOrConstant() && !rhs.IsSymbolicOrConstant() {
		return Add(rhs, lhs)
	}
	if rhsConst && r == 0 {
		return lhs
	}
	if e := addToSum(lhs, rhs); e != nil {
		return e
	}
	return newBinary(OpAdd, lhs, rhs)
}

// addToSum returns nil when nothing simplifies.
func addToSum(lhs, rhs Expr) Expr {
	inner, c, ok := withConstant(lhs, OpAdd)
	if r, rhsConst := rhs.(Constant); rhsConst && ok {
		sum, fits := addChecked(int64(c), int64(r))
		if !fits {
			return nil
		}
		return Add(inner, Constant(sum))
	}
	if e := addMultiples(lhs, rhs); e != nil {
		return e
	}
	if ok { // (x + c) + y is (x + y) + c
		return Add(Add(inner, rhs), c)
	}
	return addRemainder(lhs, rhs)
}

// addMultiples makes x * a + x * b into x * (a + b).
func addMultiples(lhs, rhs Expr) Expr {
	x, a := factored(lhs)
	y, b := factored(rhs)
	sum, fits := addChecked(int64(a), int64(b))
	if !fits || !Equal(x, y) {
		return nil
	}
	return Mul(x, Constant(sum))
}

func factored(e Expr) (Expr, Constant) {
	if x, c, ok := withConstant(e, OpMul); ok {
		return x, c
	}
	return e, 1
}

// addRemainder makes x - (x floordiv c) * c into x mod c. MLIR 13 does not do
// it for a symbol in the place of c.
func addRemainder(lhs, rhs Expr) Expr {
	quotient, factor, ok := withConstant(rhs, OpMul)
	if !ok {
		return nil
	}
	x, c, ok := withConstant(quotient, OpFloorDiv)
	if !ok || factor != -c || !Equal(x, lhs) {
		return nil
	}
	return Mod(lhs, c)
}

// Sub returns lhs - rhs.
func Sub(lhs, rhs Expr) Expr { return Add(lhs, Neg(rhs)) }

// Neg returns -e.
func Neg(e Expr) Expr { return Mul(e, Constant(-1)) }

// Mul returns lhs * rhs. Of an affine product one factor has no dimension.
func Mul(lhs, rhs Expr) Expr {
	l, lhsConst := lhs.(Constant)
	r, rhsConst := rhs.(Constant)
	if lhsConst && rhsConst {
		return fold(OpMul, l, r)
	}
	if lhsConst || !rhs.IsSymbolicOrConstant() && lhs.IsSymbolicOrConstant() {
		return Mul(rhs, lhs)
	}
	if rhsConst && r == 1 {
		return lhs
	}
	if rhsConst && r == 0 {
		return rhs
	}
	inner, c, ok := withConstant(lhs, OpMul)
	if !ok {
		return newBinary(OpMul, lhs, rhs)
	}
	if !rhsConst { // (x * c) * y is (x * y) * c
		return Mul(Mul(inner, rhs), c)
	}
	product, fits := mulChecked(int64(c), int64(r))
	if !fits {
		return newBinary(OpMul, lhs, rhs)
	}
	return Mul(inner, Constant(product))
}

// fold computes what fits.
func fold(op Op, l, r Constant) Expr {
	if v, err := Compute(op, int64(l), int64(r)); err == nil {
		return Constant(v)
	}
	return newBinary(op, l, r)
}

// exactQuotient returns lhs / r where rounding makes no difference, or a constant is rounded.
func exactQuotient(lhs Expr, r Constant, rounded func(a, b int64) int64) (Expr, bool) {
	if l, ok := lhs.(Constant); ok {
		return Constant(rounded(int64(l), int64(r))), true
	}
	if r == 1 {
		return lhs, true
	}
	if inner, c, ok := withConstant(lhs, OpMul); ok && c%r == 0 {
		return Mul(inner, c/r), true
	}
	return nil, false
}

// FloorDiv returns lhs / rhs rounded down. A division by a constant below 1 is
// left as it stands; evaluating it fails.
func FloorDiv(lhs, rhs Expr) Expr {
	r, ok := rhs.(Constant)
	if !ok || r < 1 {
		return newBinary(OpFloorDiv, lhs, rhs)
	}
	if q, ok := exactQuotient(lhs, r, num.FloorDiv); ok {
		return q
	}
	sum, ok := asBinary(lhs, OpAdd)
	if ok && (isMultipleOf(sum.lhs, int64(r)) || isMultipleOf(sum.rhs, int64(r))) {
		return Add(FloorDiv(sum.lhs, r), FloorDiv(sum.rhs, r))
	}
	return newBinary(OpFloorDiv, lhs, rhs)
}

// CeilDiv returns lhs / rhs rounded up. A division by a constant below 1 is
// left as it stands; evaluating it fails.
func CeilDiv(lhs, rhs Expr) Expr {
	r, ok := rhs.(Constant)
	if !ok || r < 1 {
		return newBinary(OpCeilDiv, lhs, rhs)
	}
	if q, ok := exactQuotient(lhs, r, num.CeilDiv); ok {
		return q
	}
	return newBinary(OpCeilDiv, lhs, rhs)
}

// Mod returns lhs mod rhs. A constant modulus below 1 is left as it stands;
// evaluating it fails.
func Mod(lhs, rhs Expr) Expr {
	r, ok := rhs.(Constant)
	if !ok || r < 1 {
		return newBinary(OpMod, lhs, rhs)
	}
	if l, ok := lhs.(Constant); ok {
		return Constant(Modulo(int64(l), int64(r)))
	}
	if isMultipleOf(lhs, int64(r)) {
		return Constant(0)
	}
	sum, ok := asBinary(lhs, OpAdd)
	if ok && isMultipleOf(sum.lhs, int64(r)) {
		return Mod(sum.rhs, r)
	}
	if ok && isMultipleOf(sum.rhs, int64(r)) {
		return Mod(sum.lhs, r)
	}
	return newBinary(OpMod, lhs, rhs)
}

func asBinary(e Expr, op Op) (*Binary, bool) {
	b, ok := e.(*Binary)
	return b, ok && b.op == op
}

// withConstant takes "x op c" apart.
func withConstant(e Expr, op Op) (x Expr, c Constant, ok bool) {
	b, ok := asBinary(e, op)
	if !ok {
		return nil, 0, false
	}
	c, ok = b.rhs.(Constant)
	return b.lhs, c, ok
}
