package cplx

import (
	"example.com/mlirc-plugin-cplx/internal/std"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// ToStd returns the pass `convert-cplx-to-std`.
func ToStd() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-cplx-to-std",
		Summary: "convert arithmetic on complex numbers to std",
		Doc: `What takes numbers apart and puts them together stays: cplx.create, cplx.re and
cplx.im, which convert-cplx-to-llvm converts.`,
		Converts: []string{
			"cplx.constant", "cplx.add", "cplx.mul", "cplx.iterate", "cplx.yield",
		},
		Builds: []string{"cplx", "std"},
		Run: func(r *pass.Run) error {
			target := convert.NewTarget()
			target.Illegal(ToStd().Converts...)
			convert.Apply(r.Op, convert.Config{
				Target: target, Patterns: toStd, Stage: "convert-cplx-to-std",
				Sink: r.Diags, Workers: r.Workers, Trace: r.Trace, Work: r.Work,
			})
			return nil
		},
	}
}

var toStd = []convert.Pattern{
	{Name: "cplx.constant to std.constant", Root: "cplx.constant", Match: constantToStd},
	{Name: "cplx.add to std.addf", Root: "cplx.add", Match: addToStd},
	{Name: "cplx.mul to std.mulf", Root: "cplx.mul", Match: mulToStd},
	{Name: "cplx.iterate to std.br", Root: "cplx.iterate", Match: iterateToStd},
}

func constantToStd(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	t := op.Result(0).Type()
	constant, _ := AsConstant(op)
	value := constant.ValueAttr().(*ir.DialectAttr).Params()
	re := std.NewConstant(rw.Builder, partOf(t), value[0]).Result()
	im := std.NewConstant(rw.Builder, partOf(t), value[1]).Result()
	rw.ReplaceOp(op, NewCreate(rw.Builder, re, im, t).Result())
	return rw.Success()
}

// parts takes a number apart.
func parts(rw *convert.Rewriter, number *ir.Value) (re, im *ir.Value) {
	t := partOf(number.Type())
	return NewRe(rw.Builder, number, t).Result(), NewIm(rw.Builder, number, t).Result()
}

func addToStd(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
	re1, im1 := parts(rw, operands.One(0))
	re2, im2 := parts(rw, operands.One(1))
	re := std.NewAddf(rw.Builder, re1, re2).Result()
	im := std.NewAddf(rw.Builder, im1, im2).Result()
	rw.ReplaceOp(op, NewCreate(rw.Builder, re, im, op.Result(0).Type()).Result())
	return rw.Success()
}

// mulToStd: (a + bi)(c + di) = ac - bd + (ad + bc)i.
func mulToStd(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
	a, b := parts(rw, operands.One(0))
	c, d := parts(rw, operands.One(1))
	mul := func(x, y *ir.Value) *ir.Value { return std.NewMulf(rw.Builder, x, y).Result() }
	re := std.NewSubf(rw.Builder, mul(a, c), mul(b, d)).Result()
	im := std.NewAddf(rw.Builder, mul(a, d), mul(b, c)).Result()
	rw.ReplaceOp(op, NewCreate(rw.Builder, re, im, op.Result(0).Type()).Result())
	return rw.Success()
}

// iterateToStd makes a loop of blocks:
//
//	  br ^head(0, start)
//	^head(i, z):
//	  cond_br i < times, ^body(z), ^after(z)
//	^body(z): ... next
//	  br ^head(i + 1, next)
//	^after(result):
func iterateToStd(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
	times, start := operands.One(0), operands.One(1)
	body := op.Region(0).Entry()
	before := op.Block()
	after := rw.SplitBlock(op)
	result := after.AddArg(op.Result(0).Type(), op.Loc())
	head := rw.CreateBlock(before.Region(), after, times.Type(), start.Type())
	rw.MoveRegion(op.Region(0), before.Region(), after)

	index := func(n int64) *ir.Value {
		return std.NewConstant(rw.Builder, times.Type(), rw.Context().IndexAttr(n)).Result()
	}
	rw.SetInsertionPointToEnd(before)
	std.NewBr(rw.Builder, []*ir.Value{index(0), start}, head)

	rw.SetInsertionPointToEnd(head)
	i, z := head.Args()[0], head.Args()[1]
	more := std.NewCmpi(rw.Builder, i, times, std.CmpIPredicateSlt).Result()
	std.NewCondBr(rw.Builder, more, []*ir.Value{z}, []*ir.Value{z}, body, after)

	yield := body.Last()
	rw.SetInsertionPoint(yield)
	next := std.NewAddi(rw.Builder, i, index(1)).Result()
	std.NewBr(rw.Builder, []*ir.Value{next, yield.Operand(0)}, head)
	rw.EraseOp(yield)

	rw.ReplaceOp(op, result)
	return rw.Success()
}
