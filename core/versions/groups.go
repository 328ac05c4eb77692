package versions

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// nameKey is the key under which a context keeps the name of a form.
type nameKey struct{ side *ods.Op }

// Name is the name that operations bear which are a profile's side of a form.
func Name(ctx *ir.Context, side *ods.Op) *ir.OpName {
	return ctx.Memo(nameKey{side}, func() any { return ctx.NewOpName(side.Name(), side) }).(*ir.OpName)
}

// groupSizes are the sizes that the operand groups of to have in an operation
// which is one of from, without those that are given as attributes. A group that to lacks
// must be empty, or the problem is what format says of its name.
func groupSizes(from, to *ods.Op, op *ir.Operation, attrs *given, format string) (sizes []int, problem string) {
	sizes = make([]int, len(to.Operands))
	for i := range from.Operands {
		name := from.Operands[i].Name
		start, end := from.OperandRange(op, i)
		end -= attrs.dropped(start, end)
		at := slices.IndexFunc(to.Operands, func(g ods.Group) bool { return g.Name == name })
		if at >= 0 {
			sizes[at] = end - start
			continue
		}
		if start < end {
			return nil, fmt.Sprintf(format, name)
		}
	}
	return sizes, ""
}

// segments is the attribute that tells the sizes of operand groups.
func segments(ctx *ir.Context, def *ods.Op, sizes []int) ir.Attribute {
	if def.SegmentSizes != nil {
		joined := make([]int, 0, len(def.SegmentSizes))
		at := 0
		for _, n := range def.SegmentSizes {
			sum := 0
			for _, size := range sizes[at : at+n] {
				sum += size
			}
			joined = append(joined, sum)
			at += n
		}
		sizes = joined
	}
	if !def.DenseSegments() {
		return ods.SegmentsOf(ctx, sizes...)
	}
	return denseI32(ctx, sizes)
}

func denseI32(ctx *ir.Context, list []int) ir.Attribute {
	var data []byte
	for _, n := range list {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	return ctx.DenseArrayAttr(ctx.I32(), len(list), data)
}
