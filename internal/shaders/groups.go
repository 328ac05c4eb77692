package shaders

import (
	"math"
	"math/cmplx"
	"slices"
)

// lockstep is what 64 invocations share; a step is what all do up to a barrier.
func lockstep(n int, step func(l int)) {
	for l := range n {
		step(l)
	}
}

var groups = []definition{
	{"reduction.comp", grid(6), func(c *Case) {
		a := c.uints(6*128, 0)
		c.in(0, a)
		c.out(1, each(6, func(g int) uint32 { return sum(a[128*g : 128*g+128]) }))
	}},
	{"prefix_sum.comp", grid(3), func(c *Case) {
		a := c.uints(3*256, 0)
		c.in(0, a)
		c.out(1, each(3*256, func(i int) uint32 { return sum(a[i/256*256 : i+1]) }))
	}},
	{"tiled_matmul.comp", grid(4, 4), func(c *Case) {
		const n = 64
		a, b := c.floats(n*n, -1, 1), c.floats(n*n, -1, 1)
		c.Push = raw(uint32(n))
		c.in(0, a)
		c.in(1, b)
		c.out(2, each(n*n, func(i int) float32 {
			s := 0.0
			for k := range n {
				s += float64(a[i/n*n+k]) * float64(b[k*n+i%n])
			}
			return float32(s)
		})).within(2e-5, 1e-5)
	}},
	{"bitonic_sort.comp", grid(3), func(c *Case) {
		a := c.ints(3*256, -1<<31, 1<<31-1)
		after := slices.Clone(a)
		for g := range 3 {
			slices.Sort(after[256*g : 256*g+256])
		}
		c.inout(0, a, after)
	}},
	{"histogram.comp", grid(8), func(c *Case) {
		a := c.uints(8*256, 0)
		bins := make([]uint32, 256)
		for _, x := range raw(a) {
			bins[x]++
		}
		c.in(0, a)
		c.out(1, bins)
	}},
	{"workgroup_1024.comp", grid(2), func(c *Case) {
		c.out(0, joined(2, func(g int) []uint32 {
			r := make([]uint32, 1024)
			for l := range 1024 {
				o := 1023 - l
				r[l*5&1023] = uint32(o%32 + o/32%8*100 + o/256*1000 + g*10000)
			}
			return r
		}))
	}},
	{"diverging_barrier.comp", grid(4), func(c *Case) {
		a := c.uints(256, 1<<20)
		c.in(0, a)
		c.out(1, joined(4, func(g int) []uint32 {
			x, work, s := slices.Clone(a[64*g:64*g+64]), make([]uint32, 64), make([]uint32, 64)
			for step := range uint32(5) {
				lockstep(64, func(l int) {
					for k := range x[l] >> step & 7 {
						if k == 5 {
							break
						}
						work[l] += k*uint32(l) + step
					}
					switch {
					case uint32(l)&1 == step&1:
						s[l] = work[l]
					case l > 40:
						s[l] = x[l] + 3
					default:
						s[l] = x[l]
					}
				})
				lockstep(64, func(l int) {
					if x[l] += s[(uint32(l)+step*7+1)&63]; x[l]%3 != 0 {
						work[l] ^= x[l]
					}
				})
			}
			return each(64, func(l int) uint32 { return x[l] + work[l] })
		}))
	}},
	{"nested_barriers.comp", grid(3), func(c *Case) {
		c.out(0, joined(3, func(g int) []uint32 {
			x, y, s := each(32, func(l int) uint32 { return uint32(l + g) }), make([]uint32, 32), make([]uint32, 32)
			for i := range 3 + g {
				copy(s, x)
				for j := 0; j <= i; j++ {
					lockstep(32, func(l int) { y[l] = s[(l+j+1)&31] })
					lockstep(32, func(l int) { s[l] = y[l] + uint32(j) })
					lockstep(32, func(l int) { x[l] += s[31-l] })
					if i == 2 && j == 1 {
						break
					}
				}
			}
			return x
		}))
	}},
	{"uniform_barriers.comp", grid(4), func(c *Case) {
		c.out(0, joined(4, func(g int) []uint32 {
			s, t := each(64, func(l int) uint32 { return uint32(l * g) }), make([]uint32, 64)
			switch {
			case g == 1:
				return each(64, func(int) uint32 { return 77 })
			case g%2 == 0:
				lockstep(64, func(l int) { t[63-l] = s[l] + 5 })
				s = t
				return each(64, func(l int) uint32 { return s[(l+1+g/2)&63] })
			}
			return each(64, func(l int) uint32 { return s[l] ^ 9 })
		}))
	}},
	{"barrier_calls.comp", grid(2), func(c *Case) {
		c.out(0, joined(2, func(g int) []uint32 {
			x := each(64, func(l int) uint32 { return uint32(64*g + l) })
			for i := range 3 {
				x = each(64, func(l int) uint32 { return x[(l+3)&63] + x[(l+5)&63]*2 + uint32(i) })
			}
			return x
		}))
	}},
	{"transpose.comp", grid(4, 3), func(c *Case) {
		const w, h = 64, 48
		a := c.uints(w*h, 0)
		c.in(0, a)
		c.out(1, each(w*h, func(i int) uint32 { return a[i%h*w+i/h] }))
	}},
	{"stencil.comp", grid(4, 5), func(c *Case) {
		const w, h = 60, 35
		a := c.floats(w*h, 0, 1)
		c.Push = raw([]int32{w, h})
		at := func(x, y int) float64 { return float64(a[min(max(y, 0), h-1)*w+min(max(x, 0), w-1)]) }
		c.in(0, a)
		c.out(1, each(w*h, func(i int) float32 {
			x, y := i%w, i/w
			return float32((4*at(x, y) + at(x-1, y) + at(x+1, y) + at(x, y-1) + at(x, y+1)) / 8)
		}))
	}},
	{"fft.comp", grid(2), func(c *Case) {
		a := c.floats(2*512, -1, 1)
		c.inout(0, a, joined(2, func(g int) []float32 {
			x := each(256, func(i int) complex128 { return complex(float64(a[512*g+2*i]), float64(a[512*g+2*i+1])) })
			return joined(256, func(k int) []float32 {
				var s complex128
				for i := range x {
					s += x[i] * cmplx.Rect(1, -2*math.Pi*float64(i*k%256)/256)
				}
				return []float32{float32(real(s)), float32(imag(s))}
			})
		})).within(1e-4, 1e-5)
	}},
	{"built_ins.comp", grid(3, 2, 2), func(c *Case) {
		n := [3]int{12, 6, 4}
		c.out(0, joined(n[0]*n[1]*n[2], func(i int) []uint32 {
			x, y, z := i%12, i/12%6, i/72
			l := uint32(z%2*12 + y%3*4 + x%4)
			return []uint32{uint32(x / 4), uint32(y / 3), uint32(z / 2), l, uint32(x % 4), uint32(y % 3), uint32(z % 2), 322}
		}))
	}},
	{"life.comp", grid(1), func(c *Case) {
		a := c.uints(1024, 2)
		now := slices.Clone(a)
		for range 8 {
			now = each(1024, func(i int) uint32 {
				n := uint32(0)
				for d := range 9 {
					if d != 4 {
						n += now[(i/32+d/3-1)&31*32+(i%32+d%3-1)&31]
					}
				}
				return truth(n == 3 || n == 2 && now[i] == 1)
			})
		}
		c.inout(0, a, now)
	}},
	{"wavefront.comp", grid(1), func(c *Case) {
		a := c.uints(128, 4)
		var d [65][65]uint32
		for y := 1; y <= 64; y++ {
			for x := 1; x <= 64; x++ {
				if d[y][x] = max(d[y-1][x], d[y][x-1]); a[y-1] == a[64+x-1] {
					d[y][x] = d[y-1][x-1] + 1
				}
			}
		}
		c.in(0, a)
		c.out(1, []uint32{d[64][64]})
	}},
	{"floyd_warshall.comp", grid(1), func(c *Case) {
		a := c.uints(256, 1000)
		for i := range 16 {
			a[17*i] = 0
		}
		d := slices.Clone(a)
		for k := range 16 {
			for i := range d {
				d[i] = min(d[i], d[i/16*16+k]+d[k*16+i%16])
			}
		}
		c.inout(0, a, d)
	}},
	{"private_across_barrier.comp", grid(3), func(c *Case) {
		a := c.uints(96, 0)
		c.in(0, a)
		c.out(1, each(96, func(i int) uint32 {
			l, o := i%32, i/32*32+31-i%32
			local := each(8, func(k int) uint32 { return a[i] >> k })
			local[(l+1)&7] = a[o] >> ((31 - l) & 7)
			x := uint32(2*l + 5)
			if l&1 == 1 {
				x = uint32(3+l) * 2
			}
			for _, v := range local {
				x = x*31 + v
			}
			return x
		}))
	}},
	{"shared_structs.comp", grid(2), func(c *Case) {
		c.out(0, each(64, func(i int) uint32 {
			o := uint32(i%32+5) & 31
			winner, count := uint32(0), uint32(0)
			for l := range uint32(32) {
				if (l+1)&31%3 == 0 {
					winner = max(winner, l*l)
				}
				if l/4 == o {
					count += l
				}
			}
			return o + o*o*3 + (7-o&7)*5 + count*7 + 1 + truth(o%3 == 0)*1000 + winner
		}))
	}},
}

func sum(list []uint32) (s uint32) {
	for _, x := range list {
		s += x
	}
	return s
}
