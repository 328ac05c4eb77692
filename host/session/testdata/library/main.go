// Command library is a plugin by hashicorp/go-plugin itself.
package main

import (
	"context"
	"errors"
	"os"

	"github.com/hashicorp/go-plugin"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/sdk/protocol"
)

type server struct {
	protocol.UnimplementedPluginServer
	plugin.NetRPCUnsupportedPlugin
}

// Describe has a name.
func (*server) Describe(context.Context, *protocol.DescribeRequest) (*protocol.Manifest, error) {
	return &protocol.Manifest{Name: "library", Version: "0.1.0"}, nil
}

// Session lasts as long as the host.
func (*server) Session(_ *protocol.SessionRequest, stream grpc.ServerStreamingServer[protocol.SessionReply]) error {
	if err := stream.Send(&protocol.SessionReply{Pid: int64(os.Getpid())}); err != nil {
		return err
	}
	<-stream.Context().Done()
	os.Exit(0)
	return nil
}

// GRPCServer registers the service.
func (s *server) GRPCServer(_ *plugin.GRPCBroker, g *grpc.Server) error {
	protocol.RegisterPluginServer(g, s)
	return nil
}

// GRPCClient is the host's side.
func (*server) GRPCClient(context.Context, *plugin.GRPCBroker, *grpc.ClientConn) (any, error) {
	return nil, errors.New("a plugin is not a host")
}

func main() {
	plugin.Serve(&plugin.ServeConfig{
		HandshakeConfig:  plugin.HandshakeConfig{MagicCookieKey: protocol.CookieKey, MagicCookieValue: protocol.CookieValue},
		VersionedPlugins: map[int]plugin.PluginSet{protocol.MajorVersion: {protocol.ServiceName: &server{}}},
		GRPCServer:       plugin.DefaultGRPCServer,
	})
}
