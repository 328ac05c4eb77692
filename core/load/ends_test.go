package load_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods/layout"
)

// TestEnds cuts items of dialect files off after every byte: each has problems
// with a place, or definitions.
func TestEnds(t *testing.T) {
	for _, file := range dialectFiles(t) {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		header, items, _ := strings.Cut(string(text), "\n}\n")
		longest := ""
		for _, item := range strings.Split(items, "\n}\n") {
			if len(item) > len(longest) {
				longest = item
			}
		}
		whole := header + "\n}\n" + longest[:min(len(longest), 600)]
		for end := range whole {
			d, _ := load.Dialect("cut.dialect", []byte(whole[:end]))
			for _, p := range d.Check() {
				require.NotEmpty(t, p.Message)
				require.NotZero(t, p.Pos.Line, "%s", whole[:end])
			}
			layout.Source(whole[:end])
		}
	}
}
