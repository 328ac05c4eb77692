package llvmir

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// common is the case of Linkage whose initialiser is always zero.
const common = 5

// global writes a variable or constant of the module.
func (w *writer) global(op *ir.Operation) {
	t := globalTypeOf(op)
	if t == nil {
		w.fail("global '@" + ir.SymbolName(op) + "' has no type")
		return
	}
	linkage := linkageOf(op)
	defined := op.Attr("value") != nil || !ir.IsDeclaration(op)
	w.define('@', ir.SymbolName(op))
	w.text(" = ")
	if linkage == external && !defined {
		w.text("external ")
	}
	w.text(linkageText(linkage))
	w.dsoLocal(op)
	w.visibility(op)
	if op.Attr("thread_local_") != nil {
		w.text("thread_local ")
	}
	w.unnamedAddrBefore(op)
	if n, ok := integer(op.Attr("addr_space")); ok && n != 0 {
		w.text("addrspace(")
		w.int(n)
		w.text(") ")
	}
	if op.Attr("externally_initialized") != nil {
		w.text("externally_initialized ")
	}
	if op.Attr("constant") != nil {
		w.text("constant ")
	} else {
		w.text("global ")
	}
	w.typ(t)
	w.initializer(op, t, linkage)
	if op.StringAttrValue("section") != "" {
		w.byte(',')
		w.section(op)
	}
	w.comdat(op, ", ")
	if n, ok := integer(op.Attr("alignment")); ok && n > 0 {
		w.text(", align ")
		w.int(n)
	}
	if w.u.given != nil {
		for _, a := range describedBy(op) {
			if n, ok := w.u.given.Number(a); ok {
				w.text(", !dbg ")
				w.out = appendNode(w.out, n)
			}
		}
	}
	w.byte('\n')
}

// describedBy are the attributes that describe a global: the one of MLIR 19, or those of a list.
func describedBy(op *ir.Operation) []ir.Attribute {
	if a := op.Attr("dbg_expr"); a != nil {
		return []ir.Attribute{a}
	}
	list, _ := op.Attr("dbg_exprs").(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	return list.Elems()
}

// unnamedAddrBefore appends the word with its blank behind.
func (w *writer) unnamedAddrBefore(op *ir.Operation) {
	start := len(w.out)
	w.unnamedAddr(op)
	if len(w.out) > start {
		copy(w.out[start:], w.out[start+1:])
		w.out[len(w.out)-1] = ' '
	}
}

func globalTypeOf(op *ir.Operation) ir.Type {
	for _, name := range []string{"type", "global_type"} {
		if t, ok := op.Attr(name).(*ir.TypeAttr); ok {
			return t.Value()
		}
	}
	return nil
}

// initializer appends the value, unless it is defined elsewhere. A global that
// must have a value and says none is undefined, or zero where LLVM insists.
func (w *writer) initializer(op *ir.Operation, t ir.Type, linkage int64) {
	value := op.Attr("value")
	switch {
	case value != nil:
		w.byte(' ')
		w.constant(value, t)
	case !ir.IsDeclaration(op):
		w.byte(' ')
		w.initializerRegion(op, t)
	case linkage == external || linkage == externWeak:
	case linkage == common:
		w.byte(' ')
		w.zero(t)
	default:
		w.text(" undef")
	}
}

// initializerRegion appends what the region of a global returns.
func (w *writer) initializerRegion(op *ir.Operation, t ir.Type) {
	x := &expressions{writer: w, values: map[*ir.Value]*expression{}}
	result := x.evaluate(op.Region(0).Entry())
	w.at = op
	if result == nil {
		if !w.sink.HasErrors() {
			w.fail("the initialiser of '@" + ir.SymbolName(op) + "' returns no value")
		}
		return
	}
	if result.typ != t {
		w.fail("the initialiser of '@" + ir.SymbolName(op) + "' returns " + describe(result.typ) + ", not " + describe(t))
		return
	}
	x.append(result)
}

// The operations that say which definitions of one name a linker keeps.
const (
	comdatName   = "llvm.comdat"
	selectorName = "llvm.comdat_selector"
)

// appendComdats appends the COMDATs of the module.
func (u *unit) appendComdats(out []byte) []byte {
	for _, op := range u.comdats {
		out = appendName(out, '$', ir.SymbolName(op))
		code, _ := integer(op.Attr("comdat"))
		out = append(append(out, " = comdat "...), word(code, "any", "exactmatch", "largest", "nodeduplicate", "samesize")...)
		out = append(out, '\n')
	}
	return out
}

// collectComdats lists the selectors of an `llvm.comdat`.
func (u *unit) collectComdats(op *ir.Operation) {
	for o := firstOf(op); o != nil; o = o.Next() {
		if o.Is(selectorName) {
			u.comdats = append(u.comdats, o)
		}
	}
}

// comdat appends the COMDAT of a function or global, behind what separates it.
func (w *writer) comdat(op *ir.Operation, separator string) {
	ref, ok := op.Attr("comdat").(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	w.text(separator)
	w.text("comdat")
	if name := ref.Leaf(); name != ir.SymbolName(op) {
		w.byte('(')
		w.out = appendName(w.out, '$', name)
		w.byte(')')
	}
}

// The operations that list something about the whole module.
const (
	constructorsName  = "llvm.mlir.global_ctors"
	destructorsName   = "llvm.mlir.global_dtors"
	linkerOptionsName = "llvm.linker_options"
)

// appendLists appends the functions that run before the program and after it, each with its
// priority. LLVM wants one array of either.
func (w *writer) appendLists() {
	for _, list := range [...]struct{ op, attr, global string }{
		{constructorsName, "ctors", "llvm.global_ctors"}, {destructorsName, "dtors", "llvm.global_dtors"},
	} {
		w.appendList(list.op, list.attr, list.global)
	}
}

func (w *writer) appendList(name, attr, global string) {
	element, n := "{ i32, void ()*, i8* }", 0
	if w.u.opaque {
		element = "{ i32, ptr, ptr }"
	}
	var rows []byte
	for _, op := range w.u.lists {
		functions, _ := op.Attr(attr).(*ir.ArrayAttr)
		priorities, _ := op.Attr("priorities").(*ir.ArrayAttr)
		if !op.Is(name) || functions == nil || priorities == nil {
			continue
		}
		w.at = op
		for i, f := range functions.Elems() {
			ref, ok := f.(*ir.SymbolRefAttr)
			if !ok || i >= len(priorities.Elems()) || !isProcedure(w.u.symbols[ref.Leaf()]) {
				w.fail("expected functions of the module that take and return nothing, and a priority for each")
				return
			}
			if n > 0 {
				rows = append(rows, ", "...)
			}
			n++
			rows = w.appendEntry(rows, element, ref.Leaf(), priorities.Elems()[i])
		}
	}
	if n == 0 {
		return
	}
	w.text("@" + global + " = appending global [")
	w.int(int64(n))
	w.text(" x " + element + "] [")
	w.out = append(append(w.out, rows...), "]\n"...)
}

func (w *writer) appendEntry(out []byte, element, function string, priority ir.Attribute) []byte {
	pointer, null := "void ()* ", "i8* null"
	if w.u.opaque {
		pointer, null = "ptr ", "ptr null"
	}
	n, _ := integer(priority)
	out = append(out, element+" { i32 "...)
	out = append(strconv.AppendInt(out, n, 10), ", "+pointer...)
	out = appendName(out, '@', function)
	return append(out, ", "+null+" }"...)
}

// isProcedure reports whether an operation is a function that takes and returns nothing.
func isProcedure(op *ir.Operation) bool {
	if op == nil || !op.Is(funcName) {
		return false
	}
	t := functionTypeOf(op)
	return t != nil && llvm.IsVoid(llvm.Result(t)) && llvm.NumArgs(t) == 0
}

// alias writes another name of a symbol, or of a part of it.
func (w *writer) alias(op *ir.Operation) {
	w.head(op)
	if op.Attr("thread_local_") != nil {
		w.text("thread_local ")
	}
	w.unnamedAddrBefore(op)
	w.text("alias ")
	w.typ(llvm.SymbolType(op))
	w.text(", ")
	x := &expressions{writer: w, values: map[*ir.Value]*expression{}}
	result := x.evaluate(op.Region(0).Entry())
	w.at = op
	if result == nil {
		if !w.sink.HasErrors() {
			w.fail("the region of '@" + ir.SymbolName(op) + "' returns no address")
		}
		return
	}
	w.typ(result.typ)
	w.byte(' ')
	x.append(result)
	w.byte('\n')
}

// resolved writes a function whose address another function gives when the program is loaded.
func (w *writer) resolved(op *ir.Operation) {
	w.head(op)
	w.unnamedAddrBefore(op)
	w.text("ifunc ")
	w.typ(llvm.SymbolType(op))
	w.text(", ")
	ref, ok := op.Attr("resolver").(*ir.SymbolRefAttr)
	if !ok {
		w.fail("function '@" + ir.SymbolName(op) + "' has no resolver")
		return
	}
	w.resolverType(op, ref)
	w.symbol(ref)
	w.byte('\n')
}

// resolverType appends the type of the address of a resolver with its blank behind. Where pointers say what they point
// to, it is a pointer to the type of the function.
func (w *writer) resolverType(op *ir.Operation, ref *ir.SymbolRefAttr) {
	if w.u.opaque {
		w.typ(llvm.MlirIfunc{Op: op}.ResolverType())
		w.byte(' ')
		return
	}
	if target := w.u.symbols[ref.Leaf()]; target != nil {
		w.typ(llvm.SymbolType(target))
		w.text("* ")
	}
}

// head appends what begins an alias or a function that is resolved.
func (w *writer) head(op *ir.Operation) {
	w.define('@', ir.SymbolName(op))
	w.text(" = ")
	w.text(linkageText(linkageOf(op)))
	w.dsoLocal(op)
	w.visibility(op)
}
