package session

import (
	"maps"
	"slices"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/protocol"
)

func headerToWire(r *Run) *protocol.RunHeader {
	h := &protocol.RunHeader{
		File:              diag.UTF8(r.File),
		Input:             payloadToWire(r.Input.Kind, r.Input.Format),
		Output:            payloadToWire("", r.Output),
		Workers:           uint32(max(0, r.Workers)),
		Instruments:       utf8List(r.Instruments.Words()),
		AllowUnregistered: r.AllowUnregistered,
		Profile:           diag.UTF8(r.Profile),
	}
	h.Input.Size = uint64(len(r.Input.Data))
	for _, c := range r.Calls {
		h.Passes = append(h.Passes, &protocol.PassCall{
			Stage: diag.UTF8(c.Stage), Pass: diag.UTF8(c.Pass), Options: optionsToWire(c.Options), Anchors: utf8List(c.Anchors),
		})
	}
	for _, d := range r.Dialects {
		h.Dialects = append(h.Dialects, &protocol.File{
			Name: d.Name, Version: d.Version, Digest: d.Digest, Path: diag.UTF8(d.File), Content: d.Source,
		})
	}
	for _, name := range slices.Sorted(maps.Keys(r.Resources)) {
		h.Resources = append(h.Resources, &protocol.File{Name: name, Content: r.Resources[name]})
	}
	return h
}

func optionsToWire(options map[string]string) []string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(options)) {
		list = append(list, diag.UTF8(name+"="+options[name]))
	}
	return list
}

// utf8List escapes what is not UTF-8, which protobuf refuses in strings.
func utf8List(list []string) []string {
	clean := make([]string, len(list))
	for i, text := range list {
		clean[i] = diag.UTF8(text)
	}
	return clean
}

func payloadToWire(kind string, f Format) *protocol.Payload {
	return &protocol.Payload{Kind: kind, Text: f.Text, Generic: f.Generic, DebugInfo: f.DebugInfo}
}

func payloadFromWire(m *protocol.Payload) Payload {
	p := Payload{
		Kind: m.GetKind(),
		Format: Format{
			Text:      m.GetText(),
			Generic:   m.GetGeneric(),
			DebugInfo: m.GetDebugInfo(),
		},
		Data: make([]byte, 0, min(m.GetSize(), firstAllocation)),
	}
	if p.Kind == "" {
		p.Kind = pass.KindModule
	}
	return p
}

func resultFromWire(m *protocol.RunResult, output Payload) *Result {
	r := &Result{Output: output, Timings: timingsFromWire(m.GetTimings()), Dialects: m.GetDialects(), Unchanged: m.GetUnchanged()}
	for _, s := range m.GetStatistics() {
		r.Statistics = append(r.Statistics, Statistic{Pass: s.GetPass(), Name: s.GetName(), Count: s.GetCount()})
	}
	if f := m.GetFailure(); f != nil {
		r.Failure = &Failure{
			Stage: f.GetStage(), Pass: f.GetPass(), Message: diag.Inset(diag.Shortened(f.GetMessage())),
			Crashed: f.GetCrashed(), Stack: f.GetStack(), Invalid: f.GetInvalid(), Tool: f.GetTool(),
		}
	}
	return r
}

func timingsFromWire(list []*protocol.Timing) []Timing {
	if len(list) == 0 {
		return nil
	}
	timings := make([]Timing, len(list))
	for i, t := range list {
		timings[i] = Timing{
			Name: t.GetName(), Took: time.Duration(t.GetNanoseconds()),
			Children: timingsFromWire(t.GetChildren()),
		}
	}
	return timings
}

func diagnosticFromWire(m *protocol.Diagnostic) diag.Diagnostic {
	d := diag.Diagnostic{
		Severity: severityFromWire(m.GetSeverity()), ID: m.GetId(),
		Pos: positionFromWire(m.GetPosition()), Message: m.GetMessage(),
		Unconverted: m.GetUnconverted(),
	}
	for _, n := range m.GetNotes() {
		d.Notes = append(d.Notes, diag.Related{Pos: positionFromWire(n.GetPosition()), Message: n.GetMessage()})
	}
	return d
}

// severityFromWire takes what it does not know for an error.
func severityFromWire(n int32) diag.Severity {
	if n < 0 || n > int32(diag.Remark) {
		return diag.Error
	}
	return diag.Severity(n)
}

func positionFromWire(m *protocol.Position) diag.Position {
	return diag.Position{File: m.GetFile(), Line: int(m.GetLine()), Col: int(m.GetColumn())}
}
