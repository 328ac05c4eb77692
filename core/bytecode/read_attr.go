package bytecode

import (
	"encoding/binary"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// attr reads a reference to an attribute; nil only after a failure.
func (d *decoder) attr(c *cursor) ir.Attribute { return d.attrAt(c, c.varint()) }

func (d *decoder) attrAt(c *cursor, i uint64) ir.Attribute {
	if i >= uint64(len(d.attrs)) {
		c.fail("attribute %d of %d", i, len(d.attrs))
		return nil
	}
	if d.attrs[i] == nil {
		if d.frozen {
			c.fail("attribute %d is neither a location nor a dictionary", i)
			return nil
		}
		d.loadAttr(int(i))
	}
	d.seen(&d.atAttrs[i])
	return d.attrs[i]
}

func (d *decoder) loadAttr(i int) {
	e := &d.atAttrs[i]
	c, outer := d.enter(e)
	if d.set {
		return
	}
	switch {
	case !e.custom:
		d.attrs[i] = d.textAttr(&c)
	case e.builtin:
		d.attrs[i] = d.customAttr(&c)
	default:
		c.fail("encoding of a dialect's own attribute is not known, write it as text")
	}
	d.leave(e, &c, outer)
}

func (d *decoder) textAttr(c *cursor) ir.Attribute {
	text := d.entryText(c)
	if d.set {
		return nil
	}
	a, err := d.texts().Attr(text)
	if err != nil {
		c.fail("attribute %q: %v", text, err)
	}
	return a
}

func (d *decoder) customAttr(c *cursor) ir.Attribute {
	code := c.varint()
	switch code {
	case attrArray:
		return d.array(c)
	case attrDictionary:
		return d.ctx.DictionaryAttr(d.entries(c))
	case attrString:
		return d.ctx.StringAttr(d.string(c))
	case attrTypedString:
		s, t := d.string(c), d.typ(c)
		return d.ctx.TypedStringAttr(s, t)
	case attrFlatSymbolRef:
		return d.ctx.SymbolRefAttr(d.text(c))
	case attrSymbolRef:
		return d.symbolRef(c)
	case attrType:
		return d.typeAttr(c)
	case attrUnit:
		return d.ctx.UnitAttr()
	case attrInteger:
		return d.integer(c)
	case attrFloat:
		return d.float(c)
	}
	if isLocation(code) {
		return d.customLoc(c, code)
	}
	return d.elements(c, code)
}

func isLocation(code uint64) bool {
	switch code {
	case locCallSite, locFileLineCol, locFused, locFusedMetadata, locName, locUnknown:
		return true
	}
	return false
}

func (d *decoder) array(c *cursor) ir.Attribute {
	elems := make([]ir.Attribute, c.count())
	for i := range elems {
		elems[i] = d.attr(c)
	}
	if d.set {
		return nil
	}
	return d.ctx.ArrayAttr(elems)
}

// text reads a reference to a string attribute without type.
func (d *decoder) text(c *cursor) string {
	s, ok := d.attr(c).(*ir.StringAttr)
	if !ok {
		c.fail("reference to an attribute that is no string")
		return ""
	}
	return s.Value()
}

// entries reads the content of a dictionary.
func (d *decoder) entries(c *cursor) ir.AttrList {
	n := c.count()
	if n > len(d.slab) {
		d.slab = make([]ir.NamedAttr, max(n, 256))
	}
	list := d.slab[:n:n]
	d.slab = d.slab[n:]
	for i := range list {
		list[i].Name = d.text(c)
		list[i].Value = d.attr(c)
	}
	if d.set {
		return nil
	}
	return ir.SortAttrs(list)
}

// list reads a reference to a dictionary as the attributes of an operation,
// without making an attribute of it.
func (d *decoder) list(c *cursor) ir.AttrList {
	i := c.varint()
	if i >= uint64(len(d.attrs)) {
		c.fail("attribute %d of %d", i, len(d.attrs))
		return nil
	}
	return d.listAt(int(i), c)
}

func (d *decoder) listAt(i int, c *cursor) ir.AttrList {
	if d.atLists[i] == 0 {
		if d.frozen {
			c.fail("attributes of an operation are no dictionary")
			return nil
		}
		d.lists = append(d.lists, d.loadList(i, c))
		d.atLists[i] = uint32(len(d.lists))
	}
	return d.lists[d.atLists[i]-1]
}

func (d *decoder) loadList(i int, c *cursor) ir.AttrList {
	if a, ok := d.attrs[i].(*ir.DictionaryAttr); ok {
		return a.Entries()
	}
	e := &d.atAttrs[i]
	inside, outer := d.enter(e)
	if !e.custom || !e.builtin || inside.varint() != attrDictionary {
		c.fail("attributes of an operation are no dictionary")
		return nil
	}
	list := d.entries(&inside)
	d.leave(e, &inside, outer)
	return list
}

func (d *decoder) symbolRef(c *cursor) ir.Attribute {
	root := d.text(c)
	nested := make([]string, c.count())
	for i := range nested {
		ref, ok := d.attr(c).(*ir.SymbolRefAttr)
		if !ok || len(ref.Nested()) != 0 {
			c.fail("nested reference is no plain symbol")
			return nil
		}
		nested[i] = ref.Root()
	}
	return d.ctx.SymbolRefAttr(root, nested...)
}

func (d *decoder) typeAttr(c *cursor) ir.Attribute {
	t := d.typ(c)
	if t == nil {
		return nil
	}
	return d.ctx.TypeAttr(t)
}

func (d *decoder) integer(c *cursor) ir.Attribute {
	t := d.typ(c)
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType:
	default:
		c.fail("type of an integer is no integer type")
		return nil
	}
	x := d.bits(c, ir.AttrWidth(t))
	if d.set {
		return nil
	}
	return d.ctx.IntegerAttr(t, x)
}

func (d *decoder) float(c *cursor) ir.Attribute {
	t, ok := d.typ(c).(*ir.FloatType)
	if !ok {
		c.fail("type of a float is no float type")
		return nil
	}
	x := d.bits(c, t.Kind().BitWidth())
	if d.set {
		return nil
	}
	return d.ctx.FloatAttr(t, num.FromBitsInt(t.Kind(), x))
}

// maxWideBits bounds what integers beyond a word take in memory, for a few
// bytes may stand for millions of bits.
const maxWideBits = 1 << 27

// bits is the inverse of appendInt.
func (d *decoder) bits(c *cursor, width int) num.Int {
	switch {
	case width <= 8:
		return num.New(width, uint64(c.byte()))
	case width <= 64:
		return num.New(width, uint64(c.signed()))
	}
	words := c.count()
	d.wideBits += width
	if words == 0 || words > (width+63)/64 || d.wideBits > maxWideBits {
		c.fail("integer has %d words for %d bits", words, width)
		return num.Int{}
	}
	raw := make([]byte, 0, 8*words)
	for range words {
		raw = binary.LittleEndian.AppendUint64(raw, uint64(c.signed()))
	}
	return num.FromBytesLE(width, raw)
}
