package bytecode

import "github.com/mlirc/mlirc/core/ir"

// operation appends an operation. The buffer is a local variable as far as
// possible, since storing it is a write that the garbage collector watches.
func (e *encoder) operation(op *ir.Operation) {
	code := appendVarint(roomy(e.code), e.opName(op.Name()))
	maskAt := len(code)
	code = append(code, 0)
	code = appendVarint(code, e.loc(op.Loc()))

	mask := byte(0)
	if attrs := op.Attrs(); len(attrs) > 0 {
		mask |= hasAttrs
		code = appendVarint(code, e.list(attrs))
	}
	if n := op.NumResults(); n > 0 {
		mask |= hasResults
		code = appendVarint(code, uint64(n))
		for i := range n {
			code = appendVarint(code, e.typ(op.Result(i).Type()))
		}
	}
	if op.NumOperands() > 0 {
		mask |= hasOperands
		code = e.appendOperands(code, op)
	}
	if op.NumSuccessors() > 0 {
		mask |= hasSuccessors
		code = e.appendSuccessors(code, op)
	}
	if op.NumRegions() > 0 {
		mask |= hasRegions
	}
	code[maskAt] = mask
	e.code = code
	if mask&hasRegions != 0 {
		e.regions(op)
	}
}

func (e *encoder) appendOperands(code []byte, op *ir.Operation) []byte {
	n := op.NumOperands()
	code = appendVarint(code, uint64(n))
	for i := range n {
		v := op.Operand(i)
		if !e.visible(v) {
			e.fail("operand %d of '%s' is not a value of this or an enclosing region", i, op.Name())
			break
		}
		code = appendVarint(code, uint64(v.Number()))
	}
	return code
}

// visible reports whether the number that a value bears is from this walk and
// counts in the innermost isolated region.
func (e *encoder) visible(v *ir.Value) bool {
	if v == nil {
		return false
	}
	i := e.base + int(v.Number())
	return i < len(e.values) && e.values[i] == v
}

func (e *encoder) appendSuccessors(code []byte, op *ir.Operation) []byte {
	n := op.NumSuccessors()
	region := op.ParentRegion()
	code = appendVarint(code, uint64(n))
	for i := range n {
		b := op.Successor(i)
		if b == nil || b.Region() != region {
			e.fail("successor %d of '%s' is not in its region", i, op.Name())
			break
		}
		code = appendVarint(code, uint64(b.Number()))
	}
	return code
}

func (e *encoder) regions(op *ir.Operation) {
	n := uint64(op.NumRegions())
	if !op.Traits().Isolated {
		e.code = appendVarint(e.code, n<<1)
		e.regionList(op)
		return
	}
	e.code = appendVarint(e.code, n<<1|1)
	base := e.base
	e.base = len(e.values)
	if e.version >= versionLazy {
		e.regionSection(op)
	} else {
		e.regionList(op)
	}
	e.base = base
}

// regionSection appends the regions of an isolated operation as one section, so
// that a reader can leave them for later.
func (e *encoder) regionSection(op *ir.Operation) {
	e.code = append(e.code, sectionIR)
	lengthAt := len(e.code)
	e.code = append(e.code, make([]byte, lengthBytes)...)
	e.regionList(op)
	putLength(e.code[lengthAt:], uint64(len(e.code)-lengthAt-lengthBytes))
}

func (e *encoder) regionList(op *ir.Operation) {
	for r := range op.Regions() {
		e.region(r)
	}
}

func (e *encoder) region(r *ir.Region) {
	if r.Empty() {
		e.code = appendVarint(e.code, 0)
		return
	}
	outer, mark := len(e.values), len(e.counts)
	e.number(r)
	e.code = appendVarint(e.code, uint64(len(e.counts)-mark))
	e.code = appendVarint(e.code, uint64(len(e.values)-outer))
	i := mark
	for b := range r.Blocks() {
		e.block(b, e.counts[i])
		i++
	}
	e.values = e.values[:outer]
	e.counts = e.counts[:mark]
}

// number numbers the blocks of a region and their values, but for those of
// nested regions, and counts the operations of each block.
func (e *encoder) number(r *ir.Region) {
	blocks := uint32(0)
	for b := range r.Blocks() {
		b.SetNumber(blocks)
		blocks++
		for _, a := range b.Args() {
			e.define(a)
		}
		ops := uint64(0)
		for op := range b.Ops() {
			ops++
			for _, v := range op.AllResults() {
				e.define(v)
			}
		}
		e.counts = append(e.counts, ops)
	}
}

func (e *encoder) define(v *ir.Value) {
	v.SetNumber(uint32(len(e.values) - e.base))
	e.values = append(e.values, v)
}

func (e *encoder) block(b *ir.Block, ops uint64) {
	if b.NumArgs() == 0 {
		e.code = appendVarint(e.code, ops<<1)
	} else {
		e.code = appendVarint(e.code, ops<<1|1)
		e.arguments(b)
	}
	for op := range b.Ops() {
		e.operation(op)
	}
}

func (e *encoder) arguments(b *ir.Block) {
	e.code = appendVarint(e.code, uint64(b.NumArgs()))
	for i, a := range b.Args() {
		t, l := e.typ(a.Type()), e.loc(b.ArgLoc(i))
		if e.version < versionElided {
			e.code = appendVarint(appendVarint(e.code, t), l)
			continue
		}
		if l == e.attrs.unknown {
			e.code = appendVarint(e.code, t<<1)
			continue
		}
		e.code = appendVarint(appendVarint(e.code, t<<1|1), l)
	}
	if e.version >= versionUseLists {
		e.code = append(e.code, 0)
	}
}
