package kernel_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRules breaks every rule of the definitions.
func TestRules(t *testing.T) {
	plugintest.Rules(t, kernel.Dialect, "testdata/rules/*.mlir", std.Plugin().Dialects...)
}
