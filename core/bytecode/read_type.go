package bytecode

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/versions"
)

// typ reads a reference to a type; nil only after a failure.
func (d *decoder) typ(c *cursor) ir.Type { return d.typeAt(c, c.varint()) }

func (d *decoder) typeAt(c *cursor, i uint64) ir.Type {
	if i >= uint64(len(d.types)) {
		c.fail("type %d of %d", i, len(d.types))
		return nil
	}
	if d.types[i] == nil {
		d.loadType(int(i))
	}
	d.seen(&d.atTypes[i])
	return d.types[i]
}

func (d *decoder) loadType(i int) {
	e := &d.atTypes[i]
	c, outer := d.enter(e)
	if d.set {
		return
	}
	switch {
	case !e.custom:
		d.types[i] = d.textType(&c)
	case e.builtin:
		d.types[i] = d.customType(&c)
	default:
		c.fail("encoding of a dialect's own type is not known, write it as text")
	}
	d.leave(e, &c, outer)
}

func (d *decoder) textType(c *cursor) ir.Type {
	text := d.entryText(c)
	if d.set {
		return nil
	}
	t, err := d.texts().Type(text)
	if err != nil {
		c.fail("type %q: %v", text, err)
	}
	return t
}

func (d *decoder) customType(c *cursor) ir.Type {
	code := c.varint()
	switch code {
	case typeInteger:
		return d.integerType(c)
	case typeIndex:
		return d.ctx.IndexType()
	case typeNone:
		return d.ctx.NoneType()
	case typeBF16:
		return d.ctx.FloatType(num.BF16)
	case typeF16:
		return d.ctx.FloatType(num.F16)
	case typeF32:
		return d.ctx.FloatType(num.F32)
	case typeF64:
		return d.ctx.FloatType(num.F64)
	case typeF80:
		return d.ctx.FloatType(num.F80)
	case typeF128:
		return d.ctx.FloatType(num.F128)
	}
	return d.composedType(c, code)
}

func (d *decoder) integerType(c *cursor) ir.Type {
	v := c.varint()
	width, sign := v>>2, v&3
	if width > ir.MaxIntegerWidth || sign > uint64(ir.Unsigned) {
		c.fail("integer type has width %d and signedness %d", width, sign)
		return nil
	}
	return d.ctx.IntegerType(uint32(width), ir.Signedness(sign))
}

// composedType reads a type that is made of others.
func (d *decoder) composedType(c *cursor, code uint64) ir.Type {
	switch code {
	case typeComplex:
		elem := d.elem(c)
		if _, ok := ir.ElementBytes(elem); !ok {
			c.fail("complex needs a numeric type")
			return nil
		}
		return d.ctx.ComplexType(elem)
	case typeTuple:
		elems := d.typeList(c)
		return d.ctx.TupleType(elems)
	case typeFunction:
		inputs, results := d.typeList(c), d.typeList(c)
		return d.ctx.FunctionType(inputs, results)
	case typeRankedTensor:
		return d.tensor(c, nil)
	case typeRankedTensorEncoding:
		return d.tensor(c, d.attr(c))
	case typeMemRef:
		return d.memref(c, nil)
	case typeMemRefSpace:
		return d.memref(c, d.attr(c))
	case typeUnrankedTensor:
		return d.unranked(c, false, nil)
	case typeUnrankedMemRef:
		return d.unranked(c, true, nil)
	case typeUnrankedMemRefSpace:
		return d.unranked(c, true, d.attr(c))
	case typeVector, typeScalableVector:
		return d.vector(c, code == typeScalableVector)
	}
	c.fail("builtin type of unknown kind %d", code)
	return nil
}

// elem is typ but for the result after a failure, which is some type.
func (d *decoder) elem(c *cursor) ir.Type {
	if t := d.typ(c); t != nil {
		return t
	}
	return d.ctx.NoneType()
}

func (d *decoder) typeList(c *cursor) []ir.Type {
	list := make([]ir.Type, c.count())
	for i := range list {
		list[i] = d.elem(c)
	}
	return list
}

// shape reads dimensions that are at least lowest.
func (d *decoder) shape(c *cursor, lowest int64, dynamic bool) []int64 {
	shape := make([]int64, c.count())
	for i := range shape {
		shape[i] = c.signed()
		if shape[i] < lowest && !(dynamic && shape[i] == ir.Dynamic) {
			c.fail("dimension %d is out of range", shape[i])
			return nil
		}
	}
	return shape
}

func (d *decoder) vector(c *cursor, scalable bool) ir.Type {
	var marks []bool
	if scalable {
		marks = make([]bool, c.count())
	}
	for i := range marks {
		marks[i] = c.byte() != 0
	}
	shape := d.shape(c, 1, false)
	if scalable && len(marks) != len(shape) {
		c.fail("%d marks for %d dimensions", len(marks), len(shape))
		return nil
	}
	elem := d.elem(c)
	if d.set {
		return nil
	}
	return versions.VectorType(d.ctx, d.profile, shape, marks, elem)
}

func (d *decoder) tensor(c *cursor, encoding ir.Attribute) ir.Type {
	shape := d.shape(c, 0, true)
	elem := d.elem(c)
	if d.set {
		return nil
	}
	return d.ctx.RankedTensorType(shape, elem, encoding)
}

func (d *decoder) unranked(c *cursor, memref bool, space ir.Attribute) ir.Type {
	elem := d.elem(c)
	if d.set {
		return nil
	}
	if memref {
		return d.ctx.UnrankedMemRefType(elem, space)
	}
	return d.ctx.UnrankedTensorType(elem)
}

func (d *decoder) memref(c *cursor, space ir.Attribute) ir.Type {
	shape := d.shape(c, 0, true)
	elem := d.elem(c)
	layout := d.attr(c)
	if !fitsRank(layout, len(shape)) {
		c.fail("layout does not fit %d dimensions", len(shape))
	}
	if d.set {
		return nil
	}
	return d.ctx.MemRefType(shape, elem, []ir.Attribute{layout}, space)
}

// fitsRank reports whether a layout can be that of so many dimensions. What a
// dialect's layout takes is the dialect's business.
func fitsRank(layout ir.Attribute, rank int) bool {
	switch a := layout.(type) {
	case *ir.AffineMapAttr:
		return a.Map().NumDims == rank
	case *ir.StridedLayoutAttr:
		return len(a.Strides()) == rank
	case *ir.DialectAttr, *ir.OpaqueAttr:
		return true
	}
	return false
}
