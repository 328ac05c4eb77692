package affine

import (
	"errors"

	"github.com/mlirc/mlirc/core/num"
)

// form is an affine expression as a sum: a multiple of each input, of each local
// variable, which stands for a quotient, and a constant.
type form struct {
	inputs   []int64 // dimensions, then symbols
	locals   []int64 // may be shorter than there are local variables
	constant int64
}

// flattener turns expressions into forms and back.
type flattener struct {
	dims, symbols int
	locals        []Expr // what each local variable stands for, no two equal
}

// errNotLinear says that an expression is not a sum of multiples and of quotients by positive
// constants, or that its coefficients do not fit 64 bits.
var errNotLinear = errors.New("no linear form")

// Simplify returns an expression on so many dimensions and symbols in the form in
// which MLIR leaves simplified ones: like terms are joined, dimensions come first,
// then symbols, quotients and the constant; `x mod c` is x - (x floordiv c) * c.
// Products and divisions by symbols are simplified as far as their form shows. What
// has coefficients that do not fit 64 bits, or divides by a constant below one,
// stays as it is.
func Simplify(e Expr, dims, symbols int) Expr {
	if !e.isPureAffine() {
		e = simplifySemiAffine(e)
	}
	if !e.isPureAffine() {
		return e
	}
	f := &flattener{dims: dims, symbols: symbols}
	flat, err := f.flatten(e)
	if err != nil {
		return e
	}
	return f.expr(flat)
}

// Simplify returns the map with simplified results.
func (m Map) Simplify() Map {
	results := make([]Expr, len(m.Results))
	for i, e := range m.Results {
		results[i] = Simplify(e, m.NumDims, m.NumSymbols)
	}
	return NewMap(m.NumDims, m.NumSymbols, results...)
}

// flatten takes an expression apart, the left side before the right one, so that
// local variables are numbered in the order of the text.
func (f *flattener) flatten(e Expr) (form, error) {
	flat := form{inputs: make([]int64, f.dims+f.symbols)}
	switch e := e.(type) {
	case Dim:
		flat.inputs[e] = 1
	case Symbol:
		flat.inputs[f.dims+int(e)] = 1
	case Constant:
		flat.constant = int64(e)
	case *Binary:
		return f.flattenBinary(e)
	}
	return flat, nil
}

func (f *flattener) flattenBinary(e *Binary) (form, error) {
	l, err := f.flatten(e.lhs)
	if err != nil {
		return form{}, err
	}
	r, err := f.flatten(e.rhs)
	if err != nil {
		return form{}, err
	}
	if e.op == OpAdd {
		return l.plus(r, 1)
	}
	if !isConstant(e.rhs) {
		return form{}, errNotLinear
	}
	if e.op == OpMul {
		return form{inputs: make([]int64, len(l.inputs))}.plus(l, r.constant)
	}
	if r.constant < 1 {
		return form{}, errNotLinear
	}
	if e.op == OpMod {
		return f.remainder(l, r.constant)
	}
	return f.quotient(e.op, l, r.constant), nil
}

// plus returns a + b * factor.
func (a form) plus(b form, factor int64) (form, error) {
	n := max(len(a.locals), len(b.locals))
	sum := form{inputs: make([]int64, len(a.inputs)), locals: make([]int64, n)}
	ok := true
	add := func(a, b int64) int64 {
		product, fits := mulChecked(b, factor)
		total, fits2 := addChecked(a, product)
		ok = ok && fits && fits2
		return total
	}
	for i := range sum.inputs {
		sum.inputs[i] = add(a.inputs[i], b.inputs[i])
	}
	for i := range sum.locals {
		sum.locals[i] = add(at(a.locals, i), at(b.locals, i))
	}
	sum.constant = add(a.constant, b.constant)
	if !ok {
		return form{}, errNotLinear
	}
	return sum, nil
}

func at(list []int64, i int) int64 {
	if i < len(list) {
		return list[i]
	}
	return 0
}

// remainder returns a mod c as a - (a floordiv c) * c.
func (f *flattener) remainder(a form, c int64) (form, error) {
	if a.divisor(uint64(c)) == uint64(c) {
		return form{inputs: make([]int64, len(a.inputs))}, nil
	}
	factor, ok := mulChecked(c, -1)
	if !ok {
		return form{}, errNotLinear
	}
	return a.plus(f.quotient(OpFloorDiv, a, c), factor)
}

// quotient divides by c, and is a local variable if there is a remainder.
func (f *flattener) quotient(op Op, a form, c int64) form {
	d := a.divisor(uint64(c))
	a = a.dividedBy(int64(d))
	c /= int64(d)
	if c == 1 {
		return a
	}
	x := Make(op, f.expr(a), Constant(c))
	pos := f.local(x)
	q := form{inputs: make([]int64, len(a.inputs)), locals: make([]int64, pos+1)}
	q.locals[pos] = 1
	return q
}

// local is the number of the local variable that stands for x.
func (f *flattener) local(x Expr) int {
	for i, known := range f.locals {
		if Equal(known, x) {
			return i
		}
	}
	f.locals = append(f.locals, x)
	return len(f.locals) - 1
}

// divisor is the greatest common divisor of d and all numbers of a.
func (a form) divisor(d uint64) uint64 {
	for _, list := range [...][]int64{a.inputs, a.locals, {a.constant}} {
		for _, n := range list {
			d = num.GCD(d, magnitude(n))
		}
	}
	return d
}

// dividedBy returns a / d, where d divides all numbers of a.
func (a form) dividedBy(d int64) form {
	divided := form{inputs: make([]int64, len(a.inputs)), locals: make([]int64, len(a.locals)), constant: a.constant / d}
	for i, n := range a.inputs {
		divided.inputs[i] = n / d
	}
	for i, n := range a.locals {
		divided.locals[i] = n / d
	}
	return divided
}

// expr puts a form together again.
func (f *flattener) expr(a form) Expr {
	sum := Expr(Constant(0))
	add := func(e Expr, n int64) {
		if n != 0 {
			sum = Add(sum, Mul(e, Constant(n)))
		}
	}
	for i, n := range a.inputs {
		if i < f.dims {
			add(Dim(i), n)
		} else {
			add(Symbol(i-f.dims), n)
		}
	}
	for i, n := range a.locals {
		add(f.locals[i], n)
	}
	if a.constant != 0 {
		sum = Add(sum, Constant(a.constant))
	}
	return sum
}
