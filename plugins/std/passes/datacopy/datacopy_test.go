package datacopy_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/passes/datacopy"
)

func TestAgreesWithOracle(t *testing.T) {
	c := passdiff.New(t, append(datacopy.Passes(), transforms.CSE)...)
	c.DistinctArguments = true
	c.Files(t, "testdata/*.mlir")
}

// TestKeepsResults executes the cases of testdata/run before and behind the pass.
func TestKeepsResults(t *testing.T) {
	cases.Files(t, "testdata/run/*.mlir", datacopy.Passes()...)
}

// TestSays: the pass says what stays in slow memory, and what takes more than there is.
func TestSays(t *testing.T) {
	for _, c := range []struct{ name, options, end, subscript, want string }{
		{"all is well", "", "256", "%i + symbol(%n)", ""},
		{"every other element", "", "256", "%i * 2", "accesses stay in slow memory: the elements that would be copied may lie outside of the memref"},
		{"as much as there is", "fast-mem-capacity=1 skip-non-unit-stride-loops", "256", "%i + 1", ""},
		{"too much", "fast-mem-capacity=1 skip-non-unit-stride-loops", "257", "%i + 1", "the buffers of this block take more than fast memory has"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "func @f(%a: memref<?xf32>, %n: index) {\naffine.for %i = 0 to " + c.end + " {\n%0 = affine.load %a[" + c.subscript + "] : memref<?xf32>\n}\nreturn\n}\n"
			var sink diag.Sink
			m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
			require.NotNil(t, m, "%v", sink.Diagnostics())
			pipeline := "func(affine-data-copy-generate{generate-dma=false " + c.options + "})"
			steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), pass.NewRegistry(datacopy.Passes()...))
			require.Empty(t, problems)
			manager := pass.Manager{Workers: 1}
			require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
			var said []string
			for _, d := range sink.Diagnostics() {
				said = append(said, d.Message)
			}
			assert.Equal(t, c.want, strings.Join(said, "\n"))
		})
	}
}
