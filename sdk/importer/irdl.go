package importer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
)

// irdlDialect is a dialect that a module defines.
type irdlDialect struct {
	name  string
	items []*irdlItem
}

// irdlItem is a type, attribute or operation.
type irdlItem struct {
	kind, name  string
	constraints map[string]*irdlConstraint // by the name of the value
	lists       map[string][]irdlUse       // of parameters, operands, results, attributes and regions
}

// irdlUse is a place where a constraint holds: an operand, a parameter, ...
type irdlUse struct {
	name, value string
	mark        string // "", "?" or "*"
}

// irdlConstraint is an operation that makes one, or a region.
type irdlConstraint struct {
	kind string // the operation's name, without its dialect
	args []string
	text string // of `is`, `base`, `parametric` and `c_pred`
	size string // of a region, in blocks
}

// IRDL makes a dialect file of a module with operations of irdl, in their custom form. What is malformed is a
// [diag.Diagnostic].
func IRDL(text []byte, opts Options) (*File, error) {
	dialects, err := readIRDL(cmp.Or(opts.File, "irdl"), string(text))
	if err != nil {
		return nil, err
	}
	d, err := chosen(dialects, opts.Dialect)
	if err != nil {
		return nil, err
	}
	header := &item{kind: "dialect", name: d.name}
	header.say("version", cmp.Or(opts.Version, "0.1.0"))
	im := &irdlImport{dialect: d, opts: opts, uses: map[string]string{}}
	var items []*item
	for _, kind := range []string{"type", "attribute", "operation"} {
		for _, it := range d.items {
			if it.kind == kind {
				items = append(items, im.item(it))
			}
		}
	}
	var uses []string
	for name, version := range im.uses {
		uses = append(uses, name+" ^"+version)
	}
	slices.Sort(uses)
	header.say("uses", strings.Join(uses, ", "))
	file := &draft{items: append([]*item{header}, items...)}
	return file.finish(d.name, opts)
}

func chosen(list []*irdlDialect, name string) (*irdlDialect, error) {
	var names []string
	for _, d := range list {
		if d.name == name {
			return d, nil
		}
		names = append(names, d.name)
	}
	switch {
	case len(list) == 0:
		return nil, fmt.Errorf("there is no 'irdl.dialect'; the module has to be in custom form")
	case name != "":
		return nil, fmt.Errorf("there is no dialect '%s'; there are %s", name, strings.Join(names, ", "))
	case len(list) > 1:
		return nil, fmt.Errorf("there are several dialects: %s; say which one with --namespace", strings.Join(names, ", "))
	}
	return list[0], nil
}

// irdlImport translates the items of a dialect.
type irdlImport struct {
	dialect *irdlDialect
	opts    Options
	uses    map[string]string // versions, by name
}

func (im *irdlImport) item(in *irdlItem) *item {
	full := im.dialect.name + "." + in.name
	if in.kind == "operation" {
		return im.op(in, &item{kind: "op", name: full})
	}
	it := &item{kind: "type", name: full}
	if in.kind == "attribute" {
		it.kind = "attr"
	}
	var params, spelled []string
	for i, p := range in.lists["parameters"] {
		name := cmp.Or(p.name, fmt.Sprintf("parameter%d", i))
		c := im.constraint(it, in, p.value)
		kind := "type"
		if c.isAny() {
			kind = "attr"
		} else {
			it.say("requires", name+" is "+c.String())
		}
		params, spelled = append(params, name+": "+kind), append(spelled, "$"+name)
	}
	if len(params) > 0 {
		it.head = "(" + strings.Join(params, ", ") + ")"
		it.say("format", "`<` "+strings.Join(spelled, " `,` ")+" `>`")
	}
	if len(it.body) == 0 {
		it.remark("no parameters")
	}
	return it
}

// op translates an operation, which has its generic form alone, as in MLIR.
func (im *irdlImport) op(in *irdlItem, it *item) *item {
	v := &irdlVariables{in: in, im: im, names: map[string]string{}, count: map[string]int{}}
	for _, list := range []string{"operands", "results"} {
		for _, u := range in.lists[list] {
			v.visit(u.value)
		}
	}
	it.say("operands", v.values(it, "operand", in.lists["operands"]))
	variable := 0
	for _, u := range in.lists["operands"] {
		if u.mark != "" {
			variable++
		}
	}
	if variable > 1 {
		it.body = append(it.body, &clause{word: "segments"})
	}
	it.say("results", v.values(it, "result", in.lists["results"]))
	var attrs []string
	for _, u := range in.lists["attributes"] {
		attrs = append(attrs, u.name+": "+im.attributeKind(it, in, u))
	}
	it.say("attributes", strings.Join(attrs, ", "))
	var regions []string
	for i, u := range in.lists["regions"] {
		regions = append(regions, im.region(it, in, v, cmp.Or(u.name, fmt.Sprintf("region%d", i)), in.constraints[u.value]))
	}
	it.say("regions", strings.Join(regions, ", "))
	if len(it.body) == 0 {
		it.remark("no parts")
	}
	return it
}

func (im *irdlImport) region(it *item, in *irdlItem, v *irdlVariables, name string, c *irdlConstraint) string {
	if c == nil {
		return name
	}
	text := name
	if len(c.args) > 0 {
		var args []string
		for i, a := range c.args {
			args = append(args, fmt.Sprintf("%sArg%d: %s", name, i, cmp.Or(v.pattern(a), "_")))
			if v.pattern(a) == "" {
				args[i] = fmt.Sprintf("%sArg%d", name, i)
				if k := im.constraint(it, in, a); !k.isAny() {
					it.remark(notSaid+"that argument %d of region '%s' is %s", i, name, k)
				}
			}
		}
		text += "(" + strings.Join(args, ", ") + ")"
	}
	switch c.size {
	case "":
	case "1":
		text += " one-block required"
	default:
		it.remark(notSaid+"that region '%s' has %s blocks", name, c.size)
	}
	return text
}

// attributeKinds are what attributes of builtin are called here.
var attributeKinds = map[string]string{
	"string": "string", "integer": "integer", "float": "float", "array": "array", "dictionary": "dictionary", "unit": "unit", "type": "type",
	"flat_symbol_ref": "symbol", "symbol_ref": "symbol-ref", "affine_map": "affine-map", "integer_set": "integer-set",
	"bool": "bool", "dense_int_or_fp_elements": "elements",
}

func (im *irdlImport) attributeKind(it *item, in *irdlItem, u irdlUse) string {
	c := in.constraints[u.value]
	if c != nil && c.kind == "base" {
		if name, ok := strings.CutPrefix(c.text, "#builtin."); ok && attributeKinds[name] != "" {
			return attributeKinds[name]
		}
		if im.isAttribute(c.text) {
			return "#" + im.full(c.text)
		}
	}
	if c != nil && c.kind == "parametric" && im.isAttribute(c.text) {
		if len(c.args) > 0 {
			it.remark(notSaid+"what the parameters of '%s' are", u.name)
		}
		return "#" + im.full(c.text)
	}
	if c != nil && c.kind == "is" && isType(c.text) {
		it.remark(notSaid+"that attribute '%s' is %s", u.name, c.text)
		return "type"
	}
	if c == nil || c.kind != "any" {
		it.remark(notSaid+"what attribute '%s' may be", u.name)
	}
	return "any"
}

func (im *irdlImport) isAttribute(symbol string) bool {
	full := im.full(symbol)
	for _, it := range im.dialect.items {
		if it.kind == "attribute" && im.dialect.name+"."+it.name == full {
			return true
		}
	}
	space, name, _ := strings.Cut(full, ".")
	for _, d := range im.opts.Uses {
		if d.Name() == space && d.Attr(name) != nil {
			return true
		}
	}
	return false
}

// full is the name of `@dialect::@type`, `@type` or `!dialect.type`.
func (im *irdlImport) full(symbol string) string {
	name := strings.ReplaceAll(strings.TrimLeft(symbol, "!#@"), "::@", ".")
	space, _, found := strings.Cut(name, ".")
	if !found {
		return im.dialect.name + "." + name
	}
	for _, d := range im.opts.Uses {
		if d.Name() == space {
			im.uses[space] = d.Version
		}
	}
	return name
}

// bases are what types of builtin are called in constraints.
var bases = map[string]string{
	"integer": "int", "vector": "vector", "tensor": "ranked-tensor", "unranked_tensor": "unranked-tensor", "memref": "memref",
	"unranked_memref": "unranked-memref", "complex": "complex", "function": "function", "tuple": "tuple", "index": "index", "none": "none",
	"bf16": "bf16", "f16": "f16", "f32": "f32", "f64": "f64", "f80": "f80", "f128": "f128",
}

// constraint is what a value of the module allows.
func (im *irdlImport) constraint(it *item, in *irdlItem, value string) *constraint {
	c := in.constraints[value]
	if c == nil {
		it.remark(notSaid+"constraint %s, which nothing defines", value)
		return anything()
	}
	inner := func() []*constraint {
		var list []*constraint
		for _, a := range c.args {
			list = append(list, im.constraint(it, in, a))
		}
		return list
	}
	switch c.kind {
	case "any":
		return anything()
	case "is":
		if isType(c.text) {
			return word(c.text)
		}
	case "any_of":
		return combine("|", inner())
	case "all_of":
		return combine("&", inner())
	case "base":
		if name, ok := strings.CutPrefix(c.text, "!builtin."); ok && bases[name] != "" {
			return word(bases[name])
		}
		if !strings.HasPrefix(c.text, "#") {
			return word("!" + im.full(c.text))
		}
	case "parametric":
		if im.isAttribute(c.text) {
			break
		}
		var args []string
		for _, a := range inner() {
			if a.isAny() {
				args = append(args, "_")
				continue
			}
			args = append(args, a.String())
		}
		return word("!" + im.full(c.text) + "(" + strings.Join(args, ", ") + ")")
	}
	it.remark(notSaid+"constraint %s %s", c.kind, c.text)
	return anything()
}

// isType reports whether a text is a type of builtin.
func isType(text string) bool {
	ctx, err := load.NewContext()
	if err != nil {
		return false
	}
	var t ir.Type
	t, err = syntax.ParseType(ctx, text)
	return err == nil && t != nil
}

// irdlVariables names constraints that hold for several places: they are the same type there.
type irdlVariables struct {
	in    *irdlItem
	im    *irdlImport
	names map[string]string
	count map[string]int
}

// visit counts the places of a constraint.
func (v *irdlVariables) visit(value string) {
	v.count[value]++
	if c := v.in.constraints[value]; c != nil && c.kind == "parametric" && v.count[value] == 1 {
		for _, a := range c.args {
			v.visit(a)
		}
	}
}

// shared reports whether a constraint holds for several places, or is made of one that does.
func (v *irdlVariables) shared(value string) bool {
	c := v.in.constraints[value]
	return v.count[value] > 1 || c != nil && c.kind == "parametric" && slices.ContainsFunc(c.args, v.shared)
}

// pattern is that of a type, "" if only the constraint says what it may be.
func (v *irdlVariables) pattern(value string) string {
	c := v.in.constraints[value]
	switch {
	case c == nil:
		return ""
	case c.kind == "is" && isType(c.text):
		return c.text
	case !v.shared(value):
		return ""
	case c.kind == "parametric" && !v.im.isAttribute(c.text):
		var args []string
		for _, a := range c.args {
			args = append(args, cmp.Or(v.pattern(a), v.variable(a)))
		}
		return "!" + v.im.full(c.text) + "(" + strings.Join(args, ", ") + ")"
	}
	return v.variable(value)
}

func (v *irdlVariables) variable(value string) string {
	if v.names[value] == "" {
		n := len(v.names)
		v.names[value] = variables[n%len(variables)] + strings.Repeat("1", n/len(variables))
	}
	return v.names[value]
}

// saysNothing reports whether a constraint is a type whose parameters may be any.
func saysNothing(c string) bool {
	_, args, ok := strings.Cut(c, "(")
	return ok && strings.Trim(args, "_, )") == ""
}

// values writes operands or results.
func (v *irdlVariables) values(it *item, kind string, list []irdlUse) string {
	var texts []string
	for i, u := range list {
		text := cmp.Or(u.name, fmt.Sprintf("%s%d", kind, i)) + u.mark
		pattern := v.pattern(u.value)
		if pattern != "" {
			text += ": " + pattern
		}
		if c := v.im.constraint(it, v.in, u.value).String(); c != "any" && c != pattern && !(pattern != "" && saysNothing(c)) {
			text += " is " + c
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}
