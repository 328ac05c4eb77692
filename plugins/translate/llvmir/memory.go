package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// memory are the operations that use addresses.
func memory() map[string]*instruction {
	return map[string]*instruction{
		"alloca":        {emit: alloca},
		"load":          {emit: load},
		"store":         {emit: store},
		"getelementptr": {emit: elementPointer, folds: true},
		"atomicrmw":     {emit: atomicUpdate},
		"va_arg":        {emit: nextArgument},
		"cmpxchg":       {emit: compareExchange},
		"fence":         {emit: fence},
	}
}

func alloca(f *function, op *ir.Operation) {
	result := op.Result(0).Type()
	f.text("alloca ")
	if op.Attr("inalloca") != nil {
		f.text("inalloca ")
	}
	f.elementType(op, result)
	f.text(", ")
	f.typed(op.Operand(0))
	f.alignment(op)
	if n := llvm.Space(result); n != 0 {
		f.text(", addrspace(")
		f.int(n)
		f.byte(')')
	}
}

// elementType appends what a pointer points to, or what the operation says it
// does.
func (f *function) elementType(op *ir.Operation, pointer ir.Type) {
	if llvm.IsVector(pointer) {
		pointer = llvm.Elem(pointer)
	}
	elem := llvm.Elem(pointer)
	if t, ok := op.Attr("elem_type").(*ir.TypeAttr); ok {
		elem = t.Value()
	}
	if elem == nil {
		f.fail("operation '" + op.Name().String() + "' does not say the type of the element; set 'elem_type'")
		return
	}
	f.pointee(elem)
}

func (f *function) alignment(op *ir.Operation) {
	if n, ok := integer(op.Attr("alignment")); ok && n > 0 {
		f.text(", align ")
		f.int(n)
	}
}

func load(f *function, op *ir.Operation) {
	f.text("load ")
	f.atomic(op)
	f.volatile(op)
	f.typ(op.Result(0).Type())
	f.text(", ")
	f.operands(op, 0)
	f.access(op)
}

func store(f *function, op *ir.Operation) {
	f.text("store ")
	f.atomic(op)
	f.volatile(op)
	f.operands(op, 0)
	f.access(op)
}

// atomic appends that an access is one step.
func (f *function) atomic(op *ir.Operation) {
	if op.Attr("ordering") != nil {
		f.text("atomic ")
	}
}

func (f *function) volatile(op *ir.Operation) {
	if op.Attr("volatile_") != nil {
		f.text("volatile ")
	}
}

// access appends what loads and stores have in common.
func (f *function) access(op *ir.Operation) {
	if len(op.Attrs()) == 0 {
		return
	}
	if op.Attr("ordering") != nil {
		f.syncscope(op)
		f.ordering(op, "ordering")
	}
	f.alignment(op)
	f.nontemporal(op)
	if op.Attr("invariant") != nil {
		f.text(", !invariant.load !{}")
	}
	if op.Attr("invariantGroup") != nil {
		f.text(", !invariant.group !{}")
	}
	if d, ok := (llvm.Load{Op: op}).Dereferenceable(); ok && op.Is("llvm.load") {
		f.text(", !dereferenceable")
		if d.MayBeNull() {
			f.text("_or_null")
		}
		f.text(" !{i64 ")
		f.int(d.Bytes())
		f.byte('}')
	}
	f.aliasing(op)
}

func elementPointer(f *function, op *ir.Operation) {
	f.text("getelementptr ")
	f.inbounds(op)
	f.elementType(op, op.Operand(0).Type())
	f.text(", ")
	if op.Attr("rawConstantIndices") == nil {
		f.operands(op, 0)
		return
	}
	indices, err := llvm.Indices(op)
	if err != nil {
		f.fail("operation 'llvm.getelementptr' " + err.Error())
		return
	}
	f.typed(op.Operand(0))
	for _, index := range indices {
		f.text(", ")
		if index.Value != nil {
			f.typed(index.Value)
			continue
		}
		f.text("i32 ")
		f.int(index.Number)
	}
}

// inbounds appends that both addresses are in one object.
func (w *writer) inbounds(op *ir.Operation) {
	if op.Attr("inbounds") != nil {
		w.text("inbounds ")
		return
	}
	flags, ok := (llvm.Getelementptr{Op: op}).NoWrapFlags()
	if !ok {
		return
	}
	isInbounds := flags&llvm.GEPNoWrapFlagsInbounds == llvm.GEPNoWrapFlagsInbounds
	if isInbounds {
		w.text("inbounds ")
	}
	if w.u.reader < firstAddressFlags {
		return
	}
	if flags&llvm.GEPNoWrapFlagsNusw != 0 && !isInbounds {
		w.text("nusw ")
	}
	if flags&llvm.GEPNoWrapFlagsNuw != 0 {
		w.text("nuw ")
	}
}

// ordering is the word for a case of AtomicOrdering, or "".
func ordering(code int64) string {
	return word(code, "", "unordered", "monotonic", "", "acquire", "release", "acq_rel", "seq_cst")
}

func (f *function) ordering(op *ir.Operation, attr string) {
	code, _ := integer(op.Attr(attr))
	text := ordering(code)
	if text == "" {
		f.fail("attribute '" + attr + "' of operation '" + op.Name().String() + "' is not an ordering that LLVM knows")
	}
	f.byte(' ')
	f.text(text)
}

func nextArgument(f *function, op *ir.Operation) {
	f.text("va_arg ")
	f.operands(op, 0)
	f.text(", ")
	f.typ(op.Result(0).Type())
}

func atomicUpdate(f *function, op *ir.Operation) {
	code, _ := integer(op.Attr("bin_op"))
	what := word(code, "xchg ", "add ", "sub ", "and ", "nand ", "or ", "xor ", "max ", "min ", "umax ", "umin ", "fadd ", "fsub ", "fmax ", "fmin ",
		"uinc_wrap ", "udec_wrap ", "usub_cond ", "usub_sat ", "fmaximum ", "fminimum ")
	if what == "" {
		f.fail("attribute 'bin_op' of operation 'llvm.atomicrmw' is not an operation that LLVM knows")
	}
	f.text("atomicrmw ")
	f.volatile(op)
	f.text(what)
	f.operands(op, 0)
	f.syncscope(op)
	f.ordering(op, "ordering")
	f.alignment(op)
	f.aliasing(op)
}

func compareExchange(f *function, op *ir.Operation) {
	f.text("cmpxchg ")
	if op.Attr("weak") != nil {
		f.text("weak ")
	}
	f.volatile(op)
	f.operands(op, 0)
	f.syncscope(op)
	f.ordering(op, "success_ordering")
	f.ordering(op, "failure_ordering")
	f.alignment(op)
	f.aliasing(op)
}

func fence(f *function, op *ir.Operation) {
	f.text("fence")
	f.syncscope(op)
	f.ordering(op, "ordering")
}

// nontemporal appends that the line of an access will not be needed again.
func (f *function) nontemporal(op *ir.Operation) {
	if op.Attr("nontemporal") != nil {
		f.text(", !nontemporal !{i32 1}")
	}
}

// syncscope appends the threads for which an access is one step, unless they are all.
func (f *function) syncscope(op *ir.Operation) {
	if scope := op.StringAttrValue("syncscope"); scope != "" {
		f.text(" syncscope(\"")
		f.out = appendEscaped(f.out, scope)
		f.text("\")")
	}
}
