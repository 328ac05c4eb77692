package report

import (
	_ "embed"
	"errors"
	"fmt"
	"html/template"
	"io"
	"strings"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/session"
)

// Page is what there is to tell of a run.
type Page struct {
	// Title is the user's name of the input.
	Title string
	// Outcome is what came of it, such as `object`; empty for a run that failed.
	Outcome string
	// Failure is why not, beyond diagnostics; FailedStage is the id of the stage, as
	// far as it is known.
	Failure, FailedStage string
	// Versions are those of the host and of the plugins in use.
	Versions []string
	Plan     []Stage
	Settings []Value

	Diagnostics []diag.Diagnostic
	Sources     diag.Lookup
	// Observation is what was seen; nil for a run that did not begin.
	Observation *run.Observation
}

// Stage is one of the plan.
type Stage struct {
	ID, Pass, By, From string
	Options            []Value
}

// Value is a setting and the place that says it.
type Value struct{ Name, Text, From string }

var (
	//go:embed page.html
	pageHTML string
	//go:embed page.css
	pageCSS string
	//go:embed page.js
	pageJS string
)

// Write writes the page, in which control characters are escaped: a page is looked at in a
// terminal, too.
func (p *Page) Write(w io.Writer) error {
	t, err := template.New("page").Parse(pageHTML)
	if err != nil {
		return err
	}
	plain := diag.PlainWriter(w)
	return errors.Join(t.Execute(plain, p.view()), plain.Close())
}

// view is what the template shows.
type view struct {
	*Page
	CSS           template.CSS
	JS            template.JS
	Policy        string
	Took          string
	Found         []finding
	Steps         []stepView
	Total         float64 // seconds of the longest bar
	Times         []timeView
	Errors, Warns int
}

type finding struct{ Severity, Text string }

type stepView struct {
	ID, Title, By   string
	Kind            string
	Ops, Lines      string
	Bytes, Took     string
	Seconds         float64
	Change          string // in words
	Note            string
	Blocks          []block
	Parts           []timeView
	Reached         bool // there is something to show
	Failed, Skipped bool
}

type timeView struct {
	Name, Took string
	Depth      int
	Seconds    float64
}

func (p *Page) view() *view {
	v := &view{Page: p, CSS: template.CSS(pageCSS), JS: template.JS(pageJS), Policy: policy()}
	for _, d := range p.Diagnostics {
		text := strings.TrimRight(string(diag.AppendRendered(nil, d, p.Sources, false)), "\n")
		v.Found = append(v.Found, finding{d.Severity.String(), clip(text, mostText)})
		switch d.Severity {
		case diag.Error:
			v.Errors++
		case diag.Warning:
			v.Warns++
		}
	}
	if p.Observation == nil {
		return v
	}
	v.Took = duration(p.Observation.Took)
	v.Total = p.Observation.Took.Seconds()
	v.steps(p.Observation.Steps)
	v.Times = flatten(nil, p.Observation.Timings, 0)
	return v
}

// steps shows each step beside the one before, up to the stage that failed, and
// then the stages that no step came of.
func (v *view) steps(list []run.Step) {
	budget := mostRows / max(1, len(list))
	done := map[string]bool{}
	var before *run.Step
	for i := range list {
		s := &list[i]
		shown := v.step(before, s, budget)
		shown.Failed = s.Stage != "" && s.Stage == v.FailedStage
		done[s.Stage] = true
		before = s
		v.add(shown)
		if shown.Failed {
			break
		}
	}
	for _, s := range v.Plan {
		if done[s.ID] {
			continue
		}
		failed := s.ID == v.FailedStage
		v.add(stepView{Title: s.ID, By: s.By, Failed: failed, Skipped: !failed})
	}
}

func (v *view) add(s stepView) {
	s.ID = fmt.Sprintf("step-%d", len(v.Steps))
	v.Steps = append(v.Steps, s)
}

func (v *view) step(before, s *run.Step, budget int) stepView {
	shown := stepView{
		Title: s.Stage, By: s.By, Kind: s.Kind, Reached: true,
		Bytes: size(s.Bytes), Took: duration(s.Took), Seconds: s.Took.Seconds(), Parts: flatten(nil, s.Parts, 0),
	}
	if s.Ops > 0 {
		shown.Ops = count(s.Ops)
	}
	shown.compare(before, s, budget)
	return shown
}

// compare fills in the comparison of a step with the one before.
func (s *stepView) compare(before, now *run.Step, budget int) {
	if now.Text == nil {
		s.Note = "This has no text."
		return
	}
	after, cut := linesOf(now.Text)
	s.Lines = count(after.total)
	if before == nil {
		s.Blocks = fold(plain(after.lines), budget)
		s.Note = cut
		return
	}
	if before.Text == nil || before.Kind != now.Kind {
		s.Note = strings.TrimSpace("This is another kind of artifact than before, so it is not compared. " + cut)
		s.Blocks = fold(plain(after.lines), budget)
		return
	}
	old, cutBefore := linesOf(before.Text)
	if cut == "" {
		cut = cutBefore
	}
	s.Note = cut
	rows := compare(old.lines, after.lines)
	s.Change = changes(rows)
	s.Blocks = fold(rows, budget)
}

func flatten(list []timeView, timings []session.Timing, depth int) []timeView {
	for _, t := range timings {
		list = append(list, timeView{t.Name, duration(t.Took), depth, t.Took.Seconds()})
		list = flatten(list, t.Children, depth+1)
	}
	return list
}

func duration(d time.Duration) string {
	if d < time.Second {
		return fmt.Sprintf("%.1f ms", float64(d)/1e6)
	}
	return fmt.Sprintf("%.2f s", d.Seconds())
}

func size(n int) string {
	switch {
	case n < 10<<10:
		return count(n) + " bytes"
	case n < 10<<20:
		return fmt.Sprintf("%.1f KiB", float64(n)/(1<<10))
	}
	return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20))
}

// count writes a number with narrow spaces between its thousands.
func count(n int) string {
	text := fmt.Sprint(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "\u202f" + text[i:]
	}
	return text
}
