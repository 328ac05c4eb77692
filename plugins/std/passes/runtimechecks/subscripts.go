package runtimechecks

import (
	"fmt"
	"slices"

	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// sizeOf is the size of a dimension of a memref or tensor.
func (c *checker) sizeOf(v *ir.Value, d int) view.Number {
	if t, ok := v.Type().(ir.ShapedType); ok && t.HasRank() && t.Shape()[d] != ir.Dynamic {
		return known(t.Shape()[d])
	}
	index := c.value(known(int64(d)))
	switch v.Type().(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return view.Number{Value: memref.NewDim(c.Builder, v, index).Op.Result(0)}
	}
	return view.Number{Value: tensor.NewDim(c.Builder, v, index).Op.Result(0)}
}

// subscripts checks those that an operation has as its last group of operands, behind the group with what it accesses.
func (c *checker) subscripts() {
	def := c.op.Name().Def().(*ods.Op)
	last := len(def.Operands) - 1
	of := ods.OperandsOf(c.op, last-1)[0]
	c.areInBounds(of, numbersOf(ods.OperandsOf(c.op, last)))
}

// affineSubscripts checks the results of the map of an access.
func (c *checker) affineSubscripts() {
	a, _ := affine.AsAccess(c.op)
	at := a.ValueMap()
	list := make([]view.Number, len(at.Map.Results))
	for i, expr := range at.Map.Results {
		list[i] = c.applied(expr, at)
	}
	c.areInBounds(a.Memref(), list)
}

// applied is a result of a map: a constant, an operand, or what an affine.apply computes.
func (c *checker) applied(expr coreaffine.Expr, at affine.ValueMap) view.Number {
	switch e := expr.(type) {
	case coreaffine.Constant:
		return known(int64(e))
	case coreaffine.Dim:
		return numberOf(at.Operands[e])
	}
	one := affine.ValueMap{Map: coreaffine.NewMap(at.Map.NumDims, at.Map.NumSymbols, expr), Operands: at.Operands}.Canonical()
	return view.Number{Value: affine.NewApply(c.Builder, one.Operands, one.Map).Op.Result(0)}
}

// areInBounds requires that the element at some subscripts is one of a memref or tensor, and where a vector is accessed
// there, the elements behind it.
func (c *checker) areInBounds(of *ir.Value, subscripts []view.Number) {
	extent := c.extentOf(of, len(subscripts))
	for d, n := range subscripts {
		c.isInBounds(of, d, n, extent[d])
	}
}

// isInBounds requires that as many elements as extent says, from a subscript on, lie in a dimension.
func (c *checker) isInBounds(of *ir.Value, d int, subscript view.Number, extent int64) {
	about := []view.Number{{Value: of}, subscript}
	if extent == 1 {
		c.require(fmt.Sprintf("subscript %d is out of bounds of %s", d, syntax.TypeString(of.Type())), about, func() condition {
			return c.isWithin(subscript, c.sizeOf(of, d))
		})
		return
	}
	c.require(fmt.Sprintf("%d elements from subscript %d on are out of bounds of %s", extent, d, syntax.TypeString(of.Type())), about, func() condition {
		return c.both(c.isNotNegative(subscript), c.isAtMost(subscript, c.minus(c.sizeOf(of, d), extent)))
	})
}

// minus is a number less a constant.
func (c *checker) minus(n view.Number, less int64) view.Number {
	if n.Value == nil {
		return known(n.Known - less)
	}
	return view.Number{Value: std.NewSubi(c.Builder, n.Value, c.value(known(less))).Result()}
}

// extentOf is how many elements are accessed along each dimension: those of the vector that an operation
// reads or writes, or one.
func (c *checker) extentOf(of *ir.Value, rank int) []int64 {
	extent := ones(rank)
	moved := c.op.OperandType(0) // what a store writes
	if c.op.NumResults() == 1 {
		moved = c.op.ResultType(0)
	}
	t, ok := moved.(*ir.VectorType)
	if ok && moved != of.Type().(ir.ShapedType).Elem() && len(t.Shape()) <= rank && t.Scalable() == nil {
		copy(extent[rank-len(t.Shape()):], t.Shape())
	}
	return extent
}

func ones(n int) []int64 { return slices.Repeat([]int64{1}, n) }

// moved is what both transfers have.
type moved interface {
	Source() *ir.Value
	Indices() []*ir.Value
	Mask() *ir.Value
	Vector() *ir.Value
	PermutationMap() (coreaffine.Map, bool)
	InBounds() []bool
}

// transfer checks where a transfer begins, and where it ends along the dimensions that are said to be in
// bounds. What a masked one accesses nothing tells.
func (c *checker) transfer() {
	var x moved
	if read, ok := vector.AsTransferRead(c.op); ok {
		x = read
	} else {
		write, _ := vector.AsTransferWrite(c.op)
		x = write
	}
	places, ok := x.PermutationMap()
	if !ok || x.Mask() != nil {
		return
	}
	t := x.Vector().Type().(*ir.VectorType)
	open := make([]bool, places.NumDims)
	extent := ones(places.NumDims)
	for i, place := range places.Results {
		if d, ok := place.(coreaffine.Dim); ok {
			extent[d] = t.Shape()[i]
			open[d] = x.InBounds() == nil || !x.InBounds()[i] || t.Scalable() != nil
		}
	}
	for d, n := range numbersOf(x.Indices()) {
		if !open[d] {
			c.isInBounds(x.Source(), d, n, extent[d])
		}
	}
}
