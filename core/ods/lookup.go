package ods

import "github.com/mlirc/mlirc/core/ir"

// LookupOp returns the definition of an operation, or nil. It implements
// ir.Dialect.
func (d *Dialect) LookupOp(name string) ir.OpDefinition {
	if op := d.Op(name); op != nil {
		return op
	}
	return nil
}

// Op returns the definition of an operation by its full name, or nil when there
// is none or it is broken.
func (d *Dialect) Op(name string) *Op {
	op, _ := d.compiled(itemKey{itemOp, name}).(*Op)
	return op
}

// Type returns the definition of a type by its name within the dialect, or nil.
func (d *Dialect) Type(mnemonic string) *TypeDef {
	t, _ := d.compiled(itemKey{itemType, d.name + "." + mnemonic}).(*TypeDef)
	return t
}

// Attr returns the definition of an attribute by its name within the dialect,
// or nil.
func (d *Dialect) Attr(mnemonic string) *TypeDef {
	t, _ := d.compiled(itemKey{itemAttr, d.name + "." + mnemonic}).(*TypeDef)
	return t
}

// Enum returns an enumeration, or nil.
func (d *Dialect) Enum(name string) *Enum {
	e, _ := d.compiled(itemKey{itemEnum, name}).(*Enum)
	return e
}

// OpNames lists the operations in the order of the file.
func (d *Dialect) OpNames() []string { return d.names(itemOp) }

// TypeNames lists the full names of the types in the order of the file.
func (d *Dialect) TypeNames() []string { return d.names(itemType) }

// AttrNames lists the full names of the attributes in the order of the file.
func (d *Dialect) AttrNames() []string { return d.names(itemAttr) }

// EnumNames lists the enumerations in the order of the file.
func (d *Dialect) EnumNames() []string { return d.names(itemEnum) }

func (d *Dialect) names(space itemKind) []string {
	var names []string
	for _, it := range d.order {
		if it.kind.space() == space {
			names = append(names, it.name)
		}
	}
	return names
}

// find looks an item up here, in the dialects used, and in builtin.
func (d *Dialect) find(space itemKind, name string) any {
	if c := d.compile(itemKey{space, name}); c != nil {
		return c
	}
	for _, other := range d.uses {
		if c := other.compiled(itemKey{space, name}); c != nil {
			return c
		}
	}
	if d.name == "builtin" {
		return nil
	}
	return Builtin().compiled(itemKey{space, name})
}
