package vce

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// triple is a version with capabilities and extensions, in their order.
type triple struct {
	words        *words
	version      string
	capabilities []string
	extensions   []string
	has          map[string]bool // capabilities with those that they imply
}

// words are the enumerations by which the dialect tells what is needed.
type words struct{ version, capability, extension *ods.Enum }

func wordsOf(d *ods.Dialect) *words {
	return &words{d.Enum(d.Availability.Version), d.Enum(d.Availability.Capability), d.Enum(d.Availability.Extension)}
}

// less reports whether a version came before another; "" is before all.
func (w *words) less(a, b string) bool {
	if a == "" || b == "" {
		return a == "" && b != ""
	}
	m, _ := w.version.Value(a)
	n, _ := w.version.Value(b)
	return m < n
}

// first is the first version.
func (w *words) first() string { return w.version.Cases[0].Word }

// of is what a capability needs itself, nil for nothing.
func (w *words) of(capability string) *ods.Availability {
	value, ok := w.capability.Value(capability)
	if !ok {
		return nil
	}
	return w.capability.Case(value).Available
}

// tripleOf reads `#spv.vce<...>`; nil for any other attribute.
func tripleOf(a ir.Attribute, w *words) *triple {
	d, ok := a.(*ir.DialectAttr)
	if !ok || d.Def().Name() != "spv.vce" {
		return nil
	}
	t := &triple{words: w, has: map[string]bool{}}
	t.version = wordOf(w.version, d.Params()[0])
	for _, c := range listOf(d.Params()[1]) {
		t.addCapability(wordOf(w.capability, c))
	}
	for _, e := range listOf(d.Params()[2]) {
		t.addExtension(wordOf(w.extension, e))
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

func listOf(a ir.Attribute) []ir.Attribute {
	if l, ok := a.(*ir.ArrayAttr); ok {
		return l.Elems()
	}
	return nil
}

// attr is the triple as an attribute.
func (t *triple) attr(ctx *ir.Context) ir.Attribute {
	capabilities := make([]ir.Attribute, len(t.capabilities))
	for i, c := range t.capabilities {
		capabilities[i] = ods.EnumAttr(ctx, t.words.capability, c)
	}
	extensions := make([]ir.Attribute, len(t.extensions))
	for i, e := range t.extensions {
		extensions[i] = ods.EnumAttr(ctx, t.words.extension, e)
	}
	return ods.NewAttr(ctx, "spv.vce", ods.EnumAttr(ctx, t.words.version, t.version), ctx.ArrayAttr(capabilities), ctx.ArrayAttr(extensions))
}

// addCapability adds a capability, and reports whether it is new.
func (t *triple) addCapability(name string) bool {
	if slices.Contains(t.capabilities, name) {
		return false
	}
	t.capabilities = append(t.capabilities, name)
	t.imply(name)
	return true
}

// imply notes a capability with those that it implies: of one of some, which a capability
// needs, none follows.
func (t *triple) imply(name string) {
	if t.has[name] {
		return
	}
	t.has[name] = true
	if a := t.words.of(name); a != nil {
		for _, group := range a.Capabilities {
			if len(group) == 1 {
				t.imply(group[0])
			}
		}
	}
}

func (t *triple) addExtension(name string) {
	if !slices.Contains(t.extensions, name) {
		t.extensions = append(t.extensions, name)
	}
}

// capability is the first of some that the triple has, "" for none.
func (t *triple) capability(group []string) string {
	for _, c := range group {
		if t.has[c] {
			return c
		}
	}
	return ""
}

// extension is the first of some that the triple has, "" for none.
func (t *triple) extension(list []string) string {
	for _, e := range list {
		if slices.Contains(t.extensions, e) {
			return e
		}
	}
	return ""
}
