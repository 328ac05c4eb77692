package install

import (
	"io/fs"
	"path"
	"slices"

	"github.com/pelletier/go-toml/v2"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
)

// pipeline is what pins plugins in a pipeline file, or in mlirc.toml.
type pipeline struct {
	Stage []struct {
		Pass   string `toml:"pass"`
		Plugin string `toml:"plugin"`
	} `toml:"stage"`
	Memref struct {
		Convention string `toml:"convention"`
	} `toml:"memref"`
}

// uses collects the plugins that a project uses.
type uses struct {
	catalog *catalog.Catalog
	names   map[string]bool
}

// used are the names of the plugins that a project uses: those that its configuration names;
// those with a pass or the convention of a pipeline, beside mlirc.toml or of those that come with
// the host; and the owners of dialects that the passes of these make.
func used(c *catalog.Catalog, cfg *config.Config, pipelines ...fs.FS) (map[string]bool, error) {
	u := &uses{catalog: c, names: map[string]bool{}}
	for _, p := range cfg.Plugins {
		u.add(c.Plugin(p.Name))
	}
	u.convention(cfg.Get(config.ConventionKey).Text)
	for _, folder := range pipelines {
		files, err := fs.Glob(folder, "*.toml")
		if err != nil {
			return nil, err
		}
		for _, name := range files {
			text, err := fs.ReadFile(folder, path.Clean(name))
			if err != nil {
				return nil, err
			}
			var p pipeline
			if toml.Unmarshal(text, &p) != nil {
				continue // another program's, or one with a mistake, which its next run reports
			}
			u.pipeline(&p)
		}
	}
	return u.names, nil
}

func (u *uses) pipeline(p *pipeline) {
	u.convention(p.Memref.Convention)
	for _, s := range p.Stage {
		u.add(u.catalog.Plugin(s.Plugin))
		for _, claim := range u.catalog.Claims(s.Pass) {
			if s.Plugin == "" {
				u.add(claim.Plugin)
			}
		}
	}
}

func (u *uses) convention(name string) {
	p, _ := u.catalog.Convention(name)
	u.add(p)
}

// add adds a plugin, and the owners of what its passes make.
func (u *uses) add(p *catalog.Plugin) {
	if p == nil || u.names[p.Name] {
		return
	}
	u.names[p.Name] = true
	for _, each := range p.Passes {
		for _, b := range each.Builds {
			owner, _ := u.catalog.Owner(b.Name)
			u.add(owner)
		}
	}
}

// left are the plugins that a lock leaves out though they are installed, sorted by name.
func left(c *catalog.Catalog, names map[string]bool) []*catalog.Plugin {
	return slices.DeleteFunc(slices.Clone(c.Plugins), func(p *catalog.Plugin) bool { return p.Installed == nil || names[p.Name] })
}
