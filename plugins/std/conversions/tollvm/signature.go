package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// signature is what a function type becomes. Arguments may become several, and
// all results become one.
type signature struct {
	inputs *convert.Signature
	// results are the types that come back, before they are packed.
	results []ir.Type
	// ends tells for each result behind which of results its own end.
	ends []int
}

// signature is what a function type becomes; nil and the reason when it cannot be
// converted.
func (l *Lowering) signature(t *ir.FunctionType) (*signature, string) {
	if known, ok := l.signatures.Load(t); ok {
		a := known.(*signatureAnswer)
		return a.signature, a.reason
	}
	s, reason := l.newSignature(t)
	l.signatures.Store(t, &signatureAnswer{s, reason})
	return s, reason
}

// signatureAnswer is what is remembered of a function type.
type signatureAnswer struct {
	signature *signature
	reason    string
}

func (l *Lowering) newSignature(t *ir.FunctionType) (*signature, string) {
	s := &signature{inputs: convert.NewSignature(len(t.Inputs()))}
	for i, in := range t.Inputs() {
		types, reason := l.argumentTypes(in)
		if reason != "" {
			return nil, reason
		}
		s.inputs.AddInputs(i, types...)
	}
	for _, out := range t.Results() {
		types, reason := l.resultTypes(out)
		if reason != "" {
			return nil, reason
		}
		s.results = append(s.results, types...)
		s.ends = append(s.ends, len(s.results))
	}
	return s, ""
}

// argumentTypes are the types of what an argument becomes.
func (l *Lowering) argumentTypes(t ir.Type) ([]ir.Type, string) {
	types, ok := l.types.Convert(t)
	if !ok {
		return nil, l.whyNot(t)
	}
	if p := l.memrefs.Passing(t); p != nil {
		types, reason := p.ArgumentTypes()
		return types, about(t, "an argument", reason)
	}
	return types, ""
}

// resultTypes are the types of what a result becomes.
func (l *Lowering) resultTypes(t ir.Type) ([]ir.Type, string) {
	types, ok := l.types.Convert(t)
	if !ok {
		return nil, l.whyNot(t)
	}
	if p := l.memrefs.Passing(t); p != nil {
		types, reason := p.ResultTypes()
		return types, about(t, "a result", reason)
	}
	return types, ""
}

func about(t ir.Type, role, reason string) string {
	if reason == "" {
		return ""
	}
	return syntax.TypeString(t) + " cannot be " + role + ": " + reason
}

// resultRange is which of results are those of result i of the function type.
func (s *signature) resultRange(i int) (start, end int) {
	if i > 0 {
		start = s.ends[i-1]
	}
	return start, s.ends[i]
}

// packed is the type of all results together, nil if there are none.
func (s *signature) packed(l *Lowering) ir.Type {
	return packedType(l.kit, s.results)
}

// function is the function type of the LLVM dialect.
func (s *signature) function(l *Lowering, variadic bool) ir.Type {
	return l.kit.Types.Func(s.packed(l), s.inputs.Types(), variadic)
}

// toArgument makes of a converted value what is passed to a function.
func (l *Lowering) toArgument(rw *convert.Rewriter, t ir.Type, values []*ir.Value) []*ir.Value {
	if p := l.memrefs.Passing(t); p != nil {
		return p.ToArgument(l.at(rw), values)
	}
	return values
}

// unpackResults makes converted values of what a call returned.
func (l *Lowering) unpackResults(rw *convert.Rewriter, op *ir.Operation, s *signature, call *ir.Operation) [][]*ir.Value {
	var flat []*ir.Value
	if len(s.results) > 0 {
		flat = unpacked(l.at(rw), call.Result(0), s.results)
	}
	all := make([][]*ir.Value, len(s.ends))
	start := 0
	for i, end := range s.ends {
		all[i] = l.fromResult(rw, op, op.Result(i).Type(), flat[start:end:end], l.stack.of(op.Result(i)))
		start = end
	}
	return all
}

// fromResult makes a converted value of what a function returned.
func (l *Lowering) fromResult(rw *convert.Rewriter, op *ir.Operation, t ir.Type, values []*ir.Value, known storage) []*ir.Value {
	switch t := t.(type) {
	case *ir.MemRefType:
		return l.memrefs.Must(t).FromResult(l.at(rw), values)
	case *ir.UnrankedMemRefType:
		return l.adoptUnranked(rw, op, values, known)
	}
	return values
}

// toResult makes of a converted value what a function returns.
func (l *Lowering) toResult(rw *convert.Rewriter, op *ir.Operation, t ir.Type, values []*ir.Value) []*ir.Value {
	switch t := t.(type) {
	case *ir.MemRefType:
		return l.memrefs.Must(t).ToResult(l.at(rw), values)
	case *ir.UnrankedMemRefType:
		return l.releaseUnranked(rw, op, values)
	}
	return values
}

// releaseUnranked copies what an unranked memref points to, which is on the
// stack, to the heap. The caller frees it.
func (l *Lowering) releaseUnranked(rw *convert.Rewriter, op *ir.Operation, values []*ir.Value) []*ir.Value {
	e := l.at(rw)
	u, _ := l.memrefs.Unranked()
	size := e.Address(u.MemorySize(e, values))
	volatile := e.Bool(false)
	buffer := l.memrefs.Malloc(rw, op, size)
	llvm.NewIntrMemcpy(rw.Builder, buffer, u.Address(e, values), size, volatile)
	return u.Make(e, u.Rank(e, values), buffer)
}

// adoptUnranked copies what an unranked memref points to, which the callee left
// on the heap, to the stack, and frees it.
func (l *Lowering) adoptUnranked(rw *convert.Rewriter, op *ir.Operation, values []*ir.Value, known storage) []*ir.Value {
	e := l.at(rw)
	u, _ := l.memrefs.Unranked()
	size := u.MemorySize(e, values)
	volatile := e.Bool(false)
	buffer := stackBytes(e, size, known)
	address := u.Address(e, values)
	llvm.NewIntrMemcpy(rw.Builder, buffer, address, size, volatile)
	l.memrefs.Free(rw, op, address)
	return u.Make(e, u.Rank(e, values), buffer)
}

// stackBytes returns the address of a number of bytes on the stack.
func stackBytes(e emit.Emitter, bytes *ir.Value, known storage) *ir.Value {
	if known.reuse {
		return e.Buffer(bytes, known.scope)
	}
	return e.Alloca(bytes, e.I8Ptr, 0)
}
