package bindgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// attributeValues writes accessors of the values of attributes.
func (o *opWriter) attributeValues() {
	for i := range o.op.Attributes {
		a := &o.op.Attributes[i]
		if c := o.g.codeOf(a); c.Type != "" {
			o.attributeValue(o.method(strings.TrimSuffix(a.Name, "_"), "Value"), a, c)
		}
	}
}

// attributeValue writes the accessor of a value.
func (o *opWriter) attributeValue(name string, a *ods.Attr, c kind.Code) {
	value := fmt.Sprintf("o.Op.Attr(%q)", a.Name)
	head := fmt.Sprintf("func (o %s) %s()", o.name, name)
	switch otherwise, known := constant(a, c); {
	case c.Presence:
		o.g.printf("\n// %s reports whether there is attribute `%s`.\n%s %s { return %s != nil }\n", name, a.Name, head, c.Type, value)
	case !c.Pair:
		o.g.printf("\n// %s is the value of attribute `%s`, nil when it is absent or of another kind.\n%s %s { return %s(%s) }\n", name, a.Name, head, c.Type, c.Of, value)
	case a.Default != nil && known && c.Or != "":
		o.g.printf("\n// %s is the value of attribute `%s`, %s when it is absent or of another kind.\n%s %s { return %s(%s, %s) }\n", name, a.Name, a.Default.Text, head, c.Type, c.Or, value, otherwise)
	case !a.Optional && a.Default == nil && c.Or != "":
		o.g.printf("\n// %s is the value of attribute `%s`, %s when it is absent or of another kind.\n%s %s { return %s(%s, %s) }\n", name, a.Name, c.Zero, head, c.Type, c.Or, value, c.Zero)
	default:
		o.g.printf("\n// %s is the value of attribute `%s`; false when it is absent or of another kind.\n%s (%s, bool) { return %s(%s) }\n", name, a.Name, head, c.Type, c.Of, value)
	}
}

// codeOf is how generated code has values of a declared attribute. Kinds whose code depends on
// other names that are generated are here, all others say it.
func (g *generator) codeOf(a *ods.Attr) kind.Code {
	switch a.Kind {
	case ods.AttrEnum:
		return g.enumCode(a.Enum)
	case ods.AttrDialect:
		return g.dialectCode(a.Def)
	case ods.AttrArray:
		return g.arrayCode(a.Elem)
	}
	return kind.Of(a).Code(a)
}

// enumCode is the code of a case of an enumeration; keywords are strings, and other dialects'
// cases numbers.
func (g *generator) enumCode(e *ods.Enum) kind.Code {
	if e.Kind == ods.KeywordEnum {
		c := kind.StringCode(keyword)
		c.Param, c.Make = "string", "%[1]s.StringAttr(%[2]s)"
		return c
	}
	typ, zero := "uint64", "uint64(0)"
	own := g.dialect.Enum(e.Name) == e
	if own {
		typ = g.enumName(e)
		zero = typ + "(0)"
	}
	c := kind.Code{
		Type: typ, Of: "ods.EnumOf[" + typ + "]", Pair: true, Or: "ods.EnumOr", Zero: zero,
		List: "[]" + typ, ListOf: "ods.EnumsOf[" + typ + "]",
		Constant: func(text string) (string, bool) {
			v, ok := e.Value(unquoted(text))
			return fmt.Sprintf("%s(%d)", typ, v), ok
		},
		Default: fmt.Sprintf("%%[1]s.IntAttr(%%[1]s.IntegerType(%d, ir.Signless), int64(%%[2]s))", e.Width),
	}
	if own {
		c.Param, c.Make = typ, "%[2]s.Attr(%[1]s)"
		c.Default = c.Make
	}
	return c
}

func keyword(text string) (string, bool) { return strconv.Quote(unquoted(text)), true }

// unquoted is a word in a dialect file without the quotes that it may have.
func unquoted(text string) string {
	if word, err := strconv.Unquote(text); err == nil {
		return word
	}
	return text
}

// dialectCode is the code of an attribute of a dialect: one that is a case of an enumeration and
// nothing else is that, and other ones are their views.
func (g *generator) dialectCode(full string) kind.Code {
	short, own := strings.CutPrefix(full, g.dialect.Name()+".")
	def := g.dialect.Attr(short)
	if !own || def == nil {
		return kind.Code{Type: "*ir.DialectAttr", Of: "ods.As[*ir.DialectAttr]"}
	}
	if p := def.Params(); len(p) == 1 && p[0].Kind == ods.ParamEnum && p[0].Arity == ods.One && p[0].Enum.Kind != ods.KeywordEnum {
		c := g.enumCode(p[0].Enum)
		word := c.Constant
		c.Constant = func(text string) (string, bool) { // #dialect.name<word>
			return word(strings.TrimSuffix(strings.TrimPrefix(text, "#"+full+"<"), ">"))
		}
		c.Param, c.Make, c.Default = "", "", ""
		return c
	}
	return kind.Code{Type: g.typeNames["#"+short], Of: "As" + g.typeNames["#"+short], Pair: true}
}

// arrayCode is the code of an array by what its elements are.
func (g *generator) arrayCode(elem *ods.Attr) kind.Code {
	if elem == nil {
		return kind.Code{}.Array()
	}
	return g.codeOf(elem).Array()
}

// constant is a default as a Go constant; false where a function computes it, or there is none.
func constant(a *ods.Attr, c kind.Code) (string, bool) {
	if a.Default == nil || a.Default.Func != nil || c.Constant == nil {
		return "", false
	}
	return c.Constant(a.Default.Text)
}
