package emit

import "github.com/mlirc/mlirc/core/ir"

// AddressNumber makes a constant of the type in which addresses are computed.
func (e Emitter) AddressNumber(n int64) *ir.Value {
	if e.AddressType == e.IndexType {
		return e.Index(n)
	}
	return e.Constant(e.AddressType, e.ctx.IndexAttr(n))
}

// Address takes an index as an integer in which addresses are computed. It is that
// already if both have one width.
func (e Emitter) Address(index *ir.Value) *ir.Value {
	if index.Type() == e.AddressType {
		return index
	}
	if def := index.DefiningOp(); def != nil && def.Name() == e.names.constant {
		if n, ok := def.Attr("value").(*ir.IntegerAttr); ok {
			if known, fits := n.Int(); fits {
				return e.AddressNumber(known)
			}
		}
	}
	if index.Type().(*ir.IntegerType).Width() < e.AddressType.(*ir.IntegerType).Width() {
		return e.Make(e.names.sext, e.AddressType, nil, index)
	}
	return e.Make(e.names.trunc, e.AddressType, nil, index)
}

// PtrToInt takes an address as an integer of its width.
func (e Emitter) PtrToInt(v *ir.Value) *ir.Value {
	return e.Make(e.names.ptrtoint, e.AddressType, nil, v)
}

// IntToPtr takes an integer as an address of type t.
func (e Emitter) IntToPtr(v *ir.Value, t ir.Type) *ir.Value {
	return e.Make(e.names.inttoptr, t, nil, v)
}

// SizeOf is the number of bytes that n values take, which is where value n of
// an array at address 0 would be. The pointer type says what kind of values.
func (e Emitter) SizeOf(pointer ir.Type, n *ir.Value) *ir.Value {
	return e.PtrToInt(e.Element(e.Null(pointer), pointer, n))
}
