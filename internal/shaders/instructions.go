package shaders

import (
	"math"
)

// instructions are those that compilers of GLSL seldom emit, or with operands that they do not give them.
var instructions = []definition{
	{"dot_products.spvasm", grid(2), func(c *Case) {
		a := c.uints(3*64, 0)
		for i := 2; i < len(a); i += 9 { // accumulators that are full
			a[i] = math.MaxInt32
		}
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint32 {
			x, y, z := a[3*i], a[3*i+1], a[3*i+2]
			ss, uu, su := dot(x, y, signed8, signed8), dot(x, y, unsigned8, unsigned8), dot(x, y, signed8, unsigned8)
			long := int64(int16(x))*int64(int16(y)) + int64(int16(x>>16))*int64(int16(y>>16))
			return []uint32{
				uint32(ss), uint32(uu), uint32(su), saturated(ss, z), uint32(min(uu+int64(z), math.MaxUint32)),
				saturated(su, z), uint32(ss), uint32(min(uu+int64(z), math.MaxUint32)), uint32(uint64(long) >> 32), uint32(long),
				x*y + y*z,
			}
		}))
	}},
	{"rounding_modes.spvasm", grid(2), func(c *Case) {
		a := c.floats(64, -70000, 70000)
		copy(a, []float32{0, 1 + 1.0/2048, 1 + 3.0/2048, -1 - 1.0/1024 - 1.0/4096, 65519, 1e-7, -3e-8, 1.0 / 3})
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint16 {
			nearest := toHalf(a[i])
			toward := nearest
			if x := fromHalf(nearest); math.Abs(float64(x)) > math.Abs(float64(a[i])) {
				toward-- // of what has a sign and a magnitude, the next smaller one
			}
			return []uint16{toward, nearest}
		}))
	}},
	{"subgroup_rotate.spvasm", grid(2), func(c *Case) {
		a := c.uints(64, 0)
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint32 {
			first, lane := i/c.Subgroup*c.Subgroup, i%c.Subgroup
			return []uint32{
				a[first+(lane+1)%c.Subgroup], a[first+(lane+7)%c.Subgroup], a[first+lane/4*4+(lane+3)%4],
			}
		}))
	}},
	{"memory_operands.spvasm", grid(2), func(c *Case) {
		a := c.uints(64, 0)
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint32 {
			second := a[i]
			if i%2 == 1 {
				second = uint32(i)
			}
			return []uint32{a[i], a[i] + uint32(i), second}
		}))
	}},
	{"group_decorations.spvasm", grid(2), func(c *Case) {
		a, b := c.uints(64, 0), c.uints(64, 0)
		c.in(0, a)
		c.in(1, b)
		c.out(2, each(64, func(i int) uint32 { return a[i] - b[i] }))
	}},
	{"atomic_ops.spvasm", grid(2), func(c *Case) {
		a, cells := c.uints(64, 0), c.uints(14, 0)
		cells[10] = 64 // no invocation has this number, and none may take its place
		after := append([]uint32(nil), cells...)
		after[10], after[11], after[13] = cells[10], 7, 5
		after[0] += 64
		after[1] -= 64
		for _, x := range a {
			after[2] -= x
			after[3], after[4] = uint32(min(int32(after[3]), int32(x))), uint32(max(int32(after[4]), int32(x)))
			after[5], after[6] = min(after[5], x), max(after[6], x)
			after[7] &= x
			after[8] |= x
			after[9] ^= x
			after[12] += x
		}
		c.in(0, a)
		c.inout(1, cells, after)
	}},
	{"loop_phis.spvasm", grid(2), func(c *Case) {
		a := c.uints(2*64, 1000)
		for i := range 32 { // no, one, or two steps
			a[4*i+1] = []uint32{0, a[4*i]}[i%2]
		}
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint32 {
			x, y, steps := a[2*i], a[2*i+1], uint32(0)
			for ; y != 0; steps++ {
				x, y = y, x%y
			}
			third := uint32(7)
			switch steps {
			case 0:
				third = 1
			case 1, 2:
				third = 3 * x
			}
			return []uint32{x, steps, third}
		}))
	}},
	{"mixed_shifts.spvasm", grid(2), func(c *Case) {
		a := c.uints(2*64, 0)
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint32 {
			x, y := a[2*i], a[2*i+1]
			n, n7 := y&31, y&7
			field := (uint32(15) << n7)
			return []uint32{
				x << n, uint32(int32(x) >> n7), uint32(uint8(x) >> n7), uint32(uint64(int64(uint64(y)<<32|uint64(x))>>n) >> 32),
				uint32(int8(uint8(x) << n7)), y >> n7, x&^field | y<<n7&field, uint32(int32(x>>n7) << 23 >> 23),
				y >> n7 & (1<<n7 - 1),
			}
		}))
	}},
	{"buffer_blocks.spvasm", grid(2), func(c *Case) {
		a := c.uints(4+64, 0)
		after := append([]uint32(nil), a...)
		after[0] += 64 * 5
		for i := 4; i < len(a); i++ {
			after[i] = a[i]*5 + 64
		}
		c.inout(0, a, after)
		c.in(1, []uint32{1, 2, 5, 4}).Uniform = true
	}},
	{"vector_elements.spvasm", grid(2), func(c *Case) {
		a := c.uints(2*64, 0)
		c.in(0, a)
		c.out(1, joined(64, func(i int) []uint32 {
			x, y := a[2*i], a[2*i+1]
			w := [4]uint32{x, y, uint32(i), x}
			k, j := y&3, x&3
			changed := w
			changed[k] = 7
			row := [][4]uint32{w, changed, w}[y%3]
			selected := changed
			if w[k] == 7 {
				selected[k] = w[k]
			}
			return []uint32{w[k], changed[j], changed[1], row[j], 1, truth(w[k] == 7), selected[k]}
		}))
	}},
	{"hints.spvasm", grid(2), func(c *Case) {
		a := c.uints(64, 17)
		c.in(0, a)
		c.out(1, each(64, func(i int) uint32 {
			x := a[i] + 5
			if a[i] > 8 {
				x = 2 * a[i]
			}
			for k := range uint32(8) {
				x = 3*x ^ k
			}
			return x
		}))
	}},
	{"float_controls.spvasm", grid(2), func(c *Case) {
		a := c.floats(64, -3, 3)
		copy(a, []float32{0, float32(math.Copysign(0, -1)), float32(math.Inf(1)), float32(math.NaN()),
			math.Float32frombits(3), math.Float32frombits(0x00800001), -1, 1})
		for i := 8; i < 24; i++ {
			a[i] = math.Float32frombits(uint32(i) * 0x10001)
		}
		c.in(0, a)
		c.out(1, joined(64, func(i int) []float32 {
			zero := -a[i] * 0
			differs := float32(0)
			if d := a[i] - a[i]; d != d {
				differs = math.Float32frombits(1)
			}
			return []float32{zero, a[i] * 0.5 * 2, 1 / zero, differs}
		})).within(0, 0)
	}},
}

func signed8(x uint32) int64   { return int64(int8(x)) }
func unsigned8(x uint32) int64 { return int64(uint8(x)) }

// dot is the sum of the products of the bytes of two numbers.
func dot(x, y uint32, left, right func(uint32) int64) int64 {
	var sum int64
	for k := 0; k < 32; k += 8 {
		sum += left(x>>k) * right(y>>k)
	}
	return sum
}

// saturated is a sum with an accumulator, as near as 32 bits with a sign allow.
func saturated(sum int64, accumulator uint32) uint32 {
	return uint32(min(max(sum+int64(int32(accumulator)), math.MinInt32), math.MaxInt32))
}
