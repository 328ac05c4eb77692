package fusion_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/fusion"
)

func TestAgreesWithOracle(t *testing.T) {
	c := passdiff.New(t, append(fusion.Passes(), transforms.CSE)...)
	c.DistinctArguments = true
	c.Files(t, "testdata/*.mlir")
}

// TestModesAgreeWithOracle fuses producers, siblings, or both, as mlir-opt-19 does.
func TestModesAgreeWithOracle(t *testing.T) {
	const producer = `  %a = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %z, %a[%i] : memref<10xf32>
  }
`
	loop := func(from, to string) string {
		return strings.NewReplacer("FROM", from, "TO", to).Replace(`  affine.for %i = 0 to 10 {
    %v = affine.load %FROM[%i] : memref<10xf32>
    affine.store %v, %TO[%i] : memref<10xf32>
  }
`)
	}
	c := passdiff.New(t, fusion.Passes()...)
	c.DistinctArguments = true
	for name, body := range map[string]string{
		"producer":      producer + loop("a", "p"),
		"siblings":      loop("m", "p") + loop("m", "q"),
		"two consumers": producer + loop("a", "p") + loop("a", "q"),
	} {
		t.Run(name, func(t *testing.T) {
			text := "func.func @f(%m: memref<10xf32>, %p: memref<10xf32>, %q: memref<10xf32>, %z: f32) {\n" + body + "  return\n}\n"
			for _, mode := range []string{"greedy", "producer", "sibling"} {
				c.Later(t, "builtin.module(func.func(affine-loop-fusion{mode="+mode+"}))", text)
			}
		})
	}
}

// TestErasingIsAChange: a function that only loses an allocation is changed.
func TestErasingIsAChange(t *testing.T) {
	got := passdiff.New(t, fusion.Passes()...).Apply(t, "func(affine-loop-fusion)", "func @f() {\n  %a = memref.alloc() : memref<4xf32>\n  return\n}")
	assert.NotContains(t, got, "alloc")
}

// TestOptionsOfLaterMLIR: options have their names in MLIR 13, and those of later MLIR.
func TestOptionsOfLaterMLIR(t *testing.T) {
	const text = `func @f(%m: memref<100xf32>, %z: f32) {
  %a = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    affine.store %z, %a[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %v = affine.load %a[%j] : memref<100xf32>
      affine.store %v, %m[%i] : memref<100xf32>
    }
  }
  return
}`
	c := passdiff.New(t, fusion.Passes()...)
	plain := c.Apply(t, "func(affine-loop-fusion)", text)
	for _, option := range []string{"maximal", "compute-tolerance=1000.0", "maximal fast-mem-space=2 local-buf-threshold=4"} {
		earlier := "fusion-" + strings.ReplaceAll(option, " ", " fusion-")
		want := c.Apply(t, "func(affine-loop-fusion{"+earlier+"})", text)
		assert.NotEqual(t, plain, want)
		assert.Equal(t, want, c.Apply(t, "func(affine-loop-fusion{"+option+"})", text))
	}
}
