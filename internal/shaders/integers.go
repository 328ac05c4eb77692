package shaders

import (
	"math"
	"math/bits"
)

var integers = []definition{
	{"add.comp", grid(5), func(c *Case) {
		a, b := c.uints(300, 0), c.uints(300, 0)
		c.in(0, a)
		c.in(1, b)
		c.out(2, each(300, func(i int) uint32 { return a[i] + b[i] }))
	}},
	{"int_ops.comp", grid(4), func(c *Case) {
		a, b := c.ints(256, -1<<31, 1<<31-1), c.ints(256, -5000, 5000)
		a[0] = 7
		c.in(0, a)
		c.in(1, b)
		c.out(2, each(256, func(i int) int32 {
			x, y := a[i], b[i]|1
			return x/y + 3*(x*y) - (x - y) + x>>(uint(y)&31) - x + ^y + (x^y)&0x5555 + (x | 7)
		}))
		c.out(3, each(256, func(i int) uint32 {
			x, y := a[i], b[i]|1
			v, w := uint32(x), uint32(y)
			return v/w + 5*(v%w) + v>>(w&31) + v<<(w&31) + truth(x < y)*11 + truth(v < w)*13 + truth(x >= y)*17 + truth(v >= w)*19 +
				truth(x == y)*23
		}))
	}},
	{"remainder.comp", grid(3), func(c *Case) {
		a := c.uints(96, 0)
		c.in(0, a)
		c.out(1, each(96, func(i int) uint32 { return a[i]%10 + a[i]/10%10*16 + a[i]/100%10*256 }))
	}},
	{"bitfields.comp", grid(3), func(c *Case) {
		a := c.uints(192, 0)
		a[0], a[64], a[65] = 0, 0xffffffff, 1
		c.in(0, a)
		c.out(1, joined(192, func(i int) []int32 {
			x, offset, n := a[i], i%29, i/64+1
			mask := uint32(1)<<n - 1
			field := x >> offset & mask
			insert := x&^(mask<<offset) | 0xabcdef&mask<<offset
			u, s := x>>(i%32), int32(x)>>(i%32)
			high := bits.Len32(uint32(s)) - 1
			if s < 0 {
				high = bits.Len32(uint32(^s)) - 1
			}
			low := bits.TrailingZeros32(u)
			if u == 0 {
				low = -1
			}
			return []int32{int32(field), int32(field<<(32-n)) >> (32 - n), int32(insert), int32(bits.Reverse32(x)),
				int32(bits.OnesCount32(x)), int32(low), int32((bits.Len32(u)-1)*64 + high)}
		}))
	}},
	{"carries.comp", grid(2), func(c *Case) {
		a := c.uints(256, 0)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			x, y := a[2*i], a[2*i+1]
			return []uint32{x + y, truth(uint64(x)+uint64(y) >= 1<<32), x - y, truth(x < y)}
		}))
		c.out(2, joined(128, func(i int) []uint32 {
			x, y := a[2*i], a[2*i+1]
			u, s := uint64(x)*uint64(y), int64(int32(x))*int64(int32(y))
			return []uint32{uint32(u >> 32), uint32(u), uint32(s >> 32), uint32(s)}
		}))
	}},
	{"int64.comp", grid(2), func(c *Case) {
		a := each(64, func(int) uint64 { return c.random.Uint64() })
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint64 {
			x, y := a[i], a[i^1]|1
			s := int64(x)
			shift := i & 63
			abs := s
			if s < 0 {
				abs = -s
			}
			return []uint64{x*y + x/y, uint64(s/int64(y>>3)) ^ uint64(s>>shift), x<<shift | x>>(64-max(shift, 1)),
				min(x, y) + uint64(abs) + uint64(uint32(x))*3}
		}))
	}},
	{"int16.comp", grid(2), func(c *Case) {
		a := each(128, func(int) int16 { return int16(c.random.Uint32()) })
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint16 {
			x, y := a[i], uint16(a[i^5])
			return []uint16{uint16(x*7 + int16(y)), y<<3 ^ uint16(x>>2) ^ uint16(max(x, 100))}
		}))
	}},
	{"int8.comp", grid(2), func(c *Case) {
		a := each(128, func(int) int8 { return int8(c.random.Uint32()) })
		c.in(0, a)
		c.out(1, each(128, func(i int) uint8 { return uint8(a[i]*5) + uint8(a[i^3])>>1 + uint8(min(a[i], 3)) }))
	}},
	{"packing.comp", grid(2), func(c *Case) {
		a := c.floats(512, -1.5, 1.5)
		// Numbers half way between two integers may be rounded either way.
		for i := range a {
			a[i] = float32(math.Round(float64(a[i])*97)/97 + 0.0001)
		}
		c.in(0, a)
		unorm := func(x float32, most float64) uint32 {
			return uint32(math.RoundToEven(min(max(float64(x), 0), 1) * most))
		}
		snorm := func(x float32, most float64) uint32 {
			return uint32(int32(math.RoundToEven(min(max(float64(x), -1), 1) * most)))
		}
		packed := func(i int) []uint32 {
			x := a[4*i : 4*i+4]
			return []uint32{
				unorm(x[0], 255) | unorm(x[1], 255)<<8 | unorm(x[2], 255)<<16 | unorm(x[3], 255)<<24,
				snorm(x[0], 127)&255 | snorm(x[1], 127)&255<<8 | snorm(x[2], 127)&255<<16 | snorm(x[3], 127)&255<<24,
				unorm(x[0], 65535) | unorm(x[1], 65535)<<16,
				snorm(x[2], 32767)&0xffff | snorm(x[3], 32767)&0xffff<<16,
				uint32(toHalf(x[1])) | uint32(toHalf(x[2]))<<16,
			}
		}
		c.out(1, joined(128, packed))
		c.out(2, joined(128, func(i int) []float32 {
			p := packed(i)
			r := make([]float32, 4)
			for k := range r {
				r[k] = float32(p[0]>>(8*k)&255)/255 + float32(max(float64(int8(p[1]>>(8*k)))/127, -1))
			}
			r[0] += fromHalf(uint16(p[4]))
			r[1] += fromHalf(uint16(p[4] >> 16))
			r[2] += float32(p[2]&0xffff) / 65535
			r[3] += float32(p[2]>>16) / 65535
			return r
		}))
	}},
	{"clamps.comp", grid(2), func(c *Case) {
		a := c.ints(512, -2000, 2000)
		for i := range a { // a remainder of negative numbers is undefined
			if i%5 != 0 {
				a[i] = max(a[i], -a[i])
			} else {
				a[i] = -7 * int32(i)
			}
		}
		c.in(0, a)
		c.out(1, each(512, func(i int) int32 {
			x := a[i]
			sign := int32(truth(x > 0)) - int32(truth(x < 0))
			remainder := x % 7
			other := a[i/4*4+3-i%4]
			return min(max(x, -100), 1000) + sign*remainder + int32(min(uint32(x), 77)+max(uint32(x), 3)) + max(min(x, 5), other)
		}))
	}},
	{"conversions.comp", grid(2), func(c *Case) {
		a := c.floats(128, -1e6, 1e6)
		copy(a, []float32{0, 0.5, -0.5, 1, -1, 0.99, 1.5, 2.5})
		c.in(0, a)
		c.out(1, joined(128, func(i int) []int32 {
			x := a[i]
			return []int32{int32(x), int32(uint32(math.Abs(float64(x)))), int32(math.Float32bits(x)), int32(truth(int32(x) != 0))}
		}))
		c.out(2, joined(128, func(i int) []float32 {
			return []float32{float32(int32(a[i]) * 3), float32(uint32(0xffffff00) - uint32(i)), math.Float32frombits(0x3f800000 + uint32(i))}
		})).within(0, 1e-7)
	}},
}
