package structurize_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestGolden nests phis, ways that leave a function, loops and what a break leaves. That the binary
// form stays the same is TestRoundTrip of package binary.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(plugin.Plugin())).Golden("testdata/*.txtar")
}
