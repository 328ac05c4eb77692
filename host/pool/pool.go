package pool

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"sync"
	"time"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Options of a pool.
type Options struct {
	HostVersion string
	Logger      hclog.Logger
	// InProcess runs plugins that come with the host in its own process.
	InProcess bool
}

// Pool is safe for concurrent use.
type Pool struct {
	options Options
	ctx     context.Context // ends with the pool
	cancel  context.CancelFunc

	mu      sync.Mutex
	dirs    []string // of sockets
	started map[string]*pending
}

// pending is a session that is there or comes.
type pending struct {
	done    chan struct{}
	session *session.Session
	err     error
}

// New returns an empty pool.
func New(o Options) *Pool {
	if o.Logger == nil {
		o.Logger = hclog.NewNullLogger()
	}
	ctx, cancel := context.WithCancel(context.Background())
	return &Pool{options: o, ctx: ctx, cancel: cancel, started: map[string]*pending{}}
}

// Start begins to start plugins and does not wait.
func (p *Pool) Start(plugins ...*catalog.Plugin) {
	for _, each := range plugins {
		p.start(each)
	}
	// Let them go first: starting processes is what a short compilation waits for.
	runtime.Gosched()
}

func (p *Pool) start(plugin *catalog.Plugin) *pending {
	p.mu.Lock()
	defer p.mu.Unlock()
	if known, ok := p.started[plugin.Name]; ok {
		return known
	}
	coming := &pending{done: make(chan struct{})}
	p.started[plugin.Name] = coming
	if p.options.InProcess && plugin.Local != nil {
		coming.session = session.InProcess(plugin.Name, plugin.Local, p.options.Logger)
		close(coming.done)
		return coming
	}
	dir, err := p.sockets()
	if err != nil {
		coming.err = err
		close(coming.done)
		return coming
	}
	go func() {
		defer close(coming.done)
		coming.session, coming.err = session.Start(p.ctx, session.Launch{
			Name: plugin.Name, Path: plugin.Path, Args: plugin.Args, SocketDir: dir,
			HostVersion: p.options.HostVersion, Logger: p.options.Logger,
		})
	}()
	return coming
}

// sockets makes a folder for one start of a plugin that nobody else may enter;
// p.mu is held. The plugin removes it when it goes, which it may do while others
// come.
func (p *Pool) sockets() (string, error) {
	dir, err := os.MkdirTemp(socketBase(os.TempDir()), "mlirc-")
	if err != nil {
		return "", fmt.Errorf("cannot make a folder for sockets: %w", err)
	}
	p.dirs = append(p.dirs, dir)
	return dir, nil
}

// longestBase is the length of a folder's name that leaves room for that of a
// socket: the system bounds both together to some hundred bytes.
const longestBase = 40

// socketBase is where the folder of sockets goes.
func socketBase(temporary string) string {
	const short = "/tmp"
	if len(temporary) <= longestBase {
		return temporary
	}
	if info, err := os.Stat(short); err == nil && info.IsDir() {
		return short
	}
	return temporary
}

// Get returns the session with a plugin, which it starts if need be.
func (p *Pool) Get(ctx context.Context, plugin *catalog.Plugin) (*session.Session, error) {
	coming := p.start(plugin)
	select {
	case <-coming.done:
		return coming.session, coming.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Client returns the service of a plugin, which it starts if need be; done is
// called when it is no longer needed. It is what a catalog asks plugins by.
func (p *Pool) Client(ctx context.Context, plugin *catalog.Plugin) (client protocol.PluginClient, done func(), err error) {
	s, err := p.Get(ctx, plugin)
	if err != nil {
		return nil, nil, err
	}
	return s.Client(), func() {}, nil
}

// Release ends the session with a plugin whose work is done, so that its memory
// is free for others. Asked for again, it is started again.
func (p *Pool) Release(plugin *catalog.Plugin) {
	p.mu.Lock()
	known := p.started[plugin.Name]
	delete(p.started, plugin.Name)
	p.mu.Unlock()
	if known == nil {
		return
	}
	<-known.done
	if known.session != nil {
		known.session.Close(0)
	}
}

// Close ends all sessions. After a failure it waits for the plugins to exit and
// kills those that do not; otherwise they are done, and exit by themselves.
func (p *Pool) Close(failed bool) {
	p.cancel() // what has not started yet need not
	p.mu.Lock()
	defer p.mu.Unlock()
	grace := time.Duration(0)
	if failed {
		grace = exitGrace
	}
	var all sync.WaitGroup
	for _, each := range p.started {
		all.Go(func() {
			<-each.done
			if each.session != nil {
				each.session.Close(grace)
			}
		})
	}
	all.Wait()
	p.started = map[string]*pending{}
	for _, dir := range p.dirs {
		_ = os.RemoveAll(dir)
	}
	p.dirs = nil
}

// exitGrace is how long a plugin may take to exit.
const exitGrace = 500 * time.Millisecond
