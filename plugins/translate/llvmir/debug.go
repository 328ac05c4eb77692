package llvmir

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
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
	u.named = how == FullDebugInfo
	if u.given = u.findGiven(first); u.given != nil {
		return
	}
	var functions []debuginfo.Function
	for _, op := range u.entities {
		if op.Is(funcName) && !ir.IsDeclaration(op) {
			functions = append(functions, debuginfo.Function{Op: op, Type: functionTypeOf(op)})
		}
	}
	u.debug = debuginfo.New(functions, debuginfo.Options{
		Full: how == FullDebugInfo, First: first, DataLayout: u.dataLayout(),
	})
}

// appendDebug appends the nodes of the debug information.
func (u *unit) appendDebug(out []byte) []byte {
	if u.given != nil {
		return u.given.AppendNodes(out)
	}
	if u.debug == nil {
		return out
	}
	return u.debug.AppendNodes(out)
}

// debugSize is the likely size of what appendDebug appends, in bytes: to move a whole text is slow.
func (u *unit) debugSize() int {
	if u.debug == nil {
		return 0
	}
	return u.debug.NodesSize()
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
	f.scope, f.about = -1, nil
	if f.u.given != nil {
		if f.about = debuginfo.Subprogram(op.Loc()); f.about != nil {
			f.scope, _ = f.u.given.Number(f.about)
		}
		return
	}
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
	if f.u.given != nil {
		f.placeGiven(op)
		return
	}
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
		f.int(int64(min(l.Col(), debuginfo.MaxColumn)))
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

// A module whose functions or globals have debug information as attributes gets that, and none
// besides.

// The operations that tell debuggers of values and places.
const (
	debugValue   = "llvm.intr.dbg.value"
	debugDeclare = "llvm.intr.dbg.declare"
	debugLabel   = "llvm.intr.dbg.label"
)

// findGiven numbers the debug information that attributes of the module say; nil when there is
// none.
func (u *unit) findGiven(first int) *debuginfo.Given {
	g := debuginfo.NewGiven(first)
	for _, op := range u.entities {
		known := g.Len()
		for _, a := range describedBy(op) {
			g.AddGlobal(a)
		}
		if op.Is(funcName) {
			addFunction(g, op)
		}
		for _, problem := range g.Problems(known) {
			u.sink.Report(diag.NewError(ir.Position(op.Loc()), problem))
		}
	}
	if g.Len() == 0 {
		return nil
	}
	return g
}

// addFunction numbers what a function and its operations say.
func addFunction(g *debuginfo.Given, op *ir.Operation) {
	g.AddLocation(op.Loc())
	for b := range op.Region(0).Blocks() {
		for o := range b.Ops() {
			if _, plain := o.Loc().(*ir.FileLineColLoc); !plain {
				g.AddLocation(o.Loc())
			}
			if o.Is(debugValue) || o.Is(debugDeclare) || o.Is(debugLabel) {
				g.Add(o.Attr("varInfo"))
				g.Add(o.Attr("label"))
			}
		}
	}
}

// appendPlace appends a place.
func (f *function) appendPlace(p *debuginfo.Place) {
	f.text("!DILocation(line: ")
	f.int(int64(p.Line))
	if p.Column > 0 {
		f.text(", column: ")
		f.int(int64(p.Column))
	}
	f.text(", scope: ")
	n, _ := f.u.given.Number(p.Scope)
	f.out = appendNode(f.out, n)
	if p.At != nil {
		f.text(", inlinedAt: ")
		f.appendPlace(p.At)
	}
	f.byte(')')
}

// placeGiven appends where an operation comes from, if it is in a scope. LLVM wants a place for
// every call in a function that has a description.
func (f *function) placeGiven(op *ir.Operation) {
	p := debuginfo.PlaceOf(op.Loc(), f.given(), nil)
	if p == nil {
		if f.about == nil || !strings.HasPrefix(op.Name().String(), "llvm.call") && !op.Is("llvm.invoke") {
			return
		}
		p = &debuginfo.Place{Scope: f.about}
	}
	f.text(", !dbg ")
	f.appendPlace(p)
}

// given is the description of the function as an attribute, nil without one.
func (f *function) given() ir.Attribute {
	if f.about == nil {
		return nil
	}
	return f.about
}

// tell appends the call that tells debuggers of a value or a place, where it is in a scope.
func (f *function) tell(op *ir.Operation) {
	if f.u.given == nil || !f.u.named {
		return
	}
	p := debuginfo.PlaceOf(op.Loc(), f.given(), nil)
	if p == nil {
		return
	}
	if op.Is(debugLabel) {
		f.declare("llvm.dbg.label", "declare void @llvm.dbg.label(metadata)\n")
		f.text("  call void @llvm.dbg.label(metadata ")
		f.tellOf(op, "label")
		f.text("), !dbg ")
	} else {
		name := strings.Replace(op.Name().String(), ".intr.", ".", 1)
		f.declare(name, "declare void @"+name+"(metadata, metadata, metadata)\n")
		f.text("  call void @" + name + "(metadata ")
		f.typed(op.Operand(0))
		f.text(", metadata ")
		f.tellOf(op, "varInfo")
		f.text(", metadata ")
		f.out = debuginfo.AppendExpression(f.out, op.Attr("locationExpr"))
		f.text("), !dbg ")
	}
	f.appendPlace(p)
	f.byte('\n')
}

// tellOf appends the node of an attribute of the operation.
func (f *function) tellOf(op *ir.Operation, name string) {
	n, _ := f.u.given.Number(op.Attr(name))
	f.out = appendNode(f.out, n)
}
