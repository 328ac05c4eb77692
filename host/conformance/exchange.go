package conformance

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/sdk/protocol"
)

type runStream = grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply]

// file is the user's name of the modules that are sent.
const file = "check.mlir"

// answer is what came back of a run.
type answer struct {
	diagnostics []*protocol.Diagnostic
	output      *protocol.Payload // nil: none
	data        []byte
	result      *protocol.RunResult
}

// module makes a module of so many declarations of functions.
func module(n int) string {
	var text strings.Builder
	text.WriteString("\"module\"() ({\n^bb0:\n")
	for i := range n {
		fmt.Fprintf(&text, "  \"func\"() ({\n  }) {sym_name = \"function_%d\", sym_visibility = \"private\", type = (i32, f32) -> i32} : () -> ()\n", i)
	}
	text.WriteString("}) : () -> ()\n")
	return text.String()
}

// textOnly reports whether the subject takes modules as text only.
func (s *subject) textOnly() bool {
	return slices.Contains(s.manifest.GetFeatures(), protocol.FeatureText)
}

// context knows the subject's dialects as far as they compile.
func (s *subject) context() (*ir.Context, error) { return load.NewContext(s.dialects...) }

// payload is a module as the subject wants it: bytecode, or text where it takes
// nothing else.
func (s *subject) payload(text string) ([]byte, error) {
	if s.textOnly() {
		return []byte(text), nil
	}
	return s.encode(text)
}

func (s *subject) encode(text string) ([]byte, error) {
	ctx, err := s.context()
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource(file, []byte(text)), &sink, syntax.ParseOptions{})
	if m == nil {
		return nil, sink.Diagnostics()[0]
	}
	return bytecode.Append(nil, m, bytecode.WriteOptions{Producer: "mlirc"})
}

// header asks for passes on a payload.
func (s *subject) header(data []byte, passes ...string) *protocol.RunHeader {
	isText := !bytecode.IsBytecode(data)
	h := &protocol.RunHeader{
		File: file, Workers: 1, LogLevel: "off", AllowUnregistered: true,
		Input:  &protocol.Payload{Kind: pass.KindModule, Text: isText, Generic: isText, Size: uint64(len(data))},
		Output: &protocol.Payload{Text: isText, Generic: isText},
	}
	for _, p := range passes {
		h.Passes = append(h.Passes, &protocol.PassCall{Stage: "stage-of-" + p, Pass: p})
	}
	for _, f := range s.sources {
		each := &protocol.File{Name: f.GetName(), Version: f.GetVersion(), Digest: f.GetDigest(), Path: f.GetPath()}
		if !s.has(f.GetDigest()) {
			each.Content = f.GetContent()
		}
		h.Dialects = append(h.Dialects, each)
	}
	return h
}

func (s *subject) has(digest string) bool {
	return slices.ContainsFunc(slices.Concat(s.manifest.GetDialects(), s.manifest.GetKnows()),
		func(d *protocol.DialectInfo) bool { return d.GetDigest() == digest })
}

// run sends a run in chunks of the largest size and takes the answer.
func (s *subject) run(p *process, h *protocol.RunHeader, data []byte) (*answer, error) {
	ctx, cancel := s.patient()
	defer cancel()
	stream, err := p.rpc.Run(ctx)
	if err != nil {
		return nil, err
	}
	a, err := s.exchange(ctx, stream, h, data)
	if status.Code(err) == codes.Unavailable && p.gone(s.options.Grace) {
		return nil, fmt.Errorf("the process ended: %s", p.inside.State().Text)
	}
	return a, err
}

func (s *subject) exchange(ctx context.Context, stream runStream, h *protocol.RunHeader, data []byte) (*answer, error) {
	go send(stream, h, data)
	a, err := receive(stream)
	if ctx.Err() != nil && s.ctx.Err() == nil {
		return nil, fmt.Errorf("no result within %s", s.options.Patience)
	}
	return a, err
}

// send sends the largest chunks there may be. It gives up where the other side does; what it says
// is why.
func send(stream runStream, h *protocol.RunHeader, data []byte) {
	if protocol.SendRun(stream, h, slices.Chunk(data, protocol.MaxChunk)) == nil {
		_ = stream.CloseSend()
	}
}

// receive takes the parts of an answer and checks their order and sizes.
func receive(stream runStream) (*answer, error) {
	a := &answer{}
	for {
		m, err := stream.Recv()
		if err == io.EOF && a.result == nil {
			return nil, errors.New("the reply ends without a result")
		}
		if err == io.EOF {
			return a, a.complete()
		}
		if err != nil {
			return nil, err
		}
		if err := a.take(m); err != nil {
			return nil, err
		}
	}
}

func (a *answer) take(m *protocol.RunReply) error {
	if a.result != nil {
		return errors.New("the result is not the last reply")
	}
	switch part := m.GetPart().(type) {
	case *protocol.RunReply_Diagnostic:
		a.diagnostics = append(a.diagnostics, part.Diagnostic)
	case *protocol.RunReply_Output:
		if a.output != nil {
			return errors.New("there are two outputs")
		}
		a.output = part.Output
	case *protocol.RunReply_Chunk:
		if a.output == nil {
			return errors.New("a chunk comes before the output that it belongs to")
		}
		if len(part.Chunk) > protocol.MaxChunk {
			return fmt.Errorf("a chunk has %d bytes; the most is %d", len(part.Chunk), protocol.MaxChunk)
		}
		a.data = append(a.data, part.Chunk...)
	case *protocol.RunReply_Result:
		a.result = part.Result
	case nil:
		return errors.New("a reply is empty")
	}
	return nil
}

func (a *answer) complete() error {
	if a.output == nil || a.output.GetSize() == 0 || a.output.GetSize() == uint64(len(a.data)) {
		return nil
	}
	return fmt.Errorf("%d bytes of output are announced, %d come", a.output.GetSize(), len(a.data))
}

// failure is how a run failed, "" when it did not.
func (a *answer) failure() string {
	f := a.result.GetFailure()
	switch {
	case f == nil:
		return ""
	case f.GetCrashed():
		return "it crashed: " + f.GetMessage()
	case f.GetMessage() != "":
		return f.GetMessage()
	case len(a.diagnostics) > 0:
		return a.diagnostics[0].GetMessage()
	}
	return "it says neither why nor where"
}

// went wants a run to go well, and reads the module that it makes if it makes one.
func (s *subject) went(a *answer) error {
	if why := a.failure(); why != "" {
		return fmt.Errorf("the run failed: %s", why)
	}
	if a.output == nil || a.output.GetKind() != "" && a.output.GetKind() != pass.KindModule {
		return nil
	}
	return s.read(a)
}

func (s *subject) read(a *answer) error {
	ctx, err := s.context()
	if err != nil {
		return err
	}
	var sink diag.Sink
	var m *ir.Operation
	if bytecode.IsBytecode(a.data) {
		m = bytecode.Read(ctx, file, a.data, &sink)
	} else {
		m = syntax.Parse(ctx, diag.NewSource(file, a.data), &sink, syntax.ParseOptions{AllowUnregistered: true})
	}
	if m == nil {
		return fmt.Errorf("the module that it makes cannot be read: %w", sink.Diagnostics()[0])
	}
	return nil
}

// refused wants a run to fail with a reason in its result.
func refused(a *answer, err error) error {
	if err != nil {
		return err
	}
	f := a.result.GetFailure()
	switch {
	case f == nil:
		return errors.New("the run succeeds")
	case f.GetCrashed():
		return fmt.Errorf("it crashed: %s", f.GetMessage())
	case f.GetMessage() == "" && len(a.diagnostics) == 0:
		return errors.New("it fails without a message or a diagnostic")
	}
	return nil
}
