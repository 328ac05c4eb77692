package cheader_test

import (
	"testing"

	plugin "github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestGolden does what the archives of testdata say. That C can call what the headers
// declare is tested in internal/e2e.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(plugin.Plugin())).Golden("testdata/*.txtar")
}
