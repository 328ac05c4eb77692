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
	comment  string
	sections []*section
}

// section is a part of an archive. Several may have the same name.
type section struct{ name, text string }

func readArchive(t *testing.T, path string) *archive {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	a := &archive{}
	into := &a.comment
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(strings.TrimSuffix(line, " --\n"), "-- "); ok && strings.HasSuffix(line, " --\n") {
			s := &section{name: name}
			a.sections = append(a.sections, s)
			into = &s.text
			continue
		}
		*into += line
	}
	return a
}

// text is that of the first section of a name.
func (a *archive) text(t *testing.T, name string) string {
	t.Helper()
	for _, s := range a.sections {
		if s.name == name {
			return s.text
		}
	}
	t.Fatalf("there is no section '%s'", name)
	return ""
}

func (a *archive) write(t *testing.T, path string) {
	t.Helper()
	text := a.comment
	for _, s := range a.sections {
		text += "-- " + s.name + " --\n" + s.text
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
			require.Equal(t, "input.mlir", a.sections[0].name)
			for _, s := range a.sections[1:] {
				got := outcome(t, jobOf(s.name), a.sections[0].text)
				if !rewrites() {
					assert.Equal(t, s.text, got, s.name)
				}
				s.text = got
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
		for _, s := range a.sections[1:] {
			if !strings.HasPrefix(s.text, "//") {
				names, chunks = append(names, path+" "+s.name), append(chunks, s.text)
			}
		}
	}
	for i, answer := range oracle.Opt(t, chunks) {
		if assert.True(t, answer.OK, names[i], answer.Problem) {
			assert.Equal(t, strings.TrimSpace(chunks[i]), strings.TrimSpace(answer.Text), names[i])
		}
	}
}
