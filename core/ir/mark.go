package ir

// Mark is a number that an algorithm may keep with an operation while it runs,
// instead of a map. Only one algorithm at a time may do so for what is inside
// of an isolated operation; before it relies on a mark it has to set it. It is 0
// in a new operation.
func (op *Operation) Mark() uint32 { return op.mark }

// SetMark sets the mark.
func (op *Operation) SetMark(n uint32) { op.mark = n }
