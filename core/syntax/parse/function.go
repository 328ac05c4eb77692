package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

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
	for op := range module.Region(0).Entry().Ops() {
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
