package loops

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// TestIntervals: sums and products whose ends are not known, or overflow, may be anything there.
func TestIntervals(t *testing.T) {
	const least = math.MinInt64
	for _, c := range []struct{ a, b, notKnown, want int64 }{
		{0, 0, least, 0}, {0, 5, least, 5}, {-3, 3, least, 0}, {-3, -4, least, -7},
		{infinity - 1, 5, infinity, infinity}, {infinity - 1, 5, least, least},
		{least + 1, -5, least, least}, {least + 1, -5, infinity, infinity},
		{least, 5, least, least}, {5, least, least, least}, {infinity, -5, infinity, infinity}, {-5, infinity, infinity, infinity},
	} {
		assert.Equal(t, c.want, addEnds(c.a, c.b, c.notKnown), c)
	}
	constant := func(n int64) interval { return interval{n, n} }
	for _, c := range []struct{ a, by, want interval }{
		{interval{2, 5}, constant(3), interval{6, 15}},
		{interval{2, 5}, constant(-2), interval{-10, -4}},
		{interval{2, 5}, constant(0), constant(0)},
		{unknown, constant(0), constant(0)},
		{interval{2, 5}, interval{1, 2}, unknown},
		{interval{2, 5}, constant(least), unknown},
		{interval{0, infinity}, constant(2), interval{0, infinity}},
		{interval{0, infinity}, constant(-2), interval{least, 0}},
		{interval{least, 3}, constant(-2), interval{-6, infinity}},
		{constant(1 << 62), constant(4), unknown},
	} {
		assert.Equal(t, c.want, c.a.times(c.by), c)
	}
	for _, c := range []struct {
		op          core.Op
		a, by, want interval
	}{
		{core.OpFloorDiv, interval{5, 9}, constant(2), interval{2, 4}},
		{core.OpCeilDiv, interval{5, 9}, constant(2), interval{3, 5}},
		{core.OpFloorDiv, interval{least, infinity}, constant(2), unknown},
		{core.OpFloorDiv, interval{5, 9}, constant(1), interval{5, 9}},
		{core.OpFloorDiv, interval{5, 9}, constant(0), unknown},
		{core.OpFloorDiv, interval{5, 9}, constant(-2), unknown},
		{core.OpFloorDiv, interval{5, 9}, interval{1, 2}, unknown},
		{core.OpMod, interval{0, 3}, constant(4), interval{0, 3}},
		{core.OpMod, interval{0, 2}, constant(4), interval{0, 2}},
		{core.OpMod, interval{1, 2}, constant(4), interval{1, 2}},
		{core.OpMod, interval{1, 4}, constant(4), interval{0, 3}},
		{core.OpMod, interval{-1, 2}, constant(4), interval{0, 3}},
		{core.OpMod, interval{0, 2}, constant(0), unknown},
	} {
		assert.Equal(t, c.want, c.a.divided(c.op, c.by), c)
	}
}

// TestDeepRanges: how loops end is looked for through eight of them.
func TestDeepRanges(t *testing.T) {
	for count, want := range map[int]int64{1: 9, 8: 16, 9: infinity} {
		var b strings.Builder
		b.WriteString("func @f() {\naffine.for %i0 = 0 to 10 {\n")
		for k := 1; k < count; k++ {
			fmt.Fprintf(&b, "affine.for %%i%d = 0 to affine_map<(d0) -> (d0 + 2)>(%%i%d) {\n", k, k-1)
		}
		b.WriteString(strings.Repeat("}\n", count) + "return\n}\n")
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(b.String())), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		var innermost *ir.Value
		ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
			if loop, ok := affine.AsFor(op); ok {
				innermost = loop.InductionVar()
			}
			return ir.Advance
		})
		low, high := Range(core.Dim(0), affine.ValueMap{Map: core.IdentityMap(1), Operands: []*ir.Value{innermost}})
		assert.Equal(t, interval{0, want}, interval{low, high}, "%d loops", count)
	}
}
