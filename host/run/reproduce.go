package run

import (
	"context"
	"fmt"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// Again does the part of a plan that a bundle is about, with the input that it
// had. p is a plan of the stages of that part.
func (h *Host) Again(ctx context.Context, p *plan.Plan, b *bundle.Bundle, sink *diag.Sink) (*Result, error) {
	in := Input{
		Name: b.Record.Input.Name, Source: diag.NewSource(b.Record.Input.Name, b.Input), Made: b.Record.Input.Made,
	}
	if b.Record.Failed.By == bundle.ByHost {
		return h.Run(ctx, p, in, sink)
	}
	plugin := h.o.Catalog.Plugin(b.Record.Failed.Plugin)
	if plugin == nil {
		return nil, fmt.Errorf("there is no plugin '%s'", b.Record.Failed.Plugin)
	}
	kind := b.Record.Input
	j := &job{host: h, user: ctx, plan: p, in: in, sink: sink, result: &Result{}, asked: true, payload: session.Payload{
		Kind: kind.Kind, Data: b.Input,
		Format: session.Format{Text: kind.Text, Generic: kind.Generic, DebugInfo: kind.DebugInfo},
	}}
	j.ctx, j.cancel = context.WithCancel(ctx)
	defer j.cancel()
	began := time.Now()
	work := func() error { return j.alone(&plan.Run{Plugin: plugin, Stages: p.Stages}) }
	if b.Record.Failed.By == bundle.Check {
		work = func() error { return j.ask(plugin, b.Input, j.host.o.Library.Mentioned(b.Input), sink) }
	}
	if err := j.settle(j.guarded(work)); err != nil {
		return nil, j.preserved(err)
	}
	if b.Record.Failed.By == bundle.Check && sink.HasErrors() {
		return nil, ErrDiagnosed
	}
	j.result.Took = time.Since(began)
	return j.result, nil
}

// alone does one run of the plan and reads what comes of it.
func (j *job) alone(r *plan.Run) error {
	if err := j.runThere(r); err != nil {
		return err
	}
	if err := j.finish(); err != nil {
		return err
	}
	if j.payload.Format.Text || j.module != nil {
		return nil
	}
	return j.decodePayload()
}
