package install

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/build"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/fetch"
	"github.com/mlirc/mlirc/host/gobuild"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/scratch"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Installer installs plugins.
type Installer struct {
	Store *store.Store
	// Start starts a program as a plugin.
	Start func(context.Context, *catalog.Plugin) (*session.Session, error)
	// Agree is asked before commands of a source run, which it shows; an error is no.
	Agree func(ctx context.Context, question string) error
	// Stderr gets what those commands say.
	Stderr io.Writer
}

// candidate is a program that is to be installed.
type candidate struct {
	program string // its path
	folder  string // that goes with it, "" when it goes alone
	source  string
}

// Install installs the plugins of a source, and replaces those that have the same
// version but another program if that is wanted.
func (i *Installer) Install(ctx context.Context, source string, replace bool) ([]*store.Entry, error) {
	dir, err := scratch.New()
	if err != nil {
		return nil, err
	}
	defer dir.Remove()
	found, err := i.candidates(ctx, source, dir.Path)
	if err != nil {
		return nil, err
	}
	var entries []*store.Entry
	for _, c := range found {
		e, err := i.add(ctx, c, replace)
		if err != nil {
			return entries, err
		}
		entries = append(entries, e)
	}
	return entries, nil
}

func (i *Installer) candidates(ctx context.Context, source, into string) ([]candidate, error) {
	if fetch.IsPlace(source) {
		return i.fetched(ctx, source, into)
	}
	info, err := os.Stat(source)
	switch {
	case err == nil && info.IsDir():
		return i.inFolder(ctx, source, into)
	case err == nil && fetch.IsArchive(source):
		return i.inArchive(ctx, source, into)
	case err == nil && !info.Mode().IsRegular():
		return nil, fmt.Errorf("'%s' is neither a file nor a folder", diag.Line(source))
	case err == nil:
		path, err := filepath.Abs(source)
		return []candidate{{program: path, source: path}}, err
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	case !looksLikePackage(source):
		return nil, fmt.Errorf("there is no file '%s'; a Go package is written as in example.com/mine@v1.2.3, a git repository as in git+https://example.com/mine.git@v1.2.3", source)
	}
	programs, err := gobuild.Package(ctx, source, into)
	return fromGo(programs), err
}

// fetched finds the plugins of a git repository, an archive or a program of others.
func (i *Installer) fetched(ctx context.Context, source, into string) ([]candidate, error) {
	place, err := fetch.Parse(source)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp(into, "fetched-")
	if err != nil {
		return nil, err
	}
	got, err := place.Fetch(ctx, dir)
	if err != nil {
		return nil, err
	}
	list := []candidate{{program: got.Path}}
	if info, err := os.Stat(got.Path); err == nil && info.IsDir() {
		if list, err = i.inFolder(ctx, got.Path, into); err != nil {
			return nil, err
		}
	}
	return from(list, got.Pinned), nil
}

// inArchive finds the plugins of an archive on this machine.
func (i *Installer) inArchive(ctx context.Context, file, into string) ([]candidate, error) {
	file, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	dir, err := fetch.Open(file, filepath.Base(file), filepath.Join(into, "archive"))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	list, err := i.inFolder(ctx, dir, into)
	return from(list, file), err
}

// from are candidates that come from somewhere else than the folder that they were found in.
func from(list []candidate, source string) []candidate {
	for i := range list {
		list[i].source = source
	}
	return list
}

func fromGo(programs []gobuild.Program) []candidate {
	var list []candidate
	for _, p := range programs {
		list = append(list, candidate{program: p.Path, source: p.Source})
	}
	return list
}

// looksLikePackage reports whether a source that is no file begins with the name
// of a host.
func looksLikePackage(source string) bool {
	first, _, _ := strings.Cut(source, "/")
	host, _, _ := strings.Cut(first, "@")
	return strings.Contains(strings.Trim(host, "."), ".") && !filepath.IsAbs(source)
}

// inFolder finds the plugins of a folder: they are built where it says how, which commands of
// others do only if the user agrees.
func (i *Installer) inFolder(ctx context.Context, dir, into string) ([]candidate, error) {
	recipe, err := build.In(dir)
	var none *build.NoneError
	switch {
	case errors.As(err, &none):
		return programsIn(none)
	case err != nil:
		return nil, err
	case !recipe.IsGo():
		question := fmt.Sprintf("The plugins of %s are built by `%s`, which runs what their authors wrote, with your rights. Go on?", dir, recipe.Commands())
		if err := i.Agree(ctx, question); err != nil {
			return nil, err
		}
	}
	programs, err := recipe.Build(ctx, into, i.Stderr)
	return fromGo(programs), err
}

// programsIn finds the programs of a folder that says of none how it is built. All that is
// beside them is theirs.
func programsIn(none *build.NoneError) ([]candidate, error) {
	found, err := build.Programs(none.Dir)
	if err != nil {
		return nil, err
	}
	var list []candidate
	for _, f := range found {
		list = append(list, candidate{program: f, folder: filepath.Dir(f), source: none.Dir})
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%w; nor has it a program called %sNAME", none, gobuild.Prefix)
	}
	return list, nil
}

// add asks a program what it is and stores it.
func (i *Installer) add(ctx context.Context, c candidate, replace bool) (*store.Entry, error) {
	m, err := i.describe(ctx, c)
	if err != nil {
		return nil, err
	}
	manifest, err := proto.MarshalOptions{Deterministic: true}.Marshal(m)
	if err != nil {
		return nil, err
	}
	about := store.Entry{
		Name: m.GetName(), Version: m.GetVersion(), Source: c.source, Protocol: protocol.MajorVersion,
		Platform: lock.Platform(), Manifest: manifest,
	}
	if c.folder == "" {
		return i.Store.Add(c.program, about, replace)
	}
	about.Program = filepath.Base(c.program)
	return i.Store.Add(c.folder, about, replace)
}

func (i *Installer) describe(ctx context.Context, c candidate) (*protocol.Manifest, error) {
	s, err := i.Start(ctx, &catalog.Plugin{Path: c.program, Manifest: &catalog.Manifest{Name: filepath.Base(c.program)}})
	if err != nil {
		return nil, err
	}
	m, err := s.Client().Describe(ctx, &protocol.DescribeRequest{})
	if err != nil {
		return nil, fmt.Errorf("%s does not describe itself: %w", c.program, err)
	}
	return m, nil
}
