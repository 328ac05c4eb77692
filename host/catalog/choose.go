package catalog

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os/exec"
	"slices"

	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/manifest"
	"github.com/mlirc/mlirc/host/semver"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// chooser decides which program each plugin is. In order: the process that the user has
// started; the path that the
// configuration gives; what the lock pins; the newest version that fits, of those
// installed and the one inside the host.
type chooser struct {
	ctx      context.Context
	options  Options
	catalog  *Catalog
	builtins map[string]*Plugin
	running  map[string]*Plugin // that the user has started
	problems []diag.Diagnostic
	// free are the plugins that neither a path nor the lock decides and that could be
	// several versions, the newest first.
	free map[string][]*Plugin
}

// gather fills the catalog's plugins.
func (c *Catalog) gather(ctx context.Context) []diag.Diagnostic {
	h := &chooser{ctx: ctx, options: c.options, catalog: c, builtins: map[string]*Plugin{}, running: map[string]*Plugin{}, free: map[string][]*Plugin{}}
	h.describeBuiltins()
	h.reattach()
	chosen := map[string]*Plugin{}
	for _, name := range h.names() {
		wanted := c.options.Config.Plugin(name)
		if wanted.Use.IsSet() && !wanted.Use.Bool() {
			continue
		}
		if p := h.choose(wanted); p != nil {
			chosen[name] = p
		}
	}
	h.agree(chosen)
	for _, p := range chosen {
		c.Plugins = append(c.Plugins, p)
	}
	return h.problems
}

func (h *chooser) describeBuiltins() {
	for _, b := range h.options.Builtins {
		m, err := b.Client.Describe(h.ctx, &protocol.DescribeRequest{})
		if err != nil {
			h.fail(config.Origin{}, fmt.Errorf("a built-in plugin has no manifest: %w", err))
			continue
		}
		p := &Plugin{Manifest: manifestFromWire(m), Path: b.Path, Local: b.Client, Standing: Inside}
		if b.Args != nil {
			p.Args = b.Args(p.Name)
		}
		h.builtins[p.Name] = p
	}
}

// names lists the plugins that are to be found: those inside the host, those that
// the configuration names, and those that the lock names or, without one, those
// that are installed.
func (h *chooser) names() []string {
	names := h.options.Lock.Names()
	if h.options.Store != nil && (h.options.Lock == nil || h.options.Relock) {
		installed, err := h.options.Store.Names()
		if err != nil {
			h.absent("", config.Origin{}, fmt.Errorf("the plugin directory cannot be read: %w; %s names another one", err, store.Variable))
			h.options.Store = nil
		}
		names = append(names, installed...)
	}
	for name := range h.builtins {
		names = append(names, name)
	}
	for name := range h.running {
		names = append(names, name)
	}
	for _, p := range h.options.Config.Plugins {
		names = append(names, p.Name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func (h *chooser) fail(at config.Origin, err error) {
	h.problems = append(h.problems, at.Error(err.Error()))
}

// absent leaves a plugin out.
func (h *chooser) absent(name string, at config.Origin, err error) {
	h.catalog.Absent = append(h.catalog.Absent, Absence{Plugin: name, Problem: at.Error(err.Error())})
}

// failed is fail, or absent for a program that is not there. Who names it in a flag
// means this very run.
func (h *chooser) failed(name string, at config.Origin, err error) {
	if h.options.Lenient || isAbsent(err) && at.Layer != config.Flag {
		h.absent(name, at, err)
		return
	}
	h.fail(at, err)
}

// choose returns the plugin, or nil when that fails or the plugin is not there.
func (h *chooser) choose(wanted config.Plugin) *Plugin {
	if p := h.running[wanted.Name]; p != nil {
		return h.fitting(p, wanted)
	}
	pinned := h.options.Lock.Entry(wanted.Name)
	if wanted.Path.IsSet() {
		p, err := h.catalog.external(h.ctx, wanted)
		if err == nil && pinned != nil && !h.options.Relock && wanted.Path.Origin.Layer < config.Environment {
			err = h.pinned(p, pinned)
		}
		if err != nil {
			h.failed(wanted.Name, wanted.Path.Origin, err)
			return nil
		}
		return h.fitting(p, wanted)
	}
	if pinned != nil {
		find := h.locked
		if h.options.Relock {
			find = h.relocked
		}
		p, err := find(wanted, pinned)
		if err != nil {
			h.failed(wanted.Name, config.Origin{Name: h.options.Lock.Path}, err)
		}
		if p == nil {
			return nil
		}
		return h.fitting(p, wanted)
	}
	return h.newest(wanted)
}

// isAbsent reports whether a plugin could not be had as it is not there.
func isAbsent(err error) bool {
	var missing *missingError
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, exec.ErrNotFound) || errors.As(err, &missing)
}

// missingError is about a plugin that is not installed.
type missingError struct{ message string }

func (e *missingError) Error() string { return e.message }

func missing(format string, args ...any) error { return &missingError{fmt.Sprintf(format, args...)} }

// fitting is the plugin if it is in the range that the configuration asks for.
func (h *chooser) fitting(p *Plugin, wanted config.Plugin) *Plugin {
	if err := inRange(p.Version, wanted); err != nil {
		h.failed(wanted.Name, wanted.Version.Origin, fmt.Errorf("plugin '%s' %s cannot be used: %w", p.Name, p.Version, err))
		return nil
	}
	return p
}

func inRange(version string, wanted config.Plugin) error {
	if !wanted.Version.IsSet() {
		return nil
	}
	return semver.Fits(version, wanted.Version.Text)
}

// newest is the newest version that fits, of those that are there.
func (h *chooser) newest(wanted config.Plugin) *Plugin {
	all, err := h.available(wanted.Name)
	if err != nil {
		h.failed(wanted.Name, wanted.Version.Origin, err)
		return nil
	}
	if len(all) == 0 {
		h.failed(wanted.Name, wanted.Version.Origin, h.nowhere(wanted.Name))
		return nil
	}
	var fit []*Plugin
	for _, p := range all {
		if inRange(p.Version, wanted) == nil {
			fit = append(fit, p)
		}
	}
	if len(fit) == 0 {
		return h.fitting(all[0], wanted)
	}
	if len(fit) > 1 {
		h.free[wanted.Name] = fit
	}
	return fit[0]
}

// available lists all versions of a plugin, the newest first. Of the same version
// the copy inside the host comes first.
func (h *chooser) available(name string) ([]*Plugin, error) {
	var all []*Plugin
	if p := h.builtins[name]; p != nil {
		all = append(all, p)
	}
	if h.options.Store == nil {
		return all, nil
	}
	entries, err := h.options.Store.Versions(name)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		p, err := h.installed(e)
		if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
	slices.SortStableFunc(all, func(a, b *Plugin) int { return semver.Compare(b.Version, a.Version) })
	return all, nil
}

// installed is the plugin of an entry whose program is as it was installed.
func (h *chooser) installed(e *store.Entry) (*Plugin, error) {
	if e.Platform != lock.Platform() {
		return nil, fmt.Errorf("the installed plugin %s is for %s, and this is %s; `mlirc plugins install --replace %s` puts it right",
			e, e.Platform, lock.Platform(), e.Source)
	}
	sum, mark, err := digest.Cache{Dir: h.options.Cache}.Marked(e.Whole(), e.Path())
	if err != nil {
		return nil, fmt.Errorf("the installed plugin %s cannot be read: %w", e, err)
	}
	if sum != e.SHA256 {
		return nil, &store.ChangedError{Entry: e, Found: sum}
	}
	m, err := installedManifest(e)
	if err != nil {
		return nil, err
	}
	return &Plugin{Manifest: m, Path: e.Path(), Installed: e, Standing: Installed, digest: sum, mark: mark}, nil
}

// installedManifest is the manifest that an installed plugin had when it was installed.
func installedManifest(e *store.Entry) (*Manifest, error) {
	m := &protocol.Manifest{}
	if proto.Unmarshal(e.Manifest, m) != nil || manifest.Check(m) != nil {
		return nil, fmt.Errorf("the installed plugin %s has no manifest that can be read; install it again", e)
	}
	return manifestFromWire(m), nil
}

// locked is the plugin that the lock pins.
func (h *chooser) locked(wanted config.Plugin, pinned *lock.Entry) (*Plugin, error) {
	name := wanted.Name
	if b := h.builtins[name]; b != nil && pinned.Source == lock.SourceHost {
		if b.Version == pinned.Version {
			return b, nil
		}
		return nil, fmt.Errorf("plugin '%s' %s is locked as it came with mlirc, but %s comes with this one; use the mlirc of then, or accept the version with `mlirc plugins lock`",
			name, pinned.Version, b.Version)
	}
	entry, err := h.find(name, pinned.Version)
	if err != nil {
		return nil, err
	}
	if entry == nil {
		return nil, missing("plugin '%s' %s (%s) is locked, but not installed; `mlirc plugins install` installs what the lock names",
			name, pinned.Version, pinned.Source)
	}
	p, err := h.installed(entry)
	if err != nil {
		return nil, err
	}
	return p, h.pinned(p, pinned)
}

func (h *chooser) find(name, version string) (*store.Entry, error) {
	if h.options.Store == nil {
		return nil, nil
	}
	return h.options.Store.Find(name, version)
}

// relocked is the version that the lock names where it is there, or else the
// newest one.
func (h *chooser) relocked(wanted config.Plugin, pinned *lock.Entry) (*Plugin, error) {
	all, err := h.available(wanted.Name)
	if err != nil {
		return nil, err
	}
	for _, p := range all {
		if p.Version == pinned.Version && inRange(p.Version, wanted) == nil {
			return p, nil
		}
	}
	if len(all) == 0 {
		return nil, missing("plugin '%s' %s (%s) is locked, but not installed; `mlirc plugins install` installs what the lock names, and `mlirc plugins lock --update` forgets it",
			wanted.Name, pinned.Version, pinned.Source)
	}
	return h.newest(wanted), nil
}

// pinned checks that a program is the one that was locked.
func (h *chooser) pinned(p *Plugin, e *lock.Entry) error {
	locked, here := e.SHA256[lock.Platform()], p.digest
	switch {
	case p.Version != e.Version:
		return fmt.Errorf("plugin '%s' is locked at %s in %s, but this is %s; `mlirc plugins lock` accepts it", p.Name, e.Version, h.options.Lock.Path, p.Version)
	case locked == "":
		return fmt.Errorf("plugin '%s' is not locked for %s in %s; `mlirc plugins lock` adds what is here", p.Name, lock.Platform(), h.options.Lock.Path)
	case locked != here:
		return fmt.Errorf("the program of plugin '%s' %s is not the one that was locked: sha256 %s in %s, %s in %s; %s, or accept this one with `mlirc plugins lock`",
			p.Name, p.Version, digest.Short(locked), h.options.Lock.Path, digest.Short(here), p.Path, putBack(e))
	}
	return nil
}

// putBack is what to do to have a locked program again.
func putBack(e *lock.Entry) string {
	if e.CanBeHad() {
		return "put the locked one back with `mlirc plugins install --replace " + store.Quoted(e.Source) + "`"
	}
	return "put the locked one back"
}

// nowhere is the error about a plugin of which there is no version. A name that is
// nearly another one's is a mistake, and not an absence.
func (h *chooser) nowhere(name string) error {
	if near, ok := diag.Suggest(name, h.names()); ok {
		return fmt.Errorf("there is no plugin '%s'; did you mean '%s'?", name, near)
	}
	return missing("there is no plugin '%s'; install it with `mlirc plugins install`, or tell where its program is: %s = { path = \"...\" }", name, name)
}
