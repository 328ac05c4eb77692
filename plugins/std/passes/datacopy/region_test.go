package datacopy

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// numbers are what values are in an iteration.
type numbers map[*ir.Value]int64

func (n numbers) eval(t *testing.T, m core.Map, operands []*ir.Value) []int64 {
	t.Helper()
	inputs := make([]int64, len(operands))
	for i, v := range operands {
		var known bool
		inputs[i], known = n[v]
		require.True(t, known)
	}
	out, err := m.Eval(inputs[:m.NumDims], inputs[m.NumDims:])
	require.NoError(t, err)
	return out
}

// each visits the accesses of all iterations of an operation.
func (n numbers) each(t *testing.T, op *ir.Operation, visit func(dependence.Access)) {
	t.Helper()
	if a, ok := dependence.AsAccess(op); ok {
		visit(a)
	}
	loop, ok := affine.AsFor(op)
	if !ok {
		return
	}
	from := slices.Max(n.eval(t, loop.LowerBound(), loop.Lb()))
	to := slices.Min(n.eval(t, loop.UpperBound(), loop.Ub()))
	for i := from; i < to; i += loop.Step() {
		n[loop.InductionVar()] = i
		for inner := range loop.Body().Ops() {
			n.each(t, inner, visit)
		}
	}
}

// regionIn is the region of all accesses, while the loop around a text stays in an iteration.
func regionIn(t *testing.T, text string) (g *region, fn *ir.Operation, around affine.For) {
	t.Helper()
	var sink diag.Sink
	text = "func @f(%x: f32, %n: index, %m: memref<64xf32>, %p: memref<64x64xf32>, %q: memref<?xf32>) {\n" + loop("%o = 0 to 5", text) + "\nreturn\n}\n"
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	fn = m.Region(0).Entry().First()
	around, _ = affine.AsFor(fn.Region(0).Entry().First())
	ir.Walk(around.Op, func(op *ir.Operation) ir.WalkResult {
		if a, ok := dependence.AsAccess(op); ok {
			loops, _ := loopsWithin(op, around.Body())
			own, ok := regionOf(a, loops)
			require.True(t, ok)
			if g == nil {
				g = own
			} else {
				require.True(t, g.include(own))
			}
		}
		return ir.Advance
	})
	return g, fn, around
}

// TestIsWithin: what is copied lies within a memref of a size, between the bounds of a region and
// in its box.
func TestIsWithin(t *testing.T) {
	const eight = "%i = 0 to 8"
	for _, c := range []struct {
		text string
		size int64 // the least one; 0 for none
	}{
		{loop(eight, at("%i")), 8},
		{loop(eight, at("%i + 1")), 9},
		{loop(eight, at("%i - 1")), 0},
		{loop(eight, at("%i + %o * 3")), 20},
		{loop(eight, at("%i - %o + 4")), 12},
		{loop(eight, at("%i - %o + 3")), 0},
		{loop(eight, at("%i * 2")), 15},
		{loop(eight, at("%i + symbol(%n)")), 0},
		{at("%o"), 5},
		{at("%o + 2"), 7},
		{at("%o - 1"), 0},
		{loop(eight, at("%i")+"\n"+at("%i + 3")), 11},
	} {
		g, _, _ := regionIn(t, c.text)
		box, ok := g.clone().box()
		require.True(t, ok)
		for _, whole := range []*extent{nil, &box[0]} {
			effort := presburger.NewEffort(1)
			if c.size != 0 || whole == nil { // a box has only what is in the memref of the access
				assert.Equal(t, c.size != 0, g.isWithin(0, max(c.size, 64), whole, effort), c.text)
			}
			assert.False(t, g.isWithin(0, ir.Dynamic, whole, effort))
			if c.size != 0 {
				assert.True(t, g.isWithin(0, c.size, whole, effort), c.text)
				assert.False(t, g.isWithin(0, c.size-1, whole, effort), c.text)
			}
		}
	}
}

// TestBox: no box has what nothing bounds; another one is as large as the most that is accessed.
func TestBox(t *testing.T) {
	g, _, _ := regionIn(t, loop("%i = 0 to %n", "affine.store %x, %q[%i] : memref<?xf32>"))
	_, ok := g.box()
	assert.False(t, ok)
	_, ok = wholeOf(g.memref)
	assert.False(t, ok)
	g, _, _ = regionIn(t, loop("%i = 0 to 8", "affine.store %x, %q[%i] : memref<?xf32>"))
	box, ok := g.box()
	require.True(t, ok)
	n, ok := bytesOf(box, g.memref.Type().(*ir.MemRefType))
	assert.True(t, ok)
	assert.EqualValues(t, 32, n)
	n, ok = bytesOf([]extent{{size: 1 << 30}, {size: 1 << 30}}, g.memref.Type().(*ir.MemRefType))
	assert.True(t, ok)
	assert.EqualValues(t, 1<<62, n)
	_, ok = bytesOf([]extent{{size: 1 << 30}, {size: 1<<30 + 1}}, g.memref.Type().(*ir.MemRefType))
	assert.False(t, ok)
	n, ok = bytesOf([]extent{{size: 0}}, g.memref.Type().(*ir.MemRefType))
	assert.True(t, ok)
	assert.Zero(t, n)

	g, _, _ = regionIn(t, loop("%i = 0 to 8", at("(%i + %o) floordiv 2")))
	box, ok = g.box()
	require.True(t, ok)
	assert.EqualValues(t, 5, box[0].size)
	whole, ok := wholeOf(g.memref)
	require.True(t, ok)
	box, ok = whole.box()
	require.True(t, ok)
	assert.EqualValues(t, 64, box[0].size)
}

// TestRegionAgainstAllIterations: in each iteration of the loop around, the bounds of a region and
// the box hold all that is accessed; the bounds are the least and the greatest element, but for
// regions that are known to be larger.
func TestRegionAgainstAllIterations(t *testing.T) {
	const eight, outer = "%i = 0 to 8", "%i = affine_map<(d0) -> (d0 * 2)>(%o) to affine_map<(d0) -> (d0 * 3 + 4)>(%o)"
	for name, c := range map[string]struct {
		text  string
		exact bool
	}{
		"an induction variable":              {loop(eight, at("%i")), true},
		"one of outer loops":                 {loop(eight, at("%i + %o * 3")), true},
		"minus one of outer loops":           {loop(eight, at("%i - %o + 7")), true},
		"a product":                          {loop(eight, at("%i * 3 + 2")), true},
		"backwards":                          {loop(eight, at("%i * -2 + 20")), true},
		"a sum":                              {loop(eight, loop("%j = 2 to 5", at("%i * 2 + %j * 3"))), true},
		"a symbol":                           {loop("%i = 0 to %n", at("%i + symbol(%n)")), true},
		"bounds of outer loops":              {loop(outer, at("%i")), true},
		"bounds of outer loops, backwards":   {loop(outer, at("%o * 2 - %i + 30")), true},
		"below the diagonal":                 {loop(eight, loop("%j = 0 to affine_map<(d0) -> (d0 + 1)>(%i)", at("%j"))), true},
		"above the diagonal":                 {loop(eight, loop("%j = affine_map<(d0) -> (d0)>(%i) to 8", at("%j - %i"))), true},
		"the least of two bounds":            {loop("%i = 0 to min affine_map<(d0) -> (d0 + 2, 5)>(%o)", at("%i")), true},
		"the greatest of two bounds":         {loop("%i = max affine_map<(d0) -> (d0, 2)>(%o) to 8", at("%i")), true},
		"steps":                              {loop("%i = 1 to 9 step 2", at("%i + %o")), true},
		"steps that do not come out even":    {loop("%i = 1 to 9 step 3", at("%i * 2")), false},
		"a quotient":                         {loop("%i = 1 to 9", at("%i floordiv 2")), true},
		"a quotient of outer loops":          {loop(eight, at("%i + %o floordiv 2")), true},
		"a quotient with outer loops":        {loop(eight, at("(%i + %o) floordiv 2")), true},
		"rounded up":                         {loop("%i = 0 to 8", at("%i ceildiv 3")), true},
		"a remainder":                        {loop(eight, at("%i mod 3")), false},
		"a remainder of outer loops":         {loop(eight, at("%i + %o mod 3")), false},
		"a quotient times a number":          {loop(eight, at("(%i floordiv 2) * 2 + 1")), false},
		"two accesses":                       {loop(eight, at("%i + %o")+"\n"+at("%i + %o + 3")), true},
		"two accesses, the second before":    {loop(eight, at("%i + 3")+"\n"+at("%i")), true},
		"two accesses of different lengths":  {loop(eight, at("%i + 2")+"\n"+loop("%j = 0 to 12", at("%j"))), true},
		"three accesses":                     {loop(eight, at("%i * 2 + 9")+"\n"+at("%i")+"\n"+at("%i * 3 + 1")), true},
		"of which one depends on outer ones": {loop(eight, at("%i + %o - %o")+"\n"+at("%i + 1")), true},
		"two dimensions":                     {loop(eight, loop("%j = 1 to 4", atTwo("%i + %o, %j * 2"))), true},
		"two dimensions of one variable":     {loop(eight, atTwo("%i, %i + %o")), false},
		"two dimensions and two accesses":    {loop(eight, loop("%j = 1 to 4", atTwo("%i + %o, %j * 2")+"\n"+atTwo("%i + %o + 1, %j"))), true},
	} {
		t.Run(name, func(t *testing.T) {
			g, fn, around := regionIn(t, c.text)
			box, ok := g.box()
			require.True(t, ok)
			for o := range int64(5) {
				n := numbers{around.InductionVar(): o, fn.Region(0).Entry().Arg(1): 6}
				least, greatest := slices.Repeat([]int64{1 << 40}, g.rank), slices.Repeat([]int64{-1 << 40}, g.rank)
				n.each(t, around.Body().First(), func(a dependence.Access) {
					for d, k := range n.eval(t, a.Coordinates.Map, a.Coordinates.Operands) {
						least[d], greatest[d] = min(least[d], k), max(greatest[d], k)
					}
				})
				for d := range g.rank {
					lower, upper := g.bounds(d)
					begin := n.eval(t, core.NewMap(len(g.values), 0, g.offset(box[d])), g.values)[0]
					assert.LessOrEqual(t, begin, least[d], "the box")
					assert.Greater(t, begin+box[d].size, greatest[d], "the box")
					if len(lower.Results) == 0 { // it depends on another dimension
						assert.False(t, c.exact)
						continue
					}
					low, high := slices.Max(n.eval(t, lower, g.values)), slices.Min(n.eval(t, upper, g.values))
					assert.LessOrEqual(t, low, least[d])
					assert.Greater(t, high, greatest[d])
					assert.LessOrEqual(t, begin, low, "the box")
					assert.GreaterOrEqual(t, begin+box[d].size, high, "the box")
					if c.exact {
						assert.Equal(t, []int64{least[d], greatest[d] + 1}, []int64{low, high}, "%d: %v %v", o, lower, upper)
					}
				}
			}
		})
	}
}
