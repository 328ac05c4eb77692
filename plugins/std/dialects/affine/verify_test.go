package affine_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRules breaks every rule of the definitions, and every hook.
func TestRules(t *testing.T) {
	plugintest.Rules(t, affine.Dialect, "testdata/rules/*.mlir", std.Plugin().Dialects...)
}

// TestCanonicalize does what the archives of testdata say.
func TestCanonicalize(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
}
