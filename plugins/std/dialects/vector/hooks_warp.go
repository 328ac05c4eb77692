package vector

import (
	"fmt"
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// verifyWarp checks that what goes in and out of the region of a warp belongs to what its lanes have.
func verifyWarp(o *ir.Operation) error {
	op := WarpExecuteOnLane0{Op: o}
	args, inside := op.Args(), op.WarpRegion().Entry().Args()
	if len(args) != len(inside) {
		return fmt.Errorf("expected same number op arguments and block arguments: %d, but there are %d", len(args), len(inside))
	}
	for i, v := range args {
		if err := verifyLanes(v.Type(), inside[i].Type(), op.WarpSize()); err != nil {
			return err
		}
	}
	yielded := op.WarpRegion().Entry().Last().Operands()
	if len(yielded) != o.NumResults() {
		return fmt.Errorf("expected same number of yield operands and return values: %d, but there are %d", len(yielded), o.NumResults())
	}
	for i, v := range yielded {
		if err := verifyLanes(o.ResultType(i), v.Type(), op.WarpSize()); err != nil {
			return err
		}
	}
	return nil
}

// verifyLanes checks that a type is that of what each lane has of another one.
func verifyLanes(each, all ir.Type, lanes int64) error {
	if each == all {
		return nil
	}
	part, ok := each.(*ir.VectorType)
	whole, ok2 := all.(*ir.VectorType)
	if !ok || !ok2 {
		return fmt.Errorf("expected vector type for distributed operands, but got %s of %s", syntax.QuotedType(each), syntax.QuotedType(all))
	}
	if len(part.Shape()) != len(whole.Shape()) || part.Elem() != whole.Elem() {
		return fmt.Errorf("expected distributed vectors to have same rank and element type, but got %s of %s", syntax.QuotedType(each), syntax.QuotedType(all))
	}
	if !slices.Equal(part.Scalable(), whole.Scalable()) {
		return fmt.Errorf("expected distributed vectors to have the same scalable dimensions, but got %s of %s", syntax.QuotedType(each), syntax.QuotedType(all))
	}
	parts := int64(1)
	for i, n := range whole.Shape() {
		if n%part.Shape()[i] != 0 {
			return fmt.Errorf("expected expanded vector dimension #%d (%d) to be a multiple of the distributed vector dimension (%d)", i, n, part.Shape()[i])
		}
		if n/part.Shape()[i] > math.MaxInt64/parts {
			return fmt.Errorf("incompatible distribution dimensions from %s to %s with warp size = %d: there are more parts", syntax.QuotedType(all), syntax.QuotedType(each), lanes)
		}
		parts *= n / part.Shape()[i]
	}
	if parts != lanes {
		return fmt.Errorf("incompatible distribution dimensions from %s to %s with warp size = %d: there are %d parts", syntax.QuotedType(all), syntax.QuotedType(each), lanes, parts)
	}
	return nil
}
