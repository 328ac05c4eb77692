package tospirv

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// vectors are the patterns for vectors that are no rows.
func (l *Lowering) vectors() []convert.Pattern {
	return []convert.Pattern{
		l.broadcast(), l.extract(), l.insert(), l.extractElement(), l.insertElement(),
		l.extractSlice(), l.insertSlice(), l.bitcast(), l.shuffle(), l.reduction(),
	}
}

// numbers is a list of i32.
func (l *Lowering) numbers(list ...int64) ir.Attribute {
	attrs := make([]ir.Attribute, len(list))
	for i, n := range list {
		attrs[i] = l.ctx.I32Attr(n)
	}
	return l.ctx.ArrayAttr(attrs)
}

// length is the number of elements of what a vector has become; one of one element is a
// scalar.
func length(v *ir.Value) int64 {
	t, ok := v.Type().(*ir.VectorType)
	if !ok {
		return 1
	}
	n, _ := ir.NumElements(t)
	return n
}

func (l *Lowering) broadcast() convert.Pattern {
	return convert.On("vector.broadcast to spv.CompositeConstruct", func(op vector.Broadcast, m convert.Match) convert.Result {
		t, why := m.Convert(op.Vector().Type())
		v := m.Operand(op.Source())
		switch {
		case why != "":
			return m.MatchFailure(why)
		case v.Type() == t:
			return m.Replace(v)
		case length(v) != 1:
			return m.MatchFailure("the source is a vector of another length")
		}
		return m.Replace(repeat(m.Builder, v, t.(*ir.VectorType)))
	})
}

func (l *Lowering) extract() convert.Pattern {
	return convert.On("vector.extract to spv.CompositeExtract and spv.VectorExtractDynamic", func(op vector.Extract, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		v, at := m.Operand(op.Vector()), op.Position()
		switch {
		case why != "":
			return m.MatchFailure(why)
		case v.Type() == t:
			return m.Replace(v)
		case len(at) != 1:
			return m.MatchFailure("SPIR-V has vectors of one dimension")
		case len(op.DynamicPosition()) == 1:
			return m.Replace(spirv.NewVectorExtractDynamic(m.Builder, v, m.Operand(op.DynamicPosition()[0])).Result())
		}
		return m.Replace(spirv.NewCompositeExtract(m.Builder, v, l.numbers(at...)).Component())
	})
}

func (l *Lowering) insert() convert.Pattern {
	return convert.On("vector.insert to spv.CompositeInsert and spv.VectorInsertDynamic", func(op vector.Insert, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		v, at := m.Operand(op.Source()), op.Position()
		switch {
		case why != "":
			return m.MatchFailure(why)
		case v.Type() == t:
			return m.Replace(v)
		case len(at) != 1:
			return m.MatchFailure("SPIR-V has vectors of one dimension")
		case len(op.DynamicPosition()) == 1:
			at := m.Operand(op.DynamicPosition()[0])
			return m.Replace(spirv.NewVectorInsertDynamic(m.Builder, m.Operand(op.Dest()), v, at).Result())
		}
		return m.Replace(spirv.NewCompositeInsert(m.Builder, v, m.Operand(op.Dest()), l.numbers(at...)).Result())
	})
}

func (l *Lowering) extractElement() convert.Pattern {
	return convert.On("vector.extractelement to spv.VectorExtractDynamic", func(op vector.Extractelement, m convert.Match) convert.Result {
		v := m.Operand(op.Vector())
		if length(v) == 1 {
			return m.Replace(v)
		}
		return m.Replace(spirv.NewVectorExtractDynamic(m.Builder, v, l.extended(m, op.Position(), false)).Result())
	})
}

func (l *Lowering) insertElement() convert.Pattern {
	return convert.On("vector.insertelement to spv.VectorInsertDynamic", func(op vector.Insertelement, m convert.Match) convert.Result {
		v := m.Operand(op.Dest())
		if length(v) == 1 {
			return m.Replace(m.Operand(op.Source()))
		}
		return m.Replace(spirv.NewVectorInsertDynamic(m.Builder, v, m.Operand(op.Source()), l.extended(m, op.Position(), false)).Result())
	})
}

// shuffled chooses elements of two vectors, which may be scalars.
func (l *Lowering) shuffled(m convert.Match, a, b *ir.Value, t ir.Type, places []int64) *ir.Value {
	n := length(a)
	if length(a) > 1 && length(b) > 1 && length1(t) > 1 {
		return spirv.NewVectorShuffle(m.Builder, a, b, t, l.numbers(places...)).Result()
	}
	parts := make([]*ir.Value, len(places))
	for i, at := range places {
		from, at := a, at
		if at >= n {
			from, at = b, at-n
		}
		parts[i] = from
		if length(from) > 1 {
			parts[i] = spirv.NewCompositeExtract(m.Builder, from, l.numbers(at)).Component()
		}
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return spirv.NewCompositeConstruct(m.Builder, parts, t).Result()
}

// length1 is the number of elements of a type, 1 for a scalar.
func length1(t ir.Type) int64 {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return 1
	}
	n, _ := ir.NumElements(v)
	return n
}

func (l *Lowering) extractSlice() convert.Pattern {
	return convert.On("vector.extract_strided_slice to spv.VectorShuffle", func(op vector.ExtractStridedSlice, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		if len(op.Offsets()) != 1 {
			return m.MatchFailure("SPIR-V has vectors of one dimension")
		}
		v := m.Operand(op.Vector())
		places := make([]int64, op.Sizes()[0])
		for i := range places {
			places[i] = op.Offsets()[0] + int64(i)*op.Strides()[0]
		}
		if v.Type() == t {
			return m.Replace(v)
		}
		return m.Replace(l.shuffled(m, v, v, t, places))
	})
}

func (l *Lowering) insertSlice() convert.Pattern {
	return convert.On("vector.insert_strided_slice to spv.VectorShuffle", func(op vector.InsertStridedSlice, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		if len(op.Offsets()) != 1 {
			return m.MatchFailure("SPIR-V has vectors of one dimension")
		}
		source, dest := m.Operand(op.Source()), m.Operand(op.Dest())
		places := make([]int64, length(dest))
		for i := range places {
			places[i] = int64(i)
		}
		for i := range length(source) {
			places[op.Offsets()[0]+i*op.Strides()[0]] = length(dest) + i
		}
		return m.Replace(l.shuffled(m, dest, source, t, places))
	})
}

func (l *Lowering) bitcast() convert.Pattern {
	return convert.On("vector.bitcast to spv.Bitcast", func(op vector.Bitcast, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		v := m.Operand(op.Source())
		switch {
		case why != "":
			return m.MatchFailure(why)
		case l.becomesOther(op.Source().Type()) || l.becomesOther(op.Result().Type()):
			return m.MatchFailure("bits of a number that the target emulates are others")
		case v.Type() == t:
			return m.Replace(v)
		}
		return m.Replace(spirv.NewBitcast(m.Builder, v, t).Result())
	})
}

// becomesOther reports whether a number, or the elements of a vector, become wider or
// narrower.
func (l *Lowering) becomesOther(t ir.Type) bool {
	was, _ := widthOf(ir.ElementOrSelf(t))
	is, _ := widthOf(ir.ElementOrSelf(l.one(t)))
	return was != is
}

func (l *Lowering) shuffle() convert.Pattern {
	return convert.On("vector.shuffle to spv.VectorShuffle", func(op vector.Shuffle, m convert.Match) convert.Result {
		t, why := m.Convert(op.Vector().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		mask := slices.Clone(op.Mask())
		for i, n := range mask {
			mask[i] = max(n, 0) // any element will do where one is not defined
		}
		return m.Replace(l.shuffled(m, m.Operand(op.V1()), m.Operand(op.V2()), t, mask))
	})
}

// reductions are the operations that join two elements, for integers and for floats.
var reductions = map[string][2]string{
	"add": {"spv.IAdd", "spv.FAdd"}, "mul": {"spv.IMul", "spv.FMul"},
	"min": {"spv.GLSL.SMin", "spv.GLSL.FMin"}, "max": {"spv.GLSL.SMax", "spv.GLSL.FMax"},
	"and": {"spv.BitwiseAnd", ""}, "or": {"spv.BitwiseOr", ""}, "xor": {"spv.BitwiseXor", ""},
}

// reduction joins the elements in their order.
func (l *Lowering) reduction() convert.Pattern {
	return convert.On("vector.reduction to arithmetic", func(op vector.Reduction, m convert.Match) convert.Result {
		t, why := m.Convert(op.Dest().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		pair := reductions[op.Kind()]
		name := pair[0]
		if _, float := t.(*ir.FloatType); float {
			name = pair[1]
		}
		if name == "" || l.isBool(op.Dest()) {
			return m.MatchFailuref("SPIR-V has no operation for '%s' of %s", op.Kind(), show(t))
		}
		v := l.extended(m, op.Vector(), true)
		total := m.Operand(op.Acc())
		for i := range length(v) {
			part := v
			if length(v) > 1 {
				part = spirv.NewCompositeExtract(m.Builder, v, l.numbers(i)).Component()
			}
			if total == nil {
				total = part
				continue
			}
			total = m.CreateOp(l.ctx.OpName(name), []*ir.Value{total, part}, []ir.Type{t}, nil).Result(0)
		}
		return m.Replace(total)
	})
}
