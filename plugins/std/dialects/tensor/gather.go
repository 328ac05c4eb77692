package tensor

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

func verifyGather(op *ir.Operation) error {
	o := Gather{Op: op}
	return verifyParts("gather_dims", "source", o.GatherDims(), o.Source().Type(), o.Indices().Type(), "result", o.Result().Type())
}

func verifyScatter(op *ir.Operation) error {
	o := Scatter{Op: op}
	return verifyParts("scatter_dims", "dest", o.ScatterDims(), o.Dest().Type(), o.Indices().Type(), "source", o.Source().Type())
}

// verifyParts checks the dimensions that an attribute names of a tensor, and the type of parts of it.
func verifyParts(attr, name string, dims []int64, whole, indices ir.Type, partsName string, parts ir.Type) error {
	from, at := whole.(*ir.RankedTensorType), indices.(*ir.RankedTensorType)
	switch {
	case len(dims) == 0:
		return errors.New(attr + " must be non-empty")
	case len(dims) > len(from.Shape()):
		return errors.New(attr + " overflow " + name + " rank")
	}
	for i, d := range dims {
		switch {
		case d < 0:
			return errors.New(attr + " value must be non-negative")
		case d >= int64(len(from.Shape())):
			return errors.New(attr + " value must be smaller than " + name + " rank")
		case i > 0 && d <= dims[i-1]:
			return errors.New(attr + " values must be strictly increasing")
		}
	}
	if n := at.Shape()[len(at.Shape())-1]; n != ir.Dynamic && n != int64(len(dims)) {
		return fmt.Errorf("%s names %d dimensions, but the last dimension of the indices has %d subscripts", attr, len(dims), n)
	}
	full, reduced := partTypes(dims, from, at)
	if parts != full && parts != reduced {
		return fmt.Errorf("%s type mismatch: expected %s or its rank-reduced variant %s (got: %s)", partsName,
			syntax.QuotedType(full), syntax.QuotedType(reduced), syntax.QuotedType(parts))
	}
	return nil
}

// partTypes are the types of parts of a tensor at indices, with the dimensions of size one and without.
func partTypes(dims []int64, from, at *ir.RankedTensorType) (full, reduced *ir.RankedTensorType) {
	places := at.Shape()[:len(at.Shape())-1]
	whole := slices.Concat(places, from.Shape())
	short := slices.Clone(places)
	for d, n := range from.Shape() {
		if slices.Contains(dims, int64(d)) {
			whole[len(places)+d] = 1
		} else {
			short = append(short, n)
		}
	}
	return from.Context().RankedTensorType(whole, from.Elem(), from.Encoding()), from.Context().RankedTensorType(short, from.Elem(), from.Encoding())
}
