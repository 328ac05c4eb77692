// Command hostile is a plugin for tests that attacks its host by what it says. Its
// argument names the attack; without one it is honest.
//
// Each attack is an entry of a table: start.go has those on the start, answers.go those on
// questions, replies.go those on runs. A new one is an entry there and one in the
// table of the test, which says how the host ends it.
package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"

	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// attack is what a plugin does other than an honest one would. Each part may be nil.
type attack struct {
	// start is done before the first line; a plugin that is to go on returns true.
	start func(folder string) (goOn bool)
	// line is the first line, for a socket at a path.
	line func(path string) string
	// listening is done once the first line is written.
	listening func()
	// serve talks at the socket.
	serve       func(l net.Listener) error
	describe    func(m *protocol.Manifest)
	definitions func() *protocol.DefinitionsReply
	// run answers Run and Verify.
	run func(s stream) error
}

type stream = grpc.BidiStreamingServer[protocol.RunRequest, protocol.RunReply]

func main() {
	name := "honest"
	if len(os.Args) > 1 {
		name = os.Args[1]
	}
	for _, table := range []map[string]attack{starts, answers, replies} {
		if a, ok := table[name]; ok {
			if err := a.carryOut(); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			return
		}
	}
	fmt.Fprintf(os.Stderr, "there is no attack %q\n", name)
	os.Exit(1)
}

func (a attack) carryOut() error {
	folder := os.Getenv("PLUGIN_UNIX_SOCKET_DIR")
	if a.start != nil && !a.start(folder) {
		return nil
	}
	path := filepath.Join(folder, "s")
	l, err := net.Listen("unix", path)
	if err != nil {
		return err
	}
	line := "1|1|unix|" + path + "|grpc"
	if a.line != nil {
		line = a.line(path)
	}
	fmt.Println(line)
	if a.listening != nil {
		go a.listening()
	}
	if a.serve != nil {
		return a.serve(l)
	}
	g := grpc.NewServer(grpc.ForceServerCodecV2(protocol.Codec()), grpc.MaxRecvMsgSize(protocol.MaxMessage))
	protocol.RegisterPluginServer(g, &server{attack: a})
	return g.Serve(l)
}

// server is honest but for the attack.
type server struct {
	protocol.UnimplementedPluginServer
	attack attack
}

// Describe has a pass on text, one on modules, and those that make artifacts of them.
func (s *server) Describe(context.Context, *protocol.DescribeRequest) (*protocol.Manifest, error) {
	m := &protocol.Manifest{Name: "hostile", Version: "6.6.6", Passes: []*protocol.PassInfo{
		{Name: "attack-text", Consumes: "text", Produces: "text"}, {Name: "attack-module"},
		{Name: "attack-llvm-ir", Produces: "llvm-ir"}, {Name: "attack-asm", Produces: "asm"}, {Name: "attack-object", Produces: "object"},
	}}
	if s.attack.describe != nil {
		s.attack.describe(m)
	}
	return m, nil
}

// Definitions has a file of some length.
func (s *server) Definitions(context.Context, *protocol.DefinitionsRequest) (*protocol.DefinitionsReply, error) {
	if s.attack.definitions != nil {
		return s.attack.definitions(), nil
	}
	return &protocol.DefinitionsReply{File: &protocol.File{Name: "hostile"}}, nil
}

// Session ends with the host.
func (s *server) Session(_ *protocol.SessionRequest, stream grpc.ServerStreamingServer[protocol.SessionReply]) error {
	if err := stream.Send(&protocol.SessionReply{Pid: int64(os.Getpid())}); err != nil {
		return err
	}
	<-stream.Context().Done()
	os.Exit(0)
	return nil
}

// Run attacks, or sends back "fine".
func (s *server) Run(stream stream) error {
	if s.attack.run != nil {
		return s.attack.run(stream)
	}
	return all(stream, announce(0), chunk([]byte("fine")), result(&protocol.RunResult{}))
}

// Verify attacks as Run does.
func (s *server) Verify(stream stream) error { return s.Run(stream) }
