package convert

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// follows reports whether a user wants to know what becomes of op.
func (d *driver) follows(op *ir.Operation) bool {
	return d.config.trace != nil && d.config.trace.Covers(ir.Position(op.Loc()))
}

// traceMatch says which patterns failed to match and which one converted op, which had that name.
func (d *driver) traceMatch(op *ir.Operation, from *ir.OpName, pattern *Pattern, made []*ir.Operation) {
	d.traceFailures(op)
	d.trace(op, "pattern '"+pattern.Name+"' converts "+d.subject(from)+makes(made))
}

func (d *driver) traceFailures(op *ir.Operation) {
	for _, tried := range d.failures {
		d.trace(op, matchFailed(tried))
	}
}

// traceStay says why an operation that need not be converted was not.
func (d *driver) traceStay(op *ir.Operation) {
	d.traceFailures(op)
	if len(d.failures) > 0 {
		return
	}
	d.trace(op, "no pattern converts "+d.subject(op.Name())+", and it may stay")
	d.config.trace.Unconverted(op.Name().String())
}

func (d *driver) trace(op *ir.Operation, message string) {
	d.config.trace.Note(ir.Position(op.Loc()), message)
}

// subject names an operation, and where it is from if it was not there before.
func (d *driver) subject(name *ir.OpName) string {
	text := "'" + name.String() + "'"
	if n := len(d.origin); n > 0 {
		text += ", which pattern '" + d.origin[n-1].Name + "' made"
	}
	return text
}

// makes lists the operations that a pattern made.
func makes(made []*ir.Operation) string {
	if len(made) == 0 {
		return "; it makes no operation"
	}
	var names []string
	for _, op := range made {
		names = append(names, "'"+op.Name().String()+"'")
	}
	return "; it makes " + strings.Join(names, ", ")
}
