package session

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/hashicorp/go-hclog"
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
	name     string
	logger   hclog.Logger
	conn     *grpc.ClientConn // nil in process, and before the start
	rpc      protocol.PluginClient
	stderr   *tail
	patience time.Duration      // with an answer; 0: as [answerBound] has it
	end      context.CancelFunc // of the session stream
	opened   atomic.Bool        // the plugin knows that it has a session to watch
	closed   sync.Once
	attached *protocol.Reattachment // of a process that the user has started; nil: the host has

	mu   sync.Mutex
	proc *process // nil in process, where attached, and before the start
}

// Start starts a plugin and opens a session with it. When ctx ends before that
// is done, the process is killed.
func Start(ctx context.Context, l Launch) (*Session, error) {
	began := time.Now()
	s := newSession(l)
	stop := context.AfterFunc(ctx, s.kill) // a plugin that never answers
	defer stop()
	if err := s.introduce(ctx, l); err != nil {
		s.kill()
		if s.process() != nil {
			<-s.proc.exited
		}
		return nil, s.startError(l, err)
	}
	s.logger.Debug("plugin started", "plugin", l.Name, "pid", s.PID(), "path", l.Path, "took", time.Since(began))
	return s, nil
}

// newSession is one that is not open yet.
func newSession(l Launch) *Session {
	s := &Session{name: l.Name, logger: l.Logger, stderr: &tail{}, patience: l.Patience}
	if s.logger == nil {
		s.logger = hclog.NewNullLogger()
	}
	return s
}

// introduce starts the process, waits for its handshake, and opens the connection and the
// session.
func (s *Session) introduce(ctx context.Context, l Launch) error {
	p, err := newProcess(l)
	if err != nil {
		return err
	}
	s.mu.Lock()
	s.proc = p
	s.mu.Unlock()
	if err := p.Start(s.listen); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	line, err := firstLine(p.stdout, l.timeout())
	if err != nil {
		return err
	}
	said, err := protocol.ParseIntroduction(line)
	if err != nil {
		return err
	}
	if said.Major != protocol.MajorVersion {
		return disagreement(said.Major)
	}
	if s.conn, err = s.connect(ctx, l, said); err != nil {
		return err
	}
	s.rpc = protocol.NewPluginClient(s.conn)
	return s.open(l)
}

// InProcess returns a session with a plugin that runs in this process.
func InProcess(name string, rpc protocol.PluginClient, logger hclog.Logger) *Session {
	s := newSession(Launch{Name: name, Logger: logger})
	s.rpc, s.end = rpc, func() {}
	return s
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

func (s *Session) startError(l Launch, err error) error {
	text := fmt.Sprintf("cannot start plugin '%s' (%s): %s", l.Name, l.Path, err)
	if said := s.stderr.String(); said != "" {
		text += "\n" + lastWords(said)
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
	if s.attached != nil {
		return s.attached.PID
	}
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
		if s.conn == nil {
			return
		}
		go func() { _ = s.conn.Close() }() // which may take as long as the plugin does not read
		if s.attached != nil {
			return
		}
		if !s.opened.Load() {
			s.kill()
		}
		if grace > 0 && !s.proc.exitsWithin(grace) {
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
