package sdk

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/hashicorp/go-hclog"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// debug serves a plugin to any number of hosts, one after the other or at once, until the
// user interrupts it. It prints what leads a host here. So a debugger can start the program,
// and keep it between runs.
func debug(p *Plugin, out io.Writer) error {
	dir, err := os.MkdirTemp("", "mlirc-debug-") // which no other user may enter
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	socket := filepath.Join(dir, "socket")
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return err
	}
	g := newGRPCServer()
	protocol.RegisterPluginServer(g, newServer(p, hclog.New(&hclog.LoggerOptions{Name: p.Name, Level: hclog.Off, Output: os.Stderr})))
	interrupted := make(chan os.Signal, 1)
	signal.Notify(interrupted, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-interrupted
		g.Stop()
	}()
	at := protocol.Reattachment{Plugin: p.Name, Major: protocol.MajorVersion, PID: os.Getpid(), Socket: socket}
	fmt.Fprintf(out, "Plugin '%s' %s waits for mlirc, until Ctrl-C. In another shell:\n\n\texport %s='%s'\n\n"+
		"mlirc then works with this process, outside of its sandbox and without a deadline.\n", p.Name, p.Version, at.Variable(), at)
	if err := g.Serve(listener); err != nil && !errors.Is(err, grpc.ErrServerStopped) { // before it began
		return err
	}
	return nil
}
