package load

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/parse"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/syntax/format"
)

// CheckNames returns the problems of what a dialect names and the context, which knows it and
// the dialects that it has to do with, does not have: operations of traits, regions and
// references, types and attributes, kernels; and of values that are not of the kind of their
// attribute. Those that [ods.Compiler.Check] reports are not among them.
func CheckNames(ctx *ir.Context, d *ods.Dialect) []diag.Diagnostic {
	c := &nameCheck{ctx: ctx, file: fileOf(d), seen: map[string]bool{}}
	c.header(d)
	c.constraints()
	c.notations(d)
	for _, name := range d.OpNames() {
		if o := d.Op(name); o != nil {
			c.op(o)
			c.forms(o)
		}
	}
	for _, name := range d.TypeNames() {
		if t := d.Type(strings.TrimPrefix(name, d.Name()+".")); t != nil {
			c.typeDef(t)
		}
	}
	sort.SliceStable(c.problems, func(i, j int) bool { return c.problems[i].Pos.Line < c.problems[j].Pos.Line })
	return c.problems
}

type nameCheck struct {
	ctx      *ir.Context
	file     *file
	problems []diag.Diagnostic
	seen     map[string]bool // what was reported, with its position
	inForm   bool            // forms are looked at, in which names are looked for first
}

// report reports a problem about a word of an item, where that stands in it, or in a class that
// the item takes it from.
func (c *nameCheck) report(key itemKey, word, format string, args ...any) {
	line, column := c.find(key, word)
	d := diag.Diagnostic{
		Severity: diag.Error, Message: fmt.Sprintf(format, args...),
		Pos: diag.Position{File: c.file.Dialect.File(), Line: line, Col: column},
	}
	if id := d.Pos.String() + d.Message; !c.seen[id] {
		c.seen[id] = true
		c.problems = append(c.problems, d)
	}
}

// find is where a word stands in an item, or else in a form of it, a class or a notation;
// the item itself where it is nowhere.
func (c *nameCheck) find(key itemKey, word string) (line, column int) {
	own := c.file.items[key]
	if own == nil {
		own = c.file.order[0]
	}
	var items []*item
	if !c.inForm {
		items = append(items, own)
	}
	for _, it := range c.file.order {
		if it.Kind == parse.KindForm && it.Name == key.name {
			items = append(items, it)
		}
	}
	for _, it := range c.file.order {
		if it.Kind == parse.KindClass || it.Kind == parse.KindNotation || it.Kind == parse.KindForm && it.Name != key.name {
			items = append(items, it)
		}
	}
	for _, it := range append(items, own) {
		if at := wordIn(it.Text, word); at >= 0 {
			before := it.Text[:at]
			return it.Line + strings.Count(before, "\n"), at - strings.LastIndexByte(before, '\n')
		}
	}
	return own.Line, 1
}

// wordIn is where a word stands by itself in a text, outside of comments, or -1.
func wordIn(text, word string) int {
	for from := 0; ; {
		at := strings.Index(text[from:], word)
		if at < 0 {
			return -1
		}
		at += from
		from = at + 1
		line := text[strings.LastIndexByte(text[:at], '\n')+1 : at]
		if strings.Contains(line, "//") || at > 0 && isNamePart(text[at-1]) {
			continue
		}
		if end := at + len(word); end == len(text) || !isNamePart(text[end]) {
			return at
		}
	}
}

func isNamePart(b byte) bool {
	return b == '.' || b == '_' || b == '-' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

func (c *nameCheck) header(d *ods.Dialect) {
	key := itemKey{parse.KindDialect.Space(), d.Name()}
	for _, name := range []string{d.Constant, d.Branch} {
		c.opName(key, name)
	}
	for _, name := range d.Uses() {
		c.dialectName(key, name)
	}
	for _, name := range []string{d.Availability.Version, d.Availability.Capability, d.Availability.Extension} {
		if name != "" && d.Enum(name) == nil {
			c.report(key, name, "there is no enumeration '%s'%s", name, didYouMean(name, d.EnumNames()))
		}
	}
}

// dialect is the one that a name begins with; nil when the context does not know it. Operations
// of builtin have no prefix.
func (c *nameCheck) dialect(name string) *ods.Dialect {
	prefix, _, dotted := strings.Cut(name, ".")
	if !dotted {
		prefix = "builtin"
	}
	d, _ := c.ctx.Dialect(prefix).(*ods.Dialect)
	return d
}

// local is a name without that of its dialect, which one of the builtin dialect's need not have.
func local(d *ods.Dialect, name string) string { return strings.TrimPrefix(name, d.Name()+".") }

func (c *nameCheck) opName(key itemKey, name string) {
	if name != "" {
		c.named(key, name, "operation", "", func(d *ods.Dialect) (bool, []string) { return d.Op(name) != nil, d.OpNames() })
	}
}

func (c *nameCheck) typeName(key itemKey, name string) {
	c.named(key, name, "type", "!", func(d *ods.Dialect) (bool, []string) {
		return d.Type(local(d, name)) != nil, d.TypeNames()
	})
}

func (c *nameCheck) attrName(key itemKey, name string) {
	c.named(key, name, "attribute", "#", func(d *ods.Dialect) (bool, []string) {
		return d.Attr(local(d, name)) != nil, d.AttrNames()
	})
}

// named reports a name that its dialect does not have.
func (c *nameCheck) named(key itemKey, name, what, sign string, has func(*ods.Dialect) (bool, []string)) {
	d := c.dialect(name)
	if d == nil {
		prefix, _, _ := strings.Cut(name, ".")
		c.report(key, name, "there is no dialect '%s' for %s '%s%s'", prefix, what, sign, name)
		return
	}
	known, all := has(d)
	if known || d == c.file.Dialect && slices.Contains(all, name) { // a definition that is broken
		return
	}
	hint := ""
	if near, ok := diag.Suggest(name, all); ok {
		hint = "; did you mean '" + sign + near + "'?"
	}
	c.report(key, name, "there is no %s '%s%s'%s", what, sign, name, hint)
}

func (c *nameCheck) op(o *ods.Op) {
	key := itemKey{parse.KindOp.Space(), o.Name()}
	f := o.Traits()
	for _, names := range [][]string{f.Parents, f.TerminatedBy, {f.Inverse}} {
		for _, name := range names {
			c.opName(key, name)
		}
	}
	for i := range o.Regions {
		c.opName(key, o.Regions[i].Ends)
		c.groups(key, o.Regions[i].Args)
		c.typeExpr(key, o.Regions[i].Yields)
	}
	for _, r := range o.References {
		for _, name := range r.Ops {
			c.opName(key, name)
		}
	}
	for i := range o.Rules {
		c.typeExpr(key, o.Rules[i].Holds)
	}
	c.kernel(key, o)
	c.groups(key, o.Operands)
	c.groups(key, o.Results)
	for i := range o.Attributes {
		c.attr(key, &o.Attributes[i])
	}
}

// kernel reports an `eval` that names no kernel, or one of another number of operands.
func (c *nameCheck) kernel(key itemKey, o *ods.Op) {
	name := o.Traits().Eval
	if name == "" {
		return
	}
	if k, ok := rewrite.KernelByName(name); ok {
		single := !slices.ContainsFunc(o.Operands, func(g ods.Group) bool { return g.Arity != ods.One })
		if n, computes := k.Arity(); computes && single && n != len(o.Operands) {
			c.report(key, name, "kernel '%s' computes from %d operands, and the operation has %d", name, n, len(o.Operands))
		}
		return
	}
	c.report(key, name, "there is no kernel '%s'%s", name, didYouMean(name, rewrite.KernelNames()))
}

func (c *nameCheck) groups(key itemKey, groups []ods.Group) {
	for i := range groups {
		c.typeExpr(key, groups[i].Type)
		c.typeExpr(key, groups[i].Constraint)
	}
}

func (c *nameCheck) typeExpr(key itemKey, e *ods.Expr) {
	e.Walk(func(n *ods.Expr) {
		switch {
		case n.Op == ods.TypeDialect:
			c.dialectType(key, n)
		case n.Sort == ods.SortDialect:
			c.dialectName(key, n.Name)
		case n.Sort == ods.SortOp:
			c.opName(key, n.Name)
		}
	})
}

func (c *nameCheck) attr(key itemKey, a *ods.Attr) {
	c.attrKind(key, a)
	c.value(key, a, a.Default)
	c.value(key, a, a.Hidden)
}

// value reports a value that its attribute cannot have.
func (c *nameCheck) value(key itemKey, a *ods.Attr, v *ods.Value) {
	if v == nil || v.Func != nil {
		return
	}
	if value, ok := format.Value(c.ctx, a, v, nil); !ok || !kind.Holds(a, value) {
		c.report(key, a.Name, "'%s' is no value of attribute '%s', which is %s", v.Text, a.Name, kind.Describe(a))
	}
}

func (c *nameCheck) attrKind(key itemKey, a *ods.Attr) {
	if a.Kind == ods.AttrDialect {
		c.attrName(key, a.Def)
	}
	c.typeExpr(key, a.Type)
	if a.Elem != nil {
		c.attrKind(key, a.Elem)
	}
}

// typeDef looks at the types that a type lowers to.
func (c *nameCheck) typeDef(t *ods.TypeDef) {
	key := itemKey{parse.KindType.Space(), t.Name()}
	for i := range t.Records {
		for j := range t.Records[i].Fields {
			if f := &t.Records[i].Fields[j]; f.Kind == ods.ParamDialect {
				c.attrName(key, f.Def)
			}
		}
	}
	for i := range t.Requires {
		c.typeExpr(key, t.Requires[i].Constraint)
	}
	for i := range t.Rules {
		c.typeExpr(key, t.Rules[i].Holds)
	}
	for _, e := range t.Lowers {
		c.typeExpr(key, e)
	}
}
