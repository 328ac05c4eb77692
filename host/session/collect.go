package session

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/sdk/protocol"
)

type runClient = grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply]

// collector puts the parts of a reply together, and checks each against its bounds first.
type collector struct {
	request   *Run
	limits    Limits
	clock     *clock
	output    Payload
	begun     bool   // the output has been announced
	announced uint64 // bytes of output, 0: not said
	size      uint64 // bytes of the reply so far
	found     uint64 // diagnostics
	foundSize uint64 // of them, in bytes
}

// collect reads the replies up to the result.
func (c *collector) collect(stream runClient) (*Result, error) {
	for {
		m, err := c.next(stream)
		if err == io.EOF {
			return nil, errNoResult
		}
		if err != nil {
			return nil, err
		}
		if part, ok := m.GetPart().(*protocol.RunReply_Result); ok {
			return c.whole(part.Result, stream)
		}
		if err := c.take(m); err != nil {
			return nil, err
		}
	}
}

// next waits for one message, and counts it.
func (c *collector) next(stream runClient) (*protocol.RunReply, error) {
	c.clock.start()
	m, err := stream.Recv()
	c.clock.stop()
	if err != nil {
		return nil, err
	}
	c.size += max(uint64(m.SizeVT()), leastMessage)
	total := repliesBound(c.limits.Replies)
	return m, total.exceeds(c.size)
}

// whole wants a result to be the last of a reply that has all it needs.
func (c *collector) whole(r *protocol.RunResult, stream runClient) (*Result, error) {
	_, err := c.next(stream)
	switch {
	case err == nil:
		return nil, errGoesOn
	case err != io.EOF:
		return nil, err
	case uint64(len(c.output.Data)) < c.announced:
		return nil, errTooLittle
	}
	if err := checkResult(r, c.request); err != nil {
		return nil, err
	}
	result := resultFromWire(r, c.output)
	if len(c.request.Calls) > 0 && !c.begun && result.Failure == nil && !result.Unchanged {
		return nil, errNoOutput
	}
	return result, nil
}

// take adds one part, which is not the result.
func (c *collector) take(m *protocol.RunReply) error {
	switch part := m.GetPart().(type) {
	case *protocol.RunReply_Diagnostic:
		return c.diagnostic(part.Diagnostic)
	case *protocol.RunReply_Printed:
		if !c.request.Instruments.Prints() {
			return errUnasked
		}
		if c.request.Printed != nil {
			_, _ = c.request.Printed.Write(part.Printed)
		}
	case *protocol.RunReply_Output:
		if c.begun {
			return errTwice
		}
		if err := nameBound.exceeds(uint64(len(part.Output.GetKind()))); err != nil {
			return err
		}
		c.begun = true
		c.output, c.announced = payloadFromWire(part.Output), part.Output.GetSize()
		total := repliesBound(c.limits.Replies)
		return total.exceeds(c.announced)
	case *protocol.RunReply_Chunk:
		return c.chunk(part.Chunk)
	}
	return nil
}

func (c *collector) diagnostic(m *protocol.Diagnostic) error {
	c.found++
	c.foundSize += uint64(m.SizeVT())
	for _, err := range []error{
		diagnosticsBound.exceeds(c.found), foundBound.exceeds(c.foundSize), checkDiagnostic(m),
	} {
		if err != nil {
			return err
		}
	}
	if c.request.Diagnostics != nil {
		c.request.Diagnostics.Report(diagnosticFromWire(m))
	}
	return nil
}

func (c *collector) chunk(data []byte) error {
	if !c.begun {
		return errEarly
	}
	if err := chunkBound.exceeds(uint64(len(data))); err != nil {
		return err
	}
	c.output.Data = append(c.output.Data, data...)
	if c.announced > 0 && uint64(len(c.output.Data)) > c.announced {
		return errTooMuch
	}
	return nil
}

func checkDiagnostic(m *protocol.Diagnostic) error {
	limits := []error{
		notesBound.exceeds(uint64(len(m.GetNotes()))), operationsBound.exceeds(uint64(len(m.GetUnconverted()))),
		bounded(&textBound, m.GetMessage()), bounded(&nameBound, m.GetId(), m.GetPosition().GetFile()),
		bounded(&nameBound, m.GetUnconverted()...), // the user's names, whatever they hold
	}
	for _, n := range m.GetNotes() {
		limits = append(limits, bounded(&textBound, n.GetMessage()), bounded(&nameBound, n.GetPosition().GetFile()))
	}
	return first(limits...)
}

// checkResult checks what comes last, and that it tells of stages and passes of the
// run and of no others.
func checkResult(m *protocol.RunResult, r *Run) error {
	if err := first(
		statisticsBound.exceeds(uint64(len(m.GetStatistics()))), dialectsBound.exceeds(uint64(len(m.GetDialects()))),
		named(reply, m.GetDialects()...),
	); err != nil {
		return err
	}
	count := uint64(0)
	if err := checkTimings(m.GetTimings(), 1, &count); err != nil {
		return err
	}
	for _, s := range m.GetStatistics() {
		err := first(bounded(&nameBound, s.GetPass()), named(reply, s.GetName()), r.knowsPass(s.GetPass()))
		if err == nil && s.GetCount() < 0 {
			err = fmt.Errorf("the reply has the count %d of '%s'", s.GetCount(), diag.Line(s.GetName()))
		}
		if err != nil {
			return err
		}
	}
	f := m.GetFailure()
	return first(
		bounded(&nameBound, f.GetStage(), f.GetPass(), f.GetTool()), bounded(&textBound, f.GetMessage(), f.GetStack()),
		r.knowsPass(f.GetPass()), r.knowsStage(f.GetStage()),
	)
}

func checkTimings(list []*protocol.Timing, level uint64, count *uint64) error {
	if len(list) == 0 {
		return nil
	}
	*count += uint64(len(list))
	if err := first(timingsBound.exceeds(*count), nestingBound.exceeds(level)); err != nil {
		return err
	}
	for _, t := range list {
		if t.GetNanoseconds() < 0 {
			return fmt.Errorf("the reply has a time of %v for '%s'", time.Duration(t.GetNanoseconds()), diag.Line(t.GetName()))
		}
		if err := first(named(reply, t.GetName()), checkTimings(t.GetChildren(), level+1, count)); err != nil {
			return err
		}
	}
	return nil
}

// knowsStage wants an id to be that of a stage of the run, if there is one.
func (r *Run) knowsStage(id string) error {
	if id == "" || slices.ContainsFunc(r.Calls, func(c Call) bool { return c.Stage == id }) {
		return nil
	}
	return fmt.Errorf("the reply tells of a stage '%s', which was not asked for", diag.Plain(id))
}

// knowsPass wants a name to be that of a pass of the run, if there is one.
func (r *Run) knowsPass(name string) error {
	if name == "" || slices.ContainsFunc(r.Calls, func(c Call) bool { return c.Pass == name }) {
		return nil
	}
	return fmt.Errorf("the reply tells of a pass '%s', which was not asked for", diag.Plain(name))
}

// reply is what a name stands in, for messages.
const reply = "the reply"

// named wants names to keep to their bound, and to be of one line without characters that a
// terminal acts on.
func named(where string, names ...string) error {
	if err := bounded(&nameBound, names...); err != nil {
		return err
	}
	for _, name := range names {
		if plain := diag.Line(name); plain != name {
			return fmt.Errorf("%s has the name '%s', which has characters that are not for names", where, plain)
		}
	}
	return nil
}

// bounded wants each text to keep to a bound.
func bounded(b *Bound, texts ...string) error {
	for _, text := range texts {
		if err := b.exceeds(uint64(len(text))); err != nil {
			return err
		}
	}
	return nil
}

// first is the first error that there is.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

var (
	errNoResult  = errors.New("the reply ends without a result")
	errNoOutput  = errors.New("the reply has a result, but nothing that the passes made")
	errGoesOn    = errors.New("the reply goes on after its result")
	errUnasked   = errors.New("the reply prints what no instrument asks for")
	errEarly     = errors.New("the reply has a part of an output that was not announced")
	errTwice     = errors.New("the reply announces a second output")
	errTooMuch   = errors.New("the reply has more output than was announced")
	errTooLittle = errors.New("the reply has less output than was announced")
)
