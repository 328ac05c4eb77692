package session_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// renamed is a connection to a service that has another name in a later version.
type renamed struct{ grpc.ClientConnInterface }

func later(method string) string { return strings.Replace(method, "v1", "v2", 1) }

func (r renamed) Invoke(ctx context.Context, method string, args, reply any, o ...grpc.CallOption) error {
	return r.ClientConnInterface.Invoke(ctx, later(method), args, reply, o...)
}

func (r renamed) NewStream(ctx context.Context, d *grpc.StreamDesc, method string, o ...grpc.CallOption) (grpc.ClientStream, error) {
	return r.ClientConnInterface.NewStream(ctx, d, later(method), o...)
}

// TestMajors has hosts and plugins of neighbouring major versions agree on the
// newest that both speak, and others say who is behind.
func TestMajors(t *testing.T) {
	program := filepath.Join(t.TempDir(), "majors")
	out, err := exec.Command("go", "build", "-o", program, "./testdata/majors").CombinedOutput()
	require.NoError(t, err, "%s", out)
	second := func(c grpc.ClientConnInterface) protocol.PluginClient { return protocol.NewPluginClient(renamed{c}) }
	one, both := map[int]session.Speaker{1: protocol.NewPluginClient}, map[int]session.Speaker{1: protocol.NewPluginClient, 2: second}
	for _, c := range []struct {
		host   map[int]session.Speaker
		plugin string
		agreed int
		wrong  string
	}{
		{nil, "1", 1, ""},
		{one, "1", 1, ""},
		{both, "1", 1, ""},
		{one, "1,2", 1, ""},
		{both, "1,2", 2, ""},
		{both, "2,3", 2, ""},
		{map[int]session.Speaker{2: second}, "2", 2, ""},
		{one, "2", 0, "it speaks version 2 of the protocol, and this mlirc 1; upgrade mlirc"},
		{both, "4,3", 0, "it speaks version 4 of the protocol, and this mlirc 1 and 2; upgrade mlirc"},
		{map[int]session.Speaker{2: second, 3: second}, "1", 0, "it speaks version 1 of the protocol, and this mlirc 2 and 3; upgrade the plugin"},
	} {
		s, err := session.Start(t.Context(), session.Launch{
			Name: "majors", Path: program, Args: []string{c.plugin}, SocketDir: t.TempDir(), Speakers: c.host,
		})
		if c.wrong != "" {
			assert.ErrorContains(t, err, "cannot start plugin 'majors' ("+program+"): "+c.wrong)
			continue
		}
		require.NoError(t, err)
		assert.Equal(t, c.agreed, s.Protocol())
		m, err := s.Client().Describe(t.Context(), &protocol.DescribeRequest{})
		require.NoError(t, err)
		assert.Equal(t, "echo", m.GetName())
		s.Close(time.Second)
	}
}

// TestGoPlugin: a program that is a plugin by hashicorp/go-plugin is one for this host.
func TestGoPlugin(t *testing.T) {
	program := filepath.Join(t.TempDir(), "library")
	out, err := exec.Command("go", "build", "-o", program, "./testdata/library").CombinedOutput()
	require.NoError(t, err, "%s", out)
	dir, err := os.MkdirTemp("", "h")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	s, err := session.Start(t.Context(), session.Launch{Name: "library", Path: program, SocketDir: dir})
	require.NoError(t, err)
	m, err := s.Client().Describe(t.Context(), &protocol.DescribeRequest{})
	require.NoError(t, err)
	assert.Equal(t, "library", m.GetName())
	s.Close(time.Minute)
}
