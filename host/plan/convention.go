package plan

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/files"
)

// convention hands the memref convention to the runs: one that a plugin offers,
// by its name, or a file of the user's.
func (m *maker) convention() {
	name := m.request.Config.Get(config.ConventionKey)
	m.plan.Resources[ResourceConventionName] = []byte(name.Text)
	if strings.HasSuffix(name.Text, config.ConventionEnding) {
		m.conventionFile(name)
		return
	}
	names := m.request.Catalog.ConventionNames()
	if len(names) == 0 {
		return
	}
	if _, c := m.request.Catalog.Convention(name.Text); c != nil {
		m.plan.Resources[ResourceConvention] = c.Schema
		return
	}
	if len(m.request.Catalog.Absent) > 0 && !m.usesPlugins() {
		return // no pass asks for it
	}
	message := "there is no memref convention '" + name.Text + "'"
	if m.unpinned(name.Origin, message, func(p *catalog.Manifest) bool { return p.OffersConvention(name.Text) }) {
		return
	}
	m.want(name.Origin, message+didYouMean(name.Text, names))
}

func (m *maker) usesPlugins() bool {
	return slices.ContainsFunc(m.plan.Stages, func(s Stage) bool { return s.Plugin != nil })
}

// mostConvention is more than any convention has, in bytes.
const mostConvention = 1 << 20

// conventionFile reads a schema.
func (m *maker) conventionFile(name config.Value) {
	path := name.Text
	read := files.ReadUpTo
	if m.request.Config.FolderOf(name.Origin) != "" {
		read = files.ReadRegular
	}
	schema, err := read(mostConvention, path)
	if err != nil {
		m.fail(name.Origin, "cannot read the memref convention '"+path+"': "+files.Cause(err).Error())
		return
	}
	m.plan.Resources[ResourceConvention] = schema
}
