package plan

import (
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
)

// debugInfo is the setting that says how much debug information is written, and the option
// of each pass that writes some.
const debugInfo = "debug-info"

// fullDebugInfo is the value with which names of values are kept.
const fullDebugInfo = "full"

// debugInfo gives the setting to the passes that write debug information, where a stage does
// not say otherwise. A pass that a flag names gets it only if it is set anywhere: it does what
// its own defaults say.
func (m *maker) debugInfo() {
	v := m.request.Config.Get(debugInfo)
	for i := range m.plan.Stages {
		s := &m.plan.Stages[i]
		o := s.Declared.Option(debugInfo)
		if o == nil || s.Settings[debugInfo] != "" || !slices.Contains(o.Values, v.Text) {
			continue
		}
		if s.Origin.Layer == config.Flag && v.Origin.Layer == config.Default {
			continue
		}
		s.Settings[debugInfo] = v.Text
	}
}

// Prints reports whether some stage may print for the user, see [pass.Pass.HostOnly].
func (p *Plan) Prints() bool {
	return slices.ContainsFunc(p.Stages, func(s Stage) bool { return s.Declared.HostOnly })
}

// KeepsNames reports whether some stage writes the names of values, as debug information or in
// a header, so that the parser of the input keeps them.
func (p *Plan) KeepsNames() bool {
	switch p.Output {
	case pass.KindModule:
		return false
	case pass.KindHeader:
		return true
	}
	for i := range p.Stages {
		s := &p.Stages[i]
		if s.Settings[debugInfo] == fullDebugInfo && s.Declared.Option(debugInfo) != nil {
			return true
		}
	}
	return false
}
