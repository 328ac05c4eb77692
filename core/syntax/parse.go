package syntax

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/versions"
)

// ParseOptions says how to read.
type ParseOptions struct {
	// AllowUnregistered accepts operations, types and attributes of dialects
	// that have no definition.
	AllowUnregistered bool
	// Profile names the spelling; "" is told by the text's name for functions, see
	// [versions.ReadIn], or by names that only an early profile has, see
	// [versions.Settle].
	Profile string
	// Workers is how many parsers may read a large module at once, 0 for as many
	// as there are processors. The result does not depend on it.
	Workers int
}

// moduleOp is the operation that a file holds.
const moduleOp = "module"

// Parse reads a whole file. It reports every independent problem that it can to
// sink, and returns nil if there was one. The result is the file's only
// operation if that is a module, and otherwise a module around what the file
// holds.
func Parse(ctx *ir.Context, src *diag.Source, sink *diag.Sink, opts ParseOptions) *ir.Operation {
	p := newParser(ctx, src, sink, opts)
	p.opts.Profile = versions.ReadIn(opts.Profile, p.text)
	module := p.file()
	if module != nil && p.formed && p.opts.Profile == "" {
		profile, ok := versions.Settle(module, sink)
		if !ok {
			return nil
		}
		if profile != "" {
			// Of several forms of one name that of the profile counts.
			opts.Profile = profile
			return Parse(ctx, src, sink, opts)
		}
	}
	if module == nil {
		return nil
	}
	if (p.formed || otherProfile(p.opts.Profile) || versions.HasEarlier(ctx)) && !versions.Upgrade(module, valueOf, sink) {
		return nil
	}
	if !p.checkFunctions(module) {
		return nil
	}
	return module
}

// file reads a whole file, and returns nil if there was an error.
func (p *parser) file() *ir.Operation {
	top := ir.NewBlock()
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
func (p *parser) parseTop(top *ir.Block) {
	for p.tok.kind != tokEOF {
		if p.parseInParallel(top) {
			continue
		}
		pos := p.tok.pos
		p.b.SetInsertionPointToEnd(top)
		if p.parseTopLevel() {
			continue
		}
		p.names.poisoned = true
		if p.recover(0, pos) && p.tok.kind == tokRBrace {
			p.next()
		}
		p.braces = max(p.braces, 0)
	}
}

func (p *parser) parseTopLevel() bool {
	if p.tok.kind == tokHash || p.tok.kind == tokBang {
		return p.parseAlias()
	}
	return p.parseOperation()
}

// moduleOf returns the module in a block, or puts one around what is there.
func (p *parser) moduleOf(top *ir.Block) *ir.Operation {
	if first := top.First(); first != nil && first == top.Last() && isModule(first) {
		first.Remove()
		return first
	}
	p.b.ClearInsertionPoint()
	module := p.b.Create(&ir.OperationState{
		Name: p.ctx.OpName(moduleOp), Loc: p.ctx.FileLineColLoc(p.src.Name(), 0, 0), Regions: 1,
	})
	module.Region(0).Append(top)
	return module
}

// isModule reports whether an operation is a module, in whatever form.
func isModule(op *ir.Operation) bool {
	if def, ok := op.Name().Def().(*ods.Op); ok && def.Form() != nil {
		return def.Form().Base.Name() == moduleOp
	}
	return op.Is(moduleOp)
}

// ParseType reads a type that the whole text must be. Dialects without
// definition are accepted.
func ParseType(ctx *ir.Context, text string) (ir.Type, error) {
	return NewTexts(ctx, "").Type(text)
}

// ParseAttr reads an attribute that the whole text must be. Dialects without
// definition are accepted.
func ParseAttr(ctx *ir.Context, text string) (ir.Attribute, error) {
	return NewTexts(ctx, "").Attr(text)
}

// Values tells values that definitions mention, for package spelling.
func Values() versions.Values { return valueOf }
