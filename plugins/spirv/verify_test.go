package spirv_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRules breaks every rule of the definitions, and every hook.
func TestRules(t *testing.T) {
	plugintest.Rules(t, spirv.Dialect, "testdata/rules/*.mlir")
}
