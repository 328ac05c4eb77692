// Command liar is a plugin for tests that breaks the protocol on demand: each of
// its passes does it in another way. Called `claimer` it claims a dialect that is
// not its own, called `newer` or `older` it speaks another major version.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"time"

	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

func main() {
	if os.Getenv(protocol.CookieKey) != protocol.CookieValue {
		fmt.Fprintln(os.Stderr, "a plugin of mlirc; hosts start it")
		os.Exit(1)
	}
	if err := serve(filepath.Base(os.Args[0])); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(name string) error {
	path := filepath.Join(os.Getenv("PLUGIN_UNIX_SOCKET_DIR"), "s")
	l, err := net.Listen("unix", path)
	if err != nil {
		return err
	}
	g := grpc.NewServer(grpc.MaxRecvMsgSize(protocol.MaxMessage))
	protocol.RegisterPluginServer(g, &server{name: name, honest: sdk.Local(plugin(name))})
	major := protocol.MajorVersion
	switch name {
	case "newer":
		major++
	case "older":
		major--
	}
	fmt.Printf("1|%d|unix|%s|grpc\n", major, path)
	return g.Serve(l)
}

// lies are what its passes do instead of an answer.
var lies = map[string]func(s runStream, module []byte) error{
	"liar-cut":       cut,
	"liar-short":     short,
	"liar-garbage":   garbage,
	"liar-oversize":  oversize,
	"liar-boast":     boast,
	"liar-order":     order,
	"liar-early":     early,
	"liar-mute":      mute,
	"liar-else":      somethingElse,
	"liar-flood":     flood,
	"liar-interrupt": interrupt,
}

func plugin(name string) *sdk.Plugin {
	p := &sdk.Plugin{Name: name, Version: "6.6.6", Doc: "Breaks the protocol."}
	for name := range lies {
		p.Passes = append(p.Passes, &pass.Pass{Name: name, Summary: "for tests", Run: func(*pass.Run) error { return nil }})
	}
	if name == "claimer" {
		p.Dialects = []*sdk.Dialect{{File: "std.dialect", Source: []byte("dialect std {\n  version 0.1.0\n}\n")}}
	}
	return p
}

type runStream = grpc.BidiStreamingServer[protocol.RunRequest, protocol.RunReply]

// server hands everything but runs on to a plugin in the same process.
type server struct {
	protocol.UnimplementedPluginServer
	name   string
	honest protocol.PluginClient
}

var _ protocol.PluginServer = (*server)(nil)

func (s *server) Describe(ctx context.Context, r *protocol.DescribeRequest) (*protocol.Manifest, error) {
	return s.honest.Describe(ctx, r)
}

func (s *server) Definitions(ctx context.Context, r *protocol.DefinitionsRequest) (*protocol.DefinitionsReply, error) {
	return s.honest.Definitions(ctx, r)
}

func (s *server) Session(_ *protocol.SessionRequest, stream grpc.ServerStreamingServer[protocol.SessionReply]) error {
	if err := stream.Send(&protocol.SessionReply{Pid: int64(os.Getpid())}); err != nil {
		return err
	}
	<-stream.Context().Done()
	os.Exit(0)
	return nil
}

func (s *server) Run(stream runStream) error {
	first, err := stream.Recv()
	if err != nil {
		return err
	}
	var module []byte
	for {
		request, err := stream.Recv()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		module = append(module, request.GetChunk()...)
	}
	return lies[first.GetHeader().GetPasses()[0].GetPass()](stream, module)
}

func result(s runStream) error {
	return s.Send(&protocol.RunReply{Part: &protocol.RunReply_Result{Result: &protocol.RunResult{}}})
}

func output(s runStream, kind string, size int) error {
	return s.Send(&protocol.RunReply{Part: &protocol.RunReply_Output{Output: &protocol.Payload{Kind: kind, Size: uint64(size)}}})
}

func chunk(s runStream, data []byte) error {
	return s.Send(&protocol.RunReply{Part: &protocol.RunReply_Chunk{Chunk: data}})
}

// all does one thing after the other as long as nothing fails.
func all(steps ...error) error {
	for _, err := range steps {
		if err != nil {
			return err
		}
	}
	return nil
}

// cut sends half of a module as if it were all of it.
func cut(s runStream, module []byte) error {
	half := module[:len(module)/2]
	return all(output(s, pass.KindModule, len(half)), chunk(s, half), result(s))
}

// short sends half of what it announces.
func short(s runStream, module []byte) error {
	return all(output(s, pass.KindModule, len(module)), chunk(s, module[:len(module)/2]), result(s))
}

// garbage sends bytes that are not a module.
func garbage(s runStream, _ []byte) error {
	data := bytes.Repeat([]byte{0xFF, 0x00, 'x'}, 1000)
	return all(output(s, pass.KindModule, len(data)), chunk(s, data), result(s))
}

// oversize sends a message that is longer than messages may be.
func oversize(s runStream, _ []byte) error {
	data := make([]byte, protocol.MaxMessage+1)
	return all(output(s, pass.KindModule, len(data)), chunk(s, data), result(s))
}

// boast announces more than anybody has memory for.
func boast(s runStream, module []byte) error {
	return all(output(s, pass.KindModule, 1<<60), chunk(s, module), result(s))
}

// order sends its result before what it has made.
func order(s runStream, module []byte) error {
	return all(result(s), output(s, pass.KindModule, len(module)), chunk(s, module))
}

// early sends a chunk before it has said of what.
func early(s runStream, module []byte) error {
	return all(chunk(s, module), output(s, pass.KindModule, len(module)), result(s))
}

// mute ends without a result.
func mute(runStream, []byte) error { return nil }

// somethingElse makes an object where a module is expected.
func somethingElse(s runStream, module []byte) error {
	return all(output(s, pass.KindObject, len(module)), chunk(s, module), result(s))
}

// flood fills standard output without a newline, until writing blocks.
func flood(s runStream, _ []byte) error {
	line := bytes.Repeat([]byte("all work and no play "), 1<<10)
	for s.Context().Err() == nil {
		if _, err := os.Stdout.Write(line); err != nil {
			return err
		}
	}
	return s.Context().Err()
}

// interrupt kills itself in the middle of what it sends.
func interrupt(s runStream, module []byte) error {
	if err := all(output(s, pass.KindModule, len(module)), chunk(s, module[:len(module)/2])); err != nil {
		return err
	}
	time.Sleep(10 * time.Millisecond) // so that it arrives
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		return err
	}
	return self.Kill()
}
