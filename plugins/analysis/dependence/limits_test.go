package dependence_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
)

// TestLimits runs passes on more accesses than they compare. They say so.
func TestLimits(t *testing.T) {
	statement := "%0 = affine.load %m[%i] : memref<200xf32>\naffine.store %0, %m[%i] : memref<200xf32>\n"
	loop := "affine.for %i = 0 to 200 {\n" + statement + "}\n"
	for name, test := range map[string]struct{ body, pipeline, message string }{
		"pairs of a function": {
			strings.Repeat(loop, 150), "memref-dependence-check", "there are too many pairs of accesses; those from",
		},
		"as many pairs of a function as there may be": {
			strings.Repeat("%0 = affine.load %m[0] : memref<200xf32>\n", 256), "memref-dependence-check", "dependence from 255 to 255 at depth 1 = false",
		},
		"pairs of a loop": {
			"affine.for %i = 0 to 200 {\n" + strings.Repeat(statement, 60) + "}\n",
			"affine-parallelize", "the loop stays: there are too many accesses to memory to compare them",
		},
		"ways to loads": {
			strings.Repeat("%1 = affine.load %m[0] : memref<200xf32>\naffine.store %1, %m[1] : memref<200xf32>\n", 1500),
			"affine-scalrep", "there are too many accesses to memory to compare them; some stay",
		},
	} {
		t.Run(name, func(t *testing.T) {
			ctx := repository.Context(t)
			m := parse(t, ctx, distinct("func @f(%m: memref<200xf32>) {\n"+test.body+"return\n}\n"))
			steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(test.pipeline)), pass.NewRegistry(dependence.Passes()...))
			require.Empty(t, problems)
			var sink diag.Sink
			manager := pass.Manager{Workers: 1}
			require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
			all := sink.Diagnostics()
			require.NotEmpty(t, all)
			assert.Contains(t, all[len(all)-1].Message, test.message)
		})
	}
}

// distinct numbers the definitions of a text, so that no name occurs twice.
func distinct(text string) string {
	n := 0
	var out strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "%") {
			n++
		}
		name := fmt.Sprintf("%%v%d", n)
		out.WriteString(strings.NewReplacer("%0", name, "%1", name).Replace(line))
	}
	return out.String()
}
