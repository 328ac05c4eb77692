package convention

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// UnrankedMemRef is what a convention makes of memrefs whose rank is unknown: a
// rank, and the address of what a memref of that rank is in memory.
type UnrankedMemRef struct {
	convention *Convention
	shapes     *Unranked
	types      []ir.Type // of rank and address
	inner      ir.Type   // the struct of both
}

// Unranked returns what an unranked memref becomes; nil and the reason when the convention does
// not accept it.
func (c *Convention) Unranked() (*UnrankedMemRef, string) {
	if c.schema.Unranked == nil {
		return nil, "convention '" + c.schema.Name + "' has no unranked memrefs"
	}
	types := []ir.Type{c.kit.IndexType, c.kit.I8Ptr}
	return &UnrankedMemRef{
		convention: c, shapes: c.schema.Unranked, types: types, inner: c.kit.Types.Struct(types...),
	}, ""
}

func (u *UnrankedMemRef) typesAs(s Shape) []ir.Type {
	switch s {
	case AsValues:
		return u.types
	case AsStruct:
		return []ir.Type{u.inner}
	}
	return []ir.Type{u.convention.kit.Types.Ptr(u.inner, 0)}
}

// StructType is the struct of rank and address.
func (u *UnrankedMemRef) StructType() ir.Type { return u.inner }

// ValueTypes are the types of what a value becomes.
func (u *UnrankedMemRef) ValueTypes() []ir.Type { return u.typesAs(u.shapes.Value) }

// stays is why a value cannot leave its function; empty if it can.
func (u *UnrankedMemRef) stays() string {
	if u.shapes.Argument != "" {
		return ""
	}
	return "convention '" + u.convention.schema.Name + "' has unranked memrefs inside of functions only; a ranked type would do, or convention 'descriptor'"
}

// ArgumentTypes are the types of what an argument becomes; nil and the reason when
// the convention does not pass unranked memrefs.
func (u *UnrankedMemRef) ArgumentTypes() ([]ir.Type, string) {
	if reason := u.stays(); reason != "" {
		return nil, reason
	}
	return u.typesAs(u.shapes.Argument), ""
}

// ResultTypes are the types of what a result becomes; nil and the reason when the
// convention does not pass unranked memrefs.
func (u *UnrankedMemRef) ResultTypes() ([]ir.Type, string) {
	if reason := u.stays(); reason != "" {
		return nil, reason
	}
	return u.ValueTypes(), ""
}

// CArgumentTypes are the types of what an argument of a function that C calls
// becomes; one that is an argument can be one for C.
func (u *UnrankedMemRef) CArgumentTypes() ([]ir.Type, string) {
	return u.typesAs(u.convention.schema.CInterface.Argument.As), ""
}

// CResultTypes are the types of what a result becomes for C.
func (u *UnrankedMemRef) CResultTypes() []ir.Type { return u.typesAs(u.cResult()) }

func (u *UnrankedMemRef) cResult() Shape {
	return valueShape(u.convention.schema.CInterface.Argument.As)
}

// Make makes a value of a rank and an address.
func (u *UnrankedMemRef) Make(e emit.Emitter, rank, address *ir.Value) []*ir.Value {
	return u.pack(e, u.shapes.Value, rank, address)
}

func (u *UnrankedMemRef) pack(e emit.Emitter, s Shape, rank, address *ir.Value) []*ir.Value {
	if s == AsValues {
		return []*ir.Value{rank, address}
	}
	both := e.Insert(e.Insert(e.Undef(u.inner), rank, 0), address, 1)
	if s == AsPointer {
		both = e.Spill(both)
	}
	return []*ir.Value{both}
}

// Rank is the rank of a value.
func (u *UnrankedMemRef) Rank(e emit.Emitter, values []*ir.Value) *ir.Value {
	return u.take(e, u.shapes.Value, values, 0)
}

// Address is where the memref is in memory.
func (u *UnrankedMemRef) Address(e emit.Emitter, values []*ir.Value) *ir.Value {
	return u.take(e, u.shapes.Value, values, 1)
}

func (u *UnrankedMemRef) take(e emit.Emitter, s Shape, values []*ir.Value, i int) *ir.Value {
	if s == AsValues {
		return values[i]
	}
	return e.Extract(values[0], u.types[i], i)
}

func (u *UnrankedMemRef) repack(e emit.Emitter, from, to Shape, values []*ir.Value) []*ir.Value {
	if from == to {
		return values
	}
	if from == AsPointer {
		from, values = AsStruct, []*ir.Value{e.Load(values[0], u.inner)}
	}
	if from == to {
		return values
	}
	if from == AsStruct && to == AsPointer {
		return []*ir.Value{e.Spill(values[0])}
	}
	rank := u.take(e, from, values, 0)
	address := u.take(e, from, values, 1)
	return u.pack(e, to, rank, address)
}

// ToArgument makes of a value what is passed to a function.
func (u *UnrankedMemRef) ToArgument(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return u.repack(e, u.shapes.Value, u.shapes.Argument, values)
}

// FromArgument makes a value of what was passed to a function.
func (u *UnrankedMemRef) FromArgument(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return u.repack(e, u.shapes.Argument, u.shapes.Value, values)
}

// ArgumentToC makes of what is passed to a function what C is passed.
func (u *UnrankedMemRef) ArgumentToC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return u.repack(e, u.shapes.Argument, u.convention.schema.CInterface.Argument.As, values)
}

// ArgumentFromC makes of what C passes what is passed to a function.
func (u *UnrankedMemRef) ArgumentFromC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return u.repack(e, u.convention.schema.CInterface.Argument.As, u.shapes.Argument, values)
}

// ResultToC makes of what a function returns what C gets.
func (u *UnrankedMemRef) ResultToC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return u.repack(e, u.shapes.Value, u.cResult(), values)
}

// ResultFromC makes of what C returns what a function returns.
func (u *UnrankedMemRef) ResultFromC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return u.repack(e, u.cResult(), u.shapes.Value, values)
}

// memory is the form of a ranked memref in memory.
func (u *UnrankedMemRef) memory(r *Ranked) *form {
	return r.layOut(&Form{As: AsStruct, Parts: u.shapes.Memory})
}

// FromRanked puts a memref on the stack, by spill, and drops its rank from the type.
func (u *UnrankedMemRef) FromRanked(e emit.Emitter, r *Ranked, values []*ir.Value, spill func(*ir.Value) *ir.Value) []*ir.Value {
	slot := spill(r.repack(e, r.value, u.memory(r), values)[0])
	address := e.Bitcast(slot, e.I8Ptr)
	return u.Make(e, e.Index(int64(r.Rank())), address)
}

// ToRanked reads a memref that has that rank.
func (u *UnrankedMemRef) ToRanked(e emit.Emitter, r *Ranked, values []*ir.Value) []*ir.Value {
	memory := u.memory(r)
	address := e.Bitcast(u.Address(e, values), e.Types.Ptr(memory.inner, 0))
	return r.repack(e, memory, r.value, []*ir.Value{e.Load(address, memory.inner)})
}

// Size is the size of the dimension that a value numbers. pointer is the type of
// pointers to elements.
func (u *UnrankedMemRef) Size(e emit.Emitter, pointer ir.Type, values []*ir.Value, index *ir.Value) *ir.Value {
	// Sizes follow the offset, whatever the rank is.
	head := e.Types.Struct(pointer, pointer, e.IndexType)
	address := e.Bitcast(u.Address(e, values), e.Types.Ptr(head, 0))
	two, zero := e.I32(2), e.Index(0)
	t := e.Types.Ptr(e.IndexType, 0)
	offset := e.Element(address, t, zero, two)
	return e.Load(e.Element(offset, t, e.Add(e.Index(1), index)), e.IndexType)
}

// Pointer reads the allocated (0) or aligned (1) pointer, of that type.
func (u *UnrankedMemRef) Pointer(e emit.Emitter, pointer ir.Type, address *ir.Value, n int64) *ir.Value {
	t := e.Types.Ptr(pointer, 0)
	at := e.Bitcast(address, t)
	if n > 0 {
		at = e.Element(at, t, e.Index(n))
	}
	return e.Load(at, pointer)
}

// MemorySize is the number of bytes of a memref of the value's rank in memory.
func (u *UnrankedMemRef) MemorySize(e emit.Emitter, values []*ir.Value) *ir.Value {
	return u.MemorySizeOf(e, u.Rank(e, values))
}

// MemorySizeOf is the number of bytes of a memref of that rank in memory.
func (u *UnrankedMemRef) MemorySizeOf(e emit.Emitter, rank *ir.Value) *ir.Value {
	one, two := e.Index(1), e.Index(2)
	pointers := e.Mul(two, e.Index(e.PointerBytes))
	numbers := e.Add(e.Mul(two, rank), one)
	return e.Add(pointers, e.Mul(numbers, e.Index(e.IndexBytes)))
}

// Fill writes the pointers and an offset of zero of a memref of that rank to memory, and
// returns the addresses of its sizes and strides.
func (u *UnrankedMemRef) Fill(e emit.Emitter, address, rank *ir.Value, c Components) (sizes, strides *ir.Value) {
	pointer := c.Aligned.Type()
	t := e.Types.Ptr(pointer, 0)
	first := e.Bitcast(address, t)
	e.Store(c.Allocated, first)
	e.Store(c.Aligned, e.Element(first, t, e.Index(1)))
	numbers := e.Types.Ptr(e.IndexType, 0)
	offset := e.Bitcast(e.Element(first, t, e.Index(2)), numbers)
	e.Store(e.Index(0), offset)
	sizes = e.Element(offset, numbers, e.Index(1))
	return sizes, e.Element(sizes, numbers, rank)
}
