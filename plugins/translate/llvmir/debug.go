package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/translate/llvmir/debuginfo"
)

// DebugInfo is how much debuggers get to know.
type DebugInfo uint8

const (
	// NoDebugInfo writes none.
	NoDebugInfo DebugInfo = iota
	// LineTables ties code to the lines that locations name.
	LineTables
	// FullDebugInfo describes also the values that have a name, and the types of functions,
	// and gives values their names.
	FullDebugInfo
)

// describeFunctions makes the debug information of the module, which is numbered from first on.
func (u *unit) describeFunctions(how DebugInfo, first int) {
	if how == NoDebugInfo {
		return
	}
	var functions []debuginfo.Function
	for _, op := range u.entities {
		if op.Is(funcName) && !ir.IsDeclaration(op) {
			functions = append(functions, debuginfo.Function{Op: op, Type: functionTypeOf(op)})
		}
	}
	u.debug = debuginfo.New(functions, debuginfo.Options{
		Full: how == FullDebugInfo, First: first, DataLayout: u.module.StringAttrValue("llvm.data_layout"),
	})
	u.named = how == FullDebugInfo
}

// appendDebug appends the nodes of the debug information.
func (u *unit) appendDebug(out []byte) []byte {
	if u.debug == nil {
		return out
	}
	return u.debug.AppendNodes(out)
}

// subprogram appends the node of a function that has one.
func (f *function) subprogram() {
	if f.scope < 0 {
		return
	}
	f.text(" !dbg ")
	f.out = appendNode(f.out, f.scope)
}

// enter makes the subprogram of a function, if it has one, the scope of what follows.
func (f *function) enter(op *ir.Operation) {
	f.scope = -1
	if f.u.debug == nil {
		return
	}
	if node, file, ok := f.u.debug.Subprogram(op); ok {
		f.scope, f.file = node, file
	}
}

// place appends where an operation comes from. One without a place gets line 0
// of its function, as LLVM wants a place for every call.
func (f *function) place(op *ir.Operation) {
	if f.scope < 0 {
		return
	}
	f.text(", !dbg ")
	if l, ok := op.Loc().(*ir.FileLineColLoc); ok {
		f.location(l, nil)
		return
	}
	f.location(debuginfo.Origin(op.Loc(), nil))
}

// location appends a place; nil is line 0 of the function.
func (f *function) location(l *ir.FileLineColLoc, at *debuginfo.Site) {
	f.text("!DILocation(line: ")
	if l == nil {
		f.text("0, scope: ")
		f.out = appendNode(f.out, f.scope)
		f.byte(')')
		return
	}
	f.int(int64(l.Line()))
	if l.Col() > 0 {
		f.text(", column: ")
		f.int(int64(min(l.Col(), maxColumn)))
	}
	f.text(", scope: ")
	scope, file := f.scopeOf(l, at)
	if l.Line() == 0 || l.File() == file {
		f.out = appendNode(f.out, scope)
	} else {
		f.text("!DILexicalBlockFile(scope: ")
		f.out = appendNode(f.out, scope)
		f.text(", file: ")
		f.out = f.u.debug.AppendFile(f.out, l.File())
		f.text(", discriminator: 0)")
	}
	if at != nil {
		f.text(", inlinedAt: ")
		f.location(debuginfo.Origin(at.Loc, at.Up))
	}
	f.byte(')')
}

// scopeOf is the subprogram in which a place is, and its file. What was inlined is in the
// function of the module whose lines it has, if there is one.
func (f *function) scopeOf(l *ir.FileLineColLoc, at *debuginfo.Site) (scope int, file string) {
	if at == nil {
		return f.scope, f.file
	}
	if node, in, ok := f.u.debug.Scope(l, at); ok {
		return node, in
	}
	return f.scope, f.file
}

// maxColumn is the last column that LLVM's debug information can have.
const maxColumn = 1<<16 - 1
