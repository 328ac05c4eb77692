package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
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

// toolbox is what a command works with.
type toolbox struct {
	messages io.Writer
	config   *config.Config
	catalog  *catalog.Catalog
	store    *store.Store
	pool     *pool.Pool
	policies *pool.Policies
	library  *definitions.Library
	// dialectFiles are the paths that configuration and flags name.
	dialectFiles []string
	defined      []*pass.Pass // by dialect files of the user's
	logger       hclog.Logger
}

// open reads the configuration and gathers plugins. It starts none.
func (c *common) open(ctx context.Context, r config.Request) (*toolbox, error) {
	t, err := c.bare(ctx, r)
	if err != nil {
		return nil, err
	}
	if err := t.gather(ctx, c); err != nil {
		t.close(true)
		return nil, err
	}
	t.library = definitions.New(t.catalog)
	if err := t.ownDialects(ctx, c.dialects); err != nil {
		t.close(true)
		return nil, err
	}
	return t, nil
}

// ownDialects adds the dialect files that the configuration and flags name, and the
// conversions that they define.
func (t *toolbox) ownDialects(ctx context.Context, flags []string) error {
	t.dialectFiles = append(slices.Clone(t.config.Get("dialects").List), flags...)
	if len(t.dialectFiles) == 0 {
		return nil
	}
	if err := t.addDialects(ctx, t.dialectFiles); err != nil {
		return err
	}
	return t.define(ctx)
}

// define checks the user's dialect files and adds the passes that they define.
func (t *toolbox) define(ctx context.Context) error {
	if err := t.library.Check(ctx); err != nil {
		return err
	}
	for _, c := range t.library.Conversions() {
		if p := convert.Defined(c); t.catalog.AddDefined(p) {
			t.defined = append(t.defined, p)
		}
	}
	return nil
}

// bare is open for a command that works without a catalog: when a plugin is amiss
// it is still at hand.
func (c *common) bare(ctx context.Context, r config.Request) (*toolbox, error) {
	r.Builtin, r.Environment, r.Sets, r.Flags = pipelines.Files, os.Environ(), c.sets, c.flagValues()
	r.Trust = trustStore()
	if here, err := os.Getwd(); err == nil {
		r.Project = here
	}
	// A pipeline may come from a pipe.
	cfg, err := files.Await(ctx, func() (*config.Config, error) { return config.Load(r) })
	if err != nil {
		return nil, err
	}
	compilerForTarget(cfg)
	t := &toolbox{messages: messages(ctx), config: cfg, store: store.New(store.Folder(os.Getenv))}
	t.logger = newLogger(cfg, t.messages)
	if t.policies, err = policies(cfg); err != nil {
		return nil, err
	}
	t.pool = pool.New(pool.Options{
		HostVersion: version, Logger: t.logger, InProcess: cfg.Get("host.in-process").Bool(), Policies: t.policies,
	})
	return t, nil
}

func (t *toolbox) gather(ctx context.Context, c *common) error {
	list, err := served()
	if err != nil {
		return err
	}
	o := catalog.Options{
		Builtins: list, Core: corePasses(), Config: t.config, Store: t.store, Cache: cacheFolder(), Ask: t.pool.Client,
		Logger: t.logger, Relock: c.locking == lockAnew, Lenient: c.lenient,
	}
	if c.locking != lockForgets {
		if o.Lock, err = lock.Read(t.config.Folder); err != nil {
			return err
		}
	}
	t.catalog, err = catalog.New(ctx, o)
	return err
}

// warn says which plugins are left out: what comes may have to do with that.
func (t *toolbox) warn() {
	for _, a := range t.catalog.Absent {
		t.show(a.Warning())
	}
}

// allThere fails where plugins are left out.
func (t *toolbox) allThere() error {
	e := &config.Error{Sources: t.config.Sources}
	for _, a := range t.catalog.Absent {
		e.Diagnostics = append(e.Diagnostics, a.Problem)
	}
	if len(e.Diagnostics) == 0 {
		return nil
	}
	return e
}

// plan plans what the configuration says, up to a kind of artifact if one is given.
func (t *toolbox) plan(emit string) (*plan.Plan, error) {
	p, err := plan.Make(plan.Request{Config: t.config, Catalog: t.catalog, Emit: emit})
	if err == nil {
		t.warn()
	}
	return p, err
}

// addDialects adds the user's own dialect files, which may come from pipes.
func (t *toolbox) addDialects(ctx context.Context, paths []string) error {
	for _, path := range paths {
		_, err := files.Await(ctx, func() (struct{}, error) { return struct{}{}, t.library.AddFile(path) })
		if err != nil {
			return err
		}
	}
	return nil
}

// unresolved is an error about an unknown name, which a plugin that was left out may
// define.
func (t *toolbox) unresolved(err error) error {
	if err != nil {
		t.warn()
	}
	return err
}

func (t *toolbox) show(d diag.Diagnostic) {
	show(t.messages, []diag.Diagnostic{d}, (&config.Error{Sources: t.config.Sources}).Source)
}

// cacheFolder is where manifests and definitions are kept; empty: nowhere.
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

// host returns what carries plans out.
func (t *toolbox) host(o run.Options) (*run.Host, error) {
	if err := t.spelling(&o); err != nil {
		return nil, err
	}
	o.Catalog, o.Pool, o.Library, o.Logger = t.catalog, t.pool, t.library, t.logger
	o.Core, o.Version = append(corePasses(), t.defined...), version
	o.Workers = t.config.Int("host.workers")
	if o.Limits == nil {
		limits, err := t.limits()
		if err != nil {
			return nil, err
		}
		o.Limits = limits
	}
	return run.New(o), nil
}

// limits are those of what plugins reply.
func (t *toolbox) limits() (*session.Limits, error) {
	replies := t.config.Get("host.replies")
	size, err := sandbox.ParseMemory(replies.Text)
	if err != nil {
		return nil, &config.Error{Diagnostics: []diag.Diagnostic{replies.Origin.Error(err.Error())}}
	}
	return &session.Limits{Replies: size, Deadline: t.config.Duration(deadlineKey)}, nil
}

// spelling fills in the profile of what is read and printed, unless a flag has
// said it.
func (t *toolbox) spelling(o *run.Options) error {
	if setting := t.config.Get("host.spelling").Text; o.Profile == "" && setting != "detect" {
		o.Profile = setting
	}
	if _, ok := ods.ProfileNamed(o.Profile); ok {
		return nil
	}
	return fmt.Errorf("there is no spelling '%s'; there is mlir-13, mlir-19, and to read 2020, 2018", o.Profile)
}

// close ends all plugins.
func (t *toolbox) close(failed bool) { t.pool.Close(failed) }

// corePasses are those that every process has.
func corePasses() []*pass.Pass { return transforms.All() }

// withoutIdle drops that passes found nothing to do.
func withoutIdle(list []diag.Diagnostic) []diag.Diagnostic {
	return slices.DeleteFunc(list, func(d diag.Diagnostic) bool { return d.ID == pass.IdleID })
}
