package tokernel

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/coopmatrix"
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

// multiplyAdd computes `a * b + c`.
func (c *conversion) multiplyAdd(op *ir.Operation, x coopmatrix.Matrix, signs [4]bool, saturates bool) func(m maker) *ir.Value {
	left, _ := c.asMatrix(op.Operand(0).Type())
	right, _ := c.asMatrix(op.Operand(1).Type())
	return func(m maker) *ir.Value {
		part := func(k int) func(i int64) *ir.Value {
			return func(i int64) *ir.Value {
				v := m.part(op.Operand(k), i)
				return m.as(v, signless(v.Type()))
			}
		}
		p := coopmatrix.NewProduct(m.Builder, coopmatrix.Operand{Matrix: left, Signed: signs[0], Part: part(0)}, coopmatrix.Operand{Matrix: right, Signed: signs[1], Part: part(1)}, x.Elem)
		return m.each(x, func(i int64) *ir.Value {
			start := p.Wide(part(2)(i), signs[2])
			var total *ir.Value
			if saturates {
				total = m.saturatedSum(p.Part(i, nil), start, signs[3])
			} else {
				total = p.Part(i, start)
			}
			return m.as(p.Narrow(total), x.Elem)
		})
	}
}

// saturatedSum adds integers; a sum that is out of range becomes the nearest one that is not.
func (m maker) saturatedSum(x, y *ir.Value, signed bool) *ir.Value {
	sum := m.binary("add", x, y)
	if !signed {
		beyond := m.icmp(llvm.ICmpPredicateUlt, sum, x)
		return llvm.NewSelect(m.Builder, beyond, coopmatrix.Like(m.Builder, x, -1), sum).Res()
	}
	zero := coopmatrix.Like(m.Builder, x, 0)
	beyond := m.icmp(llvm.ICmpPredicateSlt, m.binary("and", m.binary("xor", x, sum), m.binary("xor", y, sum)), zero)
	most := coopmatrix.Like(m.Builder, x, math.MaxInt64)
	if w := x.Type().(*ir.IntegerType).Width(); w < 64 {
		most = coopmatrix.Like(m.Builder, x, 1<<(w-1)-1)
	}
	// One more than the largest is the smallest.
	nearest := llvm.NewSelect(m.Builder, m.icmp(llvm.ICmpPredicateSlt, x, zero), m.binary("add", most, coopmatrix.Like(m.Builder, x, 1)), most).Res()
	return llvm.NewSelect(m.Builder, beyond, nearest, sum).Res()
}
