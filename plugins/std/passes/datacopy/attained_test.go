package datacopy

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// loop is the text of one around something.
func loop(bounds, body string) string { return "affine.for " + bounds + " {\n" + body + "\n}" }

// at is the text of a store.
func at(subscripts string) string { return "affine.store %x, %m[" + subscripts + "] : memref<64xf32>" }

// atTwo is that of one with two subscripts.
func atTwo(subscripts string) string {
	return "affine.store %x, %p[" + subscripts + "] : memref<64x64xf32>"
}

// TestAttains: the first access of a nest touches each element of the region of all of them, and
// none outside.
func TestAttains(t *testing.T) {
	const eight = "%i = 0 to 8"
	for name, c := range map[string]struct {
		text string
		want bool
	}{
		"all":                                    {loop(eight, at("%i")), true},
		"one":                                    {loop(eight, at("3")), true},
		"shifted":                                {loop("%i = 2 to 10", at("%i - 2")), true},
		"backwards":                              {loop(eight, at("-%i + 10")), true},
		"every other one":                        {loop("%i = 0 to 8 step 2", at("%i")), false},
		"two times as far":                       {loop(eight, at("%i * 2")), false},
		"two times as far backwards":             {loop(eight, at("%i * -2 + 20")), false},
		"pairs":                                  {loop("%i = 0 to 8 step 2", loop("%j = 0 to 2", at("%i + %j"))), true},
		"pairs with gaps":                        {loop("%i = 0 to 9 step 3", loop("%j = 0 to 2", at("%i + %j"))), false},
		"pairs by a product":                     {loop(eight, loop("%j = 0 to 2", at("%i * 2 + %j"))), true},
		"pairs by a product, inside":             {loop("%j = 0 to 2", loop(eight, at("%i * 2 + %j"))), true},
		"pairs by a product backwards":           {loop(eight, loop("%j = 0 to 2", at("%i * -2 + %j + 20"))), true},
		"overlapping":                            {loop(eight, loop("%j = 0 to 3", at("%i * 2 + %j"))), true},
		"gaps of one":                            {loop(eight, loop("%j = 0 to 2", at("%i * 3 + %j"))), false},
		"bits":                                   {loop("%i = 0 to 2", loop("%j = 0 to 2", loop("%k = 0 to 2", at("%i * 4 + %j * 2 + %k")))), true},
		"a bit is missing":                       {loop("%i = 0 to 2", loop("%j = 0 to 2", loop("%k = 0 to 1", at("%i * 4 + %j * 2 + %k")))), false},
		"a loop of one iteration":                {loop(eight, loop("%j = 3 to 4", at("%i + %j * 9"))), true},
		"quotients":                              {loop(eight, at("%i floordiv 2")), false},
		"a square":                               {loop(eight, loop("%j = 0 to 8", atTwo("%i, %j"))), true},
		"a square, transposed":                   {loop(eight, loop("%j = 0 to 8", atTwo("%j, %i"))), true},
		"a square with gaps":                     {loop(eight, loop("%j = 0 to 8", atTwo("%i, %j * 2"))), false},
		"a sum of any number":                    {loop("%i = 0 to %n", loop("%j = 0 to 4", at("%i + %j"))), false},
		"pairs from an outer loop":               {loop("%o = 0 to 4", loop(eight, loop("%j = 0 to 2", at("%o + %i * 2 + %j")))), true},
		"all, and one of an outer loop":          {loop("%o = 0 to 4", loop(eight, at("%i")+"\n"+at("%i * 0 + 2"))), true},
		"the diagonal":                           {loop(eight, atTwo("%i, %i")), false},
		"beside the diagonal":                    {loop(eight, loop("%j = 0 to 8", atTwo("%i, %i + %j"))), false},
		"pairs by a product, in rows":            {loop(eight, loop("%j = 0 to 2", loop("%k = 0 to 4", atTwo("%k, %i * 2 + %j")))), true},
		"below the diagonal":                     {loop(eight, loop("%j = 0 to affine_map<(d0) -> (d0 + 1)>(%i)", atTwo("%i, %j"))), false},
		"another loop of known iterations":       {loop(eight, loop("%j = 0 to 3", at("%i"))), true},
		"another loop without iterations":        {loop(eight, loop("%j = 0 to 0", at("%i"))), false},
		"another loop of any number":             {loop(eight, loop("%j = 0 to %n", at("%i"))), false},
		"pairs, in a loop without iterations":    {loop(eight, loop("%j = 0 to 2", loop("%k = 0 to 0", at("%i * 2 + %j")))), false},
		"any number":                             {loop("%i = 0 to %n", at("%i")), true},
		"any number of pairs":                    {loop("%i = 0 to %n", loop("%j = 0 to 2", at("%i * 2 + %j"))), false},
		"from anywhere":                          {loop(eight, at("%i + symbol(%n)")), true},
		"pairs from anywhere":                    {loop(eight, loop("%j = 0 to 2", at("%i * 2 + %j + symbol(%n)"))), true},
		"pairs from where the loop begins":       {loop("%i = %n to affine_map<()[s0] -> (s0 + 8)>()[%n]", loop("%j = 0 to 2", at("%i * 2 + %j"))), true},
		"pairs from the greatest of two numbers": {loop("%i = max affine_map<()[s0] -> (s0, 3)>()[%n] to 8", loop("%j = 0 to 2", at("%i * 2 + %j"))), false},
		"in a condition":                         {loop(eight, "affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {\n"+at("%i")+"\n}"), false},
		"another access goes further":            {loop(eight, at("%i")+"\n"+at("%i + 1")), false},
		"another access begins before":           {loop(eight, at("%i + 1")+"\n"+at("%i")), false},
		"pairs, and the first of them":           {loop(eight, loop("%j = 0 to 2", at("%i * 2 + %j")+"\n"+at("%i"))), true},
		"pairs, and more":                        {loop(eight, loop("%j = 0 to 2", at("%i * 2 + %j")+"\n"+at("%i + 12"))), false},
	} {
		t.Run(name, func(t *testing.T) {
			var sink diag.Sink
			text := "func @f(%x: f32, %n: index, %m: memref<64xf32>, %p: memref<64x64xf32>) {\n" + c.text + "\nreturn\n}\n"
			m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
			require.NotNil(t, m, "%v", sink.Diagnostics())
			block := m.Region(0).Entry().First().Region(0).Entry()
			if outer, ok := affine.AsFor(block.First()); ok && strings.Contains(c.text, "%o") {
				block = outer.Body()
			}
			var g *region
			var first dependence.Access
			ir.Walk(block.First(), func(op *ir.Operation) ir.WalkResult {
				a, ok := dependence.AsAccess(op)
				if !ok {
					return ir.Advance
				}
				var loops []affine.For
				loops, _ = loopsWithin(op, block)
				own, ok := regionOf(a, loops)
				require.True(t, ok)
				if g == nil {
					g, first = own, a
				} else {
					require.True(t, g.include(own))
				}
				return ir.Advance
			})
			assert.Equal(t, c.want, attains(first, block, g))
		})
	}
}
