package versioning_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/versioning"
)

const copies = `  affine.for %i = 0 to 7 {
    %0 = affine.load %a[%i + 1] : memref<8xf32>
    affine.store %0, %b[%i] : memref<8xf32>
  }
`

// TestVersions lists which pairs of memrefs are compared per function; none where the function
// is unchanged.
func TestVersions(t *testing.T) {
	c := passdiff.New(t, versioning.Passes()...)
	for name, test := range map[string]struct {
		arguments, body string
		checks          int
	}{
		"two arguments":             {"%a: memref<8xf32>, %b: memref<8xf32>", copies, 1},
		"one argument":              {"%a: memref<8xf32>", strings.ReplaceAll(copies, "%b", "%a"), 0},
		"noalias arguments":         {"%a: memref<8xf32>, %b: memref<8xf32> {llvm.noalias}", copies, 0},
		"an allocation":             {"%a: memref<8xf32>", "  %b = memref.alloc() : memref<8xf32>\n" + copies, 0},
		"a global":                  {"%a: memref<8xf32>", "  %b = memref.get_global @shown : memref<8xf32>\n" + copies, 1},
		"a global twice":            {"%a: memref<8xf32>", "  %b = memref.get_global @shown : memref<8xf32>\n  %c = memref.get_global @shown : memref<8xf32>\n" + copies + strings.ReplaceAll(copies, "%b", "%c"), 1},
		"two globals":               {"%n: index", "  %a = memref.get_global @shown : memref<8xf32>\n  %b = memref.get_global @other : memref<8xf32>\n" + copies, 0},
		"a private global":          {"%a: memref<8xf32>", "  %b = memref.get_global @hidden : memref<8xf32>\n" + copies, 0},
		"a constant":                {"%b: memref<8xf32>", "  %a = memref.get_global @table : memref<8xf32>\n" + copies, 0},
		"arguments and a read":      {"%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>", copies + "  %1 = affine.load %c[0] : memref<8xf32>\n", 2},
		"reads alone":               {"%a: memref<8xf32>, %c: memref<8xf32>", "  %b = memref.alloc() : memref<8xf32>\n  %1 = affine.load %c[0] : memref<8xf32>\n" + copies, 0},
		"views":                     {"%a: memref<8xf32>, %c: memref<16xf32>", "  %b = memref.subview %c[0][8][2] : memref<16xf32> to memref<8xf32, affine_map<(d0) -> (d0 * 2)>>\n" + strings.ReplaceAll(copies, "%b[%i] : memref<8xf32>", "%b[%i] : memref<8xf32, affine_map<(d0) -> (d0 * 2)>>"), 1},
		"a view out of range":       {"%a: memref<8xf32>, %c: memref<4xf32>", "  %b = memref.reinterpret_cast %c to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>\n" + copies, 0},
		"a choice":                  {"%a: memref<8xf32>, %c: memref<8xf32>, %w: i1", "  %b = select %w, %a, %c : memref<8xf32>\n" + copies, 0},
		"no loop":                   {"%a: memref<8xf32>, %b: memref<8xf32>", "  %0 = affine.load %a[0] : memref<8xf32>\n  affine.store %0, %b[0] : memref<8xf32>\n", 0},
		"a call":                    {"%a: memref<8xf32>, %b: memref<8xf32>", copies + "  call @g() : () -> ()\n", 0},
		"an argument freed":         {"%a: memref<8xf32>, %b: memref<8xf32>", copies + "  memref.dealloc %b : memref<8xf32>\n", 0},
		"a layout without strides":  {"%a: memref<8xf32>, %b: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>", strings.ReplaceAll(copies, "%b[%i] : memref<8xf32>", "%b[%i] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>"), 0},
		"a matrix product":          {"%a: memref<8x8xf32>, %b: memref<8x8xf32>", "  linalg.matmul ins(%a, %a : memref<8x8xf32>, memref<8x8xf32>) outs(%b : memref<8x8xf32>)\n", 1},
		"a number for all elements": {"%a: memref<8xf32>, %b: memref<8xf32>, %x: f32", "  linalg.fill(%x, %b) : f32, memref<8xf32>\n  linalg.copy(%b, %a) : memref<8xf32>, memref<8xf32>\n", 1},
		"a loop of scf": {"%a: memref<8xf32>, %b: memref<8xf32>, %n: index", `  scf.for %i = %n to %n step %n {
    %0 = memref.load %a[%i] : memref<8xf32>
    memref.store %0, %b[%i] : memref<8xf32>
  }
`, 1},
	} {
		text := `memref.global @shown : memref<8xf32> = uninitialized
memref.global @other : memref<8xf32> = uninitialized
memref.global "private" @hidden : memref<8xf32> = uninitialized
memref.global "private" constant @table : memref<8xf32> = dense<1.0>
func private @g()
func @f(` + test.arguments + ") {\n" + test.body + "  return\n}\n"
		got := c.Apply(t, "alias-versioning", text)
		assert.Equal(t, test.checks, strings.Count(got, "memref.disjoint"), "%s\n%s", name, got)
		versions := 0
		if test.checks > 0 {
			versions = 1
		}
		assert.Equal(t, versions, strings.Count(got, "func private @f.noalias"), "%s\n%s", name, got)
		assert.Equal(t, versions, strings.Count(got, "func private @f.mayalias"), "%s\n%s", name, got)
	}
}

// TestGolden holds a whole module.
func TestGolden(t *testing.T) {
	c := passdiff.New(t, versioning.Passes()...)
	in, err := os.ReadFile("testdata/in.mlir")
	require.NoError(t, err)
	want, err := os.ReadFile("testdata/out.mlir")
	require.NoError(t, err)
	got := c.Apply(t, "alias-versioning", string(in))
	assert.Equal(t, string(want), got)
	assert.Equal(t, got, c.Apply(t, "alias-versioning", got), "versions become versions again")
}

// TestLimits keeps functions as they are that are larger, or need more checks, than asked for.
func TestLimits(t *testing.T) {
	c := passdiff.New(t, versioning.Passes()...)
	text := "func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {\n" + copies +
		strings.ReplaceAll(copies, "%b", "%c") + "  return\n}\n"
	for options, versions := range map[string]int{
		"{max-checks=3}": 1, "{max-checks=2}": 0, "{max-operations=10}": 1, "{max-operations=9}": 0,
	} {
		got := c.Apply(t, "alias-versioning"+options, text)
		assert.Equal(t, versions, strings.Count(got, "func private @f.noalias"), options)
	}
}

// TestTakenNames: a function stays if its versions' names are those of other symbols.
func TestTakenNames(t *testing.T) {
	c := passdiff.New(t, versioning.Passes()...)
	for _, name := range []string{"f.noalias", "f.mayalias"} {
		got := c.Apply(t, "alias-versioning", "func private @"+name+"()\nfunc @f(%a: memref<8xf32>, %b: memref<8xf32>) {\n"+copies+"  return\n}\n")
		assert.NotContains(t, got, "memref.disjoint")
	}
}

// TestComparesArguments: it is the arguments that are compared, not views of their views, and
// versions keep what arguments have.
func TestComparesArguments(t *testing.T) {
	c := passdiff.New(t, versioning.Passes()...)
	got := c.Apply(t, "alias-versioning", `func @f(%a: memref<8xf32>, %c: memref<16xf32> {llvm.align = 64 : i64}) {
  %v = memref.cast %c : memref<16xf32> to memref<?xf32>
  %b = memref.cast %v : memref<?xf32> to memref<8xf32>
`+copies+"  return\n}\n")
	assert.Contains(t, got, " : memref<8xf32>, memref<16xf32>\n")
	assert.Equal(t, 3, strings.Count(got, "llvm.align = 64 : i64"), got)
}
