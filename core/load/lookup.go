package load

import (
	"maps"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// Op returns the definition of an operation by its full name, or nil when there
// is none or it is broken.
func (d *file) Op(name string) *ods.Op {
	op, _ := d.compiled(itemKey{parse.KindOp, name}).(*ods.Op)
	return op
}

// Type returns the definition of a type by its name within the dialect, or nil.
func (d *file) Type(mnemonic string) *ods.TypeDef {
	t, _ := d.compiled(itemKey{parse.KindType, d.Dialect.Name() + "." + mnemonic}).(*ods.TypeDef)
	return t
}

// Attr returns the definition of an attribute by its name within the dialect,
// or nil.
func (d *file) Attr(mnemonic string) *ods.TypeDef {
	t, _ := d.compiled(itemKey{parse.KindAttr, d.Dialect.Name() + "." + mnemonic}).(*ods.TypeDef)
	return t
}

// Enum returns an enumeration, or nil.
func (d *file) Enum(name string) *ods.Enum {
	e, _ := d.compiled(itemKey{parse.KindEnum, name}).(*ods.Enum)
	return e
}

// OpNames lists the operations in the order of the file.
func (d *file) OpNames() []string { return d.names(parse.KindOp) }

// TypeNames lists the full names of the types in the order of the file.
func (d *file) TypeNames() []string { return d.names(parse.KindType) }

// AttrNames lists the full names of the attributes in the order of the file.
func (d *file) AttrNames() []string { return d.names(parse.KindAttr) }

// EnumNames lists the enumerations in the order of the file.
func (d *file) EnumNames() []string { return d.names(parse.KindEnum) }

func (d *file) names(space parse.Kind) []string {
	var names []string
	for _, it := range d.order {
		if it.Kind.Space() == space {
			names = append(names, it.Name)
		}
	}
	return names
}

// find looks an item up here, in the dialects used, and in builtin.
func (d *file) find(space parse.Kind, name string) any {
	if c := d.compile(itemKey{space, name}); c != nil {
		return c
	}
	for _, other := range d.uses {
		if c := other.compiled(itemKey{space, name}); c != nil {
			return c
		}
	}
	if d.Dialect.Name() == "builtin" {
		return nil
	}
	return fileOf(Builtin()).compiled(itemKey{space, name})
}

// Items lists the pieces of the file in its order, the dialect's own first.
func (d *file) Items() []ods.Item {
	list := make([]ods.Item, len(d.order))
	for i, it := range d.order {
		list[i] = ods.Item{Kind: string(it.Kind), Name: it.Name, Doc: it.Doc(), Text: ownText(it.Text), Line: it.Line}
	}
	return list
}

// ownText cuts away what stands between an item and the next one: comments that
// belong to that, and empty lines.
func ownText(text string) string {
	lines := strings.Split(text, "\n")
	for n := len(lines); n > 1; n-- {
		if line := lines[n-1]; line != "" && !strings.HasPrefix(line, "//") {
			return strings.Join(lines[:n], "\n")
		}
	}
	return lines[0]
}

// Uses lists the dialects whose constraints or types the file names, sorted. A
// context in which the dialect is complete knows them, too.
func (d *file) Uses() []string { return slices.Sorted(maps.Keys(d.Used)) }

// finder is what the parser of an item finds; the lock is held.
type finder struct{ d *file }

// Find looks a compiled item up.
func (f finder) Find(space parse.Kind, name string) any { return f.d.find(space, name) }

// Busy returns the item of that name if it is being compiled.
func (f finder) Busy(space parse.Kind, name string) *parse.Item {
	if it, ok := f.d.items[itemKey{space, name}]; ok && it.busy {
		return &it.Item
	}
	return nil
}

// Broken reports whether the file has an item of that name that could not be compiled.
func (f finder) Broken(space parse.Kind, name string) bool {
	it, ok := f.d.items[itemKey{space, name}]
	return ok && it.done && it.compiled == nil
}

// namespace is the name of the dialect: that behind the first word of the first item.
func namespace(text string) string {
	for line := range strings.Lines(text) {
		if lex.IsLetter(line[0]) {
			_, name := headOf(line)
			return name
		}
	}
	return ""
}
