package advice

import (
	"fmt"

	"github.com/mlirc/mlirc/core/blame"
	"github.com/mlirc/mlirc/core/diag"
)

// Misplaced finds the errors, among those for which the module is not valid after a
// stage, that the order of passes is to blame for: they are about operations that a
// conversion left, and that another pass converts which has not run. It says so in them,
// and reports whether there are any.
//
// An operation that a pattern of the stages made is the fault of its plugin, and so is
// one of which no pass is known that it should have met.
func (a *Adviser) Misplaced(stage string, found *diag.Sink) (*diag.Sink, bool) {
	s := a.at(stage)
	if !s.failed {
		return found, false
	}
	list, some := &diag.Sink{}, false
	for _, d := range found.Diagnostics() {
		if d.Severity == diag.Error && s.misplaced(&d) {
			some = true
			d.Message = fmt.Sprintf("'%s' must be converted before stage '%s': %s", d.Unconverted[0], stage, d.Message)
		}
		list.Report(d)
	}
	return list, some
}

// misplaced reports whether an error is about an operation that should have been
// converted before.
func (a situation) misplaced(d *diag.Diagnostic) bool {
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
