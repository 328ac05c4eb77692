package rewrite

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// The kernels whose operations chains consist of.
const (
	kernelAdd = "int.add"
	kernelSub = "int.sub"
)

// JoinConstants is the name of a pattern that follows from definitions: two additions or
// subtractions of constants, one of the other's result, become one. It applies to operations
// that name each other as inverses.
const JoinConstants = "join-constants"

// link is an integer that is another one, perhaps with its sign changed, plus a
// constant.
type link struct {
	x        *ir.Value
	negative bool
	constant ir.Attribute
	subtract bool // it is written as x minus a constant
}

// joinConstants applies [JoinConstants] to an operation.
func (g *greedy) joinConstants(op *ir.Operation) bool {
	if op.Traits().Inverse == "" {
		return false
	}
	outer, ok := linkOf(op)
	if !ok {
		return false
	}
	def := outer.x.DefiningOp()
	if def == nil || def.Name() != op.Name() && def.Name().String() != op.Traits().Inverse {
		return false
	}
	inner, ok := linkOf(def)
	if !ok || inner.x.Type() != op.Result(0).Type() {
		return false
	}
	constant := inner.constant
	if outer.negative {
		constant, ok = negated(op, constant)
	}
	if ok {
		constant, ok = compute(op, kernelAdd, outer.constant, constant)
	}
	if !ok {
		return false
	}
	return g.rebuild(op, link{
		x: inner.x, negative: outer.negative != inner.negative, constant: constant,
		subtract: outer.subtract && inner.subtract,
	})
}

// linkOf reads an addition or subtraction of a constant.
func linkOf(op *ir.Operation) (link, bool) {
	if op.NumOperands() != 2 || op.NumResults() != 1 {
		return link{}, false
	}
	left, right := ConstantOf(op.Operand(0)), ConstantOf(op.Operand(1))
	if (left == nil) == (right == nil) {
		return link{}, false
	}
	switch op.Traits().Eval {
	case kernelAdd:
		if right == nil {
			return link{x: op.Operand(1), constant: left}, true
		}
		return link{x: op.Operand(0), constant: right}, true
	case kernelSub:
		if right == nil {
			return link{x: op.Operand(1), negative: true, constant: left}, true
		}
		c, ok := negated(op, right)
		return link{x: op.Operand(0), constant: c, subtract: true}, ok
	}
	return link{}, false
}

func negated(op *ir.Operation, a ir.Attribute) (ir.Attribute, bool) {
	elem := ir.ElementOrSelf(op.Result(0).Type())
	if !isNumeric(elem) || widthOf(elem) == 0 {
		return nil, false
	}
	zero := splatOf(op.Result(0).Type(), num.New(widthOf(elem), 0))
	if zero == nil {
		return nil, false
	}
	return compute(op, kernelSub, zero, a)
}

// compute applies a kernel to constants of the type of an operation's result.
func compute(op *ir.Operation, kernel string, operands ...ir.Attribute) (ir.Attribute, bool) {
	k, ok := KernelByName(kernel)
	if !ok {
		return nil, false
	}
	return k.Eval(op, operands)
}

// rebuild replaces an operation by what a link says.
func (g *greedy) rebuild(op *ir.Operation, l link) bool {
	kernel, constant := kernelAdd, l.constant
	switch {
	case l.negative:
		kernel = kernelSub
	case l.subtract:
		kernel = kernelSub
		constant, _ = negated(op, constant)
	}
	name := op.Name()
	if op.Traits().Eval != kernel {
		name = op.Context().OpName(op.Traits().Inverse)
	}
	if def := name.Def(); def == nil || def.Traits().Eval != kernel {
		return false
	}
	c := g.constants.materialized(op, constant, op.Result(0).Type())
	if c == nil {
		return false
	}
	operands := []*ir.Value{l.x, c.Result(0)}
	if l.negative {
		operands[0], operands[1] = operands[1], operands[0]
	}
	g.rw.SetInsertionPoint(op)
	g.rw.ReplaceOpWithNew(op, &ir.OperationState{
		Name: name, Loc: op.Loc(), Operands: operands, Results: op.ResultTypes(),
	})
	return true
}
