package pool

import (
	"context"
	"fmt"
	"maps"
	"os"
	"slices"
	"sync"
	"time"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/host/scratch"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/profile"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Options of a pool.
type Options struct {
	HostVersion string
	Logger      hclog.Logger
	// InProcess runs plugins that come with the host in its own process.
	InProcess bool
	// Policies are what plugins may do; nil allows none anything.
	Policies *Policies
}

// Pool is safe for concurrent use.
type Pool struct {
	options Options
	ctx     context.Context // ends with the pool
	cancel  context.CancelFunc

	mu      sync.Mutex
	folders []*scratch.Folder
	// requested is closed when the launcher has the request for the plugin before.
	requested <-chan struct{}
	started   map[string]*pending
	retired   []*pending                // which others replace
	needs     map[string]sandbox.Grants // by plugin
	cleaned   sync.WaitGroup            // what hosts left behind
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
	return &Pool{options: o, ctx: ctx, cancel: cancel, started: map[string]*pending{}, needs: map[string]sandbox.Grants{}}
}

// Allow grants plugins what a run needs, such as the files that options name. A
// plugin that has been started without it is started again.
func (p *Pool) Allow(needs map[*catalog.Plugin]sandbox.Grants) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for plugin, wanted := range needs {
		have := p.needs[plugin.Name]
		if covers(have.Read, wanted.Read) && covers(have.Tools, wanted.Tools) {
			continue
		}
		found := map[string]sandbox.Found{}
		maps.Copy(found, wanted.Found)
		maps.Copy(found, have.Found) // what was found first stays
		p.needs[plugin.Name] = sandbox.Grants{
			Read: append(have.Read, wanted.Read...), Tools: append(have.Tools, wanted.Tools...), Found: found,
		}
		if old, ok := p.started[plugin.Name]; ok {
			p.retired = append(p.retired, old) // others may be at work with it
			delete(p.started, plugin.Name)
		}
	}
}

func covers(have, wanted []string) bool {
	for _, each := range wanted {
		if !slices.Contains(have, each) {
			return false
		}
	}
	return true
}

// Start begins to start plugins, all at once: those first that are named first, as a short
// compilation waits for the first of them.
func (p *Pool) Start(plugins ...*catalog.Plugin) {
	for _, each := range plugins {
		p.start(each)
	}
}

func (p *Pool) start(plugin *catalog.Plugin) *pending {
	p.mu.Lock()
	defer p.mu.Unlock()
	if known, ok := p.started[plugin.Name]; ok {
		return known
	}
	coming := &pending{done: make(chan struct{})}
	if coming.err = p.ctx.Err(); coming.err != nil { // the pool is closed: nothing would end it
		close(coming.done)
		return coming
	}
	p.started[plugin.Name] = coming
	if p.options.InProcess && plugin.Local != nil {
		coming.session = session.InProcess(plugin.Name, plugin.Local, p.options.Logger)
		close(coming.done)
		return coming
	}
	if plugin.Reattach != nil {
		go func() {
			defer close(coming.done)
			coming.session, coming.err = session.Attach(p.ctx, session.Launch{
				Name: plugin.Name, HostVersion: p.options.HostVersion, Logger: p.options.Logger,
			}, *plugin.Reattach)
		}()
		return coming
	}
	own, err := p.folder()
	if err != nil {
		coming.err = err
		close(coming.done)
		return coming
	}
	needs := p.needs[plugin.Name]
	before, requested := p.requested, make(chan struct{})
	p.requested = requested
	request := sync.OnceFunc(func() { close(requested) })
	go func() {
		defer close(coming.done)
		defer request()
		if before != nil {
			<-before
		}
		if coming.err = p.ctx.Err(); coming.err != nil {
			return
		}
		coming.session, coming.err = session.Start(p.ctx, session.Launch{
			Name: plugin.Name, Path: plugin.Path, Args: plugin.Args, Mark: plugin.Mark(), SocketDir: own.Path, Requested: request,
			OneCore:     plugin.Local != nil,
			Policy:      p.options.Policies.Of(plugin, needs),
			HostVersion: p.options.HostVersion, Logger: p.options.Logger,
		})
	}()
	return coming
}

// folder makes a folder for one start of a plugin that no other user may enter;
// p.mu is held.
func (p *Pool) folder() (*scratch.Folder, error) {
	own, err := scratch.New()
	if err != nil {
		return nil, fmt.Errorf("there is no place for a plugin's sockets: %w; TMPDIR names another one", err)
	}
	if len(p.folders) == 0 {
		p.cleaned.Go(scratch.RemoveLeftovers)
	}
	p.folders = append(p.folders, own)
	return own, nil
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
	if os.Getenv(profile.Variable) != "" {
		grace = profileGrace
	}
	var all sync.WaitGroup
	for _, each := range append(slices.Collect(maps.Values(p.started)), p.retired...) {
		all.Go(func() {
			<-each.done
			if each.session != nil {
				each.session.Close(grace)
			}
		})
	}
	all.Wait()
	p.started, p.retired = map[string]*pending{}, nil
	for _, own := range p.folders {
		own.Remove()
	}
	p.folders = nil
	p.cleaned.Wait()
}

// How long a plugin may take to exit: some are in the way of the user, others
// write a profile.
const (
	exitGrace    = 500 * time.Millisecond
	profileGrace = 10 * time.Second
)
