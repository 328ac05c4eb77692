package roundtrip

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// entries are the lines of a file in testdata that are not comments.
func entries(t testing.TB, file string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", file))
	require.NoError(t, err)
	var list []string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	return list
}

const omit = "omit "

// readPipelines reads the arguments of mlir-opt-13 for each pipeline.
func readPipelines(t testing.TB) [][]string {
	t.Helper()
	var list [][]string
	for _, line := range entries(t, "passes.txt") {
		if !strings.HasPrefix(line, omit) {
			list = append(list, strings.Fields(line))
		}
	}
	return list
}

var passFlag = regexp.MustCompile(`(?m)^ {4,6}(--[a-z0-9-]+)`)

// TestPassesListed compares the passes that mlir-opt-13 has with those that are in
// a pipeline or omitted.
func TestPassesListed(t *testing.T) {
	help, err := exec.Command(oracle.Tool(t, "mlir-opt-13"), "--help").Output()
	require.NoError(t, err)
	_, text, ok := strings.Cut(string(help), "Compiler passes to run")
	require.True(t, ok)
	var there, listed []string
	for _, m := range passFlag.FindAllStringSubmatch(text, -1) {
		if m[1] != "--pass-pipeline" {
			there = append(there, m[1])
		}
	}
	for _, line := range entries(t, "passes.txt") {
		for _, word := range strings.Fields(strings.TrimPrefix(line, omit)) {
			if name, _, _ := strings.Cut(word, "="); name != "--pass-pipeline" {
				listed = append(listed, name)
			}
		}
	}
	slices.Sort(there)
	slices.Sort(listed)
	assert.Equal(t, slices.Compact(there), slices.Compact(listed))
}

// unreadable is what mlir-opt-13 says of modules that its passes made; true once
// it did.
type unreadable map[*regexp.Regexp]bool

func readUnreadable(t testing.TB) unreadable {
	t.Helper()
	set := unreadable{}
	for _, line := range entries(t, "unreadable.txt") {
		set[regexp.MustCompile(line)] = false
	}
	return set
}

func (u unreadable) covers(problem string) bool {
	for r := range u {
		if r.MatchString(problem) {
			u[r] = true
			return true
		}
	}
	return false
}

// requireMet fails the test for what is not said any more.
func (u unreadable) requireMet(t testing.TB) {
	t.Helper()
	for r, met := range u {
		if !met {
			t.Errorf("testdata/unreadable.txt: nothing is refused any more for '%s'", r)
		}
	}
}
