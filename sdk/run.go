package sdk

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/mlirc/mlirc/core/blame"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk/pace"
	"github.com/mlirc/mlirc/sdk/pace/early"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Run takes a payload through passes.
func (s *server) Run(stream runStream) error { return s.execute(stream) }

// Verify checks a module, with what definitions cannot express: a run without
// passes that sends nothing back.
func (s *server) Verify(stream runStream) error { return s.execute(stream) }

// A plugin that has begun on one core goes on with all where they are sooner through with
// the work: with a payload of so many bytes, and with any that takes long.
const (
	worthSharing = 8 << 10
	takesLong    = 10 * time.Millisecond
)

func (s *server) execute(stream runStream) error {
	s.busy.Store(true)
	header, payload, err := receive(stream)
	if err != nil {
		return err
	}
	s.logger.SetLevel(logLevel(header.GetLogLevel()))
	pace.Expect(len(payload) * pace.Bytecode)
	if len(payload) >= worthSharing {
		early.AllCores()
	}
	defer time.AfterFunc(takesLong, early.AllCores).Stop()
	e := &execution{
		server: s, ctx: stream.Context(), header: header, received: len(payload), reply: &reply{stream: stream},
	}
	result := &protocol.RunResult{Failure: e.guarded(payload)}
	s.note.write("")
	e.measured(result)
	e.reply.result(result)
	return e.reply.err
}

// execution is one run.
type execution struct {
	server *server
	ctx    context.Context
	header *protocol.RunHeader
	// received is the size of the payload, in bytes.
	received int
	reply    *reply
	sink     diag.Sink

	passes  *pass.Manager // once passes run
	timing  *pass.Timing
	stats   *pass.StatisticsByPass
	call    pass.Call // in progress, to be blamed
	crashed bool
	stack   string
}

// guarded executes the run. A broken invariant costs this run and not the
// process.
func (e *execution) guarded(payload []byte) (failure *protocol.Failure) {
	defer func() {
		e.reply.diagnostics(e.sink.Diagnostics())
		if broken := recover(); broken != nil {
			c := diag.CrashOf(broken)
			e.crashed, e.stack = true, string(c.Stack)
			failure = e.failure(c.Error())
		}
	}()
	if err := e.run(payload); err != nil {
		return e.failed(err)
	}
	return nil
}

// failed says what an error says beyond diagnostics.
func (e *execution) failed(err error) *protocol.Failure {
	switch {
	case errors.Is(err, pass.ErrReported):
		return e.failure("")
	case errors.Is(err, pass.ErrInvalid):
		f := e.failure(err.Error())
		f.Invalid = true
		return f
	}
	f := e.failure(err.Error())
	var tool pass.ToolError
	if errors.As(err, &tool) {
		f.Tool = tool.ToolName()
	}
	return f
}

func (e *execution) failure(message string) *protocol.Failure {
	return &protocol.Failure{
		Stage: e.call.Stage, Pass: e.call.Pass, Message: diag.UTF8(message),
		Crashed: e.crashed, Stack: diag.UTF8(e.stack),
	}
}

func (e *execution) run(payload []byte) error {
	steps, calls, err := pass.Steps(e.calls(), e.server.passes)
	if err != nil {
		return err
	}
	prepared := e.server.preparationFor(e.ctx, e.header)
	defer prepared.cancel()
	prepared.hand(steps)
	artifact, err := e.decode(payload)
	if err != nil {
		return err
	}
	if artifact.Module != nil && e.goesOn() {
		pace.Collect(e.received * pace.Bytecode)
	}
	artifact, unverified, err := e.steps(steps, calls, artifact)
	if err != nil || len(steps) == 0 {
		return err
	}
	// A module is encoded while it is verified, and sent when it is valid.
	verdict := make(chan error, 1)
	go func() {
		if unverified {
			verdict <- e.valid(artifact)
			return
		}
		verdict <- nil
	}()
	out, parts, encoding := e.encode(artifact)
	if invalid := <-verdict; invalid != nil {
		return invalid
	}
	e.call = pass.Call{}
	if encoding != nil {
		return encoding
	}
	e.reply.output(out, parts...)
	return nil
}

// goesOn reports whether another process will go on with the module.
func (e *execution) goesOn() bool {
	n := len(e.header.GetPasses())
	if n == 0 || e.header.GetOutput().GetText() {
		return false
	}
	last := e.server.passes.Lookup(e.header.GetPasses()[n-1].GetPass())
	return last != nil && last.Output() == pass.KindModule
}

// steps takes an artifact through all steps. A module that they change is
// verified after each step, or else once before it becomes something else; one
// that something else has become, before the next step. One that is left over is still to be verified.
func (e *execution) steps(steps []pass.Step, calls []pass.Call, artifact pass.Artifact) (pass.Artifact, bool, error) {
	m := e.manager()
	e.passes = m
	unverified, isNew := false, false
	for i, step := range steps {
		if unverified && (isNew || translates(step)) {
			if err := e.valid(artifact); err != nil {
				return artifact, false, err
			}
		}
		e.call = calls[i]
		e.server.note.write(e.call.Stage)
		out, err := e.step(m, step, artifact)
		if err != nil {
			return artifact, false, err
		}
		isNew = artifact.Module == nil && out.Module != nil
		unverified = isNew || m.Verify == nil && !translates(step)
		artifact = out
	}
	return artifact, unverified, nil
}

func translates(step pass.Step) bool {
	one, ok := step.(*pass.Instance)
	return ok && one.Pass.Translate != nil
}

// valid verifies a module that several passes have changed.
func (e *execution) valid(a pass.Artifact) (err error) {
	defer func() {
		if broken := recover(); broken != nil {
			c := diag.CrashOf(broken)
			e.crashed, e.stack = true, string(c.Stack)
			err = fmt.Errorf("the verifier crashed: %w", c)
		}
	}()
	var sink diag.Sink
	if e.verify(a.Module, &sink) {
		e.sink.Join(&sink)
		return nil
	}
	pos := ir.Position(a.Module.Loc())
	for _, d := range sink.Diagnostics() {
		e.sink.Report(d.WithNote(pos,
			"the IR is not valid after stage '"+e.call.Stage+"' of plugin '"+e.server.plugin.Name+
				"'; host.verify-each=true shows which stage broke it"))
	}
	return pass.ErrInvalid
}

func (e *execution) calls() []pass.Call {
	calls := make([]pass.Call, len(e.header.GetPasses()))
	for i, c := range e.header.GetPasses() {
		calls[i] = pass.Call{Stage: c.GetStage(), Pass: c.GetPass(), Settings: settings(c.GetOptions()), Anchors: c.GetAnchors()}
	}
	return calls
}

// settings reads options of the form name=value.
func settings(options []string) map[string]string {
	list := make(map[string]string, len(options))
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		list[name] = value
	}
	return list
}

func (e *execution) resources() map[string][]byte {
	list := make(map[string][]byte, len(e.header.GetResources()))
	for _, f := range e.header.GetResources() {
		list[f.GetName()] = f.GetContent()
	}
	return list
}

// step takes an artifact through one pass, or through passes nested on the same
// operations.
func (e *execution) step(m *pass.Manager, step pass.Step, in pass.Artifact) (pass.Artifact, error) {
	if one, ok := step.(*pass.Instance); ok {
		context, err := e.contextOf(one.Pass, in)
		if err != nil {
			return in, err
		}
		return m.Execute(e.ctx, []*pass.Instance{one}, in, context, &e.sink)
	}
	if in.Module == nil {
		return in, fmt.Errorf("stage '%s' wants a module, not %s", e.call.Stage, in.Kind)
	}
	return in, m.Run(e.ctx, in.Module, &pass.Pipeline{Steps: []pass.Step{step}}, &e.sink)
}

// contextOf is the context in which a pass works: that of the module, or a new one for a pass
// that makes one of something else.
func (e *execution) contextOf(p *pass.Pass, a pass.Artifact) (*ir.Context, error) {
	switch {
	case a.Module != nil:
		return a.Module.Context(), nil
	case p.Output() != pass.KindModule:
		return nil, nil
	}
	return e.server.library.context(e.header, nil, e.builds())
}

func (e *execution) manager() *pass.Manager {
	m := &pass.Manager{
		Workers:   e.workers(),
		Resources: e.resources(),
		Debug:     func(stack string) { e.crashed, e.stack = true, stack },
	}
	wanted := pass.ParseInstruments(e.header.GetInstruments())
	if !wanted.SkipVerify {
		m.Verify = e.verify
	}
	if wanted.Timing {
		e.timing = pass.NewTiming("")
		m.Timing = e.timing
	}
	if wanted.Statistics {
		e.stats = &pass.StatisticsByPass{}
		m.Stats = e.stats
	}
	m.Trace, m.Describe = diag.NewTrace(wanted.Trace), syntax.Describe
	m.Hooks = wanted.Hooks(e.text(wanted), printer{e.reply})
	return m
}

// workers is how many cores the host lets this plugin use.
func (e *execution) workers() int { return max(1, int(e.header.GetWorkers())) }

func (e *execution) verify(op *ir.Operation, sink *diag.Sink) bool {
	opts := e.server.hooks
	opts.Workers, opts.Explain = e.workers(), blame.Explain
	return verify.Verify(op, sink, opts)
}

// measured adds what instruments found to a result.
func (e *execution) measured(result *protocol.RunResult) {
	result.Unchanged = e.passes != nil && e.passes.Unchanged()
	if e.timing != nil {
		result.Timings = timingsToWire(e.timing.Parts())
	}
	for _, name := range e.stats.Passes() {
		for _, s := range e.stats.Of(name).All() {
			result.Statistics = append(result.Statistics, &protocol.Statistic{Pass: name, Name: s.Name, Count: s.Count})
		}
	}
}

func timingsToWire(list []*pass.Timing) []*protocol.Timing {
	timings := make([]*protocol.Timing, len(list))
	for i, t := range list {
		timings[i] = &protocol.Timing{Name: t.Name, Nanoseconds: int64(t.Wall()), Children: timingsToWire(t.Parts())}
	}
	return timings
}
