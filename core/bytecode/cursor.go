package bytecode

import (
	"encoding/binary"
	"fmt"
	"math/bits"
)

// failure is the first thing found wrong in a file. All cursors of a file share
// one; once it is set they are at their end and read zeros.
type failure struct {
	set     bool
	offset  int
	message string
}

func (f *failure) fail(offset int, format string, args ...any) {
	if f.set {
		return
	}
	*f = failure{set: true, offset: offset, message: fmt.Sprintf(format, args...)}
}

// cursor reads a part of a file. The capacity of data reaches to the file's end.
type cursor struct {
	data  []byte
	pos   int
	start int // of data in the file
	bad   *failure
}

// fail records what is wrong here and moves to the end.
func (c *cursor) fail(format string, args ...any) {
	c.bad.fail(c.start+c.pos, format, args...)
	c.pos = len(c.data)
}

func (c *cursor) left() int { return len(c.data) - c.pos }

func (c *cursor) done() bool { return c.pos >= len(c.data) }

func (c *cursor) byte() byte {
	if c.pos >= len(c.data) {
		c.failEnd()
		return 0
	}
	b := c.data[c.pos]
	c.pos++
	return b
}

func (c *cursor) failEnd() { c.fail("unexpected end of data") }

func (c *cursor) varint() uint64 {
	if c.pos < len(c.data) {
		if b := c.data[c.pos]; b&1 != 0 {
			c.pos++
			return uint64(b >> 1)
		}
	}
	return c.longVarint()
}

// longVarint loads eight bytes at once where the file has them, though they may
// be another part's.
func (c *cursor) longVarint() uint64 {
	if c.done() {
		c.failEnd()
		return 0
	}
	ahead := c.data[c.pos:cap(c.data)]
	var padded [9]byte
	if len(ahead) < len(padded) {
		copy(padded[:], ahead)
		ahead = padded[:]
	}
	n := bits.TrailingZeros8(ahead[0]) + 1
	if n > c.left() {
		c.failEnd()
		return 0
	}
	c.pos += n
	if n == 9 {
		return binary.LittleEndian.Uint64(ahead[1:])
	}
	return binary.LittleEndian.Uint64(ahead) << (64 - 8*n) >> (64 - 7*n)
}

func (c *cursor) signed() int64 { return unzigzag(c.varint()) }

// count reads a number of things that take a byte each at least, so that it
// cannot ask for more memory than the file is worth.
func (c *cursor) count() int {
	n := c.varint()
	if n > uint64(c.left()) {
		c.fail("%d items cannot fit into %d bytes", n, c.left())
		return 0
	}
	return int(n)
}

// bytes reads n bytes, which are the file's own.
func (c *cursor) bytes(n uint64) []byte {
	if n > uint64(c.left()) {
		c.fail("%d bytes wanted where %d are left", n, c.left())
		return nil
	}
	b := c.data[c.pos : c.pos+int(n) : c.pos+int(n)]
	c.pos += int(n)
	return b
}

// blob reads bytes preceded by their number.
func (c *cursor) blob() []byte { return c.bytes(c.varint()) }

// sub reads n bytes as a part of its own.
func (c *cursor) sub(n uint64) cursor {
	from := c.pos
	c.bytes(n)
	if c.bad.set {
		return cursor{bad: c.bad}
	}
	return cursor{data: c.data[from:c.pos], start: c.start + from, bad: c.bad}
}

// section reads the head of a section and returns its identity and content.
func (c *cursor) section() (byte, cursor) {
	head := c.byte()
	length := c.varint()
	if head&sectionAligned != 0 {
		c.align()
	}
	return head &^ sectionAligned, c.sub(length)
}

// align skips padding.
func (c *cursor) align() {
	alignment := c.varint()
	if alignment == 0 || alignment&(alignment-1) != 0 {
		c.fail("alignment %d is not a power of two", alignment)
		return
	}
	c.pad(alignment)
}

// pad skips padding up to a multiple of an alignment.
func (c *cursor) pad(alignment uint64) {
	for uint64(c.start+c.pos)%alignment != 0 {
		if b := c.byte(); b != paddingByte {
			c.fail("padding byte expected")
			return
		}
	}
}
