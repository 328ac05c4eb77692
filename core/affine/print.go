package affine

import (
	"math"
	"strconv"
)

// Namer appends the name of the dimension or symbol of a position.
type Namer func(dst []byte, isSymbol bool, pos int) []byte

// defaultNames appends d0, d1, s0, s1 and so on.
func defaultNames(dst []byte, isSymbol bool, pos int) []byte {
	letter := byte('d')
	if isSymbol {
		letter = 's'
	}
	return strconv.AppendInt(append(dst, letter), int64(pos), 10)
}

// appendExpr appends e as MLIR prints it, with names from the callback. It encloses every
// operation in parentheses when tight is set.
func appendExpr(dst []byte, e Expr, name Namer, tight bool) []byte {
	switch e := e.(type) {
	case Dim:
		return name(dst, false, int(e))
	case Symbol:
		return name(dst, true, int(e))
	case Constant:
		return strconv.AppendInt(dst, int64(e), 10)
	case *Binary:
		if !tight {
			return e.append(dst, name)
		}
		return append(e.append(append(dst, '('), name), ')')
	}
	panic("BUG: affine: nil expression")
}

func (b *Binary) append(dst []byte, name Namer) []byte {
	if b.op == OpAdd {
		return b.appendSum(dst, name)
	}
	if c, ok := b.rhs.(Constant); ok && c == -1 && b.op == OpMul {
		return appendExpr(append(dst, '-'), b.lhs, name, true)
	}
	dst = appendExpr(dst, b.lhs, name, true)
	dst = append(dst, ' ')
	dst = append(dst, b.op.String()...)
	dst = append(dst, ' ')
	return appendExpr(dst, b.rhs, name, true)
}

// appendSum turns what is added with a negative factor into a subtraction.
func (b *Binary) appendSum(dst []byte, name Namer) []byte {
	dst = appendExpr(dst, b.lhs, name, false)
	if x, c, ok := withConstant(b.rhs, OpMul); ok && hasOpposite(c) {
		dst = append(dst, " - "...)
		if c == -1 {
			_, isSum := asBinary(x, OpAdd)
			return appendExpr(dst, x, name, isSum)
		}
		dst = appendExpr(dst, x, name, true)
		return strconv.AppendInt(append(dst, " * "...), int64(-c), 10)
	}
	if c, ok := b.rhs.(Constant); ok && hasOpposite(c) {
		return strconv.AppendInt(append(dst, " - "...), int64(-c), 10)
	}
	return appendExpr(append(dst, " + "...), b.rhs, name, false)
}

// hasOpposite reports whether a number is negative and has an opposite.
func hasOpposite(c Constant) bool { return c < 0 && c != math.MinInt64 }

// String is d<position>.
func (d Dim) String() string { return string(appendExpr(nil, d, defaultNames, false)) }

// String is s<position>.
func (s Symbol) String() string { return string(appendExpr(nil, s, defaultNames, false)) }

// String is the decimal number.
func (c Constant) String() string { return string(appendExpr(nil, c, defaultNames, false)) }

// String is the expression with default names.
func (b *Binary) String() string { return string(appendExpr(nil, b, defaultNames, false)) }

// AppendExprs appends expressions with commas between.
func AppendExprs(dst []byte, list []Expr, name Namer) []byte {
	for i, e := range list {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = appendExpr(dst, e, name, false)
	}
	return dst
}

// Append appends m as (d0)[s0] -> (d0 + s0).
func (m Map) Append(dst []byte) []byte {
	dst = appendSpace(dst, m.NumDims, m.NumSymbols)
	dst = append(dst, " -> ("...)
	return append(AppendExprs(dst, m.Results, defaultNames), ')')
}

// String is Append.
func (m Map) String() string { return string(m.Append(nil)) }

// Append appends s as (d0)[s0] : (d0 - s0 >= 0, d0 == 0).
func (s Set) Append(dst []byte) []byte {
	dst = appendSpace(dst, s.NumDims, s.NumSymbols)
	dst = append(dst, " : ("...)
	for i, e := range s.Constraints {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = appendExpr(dst, e, defaultNames, false)
		if s.EqFlags[i] {
			dst = append(dst, " == 0"...)
		} else {
			dst = append(dst, " >= 0"...)
		}
	}
	return append(dst, ')')
}

// String is Append.
func (s Set) String() string { return string(s.Append(nil)) }

func appendSpace(dst []byte, dims, symbols int) []byte {
	dst = appendNames(append(dst, '('), false, dims)
	dst = append(dst, ')')
	if symbols == 0 {
		return dst
	}
	return append(appendNames(append(dst, '['), true, symbols), ']')
}

func appendNames(dst []byte, isSymbol bool, n int) []byte {
	for i := range n {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = defaultNames(dst, isSymbol, i)
	}
	return dst
}
