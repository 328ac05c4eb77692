package session

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/go-plugin"
	"github.com/hashicorp/go-plugin/runner"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Launch says how a plugin is started.
type Launch struct {
	// Name is what configurations call the plugin.
	Name string
	// Path is its program, Args what it is given.
	Path string
	Args []string
	// Mark is that of the program whose digest was checked, empty if none was.
	Mark string
	// Requested is called, perhaps more than once, when the launcher has the request to start
	// the plugin; nil calls nothing.
	Requested func()
	// SocketDir is the plugin's own folder, which no other user may enter.
	SocketDir string
	// OneCore has a plugin of ours begin on one core, see package early.
	OneCore bool
	// Policy is what the plugin may do; its zero keeps it from everything that
	// the system can keep it from.
	Policy sandbox.Policy
	// HostVersion is given to the plugin, for its log.
	HostVersion string
	// Logger takes the host's log and, by its level, decides the plugin's.
	Logger hclog.Logger
	// Speakers are the major versions of the protocol to offer; nil: all that this
	// host speaks.
	Speakers map[int]Speaker
	// Timeout bounds the start; zero is [DefaultTimeout].
	Timeout time.Duration
	// Patience bounds the answer to a question such as Describe; zero is what
	// docs/protocol.md says.
	Patience time.Duration
}

// DefaultTimeout is how long a plugin may take to start, on a machine with much
// to do.
const DefaultTimeout = time.Minute

func (l *Launch) timeout() time.Duration {
	if l.Timeout == 0 {
		return DefaultTimeout
	}
	return l.Timeout
}

// Session is a started plugin.
type Session struct {
	name   string
	logger hclog.Logger
	client *plugin.Client   // nil in process
	conn   *grpc.ClientConn // nil in process, and before the start
	rpc    protocol.PluginClient
	stderr *tail
	// stderrRead is closed at the end of standard error of a process that was started.
	stderrRead chan struct{}
	// introduction is what is wrong with the first line.
	introduction introduction
	patience     time.Duration      // with an answer; 0: as [answerBound] has it
	end          context.CancelFunc // of the session stream
	opened       atomic.Bool        // the plugin knows that it has a session to watch
	closed       sync.Once

	mu   sync.Mutex
	proc *process // nil in process, and before the start
}

// Start starts a plugin and opens a session with it. When ctx ends before that
// is done, the process is killed.
func Start(ctx context.Context, l Launch) (*Session, error) {
	began := time.Now()
	s := &Session{name: l.Name, logger: l.Logger, stderr: &tail{}, stderrRead: make(chan struct{}), patience: l.Patience}
	if s.logger == nil {
		s.logger = hclog.NewNullLogger()
	}
	s.client = plugin.NewClient(s.config(l))
	stop := context.AfterFunc(ctx, s.kill) // a plugin that never answers
	defer stop()
	if err := s.introduce(l); err != nil {
		s.kill()
		if s.process() != nil {
			<-s.stderrRead
		}
		return nil, s.startError(l, err)
	}
	s.logger.Debug("plugin started", "plugin", l.Name, "pid", s.client.ID(), "path", l.Path, "took", time.Since(began))
	return s, nil
}

// introduce starts the process, which go-plugin does as far as the handshake, and opens
// the connection and the session.
func (s *Session) introduce(l Launch) error {
	addr, err := s.client.Start()
	if err != nil {
		return err
	}
	if s.conn, err = s.connect(l, addr); err != nil {
		return err
	}
	s.rpc = l.speakers()[s.client.NegotiatedVersion()](s.conn)
	return s.open(l)
}

// InProcess returns a session with a plugin that runs in this process.
func InProcess(name string, rpc protocol.PluginClient, logger hclog.Logger) *Session {
	if logger == nil {
		logger = hclog.NewNullLogger()
	}
	return &Session{name: name, logger: logger, rpc: rpc, stderr: &tail{}, end: func() {}}
}

func (s *Session) config(l Launch) *plugin.ClientConfig {
	return &plugin.ClientConfig{
		HandshakeConfig: plugin.HandshakeConfig{
			MagicCookieKey: protocol.CookieKey, MagicCookieValue: protocol.CookieValue,
		},
		VersionedPlugins: l.majors(),
		RunnerFunc: func(_ hclog.Logger, cmd *exec.Cmd, _ string) (runner.Runner, error) {
			p, err := newProcess(l, cmd.Env) // which go-plugin has made
			s.mu.Lock()
			defer s.mu.Unlock()
			s.proc = p
			return &ownStreams{process: p, session: s}, err
		},
		SkipHostEnv:      true,
		StartTimeout:     l.timeout(),
		AllowedProtocols: []plugin.Protocol{plugin.ProtocolGRPC},
		Logger:           s.logger,
		UnixSocketConfig: &plugin.UnixSocketConfig{TempDir: l.SocketDir},
	}
}

// open opens the session stream, which belongs to the session and not to a
// request. It does not wait for the answer: a plugin that has none fails its
// first run.
func (s *Session) open(l Launch) error {
	long, end := context.WithCancel(context.Background())
	s.end = end
	stream, err := s.rpc.Session(long, &protocol.SessionRequest{
		HostVersion: l.HostVersion, LogLevel: s.level(),
	})
	if err != nil {
		end()
		return err
	}
	go func() {
		_, err := stream.Recv()
		s.opened.Store(err == nil)
		if err != nil && long.Err() == nil {
			s.logger.Error("no session", "plugin", s.name, "error", err)
		}
	}()
	return nil
}

func (s *Session) level() string { return s.logger.GetLevel().String() }

// noHandshake is in what go-plugin says of a program that is no plugin, before a
// guess at the reasons which is about linking.
const noHandshake = "Unrecognized remote plugin message"

func (s *Session) startError(l Launch, err error) error {
	reason := err.Error()
	if wrong := s.introduction.Load(); wrong != nil {
		err = *wrong
		reason = "its handshake breaks the protocol: " + err.Error()
	}
	if strings.Contains(reason, noHandshake) {
		reason = "it does not introduce itself as a plugin of mlirc does; is this the right program?"
	}
	if who := l.disagreement(reason); who != "" {
		reason = who
	}
	text := fmt.Sprintf("cannot start plugin '%s' (%s): %s", l.Name, l.Path, reason)
	if said := s.stderr.String(); said != "" {
		text += "\n" + said
	}
	if advice := s.advice(text); advice != "" {
		text += "\n" + advice
	}
	return errors.New(text)
}

// advice says whether what a plugin said comes of its sandbox.
func (s *Session) advice(said ...string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.proc == nil {
		return ""
	}
	return s.proc.box.Explain(strings.Join(said, "\n"))
}

// PID is the plugin's process, 0 in this process.
func (s *Session) PID() int {
	if p := s.process(); p != nil {
		return p.PID()
	}
	return 0
}

// Stderr is the end of what the plugin has said so far.
func (s *Session) Stderr() string { return s.stderr.String() }

// Stage is the stage that the plugin has noted, as it says itself: empty where it
// notes none, or is at none.
func (s *Session) Stage() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.proc == nil {
		return ""
	}
	return s.proc.note.stage()
}

// Close ends the session; the plugin's process exits by itself. With a grace it
// waits for that, and kills a process that has not exited by then.
func (s *Session) Close(grace time.Duration) {
	s.closed.Do(func() {
		s.end()
		if s.client == nil {
			return
		}
		go func() { _ = s.conn.Close() }() // which may take as long as the plugin does not read
		if !s.opened.Load() {
			s.kill()
		}
		if grace == 0 {
			return
		}
		deadline := time.Now().Add(grace)
		for !s.client.Exited() && time.Now().Before(deadline) {
			time.Sleep(200 * time.Microsecond)
		}
		if !s.client.Exited() {
			s.kill()
		}
	})
}

func (s *Session) kill() {
	if p := s.process(); p != nil {
		p.Kill()
	}
}

// process is the plugin's, nil in this process and before the start.
func (s *Session) process() *sandbox.Process {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.proc == nil {
		return nil
	}
	return s.proc.running()
}
