package num

import (
	"testing"
)

func BenchmarkAppendText(b *testing.B) {
	for _, c := range []struct {
		name string
		f    Float
	}{
		{"one f32", FromFloat64(F32, 1)},
		{"tenth f32", FromFloat64(F32, 0.1)},
		{"tenth f64", FromFloat64(F64, 0.1)},
		{"third f32", FromFloat64(F32, 1.0/3)},
		{"third f64", FromFloat64(F64, 1.0/3)},
		{"tiny f64", FromFloat64(F64, 1.2345678e-200)},
		{"tenth f16", FromFloat64(F16, 0.1)},
		{"tenth f128", FromFloat64(F128, 0.1)},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			var buffer [64]byte
			for b.Loop() {
				c.f.AppendText(buffer[:0])
			}
		})
	}
}
