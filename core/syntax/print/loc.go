package print

import (
	"github.com/mlirc/mlirc/core/ir"
)

// trailingLoc appends ` loc(...)` behind an operation.
func (pr *printer) trailingLoc(l ir.Location) {
	pr.text(" loc(")
	if pr.aliases == nil || !pr.aliases.appendAttr(pr, l) {
		pr.locInstance(l)
	}
	pr.byte(')')
}

// argLoc appends the location of a block argument, on demand.
func (pr *printer) argLoc(a *ir.Value) {
	if !pr.opts.DebugInfo {
		return
	}
	if pr.collecting {
		pr.visitAttr(a.Loc())
		return
	}
	pr.text(" loc(")
	pr.locInstance(a.Loc())
	pr.byte(')')
}

// location appends `loc(...)` in full.
func (pr *printer) location(l ir.Location) {
	pr.text("loc(")
	pr.locInstance(l)
	pr.byte(')')
}

// locInstance appends what stands inside `loc(...)`; locations inside it have
// no aliases.
func (pr *printer) locInstance(l ir.Location) {
	switch l := l.(type) {
	case *ir.UnknownLoc:
		pr.text("unknown")
	case *ir.FileLineColLoc:
		pr.fileLoc(l)
	case *ir.NameLoc:
		pr.quoted(l.Name())
		if _, unknown := l.Child().(*ir.UnknownLoc); unknown {
			return
		}
		pr.byte('(')
		pr.locInstance(l.Child())
		pr.byte(')')
	case *ir.CallSiteLoc:
		pr.text("callsite(")
		pr.locInstance(l.Callee())
		pr.text(" at ")
		pr.locInstance(l.Caller())
		pr.byte(')')
	case *ir.FusedLoc:
		pr.fusedLoc(l)
	default:
		panic("BUG: no such location")
	}
}

func (pr *printer) fileLoc(l *ir.FileLineColLoc) {
	file := l.File()
	if file == "" {
		file = "-"
	}
	pr.quoted(file)
	pr.byte(':')
	pr.int(int64(l.Line()))
	pr.byte(':')
	pr.int(int64(l.Col()))
}

func (pr *printer) fusedLoc(l *ir.FusedLoc) {
	pr.text("fused")
	if l.Metadata() != nil {
		pr.byte('<')
		pr.attr(l.Metadata(), false)
		pr.byte('>')
	}
	pr.byte('[')
	for i, part := range l.Locations() {
		if i > 0 {
			pr.text(", ")
		}
		pr.locInstance(part)
	}
	pr.byte(']')
}
