package verify

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// references checks that symbols which attributes name are there, of the
// operations that the definition lists, and of the type that it wants.
func (v *verifier) references(op *ir.Operation, def *ods.Op) bool {
	for i := range def.References {
		r := &def.References[i]
		switch a := op.Attr(def.Attributes[r.Attr].Name).(type) {
		case *ir.SymbolRefAttr:
			if !v.reference(op, r, a) {
				return false
			}
		case *ir.ArrayAttr:
			for _, elem := range a.Elems() {
				if symbol, ok := elem.(*ir.SymbolRefAttr); ok && !v.reference(op, r, symbol) {
					return false
				}
			}
		}
	}
	return true
}

func (v *verifier) reference(op *ir.Operation, r *ods.Reference, symbol *ir.SymbolRefAttr) bool {
	if !v.seesSymbols() {
		return true
	}
	target := v.lookup(symbol)
	switch {
	case target == nil:
		return v.errorf(op, "refers to %s, but there is no such symbol", syntax.AttrString(symbol))
	case !slices.ContainsFunc(r.Ops, target.Is):
		return v.errorNote(op, target.Loc(), "defined here", "refers to %s, which is '%s' and not '%s'",
			syntax.AttrString(symbol), target.Name(), strings.Join(r.Ops, "' or '"))
	case r.Type == nil:
		return true
	}
	def, ok := target.Name().Def().(*ods.Op)
	if !ok {
		return true
	}
	t, ok := target.Attr(def.SymbolType()).(*ir.TypeAttr)
	if !ok || v.bound.Match(r.Type, t.Value()) {
		return true
	}
	expected := "another type"
	if want, ok := v.bound.Build(r.Type); ok {
		expected = syntax.QuotedType(want)
	}
	return v.errorNote(op, target.Loc(), "defined here", "wants %s to be of type %s, but it is of type %s",
		syntax.AttrString(symbol), expected, syntax.QuotedType(t.Value()))
}
