package structure

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
)

// IsCanonical reports whether the body of an operation is the one that its definition tells,
// so that a form need not spell it.
func IsCanonical(op *ir.Operation, def *ods.Op) bool {
	s := def.StructureOf(ods.OpEnv{Op: op, Def: def})
	if s == nil || s.Region >= op.NumRegions() {
		return false
	}
	have := op.Region(s.Region)
	if !have.HasOneBlock() {
		return false
	}
	var made ir.Region
	types := make([]ir.Type, op.NumOperands())
	for i := range types {
		types[i] = op.OperandType(i)
	}
	if Body(ir.NewBuilder(op.Context()), def, s, &made, types) != nil {
		return false
	}
	defer made.Clear()
	return sameBlock(have.Entry(), made.Entry())
}

// sameBlock reports whether two blocks have the same operations, of one another's values.
func sameBlock(a, b *ir.Block) bool {
	if a.NumArgs() != b.NumArgs() {
		return false
	}
	same := map[*ir.Value]*ir.Value{}
	for i := range a.NumArgs() {
		if a.Arg(i).Type() != b.Arg(i).Type() {
			return false
		}
		same[b.Arg(i)] = a.Arg(i)
	}
	x, y := a.First(), b.First()
	for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
		if !sameOp(x, y, same) {
			return false
		}
	}
	return x == nil && y == nil
}

// said are the attributes of an operation without those that have their default, which a form fills in.
func said(op *ir.Operation) []ir.NamedAttr {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok {
		return op.Attrs()
	}
	return slices.DeleteFunc(slices.Clone(op.Attrs()), func(a ir.NamedAttr) bool {
		i := def.AttrIndex(a.Name)
		if i < 0 || def.Attributes[i].Default == nil {
			return false
		}
		v, ok := format.Value(op.Context(), &def.Attributes[i], def.Attributes[i].Default, ods.OpEnv{Op: op, Def: def})
		return ok && v == a.Value
	})
}

// sameOp reports whether two operations are of one name and the same attributes, of one another's values.
func sameOp(x, y *ir.Operation, same map[*ir.Value]*ir.Value) bool {
	if ods.NameInMemory(x) != ods.NameInMemory(y) || x.NumOperands() != y.NumOperands() || x.NumResults() != y.NumResults() ||
		x.NumRegions() > 0 || x.NumSuccessors() > 0 || !slices.Equal(said(x), said(y)) {
		return false
	}
	for i, v := range x.AllOperands() {
		if same[y.Operand(i)] != v {
			return false
		}
	}
	for i, v := range x.AllResults() {
		if v.Type() != y.Result(i).Type() {
			return false
		}
		same[y.Result(i)] = v
	}
	return true
}
