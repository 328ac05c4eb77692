package expand_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

const path = "testdata/expand.txtar"

// TestGolden expands what stands in testdata. What the operations compute is
// executed by the tests of package tollvm.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden(path)
}

// TestGoldenIsValid hands the result to mlir-opt-13, which prints the same.
func TestGoldenIsValid(t *testing.T) {
	want := archive.Read(t, path).Text("std-expand")
	assert.Equal(t, strings.TrimSpace(want), strings.TrimSpace(oracle.Pipe(t, want, "mlir-opt-13")))
}

// TestIdle leaves alone what is simple already.
func TestIdle(t *testing.T) {
	const text = "func @f(%a: i32) -> i32 {\n  %0 = divi_signed %a, %a : i32\n  return %0 : i32\n}\n"
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	out := k.Run(t.Context(), plugintest.Job{Input: text, Pipeline: "std-expand"})
	assert.Contains(t, out.String(), "divi_signed")
}
