package pass

import (
	"strings"
	"sync"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// IdleID is the ID of the remarks of passes that found nothing to do although
// users expect them to.
const IdleID = "nothing-to-do"

// Work records whether a pass has found something to do on any of its anchors. A nil Work
// records nothing.
type Work struct{ asked, found atomic.Bool }

// Found reports that there was something to do. A pass that usually finds nothing need not call
// it.
func (w *Work) Found(some bool) {
	if w == nil {
		return
	}
	w.asked.Store(true)
	if some {
		w.found.Store(true)
	}
}

// works holds the Work of each pass of a pipeline, on all its anchors.
type works struct{ byInstance sync.Map }

func (w *works) of(i *Instance) *Work {
	work, _ := w.byInstance.LoadOrStore(i, &Work{})
	return work.(*Work)
}

// report adds a remark for each pass in steps that found nothing.
func (w *works) report(steps []Step, op *ir.Operation, sink *diag.Sink) {
	for _, step := range steps {
		switch step := step.(type) {
		case *Instance:
			w.of(step).report(step.Pass, op, sink)
		case *Pipeline:
			w.report(step.Steps, op, sink)
		}
	}
}

// report adds a remark that a pass found nothing.
func (w *Work) report(p *Pass, op *ir.Operation, sink *diag.Sink) {
	if !w.asked.Load() || w.found.Load() {
		return
	}
	message := "pass '" + p.Name + "' found nothing to convert"
	if len(p.Converts) > 0 {
		message += "; it converts " + strings.Join(p.Converts, ", ")
	}
	sink.Report(idle(op, message))
}

// withoutAnchors says that something found no operation to run on.
func withoutAnchors(what, anchor string, op *ir.Operation) diag.Diagnostic {
	return idle(op, what+" runs on '"+anchor+"', and there is none")
}

func idle(op *ir.Operation, message string) diag.Diagnostic {
	d := diag.NewRemark(ir.Position(op.Loc()), message)
	d.ID = IdleID
	return d
}
