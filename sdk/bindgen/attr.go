package bindgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
)

// reading is how generated code reads a value of an attribute: its Go type, and the functions
// of package ods, or of ir, that return it.
type reading struct {
	typ string
	// of returns the value of an attribute, with false when there is none if pair is set.
	of   string
	pair bool
	// or returns the value or a default, "" where there is no such function; zero is the
	// default of an attribute that must be there.
	or, zero string
}

// scalar is the reading of an attribute with one value, by the name of its functions.
func scalar(typ, name, zero string) (reading, bool) {
	return reading{typ: typ, of: "ods." + name + "Of", pair: true, or: "ods." + name + "Or", zero: zero}, true
}

// list is the reading of an attribute whose absence is nil.
func list(typ, name string) (reading, bool) { return reading{typ: typ, of: "ods." + name}, true }

// attributeValues writes accessors of the values of attributes.
func (o *opWriter) attributeValues() {
	for i := range o.op.Attributes {
		a := &o.op.Attributes[i]
		if a.Kind == ods.AttrUnit {
			name := o.method(a.Name, "Value")
			o.g.printf("\n// %s reports whether there is attribute `%s`.\nfunc (o %s) %s() bool { return o.Op.Attr(%q) != nil }\n", name, a.Name, o.name, name, a.Name)
			continue
		}
		r, ok := o.g.readingOf(a)
		if !ok {
			continue
		}
		o.attributeValue(o.method(strings.TrimSuffix(a.Name, "_"), "Value"), a, r)
	}
}

// attributeValue writes the accessor of a value.
func (o *opWriter) attributeValue(name string, a *ods.Attr, r reading) {
	value := fmt.Sprintf("o.Op.Attr(%q)", a.Name)
	head := fmt.Sprintf("func (o %s) %s()", o.name, name)
	switch otherwise, known := o.defaultValue(a, r); {
	case !r.pair:
		o.g.printf("\n// %s is the value of attribute `%s`, nil when it is absent or of another kind.\n%s %s { return %s(%s) }\n", name, a.Name, head, r.typ, r.of, value)
	case a.Default != nil && known:
		o.g.printf("\n// %s is the value of attribute `%s`, %s when it is absent or of another kind.\n%s %s { return %s(%s, %s) }\n", name, a.Name, a.Default.Text, head, r.typ, r.or, value, otherwise)
	case !a.Optional && a.Default == nil && r.or != "":
		o.g.printf("\n// %s is the value of attribute `%s`, %s when it is absent or of another kind.\n%s %s { return %s(%s, %s) }\n", name, a.Name, r.zero, head, r.typ, r.or, value, r.zero)
	default:
		o.g.printf("\n// %s is the value of attribute `%s`; false when it is absent or of another kind.\n%s (%s, bool) { return %s(%s) }\n", name, a.Name, head, r.typ, r.of, value)
	}
}

// readingOf is how the value of a declared attribute is read; false where there is nothing
// better than the attribute.
func (g *generator) readingOf(a *ods.Attr) (reading, bool) {
	switch a.Kind {
	case ods.AttrTypedInteger:
		if a.Unsigned || a.Type != nil && a.Type.Sign == 'u' {
			return scalar("uint64", "Uint", "0")
		}
		return scalar("int64", "Int", "0")
	case ods.AttrInteger:
		return scalar("int64", "Int", "0")
	case ods.AttrBool:
		return scalar("bool", "Bool", "false")
	case ods.AttrString, ods.AttrSymbolName:
		return scalar("string", "String", `""`)
	case ods.AttrSymbol:
		return scalar("string", "Symbol", `""`)
	case ods.AttrSymbolRef:
		return list("*ir.SymbolRefAttr", "As[*ir.SymbolRefAttr]")
	case ods.AttrFloat, ods.AttrTypedFloat:
		return list("*ir.FloatAttr", "As[*ir.FloatAttr]")
	case ods.AttrDictionary:
		return list("*ir.DictionaryAttr", "As[*ir.DictionaryAttr]")
	case ods.AttrType:
		return list("ir.Type", "TypeOf")
	case ods.AttrAffineMap:
		return scalar("affine.Map", "Map", "affine.Map{}")
	case ods.AttrIntegerSet:
		return scalar("affine.Set", "Set", "affine.Set{}")
	case ods.AttrIntElements, ods.AttrOffsets, ods.AttrSegmentSizes:
		return list("[]int64", "IntsOf")
	case ods.AttrDenseArray:
		if a.Type == nil || a.Type.Op == ods.TypeInteger {
			return list("[]int64", "IntsOf")
		}
	case ods.AttrEnum:
		return g.enumReading(a.Enum)
	case ods.AttrDialect:
		return g.dialectReading(a.Def)
	case ods.AttrArray:
		return g.arrayReading(a.Elem)
	}
	return reading{}, false
}

// enumReading reads a case of an enumeration; keywords are strings, and other dialects'
// cases numbers.
func (g *generator) enumReading(e *ods.Enum) (reading, bool) {
	switch {
	case e.Kind == ods.KeywordEnum:
		return scalar("string", "String", `""`)
	case g.dialect.Enum(e.Name) == e:
		name := g.enumName(e)
		return reading{typ: name, of: "ods.EnumOf[" + name + "]", pair: true, or: "ods.EnumOr", zero: name + "(0)"}, true
	}
	return reading{typ: "uint64", of: "ods.EnumOf[uint64]", pair: true, or: "ods.EnumOr", zero: "uint64(0)"}, true
}

// dialectReading reads an attribute of a dialect: one that is a case of an enumeration and
// nothing else as that, and other ones by their view.
func (g *generator) dialectReading(full string) (reading, bool) {
	short, own := strings.CutPrefix(full, g.dialect.Name()+".")
	if def := g.dialect.Attr(short); own && def != nil {
		if p := def.Params(); len(p) == 1 && p[0].Kind == ods.ParamEnum && p[0].Arity == ods.One && p[0].Enum.Kind != ods.KeywordEnum {
			return g.enumReading(p[0].Enum)
		}
		return reading{typ: g.typeNames["#"+short], of: "As" + g.typeNames["#"+short], pair: true}, true
	}
	return list("*ir.DialectAttr", "As[*ir.DialectAttr]")
}

// arrayReading reads an array by what its elements are.
func (g *generator) arrayReading(elem *ods.Attr) (reading, bool) {
	if elem == nil {
		return list("[]ir.Attribute", "ListOf")
	}
	r, ok := g.readingOf(elem)
	if !ok {
		return list("[]ir.Attribute", "ListOf")
	}
	return r.list()
}

// list is the reading of a list of values.
func (r reading) list() (reading, bool) {
	if r.or == "ods.EnumOr" {
		return list("[]"+r.typ, "EnumsOf["+r.typ+"]")
	}
	switch r.of {
	case "ods.IntOf":
		return list("[]int64", "IntsOf")
	case "ods.BoolOf":
		return list("[]bool", "BoolsOf")
	case "ods.StringOf":
		return list("[]string", "StringsOf")
	case "ods.SymbolOf":
		return list("[]string", "SymbolsOf")
	case "ods.MapOf":
		return list("[]affine.Map", "MapsOf")
	case "ods.TypeOf":
		return list("[]ir.Type", "TypesOf")
	case "ods.As[*ir.SymbolRefAttr]":
		return list("[]*ir.SymbolRefAttr", "RefsOf")
	}
	return list("[]ir.Attribute", "ListOf")
}

// defaultValue is the code of an attribute's default as a Go value; false where a function
// computes it, or Go has no constant for it.
func (o *opWriter) defaultValue(a *ods.Attr, r reading) (string, bool) {
	if a.Default == nil || a.Default.Func != nil || r.or == "" {
		return "", false
	}
	text := a.Default.Text
	switch r.or {
	case "ods.IntOr", "ods.UintOr":
		if _, err := strconv.ParseInt(text, 10, 64); err == nil && (r.or == "ods.IntOr" || text[0] != '-') {
			return text, true
		}
	case "ods.BoolOr":
		return text, text == "true" || text == "false"
	case "ods.StringOr":
		word := text
		if unquoted, err := strconv.Unquote(text); err == nil {
			word = unquoted
		} else if a.Kind != ods.AttrEnum {
			return "", false
		}
		return strconv.Quote(word), true
	case "ods.EnumOr":
		e, word := a.Enum, strings.Trim(text, `"`)
		if a.Kind == ods.AttrDialect { // #dialect.name<word>, of which the word is the only parameter
			def := o.g.dialect.Attr(strings.TrimPrefix(a.Def, o.g.dialect.Name()+"."))
			e, word = def.Params()[0].Enum, strings.TrimSuffix(strings.TrimPrefix(text, "#"+a.Def+"<"), ">")
		}
		v, ok := e.Value(word)
		return fmt.Sprintf("%s(%d)", r.typ, v), ok
	}
	return "", false
}
