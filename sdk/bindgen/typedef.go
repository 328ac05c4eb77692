package bindgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/param"
)

// typedefs are the views of the dialect's types and attributes.
func (g *generator) typedefs() []piece {
	var list []piece
	for _, name := range g.dialect.TypeNames() {
		short := strings.TrimPrefix(name, g.dialect.Name()+".")
		if def := g.dialect.Type(short); def != nil {
			goName := g.typeNames["!"+short]
			list = append(list, g.piece(goName, newTypedefWriter(g, def, goName).write))
		}
	}
	for _, name := range g.dialect.AttrNames() {
		short := strings.TrimPrefix(name, g.dialect.Name()+".")
		if def := g.dialect.Attr(short); def != nil {
			goName := g.typeNames["#"+short]
			list = append(list, g.piece(goName, newTypedefWriter(g, def, goName).write))
		}
	}
	return list
}

// declareTypedefs gives types and attributes Go names that neither operations nor
// enumerations have.
func (g *generator) declareTypedefs() {
	used := map[string]bool{}
	for _, name := range g.dialect.EnumNames() {
		if e := g.dialect.Enum(name); e != nil {
			used[g.enumName(e)] = true
		}
	}
	declare := func(sign, name, suffix string) {
		short := strings.TrimPrefix(name, g.dialect.Name()+".")
		fresh := goName(short) + suffix
		if isDigit(fresh[0]) {
			fresh = suffix + fresh
		}
		base := fresh
		for n := 2; used[fresh] || used["As"+fresh] || used["New"+fresh] || g.taken[fresh] || g.taken["As"+fresh] || g.taken["New"+fresh]; n++ {
			fresh = base + strconv.Itoa(n)
		}
		used[fresh], used["As"+fresh], used["New"+fresh] = true, true, true
		g.typeNames[sign+short] = fresh
	}
	for _, name := range g.dialect.TypeNames() {
		declare("!", name, "Type")
	}
	for _, name := range g.dialect.AttrNames() {
		declare("#", name, "Attr")
	}
}

// typedefWriter writes the view and the maker of a type or an attribute.
type typedefWriter struct {
	g    *generator
	def  *ods.TypeDef
	name string // in Go
}

func newTypedefWriter(g *generator, def *ods.TypeDef, name string) *typedefWriter {
	return &typedefWriter{g, def, name}
}

func (w *typedefWriter) write() {
	g := w.g
	kind, what, sign, object, named := "Type", "a type", "!", "*ir.DialectType", "ods.TypeNamed(t, %q)"
	if w.def.IsAttr {
		kind, what, sign, object, named = "Attribute", "an attribute", "#", "*ir.DialectAttr", "ods.AttrNamed(t, %q)"
	}
	full := w.def.Name()
	g.printf("\n")
	g.comment(w.name, w.def.Doc, "a view of a type or attribute.")
	g.printf("type %s struct{ %s %s }\n\n", w.name, kind, object)
	g.printf("// As%s views %s as `%s%s`; false when it is another one.\n", w.name, what, sign, full)
	g.printf("func As%s(t ir.%s) (%s, bool) {\n\tv, ok := %s\n\treturn %s{v}, ok\n}\n", w.name, kind, w.name, fmt.Sprintf(named, full), w.name)
	if !w.def.IsAttr {
		g.printf("\n// TypeName is the name of the types that it views.\nfunc (%s) TypeName() string { return %q }\n", w.name, full)
	}
	w.fields(w.name, 0, "t."+kind+".Params()", "parameter", map[string]bool{kind: true, "TypeName": true})
	w.maker()
}

// fields writes accessors of the parameters, or of the fields of a record in a list.
func (w *typedefWriter) fields(name string, record int, list, what string, used map[string]bool) {
	type nested struct {
		name   string
		record int
	}
	var records []nested
	for i := range w.def.Records[record].Fields {
		p := &w.def.Records[record].Fields[i]
		method := goName(p.Name)
		if method == "" || isDigit(method[0]) {
			method = "Param" + method
		}
		method = unused(used, method)
		value := fmt.Sprintf("ods.Field(%s, %d)", list, i)
		if p.Kind == ods.ParamRecord {
			view := name + method
			w.g.printf("\n// %s are the elements of %s `%s`.\nfunc (t %s) %s() []%s {\n\telems := ods.ListOf(%s)\n\tviews := make([]%s, len(elems))\n\tfor i, e := range elems {\n\t\tviews[i].Fields = ods.ListOf(e)\n\t}\n\treturn views\n}\n",
				method, what, p.Name, name, method, view, value, view)
			records = append(records, nested{view, p.Record})
			continue
		}
		w.field(name, method, value, what, p)
	}
	for _, r := range records {
		w.g.printf("\n// %s is an element of a list in [%s].\ntype %s struct{ Fields []ir.Attribute }\n", r.name, name, r.name)
		w.fields(r.name, r.record, "t.Fields", "field", map[string]bool{"Fields": true})
	}
}

// field writes the accessor of a parameter.
func (w *typedefWriter) field(name, method, value, what string, p *ods.Param) {
	head := fmt.Sprintf("func (t %s) %s()", name, method)
	c := w.g.paramCode(p)
	switch {
	case c.Presence:
		w.g.printf("\n// %s reports whether there is %s `%s`.\n%s %s { return %s != nil }\n", method, what, p.Name, head, c.Type, value)
	case c.Type == "":
		w.g.printf("\n// %s is %s `%s`, nil when it is absent.\n%s ir.Attribute { return %s }\n", method, what, p.Name, head, value)
	case !c.Pair:
		w.g.printf("\n// %s is %s `%s`, nil when it is absent.\n%s %s { return %s(%s) }\n", method, what, p.Name, head, c.Type, c.Of, value)
	case p.Arity == ods.Optional:
		w.g.printf("\n// %s is %s `%s`; false when it is absent.\n%s (%s, bool) { return %s(%s) }\n", method, what, p.Name, head, c.Type, c.Of, value)
	default:
		w.g.printf("\n// %s is %s `%s`.\n%s %s { return %s(%s, %s) }\n", method, what, p.Name, head, c.Type, c.Or, value, c.Zero)
	}
}

// paramCode is how generated code has values of a parameter. The code of an enumeration depends on
// names that are generated, all other kinds say it.
func (g *generator) paramCode(p *ods.Param) kind.Code {
	c := param.KindOf(p).Code()
	if p.Enum != nil {
		c = g.enumCode(p.Enum)
	}
	switch p.Arity {
	case ods.Variadic:
		return c.Array()
	case ods.Optional:
		return c.Optional()
	}
	return c
}

// maker writes New<Name> for what has single parameters and lists of types only. One with a
// name has a body that is set later, and records have no short form in Go.
func (w *typedefWriter) maker() {
	if w.def.IsIdentified {
		return
	}
	var params, values []string
	taken := map[string]bool{}
	for i := range w.def.Params() {
		p := &w.def.Params()[i]
		c := w.g.paramCode(p)
		if c.Make == "" {
			return
		}
		name := unused(taken, paramName(p.Name))
		params = append(params, name+" "+c.Param)
		values = append(values, fmt.Sprintf(c.Make, "ctx", name))
	}
	ctx := "ctx *ir.Context"
	sign, call := "!", fmt.Sprintf("ods.NewType(ctx, %q", w.def.Name())
	field := "Type"
	if w.def.IsAttr {
		sign, call, field = "#", fmt.Sprintf("ods.NewAttr(ctx, %q", w.def.Name()), "Attribute"
	}
	w.g.printf("\n// New%s makes `%s%s`.\nfunc New%s(%s) %s {\n\treturn %s{%s: %s)}\n}\n", w.name, sign, w.def.Name(),
		w.name, strings.Join(append([]string{ctx}, params...), ", "), w.name, w.name, field, strings.Join(append([]string{call}, values...), ", "))
}
