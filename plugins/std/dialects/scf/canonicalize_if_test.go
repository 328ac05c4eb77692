package scf_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// TestRowOfOneCondition: conditionals in a row are joined in one step, for each step makes
// others look at all that was joined. Constants between them do not matter, one that uses an
// earlier result does.
func TestRowOfOneCondition(t *testing.T) {
	row := func(part func(i int) string) string {
		var out strings.Builder
		out.WriteString("func @f(%c: i1, %x: i32, %m: memref<8xi32>) {\n  %z = constant 0 : index\n")
		for i := range 100 {
			out.WriteString(part(i))
		}
		out.WriteString("  return\n}\n")
		return out.String()
	}
	for name, test := range map[string]struct {
		text         string
		steps, stays int
	}{
		"alike": {row(func(int) string {
			return "  scf.if %c {\n    memref.store %x, %m[%z] : memref<8xi32>\n  }\n"
		}), 1, 1},
		"constants between": {row(func(i int) string {
			return fmt.Sprintf("  %%k%d = constant %d : i32\n  scf.if %%c {\n    memref.store %%k%d, %%m[%%z] : memref<8xi32>\n  }\n", i, i, i)
		}), 1, 1},
		"results and branches missing": {row(func(i int) string {
			return fmt.Sprintf(`  %%r%d = scf.if %%c -> (i32) {
    %%l = memref.load %%m[%%z] : memref<8xi32>
    scf.yield %%l : i32
  } else {
    memref.store %%x, %%m[%%z] : memref<8xi32>
    scf.yield %%x : i32
  }
  scf.if %%c {
    "use"() : () -> ()
  }
`, i)
		}), 1, 1},
		"of a result": {row(func(i int) string {
			if i != 50 {
				return fmt.Sprintf("  %%r%d = scf.if %%c -> (i32) {\n    %%l = \"make\"() : () -> i32\n    scf.yield %%l : i32\n  } else {\n    scf.yield %%x : i32\n  }\n", i)
			}
			return "  scf.if %c {\n    memref.store %r20, %m[%z] : memref<8xi32>\n  }\n"
		}), 2, 2},
	} {
		t.Run(name, func(t *testing.T) {
			var sink diag.Sink
			m := syntax.Parse(repository.Context(t), diag.NewSource("f.mlir", []byte(test.text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
			require.NotNil(t, m, "%v", sink.Diagnostics())
			steps := 0
			owner := scf.Dialect.Canonicalize
			patterns := slices.Clone(owner.Patterns)
			for i, p := range patterns {
				if p.Name == "ifs-of-one-condition" {
					patterns[i].Match = func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
						r := p.Match(op, rw)
						if r.Succeeded() {
							steps++
						}
						return r
					}
				}
			}
			_, err := rewrite.ApplyGreedily(m, patterns, rewrite.Config{Folds: owner.Folds})
			require.NoError(t, err)
			stays := 0
			ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
				if op.Is("scf.if") {
					stays++
				}
				return ir.Advance
			})
			assert.Equal(t, test.steps, steps)
			assert.Equal(t, test.stays, stays)
		})
	}
}
