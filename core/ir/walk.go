package ir

import (
	"iter"
)

// WalkResult says how a walk continues.
type WalkResult uint8

// What a visitor of [Walk] may answer.
const (
	Advance   WalkResult = iota // go on
	Skip                        // do not enter the regions of this operation
	Interrupt                   // stop
)

// Walk visits op and the operations inside, outer ones first, in order. The
// visitor may erase the operation it is given if it answers Skip. It reports
// false when a visitor interrupted.
func Walk(op *Operation, visit func(*Operation) WalkResult) bool {
	regions := op.regionList()
	switch visit(op) {
	case Interrupt:
		return false
	case Skip:
		return true
	}
	for i := range regions {
		for b := regions[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; {
				next := o.next
				if !Walk(o, visit) {
					return false
				}
				o = next
			}
		}
	}
	return true
}

// WalkPostOrder visits op and the operations inside, inner ones first. The
// visitor may erase the operation it is given.
func WalkPostOrder(op *Operation, visit func(*Operation)) {
	regions := op.regionList()
	for i := range regions {
		for b := regions[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; {
				next := o.next
				WalkPostOrder(o, visit)
				o = next
			}
		}
	}
	visit(op)
}

// Mapping says what stands for a value or block in a clone.
type Mapping struct {
	values map[*Value]*Value
	blocks map[*Block]*Block
}

// NewMapping returns an empty mapping.
func NewMapping() *Mapping {
	return &Mapping{values: map[*Value]*Value{}, blocks: map[*Block]*Block{}}
}

// MapValue makes to stand for from.
func (m *Mapping) MapValue(from, to *Value) { m.values[from] = to }

// MapBlock makes to stand for from.
func (m *Mapping) MapBlock(from, to *Block) { m.blocks[from] = to }

// Value is what stands for v, which is v itself unless it was mapped.
func (m *Mapping) Value(v *Value) *Value {
	if to, ok := m.values[v]; ok {
		return to
	}
	return v
}

// Block is what stands for b, which is b itself unless it was mapped.
func (m *Mapping) Block(b *Block) *Block {
	if to, ok := m.blocks[b]; ok {
		return to
	}
	return b
}

// Clone copies an operation with its regions where the builder stands, and
// records in the mapping what stands for its results. References to values
// inside that come later in the text are found as well.
func (b *Builder) Clone(op *Operation, m *Mapping) *Operation {
	at := b.InsertionPoint()
	b.ClearInsertionPoint()
	fresh := b.cloneDetached(op, m)
	b.RestoreInsertionPoint(at)
	remap(fresh, m)
	if b.block != nil {
		b.Insert(fresh)
	}
	return fresh
}

func (b *Builder) cloneDetached(op *Operation, m *Mapping) *Operation {
	fresh := b.Create(&OperationState{
		Name: op.name, Loc: op.loc, Attrs: op.attrList(),
		Operands: op.Operands(), Results: op.ResultTypes(),
		Successors: op.Successors(), Regions: op.NumRegions(),
	})
	for i := range op.NumResults() {
		m.MapValue(op.Result(i), fresh.Result(i))
	}
	for i := range op.NumRegions() {
		b.cloneBlocks(op.Region(i), fresh.Region(i), m)
	}
	return fresh
}

func (b *Builder) cloneBlocks(from, to *Region, m *Mapping) {
	for block := from.first; block != nil; block = block.next {
		fresh := NewBlock()
		m.MapBlock(block, fresh)
		for i, a := range block.args {
			m.MapValue(a, fresh.AddArg(a.typ, block.ArgLoc(i)))
		}
		to.Append(fresh)
	}
	for block := from.first; block != nil; block = block.next {
		fresh := m.blocks[block]
		for op := block.first; op != nil; op = op.next {
			fresh.Append(b.cloneDetached(op, m))
		}
	}
}

// CloneRegionInto copies the blocks of a region to the end of another.
func (b *Builder) CloneRegionInto(from, to *Region, m *Mapping) {
	last := to.last
	b.cloneBlocks(from, to, m)
	first := to.first
	if last != nil {
		first = last.next
	}
	for block := first; block != nil; block = block.next {
		for op := block.first; op != nil; op = op.next {
			remap(op, m)
		}
	}
}

// remap makes the operands and successors of a copy those of the copy.
func remap(op *Operation, m *Mapping) {
	Walk(op, func(o *Operation) WalkResult {
		operands, succs := o.operandList(), o.succList()
		for i := range operands {
			if to, ok := m.values[operands[i].value]; ok {
				operands[i].Set(to)
			}
		}
		for i := range succs {
			if to, ok := m.blocks[succs[i].block]; ok {
				succs[i].Set(to)
			}
		}
		return Advance
	})
}

// Nested iterates over an attribute and, in order, what is in its arrays and dictionaries, at
// any depth; nil has nothing.
func Nested(a Attribute) iter.Seq[Attribute] {
	return func(yield func(Attribute) bool) { nested(a, yield) }
}

func nested(a Attribute, yield func(Attribute) bool) bool {
	if a == nil {
		return true
	}
	if !yield(a) {
		return false
	}
	switch a := a.(type) {
	case *ArrayAttr:
		for _, e := range a.Elems() {
			if !nested(e, yield) {
				return false
			}
		}
	case *DictionaryAttr:
		for _, e := range a.Entries() {
			if !nested(e.Value, yield) {
				return false
			}
		}
	}
	return true
}
