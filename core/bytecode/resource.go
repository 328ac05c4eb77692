package bytecode

import "github.com/mlirc/mlirc/core/ir"

// Resources are data that attributes refer to by number. A section has their bytes one behind the
// other, another one their keys and sizes: groups of tools first, then those of dialects.

// The kinds of a resource.
const (
	resourceBlob byte = iota
	resourceBool
	resourceString
)

// blob is a resource of a dialect that was read.
type blob struct {
	dialect string
	ir.Resource
	data []byte // nil for one that is no data
}

// readResources finds the resources of dialects.
func (d *decoder) readResources(c, content cursor) {
	if c.done() {
		return
	}
	for range c.count() {
		d.string(&c) // whose they are: nothing here reads them
		d.readGroup(&c, &content, "")
	}
	for !c.done() {
		i := c.varint()
		if i >= uint64(len(d.dialects)) {
			c.fail("dialect %d of %d", i, len(d.dialects))
			return
		}
		d.readGroup(&c, &content, d.dialects[i])
	}
}

// readGroup finds the resources of a dialect, or passes those of a tool, which has no name.
func (d *decoder) readGroup(c, content *cursor, dialect string) {
	for range c.count() {
		key := d.string(c)
		part := content.sub(c.varint())
		kind := c.byte()
		if d.set {
			return
		}
		if dialect == "" {
			continue
		}
		b := blob{dialect: dialect, Resource: ir.Resource{Key: key}}
		if kind == resourceBlob && !part.done() {
			b.Align, b.data = d.readBlob(&part)
		}
		d.blobs = append(d.blobs, b)
	}
}

func (d *decoder) readBlob(c *cursor) (align uint32, data []byte) {
	n := c.varint()
	if n&(n-1) != 0 || n > ir.MaxResourceAlign {
		c.fail("the alignment of a resource is %d, no power of two up to %d", n, ir.MaxResourceAlign)
		return 0, nil
	}
	size := c.varint()
	n = max(n, 1) // mlir-opt-19 writes 0 for empty data
	c.pad(n)
	if uint64(c.left()) != size {
		c.fail("a resource has %d bytes where it says %d", c.left(), size)
		return 0, nil
	}
	return uint32(n), c.bytes(size)
}

// denseResource reads elements that are a resource.
func (d *decoder) denseResource(c *cursor) ir.Attribute {
	t, n := d.shaped(c)
	i := c.varint()
	if d.set {
		return nil
	}
	if i >= uint64(len(d.blobs)) {
		c.fail("resource %d of %d", i, len(d.blobs))
		return nil
	}
	b := &d.blobs[i]
	if b.dialect != builtin || b.data == nil {
		c.fail("resource '%s' of dialect '%s' has no data", b.Key, b.dialect)
		return nil
	}
	size, ok := ir.ElementBytes(t.Elem())
	if !ok || n != int64(len(b.data))/int64(max(size, 1)) || n*int64(size) != int64(len(b.data)) {
		c.fail("resource '%s' has %d bytes, which cannot be %d elements", b.Key, len(b.data), n)
		return nil
	}
	return d.ctx.DenseResourceAttr(t, cleared(b.data, t.Elem(), size), b.Resource)
}

// addDenseResource enters elements that are a resource.
func (e *encoder) addDenseResource(a *ir.DenseElementsAttr) uint64 {
	typ, before := e.typ(a.Type()), len(e.resources.List)
	i := e.resources.Add(a)
	if i == before {
		e.strings.add(e.resources.List[i].Key)
	}
	return e.customAttr(attrDenseResource, typ, uint64(i))
}

// appendResources appends the sections of the resources to a file of so many bytes.
func (e *encoder) appendResources(size int) []byte {
	if len(e.resources.List) == 0 {
		return nil
	}
	offsets := appendVarint(nil, 0)
	offsets = appendVarint(offsets, e.dialects.builtin)
	offsets = appendVarint(offsets, uint64(len(e.resources.List)))
	var content []byte
	most := 1
	for _, b := range e.resources.List {
		align, start := int(b.Align), len(content)
		most = max(most, align)
		content = appendVarint(content, uint64(align))
		content = appendVarint(content, uint64(len(b.Data)))
		content = append(appendPadding(content, len(content), align), b.Data...)
		offsets = appendVarint(offsets, e.strings.add(b.Key))
		offsets = appendVarint(offsets, uint64(len(content)-start))
		offsets = append(offsets, resourceBlob)
	}
	out := appendSection(nil, sectionResourceOffset, offsets)
	out = appendSectionHead(out, sectionResource|sectionAligned, len(content))
	out = appendVarint(out, uint64(most))
	return append(appendPadding(out, size+len(out), most), content...)
}

// appendPadding appends what brings an offset to a multiple of an alignment.
func appendPadding(dst []byte, offset, align int) []byte {
	for ; offset%align != 0; offset++ {
		dst = append(dst, paddingByte)
	}
	return dst
}
