package dlti_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/dlti"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRules breaks every rule of the definitions, and every hook.
func TestRules(t *testing.T) {
	plugintest.Rules(t, dlti.Dialect, "testdata/*.mlir", llvm.Dialect, gpu.Dialect)
}
