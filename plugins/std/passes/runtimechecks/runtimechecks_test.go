package runtimechecks_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/interpret"
	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/passes/runtimechecks"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

const pipeline = "generate-runtime-verification"

// outcome is the trap that a function ends with for an index, "" where it ends well.
func outcome(t *testing.T, text string, index int64) string {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	program, err := interpret.Compile(m)
	require.NoError(t, err, text)
	if _, err := program.NewMachine(interpret.Settings{}).Call("f", []interpret.Value{{N: index}}); err != nil {
		return err.Error()
	}
	return ""
}

// fails is what a message says from a first index to a last one.
type fails struct {
	first, last int64
	says        string
}

// TestAsserts holds for which values of %i each operation fails an assertion, and which. Where the
// operation accesses memory, the interpreter finds the same without the pass.
func TestAsserts(t *testing.T) {
	const least, most = -3, 10
	for name, test := range map[string]struct {
		body     string
		accesses bool
		fails    []fails
	}{
		"load": {`%a = memref.alloc() : memref<4x8xf32>
  %c3 = constant 3 : index
  %0 = memref.load %a[%c3, %i] : memref<4x8xf32>`, true, []fails{
			{least, -1, "'memref.load' op: subscript 1 is out of bounds of memref<4x8xf32>"}, {8, most, "'memref.load' op: subscript 1 is out of bounds of memref<4x8xf32>"},
		}},
		"store, dynamic size": {`%c5 = constant 5 : index
  %a = memref.alloc(%c5) : memref<?xf32>
  %x = constant 1.0 : f32
  memref.store %x, %a[%i] : memref<?xf32>`, true, []fails{
			{least, -1, "'memref.store' op: subscript 0 is out of bounds of memref<?xf32>"}, {5, most, "'memref.store' op: subscript 0 is out of bounds of memref<?xf32>"},
		}},
		"affine load": {`%a = memref.alloc() : memref<8xf32>
  %0 = affine.load %a[symbol(%i) * 2 + 1] : memref<8xf32>`, true, []fails{
			{least, -1, "'affine.load' op: subscript 0 is out of bounds of memref<8xf32>"}, {4, most, "'affine.load' op: subscript 0 is out of bounds of memref<8xf32>"},
		}},
		"affine vector store": {`%a = memref.alloc() : memref<8xf32>
  %x = constant dense<1.0> : vector<4xf32>
  affine.vector_store %x, %a[symbol(%i)] : memref<8xf32>, vector<4xf32>`, true, []fails{
			{least, -1, "'affine.vector_store' op: 4 elements from subscript 0 on are out of bounds of memref<8xf32>"},
			{5, most, "'affine.vector_store' op: 4 elements from subscript 0 on are out of bounds of memref<8xf32>"},
		}},
		"vector load": {`%c9 = constant 9 : index
  %a = memref.alloc(%c9) : memref<?xf32>
  %0 = vector.load %a[%i] : memref<?xf32>, vector<2xf32>`, true, []fails{
			{least, -1, "'vector.load' op: 2 elements from subscript 0 on are out of bounds of memref<?xf32>"},
			{8, most, "'vector.load' op: 2 elements from subscript 0 on are out of bounds of memref<?xf32>"},
		}},
		"transfer in bounds": {`%a = memref.alloc() : memref<8xf32>
  %x = constant 1.0 : f32
  %0 = vector.transfer_read %a[%i], %x {in_bounds = [true]} : memref<8xf32>, vector<4xf32>`, true, []fails{
			{least, -1, "'vector.transfer_read' op: 4 elements from subscript 0 on are out of bounds of memref<8xf32>"},
			{5, most, "'vector.transfer_read' op: 4 elements from subscript 0 on are out of bounds of memref<8xf32>"},
		}},
		"transfer across the end": {`%a = memref.alloc() : memref<8x8xf32>
  %c6 = constant 6 : index
  %x = constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %c6], %x : memref<8x8xf32>, vector<4xf32>`, true, []fails{
			{least, -1, "'vector.transfer_read' op: subscript 0 is out of bounds of memref<8x8xf32>"},
			{8, most, "'vector.transfer_read' op: subscript 0 is out of bounds of memref<8x8xf32>"},
		}},
		"subview, offset": {`%a = memref.alloc() : memref<8xf32>
  %0 = memref.subview %a[%i] [3] [2] : memref<8xf32> to memref<3xf32, affine_map<(d0)[s0] -> (d0 * 2 + s0)>>`, false, []fails{
			{least, -1, "'memref.subview' op: offset 0 is out of bounds of memref<8xf32>"},
			{4, 8, "'memref.subview' op: runs out of bounds along dimension 0 of memref<8xf32>"},
			{9, most, "'memref.subview' op: offset 0 is out of bounds of memref<8xf32>"},
		}},
		"subview, size": {`%a = memref.alloc() : memref<8xf32>
  %0 = memref.subview %a[2] [%i] [2] : memref<8xf32> to memref<?xf32, affine_map<(d0) -> (d0 * 2 + 2)>>`, false, []fails{
			{least, -1, "'memref.subview' op: size 0 is negative"},
			{4, most, "'memref.subview' op: runs out of bounds along dimension 0 of memref<8xf32>"},
		}},
		"subview at the end": {`%a = memref.alloc() : memref<8xf32>
  %0 = memref.subview %a[8] [%i] [1] : memref<8xf32> to memref<?xf32, affine_map<(d0) -> (d0 + 8)>>`, false, []fails{
			{least, -1, "'memref.subview' op: size 0 is negative"},
			{1, most, "'memref.subview' op: runs out of bounds along dimension 0 of memref<8xf32>"},
		}},
		"subview, stride": {`%a = memref.alloc() : memref<8xf32>
  %0 = memref.subview %a[2] [3] [%i] : memref<8xf32> to memref<3xf32, affine_map<(d0)[s0] -> (d0 * s0 + 2)>>`, false, []fails{
			{least, -2, "'memref.subview' op: runs out of bounds along dimension 0 of memref<8xf32>"},
			{3, most, "'memref.subview' op: runs out of bounds along dimension 0 of memref<8xf32>"},
		}},
		"cast": {`%c2 = constant 2 : index
  %n = addi %i, %c2 : index
  %none = constant 0 : index
  %negative = cmpi slt, %n, %none : index
  %size = select %negative, %none, %n : index
  %a = memref.alloc(%size) : memref<?xf32>
  %0 = memref.cast %a : memref<?xf32> to memref<6xf32>`, false, []fails{
			{least, 3, "'memref.cast' op: size 0 is not that of memref<6xf32>"}, {5, most, "'memref.cast' op: size 0 is not that of memref<6xf32>"},
		}},
		"cast, offset": {`%a = memref.alloc() : memref<64xf32>
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [4], strides: [1] : memref<64xf32> to memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %1 = memref.cast %0 : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>> to memref<4xf32, affine_map<(d0) -> (d0 + 7)>>`, false, []fails{
			{least, 6, "'memref.cast' op: the offset is not that of memref<4xf32, affine_map<(d0) -> (d0 + 7)>>"},
			{8, most, "'memref.cast' op: the offset is not that of memref<4xf32, affine_map<(d0) -> (d0 + 7)>>"},
		}},
		"cast, stride": {`%a = memref.alloc() : memref<64xf32>
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [%i] : memref<64xf32> to memref<4xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
  %1 = memref.cast %0 : memref<4xf32, affine_map<(d0)[s0] -> (d0 * s0)>> to memref<4xf32>`, false, []fails{
			{least, 0, "'memref.cast' op: stride 0 is not that of memref<4xf32>"}, {2, most, "'memref.cast' op: stride 0 is not that of memref<4xf32>"},
		}},
		"allocation": {`%a = memref.alloc(%i) : memref<?xf32>`, false, []fails{
			{least, -1, "'memref.alloc' op: dynamic size 0 is negative"},
		}},
		"dim": {`%a = memref.alloc() : memref<2x3xf32>
  %0 = memref.dim %a, %i : memref<2x3xf32>`, false, []fails{
			{least, -1, "'memref.dim' op: there is no such dimension"}, {2, most, "'memref.dim' op: there is no such dimension"},
		}},
		"copy": {`%none = constant 0 : index
  %negative = cmpi slt, %i, %none : index
  %size = select %negative, %none, %i : index
  %a = memref.alloc(%size) : memref<?x2xf32>
  %c4 = constant 4 : index
  %b = memref.alloc(%c4) : memref<?x2xf32>
  memref.copy %a, %b : memref<?x2xf32> to memref<?x2xf32>`, false, []fails{
			{least, 3, "'memref.copy' op: the source and the target have other sizes in dimension 0"},
			{5, most, "'memref.copy' op: the source and the target have other sizes in dimension 0"},
		}},
	} {
		text := "func @f(%i: index) {\n  " + test.body + "\n  return\n}\n"
		checked := passdiff.New(t, runtimechecks.Passes()...).Apply(t, pipeline, text)
		for i := int64(least); i <= most; i++ {
			want := ""
			for _, f := range test.fails {
				if f.first <= i && i <= f.last {
					want = "assertion: " + f.says
				}
			}
			assert.Equal(t, want, outcome(t, checked, i), "%s: %d\n%s", name, i, checked)
			if test.accesses {
				assert.Equal(t, want != "", outcome(t, text, i) != "", "%s: %d\n%s", name, i, text)
			}
		}
	}
}

// TestAssertsOnce counts the assertions of accesses of which one makes others certain.
func TestAssertsOnce(t *testing.T) {
	const before = "func @f(%a: memref<?xf32>, %b: memref<?xf32>, %i: index, %j: index, %c: i1, %x: f32) {\n"
	for name, test := range map[string]struct {
		body   string
		checks int
	}{
		"the same element":        {"  %0 = memref.load %a[%i] : memref<?xf32>\n  memref.store %x, %a[%i] : memref<?xf32>\n", 1},
		"other subscripts":        {"  %0 = memref.load %a[%i] : memref<?xf32>\n  memref.store %x, %a[%j] : memref<?xf32>\n", 2},
		"other memory":            {"  %0 = memref.load %a[%i] : memref<?xf32>\n  memref.store %x, %b[%i] : memref<?xf32>\n", 2},
		"inside, and before":      {"  %0 = memref.load %a[%i] : memref<?xf32>\n  scf.if %c {\n    memref.store %x, %a[%i] : memref<?xf32>\n  }\n", 1},
		"inside, then behind":     {"  scf.if %c {\n    memref.store %x, %a[%i] : memref<?xf32>\n  }\n  %0 = memref.load %a[%i] : memref<?xf32>\n", 2},
		"in two blocks":           {"  cond_br %c, ^a, ^b\n^a:\n  memref.store %x, %a[%i] : memref<?xf32>\n  br ^b\n^b:\n  memref.store %x, %a[%i] : memref<?xf32>\n", 2},
		"known":                   {"  %m = memref.alloc() : memref<4xf32>\n  %c3 = constant 3 : index\n  memref.store %x, %m[%c3] : memref<4xf32>\n", 0},
		"known to be wrong":       {"  %m = memref.alloc() : memref<4xf32>\n  %c4 = constant 4 : index\n  memref.store %x, %m[%c4] : memref<4xf32>\n", 1},
		"masked":                  {"  %m = vector.constant_mask [1] : vector<4xi1>\n  %0 = vector.transfer_read %a[%i], %x, %m {in_bounds = [true]} : memref<?xf32>, vector<4xf32>\n", 0},
		"a cast to what it is":    {"  %0 = memref.cast %a : memref<?xf32> to memref<*xf32>\n", 0},
		"sizes of two operations": {"  %0 = memref.alloc(%i) : memref<?xf32>\n  %1 = memref.alloca(%i) : memref<?xf32>\n", 1},
	} {
		got := passdiff.New(t, runtimechecks.Passes()...).Apply(t, pipeline, before+test.body+"  return\n}\n")
		assert.Equal(t, test.checks, strings.Count(got, "assert %"), "%s\n%s", name, got)
	}
}

// TestKeepsResults executes programs without mistakes before and behind the pass.
func TestKeepsResults(t *testing.T) { cases.Files(t, "testdata/run/*.mlir", runtimechecks.Passes()...) }

// TestGolden holds what is asserted of each operation.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
}
