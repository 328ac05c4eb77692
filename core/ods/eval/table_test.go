package eval_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// TestTable: the page of the language has a line for each row as it is, and rows with one
// name differ in their sorts.
func TestTable(t *testing.T) {
	page, err := os.ReadFile("../../../docs/dialect-language.md")
	require.NoError(t, err)
	seen := map[string]bool{}
	rows := map[string]int{}
	for _, f := range eval.Functions() {
		assert.NotEmpty(t, f.Doc, f.Name)
		line := "| `" + strings.ReplaceAll(f.Usage(), "|", `\|`) + "` | " + f.Result.String() + " | " + f.Doc + " |\n"
		assert.True(t, strings.Contains(string(page), line), "'make generate' writes the line of %s", f.Name)
		key := f.Usage() + f.Result.String()
		assert.False(t, seen[key], "two rows for %s", f.Usage())
		seen[key] = true
		rows[f.Name]++
	}
	for name, n := range rows {
		assert.Equal(t, n, len(eval.Named(name, true))+len(eval.Named(name, false)), "the rows of %s do not stand together", name)
	}
}

// TestRowsOfOneName: an argument that the parser reads by the sort of the first row has the
// same sort in every other.
func TestRowsOfOneName(t *testing.T) {
	special := func(s ods.Sort) bool {
		return s == ods.SortConstraint || s == ods.SortKind || s == ods.SortOpen || s == ods.SortDialect
	}
	for _, f := range eval.Functions() {
		for _, other := range eval.Named(f.Name, f.Result == ods.SortConstraint) {
			for i := range f.Args {
				if special(f.Arg(i)) && ods.ExprOp(f.Name).Level() == 0 {
					assert.Equal(t, f.Arg(i), other.Arg(i), f.Name)
				}
			}
		}
	}
}
