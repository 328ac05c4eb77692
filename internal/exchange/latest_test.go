package exchange

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/linalg/loops"
)

// latest is the profile of the latest MLIR. Debian's package of it excludes files of MLIR 13 that other tests
// need: without it the test is skipped.
const latest, latestTool = "mlir-22", "mlir-opt-22"

// TestLatestTensors reads operations and programs on tensors as front ends of MLIR 22 write them. They are printed as
// mlir-opt-22 prints them, to the blank; its generic form is read as the custom one is; and named operations are
// generalized as there.
func TestLatestTensors(t *testing.T) {
	if _, err := exec.LookPath(latestTool); err != nil {
		t.Skip(latestTool + " is missing")
	}
	registry := pass.NewRegistry(loops.Passes()...)
	for _, file := range []string{"testdata/linalg22.mlir", "../../plugins/linalg/plugin/testdata/tensors_22.mlir"} {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		ctx, err := load.NewContext(repository.Dialects(t)...)
		require.NoError(t, err)
		programs := strings.Split(string(data), between)
		custom, generic := ask(t, programs), ask(t, programs, "--mlir-print-op-generic")
		generalized := ask(t, programs, "--linalg-generalize-named-ops", "--canonicalize")
		var ours, general []string
		for i, program := range programs {
			module := inLatest(t, ctx, program)
			assert.Equal(t, custom[i], written(t, module, false))
			back := inLatest(t, ctx, generic[i])
			ir.Walk(back, func(op *ir.Operation) ir.WalkResult {
				op.SetAttr("linalg.memoized_indexing_maps", nil) // which it adds to named operations
				return ir.Advance
			})
			assert.Equal(t, own(module), own(back))
			ours = append(ours, written(t, module, true))

			steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("func(linalg-generalize-named-ops)")), registry)
			require.Empty(t, problems)
			var sink diag.Sink
			require.NoError(t, (&pass.Manager{Workers: 1}).Run(t.Context(), module, steps, &sink))
			general = append(general, written(t, module, false))
		}
		assert.Equal(t, custom, ask(t, ours))
		for i, text := range ask(t, general, "--canonicalize") {
			if !inOtherOrder(programs[i]) {
				assert.Equal(t, generalized[i], text)
			}
		}
	}
}

// between stands between programs of a file.
const between = "\n// -----\n"

// inOtherOrder reports whether a program has operations whose iteration spaces have their dimensions in another order
// in MLIR 13 than in MLIR 22, or such that MLIR 22 leaves.
func inOtherOrder(program string) bool {
	for _, name := range []string{"linalg.mmt4d", "linalg.map", "linalg.pooling_ndhwc_", "linalg.pooling_nhwc_"} {
		if strings.Contains(program, name) {
			return true
		}
	}
	return false
}

// ask gives programs to the tool at once.
func ask(t *testing.T, programs []string, args ...string) []string {
	t.Helper()
	text := oracle.Pipe(t, strings.Join(programs, between), latestTool, append(args, "--split-input-file")...)
	answers := strings.Split(text, between)
	require.Len(t, answers, len(programs))
	for i := range answers {
		answers[i] = strings.TrimSpace(answers[i])
	}
	return answers
}

func inLatest(t *testing.T, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource("latest.mlir", []byte(text)), &sink, syntax.ParseOptions{Profile: latest})
	require.NotNil(t, module, "%v\n%s", sink.Diagnostics(), text)
	return module
}

func written(t *testing.T, module *ir.Operation, generic bool) string {
	t.Helper()
	var sink diag.Sink
	text, ok := syntax.Append(nil, module, syntax.PrintOptions{Profile: latest, Generic: generic}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	return strings.TrimSpace(string(text))
}
