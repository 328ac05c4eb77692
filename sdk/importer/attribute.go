package importer

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// attribute is one of an operation.
type attribute struct {
	name     string
	kind     string
	optional bool
	value    string // its default
	def      *record
	rules    []string // clauses `verify`
	bare     bool     // it is an attribute of a dialect, which a format spells without its name
	enum     bool     // that one is a keyword without brackets
	flags    *record  // it is kept as a bit set, whose keywords this joins
}

// kinds are attribute constraints that are a kind of dialect files, by the name of the record.
var kinds = map[string]string{
	"AnyAttr": "any", "TypedAttrInterface": "any", "BoolAttr": "bool", "UnitAttr": "unit", "StrAttr": "string",
	"SymbolNameAttr": "symbol-name", "FlatSymbolRefAttr": "symbol", "SymbolRefAttr": "symbol-ref", "TypeAttr": "type",
	"AffineMapAttr": "affine-map", "IntegerSetAttr": "integer-set", "ArrayAttr": "array", "DictionaryAttr": "dictionary", "ElementsAttr": "elements",
	"I1Attr": "i1", "I8Attr": "i8", "I16Attr": "i16", "I32Attr": "i32", "I64Attr": "i64", "IndexAttr": "index",
	"F32Attr": "f32", "F64Attr": "f64", "APIntAttr": "integer", "AnyIntegerAttr": "integer", "AnyFloatAttr": "float",
	"DictArrayAttr": "array(dictionary)", "I32ArrayAttr": "i32-array", "I64ArrayAttr": "i64-array", "BoolArrayAttr": "bool-array",
	"StrArrayAttr": "array(string)", "TypeArrayAttr": "array(type)", "FlatSymbolRefArrayAttr": "symbol-array", "AffineMapArrayAttr": "array(affine-map)",
	"DenseI8ArrayAttr": "dense-array(i8)", "DenseI16ArrayAttr": "dense-array(i16)", "DenseI32ArrayAttr": "dense-array(i32)", "DenseI64ArrayAttr": "dense-array(i64)",
	"DenseBoolArrayAttr": "dense-array(i1)", "DenseF32ArrayAttr": "dense-array(f32)", "DenseF64ArrayAttr": "dense-array(f64)",
	"IndexElementsAttr": "elements", "AnyIntElementsAttr": "elements", "I64ElementsAttr": "elements", "I32ElementsAttr": "elements",
}

// attribute translates the constraint of an attribute. It adds remarks to the operation.
func (im *tableGen) attribute(it *item, name string, r *record) attribute {
	a := attribute{name: name, def: r}
	var confined []*record
	for {
		switch {
		case r.is("Arg"):
			r = r.ref("constraint")
			continue
		case r.is("OptionalAttr"):
			a.optional = true
		case r.is("DefaultValuedAttr"), r.is("DefaultValuedOptionalAttr"), r.is("DefaultValuedStrAttr"), r.is("DefaultValuedOptionalStrAttr"):
			a.value = r.text("defaultValue")
			a.optional = r.is("DefaultValuedOptionalAttr") || r.is("DefaultValuedOptionalStrAttr")
		case r.is("ConfinedAttr"):
			// A conjunction of what the base says and the constraints on it.
			if p := r.ref("predicate"); p != nil {
				confined = append(confined, p.refs("children")[1:]...)
			}
		default:
			a = im.base(it, a, r)
			for _, p := range confined {
				im.confine(it, &a, p)
			}
			return a
		}
		if r = r.ref("baseAttr"); r == nil {
			a.kind = "any"
			return a
		}
	}
}

// base finds the kind of a constraint that wraps no other.
func (im *tableGen) base(it *item, a attribute, r *record) attribute {
	a.kind = kinds[r.name]
	switch {
	case a.kind == "unit":
		a.optional = true
	case a.kind != "":
	case r.is("EnumAttrInfo"):
		a.kind = im.enum(r)
		if r.is("BitEnumAttr") {
			a.flags = r
		}
	case r.is("AttrDef"):
		a.kind = "any"
		if full := im.types["#"+cppName(r)]; full != "" {
			a.kind = im.refer(full)
			a.bare = true
			a.enum = r.is("EnumAttr") && !strings.Contains(r.text("assemblyFormat"), "`<`")
		} else {
			it.remark(notSaid+"that '%s' is an attribute #%s", a.name, r.text("attrName"))
		}
	case r.is("TypedArrayAttrBase"):
		element := im.base(it, attribute{name: a.name}, orAny(r.ref("elementAttr")))
		a.kind = "array(" + element.kind + ")"
		if element.kind == "any" {
			a.kind = "array"
		}
	case r.is("TypedSignlessIntegerAttrBase"), r.is("SignlessIntegerAttrBase"):
		a.kind = "integer"
		if t := r.ref("valueType"); t != nil && t.number("bitwidth") > 0 {
			a.kind = fmt.Sprintf("i%d", t.number("bitwidth"))
		}
	case r.is("TypeAttrBase"):
		a.kind = "type"
		im.typeRule(it, &a, r)
	case r.is("StringBasedAttr"):
		a.kind = "string"
		it.remark(notSaid+"that '%s' is a %s", a.name, r.text("summary"))
	default:
		a.kind = "any"
		it.remark(notSaid+"that '%s' is a %s", a.name, r.text("summary"))
	}
	if a.value != "" {
		im.setDefault(it, &a, r)
	}
	return a
}

// orAny is a record whose kind is not known, if there is none.
func orAny(r *record) *record {
	if r == nil {
		return &record{name: "AnyAttr"}
	}
	return r
}

var typeInAttr = pattern(`^isa<([\w:]+)>\(cast<TypeAttr>\(\$_self\)\.getValue\(\)\)$`)

// typeRule says which types an attribute may be.
func (im *tableGen) typeRule(it *item, a *attribute, r *record) {
	var walk func(p *record) string
	walk = func(p *record) string {
		if p == nil {
			return ""
		}
		if m := typeInAttr().FindStringSubmatch(simplified(p.text("predExpr"))); m != nil {
			return m[1]
		}
		for _, c := range p.refs("children") {
			if found := walk(c); found != "" {
				return found
			}
		}
		return ""
	}
	class := walk(r.ref("predicate"))
	if class == "" || class == "Type" {
		return
	}
	p := &predicates{im: im}
	c := p.leaf("isa<" + class + ">($_self)")
	if c == nil {
		it.remark(notSaid+"that '%s' is a %s", a.name, r.text("summary"))
		return
	}
	a.rules = append(a.rules, fmt.Sprintf("%sis($%s, %s) else \"attribute '%s' must be a %s\"", a.guard(), a.name, c, a.name, r.text("summary")))
}

// guard is what comes before a rule of an attribute that may be absent.
func (a *attribute) guard() string {
	if a.optional {
		return "present($" + a.name + ") implies "
	}
	return ""
}

var (
	minimum = pattern(`\.getInt\(\)>=(-?\d+)$`)
	maximum = pattern(`\.getInt\(\)<=(-?\d+)$`)
	nonZero = pattern(`\.getInt\(\)!=(-?\d+)$`)
	exactly = pattern(`\.size\(\)==(\d+)$`)
	atLeast = pattern(`\.size\(\)>=(\d+)$`)
	atMost  = pattern(`\.size\(\)<=(\d+)$`)
)

// confine makes a rule of a predicate on an attribute's value.
func (im *tableGen) confine(it *item, a *attribute, p *record) {
	text := simplified(p.text("predExpr"))
	for _, b := range []struct {
		match     func() *regexp.Regexp
		rule, say string
	}{
		{minimum, "$%s >= %s", "at least %s"}, {maximum, "$%s <= %s", "at most %s"}, {nonZero, "$%s != %s", "not %s"},
		{exactly, "len($%s) == %s", "of %s elements"}, {atLeast, "len($%s) >= %s", "of at least %s elements"},
		{atMost, "len($%s) <= %s", "of at most %s elements"}} {
		if m := b.match().FindStringSubmatch(text); m != nil {
			rule := fmt.Sprintf(b.rule, a.name, m[1])
			a.rules = append(a.rules, fmt.Sprintf("%s%s else \"attribute '%s' must be %s\"", a.guard(), rule, a.name, fmt.Sprintf(b.say, m[1])))
			return
		}
	}
	it.remark(notSaid+"of attribute '%s': %s", a.name, expression(p))
}

// setDefault translates the value in C++ that an attribute has if it is absent.
func (im *tableGen) setDefault(it *item, a *attribute, base *record) {
	cpp := simplified(a.value)
	a.value = ""
	switch {
	case base.is("EnumAttrInfo"):
		if k := enumKeyword(base, cpp); k != "" {
			a.value = k
		}
	case base.is("EnumAttr"):
		if e := base.ref("enum"); e != nil && a.bare {
			if k := enumKeyword(e, cpp); k != "" {
				a.value = a.kind + "<" + k + ">"
			}
		}
	case a.kind == "bool" && (cpp == "true" || cpp == "false"):
		a.value = cpp
	case strings.HasPrefix(a.kind, "i") && isNumber(cpp), a.kind == "integer" && isNumber(cpp):
		a.value = cpp
	case strings.HasPrefix(a.kind, "array") && cpp == "{}", strings.HasSuffix(a.kind, "-array") && cpp == "{}":
		a.value = "[]"
	case a.kind == "string":
		a.value = strconv.Quote(strings.Trim(cpp, `"`))
	}
	if a.value == "" {
		if a.optional && cpp == "{}" {
			return // absent is the same
		}
		a.optional = true
		it.remark(notSaid+"the default of '%s', %s", a.name, cpp)
	}
}

func isNumber(text string) bool {
	_, err := strconv.ParseInt(text, 0, 64)
	return err == nil
}

// String writes an attribute as the clause `attributes` has it.
func (a attribute) String() string {
	mark := ""
	if a.optional {
		mark = "?"
	}
	text := a.name + mark + ": " + a.kind
	switch {
	case a.value == "":
	case a.optional:
		text += " hidden " + a.value
	default:
		text += " = " + a.value + " hidden"
	}
	return text
}
