package session_test

import (
	"bufio"
	"context"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// byHand starts the plugin echo as its author does, and returns what it printed.
func byHand(t *testing.T) (*exec.Cmd, protocol.Reattachment) {
	t.Helper()
	cmd := exec.Command(echoPath, protocol.DebugFlag)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() { _, _ = cmd.Process.Kill(), cmd.Wait() })
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		text, ok := strings.CutPrefix(strings.TrimSpace(lines.Text()), "export MLIRC_REATTACH_ECHO='")
		if !ok {
			continue
		}
		at, err := protocol.ParseReattachment(strings.TrimSuffix(text, "'"))
		require.NoError(t, err)
		return cmd, at
	}
	t.Fatal("the plugin did not print its variable")
	return nil, protocol.Reattachment{}
}

func attach(t *testing.T, at protocol.Reattachment) *session.Session {
	t.Helper()
	s, err := session.Attach(t.Context(), session.Launch{Name: "echo"}, at)
	require.NoError(t, err)
	t.Cleanup(func() { s.Close(0) })
	return s
}

// TestAttach works with a plugin that its author has started, which outlives the session.
func TestAttach(t *testing.T) {
	cmd, at := byHand(t)
	copied := &session.Run{Calls: []session.Call{{Stage: "c", Pass: "echo-upper"}}, Input: session.Payload{Kind: "text", Data: []byte("abc")}}
	for range 2 {
		s := attach(t, at)
		assert.Equal(t, cmd.Process.Pid, s.PID())
		r, err := s.Run(t.Context(), copied)
		require.NoError(t, err)
		require.Nil(t, r.Failure)
		assert.Equal(t, "ABC", string(r.Output.Data))
		s.Close(time.Second)
	}

	// It may stand at a breakpoint: the deadline does not end a run, the user does.
	s := attach(t, at)
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	_, err := s.Run(ctx, &session.Run{
		Calls: []session.Call{{Stage: "h", Pass: "echo-hang"}}, Input: copied.Input, Limits: &session.Limits{Deadline: time.Millisecond},
	})
	require.ErrorIs(t, err, context.DeadlineExceeded)

	s = attach(t, at)
	_, err = s.Run(t.Context(), &session.Run{Calls: []session.Call{{Stage: "d", Pass: "echo-die"}}, Input: copied.Input})
	var crash *session.CrashError
	require.ErrorAs(t, err, &crash)
	assert.Contains(t, crash.Status, "which mlirc has not started, does not answer any more")

	_, err = session.Attach(t.Context(), session.Launch{Name: "echo"}, at)
	assert.ErrorContains(t, err, "plugin 'echo' of MLIRC_REATTACH_ECHO cannot be reached: ")
	assert.ErrorContains(t, err, "; start it again with --debug, and set the variable to what it prints")
}

// TestAttachToAnother refuses a process that is not the one that was named.
func TestAttachToAnother(t *testing.T) {
	_, one := byHand(t)
	_, other := byHand(t)
	for wrong, change := range map[string]func(*protocol.Reattachment){
		"another process than the plugin answers at its socket": func(at *protocol.Reattachment) { at.PID = other.PID },
		"is not there": func(at *protocol.Reattachment) { at.Socket += "2" },
		"it speaks version 2 of the protocol, and this mlirc 1; upgrade mlirc": func(at *protocol.Reattachment) { at.Major = 2 },
	} {
		at := one
		change(&at)
		_, err := session.Attach(t.Context(), session.Launch{Name: "echo"}, at)
		assert.ErrorContains(t, err, wrong)
	}
}
