package run

import (
	"errors"
	"slices"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// runThere has a plugin do a run.
func (j *job) runThere(r *plan.Run) error {
	j.host.o.Progress(progressOf(r))
	t, err := j.turn(r)
	if err != nil {
		return err
	}
	j.verdicts = append(j.verdicts, func() error { return j.judge(t) })
	if t.err != nil || t.result.Failure != nil {
		return errFailed // the verdict says how
	}
	output, err := j.made(t)
	if err != nil {
		return err
	}
	j.payload, j.maker = output, t
	if len(t.request.Input.Data) >= large && j.isOnlyUse(r) {
		j.host.o.Pool.Release(r.Plugin)
	}
	return nil
}

// large is the size of a payload, in bytes, from which it pays to end a plugin before
// the last one is through. The end of a process takes time from those that are at work.
const large = 32 << 10

// isOnlyUse reports whether only this run needs its plugin.
func (j *job) isOnlyUse(r *plan.Run) bool {
	if !j.host.o.Once || slices.Contains(j.consulted, r.Plugin) {
		return false
	}
	for i := range j.runs {
		other := &j.runs[i]
		if other != r && (other.Plugin == r.Plugin || slices.Contains(other.Owners, r.Plugin)) {
			return false
		}
	}
	return true
}

// errFailed stands for a failure that a verdict explains.
var errFailed = errors.New("a run failed")

// turn is a run that a plugin has worked on.
type turn struct {
	run     *plan.Run
	session *session.Session
	request *session.Run
	maker   *turn           // of the input; nil: the host, or the user
	result  *session.Result // nil where err is not
	err     error
	at      string // the stage at which the plugin was when there was no answer
	took    time.Duration
}

// turn hands the payload to the plugin of a run and waits for what comes back.
func (j *job) turn(r *plan.Run) (*turn, error) {
	s, err := j.session(r)
	if err != nil {
		return nil, j.notStarted(r, err)
	}
	request, err := j.request(r)
	if err != nil {
		return nil, err
	}
	t := &turn{run: r, session: s, request: request, maker: j.maker}
	began := time.Now()
	t.result, t.err = s.Run(j.ctx, request)
	t.took = time.Since(began)
	if t.err != nil {
		t.at = stageIn(r, s.Stage())
	}
	return t, nil
}

// stageIn is an id if the run has a stage of that name, and empty otherwise: what a
// plugin says of itself need not be true.
func stageIn(r *plan.Run, id string) string {
	if slices.ContainsFunc(r.Stages, func(s plan.Stage) bool { return s.ID == id }) {
		return id
	}
	return ""
}

// judge says what is wrong with a turn.
func (j *job) judge(t *turn) error {
	result := t.result
	if input := t.request.Input; input.Kind == pass.KindModule && !input.Format.Text && failedBeforePasses(result) {
		if garbled := j.garbled(t.maker, input.Data); garbled != nil {
			return garbled
		}
	}
	found, misplaced := t.request.Diagnostics, false
	if result != nil && result.Failure != nil && result.Failure.Invalid {
		found, misplaced = j.adviser().Misplaced(result.Failure.Stage, found)
	}
	j.report(stageOf(result), found)
	if t.err != nil {
		return j.lost(t.part(), t.err)
	}
	j.tell(t.run, t.request, result, t.took)
	j.account(t.run, result, t.took)
	if result.Failure == nil && found.HasErrors() { // which a plugin says is none
		j.blamed = t.run.Stages[len(t.run.Stages)-1].ID
		return ErrDiagnosed
	}
	if result.Failure != nil {
		j.blamed = result.Failure.Stage
		if misplaced {
			return ErrDiagnosed
		}
		return j.failed(t.part(), result.Failure)
	}
	return nil
}

// announce has the plugin of the last run prepare for it, where a pass has something to prepare: it has
// the time that the stages before take.
func (j *job) announce() {
	if len(j.plan.Runs) == 0 || j.host.o.Observe != nil {
		return
	}
	last := &j.plan.Runs[len(j.plan.Runs)-1]
	prepares := func(s plan.Stage) bool { return s.Declared.Prepares }
	if last.Plugin == nil || !slices.ContainsFunc(last.Stages, prepares) {
		return
	}
	announced := j.requested(last)
	go func() {
		if s, err := j.host.o.Pool.Get(j.ctx, last.Plugin); err == nil {
			s.Prepare(j.ctx, announced)
		}
	}()
}

// requested is what a run asks of its plugin, but for the payload.
func (j *job) requested(r *plan.Run) *session.Run {
	o := &j.host.o
	request := &session.Run{
		File: j.in.Name, Resources: j.plan.Resources, Workers: o.Workers,
		Instruments: o.Instruments, AllowUnregistered: o.AllowUnregistered, Profile: o.Profile,
		Diagnostics: &diag.Sink{}, Printed: o.Printed, Limits: o.Limits,
	}
	for i := range r.Stages {
		request.Calls = append(request.Calls, call(&r.Stages[i]))
	}
	return request
}

func (j *job) request(r *plan.Run) (*session.Run, error) {
	o := &j.host.o
	request := j.requested(r)
	request.Input = j.payload
	request.Instruments.Trace = j.trace
	request.Instruments.Timing = o.Instruments.Timing || o.Observe != nil
	var builds []string
	for i := range r.Stages {
		for _, b := range r.Stages[i].Declared.Builds {
			builds = append(builds, b.Name)
		}
		if r.Stages[i].Declared.VisitsOwners {
			builds = append(builds, makes(r.Plugin)...)
		}
	}
	var err error
	if request.Dialects, err = o.Library.For(j.ctx, r.Plugin, o.Library.Mentioned(j.payload.Data), builds); err != nil {
		return nil, err
	}
	earlier, err := j.adapter().Adapt(j.ctx, r.Plugin, request)
	j.earlier = j.earlier || earlier
	return request, err
}

// makes are the dialects whose operations a plugin makes where it adds to a pass.
func makes(p *catalog.Plugin) []string {
	var names []string
	for _, d := range p.Dialects {
		names = append(names, d.Makes...)
	}
	return names
}

func call(s *plan.Stage) session.Call {
	return session.Call{Stage: s.ID, Pass: s.Declared.Name, Options: s.Settings, Anchors: s.Anchors}
}

// account notes timings and counts.
func (j *job) account(r *plan.Run, result *session.Result, took time.Duration) {
	j.result.Timings = append(j.result.Timings, session.Timing{
		Name: "plugin " + r.Name(), Took: took, Children: result.Timings,
	})
	j.result.Statistics = append(j.result.Statistics, result.Statistics...)
}

// progressOf says what a plugin works on.
func progressOf(r *plan.Run) string {
	text := "stage '" + r.Stages[0].ID
	if last := r.Stages[len(r.Stages)-1].ID; len(r.Stages) > 1 {
		text += "' to '" + last
	}
	return text + "' in plugin '" + r.Plugin.Name + "'"
}

// stageOf is the stage that failed, if one did.
func stageOf(result *session.Result) string {
	if result == nil || result.Failure == nil {
		return ""
	}
	return result.Failure.Stage
}
