package definitions

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/session"
)

// Library loads dialect files once. It is safe for concurrent use.
type Library struct {
	catalog *catalog.Catalog

	mu      sync.Mutex
	sources map[string]*source
	loaded  map[string]*ods.Dialect
	files   []*ods.Dialect // the user's
}

// New returns a library of the dialects that the catalog's plugins own.
func New(c *catalog.Catalog) *Library {
	return &Library{catalog: c, sources: map[string]*source{}, loaded: map[string]*ods.Dialect{}}
}

// AddFile adds a dialect of the user's, which takes precedence over a plugin's, and over
// one of its name that was added before: flags come after files of settings.
// The error is a [*config.Error] when the file is amiss.
func (l *Library) AddFile(path string) error { return l.addFile(path, files.ReadUpTo) }

// AddNamed is AddFile for one that a project's file names, which is no pipe.
func (l *Library) AddNamed(path string) error { return l.addFile(path, files.ReadRegular) }

// mostBytes is more than any dialect file has.
const mostBytes = 64 << 20

func (l *Library) addFile(path string, read func(most int64, path string) ([]byte, error)) error {
	text, err := read(mostBytes, path)
	if err != nil {
		return fmt.Errorf("cannot read dialect file '%s': %w", path, files.Cause(err))
	}
	d, problems := load.Dialect(path, text)
	if len(problems) > 0 {
		return &config.Error{Diagnostics: problems, Sources: []*diag.Source{diag.NewSource(path, text)}}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.files = append(slices.DeleteFunc(l.files, func(o *ods.Dialect) bool { return o.Name() == d.Name() }), d)
	return nil
}

// Check compiles every item of the user's files and returns what is wrong.
func (l *Library) Check(ctx context.Context) error {
	if len(l.files) == 0 {
		return nil
	}
	known, err := l.All(ctx)
	if err != nil {
		return err
	}
	all, err := load.NewContext(known...) // each meets those that it uses
	if err != nil {
		return err
	}
	found := &config.Error{}
	for _, d := range l.files {
		problems := d.Check()
		if len(problems) == 0 {
			problems = append(load.CheckNames(all, d), check.Conversions(d, known)...)
		}
		if len(problems) > 0 {
			found.Diagnostics = append(found.Diagnostics, problems...)
			found.Sources = append(found.Sources, diag.NewSource(d.File(), d.Source()))
		}
	}
	if len(found.Diagnostics) > 0 {
		return found
	}
	return nil
}

// Conversions lists the conversions that the user's files define.
func (l *Library) Conversions() []*ods.Conversion {
	var list []*ods.Conversion
	for _, d := range l.files {
		for _, name := range d.ConversionNames() {
			if c := d.Conversion(name); c != nil {
				list = append(list, c)
			}
		}
	}
	return list
}

// Context returns a new context that knows all dialects which a text, or
// bytecode, in a profile ("" is the default one) may have to do with.
func (l *Library) Context(ctx context.Context, text []byte, profile string) (*ir.Context, error) {
	own := profile == "" || profile == ods.OwnProfile
	l.mu.Lock()
	defer l.mu.Unlock()
	var mentioned Mentions
	selects := own && len(text) <= searchLimit
	if selects {
		mentioned = l.Mentioned(text)
	}
	chosen := slices.Clone(l.files)
	for _, d := range l.files {
		var err error
		if chosen, err = l.addUsed(ctx, chosen, d); err != nil {
			return nil, err
		}
		if chosen, err = l.addTargets(ctx, chosen, d); err != nil {
			return nil, err
		}
	}
	for _, name := range l.catalog.DialectNames() {
		if l.hasFile(name) {
			continue
		}
		source, err := l.source(ctx, name)
		if err != nil {
			return nil, err
		}
		if selects && !mentioned[name] && !source.mayBeUnnamed(text) {
			continue
		}
		if chosen, err = l.add(ctx, chosen, name); err != nil {
			return nil, err
		}
	}
	return load.NewContext(chosen...)
}

// FullContext returns a new context that knows all dialects.
func (l *Library) FullContext(ctx context.Context) (*ir.Context, error) {
	all, err := l.All(ctx)
	if err != nil {
		return nil, err
	}
	return load.NewContext(all...)
}

// All lists the dialects, the user's first and then sorted by name.
func (l *Library) All(ctx context.Context) ([]*ods.Dialect, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	list := slices.Clone(l.files)
	for _, name := range l.catalog.DialectNames() {
		if l.hasFile(name) {
			continue
		}
		d, err := l.compiled(ctx, name)
		if err != nil {
			return nil, err
		}
		list = append(list, d)
	}
	return list, nil
}

func (l *Library) hasFile(name string) bool {
	return slices.ContainsFunc(l.files, func(d *ods.Dialect) bool { return d.Name() == name })
}

// Differs reports whether a module of a version of a dialect may differ from one of
// the version in use.
func (l *Library) Differs(ctx context.Context, dialect, version string) (bool, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.hasFile(dialect) {
		return false, nil
	}
	d, err := l.compiled(ctx, dialect)
	if err != nil {
		return false, err
	}
	return d.Differs(version), nil
}

// add adds a dialect and those that it uses; l.mu is held.
func (l *Library) add(ctx context.Context, list []*ods.Dialect, name string) ([]*ods.Dialect, error) {
	if slices.ContainsFunc(list, func(d *ods.Dialect) bool { return d.Name() == name }) {
		return list, nil
	}
	d, err := l.compiled(ctx, name)
	if err != nil {
		return nil, err
	}
	return l.addUsed(ctx, append(list, d), d)
}

// addUsed adds the dialects that one uses, as far as there are any of the name.
func (l *Library) addUsed(ctx context.Context, list []*ods.Dialect, d *ods.Dialect) ([]*ods.Dialect, error) {
	for _, used := range d.Uses() {
		if owner, _ := l.catalog.Owner(used); owner == nil {
			continue
		}
		var err error
		if list, err = l.add(ctx, list, used); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// addTargets adds the dialects that the conversions of one lead to, as far as there are
// any of the name: the host runs them.
func (l *Library) addTargets(ctx context.Context, list []*ods.Dialect, d *ods.Dialect) ([]*ods.Dialect, error) {
	for _, name := range d.ConversionNames() {
		c := d.Conversion(name)
		if c == nil {
			continue
		}
		if owner, _ := l.catalog.Owner(c.To); owner == nil || l.hasFile(c.To) {
			continue
		}
		var err error
		if list, err = l.add(ctx, list, c.To); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// source returns the text of a dialect; l.mu is held.
func (l *Library) source(ctx context.Context, name string) (*source, error) {
	if s := l.sources[name]; s != nil {
		return s, nil
	}
	file, text, err := l.catalog.Definition(ctx, name)
	if err != nil {
		return nil, err
	}
	_, d := l.catalog.Owner(name)
	s := &source{name: name, version: d.Version, digest: d.Digest, file: file, text: text}
	l.sources[name] = s
	return s, nil
}

// compiled returns a plugin's dialect; l.mu is held.
func (l *Library) compiled(ctx context.Context, name string) (*ods.Dialect, error) {
	if d := l.loaded[name]; d != nil {
		return d, nil
	}
	s, err := l.source(ctx, name)
	if err != nil {
		return nil, err
	}
	d, problems := load.Dialect(s.file, s.text)
	if len(problems) > 0 {
		return nil, &config.Error{Diagnostics: problems, Sources: []*diag.Source{diag.NewSource(s.file, s.text)}}
	}
	l.loaded[name] = d
	return d, nil
}

// For lists the dialects that a plugin needs for a module: those that it
// carries by their identity, others with their files, where the module
// mentions them or the plugin makes them.
func (l *Library) For(ctx context.Context, p *catalog.Plugin, mentioned Mentions, builds []string) ([]session.Dialect, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	var list []session.Dialect
	for _, d := range l.files {
		list = append(list, session.Dialect{
			Name: d.Name(), Version: d.Version, Digest: d.Digest(), File: d.File(), Source: d.Source(),
		})
	}
	for _, name := range l.catalog.DialectNames() {
		if l.hasFile(name) {
			continue
		}
		s, err := l.source(ctx, name)
		if err != nil {
			return nil, err
		}
		sent := session.Dialect{Name: name, Version: s.version, Digest: s.digest, File: s.file}
		if !p.Has(s.digest) {
			if !mentioned[name] && !slices.Contains(builds, name) {
				continue
			}
			sent.Source = s.text
		}
		list = append(list, sent)
	}
	return list, nil
}

// Files returns the user's files by the names of their dialects.
func (l *Library) Files() map[string][]byte {
	l.mu.Lock()
	defer l.mu.Unlock()
	files := map[string][]byte{}
	for _, d := range l.files {
		files[d.Name()] = d.Source()
	}
	return files
}
