package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// fieldNumber makes an offset or count of a bit field a number of the type of its base,
// in each element of a vector.
func (l *Lowering) fieldNumber(e emit.Emitter, v *ir.Value, t ir.Type) *ir.Value {
	if vector, ok := t.(*ir.VectorType); ok {
		v = l.broadcast(e, v, vector.Shape()[0])
	}
	return l.resized(e, v, t, false)
}

// broadcast makes a vector of n elements of a value.
func (l *Lowering) broadcast(e emit.Emitter, v *ir.Value, n int64) *ir.Value {
	vector := e.Undef(l.ctx.VectorType([]int64{n}, v.Type()))
	for i := range n {
		vector = l.withElement(e, vector, v, i)
	}
	return vector
}

// elemWidth is the width of a scalar, or of the elements of a vector.
func elemWidth(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return width(v.Elem())
	}
	return width(t)
}

// resized extends or truncates an integer, or those of a vector, to a type.
func (l *Lowering) resized(e emit.Emitter, v *ir.Value, t ir.Type, signed bool) *ir.Value {
	from, to := elemWidth(v.Type()), elemWidth(t)
	switch {
	case from == to:
		return v
	case from > to:
		return llvm.NewTrunc(e.Builder, v, t).Res()
	case signed:
		return llvm.NewSext(e.Builder, v, t).Res()
	default:
		return llvm.NewZext(e.Builder, v, t).Res()
	}
}

// ones is a constant with all bits set.
func (l *Lowering) ones(e emit.Emitter, t ir.Type) *ir.Value { return e.Constant(t, l.number(t, -1)) }

// field is what a pattern knows of a bit field.
type field struct {
	base, offset, count *ir.Value
	known               int64 // the count if it is constant, or -1
}

// holds reports whether a value is known to have no bits beyond the field.
func (f field) holds(v *ir.Value) bool {
	n, ok := constantOf(v)
	return ok && f.known >= 0 && f.known < 63 && n >= 0 && n < 1<<f.known
}

// A field of no bits may begin behind the last bit, and one of all bits is shifted by
// none: the shifts that are made for it are by the width then, which LLVM leaves open.
// What the result is there is chosen, unless the count is known to be another.
func (l *Lowering) guard(e emit.Emitter, f field, count int64, there func() *ir.Value, otherwise *ir.Value) *ir.Value {
	if f.known >= 0 && f.known != count {
		return otherwise
	}
	t := f.count.Type()
	same := llvm.NewIcmp(e.Builder, f.count, e.Constant(t, l.number(t, float64(count))), llvm.ICmpPredicateEq).Res()
	return llvm.NewSelect(e.Builder, same, there(), otherwise).Res()
}

// A fieldOp is the view of an operation on a bit field.
type fieldOp interface {
	ir.View
	Base() *ir.Value
	Offset() *ir.Value
	Count() *ir.Value
}

// fieldOf prepares the operands of a bit field operation.
func fieldOf[V fieldOp](l *Lowering, op V, m convert.Match) field {
	e := l.at(m)
	f := field{base: m.Operand(op.Base()), known: -1}
	if count, ok := constantOf(op.Count()); ok {
		f.known = count
	}
	f.offset = l.fieldNumber(e, m.Operand(op.Offset()), f.base.Type())
	f.count = l.fieldNumber(e, m.Operand(op.Count()), f.base.Type())
	return f
}

// bitFieldInsert converts `spv.BitFieldInsert`.
func (l *Lowering) bitFieldInsert() convert.Pattern {
	return convert.On("spv.BitFieldInsert to shifts and masks", func(op spirv.BitFieldInsert, m convert.Match) convert.Result {
		e, f, insert := l.at(m), fieldOf(l, op, m), m.Operand(op.Insert())
		ones := l.ones(e, f.base.Type())
		inside := l.shl(e, l.lowBits(e, f, ones), f.offset)
		kept := e.And(f.base, l.not(e, inside, ones))
		inserted := l.shl(e, insert, f.offset)
		if !f.holds(op.Insert()) {
			inserted = e.And(inserted, inside)
		}
		v := llvm.NewOr(e.Builder, kept, inserted).Res()
		v = l.guard(e, f, elemWidth(f.base.Type()), is(insert), v)
		return m.Replace(l.guard(e, f, 0, is(f.base), v))
	})
}

func (l *Lowering) shl(e emit.Emitter, v, n *ir.Value) *ir.Value {
	return llvm.NewShl(e.Builder, v, n).Res()
}

func (l *Lowering) not(e emit.Emitter, v, ones *ir.Value) *ir.Value {
	return llvm.NewXor(e.Builder, v, ones).Res()
}

// is is a value that is there.
func is(v *ir.Value) func() *ir.Value { return func() *ir.Value { return v } }

// lowBits has as many of the lowest bits set as a field has.
func (l *Lowering) lowBits(e emit.Emitter, f field, ones *ir.Value) *ir.Value {
	return l.not(e, l.shl(e, ones, f.count), ones)
}

// bitFieldSExtract converts `spv.BitFieldSExtract`.
func (l *Lowering) bitFieldSExtract() convert.Pattern {
	return convert.On("spv.BitFieldSExtract to shifts", func(op spirv.BitFieldSExtract, m convert.Match) convert.Result {
		e, f := l.at(m), fieldOf(l, op, m)
		t := f.base.Type()
		size := e.Constant(t, l.number(t, float64(elemWidth(t))))
		left := e.Sub(size, e.Add(f.count, f.offset))
		top := l.shl(e, f.base, left)
		v := llvm.NewAshr(e.Builder, top, e.Add(f.offset, left)).Res()
		return m.Replace(l.guard(e, f, 0, func() *ir.Value { return l.zero(e, t) }, v))
	})
}

// bitFieldUExtract converts `spv.BitFieldUExtract`.
func (l *Lowering) bitFieldUExtract() convert.Pattern {
	return convert.On("spv.BitFieldUExtract to a shift and a mask", func(op spirv.BitFieldUExtract, m convert.Match) convert.Result {
		e, f := l.at(m), fieldOf(l, op, m)
		t := f.base.Type()
		mask := l.lowBits(e, f, l.ones(e, t))
		v := e.And(llvm.NewLshr(e.Builder, f.base, f.offset).Res(), mask)
		v = l.guard(e, f, elemWidth(t), is(f.base), v)
		return m.Replace(l.guard(e, f, 0, func() *ir.Value { return l.zero(e, t) }, v))
	})
}

// shiftPatterns convert shifts.
func (l *Lowering) shiftPatterns() []convert.Pattern {
	return []convert.Pattern{
		shift[spirv.ShiftLeftLogical](l, "llvm.shl", func(b *ir.Builder, v, n *ir.Value) *ir.Value { return llvm.NewShl(b, v, n).Res() }),
		shift[spirv.ShiftRightArithmetic](l, "llvm.ashr", func(b *ir.Builder, v, n *ir.Value) *ir.Value { return llvm.NewAshr(b, v, n).Res() }),
		shift[spirv.ShiftRightLogical](l, "llvm.lshr", func(b *ir.Builder, v, n *ir.Value) *ir.Value { return llvm.NewLshr(b, v, n).Res() }),
	}
}

// shift converts a shift. Its distance is extended to the width of what is shifted, by its
// sign unless it is unsigned. A wider one is truncated: distances that differ then are not
// less than the width, for which SPIR-V leaves the result open.
func shift[V twoOperands](l *Lowering, to string, make func(b *ir.Builder, v, n *ir.Value) *ir.Value) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to "+to, func(op V, m convert.Match) convert.Result {
		base := m.Operand(op.Operand1())
		distance := l.resized(l.at(m), m.Operand(op.Operand2()), base.Type(), !isUnsigned(op.Operand2().Type()))
		return m.Replace(make(m.Builder, base, distance))
	})
}

// isUnsigned reports whether an integer, or those of a vector, have that type.
func isUnsigned(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.Elem()
	}
	n, ok := t.(*ir.IntegerType)
	return ok && n.Signedness() == ir.Unsigned
}
