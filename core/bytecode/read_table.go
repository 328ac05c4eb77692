package bytecode

import "github.com/mlirc/mlirc/core/ir"

// readStrings reads the lengths, last string first, and cuts the text that
// follows. Each string has a zero byte behind it.
func (d *decoder) readStrings(c cursor) {
	n := c.count()
	lengths := make([]uint64, n)
	total := uint64(0)
	for i := n - 1; i >= 0; i-- {
		lengths[i] = c.varint()
		if lengths[i] == 0 || lengths[i] > uint64(c.left()) {
			c.fail("string %d has length %d", i, lengths[i])
			return
		}
		total += lengths[i]
	}
	if total != uint64(c.left()) {
		c.fail("strings have %d bytes where %d are left", total, c.left())
		return
	}
	text := string(c.data[c.pos:])
	d.strings = make([]string, n)
	for i, length := range lengths {
		if text[length-1] != 0 {
			c.fail("string %d is not terminated", i)
			return
		}
		d.strings[i], text = text[:length-1], text[length:]
	}
}

func (d *decoder) string(c *cursor) string {
	i := c.varint()
	if i >= uint64(len(d.strings)) {
		c.fail("string %d of %d", i, len(d.strings))
		return ""
	}
	return d.strings[i]
}

// opName is an operation's name, made when it is first used.
type opName struct {
	dialect, name string
	registered    bool // the writer had a definition; present from version 5 on
	made          *ir.OpName
}

func (d *decoder) readDialects(c cursor) {
	n := c.count()
	d.dialects = make([]string, 0, n)
	for range n {
		d.dialects = append(d.dialects, d.dialectName(&c))
	}
	wanted := uint64(0)
	if d.version >= versionElided {
		wanted = uint64(c.count())
	}
	for !c.done() {
		d.readOpNames(&c)
	}
	if d.version >= versionElided && uint64(len(d.names)) != wanted {
		c.fail("%d operation names where %d are promised", len(d.names), wanted)
	}
}

// dialectName reads the name of a dialect, and its version where it tells one.
func (d *decoder) dialectName(c *cursor) string {
	i, versioned := c.varint(), false
	if d.version >= versionDialects {
		versioned, i = i&1 != 0, i>>1
	}
	if i >= uint64(len(d.strings)) {
		c.fail("string %d of %d", i, len(d.strings))
		return ""
	}
	name := d.strings[i]
	if versioned {
		d.readVersion(name, c)
	}
	return name
}

// readOpNames reads a group of operation names of one dialect.
func (d *decoder) readOpNames(c *cursor) {
	dialect := d.dialect(c)
	for range c.count() {
		i := c.varint()
		registered := false
		if d.version >= versionProperties {
			registered, i = i&1 != 0, i>>1
		}
		if i >= uint64(len(d.strings)) {
			c.fail("string %d of %d", i, len(d.strings))
			return
		}
		n := opName{dialect: dialect, name: d.strings[i], registered: registered}
		if !isOpName(n.full()) {
			c.fail("'%s' is no name of an operation", n.full())
			return
		}
		d.names = append(d.names, n)
	}
}

func (d *decoder) dialect(c *cursor) string {
	i := c.varint()
	if i >= uint64(len(d.dialects)) {
		c.fail("dialect %d of %d", i, len(d.dialects))
		return ""
	}
	return d.dialects[i]
}

func (d *decoder) opName(c *cursor) *opName {
	i := c.varint()
	if i >= uint64(len(d.names)) {
		c.fail("operation name %d of %d", i, len(d.names))
		return nil
	}
	n := &d.names[i]
	if n.made == nil {
		d.opNameFrom(n)
	}
	return n
}

// isOpName reports whether a name is one that the file can tell: dialect and
// name, or one of them.
func isOpName(full string) bool {
	return full != "" && full[0] != '.' && full[len(full)-1] != '.'
}

// full undoes what addOpName does to names without a dot.
func (n *opName) full() string {
	switch {
	case n.name == "":
		return n.dialect
	case n.dialect == builtin:
		return n.name
	}
	return n.dialect + "." + n.name
}

// entry is where an attribute or type is in its section.
type entry struct {
	start, size uint32
	height      uint16 // of the tree below it, once it is loaded
	state       entryState
	custom      bool
	builtin     bool
}

type entryState uint8

const (
	unread entryState = iota
	reading
	read
)

// readEntries reads the sizes of all attributes and types and finds where each
// begins.
func (d *decoder) readEntries(c cursor) {
	attrs, types := c.count(), c.count()
	if attrs+types > c.left() {
		c.fail("%d attributes and types cannot fit into %d bytes", attrs+types, c.left())
		return
	}
	d.attrs = make([]ir.Attribute, attrs)
	d.types = make([]ir.Type, types)
	d.atLists = make([]uint32, attrs)
	entries := make([]entry, attrs+types)
	d.atAttrs, d.atTypes = entries[:attrs], entries[attrs:]
	end := d.readGroups(&c, d.atAttrs, 0)
	end = d.readGroups(&c, d.atTypes, end)
	if content := d.sections[sectionAttrType].left(); !d.set && end != uint64(content) {
		c.fail("attributes and types have %d bytes in a section of %d", end, content)
	}
}

func (d *decoder) readGroups(c *cursor, list []entry, end uint64) uint64 {
	limit := uint64(d.sections[sectionAttrType].left())
	for len(list) > 0 {
		dialect := d.dialect(c)
		n := c.count()
		if n == 0 || n > len(list) {
			c.fail("group of %d where %d are left", n, len(list))
			return end
		}
		for i := range list[:n] {
			size := c.varint()
			list[i] = entry{start: uint32(end), size: uint32(size >> 1), custom: size&1 != 0, builtin: dialect == builtin}
			end += size >> 1
			if size>>1 > limit || end > limit {
				c.fail("entry ends behind its section")
				return end
			}
		}
		list = list[n:]
	}
	return end
}

// nesting keeps attributes and types from nesting too deeply, be it in the file
// or by being referred to one after the other.
type nesting struct {
	depth  int    // of what is being read
	height uint16 // of the highest tree below it so far
}

func (n *nesting) seen(e *entry) { n.height = max(n.height, e.height) }

// enter begins an entry; the result is to be given to leave.
func (d *decoder) enter(e *entry) (cursor, uint16) {
	at := d.sections[sectionAttrType]
	c := cursor{
		data: at.data[e.start : e.start+e.size], start: at.start + int(e.start), bad: &d.failure,
	}
	if e.state == reading {
		c.fail("entry refers to itself")
	}
	if d.depth >= maxDepth {
		c.fail("attributes and types nest more than %d deep", maxDepth)
	}
	e.state = reading
	d.depth++
	outer := d.height
	d.height = 0
	return c, outer
}

func (d *decoder) leave(e *entry, c *cursor, outer uint16) {
	if !c.done() {
		c.fail("%d bytes too many in an entry", c.left())
	}
	e.height = d.height + 1
	if e.height > maxDepth {
		c.fail("attributes and types nest more than %d deep", maxDepth)
	}
	e.state = read
	d.depth--
	d.height = max(outer, e.height)
}

// entryText is the assembly text of an entry that has no encoding of its own.
func (d *decoder) entryText(c *cursor) string {
	raw := c.bytes(uint64(c.left()))
	if len(raw) == 0 || raw[len(raw)-1] != 0 {
		c.fail("text is not terminated")
		return ""
	}
	return string(raw[:len(raw)-1])
}
