package conformance

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"github.com/mlirc/mlirc/sdk/protocol"
)

func faultChecks() []Check {
	return []Check{
		{Name: "unknown pass", Clause: "When a run fails", run: (*subject).refusesPass},
		{Name: "unknown option", Clause: "When a run fails", run: (*subject).refusesOption},
		{Name: "wrong bytecode", Clause: "When a run fails", run: (*subject).refusesBytecode},
		{Name: "truncated bytecode", Clause: "When a run fails", run: (*subject).refusesTruncated},
		{Name: "wrong text", Clause: "Diagnostics", run: (*subject).diagnoses},
		{Name: "less than announced", Clause: "When a run fails", run: (*subject).endsShort},
		{Name: "no header", Clause: "When a run fails", run: (*subject).wantsHeader},
		{Name: "cancelled", Clause: "Cancelling", run: (*subject).isCancelled},
	}
}

// refuses sends something that cannot go well, and wants an answer that says so.
func (s *subject) refuses(data []byte, change func(*protocol.RunHeader), passes ...string) (*answer, error) {
	p, _, err := s.known()
	if err != nil {
		return nil, err
	}
	h := s.header(data, passes...)
	if change != nil {
		change(h)
	}
	a, err := s.run(p, h, data)
	return a, refused(a, err)
}

func (s *subject) refusesPass() error {
	const none = "check-no-such-pass"
	if _, _, err := s.known(); err != nil {
		return err
	}
	data, err := s.payload(module(0))
	if err != nil {
		return err
	}
	a, err := s.refuses(data, nil, none)
	if err != nil {
		return err
	}
	if text := a.failure(); !strings.Contains(text, none) {
		return fmt.Errorf("the message does not name the pass that there is not: %q", text)
	}
	return nil
}

func (s *subject) refusesOption() error {
	if _, _, err := s.known(); err != nil {
		return err
	}
	if s.working == "" {
		return skipf("it has no pass that takes an empty module")
	}
	data, err := s.payload(module(0))
	if err != nil {
		return err
	}
	_, err = s.refuses(data, func(h *protocol.RunHeader) {
		h.Passes[0].Options = []string{"check-no-such-option=1"}
	}, s.working)
	return err
}

// bytecodeOnly skips checks of bytecode for who takes none.
func (s *subject) bytecodeOnly() error {
	if _, _, err := s.known(); err != nil {
		return err
	}
	if s.textOnly() {
		return skipf("it takes text only ('%s')", protocol.FeatureText)
	}
	return nil
}

func (s *subject) refusesBytecode() error {
	if err := s.bytecodeOnly(); err != nil {
		return err
	}
	data := append([]byte("ML\xefR\x04"), strings.Repeat("\xff\x00\x55", 300)...)
	_, err := s.refuses(data, nil)
	return err
}

func (s *subject) refusesTruncated() error {
	if err := s.bytecodeOnly(); err != nil {
		return err
	}
	data, err := s.encode(module(100))
	if err != nil {
		return err
	}
	_, err = s.refuses(data[:len(data)/2], nil)
	return err
}

// diagnoses: what cannot be read is reported with a place in the user's file.
func (s *subject) diagnoses() error {
	a, err := s.refuses([]byte("\"module\"() ({\n  this is no operation\n}) : () -> ()\n"), nil)
	if err != nil {
		return err
	}
	if len(a.diagnostics) == 0 {
		return errors.New("it fails, but no diagnostic says where")
	}
	var wrong []error
	for _, d := range a.diagnostics {
		wrong = append(wrong, diagnostic(d))
	}
	return errors.Join(wrong...)
}

func diagnostic(d *protocol.Diagnostic) error {
	at, text := d.GetPosition(), d.GetMessage()
	switch {
	case d.GetSeverity() < 0 || d.GetSeverity() > 2:
		return fmt.Errorf("severity %d is none of 0 (error), 1 (warning), 2 (remark)", d.GetSeverity())
	case text == "" || strings.TrimSpace(text) != text:
		return fmt.Errorf("the message %q is empty or has blanks around it", text)
	case strings.HasSuffix(text, "."):
		return fmt.Errorf("the message %q ends with a full stop", text)
	case at.GetFile() != file:
		return fmt.Errorf("its position is in '%s', and the user's file is called '%s'", at.GetFile(), file)
	case at.GetLine() < 1 || at.GetColumn() < 1:
		return fmt.Errorf("its position is %d:%d; lines and columns count from 1", at.GetLine(), at.GetColumn())
	}
	return nil
}

// endsShort: the payload ends before the size that was announced, which is only a
// help; an answer comes all the same.
func (s *subject) endsShort() error {
	p, _, err := s.known()
	if err != nil {
		return err
	}
	data, err := s.payload(module(0))
	if err != nil {
		return err
	}
	h := s.header(data)
	h.Input.Size = 1 << 40
	a, err := s.run(p, h, data)
	if err != nil && status.Code(err) == codes.Unknown {
		return err
	}
	if err == nil && a.result.GetFailure().GetCrashed() {
		return fmt.Errorf("it crashed: %s", a.result.GetFailure().GetMessage())
	}
	return nil
}

// wantsHeader: a run that begins with a chunk is an error of the connection.
func (s *subject) wantsHeader() error {
	p, err := s.process()
	if err != nil {
		return err
	}
	ctx, cancel := s.patient()
	defer cancel()
	stream, err := p.rpc.Run(ctx)
	if err != nil {
		return err
	}
	// Where sending fails receiving says why.
	_ = stream.Send(&protocol.RunRequest{Part: &protocol.RunRequest_Chunk{Chunk: []byte("x")}})
	_ = stream.CloseSend()
	a, err := receive(stream)
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("no answer within %s", s.options.Patience)
	case status.Code(err) == codes.Unavailable && p.gone(s.options.Grace):
		return fmt.Errorf("the process ended: %s", p.inside.State().Text)
	case err == nil && a.result.GetFailure() == nil:
		return errors.New("the run succeeds")
	}
	return nil
}

// isCancelled: a run that the host gives up, in the middle of the payload or of the
// work, costs nothing but itself.
func (s *subject) isCancelled() error {
	p, _, err := s.known()
	if err != nil {
		return err
	}
	data, err := s.payload(module(largeModule))
	if err != nil {
		return err
	}
	for _, part := range [][]byte{data[:len(data)/2], data} {
		if err := s.giveUp(p, s.header(data, s.worker()...), part, len(part) < len(data)); err != nil {
			return err
		}
	}
	if _, err := s.onModule(module(1)); err != nil {
		return fmt.Errorf("after a run was cancelled: %w", err)
	}
	return nil
}

// giveUp begins a run and cancels it when the payload is sent, the whole or a part.
func (s *subject) giveUp(p *process, h *protocol.RunHeader, data []byte, part bool) error {
	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	stream, err := p.rpc.Run(ctx)
	if err != nil {
		return err
	}
	if err := stream.Send(&protocol.RunRequest{Part: &protocol.RunRequest_Header{Header: h}}); err != nil {
		return err
	}
	for chunk := range slices.Chunk(data, protocol.MaxChunk) {
		if err := stream.Send(&protocol.RunRequest{Part: &protocol.RunRequest_Chunk{Chunk: chunk}}); err != nil {
			return nil // it has given up first
		}
	}
	if !part {
		_ = stream.CloseSend()
	}
	return nil
}
