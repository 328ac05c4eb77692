package llvmir

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// writer appends text and collects what it needs elsewhere. It is used by one goroutine.
type writer struct {
	u            *unit
	out          []byte
	at           *ir.Operation // what diagnostics point at
	table        map[*ir.OpName]*instruction
	structs      []*ir.DialectType
	met          map[*ir.DialectType]bool
	typeTexts    map[*ir.DialectType]string
	declarations []declaration
	declared     map[string]bool
	sink         diag.Sink
	failures     int
}

// declaration is a function that the text calls and the module lacks.
type declaration struct{ name, text string }

func newWriter(u *unit) *writer {
	return &writer{
		u:         u,
		table:     map[*ir.OpName]*instruction{},
		met:       map[*ir.DialectType]bool{},
		typeTexts: map[*ir.DialectType]string{},
		declared:  map[string]bool{},
	}
}

// fail reports that what the writer is at cannot be written.
func (w *writer) fail(message string) { w.refuse(diag.NewError(ir.Position(w.at.Loc()), message)) }

// refuse reports what cannot be written.
func (w *writer) refuse(d diag.Diagnostic) {
	w.failures++
	w.sink.Report(d)
}

func (w *writer) text(s string) { w.out = append(w.out, s...) }

func (w *writer) byte(c byte) { w.out = append(w.out, c) }

func (w *writer) int(n int64) { w.out = strconv.AppendInt(w.out, n, 10) }

// meet collects an identified struct, which needs a definition.
func (w *writer) meet(s *ir.DialectType) {
	if w.met[s] {
		return
	}
	w.met[s] = true
	w.structs = append(w.structs, s)
}

// declare collects a function to be declared.
func (w *writer) declare(name, text string) {
	if w.declared[name] {
		return
	}
	w.declared[name] = true
	w.declarations = append(w.declarations, declaration{name, text})
}
