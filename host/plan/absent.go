package plan

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
)

// want is something that the plan needs and no plugin has.
type want struct {
	plugin string // that has it; empty: any that is left out may
	place  diag.Related
}

// want reports something that no plugin has. Where plugins are left out one of them
// may have it, and then that is what is wrong.
func (m *maker) want(o config.Origin, message string) {
	if len(m.request.Catalog.Absent) == 0 {
		m.fail(o, message)
		return
	}
	m.wants = append(m.wants, want{place: diag.Related{Pos: o.Error("").Pos, Message: message}})
}

// wantFrom reports that a stage names a plugin that is not there.
func (m *maker) wantFrom(s config.Stage) {
	name, o := s.Plugin.Text, s.Plugin.Origin
	if m.request.Catalog.Absence(name) != nil {
		message := fmt.Sprintf("stage '%s' needs the plugin '%s'", s.ID, name)
		m.wants = append(m.wants, want{plugin: name, place: diag.Related{Pos: o.Error("").Pos, Message: message}})
		return
	}
	if m.unpinned(o, "there is no plugin '"+name+"'", func(p *catalog.Manifest) bool { return p.Name == name }) {
		return
	}
	var names []string
	for _, p := range m.request.Catalog.Plugins {
		names = append(names, p.Name)
	}
	m.fail(o, "there is no plugin '"+name+"'"+didYouMean(name, names))
}

// unpinned reports something that an installed plugin has which the lock does not pin; false
// where there is none.
func (m *maker) unpinned(o config.Origin, message string, has func(*catalog.Manifest) bool) bool {
	text := m.request.Catalog.Unpinned(has)
	if text != "" {
		m.fail(o, message+"; "+text)
	}
	return text != ""
}

// shownWants bounds how many places that need one plugin are listed.
const shownWants = 3

// blameAbsent makes errors of the plugins that are left out and may be needed.
func (m *maker) blameAbsent() {
	for _, a := range m.request.Catalog.Absent {
		d, count := a.Problem, 0
		for _, w := range m.wants {
			if w.plugin != "" && w.plugin != a.Plugin {
				continue
			}
			if count++; count <= shownWants {
				d = d.WithNote(w.place.Pos, w.place.Message)
			}
		}
		if count > shownWants {
			d = d.WithNote(diag.Position{}, fmt.Sprintf("and so on, %d times more", count-shownWants))
		}
		if count > 0 {
			m.problems = append(m.problems, d)
		}
	}
}
