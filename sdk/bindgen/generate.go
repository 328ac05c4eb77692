package bindgen

import (
	"bytes"
	"fmt"
	"go/format"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
)

// Generate returns the Go file of a dialect for a package of that name. The
// dialect has no problems. With names of operations it has only those, and the types,
// attributes and enumerations that their views name.
func Generate(d *ods.Dialect, pkg string, only ...string) ([]byte, error) {
	g := &generator{dialect: d, ops: map[string]string{}, taken: map[string]bool{}, typeNames: map[string]string{}}
	for _, name := range d.OpNames() {
		g.declare(name)
	}
	g.declareTypedefs()
	for _, name := range only {
		if !slices.Contains(d.OpNames(), name) {
			return nil, noOp(d, name)
		}
	}
	var enums, ops []piece
	for _, name := range d.EnumNames() {
		if e := d.Enum(name); e != nil && e.Kind != ods.KeywordEnum {
			enums = append(enums, g.piece(g.enumName(e), func() { g.enum(e) }))
		}
	}
	for _, name := range d.OpNames() {
		if len(only) > 0 && !slices.Contains(only, name) {
			continue
		}
		op := d.Op(name)
		if op == nil {
			return nil, fmt.Errorf("dialect '%s': the definition of '%s' is broken", d.Name(), name)
		}
		ops = append(ops, g.piece(g.opName(name), newOpWriter(g, op).write))
	}
	all := slices.Concat(enums, ops, g.typedefs(), []piece{g.piece(structuredOps, g.structured)})
	if len(only) > 0 {
		all = named(all, ops)
	}
	for _, p := range all {
		g.body.Write(p.text)
	}
	var file bytes.Buffer
	fmt.Fprintf(&file, "// Code generated from %s.dialect. DO NOT EDIT.\n\npackage %s\n\nimport (\n", d.Name(), pkg)
	for _, imported := range [...]string{"core/affine", "core/ir", "core/ods", "core/ods/eval"} {
		if bytes.Contains(g.body.Bytes(), []byte(path.Base(imported)+".")) {
			fmt.Fprintf(&file, "\t%q\n", "github.com/mlirc/mlirc/"+imported)
		}
	}
	file.WriteString(")\n")
	file.Write(g.body.Bytes())
	return format.Source(file.Bytes())
}

// structuredOps is the variable that lists the operations with a clause `computes`.
const structuredOps = "StructuredOps"

func (g *generator) structured() {
	var names []string
	for _, name := range g.dialect.OpNames() {
		if op := g.dialect.Op(name); op != nil && len(op.Structures) > 0 {
			names = append(names, strconv.Quote(op.Name()))
		}
	}
	if len(names) > 0 {
		g.printf("\n// %s lists the operations with a clause `computes`.\nvar %s = []string{\n%s,\n}\n", structuredOps, structuredOps, strings.Join(names, ",\n"))
	}
}

// noOp says that a dialect has no such operation.
func noOp(d *ods.Dialect, name string) error {
	if near, ok := diag.Suggest(name, d.OpNames()); ok {
		return fmt.Errorf("dialect '%s' has no operation '%s'; did you mean '%s'?", d.Name(), name, near)
	}
	return fmt.Errorf("dialect '%s' has no operation '%s'", d.Name(), name)
}

// piece is the code of one definition.
type piece struct {
	name string // in Go
	text []byte
}

// piece takes what a function writes apart.
func (g *generator) piece(name string, write func()) piece {
	g.body.Reset()
	write()
	p := piece{name, bytes.Clone(g.body.Bytes())}
	g.body.Reset()
	return p
}

// named keeps, of pieces of code, those chosen, and those that what is kept names.
func named(all, chosen []piece) []piece {
	keep := map[string]bool{}
	var visit func(p piece)
	visit = func(p piece) {
		keep[p.name] = true
		for _, other := range all {
			if !keep[other.name] && mentions(p.text, other.name) {
				visit(other)
			}
		}
	}
	for _, p := range chosen {
		visit(p)
	}
	return slices.DeleteFunc(slices.Clone(all), func(p piece) bool { return !keep[p.name] })
}

// mentions reports whether code has an identifier, or the function that views or makes it.
func mentions(code []byte, name string) bool {
	return regexp.MustCompile(`\b(As|New)?` + regexp.QuoteMeta(name) + `\b`).Match(code)
}

// generator collects the declarations of a file.
type generator struct {
	dialect *ods.Dialect
	ops     map[string]string // the Go names of the operations
	taken   map[string]bool   // what is declared for them
	// typeNames are the Go names of types, with `!`, and of attributes, with `#`.
	typeNames map[string]string
	body      bytes.Buffer
}

// declare gives an operation a Go name such that neither it nor its functions
// are those of another one.
func (g *generator) declare(name string) {
	short := goName(strings.TrimPrefix(name, g.dialect.Name()+"."))
	if short == "" || isDigit(short[0]) {
		short = "Op" + short
	}
	fresh := short
	for n := 2; g.taken[fresh] || g.taken["As"+fresh] || g.taken["New"+fresh]; n++ {
		fresh = short + strconv.Itoa(n)
	}
	g.taken[fresh], g.taken["As"+fresh], g.taken["New"+fresh] = true, true, true
	g.ops[name] = fresh
}

// opName is the Go name of an operation.
func (g *generator) opName(name string) string { return g.ops[name] }

// enumName is the Go name of an enumeration, which makes way for an operation.
func (g *generator) enumName(e *ods.Enum) string {
	name := goName(e.Name)
	if name == "" || isDigit(name[0]) {
		name = "Enum" + name
	}
	if g.taken[name] {
		name += "Kind"
	}
	return name
}

func (g *generator) printf(format string, args ...any) { fmt.Fprintf(&g.body, format, args...) }

// comment writes documentation that begins with a name.
func (g *generator) comment(name, doc, otherwise string) {
	text := strings.TrimSpace(doc)
	if text == "" {
		text = otherwise
	}
	lines := strings.Split(text, "\n")
	g.printf("// %s: %s\n", name, strings.TrimRight(lines[0], "\r"))
	for _, l := range lines[1:] {
		g.printf("// %s\n", strings.TrimRight(l, "\r"))
	}
}

func (g *generator) enum(e *ods.Enum) {
	typ := g.enumName(e)
	g.printf("\n")
	g.comment(typ, e.Doc, "an enumeration of the dialect.")
	g.printf("type %s uint64\n\n// The cases of %s.\nconst (\n", typ, typ)
	used := map[string]bool{}
	for _, c := range e.Cases {
		name := goName(c.Word)
		if name == "" {
			name = "Empty"
		}
		name = unused(used, name)
		g.printf("\t%s%s %s = %d\n", typ, name, typ, c.Value)
	}
	g.printf(")\n\n// Attr is the case as an attribute.\nfunc (e %s) Attr(ctx *ir.Context) ir.Attribute {\n", typ)
	g.printf("\treturn ctx.IntAttr(ctx.IntegerType(%d, ir.Signless), int64(e))\n}\n", e.Width)
}

// unused is a name, with a number where it is taken already.
func unused(used map[string]bool, name string) string {
	fresh := name
	for n := 2; used[fresh]; n++ {
		fresh = name + strconv.Itoa(n)
	}
	used[fresh] = true
	return fresh
}

// goName turns a name of the dialect into an exported Go name.
func goName(name string) string {
	var out strings.Builder
	upper := true
	for _, c := range []byte(name) {
		switch {
		case !isLetterOrDigit(c):
			// Quoted words may hold anything, which must not become code.
			upper = true
			continue
		case upper && c >= 'a' && c <= 'z':
			c -= 'a' - 'A'
		}
		upper = false
		out.WriteByte(c)
	}
	return out.String()
}

func isLetterOrDigit(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// reserved are the words that a parameter cannot be called.
const reserved = " break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var b attrs list op ctx operands results flat offsets ir ods affine eval len append string nil "

// paramName turns a name of the dialect into the name of a Go parameter.
func paramName(name string) string {
	n := goName(name)
	i := 0
	for i < len(n) && n[i] >= 'A' && n[i] <= 'Z' && (i == 0 || i+1 >= len(n) || n[i+1] >= 'A' && n[i+1] <= 'Z') {
		i++
	}
	n = strings.ToLower(n[:i]) + n[i:]
	if strings.Contains(reserved, " "+n+" ") {
		n += "_"
	}
	return n
}
