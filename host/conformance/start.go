package conformance

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
)

func startChecks() []Check {
	return []Check{
		{Name: "no cookie", Clause: "The cookie", run: noCookie},
		{Name: "handshake", Clause: "The first line", run: (*subject).introduces},
		{Name: "standard output", Clause: "Standard streams", run: (*subject).leavesStdout},
	}
}

// noCookie: started by a person, the program says what it is and ends.
func noCookie(s *subject) error {
	p, err := s.start(false)
	if err != nil {
		return err
	}
	defer p.end()
	line, _ := p.firstLine(s.options.Patience)
	if strings.HasPrefix(line, "1|") {
		return fmt.Errorf("without the cookie it introduces itself all the same: %q", line)
	}
	if !p.gone(s.options.Patience) {
		return errors.New("without the cookie it goes on running")
	}
	if p.inside.State().Success {
		return errors.New("without the cookie it ends as if all were well; its exit status must not be 0")
	}
	return nil
}

func (s *subject) introduces() error {
	_, err := s.process()
	return err
}

// leavesStdout: standard output is not read after the first line, so it must not
// be where a print goes, of the plugin or of what it starts.
func (s *subject) leavesStdout() error {
	p, err := s.process()
	if err != nil {
		return err
	}
	if runtime.GOOS != "linux" {
		return skipf("where standard output leads can only be seen on Linux")
	}
	ctx, cancel := s.patient()
	defer cancel()
	if _, err := p.describe(ctx); err != nil { // it is up by then
		return err
	}
	ours, err := os.Readlink(fmt.Sprintf("/proc/self/fd/%d", p.stdout.Fd()))
	if err != nil {
		return err
	}
	its, err := os.Readlink(fmt.Sprintf("/proc/%d/fd/1", p.inside.PID()))
	if err != nil {
		return skipf("where standard output leads cannot be seen: %v", err)
	}
	if its == ours {
		return errors.New("standard output still is the pipe of the handshake: 64 KiB printed there block the plugin for ever; point it at standard error (dup2(2, 1)) once the line is written")
	}
	return nil
}
