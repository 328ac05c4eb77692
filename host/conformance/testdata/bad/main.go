// Command bad is a plugin for tests that does one thing wrong, which its argument
// names.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sys/unix"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

const source = "dialect bad {\n  version 0.1.0\n}\n"

func plugin(fault string) *sdk.Plugin {
	p := &sdk.Plugin{
		Name: "bad", Version: "0.1.0",
		Dialects: []*sdk.Dialect{{File: "bad.dialect", Source: []byte(source)}},
		Passes:   []*pass.Pass{{Name: "bad-pass", Summary: "does nothing", Run: func(*pass.Run) error { return nil }}},
	}
	switch fault {
	case "dialect that does not compile":
		p.Dialects[0].Source = []byte(source + "\nop bad.x {\n  operands value: !bad.none\n}\n")
	case "dialect that uses what there is not":
		p.Dialects[0].Source = []byte("dialect bad {\n  version 0.1.0\n  uses none ^0.1\n}\n")
	case "pass that exits":
		p.Passes[0].Run = func(*pass.Run) error { os.Exit(3); return nil }
	case "pass that panics":
		p.Passes[0].Run = func(*pass.Run) error { panic("BUG: on purpose") }
	}
	return p
}

func main() {
	fault := os.Args[1]
	if os.Getenv(protocol.CookieKey) != protocol.CookieValue && fault != "no cookie" {
		if fault == "success without cookie" {
			return
		}
		fmt.Fprintln(os.Stderr, "a plugin of mlirc; hosts start it")
		os.Exit(1)
	}
	if fault == "silence" {
		time.Sleep(time.Hour)
	}
	if err := serve(fault); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(fault string) error {
	path := filepath.Join(os.Getenv("PLUGIN_UNIX_SOCKET_DIR"), "s")
	if fault == "socket elsewhere" {
		path = filepath.Join(os.TempDir(), fmt.Sprintf("mlirc-bad-%d", os.Getpid()))
		defer os.Remove(path)
	}
	if fault == "looks around" {
		if _, err := os.ReadDir("/tmp"); err != nil {
			return err
		}
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		return err
	}
	limit := protocol.MaxMessage
	if fault == "small messages" {
		limit = 4 << 20
	}
	g := grpc.NewServer(grpc.MaxRecvMsgSize(limit))
	protocol.RegisterPluginServer(g, &server{fault: fault, good: sdk.Local(plugin(fault))})
	line := "1|1|unix|" + path + "|grpc"
	switch fault {
	case "another major":
		line = "1|7|unix|" + path + "|grpc"
	case "TCP":
		line = "1|1|tcp|127.0.0.1:1|grpc"
	case "few fields":
		line = "1|1|unix"
	case "certificate":
		line += "|certificate"
	}
	fmt.Println(line)
	if fault != "keeps standard output" {
		if err := unix.Dup2(2, 1); err != nil {
			return err
		}
	}
	return g.Serve(l)
}

// server hands everything on to a good plugin in the same process, but for its
// fault.
type server struct {
	protocol.UnimplementedPluginServer
	fault string
	good  protocol.PluginClient
	asked int
}

func (s *server) Describe(ctx context.Context, r *protocol.DescribeRequest) (*protocol.Manifest, error) {
	m, err := s.good.Describe(ctx, r)
	if err != nil {
		return nil, err
	}
	s.asked++
	switch s.fault {
	case "no version":
		m.Version = "latest"
	case "no name":
		m.Name = ""
	case "another manifest":
		m.Doc = fmt.Sprint(s.asked)
	case "digest in capitals":
		m.Dialects[0].Digest = strings.ToUpper(m.Dialects[0].Digest)
	case "another digest":
		m.Dialects[0].Digest = strings.Repeat("0", 64)
	case "another version of the dialect":
		m.Dialects[0].Version = "0.2.0"
	case "dialect twice":
		m.Knows = m.Dialects
	case "pass twice":
		m.Passes = append(m.Passes, m.Passes[0])
	case "no summary":
		m.Passes[0].Summary = ""
	case "wrong default":
		m.Passes[0].Options = []*protocol.OptionInfo{{Name: "n", Type: "int", DefaultText: "many"}}
	case "wrong type of option":
		m.Passes[0].Options = []*protocol.OptionInfo{{Name: "n", Type: "integer"}}
	case "option twice":
		m.Passes[0].Options = []*protocol.OptionInfo{{Name: "n", Type: "int"}, {Name: "m", Type: "int", Aliases: []string{"n"}}}
	case "wrong alias":
		m.Passes[0].Options = []*protocol.OptionInfo{{Name: "n", Type: "int", Aliases: []string{"an n"}}}
	case "wrong range":
		m.Passes[0].Builds = []*protocol.Requirement{{Name: "std", Range: "new"}}
	}
	return m, nil
}

func (s *server) Definitions(ctx context.Context, r *protocol.DefinitionsRequest) (*protocol.DefinitionsReply, error) {
	if s.fault == "any definition" || s.fault == "another digest" {
		return &protocol.DefinitionsReply{File: &protocol.File{Content: []byte(source)}}, nil
	}
	return s.good.Definitions(ctx, r)
}

func (s *server) Session(_ *protocol.SessionRequest, stream grpc.ServerStreamingServer[protocol.SessionReply]) error {
	switch s.fault {
	case "no session":
		return errors.New("no sessions here")
	case "no process id":
		return stream.Send(&protocol.SessionReply{})
	}
	if err := stream.Send(&protocol.SessionReply{Pid: int64(os.Getpid())}); err != nil {
		return err
	}
	<-stream.Context().Done()
	if s.fault != "outlives its host" {
		os.Exit(0)
	}
	return nil
}

type stream = grpc.BidiStreamingServer[protocol.RunRequest, protocol.RunReply]

func (s *server) Verify(to stream) error {
	good, err := s.good.Verify(to.Context())
	if err != nil {
		return err
	}
	if s.fault == "verify makes output" {
		if err := to.Send(&protocol.RunReply{Part: &protocol.RunReply_Output{Output: &protocol.Payload{Kind: "module"}}}); err != nil {
			return err
		}
	}
	return s.relay(good, to)
}

func (s *server) Run(to stream) error {
	good, err := s.good.Run(to.Context())
	if err != nil {
		return err
	}
	return s.relay(good, to)
}

// relay hands a run to the good plugin and its replies back, with the fault in
// them.
func (s *server) relay(good grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply], to stream) error {
	go func() {
		defer good.CloseSend()
		for {
			m, err := to.Recv()
			if err != nil || good.Send(s.spoiled(m)) != nil {
				return
			}
		}
	}()
	for {
		m, err := good.Recv()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		for _, each := range s.replies(m) {
			if err := to.Send(each); err != nil {
				return err
			}
		}
	}
}

// spoiled is a request with the fault in it.
func (s *server) spoiled(m *protocol.RunRequest) *protocol.RunRequest {
	switch chunk := m.GetChunk(); {
	case s.fault == "dies of bytecode" && bytes.HasPrefix(chunk, []byte("ML\xefR\x04\xff")):
		os.Exit(4)
	case s.fault == "dies of no header" && len(chunk) == 1:
		os.Exit(5)
	case s.fault == "no bytecode" && bytes.HasPrefix(chunk, []byte("ML\xefR")):
		return &protocol.RunRequest{Part: &protocol.RunRequest_Chunk{Chunk: []byte("?")}}
	}
	return m
}

func (s *server) replies(m *protocol.RunReply) []*protocol.RunReply {
	result, failure := m.GetResult(), m.GetResult().GetFailure()
	switch {
	case s.fault == "no result" && result != nil:
		return nil
	case s.fault == "words after the result" && result != nil:
		return []*protocol.RunReply{m, {Part: &protocol.RunReply_Printed{Printed: []byte("x")}}}
	case s.fault == "chunks without output" && m.GetOutput() != nil:
		return nil
	case s.fault == "two outputs" && m.GetOutput() != nil:
		return []*protocol.RunReply{m, m}
	case s.fault == "more than announced" && m.GetChunk() != nil:
		return []*protocol.RunReply{m, m}
	case s.fault == "broken output" && m.GetChunk() != nil:
		return []*protocol.RunReply{{Part: &protocol.RunReply_Chunk{Chunk: bytes.Repeat([]byte("?"), len(m.GetChunk()))}}}
	case s.fault == "empty replies" && result != nil:
		return []*protocol.RunReply{{}, m}
	case s.fault == "failures without a reason" && failure != nil:
		failure.Message = ""
	case s.fault == "message instead of a diagnostic" && failure != nil:
		failure.Message = "somewhere"
	case s.fault == "everything goes well" && failure != nil:
		result.Failure = nil
	case s.fault == "vague about passes" && strings.Contains(failure.GetMessage(), "check-no-such-pass"):
		failure.Message = "no"
	}
	if d := m.GetDiagnostic(); d != nil {
		return s.diagnostic(m, d)
	}
	return []*protocol.RunReply{m}
}

func (s *server) diagnostic(m *protocol.RunReply, d *protocol.Diagnostic) []*protocol.RunReply {
	switch s.fault {
	case "no diagnostics", "message instead of a diagnostic":
		return nil
	case "full stop":
		d.Message += "."
	case "no message":
		d.Message = ""
	case "severity 9":
		d.Severity = 9
	case "no place":
		d.Position.Line = 0
	case "another file":
		d.Position.File = "tmp"
	}
	return []*protocol.RunReply{m}
}
