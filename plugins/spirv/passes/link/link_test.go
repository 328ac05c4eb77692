package link_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestGolden joins modules: definitions take the place of declarations, private symbols are
// renamed, and what does not fit is an error.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(plugin.Plugin())).Golden("testdata/*.txtar")
}
