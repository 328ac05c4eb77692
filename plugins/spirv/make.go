package spirv

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// A Member is a member of a struct.
type Member struct {
	Type ir.Type
	// Offset is where the member begins, in bytes; -1 leaves it open.
	Offset int64
	// Decorations are records of a decoration and its number, as the type keeps them.
	Decorations []ir.Attribute
}

// MembersOf are the members of a struct; nil for every other type.
func MembersOf(t ir.Type) []Member {
	records := members(t)
	list := make([]Member, len(records))
	for i, r := range records {
		list[i] = Member{Type: typeOf(field(r, memberType)), Offset: -1, Decorations: listOf(field(r, memberDecorations))}
		if n, ok := MemberOffset(t, i); ok {
			list[i].Offset = n
		}
	}
	return list
}

// Has reports whether the member has a decoration.
func (m Member) Has(d Decoration) bool {
	_, has := m.Number(d)
	return has
}

// Number is the number of a decoration; false if the member does not have it.
func (m Member) Number(d Decoration) (int64, bool) {
	for _, r := range m.Decorations {
		if Decoration(numberOf(field(r, 0))) == d {
			return numberOf(field(r, 1)), true
		}
	}
	return 0, false
}

// With is the member with one more decoration, which has no number if n is less than 0; it
// replaces one of that kind.
func (m Member) With(ctx *ir.Context, d Decoration, n int64) Member {
	value := ir.Attribute(ctx.UnitAttr())
	if n >= 0 {
		value = ctx.I64Attr(n)
	}
	list := []ir.Attribute{}
	for _, r := range m.Decorations {
		if Decoration(numberOf(field(r, 0))) != d {
			list = append(list, r)
		}
	}
	at := len(list)
	for at > 0 && Decoration(numberOf(field(list[at-1], 0))) > d {
		at--
	}
	record := ctx.ArrayAttr([]ir.Attribute{d.Attr(ctx), value})
	m.Decorations = append(append(append([]ir.Attribute{}, list[:at]...), record), list[at:]...)
	return m
}

// StructOf is the struct without a name that has those members.
func StructOf(ctx *ir.Context, list ...Member) ir.Type {
	return structOf(ctx, list, ctx.ArrayAttr(nil))
}

// WithMembers is a struct without a name that has the decorations of another one and other
// members.
func WithMembers(t ir.Type, list []Member) ir.Type {
	return structOf(t.Context(), list, t.(*ir.DialectType).Param(structTraits))
}

func structOf(ctx *ir.Context, list []Member, traits ir.Attribute) ir.Type {
	records := make([]ir.Attribute, len(list))
	for i, m := range list {
		offset := ir.Attribute(ctx.UnitAttr())
		if m.Offset >= 0 {
			offset = ctx.I64Attr(m.Offset)
		}
		records[i] = ctx.ArrayAttr([]ir.Attribute{ctx.TypeAttr(m.Type), offset, ctx.ArrayAttr(m.Decorations)})
	}
	return ctx.DialectType(ods.FindType(ctx, structName), nil, ctx.ArrayAttr(records), traits)
}

// ArrayOf is an array; a stride of 0 leaves it open.
func ArrayOf(ctx *ir.Context, n int64, elem ir.Type, stride int64) ir.Type {
	return ctx.DialectType(ods.FindType(ctx, arrayName), ctx.I64Attr(n), ctx.TypeAttr(elem), ctx.I64Attr(stride), nil)
}

// RuntimeArrayOf is an array whose length only memory knows; a stride of 0 leaves it open.
func RuntimeArrayOf(ctx *ir.Context, elem ir.Type, stride int64) ir.Type {
	return ctx.DialectType(ods.FindType(ctx, runtimeArrayName), ctx.TypeAttr(elem), ctx.I64Attr(stride))
}

// WithElem is an array, or runtime array, of other elements and another stride.
func WithElem(t, elem ir.Type, stride int64) ir.Type {
	ctx, d := t.Context(), t.(*ir.DialectType)
	if IsRuntimeArray(t) {
		return RuntimeArrayOf(ctx, elem, stride)
	}
	return ctx.DialectType(d.Def(), d.Param(arrayLen), ctx.TypeAttr(elem), ctx.I64Attr(stride), d.Param(arraySize))
}
