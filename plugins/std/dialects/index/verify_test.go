package index_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/std"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/index"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRules breaks every rule of the definitions, and every hook.
func TestRules(t *testing.T) {
	plugintest.Rules(t, dialect.Dialect, "testdata/*.mlir", std.Plugin().Dialects...)
}
