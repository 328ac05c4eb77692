package importer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/load"
)

// tableGen is an import of records.
type tableGen struct {
	rs      *records
	opts    Options
	dialect *record
	draft   draft
	// The dialect's own types and attributes, and those of dialects it uses, by C++ class.
	types map[string]string
	// Named constraints that are written, with the text of each, in order.
	constraints []*item
	named       map[string]bool
	enums       map[string]*record // that are written, by name
	enumOrder   []*record
	uses        map[string]bool
	opNames     map[string]string // by C++ class
}

// TableGen makes a dialect file of what `llvm-tblgen --dump-json` prints.
func TableGen(data []byte, opts Options) (*File, error) {
	rs, err := readRecords(data)
	if err != nil {
		return nil, err
	}
	im := &tableGen{rs: rs, opts: opts, types: map[string]string{}, named: map[string]bool{}, enums: map[string]*record{},
		uses: map[string]bool{}, opNames: map[string]string{}}
	if im.dialect, err = rs.dialectNamed(opts.Dialect); err != nil {
		return nil, err
	}
	im.name()
	var types, attrs, ops []*item
	for _, r := range im.own("TypeDef", "dialect") {
		types = append(types, im.typeDef("type", r))
	}
	for _, r := range im.own("AttrDef", "dialect") {
		attrs = append(attrs, im.typeDef("attr", r))
	}
	for _, r := range im.own("Op", "opDialect") {
		ops = append(ops, im.op(r))
	}
	im.draft.items = slices.Concat([]*item{im.header()}, im.enumItems(), im.constraints, types, attrs, ops)
	return im.draft.finish(im.dialect.text("name"), opts)
}

// dialectNamed finds the dialect that is imported.
func (rs *records) dialectNamed(name string) (*record, error) {
	counts := map[string]int{}
	for _, class := range []struct{ name, field string }{{"Op", "opDialect"}, {"TypeDef", "dialect"}, {"AttrDef", "dialect"}} {
		for _, r := range rs.all(class.name) {
			counts[r.dialectName(class.field)]++
		}
	}
	var names []string
	var found *record
	for _, d := range rs.all("Dialect") {
		own := d.text("name")
		if own == name {
			return d, nil
		}
		if own != "builtin" && counts[own] > 0 && (len(rs.all("Op")) == 0 || rs.hasOps(own)) {
			names = append(names, own)
			found = d
		}
	}
	slices.Sort(names)
	switch {
	case name != "" && len(names) == 0:
		return nil, fmt.Errorf("there is no dialect '%s', and no other that has definitions", name)
	case name != "":
		return nil, fmt.Errorf("there is no dialect '%s'; those with definitions are %s", name, strings.Join(names, ", "))
	case len(names) == 0:
		return nil, fmt.Errorf("there is no dialect that has operations, types or attributes")
	case len(names) > 1:
		return nil, fmt.Errorf("there are several dialects: %s; say which one with --namespace", strings.Join(names, ", "))
	}
	return found, nil
}

func (rs *records) hasOps(dialect string) bool {
	return slices.ContainsFunc(rs.all("Op"), func(r *record) bool { return r.dialectName("opDialect") == dialect })
}

// own are the records of a class that belong to the dialect.
func (im *tableGen) own(class, field string) []*record {
	list := im.rs.all(class)
	return slices.DeleteFunc(list, func(r *record) bool { return r.ref(field) != im.dialect })
}

// name finds what types, attributes and operations are called.
func (im *tableGen) name() {
	for _, class := range []struct{ name, mark, field string }{{"TypeDef", "!", "typeName"}, {"AttrDef", "#", "attrName"}} {
		for _, r := range im.rs.all(class.name) {
			if full := r.text(class.field); full != "" && im.knows(full) {
				im.types[class.mark+cppName(r)] = class.mark + full
			}
		}
	}
	for _, r := range im.rs.all("Op") {
		_, class, found := strings.Cut(r.name, "_")
		if !found {
			class = r.name
		}
		full := r.dialectName("opDialect") + "." + r.text("opName")
		im.opNames[class] = full
		im.opNames[strings.Trim(simplified(r.text("cppNamespace")), ":")+"::"+class] = full
	}
}

// knows reports whether a type or attribute is the dialect's own, or of one that it uses.
func (im *tableGen) knows(full string) bool {
	space, rest, _ := strings.Cut(full, ".")
	if space == im.dialect.text("name") {
		return true
	}
	for _, d := range im.opts.Uses {
		if d.Name() == space && (d.Type(rest) != nil || d.Attr(rest) != nil) {
			return true
		}
	}
	return false
}

// refer notes that the file names something of another dialect.
func (im *tableGen) refer(full string) string {
	if space, _, _ := strings.Cut(full[1:], "."); space != im.dialect.text("name") {
		im.uses[space] = true
	}
	return full
}

// cppName is the C++ class of a type or attribute.
func cppName(r *record) string {
	space := simplified(r.dialectSpace())
	return strings.TrimPrefix(strings.Trim(space, ":")+"::"+r.text("cppClassName"), "::")
}

func (r *record) dialectSpace() string {
	if d := r.ref("dialect"); d != nil {
		space := d.text("cppNamespace") + "::"
		return strings.TrimSuffix(strings.ReplaceAll(space+" ", "::mlir:: ", ""), " ")
	}
	return ""
}

// typeOfClass is the type of a C++ class, "" if it is not known.
func (im *tableGen) typeOfClass(class string) string {
	if full := im.types["!"+strings.TrimPrefix(class, "::")]; full != "" {
		return im.refer(full)
	}
	return ""
}

// typeName is what a constraint that is a type of a dialect is called, or a named constraint.
func (im *tableGen) typeName(r *record) string {
	if r.is("TypeDef") {
		if full := im.types["!"+cppName(r)]; full != "" {
			return im.refer(full)
		}
	}
	return ""
}

// constraintName is a constraint as a value names it: by its own name where it has one.
func (im *tableGen) constraintName(r *record) (text string, unknown []string) {
	c, unknown := im.typeConstraint(r)
	text = c.String()
	if r.anonymous() || r.is("TypeDef") || c.op == "" && len(unknown) == 0 {
		return text, unknown
	}
	if own, ok := builtinConstraint(r.name); ok {
		if own == text {
			text = r.name
		}
		return text, unknown
	}
	if !im.named[r.name] {
		im.named[r.name] = true
		it := &item{kind: "constraint", name: r.name, head: " = " + text, doc: documentation(r.text("summary"), "")}
		for _, u := range unknown {
			it.remark(notSaid+"%s", u)
		}
		im.constraints = append(im.constraints, it)
	}
	return r.name, nil
}

// builtinConstraint is the constraint of that name of the builtin dialect.
func builtinConstraint(name string) (text string, ok bool) {
	for _, it := range load.Builtin().Items() {
		if it.Kind == "constraint" && it.Name == name {
			_, text, _ := strings.Cut(it.Text, "=")
			return strings.TrimSpace(text), true
		}
	}
	return "", false
}

// header is the item of the dialect itself.
func (im *tableGen) header() *item {
	it := &item{kind: "dialect", name: im.dialect.text("name"), doc: documentation(im.dialect.text("summary"), im.dialect.text("description"))}
	it.say("version", cmp.Or(im.opts.Version, "0.1.0"))
	names := make([]string, 0, len(im.uses))
	for name := range im.uses {
		names = append(names, name)
	}
	slices.Sort(names)
	for i, name := range names {
		names[i] = name + " ^" + im.versionOf(name)
	}
	it.say("uses", strings.Join(names, ", "))
	var code []string
	for _, c := range []struct{ field, what string }{
		{"hasOperationAttrVerify", "verifies attributes of operations"}, {"hasRegionArgAttrVerify", "verifies attributes of arguments"},
		{"hasRegionResultAttrVerify", "verifies attributes of results"}, {"hasConstantMaterializer", "materializes constants"},
		{"hasCanonicalizer", "has patterns of its own"}, {"hasOperationInterfaceFallback", "answers for unknown operations"}} {
		if im.dialect.flag(c.field) {
			code = append(code, c.what)
		}
	}
	if len(code) > 0 {
		it.remark("C++ of the dialect: %s", strings.Join(code, ", "))
	}
	return it
}

func (im *tableGen) versionOf(name string) string {
	for _, d := range im.opts.Uses {
		if d.Name() == name {
			return d.Version
		}
	}
	return "0.1.0"
}
