package session_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/host/session"
)

func confined(t *testing.T, p sandbox.Policy) *session.Session {
	t.Helper()
	if s := sandbox.Supported(); !s.Files || !s.Network || !s.Signals {
		missing := s.Missing()
		if os.Getenv("CI") != "" && runtime.GOOS == "linux" {
			t.Fatal(missing)
		}
		t.Skip(missing)
	}
	// The system bounds the names of sockets.
	dir, err := os.MkdirTemp("", "box")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	s, err := session.Start(t.Context(), session.Launch{Name: "echo", Path: echoPath, SocketDir: dir, Policy: p})
	require.NoError(t, err)
	t.Cleanup(func() { s.Close(time.Second) })
	return s
}

// probe has the plugin try something that it may not.
func probe(do, what string) *session.Run {
	r := request(nil, nil, "echo-probe")
	r.Calls[0].Options = map[string]string{"do": do, "what": what}
	return r
}

// TestDenialsAreTold: a plugin that tries what it may not is stopped, and the
// message says which setting would let it.
func TestDenialsAreTold(t *testing.T) {
	s := confined(t, sandbox.Policy{})
	home := t.TempDir()
	x := filepath.Join(home, "x")
	require.NoError(t, os.WriteFile(x, []byte("secret"), 0o600))
	const without = "\nplugin 'echo' runs in a sandbox, without "
	for _, c := range []struct{ do, what, want string }{
		{"read", x, "pass 'echo-probe' failed: open " + x + ": permission denied" + without + "'" + x + "'; to grant it: [plugins.echo] read = [\"" + x + "\"], or write"},
		{"write", home + "/y", "pass 'echo-probe' failed: open " + home + "/y: permission denied" + without + "'" + home + "/y'; to grant it: [plugins.echo] write = [\"" + home + "\"]"},
		{"tcp", "127.0.0.1:80", "pass 'echo-probe' failed: dial tcp 127.0.0.1:80: socket: permission denied" + without + "network; to grant it: [plugins.echo] network = true"},
		{"udp", "127.0.0.1:53", "pass 'echo-probe' failed: dial udp 127.0.0.1:53: socket: permission denied" + without + "network; to grant it: [plugins.echo] network = true"},
		{"run", "/usr/bin/env", "pass 'echo-probe' failed: fork/exec /usr/bin/env: permission denied" + without + "'/usr/bin/env'; to grant it: [plugins.echo] tools = [\"env\"]"},
	} {
		r, err := s.Run(t.Context(), probe(c.do, c.what))
		require.NoError(t, err)
		require.NotNil(t, r.Failure, c.do)
		// The first of two guards answers.
		assert.Equal(t, c.want, strings.Replace(r.Failure.Message, "read-only file system", "permission denied", 1))
	}
	granted := confined(t, sandbox.Policy{Grants: sandbox.Grants{Read: []string{home}, Tools: []string{"/usr/bin/env"}}})
	for do, what := range map[string]string{"read": x, "run": "/usr/bin/env"} {
		r, err := granted.Run(t.Context(), probe(do, what))
		require.NoError(t, err)
		assert.Nil(t, r.Failure, do)
	}
}

// TestMemoryIsBounded: a plugin that takes ever more memory is stopped, and the
// message says by which setting.
func TestMemoryIsBounded(t *testing.T) {
	s := confined(t, sandbox.Policy{Memory: 128 << 20})
	_, err := s.Run(t.Context(), probe("hoard", ""))
	var crash *session.CrashError
	require.ErrorAs(t, err, &crash)
	assert.Regexp(t, `^stopped, because it took .* of memory .*; the limit is 128 MiB \(sandbox.memory\)$`, crash.Status)
}

// TestDeafPlugin: a plugin that does not listen to signals dies all the same.
func TestDeafPlugin(t *testing.T) {
	s := confined(t, sandbox.Policy{})
	r, err := s.Run(t.Context(), probe("deafen", ""))
	require.NoError(t, err)
	require.Nil(t, r.Failure)
	pid := s.PID()
	s.Close(time.Second)
	require.Eventually(t, func() bool { _, err := os.Stat(filepath.Join("/proc", strconv.Itoa(pid))); return err != nil }, time.Minute, time.Millisecond)
}

// TestNoteIsNoProgram: what the host gives a plugin to write to is not executed, either.
func TestNoteIsNoProgram(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("there is none")
	}
	s := confined(t, sandbox.Policy{})
	r, err := s.Run(t.Context(), probe("run the note", ""))
	require.NoError(t, err)
	require.NotNil(t, r.Failure)
	assert.Contains(t, r.Failure.Message, "permission denied")
}
