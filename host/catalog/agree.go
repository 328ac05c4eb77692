package catalog

import (
	"maps"
	"slices"

	"github.com/mlirc/mlirc/host/semver"
)

// maxIterations bounds how often plugins are exchanged.
const maxIterations = 16

// agree exchanges plugins that are free to be another version until each is one
// that the others can build on: of the versions whose dialects fit what the
// passes of the others make, the newest. Where none fits the newest stays, and
// the plan says what is wrong if it matters to it.
func (h *chooser) agree(chosen map[string]*Plugin) {
	names := slices.Sorted(maps.Keys(h.free))
	for range maxIterations {
		changed := false
		for _, name := range names {
			for _, p := range h.free[name] {
				if !suits(p, chosen) {
					continue
				}
				changed = changed || chosen[name] != p
				chosen[name] = p
				break
			}
		}
		if !changed {
			return
		}
	}
}

// suits reports whether the dialects of a plugin fit what the others make.
func suits(p *Plugin, chosen map[string]*Plugin) bool {
	for _, other := range chosen {
		if other.Name == p.Name {
			continue
		}
		for _, pass := range other.Passes {
			for _, b := range pass.Builds {
				if !offers(p, b) {
					return false
				}
			}
		}
	}
	return true
}

// offers reports whether a plugin that owns a dialect has it in a version that
// fits.
func offers(p *Plugin, wanted Requirement) bool {
	for _, d := range p.Dialects {
		if d.Name == wanted.Name {
			return wanted.Range == "" || semver.Fits(d.Version, wanted.Range) == nil
		}
	}
	return true
}
