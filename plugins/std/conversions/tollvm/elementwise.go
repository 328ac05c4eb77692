package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// elementwiseOps pairs operations of std with those of the LLVM dialect that do
// the same, with the same attributes.
var elementwiseOps = [...][2]string{
	{"std.addi", "llvm.add"},
	{"std.subi", "llvm.sub"},
	{"std.muli", "llvm.mul"},
	{"std.divi_signed", "llvm.sdiv"},
	{"std.divi_unsigned", "llvm.udiv"},
	{"std.remi_signed", "llvm.srem"},
	{"std.remi_unsigned", "llvm.urem"},
	{"std.and", "llvm.and"},
	{"std.or", "llvm.or"},
	{"std.xor", "llvm.xor"},
	{"std.shift_left", "llvm.shl"},
	{"std.shift_right_signed", "llvm.ashr"},
	{"std.shift_right_unsigned", "llvm.lshr"},
	{"std.cmpi", "llvm.icmp"}, // the predicates have the same numbers
	{"std.trunci", "llvm.trunc"},
	{"std.sexti", "llvm.sext"},
	{"std.zexti", "llvm.zext"},
	{"std.addf", "llvm.fadd"},
	{"std.subf", "llvm.fsub"},
	{"std.mulf", "llvm.fmul"},
	{"std.divf", "llvm.fdiv"},
	{"std.remf", "llvm.frem"},
	{"std.negf", "llvm.fneg"},
	{"std.absf", "llvm.intr.fabs"},
	{"std.ceilf", "llvm.intr.ceil"},
	{"std.floorf", "llvm.intr.floor"},
	{"std.copysign", "llvm.intr.copysign"},
	{"std.fmaf", "llvm.intr.fma"},
	{"std.cmpf", "llvm.fcmp"}, // and so have these
	{"std.fpext", "llvm.fpext"},
	{"std.fptrunc", "llvm.fptrunc"},
	{"std.fptosi", "llvm.fptosi"},
	{"std.fptoui", "llvm.fptoui"},
	{"std.sitofp", "llvm.sitofp"},
	{"std.uitofp", "llvm.uitofp"},
}

// elementwise lists the patterns of the table.
func (l *Lowering) elementwise() []convert.Pattern {
	list := make([]convert.Pattern, len(elementwiseOps))
	for i, pair := range elementwiseOps {
		list[i] = l.Elementwise(pair[0], pair[1])
	}
	return list
}

// Elementwise converts an operation to one that does the same with converted
// types and the same attributes. Vectors of several dimensions, which are arrays,
// are taken apart.
func (l *Lowering) Elementwise(from, to string) convert.Pattern {
	name := l.ctx.OpName(to)
	return convert.Pattern{
		Name: from + " to " + to, Root: from,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.types.ConvertOne(op.Result(0).Type())
			if t == nil {
				return rw.Decline(l.whyNot(op.Result(0).Type()))
			}
			attrs := l.withFlags(op.Attrs())
			if llvm.IsArray(t) {
				v := l.unroll(rw, t, operands.All(), func(e emit.Emitter, t ir.Type, values []*ir.Value) *ir.Value {
					return e.Make(name, t, attrs, values...)
				})
				return replace(rw, op, v)
			}
			results := [1]ir.Type{t}
			return replace(rw, op, rw.CreateOp(name, rw.Flat(), results[:], attrs).Result(0))
		},
	}
}

// overflowAttr is what both dialects call what does not wrap.
const overflowAttr = "overflowFlags"

// withFlags makes flags of the LLVM dialect of those of std.
func (l *Lowering) withFlags(attrs ir.AttrList) ir.AttrList {
	if len(attrs) == 0 {
		return attrs
	}
	flags, ok := attrs.Get(overflowAttr).(*ir.DialectAttr)
	if !ok || flags.Def().Name() != "std.overflow" {
		return attrs
	}
	return attrs.With(overflowAttr, ods.NewAttr(l.ctx, "llvm.overflow", flags.Params()[0]))
}

// unroll applies an operation to the vectors that arrays consist of. A value
// that is no array serves all of them.
func (l *Lowering) unroll(
	rw *convert.Rewriter, t ir.Type, values []*ir.Value, apply func(e emit.Emitter, t ir.Type, values []*ir.Value) *ir.Value,
) *ir.Value {
	counts, inner := dimensions(t)
	e := l.at(rw)
	result := e.Undef(t)
	parts := make([]*ir.Value, len(values))
	eachPosition(counts, nil, func(at []int) {
		for i, v := range values {
			parts[i] = part(e, v, at)
		}
		result = e.Insert(result, apply(e, inner, parts), at...)
	})
	return result
}

// dimensions are the lengths of nested arrays, and what is inside.
func dimensions(t ir.Type) (counts []int, inner ir.Type) {
	for llvm.IsArray(t) {
		counts = append(counts, int(llvm.Len(t)))
		t = llvm.Elem(t)
	}
	return counts, t
}

func part(e emit.Emitter, v *ir.Value, at []int) *ir.Value {
	if !llvm.IsArray(v.Type()) {
		return v
	}
	_, inner := dimensions(v.Type())
	return e.Extract(v, inner, at...)
}

// eachPosition visits all positions of nested arrays; none when there are no
// arrays.
func eachPosition(counts, at []int, visit func(at []int)) {
	if len(counts) == 0 {
		if len(at) > 0 {
			visit(at)
		}
		return
	}
	for i := range counts[0] {
		eachPosition(counts[1:], append(at[:len(at):len(at)], i), visit)
	}
}
