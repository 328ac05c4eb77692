package run_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/run"
)

// TestModuleForTarget writes the target into a module, and takes none that is for another.
func TestModuleForTarget(t *testing.T) {
	b := newBench(t, "[target]\ntriple = \"armv7-linux-gnueabihf\"\n"+stages("dce"))
	var o run.Options
	o.Module.Text = true
	const layout = `llvm.data_layout = "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"`
	for in, want := range map[string]string{
		"module {\n}\n": "module attributes {" + layout + `, llvm.target_triple = "armv7-linux-gnueabihf"}  {` + "\n}\n\n",
		"module attributes {llvm.triple = \"armv7-unknown-linux-gnueabihf\", llvm.data_layout = \"e-p:32:64\"} {\n}\n": "module attributes {llvm.data_layout = \"e-p:32:64\", llvm.triple = \"armv7-unknown-linux-gnueabihf\"}  {\n}\n\n",
	} {
		r, sink, err := b.run(t, t.Context(), o, in)
		require.NoError(t, err, "%v", sink.Diagnostics())
		assert.Equal(t, want, string(r.Output.Data))
	}
	const wayOut = "; remove the attribute, or leave target.triple out"
	for attr, want := range map[string]string{
		`llvm.target_triple = "x86_64-linux-gnu"`: `the module has llvm.target_triple = "x86_64-linux-gnu", and target.triple asks for 'armv7-linux-gnueabihf'` + wayOut,
		`llvm.triple = "x86_64-linux-gnu"`:        `the module has llvm.triple = "x86_64-linux-gnu", and target.triple asks for 'armv7-linux-gnueabihf'` + wayOut,
		`llvm.data_layout = "e-p:64:64"`:          `the module has llvm.data_layout = "e-p:64:64", and target.triple asks for 'e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64'` + wayOut,
		`llvm.data_layout = "E-p:32:32"`:          `the module has llvm.data_layout = "E-p:32:32", and target.triple asks for 'e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64'` + wayOut,
	} {
		_, sink, err := b.run(t, t.Context(), o, "\nmodule attributes {"+attr+"} {\n}\n")
		require.ErrorIs(t, err, run.ErrDiagnosed)
		require.Len(t, sink.Diagnostics(), 1)
		assert.Equal(t, want, sink.Diagnostics()[0].Message)
		assert.Equal(t, 2, sink.Diagnostics()[0].Pos.Line)
	}
}
