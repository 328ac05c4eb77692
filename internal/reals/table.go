package reals

import "math/big"

// Function is a function by its name, and where it is defined.
type Function struct {
	Name   string
	Unary  func(x *big.Float) *big.Float
	Binary func(x, y *big.Float) *big.Float
	// Low and High bound the arguments, Low excluded where the result is infinite there.
	// Beyond them the result is no number, infinite, zero, or the same for all.
	Low, High float64
}

// Functions are those that plugins expand.
func Functions() []Function {
	const all, most = -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023
	return []Function{
		{Name: "acos", Unary: Acos, Low: -1, High: 1},
		{Name: "acosh", Unary: Acosh, Low: 1, High: most},
		{Name: "asin", Unary: Asin, Low: -1, High: 1},
		{Name: "asinh", Unary: Asinh, Low: all, High: most},
		{Name: "atan", Unary: Atan, Low: all, High: most},
		{Name: "atan2", Binary: Atan2, Low: all, High: most},
		{Name: "atanh", Unary: Atanh, Low: -0x1.fffffffffffffp-1, High: 0x1.fffffffffffffp-1},
		{Name: "cos", Unary: Cos, Low: all, High: most},
		{Name: "cosh", Unary: Cosh, Low: -712, High: 712},
		{Name: "exp", Unary: Exp, Low: -760, High: 712},
		{Name: "exp2", Unary: Exp2, Low: -1090, High: 1030},
		{Name: "expm1", Unary: Expm1, Low: -60, High: 712},
		{Name: "hypot", Binary: Hypot, Low: all, High: most},
		{Name: "log", Unary: Log, Low: 0x1p-1074, High: most},
		{Name: "log10", Unary: Log10, Low: 0x1p-1074, High: most},
		{Name: "log1p", Unary: Log1p, Low: -0x1.fffffffffffffp-1, High: most},
		{Name: "log2", Unary: Log2, Low: 0x1p-1074, High: most},
		{Name: "pow", Binary: Pow, Low: 0x1p-1074, High: most},
		{Name: "rsqrt", Unary: Rsqrt, Low: 0x1p-1074, High: most},
		{Name: "sin", Unary: Sin, Low: all, High: most},
		{Name: "sinh", Unary: Sinh, Low: -712, High: 712},
		{Name: "tan", Unary: Tan, Low: all, High: most},
		{Name: "tanh", Unary: Tanh, Low: -25, High: 25},
	}
}
