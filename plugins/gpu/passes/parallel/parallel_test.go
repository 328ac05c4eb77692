package parallel_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/gpu/passes/parallel"
)

// TestConversion compares with mlir-opt-13.
func TestConversion(t *testing.T) {
	passdiff.New(t, parallel.MapLoops(), parallel.ToLaunches()).Files(t, "testdata/*.mlir")
}

// TestMapping compares with the pass of MLIR 13, which has another name.
func TestMapping(t *testing.T) {
	inputs := []string{mapped, strings.ReplaceAll(mapped, "}  // inner", "} {mapping = []}")}
	c := passdiff.New(t, parallel.MapLoops())
	for i, theirs := range oracle.Opt(t, inputs, "-test-gpu-greedy-parallel-loop-mapping") {
		require.True(t, theirs.OK, theirs.Problem)
		require.Equal(t, strings.TrimSpace(theirs.Text), strings.TrimSpace(c.Apply(t, "gpu-map-parallel-loops", inputs[i])))
	}
}

// TestMappingPolicy: the last dimension that is mapped is x, as mlir-opt-22 has it.
func TestMappingPolicy(t *testing.T) {
	processors := func(pipeline string) []string {
		text := passdiff.New(t, parallel.MapLoops()).Apply(t, pipeline, mapped)
		var loops []string
		for _, loop := range regexp.MustCompile(`mapping = \[.*?\]`).FindAllString(text, -1) {
			loops = append(loops, strings.Join(regexp.MustCompile(`processor = (\d)`).FindAllString(loop, -1), " "))
		}
		return loops
	}
	first := processors("gpu-map-parallel-loops{mapping-policy=outermost-first}")
	assert.Equal(t, first, processors("gpu-map-parallel-loops"))
	assert.Equal(t, []string{"processor = 6", "processor = 3", "processor = 2 processor = 1 processor = 0 processor = 6", "processor = 0"},
		processors("gpu-map-parallel-loops{mapping-policy=innermost-first}"))
}

// mapped has nests of loops, with more dimensions than there are processors.
const mapped = `func @f(%n: index, %m: memref<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 1.0 : f32
  scf.parallel (%a, %b, %c, %d) = (%c0, %c0, %c0, %c0) to (%n, %n, %n, %n) step (%c1, %c1, %c1, %c1) {
    scf.parallel (%e) = (%c0) to (%n) step (%c1) {
      scf.parallel (%g) = (%c0) to (%n) step (%c1) {
        memref.store %f, %m[%a] : memref<?xf32>
      }
    }  // inner
    scf.for %i = %c0 to %n step %c1 {
      scf.parallel (%g) = (%c0) to (%n) step (%c1) {
        memref.store %f, %m[%b] : memref<?xf32>
      }
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.parallel (%a) = (%c0) to (%n) step (%c1) {
      memref.store %f, %m[%a] : memref<?xf32>
    }
  }
  return
}
`

// nest is a nest of loops that become blocks and threads.
const nest = `func @f(%a: memref<64xf32>, %b: memref<64xf32>, %n: index, %c: memref<4x8xf32>) {
  %f = constant 1.0 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      affine.store %f, %a[%i * 8 + %j] : memref<64xf32>
    }
  }
  return
}
`

// TestAffine: which nests become launches, and why others do not. What launches compute is a test of e2e.
func TestAffine(t *testing.T) {
	c := passdiff.New(t, parallel.AffineToLaunches())
	const depend = "error: the iterations of this loop may depend on each other"
	for _, k := range []struct{ options, old, by, want string }{
		{"", "", "", "threads(%arg7, %arg8, %arg9) in (%arg13 = %c8, %arg14 = %c1, %arg15 = %c1)"},
		{"{gpu-block-dims=2 gpu-thread-dims=0}", "", "", "blocks(%arg4, %arg5, %arg6) in (%arg10 = %c4, %arg11 = %c8, %arg12 = %c1)"},
		{"{gpu-thread-dims=0}", "", "", "scf.for"},
		{"{gpu-block-dims=0 gpu-thread-dims=0}", "", "", "affine.for"},
		{"{gpu-thread-dims=2}", "", "", "error: expected 3 perfectly nested loops for blocks and threads"},
		{"", "affine.for %j", "affine.store %f, %a[%i] : memref<64xf32> affine.for %j", depend},
		{"", "affine.for %j", "%g = addf %f, %f : f32 affine.for %j", "error: expected 2 perfectly nested loops for blocks and threads"},
		{"", "    }\n  }", "    }\n    %g = addf %f, %f : f32\n  }", "error: expected 2 perfectly nested loops for blocks and threads"},
		{"", "%j = 0 to 8", "%j = affine_map<(d0) -> (d0)>(%i) to 8", "error: the bounds of a loop that becomes blocks or threads"},
		{"", "%j = 0 to 8", "%j = max affine_map<()[s0] -> (s0, 0)>()[%n] to 8", "error: a loop with several lower bounds"},
		{"", "%i * 8 + %j", "%i + %j", depend},
		{"", "affine.store", "%x = affine.load %b[%i] : memref<64xf32> affine.store", depend},
		{"{distinct-arguments}", "affine.store", "%x = affine.load %b[%i] : memref<64xf32> affine.store", "gpu.launch"},
		{"", "affine.store", "call @g() : () -> () affine.store", depend},
		{"", "%a[%i * 8 + %j] : memref<64xf32>", "%a[%j] : memref<64xf32> memref.store %f, %c[%i, %j] : memref<4x8xf32>", depend},
		{"", "affine.store %f, %a[%i * 8 + %j] : memref<64xf32>", "memref.store %f, %c[%i, %j] : memref<4x8xf32>", "memref.store %cst, %arg3[%arg4, %arg7] : memref<4x8xf32>"},
		{"", "affine.store %f, %a[%i * 8 + %j] : memref<64xf32>",
			"%x = memref.load %c[%i, %j] : memref<4x8xf32> memref.store %x, %c[%i, %j] : memref<4x8xf32>", "memref.store %0, %arg3[%arg4, %arg7] : memref<4x8xf32>"},
		{"", "affine.store %f, %a[%i * 8 + %j] : memref<64xf32>",
			"%x = memref.load %c[%i, %i] : memref<4x8xf32> memref.store %x, %c[%i, %j] : memref<4x8xf32>", depend},
		{"", "affine.store %f, %a[%i * 8 + %j] : memref<64xf32>",
			"%s = muli %i, %i : index memref.store %f, %c[%s, %j] : memref<4x8xf32>", depend},
	} {
		text := strings.Replace(nest, k.old, k.by, 1) + "func private @g()\n"
		assert.Contains(t, c.Apply(t, "func(convert-affine-for-to-gpu"+k.options+")", text), k.want, "%s %s", k.options, k.by)
	}
	carries := strings.Replace(nest, "affine.for %i = 0 to 4 {", "%r = affine.for %i = 0 to 4 iter_args(%s = %f) -> f32 {", 1)
	carries = strings.Replace(carries, "    }\n  }", "    }\n    affine.yield %s : f32\n  }", 1)
	assert.Contains(t, c.Apply(t, "func(convert-affine-for-to-gpu)", carries), "error: a loop that carries values")
}

// TestTooManyDimensions: a launch has three of each kind.
func TestTooManyDimensions(t *testing.T) {
	for _, options := range []string{"gpu-block-dims=4", "gpu-thread-dims=4"} {
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(nest)), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		text := diag.NewSource("pipeline", []byte("func(convert-affine-for-to-gpu{"+options+"})"))
		pipeline, problems := pass.ParsePipeline(text, pass.NewRegistry(parallel.AffineToLaunches()))
		require.Empty(t, problems)
		err := (&pass.Manager{}).Run(t.Context(), m, pipeline, &sink)
		require.ErrorContains(t, err, "a launch has up to 3 dimensions of blocks and of threads")
	}
}
