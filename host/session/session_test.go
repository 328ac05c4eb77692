package session_test

import (
	"context"
	"os"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/host/session/testdata/echo/echo"
	"github.com/mlirc/mlirc/internal/program"
	"github.com/mlirc/mlirc/sdk"
)

var echoPath, hostilePath string

func TestMain(m *testing.M) {
	os.Exit(program.RunAll(m, map[*string]string{&echoPath: "./testdata/echo", &hostilePath: "./testdata/hostile"}))
}

func start(t testing.TB) *session.Session {
	t.Helper()
	s, err := session.Start(t.Context(), session.Launch{Name: "echo", Path: echoPath, SocketDir: t.TempDir()})
	require.NoError(t, err)
	t.Cleanup(func() { s.Close(time.Second) })
	return s
}

func request(sink *diag.Sink, data []byte, passes ...string) *session.Run {
	r := &session.Run{Input: session.Payload{Kind: "text", Data: data}, Diagnostics: sink}
	for _, p := range passes {
		r.Calls = append(r.Calls, session.Call{Stage: "the-" + p, Pass: p})
	}
	return r
}

func TestRunBothWays(t *testing.T) {
	for name, s := range map[string]*session.Session{
		"process": start(t),
		"local":   session.InProcess("echo", sdk.Local(echo.Plugin()), nil),
	} {
		t.Run(name, func(t *testing.T) {
			big := make([]byte, 3<<20)
			for i := range big {
				big[i] = byte('a' + i%26)
			}
			var sink diag.Sink
			measured := request(&sink, big, "echo-copy", "echo-upper")
			measured.Instruments.Timing, measured.Instruments.Statistics = true, true
			r, err := s.Run(t.Context(), measured)
			require.NoError(t, err)
			require.Nil(t, r.Failure)
			assert.Equal(t, len(big), len(r.Output.Data))
			assert.Equal(t, byte('B'), r.Output.Data[1])
			assert.Len(t, r.Timings, 2)
			assert.Equal(t, []session.Statistic{{Pass: "echo-upper", Name: "bytes", Count: 3 << 20}}, r.Statistics)
			assert.Empty(t, sink.Diagnostics())

			r, err = s.Run(t.Context(), request(&sink, nil, "echo-complain"))
			require.NoError(t, err)
			require.NotNil(t, r.Failure)
			assert.Equal(t, "the-echo-complain", r.Failure.Stage)
			assert.Empty(t, r.Failure.Message)
			require.Len(t, sink.Diagnostics(), 1)
			assert.Equal(t, "in.txt:2:3: error: unfit", sink.Diagnostics()[0].Error())
			assert.Len(t, sink.Diagnostics()[0].Notes, 1)

			r, err = s.Run(t.Context(), request(nil, nil, "echo-refuse"))
			require.NoError(t, err)
			assert.Equal(t, "pass 'echo-refuse' failed: no such tool", r.Failure.Message)

			r, err = s.Run(t.Context(), request(nil, nil, "echo-break"))
			require.NoError(t, err)
			assert.True(t, r.Failure.Crashed)
			assert.Equal(t, "pass 'echo-break' crashed: BUG: broken on purpose", r.Failure.Message)
			assert.Contains(t, r.Failure.Stack, "echo.go")

			r, err = s.Run(t.Context(), request(nil, nil, "echo-cpy"))
			require.NoError(t, err)
			assert.Contains(t, r.Failure.Message, "there is no pass 'echo-cpy'; did you mean 'echo-copy'?")
		})
	}
}

func TestLongLineOnStdoutBlocksNothing(t *testing.T) {
	s := start(t)
	r := request(nil, []byte("x"), "echo-print")
	r.Calls[0].Options = map[string]string{"times": "2"}
	result, err := s.Run(t.Context(), r)
	require.NoError(t, err)
	assert.Equal(t, "x", string(result.Output.Data))
}

func TestRunIsCancelled(t *testing.T) {
	s := start(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := s.Run(ctx, request(nil, []byte("x"), "echo-hang"))
	require.ErrorIs(t, err, context.Canceled)
	r, err := s.Run(t.Context(), request(nil, []byte("x"), "echo-copy"))
	require.NoError(t, err, "the plugin serves on")
	assert.Equal(t, "x", string(r.Output.Data))
}

func TestCrashTellsLastWords(t *testing.T) {
	s := start(t)
	_, err := s.Run(t.Context(), request(nil, nil, "echo-die"))
	var crash *session.CrashError
	require.ErrorAs(t, err, &crash)
	assert.Equal(t, "echo", crash.Plugin)
	assert.Equal(t, "exit status 3", crash.Status)
	assert.Equal(t, "  the last words", crash.Stderr)
}

func TestStartFails(t *testing.T) {
	_, err := session.Start(t.Context(), session.Launch{Name: "no", Path: "/no/such/plugin", SocketDir: t.TempDir()})
	require.ErrorContains(t, err, "cannot start plugin 'no' (/no/such/plugin)")
	_, err = session.Start(t.Context(), session.Launch{Name: "true", Path: "/bin/true", SocketDir: t.TempDir()})
	require.ErrorContains(t, err, "cannot start plugin 'true' (/bin/true)")
}

func TestCloseEndsTheProcess(t *testing.T) {
	dir := t.TempDir()
	s, err := session.Start(t.Context(), session.Launch{Name: "echo", Path: echoPath, SocketDir: dir})
	require.NoError(t, err)
	pid := s.PID()
	s.Close(5 * time.Second)
	assert.ErrorIs(t, syscall.Kill(pid, 0), syscall.ESRCH)
}

func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		s, err := session.Start(b.Context(), session.Launch{Name: "echo", Path: echoPath, SocketDir: b.TempDir()})
		require.NoError(b, err)
		s.Close(time.Second)
	}
}
