package ranks_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/ranks"
)

// TestAgreesWithOracle compares each pass with the tool.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, ranks.Passes()...).Files(t, "testdata/*.mlir")
}

// constant is a line that makes a constant; where the tools put them differs.
var constant = regexp.MustCompile(`(?m)^ *%[\w]+ = constant .*\n`)

// TestSizes compares sizes of results.
func TestSizes(t *testing.T) {
	text, err := os.ReadFile("testdata/sizes/sizes.mlir")
	require.NoError(t, err)
	cases := strings.Split(string(text), "// -----\n")
	own := passdiff.New(t, ranks.Passes()...)
	for _, name := range []string{"resolve-shaped-type-result-dims", "resolve-ranked-shaped-type-result-dims"} {
		for i, a := range oracle.Opt(t, cases, "-"+name) {
			require.True(t, a.OK, a.Problem)
			got := own.Apply(t, name, cases[i])
			assert.NotEqual(t, own.Apply(t, "", cases[i]), got)
			assert.Equal(t, strings.TrimSpace(constant.ReplaceAllString(a.Text, "")), strings.TrimSpace(constant.ReplaceAllString(got, "")), cases[i])
		}
	}
}
