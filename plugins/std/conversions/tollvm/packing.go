package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// A function of LLVM returns one value. Several are the members of a struct.

// packedType is the type of values of those types together, nil if there are
// none.
func packedType(e *emit.Kit, types []ir.Type) ir.Type {
	switch len(types) {
	case 0:
		return nil
	case 1:
		return types[0]
	}
	return e.Types.Struct(types...)
}

// packed puts values together.
func packed(e emit.Emitter, values []*ir.Value) *ir.Value {
	if len(values) == 1 {
		return values[0]
	}
	types := make([]ir.Type, len(values))
	for i, v := range values {
		types[i] = v.Type()
	}
	all := e.Undef(e.Types.Struct(types...))
	for i, v := range values {
		all = e.Insert(all, v, i)
	}
	return all
}

// unpacked takes values of those types apart.
func unpacked(e emit.Emitter, all *ir.Value, types []ir.Type) []*ir.Value {
	if len(types) == 1 {
		return []*ir.Value{all}
	}
	values := make([]*ir.Value, len(types))
	for i, t := range types {
		values[i] = e.Extract(all, t, i)
	}
	return values
}
