package runtimechecks

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// slice checks that a part lies in what it is a part of.
func (c *checker) slice() {
	first := 0 // the operand that has the part
	if c.op.Is("tensor.insert_slice") {
		first = 1
	}
	of := c.op.Operand(first)
	part, ok := view.PartOf(c.op, first+1)
	if !ok {
		return
	}
	for d := range part.Offsets {
		c.lies(of, d, part.Offsets[d], part.Sizes[d], part.Strides[d])
	}
}

// lies requires that elements at an offset lie in a dimension. None do if they begin at its end.
func (c *checker) lies(of *ir.Value, d int, offset, size, stride view.Number) {
	offset, size, stride = constant(offset), constant(size), constant(stride)
	in := syntax.TypeString(of.Type())
	about := []view.Number{{Value: of}, offset, size, stride}
	c.require(fmt.Sprintf("size %d is negative", d), []view.Number{size}, func() condition { return c.isNotNegative(size) })
	c.require(fmt.Sprintf("offset %d is out of bounds of %s", d, in), about, func() condition {
		if offset == known(0) {
			return nil
		}
		return c.both(c.isNotNegative(offset), c.isAtMost(offset, c.sizeOf(of, d)))
	})
	c.require(fmt.Sprintf("runs out of bounds along dimension %d of %s", d, in), about, func() condition {
		if size == known(0) {
			return nil
		}
		ends := c.isWithin(c.last(offset, size, stride), c.sizeOf(of, d))
		if size.Value == nil {
			return ends
		}
		return c.either(c.equal(size, known(0)), ends)
	})
}

// constant is a number that is known if its value is a constant.
func constant(n view.Number) view.Number {
	if n.Value != nil {
		return numberOf(n.Value)
	}
	return n
}

// last is the place of the last element of a part: offset + (size - 1) * stride.
func (c *checker) last(offset, size, stride view.Number) view.Number {
	return c.plus(offset, c.times(c.minus(size, 1), stride))
}

func (c *checker) plus(a, b view.Number) view.Number {
	switch {
	case a.Value == nil && b.Value == nil:
		return known(a.Known + b.Known)
	case a == known(0):
		return b
	case b == known(0):
		return a
	}
	return view.Number{Value: std.NewAddi(c.Builder, c.value(a), c.value(b)).Result()}
}

func (c *checker) times(a, b view.Number) view.Number {
	switch {
	case a.Value == nil && b.Value == nil:
		return known(a.Known * b.Known)
	case a == known(1):
		return b
	case b == known(1):
		return a
	case a == known(0) || b == known(0):
		return known(0)
	}
	return view.Number{Value: std.NewMuli(c.Builder, c.value(a), c.value(b)).Result()}
}

// split checks that the sizes into which each dimension is split have its size as their product, and that
// what the static ones leave over comes out even where no sizes are given.
func (c *checker) split() {
	from := c.op.Operand(0)
	shape := c.op.ResultType(0).(ir.ShapedType).Shape()
	groups, err := view.Groups(c.op.Attr("reassociation"), len(shape))
	if err != nil {
		return
	}
	given, _ := view.GivenSizes(c.op)
	for i, group := range groups {
		size := from.Type().(ir.ShapedType).Shape()[i]
		if size != ir.Dynamic {
			continue // the verifier knows
		}
		product, open := known(1), given == nil && slices.ContainsFunc(group, func(d int64) bool { return shape[d] == ir.Dynamic })
		for _, d := range group {
			switch {
			case shape[d] != ir.Dynamic:
				product = c.times(product, known(shape[d]))
			case given != nil:
				product = c.times(product, constant(given[d]))
			}
		}
		says := fmt.Sprintf("the sizes that dimension %d is split into do not have its size as their product", i)
		c.require(says, []view.Number{{Value: from}, product}, func() condition {
			if !open {
				return c.equal(product, c.sizeOf(from, i))
			}
			if product.Known == 1 {
				return nil
			}
			rest := std.NewRemiSigned(c.Builder, c.sizeOf(from, i).Value, c.value(product)).Result()
			return c.equal(view.Number{Value: rest}, known(0))
		})
	}
}

// cast checks what a cast makes static: the rank, sizes, and of a memref the offset and strides.
func (c *checker) cast() {
	from, to := c.op.Operand(0), c.op.ResultType(0).(ir.ShapedType)
	if !to.HasRank() {
		return
	}
	about := []view.Number{{Value: from}}
	in := syntax.TypeString(to)
	source := from.Type().(ir.ShapedType)
	if !source.HasRank() {
		c.require("the rank is not that of "+in, about, func() condition {
			return c.equal(c.rankOf(from), known(int64(len(to.Shape()))))
		})
	}
	for d, n := range to.Shape() {
		if n != ir.Dynamic {
			c.require(fmt.Sprintf("size %d is not that of %s", d, in), about, func() condition { return c.equal(c.sizeOf(from, d), known(n)) })
		}
	}
	if t, ok := to.(*ir.MemRefType); ok {
		c.layout(from, t)
	}
}

// layout checks the offset and the strides that a cast makes static.
func (c *checker) layout(from *ir.Value, to *ir.MemRefType) {
	want, ok := to.Strides()
	if !ok {
		return
	}
	open := slices.Repeat([]int64{ir.Dynamic}, len(to.Shape()))
	had, offset := open, int64(ir.Dynamic)
	if t, ok := from.Type().(*ir.MemRefType); ok {
		layout, ok := t.Strides()
		if !ok {
			return
		}
		had, offset = layout.Strides, layout.Offset
	}
	var apart *memref.ExtractStridedMetadata
	metadata := func() memref.ExtractStridedMetadata {
		if apart == nil {
			made := c.metadata(from, to, open)
			apart = &made
		}
		return *apart
	}
	about := []view.Number{{Value: from}}
	in := syntax.TypeString(to)
	if want.Offset != ir.Dynamic && offset == ir.Dynamic {
		c.require("the offset is not that of "+in, about, func() condition {
			return c.equal(view.Number{Value: metadata().Offset()}, known(want.Offset))
		})
	}
	for d, n := range want.Strides {
		if n != ir.Dynamic && had[d] == ir.Dynamic {
			c.require(fmt.Sprintf("stride %d is not that of %s", d, in), about, func() condition {
				return c.equal(view.Number{Value: metadata().Strides()[d]}, known(n))
			})
		}
	}
}

// metadata takes a memref apart; one without a rank as one of the rank and space of another type.
func (c *checker) metadata(v *ir.Value, like *ir.MemRefType, open []int64) memref.ExtractStridedMetadata {
	ctx := c.Context()
	if _, ranked := v.Type().(*ir.MemRefType); !ranked {
		layout := []ir.Attribute{ctx.StridedLayoutAttr(open, ir.Dynamic)}
		v = memref.NewCast(c.Builder, v, ctx.MemRefType(open, like.Elem(), layout, like.Space())).Op.Result(0)
	}
	types := slices.Repeat([]ir.Type{ctx.IndexType()}, len(open))
	return memref.NewExtractStridedMetadata(c.Builder, v, ctx.MemRefType(nil, like.Elem(), nil, like.Space()), types, types)
}
