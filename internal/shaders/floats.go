package shaders

import (
	"math"

	"github.com/mlirc/mlirc/core/num"
)

// toHalf is a number as a float of 16 bits.
func toHalf(x float32) uint16 {
	_, bits := num.FromFloat64(num.F16, float64(x)).Bits()
	return uint16(bits)
}

func fromHalf(bits uint16) float32 {
	return float32(num.FromBytes(num.F16, raw(bits)).Float64())
}

var floats = []definition{
	{"float_ops.comp", grid(2), func(c *Case) {
		a := c.floats(256, -4, 4)
		for i := 1; i < len(a); i += 2 {
			a[i] = float32(math.Copysign(max(math.Abs(float64(a[i])), 0.25), float64(a[i])))
		}
		c.in(0, a)
		c.out(1, joined(128, func(i int) []float32 {
			x, y := float64(a[2*i]), float64(a[2*i+1])
			sign := float64(truth(x > 0)) - float64(truth(x < 0))
			t := min(max((y+2)/4, 0), 1)
			return each(10, func(k int) float32 {
				return float32([]float64{
					x + y, x*y - x, x / y, x*y + 0.25, x - y*math.Floor(x/y), math.Floor(x) + math.Ceil(y), math.Trunc(x) + math.RoundToEven(y),
					x - math.Floor(x) + math.Abs(y) + sign, min(x, y) - max(x, 1.5),
					min(max(x, -1), 1) + x*0.75 + y*0.25 + float64(truth(x >= 0.5)) + t*t*(3-2*t),
				}[k])
			})
		})).within(4e-6, 1e-5)
	}},
	{"trigonometry.comp", grid(4), func(c *Case) {
		a := c.floats(256, -math.Pi, math.Pi)
		c.in(0, a)
		c.out(1, joined(256, func(i int) []float32 {
			x := float64(a[i])
			return []float32{float32(math.Sin(x)), float32(math.Cos(x)), float32(math.Tan(x * 0.25)), float32(x*math.Pi/180 + x*180/math.Pi)}
		})).within(5e-6, 1e-5)
	}},
	{"inverse_trigonometry.comp", grid(4), func(c *Case) {
		a := c.floats(512, -1, 1)
		c.in(0, a)
		c.out(1, joined(256, func(i int) []float32 {
			x, y := float64(a[2*i]), float64(a[2*i+1])
			return []float32{float32(math.Asin(x)), float32(math.Acos(y)), float32(math.Atan(x * 10)), float32(math.Atan2(x, y))}
		})).within(5e-6, 1e-5)
	}},
	{"exponentials.comp", grid(2), func(c *Case) {
		a := c.floats(128, 0.01, 10)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []float32 {
			x := float64(a[i])
			return []float32{float32(math.Exp(x)), float32(math.Exp2(-x)), float32(math.Log(x)), float32(math.Log2(x)), float32(math.Sqrt(x)),
				float32(1 / math.Sqrt(x)), float32(math.Pow(x, 1.75))}
		})).within(1e-6, 1e-5)
	}},
	{"hyperbolic.comp", grid(2), func(c *Case) {
		a := c.floats(128, -4, 4)
		c.in(0, a)
		c.out(1, joined(128, func(i int) []float32 {
			x := float64(a[i])
			// 1+|x| in single precision is what acosh is given.
			return []float32{float32(math.Sinh(x)), float32(math.Cosh(x)), float32(math.Tanh(x)), float32(math.Asinh(x)),
				float32(math.Acosh(float64(1 + float32(math.Abs(x))))), float32(math.Atanh(float64(float32(x) * 0.2)))}
		})).within(1e-5, 3e-5)
	}},
	{"exponents.comp", grid(2), func(c *Case) {
		a := c.floats(128, -1000, 1000)
		a[0], a[1], a[2] = 0, 1, -0.001
		c.in(0, a)
		c.out(1, joined(128, func(i int) []float32 {
			x := float64(a[i])
			f, _ := math.Frexp(x)
			whole, part := math.Modf(x)
			return []float32{float32(f), float32(part), float32(whole), float32(math.Ldexp(x, i%9-4))}
		})).within(0, 1e-7)
		c.out(2, each(128, func(i int) int32 { _, e := math.Frexp(float64(a[i])); return int32(e) }))
	}},
	{"doubles.comp", grid(2), func(c *Case) {
		a := each(64, func(int) float64 { return c.random.Float64()*200 - 100 })
		c.in(0, a)
		c.out(1, joined(64, func(i int) []float64 {
			x, y := a[i], a[i^1]
			return []float64{x*y + x/y - 0.5, math.Sqrt(math.Abs(x)) + math.Floor(y) + float64(float32(x)), x*y + y*3 + float64(int32(x))}
		})).within(1e-12, 1e-12)
	}},
	{"halves.comp", grid(2), func(c *Case) {
		// Sums of such numbers are exact.
		a := each(64, func(int) float32 { return float32(c.random.IntN(1024)-512) / 16 })
		c.in(0, each(64, func(i int) uint16 { return toHalf(a[i]) }))
		c.out(1, joined(64, func(i int) []uint16 {
			return []uint16{toHalf(a[i] + a[i^1]), toHalf(max(a[i], a[i^1]) * 0.5)}
		}))
	}},
	{"storage16.comp", grid(2), func(c *Case) {
		a := each(128, func(int) float32 { return float32(c.random.IntN(2048)-1024) / 64 })
		c.in(0, each(128, func(i int) uint16 { return toHalf(a[i]) }))
		c.out(1, each(128, func(i int) float32 { return a[i]*0.5 + 1 }))
		c.out(2, each(128, func(i int) uint16 { return toHalf(a[i] * 4) }))
	}},
	{"vectors.comp", grid(2), func(c *Case) {
		a := c.floats(512, -3, 3)
		c.in(0, a)
		dot := func(x, y []float64) float64 { return x[0]*y[0] + x[1]*y[1] + x[2]*y[2] }
		c.out(1, joined(128, func(i int) []float32 {
			v, u := a[4*i:4*i+4], a[4*(i^1):4*(i^1)+4]
			x := []float64{float64(v[0]), float64(v[1]), float64(v[2])}
			y := []float64{float64(u[2]), float64(u[1]), float64(u[0])}
			d := []float64{x[0] - y[0], x[1] - y[1], x[2] - y[2]}
			length, other := math.Sqrt(dot(x, x)), math.Sqrt(dot(y, y))
			n := []float64{y[0] / other, y[1] / other, y[2] / other}
			k := 2 * dot(n, x)
			face := x[0]
			if dot(y, x) >= 0 {
				face = -x[0]
			}
			all := []float64{
				dot(x, y), length, math.Sqrt(dot(d, d)), float64(v[3]),
				x[1]*y[2] - x[2]*y[1], x[2]*y[0] - x[0]*y[2], x[0]*y[1] - x[1]*y[0], 1,
				x[0] / length, x[1] / length, x[2] / length, 0,
				x[0] - k*n[0], x[1] - k*n[1], x[2] - k*n[2], face,
			}
			return each(16, func(k int) float32 { return float32(all[k]) })
		})).within(1e-5, 1e-5)
	}},
	{"matrices.comp", grid(1), func(c *Case) {
		a, v := c.floats(512, -2, 2), c.floats(128, -2, 2)
		c.in(0, a)
		c.in(1, v)
		c.out(2, joined(32, func(i int) []float32 {
			m, x := a[16*i:], v[4*i:]
			return each(16, func(k int) float32 {
				column, row := k/4, k%4
				sum := float64(x[row]) * float64(x[column]) * 2
				for j := range 4 { // transpose(m)[j][row] is m[row][j]
					sum += float64(m[4*row+j]) * float64(m[4*column+j])
				}
				return float32(sum)
			})
		})).within(2e-5, 1e-5)
		c.out(3, joined(32, func(i int) []float32 {
			m, x := a[16*i:16*i+16], v[4*i:]
			return each(4, func(k int) float32 {
				sum := determinant(m)
				for j := range 4 {
					sum += float64(m[4*j+k])*float64(x[j]) + float64(m[4*k+j])*float64(x[j])
				}
				return float32(sum)
			})
		})).within(1e-4, 1e-5)
	}},
	{"inverse.comp", grid(1), func(c *Case) {
		a := c.floats(512, -1, 1)
		for i := range a { // far from singular
			if i%16%5 == 0 {
				a[i] += 4
			}
		}
		c.in(0, a)
		c.out(1, joined(32, func(i int) []float32 { return inverse(a[16*i : 16*i+16]) })).within(2e-6, 2e-5)
	}},
	{"special_values.comp", grid(1), func(c *Case) {
		inf, nan := float32(math.Inf(1)), float32(math.NaN())
		special := []float32{0, float32(math.Copysign(0, -1)), inf, -inf, nan, 1, nan, nan, inf, inf, -1, 1}
		a := each(32, func(i int) float32 { return special[i%len(special)] })
		c.in(0, a)
		c.out(1, each(32, func(i int) uint32 {
			x, y := a[i], a[i^1]
			return truth(x != x) | truth(x == inf || x == -inf)<<1 | truth(x < y)<<2 | truth(x <= y)<<3 | truth(x == y)<<4 |
				truth(x != y)<<5 | truth(!(x >= y))<<6
		}))
	}},
}

// determinant is that of a matrix of four rows and columns.
func determinant(m []float32) float64 {
	a := make([]float64, 16)
	for i := range a {
		a[i] = float64(m[i])
	}
	d := 1.0
	for k := range 4 {
		pivot := k
		for r := k + 1; r < 4; r++ {
			if math.Abs(a[4*r+k]) > math.Abs(a[4*pivot+k]) {
				pivot = r
			}
		}
		if pivot != k {
			d = -d
			for j := range 4 {
				a[4*k+j], a[4*pivot+j] = a[4*pivot+j], a[4*k+j]
			}
		}
		d *= a[4*k+k]
		for r := k + 1; r < 4; r++ {
			f := a[4*r+k] / a[4*k+k]
			for j := k; j < 4; j++ {
				a[4*r+j] -= f * a[4*k+j]
			}
		}
	}
	return d
}

// inverse is that of a matrix of four rows and columns whose diagonal dominates.
func inverse(m []float32) []float32 {
	a, b := make([]float64, 16), make([]float64, 16)
	for i := range a {
		a[i] = float64(m[i])
		b[i] = float64(truth(i%5 == 0))
	}
	for k := range 4 {
		d := a[4*k+k]
		for j := range 4 {
			a[4*k+j] /= d
			b[4*k+j] /= d
		}
		for r := range 4 {
			if f := a[4*r+k]; r != k {
				for j := range 4 {
					a[4*r+j] -= f * a[4*k+j]
					b[4*r+j] -= f * b[4*k+j]
				}
			}
		}
	}
	return each(16, func(i int) float32 { return float32(b[i]) })
}
