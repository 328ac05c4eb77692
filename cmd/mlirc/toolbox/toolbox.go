package toolbox

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/pipelines"
)

// Toolbox is what a command works with.
type Toolbox struct {
	Messages io.Writer
	Config   *config.Config
	Catalog  *catalog.Catalog
	Store    *store.Store
	Pool     *pool.Pool
	Policies *pool.Policies
	Library  *definitions.Library
	// dialectFiles are the paths that configuration and flags name.
	dialectFiles []string
	defined      []*pass.Pass // by dialect files of the user's
	logger       hclog.Logger
}

// Open reads the configuration and gathers plugins. It starts none.
func (c *Flags) Open(ctx context.Context, r config.Request) (*Toolbox, error) {
	t, err := c.Bare(ctx, r)
	if err != nil {
		return nil, err
	}
	if err := t.Gather(ctx, c); err != nil {
		t.Close(true)
		return nil, err
	}
	t.Library = definitions.New(t.Catalog)
	if err := t.ownDialects(ctx, c.Dialects); err != nil {
		t.Close(true)
		return nil, err
	}
	return t, nil
}

// ownDialects adds the dialect files that the configuration and flags name, and the
// conversions that they define.
func (t *Toolbox) ownDialects(ctx context.Context, flags []string) error {
	named := t.Config.Get("dialects")
	t.dialectFiles = append(slices.Clone(named.List), flags...)
	if len(t.dialectFiles) == 0 {
		return nil
	}
	if t.Config.FolderOf(named.Origin) == "" { // the user's own
		named, flags = config.Value{}, t.dialectFiles
	}
	for _, path := range named.List {
		if err := t.Library.AddNamed(path); err != nil {
			var amiss *config.Error
			if errors.As(err, &amiss) {
				return err
			}
			return &config.Error{Diagnostics: []diag.Diagnostic{named.Origin.Error(err.Error())}, Sources: t.Config.Sources}
		}
	}
	if err := t.AddDialects(ctx, flags); err != nil {
		return err
	}
	return t.Define(ctx)
}

// Define checks the user's dialect files and adds the passes that they define.
func (t *Toolbox) Define(ctx context.Context) error {
	if err := t.Library.Check(ctx); err != nil {
		return err
	}
	for _, c := range t.Library.Conversions() {
		if p := convert.Defined(c); t.Catalog.AddDefined(p) {
			t.defined = append(t.defined, p)
		}
	}
	return nil
}

// Bare is open for a command that works without a catalog: when a plugin is amiss
// it is still at hand.
func (c *Flags) Bare(ctx context.Context, r config.Request) (*Toolbox, error) {
	r.Builtin, r.Environment, r.Sets, r.Flags = pipelines.Files, os.Environ(), c.Sets, c.flagValues()
	r.Trust, r.SetAside = TrustStore(), c.SetAside
	if here, err := os.Getwd(); err == nil {
		r.Project = here
	}
	// A pipeline may come from a pipe.
	cfg, err := files.Await(ctx, func() (*config.Config, error) { return config.Load(r) })
	if err != nil {
		return nil, err
	}
	compilerForTarget(cfg)
	t := &Toolbox{Messages: terminal.Messages(ctx), Config: cfg, Store: store.New(store.Folder(os.Getenv))}
	t.show(cfg.Warnings)
	t.logger = newLogger(cfg, t.Messages)
	if t.Policies, err = policies(cfg); err != nil {
		return nil, err
	}
	t.Pool = pool.New(pool.Options{
		HostVersion: included.Version, Logger: t.logger, InProcess: cfg.Get("host.in-process").Bool(), Policies: t.Policies,
	})
	return t, nil
}

// Gather finds the plugins that there are, as the flags, the lock and the configuration say.
func (t *Toolbox) Gather(ctx context.Context, c *Flags) error {
	list, err := included.Served()
	if err != nil {
		return err
	}
	o := catalog.Options{
		Builtins: list, Core: corePasses(), Config: t.Config, Store: t.Store, Cache: cacheFolder(), Ask: t.Pool.Client,
		Logger: t.logger, Relock: c.Locking == LockAnew, Lenient: c.Lenient,
	}
	if c.Locking != LockForgets {
		if o.Lock, err = lock.Read(t.Config.Folder); err != nil {
			return err
		}
	}
	t.Catalog, err = catalog.New(ctx, o)
	return err
}

// Warn says which plugins are left out: what comes may have to do with that.
func (t *Toolbox) Warn() {
	var list []diag.Diagnostic
	for _, a := range t.Catalog.Absent {
		list = append(list, a.Warning())
	}
	t.show(list)
}

// AllThere fails where plugins are left out.
func (t *Toolbox) AllThere() error {
	e := &config.Error{Sources: t.Config.Sources}
	for _, a := range t.Catalog.Absent {
		e.Diagnostics = append(e.Diagnostics, a.Problem)
	}
	if len(e.Diagnostics) == 0 {
		return nil
	}
	return e
}

// Plan plans what the configuration says, up to a kind of artifact if one is given.
func (t *Toolbox) Plan(emit string) (*plan.Plan, error) {
	p, err := plan.Make(plan.Request{Config: t.Config, Catalog: t.Catalog, Emit: emit})
	if err == nil {
		t.Warn()
	}
	return p, err
}

// AddDialects adds the user's own dialect files, which may come from pipes.
func (t *Toolbox) AddDialects(ctx context.Context, paths []string) error {
	for _, path := range paths {
		_, err := files.Await(ctx, func() (struct{}, error) { return struct{}{}, t.Library.AddFile(path) })
		if err != nil {
			return err
		}
	}
	return nil
}

// Unresolved is an error about an unknown name, which a plugin that was left out may
// define.
func (t *Toolbox) Unresolved(err error) error {
	if err != nil {
		t.Warn()
	}
	return err
}

// show writes what a file of a project may have caused any number of.
func (t *Toolbox) show(list []diag.Diagnostic) {
	terminal.ShowUpTo(t.Messages, terminal.DefaultErrorLimit, list, (&config.Error{Sources: t.Config.Sources}).Source, "")
}

// Cache keeps what takes time to make.
func (t *Toolbox) Cache() digest.Cache { return digest.Cache{Dir: cacheFolder()} }

// cacheFolder is where manifests, definitions and launchers of kernels are kept; empty: nowhere.
func cacheFolder() string {
	if dir := os.Getenv("MLIRC_CACHE"); dir != "" {
		return dir
	}
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "mlirc")
}

func newLogger(c *config.Config, out io.Writer) hclog.Logger {
	level := hclog.LevelFromString(c.Get("host.log-level").Text)
	if level == hclog.Off {
		return hclog.NewNullLogger()
	}
	return hclog.New(&hclog.LoggerOptions{Name: "mlirc", Level: level, Output: diag.PlainWriter(out)})
}

// Host returns what carries plans out.
func (t *Toolbox) Host(o run.Options) (*run.Host, error) {
	if err := t.Spelling(&o); err != nil {
		return nil, err
	}
	o.AllowUnregistered = o.AllowUnregistered || t.AllowsUnregistered()
	o.Catalog, o.Pool, o.Library, o.Logger = t.Catalog, t.Pool, t.Library, t.logger
	o.Core, o.Version = append(corePasses(), t.defined...), included.Version
	o.Workers = t.Config.Int("host.workers")
	if o.Limits == nil {
		limits, err := t.Limits()
		if err != nil {
			return nil, err
		}
		o.Limits = limits
	}
	return run.New(o), nil
}

// Limits are those of what plugins reply.
func (t *Toolbox) Limits() (*session.Limits, error) {
	replies := t.Config.Get("host.replies")
	size, err := sandbox.ParseMemory(replies.Text)
	if err != nil {
		return nil, &config.Error{Diagnostics: []diag.Diagnostic{replies.Origin.Error(err.Error())}}
	}
	return &session.Limits{Replies: size, Deadline: t.Config.Duration(DeadlineKey)}, nil
}

// AllowsUnregistered reports whether operations of unknown dialects are taken.
func (t *Toolbox) AllowsUnregistered() bool { return t.Config.Get(unregisteredKey).Bool() }

// Spelling fills in the profile of what is read and printed, unless a flag has
// said it.
func (t *Toolbox) Spelling(o *run.Options) error {
	if setting := t.Config.Get("host.spelling").Text; o.Profile == "" && setting != "detect" {
		o.Profile = setting
	}
	if _, ok := ods.ProfileNamed(o.Profile); ok {
		return nil
	}
	return fmt.Errorf("there is no spelling '%s'; there is mlir-13, mlir-19, mlir-22, and to read 2020, 2018", o.Profile)
}

// Close ends all plugins.
func (t *Toolbox) Close(failed bool) { t.Pool.Close(failed) }

// corePasses are those that every process has.
func corePasses() []*pass.Pass { return transforms.All() }

// WithoutIdle drops that passes found nothing to do.
func WithoutIdle(list []diag.Diagnostic) []diag.Diagnostic {
	return slices.DeleteFunc(list, func(d diag.Diagnostic) bool { return d.ID == pass.IdleID })
}
