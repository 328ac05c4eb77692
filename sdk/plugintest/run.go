package plugintest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// conventionResource is how a run carries the memref convention.
const conventionResource = "memref-convention"

// Job is a pipeline on an input.
type Job struct {
	// File is the name of the input in messages.
	File string
	// Input is text of a module.
	Input string
	// Pipeline is as in `mlirc opt --pass-pipeline`: `my-to-std{fold=true},cse`.
	Pipeline string
	// Convention is the memref convention that a plugin of the kit offers; empty: none.
	Convention string
}

// Outcome is what came of a job.
type Outcome struct {
	// Text is the module in custom form, or the text of another artifact; empty
	// after a failure.
	Text string
	// Diagnostics in the order in which they came.
	Diagnostics []string
	// Failure is nil when all went well.
	Failure *Failure
}

// Failure says what went wrong.
type Failure struct {
	// Pass is to blame; empty: the input.
	Pass string
	// Message is empty where the diagnostics say it all.
	Message string
	// Crashed: a panic, whose stack follows.
	Crashed bool
	Stack   string
	// Invalid: a pass left a module that is not valid.
	Invalid bool
	// Err is set when there was no answer: the process has ended, the context was
	// cancelled, the deadline has passed.
	Err error
}

// String is all of an outcome as golden files have it: diagnostics as comments,
// then the failure, then the text.
func (o *Outcome) String() string {
	var b strings.Builder
	for _, d := range o.Diagnostics {
		b.WriteString(d)
	}
	if f := o.Failure; f != nil && (f.Message != "" || f.Err != nil) {
		fmt.Fprintf(&b, "// failure: %s\n", f.what())
	}
	return b.String() + o.Text
}

func (f *Failure) what() string {
	if f.Err != nil {
		return f.Err.Error()
	}
	return f.Message
}

// Run does a job. Consecutive passes of one plugin are one run of it.
func (k *Kit) Run(ctx context.Context, job Job) *Outcome {
	k.t.Helper()
	if job.File == "" {
		job.File = "input.mlir"
	}
	calls := k.calls(job)
	out := &Outcome{}
	state := payload{kind: pass.KindModule}
	m := k.read(job, out)
	if m == nil {
		return out
	}
	for len(calls) > 0 {
		s := k.owner(calls[0].Pass, nil)
		n := 1
		for n < len(calls) && k.owner(calls[n].Pass, s) == s {
			n++
		}
		if state.kind == pass.KindModule {
			state.data = k.encode(s, m)
		}
		k.exchange(ctx, s, job, calls[:n], &state, out)
		if out.Failure != nil {
			return out
		}
		if state.kind == pass.KindModule {
			m = k.decode(job.File, state.data)
		}
		calls = calls[n:]
	}
	out.Text = string(state.data)
	if state.kind == pass.KindModule {
		out.Text = string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	}
	return out
}

// payload is what travels.
type payload struct {
	kind string
	data []byte
}

// calls reads the pipeline.
func (k *Kit) calls(job Job) []pass.Call {
	k.t.Helper()
	p, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(job.Pipeline)), k.registry)
	require.Empty(k.t, problems, job.Pipeline)
	return p.Calls()
}

// read reads and verifies the input; what is wrong with it is the outcome.
func (k *Kit) read(job Job, out *Outcome) *ir.Operation {
	k.t.Helper()
	var sink diag.Sink
	m := syntax.Parse(k.context(), diag.NewSource(job.File, []byte(job.Input)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	ok := m != nil && verify.Verify(m, &sink, verify.Options{})
	for _, d := range sink.Diagnostics() {
		out.Diagnostics = append(out.Diagnostics, diagnosticText(wireDiagnostic(d)))
	}
	if !ok {
		out.Failure = &Failure{}
		return nil
	}
	return m
}

// encode writes a module as a plugin wants it.
func (k *Kit) encode(s *subject, m *ir.Operation) []byte {
	k.t.Helper()
	if slices.Contains(s.manifest.GetFeatures(), protocol.FeatureText) {
		return syntax.AppendOp(nil, m, syntax.PrintOptions{Generic: true, DebugInfo: true})
	}
	data, err := bytecode.Append(nil, m, bytecode.WriteOptions{Producer: "plugintest"})
	require.NoError(k.t, err)
	return data
}

// decode reads and verifies what a plugin made.
func (k *Kit) decode(file string, data []byte) *ir.Operation {
	k.t.Helper()
	var sink diag.Sink
	var m *ir.Operation
	if bytecode.IsBytecode(data) {
		m = bytecode.Read(k.context(), file, data, &sink)
	} else {
		m = syntax.Parse(k.context(), diag.NewSource(file, data), &sink, syntax.ParseOptions{AllowUnregistered: true})
	}
	require.NotNil(k.t, m, "what the plugin made cannot be read: %v", sink.Diagnostics())
	require.True(k.t, verify.Verify(m, &sink, verify.Options{}), "what the plugin made is not valid: %v", sink.Diagnostics())
	return m
}

// exchange does passes of one plugin.
func (k *Kit) exchange(ctx context.Context, s *subject, job Job, calls []pass.Call, state *payload, out *Outcome) {
	k.t.Helper()
	ctx, cancel := context.WithCancel(ctx) // whatever is left of the stream ends with it
	defer cancel()
	lost := func(err error) { out.Failure = &Failure{Pass: calls[0].Pass, Err: err} }
	stream, err := s.rpc.Run(ctx)
	if err != nil {
		lost(err)
		return
	}
	go send(stream, k.header(s, job, calls, state), state.data)
	made := payload{kind: state.kind}
	for {
		m, err := stream.Recv()
		if err == io.EOF {
			err = errors.New("the reply ends without a result")
		}
		if err != nil {
			lost(err)
			return
		}
		switch part := m.GetPart().(type) {
		case *protocol.RunReply_Diagnostic:
			out.Diagnostics = append(out.Diagnostics, diagnosticText(part.Diagnostic))
		case *protocol.RunReply_Output:
			made.kind = part.Output.GetKind()
		case *protocol.RunReply_Chunk:
			made.data = append(made.data, part.Chunk...)
		case *protocol.RunReply_Result:
			finish(part.Result, made, state, out)
			return
		}
	}
}

// finish takes the last reply.
func finish(r *protocol.RunResult, made payload, state *payload, out *Outcome) {
	if f := r.GetFailure(); f != nil {
		out.Failure = &Failure{
			Pass: f.GetPass(), Message: f.GetMessage(), Crashed: f.GetCrashed(), Stack: f.GetStack(), Invalid: f.GetInvalid(),
		}
		return
	}
	if made.data != nil {
		*state = made
	}
}

func (k *Kit) header(s *subject, job Job, calls []pass.Call, state *payload) *protocol.RunHeader {
	k.t.Helper()
	text := state.kind == pass.KindModule && !bytecode.IsBytecode(state.data)
	h := &protocol.RunHeader{
		File: job.File, Workers: 1, LogLevel: "off", AllowUnregistered: true, Dialects: k.files,
		Input:  &protocol.Payload{Kind: state.kind, Text: text, Generic: text, Size: uint64(len(state.data))},
		Output: &protocol.Payload{Text: text, Generic: text, DebugInfo: text},
	}
	for _, c := range calls {
		call := &protocol.PassCall{Stage: c.Stage, Pass: c.Pass, Anchors: c.Anchors}
		for name, value := range c.Settings {
			call.Options = append(call.Options, name+"="+value)
		}
		slices.Sort(call.Options)
		h.Passes = append(h.Passes, call)
	}
	if job.Convention != "" {
		schema, ok := k.convention(job.Convention)
		require.True(k.t, ok, "no plugin of the kit offers the memref convention '%s'", job.Convention)
		h.Resources = append(h.Resources, &protocol.File{Name: conventionResource, Content: schema})
	}
	return h
}

// send stops where the plugin does; the plugin's answer has the cause.
func send(stream grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply], h *protocol.RunHeader, data []byte) {
	if protocol.SendRun(stream, h, protocol.Chunks(data)) == nil {
		_ = stream.CloseSend()
	}
}

var severities = [...]string{"error", "warning", "remark"}

// diagnosticText is a diagnostic as comments.
func diagnosticText(d *protocol.Diagnostic) string {
	severity := severities[min(max(int(d.GetSeverity()), 0), len(severities)-1)]
	text := fmt.Sprintf("// %d:%d: %s: %s\n", d.GetPosition().GetLine(), d.GetPosition().GetColumn(), severity, d.GetMessage())
	for _, n := range d.GetNotes() {
		text += fmt.Sprintf("//   %d:%d: note: %s\n", n.GetPosition().GetLine(), n.GetPosition().GetColumn(), n.GetMessage())
	}
	return text
}

// wireDiagnostic is a diagnostic as a plugin would send it.
func wireDiagnostic(d diag.Diagnostic) *protocol.Diagnostic {
	w := &protocol.Diagnostic{Severity: int32(d.Severity), Message: d.Message, Position: position(d.Pos)}
	for _, n := range d.Notes {
		w.Notes = append(w.Notes, &protocol.Note{Position: position(n.Pos), Message: n.Message})
	}
	return w
}

func position(p diag.Position) *protocol.Position {
	return &protocol.Position{File: p.File, Line: int32(p.Line), Column: int32(p.Col)}
}
