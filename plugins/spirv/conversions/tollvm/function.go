package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// functionAttributes are what LLVM calls the controls of a function.
var functionAttributes = []struct {
	control spirv.FunctionControl
	name    string
}{
	{spirv.FunctionControlInline, "alwaysinline"},
	{spirv.FunctionControlDontInline, "noinline"},
	{spirv.FunctionControlPure, "readonly"},
	{spirv.FunctionControlConst, "readnone"},
}

// function converts `spv.func` to `llvm.func`.
func (l *Lowering) function() convert.Pattern {
	return convert.Pattern{
		Name: "spv.func to llvm.func", Root: "spv.func",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			sig := signatureOf(op)
			if sig == nil {
				return rw.MatchFailure("it has no function type")
			}
			for _, t := range append(append([]ir.Type{}, sig.Inputs()...), sig.Results()...) {
				if l.convertOne(t) == nil {
					return rw.MatchFailure(l.whyNot(t))
				}
			}
			if len(sig.Results()) > 1 {
				return rw.MatchFailure("a function of SPIR-V has at most one result")
			}
			body := op.Region(0)
			for b := body.Entry(); b != nil; b = b.Next() {
				for _, t := range b.ArgTypes() {
					if l.convertOne(t) == nil {
						return rw.MatchFailure(l.whyNot(t))
					}
				}
			}
			inputs, _ := l.types.Signature(sig.Inputs())
			var result ir.Type
			if len(sig.Results()) == 1 {
				result = l.convertOne(sig.Results()[0])
			}
			fresh := llvm.NewFunc(rw.Builder, ir.SymbolName(op), l.kit.Types.Func(result, inputs.Types(), false), l.functionAttrs(op)...)
			if !body.Empty() {
				entry := body.Entry()
				rw.MoveRegion(body, fresh.Op.Region(0), nil)
				rw.ConvertSignature(entry, inputs)
				rw.ConvertOtherBlocks(fresh.Op.Region(0))
			}
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// signatureOf is the type of a function, nil if it has none.
func signatureOf(op *ir.Operation) *ir.FunctionType {
	attr, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := attr.Value().(*ir.FunctionType)
	return t
}

// functionAttrs are the controls of a function, and attributes that SPIR-V does not have.
func (l *Lowering) functionAttrs(op *ir.Operation) []ir.NamedAttr {
	var list []ir.NamedAttr
	for _, a := range op.Attrs() {
		switch {
		case a.Name == "sym_name", a.Name == "type", a.Name == "function_control", isOwnAttr(a.Name):
		default:
			list = append(list, a)
		}
	}
	control := spirv.FunctionControl(intOf(op.Attr("function_control")))
	var words []ir.Attribute
	for _, a := range functionAttributes {
		// What reads nothing reads nothing for writing either.
		if control&a.control != 0 && !(a.control == spirv.FunctionControlPure && control&spirv.FunctionControlConst != 0) {
			words = append(words, l.ctx.StringAttr(a.name))
		}
	}
	if len(words) > 0 {
		list = append(list, ir.NamedAttr{Name: "passthrough", Value: l.ctx.ArrayAttr(words)})
	}
	return list
}

// call converts `spv.FunctionCall` to `llvm.call`.
func (l *Lowering) call() convert.Pattern {
	return convert.Pattern{
		Name: "spv.FunctionCall to llvm.call", Root: "spv.FunctionCall",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			results, ok := l.types.ConvertAll(op.ResultTypes())
			if !ok {
				return rw.MatchFailure(l.whyNot(op.ResultType(0)))
			}
			call := llvm.NewCall(rw.Builder, nil, operands.All(), results, ir.NamedAttr{Name: "callee", Value: op.Attr("callee")})
			rw.ReplaceOp(op, call.Op.Results()...)
			return rw.Success()
		},
	}
}
