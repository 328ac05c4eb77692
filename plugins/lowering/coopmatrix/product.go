package coopmatrix

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Operand is a matrix of a product. Part gives what the invocation has of part i, a float or a signless
// integer, which has a sign where Signed says so.
type Operand struct {
	Matrix
	Signed bool
	Part   func(i int64) *ir.Value
}

// Product computes the elements of the product of two matrices. Those that an invocation needs come from the
// others; those which all or several need are asked for once.
type Product struct {
	b           *ir.Builder
	sum         ir.Type
	elem        ir.Type
	left, right *exchange
}

// NewProduct begins a product, with elements of a type, of matrices of as many columns as the other has rows. Floats
// of less than 32 bits are added up in 32.
func NewProduct(b *ir.Builder, left, right Operand, elem ir.Type) *Product {
	p := &Product{b: b, elem: elem, sum: elem}
	switch t := elem.(type) {
	case *ir.FloatType:
		if t.Kind().BitWidth() < 32 {
			p.sum = b.Context().FloatType(num.F32)
		}
	case *ir.IntegerType:
		p.elem = b.Context().IntegerType(t.Width(), ir.Signless)
		p.sum = p.elem
	}
	p.left = &exchange{Operand: left, b: b, sum: p.sum, made: map[string]*ir.Value{}}
	p.right = &exchange{Operand: right, b: b, sum: p.sum, made: map[string]*ir.Value{}}
	return p
}

// Wide is a value as one of the type in which products are added up.
func (p *Product) Wide(v *ir.Value, signed bool) *ir.Value { return widened(p.b, v, p.sum, signed) }

// Narrow is a sum as an element.
func (p *Product) Narrow(v *ir.Value) *ir.Value { return widened(p.b, v, p.elem, false) }

// Part is what the invocation has of part i of the product, added to a sum; nil is none.
func (p *Product) Part(i int64, sum *ir.Value) *ir.Value {
	n, cols, common := p.left.Lanes, p.right.Cols, p.left.Cols
	for k := range common {
		x := p.left.get(n, func(lane int64) int64 { return (i*n+lane)/cols*common + k })
		y := p.right.get(n, func(lane int64) int64 { return k*cols + (i*n+lane)%cols })
		switch product := p.arithmetic("mul", x, y); sum {
		case nil:
			sum = product
		default:
			sum = p.arithmetic("add", sum, product)
		}
	}
	return sum
}

// arithmetic makes an operation; one on floats may be rounded together with another.
func (p *Product) arithmetic(op string, x, y *ir.Value) *ir.Value {
	if _, ok := x.Type().(*ir.FloatType); !ok {
		return binary(p.b, op, x, y)
	}
	flags := []ir.NamedAttr{{Name: "fastmathFlags", Value: llvm.NewFastmathAttr(p.b.Context(), llvm.FastmathFlagsContract).Attribute}}
	return p.b.CreateOp(p.b.Context().OpName("llvm.f"+op), []*ir.Value{x, y}, []ir.Type{x.Type()}, flags).Result(0)
}

// few is of how many invocations values are read once each, rather than by an address in each lane.
const few = 4

// An exchange gives invocations elements of a matrix that others have.
type exchange struct {
	Operand
	b    *ir.Builder
	sum  ir.Type
	made map[string]*ir.Value // by which element each invocation gets
}

// get gives each of n invocations the element that it needs.
func (g *exchange) get(n int64, element func(lane int64) int64) *ir.Value {
	needs := make([]int64, n)
	for l := range n {
		needs[l] = element(l)
	}
	key := fmt.Sprint(needs)
	if v := g.made[key]; v != nil {
		return v
	}
	var parts []int64
	for _, e := range needs {
		if !slices.Contains(parts, e/n) {
			parts = append(parts, e/n)
		}
	}
	var v *ir.Value
	for _, p := range parts {
		one := g.fromPart(p, needs)
		if v == nil {
			v = one
			continue
		}
		takes := g.lanesOf(needs, func(e int64) bool { return e/n == p })
		v = llvm.NewSelect(g.b, takes, one, v).Res()
	}
	v = widened(g.b, v, g.sum, g.Signed)
	g.made[key] = v
	return v
}

// lanesOf reports whether the invocation is one whose need is of a kind; there is one.
func (g *exchange) lanesOf(needs []int64, is func(e int64) bool) (some *ir.Value) {
	own := lane(g.b)
	for l, e := range needs {
		if !is(e) {
			continue
		}
		one := llvm.NewIcmp(g.b, own, Like(g.b, own, int64(l)), llvm.ICmpPredicateEq).Res()
		if some != nil {
			one = binary(g.b, "or", some, one)
		}
		some = one
	}
	return some
}

// fromPart gives elements of one part to those that need them.
func (g *exchange) fromPart(p int64, needs []int64) *ir.Value {
	n := int64(len(needs))
	v := g.Part(p)
	var from []int64 // the invocations that have them
	own := true
	for l, e := range needs {
		if e/n != p {
			continue
		}
		own = own && e%n == int64(l)
		if !slices.Contains(from, e%n) {
			from = append(from, e%n)
		}
	}
	number := func(l int64) *ir.Value { return Like(g.b, lane(g.b), l) }
	if own {
		return v
	}
	// What few invocations have is read once for all of them; else the number of the invocation is chosen by
	// that of the one that asks.
	choose := func(first *ir.Value, of func(l int64) *ir.Value) *ir.Value {
		for _, l := range from[1:] {
			first = llvm.NewSelect(g.b, g.lanesOf(needs, func(e int64) bool { return e == p*n+l }), of(l), first).Res()
		}
		return first
	}
	if len(from) > few {
		return kernel.NewShuffle(g.b, v, choose(number(from[0]), number)).Result()
	}
	shuffled := func(l int64) *ir.Value { return kernel.NewShuffle(g.b, v, number(l)).Result() }
	return choose(shuffled(from[0]), shuffled)
}
