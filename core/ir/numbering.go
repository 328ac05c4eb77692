package ir

// TypeID is a small number that no other type, attribute or location of the
// same Context has, so that what is known of an object can be kept in an array.
// Numbers begin at 1 and follow the order of creation.
func TypeID(t Type) uint32 { return t.base().id }

// AttrID is [TypeID] of an attribute or location.
func AttrID(a Attribute) uint32 { return a.base().id }

// Number is what [Value.SetNumber] left behind.
func (v *Value) Number() uint32 { return v.number }

// SetNumber leaves a number on the value for a walk of the IR, which needs no map then. It has
// no meaning for the IR, does not survive another walk, and belongs to the goroutine that may
// change the operation.
func (v *Value) SetNumber(n uint32) { v.number = n }

// Number is what [Block.SetNumber] left behind.
func (b *Block) Number() uint32 { return b.number }

// SetNumber is [Value.SetNumber] for a block.
func (b *Block) SetNumber(n uint32) { b.number = n }
