package linalg_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRules breaks every rule of the definitions, and every hook.
func TestRules(t *testing.T) {
	plugintest.Rules(t, linalg.Dialect, "testdata/rules/*.mlir", std.Plugin().Dialects...)
}
