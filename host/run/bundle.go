package run

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/inventory"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/session"
)

// Bundles says where failure bundles go.
type Bundles struct {
	// Folder is where; empty: where temporary files are.
	Folder string
	// Settings are what a bundle carries of the configuration.
	Settings []bundle.Setting
	// Environment are the variables that plugins are given, as NAME=value; a bundle has
	// none of their values.
	Environment []string
	// OwnConvention says that the memref convention is a file of the user's.
	OwnConvention bool
}

// preserved writes a bundle where a plugin, a tool or the host has failed. A pass
// that gives a reason of its own has not.
func (j *job) preserved(err error) error {
	var e *failure.Error
	if j.host.o.Bundles == nil || !errors.As(err, &e) || e.Kind == bundle.Rejected {
		return err
	}
	b := &bundle.Bundle{
		Record: j.record(e), Input: e.Part.Input.Data, Readable: j.readable(e.Part.Input),
		StageInput: j.stageInput(e),
		Messages:   string(j.messages(e)), Stderr: e.Part.Stderr, Stack: e.Stack, Dialects: j.host.o.Library.Files(),
		Environment: j.host.o.Bundles.Environment,
	}
	if j.host.o.Bundles.OwnConvention {
		b.Convention = j.plan.Resources[plan.ResourceConvention]
	}
	e.Bundle, e.Unkept = b.Write(j.host.o.Bundles.Folder)
	return err
}

func (j *job) record(e *failure.Error) bundle.Record {
	o, p := &j.host.o, e.Part
	r := bundle.Record{
		Failure: *failure.Record(e),
		Host:    inventory.Host(o.Version), Plugins: inventory.Plugins(o.Catalog), Tools: j.tools(p),
		Input: bundle.Input{
			Name: j.in.Name, Kind: p.Input.Kind, Made: j.in.Made || p.Run != nil && j.place(p.Run) > 0,
			Text: p.Input.Format.Text, Generic: p.Input.Format.Generic, DebugInfo: p.Input.Format.DebugInfo,
		},
		Failed:   bundle.Part{By: p.By},
		Settings: o.Bundles.Settings,
		Terms: bundle.Terms{
			Workers: o.Workers, AllowUnregistered: o.AllowUnregistered, Profile: o.Profile,
			Instruments: o.Instruments.Words(),
			Text:        o.Module.Text, Generic: o.Module.Generic, DebugInfo: o.Module.DebugInfo,
		},
	}
	for i := range j.plan.Stages {
		r.Plan = append(r.Plan, stageRecord(&j.plan.Stages[i]))
	}
	if p.Plugin != nil {
		r.Failed.Plugin = p.Plugin.Name
	}
	if p.Run != nil {
		r.Failed.First, r.Failed.Count = j.place(p.Run), len(p.Run.Stages)
		if p.Run.Plugin != nil {
			r.Failed.Plugin = p.Run.Plugin.Name
		}
	}
	return r
}

// place is the number of a run's first stage in the plan.
func (j *job) place(r *plan.Run) int {
	if len(r.Stages) == 0 {
		return 0
	}
	return slices.IndexFunc(j.plan.Stages, func(s plan.Stage) bool { return s.ID == r.Stages[0].ID })
}

func stageRecord(s *plan.Stage) bundle.Stage {
	r := bundle.Stage{ID: s.ID, Pass: s.Declared.Name, Anchors: s.Anchors, From: s.Origin.String()}
	if s.Plugin != nil {
		r.Plugin = s.Plugin.Name
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings)) {
		o := bundle.Setting{Name: name, Text: s.Settings[name]}
		if v, ok := s.Options[name]; ok {
			o.From = v.Origin.String()
		}
		r.Options = append(r.Options, o)
	}
	return r
}

// tools are those that the plugin of a part may run.
func (j *job) tools(p failure.Part) []bundle.Tool {
	if p.Run == nil || p.Run.Plugin == nil {
		return nil
	}
	return inventory.Tools(p.Run.Plugin, j.plan)
}

// messages are what was shown to the user.
func (j *job) messages(e *failure.Error) []byte {
	var b bytes.Buffer
	_ = diag.RenderAll(&b, j.sink.Diagnostics(), j.in.Source.Lookup, false)
	b.WriteString(e.Reason() + "\n")
	return b.Bytes()
}

// readable is a module as text where it is none.
func (j *job) readable(input session.Payload) []byte {
	if input.Kind != pass.KindModule || !bytecode.IsBytecode(input.Data) {
		return nil
	}
	ctx, err := j.host.o.Library.Context(context.WithoutCancel(j.user), input.Data, "")
	if err != nil {
		return nil
	}
	var sink diag.Sink
	module := bytecode.Read(ctx, j.in.Name, input.Data, &sink)
	if module == nil {
		return nil
	}
	return syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true, DebugInfo: true})
}

// userInput is what the user gave, hostInput what the host has to go on with.
func (j *job) userInput() session.Payload {
	text := j.in.Source.Text()
	isText := j.plan.Input == pass.KindModule && !bytecode.IsBytecode(text)
	return session.Payload{Kind: j.plan.Input, Format: session.Format{Text: isText}, Data: text}
}

func (j *job) hostInput() session.Payload {
	if j.payload.Data == nil {
		return j.userInput()
	}
	return j.payload
}

// describe is a stage as a pass pipeline has it.
func describe(s *plan.Stage) string {
	if len(s.Settings) == 0 {
		return s.Declared.Name
	}
	var options []string
	for _, name := range slices.Sorted(maps.Keys(s.Settings)) {
		options = append(options, name+"="+s.Settings[name])
	}
	return s.Declared.Name + "{" + strings.Join(options, " ") + "}"
}
