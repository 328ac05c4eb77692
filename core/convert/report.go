package convert

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// reportIllegal says that an operation could not be legalized, and what was
// tried.
func (d *driver) reportIllegal(op *ir.Operation) {
	pos := ir.Position(op.Loc())
	report := diag.NewError(pos, "cannot legalize operation "+syntax.Describe(op))
	report.ID = "illegal-operation"
	report.Unconverted = append([]string{op.Name().String()}, d.blockers...)
	for _, pattern := range d.origin {
		report = report.WithNote(pos, "it was made by pattern '"+pattern.Name+"'")
	}
	for _, tried := range d.failures {
		report = report.WithNote(pos, matchFailed(tried))
	}
	if len(d.failures) == 0 {
		report = report.WithNote(pos, "no pattern converts '"+op.Name().String()+"'")
	}
	if hint := d.config.Target.hint(op); hint != "" {
		report = report.WithNote(pos, hint)
	}
	d.sink.Report(report)
}

func matchFailed(d matchFailure) string {
	return "pattern '" + d.pattern.Name + "' failed to match: " + d.reason
}

func (d *driver) reportUnchanged(op *ir.Operation, pattern *Pattern) {
	pos := ir.Position(op.Loc())
	d.sink.Report(diag.NewError(pos,
		"pattern '"+pattern.Name+"' left an illegal operation "+syntax.Describe(op)))
}

func (d *driver) reportDepth(op *ir.Operation) {
	pos := ir.Position(op.Loc())
	report := diag.NewError(pos, "patterns do not converge at operation "+syntax.Describe(op))
	for _, pattern := range d.origin[max(0, len(d.origin)-4):] {
		report = report.WithNote(pos, "pattern '"+pattern.Name+"' is among them")
	}
	d.sink.Report(report)
}

func (d *driver) describeOperand(i int, v *ir.Value, why string) string {
	text := strconv.AppendInt([]byte("the type of operand "), int64(i), 10)
	text = append(text, ", '"...)
	text = append(syntax.AppendType(text, v.Type()), "',"...)
	text = append(text, " cannot be converted"...)
	if why != "" {
		text = append(append(text, ": "...), why...)
	}
	return string(text)
}
