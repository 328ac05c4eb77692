package exchange

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// exceptionList is what mlir-opt-19 says of modules that it need not take.
type exceptionList []*regexp.Regexp

// exceptions reads testdata/exceptions.txt: regular expressions, each behind a comment with the
// reason.
func exceptions(t testing.TB) exceptionList {
	t.Helper()
	text, err := os.ReadFile("testdata/exceptions.txt")
	require.NoError(t, err)
	var list exceptionList
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
