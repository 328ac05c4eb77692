package plugin_test

import (
	"math/bits"

	"testing"
)

// TestWorkgroupOfQuads runs operations of a workgroup whose lanes are quads, beside derivatives, which are
// differences within them.
func TestWorkgroupOfQuads(t *testing.T) {
	const glsl = `#version 450
#extension GL_KHR_shader_subgroup_arithmetic : enable
#extension GL_KHR_shader_subgroup_shuffle : enable
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 6, local_size_y = 4, local_size_z = 2) in;
layout(derivative_group_quadsNV) in;
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint b[]; };
void main() {
  uint i = gl_LocalInvocationIndex, v = a[i];
  b[4 * i] = uint(int(dFdy(float(v))));
  b[4 * i + 1] = subgroupShuffle(v, (5 * i + 1) % 48);
  b[4 * i + 2] = subgroupAdd(v);
  b[4 * i + 1] ^= subgroupShuffle(v * 7, 47 - i);
}`
	value := func(i int) uint32 { return uint32(i*i*13%101 + 1) }
	total := uint32(0)
	for i := range 48 {
		total += value(i)
	}
	for _, w := range []int{4, 8, 32} {
		out, _ := launch{glsl: glsl, groups: [3]uint32{1},
			buffers: [][]byte{words(48, value), make([]byte, 48*4*4)}, options: map[string]string{"subgroup-size": itoa(w)}, patch: ofWorkgroups}.run(t)
		wantInts(t, out[1], func(at int) uint32 {
			i := at / 4
			switch at % 4 {
			case 0:
				above := i - i/6%2*6
				return value(above+6) - value(above)
			case 1:
				return value((5*i+1)%48) ^ 7*value(47-i)
			case 2:
				return total
			}
			return 0
		})
	}
}

// TestWorkgroupsLeft runs operations of workgroups of which whole subgroups have ended, in a loop, too.
func TestWorkgroupsLeft(t *testing.T) {
	const glsl = `#version 450
#extension GL_KHR_shader_subgroup_arithmetic : enable
#extension GL_KHR_shader_subgroup_shuffle : enable
#extension GL_KHR_shader_subgroup_vote : enable
layout(local_size_x = 40) in;
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint b[]; };
void main() {
  uint i = gl_LocalInvocationIndex, v = a[i];
  if (i < 16 || i == 29) return;
  b[4 * i] = subgroupAdd(v) * 2u + uint(subgroupElect());
  uint sum = 0;
  for (uint k = 0; k < 5u; k++) {
    sum = sum * 7u + subgroupExclusiveAdd(v + k);
    if (k == 1u && i >= 32) return;
    if (k == 4u) break;
  }
  b[4 * i + 1] = sum;
  b[4 * i + 2] = uint(subgroupAll(v > 0)) + 2u * uint(subgroupAllEqual(v));
}`
	value := func(i int) uint32 { return uint32(i*i*13%101 + 1) }
	// sum adds up what a function gives for the invocations that are there, up to one.
	sum := func(to, last int, of func(i int) uint32) (s uint32) {
		for i := 16; i < min(to, last); i++ {
			if i != 29 {
				s += of(i)
			}
		}
		return s
	}
	for _, w := range []int{1, 4, 8, 16, 32} {
		out, _ := launch{glsl: glsl, groups: [3]uint32{2}, buffers: [][]byte{words(40, value), make([]byte, 40*4*4)}, options: map[string]string{"subgroup-size": itoa(w)}, patch: ofWorkgroups}.run(t)
		wantInts(t, out[1], func(at int) uint32 {
			i := at / 4
			loop := uint32(0)
			for k := range 5 {
				last := 40
				if k > 1 {
					last = 32
				}
				loop = loop*7 + sum(i, last, func(i int) uint32 { return value(i) + uint32(k) })
			}
			switch {
			case i < 16 || i == 29:
				return 0
			case at%4 == 0 && i == 16:
				return 2*sum(40, 40, value) + 1
			case at%4 == 0:
				return 2 * sum(40, 40, value)
			case at%4 == 1 && i < 32:
				return loop
			case at%4 == 2 && i < 32:
				return 1
			}
			return 0
		})
	}
}

// TestSubgroups runs operations of subgroups in uniform and in divergent control, for each size.
func TestSubgroups(t *testing.T) {
	const glsl = `#version 450
#extension GL_KHR_shader_subgroup_arithmetic : enable
#extension GL_KHR_shader_subgroup_vote : enable
#extension GL_KHR_shader_subgroup_ballot : enable
#extension GL_KHR_shader_subgroup_shuffle : enable
#extension GL_KHR_shader_subgroup_shuffle_relative : enable
#extension GL_KHR_shader_subgroup_clustered : enable
#extension GL_KHR_shader_subgroup_quad : enable
layout(local_size_x = 40) in;
layout(set=0,binding=0) buffer A { uint a[]; };
layout(set=0,binding=1) buffer B { uint b[]; };
void main() {
  uint l = gl_LocalInvocationID.x;
  uint v = a[l];
  uint k = l * 32;
  b[k++] = subgroupAdd(v);
  b[k++] = subgroupInclusiveAdd(v);
  b[k++] = subgroupExclusiveAdd(v);
  b[k++] = subgroupMax(v);
  b[k++] = uint(subgroupMin(int(v) - 50));
  b[k++] = subgroupXor(v);
  b[k++] = subgroupBallot(v % 3 == 0).x;
  b[k++] = subgroupBroadcastFirst(v);
  b[k++] = subgroupBroadcast(v, 2);
  b[k++] = uint(subgroupAll(v > 3)) + 2 * uint(subgroupAny(v > 90)) + 4 * uint(subgroupAllEqual(v / 200));
  b[k++] = subgroupShuffleXor(v, 1);
  b[k++] = gl_SubgroupSize * 100 + gl_SubgroupID;
  b[k++] = gl_SubgroupInvocationID;
  b[k++] = subgroupClusteredAdd(v, 4);
  b[k++] = subgroupQuadSwapHorizontal(v);
  b[k++] = subgroupQuadBroadcast(v, 3);
  b[k++] = subgroupBallotBitCount(subgroupBallot(true));
  b[k++] = subgroupBallotExclusiveBitCount(subgroupBallot(v % 2 == 0));
  b[k++] = uint(subgroupElect());
  b[k++] = gl_SubgroupLtMask.x;
  b[k++] = gl_NumSubgroups;
  if (v % 2 == 0) {
    b[k++] = subgroupAdd(v);
    if (v % 4 == 0) b[k++] = subgroupBallot(true).x; else b[k++] = subgroupBroadcastFirst(v);
    b[k++] = subgroupBallot(true).x;
  } else {
    k += 2;
    b[k++] = uint(subgroupElect());
  }
  uint n = 0;
  for (uint i = 0; i < l % 5; i++) n += subgroupAdd(1u);
  b[k++] = n;
  b[k++] = subgroupBallot(true).x;
  b[k++] = uint(subgroupMul(float(v % 3 + 1)));
}`
	value := func(l int) uint32 { return uint32(l*l*7%97 + 1) }
	for _, w := range []int{4, 8, 16, 32} {
		in := words(40, value)
		out, _ := launch{glsl: glsl, groups: [3]uint32{1}, buffers: [][]byte{in, make([]byte, 40*32*4)}, options: map[string]string{"subgroup-size": itoa(w)}}.run(t)
		got := ints(out[1])
		for l := range 40 {
			first := l / w * w
			last := min(first+w, 40)
			lane := l - first
			mask := func(of func(v uint32) bool) (m uint32) {
				for i := first; i < last; i++ {
					if of(value(i)) {
						m |= 1 << (i - first)
					}
				}
				return m
			}
			all := func(uint32) bool { return true }
			even := func(v uint32) bool { return v%2 == 0 }
			sum := func(from, to int, of func(v uint32) bool) (s uint32) {
				for i := max(from, first); i < min(to, last); i++ {
					if of(value(i)) {
						s += value(i)
					}
				}
				return s
			}
			lowest := func(m uint32) uint32 { return value(first + bits.TrailingZeros32(m)) }
			v := value(l)
			most, least, xor, product := uint32(0), int32(1<<30), uint32(0), float32(1)
			allAbove, anyAbove := true, false
			for i := first; i < last; i++ {
				most, least, xor = max(most, value(i)), min(least, int32(value(i))-50), xor^value(i)
				allAbove, anyAbove = allAbove && value(i) > 3, anyAbove || value(i) > 90
				product *= float32(value(i)%3 + 1)
			}
			flag := func(b bool) uint32 {
				if b {
					return 1
				}
				return 0
			}
			quad := l &^ 3
			want := []uint32{
				sum(first, last, all), sum(first, l+1, all), sum(first, l, all), most, uint32(least), xor,
				mask(func(v uint32) bool { return v%3 == 0 }), value(first), value(first + 2),
				flag(allAbove) + 2*flag(anyAbove) + 4, value(l ^ 1), uint32(w*100 + l/w), uint32(lane),
				sum(quad, quad+4, all), value(l ^ 1), value(quad + 3), uint32(last - first),
				uint32(bits.OnesCount32(mask(even) & (1<<lane - 1))), flag(lane == 0), 1<<lane - 1, uint32((40 + w - 1) / w),
			}
			if even(v) {
				want = append(want, sum(first, last, even))
				if v%4 == 0 {
					want = append(want, mask(func(v uint32) bool { return v%4 == 0 }))
				} else {
					want = append(want, lowest(mask(func(v uint32) bool { return v%4 == 2 })))
				}
				want = append(want, mask(even))
			} else {
				odd := mask(func(v uint32) bool { return v%2 == 1 })
				want = append(want, 0, 0, flag(bits.TrailingZeros32(odd) == lane))
			}
			n := uint32(0)
			for i := range l % 5 {
				for j := first; j < last; j++ {
					if i < j%5 {
						n++
					}
				}
			}
			want = append(want, n, mask(all), uint32(product))
			for k, x := range want {
				if w == 32 && k == len(want)-1 {
					continue // the product does not fit an integer
				}
				if got[l*32+k] != x {
					t.Fatalf("subgroups of %d: result %d of invocation %d is %d, want %d", w, k, l, got[l*32+k], x)
				}
			}
		}
	}
}
