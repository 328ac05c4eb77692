package plugin_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAtomics runs a histogram in shared memory, counters, and an exchange under a condition.
func TestAtomics(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x = 100) in;
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint total; int least; uint most; uint won; uint swaps; uint bins[16]; };
shared uint bins_here[16];
void main() {
  uint l = gl_LocalInvocationID.x, i = gl_GlobalInvocationID.x;
  if (l < 16) bins_here[l] = 0;
  barrier();
  atomicAdd(bins_here[a[i] % 16], 1);
  uint before = atomicAdd(total, a[i]);
  atomicMin(least, int(a[i]) - 30);
  if (a[i] % 2 == 1) atomicMax(most, a[i]);
  if (atomicCompSwap(won, 0, i + 1) == 0) atomicAdd(swaps, 1);
  barrier();
  if (l < 16) atomicAdd(bins[l], bins_here[l]);
  a[i] = before;
}`
	value := func(i int) uint32 { return uint32(i * 31 % 53) }
	for _, openmp := range []string{"false"} {
		in := words(300, value)
		out, _ := launch{glsl: glsl, groups: [3]uint32{3}, buffers: [][]byte{in, make([]byte, 84)}, options: map[string]string{"openmp": openmp}}.run(t)
		var total uint32
		var bins [16]uint32
		before := map[uint32]bool{}
		for i := range 300 {
			total += value(i)
			bins[value(i)%16]++
		}
		got := ints(out[1])
		require.Equal(t, total, got[0])
		require.Equal(t, int32(-30), int32(got[1]))
		require.Equal(t, uint32(51), got[2])
		require.Equal(t, uint32(1), got[4])
		require.NotZero(t, got[3])
		require.Equal(t, bins[:], got[5:])
		for _, v := range ints(out[0]) {
			before[v] = true
		}
		require.Greater(t, len(before), 250) // those that add 0 see what another one sees
	}
}

// TestRobustAccess reads and writes out of bounds, and buffers that are not there.
func TestRobustAccess(t *testing.T) {
	const glsl = `#version 450
layout(local_size_x = 64) in;
struct S { uint x; uint y[3]; };
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint b[]; };
layout(set=0,binding=2) buffer C { uint first; S s[]; } c;
layout(set=0,binding=3) uniform U { uvec4 u[8]; };
shared uint here[10];
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint far = i * 0x10000000u;
  here[i * 100] = 5;
  a[far + 100] = 3;
  a[i] = i;
  barrier();
  uint own[4] = uint[](1, 2, 3, 4);
  b[i] = a[i + 8] + a[far] + c.s[i].y[i % 3] + u[i % 8].y + here[i + 10] + own[i] + (c.s.length() << 8) + (b.length() << 16);
  b[i * 3 + 64] = 9;
  c.s[i].x = 1;
  c.first = 7;
}`
	for _, null := range []bool{false, true} {
		cd := make([]byte, 4+16*4+4) // four elements, and a part of one
		ud := words(12, func(i int) uint32 { return uint32(i) })
		if null {
			cd, ud = nil, nil
		}
		out, result := launch{glsl: glsl, groups: [3]uint32{1}, buffers: [][]byte{make([]byte, 16*4), make([]byte, 66*4), cd, ud}}.run(t)
		require.Zero(t, result)
		want := make([]uint32, 16)
		for i := range want {
			want[i] = uint32(i)
		}
		wantInts(t, out[0], func(i int) uint32 { return want[i] })
		wantInts(t, out[1], func(i int) uint32 {
			if i >= 64 {
				return uint32(9 * (65 - i))
			}
			v := uint32(66 << 16)
			if i+8 < 16 {
				v += uint32(i + 8)
			}
			if !null {
				v += 4 << 8
				if i%8 < 3 {
					v += uint32(i%8*4 + 1)
				}
			}
			if i < 4 {
				v += uint32(i + 1)
			}
			return v
		})
		if !null {
			got := ints(out[2])
			require.Equal(t, uint32(7), got[0])
			for e := range 4 {
				require.Equal(t, uint32(1), got[1+4*e])
			}
			require.Equal(t, uint32(1), got[17])
		}
	}
}

// TestBufferArrays reads buffers whose number is known, the same in all lanes, or not.
func TestBufferArrays(t *testing.T) {
	const glsl = `#version 450
#extension GL_EXT_nonuniform_qualifier : enable
layout(local_size_x = 16) in;
layout(set=1,binding=2) buffer A { uint n; uint a[]; } in_[3];
layout(set=0,binding=5) buffer B { uint b[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint u = in_[1].n;
  b[i] = in_[2].a[i] + 1000 * in_[u].a[i] + 100000 * in_[nonuniformEXT(i % 4)].a[i] + (in_[nonuniformEXT(i % 4)].a.length() << 24);
  if (i == 3) in_[0].n = 77;
}`
	in := func(k int) []byte {
		return words(9+k, func(i int) uint32 {
			if i == 0 {
				return 2
			}
			return uint32(10*k + i - 1)
		})
	}
	out, _ := launch{glsl: glsl, env: "vulkan1.2", groups: [3]uint32{1}, buffers: [][]byte{make([]byte, 64), in(0), in(1), in(2)}}.run(t)
	at := func(k, i int) uint32 {
		if k > 2 || i >= 8+k {
			return 0
		}
		return uint32(10*k + i)
	}
	wantInts(t, out[0], func(i int) uint32 {
		n := uint32(8+i%4) << 24
		if i%4 == 3 {
			n = 0
		}
		return at(2, i) + 1000*at(2, i) + 100000*at(i%4, i) + n
	})
	require.Equal(t, uint32(77), ints(out[1])[0])
}

// TestTypes runs numbers of 8, 16 and 64 bits, matrices and nested structs.
func TestTypes(t *testing.T) {
	const glsl = `#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : enable
#extension GL_EXT_shader_16bit_storage : enable
#extension GL_EXT_shader_8bit_storage : enable
layout(local_size_x = 16) in;
struct Inner { uint8_t a; int16_t b; };
struct Outer { Inner i[2]; mat3 m; double d; };
layout(set=0,binding=0) buffer A { int8_t i8[16]; uint16_t u16[16]; float16_t f16[16]; int64_t i64[16]; double f64[16]; };
layout(set=0,binding=1, std430) buffer B { layout(row_major) mat3x2 m; Outer o[]; };
layout(set=0,binding=2) buffer C { float c[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  i8[i] = int8_t(i8[i] * int8_t(3));
  u16[i] += uint16_t(i);
  f16[i] = f16[i] * float16_t(2.0) + float16_t(i);
  i64[i] = i64[i] * int64_t(i + 1) - 5;
  f64[i] = sqrt(f64[i]);
  o[i].i[i % 2].b = int16_t(-int(i));
  o[i].i[0].a = uint8_t(200 + i);
  o[i].m = mat3(1, 2, 3, 4, 5, 6, 7, 8, i);
  o[i].d = double(i) / 3;
  vec2 p = m * vec3(1, 2, i);
  vec3 q = transpose(o[i].m) * vec3(1, i, 1);
  c[i] = p.x + 100 * p.y + q.x + q.y + q.z + determinant(mat2(1, 2, 3, i)) + (i < 8 ? m[i % 3][i % 2] : 0);
}`
	var a []byte
	for i := range 16 {
		a = append(a, byte(i-8))
	}
	for i := range 16 {
		a = binary.LittleEndian.AppendUint16(a, uint16(65530+i))
	}
	for i := range 16 { // halves of 1 + i/1024
		a = binary.LittleEndian.AppendUint16(a, uint16(0x3c00+i))
	}
	for i := range 16 {
		a = binary.LittleEndian.AppendUint64(a, uint64(int64(i-3)*1e12))
	}
	for i := range 16 {
		a = binary.LittleEndian.AppendUint64(a, math.Float64bits(float64(i)*2))
	}
	m := []float32{1, 2, 3, 0, 4, 5, 6, 0} // two rows of three
	const outer = 72                       // 8 bytes, a matrix of 48 at 16, a double
	b := append(floats(8, func(i int) float32 { return m[i] }), make([]byte, 16*outer)...)
	out, _ := launch{glsl: glsl, groups: [3]uint32{1}, buffers: [][]byte{a, append(b, make([]byte, 1000)...), make([]byte, 64)}}.run(t)
	le := binary.LittleEndian
	for i := range 16 {
		require.Equal(t, byte((i-8)*3), out[0][i])
		require.Equal(t, uint16(65530+2*i), le.Uint16(out[0][16+2*i:]))
		require.Equal(t, int64(i-3)*1e12*int64(i+1)-5, int64(le.Uint64(out[0][80+8*i:])))
		require.Equal(t, math.Sqrt(float64(i)*2), math.Float64frombits(le.Uint64(out[0][208+8*i:])))
	}
	wantFloats(t, out[2], 1e-5, func(i int) float32 {
		f := float32(i)
		px, py := 1+2*2+3*f, 4+5*2+6*f
		cols := [3][3]float32{{1, 2, 3}, {4, 5, 6}, {7, 8, f}}
		v := [3]float32{1, f, 1}
		sum := float32(0)
		for _, c := range cols {
			sum += c[0]*v[0] + c[1]*v[1] + c[2]*v[2]
		}
		element := float32(0)
		if i < 8 {
			element = [2][3]float32{{1, 2, 3}, {4, 5, 6}}[i%2][i%3]
		}
		return px + 100*py + sum + (f - 6) + element
	})
}

// TestBufferReferences follows addresses from the push constants, and a list.
func TestBufferReferences(t *testing.T) {
	const glsl = `#version 450
#extension GL_EXT_buffer_reference : enable
layout(local_size_x = 8) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Node { Node next; uint v; uint pad; };
layout(buffer_reference, std430) buffer Out { uint b[]; };
layout(push_constant) uniform P { Node head; Out o; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  Node n = head;
  uint s = n.v * 100 + i;
  if (i % 2 == 0) s += 1;
  o.b[i] = s;
  n.pad = 9;
}`
	out, _ := launch{glsl: glsl, groups: [3]uint32{1}, push: make([]byte, 16), addresses: true,
		buffers: [][]byte{words(4, func(i int) uint32 { return uint32(i) }), make([]byte, 32)}}.run(t)
	wantInts(t, out[1], func(i int) uint32 { return uint32(200 + i + (i+1)%2) })
	require.Equal(t, uint32(9), ints(out[0])[3])
}
