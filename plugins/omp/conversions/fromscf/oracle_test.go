package fromscf_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/omp/conversions/fromscf"
)

// reduced is a loop with a sum, which mlir-opt-13 refuses.
const reduced = `func @sum(%a: index, %z: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z) : f32 {
    ^bb0(%l: f32, %q: f32):
      %s = addf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
`

// TestAgreesWithOracle compares with mlir-opt-13, byte for byte.
func TestAgreesWithOracle(t *testing.T) {
	text, err := os.ReadFile("testdata/loops.mlir")
	require.NoError(t, err)
	own, all := passdiff.New(t, fromscf.Pass()), append(strings.Split(string(text), "// -----\n"), reduced)
	answers := oracle.Opt(t, all, "-convert-scf-to-openmp")
	for i, a := range answers[:len(answers)-1] {
		require.True(t, a.OK, "%s\n%s", a.Problem, all[i])
		got := own.Apply(t, "convert-scf-to-openmp", all[i])
		if strings.Contains(all[i], "@nested") {
			assert.Equal(t, 1, strings.Count(a.Text, "omp.parallel"), "mlir-opt-13 starts a team for inner loops; compare them, too")
			assert.Equal(t, 2, strings.Count(got, "omp.parallel"))
			continue
		}
		assert.Equal(t, a.Text, got, all[i])
	}
	assert.False(t, answers[len(answers)-1].OK, "mlir-opt-13 converts reductions; compare them, too")
}

// TestThreads: teams have as many threads as the option says, as in mlir-opt-19.
func TestThreads(t *testing.T) {
	const text = `func.func @f(%m: memref<8xf32>, %z: f32, %n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    memref.store %z, %m[%i] : memref<8xf32>
  }
  return
}
`
	team := func(text string) string {
		return strings.Join(regexp.MustCompile(`constant\(\d+ : i32\)|omp\.parallel.*\{`).FindAllString(valueName.ReplaceAllString(text, "%"), -1), "\n")
	}
	own := passdiff.New(t, fromscf.Pass())
	for _, n := range []string{"0", "1", "3"} {
		pipeline := "builtin.module(convert-scf-to-openmp{num-threads=" + n + "})"
		want := oracle.Pipe(t, text, "mlir-opt-19", "-pass-pipeline="+pipeline)
		assert.Equal(t, n == "0", team(want) == "omp.parallel {", want)
		assert.Equal(t, team(want), team(own.Apply(t, pipeline, text)))
	}
	assert.Equal(t, "error: option 'num-threads' must be at most 2147483647", own.Apply(t, "convert-scf-to-openmp{num-threads=2147483648}", text))
}

var valueName = regexp.MustCompile(`%\w+`)
