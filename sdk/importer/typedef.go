package importer

import (
	"slices"
	"strings"
)

// parameter is one of a type or attribute.
type parameter struct {
	name     string
	kind     string
	list     bool
	optional bool
	flags    *record // the enumeration that it is a bit set of
}

// typeDef is the item of a type or attribute.
func (im *tableGen) typeDef(kind string, r *record) *item {
	full := r.text(kind + "Name")
	it := &item{kind: kind, name: full, doc: documentation(r.text("summary"), r.text("description"))}
	params := im.parameters(it, r)
	var texts []string
	for _, p := range params {
		texts = append(texts, p.String())
	}
	if len(texts) > 0 {
		it.head = "(" + strings.Join(texts, ", ") + ")"
	}
	im.typeFormat(it, r, params)
	im.typeCode(it, r)
	if len(it.body) == 0 {
		it.remark("no parameters")
	}
	return it
}

// String writes a parameter as a dialect file does.
func (p parameter) String() string {
	mark := ""
	switch {
	case p.list:
		mark = "*"
	case p.optional:
		mark = "?"
	}
	return p.name + mark + ": " + p.kind
}

// parameters translates the kinds of a type's or attribute's parameters.
func (im *tableGen) parameters(it *item, r *record) []parameter {
	var out []parameter
	for _, a := range r.dag("parameters") {
		p := parameter{name: a.name}
		cpp := a.text
		if a.def != nil {
			cpp = a.def.text("cppType")
			p.optional = a.def.is("OptionalParameter") || a.def.text("defaultValue") != ""
			p.list = a.def.is("ArrayRefParameter") || a.def.is("OptionalArrayRefParameter") || a.def.is("ArrayRefOfSelfAllocationParameter")
		}
		var e *record
		if a.def != nil && a.def.is("EnumParameter") {
			e = im.enumOf(r, cpp)
		}
		known := false
		if e != nil {
			p.kind = im.enum(e)
			if e.is("BitEnumAttr") {
				p.flags = e
			}
		} else if p.kind, known = im.parameterKind(a.def, cpp); !known {
			it.remark(notSaid+"that parameter '%s' is a C++ %s", a.name, cpp)
		}
		if strings.HasPrefix(simplified(cpp), "ArrayRef<") || strings.HasPrefix(simplified(cpp), "SmallVector<") {
			p.list, p.optional = true, false
		}
		out = append(out, p)
	}
	return out
}

// enumOf is the enumeration of an attribute's parameter, by its C++ class.
func (im *tableGen) enumOf(r *record, cpp string) *record {
	if e := r.ref("enum"); e != nil {
		return e
	}
	for _, e := range im.rs.all("EnumAttrInfo") {
		if simplified(e.text("cppType")) == simplified(cpp) {
			return e
		}
	}
	return nil
}

var integers = []string{"int", "unsigned", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "size_t"}

// parameterKind is the kind of a parameter of a C++ type; known is false if attribute is all
// that can be said.
func (im *tableGen) parameterKind(def *record, cpp string) (kind string, known bool) {
	cpp = simplified(cpp)
	if inner, ok := strings.CutPrefix(cpp, "ArrayRef<"); ok {
		cpp = strings.TrimSuffix(inner, ">")
	}
	switch {
	case slices.Contains(integers, cpp):
		return "int", true
	case cpp == "bool":
		return "bool", true
	case cpp == "StringRef", cpp == "string", def != nil && def.is("StringRefParameter"):
		return "string", true
	case cpp == "Attribute", strings.HasSuffix(cpp, "Attr"):
		return "attr", true
	case cpp == "Type", strings.HasSuffix(cpp, "Type"), strings.HasSuffix(cpp, "TypeInterface"):
		return "type", true
	}
	return "attr", false
}

// typeFormat translates the assembly format of a type or attribute.
func (im *tableGen) typeFormat(it *item, r *record, params []parameter) {
	format := strings.TrimSpace(r.text("assemblyFormat"))
	if format == "" {
		if len(params) == 0 {
			return
		}
		guess := make([]string, len(params))
		for i, p := range params {
			guess[i] = p.spelled()
		}
		it.remark(notSaid + "the C++ that reads and prints it; the format is a guess")
		it.say("format", "`<` "+strings.Join(guess, " `,` ")+" `>`")
		return
	}
	text, err := translateTypeFormat(format, params)
	if err != nil {
		it.remark(notSaid+"format %s // %v", oneLine(format), err)
		it.refused = err.Error()
		return
	}
	it.say("format", text)
}

// spelled is what a format says to spell a parameter.
func (p parameter) spelled() string {
	if p.list {
		return "each($" + p.name + "; `,`)"
	}
	if p.flags != nil {
		return "each($" + p.name + "; `" + strings.TrimSpace(separator(p.flags)) + "` ``)"
	}
	return "$" + p.name
}

func separator(e *record) string {
	if s := e.text("separator"); s != "" {
		return s
	}
	return "|"
}

// typeCode lists what C++ does for a type or attribute.
func (im *tableGen) typeCode(it *item, r *record) {
	if r.flag("genVerifyDecl") {
		it.remark(notSaid + "its verifier in C++")
	}
}
