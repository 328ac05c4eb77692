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
		for i := range e.Op.NumOperands() {
			types = append(types, e.Op.Operand(i).Type())
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
