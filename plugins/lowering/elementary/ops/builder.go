package ops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

// Builder makes operations of a set, on values of one shape.
type Builder struct {
	b     *ir.Builder
	set   *Set
	plain ir.AttrList // of operations on floats

	own                   ir.Type // of operands and results, perhaps narrower
	f64, i64, i1          ir.Type
	floatOf, integerOf    map[uint64]*ir.Value
	compareOf, icompareOf map[int64]ir.AttrList
}

var _ elementary.Builder[*ir.Value] = (*Builder)(nil)

// New returns a builder for functions of a type: a float, or a vector of floats.
func New(b *ir.Builder, set *Set, t ir.Type) *Builder {
	ctx := b.Context()
	return &Builder{
		b: b, set: set, plain: set.unflagged(ctx), own: t,
		f64: like(ctx, t, ctx.F64()), i64: like(ctx, t, ctx.I64()), i1: like(ctx, t, ctx.I1()),
		floatOf: map[uint64]*ir.Value{}, integerOf: map[uint64]*ir.Value{},
		compareOf: map[int64]ir.AttrList{}, icompareOf: map[int64]ir.AttrList{},
	}
}

// Takes says why there are no operations for a type, or nothing if there are: floats and
// vectors of floats of 16, 32 and 64 bits.
func Takes(t ir.Type) (reason string) {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.Elem()
	}
	f, ok := t.(*ir.FloatType)
	switch {
	case !ok:
		return "there are expansions for floats and vectors of floats only"
	case f.Kind().BitWidth() > 64:
		return "there are no expansions for floats of more than 64 bits; convert-math-to-llvm calls the functions of C for them"
	}
	return ""
}

// Kernel is what functions are expanded by, at the precision of the type.
func (b *Builder) Kernel() elementary.Kernel[*ir.Value] {
	k := elementary.Kernel[*ir.Value]{Builder: b, Precision: elementary.Single}
	if b.own == b.f64 {
		k.Precision = elementary.Double
	}
	return k
}

// Extend is a value of the type as floats of 64 bits.
func (b *Builder) Extend(v *ir.Value) *ir.Value {
	if b.own == b.f64 {
		return v
	}
	return b.make(b.set.extend, b.f64, nil, v)
}

// Truncate rounds floats of 64 bits to those of the type.
func (b *Builder) Truncate(v *ir.Value) *ir.Value {
	if b.own == b.f64 {
		return v
	}
	return b.make(b.set.truncate, b.own, nil, v)
}

// like is a type of another element in the shape of t.
func like(b *ir.Context, t, elem ir.Type) ir.Type {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return elem
	}
	return b.ScalableVectorType(v.Shape(), v.Scalable(), elem)
}

func (b *Builder) make(name string, t ir.Type, attrs ir.AttrList, operands ...*ir.Value) *ir.Value {
	return b.b.CreateOp(b.b.Context().OpName(name), operands, []ir.Type{t}, attrs).Result(0)
}

func (b *Builder) constant(t ir.Type, elem ir.Attribute) *ir.Value {
	value := elem
	if s, ok := t.(ir.ShapedType); ok {
		value = b.b.Context().DenseElementsAttr(s, ir.AppendElement(nil, elem), true)
	}
	return b.make(b.set.constant, t, ir.AttrList{{Name: "value", Value: value}})
}

func (b *Builder) float(name string, x, y *ir.Value) *ir.Value {
	return b.make(name, b.f64, b.plain, x, y)
}

func (b *Builder) integer(name string, x, y *ir.Value) *ir.Value {
	return b.make(name, b.i64, nil, x, y)
}

// predicate is the attributes of a comparison.
func (b *Builder) predicate(known map[int64]ir.AttrList, number int64, more ir.AttrList) ir.AttrList {
	if known[number] == nil {
		attrs := ir.AttrList{{Name: "predicate", Value: b.b.Context().I64Attr(number)}}
		known[number] = ir.SortAttrs(append(attrs, more...))
	}
	return known[number]
}

// Predicates of comparisons, of which both sets have the same numbers.
const (
	oeq, olt, ole, uno = 1, 4, 5, 14
	eq, slt, ult       = 0, 2, 6
)

func (b *Builder) compare(number int64, x, y *ir.Value) *ir.Value {
	return b.make(b.set.compare, b.i1, b.predicate(b.compareOf, number, b.plain), x, y)
}

func (b *Builder) icompare(number int64, x, y *ir.Value) *ir.Value {
	return b.make(b.set.icompare, b.i1, b.predicate(b.icompareOf, number, nil), x, y)
}
