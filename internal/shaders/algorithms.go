package shaders

import (
	"crypto/sha256"
	"encoding/binary"
	"hash/crc32"
	"math"
	"slices"
)

func fromBits(bits uint32) float32 { return math.Float32frombits(bits) }

var algorithms = []definition{
	{"sha256.comp", grid(2), func(c *Case) {
		a := c.uints(128*8, 0)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []uint32 {
			var message []byte
			for _, w := range a[8*i : 8*i+8] {
				message = binary.BigEndian.AppendUint32(message, w)
			}
			digest := sha256.Sum256(message)
			return each(8, func(k int) uint32 { return binary.BigEndian.Uint32(digest[4*k:]) })
		}))
	}},
	{"nbody.comp", grid(4), func(c *Case) {
		a := c.floats(256*4, -1, 1)
		for i := 3; i < len(a); i += 4 {
			a[i] = a[i]*a[i] + 0.1
		}
		c.in(0, a)
		c.out(1, joined(256, func(i int) []float32 {
			var f [3]float64
			for k := range 256 {
				var d [3]float64
				r := 0.01
				for j := range d {
					d[j] = float64(a[4*k+j]) - float64(a[4*i+j])
					r += d[j] * d[j]
				}
				for j := range d {
					f[j] += d[j] * float64(a[4*k+3]) / (r * math.Sqrt(r))
				}
			}
			return []float32{float32(f[0]), float32(f[1]), float32(f[2]), float32(math.Sqrt(f[0]*f[0] + f[1]*f[1] + f[2]*f[2]))}
		})).within(2e-3, 2e-5)
	}},
	{"crc32.comp", grid(2), func(c *Case) {
		a := c.uints(64*16, 0)
		c.in(0, a)
		c.out(1, each(64, func(i int) uint32 { return crc32.ChecksumIEEE(raw(a[16*i : 16*i+16])) }))
	}},
	{"monte_carlo.comp", grid(4), func(c *Case) {
		hits := uint32(0)
		states := each(256, func(i int) uint32 {
			x := uint32(i)*747796405 + 2891336453
			next := func() uint32 {
				x ^= x << 13
				x ^= x >> 17
				x ^= x << 5
				return x >> 17
			}
			for range 100 {
				a := next()
				b := next()
				hits += truth(a*a+b*b < 0x40000000)
			}
			return x
		})
		c.out(0, append([]uint32{hits}, states...))
	}},
	{"spmv.comp", grid(2), func(c *Case) {
		rows, columns := []uint32{0}, []uint32(nil)
		for range 50 {
			columns = append(columns, c.uints(c.random.IntN(9), 40)...)
			rows = append(rows, uint32(len(columns)))
		}
		values, x := c.floats(len(columns), -1, 1), c.floats(40, -1, 1)
		c.in(0, rows)
		c.in(1, columns)
		c.in(2, values)
		c.in(3, x)
		c.out(4, each(50, func(i int) float32 {
			s := 0.0
			for k := rows[i]; k < rows[i+1]; k++ {
				s += float64(values[k]) * float64(x[columns[k]])
			}
			return float32(s)
		}))
	}},
	{"edit_distance.comp", grid(4), func(c *Case) {
		a := c.uints(65*16, 3)
		c.in(0, a)
		c.out(1, each(64, func(i int) uint32 {
			var d [17][17]uint32
			for y := range uint32(17) {
				for x := range uint32(17) {
					if x == 0 || y == 0 {
						d[y][x] = x + y
						continue
					}
					d[y][x] = min(d[y-1][x]+1, d[y][x-1]+1, d[y-1][x-1]+truth(a[uint32(i)*16+y-1] != a[uint32(i+1)*16+x-1]))
				}
			}
			return d[16][16]
		}))
	}},
	{"ray_spheres.comp", grid(4, 4), func(c *Case) {
		s := []float32{0, 0, 5, 1, 1, 0.5, 7, 1.5, -1, -1, 4, 0.5, 0.25, -0.25, 3, 0.4}
		c.in(0, s)
		c.out(1, each(1024, func(i int) float32 {
			x, y := float64(i%32)/32-0.5, float64(i/32)/32-0.5
			n := math.Sqrt(x*x + y*y + 1)
			v := [3]float64{x / n, y / n, 1 / n}
			nearest := 1000.0
			for k := 0; k < len(s); k += 4 {
				b, cc := 0.0, -float64(s[k+3])*float64(s[k+3])
				for j := range v {
					b -= float64(s[k+j]) * v[j]
					cc += float64(s[k+j]) * float64(s[k+j])
				}
				if d := b*b - cc; d >= 0 {
					if t := -b - math.Sqrt(d); t > 0 {
						nearest = min(nearest, t)
					}
				}
			}
			return float32(nearest)
		})).within(2e-4, 1e-4)
	}},
	{"queens.comp", grid(1), func(c *Case) { c.out(0, []uint32{4, 8, 16, 18, 18, 16, 8, 4}) }},
	{"radix_sort.comp", grid(1), func(c *Case) {
		a := c.uints(128, 1<<16)
		after := slices.Clone(a)
		slices.Sort(after)
		c.inout(0, a, after)
	}},
	{"black_scholes.comp", grid(2), func(c *Case) {
		a := c.floats(512, 0.1, 1)
		for i := 0; i < len(a); i += 4 {
			a[i], a[i+1] = a[i]*100, a[i+1]*100
		}
		c.in(0, a)
		normal := func(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }
		c.out(1, joined(128, func(i int) []float32 {
			s, x, t, v := float64(a[4*i]), float64(a[4*i+1]), float64(a[4*i+2]), float64(a[4*i+3])
			root := v * math.Sqrt(t)
			d1 := (math.Log(s/x) + (0.02+0.5*v*v)*t) / root
			discounted := x * math.Exp(-0.02*t)
			call := s*normal(d1) - discounted*normal(d1-root)
			return []float32{float32(call), float32(call + discounted - s)}
		})).within(2e-4, 1e-4)
	}},
	{"wide_grid.comp", grid(1 << 20), func(c *Case) { c.out(0, []uint32{1024, 1023 * 1024 / 2}) }},
}
