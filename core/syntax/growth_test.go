package syntax_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// joined is what each makes of 0 to n-1, with commas between.
func joined(n int, each func(i int) string) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = each(i)
	}
	return strings.Join(parts, ", ")
}

func numbered(prefix string) func(int) string {
	return func(i int) string { return fmt.Sprint(prefix, i) }
}

// growing are texts of n parts each.
var growing = map[string]func(n int) string{
	"attributes": func(n int) string { return `"x.a"() {` + joined(n, numbered("a")) + `} : () -> ()` },
	"properties and attributes": func(n int) string {
		return `"x.a"() <{` + joined(n, numbered("p")) + `}> {` + joined(n, numbered("a")) + `} : () -> ()`
	},
	"dimensions of a map": func(n int) string {
		return `"x.a"() {m = affine_map<(` + joined(n, numbered("d")) + `) -> (` + joined(n, numbered("d")) + `)>} : () -> ()`
	},
	"symbols of a set": func(n int) string {
		return `"x.a"() {m = affine_set<()[` + joined(n, numbered("s")) + `] : (` +
			joined(n, func(i int) string { return fmt.Sprintf("s%d >= 0", i) }) + `)>} : () -> ()`
	},
	"dimensions of a shape": func(n int) string { return `"x.a"() {t = tensor<` + strings.Repeat("1x", n) + `i32>} : () -> ()` },
	"fused locations": func(n int) string {
		return `"x.a"() : () -> () loc(fused[` + joined(n, func(i int) string { return fmt.Sprintf(`"f":%d:1`, i+1) }) + `])`
	},
	"operations on a line": func(n int) string { return strings.Repeat(`"x.a"() : () -> () `, n) },
}

// TestManyErrors: of more errors than are reported the reader says so, once.
func TestManyErrors(t *testing.T) {
	var sink diag.Sink
	var text strings.Builder
	for i := range 150 {
		fmt.Fprintf(&text, "\"x.a\"(%%n%d) : (i32) -> ()\n", i)
	}
	syntax.Parse(ir.NewContext(), diag.NewSource("f", []byte(text.String())), &sink, syntax.ParseOptions{AllowUnregistered: true})
	var remarks []string
	errors := 0
	for _, d := range sink.Diagnostics() {
		if d.Severity == diag.Error {
			errors++
		} else {
			remarks = append(remarks, d.Message)
		}
	}
	assert.Equal(t, 100, errors)
	assert.Equal(t, []string{"there are more than 100 errors; the text is read no further than this"}, remarks)
}

// TestGrowth reads texts of many parts; with TEST_LONG=1 of so many that time that grows
// as their square would be more than any test has.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes long, on one goroutine")
	}
	parts := 100_000
	if os.Getenv("TEST_LONG") != "" {
		parts = 1_000_000
	}
	for name, text := range growing {
		t.Run(name, func(t *testing.T) {
			var sink diag.Sink
			source := diag.NewSource("f", []byte(text(parts)))
			module := syntax.Parse(ir.NewContext(), source, &sink, syntax.ParseOptions{AllowUnregistered: true})
			assert.NotNil(t, module)
			assert.Zero(t, sink.Len())
		})
	}
}
