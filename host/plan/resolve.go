package plan

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/semver"
)

// resolve finds who does a stage, and checks its options and what it builds.
func (m *maker) resolve(s config.Stage) {
	claim, ok := m.claim(s)
	if !ok {
		return
	}
	stage := Stage{Stage: s, Plugin: claim.Plugin, Declared: claim.Pass, Settings: map[string]string{}}
	m.byName(s, claim.Pass)
	for name, v := range s.Options {
		if o := claim.Pass.Option(name); o != nil && o.Type == pass.Bool && v.Text == "" {
			v.Text = "true" // a switch that is only named
			s.Options[name] = v
		}
		stage.Settings[name] = v.Text
	}
	m.aim(&stage)
	m.options(&stage)
	stage.settleNames()
	m.named(&stage)
	for _, b := range claim.Pass.Builds {
		m.builds(&stage, b)
	}
	m.plan.Stages = append(m.plan.Stages, stage)
}

// byName puts what is set by the aliases of options under their names.
func (m *maker) byName(s config.Stage, declared *catalog.Pass) {
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		o := declared.Option(name)
		if o == nil || o.Name == name {
			continue
		}
		v := s.Options[name]
		if _, twice := s.Options[o.Name]; twice {
			m.fail(v.Origin, pass.SetTwice(declared.Name, name, o.Name).Error())
		}
		delete(s.Options, name)
		s.Options[o.Name] = v
	}
}

func (m *maker) claim(s config.Stage) (catalog.Claim, bool) {
	origin := s.Pass.Origin
	claims := m.request.Catalog.Claims(s.Pass.Text)
	if m.request.Catalog.Absence(s.Plugin.Text) != nil {
		m.wantFrom(s)
		return catalog.Claim{}, false
	}
	if len(claims) == 0 {
		m.noPass(s)
		return catalog.Claim{}, false
	}
	if s.Plugin.IsSet() {
		return m.claimOf(s, claims)
	}
	if len(claims) > 1 {
		m.fail(origin, fmt.Sprintf("pass '%s' is claimed by the plugins %s; say which with plugin = \"%s\"",
			s.Pass.Text, claimants(claims), claims[0].Plugin.Name))
		return catalog.Claim{}, false
	}
	return claims[0], true
}

func (m *maker) claimOf(s config.Stage, claims []catalog.Claim) (catalog.Claim, bool) {
	for _, c := range claims {
		if c.Plugin != nil && c.Plugin.Name == s.Plugin.Text {
			return c, true
		}
	}
	if m.request.Catalog.Plugin(s.Plugin.Text) == nil {
		m.wantFrom(s)
		return catalog.Claim{}, false
	}
	m.fail(s.Plugin.Origin, fmt.Sprintf("plugin '%s' has no pass '%s'; it is %s that has it",
		s.Plugin.Text, s.Pass.Text, claimants(claims)))
	return catalog.Claim{}, false
}

func claimants(claims []catalog.Claim) string {
	names := make([]string, len(claims))
	for i, c := range claims {
		names[i] = "'mlirc' itself"
		if c.Plugin != nil {
			names[i] = "'" + c.Plugin.Name + "'"
		}
	}
	return strings.Join(names, ", ")
}

// noPass reports a pass that no plugin has.
func (m *maker) noPass(s config.Stage) {
	name, message := s.Pass.Text, "there is no pass '"+s.Pass.Text+"'"
	if m.unpinned(s.Pass.Origin, message, func(p *catalog.Manifest) bool { return p.HasPass(name) }) {
		return
	}
	var names []string
	for _, c := range m.request.Catalog.All() {
		names = append(names, c.Pass.Names()...)
	}
	if near, ok := diag.Suggest(name, names); ok {
		m.want(s.Pass.Origin, message+"; did you mean '"+near+"'?")
		return
	}
	m.want(s.Pass.Origin, message+"; `mlirc plugins list` shows what there is")
}

func didYouMean(name string, names []string) string {
	if near, ok := diag.Suggest(name, names); ok {
		return "; did you mean '" + near + "'?"
	}
	if len(names) == 0 {
		return ""
	}
	return "; there is " + strings.Join(names, ", ")
}

// options checks each setting by itself, so that each error has its own place.
func (m *maker) options(s *Stage) {
	names := make([]string, 0, len(s.Options))
	for name := range s.Options {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		v := s.Options[name]
		_, errs := pass.ParseOptions(s.Declared.Name, s.Declared.Options, map[string]string{name: v.Text})
		for _, err := range errs {
			if near, ok := diag.Suggest(name, config.StageKeys()); ok && s.Declared.Option(name) == nil {
				err = fmt.Errorf("neither a stage nor pass '%s' has '%s'; did you mean '%s'?", s.Declared.Name, name, near)
			}
			m.fail(v.Origin, err.Error())
		}
	}
}

// builds checks that a dialect which the pass makes is there at a version that
// fits.
func (m *maker) builds(s *Stage, b catalog.Requirement) {
	owner, d := m.request.Catalog.Owner(b.Name)
	if owner == nil {
		message := fmt.Sprintf("pass '%s' makes operations of the dialect '%s', which no plugin owns", s.Pass.Text, b.Name)
		if m.unpinned(s.Pass.Origin, message, func(p *catalog.Manifest) bool { return p.OwnsDialect(b.Name) }) {
			return
		}
		m.want(s.Pass.Origin, message)
		return
	}
	if b.Range == "" {
		return
	}
	if err := semver.Fits(d.Version, b.Range); err != nil {
		m.fail(s.Pass.Origin, fmt.Sprintf("pass '%s' makes the dialect '%s' in a version %s, but plugin '%s' %s has %s: %v; upgrade %s",
			s.Pass.Text, b.Name, b.Range, owner.Name, owner.Version, d.Version, err, behind(s, b, owner, d)))
	}
}

// behind is the plugin that has to be upgraded for a pass to make a dialect: the
// dialect's owner when the pass wants a later version, else the one of the pass.
func behind(s *Stage, b catalog.Requirement, owner *catalog.Plugin, d *catalog.Dialect) string {
	if s.Plugin == nil || semver.Above(b.Range, d.Version) {
		return fmt.Sprintf("plugin '%s'", owner.Name)
	}
	return fmt.Sprintf("plugin '%s' %s", s.Plugin.Name, s.Plugin.Version)
}
