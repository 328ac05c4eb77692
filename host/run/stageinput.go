package run

import (
	"context"
	"slices"
	"time"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/session"
)

// narrowing is how long it may take to find what the stage that failed was given: the
// user waits for the message.
const narrowing = 500 * time.Millisecond

// stageInput is what the very stage that failed was given, nil where that is not
// known or is the input of its run: the stages before it are done once more.
func (j *job) stageInput(e *failure.Error) *bundle.StageInput {
	p := e.Part
	if p.By != bundle.ByPlugin || p.Run == nil || e.Kind == bundle.NoStart {
		return nil
	}
	before := slices.IndexFunc(p.Run.Stages, func(s plan.Stage) bool { return s.ID == e.Stage })
	if before <= 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(j.user), narrowing)
	defer cancel()
	again := &job{
		host: j.host, user: ctx, ctx: ctx, cancel: cancel, plan: j.plan, in: j.in, sink: &diag.Sink{},
		result: &Result{}, asked: true, payload: p.Input,
	}
	j.host.o.Pool.Release(p.Run.Plugin) // which may be in a bad way
	if again.runThere(&plan.Run{Plugin: p.Run.Plugin, Stages: p.Run.Stages[:before]}) != nil {
		return nil
	}
	return &bundle.StageInput{Stage: e.Stage, Kind: again.payload.Kind, Data: j.legible(again.payload)}
}

// legible is a payload as text, where there is text for it.
func (j *job) legible(p session.Payload) []byte {
	if p.Kind == pass.KindModule && bytecode.IsBytecode(p.Data) {
		return j.readable(p)
	}
	return p.Data
}
