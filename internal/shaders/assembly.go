package shaders

import "slices"

var assembly = []definition{
	{"phi_fibonacci.spvasm", grid(2), func(c *Case) {
		f := []uint32{0, 1}
		for len(f) < 64 {
			f = append(f, f[len(f)-1]+f[len(f)-2])
		}
		c.out(0, f)
	}},
	{"switch64.spvasm", grid(1), func(c *Case) {
		a := each(32, func(i int) uint64 { return []uint64{1, 1 << 32, 1<<63 - 1, 0, 1<<32 + 1, 1<<64 - 1}[i%6] })
		c.inout(0, a, each(32, func(i int) uint64 {
			switch a[i] {
			case 1:
				return 1
			case 1 << 32:
				return 2
			case 1<<63 - 1:
				return 3
			}
			return a[i] + 1
		}))
	}},
	{"two_entries.spvasm", grid(3), func(c *Case) {
		c.Entry = "double.it"
		a := c.uints(50, 0)
		after := slices.Clone(a)
		for i := range 48 { // two rows of 24
			after[i] *= 2
		}
		c.inout(3, a, after)
	}},
	{"composites.spvasm", grid(2), func(c *Case) {
		a := c.uints(128, 200)
		c.in(0, a)
		c.out(1, joined(32, func(i int) []uint32 {
			x := a[4*i : 4*i+4]
			v := []uint32{x[3], uint32(i), 100, x[1]}
			v[i&3] = x[i&3]
			return each(4, func(k int) uint32 {
				if x[k] < 100 {
					return v[k] + x[1]
				}
				return 100 + x[1]
			})
		}))
	}},
	{"nulls.spvasm", grid(1), func(c *Case) {
		c.out(0, joined(16, func(n int) []uint32 {
			i := uint32(n)
			var local [4]uint32
			local[i&3] = i
			return []uint32{local[0], local[1] + i, 3 * (15 - i), local[3] + i}
		}))
	}},
	{"vectors_of_vectors.spvasm", grid(2), func(c *Case) {
		a := c.uints(64, 0)
		c.in(0, a)
		c.out(1, joined(32, func(i int) []uint32 {
			x, y := a[2*i], a[2*i+1]
			return []uint32{y + x, x + y, y + x, uint32(i) + y}
		}))
	}},
	{"spec_ops.spvasm", grid(2), func(c *Case) {
		c.Spec = []Spec{{10, "9", 9}, {11, "false", 0}}
		c.out(0, each(8, func(i int) uint32 { return 27/5*uint32(i) + 27 }))
	}},
	{"variable_pointers.spvasm", grid(2), func(c *Case) {
		a, b := c.uints(24, 0), c.uints(24, 0)
		one, other := slices.Clone(a), slices.Clone(b)
		for i := range 16 {
			if i&1 == 1 {
				one[i+8]++
			} else {
				other[i+8]++
			}
		}
		c.inout(0, a, one)
		c.inout(1, b, other)
	}},
	{"workgroup_pointers.spvasm", grid(2), func(c *Case) {
		c.out(0, each(32, func(i int) uint32 {
			o := uint32(i/16*16 + 15 - i%16)
			return o*o - o
		}))
	}},
	{"unreachable.spvasm", grid(2), func(c *Case) {
		c.out(0, each(32, func(i int) uint32 {
			for n, s := uint32(0), uint32(i); ; n++ {
				switch s % 3 {
				case 0:
					s = 50
				case 2:
					s *= 3
				}
				if s += n; s > 50 {
					return s
				}
			}
		}))
	}},
}
