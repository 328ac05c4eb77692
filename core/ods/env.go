package ods

import (
	"github.com/mlirc/mlirc/core/ir"
)

// OpEnv reads an operation.
type OpEnv struct {
	Op  *ir.Operation
	Def *Op
}

var _ Env = OpEnv{}

// Definition is that of the operation.
func (e OpEnv) Definition() *Op { return e.Def }

// ParamEnv reads the parameters of a type or attribute.
type ParamEnv struct {
	Ctx    *ir.Context
	Params []ir.Attribute
}

var _ Env = ParamEnv{}

// Context is where types and attributes are made.
func (e ParamEnv) Context() *ir.Context { return e.Ctx }

// Attr is the value of parameter i, nil when it is absent.
func (e ParamEnv) Attr(i int) ir.Attribute {
	if i >= len(e.Params) {
		return nil
	}
	return e.Params[i]
}

// Types are none: a type has no operands or results.
func (e ParamEnv) Types(Ref) []ir.Type { return nil }

// Values are none.
func (e ParamEnv) Values(int) []*ir.Value { return nil }

// Count is 0.
func (e ParamEnv) Count(Ref) int { return 0 }

// Context is that of the operation.
func (e OpEnv) Context() *ir.Context { return e.Op.Context() }

// Attr is the value of the declared attribute i, or nil.
func (e OpEnv) Attr(i int) ir.Attribute { return e.Op.Attr(e.Def.Attributes[i].Name) }

// Values are the values of operand group i.
func (e OpEnv) Values(i int) []*ir.Value {
	start, end := e.Def.OperandRange(e.Op, i)
	return e.Op.OperandRange(start, end)
}

// Types are the types of a group.
func (e OpEnv) Types(r Ref) []ir.Type {
	var types []ir.Type
	switch r.Kind {
	case RefOperand:
		start, end := e.Def.OperandRange(e.Op, r.Index)
		types = make([]ir.Type, 0, end-start)
		for i := start; i < end; i++ {
			types = append(types, e.Op.Operand(i).Type())
		}
	case RefResult:
		start, end := e.Def.ResultRange(e.Op, r.Index)
		types = make([]ir.Type, 0, end-start)
		for i := start; i < end; i++ {
			types = append(types, e.Op.Result(i).Type())
		}
	case RefOperands:
		types = make([]ir.Type, 0, e.Op.NumOperands())
		for _, v := range e.Op.AllOperands() {
			types = append(types, v.Type())
		}
	case RefResults:
		return e.Op.ResultTypes()
	case RefRegionArg:
		start, end := e.Def.RegionArgRange(e.Op, r.Sub, r.Index)
		for i := start; i < end; i++ {
			types = append(types, e.Op.Region(r.Sub).Entry().Arg(i).Type())
		}
	}
	return types
}

// Count is the number of values in a group.
func (e OpEnv) Count(r Ref) int {
	start, end := 0, 0
	switch r.Kind {
	case RefOperand:
		start, end = e.Def.OperandRange(e.Op, r.Index)
	case RefResult:
		start, end = e.Def.ResultRange(e.Op, r.Index)
	case RefRegionArg:
		start, end = e.Def.RegionArgRange(e.Op, r.Sub, r.Index)
	case RefRegion:
		if r.Index < e.Op.NumRegions() && !e.Op.Region(r.Index).Empty() {
			end = 1
		}
	case RefSuccessor:
		start, end = e.Def.SuccessorRange(e.Op, r.Index)
	case RefOperands:
		end = e.Op.NumOperands()
	case RefResults:
		end = e.Op.NumResults()
	}
	return end - start
}
