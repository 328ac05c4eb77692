package llvmir

import "github.com/mlirc/mlirc/core/ir"

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
