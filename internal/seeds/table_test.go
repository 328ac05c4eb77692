package seeds

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	tablePath = "../../docs/seeds.tsv"
	header    = "seed\texample\tline\tsection\tkind\tprofile\tmended\treads\tconverts\tissue\ttest"

	yes     = "yes"
	notYet  = "not yet"
	refused = "refused"
	none    = "-"

	// Of rules: it holds, or a later specification has another.
	holds      = "holds"
	superseded = "superseded"
)

// Kinds of examples.
const (
	asWritten = "as written"
	older     = "older form"
	fragment  = "fragment"
	erratum   = "erratum"
	proposal  = "proposal"
)

// Kinds of rules.
const (
	prose   = "prose"
	grammar = "grammar"
)

// row is a line of docs/seeds.tsv.
type row struct {
	seed            string
	example, line   int
	section, kind   string
	profile         string
	mended          string
	reads, converts string
	issue, test     string
}

// isRule reports whether the row is a rule and no example.
func (r row) isRule() bool { return r.kind == prose || r.kind == grammar }

// readTable returns the rows of examples, which have an archive each.
func readTable(t *testing.T) ([]row, map[string]row) {
	t.Helper()
	return readRows(t, "TestExamples/", func(r row) bool { return !r.isRule() })
}

// readRules returns the rows of rules.
func readRules(t *testing.T) ([]row, map[string]row) {
	t.Helper()
	return readRows(t, rulePrefix, row.isRule)
}

// readRows returns the rows that are wanted, and those whose test has a prefix by
// what stands behind it.
func readRows(t *testing.T, prefix string, wanted func(row) bool) ([]row, map[string]row) {
	t.Helper()
	text, err := os.ReadFile(tablePath)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	require.Equal(t, header, lines[0])
	var rows []row
	byName := map[string]row{}
	for _, line := range lines[1:] {
		r := parseRow(t, line)
		if !wanted(r) {
			continue
		}
		rows = append(rows, r)
		if name, ok := strings.CutPrefix(r.test, prefix); ok {
			byName[name] = r
		}
	}
	return rows, byName
}

func parseRow(t *testing.T, line string) row {
	t.Helper()
	f := strings.Split(line, "\t")
	require.Len(t, f, strings.Count(header, "\t")+1, line)
	example, err := strconv.Atoi(strings.TrimPrefix(f[1], "r"))
	require.NoError(t, err, line)
	at, err := strconv.Atoi(f[2])
	require.NoError(t, err, line)
	return row{
		seed: f[0], example: example, line: at, section: f[3], kind: f[4], profile: f[5],
		mended: f[6], reads: f[7], converts: f[8], issue: f[9], test: f[10],
	}
}

// archives returns the names of the archives.
func archives(t *testing.T) []string {
	t.Helper()
	paths, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	names := make([]string, len(paths))
	for i, path := range paths {
		names[i] = strings.TrimSuffix(filepath.Base(path), ".txtar")
	}
	return names
}

// TestTable: every example has a row and every row a test; numbers count the
// examples of a seed, in order of their lines.
func TestTable(t *testing.T) {
	rows, byName := readTable(t)
	for _, name := range archives(t) {
		assert.Contains(t, byName, name, "the example is not in the table")
	}
	var last row
	seen := map[string]bool{}
	for _, r := range rows {
		name, ok := strings.CutPrefix(r.test, "TestExamples/")
		assert.True(t, ok, "%s: the test is one of TestExamples", r.test)
		assert.FileExists(t, "testdata/"+name+".txtar", "the table names a test that is not there")
		number := strconv.Itoa(r.example)
		assert.True(t, strings.HasPrefix(name, r.seed+"-"+strings.Repeat("0", 2-len(number))+number+"-"), "%s: another number than %s", name, number)
		require.NotContains(t, seen, name)
		seen[name] = true
		if r.seed == last.seed {
			assert.Equal(t, last.example+1, r.example, name)
			assert.GreaterOrEqual(t, r.line, last.line, name)
		} else {
			assert.Greater(t, r.seed, last.seed)
			assert.Equal(t, 1, r.example, name)
		}
		r.check(t, name)
		last = r
	}
}

// check looks at what a row says of itself.
func (r row) check(t *testing.T, name string) {
	t.Helper()
	assert.Contains(t, []string{asWritten, older, fragment, erratum, proposal}, r.kind, name)
	assert.Contains(t, []string{"2018", "2020", printedProfile}, r.profile, name)
	assert.Contains(t, []string{yes, notYet, refused}, r.reads, name)
	assert.Equal(t, r.kind == proposal, r.reads == refused, name)
	assert.Contains(t, []string{yes, notYet, none}, r.converts, name)
	assert.NotEmpty(t, r.section, name)
	completed := slices.Contains([]string{fragment, erratum, proposal}, r.kind)
	assert.Equal(t, completed, r.mended != none, "%s: say what was mended or completed, and nothing else", name)
	missing := r.reads == notYet || r.converts == notYet
	assert.Equal(t, missing, r.issue != none, "%s: say which issue makes it work, and nothing else", name)
}
