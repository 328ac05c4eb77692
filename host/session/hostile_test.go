package session_test

import (
	"bytes"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hashicorp/go-hclog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// soon is a patience that an attack by silence is to exhaust.
const soon = 100 * time.Millisecond

// attackStart starts a plugin that attacks.
func attackStart(t *testing.T, attack string, change func(*session.Launch)) (*session.Session, error) {
	t.Helper()
	// A short path, as sockets want.
	dir, err := os.MkdirTemp("", "h")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	l := session.Launch{Name: "hostile", Path: hostilePath, Args: []string{attack}, SocketDir: dir}
	if change != nil {
		change(&l)
	}
	s, err := session.Start(t.Context(), l)
	if err == nil {
		t.Cleanup(func() { s.Close(time.Second) })
	}
	return s, err
}

// isFine reports what a run with a plugin that goes on comes to.
func isFine(t *testing.T, s *session.Session) {
	t.Helper()
	r, err := s.Run(t.Context(), request(&diag.Sink{}, []byte("x"), "attack-text"))
	require.NoError(t, err)
	assert.Equal(t, "fine", string(r.Output.Data))
}

// lines is a log for tests, of which nothing but the end is kept.
type lines struct {
	mu   sync.Mutex
	data []byte
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.data = append(l.data, p...)
	if most := 1 << 20; len(l.data) > most {
		l.data = l.data[len(l.data)-most:]
	}
	return len(p), nil
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return string(l.data)
}

// TestHostileStarts: a plugin that does not introduce itself as it must is not started,
// and one that floods streams that were not asked for does no harm.
func TestHostileStarts(t *testing.T) {
	for attack, wrong := range map[string]string{
		"honest":                             "",
		"ends at once":                       "does not introduce itself",
		"silent start":                       "timeout while waiting for plugin to start",
		"flood before the handshake":         "does not introduce itself",
		"endless handshake line":             "more than 4096 bytes in its first line (bound 'handshake')",
		"handshake in control characters":    "does not introduce itself",
		"certificate in the handshake":       "",
		"earlier version of the protocol":    "it speaks version 0 of the protocol, and this mlirc 1; upgrade the plugin",
		"later version of the protocol":      "it speaks version 2 of the protocol, and this mlirc 1; upgrade mlirc",
		"socket over tcp":                    "it listens on tcp, but a plugin listens on a Unix socket",
		"socket elsewhere":                   "its socket '/s' is not in PLUGIN_UNIX_SOCKET_DIR",
		"abstract socket":                    "its socket '@hostile' is no file",
		"socket that is not there":           "is not there",
		"socket that is a file":              "is no socket",
		"socket that is a link":              "is no socket",
		"folder that is a link":              "is not in PLUGIN_UNIX_SOCKET_DIR",
		"socket of another process":          "another process than the plugin answers at its socket",
		"logs of other types":                "",
		"endless log line":                   "",
		"endless log":                        "",
		"endless output after the handshake": "",
	} {
		t.Run(attack, func(t *testing.T) {
			t.Parallel()
			out := &lines{}
			s, err := attackStart(t, attack, func(l *session.Launch) {
				l.Logger = hclog.New(&hclog.LoggerOptions{Level: hclog.Debug, Output: out})
				if attack == "silent start" {
					l.Timeout = 10 * soon
				}
				if attack == "socket of another process" {
					other, err := net.Listen("unix", filepath.Join(l.SocketDir, "other"))
					require.NoError(t, err)
					t.Cleanup(func() { _ = other.Close() })
				}
			})
			if wrong != "" {
				require.ErrorContains(t, err, wrong)
				require.ErrorContains(t, err, "cannot start plugin 'hostile'")
				return
			}
			require.NoError(t, err)
			isFine(t, s)
			if attack == "logs of other types" {
				s.Close(time.Second)
				text := out.String()
				assert.Contains(t, text, `m: k\0Aforged=v\0Aforged`)
				assert.Contains(t, text, `\1B[2Jescaped`)
				assert.NotContains(t, text, "\x1b")
				assert.NotContains(t, text, "\nforged")
			}
		})
	}
}

// TestHostileSockets: what talks at a socket as no plugin does is not started.
func TestHostileSockets(t *testing.T) {
	for _, attack := range []string{"noise at the socket", "silence at the socket"} {
		t.Run(attack, func(t *testing.T) {
			t.Parallel()
			_, err := attackStart(t, attack, func(l *session.Launch) { l.Timeout = 10 * soon })
			require.ErrorContains(t, err, "cannot start plugin 'hostile'")
			require.ErrorContains(t, err, "error reading server preface")
		})
	}
}

// TestHostileAnswers: a manifest and a dialect file keep to their bounds, and come in
// time.
func TestHostileAnswers(t *testing.T) {
	for attack, wrong := range map[string]string{
		"no manifest":                       "more than 60 seconds until it answers (bound 'answer')",
		"large manifest":                    "more than 4194304 bytes in its manifest (bound 'manifest')",
		"manifest of many passes":           "more than 10000 entries in a list of its manifest (bound 'manifest-entries')",
		"manifest of many names":            "(bound 'manifest-entries')",
		"manifest with a long name":         "more than 4096 bytes in a name (bound 'name')",
		"manifest with control characters":  `its manifest has the name '1.0.0\1B[2J', which has characters that are not for names`,
		"manifest with a line break":        "which has characters that are not for names",
		"manifest of no characters":         "invalid UTF-8",
		"manifest with a path for a digest": "/dev/zero' is no SHA-256 in small hexadecimal digits",
		"manifest with a flag for a pass":   "its manifest is none: pass '-o': a pass is called with small letters, digits and dashes, a letter first",
		"manifest with a flag for an alias": "a pass is called with small letters, digits and dashes, a letter first",
		"manifest of the same pass twice":   "its manifest is none: pass 'attack-text' is listed twice",
		"manifest of no version":            "its manifest is none: 'newest' is no version",
		"manifest with a path for a kind":   "'../x' is no kind of artifact",
		"manifest with lines for a summary": "its manifest is none: pass 'attack-text': its summary has more than one line",
		"no definition":                     "(bound 'answer')",
		"large definition":                  "more than 8388608 bytes in a dialect file (bound 'definition')",
		"definition with a long name":       "(bound 'name')",
	} {
		t.Run(attack, func(t *testing.T) {
			t.Parallel()
			s, err := attackStart(t, attack, func(l *session.Launch) {
				if strings.HasPrefix(attack, "no ") {
					l.Patience = soon
				}
			})
			require.NoError(t, err)
			if strings.Contains(attack, "definition") {
				_, err = s.Client().Definitions(t.Context(), &protocol.DefinitionsRequest{})
			} else {
				_, err = s.Client().Describe(t.Context(), &protocol.DescribeRequest{})
			}
			require.ErrorContains(t, err, wrong)
			require.ErrorContains(t, err, "plugin 'hostile' broke the protocol: ")
		})
	}
}

// TestHostileReplies: a reply keeps to its bounds and to its order, tells of what was
// asked, and comes in time.
func TestHostileReplies(t *testing.T) {
	small := &session.Limits{Replies: 1 << 20, Deadline: 20 * time.Second}
	medium := &session.Limits{Replies: 128 << 20, Deadline: time.Minute}
	large := &session.Limits{Replies: 1 << 30, Deadline: time.Minute}
	short := &session.Limits{Replies: 1 << 30, Deadline: soon}
	for attack, c := range map[string]struct {
		limits *session.Limits
		wrong  string
	}{
		"endless diagnostics":       {medium, "more than 100000 diagnostics (bound 'diagnostics')"},
		"endless large diagnostics": {medium, "more than 67108864 bytes of diagnostics (bound 'diagnostics-total')"},
		"endless chunks":            {small, "more than 1048576 bytes in a reply (bound 'host.replies'); raise it with --set host.replies=..."},
		"endless empty chunks":      {small, "(bound 'host.replies')"},
		"endless nothing":           {small, "(bound 'host.replies')"},
		"endless printed text":      {small, "(bound 'host.replies')"},
		"large announcement":        {small, "(bound 'host.replies')"},
		"large chunk":               {large, "more than 1048576 bytes in a chunk (bound 'chunk'); its author finds the bounds in docs/protocol.md"},
		"large message":             {large, "more than 4194304 bytes in a message of a reply (bound 'message')"},
		"long kind":                 {large, "(bound 'name')"},

		"diagnostic that is long":        {large, "more than 1048576 bytes in a message or a stack (bound 'text')"},
		"diagnostic in a long file":      {large, "(bound 'name')"},
		"diagnostic with a long id":      {large, "(bound 'name')"},
		"diagnostic of many notes":       {large, "more than 1000 notes in a diagnostic (bound 'notes')"},
		"diagnostic with a long note":    {large, "(bound 'text')"},
		"diagnostic of many operations":  {large, "more than 10000 operations in a diagnostic (bound 'unconverted')"},
		"diagnostic of a long operation": {large, "(bound 'name')"},
		"diagnostic that is no text":     {large, "invalid UTF-8"},

		"many timings":                {large, "more than 100000 timings (bound 'timings')"},
		"nested timings":              {large, "more than 32 levels of timings (bound 'timings-nesting')"},
		"deeply nested timings":       {large, "broke the protocol"},
		"long timing":                 {large, "(bound 'name')"},
		"many statistics":             {large, "more than 10000 statistics (bound 'statistics')"},
		"long statistic":              {large, "(bound 'name')"},
		"statistic of lines":          {large, `'n\0Aforged', which has characters that are not for names`},
		"negative statistic":          {large, "the reply has the count -1 of 'n'"},
		"timing of lines":             {large, `'t\0Aforged', which has characters that are not for names`},
		"negative timing":             {large, "the reply has a time of -1ns for 't'"},
		"text that was not asked for": {large, "the reply prints what no instrument asks for"},
		"statistic of another":        {large, "the reply tells of a pass 'cse', which was not asked for"},
		"many dialects":               {large, "more than 1000 dialects in its result (bound 'dialects')"},
		"long dialect":                {large, "(bound 'name')"},
		"failure of another stage":    {large, "the reply tells of a stage 'another', which was not asked for"},
		"failure of another pass":     {large, "the reply tells of a pass 'another', which was not asked for"},
		"failure with a long text":    {large, "(bound 'text')"},
		"failure with a long stack":   {large, "(bound 'text')"},
		"failure of a long tool":      {large, "(bound 'name')"},

		"nothing":               {large, "the reply ends without a result"},
		"no result":             {large, "the reply ends without a result"},
		"no output":             {large, "nothing that the passes made"},
		"chunk before output":   {large, "an output that was not announced"},
		"two outputs":           {large, "announces a second output"},
		"less than announced":   {large, "less output than was announced"},
		"more than announced":   {large, "more output than was announced"},
		"two results":           {large, "goes on after its result"},
		"reply after its end":   {large, "goes on after its result"},
		"endless after its end": {large, "goes on after its result"},

		"silence":                      {short, "there is no whole reply after 100ms of waiting (host.deadline)"},
		"silence for ever":             {short, "host.deadline"},
		"silence after output":         {short, "host.deadline"},
		"slow drip":                    {short, "host.deadline"},
		"death in the middle":          {large, "crashed (exit status 9)"},
		"status of control characters": {large, "broke the protocol"},
		"long status":                  {large, "broke the protocol"},
		"flood and no ear":             {small, "(bound 'host.replies')"},
	} {
		t.Run(attack, func(t *testing.T) {
			t.Parallel()
			s, err := attackStart(t, attack, nil)
			require.NoError(t, err)
			var sink diag.Sink
			r := request(&sink, make([]byte, 16<<20), "attack-text")
			r.Limits, r.Printed = c.limits, &lines{}
			r.Instruments.PrintAfterAll = attack != "text that was not asked for"
			_, err = s.Run(t.Context(), r)
			require.ErrorContains(t, err, c.wrong)
			assert.Less(t, len(err.Error()), 100<<10)
			// Verify is no way around it.
			if attack == "endless chunks" || attack == "silence" {
				require.ErrorContains(t, s.Verify(t.Context(), r), c.wrong)
			}
		})
	}
}

// TestDiagnosticsAreShownPlain: what a plugin says does nothing to a terminal.
func TestDiagnosticsAreShownPlain(t *testing.T) {
	s, err := attackStart(t, "diagnostic of control characters", nil)
	require.NoError(t, err)
	var sink diag.Sink
	_, err = s.Run(t.Context(), request(&sink, nil, "attack-text"))
	require.NoError(t, err)
	var out bytes.Buffer
	require.NoError(t, diag.RenderAll(&out, sink.Diagnostics(), nil, false))
	assert.Equal(t, `\1B[31m: error: \1B]0;owned\07\1B[2J\E2\80\AE`+"\n"+`note: \C2\9B2J`+"\n", out.String())
}

// TestAWaitThatIsNotThePlugins: the time that the host takes for what it prints does
// not count.
func TestAWaitThatIsNotThePlugins(t *testing.T) {
	s := session.InProcess("slow", &liar{replies: []*protocol.RunReply{
		{Part: &protocol.RunReply_Printed{Printed: []byte("text")}},
		final(&protocol.RunResult{Failure: &protocol.Failure{Message: "what it says"}}),
	}}, nil)
	r := request(nil, nil, "p")
	expired := make(chan bool)
	time.AfterFunc(3*soon, func() { close(expired) })
	r.Limits, r.Printed = &session.Limits{Deadline: soon}, waits{expired}
	r.Instruments.PrintAfterAll = true
	result, err := s.Run(t.Context(), r)
	require.NoError(t, err)
	assert.Equal(t, "what it says", result.Failure.Message)
}

// waits is a terminal that takes text when a channel is closed.
type waits struct{ until chan bool }

func (w waits) Write(p []byte) (int, error) {
	<-w.until
	return len(p), nil
}
