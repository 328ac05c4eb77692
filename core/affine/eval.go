package affine

import (
	"errors"

	"github.com/mlirc/mlirc/core/num"
)

// Errors of Eval.
var (
	errOverflow = errors.New("affine expression overflows 64 bits")
	errDivisor  = errors.New("affine division or modulo by a number below one")
	errInput    = errors.New("affine expression uses an input that is not given")
)

// Eval computes e for the given inputs.
func Eval(e Expr, dims, symbols []int64) (int64, error) {
	switch e := e.(type) {
	case Dim:
		return input(dims, uint32(e))
	case Symbol:
		return input(symbols, uint32(e))
	case Constant:
		return int64(e), nil
	case *Binary:
		l, err := Eval(e.lhs, dims, symbols)
		if err != nil {
			return 0, err
		}
		r, err := Eval(e.rhs, dims, symbols)
		if err != nil {
			return 0, err
		}
		return Compute(e.op, l, r)
	}
	panic("BUG: affine: nil expression")
}

func input(values []int64, pos uint32) (int64, error) {
	if int(pos) >= len(values) {
		return 0, errInput
	}
	return values[pos], nil
}

// Compute applies the operator to numbers.
func Compute(op Op, l, r int64) (int64, error) {
	v, ok := int64(0), true
	switch op {
	case OpAdd:
		v, ok = addChecked(l, r)
	case OpMul:
		v, ok = mulChecked(l, r)
	default:
		if r < 1 {
			return 0, errDivisor
		}
		v = divide(op, l, r)
	}
	if !ok {
		return 0, errOverflow
	}
	return v, nil
}

func divide(op Op, l, r int64) int64 {
	switch op {
	case OpMod:
		return Modulo(l, r)
	case OpFloorDiv:
		return num.FloorDiv(l, r)
	case OpCeilDiv:
		return num.CeilDiv(l, r)
	}
	panic("BUG: affine: no such operator")
}

// Eval computes all results.
func (m Map) Eval(dims, symbols []int64) ([]int64, error) {
	values := make([]int64, len(m.Results))
	for i, e := range m.Results {
		v, err := Eval(e, dims, symbols)
		if err != nil {
			return nil, err
		}
		values[i] = v
	}
	return values, nil
}
