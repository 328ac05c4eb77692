package semver_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/semver"
)

func TestRanges(t *testing.T) {
	cases := []struct{ wanted, in, out string }{
		{"^0.1", "0.1.0 0.1.9", "0.0.9 0.2.0 1.1.0 0.1.0-rc.1"},
		{"0.1", "0.1.0 0.1.9", "0.2.0"},
		{"^1.2", "1.2.0 1.9.3 1.2.3+build.7", "1.1.9 2.0.0 2.0.0-rc.1"},
		{"^0.0.3", "0.0.3", "0.0.4 0.0.2"},
		{"^1", "1.0.0 1.9.0", "2.0.0 0.9.0"},
		{"^0", "0.0.0 0.9.9", "1.0.0"},
		{"~1.2", "1.2.0 1.2.9", "1.3.0"},
		{"~1.2.3", "1.2.3 1.2.9", "1.2.2 1.3.0"},
		{"=1.2.3", "1.2.3", "1.2.4 1.2.2"},
		{"=1.2", "1.2.3", "1.3.0"},
		{">=1.2, <2", "1.2.0 1.9.9", "1.1.9 2.0.0"},
		{">1.2", "1.3.0", "1.2.9"},
		{">1.2.3", "1.2.4", "1.2.3"},
		{"<=1.2.3", "1.2.3 0.1.0", "1.2.4"},
		{"*", "0.0.0 9.9.9", "1.0.0-rc.1"},
		{">=1.0.0-rc.2", "1.0.0-rc.2 1.0.0-rc.10 1.0.0 1.1.0", "1.0.0-rc.1 1.1.0-rc.3 1.0.0-beta"},
		{"=1.0.0-rc.2", "1.0.0-rc.2", "1.0.0-rc.3 1.0.0"},
	}
	for _, c := range cases {
		for _, v := range strings.Fields(c.in) {
			assert.NoError(t, semver.Fits(v, c.wanted), "%s in %s", v, c.wanted)
		}
		for _, v := range strings.Fields(c.out) {
			assert.Error(t, semver.Fits(v, c.wanted), "%s in %s", v, c.wanted)
		}
	}
}

func TestOrder(t *testing.T) {
	order := strings.Fields("0.0.1 0.1.0 1.0.0-1 1.0.0-2 1.0.0-10 1.0.0-alpha 1.0.0-alpha.1 1.0.0-beta 1.0.0 1.0.1 1.1.0 2.0.0")
	for i := range order {
		for j := range order {
			a, err := semver.Parse(order[i])
			require.NoError(t, err)
			b, err := semver.Parse(order[j])
			require.NoError(t, err)
			assert.Equal(t, i < j, a.Compare(b) < 0, "%s %s", a, b)
			assert.Equal(t, order[i], a.String())
		}
	}
}

func TestMalformed(t *testing.T) {
	for _, text := range []string{"", "x", "1", "1.2", "1.2.3.4", "1..3", "v1.2.3", "-1.0.0"} {
		_, err := semver.Parse(text)
		assert.Error(t, err, text)
	}
	for _, text := range []string{"", " ", "new", "^", "=>1.0", "^1.2.3.4", "1.x"} {
		_, err := semver.ParseRange(text)
		assert.ErrorContains(t, err, "is no range of versions", text)
	}
}
