package install

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Lock pins the plugins that a project uses, of those that come with the host only the ones that
// its configuration names; leftOut are the installed ones that it does not use. Pipelines come with the host.
func Lock(c *catalog.Catalog, cfg *config.Config, pipelines fs.FS) (f *lock.File, leftOut []*catalog.Plugin, err error) {
	names, err := used(c, cfg, os.DirFS(cfg.Folder), pipelines)
	if err != nil {
		return nil, nil, err
	}
	f = &lock.File{Path: config.Shorten(filepath.Join(cfg.Folder, lock.Name)), Plugins: map[string]*lock.Entry{}}
	for _, p := range c.Plugins {
		if !names[p.Name] || p.Builtin() && !cfg.Plugin(p.Name).Version.IsSet() {
			continue
		}
		e, err := pin(p)
		if err != nil {
			return nil, nil, err
		}
		f.Plugins[p.Name] = e
	}
	return f, left(c, names), nil
}

func pin(p *catalog.Plugin) (*lock.Entry, error) {
	e := &lock.Entry{Source: lock.SourceHost, Version: p.Version, Protocol: protocol.MajorVersion}
	if p.Builtin() {
		return e, nil
	}
	if p.Reattach != nil {
		return nil, fmt.Errorf("plugin '%s' is a process that runs (%s), and a lock pins programs; unset the variable", p.Name, p.Origin)
	}
	e.SHA256 = map[string]string{lock.Platform(): p.Digest()}
	if p.Installed != nil {
		e.Source, e.Protocol = p.Installed.Source, p.Installed.Protocol
		if filepath.IsAbs(e.Source) { // on this machine only
			e.Source = lock.SourceFile + filepath.Base(e.Source)
		}
		return e, nil
	}
	e.Source = lock.SourcePath
	return e, nil
}
