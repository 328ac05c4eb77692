package catalog

import (
	"fmt"
	"slices"
)

// Unpinned says of an installed plugin that it has what is wanted and is left alone, since there
// is a lock that does not pin it, and what to do. It is empty where there is no such plugin.
func (c *Catalog) Unpinned(has func(m *Manifest) bool) string {
	if c == nil {
		return ""
	}
	l, s := c.options.Lock, c.options.Store
	if l == nil || s == nil || c.options.Relock {
		return ""
	}
	names, err := s.Names()
	if err != nil {
		return ""
	}
	for _, name := range names {
		if c.Plugin(name) != nil || l.Entry(name) != nil {
			continue
		}
		entries, err := s.Versions(name)
		if err != nil {
			continue
		}
		for _, e := range entries {
			if m, err := installedManifest(e); err != nil || !has(m) {
				continue
			}
			return fmt.Sprintf("plugin '%s' %s, which has it, is installed, but %s does not pin it: write %s = \"^%s\" under [plugins] in mlirc.toml, "+
				"and `mlirc plugins lock`", name, e.Version, l.Path, name, e.Version)
		}
	}
	return ""
}

// HasPass reports whether the plugin has a pass of that name or alias.
func (m *Manifest) HasPass(name string) bool {
	return slices.ContainsFunc(m.Passes, func(p *Pass) bool { return p.IsCalled(name) })
}

// OwnsDialect reports whether the plugin owns a dialect of that name.
func (m *Manifest) OwnsDialect(name string) bool {
	return slices.ContainsFunc(m.Dialects, func(d Dialect) bool { return d.Name == name })
}

// OffersConvention reports whether the plugin offers a memref convention of that name.
func (m *Manifest) OffersConvention(name string) bool {
	return slices.ContainsFunc(m.Conventions, func(c Convention) bool { return c.Name == name })
}
