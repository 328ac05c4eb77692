package metadata

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// number is an affine expression of which the symbols are values.
type number struct {
	expr   affine.Expr
	values []*ir.Value
}

func known(n int64) number { return number{expr: affine.Constant(n)} }

func valued(v *ir.Value) number { return number{affine.Symbol(0), []*ir.Value{v}} }

func numberOf(n view.Number) number {
	if n.Value != nil {
		return valued(n.Value)
	}
	return known(n.Known)
}

func numbersOf(list []view.Number) []number {
	out := make([]number, len(list))
	for i, n := range list {
		out[i] = numberOf(n)
	}
	return out
}

// constant is the number that is the same whatever the values are.
func (n number) constant() (int64, bool) {
	c, ok := n.expr.(affine.Constant)
	return int64(c), ok
}

func (n number) plus(m number) number  { return n.with(m, affine.Add) }
func (n number) times(m number) number { return n.with(m, affine.Mul) }

// dividedBy is the quotient by a positive number.
func (n number) dividedBy(by int64) number {
	return n.with(known(by), affine.FloorDiv)
}

func (n number) with(m number, combine func(a, b affine.Expr) affine.Expr) number {
	values := slices.Concat(n.values, m.values)
	return number{combine(n.expr, affine.Shift(m.expr, 0, len(n.values))), values}.simplified()
}

// simplified is the number with each value once, and constants among them as constants.
func (n number) simplified() number {
	m := dialect.ValueMap{Map: affine.NewMap(0, len(n.values), n.expr), Operands: n.values}.Canonical()
	if s := m.Map.Simplify(); s.Check() == nil {
		m.Map = s
	}
	return number{m.Map.Results[0], m.Operands}
}

// maxValues bounds what a number is composed of; one that is larger becomes a value.
const maxValues = 8

// at is the number as one or a value that is computed at a place.
func (n number) at(b *ir.Builder) view.Number {
	if c, ok := n.constant(); ok {
		return view.Number{Known: c}
	}
	if n.expr == affine.Symbol(0) {
		return view.Number{Value: n.values[0]}
	}
	return view.Number{Value: dialect.NewApply(b, n.values, affine.NewMap(0, len(n.values), n.expr)).Op.Result(0)}
}

// valueAt is the number as a value that is computed at a place.
func (n number) valueAt(b *ir.Builder) *ir.Value {
	at := n.at(b)
	if at.Value != nil {
		return at.Value
	}
	return std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(at.Known)).Result()
}

// as is the number as a type says it: a constant where the type does, a value where it does not. What it
// says replaces what is left of the number in the parts of further views.
func (n *number) as(b *ir.Builder, said int64) view.Number {
	if said != ir.Dynamic {
		*n = known(said)
		return view.Number{Known: said}
	}
	v := n.valueAt(b)
	if len(n.values) > maxValues {
		*n = valued(v)
	}
	return view.Number{Value: v}
}
