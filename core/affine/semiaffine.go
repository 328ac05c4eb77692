package affine

// simplifySemiAffine carries out divisions and remainders by symbols that a factor
// of the dividend shows to be exact.
func simplifySemiAffine(e Expr) Expr {
	b, ok := e.(*Binary)
	if !ok {
		return e
	}
	l, r := simplifySemiAffine(b.lhs), simplifySemiAffine(b.rhs)
	s, bySymbol := r.(Symbol)
	if b.op == OpAdd || b.op == OpMul || !bySymbol || !hasFactor(l, s, b.op) {
		return Make(b.op, l, r)
	}
	if b.op == OpMod {
		return Constant(0)
	}
	return divideBy(l, s, b.op)
}

// hasFactor reports whether the form of e shows that division by s, by this operator, can be
// carried out inside of it. Quotients can be exchanged with quotients of the same kind: (x
// floordiv y) floordiv s is (x floordiv s) floordiv y. But not where they are parts of a sum or
// a product, as MLIR 13 does.
func hasFactor(e Expr, s Symbol, op Op) bool {
	b, ok := e.(*Binary)
	if !ok {
		return e == Expr(s) || e == Expr(Constant(0))
	}
	switch b.op {
	case OpAdd, OpMod:
		return hasFactor(b.lhs, s, OpMod) && hasFactor(b.rhs, s, OpMod)
	case OpMul:
		return hasFactor(b.lhs, s, OpMod) || hasFactor(b.rhs, s, OpMod)
	}
	return b.op == op && op != OpMod && hasFactor(b.lhs, s, op)
}

// divideBy returns e / s; hasFactor holds.
func divideBy(e Expr, s Symbol, op Op) Expr {
	b, ok := e.(*Binary)
	if !ok && e == Expr(s) {
		return Constant(1)
	}
	if !ok {
		return e // 0
	}
	switch b.op {
	case OpAdd, OpMod:
		return Make(b.op, divideBy(b.lhs, s, OpMod), divideBy(b.rhs, s, OpMod))
	case OpMul:
		if hasFactor(b.lhs, s, OpMod) {
			return Mul(divideBy(b.lhs, s, OpMod), b.rhs)
		}
		return Mul(b.lhs, divideBy(b.rhs, s, OpMod))
	}
	return Make(b.op, divideBy(b.lhs, s, op), b.rhs)
}
