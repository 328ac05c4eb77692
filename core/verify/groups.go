package verify

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// counts checks that operands, results, regions and successors are as many as
// the definition says.
func (v *verifier) counts(op *ir.Operation, def *ods.Op) bool {
	return v.regionCount(op, def) && v.successorCount(op, def) && v.segments(op, def) &&
		v.fill(operandGroups(op, def)) && v.fill(resultGroups(op, def)) && v.offsets(op, def)
}

func (v *verifier) regionCount(op *ir.Operation, def *ods.Op) bool {
	n := len(def.Regions)
	if n > 0 && def.Regions[n-1].Variadic {
		return op.NumRegions() >= n-1 || v.errorf(op, "requires %d or more regions, has %d", n-1, op.NumRegions())
	}
	return op.NumRegions() == n || v.errorf(op, "requires %s, has %d", quantity(n, "region"), op.NumRegions())
}

func (v *verifier) successorCount(op *ir.Operation, def *ods.Op) bool {
	n := len(def.Successors)
	if n > 0 && def.Successors[n-1].Variadic {
		return op.NumSuccessors() >= n-1 || v.errorf(op, "requires %d or more successors, has %d", n-1, op.NumSuccessors())
	}
	return op.NumSuccessors() == n || v.errorf(op, "requires %s, has %d", quantity(n, "successor"), op.NumSuccessors())
}

// segments checks the attribute that says how operands fall into groups.
func (v *verifier) segments(op *ir.Operation, def *ods.Op) bool {
	if def.Equal && op.NumOperands()%len(def.Operands) != 0 {
		return v.errorf(op, "has %d operands, which are not %d lists of the same length", op.NumOperands(), len(def.Operands))
	}
	if !def.Segments {
		return true
	}
	sizes, ok := op.Attr(ods.SegmentAttr).(*ir.DenseElementsAttr)
	if !ok || !isI32List(sizes) {
		return v.errorf(op, "requires 1D vector of i32 attribute '%s'", ods.SegmentAttr)
	}
	want := len(def.Operands)
	if def.SegmentSizes != nil {
		want = len(def.SegmentSizes)
	}
	if sizes.Len() != want {
		return v.errorf(op, "'%s' attribute for specifying operand segments must have %d elements, but got %d", ods.SegmentAttr, want, sizes.Len())
	}
	total := int64(0)
	for i := range want {
		n, _ := sizes.Int(i).Int64()
		if n < 0 {
			return v.errorf(op, "'%s' attribute cannot have negative elements", ods.SegmentAttr)
		}
		total += n
	}
	if total != int64(op.NumOperands()) {
		return v.errorf(op, "operand count (%d) does not match with the total size (%d) specified in attribute '%s'",
			op.NumOperands(), total, ods.SegmentAttr)
	}
	return true
}

func isI32List(a *ir.DenseElementsAttr) bool {
	switch a.Shaped().(type) {
	case *ir.VectorType, *ir.RankedTensorType:
	default:
		return false
	}
	return len(a.Shaped().Shape()) == 1 && a.Shaped().Elem() == ir.Type(a.Context().I32())
}

// groups are declared groups of one kind, with the values of an operation. It is
// made for every operation, so it holds no functions.
type groups struct {
	kind   ods.RefKind
	op     *ir.Operation
	def    *ods.Op
	region int // of arguments
	decls  []ods.Group
}

func operandGroups(op *ir.Operation, def *ods.Op) groups {
	return groups{kind: ods.RefOperand, op: op, def: def, decls: def.Operands}
}

func resultGroups(op *ir.Operation, def *ods.Op) groups {
	return groups{kind: ods.RefResult, op: op, def: def, decls: def.Results}
}

func argGroups(op *ir.Operation, def *ods.Op, region int) groups {
	return groups{kind: ods.RefRegionArg, op: op, def: def, region: region, decls: def.Regions[region].Args}
}

// what is one of the values, for messages.
func (g *groups) what() string {
	switch g.kind {
	case ods.RefOperand:
		return "operand"
	case ods.RefResult:
		return "result"
	}
	return "region argument"
}

func (g *groups) count() int {
	switch g.kind {
	case ods.RefOperand:
		return g.op.NumOperands()
	case ods.RefResult:
		return g.op.NumResults()
	}
	return g.op.Region(g.region).Entry().NumArgs()
}

func (g *groups) rangeOf(i int) (start, end int) {
	switch g.kind {
	case ods.RefOperand:
		return g.def.OperandRange(g.op, i)
	case ods.RefResult:
		return g.def.ResultRange(g.op, i)
	}
	return g.def.RegionArgRange(g.op, g.region, i)
}

func (g *groups) typeOf(i int) ir.Type {
	switch g.kind {
	case ods.RefOperand:
		return g.op.OperandType(i)
	case ods.RefResult:
		return g.op.ResultType(i)
	}
	return g.op.Region(g.region).Entry().Arg(i).Type()
}

// fill checks that the values fill the groups.
func (v *verifier) fill(g groups) bool {
	at := 0
	for i := range g.decls {
		d := &g.decls[i]
		start, end := g.rangeOf(i)
		if n, ok := g.def.DeclaredCount(g.op, g.decls, i); ok && n != end-start {
			return v.wrongCount(g, i, n)
		}
		if d.Arity == ods.Optional && end-start > 1 {
			return v.errorf(g.op, "requires at most one %s '%s', has %d", g.what(), d.Name, end-start)
		}
		at = end
	}
	if n := g.count(); at != n {
		return v.errorf(g.op, "expected %s, but found %d", quantity(at, g.what()), n)
	}
	return true
}

// wrongCount says that group i has not the n values that it should: where their
// number alone tells the groups apart, how many there should be in all.
func (v *verifier) wrongCount(g groups, i, n int) bool {
	least, open := 0, false
	for j := range g.decls {
		m, ok := g.def.DeclaredCount(g.op, g.decls, j)
		least += m
		if !ok {
			open = true
		}
	}
	if g.def.Segments && g.kind == ods.RefOperand {
		start, end := g.rangeOf(i)
		return v.errorf(g.op, "requires %d values for %s '%s', has %d", n, g.what(), g.decls[i].Name, end-start)
	}
	if open {
		return v.errorf(g.op, "expected %d or more %ss, but found %d", least, g.what(), g.count())
	}
	return v.errorf(g.op, "expected %s, but found %d", quantity(least, g.what()), g.count())
}

func quantity(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// offsets checks the attribute that says where the lists of a nested group
// begin: one for each successor that is passed a list, in order, all of them
// covered.
func (v *verifier) offsets(op *ir.Operation, def *ods.Op) bool {
	group := nestedGroup(def)
	if group < 0 {
		return true
	}
	name := offsetsName(def)
	start, end := def.OperandRange(op, group)
	size := int64(end - start)
	starts, ok := op.Attr(name).(*ir.DenseElementsAttr)
	if !ok {
		return size == 0 || v.errorf(op, "requires attribute '%s', which says where the lists of '%s' begin", name, def.Operands[group].Name)
	}
	if lists, ok := listsOf(op, def, group); ok && starts.Len() != lists {
		return v.errorf(op, "attribute '%s' must have %d elements, but got %d", name, lists, starts.Len())
	}
	last := int64(0)
	for i := range min(starts.Len(), op.NumOperands()+op.NumSuccessors()+1) {
		n, ok := starts.Int(i).Int64()
		if !ok || n < last || n > size || i == 0 && n != 0 {
			return v.errorf(op, "attribute '%s' must rise from 0 to at most %d, the number of '%s'", name, size, def.Operands[group].Name)
		}
		last = n
	}
	return true
}

func nestedGroup(def *ods.Op) int {
	for i := range def.Operands {
		if def.Operands[i].Arity == ods.Nested {
			return i
		}
	}
	return -1
}

func offsetsName(def *ods.Op) string {
	for i := range def.Attributes {
		if def.Attributes[i].Kind == ods.AttrOffsets {
			return def.Attributes[i].Name
		}
	}
	return ""
}

// listsOf is the number of successors to which lists of a nested group are
// passed.
func listsOf(op *ir.Operation, def *ods.Op, group int) (int, bool) {
	n := len(def.Successors)
	if n == 0 || !def.Successors[n-1].Variadic || def.Successors[n-1].Operands != def.Operands[group].Name {
		return 0, false
	}
	return op.NumSuccessors() - n + 1, true
}
