package directive

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// object is all there is to a directive.
type object interface {
	check.Directive
	format.Directive
	print.Directive
}

// table has the directives that formats may name.
var table = [...]object{
	types{}, functionalType{}, arrowTypes{}, attrDict{}, attrDictKeyword{}, operands{}, quoted{}, keyword{}, flags{}, marked{}, bare{},
	dict{}, signature{}, affineMap{}, affineExprs{}, mixed{}, wrappedOp{}, oneOp{}, chain{}, defined{}, computed{}, tensorTypes{}, impliedType{}, typeUnlessIndex{},
	payloadOp{}, payload{}, numbers{}, cases{}, bounds{}, callType{}, bundles{},
}

// All lists the directives.
func All() []ods.DirectiveRow {
	list := make([]ods.DirectiveRow, len(table))
	for i, d := range table {
		list[i] = ods.DirectiveRow{Directive: d, Printer: print.Object{Directive: d}, Reader: format.Object{Directive: d}}
	}
	return list
}

// base is what most directives have in common: they spell their arguments.
type base struct{}

// Problem finds nothing.
func (base) Problem(*ods.Op, *ods.Elem) string { return "" }

// Spells has the arguments.
func (base) Spells(e *ods.Elem) ods.Spelling { return ods.Spelling{Parts: e.Args} }

// Holds reports whether there is anything of the first argument.
func (base) Holds(w *print.Writer, e *ods.Elem) bool { return w.Has(e.Ref) }

// values are parts that have types.
var values = ods.Parts(ods.RefOperand, ods.RefResult, ods.RefRegionArg, ods.RefVar, ods.RefOperands, ods.RefResults)

// wrong is the problem with an argument whose kind of attribute, or of variable, a
// directive cannot spell.
func wrong(d ods.Directive, o *ods.Op, r ods.Ref) string {
	return fmt.Sprintf("'%s' cannot spell '%s', which is of another kind", d.Name(), o.PartName(r))
}
