package included

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCommitOf(t *testing.T) {
	info := func(version string, settings ...debug.BuildSetting) *debug.BuildInfo {
		return &debug.BuildInfo{Main: debug.Module{Version: version}, Settings: settings}
	}
	revision := debug.BuildSetting{Key: "vcs.revision", Value: "abc"}
	assert.Equal(t, "unknown", commitOf(nil))
	assert.Equal(t, "unknown", commitOf(info("(devel)")))
	assert.Equal(t, "of module version v0.1.0", commitOf(info("v0.1.0")))
	assert.Equal(t, "abc", commitOf(info("", revision)))
	assert.Equal(t, "abc, with changes", commitOf(info("", revision, debug.BuildSetting{Key: "vcs.modified", Value: "true"})))
}
