package plan

import (
	"slices"

	"github.com/mlirc/mlirc/host/catalog"
)

// Visits reports whether a stage is done by the owners of dialects that are in
// the module, which [Plan.RunsWith] finds.
func (p *Plan) Visits() bool {
	for i := range p.Stages {
		if p.Stages[i].Declared.VisitsOwners {
			return true
		}
	}
	return false
}

// RunsWith returns the runs of the plan for a module that has operations of the
// dialects present. A stage that visits owners goes to the plugin that has
// something to add for them; where several have, it becomes a run of its own
// that names them all. What later stages may find is what the passes before
// them say they build: one owner too many changes nothing.
func (p *Plan) RunsWith(present []string) []Run {
	v := visitor{plan: p, present: map[string]bool{}}
	v.add(present...)
	stages := make([]Stage, len(p.Stages))
	owners := make([][]*catalog.Plugin, len(p.Stages))
	for i := range p.Stages {
		stages[i] = p.Stages[i]
		owners[i] = v.visit(&stages[i])
	}
	return group(stages, owners)
}

// visitor knows what is in the module on its way through the stages.
type visitor struct {
	plan    *Plan
	present map[string]bool
	last    *catalog.Plugin // that has the module
}

func (v *visitor) add(dialects ...string) {
	for _, d := range dialects {
		v.present[d] = true
	}
}

// visit settles who does a stage: one plugin, or the owners that it returns.
func (v *visitor) visit(s *Stage) []*catalog.Plugin {
	if !s.Declared.VisitsOwners {
		v.pass(s)
		return nil
	}
	owners := v.owners()
	if len(owners) > 1 {
		v.last = nil
		return owners
	}
	if len(owners) == 1 && owners[0] != v.last {
		s.Plugin, v.last = owners[0], owners[0]
	}
	return nil
}

// pass notes what a stage leaves behind.
func (v *visitor) pass(s *Stage) {
	if s.Plugin == nil {
		return
	}
	v.last = s.Plugin
	for _, d := range s.Plugin.Dialects {
		v.add(d.Name)
	}
	for _, b := range s.Declared.Builds {
		v.add(b.Name)
	}
}

// owners are the plugins that add something for a dialect that is present, or
// that one of them makes, in the order of the catalog.
func (v *visitor) owners() []*catalog.Plugin {
	for known := -1; known < len(v.present); {
		known = len(v.present)
		for _, p := range v.plan.catalog.Plugins {
			for _, d := range p.Dialects {
				if v.concerns(&d) {
					v.add(d.Makes...)
				}
			}
		}
	}
	var list []*catalog.Plugin
	for _, p := range v.plan.catalog.Plugins {
		if slices.ContainsFunc(p.Dialects, func(d catalog.Dialect) bool { return v.concerns(&d) }) {
			list = append(list, p)
		}
	}
	return list
}

func (v *visitor) concerns(d *catalog.Dialect) bool { return d.Canonicalizes && v.present[d.Name] }
