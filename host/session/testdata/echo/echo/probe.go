package echo

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"syscall"

	"github.com/mlirc/mlirc/core/pass"
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
	case "hoard":
		return hoard()
	case "deafen":
		signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
		return nil
	}
	return fmt.Errorf("there is nothing to do like '%s'", do)
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
