package print

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// trailingLoc appends ` loc(...)` behind an operation.
func (pr *Printer) trailingLoc(l ir.Location) {
	if pr.Opts.PrettyDebugInfo {
		pr.Byte(' ')
		pr.locInstance(l)
		return
	}
	pr.Text(" loc(")
	if pr.aliases == nil || !pr.aliases.appendAttr(pr, l) {
		pr.locInstance(l)
	}
	pr.Byte(')')
}

// ArgLoc appends the location of a block argument, on demand.
func (pr *Printer) ArgLoc(a *ir.Value) {
	if !pr.Opts.DebugInfo {
		return
	}
	if pr.Collecting {
		pr.visitAttr(a.Loc())
		return
	}
	pr.Byte(' ')
	pr.location(a.Loc())
}

// location appends `loc(...)` in full.
func (pr *Printer) location(l ir.Location) {
	if pr.Opts.PrettyDebugInfo {
		pr.locInstance(l)
		return
	}
	pr.Text("loc(")
	pr.locInstance(l)
	pr.Byte(')')
}

// locInstance appends what stands inside `loc(...)`, or the pretty form; locations
// inside it have no aliases.
func (pr *Printer) locInstance(l ir.Location) {
	pretty := pr.Opts.PrettyDebugInfo
	switch l := l.(type) {
	case *ir.UnknownLoc:
		if pretty {
			pr.Text("[unknown]")
			return
		}
		pr.Text("unknown")
	case *ir.FileLineColLoc:
		pr.fileLoc(l)
	case *ir.NameLoc:
		pr.Quoted(l.Name())
		if _, unknown := l.Child().(*ir.UnknownLoc); unknown {
			return
		}
		pr.Byte('(')
		pr.locInstance(l.Child())
		pr.Byte(')')
	case *ir.CallSiteLoc:
		if pretty {
			pr.prettyCallSite(l)
			return
		}
		pr.Text("callsite(")
		pr.locInstance(l.Callee())
		pr.Text(" at ")
		pr.locInstance(l.Caller())
		pr.Byte(')')
	case *ir.FusedLoc:
		pr.fusedLoc(l)
	default:
		panic("BUG: no such location")
	}
}

func (pr *Printer) fileLoc(l *ir.FileLineColLoc) {
	file := l.File()
	if file == "" {
		file = "-"
	}
	if pr.Opts.PrettyDebugInfo {
		pr.Text(diag.Plain(file)) // for a terminal
	} else {
		pr.Quoted(file)
	}
	pr.Byte(':')
	pr.Int(int64(l.Line()))
	pr.Byte(':')
	pr.Int(int64(l.Col()))
}

// prettyCallSite appends callee and caller on lines of their own, but for a name that
// is called from a place in a file.
func (pr *Printer) prettyCallSite(l *ir.CallSiteLoc) {
	pr.locInstance(l.Callee())
	_, named := l.Callee().(*ir.NameLoc)
	if _, place := l.Caller().(*ir.FileLineColLoc); !named || !place {
		pr.Byte('\n')
	}
	pr.Text(" at ")
	pr.locInstance(l.Caller())
}

func (pr *Printer) fusedLoc(l *ir.FusedLoc) {
	if !pr.Opts.PrettyDebugInfo {
		pr.Text("fused")
	}
	if l.Metadata() != nil {
		pr.Byte('<')
		pr.Attr(l.Metadata(), false)
		pr.Byte('>')
	}
	pr.Byte('[')
	for i, part := range l.Locations() {
		if i > 0 {
			pr.Text(", ")
		}
		pr.locInstance(part)
	}
	pr.Byte(']')
}
