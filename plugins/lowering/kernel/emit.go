package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// An emitter makes operations of the LLVM dialect on scalars and on vectors of a lane each.
type emitter struct {
	*ir.Builder
	ctx           *ir.Context
	types         *llvm.Types
	width         int64
	i1, i8        ir.Type
	i32, i64      ir.Type
	bytePtr, void ir.Type
	contract      ir.Attribute
}

func newEmitter(ctx *ir.Context, width int64) (*emitter, error) {
	types, err := llvm.TypesOf(ctx)
	if err != nil {
		return nil, err
	}
	return &emitter{
		Builder: ir.NewBuilder(ctx), ctx: ctx, types: types, width: width,
		i1: ctx.I1(), i8: ctx.IntegerType(8, ir.Signless), i32: ctx.I32(), i64: ctx.I64(),
		bytePtr: types.I8Ptr(), void: types.Void(), contract: llvm.NewFastmathAttr(ctx, llvm.FastmathFlagsContract).Attribute,
	}, nil
}

// vec is the type of a vector with an element for each lane.
func (e *emitter) vec(t ir.Type) ir.Type { return e.types.Vector(e.width, t) }

func (e *emitter) ptr(t ir.Type) ir.Type { return e.types.Ptr(t, 0) }

// make makes an operation with a result.
func (e *emitter) make(name string, t ir.Type, attrs ir.AttrList, args ...*ir.Value) *ir.Value {
	return e.CreateOp(e.ctx.OpName(name), args, []ir.Type{t}, attrs).Result(0)
}

func (e *emitter) op(name string, x, y *ir.Value) *ir.Value {
	return e.make("llvm."+name, x.Type(), nil, x, y)
}

func (e *emitter) constant(t ir.Type, a ir.Attribute) *ir.Value {
	return e.make("llvm.mlir.constant", t, ir.AttrList{{Name: "value", Value: a}})
}

// number is a constant integer or float of a scalar type.
func (e *emitter) number(t ir.Type, v int64) *ir.Value {
	return e.constant(t, e.attrOf(t, v))
}

func (e *emitter) attrOf(t ir.Type, v int64) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return e.ctx.FloatAttr(f, floatOf(f, v))
	}
	if t == e.i1 {
		return e.ctx.BoolAttr(v != 0)
	}
	return e.ctx.IntAttr(t, v)
}

// vector is a constant vector.
func (e *emitter) vector(t ir.Type, of func(lane int64) ir.Attribute) *ir.Value {
	var data []byte
	for i := range e.width {
		data = ir.AppendElement(data, of(i))
	}
	v := e.vec(t)
	return e.constant(v, e.ctx.DenseElementsAttr(v.(ir.ShapedType), data, false))
}

// numbers is a constant vector of numbers.
func (e *emitter) numbers(t ir.Type, of func(lane int64) int64) *ir.Value {
	return e.vector(t, func(i int64) ir.Attribute { return e.attrOf(t, of(i)) })
}

func (e *emitter) same(t ir.Type, v int64) *ir.Value {
	return e.numbers(t, func(int64) int64 { return v })
}

// splat is a scalar in each lane.
func (e *emitter) splat(v *ir.Value) *ir.Value {
	if def := v.DefiningOp(); def != nil && def.Is("llvm.mlir.constant") {
		if a := def.Attr("value"); a != nil {
			return e.vector(v.Type(), func(int64) ir.Attribute { return a })
		}
	}
	t := e.vec(v.Type())
	one := e.make("llvm.insertelement", t, nil, e.make("llvm.mlir.undef", t, nil), v, e.number(e.i32, 0))
	mask := make([]ir.Attribute, e.width)
	for i := range mask {
		mask[i] = e.ctx.I32Attr(0)
	}
	return e.make("llvm.shufflevector", t, ir.AttrList{{Name: "mask", Value: e.ctx.ArrayAttr(mask)}}, one, one)
}

// permuted is a vector whose lane i is lane of(i) of another.
func (e *emitter) permuted(v *ir.Value, of func(lane int64) int64) *ir.Value {
	mask := make([]ir.Attribute, e.width)
	for i := range mask {
		mask[i] = e.ctx.I32Attr(of(int64(i)))
	}
	return e.make("llvm.shufflevector", v.Type(), ir.AttrList{{Name: "mask", Value: e.ctx.ArrayAttr(mask)}}, v, v)
}

func (e *emitter) icmp(p llvm.ICmpPredicate, x, y *ir.Value) *ir.Value {
	t := e.i1
	if llvm.IsVector(x.Type()) {
		t = e.vec(e.i1)
	}
	return e.make("llvm.icmp", t, ir.AttrList{{Name: "predicate", Value: p.Attr(e.ctx)}}, x, y)
}

func (e *emitter) selected(condition, x, y *ir.Value) *ir.Value {
	return e.make("llvm.select", x.Type(), nil, condition, x, y)
}

// like is a scalar type, or the vector of it if v is a vector.
func (e *emitter) like(v *ir.Value, t ir.Type) ir.Type {
	if llvm.IsVector(v.Type()) {
		return e.vec(t)
	}
	return t
}

// sext is an integer, or a vector of integers, sign-extended or truncated to type t.
func (e *emitter) sext(v *ir.Value, t ir.Type) *ir.Value {
	from := v.Type()
	if llvm.IsVector(from) {
		from = llvm.Elem(from)
	}
	switch a, b := bitsOf(from), bitsOf(t); {
	case a < b:
		return e.make("llvm.sext", e.like(v, t), nil, v)
	case a > b:
		return e.make("llvm.trunc", e.like(v, t), nil, v)
	}
	return v
}

// scaled multiplies an integer, or a vector of integers, by a constant.
func (e *emitter) scaled(v *ir.Value, by int64) *ir.Value {
	if by == 1 {
		return v
	}
	if t := v.Type(); llvm.IsVector(t) {
		return e.op("mul", v, e.same(llvm.Elem(t), by))
	}
	return e.op("mul", v, e.number(v.Type(), by))
}

// not inverts a truth value or mask.
func (e *emitter) not(v *ir.Value) *ir.Value {
	if llvm.IsVector(v.Type()) {
		return e.op("xor", v, e.same(e.i1, 1))
	}
	return e.op("xor", v, e.number(e.i1, 1))
}

// bits is a mask as an integer with a bit for each lane.
func (e *emitter) bits(mask *ir.Value) *ir.Value {
	narrow := e.ctx.IntegerType(uint32(e.width), ir.Signless)
	v := e.make("llvm.bitcast", narrow, nil, mask)
	if e.width < 32 {
		v = e.make("llvm.zext", e.i32, nil, v)
	}
	return v
}

// maskOf is the mask of the bits of an integer.
func (e *emitter) maskOf(bits *ir.Value) *ir.Value {
	if e.width < 32 {
		bits = e.make("llvm.trunc", e.ctx.IntegerType(uint32(e.width), ir.Signless), nil, bits)
	}
	return e.make("llvm.bitcast", e.vec(e.i1), nil, bits)
}

// any reports whether a mask has a lane.
func (e *emitter) any(mask *ir.Value) *ir.Value {
	narrow := e.ctx.IntegerType(uint32(e.width), ir.Signless)
	v := e.make("llvm.bitcast", narrow, nil, mask)
	return e.icmp(llvm.ICmpPredicateNe, v, e.number(narrow, 0))
}

// lowest is the number of the lowest bit of an integer that is not 0.
func (e *emitter) lowest(bits *ir.Value) *ir.Value {
	return e.make("llvm.intr.cttz", bits.Type(), nil, bits, e.number(e.i1, 0))
}

func (e *emitter) lane(v, at *ir.Value) *ir.Value {
	return e.make("llvm.extractelement", llvm.Elem(v.Type()), nil, v, at)
}

func (e *emitter) load(p *ir.Value) *ir.Value {
	return e.make("llvm.load", llvm.Elem(p.Type()), nil, p)
}

// loadAligned reads a scalar of which the alignment is known.
func (e *emitter) loadAligned(p *ir.Value, align int64) *ir.Value {
	return e.make("llvm.load", llvm.Elem(p.Type()), ir.AttrList{{Name: "alignment", Value: e.ctx.I64Attr(align)}}, p)
}

func (e *emitter) store(v, p *ir.Value) {
	e.CreateOp(e.ctx.OpName("llvm.store"), []*ir.Value{v, p}, nil, nil)
}

func (e *emitter) storeAligned(v, p *ir.Value, align int64) {
	e.CreateOp(e.ctx.OpName("llvm.store"), []*ir.Value{v, p}, nil, ir.AttrList{{Name: "alignment", Value: e.ctx.I64Attr(align)}})
}

// gep is the address of type t at indices.
func (e *emitter) gep(t ir.Type, base *ir.Value, indices ...*ir.Value) *ir.Value {
	return e.make("llvm.getelementptr", t, nil, append([]*ir.Value{base}, indices...)...)
}

func (e *emitter) bitcast(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return e.make("llvm.bitcast", t, nil, v)
}

// member is the address of a member of the struct that a pointer points to.
func (e *emitter) member(p *ir.Value, path ...int64) *ir.Value {
	t := llvm.Elem(p.Type())
	indices := []*ir.Value{e.number(e.i32, 0)}
	for _, at := range path {
		indices = append(indices, e.number(e.i32, at))
		if llvm.IsStruct(t) {
			t = llvm.Member(t, int(at))
		} else {
			t = llvm.Elem(t)
		}
	}
	return e.gep(e.ptr(t), p, indices...)
}

func (e *emitter) br(to *ir.Block, args ...*ir.Value) { llvm.NewBr(e.Builder, args, to) }

func (e *emitter) condBr(condition *ir.Value, yes, no *ir.Block) {
	llvm.NewCondBr(e.Builder, condition, nil, nil, yes, no)
}

// at makes the builder stand at the end of a block.
func (e *emitter) at(b *ir.Block) { e.SetInsertionPointToEnd(b) }

// block adds a block to the region in which the builder stands.
func (e *emitter) block(args ...ir.Type) *ir.Block {
	r := e.Block().Region()
	at := e.InsertionPoint()
	b := e.CreateBlock(r, nil, args...)
	e.RestoreInsertionPoint(at)
	return b
}
