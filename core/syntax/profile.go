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

// spelledOp finds the operation that has a name in the profile of the text, nil
// when there is none.
func (p *parser) spelledOp(text string) *irdl.Op {
	if !otherProfile(p.opts.Profile) {
		return nil
	}
	if p.spelled == nil {
		p.spelled = spelledIn(p.ctx, p.opts.Profile)
	}
	if op := p.spelled[text]; op != nil {
		return op
	}
	prefix, rest, _ := strings.Cut(text, ".")
	for _, d := range p.ctx.Dialects() {
		dialect, ok := d.(*irdl.Dialect)
		if !ok {
			continue
		}
		for _, s := range dialect.Spellings {
			if s.Name != prefix || s.Profile != p.opts.Profile {
				continue
			}
			if op := dialect.Op(dialect.Name() + "." + rest); op != nil {
				return op
			}
		}
	}
	return nil
}

func spelledIn(ctx *ir.Context, profile string) spelledOps {
	ops := spelledOps{}
	for _, d := range ctx.Dialects() {
		dialect, ok := d.(*irdl.Dialect)
		if !ok {
			continue
		}
		for _, op := range dialect.SpelledOps() {
			for _, s := range op.Spellings {
				if s.Profile == profile {
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
	if !ok || !otherProfile(p.opts.Profile) || len(op.AttrSpellings) == 0 {
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
