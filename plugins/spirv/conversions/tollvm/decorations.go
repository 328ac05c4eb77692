package tollvm

import (
	"math"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// dropDecorations removes the decorations of operations, which are attributes that their
// definitions do not declare: but for those of [Lowering.roundedConversions], none has a meaning for
// one invocation that LLVM could use. Those of members say where these lie, and stay.
func (l *Lowering) dropDecorations(root *ir.Operation) {
	names := decorationNames(l.ctx)
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		def, ok := op.Name().Def().(*ods.Op)
		if !ok || op.Name().Dialect() != "spv" {
			return ir.Advance
		}
		for _, a := range append(ir.AttrList{}, op.Attrs()...) {
			isDecoration := def.AttrIndex(a.Name) < 0 && names[strings.ReplaceAll(a.Name, "_", "")]
			if isDecoration && a.Name != roundingAttr && a.Name != saturatingAttr {
				op.SetAttr(a.Name, nil)
			}
		}
		return ir.Advance
	})
}

// decorationNames are the decorations, in small letters.
func decorationNames(ctx *ir.Context) map[string]bool {
	names := map[string]bool{}
	t := ods.FindType(ctx, spirv.StructType{}.TypeName())
	if t == nil {
		return names
	}
	for _, r := range t.Records {
		for _, f := range r.Fields {
			if f.Enum == nil {
				continue
			}
			for _, w := range f.Enum.Words() {
				names[strings.ToLower(w)] = true
			}
		}
	}
	return names
}

// Decorations that change the number that a conversion gives.
const (
	roundingAttr   = "fp_rounding_mode"
	saturatingAttr = "saturated_conversion"
)

// The rounding modes.
const (
	nearest    = "RTE"
	towardZero = "RTZ"
	upward     = "RTP"
	downward   = "RTN"
)

// roundedConversions are conversions between numbers that round or saturate as a decoration says. LLVM's
// conversions to floats round to the nearest, those to integers toward zero, and none saturates.
func (l *Lowering) roundedConversions() []convert.Pattern {
	return []convert.Pattern{
		decorated[spirv.FConvert](l, expander.roundedFloat),
		decorated[spirv.ConvertSToF](l, func(x expander, v *ir.Value) *ir.Value { return x.floatOfInteger(v, "sitofp") }),
		decorated[spirv.ConvertUToF](l, func(x expander, v *ir.Value) *ir.Value { return x.floatOfInteger(v, "uitofp") }),
		decorated[spirv.ConvertFToS](l, func(x expander, v *ir.Value) *ir.Value { return x.integerOfFloat(v, true) }),
		decorated[spirv.ConvertFToU](l, func(x expander, v *ir.Value) *ir.Value { return x.integerOfFloat(v, false) }),
		decorated[spirv.SConvert](l, func(x expander, v *ir.Value) *ir.Value { return x.resized(v, true) }),
		decorated[spirv.UConvert](l, func(x expander, v *ir.Value) *ir.Value { return x.resized(v, false) }),
	}
}

// decorated is the pattern of a conversion with one of the decorations; it comes before that of the
// conversion without.
func decorated[V oneOperand](l *Lowering, compute func(x expander, v *ir.Value) *ir.Value) convert.Pattern {
	var view V
	p := convert.On(view.OpName()+" that rounds or saturates", func(op V, m convert.Match) convert.Result {
		o := ir.OperationOf(op)
		if o.Attr(roundingAttr) == nil && o.Attr(saturatingAttr) == nil {
			return m.MatchFailure("no decoration has a rounding mode, or says that it saturates")
		}
		t := l.convertOne(o.ResultType(0))
		if t == nil {
			return m.MatchFailure(l.whyNot(o.ResultType(0)))
		}
		if !m.AreSingle() {
			return m.MatchFailure("an operand has not become one value")
		}
		x := expander{l.at(m), l, m, o, t}
		if mode := x.rounding(nearest); !slices.Contains([]string{nearest, towardZero, upward, downward}, mode) {
			return m.MatchFailuref("'%s' is no rounding mode", mode)
		}
		v := compute(x, m.Operand(op.Operand()))
		if v == nil {
			return m.MatchFailure("LLVM cannot round " + syntax.TypeString(o.OperandType(0)) + " so")
		}
		return m.Replace(v)
	})
	p.Benefit = 1
	return p.Reading(roundingAttr, saturatingAttr)
}

// rounding is how the operation rounds, where nothing says it as LLVM's does.
func (x expander) rounding(asLLVM string) string {
	if mode, ok := x.op.Attr(roundingAttr).(*ir.StringAttr); ok {
		return mode.Value()
	}
	return asLLVM
}

func (x expander) saturates() bool { return x.op.Attr(saturatingAttr) != nil }

// roundedFloat converts a float to one of another width.
func (x expander) roundedFloat(v *ir.Value) *ir.Value {
	from, to := elemWidth(v.Type()), elemWidth(x.t)
	switch {
	case from == to:
		return nil
	case from < to:
		return x.call("fpext", x.t, v)
	}
	return x.RoundedFloat(v, x.t, roundings[x.rounding(nearest)])
}

// roundings are the rounding modes, as [num.Rounding] has them.
var roundings = map[string]num.Rounding{
	nearest: num.ToNearestEven, towardZero: num.TowardZero, upward: num.Upward, downward: num.Downward,
}

// floatOfInteger converts an integer to a float.
func (x expander) floatOfInteger(v *ir.Value, conversion string) *ir.Value {
	if x.rounding(nearest) == nearest {
		return x.call(conversion, x.t, v)
	}
	if elemWidth(v.Type()) > 32 {
		return nil // no float holds all of them
	}
	exact := x.call(conversion, like(x.t, x.l.ctx.F64()), v)
	if exact.Type() == x.t {
		return exact
	}
	return x.roundedFloat(exact)
}

// integerOfFloat converts a float to an integer.
func (x expander) integerOfFloat(v *ir.Value, signed bool) *ir.Value {
	switch x.rounding(towardZero) {
	case nearest:
		v = x.same("intr.roundeven", v)
	case upward:
		v = x.same("intr.ceil", v)
	case downward:
		v = x.same("intr.floor", v)
	}
	conversion := map[bool]string{true: "fptosi", false: "fptoui"}[signed]
	result := x.call(conversion, x.t, v)
	if !x.saturates() {
		return result
	}
	least, most := x.bounds(x.t, elemWidth(x.t), signed)
	bound := func(bits int64) *ir.Value { return x.number(v.Type(), math.Ldexp(1, int(bits))) }
	zero := x.number(v.Type(), 0)
	if signed {
		limit := bound(elemWidth(x.t) - 1)
		result = x.choose(x.fcmp(llvm.FCmpPredicateOge, v, limit), most, result)
		result = x.choose(x.fcmp(llvm.FCmpPredicateOle, v, x.same("fneg", limit)), least, result)
		return x.choose(x.fcmp(llvm.FCmpPredicateUno, v, v), x.number(x.t, 0), result)
	}
	result = x.choose(x.fcmp(llvm.FCmpPredicateOge, v, bound(elemWidth(x.t))), most, result)
	return x.choose(x.fcmp(llvm.FCmpPredicateUlt, v, zero), least, result) // or it is no number
}

// bounds are the least and the greatest integer of some bits, in a type that has as many or more.
func (x expander) bounds(t ir.Type, bits int64, signed bool) (least, most *ir.Value) {
	one, zero := x.number(t, 1), x.number(t, 0)
	if signed {
		half := x.same("shl", one, x.number(t, float64(bits-1)))
		return x.Sub(zero, half), x.Sub(half, one)
	}
	unused := elemWidth(t) - bits
	return zero, x.same("lshr", x.number(t, -1), x.number(t, float64(unused)))
}

// resized converts an integer to one of another width.
func (x expander) resized(v *ir.Value, signed bool) *ir.Value {
	if from, to := elemWidth(v.Type()), elemWidth(x.t); x.saturates() && to < from {
		least, most := x.bounds(v.Type(), to, signed)
		above, below := llvm.ICmpPredicateUgt, llvm.ICmpPredicateUlt
		if signed {
			above, below = llvm.ICmpPredicateSgt, llvm.ICmpPredicateSlt
		}
		v = x.choose(x.icmp(above, v, most), most, v)
		v = x.choose(x.icmp(below, v, least), least, v)
	}
	return x.l.resized(x.Emitter, v, x.t, signed)
}
