package versions_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/host/versions"
)

func TestFits(t *testing.T) {
	assert.NoError(t, versions.Fits("0.1.4", "^0.1"))
	assert.ErrorContains(t, versions.Fits("0.2.0", "^0.1"), "does not fit '^0.1'")
	assert.ErrorContains(t, versions.Fits("0.1.0", "so so"), "no range of versions")
	assert.ErrorContains(t, versions.Fits("latest", "^0.1"), "no version")
}
