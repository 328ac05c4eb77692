package seeds

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/archive"
)

// rulePrefix begins the tests of rules that an archive of this package holds.
const rulePrefix = "TestRules/"

// between stands between the texts of a section.
const between = "// -----\n"

// ruleFiles returns the archives of rules by their names.
func ruleFiles(t *testing.T) map[string]*archive.Archive {
	t.Helper()
	paths, err := filepath.Glob("testdata/rules/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	files := map[string]*archive.Archive{}
	for _, path := range paths {
		files[strings.TrimSuffix(filepath.Base(path), ".txtar")] = archive.Read(t, path)
	}
	return files
}

// TestRules holds each rule to the texts that its archive has for it.
func TestRules(t *testing.T) {
	_, rows := readRules(t)
	d := newDesk(t)
	for file, a := range ruleFiles(t) {
		t.Run(file, func(t *testing.T) {
			for _, name := range ruleNames(a) {
				t.Run(name, func(t *testing.T) {
					require.Contains(t, rows, file+"/"+name, "docs/seeds.tsv does not have the rule")
					r := rule{row: rows[file+"/"+name], name: name, Archive: a, desk: d}
					r.test(t)
				})
			}
			if archive.Rewrites() {
				a.Write(t, "testdata/rules/"+file+".txtar")
			}
		})
	}
}

// ruleNames lists the rules of an archive in their order.
func ruleNames(a *archive.Archive) []string {
	var names []string
	seen := map[string]bool{}
	for _, s := range a.Sections {
		name, _, _ := strings.Cut(s.Name, " ")
		if !seen[name] {
			names, seen[name] = append(names, name), true
		}
	}
	return names
}

// rule is what an archive has for a row.
type rule struct {
	row
	*archive.Archive
	name string
	desk *desk
}

func (r rule) test(t *testing.T) {
	accepted := ""
	for _, s := range r.Sections {
		words := strings.Fields(s.Name)
		if words[0] != r.name {
			continue
		}
		require.Greater(t, len(words), 1, "the section does not say what it is")
		switch words[1] {
		case "accepted":
			accepted = s.Text
			for _, text := range strings.Split(s.Text, between) {
				r.print(t, text)
			}
		case "same":
			assert.Equal(t, r.print(t, accepted), r.print(t, s.Text))
		case "printed":
			r.golden(t, s, r.print(t, accepted))
		case "after":
			m, err := r.desk.read(t, accepted, r.profile)
			require.NoError(t, err)
			require.NoError(t, r.desk.convert(m, parseJob(words[2:])))
			r.golden(t, s, printed(m))
		case "fails":
			m, err := r.desk.read(t, accepted, r.profile)
			require.NoError(t, err)
			err = r.desk.convert(m, parseJob(words[2:]))
			require.Error(t, err)
			r.golden(t, s, err.Error()+"\n")
		case "refused":
			for _, text := range strings.Split(s.Text, between) {
				if r.reads == notYet {
					_, err := r.desk.read(t, text, r.profile)
					require.NoError(t, err, "this is refused now: say so in docs/seeds.tsv")
					continue
				}
				r.refuses(t, text)
			}
		default:
			require.Fail(t, "no such section", s.Name)
		}
	}
}

func (r rule) golden(t *testing.T, s *archive.Section, text string) {
	t.Helper()
	if archive.Rewrites() {
		s.Text = text
		return
	}
	assert.Equal(t, s.Text, text)
}

// print reads a text that is valid and prints it.
func (r rule) print(t *testing.T, text string) string {
	t.Helper()
	m, err := r.desk.read(t, text, r.profile)
	require.NoError(t, err, text)
	out := printed(m)
	_, err = r.desk.read(t, out, printedProfile)
	require.NoError(t, err, "what is printed is not read:\n%s", out)
	return out
}

// refuses reads a text that is wrong.
func (r rule) refuses(t *testing.T, text string) {
	t.Helper()
	sink, source := &diag.Sink{}, diag.NewSource("rule.mlir", []byte(text))
	m := syntax.Parse(r.desk.context(t), source, sink, syntax.ParseOptions{AllowUnregistered: true, Profile: r.profile})
	if m != nil {
		verify.Verify(m, sink, r.desk.checks)
	}
	list := sink.Diagnostics()
	require.NotEmpty(t, list, "this is accepted:\n%s", text)
	for i := range list {
		list[i].Notes = nil
	}
	for _, problem := range diag.Check(source, list) {
		assert.Fail(t, problem.Error(), text)
	}
}

// TestRuleTable: every rule has a row and every row a test; numbers count the rules of
// a seed, in order of their lines.
func TestRuleTable(t *testing.T) {
	rows, byName := readRules(t)
	for file, a := range ruleFiles(t) {
		for _, name := range ruleNames(a) {
			assert.Contains(t, byName, file+"/"+name, "the rule is not in the table")
		}
	}
	var last row
	for _, r := range rows {
		if r.seed == last.seed {
			assert.Equal(t, last.example+1, r.example, r.mended)
			assert.GreaterOrEqual(t, r.line, last.line, r.mended)
		} else {
			assert.Greater(t, r.seed, last.seed)
			assert.Equal(t, 1, r.example, r.mended)
		}
		assert.Contains(t, []string{"2018", "2020", printedProfile}, r.profile, r.mended)
		assert.Contains(t, []string{holds, superseded, notYet}, r.reads, r.mended)
		assert.Equal(t, []string{none, none}, []string{r.converts, r.issue}, r.mended)
		assert.NotEmpty(t, r.section, r.mended)
		assert.NotEmpty(t, r.mended)
		r.hasTest(t)
		last = r
	}
}

// hasTest looks for the test that a rule names.
func (r row) hasTest(t *testing.T) {
	t.Helper()
	if name, ok := strings.CutPrefix(r.test, rulePrefix); ok {
		file, name, _ := strings.Cut(name, "/")
		a := ruleFiles(t)[file]
		if assert.NotNil(t, a, r.test) {
			assert.Contains(t, ruleNames(a), name, r.test)
		}
		return
	}
	if name, ok := strings.CutPrefix(r.test, "TestExamples/"); ok {
		assert.FileExists(t, path(name), r.test)
		return
	}
	folder, test, _ := strings.Cut(r.test, " ")
	test, _, _ = strings.Cut(test, "/")
	files, err := filepath.Glob(filepath.Join("../..", folder, "*_test.go"))
	require.NoError(t, err)
	defined := regexp.MustCompile(`(?m)^func ` + regexp.QuoteMeta(test) + `\(t \*testing\.T\)`)
	for _, name := range files {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		if defined.Match(text) {
			return
		}
	}
	assert.Fail(t, "the table names a test that is not there", r.test)
}
