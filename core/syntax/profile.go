package syntax

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// printedProfile is the profile that needs no translation.
const printedProfile = "mlir-13"

func otherProfile(profile string) bool { return profile != "" && profile != printedProfile }

// spelledOps maps the names that operations have in a profile to them.
type spelledOps map[string]*irdl.Op

// spelledOp finds the operation that has a name in the profile of the text, or,
// if no profile is given, in any; nil when there is none.
func (p *parser) spelledOp(text string) *irdl.Op {
	if p.opts.Profile == printedProfile {
		return nil
	}
	if p.spelled == nil {
		p.spelled = spelledIn(p.ctx, p.opts.Profile)
	}
	if op := p.spelled[text]; op != nil {
		return op
	}
	prefix, rest, _ := strings.Cut(text, ".")
	if dialect := p.spelledDialect(prefix); dialect != nil {
		return dialect.Op(dialect.Name() + "." + rest)
	}
	return nil
}

// spelledDialect finds the dialect that has a name in the profile of the text,
// or in any, nil when there is none.
func (p *parser) spelledDialect(name string) *irdl.Dialect {
	if p.opts.Profile == printedProfile {
		return nil
	}
	for _, d := range p.ctx.Dialects() {
		dialect, ok := d.(*irdl.Dialect)
		if !ok {
			continue
		}
		for _, s := range dialect.Spellings {
			if s.Name == name && isProfile(s.Profile, p.opts.Profile) {
				return dialect
			}
		}
	}
	return nil
}

// dialect finds a dialect by its name here or in the profile of the text, nil
// when there is none.
func (p *parser) dialect(name string) ir.Dialect {
	if d := p.ctx.Dialect(name); d != nil {
		return d
	}
	if d := p.spelledDialect(name); d != nil {
		return d
	}
	return nil
}

// defName appends the full name of a type or attribute in the profile of the
// text.
func (pr *printer) defName(def ir.TypeDefinition) {
	d, ok := def.(*irdl.TypeDef)
	if !ok || !otherProfile(pr.opts.Profile) {
		pr.text(def.Name())
		return
	}
	pr.text(d.Dialect().NameIn(pr.opts.Profile))
	pr.byte('.')
	pr.text(d.Mnemonic())
}

// isProfile reports whether a spelling counts where a profile is asked for, or
// none.
func isProfile(profile, asked string) bool { return asked == "" || asked == profile }

// spelledKey is the key under which a context keeps the names of a profile.
type spelledKey struct{ profile string }

func spelledIn(ctx *ir.Context, profile string) spelledOps {
	return ctx.Memo(spelledKey{profile}, func() any { return collectSpelled(ctx, profile) }).(spelledOps)
}

func collectSpelled(ctx *ir.Context, profile string) spelledOps {
	ops := spelledOps{}
	for _, d := range ctx.Dialects() {
		dialect, ok := d.(*irdl.Dialect)
		if !ok {
			continue
		}
		for _, op := range dialect.SpelledOps() {
			for _, s := range op.Spellings {
				if isProfile(s.Profile, profile) {
					ops[s.Name] = op
				}
			}
		}
	}
	return ops
}

// attrsFromProfile gives attributes the names that they have here.
func (p *parser) attrsFromProfile(name *ir.OpName, attrs []ir.NamedAttr) []ir.NamedAttr {
	op, ok := name.Def().(*irdl.Op)
	if !ok || len(op.AttrSpellings) == 0 || p.opts.Profile == printedProfile {
		return attrs
	}
	renamed := slices.Clone(attrs)
	for i, a := range attrs {
		renamed[i].Name = op.AttrNameFrom(p.opts.Profile, a.Name)
	}
	return ir.SortAttrs(renamed)
}

// genericName is the full name of an operation in the profile of the text.
func (pr *printer) genericName(name *ir.OpName) string {
	if op, ok := name.Def().(*irdl.Op); ok && otherProfile(pr.opts.Profile) {
		return op.NameIn(pr.opts.Profile)
	}
	return name.String()
}

// genericAttrs are the attributes of an operation with the names that they have
// in the profile of the text.
func (pr *printer) genericAttrs(op *ir.Operation) ir.AttrList {
	def, ok := op.Name().Def().(*irdl.Op)
	if !ok || !otherProfile(pr.opts.Profile) || len(def.AttrSpellings) == 0 {
		return op.Attrs()
	}
	renamed := slices.Clone(op.Attrs())
	for i, a := range renamed {
		renamed[i].Name = def.AttrNameIn(pr.opts.Profile, a.Name)
	}
	return ir.SortAttrs(renamed)
}
