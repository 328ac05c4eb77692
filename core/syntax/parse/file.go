package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/versions"
)

// Options says how to read.
type Options struct {
	// AllowUnregistered accepts operations, types and attributes of dialects
	// that have no definition.
	AllowUnregistered bool
	// Profile is that of the text, "" for one that is not known.
	Profile string
	// Workers is how many parsers may read a large module at once, 0 for as many
	// as there are processors. The result does not depend on it.
	Workers int
	// KeepNames keeps the names of values, numbers aside, in their locations, see
	// [ir.Value.Name].
	KeepNames bool
	// Forms makes what reads custom forms.
	Forms NewForms
}

// moduleOp is the operation that a file holds.
const moduleOp = "module"

// File reads a whole file, and returns nil if there was an error.
func (p *Parser) File() *ir.Operation {
	top := ir.NewBlock()
	p.resources = p.resourceFinder()
	names, blocks := p.names.push(true), p.blocks.push()
	p.parseTop(top)
	p.popBlocks(blocks)
	p.popNames(names)
	p.resolveLateLocs()
	if p.errors > 0 {
		return nil
	}
	return p.moduleOf(top)
}

// parseTop passes operations and definitions of aliases up to the end.
func (p *Parser) parseTop(top *ir.Block) {
	for p.Tok.Kind != lex.EOF {
		if p.parseInParallel(top) {
			continue
		}
		pos := p.Tok.Pos
		p.B.SetInsertionPointToEnd(top)
		if p.parseTopLevel() {
			continue
		}
		p.names.poisoned = true
		if p.recover(0, pos) && p.Tok.Kind == lex.RBrace {
			p.Next()
		}
		p.Braces = max(p.Braces, 0)
	}
}

func (p *Parser) parseTopLevel() bool {
	switch {
	case p.Tok.Kind == lex.Hash || p.Tok.Kind == lex.Bang:
		return p.parseAlias()
	case p.atMetadata():
		return p.parseMetadata()
	}
	return p.parseOperation()
}

// moduleOf returns the module in a block, or puts one around what is there.
func (p *Parser) moduleOf(top *ir.Block) *ir.Operation {
	if first := top.First(); first != nil && first == top.Last() && isModule(first) {
		first.Remove()
		return first
	}
	p.B.ClearInsertionPoint()
	module := p.B.Create(&ir.OperationState{
		Name: p.Ctx.OpName(moduleOp), Loc: p.Ctx.FileLineColLoc(p.src.Name(), 0, 0), Regions: 1,
	})
	module.Region(0).Append(top)
	return module
}

// isModule reports whether an operation is a module, in whatever form.
func isModule(op *ir.Operation) bool {
	return ods.NameInMemory(op) == moduleOp
}

// namesAll reports whether one name stands for all results of an operation: in the
// profile of the text or, if that is not known, in the one that the operation is of.
func (p *Parser) namesAll(op *ir.Operation) bool {
	profile := p.Opts.Profile
	if def, ok := op.Name().Def().(*ods.Op); ok && profile == "" && def.Base() != nil {
		profile = def.Profile()
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
	if def.Base() != nil {
		p.Formed = true
		return versions.Name(p.Ctx, def)
	}
	return p.OpName(def.Name())
}
