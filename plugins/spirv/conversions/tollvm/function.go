package tollvm

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
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
	return convert.On("spv.func to llvm.func", func(op spirv.Func, m convert.Match) convert.Result {
		sig, ok := op.Type().(*ir.FunctionType)
		if !ok {
			return m.MatchFailure("it has no function type")
		}
		if len(sig.Results()) > 1 {
			return m.MatchFailure("a function of SPIR-V has at most one result")
		}
		if why := l.functionProblem(op, sig); why != "" {
			return m.MatchFailure(why)
		}
		inputs, _ := l.types.Signature(sig.Inputs())
		var result ir.Type
		if len(sig.Results()) == 1 {
			result = l.convertOne(sig.Results()[0])
		}
		fresh := llvm.NewFunc(m.Builder, op.SymName(), l.kit.Types.Func(result, inputs.Types(), false), l.functionAttrs(op)...)
		if !op.Body().Empty() {
			entry := op.Body().Entry()
			m.MoveRegion(op.Body(), fresh.Body(), nil)
			m.ConvertSignature(entry, inputs)
			m.ConvertOtherBlocks(fresh.Body())
		}
		return m.Erase()
	})
}

// functionProblem says why the types of a function, or of the arguments of its blocks, cannot
// be converted.
func (l *Lowering) functionProblem(op spirv.Func, sig *ir.FunctionType) string {
	types := slices.Concat(sig.Inputs(), sig.Results())
	for b := range op.Body().Blocks() {
		types = append(types, b.ArgTypes()...)
	}
	for _, t := range types {
		if l.convertOne(t) == nil {
			return l.whyNot(t)
		}
	}
	return ""
}

// functionAttrs are the controls of a function, and attributes that SPIR-V does not have.
func (l *Lowering) functionAttrs(op spirv.Func) []ir.NamedAttr {
	list := undeclared(op.Op)
	control := op.FunctionControl()
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

// undeclared are the attributes of an operation that its definition does not declare, but for
// SPIR-V's own, such as the names of members, which mean nothing to LLVM.
func undeclared(op *ir.Operation) []ir.NamedAttr {
	def, _ := op.Name().Def().(*ods.Op)
	var list []ir.NamedAttr
	for _, a := range op.Attrs() {
		if (def == nil || def.AttrIndex(a.Name) < 0) && !strings.HasPrefix(a.Name, "spv.") {
			list = append(list, a)
		}
	}
	return list
}

// call converts `spv.FunctionCall` to `llvm.call`.
func (l *Lowering) call() convert.Pattern {
	return convert.On("spv.FunctionCall to llvm.call", func(op spirv.FunctionCall, m convert.Match) convert.Result {
		results, ok := l.types.ConvertAll(op.Op.ResultTypes())
		if !ok {
			return m.MatchFailure(l.whyNot(op.Result().Type()))
		}
		call := llvm.NewCall(m.Builder, nil, m.Operands(op.Arguments()), nil, results, ir.NamedAttr{Name: "callee", Value: op.CalleeAttr()})
		return m.Replace(call.Op.Results()...)
	})
}
