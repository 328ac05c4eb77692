package pass

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/parallel"
)

// ErrReported means that a pass failed and said why in diagnostics.
var ErrReported = errors.New("errors were reported")

// ErrInvalid means that a pass left IR that is not valid, which is the fault of
// its author; diagnostics say what is wrong.
var ErrInvalid = errors.New("the IR that it leaves is not valid")

// Manager runs pipelines. Its fields may be set before the first run; the zero
// value runs passes on one goroutine and verifies nothing.
type Manager struct {
	// Workers is how many goroutines may be used; less than 1 is 1. The result
	// does not depend on it.
	Workers int
	// Verify checks an operation after each pass that ran on it; nil checks
	// nothing. It reports false when it has reported errors.
	Verify func(op *ir.Operation, sink *diag.Sink) bool
	// Resources is what passes are given besides options, by name.
	Resources map[string][]byte
	// Hooks are called around each pass on each anchor. With any, passes run one after the
	// other.
	Hooks []Hook
	// Printed takes what passes print for the user; nil drops it.
	Printed io.Writer
	// Timing measures passes, if set.
	Timing *Timing
	// Stats counts what passes do, if set.
	Stats *StatisticsByPass
	// Trace follows the operations of some places through all passes, if set; remarks say what
	// becomes of them. Describe shows an operation.
	Trace    *diag.Trace
	Describe func(op *ir.Operation) string
	// Debug takes what developers want to know, such as the stack of a crash. The
	// manager never calls it from two goroutines at once.
	Debug func(message string)

	debugging sync.Mutex // held while Debug is called

	ran, left atomic.Int64 // executions of passes, and those that changed nothing
}

// Unchanged reports whether passes ran and each has said that it changed
// nothing, see [Run.Unchanged].
func (m *Manager) Unchanged() bool { return m.ran.Load() > 0 && m.ran.Load() == m.left.Load() }

// Hook is called around a pass on an anchor. Either function may be nil.
type Hook struct {
	before func(p *Pass, op *ir.Operation)
	// after comes with the error with which the pass failed, or nil.
	after func(p *Pass, op *ir.Operation, err error)
}

// Run runs a pipeline on an operation. The diagnostics are in the sink, in the
// order of passes and anchors. The error is nil when all went well, wraps
// ErrReported when the diagnostics say why not, and otherwise says itself: the
// context ended, a pass crashed, or something around the IR failed.
func (m *Manager) Run(ctx context.Context, op *ir.Operation, p *Pipeline, sink *diag.Sink) error {
	if p.Anchor != "" && !op.Is(AnchorName(op.Context(), p.Anchor)) {
		return fmt.Errorf("the pipeline is for '%s', but it was given '%s'", p.Anchor, op.Name())
	}
	stop := m.Timing.start()
	defer stop()
	s := &runState{sink: sink, printed: m.printed(), workers: m.workers(), timing: m.Timing, works: &works{}, nestings: &nestings{}}
	if err := m.steps(ctx, op, p.Steps, s); err != nil {
		return err
	}
	s.works.report(p.Steps, op, sink)
	return s.nestings.report(p.Steps, op, sink)
}

func (m *Manager) printed() io.Writer {
	if m.Printed == nil {
		return io.Discard
	}
	return m.Printed
}

func (m *Manager) workers() int {
	if len(m.Hooks) > 0 || m.Trace != nil {
		return 1
	}
	return max(1, m.Workers)
}

// runState is what a pipeline on one anchor works with.
type runState struct {
	sink    *diag.Sink
	printed io.Writer
	workers int
	timing  *Timing
	works   *works
	// analyses are those known of the operation, and outer those of the operation around it
	// that passes want.
	analyses analyses
	outer    map[AnyAnalysis]any
	changes  []change
	// nestings are those of pipelines on what is inside; nil without pipelines.
	nestings *nestings
}

func (m *Manager) steps(ctx context.Context, op *ir.Operation, steps []Step, s *runState) error {
	for _, step := range steps {
		if err := context.Cause(ctx); err != nil {
			return err
		}
		var err error
		switch step := step.(type) {
		case *Instance:
			err = m.instance(ctx, op, step, s)
		case *Pipeline:
			err = m.nested(ctx, op, step, s)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// nested runs a pipeline on all its anchors inside of op.
func (m *Manager) nested(ctx context.Context, op *ir.Operation, p *Pipeline, s *runState) error {
	timing := s.timing.part("'" + p.Anchor + "' Pipeline")
	stop := timing.start()
	defer stop()
	outer := s.around(op, p.Steps)
	anchors := anchorsIn(op, AnchorName(op.Context(), p.Anchor))
	s.nestings.note(p, op, len(anchors))
	return m.onAnchors(anchors, s, func(anchor *ir.Operation, own *runState) error {
		own.timing, own.outer = timing, outer
		return m.steps(ctx, anchor, p.Steps, own)
	})
}

// instance runs a pass on op, or on its anchors inside if it is for others.
func (m *Manager) instance(ctx context.Context, op *ir.Operation, i *Instance, s *runState) error {
	if i.Pass.Run == nil {
		return fmt.Errorf("pass '%s' makes %s of %s and cannot run among passes that change a module",
			i.Pass.Name, i.Pass.Output(), i.Pass.Input())
	}
	want := i.Pass.Anchor
	if want == "" {
		want = moduleOp
	}
	if want == AnyOp || op.Is(plainName(want)) {
		return m.one(ctx, op, i, s)
	}
	outer := s.around(op, []Step{i})
	anchors := anchorsIn(op, AnchorName(op.Context(), want))
	if len(anchors) == 0 {
		s.sink.Report(withoutAnchors("pass '"+i.Pass.Name+"'", want, op))
	}
	return m.onAnchors(anchors, s, func(anchor *ir.Operation, own *runState) error {
		own.outer = outer
		return m.one(ctx, anchor, i, own)
	})
}

// onAnchors does something with each anchor, at once where they are isolated.
// Every anchor is tried; the first error in their order counts.
func (m *Manager) onAnchors(anchors []*ir.Operation, s *runState, do func(*ir.Operation, *runState) error) error {
	workers := s.workers
	for _, a := range anchors {
		if !a.Traits().Isolated {
			workers = 1
		}
	}
	inner := max(1, workers/max(1, len(anchors)))
	states := make([]runState, len(anchors))
	errs := make([]error, len(anchors))
	sinks := make([]diag.Sink, len(anchors))
	printed := make([]bytes.Buffer, len(anchors))
	parallel.Do(workers, len(anchors), func(i int) {
		states[i] = runState{sink: &sinks[i], printed: s.printed, workers: inner, timing: s.timing, works: s.works, nestings: s.nestings}
		if workers > 1 {
			states[i].printed = &printed[i]
		}
		errs[i] = do(anchors[i], &states[i])
		states[i].analyses = analyses{} // nothing asks for them again
	})
	for i := range sinks {
		s.sink.Join(&sinks[i])
		// What is printed is for eyes; that it cannot be written must not fail a run.
		_, _ = printed[i].WriteTo(s.printed)
		for _, c := range states[i].changes {
			s.changedBy(c)
		}
	}
	for _, err := range errs {
		if err != nil && !errors.Is(err, ErrReported) {
			return err
		}
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// one runs a pass on one operation and verifies what it leaves.
func (m *Manager) one(ctx context.Context, op *ir.Operation, i *Instance, s *runState) (err error) {
	if err := context.Cause(ctx); err != nil {
		return err
	}
	for _, h := range m.Hooks {
		if h.before != nil {
			h.before(i.Pass, op)
		}
	}
	followed := m.follow(i.Pass, op)
	err = m.guarded(ctx, op, i, s)
	followed.report(err, s.sink)
	for _, h := range m.Hooks {
		if h.after != nil {
			h.after(i.Pass, op, err)
		}
	}
	return err
}

func (m *Manager) guarded(ctx context.Context, op *ir.Operation, i *Instance, s *runState) (err error) {
	defer func() {
		if c := diag.CrashOf(recover()); c != nil {
			err = m.crashed(i.Pass, c)
		}
	}()
	own := &diag.Sink{}
	err = m.call(ctx, op, i, own, s)
	failed := own.HasErrors()
	s.sink.Join(own)
	if err != nil {
		return failure(i.Pass, err, s.sink)
	}
	if failed {
		return fmt.Errorf("pass '%s': %w", i.Pass.Name, ErrReported)
	}
	return m.verify(op, i.Pass, s)
}

func (m *Manager) call(ctx context.Context, op *ir.Operation, i *Instance, sink *diag.Sink, s *runState) error {
	stop := s.timing.part(i.Pass.Name).start()
	defer stop()
	m.ran.Add(1)
	r := &Run{
		Context: ctx, Op: op, Options: i.options, Diags: sink,
		Stats: m.Stats.Of(i.Pass.Name), Workers: s.workers, Resources: m.Resources,
		Trace: m.Trace, Printed: s.printed, Work: s.works.of(i), left: &m.left, analyses: &s.analyses, around: s.outer,
	}
	err := i.Pass.Run(r)
	if !r.unchanged {
		s.changedBy(change{i.Pass, r.preserved})
	}
	return err
}

// failure makes an error of what a pass returned. A diagnostic goes where
// diagnostics go.
func failure(p *Pass, err error, sink *diag.Sink) error {
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	var d diag.Diagnostic
	if errors.As(err, &d) {
		sink.Report(d)
		return fmt.Errorf("pass '%s': %w", p.Name, ErrReported)
	}
	return fmt.Errorf("pass '%s' failed: %w", p.Name, err)
}

func (m *Manager) verify(op *ir.Operation, p *Pass, s *runState) error {
	if m.Verify == nil {
		return nil
	}
	stop := s.timing.part("(V) " + p.Name).start()
	defer stop()
	own := &diag.Sink{}
	if m.Verify(op, own) && !own.HasErrors() {
		s.sink.Join(own)
		return nil
	}
	pos := ir.Position(op.Loc())
	for _, d := range own.Diagnostics() {
		s.sink.Report(d.WithNote(pos, "the IR is not valid after pass '"+p.Name+"'"))
	}
	return fmt.Errorf("pass '%s': %w", p.Name, ErrInvalid)
}

func (m *Manager) crashed(p *Pass, c *diag.Crash) error {
	if m.Debug != nil {
		m.debugging.Lock()
		defer m.debugging.Unlock()
		m.Debug(fmt.Sprintf("pass '%s' crashed: %v\n%s", p.Name, c.Value, c.Stack))
	}
	return fmt.Errorf("pass '%s' crashed: %w", p.Name, c)
}
