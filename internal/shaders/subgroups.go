package shaders

import "math/bits"

// fold is what an operation makes of a list, from the first on.
func fold[T any](list []T, of func(a, b T) T) T {
	x := list[0]
	for _, y := range list[1:] {
		x = of(x, y)
	}
	return x
}

func add(a, b uint32) uint32      { return a + b }
func multiply(a, b uint32) uint32 { return a * b }
func and(a, b uint32) uint32      { return a & b }
func or(a, b uint32) uint32       { return a | b }
func xor(a, b uint32) uint32      { return a ^ b }
func smaller(a, b uint32) uint32  { return min(a, b) }
func larger(a, b uint32) uint32   { return max(a, b) }

// same is the subgroup of an element, and its place in it.
func same[T any](c *Case, list []T, i int) ([]T, int) {
	first := i / c.Subgroup * c.Subgroup
	return list[first : first+c.Subgroup], i - first
}

// odd is list with the lowest bits set.
func odd(list []uint32) []uint32 { return each(len(list), func(i int) uint32 { return list[i] | 1 }) }

// before folds what stands before a place; nothing is the neutral element.
func before(list []uint32, at int, neutral uint32, of func(a, b uint32) uint32) uint32 {
	x := neutral
	for _, y := range list[:at] {
		x = of(x, y)
	}
	return x
}

var subgroups = []definition{
	{"subgroup_vote.comp", grid(4), func(c *Case) {
		a := c.uints(256, 100)
		for i := range a {
			switch i / 64 {
			case 1:
				a[i] = 95
			case 2:
				a[i] = a[i]%20 + 11
			}
		}
		c.in(0, a)
		c.out(1, each(256, func(i int) uint32 {
			s, _ := same(c, a, i)
			low, high := fold(s, smaller), fold(s, larger)
			return truth(low > 10) | truth(high > 90)<<1 | truth(low/200 == high/200)<<2 | truth(low == high)<<3
		}))
	}},
	{"subgroup_ballot.comp", grid(3), func(c *Case) {
		a := c.uints(192, 100)
		for i := range 64 {
			a[i] &^= 1
		}
		c.in(0, a)
		c.out(1, joined(192, func(i int) []uint32 {
			s, l := same(c, a, i)
			b := uint32(0)
			for k, x := range s {
				b |= x & 1 << k
			}
			count := func(mask uint32) uint32 { return uint32(bits.OnesCount32(b & mask)) }
			low, high := uint32(99), uint32(99)
			if b != 0 {
				low, high = uint32(bits.TrailingZeros32(b)), uint32(bits.Len32(b)-1)
			}
			return []uint32{b, count(^uint32(0)), count(2<<l - 1), count(1<<l - 1), b >> l & 1, b >> 2 & 1, low, high}
		}))
	}},
	{"subgroup_exits.comp", grid(2), func(c *Case) {
		a := c.uints(128, 1<<9)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			s, l := same(c, a, i)
			// of folds numbers of the invocations that leave a loop in the same iteration.
			of := func(shift, mask uint32, number func(lane int) uint32, how func(a, b uint32) uint32) uint32 {
				x := uint32(0)
				for lane, other := range s {
					if other>>shift&mask == a[i]>>shift&mask {
						x = how(x, number(i-l+lane))
					}
				}
				return x
			}
			one := func(int) uint32 { return 1 }
			itself := func(i int) uint32 { return uint32(i) }
			sum, last := of(0, 7, itself, add), uint32(77)
			if sum > 100 {
				sum += of(0, 7, one, add)
			}
			if a[i]>>3&3 < 3 {
				last = of(3, 3, itself, larger)
			}
			return []uint32{sum, last, 100*of(5, 3, one, add) + of(7, 3, one, add), 0}
		}))
	}},
	{"subgroup_masks.comp", grid(2), func(c *Case) {
		n := uint32(c.Subgroup)
		c.out(0, joined(128, func(i int) []uint32 {
			l := uint32(i) % n
			all := uint32(1<<n - 1)
			lt, le := uint32(1)<<l-1, uint32(2)<<l-1
			return []uint32{n, 64 / n, uint32(i) % 64 / n, l, 1 << l, all &^ lt & 0xff, lt, le ^ (all &^ le & 0xf)}
		}))
	}},
	{"subgroup_arithmetic.comp", grid(2), func(c *Case) {
		a := c.uints(128, 100)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			s, _ := same(c, a, i)
			low, high := fold(s, smaller), fold(s, larger)
			return []uint32{fold(s, add), fold(odd(s), multiply), low, high, fold(s, and) | 0xf0, fold(s, or), fold(s, xor), low + high - 100}
		}))
	}},
	{"subgroup_floats.comp", grid(2), func(c *Case) {
		a := c.floats(128, -1, 1)
		c.in(0, a)
		plus := func(x, y float32) float32 { return x + y }
		c.out(1, joined(128, func(i int) []float32 {
			s, l := same(c, a, i)
			return []float32{fold(s, plus), fold(s, func(x, y float32) float32 { return min(x, y) }),
				fold(s, func(x, y float32) float32 { return max(x, y) }), fold(s[:l+1], plus)}
		})).within(5e-6, 1e-5)
	}},
	{"subgroup_scans.comp", grid(2), func(c *Case) {
		a := c.uints(128, 1000)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			s, l := same(c, a, i)
			to := s[:l+1]
			return []uint32{fold(to, add), before(s, l, 0, add), fold(to, larger), before(s, l, 0xffffffff, smaller),
				fold(to, xor), before(s, l, 0, or), fold(odd(to), multiply), before(s, l, 0xffffffff, and)}
		}))
	}},
	{"subgroup_shuffle.comp", grid(2), func(c *Case) {
		a := c.uints(128, 0)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			s, l := same(c, a, i)
			r := []uint32{s[(l*3+1)%len(s)], s[l^3], 0, 0}
			if l >= 1 {
				r[2] = s[l-1]
			}
			if l+2 < len(s) {
				r[3] = s[l+2]
			}
			return r
		}))
	}},
	{"subgroup_broadcast.comp", grid(2), func(c *Case) {
		a := c.floats(256, -1, 1)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []float32 {
			f := i / c.Subgroup * c.Subgroup * 2
			return []float32{a[f+6], a[f+7], a[f], a[f+1]}
		}))
	}},
	{"subgroup_clustered.comp", grid(2), func(c *Case) {
		a := c.uints(128, 0)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			four := a[i&^3 : i&^3+4]
			return []uint32{a[i&^1] + a[i|1], fold(four, larger), fold(four, xor), a[i]}
		}))
	}},
	{"subgroup_quad.comp", grid(2), func(c *Case) {
		a := c.uints(128, 0)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 { return []uint32{a[i&^3+2], a[i^1], a[i^2], a[i^3]} }))
	}},
	{"subgroup_divergent.comp", grid(2), func(c *Case) {
		a := c.uints(128, 100)
		c.in(0, a)
		c.out(1, each(128, func(i int) uint32 {
			s, l := same(c, a, i)
			var big, small []uint32
			for _, x := range s {
				if x > 50 {
					big = append(big, x)
				} else {
					small = append(small, x)
				}
			}
			y := uint32(0)
			if a[i] > 50 {
				y = fold(big, add)
			} else {
				y = fold(small, larger) * 1000
			}
			for k := range a[i] & 3 {
				for _, x := range s {
					y += 7 * truth(x&3 > k)
				}
			}
			return y + truth(l == 0)*1000000
		}))
	}},
	{"subgroup_reduction.comp", grid(3), func(c *Case) {
		a := c.uints(3*128, 0)
		c.in(0, a)
		c.out(1, each(3, func(g int) uint32 { return sum(a[128*g : 128*g+128]) }))
	}},
}
