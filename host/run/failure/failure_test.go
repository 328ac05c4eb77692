package failure_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/session"
)

// stages are three of one plugin; the last takes assembly.
func stages() (failure.Case, failure.Part) {
	kit := &catalog.Plugin{Manifest: &catalog.Manifest{Name: "kit", Version: "1.0.0"}}
	stage := func(id, consumes string) plan.Stage {
		s := plan.Stage{Plugin: kit, Declared: &catalog.Pass{Name: id, Consumes: consumes}}
		s.ID = id
		return s
	}
	list := []plan.Stage{stage("one", pass.KindModule), stage("two", pass.KindModule), stage("three", "asm")}
	return failure.Case{Stages: list}, failure.Part{By: bundle.ByPlugin, Run: &plan.Run{Plugin: kit, Stages: list}}
}

func TestFailed(t *testing.T) {
	for name, c := range map[string]struct {
		f        session.Failure
		reported bool
		change   func(*failure.Case)
		kind     string
		want     string // empty: the input is at fault
	}{
		"a reason":         {f: session.Failure{Stage: "one", Message: "no such tool"}, kind: bundle.Rejected, want: "stage 'one': no such tool"},
		"no reason":        {f: session.Failure{Stage: "one"}, kind: bundle.Rejected, want: "stage 'one': failed without a reason"},
		"a tool":           {f: session.Failure{Stage: "one", Message: "llc: no", Tool: "llc"}, kind: bundle.ToolFail, want: "stage 'one': llc: no"},
		"a crash":          {f: session.Failure{Stage: "two", Message: "oops", Crashed: true}, reported: true, kind: bundle.Crash, want: "stage 'two': plugin 'kit' 1.0.0 crashed: oops"},
		"invalid IR":       {f: session.Failure{Stage: "two", Invalid: true, Message: "it is not valid"}, kind: bundle.Invalid, want: "stage 'two': plugin 'kit' 1.0.0 left IR that is not valid; the input is not to blame"},
		"of which of them": {f: session.Failure{Stage: "two", Invalid: true, Message: "it is not valid"}, change: func(c *failure.Case) { c.SkipVerify = true }, kind: bundle.Invalid, want: "stage 'one' to 'two': plugin 'kit' 1.0.0 left IR that is not valid; the input is not to blame"},
		"a bad module":     {f: session.Failure{Stage: "two"}, reported: true},
		"a bad artifact": {f: session.Failure{Stage: "three"}, reported: true, kind: bundle.ToolFail,
			want: "stage 'three': pass 'three' refuses the asm that was made for it; the input is not to blame\nit comes from stage 'two' of plugin 'kit' 1.0.0"},
		"an artifact of the user's": {f: session.Failure{Stage: "three"}, reported: true, change: func(c *failure.Case) { c.Stages = c.Stages[2:] }},
		"an artifact of ours": {f: session.Failure{Stage: "three"}, reported: true, kind: bundle.ToolFail,
			change: func(c *failure.Case) { c.Stages, c.MadeInput = c.Stages[2:], true },
			want:   "stage 'three': pass 'three' refuses the asm that was made for it; the input is not to blame"},
	} {
		t.Run(name, func(t *testing.T) {
			plan, part := stages()
			if c.change != nil {
				c.change(&plan)
			}
			e := plan.Failed(part, &c.f, c.reported)
			if c.want == "" {
				assert.Nil(t, e)
				return
			}
			require.NotNil(t, e)
			assert.Equal(t, c.want, e.Reason())
			assert.Equal(t, c.kind, e.Kind)
			assert.Equal(t, &bundle.Failure{Kind: c.kind, Plugin: "kit", Version: "1.0.0", Stage: e.Stage, Message: c.want}, failure.Record(fmt.Errorf("x: %w", e)))
		})
	}
	assert.Nil(t, failure.Record(errors.New("the disk is full")))
}

func TestLost(t *testing.T) {
	_, part := stages()
	part.At = "two"
	for want, err := range map[string]error{
		"stage 'three': plugin 'kit' 1.0.0 is not done after 2s (host.deadline); it was stopped; if it only needs longer, --set host.deadline=... gives it that": &session.LateError{After: 2 * time.Second, Stage: "three"},
		"stage 'two': plugin 'kit' 1.0.0 broke the protocol: too long":                                                                                           &session.ProtocolError{Plugin: "kit", Err: errors.New("too long")},
		"stage 'two': plugin 'kit' 1.0.0 crashed: exit status 2; its last words:\npanic: oops":                                                                   &session.CrashError{Plugin: "kit", Status: "exit status 2", Stderr: "panic: oops"},
		"stage 'two': something else": errors.New("something else"),
	} {
		assert.Equal(t, want, failure.Lost(part, err).Reason())
	}
	part.At = ""
	assert.Equal(t, "stage 'one' to 'three': plugin 'kit' 1.0.0 crashed: killed", failure.Lost(part, &session.CrashError{Status: "killed"}).Reason())
}

func TestUnreadable(t *testing.T) {
	_, part := stages()
	var sink diag.Sink
	assert.EqualError(t, failure.Unreadable(&sink), "the module that came back cannot be read")
	sink.Report(diag.NewError(diag.Position{}, "no bytecode"))
	sink.Report(diag.NewError(diag.Position{}, "and more"))
	assert.Equal(t, "stage 'one' to 'three': plugin 'kit' 1.0.0 broke the protocol: the module that came back cannot be read: no bytecode", part.Unreadable(&sink, nil).Reason())
	var text diag.Sink
	source := diag.NewSource("reply of plugin 'kit'", []byte("one\n  two\n"))
	text.Report(diag.NewError(diag.Position{File: source.Name(), Line: 2, Col: 3}, "expected '='"))
	assert.Equal(t, "stage 'one' to 'three': plugin 'kit' 1.0.0 broke the protocol: the module that came back cannot be read: "+
		"reply of plugin 'kit':2:3: error: expected '='\n    two\n    ^", part.Unreadable(&text, source).Reason())
}

// TestError has what can be done: the author's frames, and the bundle or why there is none.
func TestError(t *testing.T) {
	e := &failure.Error{Kind: bundle.Crash, Plugin: "kit", Version: "1.0.0", Message: "oops", Bundle: "/tmp/b.zip",
		Stack: "panic(0x1)\n\t/go/src/runtime/panic.go:7 +0x1\nmain.lower(...)\n\t/home/me/lower.go:3 +0x2\n"}
	assert.EqualError(t, e, "plugin 'kit' 1.0.0 crashed: oops\n  at main.lower (/home/me/lower.go:3)\n`mlirc reproduce '/tmp/b.zip'` runs it again; a report is best made with that file")
	e = &failure.Error{Kind: bundle.Crash, Message: "oops", Unkept: errors.New("the disk is full"), Stack: e.Stack}
	assert.EqualError(t, e, "oops\nthere is no failure bundle: the disk is full", "frames of the host are not for the user")
}
