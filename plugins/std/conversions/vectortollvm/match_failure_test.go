package vectortollvm_test

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/conversions/vectortollvm"
)

// TestMatchFailures: what has no counterpart, and what the dialect's hooks would refuse,
// which are not asked here, stays and is reported.
func TestMatchFailures(t *testing.T) {
	c := passdiff.New(t, vectortollvm.VectorToLLVM())
	const args = "%v: vector<4xf32>, %w: vector<2x4xf32>, %t: tensor<4xf32>, %m: memref<4xf32>, %n: memref<f32>, %s: vector<[4]xf32>, " +
		"%u: memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 9 + d1 * s0)>>, %k: vector<2x4xi1>, %f: f32, %i: index, " +
		"%h: f80, %z: memref<4x3xf32>, %b: vector<4xi1>, %p: memref<4xi1>, %q: vector<4xi1>, %x: vector<4xi32>, %y: vector<1073741824xf32>, %g: memref<vector<4x3xf32>>"
	for _, op := range []string{
		"%r = vector.broadcast %v : vector<4xf32> to vector<3xf32>",
		"%r = vector.broadcast %w : vector<2x4xf32> to vector<4xf32>",
		"%r = \"vector.extract\"(%v) {position = [7]} : (vector<4xf32>) -> f32",
		"%r = \"vector.extract\"(%w) {position = [-1]} : (vector<2x4xf32>) -> vector<4xf32>",
		"%r = \"vector.insert\"(%v, %w) {position = [2]} : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>",
		"%r = \"vector.shuffle\"(%v, %v) {mask = [9]} : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>",
		"%r = vector.transpose %w, [1, 1] : vector<2x4xf32> to vector<4x2xf32>",
		"%r = vector.shape_cast %w : vector<2x4xf32> to vector<9xf32>",
		"%r = vector.transfer_read %t[%i], %f : tensor<4xf32>, vector<4xf32>",
		"%r = \"vector.transfer_read\"(%m, %i, %f, %b) {permutation_map = affine_map<(d0) -> (0)>, operand_segment_sizes = dense<1> : vector<4xi32>} : (memref<4xf32>, index, f32, vector<4xi1>) -> vector<4xf32>",
		"%r = vector.load %n[] : memref<f32>, vector<4xf32>",
		"%r = vector.load %m[%i] : memref<4xf32>, vector<1048576x4xf32>",
		"%r = vector.transfer_read %m[%i], %f : memref<4xf32>, vector<1000000000xf32>",
		"%r = vector.broadcast %v : vector<4xf32> to vector<1000000000x4xf32>",
		"%r = vector.broadcast %f : f32 to vector<1000000000xf32>",
		"%r = vector.create_mask %i : vector<1000000000xi1>",
		"%r = vector.constant_mask [7] : vector<1000000000xi1>",
		"%r = vector.shape_cast %y : vector<1073741824xf32> to vector<32768x32768xf32>",
		"%r = vector.insert_strided_slice %v, %y {offsets = [0], strides = [1]} : vector<4xf32> into vector<1073741824xf32>",
		"%r = vector.extract_strided_slice %y {offsets = [0], sizes = [1000000000], strides = [1]} : vector<1073741824xf32> to vector<1000000000xf32>",
		"vector.transfer_write %y, %m[%i] : vector<1073741824xf32>, memref<4xf32>",
		"vector.print %y : vector<1073741824xf32>",
		"%r = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>",
		"%r = vector.insert_strided_slice %v, %w {offsets = [0, 1], strides = [1]} : vector<4xf32> into vector<2x4xf32>",
		"%r = \"vector.insert_strided_slice\"(%v, %w) {offsets = [-1, 0], strides = [1]} : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>",
		"%r = \"vector.insert_strided_slice\"(%v, %w) {offsets = [2, 0], strides = [1]} : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>",
		"%r = \"vector.outerproduct\"(%v, %v) {kind = #vector.kind<xor>} : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>",
		"%r = vector.multi_reduction #vector.kind<and>, %w [0] : vector<2x4xf32> to vector<4xf32>",
		"%r = \"vector.multi_reduction\"(%w) {kind = #vector.kind<add>, reduction_dims = [0]} : (vector<2x4xf32>) -> vector<2xf32>",
		"%r = vector.matrix_multiply %v, %v {lhs_rows = 3 : i32, lhs_columns = 2 : i32, rhs_columns = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>",
		"%r = vector.matrix_multiply %v, %v {lhs_rows = -2 : i32, lhs_columns = -2 : i32, rhs_columns = -2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>",
		"%r = \"vector.contract\"(%v, %v, %f, %b, %b) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [\"reduction\"], kind = #vector.kind<add>} : (vector<4xf32>, vector<4xf32>, f32, vector<4xi1>, vector<4xi1>) -> f32",
		"%r = \"vector.contract\"(%v, %w, %f) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [\"reduction\"], kind = #vector.kind<add>} : (vector<4xf32>, vector<2x4xf32>, f32) -> f32",
		"%r = vector.flat_transpose %v {rows = 3 : i32, columns = 2 : i32} : vector<4xf32> -> vector<4xf32>",
		"%r = vector.flat_transpose %v {rows = 0 : i32, columns = 0 : i32} : vector<4xf32> -> vector<4xf32>",
		"%r = vector.reduction \"and\", %v : vector<4xf32> into f32",
		"%r = vector.expandload %p[%i], %b, %q : memref<4xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>",
		"vector.print %h : f80",
		"%r = vector.type_cast %z : memref<4x3xf32> to memref<4xvector<3xf32>>",
		"%r = vector.type_cast %g : memref<vector<4x3xf32>> to memref<4x3xf32>",
		"vector.print %f : f32\n  return\n}\nfunc private @printF32(i32)\nfunc @g() {",
	} {
		got := c.Apply(t, "convert-vector-to-llvm", "func @f("+args+") {\n  "+op+"\n  return\n}\n")
		assert.Contains(t, got, "error: ", op)
	}
}

// TestManyBits: elements with other bits in memory are moved one by one for a hint, but not too many of them.
func TestManyBits(t *testing.T) {
	c := passdiff.New(t, vectortollvm.VectorToLLVM())
	for vector, hinted := range map[string]bool{"vector<16384xi1>": true, "vector<16385xi1>": false, "vector<4096x5xi1>": false, "vector<16385xf32>": true} {
		elem := vector[strings.LastIndex(vector, "x")+1 : len(vector)-1]
		got := c.Apply(t, "convert-vector-to-llvm", strings.NewReplacer("VECTOR", vector, "ELEM", elem).Replace(`func @f(%m: memref<?x?xELEM>, %i: index) {
  %0 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x?xELEM>, VECTOR
  vector.store %0, %m[%i, %i] {nontemporal = true} : memref<?x?xELEM>, VECTOR
  return
}
`))
		assert.Equal(t, hinted, strings.Contains(got, "nontemporal"), vector)
		assert.NotContains(t, got, "vector.load", vector)
		assert.NotContains(t, got, "vector.store", vector)
	}
}

// TestKindIsRead: the kind of a combination is flags, which the patterns make use of: no
// warning says that it is lost.
func TestKindIsRead(t *testing.T) {
	ctx := repository.Context(t)
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(`func @f(%v: vector<4xf32>, %m: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.outerproduct %v, %v, %m {kind = #vector.kind<mul>} : vector<4xf32>, vector<4xf32>
  return %0 : vector<4x4xf32>
}`)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	p := (&pass.Pipeline{}).Add(vectortollvm.VectorToLLVM())
	require.NoError(t, (&pass.Manager{}).Run(context.Background(), m, p, &sink))
	assert.Empty(t, sink.Diagnostics())
}

// TestScalable lowers what moves parts of vectors of unknown length.
func TestScalable(t *testing.T) {
	got := passdiff.New(t, vectortollvm.VectorToLLVM()).Apply(t, "convert-vector-to-llvm", `func @f(%m: memref<1xindex>) -> f32 {
  %c0 = constant 0 : index
  %n = vector.vscale
  memref.store %n, %m[%c0] : memref<1xindex>
  %a = constant dense<1.0> : vector<[4]xf32>
  %b = constant dense<2.0> : vector<4xf32>
  %1 = vector.scalable.insert %b, %a[4] : vector<4xf32> into vector<[4]xf32>
  %2 = vector.scalable.extract %1[0] : vector<4xf32> from vector<[4]xf32>
  %3 = vector.reduction "add", %2 : vector<4xf32> into f32
  return %3 : f32
}`)
	assert.Contains(t, got, `"llvm.intr.vscale"() : () -> i64`)
	assert.Regexp(t, `llvm.intr.vector.insert %\w+, %\w+\[4\] : vector<4xf32> into !llvm.vec<\? x 4 x f32>`, got)
	assert.Regexp(t, `llvm.intr.vector.extract %\w+\[0\] : vector<4xf32> from !llvm.vec<\? x 4 x f32>`, got)
}

// TestScalableRefused: what depends on how many elements a scalable vector has, or what llc has no right code for.
func TestScalableRefused(t *testing.T) {
	const args = "%v: vector<[4]xf32>, %w: vector<2x[4]xf32>, %b: vector<[4]xi1>, %k: vector<[4]xi32>, %q: vector<[4]xi17>, %h: vector<[1]xf128>, " +
		"%m: memref<?xf32>, %n: memref<?xi1>, %o: memref<?xi17>, %i: index"
	for op, reason := range map[string]string{
		`%r = vector.reduction "mul", %v : vector<[4]xf32> into f32`:                                                                 "llc has no code for the product of all elements",
		`%r = vector.reduction "mul", %k : vector<[4]xi32> into i32`:                                                                 "llc has no code for the product of all elements",
		`%r = vector.reduction "minimumf", %h : vector<[1]xf128> into f128`:                                                          "floats of more than 64 bits are not ordered as integers",
		`%r = vector.expandload %m[%i], %b, %v : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>`:                "llc makes wrong code of the intrinsics",
		`vector.compressstore %m[%i], %b, %v : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>`:                                       "llc makes wrong code of the intrinsics",
		`%r = vector.gather %n[%i] [%k], %b, %b : memref<?xi1>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1> into vector<[4]xi1>`: "bits are not gathered and scattered",
		`%r = vector.load %o[%i] : memref<?xi17>, vector<[4]xi17>`:                                                                   "are not moved one by one",
		`vector.print %v : vector<[4]xf32>`:                                                                                          "is known only when the program runs",
		`%r = vector.multi_reduction #vector.kind<add>, %w [1] : vector<2x[4]xf32> to vector<2xf32>`:                                 "is known only when the program runs",
		`%r = "vector.transpose"(%w) {transp = [1, 0]} : (vector<2x[4]xf32>) -> vector<[4]x2xf32>`:                                   "is known only when the program runs",
	} {
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func @f("+args+") {\n  "+op+"\n  return\n}\n")), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		p := (&pass.Pipeline{}).Add(vectortollvm.VectorToLLVM())
		require.Error(t, (&pass.Manager{}).Run(context.Background(), m, p, &sink), op)
		require.Len(t, sink.Diagnostics(), 1, op)
		assert.Contains(t, fmt.Sprintf("%+v", sink.Diagnostics()[0].Notes), reason, op)
	}
}

// TestDevices: options for dialects that are not here do nothing, unless a module has operations of them.
func TestDevices(t *testing.T) {
	c := passdiff.New(t, vectortollvm.VectorToLLVM())
	text := "func @f(%v: vector<4xf32>) -> f32 {\n  %c = constant 1 : i32\n  %0 = vector.extractelement %v[%c : i32] : vector<4xf32>\n  return %0 : f32\n}"
	for option, dialect := range map[string]string{"enable-amx": "amx", "enable-arm-neon": "arm_neon", "enable-arm-sve": "arm_sve", "enable-x86vector": "x86vector"} {
		pipeline := "convert-vector-to-llvm{" + option + "=1}"
		assert.Equal(t, c.Apply(t, "convert-vector-to-llvm", text), c.Apply(t, pipeline, text))
		used := text + "func @g() {\n  \"" + dialect + ".op\"() : () -> ()\n  return\n}"
		assert.NotContains(t, c.Apply(t, "convert-vector-to-llvm", used), "error: ")
		assert.Contains(t, c.Apply(t, pipeline, used), "error: '"+dialect+".op' is not converted by '"+option+"': mlirc has no dialect '"+dialect+"'; convert it by mlir-opt before")
	}
}

// TestNontemporal: each access of a vector.load or vector.store that says so is marked, one by one where elements have
// other bits in memory than in a vector.
func TestNontemporal(t *testing.T) {
	got := passdiff.New(t, vectortollvm.VectorToLLVM()).Apply(t, "convert-vector-to-llvm", `func @f(%a: memref<8xf32>, %b: memref<8xi1>, %i: index) {
  %0 = vector.load %a[%i] {nontemporal = true} : memref<8xf32>, vector<4xf32>
  vector.store %0, %a[%i] {nontemporal = true} : memref<8xf32>, vector<4xf32>
  %1 = vector.load %b[%i] {nontemporal = true} : memref<8xi1>, vector<4xi1>
  vector.store %1, %b[%i] {nontemporal = true} : memref<8xi1>, vector<4xi1>
  return
}`)
	assert.Equal(t, 1+4, len(regexp.MustCompile(`llvm.load .*nontemporal`).FindAllString(got, -1)), got)
	assert.Equal(t, 1+4, len(regexp.MustCompile(`llvm.store .*nontemporal`).FindAllString(got, -1)), got)
	assert.NotContains(t, got, "masked")
}
