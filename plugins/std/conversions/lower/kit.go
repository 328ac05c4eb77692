package lower

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// kit is what it takes to make operations in one context: names and attributes,
// found once. It may be shared by goroutines.
type kit struct {
	ctx   *ir.Context
	index ir.Type
	i1    ir.Type

	constant, addi, subi, muli, divi, remi *ir.OpName
	cmpi, sel, and, br, condBr             *ir.OpName

	// applies is affine.apply where expressions are left to it, and nil where they are
	// expanded.
	applies *ir.OpName

	predicates [std.CmpIPredicateUlt + 1]ir.AttrList
	numbers    [2 * maxNumber]ir.AttrList // of -maxNumber to maxNumber - 1
}

// maxNumber bounds the constants that are made once.
const maxNumber = 32

func newKit(ctx *ir.Context) *kit {
	find := func(mnemonic string) *ir.OpName { return ctx.OpName("std." + mnemonic) }
	k := &kit{
		ctx: ctx, index: ctx.IndexType(), i1: ctx.I1(), constant: find("constant"),
		addi: find("addi"), subi: find("subi"), muli: find("muli"),
		divi: find("divi_signed"), remi: find("remi_signed"),
		cmpi: find("cmpi"), sel: find("select"), and: find("and"), br: find("br"), condBr: find("cond_br"),
	}
	for p := range k.predicates {
		k.predicates[p] = ir.AttrList{{Name: "predicate", Value: std.CmpIPredicate(p).Attr(ctx)}}
	}
	for i := range k.numbers {
		k.numbers[i] = k.newNumber(int64(i - maxNumber))
	}
	return k
}

func (k *kit) newNumber(n int64) ir.AttrList {
	return ir.AttrList{{Name: "value", Value: k.ctx.IndexAttr(n)}}
}

// at returns an emitter that puts operations where a builder stands.
func (k *kit) at(b *ir.Builder) emitter { return emitter{Builder: b, kit: k} }

// emitter makes operations on indices, and branches, where its builder stands.
type emitter struct {
	*ir.Builder
	*kit
}

func (e emitter) make(name *ir.OpName, t ir.Type, attrs ir.AttrList, operands ...*ir.Value) *ir.Value {
	results := [1]ir.Type{t}
	return e.CreateOp(name, operands, results[:], attrs).Result(0)
}

// number makes a constant index.
func (e emitter) number(n int64) *ir.Value {
	if -maxNumber <= n && n < maxNumber {
		return e.make(e.constant, e.index, e.numbers[n+maxNumber])
	}
	return e.make(e.constant, e.index, e.newNumber(n))
}

func (e emitter) add(a, b *ir.Value) *ir.Value { return e.make(e.addi, a.Type(), nil, a, b) }
func (e emitter) sub(a, b *ir.Value) *ir.Value { return e.make(e.subi, e.index, nil, a, b) }
func (e emitter) mul(a, b *ir.Value) *ir.Value { return e.make(e.muli, e.index, nil, a, b) }
func (e emitter) div(a, b *ir.Value) *ir.Value { return e.make(e.divi, e.index, nil, a, b) }
func (e emitter) rem(a, b *ir.Value) *ir.Value { return e.make(e.remi, e.index, nil, a, b) }

// compare compares two indices.
func (e emitter) compare(p std.CmpIPredicate, a, b *ir.Value) *ir.Value {
	return e.make(e.cmpi, e.i1, e.predicates[p], a, b)
}

// choose is one of two values.
func (e emitter) choose(condition, yes, no *ir.Value) *ir.Value {
	return e.make(e.sel, yes.Type(), nil, condition, yes, no)
}

// both is true when two truths are.
func (e emitter) both(a, b *ir.Value) *ir.Value { return e.make(e.and, e.i1, nil, a, b) }

// truth makes a constant of type i1.
func (e emitter) truth(holds bool) *ir.Value {
	return e.make(e.constant, e.i1, ir.AttrList{{Name: "value", Value: e.ctx.BoolAttr(holds)}})
}

// jump branches to a block, whose arguments take the values.
func (e emitter) jump(to *ir.Block, values ...*ir.Value) {
	e.Create(&ir.OperationState{Name: e.br, Operands: values, Successors: []*ir.Block{to}})
}

// target is a block to branch to, and what its arguments take.
type target struct {
	block  *ir.Block
	values []*ir.Value
}

// branch goes to one block where a condition holds, and to another elsewhere.
func (e emitter) branch(condition *ir.Value, yes, no target) {
	operands := make([]*ir.Value, 0, 1+len(yes.values)+len(no.values))
	operands = append(append(append(operands, condition), yes.values...), no.values...)
	segments := ods.SegmentsOf(e.ctx, 1, len(yes.values), len(no.values))
	e.Create(&ir.OperationState{
		Name: e.condBr, Operands: operands, Successors: []*ir.Block{yes.block, no.block},
		Attrs: []ir.NamedAttr{{Name: ods.SegmentAttr, Value: segments}},
	})
}
