package elementary

// Function is one of the functions, by its name.
type Function[V any] struct {
	Name  string
	Unary func(k Kernel[V], x V) V
	// Binary is there where Unary is not.
	Binary func(k Kernel[V], x, y V) V
}

// Functions are all functions whose result is one float, by their names.
func Functions[V any]() []Function[V] {
	return []Function[V]{
		{Name: "acos", Unary: Acos[V]},
		{Name: "acosh", Unary: Acosh[V]},
		{Name: "asin", Unary: Asin[V]},
		{Name: "asinh", Unary: Asinh[V]},
		{Name: "atan", Unary: Atan[V]},
		{Name: "atan2", Binary: Atan2[V]},
		{Name: "atanh", Unary: Atanh[V]},
		{Name: "cos", Unary: Cos[V]},
		{Name: "cosh", Unary: Cosh[V]},
		{Name: "exp", Unary: Exp[V]},
		{Name: "exp2", Unary: Exp2[V]},
		{Name: "expm1", Unary: Expm1[V]},
		{Name: "hypot", Binary: Hypot[V]},
		{Name: "log", Unary: Log[V]},
		{Name: "log10", Unary: Log10[V]},
		{Name: "log1p", Unary: Log1p[V]},
		{Name: "log2", Unary: Log2[V]},
		{Name: "pow", Binary: Pow[V]},
		{Name: "rsqrt", Unary: Rsqrt[V]},
		{Name: "sin", Unary: Sin[V]},
		{Name: "sinh", Unary: Sinh[V]},
		{Name: "tan", Unary: Tan[V]},
		{Name: "tanh", Unary: Tanh[V]},
	}
}
