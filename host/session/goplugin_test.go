package session_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

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
