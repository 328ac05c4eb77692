package environment

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Triple is a version with capabilities and extensions, in their order.
type Triple struct {
	Words        *Words
	Version      string
	Capabilities []string
	Extensions   []string

	has map[string]bool // capabilities with those that they imply
}

// Words are the enumerations by which the dialect says what is needed.
type Words struct{ Version, Capability, Extension *ods.Enum }

// WordsOf are the enumerations of a dialect.
func WordsOf(d *ods.Dialect) *Words {
	return &Words{d.Enum(d.Availability.Version), d.Enum(d.Availability.Capability), d.Enum(d.Availability.Extension)}
}

// Less reports whether a version came before another; "" is before all.
func (w *Words) Less(a, b string) bool {
	if a == "" || b == "" {
		return a == "" && b != ""
	}
	m, _ := w.Version.Value(a)
	n, _ := w.Version.Value(b)
	return m < n
}

// first is the first version.
func (w *Words) first() string { return w.Version.Cases[0].Word }

// Of is what a capability needs itself, nil for nothing.
func (w *Words) Of(capability string) *ods.Availability {
	value, ok := w.Capability.Value(capability)
	if !ok {
		return nil
	}
	return w.Capability.Case(value).Available
}

// New returns a triple of the first version, without capabilities and extensions.
func New(w *Words) *Triple { return &Triple{Words: w, Version: w.first(), has: map[string]bool{}} }

// Read reads `#spv.vce<...>`; nil for any other attribute.
func Read(a ir.Attribute, w *Words) *Triple {
	d, ok := a.(*ir.DialectAttr)
	if !ok || d.Def().Name() != "spv.vce" {
		return nil
	}
	t := New(w)
	t.Version = wordOf(w.Version, d.Params()[0])
	for _, c := range ods.ListOf(d.Params()[1]) {
		t.AddCapability(wordOf(w.Capability, c))
	}
	for _, e := range ods.ListOf(d.Params()[2]) {
		t.AddExtension(wordOf(w.Extension, e))
	}
	return t
}

func wordOf(e *ods.Enum, a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.StringAttr:
		return a.Value()
	case *ir.IntegerAttr:
		n, _ := a.Int()
		word, _ := e.Word(uint64(n))
		return word
	}
	return ""
}

// Attr is the triple as an attribute.
func (t *Triple) Attr(ctx *ir.Context) ir.Attribute {
	capabilities := make([]ir.Attribute, len(t.Capabilities))
	for i, c := range t.Capabilities {
		capabilities[i] = ods.EnumAttr(ctx, t.Words.Capability, c)
	}
	extensions := make([]ir.Attribute, len(t.Extensions))
	for i, e := range t.Extensions {
		extensions[i] = ods.EnumAttr(ctx, t.Words.Extension, e)
	}
	return ods.NewAttr(ctx, "spv.vce", ods.EnumAttr(ctx, t.Words.Version, t.Version), ctx.ArrayAttr(capabilities), ctx.ArrayAttr(extensions))
}

// AddCapability adds a capability, and reports whether it is new.
func (t *Triple) AddCapability(name string) bool {
	if slices.Contains(t.Capabilities, name) {
		return false
	}
	t.Capabilities = append(t.Capabilities, name)
	t.imply(name)
	return true
}

// imply notes a capability with those that it implies: of one of some, which a capability
// needs, none follows.
func (t *Triple) imply(name string) {
	if t.has[name] {
		return
	}
	t.has[name] = true
	if a := t.Words.Of(name); a != nil {
		for _, group := range a.Capabilities {
			if len(group) == 1 {
				t.imply(group[0])
			}
		}
	}
}

// AddExtension adds an extension unless it is there.
func (t *Triple) AddExtension(name string) {
	if !slices.Contains(t.Extensions, name) {
		t.Extensions = append(t.Extensions, name)
	}
}

// Has reports whether a capability is there, or implied by another.
func (t *Triple) Has(capability string) bool { return t.has[capability] }

// HasExtension reports whether an extension is there.
func (t *Triple) HasExtension(name string) bool { return slices.Contains(t.Extensions, name) }

// FirstCapability is the first of some that the triple has, "" for none.
func (t *Triple) FirstCapability(group []string) string {
	for _, c := range group {
		if t.has[c] {
			return c
		}
	}
	return ""
}

// FirstExtension is the first of some that the triple has, "" for none.
func (t *Triple) FirstExtension(list []string) string {
	for _, e := range list {
		if t.HasExtension(e) {
			return e
		}
	}
	return ""
}

// Allows reports whether a capability is there with what it comes with: an extension, unless
// the version has it.
func (t *Triple) Allows(capability string) bool {
	if capability == "" {
		return true
	}
	if !t.has[capability] {
		return false
	}
	a := t.Words.Of(capability)
	if a == nil || len(a.Extensions) == 0 || a.Before != "" && !t.Words.Less(t.Version, a.Before) {
		return true
	}
	return t.FirstExtension(a.Extensions) != ""
}
