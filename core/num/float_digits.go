package num

import (
	"math/big"
	"math/bits"
	"strconv"
)

//go:generate go run ./internal/genpowers
//go:generate gofmt -w powers_table.go

// decimal is an integer of n digits times 10^exp, the last digit not being
// zero.
type decimal struct {
	digits [40]byte
	n      int
	exp    int
}

// digitsOf returns the leading digits of |f|, at most count. They are those of
// LLVM's APFloat, which cuts what exceeds count digits in binary first, leaving
// some places, and then rounds half up in decimal; so the last digit is not
// always that of the nearest decimal. f is finite and not zero.
func (f Float) digitsOf(count int) decimal {
	u := f.unpack()
	zeros := u.trailingZeros()
	u.hi, u.lo = shr128(u.hi, u.lo, zeros)
	u.exp += zeros
	if u.hi == 0 && count <= 17 {
		if q, exp, ok := cutSmall(u.lo, u.exp, count); ok {
			return roundSmall(q, exp, count)
		}
	}
	return digitsSlow(u, count)
}

// bitsFor is the number of bits that hold count decimal digits.
func bitsFor(count int) int { return (count*196 + 58) / 59 }

// tensIn is the number of decimal digits that so many bits surely hold.
func tensIn(bits int) int { return max(bits, 0) * 59 / 196 }

// cutSmall returns m * 2^exp2 / 10^exp rounded down, for an exp that leaves count digits and a
// few more of a number that has as many. ok is false when 128 bits of a power of five do not
// suffice.
func cutSmall(m uint64, exp2, count int) (q uint64, exp int, ok bool) {
	places := max(-exp2, 0)
	shift := max(exp2, 0)
	length := bits.Len64(m) + shift
	if places > 0 {
		if length, ok = lengthTimesFive(m, places); !ok {
			return 0, 0, false
		}
	}
	tens := tensIn(length - bitsFor(count))
	if length <= 64 && places <= 27 {
		return (m << shift) * powerOfFive64(places) / powerOfTen64(tens), tens - places, true
	}
	q, ok = scale(m, places-tens, shift-tens)
	return q, tens - places, ok
}

// lengthTimesFive returns the number of bits of m * 5^k.
func lengthTimesFive(m uint64, k int) (n int, ok bool) {
	if k > greatestPower {
		return 0, false
	}
	p := mulPower(m, k)
	n = p.bitLen()
	return n + floorLog2OfFive(k) - 127, n == p.plus(m).bitLen()
}

// scale returns m * 5^k * 2^b rounded down, which must fit 64 bits.
func scale(m uint64, k, b int) (q uint64, ok bool) {
	if k < leastPower || k > greatestPower {
		return 0, false
	}
	p := mulPower(m, k)
	drop := 127 - floorLog2OfFive(k) - b
	q = p.shr(drop)
	exact := k >= 0 && k <= 55
	return q, exact || q == p.plus(m).shr(drop)
}

// floorLog2OfFive returns the exponent of 5^k's highest bit.
func floorLog2OfFive(k int) int { return (k * 1217359) >> 19 }

// product is an integer of 192 bits.
type product struct{ hi, mid, lo uint64 }

// mulPower returns m times the 128 bits that stand for 5^k. The true product
// lies between it and m more.
func mulPower(m uint64, k int) product {
	power := &powersOfFive[k-leastPower]
	carried, lo := bits.Mul64(m, power.lo)
	hi, mid := bits.Mul64(m, power.hi)
	mid, carry := bits.Add64(mid, carried, 0)
	return product{hi + carry, mid, lo}
}

func (p product) plus(m uint64) product {
	lo, carry := bits.Add64(p.lo, m, 0)
	mid, carry := bits.Add64(p.mid, 0, carry)
	return product{p.hi + carry, mid, lo}
}

func (p product) bitLen() int {
	if p.hi != 0 {
		return 128 + bits.Len64(p.hi)
	}
	return bitLen128(p.mid, p.lo)
}

// shr needs a result of at most 64 bits.
func (p product) shr(n int) uint64 {
	if n >= 64 {
		_, lo := shr128(p.hi, p.mid, n-64)
		return lo
	}
	_, lo := shr128(p.mid, p.lo, n)
	return lo
}

func powerOfTen64(k int) uint64 { return powerOfFive64(k) << k }

// powerOfFive64 needs k <= 27.
func powerOfFive64(k int) uint64 {
	p := &powersOfFive[k-leastPower]
	return p.hi >> (63 - floorLog2OfFive(k))
}

func roundSmall(q uint64, exp, count int) decimal {
	var d decimal
	d.setText(strconv.AppendUint(d.digits[:0], q, 10), exp)
	d.round(count)
	return d
}

// digitsSlow does the same with big integers.
func digitsSlow(u unpacked, count int) decimal {
	v := bigFrom128(u.hi, u.lo)
	exp := 0
	if u.exp >= 0 {
		v.Lsh(v, uint(u.exp))
	} else {
		v.Mul(v, bigPower(5, -u.exp))
		exp = u.exp
	}
	if tens := tensIn(v.BitLen() - bitsFor(count)); tens > 0 {
		v.Quo(v, bigPower(10, tens))
		exp += tens
	}
	var d decimal
	var buffer [64]byte
	text := v.Append(buffer[:0], 10)
	d.setText(text[:copy(d.digits[:], text)], exp)
	d.round(count)
	return d
}

func bigPower(base int64, k int) *big.Int {
	return new(big.Int).Exp(big.NewInt(base), big.NewInt(int64(k)), nil)
}

// setText takes the digits that text has put in place.
func (d *decimal) setText(text []byte, exp int) {
	d.n, d.exp = len(text), exp
	d.trim()
}

func (d *decimal) trim() {
	for d.n > 1 && d.digits[d.n-1] == '0' {
		d.n--
		d.exp++
	}
}

// round cuts to count digits, half up.
func (d *decimal) round(count int) {
	if d.n <= count {
		return
	}
	up := d.digits[count] >= '5'
	d.exp += d.n - count
	d.n = count
	if up {
		d.increment()
	}
	d.trim()
}

func (d *decimal) increment() {
	for i := d.n - 1; i >= 0; i-- {
		if d.digits[i] != '9' {
			d.digits[i]++
			return
		}
		d.digits[i] = '0'
	}
	d.digits[0] = '1' // 99 became 00: it is 1 and as many zeros
	d.exp += d.n
	d.n = 1
}
