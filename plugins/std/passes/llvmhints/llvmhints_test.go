package llvmhints_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/llvmhints"
)

// only is the pass with one kind of hints.
func only(kind, more string) string {
	options := []string{}
	for _, k := range []string{"scopes", "parallel", "alignment", "overflow"} {
		if k != kind {
			options = append(options, k+"=false")
		}
	}
	return "affine-add-llvm-hints{" + strings.Join(options, " ") + more + "}"
}

// noted are the operations of a module that have an attribute `t`, by its value, with
// what is between braces.
func noted(t *testing.T, text string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for line := range strings.Lines(text) {
		_, attrs, ok := strings.Cut(line, "{")
		for _, m := range regexp.MustCompile(`\bt = "([^"]*)"`).FindAllStringSubmatch(line, -1) {
			require.True(t, ok)
			found[m[1]] = attrs
		}
	}
	require.NotEmpty(t, found, text)
	return found
}

// TestAlignment: of what is known where memory begins and where loops count.
func TestAlignment(t *testing.T) {
	c := passdiff.New(t, llvmhints.Passes()...)
	for name, test := range map[string]struct {
		args, body string
		heap       string
		want       int // 0: nothing
	}{
		"what is asked for": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<32xf32>
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>`, want: 64},
		"an element in the middle": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<32xf32>
  affine.store %v, %m[6] {t = "x"} : memref<32xf32>`, want: 8},
		"no more than an element": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<32xf32>
  affine.store %v, %m[5] {t = "x"} : memref<32xf32>`},
		"a loop in steps": {body: `
  %m = memref.alloca() {alignment = 32 : i64} : memref<32xf32>
  affine.for %i = 8 to 32 step 4 {
    affine.store %v, %m[%i] {t = "x"} : memref<32xf32>
  }`, want: 16},
		"a loop that begins elsewhere": {body: `
  %m = memref.alloca() {alignment = 32 : i64} : memref<32xf32>
  affine.for %i = 3 to 31 step 4 {
    affine.store %v, %m[%i] {t = "x"} : memref<32xf32>
  }`},
		"one more than where it begins": {body: `
  %m = memref.alloca() {alignment = 32 : i64} : memref<32xf32>
  affine.for %i = 3 to 31 step 4 {
    affine.store %v, %m[%i + 1] {t = "x"} : memref<32xf32>
  }`},
		"one of several lower bounds": {args: ", %n: index", body: `
  %m = memref.alloca() {alignment = 32 : i64} : memref<32xf32>
  affine.for %i = max affine_map<(d0) -> (8, d0 * 16)>(%n) to 32 step 8 {
    affine.store %v, %m[%i] {t = "x"} : memref<32xf32>
  }`, want: 32},
		"rows": {args: ", %n: index", body: `
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?x12xf32>
  affine.for %i = 0 to %n {
    affine.store %v, %m[%i, 4] {t = "x"} : memref<?x12xf32>
  }`, want: 16},
		"rows of any length": {args: ", %n: index", body: `
  %m = memref.alloc(%n, %n) {alignment = 64 : i64} : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.store %v, %m[%i, 4] {t = "x"} : memref<?x?xf32>
  }`},
		"every fourth row of any length": {args: ", %n: index", body: `
  %m = memref.alloc(%n, %n) {alignment = 64 : i64} : memref<?x?xf32>
  affine.for %i = 0 to %n step 4 {
    affine.store %v, %m[%i, 4] {t = "x"} : memref<?x?xf32>
  }`, want: 16},
		"below zero": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<32xf32>
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i * -4 + 16] {t = "x"} : memref<32xf32>
  }`, want: 16},
		"quotients and remainders": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
  affine.for %i = 0 to 64 step 16 {
    affine.store %v, %m[%i floordiv 4, %i mod 24] {t = "x"} : memref<64x64xf32>
  }`, want: 32},
		"a quotient that does not come out even": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
  affine.for %i = 0 to 64 step 16 {
    affine.store %v, %m[%i floordiv 3] {t = "x"} : memref<64xf32>
  }`},
		"a quotient that seems to come out even": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
  affine.for %i = 0 to 60 step 12 {
    affine.store %v, %m[%i floordiv 5] {t = "x"} : memref<64xf32>
  }`},
		"a quotient": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
  affine.for %i = 0 to 64 step 32 {
    affine.store %v, %m[%i floordiv 4] {t = "x"} : memref<64xf32>
  }`, want: 32},
		"an alignment that is no power of two": {body: `
  %m = memref.alloc() {alignment = 48 : i64} : memref<32xf32>
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>`, want: 16},
		"bytes": {body: `
  %c = constant 1 : i8
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
  affine.store %c, %m[6] {t = "x"} : memref<64xi8>`, want: 2},
		"eight bytes": {body: `
  %c = constant 1 : i64
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xi64>
  affine.store %c, %m[6] {t = "x"} : memref<64xi64>`, want: 16},
		"vectors": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
  affine.for %i = 0 to 64 step 8 {
    %w = affine.vector_load %m[%i] {t = "x"} : memref<64xf32>, vector<8xf32>
  }`, want: 32},
		"vectors of rows": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64x6xf32>
  %c0 = constant 0 : index
  %w = vector.load %m[%c0, %c0] {t = "x"} : memref<64x6xf32>, vector<2x4xf32>`, want: 8},
		"transfers": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
  affine.for %i = 0 to 64 step 8 {
    %w = vector.transfer_read %m[%i], %v {in_bounds = [true], t = "x"} : memref<64xf32>, vector<8xf32>
  }`, want: 32},
		"a view": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
  %s = memref.subview %m[8, 4] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 64 + d1 + 516)>>
  affine.for %i = 0 to 8 {
    affine.store %v, %s[%i, 0] {t = "x"} : memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 64 + d1 + 516)>>
  }`, want: 16},
		"a view from somewhere": {args: ", %n: index", body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
  %s = memref.subview %m[%n] [8] [1] : memref<64xf32> to memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.store %v, %s[0] {t = "x"} : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>`},
		"bytes as floats": {args: ", %n: index", body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
  %s = memref.view %m[%n][] : memref<64xi8> to memref<4xf32>
  affine.store %v, %s[0] {t = "x"} : memref<4xf32>`},
		"the heap, of which nothing is known": {body: `
  %m = memref.alloc() : memref<32xf32>
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>`},
		"the heap": {heap: " heap-alignment=16", body: `
  %m = memref.alloc() : memref<32xf32>
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>`, want: 16},
		"little of the heap": {heap: " heap-alignment=16", body: `
  %m = memref.alloc() : memref<3xf32>
  affine.store %v, %m[0] {t = "x"} : memref<3xf32>`, want: 8},
		"enough of the heap": {heap: " heap-alignment=16", body: `
  %m = memref.alloc() : memref<4xf32>
  affine.store %v, %m[0] {t = "x"} : memref<4xf32>`, want: 16},
		"the stack is not the heap": {heap: " heap-alignment=16", body: `
  %m = memref.alloca() : memref<32xf32>
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>`},
		"an argument": {args: ", %m: memref<32xf32>", heap: " heap-alignment=16", body: `
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>`},
		"an argument with a promise": {args: ", %m: memref<32xf32> {llvm.align = 32}", body: `
  affine.store %v, %m[8] {t = "x"} : memref<32xf32>`, want: 32},
		"an assumption": {args: ", %m: memref<32xf32, affine_map<(d0)[s0] -> (d0 + s0)>>", body: `
  memref.assume_alignment %m, 64 : memref<32xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.for %i = 0 to 32 step 8 {
    affine.store %v, %m[%i] {t = "x"} : memref<32xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  }`, want: 32},
		"an assumption that comes later": {args: ", %m: memref<32xf32>", body: `
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>
  memref.assume_alignment %m, 64 : memref<32xf32>`},
		"an assumption of another iteration": {args: ", %m: memref<32xf32>, %n: index", body: `
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    memref.assume_alignment %m, 64 : memref<32xf32>
  }
  affine.store %v, %m[0] {t = "x"} : memref<32xf32>`},
		"elements of any size": {body: `
  %c = constant 1 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<32xindex>
  affine.store %c, %m[0] {t = "x"} : memref<32xindex>`},
		"another address space": {body: `
  %m = memref.alloc() {alignment = 64 : i64} : memref<32xf32, 3>
  affine.store %v, %m[0] {t = "x"} : memref<32xf32, 3>`},
	} {
		t.Run(name, func(t *testing.T) {
			text := "func @f(%v: f32" + test.args + ") {" + test.body + "\n  return\n}\n"
			got := noted(t, c.Apply(t, only("alignment", test.heap), text))["x"]
			if test.want == 0 {
				assert.NotContains(t, got, "llvm.")
				return
			}
			assert.Contains(t, got, fmt.Sprintf("llvm.alignment = %d : i64", test.want))
		})
	}
}

// TestParallel: loops whose iterations do not depend on each other have an access group, and
// so has all that they access.
func TestParallel(t *testing.T) {
	c := passdiff.New(t, llvmhints.Passes()...)
	const twice = `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %b[%i] : memref<8xf32>
  } {t = "x"}`
	for name, test := range map[string]struct {
		args, body string
		want       bool
	}{
		"one memref":                        {"%a: memref<8xf32>", strings.ReplaceAll(twice, "%b", "%a"), true},
		"two arguments":                     {"%a: memref<8xf32>, %b: memref<8xf32>", twice, false},
		"two arguments, one with a promise": {"%a: memref<8xf32> {llvm.noalias}, %b: memref<8xf32>", twice, true},
		"a promise excludes no value that may be the argument": {
			"%a: memref<8xf32> {llvm.noalias}, %z: memref<8xf32>, %w: i1", "\n  %b = select %w, %a, %z : memref<8xf32>" + twice, false},
		"an allocation and an argument": {"%a: memref<8xf32>", "\n  %b = memref.alloc() : memref<8xf32>" + twice, true},
		"two allocations": {"", `
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloca() : memref<8xf32>` + twice, true},
		"an allocation and what a call returns": {"", `
  %b = memref.alloc() : memref<8xf32>
  %a = call @g(%b) : (memref<8xf32>) -> memref<8xf32>` + twice, false},
		"an allocation by an unknown operation": {"", `
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  %a = call @g(%c) : (memref<8xf32>) -> memref<8xf32>` + twice, true},
		"a copy may be what it copies": {"%a: memref<8xf32>", `
  %b = memref.clone %a : memref<8xf32> to memref<8xf32>` + twice, false},
		"a global and an argument": {"%a: memref<8xf32>", "\n  %b = memref.get_global @table : memref<8xf32>" + twice, false},
		"globals": {"", `
  %a = memref.get_global @table : memref<8xf32>
  %b = memref.get_global @other : memref<8xf32>` + twice, true},
		"a global by two names": {"", `
  %a = memref.get_global @table : memref<8xf32>
  %b = memref.get_global @table : memref<8xf32>` + twice, false},
		"views of one memref": {"%n: index", `
  %m = memref.alloc() : memref<16xf32>
  %v = memref.subview %m[%n] [8] [1] : memref<16xf32> to memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<16xf32>
    affine.store %0, %v[%i] : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  } {t = "x"}`, false},
		"one iteration reads what another one writes": {"%a: memref<9xf32>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<9xf32>
    affine.store %0, %a[%i + 1] : memref<9xf32>
  } {t = "x"}`, false},
		"odd and even": {"%a: memref<16xf32>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i * 2] : memref<16xf32>
    affine.store %0, %a[%i * 2 + 1] : memref<16xf32>
  } {t = "x"}`, true},
		"above and below the diagonal": {"%a: memref<8x8xf32>", `
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %a[%j, %i] : memref<8x8xf32>
      affine.store %0, %a[%i, %j] : memref<8x8xf32>
    } {t = "x"}
  }`, true},
		"rows that share elements": {"%a: memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i, 0] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
    affine.store %0, %a[%i, 4] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
  } {t = "x"}`, false},
		"rows with gaps between them": {"%a: memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 12 + d1)>>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i, 0] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 12 + d1)>>
    affine.store %0, %a[%i, 4] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 12 + d1)>>
  } {t = "x"}`, true},
		"rows at any distance": {"%a: memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i, 0] : memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
    affine.store %0, %a[%i, 4] : memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  } {t = "x"}`, false},
		"a layout that is not a sum": {"%a: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>
    affine.store %0, %a[%i] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  } {t = "x"}`, false},
		"subscripts that are not affine": {"%a: memref<8xf32>, %k: memref<8xindex>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %k[%i] : memref<8xindex>
    %1 = memref.load %a[%0] : memref<8xf32>
    memref.store %1, %a[%i] : memref<8xf32>
  } {t = "x"}`, false},
		"what is written is read in the same iteration": {"%a: memref<8xf32>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %a[%i] : memref<8xf32>
    %1 = affine.load %a[%i] : memref<8xf32>
  } {t = "x"}`, false},
		"what is written is read by a loop inside": {"%a: memref<8x4xf32>", `
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %a[%i, 0] : memref<8x4xf32>
      affine.store %0, %a[%i, %j] : memref<8x4xf32>
    }
  } {t = "x"}`, false},
		"what is read is written by a loop inside": {"%a: memref<8x4xf32>", `
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %a[%i, %j + 1] : memref<8x4xf32>
      affine.store %0, %a[%i, %j] : memref<8x4xf32>
    }
  } {t = "x"}`, true},
		"a call": {"%a: memref<8xf32>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %a[%i] : memref<8xf32>
    call @h() : () -> ()
  } {t = "x"}`, false},
		"vectors that overlap": {"%a: memref<16xf32>", `
  affine.for %i = 0 to 8 {
    %0 = affine.vector_load %a[%i] : memref<16xf32>, vector<4xf32>
    affine.vector_store %0, %a[%i] : memref<16xf32>, vector<4xf32>
  } {t = "x"}`, false},
		"vectors side by side": {"%a: memref<16xf32>", `
  affine.for %i = 0 to 16 step 4 {
    %0 = affine.vector_load %a[%i] : memref<16xf32>, vector<4xf32>
    affine.vector_store %0, %a[%i] : memref<16xf32>, vector<4xf32>
  } {t = "x"}`, true},
		"nothing is written": {"%a: memref<8xf32>", `
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
  } {t = "x"}`, false},
	} {
		t.Run(name, func(t *testing.T) {
			text := "memref.global @table : memref<8xf32>\nmemref.global @other : memref<8xf32>\n" +
				"func private @g(memref<8xf32>) -> memref<8xf32>\nfunc private @h()\n" +
				"func @f(" + test.args + ") {" + test.body + "\n  return\n}\n"
			out := c.Apply(t, only("parallel", ""), text)
			got := noted(t, out)["x"]
			if !test.want {
				assert.NotContains(t, got, "llvm.")
				return
			}
			group := regexp.MustCompile(`parallel_access = \[(@memory_hints::@group\d)\]`).FindStringSubmatch(got)
			require.NotEmpty(t, group, out)
			for _, line := range strings.Split(out, "\n") {
				if strings.Contains(line, "affine.load") || strings.Contains(line, "affine.store") {
					assert.Contains(t, line, group[1])
				}
			}
		})
	}
}

// TestScopes: which memory accesses do not touch, in any run of a function.
func TestScopes(t *testing.T) {
	c := passdiff.New(t, llvmhints.Passes()...)
	const load = "\n  %%v%[1]d = affine.load %%%[2]s[0] {t = \"%[2]s\"} : memref<8xf32>"
	for name, test := range map[string]struct {
		args, body string
		values     []string
		want       string // pairs that do not alias
	}{
		"arguments":              {"%a: memref<8xf32>, %b: memref<8xf32>", "", []string{"a", "b"}, ""},
		"an allocation":          {"%a: memref<8xf32>", "\n  %b = memref.alloc() : memref<8xf32>", []string{"a", "b"}, "ab"},
		"one that is handed out": {"%a: memref<8xf32>", "\n  %b = memref.alloc() : memref<8xf32>\n  call @h(%b) : (memref<8xf32>) -> ()", []string{"a", "b"}, ""},
		"one that is stored as bits": {"%a: memref<8xf32>", `
  %b = memref.alloc() : memref<8xf32>
  %p = unrealized_conversion_cast %b : memref<8xf32> to i64`, []string{"a", "b"}, ""},
		"two that are handed out": {"", `
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloca() : memref<8xf32>
  call @h(%b) : (memref<8xf32>) -> ()
  call @h(%a) : (memref<8xf32>) -> ()`, []string{"a", "b"}, "ab"},
		"what others know": {"%a: memref<8xf32>, %w: i1", `
  %b = memref.alloc() : memref<8xf32>
  %c = select %w, %a, %b : memref<8xf32>
  %d = memref.alloc() : memref<8xf32>`, []string{"a", "b", "c", "d"}, "ad bd cd"},
		"a view": {"%a: memref<8xf32>", `
  %b = memref.alloc() : memref<8xf32>
  %c = memref.cast %b : memref<8xf32> to memref<?xf32>
  %d = memref.cast %c : memref<?xf32> to memref<8xf32>`, []string{"a", "b", "d"}, "ab ad"},
		"a view that is handed out": {"%a: memref<8xf32>", `
  %b = memref.alloc() : memref<8xf32>
  %c = memref.cast %b : memref<8xf32> to memref<?xf32>
  call @k(%c) : (memref<?xf32>) -> ()`, []string{"a", "b"}, ""},
		"globals": {"%a: memref<8xf32>", `
  %b = memref.get_global @table : memref<8xf32>
  %c = memref.get_global @other : memref<8xf32>
  %d = memref.get_global @table : memref<8xf32>`, []string{"a", "b", "c", "d"}, "bc cd"},
		"a promise is LLVM's to know": {"%a: memref<8xf32> {llvm.noalias}, %b: memref<8xf32>", "", []string{"a", "b"}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			body := test.body
			for i, v := range test.values {
				body += fmt.Sprintf(load, i, v)
			}
			text := "memref.global @table : memref<8xf32>\nmemref.global @other : memref<8xf32>\n" +
				"func private @h(memref<8xf32>)\nfunc private @k(memref<?xf32>)\n" +
				"func @f(" + test.args + ") {" + body + "\n  return\n}\n"
			got := noted(t, c.Apply(t, only("scopes", ""), text))
			var apart []string
			for i, a := range test.values {
				for _, b := range test.values[i+1:] {
					if areApart(got[a], got[b]) {
						apart = append(apart, a+b)
					}
				}
			}
			slices.Sort(apart)
			assert.Equal(t, test.want, strings.Join(apart, " "))
		})
	}
}

// areApart reads the scopes of two accesses as LLVM does.
func areApart(a, b string) bool {
	within := func(a, b string) bool {
		mine, others := scopesIn(a, "llvm.alias_scopes"), scopesIn(b, "llvm.noalias_scopes")
		return len(mine) > 0 && !slices.ContainsFunc(mine, func(s string) bool { return !slices.Contains(others, s) })
	}
	return within(a, b) || within(b, a)
}

func scopesIn(attrs, name string) []string {
	m := regexp.MustCompile(regexp.QuoteMeta(name) + ` = \[([^\]]*)\]`).FindStringSubmatch(attrs)
	if m == nil {
		return nil
	}
	return strings.Split(m[1], ", ")
}

// TestOverflow: sums and products that cannot leave the range of an index.
func TestOverflow(t *testing.T) {
	c := passdiff.New(t, llvmhints.Passes()...)
	for name, test := range map[string]struct{ body, std, llvm string }{
		"induction variables":                   {"affine.store %v, %m[%i, %j + 1] {t = \"x\"} : memref<?x64xf32>", "nsw", "nsw, nuw"},
		"below zero":                            {"affine.store %v, %m[%i, %j - 1] {t = \"x\"} : memref<?x64xf32>", "nsw", "nsw"},
		"anything, that is within":              {"affine.store %v, %m[%n, 0] {t = \"x\"} : memref<?x64xf32>", "nsw", "nsw"},
		"a sum of anything":                     {"affine.store %v, %m[%n * 2 + %j, 0] {t = \"x\"} : memref<?x64xf32>", "", "nsw"},
		"a product of what is no less":          {"affine.store %v, %m[%k * 3, 0] {t = \"x\"} : memref<?x64xf32>", "nsw", "nsw, nuw"},
		"a sum of what is no less":              {"affine.store %v, %m[%k * 3 + %i, 0] {t = \"x\"} : memref<?x64xf32>", "nsw", "nsw, nuw"},
		"a large sum that is used":              {"%x = affine.apply affine_map<(d0) -> (d0 * 3)>(%k) {t = \"x\"}", "", ""},
		"a small one":                           {"%x = affine.apply affine_map<(d0) -> (d0 * 3)>(%j) {t = \"x\"}", "nsw", ""},
		"one that is too large":                 {"%x = affine.apply affine_map<(d0) -> (d0 * 300000000)>(%j) {t = \"x\"}", "", ""},
		"a loop":                                {"affine.for %q = 0 to %n {\n    } {t = \"x\"}", "nsw", ""},
		"a loop in steps":                       {"affine.for %q = 0 to %n step 2 {\n    } {t = \"x\"}", "", ""},
		"a loop in steps to a number":           {"affine.for %q = 0 to min affine_map<(d0) -> (d0, 100)>(%n) step 2 {\n    } {t = \"x\"}", "nsw", ""},
		"a loop in steps to a large number":     {"affine.for %q = 0 to min affine_map<(d0) -> (d0, 2147483644)>(%n) step 2 {\n    } {t = \"x\"}", "nsw", ""},
		"a loop in steps to one that is larger": {"affine.for %q = 0 to min affine_map<(d0) -> (d0, 2147483645)>(%n) step 2 {\n    } {t = \"x\"}", "", ""},
		"the greatest number":                   {"%x = affine.apply affine_map<(d0) -> (d0 + 2147483584)>(%j) {t = \"x\"}", "nsw", ""},
		"one more":                              {"%x = affine.apply affine_map<(d0) -> (d0 + 2147483585)>(%j) {t = \"x\"}", "", ""},
		"the least number":                      {"%x = affine.apply affine_map<(d0) -> (d0 - 2147483647)>(%j) {t = \"x\"}", "nsw", ""},
		"one less":                              {"%x = affine.apply affine_map<(d0) -> (d0 - 2147483648)>(%j) {t = \"x\"}", "", ""},
		"a product of a sum":                    {"affine.store %v, %m[(%k + %i) * 2, 0] {t = \"x\"} : memref<?x64xf32>", "nsw", "nsw, nuw"},
		"a product of what may be less":         {"affine.store %v, %m[(%k - 1) * 2, 0] {t = \"x\"} : memref<?x64xf32>", "", "nsw"},
		"a loop to a sum":                       {"affine.for %q = 0 to affine_map<(d0) -> (d0 + 1)>(%n) {\n    } {t = \"x\"}", "", ""},
		"a mask":                                {"%w = vector.transfer_read %m[%i, %j], %v {t = \"x\"} : memref<?x64xf32>, vector<4xf32>", "", ""},
		"prefetching":                           {"affine.prefetch %m[%i, %j], read, locality<3>, data {t = \"x\"} : memref<?x64xf32>", "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			text := `func @f(%v: f32, %n: index, %m: memref<?x64xf32>) {
  %c0 = constant 0 : index
  %s = memref.dim %m, %c0 : memref<?x64xf32>
  affine.for %i = 0 to 4 {
  affine.for %j = 0 to 64 {
  affine.for %k = 0 to %s {
    ` + test.body + "\n  }\n  }\n  }\n  return\n}\n"
			got := noted(t, c.Apply(t, only("overflow", ""), text))["x"]
			for hint, want := range map[string]string{"std.overflowFlags = #std.overflow<": test.std, "llvm.overflowFlags = #llvm.overflow<": test.llvm} {
				if want == "" {
					assert.NotContains(t, got, hint)
					continue
				}
				assert.Contains(t, got, hint+want+">")
			}
			assert.Equal(t, test.llvm != "", strings.Contains(got, "llvm.inbounds"))
		})
	}
}

// TestNames: what holds scopes and groups has a name that nothing else has.
func TestNames(t *testing.T) {
	c := passdiff.New(t, llvmhints.Passes()...)
	const text = `func private @memory_hints()
func @f(%a: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %a[%i] : memref<8xf32>
  }
  return
}
`
	once := c.Apply(t, "affine-add-llvm-hints", text)
	assert.Contains(t, once, "llvm.metadata @memory_hints_0 ")
	assert.Contains(t, once, "[@memory_hints_0::@group0]")
	assert.Contains(t, c.Apply(t, "affine-add-llvm-hints{heap-alignment=3}", text), "3 is not a power of two up to 4096")
	twice := c.Apply(t, "affine-add-llvm-hints", once)
	assert.NotContains(t, twice, "[@memory_hints_0::")
}
