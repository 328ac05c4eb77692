package sdk

import (
	"fmt"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	runtimedebug "runtime/debug"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/hashicorp/go-hclog"
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
//
// A user who starts the program with --debug has it wait for hosts instead, see
// docs/plugins.md.
//
// It speaks the handshake of hashicorp/go-plugin by itself: what that brings besides, for
// other kinds of plugins, takes a process 0.8 ms to initialise.
func Serve(p *Plugin) {
	if os.Getenv(protocol.CookieKey) != protocol.CookieValue {
		os.Exit(byHand(p))
	}
	pace.Relax()
	runtimedebug.SetMaxStack(maxStack)
	stop := profile.Start(p.Name)
	if err := serve(p, stop); err != nil {
		fmt.Fprintln(os.Stderr, "mlirc plugin:", err)
		os.Exit(1)
	}
}

// byHand is the main function for a user who starts the program, and returns its exit status.
func byHand(p *Plugin) int {
	if len(os.Args) != 2 || os.Args[1] != protocol.DebugFlag {
		fmt.Fprintf(os.Stderr, "this is the plugin '%s' of mlirc, which mlirc starts; with %s it waits for mlirc, as under a debugger; "+
			"see mlirc plugins --help\n", p.Name, protocol.DebugFlag)
		return 1
	}
	if err := debug(p, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "mlirc plugin:", err)
		return 1
	}
	return 0
}

func serve(p *Plugin, stop func()) error {
	handshake, err := detachStdout()
	if err != nil {
		return err
	}
	// A host ends its plugins, also when the user interrupts it.
	signal.Ignore(os.Interrupt)
	s := newServer(p, hclog.New(&hclog.LoggerOptions{
		Name: p.Name, Level: hclog.Off, Output: os.Stderr, JSONFormat: true,
	}))
	s.note = inheritedNote()
	s.watchHost(func() {
		stop()
		exit()
	})
	dir := os.Getenv(protocol.SocketDirVariable)
	if dir == "" {
		return fmt.Errorf("%s names no folder for the socket", protocol.SocketDirVariable)
	}
	socket := filepath.Join(dir, "plugin-"+strconv.Itoa(os.Getpid()))
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return err
	}
	g := newGRPCServer()
	protocol.RegisterPluginServer(g, s)
	go s.prepare()
	if _, err := fmt.Fprintln(handshake, protocol.Introduction{Major: protocol.MajorVersion, Network: "unix", Address: socket}); err != nil {
		return err
	}
	_ = handshake.Close()
	return g.Serve(listener)
}

func newGRPCServer() *grpc.Server {
	return grpc.NewServer(
		grpc.ForceServerCodecV2(protocol.Codec()),
		grpc.MaxRecvMsgSize(protocol.MaxMessage),
		grpc.InitialWindowSize(protocol.FlowWindow),
		grpc.InitialConnWindowSize(protocol.FlowWindow),
		grpc.ReadBufferSize(128<<10),
		grpc.WriteBufferSize(128<<10),
	)
}

// watchHost makes the process exit when the host is gone, or never comes.
func (s *server) watchHost(exit func()) {
	var open atomic.Bool
	s.sessionOpen = func() { open.Store(true) }
	s.sessionEnded = exit
	time.AfterFunc(orphanAfter, func() {
		if !open.Load() {
			exit()
		}
	})
}

// exit ends the process at once: what a plugin does matters to its host only.
// It removes the folder that a killed host could not.
func exit() {
	_ = os.RemoveAll(os.Getenv(protocol.SocketDirVariable))
	os.Exit(0)
}
