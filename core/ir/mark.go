package ir

// Marks are numbers that one algorithm keeps with operations while it runs,
// instead of a map. Every algorithm takes marks of its own: an operation has the
// number 0 until the algorithm sets another one, whatever others have left there.
// An operation holds the number of one owner, so an algorithm that is still at
// work with an operation loses its number when another sets one.
type Marks struct{ owner uint32 }

// TakeMarks returns marks that no operation has.
func (c *Context) TakeMarks() Marks {
	owner := c.marks.Add(1)
	if owner == 0 {
		panic("BUG: a context has no more marks")
	}
	return Marks{owner}
}

// Of is the number that these marks have for an operation.
func (m Marks) Of(op *Operation) uint32 {
	if op.markOwner != m.owner {
		return 0
	}
	return op.mark
}

// Set sets the number for an operation.
func (m Marks) Set(op *Operation, n uint32) {
	if m.owner == 0 {
		panic("BUG: marks without an owner; take them from the context")
	}
	op.markOwner, op.mark = m.owner, n
}
