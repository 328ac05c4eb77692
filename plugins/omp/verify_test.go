package omp_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRules breaks every rule of the definitions, and every hook.
func TestRules(t *testing.T) {
	plugintest.Rules(t, omp.Dialect, "testdata/rules/*.mlir", append(std.Plugin().Dialects, llvm.Dialect)...)
}
