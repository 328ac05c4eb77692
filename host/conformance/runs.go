package conformance

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/protocol"
)

func runChecks() []Check {
	return []Check{
		{Name: "no passes", Clause: "Run", run: (*subject).runsNothing},
		{Name: "empty module", Clause: "Run", run: (*subject).runsEmpty},
		{Name: "text", Clause: "Payloads", run: (*subject).runsText},
		{Name: "large module", Clause: "Payloads", run: (*subject).runsLarge},
		{Name: "large header", Clause: "Payloads", run: (*subject).takesLargeHeader},
		{Name: "unknown words", Clause: "What may be added", run: (*subject).ignoresUnknown},
		{Name: "two at once", Clause: "Run", run: (*subject).runsTwo},
		{Name: "verify", Clause: "Verify", run: (*subject).verifies},
	}
}

// modulePasses are the passes from module to module that can do without options.
func modulePasses(m *protocol.Manifest) []string {
	var names []string
	for _, p := range m.GetPasses() {
		if kindOf(p.GetConsumes()) == pass.KindModule && kindOf(p.GetProduces()) == pass.KindModule {
			names = append(names, p.GetName())
		}
	}
	return names
}

func kindOf(kind string) string {
	if kind == "" {
		return pass.KindModule
	}
	return kind
}

// ready returns the plugin, whose manifest is known, and the payload of a module.
func (s *subject) ready(text string) (*process, []byte, error) {
	p, _, err := s.known()
	if err != nil {
		return nil, nil, err
	}
	data, err := s.payload(text)
	return p, data, err
}

// onModule sends a module through passes and wants success.
func (s *subject) onModule(text string, passes ...string) (*answer, error) {
	p, data, err := s.ready(text)
	if err != nil {
		return nil, err
	}
	a, err := s.run(p, s.header(data, passes...), data)
	if err != nil {
		return nil, err
	}
	return a, s.went(a)
}

func (s *subject) runsNothing() error {
	_, err := s.onModule(module(0))
	return err
}

// runsEmpty: every pass leaves an empty module alone. One that wants an option or
// an operation may say so, but not crash.
func (s *subject) runsEmpty() error {
	p, m, err := s.known()
	if err != nil {
		return err
	}
	names := modulePasses(m)
	if len(names) == 0 {
		return skipf("it has no pass from module to module")
	}
	data, err := s.payload(module(0))
	if err != nil {
		return err
	}
	var wrong []error
	for _, name := range names {
		a, err := s.run(p, s.header(data, name), data)
		if err == nil {
			err = s.made(a)
		}
		if err != nil {
			wrong = append(wrong, fmt.Errorf("pass '%s': %w", name, err))
		} else if s.working == "" && a.result.GetFailure() == nil {
			s.working = name
		}
		if !p.alive() {
			break // the others would only find it dead
		}
	}
	return errors.Join(wrong...)
}

// made wants a run to make a module, say that it changed none, or fail with a
// reason.
func (s *subject) made(a *answer) error {
	if a.result.GetFailure() != nil {
		return refused(a, nil)
	}
	if a.output == nil && !a.result.GetUnchanged() {
		return errors.New("it makes no output, and does not say that the module is unchanged")
	}
	return s.went(a)
}

// worker is a pass for checks that need one, if one did well with an empty module:
// a run without passes reads the module as well.
func (s *subject) worker() []string {
	if s.working == "" {
		return nil
	}
	return []string{s.working}
}

// runsText: generic text is taken by every plugin, and returned where it is asked
// for.
func (s *subject) runsText() error {
	p, _, err := s.known()
	if err != nil {
		return err
	}
	data := []byte(module(3))
	a, err := s.run(p, s.header(data, s.worker()...), data)
	if err != nil {
		return err
	}
	if a.output != nil && strings.HasPrefix(string(a.data), "ML\xefR") {
		return errors.New("text is asked for, and bytecode comes")
	}
	return s.went(a)
}

// largeModule has some MiB of text and bytecode.
const largeModule = 60_000

func (s *subject) runsLarge() error {
	_, err := s.onModule(module(largeModule), s.worker()...)
	return err
}

// takesLargeHeader: dialect files and resources travel whole.
func (s *subject) takesLargeHeader() error {
	p, data, err := s.ready(module(0))
	if err != nil {
		return err
	}
	h := s.header(data)
	h.Resources = append(h.Resources, &protocol.File{Name: "check", Content: make([]byte, protocol.MaxMessage-(1<<20))})
	a, err := s.run(p, h, data)
	if err != nil {
		return fmt.Errorf("a header of %d bytes is not taken; raise the limit to %d: %w", protocol.MaxMessage-(1<<20), protocol.MaxMessage, err)
	}
	return s.went(a)
}

// ignoresUnknown: what a newer host adds must not disturb.
func (s *subject) ignoresUnknown() error {
	p, data, err := s.ready(module(1))
	if err != nil {
		return err
	}
	h := s.header(data)
	h.Instruments = []string{"timing", "no-such-instrument", "no-such=thing"}
	h.LogLevel = "no-such-level"
	h.Resources = append(h.Resources, &protocol.File{Name: "no-such-resource", Content: []byte("x")})
	h.ProtoReflect().SetUnknown([]byte{0x9a, 0x3f, 1, 'x'}) // field 1011, one byte
	a, err := s.run(p, h, data)
	if err != nil {
		return err
	}
	return s.went(a)
}

func (s *subject) runsTwo() error {
	p, data, err := s.ready(module(1000))
	if err != nil {
		return err
	}
	const runs = 2
	done := make(chan error, runs)
	for range runs {
		go func() {
			a, err := s.run(p, s.header(data), data)
			if err == nil {
				err = s.went(a)
			}
			done <- err
		}()
	}
	var wrong []error
	for range runs {
		wrong = append(wrong, <-done)
	}
	return errors.Join(wrong...)
}

func (s *subject) verifies() error {
	p, data, err := s.ready(module(0))
	if err != nil {
		return err
	}
	ctx, cancel := s.patient()
	defer cancel()
	stream, err := p.rpc.Verify(ctx)
	if err != nil {
		return err
	}
	a, err := s.exchange(ctx, stream, s.header(data), data)
	if err != nil {
		return err
	}
	if a.output != nil {
		return errors.New("it sends something back; a verification has only diagnostics and a result")
	}
	return s.went(a)
}
