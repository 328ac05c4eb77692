package hints_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/std/conversions/lower"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/vectortollvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

const withHints = `llvm.metadata @hints {
  llvm.alias_scope_domain @d
  llvm.alias_scope @s {domain = @d}
  llvm.access_group @g
  llvm.return
}
func @f(%a: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i + 1, %n] {llvm.alignment = 32 : i64, llvm.inbounds, llvm.overflowFlags = #llvm.overflow<nsw>, std.overflowFlags = #std.overflow<nsw>, llvm.access_groups = [@hints::@g]} : memref<64x64xf32>
    affine.store %0, %a[%i, 3] {llvm.access_groups = [@hints::@g], llvm.alias_scopes = [@hints::@s], llvm.noalias_scopes = [@hints::@s], test.note} : memref<64x64xf32>
    %1 = affine.vector_load %a[%i, 8] {llvm.alignment = 32 : i64} : memref<64x64xf32>, vector<4xf32>
    affine.vector_store %1, %a[%i, 9] : memref<64x64xf32>, vector<4xf32>
  } {llvm.loop = {parallel_access = [@hints::@g]}, std.overflowFlags = #std.overflow<nsw>}
  return
}
`

func comparer(t *testing.T) *passdiff.Comparer {
	passes := hints.Dropping(loops.Passes())
	passes = append(passes, lower.Affine(), lower.SCF(), vectortollvm.VectorToLLVM(), tollvm.StdToLLVM())
	return passdiff.New(t, passes...)
}

// TestCarried: each hint ends on the operation that it is for, and on no other.
func TestCarried(t *testing.T) {
	out := comparer(t).Apply(t, "lower-affine,convert-scf-to-std,convert-vector-to-llvm,convert-std-to-llvm", withHints)
	lines := strings.Split(out, "\n")
	for what, want := range map[string][]string{
		"llvm.add ":     {"overflow<nsw>  : i64", "overflow<nsw>  : i64", "  : i64", "  : i64", "  : i64", "overflow<nsw>  : i64"},
		"llvm.mul ":     {"overflow<nsw>  : i64", "  : i64", "  : i64", "  : i64"},
		"getelementptr": {"{inbounds}", "] :", "] :", "] :"},
		"llvm.load ":    {"{access_groups = [@hints::@g], alignment = 32 : i64}", "{alignment = 32 : i64}"},
		"llvm.store ":   {"{access_groups = [@hints::@g], alias_scopes = [@hints::@s], noalias_scopes = [@hints::@s]}", "{alignment = 4 : i64}"},
		"llvm.br ":      {"(%", "{llvm.loop = {parallel_access = [@hints::@g]}}"},
	} {
		var found []string
		for _, line := range lines {
			if strings.Contains(line, what) {
				found = append(found, line)
			}
		}
		if !assert.Len(t, found, len(want), "%s\n%s", what, out) {
			continue
		}
		for i, line := range found {
			assert.Contains(t, line, want[i])
			assert.Equal(t, strings.Contains(want[i], "nsw"), strings.Contains(line, "nsw"), line)
		}
	}
	assert.NotContains(t, out, "std.")
	assert.NotContains(t, out, "test.note", "other attributes are not carried along")
}

// TestDropped: a pass that changes loops leaves nothing.
func TestDropped(t *testing.T) {
	out := comparer(t).Apply(t, "func(affine-loop-tile{tile-size=4})", withHints)
	_, function, _ := strings.Cut(out, "func @f")
	for _, name := range []string{"overflowFlags", "alignment", "llvm.", "std."} {
		assert.NotContains(t, function, name)
	}
	assert.Contains(t, function, "test.note")
}

// TestMaps: a hint about a map is removed when another map takes its place.
func TestMaps(t *testing.T) {
	c := passdiff.New(t, transforms.Canonicalize(affine.Dialect.Canonicalize))
	out := c.Apply(t, "canonicalize", `func @f(%m: memref<64xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
    affine.store %v, %m[%0 + 1] {llvm.inbounds, std.overflowFlags = #std.overflow<nsw>} : memref<64xf32>
  }
  return
}
`)
	assert.Contains(t, out, "affine.store %arg2, %arg0[%arg3 * 3 + 1] {llvm.inbounds} :")
}
