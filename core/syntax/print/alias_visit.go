package print

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// visitOp is op while aliases are collected.
func (pr *Printer) visitOp(op *ir.Operation) {
	if pr.Opts.DebugInfo {
		pr.visitOpLoc(op.Loc())
	}
	if pr.hasVisited(op) {
		return
	}
	pr.opBody(op)
	pr.Out = pr.Out[:0]
}

// hasVisited reports whether an operation has nothing to be found that one before it has
// not.
func (pr *Printer) hasVisited(op *ir.Operation) bool {
	if def, ok := op.Name().Def().(*ods.Op); ok && def.ReadsValues {
		return false
	}
	if pr.visitedOps == nil {
		pr.visitedOps = &ir.Alikes{}
	}
	return pr.visitedOps.Seen(op)
}

func (pr *Printer) visitOpLoc(l ir.Location) {
	if id := ir.AttrID(l); pr.aliases.known(id) == 0 {
		pr.aliases.add(id, alias{prefix: "#loc", attr: l, deferred: true})
	}
}

// visitGeneric is generic while aliases are collected; the order is MLIR's.
func (pr *Printer) visitGeneric(op *ir.Operation) {
	for i := range op.NumRegions() {
		pr.regionBody(op.Region(i), true, true, true)
	}
	for i := range op.NumOperands() {
		pr.operandType(op.Operand(i))
	}
	for i := range op.NumResults() {
		pr.Type(op.Result(i).Type())
	}
	for _, a := range op.Attrs() {
		pr.visitAttr(a.Value)
	}
}

// visitAttr gives an attribute an alias if it is of a kind that has one. In
// others it visits what they hold, innermost first.
func (pr *Printer) visitAttr(a ir.Attribute) {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		pr.addAttrAlias("#map", a)
	case *ir.IntegerSetAttr:
		pr.addAttrAlias("#set", a)
	case ir.Location:
		pr.addAttrAlias("#loc", a)
	case *ir.DialectAttr:
		pr.visitDialectAttr(a)
	case *ir.TypeAttr, *ir.ArrayAttr, *ir.DictionaryAttr, *ir.DistinctAttr:
		if !pr.visited(ir.AttrID(a)) {
			pr.visitHeldByAttr(a)
		}
	}
}

func (pr *Printer) addAttrAlias(prefix string, a ir.Attribute) {
	id := ir.AttrID(a)
	if place := pr.aliases.known(id); place > 0 {
		pr.aliases.list[place-1].deferred = false
		return
	}
	pr.aliases.add(id, alias{prefix: prefix, attr: a})
}

// isAliased reports whether attributes of that definition have aliases.
func isAliased(a *ir.DialectAttr) bool {
	def, ok := a.Def().(*ods.TypeDef)
	return ok && def.Aliased
}

// visitDialectAttr gives the attributes in an attribute, and then itself, aliases if their
// definitions say so. It returns how deep aliases are in its text.
func (pr *Printer) visitDialectAttr(a *ir.DialectAttr) int {
	id := ir.AttrID(a)
	if place := pr.aliases.known(id); place > 0 {
		return pr.aliases.list[place-1].depth + 1
	}
	depth := pr.visitParams(a.Params())
	if !isAliased(a) {
		return depth
	}
	pr.aliases.add(id, alias{prefix: "#" + a.Def().(*ods.TypeDef).Mnemonic(), attr: a, depth: depth})
	return depth + 1
}

// visitParams visits the attributes of dialects among parameters.
func (pr *Printer) visitParams(values []ir.Attribute) int {
	depth := 0
	for _, v := range values {
		switch v := v.(type) {
		case *ir.ArrayAttr:
			depth = max(depth, pr.visitParams(v.Elems()))
		case *ir.DistinctAttr:
			depth = max(depth, pr.visitParams([]ir.Attribute{v.Of()}))
		case *ir.DialectAttr:
			depth = max(depth, pr.visitDialectAttr(v))
		}
	}
	return depth
}

// visited marks an object and reports whether it was marked.
func (pr *Printer) visited(id uint32) bool {
	if pr.aliases.known(id) != 0 {
		return true
	}
	pr.aliases.set(id, -1)
	return false
}

// visitType gives a long tuple an alias; what it holds is not looked at then. In
// other types it visits what they hold, innermost first.
func (pr *Printer) visitType(t ir.Type) {
	switch t.(type) {
	case nil, *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.NoneType, *ir.OpaqueType, *ir.DialectType:
		return
	}
	id := ir.TypeID(t)
	if pr.visited(id) {
		return
	}
	if tuple, ok := t.(*ir.TupleType); ok && len(tuple.Elems()) >= aliasedTuple {
		pr.aliases.add(id, alias{prefix: "!tuple", typ: t})
		return
	}
	pr.visitHeldByType(t)
}

// visitHeldByAttr visits what an attribute holds, and first what that holds,
// whether it was visited or not.
func (pr *Printer) visitHeldByAttr(a ir.Attribute) {
	switch a := a.(type) {
	case *ir.TypeAttr:
		pr.visitInner(a.Value())
	case *ir.DistinctAttr:
		pr.visitHeldByAttr(a.Of())
		pr.visitAttr(a.Of())
	case *ir.ArrayAttr:
		for _, x := range a.Elems() {
			pr.visitHeldByAttr(x)
			pr.visitAttr(x)
		}
	case *ir.DictionaryAttr:
		for _, x := range a.Entries() {
			pr.visitHeldByAttr(x.Value)
			pr.visitAttr(x.Value)
		}
	}
}

func (pr *Printer) visitHeldByType(t ir.Type) {
	switch t := t.(type) {
	case *ir.FunctionType:
		pr.visitInners(t.Inputs())
		pr.visitInners(t.Results())
	case *ir.TupleType:
		pr.visitInners(t.Elems())
	case *ir.MemRefType:
		pr.visitInner(t.Elem())
		for _, l := range t.Layout() {
			pr.visitAttr(l)
		}
		pr.visitHeldByAttr(t.Space())
		pr.visitAttr(t.Space())
	case *ir.RankedTensorType:
		pr.visitInner(t.Elem())
		pr.visitHeldByAttr(t.Encoding())
		pr.visitAttr(t.Encoding())
	case *ir.UnrankedMemRefType:
		pr.visitInner(t.Elem())
		pr.visitHeldByAttr(t.Space())
		pr.visitAttr(t.Space())
	case ir.ShapedType:
		pr.visitInner(t.Elem())
	case *ir.ComplexType:
		pr.visitInner(t.Elem())
	}
}

func (pr *Printer) visitInner(t ir.Type) {
	pr.visitHeldByType(t)
	pr.visitType(t)
}

func (pr *Printer) visitInners(list []ir.Type) {
	for _, t := range list {
		pr.visitInner(t)
	}
}

// mayHaveAliases reports whether the dry run is worth its time: whether
// anything in op is, or may hold, what has an alias.
func mayHaveAliases(op *ir.Operation) bool {
	s := aliasSearch{}
	return s.inOp(op)
}

// aliasSearch looks for what has an alias.
type aliasSearch struct{}

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
	case *ir.DialectAttr:
		return isAliased(a) || s.inParams(a.Params())
	case *ir.DistinctAttr:
		return s.inAttr(a.Of())
	case *ir.TypeAttr:
		return s.inType(a.Value())
	case *ir.ArrayAttr:
		return slices.ContainsFunc(a.Elems(), s.inAttr)
	case *ir.DictionaryAttr:
		return slices.ContainsFunc(a.Entries(), func(e ir.NamedAttr) bool { return s.inAttr(e.Value) })
	}
	return false
}

// inParams looks at the attributes of dialects among parameters.
func (s *aliasSearch) inParams(values []ir.Attribute) bool {
	return slices.ContainsFunc(values, func(v ir.Attribute) bool {
		switch v := v.(type) {
		case *ir.ArrayAttr:
			return s.inParams(v.Elems())
		case *ir.DistinctAttr, *ir.DialectAttr:
			return s.inAttr(v)
		}
		return false
	})
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
