package e2e_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/funcgen"
)

// TestAgreement: the same bytes come out with one worker and with two, and with
// the plugins in processes of their own, of programs of their own, and in the
// host's.
func TestAgreement(t *testing.T) {
	t.Parallel()
	inputs := map[string]string{"funcs.mlir": funcgen.Module(300)}
	for _, name := range exampleNames(t) {
		inputs[name+".mlir"] = example(t, name)
	}
	for file, text := range inputs {
		for _, kind := range []string{"module", "llvm-ir", "asm", "object"} {
			t.Run(kind+"/"+file, func(t *testing.T) {
				t.Parallel()
				if kind != "module" {
					needLLVM(t)
				}
				d := newDesk(t, map[string]string{file: text, "separate.toml": separate()})
				d.agree(file, kind)
				d.alone()
			})
		}
	}
}

// separate is the pipeline cpu with plugins that are programs of their own.
func separate() string {
	return `extends = "cpu"
[plugins]
std = { path = "` + binary("mlirc-plugin-std") + `", version = "^0.1" }
translate = { path = "` + binary("mlirc-plugin-translate") + `", tools = ["llc", "ld"] }
`
}

func (d *desk) agree(file, kind string) {
	d.t.Helper()
	want := ""
	for _, flags := range [][]string{
		{"-p", "cpu"}, {"-p", "cpu", "-j", "1"}, {"-p", "cpu", "-j", "2"}, {"-p", "cpu", "--in-process"},
		{"-p", "cpu", "-j", "2", "--in-process"}, {"-p", "separate.toml", "-j", "2"},
	} {
		d.succeed(append(flags, "--emit", kind, file, "-o", "out")...)
		got := d.read("out")
		require.NotEmpty(d.t, got)
		if want == "" {
			want = got
		}
		if got != want { // an object is no text to compare line by line
			d.t.Errorf("%v: other bytes", flags)
		}
	}
	assert.Equal(d.t, want, d.succeed("--emit", kind, file, "-o", "-"), "standard output")
	if kind == "module" {
		d.succeed("--emit", kind, "--emit-bytecode", file, "-o", "out.mlirbc")
		assert.Equal(d.t, want, d.succeed("opt", "out.mlirbc"), "bytecode")
	}
}

// TestOptAgrees does so for passes that run on functions at the same time.
func TestOptAgrees(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": funcgen.Module(300)})
	passes := []string{"opt", "-canonicalize", "-cse", "-convert-std-to-llvm", "-symbol-dce", "in.mlir"}
	want := d.succeed(append(passes, "-j=1")...)
	for _, flag := range []string{"-j=2", "-in-process", "-mlir-disable-threading"} {
		assert.Equal(t, want, d.succeed(append(passes, flag)...), flag)
	}
	d.alone()
}
