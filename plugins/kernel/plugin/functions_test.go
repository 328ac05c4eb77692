package plugin_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFunctions computes elementary functions in lanes, of zeros, infinities and large numbers, too.
func TestFunctions(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x = 16) in;
layout(set=0,binding=0) readonly buffer A { float a[]; };
layout(set=0,binding=1) buffer B { float b[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = a[i];
  b[i * 8] = sin(x); b[i * 8 + 1] = cos(x); b[i * 8 + 2] = exp(x); b[i * 8 + 3] = exp2(x);
  b[i * 8 + 4] = log(x); b[i * 8 + 5] = log2(x); b[i * 8 + 6] = pow(abs(x), 1.7); b[i * 8 + 7] = tan(x);
}`
	in := floats(128, func(i int) float32 {
		switch {
		case i < 4:
			return []float32{0, float32(math.Inf(1)), 30, -30}[i]
		case i < 64:
			return float32(i-30) * 0.37
		}
		return float32(math.Exp(float64(i-64)/8)) / 8
	})
	out, _ := launch{glsl: glsl, groups: [3]uint32{8}, buffers: [][]byte{in, make([]byte, 128*32)}}.run(t)
	a := asFloats(in)
	wantFloats(t, out[1], 4e-7, func(e int) float32 {
		x := float64(a[e/8])
		v := []float64{math.Sin(x), math.Cos(x), math.Exp(x), math.Exp2(x), math.Log(x), math.Log2(x), math.Pow(math.Abs(x), float64(float32(1.7))), math.Tan(x)}[e%8]
		if math.IsInf(v, 0) || e%8 == 7 && math.Abs(v) > 1e3 || v > math.MaxFloat32 {
			return asFloats(out[1])[e] // compared below
		}
		return float32(v)
	})
	got := asFloats(out[1])
	for i, want := range []float64{math.Inf(1), math.Inf(1)} {
		if v := got[8+2+i]; float64(v) != want {
			t.Errorf("exp and exp2 of infinity: %v, want %v", v, want)
		}
	}
	if v := got[4]; !math.IsInf(float64(v), -1) {
		t.Errorf("log(0) is %v", v)
	}
}

// TestNoContraction: an operation that must be rounded by itself leaves others free.
func TestNoContraction(t *testing.T) {
	t.Parallel()
	text, problems := diagnosed(t, assembled(t, `#version 450
layout(local_size_x = 8) in;
layout(binding = 0) buffer A { float a[]; };
layout(binding = 1) buffer B { float b[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  precise float own = a[i] * a[i + 8] + a[i + 16];
  a[i] = own;
  b[i] = b[i + 8] * b[i + 16] + b[i + 24];
}`, ""), "", map[string]string{"openmp": "false"})
	require.Empty(t, problems)
	for _, op := range []string{"fmul", "fadd"} {
		require.Equal(t, 1, strings.Count(string(text), "= "+op+" <"), "%s\n%s", op, text)
		require.Equal(t, 1, strings.Count(string(text), "= "+op+" contract <"), "%s\n%s", op, text)
	}
}
