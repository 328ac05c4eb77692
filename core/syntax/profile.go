package syntax

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/versions"
)

func otherProfile(profile string) bool { return profile != "" && profile != ods.OwnProfile }

// isEarly reports whether the text is of a profile that is read only: its version
// had not settled yet.
func (p *parser) isEarly() bool {
	known, ok := ods.ProfileNamed(p.opts.Profile)
	return ok && !known.Written
}

// namesAll reports whether one name stands for all results of an operation: in the
// profile of the text or, if that is not known, in the one that the operation is of.
func (p *parser) namesAll(op *ir.Operation) bool {
	profile := p.opts.Profile
	if def, ok := op.Name().Def().(*ods.Op); ok && profile == "" && def.Form() != nil {
		profile = def.Form().Profile
	}
	known, ok := ods.ProfileNamed(profile)
	return ok && known.OneName
}

// formNamed finds the form that has a name in the profile of the text or, if no
// profile is given, in any; nil when there is none.
func (p *parser) formNamed(text string) *ods.Form {
	return versions.FormNamed(p.ctx, p.opts.Profile, text)
}

// dialect finds a dialect by its name here or in the profile of the text, nil
// when there is none.
func (p *parser) dialect(name string) ir.Dialect {
	if d := p.ctx.Dialect(name); d != nil {
		return d
	}
	if d, _ := versions.DialectNamed(p.ctx, p.opts.Profile, name); d != nil {
		return d
	}
	return nil
}

// typeDef finds the definition of a type, or of an attribute, by the name that it
// has in the profile of the text, nil when it has none of its own there. Where no
// profile is told, names that mean something here mean that.
func (p *parser) typeDef(dialect, mnemonic string, attr bool) *ods.TypeDef {
	if d := p.ctx.Dialect(dialect); d != nil && p.opts.Profile == "" {
		if attr && lookupAttrDef(d, mnemonic) != nil || !attr && lookupTypeDef(d, mnemonic) != nil {
			return nil
		}
	}
	return versions.TypeNamed(p.ctx, p.opts.Profile, dialect+"."+mnemonic, attr)
}

// defName appends the full name of a type or attribute in the profile of the
// text.
func (pr *printer) defName(def ir.TypeDefinition) {
	d, ok := def.(*ods.TypeDef)
	if !ok || !otherProfile(pr.opts.Profile) {
		pr.text(def.Name())
		return
	}
	pr.text(d.NameIn(pr.opts.Profile))
}

// nameOf is the name of operations of a definition.
func (p *parser) nameOf(def *ods.Op) *ir.OpName {
	if f := def.Form(); f != nil {
		p.formed = true
		return versions.Name(p.ctx, f)
	}
	return p.opName(def.Name())
}

// properties splits the attributes of an operation into those that the generic
// form of the profile keeps apart and the others.
func (pr *printer) properties(op *ir.Operation) (inherent, rest ir.AttrList) {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || !pr.apart {
		return nil, op.Attrs()
	}
	for _, a := range op.Attrs() {
		if i := def.AttrIndex(a.Name); i >= 0 && !def.Attributes[i].Discardable || def.Segments && a.Name == def.SegmentAttr() {
			inherent = append(inherent, a)
			continue
		}
		rest = append(rest, a)
	}
	return inherent, rest
}
