package elementary

// A Builder makes operations. A value is a float of 64 bits, an integer of 64 bits, or a
// truth value; or a vector of one of them.
type Builder[V any] interface {
	// Float and Int make constants.
	Float(x float64) V
	Int(n uint64) V

	Add(a, b V) V
	Sub(a, b V) V
	Mul(a, b V) V
	Div(a, b V) V
	Sqrt(a V) V

	// Less, LessEqual and Equal do not hold where an operand is no number, as IsNaN tells.
	Less(a, b V) V
	LessEqual(a, b V) V
	Equal(a, b V) V
	IsNaN(a V) V

	// Bits is the integer of the same bits, and FromBits takes it back.
	Bits(a V) V
	FromBits(n V) V
	// ToInt rounds towards zero; it may give anything where the result does not fit. ToFloat
	// takes a signed integer.
	ToInt(a V) V
	ToFloat(n V) V

	IAdd(a, b V) V
	ISub(a, b V) V
	IMul(a, b V) V
	And(a, b V) V
	Or(a, b V) V
	Xor(a, b V) V
	// Shl, Shr and Sar shift by less than 64; Sar repeats the sign.
	Shl(a, n V) V
	Shr(a, n V) V
	Sar(a, n V) V
	// ILess compares signed integers, ULess unsigned ones.
	ILess(a, b V) V
	ULess(a, b V) V
	IEqual(a, b V) V

	// Both and Either join truth values.
	Both(c, d V) V
	Either(c, d V) V
	// Select is a where the condition holds, and b elsewhere.
	Select(condition, a, b V) V
}

// Precision says how many bits of a result count.
type Precision int

// The precisions.
const (
	// Double is that of results of 64 bits.
	Double Precision = iota
	// Single is that of results which are truncated to 32 bits or fewer.
	Single
)

// Kernel is what functions are expanded by.
type Kernel[V any] struct {
	Builder[V]
	Precision Precision
}

const (
	signBit      = 1 << 63
	mantissaBits = 52
	mantissaMask = 1<<mantissaBits - 1
	bias         = 1023
)

func (k Kernel[V]) neg(a V) V { return k.FromBits(k.Xor(k.Bits(a), k.Int(signBit))) }

func (k Kernel[V]) abs(a V) V { return k.FromBits(k.And(k.Bits(a), k.Int(signBit-1))) }

// signOf is the sign bit of a float and nothing else.
func (k Kernel[V]) signOf(a V) V { return k.And(k.Bits(a), k.Int(signBit)) }

// flip negates a float where a sign bit is set.
func (k Kernel[V]) flip(a, sign V) V { return k.FromBits(k.Xor(k.Bits(a), sign)) }

// negative holds where the sign bit is set, that of a zero too.
func (k Kernel[V]) negative(a V) V { return k.ILess(k.Bits(a), k.Int(0)) }

// greater is Less with the operands exchanged.
func (k Kernel[V]) greater(a, b V) V { return k.Less(b, a) }

// clamp is a between two numbers; what is no number stays.
func (k Kernel[V]) clamp(a V, low, high float64) V {
	a = k.Select(k.Less(a, k.Float(low)), k.Float(low), a)
	return k.Select(k.greater(a, k.Float(high)), k.Float(high), a)
}

// nearest is the closest integer, as an integer, of a float below 2^62; of two it is either.
func (k Kernel[V]) nearest(a V) V {
	half := k.FromBits(k.Or(k.signOf(a), k.Bits(k.Float(0.5))))
	return k.ToInt(k.Add(a, half))
}

// pow2 is 2^n for n from -1022 to 1023.
func (k Kernel[V]) pow2(n V) V {
	return k.FromBits(k.Shl(k.IAdd(n, k.Int(bias)), k.Int(mantissaBits)))
}

// scale is a·2^n for n from -2044 to 2046, rounded once where the result is subnormal.
func (k Kernel[V]) scale(a, n V) V {
	half := k.Sar(n, k.Int(1))
	return k.Mul(k.Mul(a, k.pow2(half)), k.pow2(k.ISub(n, half)))
}

// polynomial is the value at x of a polynomial, its coefficients in ascending order.
func (k Kernel[V]) polynomial(x V, coefficients ...float64) V {
	last := len(coefficients) - 1
	sum := k.Float(coefficients[last])
	for i := last - 1; i >= 0; i-- {
		sum = k.Add(k.Mul(sum, x), k.Float(coefficients[i]))
	}
	return sum
}
