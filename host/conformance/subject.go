package conformance

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/host/scratch"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// subject is the program under test with what is known of it so far.
type subject struct {
	ctx     context.Context
	options Options

	shared   *process // for the checks that leave it alive; nil before the first
	broken   error    // why there can be none
	manifest *protocol.Manifest
	dialects []*ods.Dialect // the subject's, compiled; nil when they cannot be
	sources  []*protocol.File
	working  string // a pass that takes an empty module; "" when there is none
}

// process is a started subject.
type process struct {
	inside *sandbox.Process
	dir    *scratch.Folder // of its socket
	stderr *words
	line   string   // of the handshake
	stdout *os.File // our end; it is not read after the first line
	exited chan struct{}

	conn *grpc.ClientConn
	rpc  protocol.PluginClient
}

// words keeps the end of what a process said.
type words struct {
	mu   sync.Mutex
	text []byte
}

// mostWords is how much of it is kept.
const mostWords = 2 << 10

// Write never fails.
func (w *words) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.text = append(w.text, p...)
	if over := len(w.text) - mostWords; over > 0 {
		w.text = w.text[over:]
	}
	return len(p), nil
}

func (w *words) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return strings.TrimSpace(string(w.text))
}

// start starts the program with the variables of the handshake, or without its
// cookie.
func (s *subject) start(cookie bool) (*process, error) {
	dir, err := scratch.New()
	if err != nil {
		return nil, err
	}
	box, err := sandbox.New(s.options.Policy, s.options.Path, dir.Path)
	if err != nil {
		return nil, err
	}
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	said, errors, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	p := &process{dir: dir, stderr: &words{}, stdout: read, exited: make(chan struct{})}
	c := sandbox.Command{Args: s.options.Args, Output: write, Errors: errors}
	c.Environment = append(box.Environment(), "PLUGIN_PROTOCOL_VERSIONS="+strconv.Itoa(protocol.MajorVersion), "PLUGIN_UNIX_SOCKET_DIR="+dir.Path)
	if cookie {
		c.Environment = append(c.Environment, protocol.CookieKey+"="+protocol.CookieValue)
	}
	p.inside, err = box.Start(c)
	_, _ = write.Close(), errors.Close()
	if err != nil {
		_, _ = read.Close(), said.Close()
		dir.Remove()
		return nil, err
	}
	go func() {
		heard := make(chan struct{})
		go func() {
			_, _ = io.Copy(p.stderr, said)
			close(heard)
		}()
		_ = p.inside.Wait()
		// A process that inherited its standard error has gone with it, where the kernel sees to that.
		_ = said.SetReadDeadline(time.Now().Add(time.Second))
		<-heard
		_ = said.Close()
		close(p.exited)
	}()
	return p, nil
}

// firstLine reads what the process says first on its standard output.
func (p *process) firstLine(patience time.Duration) (string, error) {
	_ = p.stdout.SetReadDeadline(time.Now().Add(patience))
	line, err := bufio.NewReader(io.LimitReader(p.stdout, mostWords)).ReadString('\n')
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return line, fmt.Errorf("no line on standard output within %s", patience)
	case err != nil && line == "":
		return line, errors.New("standard output ends without a line")
	case err != nil:
		return line, fmt.Errorf("standard output begins with %q, which is no line", line)
	}
	return strings.TrimSuffix(line, "\n"), nil
}

// connect makes the connection that the handshake tells of.
func (p *process) connect(address string) error {
	conn, err := grpc.NewClient("unix:"+address,
		grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(protocol.MaxMessage)))
	if err != nil {
		return err
	}
	p.conn, p.rpc = conn, protocol.NewPluginClient(conn)
	return nil
}

// end kills the process.
func (p *process) end() {
	if p.conn != nil {
		_ = p.conn.Close()
	}
	p.inside.Kill()
	<-p.exited
	_ = p.stdout.Close()
	p.dir.Remove()
}

// gone waits for the process to exit by itself.
func (p *process) gone(grace time.Duration) bool {
	select {
	case <-p.exited:
		return true
	case <-time.After(grace):
		return false
	}
}

func (p *process) alive() bool {
	select {
	case <-p.exited:
		return false
	default:
		return true
	}
}

// introduced starts the program and connects to it.
func (s *subject) introduced() (*process, error) {
	p, err := s.start(true)
	if err != nil {
		return nil, err
	}
	if p.line, err = p.firstLine(s.options.Patience); err == nil {
		var address string
		if address, err = handshake(p.line, p.dir.Path); err == nil {
			err = p.connect(address)
		}
	}
	if err != nil {
		p.end()
		if said := p.stderr.String(); said != "" { // all of it is there now
			err = fmt.Errorf("%w; it says: %s", err, said)
		}
		return nil, err
	}
	return p, nil
}

// handshake reads the line and returns the path of the socket.
func handshake(line, dir string) (string, error) {
	fields := strings.Split(line, "|")
	if len(fields) < 5 {
		return "", fmt.Errorf("the first line is %q, not 1|MAJOR|unix|PATH|grpc", line)
	}
	want := []string{"1", strconv.Itoa(protocol.MajorVersion), "unix", "", "grpc"}
	what := []string{"form of the handshake", "major version of the protocol", "network", "", "kind of protocol"}
	for i, w := range want {
		if w != "" && fields[i] != w {
			return "", fmt.Errorf("field %d of the first line, the %s, is %q and not %q", i+1, what[i], fields[i], w)
		}
	}
	if len(fields) > 5 && fields[5] != "" {
		return "", errors.New("the first line offers a certificate; there is no TLS")
	}
	if inside, err := filepath.Rel(dir, fields[3]); err != nil || !filepath.IsLocal(inside) {
		return "", fmt.Errorf("the socket %s is not in PLUGIN_UNIX_SOCKET_DIR", fields[3])
	}
	return fields[3], nil
}

// process is the shared one; a check that needs it is skipped where there can be
// none.
func (s *subject) process() (*process, error) {
	if s.shared != nil && s.shared.alive() {
		return s.shared, nil
	}
	if s.broken != nil {
		return nil, skipf("it does not start")
	}
	p, err := s.introduced()
	if err != nil {
		s.broken = err
		return nil, err
	}
	s.shared = p
	return p, nil
}

// stillThere reports that the shared process has died under a check that went
// well otherwise.
func (s *subject) stillThere() error {
	if s.shared == nil || s.shared.alive() {
		return nil
	}
	return fmt.Errorf("the process ended (%s); a request that fails must not cost it", s.shared.inside.State().Text)
}

// lastWords are those of the shared process if it has died; it is forgotten then.
func (s *subject) lastWords() string {
	if s.shared == nil || s.shared.alive() {
		return ""
	}
	said := s.shared.stderr.String()
	s.shared.end()
	s.shared = nil
	if said == "" {
		return ""
	}
	return "; its last words: " + said
}

func (s *subject) end() {
	if s.shared != nil {
		s.shared.end()
	}
}

// patient bounds a request.
func (s *subject) patient() (context.Context, context.CancelFunc) {
	return context.WithTimeout(s.ctx, s.options.Patience)
}
