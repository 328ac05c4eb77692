package masks_test

import (
	"testing"

	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestLower gives operations masks of their own. What the results compute is run by the tests of
// vectortollvm.
func TestLower(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
}
