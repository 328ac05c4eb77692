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

// table has an object for each kind.
var table = [...]Kind{
	ods.ParamType:    typeKind{},
	ods.ParamInt:     intKind{},
	ods.ParamBool:    boolKind{},
	ods.ParamString:  stringKind{},
	ods.ParamKeyword: keywordKind{},
	ods.ParamAttr:    attrKind{},
	ods.ParamUnit:    unitKind{},
	ods.ParamEnum:    enumKind{},
	ods.ParamLiteral: literalKind{},
	ods.ParamRecord:  recordKind{},
	ods.ParamFloat:   floatKind{},
	ods.ParamDialect: dialectKind{},
}

// KindOf is the object of a parameter's kind.
func KindOf(p *ods.Param) Kind { return table[p.Kind] }

// Attr is how an attribute would be declared that is kept as the parameter is, nil where its
// values may be of several kinds.
func Attr(p *ods.Param) *ods.Attr {
	if p.Arity == ods.Variadic {
		return &ods.Attr{Kind: ods.AttrArray}
	}
	k := KindOf(p).Attr()
	if k == ods.AttrAny {
		return nil
	}
	return &ods.Attr{Name: p.Name, Kind: k, Enum: p.Enum}
}

// Named is the kind that a word stands for by itself.
func Named(word string) (ods.ParamKind, bool) {
	for k := range table {
		if table[k].Word() == word {
			return ods.ParamKind(k), word != ""
		}
	}
	return 0, false
}

// Default is the value of a parameter that was not given, nil when it has no default.
func Default(ctx *ir.Context, p *ods.Param) ir.Attribute {
	if p.Arity == ods.Variadic {
		return ctx.ArrayAttr(nil)
	}
	if p.Default == nil {
		return nil
	}
	v, _ := KindOf(p).Default(ctx, p, p.Default.Text)
	return v
}

// Takes reports whether a value is of the parameter's kind; nil stands for one that is absent.
func Takes(p *ods.Param, v ir.Attribute) bool {
	if v == nil {
		return p.Arity == ods.Optional || p.Kind == ods.ParamUnit
	}
	if p.Arity != ods.Variadic {
		return KindOf(p).Holds(p, v)
	}
	list, ok := v.(*ir.ArrayAttr)
	if !ok {
		return false
	}
	for _, e := range list.Elems() {
		if !KindOf(p).Holds(p, e) {
			return false
		}
	}
	return true
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

// DefaultProblem says what is wrong with a default, or nothing.
func DefaultProblem(p *ods.Param) string {
	if p.Default.Func != nil {
		return wrongDefault(p, false)
	}
	return KindOf(p).DefaultProblem(p, p.Default.Text)
}
