package parse

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// typeArg is a place in a type expression.
type typeArg uint8

const (
	typeAlone   typeArg = iota // the type of a group: a type or list
	typeOne                    // a single type
	typeSubject                // a single type, or a group of values that has it
	typeList                   // a list of types
	typeParam                  // a parameter of a dialect's type
	typeAttr                   // an attribute
	typePath                   // an attribute, or the constants that operands are
	typeValues                 // operands
)

// typeFunctions says what each function of type expressions takes; the last
// kind is that of all further arguments of `list`.
var typeFunctions = table[ods.TypeExprOp, []typeArg]{
	{ods.TypeFn, []typeArg{typeList, typeList}},
	{ods.FuncLike, []typeArg{typeSubject, typeOne}},
	{ods.FuncElem, []typeArg{typeSubject}},
	{ods.FuncTensorOf, []typeArg{typeSubject}},
	{ods.FuncList, []typeArg{typeOne}},
	{ods.FuncListOr, []typeArg{typeList, typeOne}},
	{ods.FuncWalk, []typeArg{typeSubject, typePath}},
	{ods.FuncConsts, []typeArg{typeValues}},
	{ods.FuncTypeOf, []typeArg{typeAttr}},
	{ods.FuncLen, []typeArg{typeAttr}},
	{ods.FuncResize, []typeArg{typeSubject, typeAttr}},
	{ods.FuncDrop, []typeArg{typeSubject, typeAttr}},
	{ods.FuncOuter, []typeArg{typeSubject, typeOne}},
	{ods.FuncMembers, []typeArg{typeOne}},
	{ods.FuncMask, []typeArg{typeSubject, typeAttr}},
	{ods.FuncTensors, []typeArg{typeOne}},
	{ods.FuncScalar, []typeArg{typeSubject}},
}

// isFunction reports whether a pattern is only evaluated, never matched
// backwards.
func isFunction(e *ods.TypeExpr) bool {
	_, ok := typeFunctions.find(e.Op)
	return ok && e.Op != ods.TypeFn
}

// typeProblem says what is wrong with a type expression in a place, or nothing.
func (p *Parser) typeProblem(e *ods.TypeExpr, where typeArg) string {
	switch e.Op {
	case ods.TypeOr:
		if problem := p.typeProblem(e.Args[0], where); problem != "" {
			return problem
		}
		return p.typeProblem(e.Args[1], where)
	case ods.TypeRef:
		return refProblem(e.Ref, where)
	}
	if where == typeAttr || where == typeValues || where == typePath && e.Op != ods.FuncConsts {
		return "expected '$' and a name, found '" + p.spell(e) + "'"
	}
	inParam := where == typeParam
	list := e.Op == ods.TypeVar && p.scope.op.Vars[e.Var].List || eval.IsListFunction(e.Op)
	switch {
	case e.Op == ods.TypeAny && !inParam && where != typeAlone:
		return "'_' stands for a parameter of a type"
	case e.Op == ods.TypeInt && !inParam:
		return "a number is no type"
	case e.Op == ods.FuncLen && !inParam:
		return "'len' is no type but a parameter of one"
	case e.Op == ods.FuncConsts && where != typePath:
		return "'consts' is a path for 'walk'"
	case list && (where == typeOne || where == typeSubject):
		return "'" + p.spell(e) + "' is a list where one type is needed"
	}
	return ""
}

// spell is a type expression for a message.
func (p *Parser) spell(e *ods.TypeExpr) string {
	if e.Op == ods.TypeVar {
		return p.scope.op.Vars[e.Var].Name
	}
	return e.String()
}

func refProblem(r ods.Ref, where typeArg) string {
	group := r.Kind == ods.RefOperand || r.Kind == ods.RefResult || r.Kind == ods.RefRegionArg
	switch where {
	case typeSubject:
		if !group {
			return "expected a type, or operands or results that have it"
		}
	case typeAttr, typePath:
		if r.Kind != ods.RefAttr {
			return "expected an attribute"
		}
	case typeValues:
		if r.Kind != ods.RefOperand {
			return "expected operands"
		}
	default:
		return "a name with '$' is no type; 'typeof' gives that of an attribute's value"
	}
	return ""
}
