package tospirv

import (
	"slices"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// functions are the patterns for functions and what calls and leaves them.
func (l *Lowering) functions() []convert.Pattern {
	return []convert.Pattern{l.function(), l.calls(), l.returns(), l.branches()}
}

func (l *Lowering) function() convert.Pattern {
	return convert.On("func to spv.func", func(op builtin.Func, m convert.Match) convert.Result {
		t := op.Type().(*ir.FunctionType)
		fresh, why := l.functionOf(op.Op, t, m)
		if why != "" {
			return m.MatchFailure(why)
		}
		for _, a := range op.Op.Attrs() {
			if a.Name != "sym_name" && a.Name != "type" {
				fresh.SetAttr(a.Name, a.Value)
			}
		}
		return l.moveBody(op.Op, fresh, m)
	})
}

// functionOf makes a function without a body of another one, or says why it cannot.
func (l *Lowering) functionOf(op *ir.Operation, t *ir.FunctionType, m convert.Match) (*ir.Operation, string) {
	if len(t.Results()) > 1 {
		return nil, "a function of SPIR-V returns one value at most; return a vector or write to memory"
	}
	var lists [2][]ir.Type
	for i, types := range [...][]ir.Type{t.Inputs(), t.Results()} {
		for _, part := range types {
			converted, why := m.Convert(part)
			if why != "" {
				return nil, why
			}
			lists[i] = append(lists[i], converted)
		}
	}
	return spirv.NewFunc(m.Builder, ir.SymbolName(op), l.ctx.FunctionType(lists[0], lists[1]), spirv.FunctionControlNone).Op, ""
}

// moveBody gives a function the body of another one.
func (l *Lowering) moveBody(op, fresh *ir.Operation, m convert.Match) convert.Result {
	if !op.Region(0).Empty() {
		entry := op.Region(0).Entry()
		signature, ok := l.types.Signature(entry.ArgTypes())
		if !ok {
			panic("BUG: arguments of the entry block have other types than the function")
		}
		m.MoveRegion(op.Region(0), fresh.Region(0), nil)
		m.ConvertSignature(entry, signature)
		m.ConvertOtherBlocks(fresh.Region(0))
	}
	m.EraseOp(op)
	return m.Success()
}

func (l *Lowering) returns() convert.Pattern {
	return convert.On("std.return to spv.ReturnValue", func(op std.Return, m convert.Match) convert.Result {
		if _, converted := spirv.AsFunc(op.Op.ParentOp()); !converted {
			return m.MatchFailure("the function around it is not converted")
		}
		return leave(m)
	})
}

// leave replaces an operation that returns its operands.
func leave(m convert.Match) convert.Result {
	switch values := m.AllOperands(); len(values) {
	case 0:
		spirv.NewReturn(m.Builder)
	case 1:
		spirv.NewReturnValue(m.Builder, values[0])
	default:
		return m.MatchFailure("a function of SPIR-V returns one value at most")
	}
	return m.Erase()
}

func (l *Lowering) calls() convert.Pattern {
	return convert.On("std.call to spv.FunctionCall", func(op std.Call, m convert.Match) convert.Result {
		var result ir.Type
		switch op.Op.NumResults() {
		case 0:
		case 1:
			var why string
			if result, why = m.Convert(op.Op.ResultType(0)); why != "" {
				return m.MatchFailure(why)
			}
		default:
			return m.MatchFailure("a function of SPIR-V returns one value at most")
		}
		call := spirv.NewFunctionCall(m.Builder, m.AllOperands(), result, op.Callee())
		return m.Replace(call.Op.Results()...)
	})
}

// keepsBlocks reports whether the arguments of inner blocks of a function have types of SPIR-V.
func (l *Lowering) keepsBlocks(op *ir.Operation) bool {
	body := op.Region(0)
	if body.Empty() {
		return true
	}
	for b := body.Entry().Next(); b != nil; b = b.Next() {
		if slices.ContainsFunc(b.ArgTypes(), func(t ir.Type) bool { return !l.types.IsLegal(t) }) {
			return false
		}
	}
	return true
}

// blocks converts the arguments of inner blocks of a function that stays.
func (l *Lowering) blocks() convert.Pattern {
	return convert.On("arguments of blocks in func", func(op builtin.Func, m convert.Match) convert.Result {
		for b := op.Body().Entry().Next(); b != nil; b = b.Next() {
			for _, t := range b.ArgTypes() {
				if _, why := m.Convert(t); why != "" {
					return m.MatchFailure(why)
				}
			}
		}
		m.Update(op.Op, func() { m.ConvertOtherBlocks(op.Body()) })
		return m.Success()
	})
}

// branches goes on in another block. A branch with a condition needs to know where control
// merges, and so stays; scf knows.
func (l *Lowering) branches() convert.Pattern {
	return convert.On("std.br to spv.Branch", func(op std.Br, m convert.Match) convert.Result {
		spirv.NewBranch(m.Builder, m.AllOperands(), op.Op.Successor(0))
		return m.Erase()
	})
}
