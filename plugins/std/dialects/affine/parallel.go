package affine

import (
	"encoding/binary"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// Bounds are the lower or the upper bounds of an affine.parallel: the results of the
// map belong to the dimensions in groups, one behind the other.
type Bounds struct {
	ValueMap
	Groups []int
}

// Of returns the map with the bounds of one dimension.
func (b Bounds) Of(dim int) ValueMap {
	start := 0
	for _, n := range b.Groups[:dim] {
		start += n
	}
	results := b.Map.Results[start : start+b.Groups[dim]]
	return ValueMap{affine.NewMap(b.Map.NumDims, b.Map.NumSymbols, results...), b.Operands}
}

// LowerBounds are where the induction variables begin.
func (o Parallel) LowerBounds() Bounds {
	return Bounds{ValueMap{o.LowerBoundsMap(), o.Lb()}, groupsOf(o.LowerBoundsGroupsAttr())}
}

// UpperBounds are what the induction variables stay below.
func (o Parallel) UpperBounds() Bounds {
	return Bounds{ValueMap{o.UpperBoundsMap(), o.Ub()}, groupsOf(o.UpperBoundsGroupsAttr())}
}

// SetBounds changes the bounds.
func (o Parallel) SetBounds(lower, upper Bounds) {
	o.Op.SetOperands(append(append([]*ir.Value(nil), lower.Operands...), upper.Operands...))
	for _, a := range boundsAttrs(o.Op.Context(), lower, upper) {
		o.Op.SetAttr(a.Name, a.Value)
	}
}

func boundsAttrs(ctx *ir.Context, lower, upper Bounds) []ir.NamedAttr {
	return []ir.NamedAttr{
		{Name: "lowerBoundsMap", Value: ctx.AffineMapAttr(lower.Map)},
		{Name: "lowerBoundsGroups", Value: groupsAttr(ctx, lower.Groups)},
		{Name: "upperBoundsMap", Value: ctx.AffineMapAttr(upper.Map)},
		{Name: "upperBoundsGroups", Value: groupsAttr(ctx, upper.Groups)},
	}
}

// Body is the block of the loop's body; it ends with an affine.yield.
func (o Parallel) Body() *ir.Block { return o.Op.Region(0).Entry() }

func groupsOf(a ir.Attribute) []int {
	list, _ := a.(*ir.DenseElementsAttr)
	if list == nil {
		return nil
	}
	groups := make([]int, list.Len())
	for i := range groups {
		n, _ := list.Int(i).Int64()
		groups[i] = int(n)
	}
	return groups
}

func groupsAttr(ctx *ir.Context, groups []int) ir.Attribute {
	data := make([]byte, 0, 4*len(groups))
	for _, n := range groups {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	t := ctx.RankedTensorType([]int64{int64(len(groups))}, ctx.I32(), nil)
	return ctx.DenseElementsAttr(t, data, false)
}
