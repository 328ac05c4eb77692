package tospirv

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// integerCompares are the operations for the predicates of std.cmpi.
var integerCompares = map[std.CmpIPredicate]string{
	std.CmpIPredicateEq: "spv.IEqual", std.CmpIPredicateNe: "spv.INotEqual",
	std.CmpIPredicateSlt: "spv.SLessThan", std.CmpIPredicateSle: "spv.SLessThanEqual",
	std.CmpIPredicateSgt: "spv.SGreaterThan", std.CmpIPredicateSge: "spv.SGreaterThanEqual",
	std.CmpIPredicateUlt: "spv.ULessThan", std.CmpIPredicateUle: "spv.ULessThanEqual",
	std.CmpIPredicateUgt: "spv.UGreaterThan", std.CmpIPredicateUge: "spv.UGreaterThanEqual",
}

// floatCompares are the operations for the predicates of std.cmpf that have one.
var floatCompares = map[std.CmpFPredicate]string{
	std.CmpFPredicateOeq: "spv.FOrdEqual", std.CmpFPredicateOgt: "spv.FOrdGreaterThan",
	std.CmpFPredicateOge: "spv.FOrdGreaterThanEqual", std.CmpFPredicateOlt: "spv.FOrdLessThan",
	std.CmpFPredicateOle: "spv.FOrdLessThanEqual", std.CmpFPredicateOne: "spv.FOrdNotEqual",
	std.CmpFPredicateUeq: "spv.FUnordEqual", std.CmpFPredicateUgt: "spv.FUnordGreaterThan",
	std.CmpFPredicateUge: "spv.FUnordGreaterThanEqual", std.CmpFPredicateUlt: "spv.FUnordLessThan",
	std.CmpFPredicateUle: "spv.FUnordLessThanEqual", std.CmpFPredicateUne: "spv.FUnordNotEqual",
}

func (l *Lowering) compareIntegers() convert.Pattern {
	return convert.On("std.cmpi to comparisons", func(op std.Cmpi, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		name, signed := integerCompares[op.Predicate()], true
		switch op.Predicate() {
		case std.CmpIPredicateUlt, std.CmpIPredicateUle, std.CmpIPredicateUgt, std.CmpIPredicateUge:
			signed = false
		}
		if ir.ElementOrSelf(op.Lhs().Type()) == ir.Type(l.ctx.I1()) {
			switch op.Predicate() {
			case std.CmpIPredicateEq:
				name = "spv.LogicalEqual"
			case std.CmpIPredicateNe:
				name = "spv.LogicalNotEqual"
			default:
				return m.MatchFailure("truth values are equal or not, none is less than another")
			}
		}
		operands := []*ir.Value{l.extended(m, op.Lhs(), signed), l.extended(m, op.Rhs(), signed)}
		return m.ReplaceWith(l.ctx.OpName(name), operands, []ir.Type{t}, nil)
	})
}

func (l *Lowering) compareFloats() convert.Pattern {
	return convert.On("std.cmpf to comparisons", func(op std.Cmpf, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		b, lhs, rhs := m.Builder, m.Operand(op.Lhs()), m.Operand(op.Rhs())
		switch op.Predicate() {
		case std.CmpFPredicateFalse, std.CmpFPredicateTrue:
			return m.Replace(l.splat(b, t, l.ctx.BoolAttr(op.Predicate() == std.CmpFPredicateTrue)))
		case std.CmpFPredicateOrd:
			return m.Replace(spirv.NewLogicalNot(b, anyNaN(b, lhs, rhs)).Result())
		case std.CmpFPredicateUno:
			return m.Replace(anyNaN(b, lhs, rhs))
		}
		return m.ReplaceWith(l.ctx.OpName(floatCompares[op.Predicate()]), []*ir.Value{lhs, rhs}, []ir.Type{t}, nil)
	})
}

// anyNaN tests whether one of two floats is no number.
func anyNaN(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
	first := spirv.NewIsNan(b, lhs).Result()
	return spirv.NewLogicalOr(b, first, spirv.NewIsNan(b, rhs).Result()).Result()
}
