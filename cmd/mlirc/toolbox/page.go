package toolbox

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
	pages "github.com/mlirc/mlirc/host/report"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/run/failure"
)

// Page collects what `--report` tells; a nil one collects nothing.
type Page struct {
	file     *output.File
	messages io.Writer
	page     pages.Page
}

// NewPage prepares the page at a path, nil for none. It fails at once where the
// file cannot be written.
func NewPage(ctx context.Context, files *output.Set, path string, t *Toolbox, p *plan.Plan) (*Page, error) {
	if path == "" {
		return nil, nil
	}
	file, err := files.Create(ctx, path)
	if err != nil {
		return nil, err
	}
	r := &Page{file: file, messages: t.Messages, page: pages.Page{Versions: []string{"mlirc " + included.Version}}}
	for _, plugin := range p.Plugins() {
		if plugin != nil {
			r.page.Versions = append(r.page.Versions, "plugin "+plugin.Name+" "+plugin.Version)
		}
	}
	for i := range p.Stages {
		r.page.Plan = append(r.page.Plan, reportStage(&p.Stages[i]))
	}
	for _, key := range t.Config.Keys() {
		r.page.Settings = append(r.page.Settings, reportValue(key, t.Config.Get(key)))
	}
	return r, nil
}

func reportStage(s *plan.Stage) pages.Stage {
	r := pages.Stage{ID: s.ID, Pass: s.Declared.Name, By: "where the module is", From: placeOf(s.Origin)}
	if s.Plugin != nil {
		r.By = "plugin " + s.Plugin.Name + " " + s.Plugin.Version
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings)) {
		v := s.Options[name]
		v.Text = s.Settings[name]
		r.Options = append(r.Options, reportValue(name, v))
	}
	return r
}

func reportValue(name string, v config.Value) pages.Value {
	return pages.Value{Name: name, Text: v.Shown(name), From: placeOf(v.Origin)}
}

// placeOf is a layer and the place in it.
func placeOf(o config.Origin) string {
	if place := o.String(); place != o.Layer.String() {
		return o.Layer.String() + ", " + place
	}
	return o.Layer.String()
}

// Watch has a host tell what it sees.
func (r *Page) Watch(o *run.Options) {
	if r != nil {
		o.Observe = func(seen *run.Observation) { r.page.Observation = seen }
	}
}

// Discard gives up a page that has not been written.
func (r *Page) Discard() {
	if r != nil {
		r.file.Discard()
	}
}

// Write writes the page about a run that ended with err, which it returns. A page
// that cannot be written is another error.
func (r *Page) Write(in run.Input, result *run.Result, found []diag.Diagnostic, err error) error {
	if r == nil {
		return err
	}
	p := &r.page
	p.Title, p.Diagnostics, p.Sources = in.Name, found, in.Source.Lookup
	if err != nil && !errors.Is(err, run.ErrDiagnosed) {
		p.Failure = err.Error()
	}
	if p.Observation != nil {
		p.FailedStage = p.Observation.Failed
	}
	var failed *failure.Error
	if errors.As(err, &failed) {
		p.FailedStage = failed.Stage
	}
	if result != nil {
		p.Outcome = result.Output.Kind
	}
	wrong := p.Write(r.file)
	if wrong == nil {
		wrong = r.file.Commit()
	}
	if wrong == nil || err == nil {
		return errors.Join(err, wrong)
	}
	fmt.Fprintf(r.messages, "mlirc: error: there is no report: %v\n", wrong)
	return err
}
