package plugin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// TestZeros has `llvm.mlir.zero` where a shader has constants that are zero: numbers, vectors and arrays, alive
// across a barrier.
func TestZeros(t *testing.T) {
	t.Parallel()
	kinds := map[string]int{}
	zeros := &pass.Pass{Name: "zeros", Summary: "x", Run: func(r *pass.Run) error {
		ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
			kind, isZero := zeroOf(op)
			if !isZero || ir.IsA[llvm.Getelementptr](firstUser(op)) { // where the index of a member is a constant
				return ir.Advance
			}
			kinds[kind]++
			b := ir.BuilderBefore(op)
			op.Result(0).ReplaceAllUsesWith(llvm.NewMlirZero(b, op.ResultType(0)).Res())
			return ir.Advance
		})
		return nil
	}}
	out, _ := launch{before: []*pass.Pass{zeros}, groups: [3]uint32{1}, buffers: [][]byte{make([]byte, 16*32)}, glsl: `#version 450
layout(local_size_x = 16) in;
layout(set=0,binding=0) buffer A { uvec4 a[]; };
shared uint other[16];
void main() {
  uint i = gl_LocalInvocationID.x;
  uvec4 v = uvec4(0);
  uint array[3] = uint[3](0, 0, 0);
  float f = 0.0;
  if (i > 7) { v.y = i; array[i % 3] = 7; f = 2.0; }
  other[i] = i;
  barrier();
  uint x = other[15 - i];
  if (x > 7) { v.z = x; f += 1.0; }
  a[2 * i] = v;
  a[2 * i + 1] = uvec4(array[0], array[1], array[2], uint(f));
}`}.run(t)
	require.Equal(t, true, kinds["number"] > 0 && kinds["vector"] > 0 && kinds["array"] > 0, "%v", kinds)
	var want []uint32
	for i := range uint32(16) {
		v, array, f := [4]uint32{}, [3]uint32{}, uint32(0)
		if i > 7 {
			v[1], array[i%3], f = i, 7, 2
		}
		if x := 15 - i; x > 7 {
			v[2] = x
			f++
		}
		want = append(append(append(want, v[:]...), array[:]...), f)
	}
	require.Equal(t, words(len(want), func(i int) uint32 { return want[i] }), out[0])
}

// zeroOf reports whether an operation makes a constant that is zero, and what kind of type that has: an array
// is made of such elements, one by one.
func zeroOf(op *ir.Operation) (kind string, is bool) {
	switch op.Name().String() {
	case "llvm.mlir.constant":
		switch value := op.Attr("value").(type) {
		case *ir.IntegerAttr:
			return "number", value.Value().IsZero()
		case *ir.FloatAttr:
			return "number", value.Value().IsZero() && !value.Value().IsNegative()
		case *ir.DenseElementsAttr:
			number, ok := value.Element(0).(*ir.IntegerAttr)
			return "vector", ok && value.IsSplat() && number.Value().IsZero()
		}
	case "llvm.insertvalue":
		if _, isArray := op.ResultType(0).(*ir.DialectType); !isArray {
			return "", false
		}
		if def := op.Operand(1).DefiningOp(); def == nil || !def.Is("llvm.mlir.zero") {
			return "", false
		}
		before := op.Operand(0).DefiningOp()
		return "array", before != nil && (before.Is("llvm.mlir.undef") || before.Is("llvm.mlir.zero"))
	}
	return "", false
}

// firstUser is an operation that uses the result of another one.
func firstUser(op *ir.Operation) *ir.Operation {
	for use := range op.Result(0).Uses() {
		return use.Owner()
	}
	return op
}
