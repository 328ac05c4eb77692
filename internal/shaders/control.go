package shaders

import (
	"slices"
	"strings"
)

var control = []definition{
	{"switches.comp", grid(2), func(c *Case) {
		a := c.ints(128, -3, 12)
		c.in(0, a)
		c.out(1, each(128, func(i int) int32 {
			switch x := a[i]; {
			case x == -1:
				return 100
			case x == 0 || x == 1:
				return 21
			case x == 2:
				return 20
			case x == 7 && i%2 == 0:
				return 0
			case x == 7:
				return 27
			case x == 9:
				return 0
			default:
				return -x
			}
		}))
	}},
	{"loop_load.comp", grid(3), func(c *Case) {
		a := each(128, func(int) uint32 { return c.random.Uint32() })
		c.in(0, a)
		c.out(1, each(96, func(i int) uint32 {
			at, x := a[(i*3+3)&127], uint32(0)
			for k := uint32(0); ; k++ {
				if x = a[(at+k)&127]; k >= x&7 {
					return x
				}
			}
		}))
	}},
	{"collatz.comp", grid(4), func(c *Case) {
		c.out(0, each(256, func(i int) uint32 {
			n, steps := uint32(i)+1, uint32(0)
			for n != 1 {
				if n&1 == 0 {
					n /= 2
				} else {
					n = 3*n + 1
				}
				if steps++; steps > 100 {
					break
				}
			}
			return steps
		}))
	}},
	{"nested_loops.comp", grid(2), func(c *Case) {
		c.out(0, each(128, func(index int) uint32 {
			i, sum := uint32(index), uint32(0)
			for x := range uint32(20) {
				if x == i%13 {
					continue
				}
				for y := x; y < 30; y += 3 {
					if x^y == i%7 {
						break
					}
					if y%5 == 2 {
						continue
					}
					if sum += x*y + i; sum > 5000 {
						return sum * 2
					}
				}
			}
			return sum
		}))
	}},
	{"gcd.comp", grid(2), func(c *Case) {
		a := c.uints(256, 10000)
		for i := range a {
			a[i]++
		}
		c.in(0, a)
		c.out(1, each(128, func(i int) uint32 {
			x, y := a[2*i], a[2*i+1]
			for y != 0 {
				x, y = y, x%y
			}
			return x
		}))
	}},
	{"functions.comp", grid(2), func(c *Case) {
		a := c.ints(128, -50, 50)
		c.in(0, a)
		c.out(1, each(128, func(i int) int32 {
			old, x, calls := a[i], 2*a[i], int32(2)
			sum := x + old
			from := x
			if x > 20 {
				from, calls = old, calls+1
			}
			y := [3]int32{from, from + 1, from + 2}
			first := y[i%3] // what twice gives in its second argument
			y[i%3] *= 2
			calls++
			return sum + (first+(y[0]+y[1]+y[2])*old)*10 + calls
		}))
	}},
	{"short_circuit.comp", grid(1), func(c *Case) {
		c.out(0, each(64, func(i int) int32 {
			count := int32(0)
			bump := func(b bool) bool { count++; return b }
			a, b := i&1 != 0, i&2 != 0
			value := int32(30)
			both := func() bool { x, y := bump(b), bump(a); return x != y }
			if bump(a) && bump(b) || bump(!a) && both() {
				if value = 20; bump(b) {
					value = 10
				}
			}
			return value + count*100
		}))
	}},
	{"mandelbrot.comp", grid(4, 8), func(c *Case) {
		const width, height, limit, scale = 64, 32, 200, 1. / 16
		c.Push = append(raw([]uint32{width, limit}), raw([]float32{scale})...)
		c.out(0, each(width*height, func(i int) uint32 {
			cx, cy := float32(i%width)*scale-2, float32(i/width)*scale-1
			x, y := float32(0), float32(0)
			for n := range uint32(limit) {
				xx, yy := float32(x*x), float32(y*y)
				if float32(xx+yy) > 4 {
					return n
				}
				y = float32(float32(float32(2*x)*y) + cy)
				x = float32(float32(xx-yy) + cx)
			}
			return limit
		}))
	}},
	{"switch_in_loop.comp", grid(2), func(c *Case) {
		code := each(64, func(i int) uint32 { return []uint32{1, 2, 3, 4, 5, 9, 2, 1}[i%8] })
		code[40] = 0
		c.in(0, code)
		c.out(1, each(128, func(i int) int32 {
			x := int32(i)
			for pc := uint32(0); pc < 64; pc++ {
				switch code[pc] {
				case 0:
					return x
				case 1:
					x += 3
					continue
				case 2:
					x *= 2
				case 3:
					if x > 50 {
						return -x
					}
				case 4:
					if x < 20 {
						pc = 0
					}
				default:
					x -= int32(code[pc])
				}
				x++
			}
			return x
		}))
	}},
	{"early_return.comp", grid(2), func(c *Case) {
		a := each(20, func(i int) int32 { return int32(i*i + 1) })
		c.in(0, a)
		c.out(1, each(100, func(i int) int32 {
			if i%3 == 0 {
				return -7
			}
			for k, x := range a {
				if x == int32(i) {
					return int32(k)
				}
				if x > int32(i) {
					return -int32(k)
				}
			}
			return 1000
		}))
	}},
	{"continue_before_exit.comp", grid(2), func(c *Case) {
		c.out(0, each(64, func(i int) uint32 {
			x := uint32(0)
			for k := uint32(0); ; k++ {
				if (k+uint32(i))%3 == 0 {
					continue
				}
				if x += k; x > 30 {
					return x
				}
			}
		}))
	}},
	{"barrier_continue.comp", grid(3), func(c *Case) {
		c.in(0, []uint32{0, 1, 2, 3, 4, 5})
		x := each(96, func(i int) uint32 { return uint32(i) })
		for k := range uint32(6) {
			before := slices.Clone(x)
			for i := range x {
				if k != 1 {
					if k != 3 {
						x[i] += before[i&^31|(i+5)&31]
					}
					if (x[i]+k)&3 == 0 {
						continue
					}
					x[i] ^= 1
				}
				if x[i] = x[i]*3 + k; k != 4 {
					x[i] += 7
				}
			}
		}
		c.out(1, x)
	}},
	{"barrier_break.comp", grid(4), func(c *Case) {
		a := []uint32{9, 0, 0, 0, 0, 9, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4}
		c.in(0, a)
		x := each(128, func(i int) uint32 { return uint32(i) })
		for k := range uint32(3) {
			for n := range uint32(3) {
				before := slices.Clone(x)
				for i := range x {
					g := i / 32
					if n > 0 && g&1 == 0 {
						continue // the loop was left
					}
					if a[g*5] > 8 {
						if g&1 == 0 {
							x[i] += 5
						}
						x[i] += before[i^3] + n
					}
					if g&1 == 1 {
						x[i] = x[i]*3 + n
					}
				}
			}
			for i := range x {
				x[i] ^= k
			}
		}
		c.out(1, x)
	}},
	{"barrier_kept.comp", grid(3), func(c *Case) {
		c.in(0, each(16, func(i int) uint32 { return uint32(i) + 9 }))
		c.out(1, each(96, func(i int) uint32 {
			x := uint32(i)
			for range 3 {
				for range 3 {
					for n := uint32(0); n < x&7; n++ {
						x = x*3 + n
					}
					if i/32&1 == 0 {
						break
					}
				}
			}
			return x
		}))
	}},
	{"print.comp", grid(1), func(c *Case) {
		c.out(0, []uint32{0, 1})
		c.Prints = "i=1 half=0.500000 neg=-1 v=1, 7\n"
	}},
	{"print_formats.comp", grid(1), func(c *Case) {
		c.out(0, []uint32{0, 1, 2})
		c.Prints = strings.Repeat("% start ff\n", 3) +
			"0:0  0.00|-1  |1099511627776|1.000000, 0.500000, -1.000000\n" +
			"0:0  0.00|-2  |2199023255552|2.000000, 0.500000, -1.000000\n" +
			"0:1  0.25|-2  |2199023255552|2.000000, 0.500000, -1.000000\n"
	}},
}
