package verifydiff_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// difference is a verdict that is meant to differ: who refuses, and with which
// message.
type difference struct {
	weRefuse bool
	message  *regexp.Regexp
}

// differences reads those that are meant, a line each: `refused: MESSAGE` is what
// we say of a module that mlir-opt-13 accepts, `accepted: MESSAGE` what it says of
// one that we accept.
func differences(t *testing.T) []difference {
	t.Helper()
	text, err := os.ReadFile("testdata/differences.txt")
	require.NoError(t, err)
	var list []difference
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		who, message, ok := strings.Cut(line, ": ")
		require.True(t, ok && (who == "refused" || who == "accepted"), line)
		list = append(list, difference{who == "refused", regexp.MustCompile(message)})
	}
	return list
}

// isMeant reports whether it is known that the verdicts differ so.
func (c *comparison) isMeant(a oracle.Answer, ours string) bool {
	for _, d := range c.meant {
		if d.weRefuse && ours != "" && d.message.MatchString(ours) || !d.weRefuse && ours == "" && d.message.MatchString(a.Problem) {
			return true
		}
	}
	return false
}
