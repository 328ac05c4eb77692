package shaders

import "slices"

var memory = []definition{
	{"spec_sizes.comp", grid(1), func(c *Case) {
		const n, p = 16, 5
		c.Spec = []Spec{{0, "16", n}, {1, "5", p}}
		c.out(0, each(2*n, func(i int) uint32 { return uint32((2*n-1-i)*10 + (p+1)*i + 1000*p*(p+1)/2) }))
	}},
	{"nested_structs.comp", grid(1), func(c *Case) {
		// In words: id at 0; at 4 and 12 position, weight and two cells; at 20 a matrix.
		const words, items = 24, 32
		before := c.floats(items*words, -10, 10)
		for i := range items {
			o := before[i*words : (i+1)*words]
			copy(o, []float32{fromBits(uint32(i * 7)), 0, 0, 0})
			for k := range 4 {
				o[8+k], o[16+k] = fromBits(uint32(100*i+k)), fromBits(uint32(100*i+10+k))
			}
		}
		after := slices.Clone(before)
		for i := range items {
			o := after[i*words : (i+1)*words]
			o[0] = fromBits(uint32(i*7 + 1))
			for k := range 3 {
				o[12+k] += o[4+k] * 2
			}
			o[7] = o[15] + 1
			o[11+8*(i&1)] = fromBits(uint32(i))
			m := slices.Clone(o[20:24]) // columns
			o[22], o[23] = m[0]*m[0]+m[1]*m[1], m[0]*m[2]+m[1]*m[3]
			o[1], o[2], o[3] = 0, 0, 0
		}
		c.in(0, before)
		c.out(1, after).within(0, 1e-4)
	}},
	{"uniform_block.comp", grid(2), func(c *Case) {
		scale, lights, m := c.floats(4, 1, 2), c.floats(12, 0, 1), c.floats(9, -1, 1)
		var u []float32
		for _, s := range scale {
			u = append(u, s, 0, 0, 0)
		}
		u = append(u, lights...)
		for row := range 3 {
			u = append(u, m[3*row], m[3*row+1], m[3*row+2], 0)
		}
		u = append(u, fromBits(5))
		for len(u)%4 != 0 {
			u = append(u, 0)
		}
		c.in(0, u).Uniform = true
		c.out(1, joined(64, func(i int) []float32 {
			l, s := lights[4*(i%3):], scale[i&3]
			v := make([]float32, 4)
			for row := range 3 {
				for k := range 3 {
					v[row] += m[3*row+k] * l[k] * s
				}
			}
			v[3] = l[3] + 5
			return v
		}))
	}},
	{"close_rows.comp", grid(1), func(c *Case) {
		const words = 6 // three rows of two
		a := c.floats(8*words, -4, 4)
		c.in(0, a)
		c.out(1, each(8*words, func(i int) float32 { return a[i] + a[words*(i/words^1)+i%words] }))
		c.out(2, joined(8, func(i int) []float32 {
			other := 2*(3-i/2) + i%2
			return []float32{a[words*i+2*2], a[words*other+1]}
		}))
	}},
	{"row_major.comp", grid(1), func(c *Case) {
		a := c.floats(16*8, -4, 4) // two rows of three, each of four numbers
		for i := range a {
			if i%4 == 3 {
				a[i] = 0
			}
		}
		c.in(0, a)
		c.out(1, joined(16, func(i int) []float32 {
			at := func(column, row int) float32 { return a[8*i+4*row+column] }
			return []float32{at(0, 0), at(0, 1), at(0, 0) + at(2, 0), at(0, 1) + at(2, 1), at(2, 0), at(2, 0) * 3}
		}))
	}},
	{"array_length.comp", grid(1), func(c *Case) {
		a := c.uints(2+2*11+1, 1000) // 11 pairs and a part of one
		a[1] = 0
		c.in(0, a)
		sum := a[0]
		for i := range 11 {
			sum += a[2+2*i+1]
		}
		c.out(1, []uint32{11, 5, sum, 0, 0})
	}},
	{"buffer_array.comp", grid(2), func(c *Case) {
		var in [3][]uint32
		for k := range in {
			in[k] = c.uints(64+k, 1000)
			c.in(2, in[k]).Set = 1
		}
		c.out(1, each(64, func(i int) uint32 {
			sum := in[0][i] + in[1][i]*2
			for k := range in {
				sum += in[k][(i+k)%64] + uint32(len(in[k]))
			}
			return sum
		}))
	}},
	{"nonuniform.comp", grid(2), func(c *Case) {
		var in [4][]uint32
		for k := range in {
			in[k] = c.uints(64, 1000)
			after := slices.Clone(in[k])
			for i := range after {
				if i*7%4 == k {
					after[i] = uint32(i)
				}
			}
			c.inout(0, in[k], after)
		}
		c.out(1, each(64, func(i int) uint32 { return in[i*7%4][i] }))
	}},
	{"push_constants.comp", grid(2), func(c *Case) {
		c.Push = slices.Concat(raw([]float32{1.5}), raw([]uint32{10, 40, 0}), raw([]float32{1, 2, 3}), raw([]uint32{5, 6, 7, 8}))
		c.out(0, joined(64, func(i int) []float32 {
			if i < 10 || i >= 50 {
				return make([]float32, 4)
			}
			return []float32{1.5, 3, 4.5, float32(5 + i&3)}
		}))
	}},
	{"spec_constants.comp", grid(4), func(c *Case) {
		c.Spec = []Spec{{0, "5", 5}, {1, "-2.25", 0xc0100000}, {2, "true", 1}, {3, "16", 16}, {77, "1", 1}}
		c.out(0, each(64, func(i int) float32 { return -(float32(i*5+5*3+16) - 2.25) }))
	}},
	{"robust.comp", grid(1), func(c *Case) {
		a := c.uints(10, 0)
		c.in(0, a)
		c.out(1, each(64, func(i int) uint32 {
			if i < 10 {
				return a[i]
			}
			return 1
		}))
		c.in(2, c.uints(10, 0))
	}},
	{"tables.comp", grid(2), func(c *Case) {
		c.out(0, each(128, func(i int) uint32 {
			state := [4]uint32{1, 2, 3, 4}
			state[i&3] = uint32(i&7) * uint32(i&7)
			state[(i+1)&3] += []uint32{2, 4, 6}[i%3]
			var local [16]uint32
			for k := range local {
				local[k] = uint32(k * i)
			}
			for k := 1; k < 16; k++ {
				local[k] ^= local[k-1] + state[k&3]
			}
			return local[15] + state[0]*3 + state[1]*5 + state[2]*7 + state[3]*11
		}))
	}},
	{"atomics.comp", grid(4), func(c *Case) {
		const n = 256
		before := []uint32{0, 0xffffffff, 0, 0xffffffff, 0, 0, 0, 0, 1000, 0, 0, 0}
		before[9] = 0xffffff9c // -100
		after := make([]uint32, 12)
		var xor uint32
		for i := range uint32(n) {
			xor ^= i
		}
		after[0], after[1], after[2], after[3], after[4], after[5], after[6], after[7] = n, 0, (n-1)*3, 0, 1<<29-1, xor, n*(n-1)/2, 1
		after[8], after[9], after[10], after[11] = ^uint32(154), n-1-50, ^uint32(n*(n-1)/2-1), 1
		c.inout(0, before, after)
		c.out(1, each(n, func(int) uint32 { return 1 }))
	}},
	{"atomics64.comp", grid(4), func(c *Case) {
		var sum, xor uint64
		for i := range uint64(256) {
			sum += i << 30
			xor ^= i << (i & 63)
		}
		c.out(0, []uint64{sum, 255 * 0x100000001, xor})
	}},
	{"float_atomics.comp", grid(4), func(c *Case) {
		c.out(0, []float32{4 * 64 * 7.5, 32, 32, 32, 32})
	}},
	{"scalar_layout.comp", grid(1), func(c *Case) {
		a := c.floats(32*7, -5, 5)
		for i := range 32 {
			a[7*i+3] = fromBits(uint32(i))
		}
		after := slices.Clone(a)
		for i := range 32 {
			for k := range 3 {
				after[7*i+4+k] = a[7*i+(k+2)%3] + float32(i)
			}
		}
		c.inout(0, a, after).within(0, 1e-6)
	}},
	{"switch_default.comp", grid(1), func(c *Case) {
		a := c.uints(32, 1000)
		c.in(0, a)
		v := make([]uint32, len(a))
		for i := range a {
			if v[i] = a[i]; a[i]%3 != 0 {
				v[i] *= 2
			}
		}
		c.out(1, joined(32, func(i int) []uint32 { return []uint32{v[i] + v[31-i]} }))
	}},
	{"copied_structs.comp", grid(1), func(c *Case) {
		items := c.floats(32*8, -5, 5)
		for i := range 32 {
			items[8*i] = fromBits(uint32(i))
		}
		after := slices.Clone(items)
		for i := range 32 {
			after[8*i] = fromBits(uint32(i + 1))
			for k := range 3 {
				after[8*i+1+k], after[8*i+4+k] = items[8*i+4+k]+items[8*i+7], items[8*i+1+k]
			}
		}
		c.inout(0, items, after)
		rows := c.floats(32*7, -5, 5)
		sums := slices.Clone(rows)
		for i := range 32 {
			for row := range 2 {
				sums[7*i+3*row+1] = rows[7*i+3*row] + rows[7*i+3*row+2]
			}
			sums[7*i+6] *= 2
		}
		c.inout(1, rows, sums)
	}},
}
