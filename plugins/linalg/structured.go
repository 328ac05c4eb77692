package linalg

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/structure"
)

// The kinds of iterators. A window is a reduction to everything but the name.
const (
	Parallel  = "parallel"
	Reduction = "reduction"
	Window    = "window"
)

// Structured is an operation that visits each point of an iteration space and computes an
// element of each output from one element of each operand.
type Structured struct {
	Op *ir.Operation
	// Maps say which element of each operand belongs to a point; Iterators what the
	// dimensions are.
	Maps      []affine.Map
	Iterators []string
	// Inputs is the number of operands before the outputs.
	Inputs int
}

// own are the structured operations whose bodies do not follow from a clause `computes`.
var own = []string{"linalg.generic", "linalg.map", "linalg.reduce"}

// IsStructured reports whether an operation visits an iteration space.
func IsStructured(op *ir.Operation) bool {
	return structure.Of(op) != nil || slices.ContainsFunc(own, op.Is)
}

// StructuredOf says of an operation what its space is. An operation that is not structured,
// or whose attributes do not fit, is an error.
func StructuredOf(op *ir.Operation) (*Structured, error) {
	if g, ok := AsGeneric(op); ok {
		return genericStructure(g)
	}
	if m, ok := AsMap(op); ok {
		return mapStructure(m), nil
	}
	if r, ok := AsReduce(op); ok {
		return reduceStructure(r)
	}
	if structure.Of(op) == nil {
		return nil, fmt.Errorf("'%s' visits no iteration space", op.Name())
	}
	maps, err := structure.Maps(op)
	if err != nil {
		return nil, err
	}
	return structured(op, maps), nil
}

// structured is an operation with one output, which tells the kinds of iterators.
func structured(op *ir.Operation, maps []affine.Map) *Structured {
	s := &Structured{Op: op, Maps: maps, Inputs: op.NumOperands() - 1}
	for _, reduction := range structure.Reductions(maps[len(maps)-1]) {
		kind := Parallel
		if reduction {
			kind = Reduction
		}
		s.Iterators = append(s.Iterators, kind)
	}
	return s
}

func mapStructure(m Map) *Structured {
	maps := make([]affine.Map, m.Op.NumOperands())
	for i := range maps {
		maps[i] = affine.IdentityMap(rankOf(m.Init().Type()))
	}
	return structured(m.Op, maps)
}

func reduceStructure(r Reduce) (*Structured, error) {
	if len(r.Input()) == 0 {
		return nil, fmt.Errorf("there is nothing to combine")
	}
	dims := rankOf(r.Input()[0].Type())
	list, err := structure.Dimensions(r.Op, "dimensions", dims)
	if err != nil {
		return nil, err
	}
	inputs, outputs := affine.IdentityMap(dims), structure.Without(dims, list)
	s := structured(r.Op, slices.Concat(slices.Repeat([]affine.Map{inputs}, len(r.Input())), slices.Repeat([]affine.Map{outputs}, len(r.Init()))))
	s.Inputs = len(r.Input())
	return s, nil
}

func genericStructure(g Generic) (*Structured, error) {
	s := &Structured{Op: g.Op, Inputs: len(g.Inputs())}
	for _, a := range ods.ListElems(g.Op.Attr("indexing_maps")) {
		m, ok := a.(*ir.AffineMapAttr)
		if !ok {
			return nil, fmt.Errorf("expected attribute 'indexing_maps' to be a list of affine maps")
		}
		s.Maps = append(s.Maps, m.Map())
	}
	for _, a := range ods.ListElems(g.Op.Attr("iterator_types")) {
		kind, ok := a.(*ir.StringAttr)
		if !ok || kind.Value() != Parallel && kind.Value() != Reduction && kind.Value() != Window {
			return nil, fmt.Errorf("unexpected iterator_type; an iterator is \"parallel\", \"reduction\" or \"window\"")
		}
		s.Iterators = append(s.Iterators, kind.Value())
	}
	if n := g.Op.NumOperands(); len(s.Maps) != n {
		return nil, fmt.Errorf("expected the number of indexing_map (%d) to be equal to the number of input/output operands (%d)", len(s.Maps), n)
	}
	return s, nil
}

// MapsAttr is a list of maps as an attribute has it.
func MapsAttr(ctx *ir.Context, maps []affine.Map) *ir.ArrayAttr {
	list := make([]ir.Attribute, len(maps))
	for i, m := range maps {
		list[i] = ctx.AffineMapAttr(m)
	}
	return ctx.ArrayAttr(list)
}

// NewSpace makes a linalg.generic over an iteration space, whose body is not there yet.
func NewSpace(b *ir.Builder, inputs, outputs []*ir.Value, results []ir.Type, maps []affine.Map, iterators []string) Generic {
	ctx := b.Context()
	list := make([]ir.Attribute, len(iterators))
	for i, kind := range iterators {
		list[i] = ctx.StringAttr(kind)
	}
	return NewGeneric(b, inputs, outputs, results, MapsAttr(ctx, maps), ctx.ArrayAttr(list))
}

// Outputs are the operands that the operation computes.
func (s *Structured) Outputs() []*ir.Value {
	return s.Op.OperandRange(s.Inputs, s.Op.NumOperands())
}

// Body is the block that computes an element.
func (s *Structured) Body() *ir.Block { return s.Op.Region(0).Entry() }

// Yields are the values that the body computes, one for each output.
func (s *Structured) Yields() []*ir.Value { return s.Body().Last().Operands() }

// OnMemory reports whether all operands that have elements are memrefs.
func (s *Structured) OnMemory() bool {
	for _, v := range s.Op.AllOperands() {
		if _, tensor := v.Type().(*ir.RankedTensorType); tensor {
			return false
		}
	}
	return true
}

// ReadsOutput reports whether the body uses the element that output i had.
func (s *Structured) ReadsOutput(i int) bool {
	return s.Body().Arg(s.Inputs + i).HasUses()
}

// Extent is where the size of a dimension of the space stands: a dimension of an operand.
type Extent struct {
	Operand, Dim int
}

// Extents finds for each dimension of the space an operand that has a subscript which is just
// it, the first one; false where some dimension has none.
func (s *Structured) Extents() ([]Extent, bool) {
	list := make([]Extent, len(s.Iterators))
	found := make([]bool, len(list))
	for i, m := range s.Maps {
		for j, e := range m.Results {
			if d, ok := e.(affine.Dim); ok && !found[d] {
				list[d], found[d] = Extent{i, j}, true
			}
		}
	}
	for _, ok := range found {
		if !ok {
			return nil, false
		}
	}
	return list, true
}

// InOrder lists the dimensions of a space in the order in which operands tell their sizes.
func InOrder(extents []Extent) []int {
	order := make([]int, len(extents))
	for d := range order {
		order[d] = d
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(extents[a].Operand, extents[b].Operand), cmp.Compare(extents[a].Dim, extents[b].Dim))
	})
	return order
}
