package elementary

import "math"

// Numbers is the builder that computes at once: each value is a number, as its bits, and a
// truth value is 0 or 1.
type Numbers struct{}

var _ Builder[uint64] = Numbers{}

func float(a uint64) float64 { return math.Float64frombits(a) }

func truth(c bool) uint64 {
	if c {
		return 1
	}
	return 0
}

// Float is the bits of x.
func (Numbers) Float(x float64) uint64 { return math.Float64bits(x) }

// Int is n.
func (Numbers) Int(n uint64) uint64 { return n }

// Add adds floats.
func (n Numbers) Add(a, b uint64) uint64 { return n.Float(float(a) + float(b)) }

// Sub subtracts floats.
func (n Numbers) Sub(a, b uint64) uint64 { return n.Float(float(a) - float(b)) }

// Mul multiplies floats. The conversion keeps a product from being fused with a sum.
func (n Numbers) Mul(a, b uint64) uint64 { return n.Float(float64(float(a) * float(b))) }

// Div divides floats.
func (n Numbers) Div(a, b uint64) uint64 { return n.Float(float(a) / float(b)) }

// Sqrt is the square root.
func (n Numbers) Sqrt(a uint64) uint64 { return n.Float(math.Sqrt(float(a))) }

// Less compares floats.
func (Numbers) Less(a, b uint64) uint64 { return truth(float(a) < float(b)) }

// LessEqual compares floats.
func (Numbers) LessEqual(a, b uint64) uint64 { return truth(float(a) <= float(b)) }

// Equal compares floats.
func (Numbers) Equal(a, b uint64) uint64 { return truth(float(a) == float(b)) }

// IsNaN says what is no number.
func (Numbers) IsNaN(a uint64) uint64 { return truth(math.IsNaN(float(a))) }

// Bits is the same number.
func (Numbers) Bits(a uint64) uint64 { return a }

// FromBits is the same number.
func (Numbers) FromBits(n uint64) uint64 { return n }

// ToInt rounds towards zero.
func (Numbers) ToInt(a uint64) uint64 { return uint64(int64(float(a))) }

// ToFloat is the closest float.
func (n Numbers) ToFloat(a uint64) uint64 { return n.Float(float64(int64(a))) }

// IAdd adds integers.
func (Numbers) IAdd(a, b uint64) uint64 { return a + b }

// ISub subtracts integers.
func (Numbers) ISub(a, b uint64) uint64 { return a - b }

// IMul multiplies integers.
func (Numbers) IMul(a, b uint64) uint64 { return a * b }

// And is the bits that are set in both.
func (Numbers) And(a, b uint64) uint64 { return a & b }

// Or is the bits that are set in one or both.
func (Numbers) Or(a, b uint64) uint64 { return a | b }

// Xor is the bits that are set in one of them.
func (Numbers) Xor(a, b uint64) uint64 { return a ^ b }

// Shl shifts up.
func (Numbers) Shl(a, n uint64) uint64 { return a << n }

// Shr shifts down.
func (Numbers) Shr(a, n uint64) uint64 { return a >> n }

// Sar shifts down and repeats the sign.
func (Numbers) Sar(a, n uint64) uint64 { return uint64(int64(a) >> n) }

// ILess compares signed integers.
func (Numbers) ILess(a, b uint64) uint64 { return truth(int64(a) < int64(b)) }

// ULess compares unsigned integers.
func (Numbers) ULess(a, b uint64) uint64 { return truth(a < b) }

// IEqual compares integers.
func (Numbers) IEqual(a, b uint64) uint64 { return truth(a == b) }

// Both holds where both do.
func (Numbers) Both(c, d uint64) uint64 { return c & d }

// Either holds where one does.
func (Numbers) Either(c, d uint64) uint64 { return c | d }

// Select is a where c holds, and b elsewhere.
func (Numbers) Select(c, a, b uint64) uint64 {
	if c != 0 {
		return a
	}
	return b
}
