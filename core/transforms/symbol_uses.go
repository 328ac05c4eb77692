package transforms

import "github.com/mlirc/mlirc/core/ir"

// symbolUses finds the symbols that operations refer to. It does not see tables
// that change.
type symbolUses struct {
	tables map[*ir.Operation]*ir.SymbolTable
}

func newSymbolUses() *symbolUses { return &symbolUses{tables: map[*ir.Operation]*ir.SymbolTable{}} }

// eachTable visits the symbol tables in root, inner ones first, and says whether the symbols of
// a table are invisible outside of root.
func (u *symbolUses) eachTable(root *ir.Operation, visit func(table *ir.Operation, hidden bool)) {
	eachTableIn(root, root.ParentOp() == nil, visit)
}

func eachTableIn(op *ir.Operation, hidden bool, visit func(table *ir.Operation, hidden bool)) {
	isTable := op.Traits().SymbolTable
	hidden = hidden || !isTable || !isSymbol(op) || ir.IsPrivate(op)
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				if o.NumRegions() > 0 {
					eachTableIn(o, hidden, visit)
				}
			}
		}
	}
	if isTable {
		visit(op, hidden)
	}
}

// inside visits what operations in root, root included, refer to.
func (u *symbolUses) inside(root *ir.Operation, visit func(user, symbol *ir.Operation)) {
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		u.of(op, func(symbol *ir.Operation) { visit(op, symbol) })
		return ir.Advance
	})
}

// outsideOfTables is inside but for what is in symbol tables, root included.
func (u *symbolUses) outsideOfTables(root *ir.Operation, visit func(user, symbol *ir.Operation)) {
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		u.of(op, func(symbol *ir.Operation) { visit(op, symbol) })
		if op.Traits().SymbolTable {
			return ir.Skip
		}
		return ir.Advance
	})
}

// of visits the symbols that the attributes of an operation name.
func (u *symbolUses) of(op *ir.Operation, visit func(symbol *ir.Operation)) {
	for _, a := range op.Attrs() {
		for nested := range ir.Nested(a.Value) {
			if ref, ok := nested.(*ir.SymbolRefAttr); ok {
				u.resolve(op, ref, visit)
			}
		}
	}
}

// resolve visits each symbol on the way of a reference: the root as seen from op,
// and what is nested in it.
func (u *symbolUses) resolve(op *ir.Operation, ref *ir.SymbolRefAttr, visit func(symbol *ir.Operation)) {
	for table := ir.NearestSymbolTable(op); table != nil; table = ir.NearestSymbolTable(table.ParentOp()) {
		found := u.lookup(table, ref.Root())
		if found == nil {
			continue
		}
		visit(found)
		for _, name := range ref.Nested() {
			if found = u.lookup(found, name); found == nil {
				return
			}
			visit(found)
		}
		return
	}
}

// find is the symbol that a reference means, as seen from op, or nil.
func (u *symbolUses) find(op *ir.Operation, ref *ir.SymbolRefAttr) *ir.Operation {
	var leaf *ir.Operation
	depth := 0
	u.resolve(op, ref, func(symbol *ir.Operation) { leaf, depth = symbol, depth+1 })
	if depth <= len(ref.Nested()) {
		return nil
	}
	return leaf
}

func (u *symbolUses) lookup(table *ir.Operation, name string) *ir.Operation {
	t, ok := u.tables[table]
	if !ok {
		t = ir.NewSymbolTable(table)
		u.tables[table] = t
	}
	return t.Lookup(name)
}
