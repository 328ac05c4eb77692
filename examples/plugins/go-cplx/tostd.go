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
			convert.Run(r, r.Op, convert.Config{
				Target: target, Patterns: toStd, Stage: "convert-cplx-to-std",
			})
			return nil
		},
	}
}

var toStd = []convert.Pattern{
	convert.On("cplx.constant to std.constant", constantToStd),
	convert.On("cplx.add to std.addf", addToStd),
	convert.On("cplx.mul to std.mulf", mulToStd),
	convert.On("cplx.iterate to std.br", iterateToStd),
}

func constantToStd(op Constant, m convert.Match) convert.Result {
	number, ok := op.Value()
	if !ok {
		return m.MatchFailure("it has no value")
	}
	t := partOf(op.Result().Type())
	re := std.NewConstant(m.Builder, t, number.Re()).Result()
	im := std.NewConstant(m.Builder, t, number.Im()).Result()
	return m.Replace(NewCreate(m.Builder, re, im).Result())
}

// parts takes a number apart.
func parts(m convert.Match, number *ir.Value) (re, im *ir.Value) {
	return NewRe(m.Builder, number).Result(), NewIm(m.Builder, number).Result()
}

func addToStd(op Add, m convert.Match) convert.Result {
	re1, im1 := parts(m, m.Operand(op.Lhs()))
	re2, im2 := parts(m, m.Operand(op.Rhs()))
	re := std.NewAddf(m.Builder, re1, re2).Result()
	im := std.NewAddf(m.Builder, im1, im2).Result()
	return m.Replace(NewCreate(m.Builder, re, im).Result())
}

// mulToStd: (a + bi)(c + di) = ac - bd + (ad + bc)i.
func mulToStd(op Mul, m convert.Match) convert.Result {
	a, b := parts(m, m.Operand(op.Lhs()))
	c, d := parts(m, m.Operand(op.Rhs()))
	mul := func(x, y *ir.Value) *ir.Value { return std.NewMulf(m.Builder, x, y).Result() }
	re := std.NewSubf(m.Builder, mul(a, c), mul(b, d)).Result()
	im := std.NewAddf(m.Builder, mul(a, d), mul(b, c)).Result()
	return m.Replace(NewCreate(m.Builder, re, im).Result())
}

// iterateToStd makes a loop of blocks:
//
//	  br ^head(0, start)
//	^head(i, z):
//	  cond_br i < times, ^body(z), ^after(z)
//	^body(z): ... next
//	  br ^head(i + 1, next)
//	^after(result):
func iterateToStd(op Iterate, m convert.Match) convert.Result {
	times, start := m.Operand(op.Times()), m.Operand(op.Start())
	body := op.Body().Entry()
	before := op.Op.Block()
	after := m.SplitBlock(op.Op)
	result := after.AddArg(op.Result().Type(), op.Op.Loc())
	head := m.CreateBlock(before.Region(), after, times.Type(), start.Type())
	m.MoveRegion(op.Body(), before.Region(), after)

	index := func(n int64) *ir.Value {
		return std.NewConstant(m.Builder, times.Type(), m.Context().IndexAttr(n)).Result()
	}
	m.SetInsertionPointToEnd(before)
	std.NewBr(m.Builder, []*ir.Value{index(0), start}, head)

	m.SetInsertionPointToEnd(head)
	i, z := head.Args()[0], head.Args()[1]
	more := std.NewCmpi(m.Builder, i, times, std.CmpIPredicateSlt).Result()
	std.NewCondBr(m.Builder, more, []*ir.Value{z}, []*ir.Value{z}, body, after)

	yield := body.Last()
	m.SetInsertionPoint(yield)
	next := std.NewAddi(m.Builder, i, index(1)).Result()
	std.NewBr(m.Builder, []*ir.Value{next, yield.Operand(0)}, head)
	m.EraseOp(yield)
	return m.Replace(result)
}
