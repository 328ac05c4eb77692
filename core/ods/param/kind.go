package param

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/text"
)

// Kind is all there is to a kind of parameters.
type Kind interface {
	// Word is what dialect files call it, "" for one that is written otherwise.
	Word() string
	// Attr is the kind of attributes whose values it has, AttrAny where they may be of several.
	Attr() ods.AttrKind
	// Holds reports whether a value, not nil, is one of them.
	Holds(p *ods.Param, v ir.Attribute) bool
	// Default is the value of a default's text; false if the text is no value of the kind.
	Default(ctx *ir.Context, p *ods.Param, value string) (ir.Attribute, bool)
	// DefaultProblem says what is wrong with the text of a default, or nothing.
	DefaultProblem(p *ods.Param, value string) string
	// Starts reports whether a value can begin at the current token, and whether it can also
	// be empty.
	Starts(r text.Reader, p *ods.Param) (yes, empty bool)
	// Read reads a value.
	Read(r text.Reader, p *ods.Param) (ir.Attribute, bool)
	// Print writes a value.
	Print(w text.Writer, p *ods.Param, v ir.Attribute)

	// Code is how generated Go code has a value, where the parameter is one value that is there.
	Code() kind.Code
	// Samples are a few values for tests; none where Holds finds some.
	Samples(ctx *ir.Context) []ir.Attribute
}

// base is a kind without default, of any attributes, which are printed as such.
type base struct{}

func (base) Attr() ods.AttrKind { return ods.AttrAny }

func (base) Code() kind.Code { return kind.Code{} }

func (base) Samples(*ir.Context) []ir.Attribute { return nil }

func (base) Word() string { return "" }

func (base) Default(*ir.Context, *ods.Param, string) (ir.Attribute, bool) { return nil, false }

func (base) DefaultProblem(*ods.Param, string) string {
	return "a parameter of this kind has no default"
}

func (base) Print(w text.Writer, _ *ods.Param, v ir.Attribute) { w.Attr(v, true) }

// wrongDefault is what is wrong with a default that is no value of its kind.
func wrongDefault(p *ods.Param, ok bool) string {
	if ok {
		return ""
	}
	return "the default of '" + p.Name + "' is not of its kind"
}
