package e2e_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// withFaulty is the pipeline cpu with a pass of the plugin faulty in front.
func withFaulty(pass string) string {
	return `extends = "cpu"
[plugins]
faulty = { path = "` + binary("faulty") + `" }
[[stage]]
id = "mine"
pass = "` + pass + `"
before = "convert-std-to-llvm"
`
}

// TestFaultyPlugins: a plugin that goes wrong costs its stage; the message names
// the stage, the plugin and its version, and the end of what it said.
func TestFaultyPlugins(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		pass, want string
		status     int
		crash      bool
	}{
		{"faulty-panic", "mlirc: error: stage 'mine': plugin 'faulty' 0.3.1 crashed: pass 'faulty-panic' crashed: BUG: broken on purpose\n", 2, true},
		{"faulty-exit", "mlirc: error: stage 'mine': plugin 'faulty' 0.3.1 crashed: exit status 3; its last words:\n  these are the last words\n", 2, true},
		{"faulty-refuse", "mlirc: error: stage 'mine': pass 'faulty-refuse' failed: there is no such thing\n", 2, false},
		{"faulty-complain", "in.mlir:1:1: error: this plugin does not like it\nfunc @f(%a: i32) -> i32 {\n^\nin.mlir:1:1: note: nothing helps\n", 1, false},
	} {
		t.Run(c.pass, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"p.toml": withFaulty(c.pass), "in.mlir": sound, "out.o": "old"})
			got := d.mlirc("-p", "p.toml", "in.mlir", "-o", "out.o")
			assert.Equal(t, c.status, got.status)
			assert.True(t, strings.HasPrefix(got.stderr, c.want), got.stderr)
			assert.Equal(t, "old", d.read("out.o"))
			assert.Equal(t, []string{"in.mlir", "out.o", "p.toml"}, d.names())
			if c.crash {
				d.reproduces(d.keepBundle())
			}
			assert.Empty(t, d.bundles())
			d.alone()
		})
	}
}

// TestBrokenIR: a plugin that leaves a module invalid is found out, and named.
func TestBrokenIR(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"p.toml": withFaulty("faulty-break"), "in.mlir": sound})
	got := d.mlirc("-p", "p.toml", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "the IR is not valid after stage 'mine' of plugin 'faulty'")
	assert.Contains(t, got.stderr, "mlirc: error: stage 'mine': plugin 'faulty' 0.3.1 left IR that is not valid; the input is not to blame\n")
	d.reproduces(d.keepBundle())
	got = d.mlirc("-p", "p.toml", "--set", "host.verify-each=true", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "the IR is not valid after pass 'faulty-break'")
	d.reproduces(d.keepBundle())
	d.alone()
}

// TestBrokenArtifact: text that is no LLVM IR stops at the host if a plugin sends it, and with
// the error of LLVM if the user wrote it.
func TestBrokenArtifact(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{
		"p.toml":  "[plugins]\nfaulty = { path = \"" + binary("faulty") + "\" }\n[[stage]]\npass = \"faulty-llvm-ir\"\n[[stage]]\npass = \"llc\"\n",
		"in.mlir": sound,
	})
	got := d.mlirc("-p", "p.toml", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "mlirc: error: stage 'faulty-llvm-ir': plugin 'faulty' 0.3.1 broke the protocol: the llvm-ir that it sent is none: line 1, column 1: ")
	d.reproduces(d.keepBundle())

	d.write("llc.toml", "[[stage]]\npass = \"llc\"\n")
	d.write("in.ll", "this is not LLVM IR\n")
	got = d.mlirc("-p", "llc.toml", "in.ll", "-o", "out.o")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stderr, "expected top-level entity")
	assert.Empty(t, d.bundles())
	d.alone()
}

// TestNoPlugins: programs that are not plugins are distinguished from plugins that crash.
func TestNoPlugins(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "text": "no program"})
	for _, c := range []struct{ path, want string }{
		{d.script("silent", "exit 0\n"), "it does not introduce itself as a plugin of mlirc does; is this the right program?"},
		{d.script("failing", "echo not today >&2\nexit 1\n"), "is this the right program?\n    not today"},
		{d.script("talking", "echo hello\nexec sleep 1000\n"), "it does not introduce itself as a plugin of mlirc does; is this the right program?"},
		{binary("mlirc-plugin-llvm"), "is called 'llvm', not 'std'"},
		{binary("mlirc"), "it does not introduce itself as a plugin of mlirc does; is this the right program?"},
		{"/none/plugin", "plugin 'std' cannot be started: /none/plugin: no such file or directory"},
		{"./text", "plugin 'std' cannot be started: ./text: permission denied"},
		{"no-such-program", "plugin 'std' cannot be started: no-such-program: executable file not found in $PATH; a file is written with its folder, as in ./no-such-program"},
	} {
		got := d.mlirc("--set", "plugins.std.path="+c.path, "in.mlir", "-o", "out.o")
		assert.Equal(t, 2, got.status, c.path)
		assert.True(t, strings.HasPrefix(got.stderr, "--set plugins.std.path: error: "), got.stderr)
		assert.Contains(t, got.stderr, c.want)
		assert.NotContains(t, d.names(), "out.o")
		d.alone()
	}
}

// TestLog: the log has versions, digests, sizes and times of what is sent from process to
// process.
func TestLog(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": example(t, "saxpy"), "separate.toml": separate()})
	got := d.mlirc("-p", "separate.toml", "--log-level", "debug", "in.mlir", "-o", "out.o")
	require.Equal(t, 0, got.status, got.stderr)
	const digest = `sha256:[0-9a-f]{12}`
	for _, pattern := range []string{
		`plugin started: plugin=std pid=\d+ path=\S+ took=`,
		// What a plugin logs comes with its values in any order.
		`session open: .*(host=0\.1\.0.*version|version=0\.1\.0.*host)=0\.1\.0`,
		`handed over: plugin=std version=0\.1\.0 program="` + regexp.QuoteMeta(binary("mlirc-plugin-std")) + ` ` + digest +
			`" stages=\[.*"?convert-std-to-llvm{assert-messages=true}"?, "?reconcile-unrealized-casts"?\] dialects=\[.*"llvm@0\.1\.0 ` + digest +
			`".*\] in="module, \d+ bytes, ` + digest + `" out="module, \d+ bytes, ` + digest + `" took=`,
		`handed over: plugin=translate version=0\.1\.0 .* out="object, \d+ bytes, ` + digest + `" took=`,
		`done: what=Parser took=`,
	} {
		assert.Regexp(t, pattern, got.stderr)
	}
	d.alone()
}
