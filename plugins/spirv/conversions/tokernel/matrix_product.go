package tokernel

import (
	"fmt"
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// signsOf says of matrices whether their elements are signed integers, as their types have it.
func signsOf(values ...*ir.Value) (signs [4]bool) {
	for i, v := range values {
		t, ok := spirv.Elem(v.Type()).(*ir.IntegerType)
		signs[i] = ok && t.Signedness() == ir.Signed
	}
	return signs
}

// multiplyAdd computes `a * b + c`. The elements of a and b that an invocation needs come from the
// others; those which all or several need are asked for once. Floats of 16 bits are added up in 32.
func (c *conversion) multiplyAdd(op *ir.Operation, x matrix, signs [4]bool, saturates bool) func(m maker) *ir.Value {
	left, _ := c.asMatrix(op.Operand(0).Type())
	right, _ := c.asMatrix(op.Operand(1).Type())
	return func(m maker) *ir.Value {
		a, b, add := op.Operand(0), op.Operand(1), op.Operand(2)
		sum := sumType(x.elem)
		as := &exchange{m: m, x: left, sum: sum, signed: signs[0], array: a, made: map[string]*ir.Value{}}
		bs := &exchange{m: m, x: right, sum: sum, signed: signs[1], array: b, made: map[string]*ir.Value{}}
		return m.each(x, func(i int64) *ir.Value {
			own := m.part(add, i)
			total := m.widened(m.as(own, signless(own.Type())), sum, signs[2])
			start := total
			if saturates {
				total = nil
			}
			for k := range left.cols {
				product := m.times(as.get(i, func(e int64) int64 { return e/x.cols*left.cols + k }, x), bs.get(i, func(e int64) int64 { return k*x.cols + e%x.cols }, x))
				if total == nil {
					total = product
				} else {
					total = m.plus(total, product)
				}
			}
			if saturates {
				total = m.saturatedSum(total, start, signs[3])
			}
			return m.as(m.widened(total, signless(x.elem), false), x.elem)
		})
	}
}

// saturatedSum adds integers; a sum that is out of range becomes the nearest one that is not.
func (m maker) saturatedSum(x, y *ir.Value, signed bool) *ir.Value {
	sum := m.binary("add", x, y)
	if !signed {
		beyond := m.icmp(llvm.ICmpPredicateUlt, sum, x)
		return llvm.NewSelect(m.Builder, beyond, m.like(x, -1), sum).Res()
	}
	zero := m.like(x, 0)
	beyond := m.icmp(llvm.ICmpPredicateSlt, m.binary("and", m.binary("xor", x, sum), m.binary("xor", y, sum)), zero)
	most := m.like(x, math.MaxInt64)
	if w := x.Type().(*ir.IntegerType).Width(); w < 64 {
		most = m.like(x, 1<<(w-1)-1)
	}
	// One more than the largest is the smallest.
	nearest := llvm.NewSelect(m.Builder, m.icmp(llvm.ICmpPredicateSlt, x, zero), m.binary("add", most, m.like(x, 1)), most).Res()
	return llvm.NewSelect(m.Builder, beyond, nearest, sum).Res()
}

// sumType is the type in which products are added up for elements of a type.
func sumType(elem ir.Type) ir.Type {
	if f, ok := elem.(*ir.FloatType); ok && f.Kind().BitWidth() < 32 {
		return elem.Context().FloatType(num.F32)
	}
	return signless(elem)
}

func (m maker) times(x, y *ir.Value) *ir.Value {
	if _, ok := x.Type().(*ir.FloatType); ok {
		return m.contracted("fmul", x, y)
	}
	return m.binary("mul", x, y)
}

func (m maker) plus(x, y *ir.Value) *ir.Value {
	if _, ok := x.Type().(*ir.FloatType); ok {
		return m.contracted("fadd", x, y)
	}
	return m.binary("add", x, y)
}

// contracted makes an operation that may be rounded together with another.
func (m maker) contracted(op string, x, y *ir.Value) *ir.Value {
	flags := []ir.NamedAttr{{Name: "fastmathFlags", Value: llvm.NewFastmathAttr(m.Context(), llvm.FastmathFlagsContract).Attribute}}
	return m.CreateOp(m.Context().OpName("llvm."+op), []*ir.Value{x, y}, []ir.Type{x.Type()}, flags).Result(0)
}

// widened is a number with another width.
func (m maker) widened(v *ir.Value, to ir.Type, signed bool) *ir.Value {
	from := v.Type()
	if from == to {
		return v
	}
	name := ""
	switch t := to.(type) {
	case *ir.FloatType:
		name = "llvm.fpext"
		if from.(*ir.FloatType).Kind().BitWidth() > t.Kind().BitWidth() {
			name = "llvm.fptrunc"
		}
	case *ir.IntegerType:
		switch {
		case from.(*ir.IntegerType).Width() > t.Width():
			name = "llvm.trunc"
		case signed:
			name = "llvm.sext"
		default:
			name = "llvm.zext"
		}
	}
	return m.CreateOp(m.Context().OpName(name), []*ir.Value{v}, []ir.Type{to}, nil).Result(0)
}

// An exchange gives invocations elements of a matrix that others have.
type exchange struct {
	m      maker
	x      matrix
	sum    ir.Type
	signed bool
	array  *ir.Value
	made   map[string]*ir.Value // by which element each invocation gets
}

// get gives each invocation the element that it needs for part i of a result: its number follows from
// that of the element of the result.
func (g *exchange) get(i int64, element func(e int64) int64, result matrix) *ir.Value {
	n := g.m.c.lanes
	needs := make([]int64, n)
	for l := range n {
		needs[l] = element(i*n + l)
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
		var takes *ir.Value // those that need an element of this part
		for l, e := range needs {
			if e/n == p {
				is := g.m.icmp(llvm.ICmpPredicateEq, g.m.lane(), g.m.i32(int64(l)))
				if takes != nil {
					is = g.m.binary("or", takes, is)
				}
				takes = is
			}
		}
		v = llvm.NewSelect(g.m.Builder, takes, one, v).Res()
	}
	v = g.m.widened(v, g.sum, g.signed)
	g.made[key] = v
	return v
}

// fromPart gives elements of one part to those that need them.
func (g *exchange) fromPart(p int64, needs []int64) *ir.Value {
	n := int64(len(needs))
	v := g.m.part(g.array, p)
	v = g.m.as(v, signless(v.Type()))
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
	switch {
	case own:
		return v
	case len(from) == 1:
		return g.m.shuffled(v, g.m.i32(from[0]))
	}
	// The number of the invocation is chosen by that of the one that asks.
	lane := g.m.i32(from[0])
	for l, e := range needs {
		if e/n == p && e%n != from[0] {
			lane = llvm.NewSelect(g.m.Builder, g.m.icmp(llvm.ICmpPredicateEq, g.m.lane(), g.m.i32(int64(l))), g.m.i32(e%n), lane).Res()
		}
	}
	return g.m.shuffled(v, lane)
}
