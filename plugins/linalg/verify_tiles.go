package linalg

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// Tiles are what linalg.pack and linalg.unpack say of a tensor and of its tiles.
type Tiles struct {
	// Outer is the dimension of the tensor for each dimension of the tiles before their own.
	Outer []int64
	// Inner are the dimensions that are split, and Sizes those of the tiles, -1 for one that is an operand.
	Inner, Sizes []int64
}

// TilesOf reads the attributes of an operation for a tensor of a rank. They must have been verified.
func TilesOf(op *ir.Operation, rank int) Tiles {
	t := Tiles{Outer: integers(op, "outer_dims_perm"), Inner: integers(op, "inner_dims_pos"), Sizes: integers(op, "static_inner_tiles")}
	if len(t.Outer) == 0 {
		for d := range rank {
			t.Outer = append(t.Outer, int64(d))
		}
	}
	return t
}

// integers are the elements of an attribute, none where it is absent.
func integers(op *ir.Operation, name string) []int64 {
	var list []int64
	for _, a := range ods.ListElems(op.Attr(name)) {
		n, _ := ods.IntOf(a)
		list = append(list, n)
	}
	return list
}

func verifyPack(op *ir.Operation) error {
	return verifyTiles(op, op.OperandType(0), op.OperandType(1), Pack{Op: op}.PaddingValue() == nil)
}

func verifyUnpack(op *ir.Operation) error {
	return verifyTiles(op, op.OperandType(1), op.OperandType(0), false)
}

// verifyTiles checks the dimensions and static sizes of a tensor in tiles against those of the tensor. Full is set where
// the tiles must have no elements besides.
func verifyTiles(op *ir.Operation, whole, tiled ir.Type, full bool) error {
	shape, tiles := shapeOf(whole), shapeOf(tiled)
	t := TilesOf(op, len(shape))
	for _, d := range t.Inner {
		if d < 0 || d >= int64(len(shape)) {
			return fmt.Errorf("invalid inner_dims_pos vector: %s has no dimension %d", syntax.QuotedType(whole), d)
		}
	}
	if len(t.Outer) != len(shape) {
		return fmt.Errorf("invalid outer_dims_perm vector: it has %d dimensions, but %s has %d", len(t.Outer), syntax.QuotedType(whole), len(shape))
	}
	if len(tiles) != len(shape)+len(t.Inner) {
		return fmt.Errorf("packed rank != (unpacked rank + num tiling factors), got %d != %d", len(tiles), len(shape)+len(t.Inner))
	}
	for i, size := range t.Sizes {
		if size == 0 || size < dynamicSize {
			return fmt.Errorf("invalid tile factor %d", size)
		}
		have := tiles[len(shape)+i]
		if (size == dynamicSize) != (have == ir.Dynamic) || have != ir.Dynamic && have != size {
			return fmt.Errorf("mismatch in inner tile sizes specified and shaped of tiled dimension in %s", syntax.QuotedType(tiled))
		}
	}
	return verifyTileCounts(t, tiled, shape, tiles, full)
}

// verifyTileCounts checks how many tiles there are in each dimension.
func verifyTileCounts(t Tiles, tiled ir.Type, shape, tiles []int64, full bool) error {
	for i, d := range t.Outer {
		n, size := shape[d], int64(1)
		if at := slices.Index(t.Inner, d); at >= 0 {
			size = t.Sizes[at]
		}
		if n == ir.Dynamic || size == dynamicSize {
			continue
		}
		if full && n%size != 0 {
			return fmt.Errorf("only full tiles are supported when padding_value is not set; dimension %d has %d elements, and its tiles %d", d, n, size)
		}
		if want := (n + size - 1) / size; tiles[i] != ir.Dynamic && tiles[i] != want {
			return fmt.Errorf("%s has %d tiles in dimension %d, but %d hold the elements", syntax.QuotedType(tiled), tiles[i], i, want)
		}
	}
	return nil
}

// verifySoftmax checks that there is a result where the output is a tensor.
func verifySoftmax(op *ir.Operation) error {
	return verifyTensorResults(op, op.OperandRange(1, 2))
}
