package run

import (
	"fmt"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/run/compat"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/artifact"
)

// adapter gives modules to plugins in the form that they read.
func (j *job) adapter() *compat.Adapter {
	return &compat.Adapter{Library: j.host.o.Library, File: j.in.Name, Workers: j.host.o.Workers, Producer: producer}
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
		return output, t.part().Nonsense(fmt.Sprintf("it sent %s where pass '%s' makes %s", output.Kind, last.Declared.Name, want))
	}
	if output.Kind != pass.KindModule {
		return output, j.examined(t, output)
	}
	if !compat.WantsText(t.run.Plugin) && (bytecode.IsBytecode(output.Data) || !output.Format.Text) {
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
	return t.part().Nonsense(fmt.Sprintf("the %s that it sent is none: %v", output.Kind, err))
}

// readBack reads what a plugin wrote.
func (j *job) readBack(t *turn, data []byte) (*ir.Operation, error) {
	o := &j.host.o
	context, err := o.Library.Context(j.ctx, data, "")
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	source := diag.NewSource(t.replyName(), data)
	module := syntax.Parse(context, source, &sink, syntax.ParseOptions{
		AllowUnregistered: o.AllowUnregistered, Workers: o.Workers,
	})
	if module == nil || sink.HasErrors() {
		return nil, t.part().Unreadable(&sink, source)
	}
	if verify.Verify(module, &sink, verify.Options{Workers: o.Workers}) {
		return module, nil
	}
	return nil, j.invalid(t, &sink)
}

// replyName stands in positions of what a plugin wrote, which are none of the user's file.
func (t *turn) replyName() string { return "reply of plugin '" + t.run.Plugin.Name + "'" }

// invalid blames a plugin for a module that the host has verified. It is reported after the
// verdict on the input, for which its diagnostics do not count.
func (j *job) invalid(t *turn, sink *diag.Sink) error {
	e := t.part().Invalid()
	j.verdicts = append(j.verdicts, func() error {
		j.sink.Join(sink)
		return e
	})
	return e
}
