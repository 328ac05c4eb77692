package caserun

import (
	"fmt"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/vector"
)

// vector executes operations that make or use vectors as such; done is false for another one.
func (x *machine) vector(op *ir.Operation) (done bool, err error) {
	if read, ok := vector.AsTransferRead(op); ok {
		out := make(Vector, count(read.Vector().Type()))
		err := x.eachLane(read.Source(), read.Indices(), read.Mask(), read.PermutationMapAttr(), read.InBoundsAttr(),
			read.Vector().Type(), func(lane int, cell *Value) {
				if cell == nil {
					out[lane] = x.values[read.Padding()]
					return
				}
				out[lane] = *cell
			})
		x.values[read.Vector()] = out
		return true, err
	}
	if write, ok := vector.AsTransferWrite(op); ok {
		from := x.values[write.Vector()].(Vector)
		return true, x.eachLane(write.Source(), write.Indices(), write.Mask(), write.PermutationMapAttr(), write.InBoundsAttr(),
			write.Vector().Type(), func(lane int, cell *Value) {
				if cell != nil {
					*cell = from[lane]
				}
			})
	}
	switch op.Name().String() {
	case "vector.broadcast":
		source := x.values[op.Operand(0)]
		if _, ok := source.(Vector); ok {
			return true, fmt.Errorf("only scalars can be broadcast")
		}
		x.values[op.Result(0)] = Vector(slices.Repeat([]Value{source}, count(op.ResultType(0))))
		return true, nil
	case "vector.create_mask":
		n := x.ints(op.Operands())
		if len(n) != 1 {
			return true, fmt.Errorf("only masks of one dimension can be executed")
		}
		out := make(Vector, count(op.ResultType(0)))
		for i := range out {
			out[i] = int64(0)
			if int64(i) < n[0] {
				out[i] = int64(1)
			}
		}
		x.values[op.Result(0)] = out
		return true, nil
	case "vector.reduction":
		return true, x.reduction(op)
	}
	return false, nil
}

func count(t ir.Type) int {
	n := int64(1)
	for _, size := range t.(*ir.VectorType).Shape() {
		n *= size
	}
	return int(n)
}

// eachLane visits the elements of a vector with where they are in memory: nil for those that a
// mask leaves out, and for those outside where that is not excluded.
func (x *machine) eachLane(source *ir.Value, indices []*ir.Value, mask *ir.Value, places, inBounds ir.Attribute, t ir.Type,
	do func(lane int, cell *Value)) error {
	if mask != nil {
		return fmt.Errorf("masks of transfers cannot be executed")
	}
	memref, first, sizes := x.memref(source), x.ints(indices), t.(*ir.VectorType).Shape()
	for lane := range count(t) {
		at, inside, rest := slices.Clone(first), true, int64(lane)
		for d := len(sizes) - 1; d >= 0; d-- {
			step := rest % sizes[d]
			rest /= sizes[d]
			dim, ok := places.(*ir.AffineMapAttr).Map().Results[d].(core.Dim)
			if !ok {
				continue
			}
			at[dim] += step
			list, _ := inBounds.(*ir.ArrayAttr)
			must := list != nil && !list.Elems()[d].(*ir.IntegerAttr).Value().IsZero()
			inside = inside && (must || at[dim] < memref.sizes[dim])
		}
		if !inside {
			do(lane, nil)
			continue
		}
		cell, err := memref.cell(at)
		if err != nil {
			return err
		}
		do(lane, cell)
	}
	return nil
}

func (x *machine) reduction(op *ir.Operation) error {
	name := map[string]string{"add": "std.add", "mul": "std.mul"}[op.Attr("kind").(*ir.StringAttr).Value()]
	operands := x.all(op.Operands())
	list := operands[0].(Vector)
	sum := list[0]
	for _, v := range slices.Concat(list[1:], Vector(operands[1:])) {
		var err error
		if a, ok := sum.(float64); ok {
			sum, err = computeFloat(name+"f", a, v.(float64))
		} else {
			sum, err = computeInt(op, name+"i", sum.(int64), v.(int64))
		}
		if err != nil {
			return err
		}
	}
	return x.setResults(op, []Value{sum})
}
