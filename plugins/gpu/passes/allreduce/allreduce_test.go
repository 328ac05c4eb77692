package allreduce_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/gpu/passes/allreduce"
)

// TestAgreesWithOracle compares with the pass of MLIR 13, which has another name.
func TestAgreesWithOracle(t *testing.T) {
	text, err := os.ReadFile("testdata/reductions.mlir")
	require.NoError(t, err)
	inputs := strings.Split(string(text), "// -----\n")
	for _, op := range []string{"add", "mul", "min", "max", "and", "or", "xor"} {
		for _, kind := range []string{"i32", "f32"} {
			if kind == "i32" || len(op) == 3 && op != "and" && op != "xor" {
				inputs = append(inputs, strings.NewReplacer("OP", op, "TYPE", kind).Replace(kernel))
			}
		}
	}
	c := passdiff.New(t, allreduce.Pass())
	for i, theirs := range oracle.Opt(t, inputs, "-test-gpu-rewrite") {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			require.True(t, theirs.OK, theirs.Problem)
			require.Equal(t, strings.TrimSpace(theirs.Text), strings.TrimSpace(c.Apply(t, "gpu-all-reduce-lowering", inputs[i])))
		})
	}
}

const kernel = `gpu.module @k {
  gpu.func @f(%a: TYPE, %o: memref<?xTYPE>) kernel {
    %i = "gpu.thread_id"() {dimension = "x"} : () -> index
    %s = "gpu.all_reduce"(%a) ({}) {op = "OP"} : (TYPE) -> TYPE
    memref.store %s, %o[%i] : memref<?xTYPE>
    gpu.return
  }
}
`
