package affine

// The constructors simplify at once, by rules that look no deeper than two
// levels. Constants and symbols go to the right. What would overflow is left
// as it stands.

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
		if sum, ok := addChecked(int64(l), int64(r)); ok {
			return Constant(sum)
		}
		return &Binary{OpAdd, lhs, rhs}
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
	return &Binary{OpAdd, lhs, rhs}
}

// addToSum returns nil when nothing simplifies.
func addToSum(lhs, rhs Expr) Expr {
	inner, c, ok := withConstant(lhs, OpAdd)
	if r, rhsConst := rhs.(Constant); rhsConst {
		if sum, fits := addChecked(int64(c), int64(r)); ok && fits {
			return Add(inner, Constant(sum))
		}
		return nil
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
	if !Equal(x, y) {
		return nil
	}
	sum, ok := addChecked(a, b)
	if !ok {
		return nil
	}
	return Mul(x, Constant(sum))
}

func factored(e Expr) (Expr, int64) {
	if x, c, ok := withConstant(e, OpMul); ok {
		return x, int64(c)
	}
	return e, 1
}

// addRemainder makes x - (x floordiv q) * q into x mod q, for a constant or
// symbolic q.
func addRemainder(lhs, rhs Expr) Expr {
	product, ok := asBinary(rhs, OpMul)
	if !ok {
		return nil
	}
	if c, isConst := product.rhs.(Constant); isConst && c == -1 {
		if inner, ok := asBinary(product.lhs, OpMul); ok {
			return remainder(lhs, inner.lhs, inner.rhs)
		}
	}
	c, isConst := product.rhs.(Constant)
	if !isConst {
		return nil
	}
	return remainder(lhs, product.lhs, Constant(-c))
}

func remainder(x, quotient, q Expr) Expr {
	division, ok := asBinary(quotient, OpFloorDiv)
	if !ok || !Equal(division.lhs, x) || !Equal(division.rhs, q) {
		return nil
	}
	return Mod(x, q)
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
		if product, ok := mulChecked(int64(l), int64(r)); ok {
			return Constant(product)
		}
		return &Binary{OpMul, lhs, rhs}
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
		return &Binary{OpMul, lhs, rhs}
	}
	if !rhsConst { // (x * c) * y is (x * y) * c
		return Mul(Mul(inner, rhs), c)
	}
	if product, fits := mulChecked(int64(c), int64(r)); fits {
		return Mul(inner, Constant(product))
	}
	return &Binary{OpMul, lhs, rhs}
}

// FloorDiv returns lhs / rhs rounded down. A division by a constant below 1 is
// left as it stands; evaluating it fails.
func FloorDiv(lhs, rhs Expr) Expr {
	r, ok := rhs.(Constant)
	if !ok || r < 1 {
		return &Binary{OpFloorDiv, lhs, rhs}
	}
	if l, ok := lhs.(Constant); ok {
		return Constant(floorDiv(int64(l), int64(r)))
	}
	if r == 1 {
		return lhs
	}
	if inner, c, ok := withConstant(lhs, OpMul); ok && c%r == 0 {
		return Mul(inner, c/r)
	}
	sum, ok := asBinary(lhs, OpAdd)
	if ok && (IsMultipleOf(sum.lhs, int64(r)) || IsMultipleOf(sum.rhs, int64(r))) {
		return Add(FloorDiv(sum.lhs, r), FloorDiv(sum.rhs, r))
	}
	return &Binary{OpFloorDiv, lhs, rhs}
}

// CeilDiv returns lhs / rhs rounded up. A division by a constant below 1 is
// left as it stands; evaluating it fails.
func CeilDiv(lhs, rhs Expr) Expr {
	r, ok := rhs.(Constant)
	if !ok || r < 1 {
		return &Binary{OpCeilDiv, lhs, rhs}
	}
	if l, ok := lhs.(Constant); ok {
		return Constant(ceilDiv(int64(l), int64(r)))
	}
	if r == 1 {
		return lhs
	}
	if inner, c, ok := withConstant(lhs, OpMul); ok && c%r == 0 {
		return Mul(inner, c/r)
	}
	return &Binary{OpCeilDiv, lhs, rhs}
}

// Mod returns lhs mod rhs. A constant modulus below 1 is left as it stands;
// evaluating it fails.
func Mod(lhs, rhs Expr) Expr {
	r, ok := rhs.(Constant)
	if !ok || r < 1 {
		return &Binary{OpMod, lhs, rhs}
	}
	if l, ok := lhs.(Constant); ok {
		return Constant(modulo(int64(l), int64(r)))
	}
	if IsMultipleOf(lhs, int64(r)) {
		return Constant(0)
	}
	sum, ok := asBinary(lhs, OpAdd)
	if ok && IsMultipleOf(sum.lhs, int64(r)) {
		return Mod(sum.rhs, r)
	}
	if ok && IsMultipleOf(sum.rhs, int64(r)) {
		return Mod(sum.lhs, r)
	}
	return &Binary{OpMod, lhs, rhs}
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
