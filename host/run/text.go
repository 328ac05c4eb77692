package run

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/artifact"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// genericText is how a plugin gets a module that reads nothing else. It has
// locations, for its diagnostics are to be about the user's file.
var genericText = session.Format{Text: true, Generic: true, DebugInfo: true}

// wantsText reports whether a plugin reads and writes modules as generic text
// only.
func wantsText(p *catalog.Plugin) bool { return slices.Contains(p.Features, protocol.FeatureText) }

// asRead gives the module to a plugin in the form in which it reads modules, and
// asks for the same.
func (j *job) asRead(p *catalog.Plugin, request *session.Run) error {
	if !wantsText(p) {
		return nil
	}
	request.Output = genericText
	var err error
	request.Input, err = j.worded(request.Input, "")
	return err
}

// worded is a payload as generic text in a profile, if it is a module in
// bytecode.
func (j *job) worded(input session.Payload, profile string) (session.Payload, error) {
	if input.Kind != pass.KindModule || !bytecode.IsBytecode(input.Data) {
		return input, nil
	}
	module, err := j.decoded(input.Data)
	if err != nil {
		return input, err
	}
	var sink diag.Sink
	text, ok := syntax.Append(nil, module, syntax.PrintOptions{
		Generic: true, DebugInfo: true, Profile: profile, Workers: j.host.o.Workers,
	}, &sink)
	if !ok {
		return input, sink.Err()
	}
	return session.Payload{Kind: pass.KindModule, Format: genericText, Data: text}, nil
}

// made is what there is after a turn: what the plugin sent, or, where it says that
// it changed nothing and sends nothing, what there was. What came as text is
// read and verified here, and goes on as bytecode.
func (j *job) made(t *turn) (session.Payload, error) {
	output, last := t.result.Output, t.run.Stages[len(t.run.Stages)-1]
	if t.result.Unchanged && output.Kind == "" {
		return j.payload, nil
	}
	if want := t.run.Output(); output.Kind != want {
		e := t.part().error(bundle.Nonsense, "")
		e.Message = fmt.Sprintf("%s broke the protocol: it sent %s where pass '%s' makes %s",
			e.culprit(), output.Kind, last.Declared.Name, want)
		return output, e
	}
	if output.Kind != pass.KindModule {
		return output, j.examined(t, output)
	}
	if !wantsText(t.run.Plugin) && (bytecode.IsBytecode(output.Data) || !output.Format.Text) {
		output.Format = session.Format{}
		return output, nil
	}
	module, err := j.readBack(t, output.Data)
	if err != nil {
		return output, err
	}
	data, err := bytecode.Append(nil, module, bytecode.WriteOptions{Producer: producer, Size: len(output.Data)})
	return session.Payload{Kind: pass.KindModule, Data: data}, err
}

// examined looks at an artifact that is no module, before anything reads it or it
// reaches a file.
func (j *job) examined(t *turn, output session.Payload) error {
	err := artifact.Check(output.Kind, output.Data)
	if err == nil {
		return nil
	}
	e := t.part().error(bundle.Nonsense, "")
	e.Message = fmt.Sprintf("%s broke the protocol: the %s that it sent is none: %v", e.culprit(), output.Kind, err)
	return e
}

// readBack reads what a plugin wrote.
func (j *job) readBack(t *turn, data []byte) (*ir.Operation, error) {
	o := &j.host.o
	context, err := o.Library.Context(j.ctx, data, "")
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	module := syntax.Parse(context, diag.NewSource(j.in.Name, data), &sink, syntax.ParseOptions{
		AllowUnregistered: o.AllowUnregistered, Workers: o.Workers,
	})
	if module == nil || sink.HasErrors() {
		return nil, j.unreadable(t, &sink)
	}
	if verify.Verify(module, &sink, verify.Options{Workers: o.Workers}) {
		return module, nil
	}
	return nil, j.invalid(t, &sink)
}

// invalid blames a plugin for a module that the host has verified. It is reported after the
// verdict on the input, for which its diagnostics do not count.
func (j *job) invalid(t *turn, sink *diag.Sink) error {
	e := t.part().error(bundle.Invalid, "")
	e.Message = e.culprit() + " left IR that is not valid; the input is not to blame"
	j.verdicts = append(j.verdicts, func() error {
		j.sink.Join(sink)
		return e
	})
	return e
}
