package pass

import (
	"context"
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Execute runs passes of both kinds one after the other, each on what the one
// before it left, beginning with an artifact. ctxIR is the context in which a
// pass that reads a module makes it. Errors are as in [Manager.Run].
func (m *Manager) Execute(ctx context.Context, stages []*Instance, in Artifact, ctxIR *ir.Context, sink *diag.Sink) (Artifact, error) {
	stop := m.Timing.start()
	defer stop()
	s := &runState{sink: sink, printed: m.printed(), workers: m.workers(), timing: m.Timing, works: &works{}}
	for _, stage := range stages {
		if err := context.Cause(ctx); err != nil {
			return Artifact{}, err
		}
		if in.Kind != stage.Pass.Input() {
			return Artifact{}, fmt.Errorf("pass '%s' takes %s, but it would be given %s",
				stage.Pass.Name, stage.Pass.Input(), in.Kind)
		}
		if in.Kind == KindModule && in.Module == nil {
			return Artifact{}, fmt.Errorf("pass '%s' was given no module", stage.Pass.Name)
		}
		if stage.Pass.Translate == nil {
			if err := m.steps(ctx, in.Module, []Step{stage}, s); err != nil {
				return Artifact{}, err
			}
			s.works.report([]Step{stage}, in.Module, sink)
			continue
		}
		out, err := m.translate(ctx, stage, in, ctxIR, s)
		if err != nil {
			return Artifact{}, err
		}
		in = out
	}
	return in, nil
}

func (m *Manager) translate(ctx context.Context, i *Instance, in Artifact, ctxIR *ir.Context, s *runState) (out Artifact, err error) {
	defer func() {
		if c := diag.CrashOf(recover()); c != nil {
			err = m.crashed(i.Pass, c)
		}
	}()
	own := &diag.Sink{}
	t := &Translation{
		Context: ctx, Input: in, Output: Artifact{Kind: i.Pass.Output()}, Options: i.options,
		Diags: own, Stats: m.Stats.Of(i.Pass.Name), Workers: s.workers, Resources: m.Resources, IR: ctxIR,
		Prepared: i.Prepared,
	}
	m.ran.Add(1)
	stop := s.timing.part(i.Pass.Name).start()
	err = i.Pass.Translate(t)
	stop()
	failed := own.HasErrors()
	s.sink.Join(own)
	if err != nil {
		return Artifact{}, failure(i.Pass, err, s.sink)
	}
	if failed {
		return Artifact{}, fmt.Errorf("pass '%s': %w", i.Pass.Name, ErrReported)
	}
	return t.Output, nil
}
