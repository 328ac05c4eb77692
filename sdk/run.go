package sdk

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Run takes a payload through passes.
func (s *server) Run(stream runStream) error {
	header, payload, err := receive(stream)
	if err != nil {
		return err
	}
	s.logger.SetLevel(logLevel(header.GetLogLevel()))
	r := &reply{stream: stream}
	e := &execution{server: s, ctx: stream.Context(), header: header, reply: r, stats: &pass.Statistics{}}
	result := &protocol.RunResult{Failure: e.guarded(payload)}
	result.Timings, result.Statistics = e.timings, e.statistics
	r.result(result)
	return r.err
}

// Verify runs the checks that definitions cannot express.
func (s *server) Verify(stream runStream) error {
	_, _, err := receive(stream)
	return err
}

// execution is one run.
type execution struct {
	server *server
	ctx    context.Context
	header *protocol.RunHeader
	reply  *reply
	sink   diag.Sink
	stats  *pass.Statistics

	call       *protocol.PassCall // in progress, to be blamed
	timings    []*protocol.Timing
	statistics []*protocol.Statistic
}

// errReported ends a run whose diagnostics say everything.
var errReported = errors.New("reported")

// guarded executes the run. A broken invariant costs this run and not the
// process.
func (e *execution) guarded(payload []byte) (failure *protocol.Failure) {
	defer func() {
		e.reply.diagnostics(e.sink.Diagnostics())
		if broken := recover(); broken != nil {
			failure = e.failure(fmt.Sprint(broken))
			failure.Crashed, failure.Stack = true, string(debug.Stack())
		}
	}()
	err := e.run(payload)
	if err == nil {
		return nil
	}
	if errors.Is(err, errReported) {
		return e.failure("")
	}
	return e.failure(err.Error())
}

func (e *execution) failure(message string) *protocol.Failure {
	return &protocol.Failure{
		Stage: e.call.GetStage(), Pass: e.call.GetPass(), Message: message,
	}
}

func (e *execution) run(payload []byte) error {
	artifact, err := e.decode(payload)
	if err != nil {
		return err
	}
	for _, call := range e.header.GetPasses() {
		e.call = call
		if artifact, err = e.step(call, artifact); err != nil {
			return err
		}
	}
	e.call = nil
	return e.encode(artifact)
}

// step takes an artifact through one pass.
func (e *execution) step(call *protocol.PassCall, in pass.Artifact) (pass.Artifact, error) {
	p := e.server.pass(call.GetPass())
	if p == nil {
		return in, fmt.Errorf("plugin '%s' has no pass '%s'", e.server.plugin.Name, call.GetPass())
	}
	options, problems := pass.ParseOptions(p.Name, p.Options, call.GetOptions())
	if len(problems) > 0 {
		return in, errors.Join(problems...)
	}
	began := time.Now()
	out, err := e.apply(p, options, in)
	e.timings = append(e.timings, &protocol.Timing{Name: p.Name, Nanoseconds: int64(time.Since(began))})
	if err == nil && e.sink.HasErrors() {
		err = errReported
	}
	return out, err
}

func (e *execution) apply(p *pass.Pass, options pass.Options, in pass.Artifact) (pass.Artifact, error) {
	if p.Translate != nil {
		return e.translate(p, options, in)
	}
	if in.Module == nil {
		return in, fmt.Errorf("pass '%s' consumes a module, not %s", p.Name, in.Kind)
	}
	return in, p.Run(&pass.Run{
		Context: e.ctx, Op: in.Module, Options: options, Diags: &e.sink, Stats: e.stats,
		Workers: e.workers(), Resources: e.header.GetResources(),
	})
}

func (e *execution) workers() int { return max(1, int(e.header.GetWorkers())) }

func (e *execution) translate(p *pass.Pass, options pass.Options, in pass.Artifact) (pass.Artifact, error) {
	t := &pass.Translation{
		Context: e.ctx, Input: in, Output: pass.Artifact{Kind: p.Output()}, Options: options,
		Diags: &e.sink, Stats: e.stats, Workers: e.workers(), Resources: e.header.GetResources(),
	}
	if in.Module != nil {
		t.IR = in.Module.Context()
	}
	err := p.Translate(t)
	return t.Output, err
}

// pass returns the pass of that name, or nil.
func (s *server) pass(name string) *pass.Pass {
	for _, p := range s.plugin.Passes {
		if p.Name == name {
			return p
		}
	}
	return nil
}
