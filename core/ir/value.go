package ir

// Value is a result of an operation or an argument of a block. Its uses form
// an intrusive list.
type Value struct {
	typ    Type
	uses   *Operand
	op     *Operation // nil for a block argument
	block  *Block     // nil for a result
	index  int32
	number uint32 // see SetNumber
}

// Operand is one use of a value by an operation.
type Operand struct {
	value *Value
	owner *Operation
	next  *Operand
	prev  **Operand // what points at this use
}

// Type is the type of the value.
func (v *Value) Type() Type { return v.typ }

// SetType changes the type; the caller answers for the users.
func (v *Value) SetType(t Type) { v.typ = t }

// Context is the owner of its type.
func (v *Value) Context() *Context { return v.typ.Context() }

// DefiningOp is the operation whose result this is, or nil for a block
// argument.
func (v *Value) DefiningOp() *Operation { return v.op }

// DefinedBy is the operation that defines the value if it has a name.
func (v *Value) DefinedBy(name string) (*Operation, bool) {
	return v.op, v.op != nil && v.op.Is(name)
}

// IsBlockArg reports whether the value is a block argument.
func (v *Value) IsBlockArg() bool { return v.op == nil }

// Block is the block of the argument, or the one that holds the defining
// operation.
func (v *Value) Block() *Block {
	if v.op != nil {
		return v.op.block
	}
	return v.block
}

// Region is where the value is defined.
func (v *Value) Region() *Region {
	if b := v.Block(); b != nil {
		return b.region
	}
	return nil
}

// Index is the position among the results or arguments.
func (v *Value) Index() int { return int(v.index) }

// Loc is the location of the defining operation or of the argument.
func (v *Value) Loc() Location {
	if v.op != nil {
		return v.op.loc
	}
	return v.block.ArgLoc(int(v.index))
}

// HasUses reports whether any operation uses the value.
func (v *Value) HasUses() bool { return v.uses != nil }

// HasOneUse reports whether exactly one operand is the value.
func (v *Value) HasOneUse() bool { return v.uses != nil && v.uses.next == nil }

// FirstUse begins the list of uses; the latest use comes first.
func (v *Value) FirstUse() *Operand { return v.uses }

// ReplaceAllUsesWith makes every user use other instead.
func (v *Value) ReplaceAllUsesWith(other *Value) {
	if v == other {
		return
	}
	for v.uses != nil {
		v.uses.Set(other)
	}
}

// Value is what is used.
func (o *Operand) Value() *Value { return o.value }

// Owner is the operation that uses it.
func (o *Operand) Owner() *Operation { return o.owner }

// Next is the next use of the same value, or nil.
func (o *Operand) Next() *Operand { return o.next }

// Index is the position among the owner's operands.
func (o *Operand) Index() int {
	list := o.owner.operandList()
	for i := range list {
		if &list[i] == o {
			return i
		}
	}
	panic("BUG: operand is not among its owner's")
}

// Set makes the operand another value.
func (o *Operand) Set(v *Value) {
	o.unlink()
	o.link(v)
}

func (o *Operand) link(v *Value) {
	o.value = v
	if v == nil {
		return
	}
	o.next = v.uses
	if o.next != nil {
		o.next.prev = &o.next
	}
	o.prev = &v.uses
	v.uses = o
}

func (o *Operand) unlink() {
	if o.value == nil {
		return
	}
	*o.prev = o.next
	if o.next != nil {
		o.next.prev = o.prev
	}
	o.value, o.next, o.prev = nil, nil, nil
}

// Number is what [Value.SetNumber] left behind.
func (v *Value) Number() uint32 { return v.number }

// SetNumber leaves a number on the value for a walk of the IR, which needs no map then. It has
// no meaning for the IR, does not survive another walk, and belongs to the goroutine that may
// change the operation.
func (v *Value) SetNumber(n uint32) { v.number = n }
