package verify

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// symbolTable checks the form of an operation that holds symbols.
func (v *verifier) symbolTable(op *ir.Operation) bool {
	switch {
	case op.NumRegions() != 1:
		return v.errorf(op, "holds symbols and must have exactly one region")
	case !op.Region(0).HasOneBlock():
		return v.errorf(op, "holds symbols and must have exactly one block")
	}
	return true
}

// uniqueSymbols checks that no two operations have one name. As in MLIR, every
// operation with the attribute counts.
func (v *verifier) uniqueSymbols(op *ir.Operation) {
	for b := range op.Region(0).Blocks() {
		for o := range b.Ops() {
			name := ir.SymbolName(o)
			if name == "" {
				continue
			}
			if first := v.symbols.Lookup(name); first != nil && first != o {
				d := diag.NewError(ir.Position(o.Loc()), fmt.Sprintf("redefinition of symbol named '%s'", name))
				v.found(o, d.WithNote(ir.Position(first.Loc()), "see existing symbol definition here"))
			}
		}
	}
}

func (v *verifier) symbol(op *ir.Operation) bool {
	name := op.Attr(ir.SymbolNameAttr)
	if name == nil {
		return true
	}
	if s, ok := name.(*ir.StringAttr); !ok || s.Value() == "" {
		return v.errorf(op, "requires a name that is a string and not empty in attribute '%s'", ir.SymbolNameAttr)
	}
	vis := op.Attr(ir.SymbolVisibilityAttr)
	if vis == nil {
		return true
	}
	s, ok := vis.(*ir.StringAttr)
	if !ok {
		return v.errorf(op, "requires visibility attribute '%s' to be a string attribute", ir.SymbolVisibilityAttr)
	}
	switch s.Value() {
	case "public", "private", "nested":
		return true
	}
	return v.errorf(op, "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %q", s.Value())
}

// lookup finds what a reference names in the innermost symbol table.
func (v *verifier) lookup(ref *ir.SymbolRefAttr) *ir.Operation {
	if v.symbols == nil {
		return nil
	}
	found := v.symbols.Lookup(ref.Root())
	for _, name := range ref.Nested() {
		if found == nil || !found.Traits().SymbolTable {
			return nil
		}
		found = v.tableOf(found).Lookup(name)
	}
	return found
}

// tableOf is the symbol table of an operation in another one.
func (v *verifier) tableOf(op *ir.Operation) *ir.SymbolTable {
	table, ok := v.tables[op]
	if ok {
		return table
	}
	if v.tables == nil {
		v.tables = map[*ir.Operation]*ir.SymbolTable{}
	}
	table = ir.NewSymbolTable(op)
	v.tables[op] = table
	return table
}
