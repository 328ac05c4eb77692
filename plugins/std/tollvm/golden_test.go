package tollvm_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/std/tollvm"
)

// rewrites reports whether expected sections are to be rewritten, as `make golden`
// does.
func rewrites() bool { return os.Getenv("GOLDEN") == "write" }

// archive is a txtar file: a comment and named sections.
type archive struct {
	comment     string
	names       []string
	sections    map[string]string
	sectionList []*section // in order, for archives that use a name twice
}

// section is a part of an archive.
type section struct{ name, text string }

func readArchive(t *testing.T, path string) *archive {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	a := &archive{sections: map[string]string{}}
	name := ""
	for _, line := range strings.SplitAfter(string(text), "\n") {
		if title, ok := strings.CutPrefix(strings.TrimSuffix(line, " --\n"), "-- "); ok && strings.HasSuffix(line, " --\n") {
			name = title
			a.names = append(a.names, name)
			a.sectionList = append(a.sectionList, &section{name: name})
			continue
		}
		if name == "" {
			a.comment += line
			continue
		}
		a.sections[name] += line
		a.sectionList[len(a.sectionList)-1].text += line
	}
	return a
}

func (a *archive) write(t *testing.T, path string) {
	t.Helper()
	text := a.comment
	for _, name := range a.names {
		text += "-- " + name + " --\n" + a.sections[name]
	}
	require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
}

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
			a := readArchive(t, path)
			require.Equal(t, "input.mlir", a.names[0])
			for _, name := range a.names[1:] {
				got := outcome(t, jobOf(name), a.sections["input.mlir"])
				if !rewrites() {
					assert.Equal(t, a.sections[name], got, name)
				}
				a.sections[name] = got
			}
			if rewrites() {
				a.write(t, path)
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
		a := readArchive(t, path)
		for _, name := range a.names[1:] {
			if text := a.sections[name]; !strings.HasPrefix(text, "//") {
				names, chunks = append(names, path+" "+name), append(chunks, text)
			}
		}
	}
	for i, answer := range oracle.Opt(t, chunks) {
		if assert.True(t, answer.OK, names[i], answer.Problem) {
			assert.Equal(t, strings.TrimSpace(chunks[i]), strings.TrimSpace(answer.Text), names[i])
		}
	}
}
