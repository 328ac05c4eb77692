package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// typ appends a type.
func (w *writer) typ(t ir.Type) {
	switch t := t.(type) {
	case *ir.IntegerType:
		w.integerType(t)
	case *ir.FloatType:
		w.text(w.floatName(t.Kind()))
	case *ir.VectorType:
		w.vectorType(t, t.Elem())
	case *ir.DialectType:
		w.dialectType(t)
	default:
		w.noType(t)
	}
}

func (w *writer) integerType(t *ir.IntegerType) {
	if t.Signedness() != ir.Signless || t.Width() == 0 {
		w.noType(t)
		return
	}
	w.byte('i')
	w.int(int64(t.Width()))
}

// noType reports a type that LLVM lacks.
func (w *writer) noType(t ir.Type) {
	w.fail("type " + describe(t) + " has no LLVM IR; convert it to a type of the LLVM dialect first")
}

func (w *writer) floatName(kind num.Kind) string {
	switch kind {
	case num.F16:
		return "half"
	case num.BF16:
		if w.u.asIntegers() {
			return "i16"
		}
		return "bfloat"
	case num.F32:
		return "float"
	case num.F64:
		return "double"
	case num.F80:
		return "x86_fp80"
	case num.F128:
		return "fp128"
	}
	w.fail("type " + kind.Name() + " has no LLVM IR")
	return ""
}

func (w *writer) vectorType(t, elem ir.Type) {
	if !llvm.IsVector(t) {
		w.noType(t)
		return
	}
	w.byte('<')
	if llvm.IsScalable(t) {
		w.text("vscale x ")
	}
	w.int(llvm.Len(t))
	w.text(" x ")
	w.typ(elem)
	w.byte('>')
}

func (w *writer) dialectType(t *ir.DialectType) {
	switch t.Def().Name() {
	case "llvm.ptr":
		w.pointerType(t)
	case "llvm.struct":
		w.structType(t)
	case "llvm.array":
		w.byte('[')
		w.int(llvm.Len(t))
		w.text(" x ")
		w.typ(llvm.Elem(t))
		w.byte(']')
	case "llvm.func":
		w.functionType(t)
	case "llvm.vec":
		w.vectorType(t, llvm.Elem(t))
	case "llvm.void", "llvm.token", "llvm.label", "llvm.metadata", "llvm.ppc_fp128", "llvm.x86_mmx":
		w.text(t.Def().Name()[len("llvm."):])
	default:
		w.noType(t)
	}
}

func (w *writer) pointerType(t *ir.DialectType) {
	space := llvm.Space(t)
	if w.u.opaque {
		w.text("ptr")
		w.space(space)
		return
	}
	w.pointee(llvm.Elem(t))
	w.space(space)
	w.byte('*')
}

// space appends the address space of a pointer, unless it is the default one.
func (w *writer) space(n int64) {
	if n == 0 {
		return
	}
	w.text(" addrspace(")
	w.int(n)
	w.byte(')')
}

// pointee appends what a typed pointer points to. LLVM has no pointer to void.
func (w *writer) pointee(t ir.Type) {
	if t == nil || llvm.IsVoid(t) {
		w.text("i8")
		return
	}
	w.typ(t)
}

func (w *writer) functionType(t *ir.DialectType) {
	w.typ(llvm.Result(t))
	w.text(" (")
	for i := range llvm.NumArgs(t) {
		w.comma(i)
		w.typ(llvm.Arg(t, i))
	}
	if llvm.IsVariadic(t) {
		w.comma(llvm.NumArgs(t))
		w.text("...")
	}
	w.byte(')')
}

// comma appends a separator before all but the first of a list.
func (w *writer) comma(i int) {
	if i > 0 {
		w.text(", ")
	}
}

// structType appends the name of an identified struct or the members of a
// literal one. Literal structs are often large and seen again and again, such
// as memref descriptors, so their text is kept.
func (w *writer) structType(t *ir.DialectType) {
	if name, ok := llvm.StructName(t); ok {
		w.meet(t)
		w.out = appendName(w.out, '%', name)
		return
	}
	if text, ok := w.typeTexts[t]; ok {
		w.text(text)
		return
	}
	start := len(w.out)
	w.structBody(t)
	w.typeTexts[t] = string(w.out[start:])
}

func (w *writer) structBody(t ir.Type) {
	opening, closing := "{ ", " }"
	if llvm.IsPacked(t) {
		opening, closing = "<{ ", " }>"
	}
	if llvm.NumMembers(t) == 0 {
		opening = opening[:len(opening)-1]
		closing = closing[1:]
	}
	w.text(opening)
	for i := range llvm.NumMembers(t) {
		w.comma(i)
		w.typ(llvm.Member(t, i))
	}
	w.text(closing)
}

// structDefinition appends the line that gives an identified struct its body.
func (w *writer) structDefinition(t *ir.DialectType) {
	name, _ := llvm.StructName(t)
	w.define('%', name)
	w.text(" = type ")
	switch {
	case !t.HasBody():
		w.fail("struct \"" + name + "\" has no body; give its members once")
	case llvm.IsOpaque(t):
		w.text("opaque")
	default:
		w.structBody(t)
	}
	w.byte('\n')
}

// describe is a type as messages show it.
func describe(t ir.Type) string {
	if t == nil {
		return "none"
	}
	return syntax.QuotedType(t)
}

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

// op looks at what an operation introduces. The type of a callee need not be looked at: a pointer
// that it takes or returns is an operand or a result of the call.
func (s *opaqueSearch) op(op *ir.Operation) ir.WalkResult {
	for i := range op.NumResults() {
		s.typ(op.Result(i).Type())
	}
	if op.NumRegions() > 0 {
		s.symbol(op)
	}
	if s.found {
		return ir.Interrupt
	}
	return ir.Advance
}

// symbol looks at a function or global, and at the arguments of blocks.
func (s *opaqueSearch) symbol(op *ir.Operation) {
	s.typ(functionTypeOf(op))
	s.typ(globalTypeOf(op))
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for _, a := range b.Args() {
				s.typ(a.Type())
			}
		}
	}
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
