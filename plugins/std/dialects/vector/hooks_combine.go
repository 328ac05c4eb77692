package vector

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// combines reports whether numbers of a type are combined by a kind: bits, and numbers without a sign, only of
// integers.
func combines(kind CombiningKind, elem ir.Type) bool {
	const (
		integers = CombiningKindAnd | CombiningKindOr | CombiningKindXor | CombiningKindMinui | CombiningKindMaxui
		floats   = CombiningKindMinimumf | CombiningKindMaximumf
	)
	switch elem.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return kind&floats == 0
	case *ir.FloatType:
		return kind&integers == 0
	}
	return false
}

// KindOf is the kind of a word, as `vector.reduction` has it.
func KindOf(word string) (CombiningKind, error) {
	definitions, err := Dialect.Definitions()
	if err != nil {
		return 0, err
	}
	n, ok := definitions.Enum("CombiningKind").Value(word)
	if !ok {
		return 0, fmt.Errorf("nothing combines by '%s'", word)
	}
	return CombiningKind(n), nil
}

// kindOf is that of an operation; one that is left out adds.
func kindOf(a ir.Attribute) CombiningKind {
	d, ok := a.(*ir.DialectAttr)
	if !ok {
		return CombiningKindAdd
	}
	n, _ := d.Params()[0].(*ir.IntegerAttr).Int()
	return CombiningKind(n)
}

func verifyOuterProduct(op *ir.Operation) error {
	rhs := op.OperandType(1)
	if err := scalarOrVector("operand #2", rhs); err != nil {
		return err
	}
	if isVector(rhs) && len(shapeOf(rhs)) != 1 {
		return errors.New("expected 1-d vector for operand #2")
	}
	if !combines(kindOf(op.Attr("kind")), ir.ElementOrSelf(op.ResultType(0))) {
		return errors.New("unsupported outerproduct type: its elements are not combined so")
	}
	return nil
}

func verifyScan(op *ir.Operation) error {
	if !combines(kindOf(op.Attr("kind")), ir.ElementOrSelf(op.OperandType(0))) {
		return errors.New("unsupported scan type: its elements are not combined so")
	}
	return nil
}

// verifyContract checks that each map gives a dimension of the space to each dimension of its
// vector, of one size for all, and that the result has those that stay.
func verifyContract(op *ir.Operation) error {
	iterators := op.Attr("iterator_types").(*ir.ArrayAttr).Elems()
	maps := op.Attr("indexing_maps").(*ir.ArrayAttr).Elems()
	sizes := make([]extent, len(iterators))
	for i, a := range maps {
		if err := verifyProjection(i, a.(*ir.AffineMapAttr).Map(), extentsOf(op.OperandType(i)), sizes); err != nil {
			return err
		}
	}
	stays := dimsOf(maps[2])
	contracted := false
	for d := range sizes {
		inLeft, inRight := slices.Contains(dimsOf(maps[0]), d), slices.Contains(dimsOf(maps[1]), d)
		word, _ := iterators[d].(*ir.StringAttr)
		contracted = contracted || inLeft && inRight && !slices.Contains(stays, d) && word != nil && word.Value() == "reduction"
	}
	if !contracted {
		return errors.New("expected at least one contracting dimension pair")
	}
	if err := scalarOrVector("the accumulator", op.OperandType(2)); err != nil {
		return err
	}
	if !combines(kindOf(op.Attr("kind")), ir.ElementOrSelf(op.ResultType(0))) {
		return errors.New("unsupported contraction type: its elements are not combined so")
	}
	return nil
}

// Space is the sizes of the iteration space, whose dimensions the maps name; 0 where none does.
func (op Contract) Space() []int64 {
	var sizes []int64
	for i, m := range op.IndexingMaps() {
		if sizes == nil {
			sizes = make([]int64, m.NumDims)
		}
		shape := shapeOf(op.Op.OperandType(i))
		for k, e := range m.Results {
			if d, ok := e.(affine.Dim); ok && int(d) < len(sizes) && k < len(shape) {
				sizes[d] = shape[k]
			}
		}
	}
	return sizes
}

// verifyProjection checks one map, and notes the sizes of dimensions of the space.
func verifyProjection(i int, m affine.Map, shape, sizes []extent) error {
	switch {
	case m.NumSymbols != 0:
		return fmt.Errorf("expected indexing map %d to have no symbols", i)
	case m.NumDims != len(sizes):
		return fmt.Errorf("expected indexing map %d to have %d number of inputs", i, len(sizes))
	case len(m.Results) != len(shape):
		return fmt.Errorf("expected indexing map %d to have %d number of outputs", i, len(shape))
	}
	seen := make([]bool, len(sizes))
	for k, e := range m.Results {
		d, ok := e.(affine.Dim)
		if !ok || seen[d] {
			return fmt.Errorf("expected indexing map %d to be a projected permutation of its inputs", i)
		}
		seen[d] = true
		if sizes[d].size != 0 && sizes[d] != shape[k] {
			return fmt.Errorf("dimension %d has %s elements by indexing map %d, but %s by one before", d, shape[k], i, sizes[d])
		}
		sizes[d] = shape[k]
	}
	return nil
}

// dimsOf are the dimensions that a map names.
func dimsOf(a ir.Attribute) []int {
	var dims []int
	for _, e := range a.(*ir.AffineMapAttr).Map().Results {
		if d, ok := e.(affine.Dim); ok {
			dims = append(dims, int(d))
		}
	}
	return dims
}
