package toruntime

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// emitter makes operations of the LLVM dialect. Where an operand is a constant that leaves
// nothing to compute, it makes none.
type emitter struct {
	*ir.Builder
	types        *llvm.Types
	ctx          *ir.Context
	i1, i32, i64 ir.Type
	size         *ir.IntegerType // C's size_t
	bytes        ir.Type         // the pointer to untyped memory
}

func newEmitter(types *llvm.Types, pointerWidth uint32) *emitter {
	ctx := types.Context()
	return &emitter{
		Builder: ir.NewBuilder(ctx), types: types, ctx: ctx, i1: ctx.I1(), i32: ctx.I32(), i64: ctx.I64(),
		size: ctx.IntegerType(pointerWidth, ir.Signless), bytes: types.I8Ptr(),
	}
}

func (e *emitter) ptr(t ir.Type) ir.Type { return e.types.Ptr(t, 0) }

func (e *emitter) number(t ir.Type, n int64) *ir.Value {
	return llvm.NewMlirConstant(e.Builder, t, e.ctx.IntAttr(t.(*ir.IntegerType), n)).Res()
}

// known is the value of a constant.
func known(v *ir.Value) (n int64, ok bool) {
	def, ok := v.DefinedBy("llvm.mlir.constant")
	if !ok {
		return 0, false
	}
	a, ok := def.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int()
}

// is reports whether a value is a constant.
func is(v *ir.Value, n int64) bool {
	k, ok := known(v)
	return ok && k == n
}

func (e *emitter) add(a, b *ir.Value) *ir.Value {
	switch {
	case is(a, 0):
		return b
	case is(b, 0):
		return a
	}
	return llvm.NewAdd(e.Builder, a, b).Res()
}

func (e *emitter) sub(a, b *ir.Value) *ir.Value {
	if is(b, 0) {
		return a
	}
	return llvm.NewSub(e.Builder, a, b).Res()
}

func (e *emitter) mul(a, b *ir.Value) *ir.Value {
	switch {
	case is(a, 1):
		return b
	case is(b, 1):
		return a
	}
	return llvm.NewMul(e.Builder, a, b).Res()
}

// divUp is a/b, rounded up, of integers without signs; a is greater than 0.
func (e *emitter) divUp(a, b *ir.Value) *ir.Value {
	if is(b, 1) {
		return a
	}
	one := e.number(a.Type(), 1)
	return e.add(llvm.NewUdiv(e.Builder, e.sub(a, one), b).Res(), one)
}

func (e *emitter) urem(a, b *ir.Value) *ir.Value { return llvm.NewUrem(e.Builder, a, b).Res() }
func (e *emitter) udiv(a, b *ir.Value) *ir.Value { return llvm.NewUdiv(e.Builder, a, b).Res() }

func (e *emitter) icmp(p llvm.ICmpPredicate, a, b *ir.Value) *ir.Value {
	return llvm.NewIcmp(e.Builder, a, b, p).Res()
}

func (e *emitter) notZero(v *ir.Value) *ir.Value {
	return e.icmp(llvm.ICmpPredicateNe, v, e.number(v.Type(), 0))
}

func (e *emitter) sel(condition, a, b *ir.Value) *ir.Value {
	return llvm.NewSelect(e.Builder, condition, a, b).Res()
}

func (e *emitter) lesser(a, b *ir.Value) *ir.Value {
	return e.sel(e.icmp(llvm.ICmpPredicateUlt, a, b), a, b)
}

// resized is an integer with another width; extend widens it.
func (e *emitter) resized(v *ir.Value, t ir.Type, extend func(v *ir.Value) *ir.Value) *ir.Value {
	from, to := v.Type().(*ir.IntegerType).Width(), t.(*ir.IntegerType).Width()
	switch {
	case from == to:
		return v
	case from > to:
		return llvm.NewTrunc(e.Builder, v, t).Res()
	}
	return extend(v)
}

func (e *emitter) signed(v *ir.Value, t ir.Type) *ir.Value {
	if n, ok := known(v); ok {
		return e.number(t, n)
	}
	return e.resized(v, t, func(v *ir.Value) *ir.Value { return llvm.NewSext(e.Builder, v, t).Res() })
}

func (e *emitter) unsigned(v *ir.Value, t ir.Type) *ir.Value {
	return e.resized(v, t, func(v *ir.Value) *ir.Value { return llvm.NewZext(e.Builder, v, t).Res() })
}

func (e *emitter) alloca(t ir.Type) *ir.Value {
	return llvm.NewAlloca(e.Builder, e.number(e.i32, 1), e.ptr(t)).Res()
}

func (e *emitter) load(p *ir.Value) *ir.Value    { return llvm.NewLoad(e.Builder, p).Res() }
func (e *emitter) store(v, p *ir.Value)          { llvm.NewStore(e.Builder, v, p) }
func (e *emitter) asBytes(p *ir.Value) *ir.Value { return llvm.NewBitcast(e.Builder, p, e.bytes).Res() }

// member is the address of a member of what a pointer to a struct or array points to.
func (e *emitter) member(p *ir.Value, i int, t ir.Type) *ir.Value {
	indices := []*ir.Value{e.number(e.i32, 0), e.number(e.i32, int64(i))}
	return llvm.NewGetelementptr(e.Builder, p, indices, e.ptr(t)).Res()
}

func (e *emitter) br(to *ir.Block, args ...*ir.Value) { llvm.NewBr(e.Builder, args, to) }

func (e *emitter) condBr(condition *ir.Value, yes, no *ir.Block) {
	llvm.NewCondBr(e.Builder, condition, nil, nil, yes, no)
}

// blockBefore makes a block before another one.
func (e *emitter) blockBefore(next *ir.Block, args ...ir.Type) *ir.Block {
	defer e.RestoreInsertionPoint(e.InsertionPoint())
	return e.CreateBlock(next.Region(), next, args...)
}
