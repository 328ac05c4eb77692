package randfunc

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/num"
)

// expr is an affine expression of values whose ranges are known.
type expr struct {
	op        string // of two operands; "" is a value or a number
	lhs, rhs  *expr
	v         *Value
	n         int
	low, high int // between which its values lie
}

func numberExpr(n int) *expr { return &expr{n: n, low: n, high: n} }

func valueExpr(v *Value) *expr { return &expr{v: v, low: v.low, high: v.high} }

func (e *expr) plus(o *expr) *expr {
	return &expr{op: "+", lhs: e, rhs: o, low: e.low + o.low, high: e.high + o.high}
}

func (e *expr) times(n int) *expr {
	a, b := e.low*n, e.high*n
	return &expr{op: "*", lhs: e, rhs: numberExpr(n), low: min(a, b), high: max(a, b)}
}

// mod is the remainder of a division by a positive number.
func (e *expr) mod(n int) *expr {
	return &expr{op: "mod", lhs: e, rhs: numberExpr(n), low: 0, high: n - 1}
}

func (e *expr) floorDiv(n int) *expr {
	return &expr{op: "floordiv", lhs: e, rhs: numberExpr(n), low: num.FloorDiv(e.low, n), high: num.FloorDiv(e.high, n)}
}

func (e *expr) ceilDiv(n int) *expr {
	return &expr{op: "ceildiv", lhs: e, rhs: numberExpr(n), low: num.CeilDiv(e.low, n), high: num.CeilDiv(e.high, n)}
}

// text is the expression; name prints a value.
func (e *expr) text(name func(*Value) string) string {
	switch {
	case e.v != nil:
		return name(e.v)
	case e.op == "":
		return fmt.Sprint(e.n)
	}
	return fmt.Sprintf("(%s %s %s)", e.lhs.text(name), e.op, e.rhs.text(name))
}

// collect lists the values of expressions, each once.
func collect(exprs ...*expr) []*Value {
	var list []*Value
	var visit func(*expr)
	visit = func(e *expr) {
		switch {
		case e.v != nil && !slices.Contains(list, e.v):
			list = append(list, e.v)
		case e.op != "":
			visit(e.lhs)
			visit(e.rhs)
		}
	}
	for _, e := range exprs {
		visit(e)
	}
	return list
}

// affineText is a map or a set as it is printed: its space, its expressions and its operands.
// Some operands that may be symbols are.
type affineText struct {
	dims, symbols []*Value
}

// spaceOf decides for the space of expressions.
func (f *Func) spaceOf(exprs ...*expr) affineText {
	var a affineText
	for _, v := range collect(exprs...) {
		if v.symbol && f.IntN(2) == 0 {
			a.symbols = append(a.symbols, v)
			continue
		}
		a.dims = append(a.dims, v)
	}
	return a
}

func (a affineText) name(v *Value) string {
	if i := slices.Index(a.dims, v); i >= 0 {
		return fmt.Sprintf("d%d", i)
	}
	return fmt.Sprintf("s%d", slices.Index(a.symbols, v))
}

// space is the inputs, as a map has them.
func (a affineText) space() string {
	text := "("
	for i := range a.dims {
		text += separator(i) + fmt.Sprintf("d%d", i)
	}
	text += ")"
	for i := range a.symbols {
		if i == 0 {
			text += "["
		}
		text += separator(i) + fmt.Sprintf("s%d", i)
	}
	if len(a.symbols) > 0 {
		text += "]"
	}
	return text
}

// separator stands before member i of a list.
func separator(i int) string {
	if i == 0 {
		return ""
	}
	return ", "
}

// operands are the values, as an operation has them.
func (a affineText) operands() string {
	text := "(" + names(a.dims) + ")"
	if len(a.symbols) > 0 {
		text += "[" + names(a.symbols) + "]"
	}
	return text
}

// mapText is a map of expressions with its operands.
func (f *Func) mapText(exprs ...*expr) string {
	a := f.spaceOf(exprs...)
	text := ""
	for i, e := range exprs {
		text += separator(i) + e.text(a.name)
	}
	return fmt.Sprintf("affine_map<%s -> (%s)>%s", a.space(), text, a.operands())
}

// axes are the values that affine expressions may have: induction variables, and values from
// outside of all regions, as far as their ranges are known.
func (f *Func) axes() []*Value {
	var list []*Value
	for _, v := range f.values {
		if v.axis {
			list = append(list, v)
		}
	}
	return list
}

// affineExpr decides for an expression.
func (f *Func) affineExpr() *expr {
	axes := f.axes()
	if len(axes) == 0 || f.IntN(8) == 7 {
		return numberExpr(f.IntN(12) - 4)
	}
	e := valueExpr(f.late(axes))
	if f.IntN(4) == 3 {
		e = e.times(pick(f.Tape, []int{2, -1, 3}))
	}
	switch f.IntN(8) {
	case 3, 4:
		e = e.plus(valueExpr(f.late(axes)))
	case 5:
		e = e.plus(valueExpr(f.late(axes)).times(pick(f.Tape, []int{-1, 2, -2})))
	case 6:
		e = pick(f.Tape, []func(int) *expr{e.mod, e.floorDiv, e.ceilDiv})(2 + f.IntN(4))
	}
	if f.IntN(3) > 0 {
		e = e.plus(numberExpr(f.IntN(7) - 3))
	}
	return e
}

// inside decides for an expression whose values are from 0 up to n.
func (f *Func) inside(n int) *expr {
	for range 4 {
		e := f.affineExpr()
		if e.low < 0 && e.high-e.low < n {
			e = e.plus(numberExpr(-e.low))
		}
		if e.low >= 0 && e.high < n {
			return e
		}
	}
	return f.affineExpr().mod(n)
}
