package affine

import (
	"encoding/binary"
	"math/bits"

	"github.com/mlirc/mlirc/core/num"
)

// Expr is an affine expression: a Dim, a Symbol, a Constant or a *Binary.
type Expr interface {
	// IsSymbolicOrConstant reports whether no dimension occurs.
	IsSymbolicOrConstant() bool
	// isPureAffine reports whether every product has a constant factor and
	// every divisor and modulus is a constant.
	isPureAffine() bool
	// LargestKnownDivisor returns a number that divides every value, the
	// greatest that the form shows. It is 0 for the constant 0.
	LargestKnownDivisor() uint64
	// String prints with d0, s0 and so on.
	String() string

	isExpr()
}

// Dim is the dimension of that position.
type Dim uint32

// Symbol is the symbol of that position: an unknown that is fixed where the
// dimensions vary.
type Symbol uint32

// Constant is a number.
type Constant int64

// Op is the operator of a Binary.
type Op uint8

// The operators. Divisions round down and up; mod is never negative for a
// positive modulus.
const (
	OpAdd Op = iota
	OpMul
	OpMod
	OpFloorDiv
	OpCeilDiv
)

// String is how the operator is written.
func (o Op) String() string {
	switch o {
	case OpAdd:
		return "+"
	case OpMul:
		return "*"
	case OpMod:
		return "mod"
	case OpFloorDiv:
		return "floordiv"
	case OpCeilDiv:
		return "ceildiv"
	}
	panic("BUG: affine: no such operator")
}

// Binary is an operation that did not simplify. The constructors make them.
type Binary struct {
	op       Op
	symbolic bool // known from the start: it is asked at every construction
	pure     bool
	lhs, rhs Expr
}

func newBinary(op Op, lhs, rhs Expr) *Binary {
	b := &Binary{op: op, lhs: lhs, rhs: rhs}
	b.symbolic = lhs.IsSymbolicOrConstant() && rhs.IsSymbolicOrConstant()
	b.pure = lhs.isPureAffine() && rhs.isPureAffine() && (op == OpAdd || isConstant(rhs) || op == OpMul && isConstant(lhs))
	return b
}

func isConstant(e Expr) bool {
	_, ok := e.(Constant)
	return ok
}

// Op is the operator.
func (b *Binary) Op() Op { return b.op }

// LHS is the left operand.
func (b *Binary) LHS() Expr { return b.lhs }

// RHS is the right operand.
func (b *Binary) RHS() Expr { return b.rhs }

var (
	_ Expr = Dim(0)
	_ Expr = Symbol(0)
	_ Expr = Constant(0)
	_ Expr = (*Binary)(nil)
)

func (Dim) isExpr()      {}
func (Symbol) isExpr()   {}
func (Constant) isExpr() {}
func (*Binary) isExpr()  {}

// IsSymbolicOrConstant is false.
func (Dim) IsSymbolicOrConstant() bool { return false }

// IsSymbolicOrConstant is true.
func (Symbol) IsSymbolicOrConstant() bool { return true }

// IsSymbolicOrConstant is true.
func (Constant) IsSymbolicOrConstant() bool { return true }

// IsSymbolicOrConstant reports whether neither operand has a dimension.
func (b *Binary) IsSymbolicOrConstant() bool { return b.symbolic }

// isPureAffine is true.
func (Dim) isPureAffine() bool { return true }

// isPureAffine is true.
func (Symbol) isPureAffine() bool { return true }

// isPureAffine is true.
func (Constant) isPureAffine() bool { return true }

// isPureAffine reports whether the operation is linear in its operands.
func (b *Binary) isPureAffine() bool { return b.pure }

// LargestKnownDivisor is 1.
func (Dim) LargestKnownDivisor() uint64 { return 1 }

// LargestKnownDivisor is 1.
func (Symbol) LargestKnownDivisor() uint64 { return 1 }

// LargestKnownDivisor is the magnitude.
func (c Constant) LargestKnownDivisor() uint64 {
	if c < 0 {
		return -uint64(c)
	}
	return uint64(c)
}

// LargestKnownDivisor is that of the operands, taken together. Of a division
// MLIR 13 takes the greatest common divisor of both sides, which is wrong for
// (d0 * 6) floordiv 4 and 2; we take it where it is right, and no more.
func (b *Binary) LargestKnownDivisor() uint64 {
	l, r := b.lhs.LargestKnownDivisor(), b.rhs.LargestKnownDivisor()
	switch b.op {
	case OpMul:
		if hi, lo := bits.Mul64(l, r); hi == 0 {
			return lo
		}
		return l
	case OpAdd, OpMod:
		return num.GCD(l, r)
	}
	if !isConstant(b.rhs) || r == 0 || l == 0 || l%r != 0 {
		return 1
	}
	return num.GCD(l/r, r)
}

// isMultipleOf reports whether the form shows that factor divides every value.
func isMultipleOf(e Expr, factor int64) bool {
	f := Constant(factor).LargestKnownDivisor()
	return f != 0 && e.LargestKnownDivisor()%f == 0
}

// Equal reports whether the expressions have the same form.
func Equal(a, b Expr) bool {
	x, isBinary := a.(*Binary)
	if !isBinary {
		return a == b
	}
	y, isBinary := b.(*Binary)
	if !isBinary {
		return false
	}
	return x == y || x.op == y.op && Equal(x.lhs, y.lhs) && Equal(x.rhs, y.rhs)
}

// appendKey appends an encoding that is unique to e and that contains its own length.
func appendKey(dst []byte, e Expr) []byte {
	switch e := e.(type) {
	case Dim:
		return binary.AppendUvarint(append(dst, 'd'), uint64(e))
	case Symbol:
		return binary.AppendUvarint(append(dst, 's'), uint64(e))
	case Constant:
		return binary.AppendVarint(append(dst, 'c'), int64(e))
	case *Binary:
		return appendKey(appendKey(append(dst, byte(e.op)), e.lhs), e.rhs)
	}
	panic("BUG: affine: nil expression")
}

// Uses reports whether x, a Dim or a Symbol, occurs in e.
func Uses(e, x Expr) bool {
	if b, ok := e.(*Binary); ok {
		return Uses(b.lhs, x) || Uses(b.rhs, x)
	}
	return e == x
}
