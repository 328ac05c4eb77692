package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
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
	if def, ok := op.Name().Def().(*ods.Op); ok && def.Form() != nil {
		return def.Form().Base.Name() == moduleOp
	}
	return op.Is(moduleOp)
}

// lateFunction is the name of a function with a type, as in `{fn: @f : (i32) -> i32}`.
// Whether that is the function's type is seen when the module has been read.
type lateFunction struct {
	name string
	typ  ir.Type
	pos  int
}

// parseFunctionAttr passes the type behind the name of a function, in a profile that
// has one there. The name alone stays: the type is the function's.
func (p *Parser) parseFunctionAttr(value ir.Attribute) bool {
	ref, ok := value.(*ir.SymbolRefAttr)
	if !ok || !p.At(lex.Colon) {
		return true
	}
	if known, _ := ods.ProfileNamed(p.Opts.Profile); !known.FunctionAttrs {
		return true
	}
	p.Next()
	pos := p.Tok.Pos
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	if _, ok := t.(*ir.FunctionType); !ok {
		return p.Errorf(pos, "expected a function type, the type of '@%s'", ref.Root())
	}
	p.lateFunctions = append(p.lateFunctions, lateFunction{ref.Root(), t, pos})
	return true
}

// CheckFunctions reports a type behind the name of a function that is not the
// function's.
func (p *Parser) CheckFunctions(module *ir.Operation) bool {
	if len(p.lateFunctions) == 0 {
		return true
	}
	types := map[string]ir.Type{}
	for op := module.Region(0).Entry().First(); op != nil; op = op.Next() {
		if t, ok := op.Attr("type").(*ir.TypeAttr); ok && op.Traits().FunctionLike {
			types[op.StringAttrValue("sym_name")] = t.Value()
		}
	}
	ok := true
	for _, f := range p.lateFunctions {
		switch t := types[f.name]; t {
		case f.typ:
		case nil:
			ok = p.Errorf(f.pos, "there is no function '@%s'", f.name)
		default:
			ok = p.Errorf(f.pos, "function '@%s' is of type '%s', not '%s'", f.name, print.TypeString(t), print.TypeString(f.typ))
		}
	}
	return ok
}
