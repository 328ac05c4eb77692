package convert

import "github.com/mlirc/mlirc/core/ir"

// Symbol is what patterns may know of a symbol that others may be converting at
// the same time: how it was before the conversion.
type Symbol struct {
	Op    *ir.OpName
	Attrs ir.AttrList
	Loc   ir.Location
}

// scope is the symbols around the pieces of a conversion.
type scope struct {
	symbols map[string]Symbol
	added   map[string]bool // by join
}

func newScope(table *ir.Operation) *scope {
	s := &scope{symbols: map[string]Symbol{}, added: map[string]bool{}}
	if !table.Traits().SymbolTable {
		return s
	}
	for r := range table.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				s.add(o)
			}
		}
	}
	return s
}

func (s *scope) add(op *ir.Operation) {
	name := ir.SymbolName(op)
	if name == "" {
		return
	}
	if _, taken := s.symbols[name]; !taken {
		s.symbols[name] = symbolOf(op)
	}
}

func symbolOf(op *ir.Operation) Symbol {
	return Symbol{Op: op.Name(), Attrs: op.Attrs(), Loc: op.Loc()}
}

// declaration is a symbol that a pattern wants beside its piece.
type declaration struct {
	name string
	op   *ir.Operation
}

// join puts declarations at the start of the table, the latest first, each name
// once.
func (s *scope) join(table *ir.Operation, declared []declaration) {
	if len(declared) == 0 {
		return
	}
	b := ir.NewBuilder(table.Context())
	for _, d := range declared {
		if s.added[d.name] {
			d.op.Erase()
			continue
		}
		s.added[d.name] = true
		b.SetInsertionPointToStart(table.Region(0).Entry())
		b.Insert(d.op)
	}
}

// Symbol finds what a name means as seen from an operation: in a symbol table
// inside of what is converted at a time, or around it. Of the latter it tells
// how they were before the conversion, or were declared by patterns of the same
// piece.
func (rw *Rewriter) Symbol(from *ir.Operation, name string) (Symbol, bool) {
	d := rw.d
	for table := ir.NearestSymbolTable(from); table != nil && table != d.table; {
		if op := d.tableOf(table).Lookup(name); op != nil {
			return symbolOf(op), true
		}
		table = ir.NearestSymbolTable(table.ParentOp())
	}
	for i := range d.declared {
		if d.declared[i].name == name {
			return symbolOf(d.declared[i].op), true
		}
	}
	s, ok := d.scope.symbols[name]
	return s, ok
}

// Declare makes sure that there is a symbol of that name in the symbol table
// around an operation; build makes it, where the builder stands, if there is
// none. It is legal from the start: it must be made in terms of the target.
// Others may want the same symbol, so build makes the same for all. The table belongs to what is
// converted: others may work beside that, as they do where a pass runs on each function.
func (rw *Rewriter) Declare(from *ir.Operation, name string, build func(b *ir.Builder) *ir.Operation) {
	d := rw.d
	if _, ok := rw.Symbol(from, name); ok {
		return
	}
	table := ir.NearestSymbolTable(from)
	if table == nil {
		panic("BUG: symbol '" + name + "' declared outside of any symbol table")
	}
	at := d.quiet.InsertionPoint()
	defer d.quiet.RestoreInsertionPoint(at)
	d.quiet.SetLoc(from.Loc())
	if table == d.table {
		d.quiet.ClearInsertionPoint()
		d.declared = append(d.declared, declaration{name, build(d.quiet)})
		return
	}
	if !d.table.IsProperAncestor(table) {
		panic("BUG: symbol '" + name + "' declared around what is converted; convert the module")
	}
	d.quiet.SetInsertionPointToStart(table.Region(0).Entry())
	d.tableOf(table).Insert(build(d.quiet))
}

// tableOf reads a symbol table inside of the piece once.
func (d *driver) tableOf(op *ir.Operation) *ir.SymbolTable {
	if t, ok := d.tables[op]; ok {
		return t
	}
	if d.tables == nil {
		d.tables = map[*ir.Operation]*ir.SymbolTable{}
	}
	t := ir.NewSymbolTable(op)
	d.tables[op] = t
	return t
}
