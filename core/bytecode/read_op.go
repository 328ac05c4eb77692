package bytecode

import "github.com/mlirc/mlirc/core/ir"

// opReader is the state of reading the IR section.
type opReader struct {
	state  ir.OperationState // of the operation at hand; its slices are reused
	values []*ir.Value       // by number, those of the enclosing regions
	base   int               // of the values of the innermost isolated region
	scopes []scope           // the enclosing regions
	outer  int               // regions around those
	blocks []*ir.Block       // those of the enclosing regions, nil before first use
	slab   []ir.Block
	late   []lateOperand // of the operation at hand
	types  []ir.Type     // of the arguments of the block at hand
	locs   []ir.Location
	owed   int // blocks, regions and values that were promised and not seen yet
}

// top reads the IR section.
func (d *decoder) top(c cursor) *ir.Operation {
	head := c.varint()
	if head&1 != 0 {
		c.fail("arguments at the top of a file")
		return nil
	}
	n := head >> 1
	if n == 1 {
		op := d.operation(&c)
		return d.topEnd(&c, op)
	}
	module := d.build.Create(&ir.OperationState{Name: d.ctx.OpName("module"), Regions: 1})
	body := module.Region(0).AddBlock()
	for ; n > 0 && !d.set; n-- {
		if op := d.operation(&c); op != nil {
			body.Append(op)
		}
	}
	return d.topEnd(&c, module)
}

func (d *decoder) topEnd(c *cursor, op *ir.Operation) *ir.Operation {
	if !c.done() {
		c.fail("%d bytes too many in the section of operations", c.left())
	}
	return op
}

// promise counts things that the file says it has. Each takes at least a byte,
// so more than the file has bytes is wrong, however often it is there.
func (d *decoder) promise(c *cursor, n int) int {
	d.ops.owed += n
	if d.ops.owed > d.size {
		c.fail("%d items cannot be in a file of %d bytes", d.ops.owed, d.size)
		return 0
	}
	return n
}

func (d *decoder) operation(c *cursor) *ir.Operation {
	isolated := d.operationState(c)
	if d.set {
		return nil
	}
	op := d.build.Create(&d.ops.state)
	for _, v := range op.AllResults() {
		d.define(c, v)
	}
	if len(d.ops.late) > 0 {
		d.linkLater(op)
	}
	if op.NumRegions() > 0 {
		d.regions(c, op, isolated)
	}
	return op
}

// operationState reads all of an operation but its regions, and reports whether
// these are isolated from above.
func (d *decoder) operationState(c *cursor) bool {
	s := &d.ops.state
	s.Results, s.Operands, s.Successors = s.Results[:0], s.Operands[:0], s.Successors[:0]
	s.Attrs, s.Regions = nil, 0
	name := d.opName(c)
	mask := c.byte()
	s.Loc = d.loc(c)
	if d.set {
		return false
	}
	s.Name = name.made
	if mask&(hasAttrs|hasProperties) != 0 {
		d.attributes(c, name, mask)
	}
	if mask&hasResults != 0 {
		d.resultTypes(c)
	}
	if mask&hasOperands != 0 {
		d.operands(c)
	}
	if mask&hasSuccessors != 0 {
		d.successors(c)
	}
	if mask&hasUseLists != 0 {
		d.skipUseLists(c, len(s.Results))
	}
	if mask&hasRegions == 0 {
		return false
	}
	n := c.varint()
	s.Regions = d.regionCount(c, n>>1)
	return n&1 != 0
}

func (d *decoder) attributes(c *cursor, name *opName, mask byte) {
	if mask&hasAttrs != 0 {
		d.ops.state.Attrs = d.list(c)
	}
	if mask&hasProperties != 0 {
		d.mergeProperties(c, name)
	}
}

func (d *decoder) regionCount(c *cursor, n uint64) int {
	if n > uint64(c.left()) {
		c.fail("%d regions cannot fit into %d bytes", n, c.left())
		return 0
	}
	return d.promise(c, int(n))
}

func (d *decoder) resultTypes(c *cursor) {
	s := &d.ops.state
	for range c.count() {
		s.Results = append(s.Results, d.typ(c))
	}
}

// operands reads the operands. Those not defined yet are nil until linkLater.
func (d *decoder) operands(c *cursor) {
	r := &d.ops
	visible := uint64(len(r.values) - r.base)
	for range c.count() {
		i := c.varint()
		if i >= visible {
			c.fail("value %d of %d", i, visible)
			return
		}
		v := r.values[r.base+int(i)]
		if v == nil {
			r.late = append(r.late, lateOperand{len(r.state.Operands), r.base + int(i)})
		}
		r.state.Operands = append(r.state.Operands, v)
	}
}

func (d *decoder) successors(c *cursor) {
	r := &d.ops
	if len(r.scopes) == 0 {
		c.fail("successor outside a region")
		return
	}
	visible := uint64(len(r.blocks) - r.scopes[len(r.scopes)-1].blocks)
	for range c.count() {
		i := c.varint()
		if i >= visible {
			c.fail("block %d of %d", i, visible)
			return
		}
		r.state.Successors = append(r.state.Successors, d.block(int(i)))
	}
}

// skipUseLists reads past orders of uses, which say nothing about what a
// program means. One value needs no index and no count.
func (d *decoder) skipUseLists(c *cursor, values int) {
	n := 1
	if values != 1 {
		n = c.count()
	}
	for range n {
		if values != 1 {
			c.varint()
		}
		head := c.varint()
		if head>>1 > uint64(c.left()) {
			c.fail("%d uses cannot fit into %d bytes", head>>1, c.left())
			return
		}
		for range head >> 1 {
			c.varint()
		}
	}
}
