package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/versions"
)

// namesAll reports whether one name stands for all results of an operation: in the
// profile of the text or, if that is not known, in the one that the operation is of.
func (p *Parser) namesAll(op *ir.Operation) bool {
	profile := p.Opts.Profile
	if def, ok := op.Name().Def().(*ods.Op); ok && profile == "" && def.Form() != nil {
		profile = def.Form().Profile
	}
	known, ok := ods.ProfileNamed(profile)
	return ok && known.OneName
}

// formNamed finds the form that has a name in the profile of the text or, if no
// profile is given, in any; nil when there is none.
func (p *Parser) formNamed(text string) *ods.Form {
	return versions.FormNamed(p.Ctx, p.Opts.Profile, text)
}

// dialect finds a dialect by its name here or in the profile of the text, nil
// when there is none.
func (p *Parser) dialect(name string) ir.Dialect {
	if d := p.Ctx.Dialect(name); d != nil {
		return d
	}
	if d, _ := versions.DialectNamed(p.Ctx, p.Opts.Profile, name); d != nil {
		return d
	}
	return nil
}

// typeDef finds the definition of a type, or of an attribute, by the name that it
// has in the profile of the text, nil when it has none of its own there. Where no
// profile is given, names that mean something here mean that.
func (p *Parser) typeDef(dialect, mnemonic string, attr bool) *ods.TypeDef {
	if d := p.Ctx.Dialect(dialect); d != nil && p.Opts.Profile == "" {
		if attr && LookupAttrDef(d, mnemonic) != nil || !attr && lookupTypeDef(d, mnemonic) != nil {
			return nil
		}
	}
	return versions.TypeNamed(p.Ctx, p.Opts.Profile, dialect+"."+mnemonic, attr)
}

// NameOf is the name of operations of a definition.
func (p *Parser) NameOf(def *ods.Op) *ir.OpName {
	if f := def.Form(); f != nil {
		p.Formed = true
		return versions.Name(p.Ctx, f)
	}
	return p.OpName(def.Name())
}
