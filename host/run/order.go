package run

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/blame"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/plan"
)

// misplaced finds the errors, among those for which the module is not valid after a
// stage, that the order of passes is to blame for: they are about operations that a
// conversion left, and that another pass converts which has not run. It says so in them,
// and reports whether there are any.
//
// An operation that a pattern of the stages made is the fault of its plugin, and so is
// one of which no pass is known that it should have met.
func (j *job) misplaced(stage string, found *diag.Sink) (*diag.Sink, bool) {
	at := slices.IndexFunc(j.plan.Stages, func(s plan.Stage) bool { return s.ID == stage })
	if at < 0 {
		return found, false
	}
	a := adviser{catalog: j.host.o.Catalog, stages: j.plan.Stages, at: at, failed: true}
	list, some := &diag.Sink{}, false
	for _, d := range found.Diagnostics() {
		if d.Severity == diag.Error && a.misplaced(&d) {
			some = true
			d.Message = fmt.Sprintf("'%s' must be converted before stage '%s': %s", d.Unconverted[0], stage, d.Message)
		}
		list.Report(d)
	}
	return list, some
}

// misplaced reports whether an error is about an operation that should have been
// converted before.
func (a adviser) misplaced(d *diag.Diagnostic) bool {
	if len(d.Unconverted) == 0 {
		return false
	}
	op := d.Unconverted[0]
	if converter, _ := a.history(op); converter >= 0 {
		return false
	}
	if d.ID == blame.LeftID {
		return true
	}
	return len(a.catalog.Converters(op)) > 0
}
