package shaders

import (
	"cmp"
	"math"
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
	{"cooperative.comp", grid(1), func(c *Case) {
		const m, n, k = 16, 32, 8
		c.Spec = []Spec{{0, "16", m}, {1, "32", n}}
		var a []float64
		var halves []uint16
		for range m*(k+2) + 4 {
			x := float64(int(c.uints(1, 17)[0]) - 8)
			a, halves = append(a, x), append(halves, toHalf(float32(x)))
		}
		b := c.floats(2*k*n, -8, 8)
		for i := range b {
			b[i] = float32(math.Round(float64(b[i])))
		}
		c.in(0, halves)
		c.in(1, b)
		z, w := make([]float32, m*n), make([]float32, m*n+3)
		for i := range m {
			for j := range n {
				sum := 0.5
				for l := range k {
					sum += a[4+i*(k+2)+l] * float64(b[j*k+l]+b[k*n+j*k+l])
				}
				z[i*n+j] = float32(sum)
				w[3+j*m+i] = float32(-1.75*sum + 1)
			}
		}
		c.out(2, w)
		c.out(3, z)
	}},
	{"subgroup_workgroup.spvasm", grid(2), func(c *Case) {
		const n = 48
		x := c.uints(2*n, 1000)
		x[0], x[n+20], x[n+41] = 4, 0, 0
		for i := range n {
			x[i] |= 1
		}
		c.in(0, x)
		c.out(1, joined(2, func(g int) []uint32 { return workgroup48(x[n*g : n*g+n]) }))
	}},
	{"subgroup_uniform.spvasm", grid(2), func(c *Case) {
		c.out(0, joined(128, func(n int) []uint32 {
			first, product := n/c.Subgroup*c.Subgroup, uint32(1)
			for k := first; k < first+c.Subgroup; k++ {
				product *= uint32(2*k + 1)
			}
			all, some, mixed, thirds, power := ^uint32(0), uint32(0), uint32(0), uint32(0), float32(1)
			noSeven, five := uint32(1), uint32(0)
			for k := first; k <= n; k++ {
				bit, local := uint32(1)<<(k%32), k%64
				all &^= bit
				if k < n {
					some |= bit
				}
				mixed ^= uint32(k) * 2654435769
				power *= []float32{0.5, 4}[k%2]
				switch {
				case local%3 == 0:
					thirds ^= 1
				case local == 7:
					noSeven = 0
				case local == 5:
					five = 1
				}
			}
			return []uint32{product, all, some, mixed, noSeven, five, thirds, math.Float32bits(power)}
		}))
	}},
	{"subgroup_matrices.comp", grid(2), func(c *Case) {
		const m, k, n = 8, 8, 12
		groups := 2 * 64 / c.Subgroup
		a, b := c.uints(groups*m*k, 0), c.uints(k*n, 0)
		c.in(0, a)
		c.in(1, b)
		var product []uint32
		for g := range groups {
			for j := range n {
				for i := range m {
					sum := uint32(7)
					for l := range k {
						sum += a[g*m*k+i*k+l] * b[l*n+j]
					}
					if g >= groups/2 {
						sum *= ^uint32(1)
					}
					product = append(product, sum)
				}
			}
		}
		c.out(2, product)
		c.out(3, each(c.Subgroup, func(int) uint32 { return uint32(m * n / c.Subgroup) }))
	}},
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
	{"cube_faces.comp", grid(2), func(c *Case) {
		a := c.floats(4*128, -1, 1)
		for i := range 6 { // directions of several faces, of which that of z, then that of y comes first
			a[4*i], a[4*i+1], a[4*i+2] = 0.5, []float32{0.5, -0.5}[i%2], []float32{0.5, -0.5, 0.25}[i/2]
		}
		c.in(0, a)
		r := c.out(1, joined(128, func(i int) []float32 {
			face, s, t := cubeFace([3]float64{float64(a[4*i]), float64(a[4*i+1]), float64(a[4*i+2])})
			return []float32{float32(face), float32(s), float32(t), 0}
		}))
		r.within(1e-6, 1e-6)
	}},
	{"subgroup_partitioned.comp", grid(2), func(c *Case) {
		a := c.uints(128, 100)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			s, l := same(c, a, i)
			// part is the mask of those that are of the same class as this one, their values, and how many of them
			// come before it.
			part := func(class func(x uint32) uint32) (mask uint32, values []uint32, at int) {
				for k, x := range s {
					if class(x) != class(s[l]) {
						continue
					}
					if k < l {
						at++
					}
					mask, values = mask|1<<k, append(values, x)
				}
				return mask, values, at
			}
			x := a[i]
			mask, values, at := part(func(x uint32) uint32 { return x & 3 })
			r := []uint32{mask, fold(values, add), fold(values[:at+1], larger), before(values, at, 0, add)}
			if own, list, _ := part(func(x uint32) uint32 { return x&1 | truth(x > 40)<<1 }); x > 40 {
				product, some := float64(1), uint32(0)
				for _, y := range list {
					product *= float64(y & 7)
					some |= truth(y&6 == 0)
				}
				r = append(r, own, uint32(min(product, 4e9)), some, fold(list, xor))
			} else {
				r = append(r, 0, 0, 0, 0)
			}
			special, _, _ := part(func(x uint32) uint32 { return []uint32{0, 0, 1, 2}[x&3] })
			even, _, _ := part(func(x uint32) uint32 { return x & 1 })
			r = append(r, special, even, fold(values, smaller), fold(values, and))
			r = append(r, fold(values[:at+1], add), truth(at == 0), before(values, at, 0, or), fold(values[:at+1], smaller))
			return append(r, 1<<l, 0, 0, 0)
		}))
	}},
	{"subgroup_amd.comp", grid(2), func(c *Case) {
		a := c.uints(128, 100)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			s, l := same(c, a, i)
			all := func(uint32) bool { return true }
			large := func(x uint32) bool { return x > 40 }
			// at is an element of the subgroup, 0 if it has none, or that invocation does not take part.
			at := func(k int, takes func(x uint32) bool) uint32 {
				if k >= len(s) || !takes(s[k]) {
					return 0
				}
				return s[k]
			}
			other := at(l&29|1^2, all)
			r := []uint32{at(l&^3+[]int{2, 0, 3, 2}[l&3], all), other, other & 7, other & 3}
			var up, before []uint32 // those that take part, up to this one, and before it
			var part []uint32
			third := uint32(0)
			for k, x := range s {
				if !large(x) {
					continue
				}
				part = append(part, x)
				third += x & 7
				if k < l {
					before = append(before, x)
				}
				if k <= l {
					up = append(up, x)
				}
			}
			written := a[i]
			if l == len(s)/2 {
				written = 7
			}
			if !large(a[i]) {
				r = append(r, 0, 0, written, uint32(len(before)), 0, 0, 0, 0)
			} else {
				r = append(r, at(l&^3+(l+1)&3, large), at(l^1, large), written, uint32(len(before)),
					fold(part, add), fold(up, smaller), fold(append([]uint32{0}, before...), larger), third)
			}
			return append(r, fold(s[:l+1], add), fold(s, smaller), fold(s, larger), fold(s, smaller))
		}))
	}},
}

// cubeFace is the face of a cube that a direction points to, and where. The greatest coordinate decides;
// of equal ones z, then y.
func cubeFace(d [3]float64) (face int, s, t float64) {
	axis := 2
	for _, k := range []int{1, 0} {
		if math.Abs(d[k]) > math.Abs(d[axis]) {
			axis = k
		}
	}
	x, y, z := d[0], d[1], d[2]
	face = 2 * axis
	if d[axis] < 0 {
		face++
	}
	over := []float64{-z, z, x, x, x, -x}[face]
	down := []float64{-y, -y, z, -z, -y, -y}[face]
	size := math.Abs(d[axis])
	return face, (over/size + 1) / 2, (down/size + 1) / 2
}

// workgroup48 is what the 48 invocations of subgroup_workgroup.spvasm write, one after the other.
func workgroup48(x []uint32) []uint32 {
	const n = 48
	total, least, product, zeros := uint32(0), x[0], uint32(1), uint32(0)
	parity := make([]uint32, n)
	for i, v := range x {
		total, least, product = total+v, min(least, v), product*(v|1)
		zeros += truth(v == 0)
		parity[i] = zeros & 1
	}
	acc, other := slices.Clone(x), slices.Clone(x)
	for k := range uint32(3) {
		next, given := make([]uint32, n), make([]uint32, n)
		for i := range n {
			next[i] = 3*acc[i] + sum(acc[:i])
			given[i] = other[(i+int(k)+1)%n] + k
		}
		acc, other = next, given
	}
	return joined(n, func(i int) []uint32 {
		before, f, up, down := ^uint32(0), float32(math.Inf(1)), uint32(0), uint32(0)
		for _, v := range x[:i] {
			before, f = min(before, v), min(f, float32(v))
		}
		if i >= 5 {
			up = x[i-5]
		}
		if i < n-5 {
			down = x[i+5]
		}
		quad := x[i/4*4:]
		last := sum(x[:i])
		if x[i] == 0 {
			last = 0 // it has left before
		}
		return []uint32{
			total, sum(x[:i+1]), before, slices.Max(x[:i+1]), math.Float32bits(float32(total)), math.Float32bits(f), truth(least > 0), truth(least == 0),
			x[5+8*3], x[17], truth(i == 0), truth(least == slices.Max(x)), 1, x[0], x[(7*i+3)%n], x[i^15], up, down,
			sum(x[i/16*16 : i/16*16+16]), quad[0] ^ quad[1] ^ quad[2] ^ quad[3], product, sum(x[:i+1]) ^ uint32(i*(i+1)/2), parity[(7*i+3)%n],
			acc[i], other[i], last, x[(i+11)%n], x[i/16*16+(i+7)%16],
		}
	})
}
