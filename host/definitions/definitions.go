// Package definitions has the compiled dialects of a host: those of its plugins
// and those that the user gives as files.
//
//	l := definitions.New(catalog)
//	err := l.AddFile("my.dialect")
//	ir, err := l.Context(ctx)
package definitions

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"sync"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/session"
)

// Library loads dialect files once. It is safe for concurrent use.
type Library struct {
	catalog *catalog.Catalog

	mu     sync.Mutex
	loaded map[string]*irdl.Dialect // nil until all are
	files  []*irdl.Dialect          // the user's
}

// New returns a library of the dialects that the catalog's plugins own.
func New(c *catalog.Catalog) *Library { return &Library{catalog: c} }

// AddFile adds a dialect of the user's, which takes precedence over a plugin's.
// The error is a [*config.Error] when the file is amiss.
func (l *Library) AddFile(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		var at *fs.PathError
		if errors.As(err, &at) {
			err = at.Err
		}
		return fmt.Errorf("cannot read dialect file '%s': %w", path, err)
	}
	d, problems := irdl.Load(path, text)
	if len(problems) > 0 {
		return &config.Error{Diagnostics: problems, Sources: []*diag.Source{diag.NewSource(path, text)}}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.files = append(l.files, d)
	return nil
}

// Check compiles every item of the user's files and returns what is wrong.
func (l *Library) Check() error {
	all := &config.Error{}
	for _, d := range l.files {
		if problems := d.Check(); len(problems) > 0 {
			all.Diagnostics = append(all.Diagnostics, problems...)
			all.Sources = append(all.Sources, diag.NewSource(d.File(), d.Source()))
		}
	}
	if len(all.Diagnostics) > 0 {
		return all
	}
	return nil
}

// Context returns a new context that knows all dialects.
func (l *Library) Context(ctx context.Context) (*ir.Context, error) {
	all, err := l.All(ctx)
	if err != nil {
		return nil, err
	}
	return irdl.NewContext(all...)
}

// All lists the dialects, the user's first and then sorted by name.
func (l *Library) All(ctx context.Context) ([]*irdl.Dialect, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.load(ctx); err != nil {
		return nil, err
	}
	list := slices.Clone(l.files)
	for _, name := range l.catalog.DialectNames() {
		if !slices.ContainsFunc(l.files, func(d *irdl.Dialect) bool { return d.Name() == name }) {
			list = append(list, l.loaded[name])
		}
	}
	return list, nil
}

func (l *Library) load(ctx context.Context) error {
	if l.loaded != nil {
		return nil
	}
	loaded := map[string]*irdl.Dialect{}
	for _, name := range l.catalog.DialectNames() {
		file, source, err := l.catalog.Definition(ctx, name)
		if err != nil {
			return err
		}
		d, problems := irdl.Load(file, source)
		if len(problems) > 0 {
			return &config.Error{Diagnostics: problems, Sources: []*diag.Source{diag.NewSource(file, source)}}
		}
		loaded[name] = d
	}
	l.loaded = loaded
	return nil
}

// For lists the dialects that a plugin needs for a payload: those that it
// carries by their identity, others with their files, where the payload
// mentions them or the plugin makes them.
func (l *Library) For(ctx context.Context, p *catalog.Plugin, payload []byte, builds []string) ([]session.Dialect, error) {
	all, err := l.All(ctx)
	if err != nil {
		return nil, err
	}
	var list []session.Dialect
	for _, d := range all {
		sent := session.Dialect{Name: d.Name(), Version: d.Version, Digest: d.Digest(), File: d.File()}
		if !p.Has(sent.Digest) {
			if !slices.Contains(builds, sent.Name) && !bytes.Contains(payload, []byte(sent.Name)) {
				continue
			}
			sent.Source = d.Source()
		}
		list = append(list, sent)
	}
	return list, nil
}
