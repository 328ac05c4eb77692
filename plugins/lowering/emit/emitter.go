package emit

import "github.com/mlirc/mlirc/core/ir"

// Emitter makes operations where its builder stands.
type Emitter struct {
	*ir.Builder
	*Kit
}

// Make makes an operation with one result.
func (e Emitter) Make(name *ir.OpName, result ir.Type, attrs ir.AttrList, operands ...*ir.Value) *ir.Value {
	results := [1]ir.Type{result}
	return e.CreateOp(name, operands, results[:], attrs).Result(0)
}

// Index makes a constant of the type that an index becomes.
func (e Emitter) Index(n int64) *ir.Value {
	if n >= 0 && n < maxNumber {
		return e.Make(e.names.constant, e.IndexType, e.numbers[n])
	}
	return e.Constant(e.IndexType, e.ctx.IndexAttr(n))
}

// I32 makes a constant of type i32.
func (e Emitter) I32(n int64) *ir.Value { return e.Constant(e.i32, e.ctx.I32Attr(n)) }

// Bool makes a constant of type i1.
func (e Emitter) Bool(b bool) *ir.Value { return e.Constant(e.i1, e.ctx.BoolAttr(b)) }

// Constant makes a constant.
func (e Emitter) Constant(t ir.Type, value ir.Attribute) *ir.Value {
	return e.Make(e.names.constant, t, valueList(value))
}

// Undef makes a value of which nothing is known.
func (e Emitter) Undef(t ir.Type) *ir.Value { return e.Make(e.names.undef, t, nil) }

// Null makes the null pointer of a type.
func (e Emitter) Null(t ir.Type) *ir.Value { return e.Make(e.names.null, t, nil) }

// Extract takes the member of type t at a path out of a struct or array.
func (e Emitter) Extract(from *ir.Value, t ir.Type, path ...int) *ir.Value {
	return e.Make(e.names.extract, t, e.path(path), from)
}

// Insert returns a struct or array with another member at a path.
func (e Emitter) Insert(into, v *ir.Value, path ...int) *ir.Value {
	return e.Make(e.names.insert, into.Type(), e.path(path), into, v)
}

// Add adds two integers.
func (e Emitter) Add(a, b *ir.Value) *ir.Value { return e.Make(e.names.add, a.Type(), nil, a, b) }

// Sub subtracts the second integer from the first.
func (e Emitter) Sub(a, b *ir.Value) *ir.Value { return e.Make(e.names.sub, a.Type(), nil, a, b) }

// Mul multiplies two integers.
func (e Emitter) Mul(a, b *ir.Value) *ir.Value { return e.Make(e.names.mul, a.Type(), nil, a, b) }

// SDiv divides signed integers.
func (e Emitter) SDiv(a, b *ir.Value) *ir.Value { return e.Make(e.names.sdiv, a.Type(), nil, a, b) }

// URem is the remainder of a division of unsigned integers.
func (e Emitter) URem(a, b *ir.Value) *ir.Value { return e.Make(e.names.urem, a.Type(), nil, a, b) }

// And is the bits that are set in both integers.
func (e Emitter) And(a, b *ir.Value) *ir.Value { return e.Make(e.names.and, a.Type(), nil, a, b) }

// Element is the address, of type t, that indices lead to.
func (e Emitter) Element(base *ir.Value, t ir.Type, indices ...*ir.Value) *ir.Value {
	var buf [8]*ir.Value
	operands := append(append(buf[:0], base), indices...)
	return e.Make(e.names.gep, t, nil, operands...)
}

// Load reads a value of type t, which is what the pointer points to.
func (e Emitter) Load(pointer *ir.Value, t ir.Type, hints ...ir.NamedAttr) *ir.Value {
	return e.Make(e.names.load, t, hints, pointer)
}

// Nontemporal are the hints of a load or store of memory that is not used again soon, if yes.
func (e Emitter) Nontemporal(yes bool) []ir.NamedAttr {
	if !yes {
		return nil
	}
	return []ir.NamedAttr{{Name: "nontemporal", Value: e.ctx.UnitAttr()}}
}

// Store writes a value to where a pointer points.
func (e Emitter) Store(v, pointer *ir.Value, hints ...ir.NamedAttr) {
	operands := [2]*ir.Value{v, pointer}
	e.CreateOp(e.names.store, operands[:], nil, hints)
}

// Bitcast takes a value as one of type t.
func (e Emitter) Bitcast(v *ir.Value, t ir.Type) *ir.Value {
	return e.Make(e.names.bitcast, t, nil, v)
}

// AddrSpaceCast moves a pointer to the address space of type t.
func (e Emitter) AddrSpaceCast(v *ir.Value, t ir.Type) *ir.Value {
	return e.Make(e.names.cast, t, nil, v)
}

// Call calls a function by its symbol. The result is nil when the type is.
func (e Emitter) Call(callee string, result ir.Type, args ...*ir.Value) *ir.Value {
	attrs := ir.AttrList{{Name: "callee", Value: e.ctx.SymbolRefAttr(callee)}}
	if result == nil {
		e.CreateOp(e.names.call, args, nil, attrs)
		return nil
	}
	return e.Make(e.names.call, result, attrs, args...)
}
