package run

import (
	"bytes"
	"errors"
	"slices"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/versions"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/pace"
)

// read makes the input what the first stage consumes.
func (j *job) read() error {
	if j.plan.Input != pass.KindModule {
		j.payload = session.Payload{Kind: j.plan.Input, Data: j.in.Source.Text()}
		j.route()
		return nil
	}
	if text := j.in.Source.Text(); bytecode.IsBytecode(text) {
		pace.Expect(len(text) * pace.Bytecode)
	} else {
		pace.Expect(len(text) * pace.Text)
	}
	if err := j.timed("Parser", j.parse); err != nil {
		return err
	}
	j.route()
	if len(j.runs) > 0 && (j.runs[0].Plugin != nil || j.runs[0].Owners != nil) {
		j.verifyBeside()
		return nil
	}
	if err := j.timed("Verifier", j.verify); err != nil {
		return err
	}
	j.asked = true
	return j.askOwnersHere()
}

// parse reads the input with the dialects that it mentions. One that cannot be
// read so is read once more with all there are, for they know what it may have
// meant, and so is one with operations that they do not know: those may have other names in a later profile.
func (j *job) parse() error {
	context, err := j.host.o.Library.Context(j.ctx, j.in.Source.Text(), j.host.o.Profile)
	if err != nil {
		return err
	}
	found, err := unlessGone(j.user, func() *parsed { return j.decode(context) })
	if err != nil {
		return err
	}
	if found.module == nil || found.sink.HasErrors() || j.host.o.AllowUnregistered && hasUnregistered(found.module) {
		if context, err = j.host.o.Library.FullContext(j.ctx); err != nil {
			return err
		}
		if found, err = unlessGone(j.user, func() *parsed { return j.decode(context) }); err != nil {
			return err
		}
	}
	j.module, j.context = found.module, context
	j.sink.Join(&found.sink)
	if j.module == nil {
		j.noteUnpinned()
	}
	if err := j.diagnosed(j.module != nil); err != nil {
		return err
	}
	if err := j.target(); err != nil {
		return err
	}
	return j.followed()
}

// speakAsInput calls operations in messages as the input does, where that is in a profile with other names.
func (j *job) speakAsInput() {
	if j.context == nil || j.sink.Len() == 0 || bytecode.IsBytecode(j.in.Source.Text()) {
		return
	}
	text := string(j.in.Source.Text())
	profile := versions.ReadIn(j.context, j.host.o.Profile, text)[0]
	j.sink.Reword(func(message string) string { return versions.MessageIn(j.context, profile, text, message) })
}

// hasUnregistered reports whether a module has operations without a definition.
func hasUnregistered(module *ir.Operation) bool {
	return !ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if op.Name().Def() == nil {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// parsed is what came of reading an input; module is nil where nothing did.
type parsed struct {
	module *ir.Operation
	sink   diag.Sink
}

func (j *job) decode(context *ir.Context) *parsed {
	text, o, p := j.in.Source.Text(), &j.host.o, &parsed{}
	if bytecode.IsBytecode(text) {
		p.module = bytecode.ReadBy(o.Workers, context, j.in.Name, text, &p.sink)
		return p
	}
	p.module = syntax.Parse(context, j.in.Source, &p.sink, syntax.ParseOptions{
		AllowUnregistered: o.AllowUnregistered, Profile: o.Profile, Workers: o.Workers,
		KeepNames: o.Instruments.NameLocs || j.plan.KeepsNames(),
	})
	if p.module != nil && !p.sink.HasErrors() {
		warnOfMisspelled(p.module, &p.sink)
	}
	return p
}

// diagnosed turns what was reported into an error.
func (j *job) diagnosed(ok bool) error {
	if ok && !j.sink.HasErrors() {
		return nil
	}
	if !j.sink.HasErrors() {
		return errors.New("reading the input failed without a reason; please report this")
	}
	return ErrDiagnosed
}

// noteUnpinned adds that a dialect which the text seems to have is that of a plugin which the lock
// keeps from being used.
func (j *job) noteUnpinned() {
	text := j.in.Source.Text()
	said := j.host.o.Catalog.Unpinned(func(m *catalog.Manifest) bool {
		return slices.ContainsFunc(m.Dialects, func(d catalog.Dialect) bool { return bytes.Contains(text, []byte(d.Name+".")) })
	})
	if said != "" {
		j.sink.Report(diag.NewWarning(diag.Position{File: j.in.Name}, "a dialect that the text has is not known: "+said))
	}
}
