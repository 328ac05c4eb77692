package plugintest

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/go-plugin"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
	"github.com/mlirc/mlirc/sdk/recipe"
)

// Subject is a plugin under test.
type Subject struct {
	open func(t testing.TB) protocol.PluginClient
}

// Local is a plugin in the process of the test.
func Local(p *sdk.Plugin) Subject {
	return Subject{open: func(testing.TB) protocol.PluginClient { return sdk.Local(p) }}
}

// Program is a plugin in a process of its own, which ends with the test.
func Program(path string, args ...string) Subject {
	return Subject{open: func(t testing.TB) protocol.PluginClient { return start(t, path, args) }}
}

// start starts a program and waits for its handshake.
func start(t testing.TB, path string, args []string) protocol.PluginClient {
	t.Helper()
	sockets, err := os.MkdirTemp("", "plugintest-") // short, as paths of sockets must be
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(sockets) })
	cmd := exec.Command(path, args...)
	cmd.Env = append(cmd.Environ(), protocol.SocketDirVariable+"="+sockets)
	client := plugin.NewClient(&plugin.ClientConfig{
		HandshakeConfig: plugin.HandshakeConfig{
			MagicCookieKey: protocol.CookieKey, MagicCookieValue: protocol.CookieValue,
		},
		VersionedPlugins: map[int]plugin.PluginSet{
			protocol.MajorVersion: {protocol.ServiceName: wire{}},
		},
		Cmd:              cmd,
		AllowedProtocols: []plugin.Protocol{plugin.ProtocolGRPC},
		GRPCDialOptions:  []grpc.DialOption{grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(protocol.MaxMessage), grpc.ForceCodecV2(protocol.Codec()))},
		Logger:           hclog.NewNullLogger(),
		Stderr:           testLog{t},
	})
	t.Cleanup(client.Kill)
	connection, err := client.Client()
	require.NoError(t, err, path)
	dispensed, err := connection.Dispense(protocol.ServiceName)
	require.NoError(t, err, path)
	rpc := dispensed.(protocol.PluginClient)
	session, end := context.WithCancel(context.Background())
	t.Cleanup(end) // before Kill: then it ends by itself
	stream, err := rpc.Session(session, &protocol.SessionRequest{HostVersion: "plugintest"})
	require.NoError(t, err, path)
	_, err = stream.Recv()
	require.NoError(t, err, path)
	return rpc
}

// testLog shows what a program says on standard error.
type testLog struct{ t testing.TB }

// Write logs.
func (l testLog) Write(text []byte) (int, error) {
	l.t.Logf("%s", text)
	return len(text), nil
}

// wire is the service as go-plugin wants it.
type wire struct{ plugin.NetRPCUnsupportedPlugin }

var _ plugin.GRPCPlugin = wire{}

// GRPCServer is the plugin's side.
func (wire) GRPCServer(*plugin.GRPCBroker, *grpc.Server) error {
	return errors.New("a test is not a plugin")
}

// GRPCClient makes a client.
func (wire) GRPCClient(_ context.Context, _ *plugin.GRPCBroker, c *grpc.ClientConn) (any, error) {
	return protocol.NewPluginClient(c), nil
}

// Build builds the program in a folder of the module, such as
// `./cmd/mlirc-plugin-my`, and returns its path.
func Build(t testing.TB, pkg string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), filepath.Base(pkg))
	build := exec.Command("go", recipe.Args(to, pkg)...)
	build.Env = recipe.Environment(os.Environ())
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return to
}
