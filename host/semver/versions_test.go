package semver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/host/semver"
)

func TestFits(t *testing.T) {
	for _, c := range []struct{ version, wanted string }{
		{"0.1.0", "^0.1"}, {"0.1.4", "^0.1"}, {"0.1.4", " ^0.1.2"}, {"1.9.0", "^1.2"}, {"0.0.3", "^0.0.3"},
		{"0.9.0", "^0"}, {"0.1.4", ">= 0.1, < 0.3"}, {"0.1.4", "~> 0.1.0"}, {"0.1.4", "0.1.4"},
	} {
		assert.NoError(t, semver.Fits(c.version, c.wanted), "%s in %s", c.version, c.wanted)
	}
	for _, c := range []struct{ version, wanted string }{
		{"0.2.0", "^0.1"}, {"0.1.1", "^0.1.2"}, {"2.0.0", "^1.2"}, {"0.0.4", "^0.0.3"}, {"1.0.0", "^0"}, {"0.0.1", "^0.0.0-a.b.c"},
		{"0.3.0", ">= 0.1, < 0.3"}, {"0.2.0", "~> 0.1.0"}, {"0.1.0-rc.1", "^0.1"}, {"0.10.0", "^0.1"},
	} {
		assert.ErrorContains(t, semver.Fits(c.version, c.wanted), "does not fit '"+c.wanted+"'", c.version)
	}
	for _, wanted := range []string{"so so", "^", "^x", "^1.y", "^-1", "^0.1, "} {
		assert.ErrorContains(t, semver.Fits("0.1.0", wanted), "no range of versions", wanted)
	}
	for _, version := range []string{"latest", "0.1.", "0.1.x"} {
		assert.ErrorContains(t, semver.Fits(version, "^0.1"), "no version", version)
	}
}

func TestCompare(t *testing.T) {
	sorted := []string{"a", "b", "0.1.0-rc.1", "0.1.0", "0.2.0", "0.10.0", "1.0.0"}
	for i, a := range sorted {
		for j, b := range sorted {
			got := semver.Compare(a, b)
			assert.Equal(t, i < j, got < 0, "%s, %s", a, b)
			assert.Equal(t, i == j, got == 0, "%s, %s", a, b)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, v := range []string{"0.1.0", "1.2.3-rc.1", "1.2.3+build"} {
		assert.NoError(t, semver.Check(v))
	}
	for _, v := range []string{"", "1", "1.2", "v1.2.3", "1.2.3.4", "1.2.3/..", "latest"} {
		assert.ErrorContains(t, semver.Check(v), "is no version", v)
	}
	assert.NoError(t, semver.CheckRange("^0.3"))
	assert.ErrorContains(t, semver.CheckRange("so so"), "no range of versions")
	assert.Equal(t, "^0.3", semver.Compatible("0.3.7"))
	assert.Empty(t, semver.Compatible("none"))
}
