package kind

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// enumKind is a case of an enumeration, or several flags.
type enumKind struct{ base }

func (enumKind) Covers(a, other *ods.Attr) bool {
	return a.Kind == other.Kind && sameCases(a.Enum, other.Enum)
}

// sameCases reports whether two enumerations have the same words for the same numbers.
func sameCases(e, other *ods.Enum) bool {
	if e == other {
		return true
	}
	if e.Kind != other.Kind || e.Width != other.Width {
		return false
	}
	for _, c := range other.Cases {
		if v, ok := e.Value(c.Word); !ok || v != c.Value {
			return false
		}
	}
	return true
}

// Gives reports that a case with a number is one.
func (k enumKind) Gives(a *ods.Attr, want ods.Sort) bool {
	return a.Enum.Kind != ods.KeywordEnum || k.base.Gives(a, want)
}

// maxCases is how many cases of an enumeration a message lists.
const maxCases = 12

// Describe names the enumeration with its first cases.
func (enumKind) Describe(a *ods.Attr) string {
	e := a.Enum
	var b strings.Builder
	b.WriteString("a case of " + e.Name)
	switch e.Kind {
	case ods.IntEnum:
		fmt.Fprintf(&b, " in %d bits", e.Width)
	case ods.FlagsEnum:
		fmt.Fprintf(&b, " in %d bits, or several joined", e.Width)
	}
	for i, c := range e.Cases {
		switch {
		case i == maxCases:
			b.WriteString(", ...")
			return b.String()
		case i == 0:
			b.WriteString(": ")
		default:
			b.WriteString(", ")
		}
		if e.Kind == ods.KeywordEnum {
			fmt.Fprintf(&b, "%q", c.Word)
			continue
		}
		fmt.Fprintf(&b, "%d (%s)", c.Value, c.Word)
	}
	return b.String()
}

func (enumKind) Holds(a *ods.Attr, v ir.Attribute) bool {
	e := a.Enum
	if e.Kind == ods.KeywordEnum {
		s, ok := v.(*ir.StringAttr)
		return ok && e.Has(s.Value())
	}
	i, ok := v.(*ir.IntegerAttr)
	if !ok || i.Type() != ir.Type(v.Context().IntegerType(e.Width, ir.Signless)) {
		return false
	}
	n, ok := i.Value().Uint64()
	if !ok {
		return false
	}
	if _, known := e.Word(n); known || e.Kind != ods.FlagsEnum {
		return known
	}
	_, known := e.Flags(n)
	return known
}

func (enumKind) Starts(r text.Reader, a *ods.Attr) (yes, empty bool) {
	return text.AtCase(r, a.Enum), a.Default != nil || a.Enum.Has("")
}

func (enumKind) Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool) {
	return text.ReadCases(r, a.Enum)
}

// Print writes a case, and flags in quotes unless it is one flag.
func (enumKind) Print(w text.Writer, a *ods.Attr, v ir.Attribute) {
	cases, _ := text.Cases(a.Enum, v)
	if i, ok := v.(*ir.IntegerAttr); ok && a.Enum.Kind == ods.FlagsEnum {
		bits, _ := i.Value().Uint64()
		if words, _ := a.Enum.Flags(bits); len(words) != 1 {
			w.Quoted(cases)
			return
		}
	}
	w.Text(cases)
}
