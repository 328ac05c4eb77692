package randloops

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
)

// Fill returns the bytes that a zone begins with: small numbers, some of them large.
func (z Zone) Fill(seed uint64) []byte {
	dice := rand.New(rand.NewPCG(seed, 3))
	var out []byte
	for range z.Count {
		n := dice.IntN(33) - 16
		if dice.IntN(8) == 0 && !z.Elem.IsFloat() {
			n = int(dice.Int64())
		}
		var b [8]byte
		if z.Elem == "i1" {
			out = append(out, byte(n&1))
			continue
		}
		binary.LittleEndian.PutUint64(b[:], uint64(scalarBits(z.Elem, n)))
		out = append(out, b[:z.Elem.Bytes()]...)
	}
	return out
}

// scalarBits are the bits of a number of a type, an integer extended by its sign.
func scalarBits(e Elem, n int) int64 {
	switch e {
	case "f32":
		return int64(int32(math.Float32bits(float32(n))))
	case "f64":
		return int64(math.Float64bits(float64(n)))
	case "i1":
		return -int64(n & 1)
	}
	bits := 8 * e.Bytes()
	return int64(n) << (64 - bits) >> (64 - bits)
}
