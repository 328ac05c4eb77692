package presburger

import (
	"math"
	"math/big"
	"math/bits"
)

// integer is a number of any size, 0 at first. Numbers of 64 bits need no memory;
// large is set for those beyond.
type integer struct {
	small int64
	large *big.Int
}

func number(v int64) integer { return integer{small: v} }

var one = number(1)

func (a integer) toBig() *big.Int {
	if a.large != nil {
		return a.large
	}
	return big.NewInt(a.small)
}

// fromBig keeps b.
func fromBig(b *big.Int) integer {
	if b.IsInt64() {
		return number(b.Int64())
	}
	return integer{large: b}
}

func areSmall(a, b integer) bool { return a.large == nil && b.large == nil }

func (a integer) add(b integer) integer {
	if areSmall(a, b) {
		if sum := a.small + b.small; (a.small > sum) == (b.small < 0) {
			return number(sum)
		}
	}
	return fromBig(new(big.Int).Add(a.toBig(), b.toBig()))
}

func (a integer) neg() integer {
	if a.large == nil && a.small != math.MinInt64 {
		return number(-a.small)
	}
	return fromBig(new(big.Int).Neg(a.toBig()))
}

func (a integer) sub(b integer) integer { return a.add(b.neg()) }

func (a integer) mul(b integer) integer {
	if areSmall(a, b) {
		hi, lo := bits.Mul64(magnitude(a.small), magnitude(b.small))
		if hi == 0 && lo < 1<<63 {
			if (a.small < 0) != (b.small < 0) {
				return number(-int64(lo))
			}
			return number(int64(lo))
		}
	}
	return fromBig(new(big.Int).Mul(a.toBig(), b.toBig()))
}

func magnitude(v int64) uint64 {
	if v < 0 {
		return -uint64(v)
	}
	return uint64(v)
}

func (a integer) sign() int {
	if a.large != nil {
		return a.large.Sign()
	}
	switch {
	case a.small < 0:
		return -1
	case a.small > 0:
		return 1
	}
	return 0
}

func (a integer) isZero() bool { return a.large == nil && a.small == 0 }

func (a integer) isOne() bool { return a.large == nil && a.small == 1 }

func (a integer) cmp(b integer) int {
	if !areSmall(a, b) {
		return a.toBig().Cmp(b.toBig())
	}
	switch {
	case a.small < b.small:
		return -1
	case a.small > b.small:
		return 1
	}
	return 0
}

func (a integer) abs() integer {
	if a.sign() < 0 {
		return a.neg()
	}
	return a
}

// floorDiv divides by a positive number, and rounds down.
func (a integer) floorDiv(b integer) integer {
	if !areSmall(a, b) {
		return fromBig(new(big.Int).Div(a.toBig(), b.toBig())) // Euclid's, which is floor for b > 0
	}
	q := a.small / b.small
	if a.small%b.small < 0 {
		q--
	}
	return number(q)
}

// ceilDiv divides by a positive number, and rounds up.
func (a integer) ceilDiv(b integer) integer { return a.neg().floorDiv(b).neg() }

// mod is the remainder of floorDiv.
func (a integer) mod(b integer) integer { return a.sub(a.floorDiv(b).mul(b)) }

// roundDiv divides by a number that is not zero, and rounds to one of the nearest.
func (a integer) roundDiv(b integer) integer {
	if b.sign() < 0 {
		a, b = a.neg(), b.neg()
	}
	two := number(2)
	return a.mul(two).add(b).floorDiv(b.mul(two))
}

// gcd is not negative.
func (a integer) gcd(b integer) integer {
	if !areSmall(a, b) {
		return fromBig(new(big.Int).GCD(nil, nil, a.abs().toBig(), b.abs().toBig()))
	}
	x, y := magnitude(a.small), magnitude(b.small)
	for y != 0 {
		x, y = y, x%y
	}
	if x > math.MaxInt64 {
		return fromBig(new(big.Int).SetUint64(x))
	}
	return number(int64(x))
}

// inverse is the b in [0, m) with a*b = 1 modulo m, for a and m without common
// divisor.
func (a integer) inverse(m integer) integer {
	return fromBig(new(big.Int).ModInverse(a.toBig(), m.toBig()))
}
