package syntax

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// aliasedTuple is the number of members from which on a tuple is long... one
// more than it may have without an alias.
const aliasedTuple = 17

// alias is a name for an attribute or type.
type alias struct {
	prefix   string // #map, !tuple
	attr     ir.Attribute
	typ      ir.Type
	number   int  // -1: the only one of its prefix
	deferred bool // used by operations as their location only: defined after the module
}

// aliasTable holds the aliases of a module in order of first use.
type aliasTable struct {
	list []alias
	// What is known of the object with an id: 0 nothing, -1 no alias, else one
	// more than the place in the list.
	ids []int32
}

func (t *aliasTable) known(id uint32) int32 {
	if int(id) < len(t.ids) {
		return t.ids[id]
	}
	return 0
}

func (t *aliasTable) set(id uint32, v int32) {
	if int(id) >= len(t.ids) {
		t.ids = append(t.ids, make([]int32, int(id)+1-len(t.ids)+len(t.ids)/2)...)
	}
	t.ids[id] = v
}

func (t *aliasTable) add(id uint32, a alias) {
	t.list = append(t.list, a)
	t.set(id, int32(len(t.list)))
}

func (t *aliasTable) appendAttr(pr *printer, a ir.Attribute) bool {
	if a == nil {
		return false
	}
	return t.append(pr, t.known(ir.AttrID(a)))
}

func (t *aliasTable) appendType(pr *printer, typ ir.Type) bool {
	if typ == nil {
		return false
	}
	return t.append(pr, t.known(ir.TypeID(typ)))
}

func (t *aliasTable) append(pr *printer, place int32) bool {
	if place <= 0 {
		return false
	}
	a := &t.list[place-1]
	pr.text(a.prefix)
	if a.number >= 0 {
		pr.out = strconv.AppendInt(pr.out, int64(a.number), 10)
	}
	return true
}

// collectAliases finds the attributes and types that get an alias, by a dry run
// of the printer.
func (pr *printer) collectAliases(op *ir.Operation) {
	table := &aliasTable{}
	out := pr.out
	pr.out, pr.aliases, pr.collecting = nil, table, true
	pr.op(op)
	pr.out, pr.aliases, pr.collecting = out, nil, false
	if len(table.list) == 0 {
		return
	}
	counts := map[string]int{}
	for i := range table.list {
		a := &table.list[i]
		a.number = counts[a.prefix]
		counts[a.prefix]++
	}
	for i := range table.list {
		if counts[table.list[i].prefix] == 1 {
			table.list[i].number = -1
		}
	}
	pr.aliases = table
}

// aliasDefinitions appends a line for each alias that stands before, or after,
// the module.
func (pr *printer) aliasDefinitions(deferred bool) {
	if pr.aliases == nil {
		return
	}
	var list []*alias
	for i := range pr.aliases.list {
		if a := &pr.aliases.list[i]; a.deferred == deferred {
			list = append(list, a)
		}
	}
	slices.SortStableFunc(list, func(a, b *alias) int { return strings.Compare(a.prefix, b.prefix) })
	slices.SortStableFunc(list, func(a, b *alias) int { return int(kindRank(a)) - int(kindRank(b)) })
	table := pr.aliases
	for _, a := range list {
		pr.text(a.prefix)
		if a.number >= 0 {
			pr.int(int64(a.number))
		}
		pr.aliases = nil
		if a.typ != nil {
			pr.text(" = type ")
			pr.typeBody(a.typ)
		} else {
			pr.text(" = ")
			pr.attrBody(a.attr, elideNever)
		}
		pr.aliases = table
		pr.byte('\n')
	}
}

// kindRank puts attributes before types.
func kindRank(a *alias) int {
	if a.typ != nil {
		return 1
	}
	return 0
}

// visitOp is op while aliases are collected.
func (pr *printer) visitOp(op *ir.Operation) {
	if pr.opts.DebugInfo {
		pr.visitOpLoc(op.Loc())
	}
	pr.opBody(op)
	pr.out = pr.out[:0]
}

func (pr *printer) visitOpLoc(l ir.Location) {
	if id := ir.AttrID(l); pr.aliases.known(id) == 0 {
		pr.aliases.add(id, alias{prefix: "#loc", attr: l, deferred: true})
	}
}

// visitGeneric is generic while aliases are collected; the order is MLIR's.
func (pr *printer) visitGeneric(op *ir.Operation) {
	for i := range op.NumRegions() {
		pr.regionBody(op.Region(i), true, true, true)
	}
	for i := range op.NumOperands() {
		pr.operandType(op.Operand(i))
	}
	for i := range op.NumResults() {
		pr.type_(op.Result(i).Type())
	}
	for _, a := range op.Attrs() {
		pr.visitAttr(a.Value)
	}
}

// visitAttr gives an attribute an alias if it is of a kind that has one, and
// looks into those that hold others.
func (pr *printer) visitAttr(a ir.Attribute) {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		pr.addAttrAlias("#map", a)
	case *ir.IntegerSetAttr:
		pr.addAttrAlias("#set", a)
	case ir.Location:
		pr.addAttrAlias("#loc", a)
	case *ir.TypeAttr:
		pr.visitType(a.Value())
	case *ir.ArrayAttr:
		if !pr.visited(ir.AttrID(a)) {
			for _, x := range a.Elems() {
				pr.visitAttr(x)
			}
		}
	case *ir.DictionaryAttr:
		if !pr.visited(ir.AttrID(a)) {
			for _, x := range a.Entries() {
				pr.visitAttr(x.Value)
			}
		}
	}
}

func (pr *printer) addAttrAlias(prefix string, a ir.Attribute) {
	id := ir.AttrID(a)
	if place := pr.aliases.known(id); place > 0 {
		pr.aliases.list[place-1].deferred = false
		return
	}
	pr.aliases.add(id, alias{prefix: prefix, attr: a})
}

// visited marks an object and reports whether it was marked.
func (pr *printer) visited(id uint32) bool {
	if pr.aliases.known(id) != 0 {
		return true
	}
	pr.aliases.set(id, -1)
	return false
}

// visitType looks for aliases in a type, what it holds first.
func (pr *printer) visitType(t ir.Type) {
	switch t.(type) {
	case nil, *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.NoneType, *ir.OpaqueType, *ir.DialectType:
		return
	}
	id := ir.TypeID(t)
	if pr.visited(id) {
		return
	}
	switch t := t.(type) {
	case *ir.FunctionType:
		pr.visitTypes(t.Inputs())
		pr.visitTypes(t.Results())
	case *ir.TupleType:
		pr.visitTypes(t.Elems())
		if len(t.Elems()) >= aliasedTuple {
			pr.aliases.add(id, alias{prefix: "!tuple", typ: t})
		}
	case *ir.MemRefType:
		pr.visitType(t.Elem())
		for _, l := range t.Layout() {
			pr.visitAttr(l)
		}
		pr.visitAttr(t.Space())
	case *ir.RankedTensorType:
		pr.visitType(t.Elem())
		pr.visitAttr(t.Encoding())
	case *ir.UnrankedMemRefType:
		pr.visitType(t.Elem())
		pr.visitAttr(t.Space())
	case ir.ShapedType:
		pr.visitType(t.Elem())
	case *ir.ComplexType:
		pr.visitType(t.Elem())
	}
}

func (pr *printer) visitTypes(list []ir.Type) {
	for _, t := range list {
		pr.visitType(t)
	}
}

// mayHaveAliases reports whether the dry run is worth its time: whether
// anything in op is, or may hold, what has an alias.
func mayHaveAliases(op *ir.Operation) bool {
	s := aliasSearch{}
	return s.inOp(op)
}

// aliasSearch remembers what was found free of aliases.
type aliasSearch struct{ free map[any]bool }

func (s *aliasSearch) inOp(op *ir.Operation) bool {
	for _, a := range op.Attrs() {
		if s.inAttr(a.Value) {
			return true
		}
	}
	for i := range op.NumResults() {
		if s.inType(op.Result(i).Type()) {
			return true
		}
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).Entry(); b != nil; b = b.Next() {
			if s.inBlock(b) {
				return true
			}
		}
	}
	return false
}

func (s *aliasSearch) inBlock(b *ir.Block) bool {
	for _, a := range b.Args() {
		if s.inType(a.Type()) {
			return true
		}
	}
	for op := b.First(); op != nil; op = op.Next() {
		if s.inOp(op) {
			return true
		}
	}
	return false
}

func (s *aliasSearch) inAttr(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.AffineMapAttr, *ir.IntegerSetAttr, ir.Location:
		return true
	case *ir.TypeAttr:
		return s.inType(a.Value())
	case *ir.ArrayAttr:
		return slices.ContainsFunc(a.Elems(), s.inAttr)
	case *ir.DictionaryAttr:
		return slices.ContainsFunc(a.Entries(), func(e ir.NamedAttr) bool { return s.inAttr(e.Value) })
	}
	return false
}

func (s *aliasSearch) inType(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.MemRefType:
		return len(t.Layout()) > 0 || s.inAttr(t.Space()) || s.inType(t.Elem())
	case *ir.RankedTensorType:
		return s.inAttr(t.Encoding()) || s.inType(t.Elem())
	case *ir.UnrankedMemRefType:
		return s.inAttr(t.Space()) || s.inType(t.Elem())
	case *ir.VectorType, *ir.ComplexType:
		return false
	case *ir.UnrankedTensorType:
		return s.inType(t.Elem())
	case *ir.TupleType:
		return len(t.Elems()) >= aliasedTuple || slices.ContainsFunc(t.Elems(), s.inType)
	case *ir.FunctionType:
		return slices.ContainsFunc(t.Inputs(), s.inType) || slices.ContainsFunc(t.Results(), s.inType)
	}
	return false
}
