package tospirv

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
)

// Lowering is what the patterns of a conversion share. Patterns do not change it.
type Lowering struct {
	ctx     *ir.Context
	target  *environment.Triple
	emulate bool   // numbers that the target does not have, by 32 bits
	option  string // says whether it does
	types   *convert.TypeConverter
	i32     ir.Type
	// shared names the variables of allocations in memory of the workgroup.
	shared map[*ir.Operation]string
}

// NewLowering returns a lowering for a target.
func NewLowering(ctx *ir.Context, target *environment.Triple, emulate bool) *Lowering {
	l := &Lowering{ctx: ctx, target: target, emulate: emulate, types: convert.NewTypeConverter(), i32: ctx.I32()}
	l.types.KeepOthers()
	convert.AddFor(l.types, func(*ir.IndexType) convert.Answer { return convert.To(l.i32) })
	convert.AddFor(l.types, func(t *ir.IntegerType) convert.Answer { return answer(l.number(t)) })
	convert.AddFor(l.types, func(t *ir.FloatType) convert.Answer { return answer(l.number(t)) })
	convert.AddFor(l.types, func(t *ir.VectorType) convert.Answer { return answer(l.vector(t)) })
	convert.AddFor(l.types, func(t *ir.RankedTensorType) convert.Answer { return answer(l.tensor(t)) })
	convert.AddFor(l.types, func(t *ir.MemRefType) convert.Answer { return answer(l.memref(t)) })
	convert.AddFor(l.types, func(*ir.UnrankedMemRefType) convert.Answer {
		return convert.Impossible("SPIR-V has no pointer of which only memory knows the rank")
	})
	return l
}

func answer(t ir.Type, why string) convert.Answer {
	if why != "" {
		return convert.Impossible(why)
	}
	return convert.To(t)
}

// widthOf is the number of bits of a number, and whether it is a float.
func widthOf(t ir.Type) (width int, float bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int(t.Width()), false
	case *ir.FloatType:
		return t.Kind().BitWidth(), true
	case *ir.IndexType:
		return 32, false
	}
	return 0, false
}

// isNumber reports whether SPIR-V has a number, on some target.
func isNumber(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		switch t.Width() {
		case 1, 8, 16, 32, 64:
			return true
		}
	case *ir.FloatType:
		return t.Kind() == num.F16 || t.Kind() == num.F32 || t.Kind() == num.F64
	}
	return false
}

// number is what a number becomes to compute with.
func (l *Lowering) number(t ir.Type) (ir.Type, string) {
	if !isNumber(t) {
		return nil, "SPIR-V has integers of 1, 8, 16, 32 and 64 bits and floats of 16, 32 and 64"
	}
	capability := environment.Computing(widthOf(t))
	switch {
	case l.target.Allows(capability):
		return t, ""
	case !l.emulate:
		return nil, "the target has no capability " + capability
	}
	if i, ok := t.(*ir.IntegerType); ok {
		return l.ctx.IntegerType(32, i.Signedness()), ""
	}
	return l.ctx.F32(), ""
}

func (l *Lowering) vector(t *ir.VectorType) (ir.Type, string) {
	elem, why := l.element(t.Elem())
	if why != "" {
		return nil, why
	}
	if len(t.Shape()) != 1 || t.Scalable() != nil {
		return nil, "SPIR-V has vectors of one dimension and known length"
	}
	switch n := t.Shape()[0]; n {
	case 1:
		return elem, ""
	case 2, 3, 4:
		return l.ctx.VectorType(t.Shape(), elem), ""
	case 8, 16:
		if l.target.Allows("Vector16") {
			return l.ctx.VectorType(t.Shape(), elem), ""
		}
		return nil, "the target has no capability Vector16"
	default:
		return nil, fmt.Sprintf("SPIR-V has no vectors of %d elements", n)
	}
}

// element is what the element of a vector or tensor becomes.
func (l *Lowering) element(t ir.Type) (ir.Type, string) {
	if _, ok := t.(*ir.IndexType); ok {
		return l.i32, ""
	}
	return l.number(t)
}

// tensor makes an array of a constant.
func (l *Lowering) tensor(t *ir.RankedTensorType) (ir.Type, string) {
	elem, why := l.element(t.Elem())
	n, static := ir.NumElements(t)
	switch {
	case why != "":
		return nil, why
	case !static || n == 0:
		return nil, "an array has at least one element, and a length that is known"
	}
	width, _ := widthOf(elem)
	return spirv.ArrayOf(l.ctx, n, elem, int64((width+7)/8)), ""
}

// one is the type that t becomes, nil if there is none.
func (l *Lowering) one(t ir.Type) ir.Type { return l.types.ConvertOne(t) }

// emulated is the width of an integer, or of those in a vector, that has become wider;
// false for every other type.
func (l *Lowering) emulated(t ir.Type) (int, bool) {
	from, ok := ir.ElementOrSelf(t).(*ir.IntegerType)
	if !ok || from.Width() == 1 {
		return 0, false
	}
	to := l.one(t)
	if to == nil {
		return 0, false
	}
	width, _ := widthOf(ir.ElementOrSelf(to))
	return int(from.Width()), int(from.Width()) < width
}

func show(t ir.Type) string { return syntax.TypeString(t) }
