// Command majors is a plugin for tests that speaks the major versions of the
// protocol that its argument lists, such as 1,2. Version 2 is version 1 under
// another name.
package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/host/session/testdata/echo/echo"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

func main() {
	if err := serve(strings.Split(os.Args[1], ",")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(majors []string) error {
	path := filepath.Join(os.Getenv("PLUGIN_UNIX_SOCKET_DIR"), "s")
	l, err := net.Listen("unix", path)
	if err != nil {
		return err
	}
	slices.Sort(majors)
	chosen := majors[len(majors)-1]
	offered := strings.Split(os.Getenv("PLUGIN_PROTOCOL_VERSIONS"), ",")
	for _, major := range slices.Backward(majors) {
		if slices.Contains(offered, major) {
			chosen = major
			break
		}
	}
	service := protocol.Plugin_ServiceDesc
	service.ServiceName = strings.Replace(service.ServiceName, "v1", "v"+chosen, 1)
	g := grpc.NewServer()
	g.RegisterService(&service, &server{honest: sdk.Local(echo.Plugin())})
	fmt.Printf("1|%s|unix|%s|grpc\n", chosen, path)
	return g.Serve(l)
}

// server describes itself, and ends with its host.
type server struct {
	protocol.UnimplementedPluginServer
	honest protocol.PluginClient
}

func (s *server) Describe(ctx context.Context, r *protocol.DescribeRequest) (*protocol.Manifest, error) {
	return s.honest.Describe(ctx, r)
}

func (s *server) Session(_ *protocol.SessionRequest, stream grpc.ServerStreamingServer[protocol.SessionReply]) error {
	if err := stream.Send(&protocol.SessionReply{Pid: int64(os.Getpid())}); err != nil {
		return err
	}
	<-stream.Context().Done()
	os.Exit(0)
	return nil
}
