package install

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/host/catalog"
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
	found, err := candidates(ctx, source, dir.Path)
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

func candidates(ctx context.Context, source, into string) ([]candidate, error) {
	info, err := os.Stat(source)
	switch {
	case err == nil && info.IsDir():
		return inFolder(ctx, source, into)
	case err == nil:
		path, err := filepath.Abs(source)
		return []candidate{{program: path, source: path}}, err
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	case !looksLikePackage(source):
		return nil, fmt.Errorf("there is no file '%s'; a Go package is written as in example.com/mine@v1.2.3", source)
	}
	programs, err := gobuild.Package(ctx, source, into)
	return fromGo(programs), err
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

// inFolder finds the plugins of a folder: those of a Go module are built.
func inFolder(ctx context.Context, dir, into string) ([]candidate, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
		programs, err := gobuild.Folder(ctx, dir, into)
		return fromGo(programs), err
	}
	found, err := filepath.Glob(filepath.Join(dir, gobuild.Prefix+"*"))
	if err != nil {
		return nil, err
	}
	var list []candidate
	for _, f := range found {
		if info, err := os.Stat(f); err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0 {
			list = append(list, candidate{program: f, folder: dir, source: dir})
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s has neither a go.mod nor a program called %sNAME", dir, gobuild.Prefix)
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
