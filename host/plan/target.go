package plan

import (
	"fmt"
	"maps"
	"strconv"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/sdk/target"
)

// targetSection is the section of the settings of the target.
const targetSection = "target."

// ofTools is the value of a setting that is left to the tools.
const ofTools = "auto"

// target reads what code is generated for, and hands it to the runs.
func (m *maker) target() {
	set := func(field target.Field) string {
		if v := m.request.Config.Get(targetSection + field); v.Text != ofTools {
			return v.Text
		}
		return ""
	}
	t := target.Target{
		Triple: set(target.Triple), CPU: set(target.CPU), Features: set(target.Features),
		RelocationModel: set(target.RelocationModel), CodeModel: set(target.CodeModel),
	}
	if err := t.Complete(); err != nil {
		m.fail(m.request.Config.Get(targetSection+target.Triple).Origin, err.Error())
		return
	}
	m.plan.Target = t
	if t != (target.Target{}) {
		m.plan.Resources[target.Resource] = t.Encode()
	}
}

// aim has the options of a stage that stand for a part of the target say what that is. One
// that says something else is a contradiction.
func (m *maker) aim(s *Stage) {
	for _, o := range s.Declared.Options {
		value := m.plan.field(o.Target)
		if value == "" {
			continue
		}
		own, ok := s.Options[o.Name]
		if !ok || own.Text == o.Default && o.Target == target.IndexWidth {
			if o.Target != target.IndexWidth && o.Target != target.DataLayout { // which modules have
				m.fill(s, o, value)
			}
			continue
		}
		if !agree(o, own.Text, value) {
			m.fail(own.Origin, fmt.Sprintf("option '%s' of stage '%s' is '%s', and the target says '%s'%s; leave one of them out",
				o.Name, s.ID, own.Text, value, m.saidBy(o.Target)))
		}
	}
}

// fill has an option say what the target does.
func (m *maker) fill(s *Stage, o pass.Option, value string) {
	s.Settings[o.Name] = value
	s.Options = maps.Clone(s.Options) // which the configuration has, too
	if s.Options == nil {
		s.Options = map[string]config.Value{}
	}
	s.Options[o.Name] = config.Value{Text: value, Origin: m.request.Config.Get(targetSection + o.Target).Origin}
}

// field is a part of the target as text, "" where it is not set.
func (p *Plan) field(f target.Field) string {
	t := &p.Target
	switch f {
	case target.Triple:
		return t.Triple
	case target.CPU:
		return t.CPU
	case target.Features:
		return t.Features
	case target.RelocationModel:
		return t.RelocationModel
	case target.CodeModel:
		return t.CodeModel
	case target.DataLayout:
		return t.DataLayout
	case target.IndexWidth:
		if t.IndexWidth > 0 {
			return strconv.Itoa(t.IndexWidth)
		}
	}
	return ""
}

func agree(o pass.Option, own, value string) bool {
	switch o.Target {
	case target.Triple:
		return target.Same(own, value)
	case target.DataLayout:
		return target.PointerWidth(own) == target.PointerWidth(value) && target.IsBigEndian(own) == target.IsBigEndian(value)
	}
	return own == value
}

// saidBy is the setting that a field follows from, and where it is.
func (m *maker) saidBy(f target.Field) string {
	key := targetSection + f
	if f == target.DataLayout || f == target.IndexWidth {
		key = targetSection + target.Triple
	}
	v := m.request.Config.Get(key)
	return fmt.Sprintf(" (%s = %s, from %s)", key, v.Text, v.Origin)
}
