package config

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// Stage is one step of a pipeline.
type Stage struct {
	// ID is how layers and messages call the stage.
	ID string
	// Pass is what it does; Plugin who does it where several could ("" else).
	Pass, Plugin Value
	// Options of the pass.
	Options map[string]Value
	// Anchors are operations around the pass as the user nested them in a
	// textual pipeline, outermost first.
	Anchors []string
	// Origin is where the stage was declared.
	Origin Origin
}

// stageList is the pipeline while layers are laid on it.
type stageList struct {
	stages   []Stage
	problems []diag.Diagnostic
}

func (l *stageList) fail(o Origin, format string, args ...any) {
	l.problems = append(l.problems, o.Error(fmt.Sprintf(format, args...)))
}

func (l *stageList) index(id string) int {
	return slices.IndexFunc(l.stages, func(s Stage) bool { return s.ID == id })
}

func (l *stageList) ids() []string {
	ids := make([]string, len(l.stages))
	for i, s := range l.stages {
		ids[i] = s.ID
	}
	return ids
}

// declare takes a `[[stage]]`: a new one, or changes to one that a lower layer
// has.
func (l *stageList) declare(layer Layer, from stageEntry, own map[string]bool) {
	d := readDeclaration(layer, from)
	l.problems = append(l.problems, d.problems...)
	if key := d.meantPass(); key != "" && d.id == "" {
		l.fail(d.stage.Options[key].Origin, "a stage has no '%s'; did you mean 'pass'?", key)
		return
	}
	if d.id == "" {
		l.fail(d.stage.Origin, "a stage needs a pass: write pass = \"...\"")
		return
	}
	if own[d.id] {
		l.fail(d.stage.Origin, "stage '%s' is declared twice in one file; give one of them another id", d.id)
		return
	}
	own[d.id] = true
	if i := l.index(d.id); i >= 0 {
		l.change(i, d)
		return
	}
	if d.skip.Bool() {
		l.fail(d.skip.Origin, "there is no stage '%s' to skip%s", d.id, l.suggestion(d.id))
		return
	}
	if d.stage.Pass.Text == "" {
		l.fail(d.stage.Origin, "stage '%s' needs a pass: write pass = \"...\"%s", d.id, l.suggestion(d.id))
		return
	}
	l.insert(d)
}

func (l *stageList) suggestion(id string) string {
	if near, ok := diag.Suggest(id, l.ids()); ok {
		return "; did you mean the stage '" + near + "'?"
	}
	return ""
}

func (l *stageList) change(i int, d declaration) {
	if d.skip.Bool() {
		l.stages = slices.Delete(l.stages, i, i+1)
		return
	}
	s := l.stages[i]
	if d.stage.Pass.IsSet() {
		s.Pass = d.stage.Pass
	}
	if d.stage.Plugin.IsSet() {
		s.Plugin = d.stage.Plugin
	}
	for name, v := range d.stage.Options {
		s.Options[name] = v
	}
	l.stages[i] = s
	if d.before.IsSet() || d.after.IsSet() {
		l.stages = slices.Delete(l.stages, i, i+1)
		d.stage = s
		l.insert(d)
	}
}

func (l *stageList) insert(d declaration) {
	at := len(l.stages)
	anchor, shift := d.before, 0
	if d.after.IsSet() {
		anchor, shift = d.after, 1
	}
	if anchor.IsSet() {
		i := l.index(anchor.Text)
		if i < 0 {
			l.fail(anchor.Origin, "there is no stage '%s'%s", anchor.Text, l.suggestion(anchor.Text))
			return
		}
		at = i + shift
	}
	l.stages = slices.Insert(l.stages, at, d.stage)
}

// option takes one setting of `[stage-options.ID]`.
func (l *stageList) option(e entry) {
	id, name := e.path[1], e.path[2]
	i := l.index(id)
	if i < 0 {
		if !e.ifStage {
			l.fail(e.value.Origin, "there is no stage '%s'%s", id, l.suggestion(id))
		}
		return
	}
	l.stages[i].Options[name] = e.value
}

// declaration is a `[[stage]]` taken apart.
type declaration struct {
	id                  string
	stage               Stage
	before, after, skip Value
	problems            []diag.Diagnostic
}

func readDeclaration(layer Layer, from stageEntry) declaration {
	d := declaration{stage: Stage{
		Options: map[string]Value{}, Origin: Origin{Layer: layer, Pos: from.pos},
	}}
	id := Value{}
	keys := map[string]*Value{
		"id": &id, "pass": &d.stage.Pass, "plugin": &d.stage.Plugin, "before": &d.before, "after": &d.after, "skip": &d.skip,
	}
	for _, e := range from.entries {
		if len(e.path) != 1 || strings.Contains(e.path[0], ".") {
			d.problems = append(d.problems, e.value.Origin.Error("an option of a stage has a name without a dot"))
			continue
		}
		i := slices.IndexFunc(stageSchema[:], func(s Setting) bool { return s.Key == e.path[0] })
		if i < 0 {
			d.stage.Options[e.path[0]] = e.value
			continue
		}
		if _, err := stageSchema[i].settle(e.value); err != nil {
			d.problems = append(d.problems, e.value.Origin.Error(err.Error()))
			continue
		}
		*keys[e.path[0]] = e.value
	}
	d.id = cmp.Or(id.Text, d.stage.Pass.Text)
	d.stage.ID = d.id
	return d
}

// meantPass is an option that was meant to be the pass, "" where there is none.
func (d *declaration) meantPass() string {
	for _, name := range slices.Sorted(maps.Keys(d.stage.Options)) {
		if _, ok := diag.Suggest(name, []string{"pass"}); ok {
			return name
		}
	}
	return ""
}
