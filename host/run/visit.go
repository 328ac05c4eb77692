package run

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// route settles which runs the input goes through: a pass that visits owners is
// done by those whose dialects the module has.
func (j *job) route() {
	j.runs = j.plan.Runs
	if j.plan.Visits() {
		var present []string
		if j.module != nil {
			present = dialectsIn(j.module)
		} else if len(j.plan.Stages) > 0 { // what the first stage makes of something else
			for _, b := range j.plan.Stages[0].Declared.Builds {
				present = append(present, b.Name)
			}
		}
		j.runs = j.plan.RunsWith(present)
	}
	if j.host.o.Observe != nil {
		j.runs = oneByOne(j.runs)
	}
}

// dialectsIn lists the dialects of the operations in a module.
func dialectsIn(module *ir.Operation) []string {
	seen := map[*ir.OpName]bool{}
	var dialects []string
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if name := op.Name(); !seen[name] {
			seen[name] = true
			if d := name.Dialect(); !slices.Contains(dialects, d) {
				dialects = append(dialects, d)
			}
		}
		return ir.Advance
	})
	return dialects
}

// maxIterations bounds how often owners are visited one after the other: patterns
// that undo those of another plugin would go on for ever.
const maxIterations = 10

// visit has each owner do the stage of a run in turn, until all of them, one
// after the other, have left the module as it was.
func (j *job) visit(r *plan.Run) error {
	unchanged := 0
	for iteration := range maxIterations {
		for _, owner := range r.Owners {
			same, err := j.visitOne(&plan.Run{Plugin: owner, Stages: r.Stages}, iteration > 0)
			if err != nil {
				return err
			}
			if unchanged++; !same {
				unchanged = 1
			}
			if unchanged >= len(r.Owners) && iteration > 0 {
				return nil
			}
		}
	}
	j.sink.Report(diag.NewWarning(diag.Position{File: j.in.Name}, fmt.Sprintf(
		"stage '%s': the plugins %s undo each other's changes; the module is as they left it after %d iterations",
		r.Stages[0].ID, names(r.Owners), maxIterations)))
	return nil
}

// visitOne has one owner do a stage and reports whether it left the module as it
// was. From the second time on the module is not even taken over then, so that
// what does not count, such as the order of constants, comes to rest.
func (j *job) visitOne(r *plan.Run, again bool) (same bool, err error) {
	t, err := j.turn(r)
	if err != nil {
		return false, err
	}
	if err := j.judge(t); err != nil {
		return false, err
	}
	output, err := j.made(t)
	if err != nil {
		return false, err
	}
	same = t.result.Unchanged || bytes.Equal(j.payload.Data, output.Data)
	if !same || !again {
		j.payload, j.maker = output, t
	}
	return same, nil
}

func names(list []*catalog.Plugin) string {
	text := ""
	for i, p := range list {
		if i > 0 {
			text += ", "
		}
		text += "'" + p.Name + "'"
	}
	return text
}

// session returns the session that a run is done in. What every process can do,
// a plugin that comes with the host does in the host's process unless it has one
// already: a start would take longer than the work.
func (j *job) session(r *plan.Run) (*session.Session, error) {
	if onlyVisits(r) && !slices.Contains(j.plan.Plugins(), r.Plugin) {
		return j.owner(r.Plugin)
	}
	return j.host.o.Pool.Get(j.ctx, r.Plugin)
}

// onlyVisits reports whether every process has the passes of a run; only what
// its plugin adds to them makes it the one to ask.
func onlyVisits(r *plan.Run) bool {
	return !slices.ContainsFunc(r.Stages, func(s plan.Stage) bool {
		return s.Plugin != nil && !s.Declared.VisitsOwners
	})
}

// decodePayload takes a module back that plugins have worked on. What one has made is
// verified here: it says that it has done so, and need not have.
func (j *job) decodePayload() error {
	if j.module != nil || j.payload.Kind != pass.KindModule {
		return nil
	}
	return j.timed("Decoder", func() error {
		context, err := j.host.o.Library.Context(j.ctx, j.payload.Data, j.host.o.Profile)
		if err != nil {
			return err
		}
		var sink diag.Sink
		if j.module = bytecode.Read(context, j.in.Name, j.payload.Data, &sink); j.module == nil {
			return j.unreadable(j.maker, &sink)
		}
		if j.maker == nil || verify.Verify(j.module, &sink, verify.Options{Workers: j.host.o.Workers}) {
			return nil
		}
		return j.invalid(j.maker, &sink)
	})
}
