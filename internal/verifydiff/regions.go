package verifydiff

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

func dropSuccessor(m *Mutator, op *ir.Operation) bool {
	if op.NumSuccessors() == 0 {
		return false
	}
	i := m.rng.IntN(op.NumSuccessors())
	return m.rebuild(op, func(s *ir.OperationState) { s.Successors = slices.Delete(slices.Clone(s.Successors), i, i+1) })
}

func addSuccessor(m *Mutator, op *ir.Operation) bool {
	b, ok := m.someBlock(op)
	return ok && m.rebuild(op, func(s *ir.OperationState) { s.Successors = append(slices.Clone(s.Successors), b) })
}

func otherSuccessor(m *Mutator, op *ir.Operation) bool {
	b, ok := m.someBlock(op)
	if !ok || op.NumSuccessors() == 0 {
		return false
	}
	op.SetSuccessor(m.rng.IntN(op.NumSuccessors()), b)
	return true
}

// someBlock is a block of the region that an operation is in.
func (m *Mutator) someBlock(op *ir.Operation) (*ir.Block, bool) {
	r := op.ParentRegion()
	if r == nil || r.Entry() == nil {
		return nil, false
	}
	var blocks []*ir.Block
	for b := range r.Blocks() {
		blocks = append(blocks, b)
	}
	return one(m, blocks), true
}

func dropRegion(m *Mutator, op *ir.Operation) bool {
	if op.NumRegions() == 0 {
		return false
	}
	return m.rebuild(op, func(s *ir.OperationState) { s.Regions-- })
}

func addRegion(m *Mutator, op *ir.Operation) bool {
	return m.rebuild(op, func(s *ir.OperationState) { s.Regions++ })
}

func emptyRegion(m *Mutator, op *ir.Operation) bool {
	r, ok := m.someRegion(op)
	if ok {
		r.Clear()
	}
	return ok
}

func (m *Mutator) someRegion(op *ir.Operation) (*ir.Region, bool) {
	if op.NumRegions() == 0 {
		return nil, false
	}
	r := op.Region(m.rng.IntN(op.NumRegions()))
	return r, !r.Empty()
}

// addBlock adds a block that ends, or does not.
func addBlock(m *Mutator, op *ir.Operation) bool {
	if op.NumRegions() == 0 {
		return false
	}
	b := ir.NewBuilder(m.ctx)
	b.SetInsertionPointToEnd(op.Region(m.rng.IntN(op.NumRegions())).AddBlock())
	m.someOp(b)
	return true
}

// someOp makes an operation: one that is not registered, a terminator, or a plain
// one. There may also be none.
func (m *Mutator) someOp(b *ir.Builder) {
	name := one(m, []string{"", "test.end", "test.end", "std.return", "test.source", "module", "std.br"})
	if name == "" {
		return
	}
	s := &ir.OperationState{Name: m.ctx.OpName(name)}
	if name == "module" {
		s.Regions = 1
	}
	if name == "test.source" {
		s.Results = []ir.Type{one(m, m.types)}
	}
	b.Create(s)
}

func addEntryArg(m *Mutator, op *ir.Operation) bool {
	r, ok := m.someRegion(op)
	if !ok {
		return false
	}
	r.Entry().InsertArg(m.rng.IntN(r.Entry().NumArgs()+1), one(m, m.types), op.Loc())
	return true
}

// dropEntryArg drops an argument; its users get another value.
func dropEntryArg(m *Mutator, op *ir.Operation) bool {
	r, ok := m.someRegion(op)
	if !ok || r.Entry().NumArgs() == 0 {
		return false
	}
	i := m.rng.IntN(r.Entry().NumArgs())
	return m.replaceArg(r.Entry(), i, func() { r.Entry().EraseArg(i) })
}

func entryArgType(m *Mutator, op *ir.Operation) bool {
	r, ok := m.someRegion(op)
	if !ok || r.Entry().NumArgs() == 0 {
		return false
	}
	entry, i := r.Entry(), m.rng.IntN(r.Entry().NumArgs())
	t := m.otherType(entry.Arg(i).Type())
	return m.replaceArg(entry, i, func() {
		entry.EraseArg(i)
		entry.InsertArg(i, t, op.Loc())
	})
}

// replaceArg puts another value in the place of an argument before it changes.
func (m *Mutator) replaceArg(entry *ir.Block, i int, change func()) bool {
	if entry.First() == nil {
		return false
	}
	with := m.source(entry.First(), entry.Arg(i).Type())
	for u := entry.Arg(i).FirstUse(); u != nil; u = entry.Arg(i).FirstUse() {
		u.Set(with)
	}
	change()
	return true
}

func dropTerminator(m *Mutator, op *ir.Operation) bool {
	r, ok := m.someRegion(op)
	if !ok || r.Entry().Last() == nil || r.Entry().Last().HasUses() {
		return false
	}
	last := r.Entry().Last()
	last.DropReferences()
	last.Erase()
	return true
}

// otherTerminator ends a region with something else.
func otherTerminator(m *Mutator, op *ir.Operation) bool {
	if !dropTerminator(m, op) {
		return false
	}
	for r := range op.Regions() {
		if r.Empty() {
			continue
		}
		b := ir.NewBuilder(m.ctx)
		b.SetInsertionPointToEnd(r.Entry())
		m.someOp(b)
	}
	return true
}

// terminatorOperands changes what a region ends with.
func terminatorOperands(m *Mutator, op *ir.Operation) bool {
	r, ok := m.someRegion(op)
	if !ok || r.Entry().Last() == nil {
		return false
	}
	return one(m, []mutation{operandType, dropOperand, addOperand})(m, r.Entry().Last())
}
