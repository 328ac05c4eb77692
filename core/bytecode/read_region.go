package bytecode

import (
	"slices"
	"sort"

	"github.com/mlirc/mlirc/core/ir"
)

// scope is a region that is being read.
type scope struct {
	start, next, end int // its values, and the one to be defined next
	blocks           int // where its blocks begin
	forward          []forwardUse
}

// lateOperand is an operand of the operation at hand whose value is not defined
// yet.
type lateOperand struct{ operand, value int }

// forwardUse is an operand that waits for its value.
type forwardUse struct {
	operand *ir.Operand
	value   int
}

// regions reads the regions of an operation. From version 2 those of an isolated
// one are a section.
func (d *decoder) regions(c *cursor, op *ir.Operation, isolated bool) {
	if !isolated {
		d.regionList(c, op)
		return
	}
	base := d.ops.base
	d.ops.base = len(d.ops.values)
	if d.version >= versionLazy {
		d.regionSection(c, op)
	} else {
		d.regionList(c, op)
	}
	d.ops.base = base
}

func (d *decoder) regionSection(c *cursor, op *ir.Operation) {
	id, inside := c.section()
	if id != sectionIR {
		c.fail("section %d where regions are expected", id)
		return
	}
	if d.isLeft(op, inside) {
		return
	}
	d.regionsInside(&inside, op)
}

func (d *decoder) regionsInside(inside *cursor, op *ir.Operation) {
	d.regionList(inside, op)
	if !inside.done() {
		inside.fail("%d bytes too many in regions", inside.left())
	}
}

func (d *decoder) regionList(c *cursor, op *ir.Operation) {
	for r := range op.Regions() {
		d.ops.owed--
		d.region(c, r)
		if d.set {
			return
		}
	}
}

func (d *decoder) region(c *cursor, r *ir.Region) {
	n := d.promise(c, c.count())
	if n == 0 {
		return
	}
	values := d.promise(c, c.count())
	if d.set || !d.push(c, n, values) {
		return
	}
	for i := range n {
		d.ops.owed--
		b := d.block(i)
		r.Append(b)
		d.readBlock(c, b)
		if d.set {
			return
		}
	}
	d.pop(c)
}

// push makes room for the blocks and values of a region.
func (d *decoder) push(c *cursor, blocks, values int) bool {
	r := &d.ops
	if r.outer+len(r.scopes) == maxDepth {
		c.fail("regions nest more than %d deep", maxDepth)
		return false
	}
	var forward []forwardUse
	if n := len(r.scopes); n < cap(r.scopes) {
		forward = r.scopes[:n+1][n].forward[:0]
	}
	start := len(r.values)
	r.scopes = append(r.scopes, scope{start, start, start + values, len(r.blocks), forward})
	r.values = extend(r.values, values)
	r.blocks = extend(r.blocks, blocks)
	return true
}

func extend[T any](list []T, n int) []T {
	list = slices.Grow(list, n)
	fresh := list[len(list) : len(list)+n]
	clear(fresh)
	return list[:len(list)+n]
}

// pop ends a region, all of whose values are defined now.
func (d *decoder) pop(c *cursor) {
	r := &d.ops
	s := &r.scopes[len(r.scopes)-1]
	if s.next != s.end {
		c.fail("region has %d values where %d are promised", s.next-s.start, s.end-s.start)
		return
	}
	for _, use := range s.forward {
		use.operand.Set(r.values[use.value])
	}
	r.values = r.values[:s.start]
	r.blocks = r.blocks[:s.blocks]
	r.scopes = r.scopes[:len(r.scopes)-1]
}

// define gives the next number of the innermost region to a value.
func (d *decoder) define(c *cursor, v *ir.Value) {
	r := &d.ops
	if len(r.scopes) == 0 {
		c.fail("result outside a region")
		return
	}
	s := &r.scopes[len(r.scopes)-1]
	if s.next == s.end {
		c.fail("region has more than the %d values that are promised", s.end-s.start)
		return
	}
	r.values[s.next] = v
	s.next++
	r.owed--
}

// linkLater leaves the operands that have no value yet to the regions that will
// define them.
func (d *decoder) linkLater(op *ir.Operation) {
	r := &d.ops
	for _, l := range r.late {
		// The last scope that does not begin behind the value.
		i := sort.Search(len(r.scopes), func(i int) bool { return r.scopes[i].start > l.value }) - 1
		r.scopes[i].forward = append(r.scopes[i].forward, forwardUse{op.OperandUse(l.operand), l.value})
	}
	r.late = r.late[:0]
}

// block returns block i of the innermost region.
func (d *decoder) block(i int) *ir.Block {
	r := &d.ops
	at := &r.blocks[r.scopes[len(r.scopes)-1].blocks+i]
	if *at == nil {
		if len(r.slab) == 0 {
			r.slab = make([]ir.Block, 32)
		}
		*at, r.slab = &r.slab[0], r.slab[1:]
	}
	return *at
}

func (d *decoder) readBlock(c *cursor, b *ir.Block) {
	head := c.varint()
	if head&1 != 0 {
		d.arguments(c, b)
	}
	for n := head >> 1; n > 0 && !d.set; n-- {
		op := d.operation(c)
		if op == nil {
			return
		}
		b.Append(op)
	}
}

func (d *decoder) arguments(c *cursor, b *ir.Block) {
	r := &d.ops
	n := c.count()
	r.types, r.locs = r.types[:0], r.locs[:0]
	for range n {
		t, l := d.argument(c)
		r.types, r.locs = append(r.types, t), append(r.locs, l)
	}
	if d.set {
		return
	}
	d.build.AddArgs(b, r.types, r.locs)
	for _, a := range b.Args() {
		d.define(c, a)
	}
	if d.version >= versionUseLists && c.byte()&hasUseLists != 0 {
		d.skipUseLists(c, n)
	}
}

// argument reads the type and the location of a block argument; no location
// means that it is unknown.
func (d *decoder) argument(c *cursor) (ir.Type, ir.Location) {
	i := c.varint()
	if d.version < versionElided {
		return d.typeAt(c, i), d.loc(c)
	}
	t := d.typeAt(c, i>>1)
	if i&1 == 0 {
		return t, nil
	}
	return t, d.loc(c)
}
