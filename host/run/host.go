package run

import (
	"context"
	"errors"
	"io"
	"runtime"
	"sync"
	"time"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/run/advice"
	"github.com/mlirc/mlirc/host/session"
)

// Options of a host.
type Options struct {
	Catalog *catalog.Catalog
	Pool    *pool.Pool
	Library *definitions.Library
	// Core finds the passes that every process has.
	Core []*pass.Pass
	// Workers is how many cores to use; 0: all.
	Workers int
	// Limits bound each run of a plugin; nil is [session.DefaultLimits].
	Limits *session.Limits
	// Once says that no other input follows: a plugin may go when its work on
	// this one is done.
	Once bool
	// Pipelines are what advice names, see [advice.Adviser]; nil: none.
	Pipelines func() []advice.Pipeline
	// AllowUnregistered takes operations of unknown dialects.
	AllowUnregistered bool
	// Profile is the spelling of what is read and printed.
	Profile string
	// Module is the form in which a module is returned.
	Module session.Format
	// Instruments tell more; Printed takes the IR that they ask for.
	Instruments pass.Instruments
	Printed     io.Writer
	// Progress gets what is being done; nil: it is not asked for.
	Progress func(what string)
	// Observe gets at the end what was seen of each stage; each is a run of its
	// own then. Nil: it is not asked for.
	Observe func(*Observation)
	// WithoutAdvice leaves diagnostics as passes report them.
	WithoutAdvice bool
	// Version is the host's, for failure bundles.
	Version string
	// Bundles says where those go; nil: nowhere.
	Bundles *Bundles
	Logger  hclog.Logger
}

// Host carries out plans. It is safe for concurrent use.
type Host struct{ o Options }

// New returns a host.
func New(o Options) *Host {
	if o.Logger == nil {
		o.Logger = hclog.NewNullLogger()
	}
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	if o.Printed == nil {
		o.Printed = io.Discard
	}
	if o.Progress == nil {
		o.Progress = func(string) {}
	}
	return &Host{o}
}

// Input is a file.
type Input struct {
	Source *diag.Source
	// Name is the user's name of it.
	Name string
	// Made says that it is not what the user wrote, but was made of that.
	Made bool
	// Shown is the text that positions are of, where that is another; nil: Source.
	Shown *diag.Source
}

// Text is what positions are of.
func (in *Input) Text() *diag.Source {
	if in.Shown != nil {
		return in.Shown
	}
	return in.Source
}

// Result is what came of a plan.
type Result struct {
	Output     session.Payload
	Timings    []session.Timing
	Statistics []session.Statistic
	// Took is how long all of it took; parts go on at the same time.
	Took time.Duration
}

// ErrDiagnosed says that diagnostics tell what is wrong with the input.
var ErrDiagnosed = errors.New("the input has errors")

// Run takes an input through a plan. Diagnostics go to sink, also those of a
// run that succeeds.
func (h *Host) Run(ctx context.Context, p *plan.Plan, in Input, sink *diag.Sink) (*Result, error) {
	p, err := p.Reading(plan.KindOf(in.Source.Text()))
	if err != nil {
		return nil, err
	}
	h.o.Pool.Allow(p.Needs())
	h.o.Pool.Start(p.Plugins()...)
	began := time.Now()
	j := &job{host: h, user: ctx, plan: p, in: in, sink: &diag.Sink{}, result: &Result{}}
	j.ctx, j.cancel = context.WithCancel(ctx)
	defer j.cancel()
	defer func() {
		j.speakAsInput()
		sink.Join(j.sink)
	}()
	j.announce()
	err = j.settle(j.guarded(j.run))
	j.result.Took = time.Since(began)
	j.observed(j.result.Took)
	if err != nil {
		return nil, j.preserved(err)
	}
	return j.result, nil
}

// job is one input on its way through a plan.
type job struct {
	host   *Host
	user   context.Context // ends when the user gives up
	ctx    context.Context // ends, too, when something has failed
	cancel context.CancelFunc
	plan   *plan.Plan
	in     Input
	sink   *diag.Sink
	result *Result

	runs     []plan.Run      // of this input, see route
	trace    []diag.Position // of operations to follow
	module   *ir.Operation   // while the host has it
	context  *ir.Context     // in which the input was read, or was tried to be
	payload  session.Payload
	maker    *turn          // of the payload; nil: the host, or the user
	verdicts []func() error // each waits for one, in order
	readers  sync.WaitGroup // of the module, beside the job
	earlier  bool           // a plugin has been given the module in an earlier version
	asked    bool           // the owners of dialects, about the input
	// inspected are owners that have found nothing wrong with the input, where it was.
	inspected []*catalog.Plugin
	// consulted are the plugins that were asked then.
	consulted []*catalog.Plugin
	seen      []seen // of the stages
	blamed    string // the stage that has failed, if one has
}

func (j *job) run() error {
	if err := j.read(); err != nil {
		return err
	}
	j.see(nil, 0)
	for i := range j.runs {
		began := time.Now()
		if err := j.step(&j.runs[i]); err != nil {
			return err
		}
		j.see(&j.runs[i], time.Since(began))
	}
	return j.finish()
}

func (j *job) step(r *plan.Run) error {
	if r.Plugin == nil && r.Owners == nil {
		return j.runHere(r)
	}
	if err := j.handOver(); err != nil {
		return err
	}
	if !j.asked && j.payload.Kind == pass.KindModule {
		j.asked = true
		j.askOwners(j.payload.Data, r.Plugin)
	}
	if r.Owners != nil {
		return j.visit(r)
	}
	return j.runThere(r)
}

// settle waits for all verdicts. The first that something is wrong counts: err,
// which came later on the way, is a consequence of that.
func (j *job) settle(err error) error {
	for _, verdict := range j.verdicts {
		if wrong := verdict(); wrong != nil {
			return wrong
		}
	}
	return err
}

// timed notes how long a part of the host's own work takes.
func (j *job) timed(name string, work func() error) error {
	j.host.o.Progress(name)
	began := time.Now()
	err := work()
	took := time.Since(began)
	j.result.Timings = append(j.result.Timings, session.Timing{Name: name, Took: took})
	j.host.o.Logger.Debug("done", "what", name, "took", took)
	return err
}
