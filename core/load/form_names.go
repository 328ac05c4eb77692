package load

import (
	"maps"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/parse"
)

func didYouMean(name string, names []string) string {
	if near, ok := diag.Suggest(name, names); ok {
		return "; did you mean '" + near + "'?"
	}
	return ""
}

// dialectName reports a dialect that the context does not know.
func (c *nameCheck) dialectName(key itemKey, name string) {
	if c.ctx.Dialect(name) == nil {
		var names []string
		for _, d := range c.ctx.Dialects() {
			names = append(names, d.Name())
		}
		c.report(key, name, "there is no dialect '%s'%s", name, didYouMean(name, names))
	}
}

// dialectType reports a type that there is not, or that has fewer parameters.
func (c *nameCheck) dialectType(key itemKey, e *ods.Expr) {
	c.typeName(key, e.Name)
	d := c.dialect(e.Name)
	if d == nil {
		return
	}
	t := d.Type(local(d, e.Name))
	switch {
	case t == nil:
		return
	case len(e.Args) > len(t.Params()):
		c.report(key, e.Name, "type '!%s' has %d parameters, found %d", e.Name, len(t.Params()), len(e.Args))
		return
	}
	for i, a := range e.Args {
		if p := &t.Params()[i]; !mayBe(a, p) {
			c.report(key, e.Name, "'%s' is %s, which parameter '%s' of '!%s' is not", a, a.Sort, p.Name, e.Name)
		}
	}
}

// mayBe reports whether an expression may stand for a parameter: a number for an integer,
// a type for a type. What a variable stands for is not known.
func mayBe(e *ods.Expr, p *ods.Param) bool {
	switch {
	case e.Op == ods.TypeVar || e.Op == ods.TypeAny || e.Op == "any" || e.Sort == ods.SortAttr:
		return true
	case e.Sort == ods.SortConstraint && (e.Op == ods.TypeOr || e.Op == ods.ExprNot):
		return !slices.ContainsFunc(e.Args, func(part *ods.Expr) bool { return !mayBe(part, p) })
	case e.Sort == ods.SortInteger, e.Sort == ods.SortConstraint && e.Op == ods.ExprInt:
		return p.Kind == ods.ParamInt || p.Kind == ods.ParamEnum || p.Kind == ods.ParamUnit && (e.Op == ods.ExprInt && e.Int == 1)
	case e.Sort == ods.SortTypes:
		return p.Kind == ods.ParamType && p.Arity == ods.Variadic
	}
	return p.Kind == ods.ParamType || p.Kind == ods.ParamAttr
}

// constraints looks at what the named constraints name.
func (c *nameCheck) constraints() {
	for _, it := range c.file.order {
		key := itemKey{parse.KindConstraint, it.Name}
		if e, ok := c.file.compiled(key).(*ods.Expr); ok && it.Kind == parse.KindConstraint {
			c.typeExpr(key, e.Args[0])
		}
	}
}

// notations looks at the types that notations stand for.
func (c *nameCheck) notations(d *ods.Dialect) {
	for _, n := range d.Notations() {
		key := itemKey{parse.KindDialect, d.Name()}
		for _, word := range slices.Sorted(maps.Keys(n.Words)) {
			c.typeExpr(key, n.Words[word])
		}
		for _, r := range n.Rules {
			for _, t := range r.Types {
				c.typeExpr(key, t)
			}
		}
	}
}

// forms looks at what an operation is in each profile.
func (c *nameCheck) forms(o *ods.Op) {
	profiles := ods.Profiles()
	for _, version := range o.Dialect().Earlier() {
		profiles = append(profiles, ods.Profile{Name: ods.VersionProfile(o.Dialect().Name(), version)})
	}
	for _, p := range profiles {
		for _, f := range o.Forms(p.Name) {
			if f.Op != nil {
				c.form(f)
			}
		}
	}
}

func (c *nameCheck) form(f *ods.Form) {
	key := itemKey{parse.KindOp, f.Base.Name()}
	c.inForm = true
	defer func() { c.inForm = false }()
	for i := range f.Op.Regions {
		c.opName(key, f.Op.Regions[i].Gathers)
		c.opName(key, f.Op.Regions[i].Ends)
	}
	c.groups(key, f.Op.Operands)
	c.groups(key, f.Op.Results)
	for i := range f.Op.Attributes {
		a := &f.Op.Attributes[i]
		c.attr(key, a)
		if i < len(f.Base.Attributes) {
			c.renames(key, &f.Base.Attributes[i], a)
		}
	}
	if f.Sizes != nil {
		c.opName(key, f.Sizes.Dim)
		c.opName(key, f.Sizes.Divided)
	}
	for _, s := range f.Sets {
		c.value(key, &f.Base.Attributes[s.Attr], s.Value)
	}
}

// renames reports words that the enumerations of an attribute do not have.
func (c *nameCheck) renames(key itemKey, base, there *ods.Attr) {
	for _, r := range there.Renames {
		c.caseOf(key, base, r.From)
		c.caseOf(key, there, r.To)
	}
}

func (c *nameCheck) caseOf(key itemKey, a *ods.Attr, word string) {
	for a.Kind == ods.AttrArray && a.Elem != nil {
		a = a.Elem
	}
	if a.Kind != ods.AttrEnum {
		return
	}
	if _, ok := a.Enum.Value(word); !ok {
		c.report(key, word, "'%s' is no keyword of '%s'", word, a.Enum.Name)
	}
}
