package sdk

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/go-plugin"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/sdk/pace"
	"github.com/mlirc/mlirc/sdk/profile"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// orphanAfter is how long a plugin waits for a host to open a session, which has
// much to do, perhaps.
const orphanAfter = time.Minute

// maxStack bounds the stack of a goroutine, in bytes. A function that needs more recurses
// endlessly, and fails sooner than at the gigabyte that Go allows.
const maxStack = 128 << 20

// Serve is the main function of a plugin's program. It does not return before
// the host is gone.
func Serve(p *Plugin) {
	pace.Relax()
	debug.SetMaxStack(maxStack)
	stop := profile.Start(p.Name)
	stderr, err := detachStdout()
	if err != nil {
		fmt.Fprintln(os.Stderr, "mlirc plugin:", err)
		os.Exit(1)
	}
	logger := hclog.New(&hclog.LoggerOptions{
		Name: p.Name, Level: hclog.Off, Output: stderr, JSONFormat: true,
	})
	s := newServer(p, logger)
	s.note = inheritedNote()
	s.watchHost(stderr, func() {
		stop()
		exit()
	})
	plugin.Serve(&plugin.ServeConfig{
		HandshakeConfig: plugin.HandshakeConfig{
			MagicCookieKey: protocol.CookieKey, MagicCookieValue: protocol.CookieValue,
		},
		VersionedPlugins: map[int]plugin.PluginSet{
			protocol.MajorVersion: {protocol.ServiceName: &served{server: s}},
		},
		GRPCServer: newGRPCServer,
		Logger:     logger,
	})
}

func newGRPCServer(options []grpc.ServerOption) *grpc.Server {
	return grpc.NewServer(append(options,
		grpc.ForceServerCodecV2(protocol.Codec()),
		grpc.MaxRecvMsgSize(protocol.MaxMessage),
		grpc.InitialWindowSize(protocol.FlowWindow),
		grpc.InitialConnWindowSize(protocol.FlowWindow),
		grpc.ReadBufferSize(128<<10),
		grpc.WriteBufferSize(128<<10),
	)...)
}

// watchHost makes the process exit when the host is gone, or never comes.
func (s *server) watchHost(stderr *os.File, exit func()) {
	var open atomic.Bool
	s.sessionOpen = func() { open.Store(true) }
	// go-plugin made these pipes of its own; printing means stderr.
	s.called = sync.OnceFunc(func() { os.Stdout, os.Stderr = stderr, stderr })
	s.sessionEnded = exit
	time.AfterFunc(orphanAfter, func() {
		if !open.Load() {
			exit()
		}
	})
}

// exit ends the process at once: what a plugin does matters to its host only.
// It removes the sockets that a killed host could not.
func exit() {
	if dir := os.Getenv(plugin.EnvUnixSocketDir); dir != "" {
		_ = os.RemoveAll(dir)
		_ = os.Remove(filepath.Dir(dir)) // which the host made for this plugin
	}
	os.Exit(0)
}

// served is the server in the form in which go-plugin wants it.
type served struct {
	plugin.NetRPCUnsupportedPlugin
	server *server
}

var _ plugin.GRPCPlugin = (*served)(nil)

// GRPCServer registers the service.
func (s *served) GRPCServer(_ *plugin.GRPCBroker, g *grpc.Server) error {
	protocol.RegisterPluginServer(g, s.server)
	go s.server.prepare()
	return nil
}

// GRPCClient is the host's side of it.
func (s *served) GRPCClient(context.Context, *plugin.GRPCBroker, *grpc.ClientConn) (any, error) {
	return nil, errors.New("a plugin is not a host")
}
