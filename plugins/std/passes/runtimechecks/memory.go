package runtimechecks

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// copies checks that both sides of a copy have the same sizes.
func (c *checker) copies() {
	from, to := c.op.Operand(0), c.op.Operand(1)
	source, target := from.Type().(ir.ShapedType), to.Type().(ir.ShapedType)
	about := []view.Number{{Value: from}, {Value: to}}
	if !source.HasRank() || !target.HasRank() {
		c.require("the source and the target have other ranks", about, func() condition {
			return c.equal(c.rankOf(from), c.rankOf(to))
		})
		return
	}
	for d := range source.Shape() {
		c.require(fmt.Sprintf("the source and the target have other sizes in dimension %d", d), about, func() condition {
			return c.equal(c.sizeOf(from, d), c.sizeOf(to, d))
		})
	}
}

// rankOf is the number of dimensions of a memref or tensor.
func (c *checker) rankOf(v *ir.Value) view.Number {
	if t := v.Type().(ir.ShapedType); t.HasRank() {
		return known(int64(len(t.Shape())))
	}
	return view.Number{Value: std.NewRank(c.Builder, v).Op.Result(0)}
}

// allocates checks that the sizes of an allocation are not negative.
func (c *checker) allocates() {
	for i, n := range numbersOf(ods.OperandsOf(c.op, 0)) {
		c.require(fmt.Sprintf("dynamic size %d is negative", i), []view.Number{n}, func() condition { return c.isNotNegative(n) })
	}
}

// names checks that there is the dimension whose size is asked for.
func (c *checker) names() {
	of, d := c.op.Operand(0), numberOf(c.op.Operand(1))
	c.require("there is no such dimension", []view.Number{{Value: of}, d}, func() condition {
		return c.isWithin(d, c.rankOf(of))
	})
}

// aligned checks the alignment of a memref that begins at its pointer.
func (c *checker) aligned() {
	op, _ := memref.AsAssumeAlignment(c.op)
	layout, strided := op.Memref().Type().(*ir.MemRefType).Strides()
	if !strided || layout.Offset != 0 {
		return
	}
	alignment := known(int64(op.Alignment()))
	about := []view.Number{{Value: op.Memref()}}
	c.require(fmt.Sprintf("the memref is not aligned to %d bytes", alignment.Known), about, func() condition {
		pointer := memref.NewExtractAlignedPointerAsIndex(c.Builder, op.Memref()).Op.Result(0)
		rest := std.NewRemiUnsigned(c.Builder, pointer, c.value(alignment)).Result()
		return c.equal(view.Number{Value: rest}, known(0))
	})
}
