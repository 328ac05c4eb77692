package bytecode

import "github.com/mlirc/mlirc/core/ir"

// elements reads arrays of numbers.
func (d *decoder) elements(c *cursor, code uint64) ir.Attribute {
	switch code {
	case attrDenseArray:
		return d.denseArray(c)
	case attrDenseElements:
		return d.dense(c)
	case attrDenseStrings:
		return d.denseStrings(c)
	case attrSparse:
		return d.sparse(c)
	case attrDenseResource:
		return d.denseResource(c)
	case attrDistinct:
		return d.distinct(c)
	}
	c.fail("builtin attribute of unknown kind %d", code)
	return nil
}

// distinct reads an attribute that is none but itself: each has the number of those before it.
func (d *decoder) distinct(c *cursor) ir.Attribute {
	of := d.attr(c)
	if d.set {
		return nil
	}
	d.numDistinct++
	return d.ctx.DistinctAttr(d.numDistinct-1, of)
}

// shaped reads the type of a dense attribute and returns how many elements it
// has.
func (d *decoder) shaped(c *cursor) (ir.ShapedType, int64) {
	t, ok := d.typ(c).(ir.ShapedType)
	if !ok {
		c.fail("elements need a vector or tensor type")
		return nil, 0
	}
	n, ok := ir.NumElements(t)
	if !ok {
		c.fail("elements need a static shape")
		return nil, 0
	}
	return t, n
}

func (d *decoder) dense(c *cursor) ir.Attribute {
	t, n := d.shaped(c)
	data := c.blob()
	if d.set {
		return nil
	}
	if isBool(t.Elem()) {
		return d.denseBools(c, t, n, data)
	}
	size, ok := ir.ElementBytes(t.Elem())
	whole := n*int64(size) == int64(len(data)) && n <= int64(len(data))
	splat := len(data) == size && !whole
	if !ok || size == 0 || !whole && !splat {
		c.fail("%d bytes cannot be %d elements", len(data), n)
		return nil
	}
	return d.ctx.DenseElementsAttr(t, cleared(data, t.Elem(), size), splat)
}

// cleared returns elements of an odd width without the bits beyond it.
func cleared(data []byte, elem ir.Type, size int) []byte {
	t, ok := elem.(*ir.IntegerType)
	if !ok || t.Width()%8 == 0 {
		return data
	}
	clean := append([]byte(nil), data...)
	for i := size - 1; i < len(clean); i += size {
		clean[i] &= 1<<(t.Width()%8) - 1
	}
	return clean
}

// denseBools is the inverse of packBools.
func (d *decoder) denseBools(c *cursor, t ir.ShapedType, n int64, data []byte) ir.Attribute {
	if len(data) == 1 && (data[0] == 0 || data[0] == 0xFF) {
		return d.ctx.DenseElementsAttr(t, []byte{data[0] & 1}, true)
	}
	if n > 8*int64(len(data)) || int64(len(data)) != (n+7)/8 {
		c.fail("%d bytes cannot be %d elements of one bit", len(data), n)
		return nil
	}
	bools := make([]byte, n)
	for i := range bools {
		bools[i] = data[i/8] >> (i % 8) & 1
	}
	return d.ctx.DenseElementsAttr(t, bools, false)
}

func (d *decoder) denseArray(c *cursor) ir.Attribute {
	elem := d.typ(c)
	n := c.varint()
	data := c.blob()
	if d.set {
		return nil
	}
	size, ok := ir.ElementBytes(elem)
	if !ok || size == 0 || n > uint64(len(data)) || int(n)*size != len(data) {
		c.fail("%d bytes cannot be %d elements", len(data), n)
		return nil
	}
	return d.ctx.DenseArrayAttr(elem, int(n), cleared(data, elem, size))
}

func (d *decoder) denseStrings(c *cursor) ir.Attribute {
	t, n := d.shaped(c)
	if splat := c.varint(); splat != 0 {
		n = 1
	}
	if n > int64(c.left()) {
		c.fail("%d strings cannot fit into %d bytes", n, c.left())
		return nil
	}
	values := make([]string, n)
	for i := range values {
		values[i] = d.string(c)
	}
	if d.set {
		return nil
	}
	return d.ctx.DenseStringElementsAttr(t, values)
}

func (d *decoder) sparse(c *cursor) ir.Attribute {
	t, _ := d.shaped(c)
	indices, ok := d.attr(c).(*ir.DenseElementsAttr)
	values := d.attr(c)
	switch values.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr:
	default:
		ok = false
	}
	if !ok {
		c.fail("parts of a sparse attribute are not dense")
	}
	if d.set {
		return nil
	}
	return d.ctx.SparseElementsAttr(t, indices, values)
}
