package run

import (
	"fmt"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/pace"
)

// decodePayload takes a module back that plugins have worked on. What one has made is
// verified here, with the checks of the dialects of others, too: it says that it has done so, and need not have.
func (j *job) decodePayload() error {
	if j.module != nil || j.payload.Kind != pass.KindModule {
		return nil
	}
	return j.timed("Decoder", func() error {
		context, err := j.host.o.Library.Context(j.ctx, j.payload.Data, j.host.o.Profile)
		if err != nil {
			return err
		}
		var sink diag.Sink
		if j.module = bytecode.ReadBy(j.host.o.Workers, context, j.in.Name, j.payload.Data, &sink); j.module == nil {
			return j.unreadable(&sink)
		}
		if j.maker == nil {
			return nil
		}
		if _, checks := j.checksHere(j.host.o.Library.Mentioned(j.payload.Data), j.maker.run.Plugin); verify.Verify(j.module, &sink, checks) {
			return nil
		}
		return j.invalid(j.maker, &sink)
	})
}

// unreadable is the error for a payload that cannot be read.
func (j *job) unreadable(sink *diag.Sink) error {
	if j.maker == nil {
		return failure.Unreadable(sink)
	}
	return j.maker.part().Unreadable(sink, nil)
}

// encode turns the host's module into bytes and lets it go.
func (j *job) encode() error { return j.encodeIn("") }

// encodeIn is encode for those who know the module in another profile.
func (j *job) encodeIn(profile string) error {
	if j.module == nil {
		return nil
	}
	return j.timed("Encoder", func() error {
		data, err := bytecode.Append(nil, j.module, bytecode.WriteOptions{
			Producer: producer, Profile: profile, Size: len(j.in.Source.Text()),
		})
		if err != nil {
			return fmt.Errorf("the module cannot be encoded: %w", err)
		}
		j.module = nil
		j.payload = session.Payload{Kind: pass.KindModule, Data: data}
		return nil
	})
}

// handOver encodes the host's module, if it has one, for others to go on with. It waits
// until the verifier is through with it, too: then the module is gone before another
// process has its own.
func (j *job) handOver() error {
	if j.module == nil {
		return nil
	}
	if err := j.encode(); err != nil {
		return err
	}
	j.readers.Wait()
	go pace.Return(len(j.in.Source.Text()) * pace.Text)
	return nil
}

// producer is what bytecode says of its origin.
const producer = "mlirc"

// finish makes the module at the end of a plan what is asked for. The host reads and
// verifies what plugins have made before anyone else gets to see it, and prints it itself.
func (j *job) finish() error {
	format := j.host.o.Module
	respell := j.host.o.Profile != "" && j.host.o.Profile != ods.OwnProfile
	asSent := j.module == nil
	if err := j.decodePayload(); err != nil {
		return err
	}
	if j.module == nil || asSent && !format.Text && !respell && !j.earlier {
		j.result.Output = j.payload
		return nil
	}
	if !format.Text {
		if err := j.encodeIn(j.host.o.Profile); err != nil {
			return err
		}
		j.result.Output = j.payload
		return nil
	}
	return j.timed("Output", func() error {
		form := j.host.o.Instruments.Form()
		form.Generic, form.DebugInfo = format.Generic, format.DebugInfo
		form.Profile, form.Workers = j.host.o.Profile, j.host.o.Workers
		text, ok := syntax.Append(nil, j.module, form, j.sink)
		if !ok {
			return ErrDiagnosed
		}
		j.result.Output = session.Payload{Kind: pass.KindModule, Format: format, Data: text}
		return nil
	})
}
