package tollvm_test

import (
	"fmt"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/std/tollvm"
)

// jobOf reads how a section shall be converted from its name, such as
// `output.mlir emit-c-wrappers=true convention=bare-ptr`.
func jobOf(name string) job {
	j := job{options: map[string]string{}}
	for _, word := range strings.Fields(name)[1:] {
		key, value, _ := strings.Cut(word, "=")
		switch key {
		case "convention":
			j.convention = value
		case "pass":
			j.pass = tollvm.MemRefToLLVM()
		default:
			j.options[key] = value
		}
	}
	return j
}

// TestGolden converts the input of each archive of testdata, in the way that the
// name of each other section says, and compares.
func TestGolden(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			a := archive.Read(t, path)
			require.Equal(t, "input.mlir", a.Sections[0].Name)
			for _, s := range a.Sections[1:] {
				got := outcome(t, jobOf(s.Name), a.Sections[0].Text)
				if !archive.Rewrites() {
					assert.Equal(t, s.Text, got, s.Name)
				}
				s.Text = got
			}
			if archive.Rewrites() {
				a.Write(t, path)
			}
		})
	}
}

// outcome is the converted module, behind the diagnostics.
func outcome(t *testing.T, j job, input string) string {
	t.Helper()
	m := parse(t, newContext(t), input)
	var lines []string
	for _, d := range j.convert(t, m) {
		line := fmt.Sprintf("// %d:%d: %s\n", d.Pos.Line, d.Pos.Col, d.Message)
		for _, n := range d.Notes {
			line += "//   " + n.Message + "\n"
		}
		lines = append(lines, line)
	}
	sort.Strings(lines)
	text := strings.TrimSuffix(string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "\n")
	return strings.Join(lines, "") + text
}

// TestGoldensAreValid hands the expected modules to mlir-opt-13, which verifies
// them and prints the same.
func TestGoldensAreValid(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	var names, chunks []string
	for _, path := range paths {
		a := archive.Read(t, path)
		for _, s := range a.Sections[1:] {
			if !strings.HasPrefix(s.Text, "//") {
				names, chunks = append(names, path+" "+s.Name), append(chunks, s.Text)
			}
		}
	}
	for i, answer := range oracle.Opt(t, chunks) {
		if assert.True(t, answer.OK, names[i], answer.Problem) {
			assert.Equal(t, strings.TrimSpace(chunks[i]), strings.TrimSpace(answer.Text), names[i])
		}
	}
}
