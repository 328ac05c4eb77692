package affine

import "math/bits"

func addChecked(a, b int64) (int64, bool) {
	sum := a + b
	return sum, (a > sum) == (b < 0)
}

func mulChecked(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	if hi != 0 || lo > 1<<63 {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), lo < 1<<63
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

// Modulo is the remainder of a division that rounds down; b is at least 1.
func Modulo(a, b int64) int64 {
	r := a % b
	if r < 0 {
		r += b
	}
	return r
}
