package importer

import (
	"slices"
	"strings"
)

// value is an operand or result of an operation.
type value struct {
	name   string
	mark   string // what says how many there are: "", "?", "*" or "**"
	allows string // the constraint, "any" if there is none
	exact  string // the only type that it may have, "" if there are several
	def    *record
	result bool
}

// operation is one on its way into an item.
type operation struct {
	im       *tableGen
	r        *record
	item     *item
	operands []*value
	results  []*value
	attrs    []attribute
	traits   []*record // lists are written out
	words    []string  // of the clause `traits`
	rules    []string  // clauses `verify`
	types    inference
}

// op is the item of an operation.
func (im *tableGen) op(r *record) *item {
	it := &item{kind: "op", name: im.dialect.text("name") + "." + r.text("opName"), doc: documentation(r.text("summary"), r.text("description"))}
	o := &operation{im: im, r: r, item: it, traits: flattened(r.refs("traits"))}
	o.parts()
	o.translateTraits()
	o.inferTypes()
	format := o.format()
	said := map[string]bool{}
	it.say("operands", o.values(o.operands, said))
	if o.hasTrait("AttrSizedOperandSegments") {
		it.body = append(it.body, &clause{word: "segments"})
	}
	it.say("results", o.values(o.results, said))
	attrs := make([]string, len(o.attrs))
	for i, a := range o.attrs {
		attrs[i] = a.String()
	}
	it.say("attributes", strings.Join(attrs, ", "))
	it.say("regions", o.regions())
	it.say("successors", o.successors())
	it.say("traits", strings.Join(o.words, ", "))
	for _, rule := range o.rules {
		it.say("verify", rule)
	}
	o.code()
	if format != nil {
		it.body = append(it.body, format)
	}
	return it
}

// flattened are traits with the lists among them written out, each once.
func flattened(list []*record) []*record {
	var out []*record
	for _, t := range list {
		inner := []*record{t}
		if t.is("TraitList") {
			inner = flattened(t.refs("traits"))
		}
		for _, i := range inner {
			if !slices.Contains(out, i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// parts reads operands, attributes and results.
func (o *operation) parts() {
	for i, a := range o.r.dag("arguments") {
		switch {
		case a.def == nil:
		case isAttribute(a.def):
			attr := o.im.attribute(o.item, a.name, a.def)
			o.attrs = append(o.attrs, attr)
			o.rules = append(o.rules, attr.rules...)
		case a.def.is("Property"):
			o.item.remark(notSaid+"property '%s'", a.name)
		default:
			o.operands = append(o.operands, o.value(a, "operand", i, false))
		}
	}
	for i, a := range o.r.dag("results") {
		if a.def != nil {
			o.results = append(o.results, o.value(a, "result", i, true))
		}
	}
}

// isAttribute reports whether an argument is one.
func isAttribute(r *record) bool {
	if c := r.ref("constraint"); c != nil && r.is("OpVariable") {
		r = c
	}
	return r.is("AttrConstraint") && !r.is("TypeConstraint")
}

// value translates an operand or result.
func (o *operation) value(a argument, kind string, i int, result bool) *value {
	v := &value{name: a.name, result: result}
	if v.name == "" {
		v.name = kind + string(rune('0'+i%10))
	}
	r := a.def
	if r.is("OpVariable") {
		o.effects(v.name, r.refs("decorators"))
		r = r.ref("constraint")
	}
	switch {
	case r.is("VariadicOfVariadic"):
		v.mark = "*"
		o.item.remark(notSaid+"that '%s' is a list of lists", v.name)
		r = r.ref("baseType")
		if r.is("Variadic") {
			r = r.ref("baseType")
		}
	case r.is("Variadic"):
		v.mark, r = "*", r.ref("baseType")
	case r.is("Optional"):
		v.mark, r = "?", r.ref("baseType")
	}
	v.def = r
	text, unknown := o.im.constraintName(r)
	v.allows = text
	if exactType().MatchString(text) && !o.parameterized(r) {
		v.exact = text
	}
	for _, u := range unknown {
		o.item.remark(notSaid+"of '%s': %s", v.name, u)
	}
	return v
}

// exactType are constraints that are types.
var exactType = pattern(`^(index|none|[su]?i\d+|bf16|f16|f32|f64|f80|f128|![\w.]+)$`)

// parameterized reports whether a type has parameters, so that its name is not all of it.
func (o *operation) parameterized(r *record) bool {
	return !r.is("BuildableType") && r.is("TypeDef") && len(r.dag("parameters")) > 0 ||
		!r.is("TypeDef") && strings.HasPrefix(o.im.plain(r), "!")
}

// plain is a constraint as text.
func (im *tableGen) plain(r *record) string {
	c, _ := im.typeConstraint(r)
	return c.String()
}

// effects says what happens to the memory of an operand or result.
func (o *operation) effects(name string, decorators []*record) {
	for _, d := range decorators {
		switch d.text("effect") {
		case "::mlir::MemoryEffects::Read", "MemoryEffects::Read":
			o.trait("reads $" + name)
		case "::mlir::MemoryEffects::Write", "MemoryEffects::Write":
			o.trait("writes $" + name)
		case "::mlir::MemoryEffects::Allocate", "MemoryEffects::Allocate":
			o.trait("allocates $" + name)
		case "::mlir::MemoryEffects::Free", "MemoryEffects::Free":
			o.trait("frees $" + name)
		}
	}
}

func (o *operation) trait(text string) {
	if !slices.Contains(o.words, text) {
		o.words = append(o.words, text)
	}
}

// values writes operands or results as their clause has them. What a variable may be stands
// where it is first met.
func (o *operation) values(list []*value, said map[string]bool) string {
	texts := make([]string, len(list))
	for i, v := range list {
		texts[i] = v.name + v.mark
		if t := o.types.text(v); t != "" {
			texts[i] += ": " + t
			if v.exact == t || strings.HasPrefix(t, v.allows) || said[t+" is "+v.allows] {
				continue
			}
			said[t+" is "+v.allows] = true
		}
		if v.allows != "any" {
			texts[i] += " is " + v.allows
		}
	}
	return strings.Join(texts, ", ")
}

// regions writes the clause of an operation's regions.
func (o *operation) regions() string {
	var texts []string
	for _, a := range o.r.dag("regions") {
		text := a.name
		if o.hasTrait("NoRegionArguments") {
			text += "()"
		}
		predicate := ""
		if a.def != nil && a.def.ref("predicate") != nil {
			predicate = simplified(a.def.ref("predicate").text("predExpr"))
		}
		if op := o.terminator(); op != "" {
			text += " terminator " + op
		}
		switch {
		case a.def != nil && a.def.is("VariadicRegion"):
			o.item.remark(notSaid+"that there may be any number of regions '%s'", a.name)
		case predicate == "hasNItems($_self,1)":
			text += " one-block required"
		case o.hasTrait("SingleBlock"):
			text += " one-block"
		case strings.HasPrefix(predicate, "hasNItemsOrMore($_self,1)"):
			text += " required"
		case predicate != "" && predicate != "true":
			o.item.remark(notSaid+"of region '%s': %s", a.name, predicate)
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}

var implicitTerminator = pattern(`^SingleBlockImplicitTerminator<([\w:]+)>::Impl$`)

// terminator is the operation that ends the regions though the text may leave it out.
func (o *operation) terminator() string {
	for _, t := range o.traits {
		if m := implicitTerminator().FindStringSubmatch(t.text("trait")); m != nil {
			return o.im.opNamed(m[1])
		}
	}
	return ""
}

// opNamed is the operation of a C++ class, "" if it is not known.
func (im *tableGen) opNamed(class string) string {
	class = strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(class), "::"), "mlir::")
	if name := im.opNames[class]; name != "" {
		return name
	}
	return im.opNames[class[strings.LastIndexByte(class, ':')+1:]]
}

func (o *operation) successors() string {
	var texts []string
	for _, a := range o.r.dag("successors") {
		text := a.name
		if a.def != nil && a.def.is("VariadicSuccessor") {
			text += "*"
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}

// code lists what C++ does for the operation.
func (o *operation) code() {
	var list []string
	for _, c := range []struct{ field, what string }{{"hasVerifier", "verifier"}, {"hasRegionVerifier", "verifier of the regions"},
		{"hasFolder", "folder"}, {"hasCanonicalizer", "canonicalization"}, {"hasCanonicalizeMethod", "canonicalization"}} {
		if o.r.flag(c.field) && !slices.Contains(list, c.what) {
			list = append(list, c.what)
		}
	}
	if len(list) > 0 {
		o.item.remark("C++: %s", strings.Join(list, ", "))
	}
}
