package sdk

import (
	"context"
	"slices"
	"sync"

	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// preparation is what the passes of a run have prepared.
type preparation struct {
	header   *protocol.RunHeader
	cancel   context.CancelFunc // ends what was prepared
	prepared []any              // by pass, once ready is closed
	ready    chan struct{}
	taken    chan struct{} // closed when the run has come
}

// preparations are those of a plugin.
type preparations struct {
	mu        sync.Mutex
	announced *preparation   // of a run that has not come yet, nil if there is none
	begun     []*preparation // of runs that came before they were announced
}

// announce takes the place of what was announced before, which it returns. It reports false where
// the run is there already.
func (l *preparations) announce(p *preparation) (old *preparation, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if slices.ContainsFunc(l.begun, func(b *preparation) bool { return p.isFor(b.header) }) {
		return nil, false
	}
	old, l.announced = l.announced, p
	return old, true
}

// withdraw reports whether p was announced and its run has not come.
func (l *preparations) withdraw(p *preparation) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.announced != p {
		return false
	}
	l.announced = nil
	return true
}

// begin returns what was announced last, and notes own, by which a run that was not announced so begins.
func (l *preparations) begin(own *preparation) (announced *preparation) {
	l.mu.Lock()
	defer l.mu.Unlock()
	announced, l.announced = l.announced, nil
	if announced == nil || !announced.isFor(own.header) {
		l.begun = append(l.begun, own)
	}
	return announced
}

func (l *preparations) end(own *preparation) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.begun = slices.DeleteFunc(l.begun, func(b *preparation) bool { return b == own })
}

// Prepare has the passes of a run prepare for it, and returns when it has come. A second
// announcement takes the place of the first; one that comes behind its run is too late.
func (s *server) Prepare(ctx context.Context, header *protocol.RunHeader) (*protocol.PrepareReply, error) {
	own, cancel := context.WithCancel(context.WithoutCancel(ctx))
	p := &preparation{header: header, cancel: cancel, ready: make(chan struct{}), taken: make(chan struct{})}
	old, ok := s.preparations.announce(p)
	if !ok {
		cancel()
		return &protocol.PrepareReply{}, nil
	}
	if old != nil {
		old.cancel()
	}
	p.prepare(own, s)
	select {
	case <-p.taken:
	case <-ctx.Done():
		if s.preparations.withdraw(p) {
			p.cancel()
		}
	}
	return &protocol.PrepareReply{}, nil
}

// preparationFor takes what was prepared for a run, or else prepares now. It ends with the context.
func (s *server) preparationFor(ctx context.Context, header *protocol.RunHeader) *preparation {
	own, cancel := context.WithCancel(ctx)
	p := &preparation{header: header, cancel: cancel, ready: make(chan struct{})}
	if len(header.GetPasses()) == 0 { // it is a check of a module
		close(p.ready)
		return p
	}
	if announced := s.preparations.begin(p); announced != nil {
		close(announced.taken)
		if announced.isFor(header) {
			cancel()
			<-announced.ready
			context.AfterFunc(ctx, announced.cancel)
			return announced
		}
		announced.cancel()
	}
	p.cancel = func() {
		cancel()
		s.preparations.end(p)
	}
	p.prepare(own, s)
	return p
}

// isFor reports whether a run is the one that was announced.
func (p *preparation) isFor(header *protocol.RunHeader) bool {
	return slices.EqualFunc(p.header.GetPasses(), header.GetPasses(), equal[*protocol.PassCall]) &&
		slices.EqualFunc(p.header.GetResources(), header.GetResources(), equal[*protocol.File])
}

func equal[M proto.Message](a, b M) bool { return proto.Equal(a, b) }

// prepare has each pass of the run prepare. What is wrong with the run, that says itself.
func (p *preparation) prepare(ctx context.Context, s *server) {
	defer close(p.ready)
	e := &execution{server: s, header: p.header}
	for _, call := range e.calls() {
		p.prepared = append(p.prepared, e.prepare(ctx, call))
	}
}

// prepare has a pass prepare. One that breaks has prepared nothing.
func (e *execution) prepare(ctx context.Context, call pass.Call) (prepared any) {
	defer func() {
		if broken := recover(); broken != nil {
			e.server.logger.Warn("a pass broke when it prepared", "pass", call.Pass, "panic", broken)
		}
	}()
	of := e.server.passes.Lookup(call.Pass)
	if of == nil || of.Prepare == nil {
		return nil
	}
	options, wrong := pass.ParseOptions(of.Name, of.Options, call.Settings)
	if len(wrong) > 0 {
		return nil
	}
	return of.Prepare(&pass.Translation{
		Context: ctx, Input: pass.Artifact{Kind: of.Input()}, Output: pass.Artifact{Kind: of.Output()}, Options: options,
		Diags: &diag.Sink{}, Stats: &pass.Statistics{}, Workers: e.workers(), Resources: e.resources(),
	})
}

// hand gives the passes what they have prepared. Steps that are not passes are of passes that change
// modules, which prepare nothing.
func (p *preparation) hand(steps []pass.Step) {
	i := 0
	for _, step := range steps {
		if one, ok := step.(*pass.Instance); ok {
			one.Prepared = p.prepared[i]
		}
		i += passesIn(step)
	}
}

func passesIn(step pass.Step) int {
	nested, ok := step.(*pass.Pipeline)
	if !ok {
		return 1
	}
	n := 0
	for _, inner := range nested.Steps {
		n += passesIn(inner)
	}
	return n
}
