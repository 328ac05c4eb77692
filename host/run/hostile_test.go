package run_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/session"
)

// attack has the plugin attack that has described itself like an honest one.
func (b *bench) attack(name string) {
	for _, p := range b.catalog.Plugins {
		if p.Name == "hostile" {
			b.pool.Release(p)
			p.Args = []string{name}
		}
	}
}

// TestHostile: whatever a plugin replies, the error names it with its version and its
// stage, and says what is wrong and what to do. Nothing that it sent gets further.
func TestHostile(t *testing.T) {
	for attack, wrong := range map[string]string{
		"honest":                              "it sent text where pass 'attack-module' makes module",
		"text for a module":                   "it sent text where pass 'attack-module' makes module",
		"module of noise":                     "the module that came back cannot be read",
		"module of escapes":                   "the module that came back cannot be read",
		"module of broken bytecode":           "the module that came back cannot be read",
		"module of a dialect that is unknown": "the module that came back cannot be read",
		"module that is not valid":            "plugin 'hostile' 6.6.6 left IR that is not valid; the input is not to blame",
		"bytecode that is not valid":          "plugin 'hostile' 6.6.6 left IR that is not valid; the input is not to blame",
		"endless diagnostics":                 "broke the protocol: more than 100000 diagnostics (bound 'diagnostics'); its author finds the bounds in docs/protocol.md",
		"endless printed text":                "broke the protocol: more than 16777216 bytes in a reply (bound 'host.replies'); raise it with --set host.replies=...",
		"text that was not asked for":         "broke the protocol: the reply prints what no instrument asks for",
		"module of one long name":             " bytes more)",
		"status of lines":                     `broke the protocol: it answers with the error 'Internal' of gRPC: s\0Amlirc: error: forged`,
		"failure without a stage":             "plugin 'hostile' 6.6.6 failed before its first pass: m\n  mlirc: error: forged",
		"last words of lines":                 "crashed: exit status 9; its last words:\n  w\n  mlirc: error: forged",
		"failure of another stage":            "broke the protocol: the reply tells of a stage 'another', which was not asked for",
		"silence":                             "plugin 'hostile' 6.6.6 is not done after 200ms (host.deadline); it was stopped; if it only needs longer, --set host.deadline=... gives it that",
		"death in the middle":                 "plugin 'hostile' 6.6.6 crashed: exit status 9",
	} {
		t.Run(attack, func(t *testing.T) {
			b := newBench(t, stages("attack-module"))
			b.attack(attack)
			o := run.Options{
				Module: session.Format{Text: true}, Limits: &session.Limits{Replies: 16 << 20, Deadline: time.Minute},
			}
			o.Instruments.PrintAfterAll = attack == "endless printed text"
			if attack == "silence" {
				o.Limits.Deadline = 200 * time.Millisecond
			}
			r, _, err := b.run(t, t.Context(), o, "module {\n}\n")
			assert.Nil(t, r)
			require.ErrorContains(t, err, wrong)
			require.ErrorContains(t, err, "stage 'attack-module': ")
			require.ErrorContains(t, err, "plugin 'hostile' 6.6.6")
			assert.NotContains(t, err.Error(), "\nmlirc")
			assert.Less(t, len(err.Error()), 10<<10)
		})
	}
}

// TestHostileArtifact: what is no module is looked at, too, before it becomes an output.
func TestHostileArtifact(t *testing.T) {
	for _, c := range []struct{ pass, attack, wrong string }{
		{"attack-llvm-ir", "LLVM IR of escapes", `the llvm-ir that it sent is none: line 2, column 3: text has no '\1B'`},
		{"attack-llvm-ir", "LLVM IR of noise", "the llvm-ir that it sent is none: line 1, column 1: no module begins so"},
		{"attack-llvm-ir", "LLVM IR that ends within a function", "the llvm-ir that it sent is none: it ends within a function of line 1"},
		{"attack-llvm-ir", "kind that is not looked into", "it sent text where pass 'attack-llvm-ir' makes llvm-ir"},
		{"attack-asm", "assembly of characters that turn text", `the asm that it sent is none: line 2, column 9: text has no '\E2'`},
		{"attack-object", "object of noise", "the object that it sent is none: it does not begin as one"},
		{"attack-object", "object that ends early", "the object that it sent is none: "},
	} {
		t.Run(c.attack, func(t *testing.T) {
			b := newBench(t, stages(c.pass))
			b.attack(c.attack)
			r, _, err := b.run(t, t.Context(), run.Options{}, "module {\n}\n")
			assert.Nil(t, r)
			require.ErrorContains(t, err, "stage '"+c.pass+"': plugin 'hostile' 6.6.6 broke the protocol: "+c.wrong)
		})
	}
	b := newBench(t, stages("attack-llvm-ir"))
	b.attack("LLVM IR")
	r, _, err := b.run(t, t.Context(), run.Options{}, "module {\n}\n")
	require.NoError(t, err)
	assert.Equal(t, "; ünder\ndeclare void @f()\n", string(r.Output.Data))
}

// TestATextIsParsed: a module that comes as text is what the host makes of it.
func TestATextIsParsed(t *testing.T) {
	b := newBench(t, stages("attack-module"))
	b.attack("module with a comment")
	r, _, err := b.run(t, t.Context(), run.Options{Module: session.Format{Text: true}}, "module {\n}\n")
	require.NoError(t, err)
	assert.Equal(t, "module  {\n}\n\n", string(r.Output.Data))
}

// TestAnErrorIsNoSuccess: a run that reports an error fails, whatever its result says.
func TestAnErrorIsNoSuccess(t *testing.T) {
	b := newBench(t, stages("attack-module"))
	b.attack("an error, and success")
	r, _, err := b.run(t, t.Context(), run.Options{Module: session.Format{Text: true}}, "module {\n}\n")
	assert.Nil(t, r)
	require.ErrorIs(t, err, run.ErrDiagnosed)
}

// TestAReplyIsNotTheInput: positions in what a plugin wrote are not shown as the user's.
func TestAReplyIsNotTheInput(t *testing.T) {
	b := newBench(t, stages("attack-module"))
	b.attack("module that repeats a symbol")
	_, sink, err := b.run(t, t.Context(), run.Options{Module: session.Format{Text: true}}, "module {\n}\n")
	require.Error(t, err)
	require.Len(t, sink.Diagnostics(), 1)
	assert.Equal(t, "reply of plugin 'hostile':2:1", sink.Diagnostics()[0].Pos.String())
}

// TestWhoGarbledIsNamed: of a module that the next plugin cannot read, its maker is at fault.
func TestWhoGarbledIsNamed(t *testing.T) {
	b := newBench(t, stages("attack-module", "echo-nothing"))
	b.attack("module of broken bytecode")
	r, _, err := b.run(t, t.Context(), run.Options{}, "module {\n}\n")
	assert.Nil(t, r)
	require.ErrorContains(t, err, "stage 'attack-module': plugin 'hostile' 6.6.6 broke the protocol: the module that came back cannot be read: ")
}
