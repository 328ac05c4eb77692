package echo

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"syscall"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// probe tries what a sandbox may not allow.
func probe() *pass.Pass {
	return &pass.Pass{
		Name: "echo-probe", Summary: "for tests", Consumes: "text", Produces: "text",
		Options: []pass.Option{{Name: "do", Type: pass.String}, {Name: "what", Type: pass.String}},
		Translate: func(t *pass.Translation) error {
			return try(t.Options.String("do"), t.Options.String("what"))
		},
	}
}

func try(do, what string) error {
	switch do {
	case "read":
		_, err := os.ReadFile(what)
		return err
	case "write":
		return os.WriteFile(what, nil, 0o600)
	case "tcp", "udp", "unix":
		c, err := net.Dial(do, what)
		if err != nil {
			return err
		}
		return c.Close()
	case "run":
		return exec.Command(what).Run()
	case "run the note":
		return runNote()
	case "hoard":
		return hoard()
	case "deafen":
		signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
		return nil
	}
	return fmt.Errorf("there is nothing to do like '%s'", do)
}

// runNote makes a program of the file that the plugin is given for its stage.
func runNote() error {
	note, err := strconv.Atoi(os.Getenv(protocol.StageVariable))
	if err != nil {
		return err
	}
	program, err := os.ReadFile("/proc/self/exe")
	if err != nil {
		return err
	}
	if _, err := syscall.Pwrite(note, program, 0); err != nil {
		return err
	}
	if err := syscall.Fchmod(note, 0o700); err != nil {
		return err
	}
	cmd := exec.Command(fmt.Sprint("/proc/self/fd/", note))
	cmd.Env = []string{} // without which it is no plugin, and says so
	var exit *exec.ExitError
	if err := cmd.Run(); !errors.As(err, &exit) {
		return err
	}
	return nil
}

// hoard takes memory, with an end: a test that fails must not take the machine
// along.
func hoard() error {
	var kept [][]byte
	for len(kept) < 1024 {
		block := make([]byte, 1<<20)
		for i := 0; i < len(block); i += 4096 {
			block[i] = 1
		}
		kept = append(kept, block)
	}
	return fmt.Errorf("%d blocks are no problem", len(kept))
}
