package allreduce

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// Pass returns the pass `gpu-all-reduce-lowering`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "gpu-all-reduce-lowering",
		Summary: "lower reductions over a block to shuffles, barriers and memory of the block",
		Doc: `Each gpu.all_reduce of a value of type i32 or f32 becomes shuffles in subgroups of 32 threads,
whose results a block joins through memory of its own, which becomes an argument of the gpu.func.
A block has at most 1024 threads. In MLIR 13 the pass is test-gpu-rewrite.`,
		Builds: []string{"gpu", "memref", "std"},
		Run: func(r *pass.Run) error {
			changed, err := rewrite.ApplyGreedily(r.Op, []rewrite.Pattern{lowering}, rewrite.Config{Stage: "gpu-all-reduce-lowering", Trace: r.Trace})
			if err == nil && !changed {
				r.Unchanged()
			}
			return err
		},
	}
}

// subgroupSize is how many threads a subgroup has.
const subgroupSize = 32

// workgroupSpace is the memory space of what the threads of a block share.
const workgroupSpace = 3

var lowering = rewrite.On("all-reduce-to-shuffles", func(op gpu.AllReduce, rw *rewrite.Rewriter) rewrite.Result {
	fn := op.Op.ParentOp()
	for fn != nil && !fn.Is("gpu.func") {
		fn = fn.ParentOp()
	}
	t := op.Value().Type()
	switch {
	case fn == nil || op.Op.Block().Region() != fn.Region(0):
		return rw.MatchFailure("it is not in a block of a gpu.func, which could be split")
	case t != rw.Context().I32() && t != rw.Context().F32():
		return rw.MatchFailure("shuffles are of i32 and f32")
	}
	l := &reduction{Rewriter: rw, op: op, fn: fn, t: t, i32: rw.Context().I32(), index: rw.Context().IndexType()}
	rw.SetLoc(op.Op.Loc())
	l.stand(op.Op.Block(), op.Op)
	l.rewrite()
	return rw.Success()
})

// reduction is one on its way to shuffles.
type reduction struct {
	*rewrite.Rewriter
	op            gpu.AllReduce
	fn            *ir.Operation
	t, i32, index ir.Type
	next          *ir.Operation // behind where operations are made, nil at the end of a block
}

// stand lets operations be made in a block, before another one.
func (l *reduction) stand(b *ir.Block, next *ir.Operation) {
	l.next = next
	if next == nil {
		l.SetInsertionPointToEnd(b)
		return
	}
	l.SetInsertionPoint(next)
}

func (l *reduction) number(n int64) *ir.Value {
	return std.NewConstant(l.Builder, l.i32, l.Context().IntAttr(l.i32, n)).Op.Result(0)
}

func (l *reduction) add(x, y *ir.Value) *ir.Value { return std.NewAddi(l.Builder, x, y).Result() }
func (l *reduction) sub(x, y *ir.Value) *ir.Value { return std.NewSubi(l.Builder, x, y).Result() }
func (l *reduction) mul(x, y *ir.Value) *ir.Value { return std.NewMuli(l.Builder, x, y).Result() }

func (l *reduction) cast(v *ir.Value, t ir.Type) *ir.Value {
	return std.NewIndexCast(l.Builder, v, t).Out()
}

func (l *reduction) compare(p std.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return std.NewCmpi(l.Builder, x, y, p).Result()
}

// subgroups is by how many subgroups something is, as a number of threads.
func (l *reduction) subgroups(threads *ir.Value) *ir.Value {
	return std.NewDiviSigned(l.Builder, threads, l.number(subgroupSize)).Result()
}

func (l *reduction) rewrite() {
	var dim, id [3]*ir.Value
	for i, axis := range []string{"x", "y", "z"} {
		dim[i] = l.cast(gpu.NewBlockDim(l.Builder, axis).Result(), l.i32)
	}
	for i, axis := range []string{"x", "y", "z"} {
		id[i] = l.cast(gpu.NewThreadId(l.Builder, axis).Result(), l.i32)
	}
	row := l.mul(l.add(l.mul(id[2], dim[1]), id[1]), dim[0])
	plane := l.mul(dim[0], dim[1])
	thread := l.add(row, id[0])
	threads := l.mul(plane, dim[2])

	mask := l.number(subgroupSize - 1)
	lane := std.NewAnd(l.Builder, thread, mask).Result()
	isFirst := l.compare(std.CmpIPredicateEq, lane, l.number(0))
	active := l.sub(threads, l.sub(thread, lane))
	partial := l.reduceSubgroup(active, l.op.Value())
	memory := l.memory()
	l.when(isFirst, func() {
		at := l.cast(l.subgroups(thread), l.index)
		memref.NewStore(l.Builder, partial, memory, []*ir.Value{at})
	})
	gpu.NewBarrier(l.Builder)

	count := l.subgroups(l.add(threads, mask))
	joins := l.compare(std.CmpIPredicateSlt, thread, count)
	zero := std.NewConstant(l.Builder, l.index, l.Context().IntAttr(l.index, 0)).Op.Result(0)
	l.when(joins, func() {
		at := l.cast(thread, l.index)
		v := memref.NewLoad(l.Builder, memory, []*ir.Value{at}).Op.Result(0)
		memref.NewStore(l.Builder, l.reduceSubgroup(count, v), memory, []*ir.Value{zero})
	})
	gpu.NewBarrier(l.Builder)
	l.ReplaceOp(l.op.Op, memref.NewLoad(l.Builder, memory, []*ir.Value{zero}).Op.Result(0))
}

// memory is an argument of the function behind those for other memory of the block.
func (l *reduction) memory() *ir.Value {
	t := l.Context().MemRefType([]int64{subgroupSize}, l.t, nil, l.Context().I64Attr(workgroupSpace))
	var arg *ir.Value
	l.Update(l.fn, func() {
		n := int64(0)
		if a, ok := l.fn.Attr("workgroup_attributions").(*ir.IntegerAttr); ok {
			n, _ = a.Int()
		}
		handed := 0
		if f, ok := l.fn.Attr("type").(*ir.TypeAttr).Value().(*ir.FunctionType); ok {
			handed = len(f.Inputs())
		}
		l.fn.SetAttr("workgroup_attributions", l.Context().I64Attr(n+1))
		arg = l.fn.Region(0).Entry().InsertArg(handed+int(n), t, l.fn.Loc())
	})
	return arg
}

// split makes the block that goes on behind what is made next, with the operations that follow.
func (l *reduction) split() *ir.Block {
	if l.next != nil {
		return l.SplitBlock(l.next)
	}
	current := l.Block()
	return l.CreateBlock(current.Region(), current.Next())
}

// choose branches, and goes on with what either way gives.
func (l *reduction) choose(condition *ir.Value, yes, no func() []*ir.Value) []*ir.Value {
	current, rest := l.Block(), l.next
	after := l.split()
	first, second := l.CreateBlock(current.Region(), after), l.CreateBlock(current.Region(), after)
	l.stand(current, nil)
	std.NewCondBr(l.Builder, condition, nil, nil, first, second)
	l.stand(first, nil)
	values := yes()
	std.NewBr(l.Builder, values, after)
	l.stand(second, nil)
	std.NewBr(l.Builder, no(), after)
	for _, v := range values {
		after.AddArg(v.Type(), l.Loc())
	}
	l.stand(after, rest)
	return after.Args()
}

func (l *reduction) when(condition *ir.Value, do func()) {
	l.choose(condition, func() []*ir.Value { do(); return nil }, func() []*ir.Value { return nil })
}

// reduceSubgroup gives the first lane of a subgroup the value of all, of which the first active
// ones have a thread.
func (l *reduction) reduceSubgroup(active, v *ir.Value) *ir.Value {
	size := l.number(subgroupSize)
	isPartial := l.compare(std.CmpIPredicateSlt, active, size)
	partial := func() []*ir.Value {
		sum := v
		for step := int64(1); step < subgroupSize; step *= 2 {
			s := gpu.NewShuffle(l.Builder, sum, l.number(step), active, "xor").Op
			sum = l.choose(s.Result(1), func() []*ir.Value { return []*ir.Value{l.accumulate(sum, s.Result(0))} }, func() []*ir.Value { return []*ir.Value{sum} })[0]
		}
		return []*ir.Value{sum}
	}
	whole := func() []*ir.Value {
		sum := v
		for step := int64(1); step < subgroupSize; step *= 2 {
			sum = l.accumulate(sum, gpu.NewShuffle(l.Builder, sum, l.number(step), size, "xor").Op.Result(0))
		}
		return []*ir.Value{sum}
	}
	return l.choose(isPartial, partial, whole)[0]
}

// accumulate makes one value of two.
func (l *reduction) accumulate(x, y *ir.Value) *ir.Value {
	how := l.op.Op.StringAttrValue("op")
	if how == "" {
		return l.inline(x, y)
	}
	_, isFloat := l.t.(*ir.FloatType)
	switch {
	case how == "min" && isFloat:
		return l.lesser(std.NewCmpf(l.Builder, x, y, std.CmpFPredicateUlt).Result(), x, y)
	case how == "max" && isFloat:
		return l.lesser(std.NewCmpf(l.Builder, x, y, std.CmpFPredicateUgt).Result(), x, y)
	case how == "min":
		return l.lesser(l.compare(std.CmpIPredicateUlt, x, y), x, y)
	case how == "max":
		return l.lesser(l.compare(std.CmpIPredicateUgt, x, y), x, y)
	}
	name := "std." + how
	if how == "add" || how == "mul" {
		name += map[bool]string{true: "f", false: "i"}[isFloat]
	}
	return l.CreateOp(l.Context().OpName(name), []*ir.Value{x, y}, []ir.Type{l.t}, nil).Result(0)
}

func (l *reduction) lesser(condition, x, y *ir.Value) *ir.Value {
	return std.NewSelect(l.Builder, condition, x, y).Result()
}

// inline copies the body of the reduction.
func (l *reduction) inline(x, y *ir.Value) *ir.Value {
	current, rest := l.Block(), l.next
	after := l.split()
	m := ir.NewMapping()
	body := l.op.Op.Region(0)
	m.MapValue(body.Entry().Arg(0), x)
	m.MapValue(body.Entry().Arg(1), y)
	var blocks []*ir.Block
	for b := range body.Blocks() {
		copied := l.CreateBlock(current.Region(), after)
		m.MapBlock(b, copied)
		if b != body.Entry() {
			for i, a := range b.Args() {
				m.MapValue(a, copied.AddArg(a.Type(), b.ArgLoc(i)))
			}
		}
		blocks = append(blocks, copied)
	}
	l.stand(current, nil)
	std.NewBr(l.Builder, nil, blocks[0])
	i := 0
	for b := range body.Blocks() {
		l.stand(blocks[i], nil)
		for op := range b.Ops() {
			if op.Is("gpu.yield") {
				std.NewBr(l.Builder, []*ir.Value{m.Value(op.Operand(0))}, after)
				continue
			}
			l.Clone(op, m)
		}
		i++
	}
	v := after.AddArg(l.t, l.Loc())
	l.stand(after, rest)
	return v
}
