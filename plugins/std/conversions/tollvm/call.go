package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/sdk/target"
)

// call converts `std.call` to `llvm.call`.
func (l *Lowering) call() convert.Pattern {
	return convert.On("std.call to llvm.call", func(op std.Call, m convert.Match) convert.Result {
		return l.convertCall(op.Op, m, nil, op.Operands())
	})
}

// callIndirect converts `std.call_indirect` to `llvm.call`.
func (l *Lowering) callIndirect() convert.Pattern {
	return convert.On("std.call_indirect to llvm.call", func(op std.CallIndirect, m convert.Match) convert.Result {
		return l.convertCall(op.Op, m, op.Callee(), op.Operands())
	})
}

// typesOf are the types of values.
func typesOf(values []*ir.Value) []ir.Type {
	types := make([]ir.Type, len(values))
	for i, v := range values {
		types[i] = v.Type()
	}
	return types
}

// convertCall converts a call with arguments; callee, a pointer to a function, is nil for a
// call by symbol.
func (l *Lowering) convertCall(op *ir.Operation, m convert.Match, callee *ir.Value, values []*ir.Value) convert.Result {
	t := l.ctx.FunctionType(typesOf(values), op.ResultTypes())
	s, reason := l.signature(t)
	if s == nil {
		return m.MatchFailure(reason)
	}
	if reason := l.unrankedProblem(m.Rewriter, op, t.Results(), l.memrefs.Freer()); reason != "" {
		return m.MatchFailure(reason)
	}
	args := make([]*ir.Value, 0, len(values)+1)
	if callee != nil {
		args = append(args, m.Operand(callee))
	}
	first := len(args)
	for i, v := range values {
		args = append(args, l.toArgument(m.Rewriter, v.Type(), m.PartsAt(first+i))...)
	}
	var results []ir.Type
	if packed := s.packed(l); packed != nil {
		results = []ir.Type{packed}
	}
	fresh := m.CreateOp(l.callName, args, results, op.Attrs())
	if len(s.ends) == 0 {
		return m.Erase()
	}
	m.ReplaceOpMulti(op, l.unpackResults(m.Rewriter, op, s, fresh))
	return m.Success()
}

// BoundaryOptions are those that decide how functions are called. Who describes the
// functions that convert-std-to-llvm makes has the same.
func BoundaryOptions() []pass.Option {
	return []pass.Option{
		{Name: barePtrOption, Type: pass.Bool, Doc: "pass memrefs as bare pointers, whatever the project's convention"},
		{Name: cWrappersOption, Type: pass.Bool, Doc: "make every function callable from C"},
		IndexWidth(),
		{Name: dataLayoutOption, Type: pass.String, Target: target.DataLayout, Doc: "the data layout of the target, in the notation of LLVM; each module's own if empty"},
	}
}

// BoundaryOf returns the lowering that convert-std-to-llvm has for a module with
// such options.
func BoundaryOf(module *ir.Operation, o pass.Options, resources map[string][]byte) (*Lowering, error) {
	options, err := optionsOf(o, resources, layoutOf(module, o.String(dataLayoutOption)))
	if err != nil {
		return nil, err
	}
	return NewLowering(module.Context(), options)
}

// Converted are the types of what values of a type become; nil and the reason where
// the type cannot be converted.
func (l *Lowering) Converted(t ir.Type) ([]ir.Type, string) {
	types, ok := l.types.Convert(t)
	if !ok {
		return nil, l.whyNot(t)
	}
	return types, ""
}

// HasWrapper reports whether a function gets a wrapper for C.
func (l *Lowering) HasWrapper(fn *ir.Operation) bool { return l.wantsWrapper(fn) }

// WrapperName is what C calls the function by then.
func (l *Lowering) WrapperName(fn *ir.Operation) string { return l.wrapperName(fn) }

// IsVariadic reports whether a function takes more arguments than its type tells.
func IsVariadic(fn *ir.Operation) bool { return isVariadic(fn.Attrs()) }
