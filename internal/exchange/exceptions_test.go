package exchange

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ods"
)

// exceptionList is what a later mlir-opt says of modules that it need not take.
type exceptionList []*regexp.Regexp

// exceptions reads those of a profile and of the profiles that hold there, such as testdata/mlir-22.txt:
// regular expressions, each behind a comment with the reason.
func exceptions(t testing.TB, profile string) exceptionList {
	t.Helper()
	var list exceptionList
	for _, p := range ods.Profiles() {
		if tools[p.Name] != "" && ods.HoldsIn(p.Name, profile) {
			list = append(list, exceptionsIn(t, p.Name)...)
		}
	}
	return list
}

func exceptionsIn(t testing.TB, profile string) (list exceptionList) {
	text, err := os.ReadFile("testdata/" + profile + ".txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		list = append(list, regexp.MustCompile(line))
	}
	return list
}

func (l exceptionList) covers(problem string) bool {
	for _, r := range l {
		if r.MatchString(problem) {
			return true
		}
	}
	return false
}
