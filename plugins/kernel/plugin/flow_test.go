package plugin_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestEarlyReturn runs as many invocations as there are elements, in grids that are larger.
func TestEarlyReturn(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x = 64) in;
layout(set=0,binding=0) readonly buffer A { float a[]; };
layout(set=0,binding=1) buffer B { float b[]; };
layout(push_constant) uniform P { uint count; float scale; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= count) return;
  b[i] = a[i] * scale + float(i);
}`
	in := floats(1000, func(i int) float32 { return float32(i) })
	out, result := launch{glsl: glsl, groups: [3]uint32{16}, push: append(words(1, func(int) uint32 { return 900 }), floats(1, func(int) float32 { return 2 })...),
		buffers: [][]byte{in, floats(1000, func(int) float32 { return -1 })}}.run(t)
	require.Zero(t, result)
	wantFloats(t, out[1], 0, func(i int) float32 {
		if i >= 900 {
			return -1
		}
		return float32(3 * i)
	})
}

// TestDivergentLoops runs loops whose lanes leave them in different iterations, with values that
// are used behind them.
func TestDivergentLoops(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x = 24) in;
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint b[]; };
uint collatz(uint n) {
  uint steps = 0;
  while (n != 1) {
    if ((n & 1) == 0) n /= 2; else n = 3 * n + 1;
    steps++;
    if (steps > 300) return 999;
  }
  return steps;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint total = 0, last = 0;
  for (uint k = 0; k < 10; k++) {
    if (k == i % 7) continue;
    last = k * 3;
    uint x = 0;
    for (uint j = 0; ; j++) {
      x += j;
      if (x > i + k) { total += j; break; }
      if (j > 20) break;
    }
    if (total > 40 + i) break;
  }
  a[i] = collatz(i + 1);
  b[i] = total * 1000 + last;
}`
	out, result := launch{glsl: glsl, groups: [3]uint32{5}, buffers: [][]byte{make([]byte, 480), make([]byte, 480)}}.run(t)
	require.Zero(t, result)
	wantInts(t, out[0], func(i int) uint32 {
		n, steps := uint32(i+1), uint32(0)
		for n != 1 {
			if n&1 == 0 {
				n /= 2
			} else {
				n = 3*n + 1
			}
			steps++
			if steps > 300 {
				return 999
			}
		}
		return steps
	})
	wantInts(t, out[1], func(i int) uint32 {
		total, last := uint32(0), uint32(0)
		for k := range uint32(10) {
			if k == uint32(i)%7 {
				continue
			}
			last = k * 3
			x := uint32(0)
			for j := uint32(0); ; j++ {
				x += j
				if x > uint32(i)+k {
					total += j
					break
				}
				if j > 20 {
					break
				}
			}
			if total > 40+uint32(i) {
				break
			}
		}
		return total*1000 + last
	})
}

// TestSwitch parts lanes by several cases, one of which falls through.
func TestSwitch(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x = 7, local_size_y = 3, local_size_z = 2) in;
layout(set=0,binding=0) buffer A { int a[]; };
void main() {
  int i = int(gl_LocalInvocationIndex + gl_WorkGroupID.x * 42);
  int v = 0;
  switch (i % 6) {
  case 0: v = i; break;
  case 1: v = 100;
  case 2: v += 7; break;
  case 4: if (i > 50) break; v = -i; break;
  default: v = int(gl_LocalInvocationID.x + 10 * gl_LocalInvocationID.y + 100 * gl_LocalInvocationID.z);
  }
  a[i] = v;
}`
	out, _ := launch{glsl: glsl, groups: [3]uint32{3}, buffers: [][]byte{make([]byte, 4*126)}}.run(t)
	wantInts(t, out[0], func(i int) uint32 {
		v := 0
		switch i % 6 {
		case 0:
			v = i
		case 1:
			v = 107
		case 2:
			v = 7
		case 4:
			if i <= 50 {
				v = -i
			}
		default:
			l := i % 42
			v = l%7 + 10*(l/7%3) + 100*(l/21)
		}
		return uint32(int32(v))
	})
}

// TestBarriers runs parts that are split in loops, with values that live across.
func TestBarriers(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x_id = 3) in;
layout(constant_id = 7) const uint OFFSET = 5;
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint b[]; };
shared uint s[1024];
void exchange(uint i, uint by) { s[i] += by; barrier(); }
void main() {
  uint l = gl_LocalInvocationID.x, n = gl_WorkGroupSize.x;
  uint g = gl_WorkGroupID.x * n + l;
  s[l] = a[g] + OFFSET;
  uint mine = a[g] * 3;
  barrier();
  // An inclusive prefix sum, and something that only some iterations do.
  for (uint step = 1; step < n; step <<= 1) {
    uint v = 0;
    if (l >= step) v = s[l - step];
    barrier();
    s[l] += v;
    if (step == 4) { barrier(); mine += s[(l + 1) % n]; }
    barrier();
  }
  exchange(l, 1);
  b[g] = s[n - 1 - l] + mine;
}`
	for _, c := range []struct{ n, offset int }{{1, 5}, {16, 5}, {100, 9}, {1024, 5}} {
		in := words(2*c.n, func(i int) uint32 { return uint32(i*i%37 + 1) })
		out, result := launch{glsl: glsl, groups: [3]uint32{2}, buffers: [][]byte{in, make([]byte, 8*c.n)},
			constants: "3=" + itoa(c.n) + ",7=" + itoa(c.offset) + ",99=1"}.run(t)
		require.Zero(t, result)
		a := ints(in)
		want := make([]uint32, 2*c.n)
		for g := range 2 {
			s := make([]uint32, c.n)
			mine := make([]uint32, c.n)
			for l := range s {
				s[l], mine[l] = a[g*c.n+l]+uint32(c.offset), a[g*c.n+l]*3
			}
			for step := 1; step < c.n; step <<= 1 {
				next := make([]uint32, c.n)
				for l := range s {
					next[l] = s[l]
					if l >= step {
						next[l] += s[l-step]
					}
				}
				s = next
				if step == 4 {
					for l := range s {
						mine[l] += s[(l+1)%c.n]
					}
				}
			}
			for l := range s {
				want[g*c.n+l] = s[c.n-1-l] + 1 + mine[l]
			}
		}
		wantInts(t, out[1], func(i int) uint32 { return want[i] })
	}
}

// TestVectors runs vectors with elements by number, arrays of an invocation, and functions that
// return in several places.
func TestVectors(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x = 64) in;
layout(set=0,binding=0) readonly buffer A { float a[]; };
layout(set=0,binding=1) buffer B { uint n; vec4 b[]; };
layout(push_constant) uniform P { uint count; float scale; };
shared float tile[64];
float f(float x) { if (x < 0) return 0; if (x > 50) { x -= 50; return x; } return sqrt(x * scale); }
void main() {
  uint i = gl_GlobalInvocationID.x;
  float own[5];
  for (int k = 0; k < 5; k++) own[(k * 3) % 5] = a[i] + float(k);
  tile[gl_LocalInvocationIndex] = a[i];
  barrier();
  vec4 t = vec4(f(tile[(i + 3) % 64]), 1, 2, own[i % 5]);
  for (int k = 0; k < 4; k++) t[(k + int(i)) % 4] += float(k);
  b[i] = t.yxzw;
}`
	in := floats(64, func(i int) float32 { return float32(i) - 4 })
	out, _ := launch{glsl: glsl, groups: [3]uint32{1}, buffers: [][]byte{in, make([]byte, 16+16*64)},
		push: append(words(1, func(int) uint32 { return 0 }), floats(1, func(int) float32 { return 3 })...)}.run(t)
	a := asFloats(in)
	f := func(x float32) float32 {
		switch {
		case x < 0:
			return 0
		case x > 50:
			return x - 50
		}
		return float32(math.Sqrt(float64(x * 3)))
	}
	wantFloats(t, out[1][16:], 1e-6, func(e int) float32 {
		i := e / 4
		var own [5]float32
		for k := range 5 {
			own[k*3%5] = a[i] + float32(k)
		}
		v := [4]float32{f(a[(i+3)%64]), 1, 2, own[i%5]}
		for k := range 4 {
			v[(k+i)%4] += float32(k)
		}
		return [4]float32{v[1], v[0], v[2], v[3]}[e%4]
	})
}

// TestEmptyBlocks has blocks that are too small for a test whether lanes are there: what they
// leave for a phi must not be seen where no lane was.
func TestEmptyBlocks(t *testing.T) {
	const glsl = `#version 450
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 16) in;
layout(set=0,binding=0) buffer A { uint a[]; };
void main() {
  uint i = gl_LocalInvocationID.x;
  uvec4 b = subgroupBallot(i == 9);
  a[i] = b.x == 0u ? 99u : subgroupBallotFindLSB(b);
}`
	out, _ := launch{glsl: glsl, groups: [3]uint32{1}, buffers: [][]byte{make([]byte, 64)}}.run(t)
	wantInts(t, out[0], func(i int) uint32 {
		if i < 8 {
			return 99
		}
		return 1
	})
}

// TestChosenLanes: loops that mostly gather run one invocation after the other, if the kernel cannot tell; others
// have as many lanes as their rows fill.
func TestChosenLanes(t *testing.T) {
	shader := func(declarations, statement string) string {
		return "#version 450\n#extension GL_KHR_shader_subgroup_basic : enable\nlayout(local_size_x = 32) in;\n" + declarations + `
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint b[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, sum = 0;
  for (uint k = a[i]; k < a[i + 1]; k++) ` + statement + `
  b[i] = sum;
}`
	}
	for _, c := range []struct {
		name, glsl string
		want       byte
	}{
		{"gathers", shader("", "sum += a[k & 63u];"), 1},
		{"computes", shader("", "sum = (sum ^ k) * 3u;"), 16},
		{"computes more", shader("", "{ sum += a[k & 63u]; for (uint n = 0; n < 9; n++) sum = (sum ^ (sum >> 3)) * (k + 5u) - (sum << 2); }"), 16},
		{"tells", shader("", "sum += a[k & 63u] + gl_SubgroupInvocationID;"), 8},
		{"beside each other", shader("", "sum += a[i];"), 16},
	} {
		t.Run(c.name, func(t *testing.T) {
			ir, problems := diagnosed(t, assembled(t, c.glsl, "vulkan1.1"), "", nil)
			require.Empty(t, problems)
			_, description, _ := strings.Cut(string(ir), "@kernel_main_info")
			_, size, _ := strings.Cut(description, `c"\01\00\00\00 \00\00\00\01\00\00\00\01\00\00\00`)
			require.Equal(t, fmt.Sprintf(`\%02X\00\00\00`, c.want), size[:12])
		})
	}
}
