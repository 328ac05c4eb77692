package structure

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Of is the structure that an operation's definition tells of it, nil when it tells none.
func Of(op *ir.Operation) *ods.Structure {
	if def, ok := op.Name().Def().(*ods.Op); ok {
		return def.StructureOf(ods.OpEnv{Op: op, Def: def})
	}
	return nil
}

// Maps are the indexing maps of an operation whose definition tells its structure. Factors
// have the values that the attributes say.
func Maps(op *ir.Operation) ([]affine.Map, error) {
	def := op.Name().Def().(*ods.Op)
	s := Of(op)
	if len(s.Operands) != op.NumOperands() {
		return nil, fmt.Errorf("expected %d operands, but got %d", len(s.Operands), op.NumOperands())
	}
	if s.Maps >= 0 && op.Attr(def.Attributes[s.Maps].Name) != nil {
		return listed(op, def.Attributes[s.Maps].Name)
	}
	if err := counted(op, def, s); err != nil {
		return nil, err
	}
	factors := make([]affine.Expr, len(s.Factors))
	for i, f := range s.Factors {
		n, err := factor(op, &def.Attributes[f.Attr], f.Element)
		if err != nil {
			return nil, err
		}
		factors[i] = affine.Constant(n)
	}
	dims := len(s.Dims)
	if dims == 0 {
		dims = rank(op.OperandType(op.NumOperands() - 1))
	}
	maps := make([]affine.Map, len(s.Operands))
	for i, x := range s.Operands {
		if x.Map >= 0 {
			m, err := whole(op, def, &x, dims)
			if err != nil {
				return nil, err
			}
			maps[i] = m
			continue
		}
		maps[i] = x.IndexingMap(dims, factors)
	}
	return maps, nil
}

// listed are the maps that an attribute has, one for each operand.
func listed(op *ir.Operation, name string) ([]affine.Map, error) {
	list := ods.ListElems(op.Attr(name))
	if len(list) != op.NumOperands() {
		return nil, fmt.Errorf("expected attribute '%s' to have %d maps, one for each operand, but found %d", name, op.NumOperands(), len(list))
	}
	maps := make([]affine.Map, len(list))
	for i, a := range list {
		m, ok := a.(*ir.AffineMapAttr)
		if !ok {
			return nil, fmt.Errorf("expected attribute '%s' to be a list of affine maps", name)
		}
		maps[i] = m.Map()
	}
	return maps, nil
}

// whole is the map of an operand with a subscript for each dimension of the space, as an attribute says.
func whole(op *ir.Operation, def *ods.Op, x *ods.Indexed, dims int) (affine.Map, error) {
	all := affine.IdentityMap(dims)
	name := def.Attributes[x.Map].Name
	if m, ok := op.Attr(name).(*ir.AffineMapAttr); ok {
		return m.Map(), nil
	}
	if op.Attr(name) == nil {
		return all, nil
	}
	list, err := Dimensions(op, name, dims)
	if err != nil {
		return affine.Map{}, err
	}
	if x.Without {
		return Without(dims, list), nil
	}
	if len(list) != dims {
		return affine.Map{}, fmt.Errorf("attribute '%s' must have each of the %d dimensions once", name, dims)
	}
	results := make([]affine.Expr, dims)
	for d, at := range list {
		results[at] = affine.Dim(d)
	}
	return affine.NewMap(dims, 0, results...), nil
}

// Without is the map to all dimensions of a space but some.
func Without(dims int, list []int64) affine.Map {
	var kept []affine.Expr
	for d := range dims {
		if !slices.Contains(list, int64(d)) {
			kept = append(kept, affine.Dim(d))
		}
	}
	return affine.NewMap(dims, 0, kept...)
}

// Dimensions are the elements of an attribute, each a dimension of a space, and none twice.
func Dimensions(op *ir.Operation, name string, dims int) ([]int64, error) {
	var list []int64
	for _, a := range ods.ListElems(op.Attr(name)) {
		n, ok := ods.IntOf(a)
		switch {
		case !ok:
			return nil, fmt.Errorf("attribute '%s' must have integers", name)
		case n < 0 || n >= int64(dims):
			return nil, fmt.Errorf("attribute '%s' has dimension %d, but there are %d", name, n, dims)
		case slices.Contains(list, n):
			return nil, fmt.Errorf("attribute '%s' has dimension %d twice", name, n)
		}
		list = append(list, n)
	}
	return list, nil
}

func rank(t ir.Type) int {
	if s, ok := t.(ir.ShapedType); ok {
		return len(s.Shape())
	}
	return 0
}

// counted wants as many elements of an attribute as there are factors in it.
func counted(op *ir.Operation, def *ods.Op, s *ods.Structure) error {
	for _, f := range s.Factors {
		most := 0
		for _, other := range s.Factors {
			if other.Attr == f.Attr {
				most = max(most, other.Element+1)
			}
		}
		name := def.Attributes[f.Attr].Name
		if list, ok := op.Attr(name).(*ir.DenseElementsAttr); ok && list.Len() > most {
			return fmt.Errorf("attribute '%s' must have %d integers, one for each dimension of the window, but has %d", name, most, list.Len())
		}
	}
	return nil
}

// factor is an element of an attribute, 1 where one that may be absent is.
func factor(op *ir.Operation, a *ods.Attr, element int) (int64, error) {
	name := a.Name
	if a.Optional && op.Attr(name) == nil {
		return 1, nil
	}
	list, ok := op.Attr(name).(*ir.DenseElementsAttr)
	if !ok || list.Len() <= element {
		return 0, fmt.Errorf("attribute '%s' must have an integer for each dimension of the window", name)
	}
	n, ok := list.Element(element).(*ir.IntegerAttr)
	if !ok {
		return 0, fmt.Errorf("attribute '%s' must have integers", name)
	}
	v, _ := n.Int()
	return v, nil
}

// Reductions says of each dimension of an iteration space whether it is a reduction: the
// output has no subscript for it.
func Reductions(output affine.Map) []bool {
	list := make([]bool, output.NumDims)
	for d := range list {
		list[d] = true
		for _, e := range output.Results {
			if affine.Uses(e, affine.Dim(d)) {
				list[d] = false
			}
		}
	}
	return list
}
