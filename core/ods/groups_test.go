package ods_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// load compiles a dialect y with that text, which has no problem.
func loadItems(t testing.TB, items string) *ods.Dialect {
	t.Helper()
	d, problems := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n}\n"+items))
	require.Empty(t, problems)
	require.Empty(t, d.Check())
	return d
}

// first parses a module and returns its first operation y.x.
func first(t testing.TB, d *ods.Dialect, text string) (*ir.Operation, *ods.Op) {
	t.Helper()
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("y.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	require.Empty(t, sink.Diagnostics())
	var found *ir.Operation
	ir.Walk(m, func(o *ir.Operation) ir.WalkResult {
		if found == nil && o.Name().String() == "y.x" {
			found = o
		}
		return ir.Advance
	})
	require.NotNil(t, found)
	return found, found.Name().Def().(*ods.Op)
}

// call is an operation with n operands of a memref of rank 2.
func call(n int, attrs string) string {
	args := strings.TrimSuffix(strings.Repeat("%0, ", n), ", ")
	types := strings.TrimSuffix(strings.Repeat("memref<?x?xf32>, ", n), ", ")
	return fmt.Sprintf("%%0 = \"a.b\"() : () -> memref<?x?xf32>\n\"y.x\"(%s) {%s} : (%s) -> ()\n", args, attrs, types)
}

// TestOperandRanges asks where each group of operands stands, one as a..b.
func TestOperandRanges(t *testing.T) {
	for name, c := range map[string]struct {
		clauses string
		n       int
		attrs   string
		want    string
	}{
		"singles":             {"operands a, b, c", 3, "", "0..1 1..2 2..3"},
		"too few singles":     {"operands a, b, c", 2, "", "0..1 1..2 2..2"},
		"list first":          {"operands a*, b, c", 5, "", "0..3 3..4 4..5"},
		"list in the middle":  {"operands a, b*, c", 5, "", "0..1 1..4 4..5"},
		"empty list":          {"operands a, b*, c", 2, "", "0..1 1..1 1..2"},
		"list of too few":     {"operands a, b*, c", 1, "", "0..1 1..1 1..1"},
		"optional there":      {"operands a, b?, c", 3, "", "0..1 1..2 2..3"},
		"optional absent":     {"operands a, b?, c", 2, "", "0..1 1..1 1..2"},
		"optional and more":   {"operands a?, b*", 3, "", "0..1 1..3"},
		"two optional, one":   {"operands a?, b?", 1, "", "0..1 1..1"},
		"counted by attr":     {"operands a*[$n], b*\n  attributes n: i64", 5, "n = 2 : i64", "0..2 2..5"},
		"count of nothing":    {"operands a*[$n], b*\n  attributes n: i64", 5, "", "0..5 5..5"},
		"count is negative":   {"operands a*[$n], b*\n  attributes n: i64", 5, "n = -2 : i64", "0..5 5..5"},
		"count is huge":       {"operands a*[$n], b*\n  attributes n: i64", 5, "n = 9223372036854775807 : i64", "0..5 5..5"},
		"counted by rank":     {"operands m, i*[rank(m)], r*", 5, "", "0..1 1..3 3..5"},
		"ranks in a row":      {"operands m, i*[rank(m)], k, j*[rank(k)], r?", 7, "", "0..1 1..3 3..4 4..6 6..7"},
		"ranks, sums":         {"operands m, i*[rank(m) + 1 * 2], r*", 6, "", "0..1 1..5 5..6"},
		"absent":              {"operands a?[absent($n)], b*\n  attributes n?: i64", 3, "", "0..1 1..3"},
		"not absent":          {"operands a?[absent($n)], b*\n  attributes n?: i64", 3, "n = 1 : i64", "0..0 0..3"},
		"segments":            {"operands a*, b, c?\n  segments", 4, "operand_segment_sizes = dense<[2, 1, 1]> : vector<3xi32>", "0..2 2..3 3..4"},
		"joined segments":     {"operands a, b*, c*\n  segments 2, 1", 4, "operand_segment_sizes = dense<[3, 1]> : vector<2xi32>", "0..1 1..3 3..4"},
		"no segments":         {"operands a*, b*\n  segments", 2, "", "0..0 0..0"},
		"segments of floats":  {"operands a*, b*\n  segments", 2, "operand_segment_sizes = dense<1.0> : vector<2xf32>", "0..0 0..0"},
		"negative segments":   {"operands a*, b*\n  segments", 2, "operand_segment_sizes = dense<[-1, 3]> : vector<2xi32>", "0..0 0..2"},
		"huge segments":       {"operands a*, b*\n  segments", 2, "operand_segment_sizes = dense<9223372036854775807> : vector<2xi64>", "0..2 2..2"},
		"segments of a splat": {"operands a*, b*\n  segments", 2, "operand_segment_sizes = dense<1> : vector<1099511627776xi32>", "0..1 1..2"},
	} {
		t.Run(name, func(t *testing.T) {
			op, def := first(t, loadItems(t, "op y.x {\n  "+c.clauses+"\n}\n"), call(c.n, c.attrs))
			var ranges []string
			for i := range def.Operands {
				start, end := def.OperandRange(op, i)
				ranges = append(ranges, fmt.Sprintf("%d..%d", start, end))
			}
			assert.Equal(t, c.want, strings.Join(ranges, " "))
		})
	}
}

// TestResultRanges asks where groups of results stand whose numbers follow from operands.
func TestResultRanges(t *testing.T) {
	const items = "op y.five {\n  results r: index\n  attributes value: index\n  traits constant-like\n}\n"
	for clauses, want := range map[string]string{
		"operands a, i*\n  results r*[rank(a)], s*":     "0..2 2..5",
		"operands a, i*\n  results r*[count(i)], s*":    "0..1 1..5",
		"operands a, i?\n  results r*[constant(i)], s*": "0..4 4..5",
	} {
		op, def := first(t, loadItems(t, items+"op y.x {\n  "+clauses+"\n}\n"), `%0 = "a.b"() : () -> memref<?x?xf32>
%i = "y.five"() {value = 4 : index} : () -> index
%r:5 = "y.x"(%0, %i) : (memref<?x?xf32>, index) -> (i1, i1, i1, i1, i1)
`)
		var ranges []string
		for i := range def.Results {
			start, end := def.ResultRange(op, i)
			ranges = append(ranges, fmt.Sprintf("%d..%d", start, end))
		}
		assert.Equal(t, want, strings.Join(ranges, " "), clauses)
	}
}

// TestSegmentRanges asks for the lists of a nested group.
func TestSegmentRanges(t *testing.T) {
	d := loadItems(t, "op y.x {\n  operands a, b**\n  attributes s: offsets\n}\n")
	for attrs, want := range map[string]string{
		"s = dense<[0, 2]> : vector<2xi32>":              "1..3 3..5 5..5",
		"s = dense<[0, 0, 4]> : vector<3xi32>":           "1..1 1..5 5..5",
		"s = dense<[3, 1, -9]> : vector<3xi32>":          "4..4 2..2 1..5",
		"s = dense<9223372036854775807> : vector<2xi64>": "5..5 5..5 5..5",
		"s = dense<1.0> : vector<2xf32>":                 "5..5 5..5 5..5",
		"":                                               "5..5 5..5 5..5",
	} {
		op, def := first(t, d, call(5, attrs))
		var ranges []string
		for segment := range 3 {
			start, end := def.SegmentRange(op, 1, segment)
			ranges = append(ranges, fmt.Sprintf("%d..%d", start, end))
		}
		assert.Equal(t, want, strings.Join(ranges, " "), attrs)
	}
}

// TestUndefined tells an author which dialect the plugin does not have.
func TestUndefined(t *testing.T) {
	ctx := ir.NewContext()
	op := ir.NewBuilder(ctx).Create(&ir.OperationState{Name: ctx.OpName("y.a")})
	assert.PanicsWithValue(t,
		"BUG: 'y.a' is not defined here; a pass that makes operations of dialect 'y' must name it in Builds",
		func() { ods.OperandsOf(op, 0) })
}
