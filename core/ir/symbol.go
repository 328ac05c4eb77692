package ir

// The attributes that symbols use.
const (
	SymbolNameAttr       = "sym_name"
	SymbolVisibilityAttr = "sym_visibility"
)

// SymbolName is the name by which a symbol operation is known, or "".
func SymbolName(op *Operation) string { return op.StringAttrValue(SymbolNameAttr) }

// IsPrivate reports whether a symbol can be referred to only from its own
// symbol table.
func IsPrivate(op *Operation) bool { return op.StringAttrValue(SymbolVisibilityAttr) == "private" }

// IsDeclaration reports whether a function-like operation has no body.
func IsDeclaration(op *Operation) bool {
	return op.NumRegions() == 0 || op.Region(0).Empty()
}

// SymbolTable finds the symbols directly inside an operation. It does not see
// changes made without it.
type SymbolTable struct {
	op      *Operation
	symbols map[string]*Operation
}

// NewSymbolTable reads the symbols directly inside op. Of two with one name the
// first is found.
func NewSymbolTable(op *Operation) *SymbolTable {
	t := &SymbolTable{op: op, symbols: map[string]*Operation{}}
	regions := op.regionList()
	for i := range regions {
		for b := regions[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				t.add(o)
			}
		}
	}
	return t
}

func (t *SymbolTable) add(op *Operation) {
	name := SymbolName(op)
	if name == "" {
		return
	}
	if _, taken := t.symbols[name]; !taken {
		t.symbols[name] = op
	}
}

// Op is the operation that holds the symbols.
func (t *SymbolTable) Op() *Operation { return t.op }

// Lookup returns the symbol of that name, or nil.
func (t *SymbolTable) Lookup(name string) *Operation { return t.symbols[name] }

// Insert makes a symbol known that was put inside already.
func (t *SymbolTable) Insert(op *Operation) { t.add(op) }

// Erase erases a symbol.
func (t *SymbolTable) Erase(op *Operation) {
	if t.symbols[SymbolName(op)] == op {
		delete(t.symbols, SymbolName(op))
	}
	op.Erase()
}

// RenameSymbol gives a symbol another name, in a symbol table and the attributes of the operations in
// it that refer to it. References inside of other attributes stay.
func RenameSymbol(table *Operation, from, to string) {
	ctx := table.Context()
	Walk(table, func(op *Operation) WalkResult {
		if SymbolName(op) == from {
			op.SetAttr(SymbolNameAttr, ctx.StringAttr(to))
		}
		for _, a := range op.Attrs() {
			if ref, ok := a.Value.(*SymbolRefAttr); ok && ref.Root() == from {
				op.SetAttr(a.Name, ctx.SymbolRefAttr(to))
			}
		}
		return Advance
	})
}

// NearestSymbolTable is the innermost operation around op, op itself included,
// that holds symbols, or nil.
func NearestSymbolTable(op *Operation) *Operation {
	for ; op != nil; op = op.ParentOp() {
		if op.Traits().SymbolTable {
			return op
		}
	}
	return nil
}

// LookupSymbol finds what a reference names as seen from op: the root in the
// symbol tables around it, innermost first, then the nested names. It is
// linear in the size of the table; keep a [SymbolTable] for many.
func LookupSymbol(from *Operation, ref *SymbolRefAttr) *Operation {
	for table := NearestSymbolTable(from); table != nil; table = NearestSymbolTable(table.ParentOp()) {
		found := lookupIn(table, ref.root)
		if found == nil {
			continue
		}
		for _, n := range ref.nested {
			if found = lookupIn(found, n); found == nil {
				return nil
			}
		}
		return found
	}
	return nil
}

// lookupIn finds a symbol directly inside an operation. As in [SymbolTable],
// every operation with a name is one.
func lookupIn(table *Operation, name string) *Operation {
	if name == "" {
		return nil
	}
	regions := table.regionList()
	for i := range regions {
		for b := regions[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				if SymbolName(o) == name {
					return o
				}
			}
		}
	}
	return nil
}

// ArgAttr is an attribute of an argument of a function, from the function's `arg_attrs`; nil
// if the argument does not have it.
func ArgAttr(fn *Operation, i int, name string) Attribute {
	list, ok := fn.Attr("arg_attrs").(*ArrayAttr)
	if !ok || i >= len(list.Elems()) {
		return nil
	}
	attrs, ok := list.Elems()[i].(*DictionaryAttr)
	if !ok {
		return nil
	}
	return attrs.Get(name)
}
