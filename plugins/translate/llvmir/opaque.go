package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// HasOpaquePointers reports whether a module has a pointer that does not say what it points to.
// Such a module has no LLVM IR in which pointers do.
func HasOpaquePointers(module *ir.Operation) bool {
	s := opaqueSearch{seen: map[ir.Type]bool{}}
	ir.Walk(module, s.op)
	return s.found
}

// opaqueSearch is one search; seen are the types that it has been through.
type opaqueSearch struct {
	seen  map[ir.Type]bool
	found bool
}

func (s *opaqueSearch) op(op *ir.Operation) ir.WalkResult {
	for _, v := range op.AllResults() {
		s.typ(v.Type())
	}
	s.typ(functionTypeOf(op))
	s.typ(globalTypeOf(op))
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for _, a := range b.Args() {
				s.typ(a.Type())
			}
		}
	}
	if s.found {
		return ir.Interrupt
	}
	return ir.Advance
}

func (s *opaqueSearch) typ(t ir.Type) {
	if t == nil || s.found || s.seen[t] {
		return
	}
	s.seen[t] = true
	switch {
	case llvm.IsPtr(t) && llvm.Elem(t) == nil:
		s.found = true
	case llvm.IsFunc(t):
		s.typ(llvm.Result(t))
		for i := range llvm.NumArgs(t) {
			s.typ(llvm.Arg(t, i))
		}
	case llvm.IsStruct(t):
		for i := range llvm.NumMembers(t) {
			s.typ(llvm.Member(t, i))
		}
	default:
		s.typ(llvm.Elem(t))
	}
}
