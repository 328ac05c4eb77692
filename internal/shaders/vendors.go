package shaders

import (
	"cmp"
	"slices"
)

// middle is the one of three numbers that lies between the others.
func middle[T cmp.Ordered](x, y, z T) T {
	list := []T{x, y, z}
	slices.Sort(list)
	return list[1]
}

// vendors use extensions of vendors.
var vendors = []definition{
	{"trinary_minmax.comp", grid(3), func(c *Case) {
		const n = 192
		a, f := c.uints(4*n, 0), c.floats(4*(n+1), -1, 1)
		c.in(0, a)
		c.in(1, f)
		c.out(2, joined(n, func(i int) []uint32 {
			x := a[4*i : 4*i+4]
			var out [3][2]uint32
			var s [3][2]int32
			for k := range 2 {
				u := x[k : k+3]
				out[0][k], out[1][k], out[2][k] = slices.Min(u), slices.Max(u), middle(u[0], u[1], u[2])
				p, q, t := int32(u[0]), int32(u[1]), int32(u[2])
				s[0][k], s[1][k], s[2][k] = min(p, q, t), max(p, q, t), middle(p, q, t)
			}
			return []uint32{out[0][0] ^ out[1][0], out[0][1] ^ out[1][1], out[2][0], out[2][1],
				uint32(s[0][0]), uint32(s[0][1]), uint32(s[1][0]), uint32(s[1][1]),
				uint32(s[2][0]), uint32(s[2][1]), min(x[0], x[1], x[2]), uint32(middle(int32(x[3]), 5, -7))}
		}))
		c.out(3, joined(n, func(i int) []float32 {
			v, w := f[4*i:4*i+3], f[4*i+4:4*i+7]
			return []float32{slices.Min(v), slices.Max(v), middle(v[0], v[1], v[2]), middle(w[0], v[1], 0.5),
				min(v[2], w[2], 0.25), max(v[1], w[1], 0.25), middle(v[0], w[0], 0.25), middle(v[2], w[2], 0.25)}
		}))
	}},
}
