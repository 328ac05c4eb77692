package randfunc

// Family is a list of operations that belong together, all as likely as the
// others.
type Family struct {
	Name string
	Ops  []Op
}

// Op writes an operation at the end of a function, with what makes its behavior
// defined, and adds its results to the visible values. It writes nothing where
// that is not possible.
type Op struct {
	Name  string
	Write func(*Func)
}

// Standard are the families of std, memref, scf and affine. A family that is listed
// twice is twice as likely.
func Standard() []Family {
	return []Family{
		Integers(), Integers(), Floats(), Floats(), Casts(), Constants(), Choices(), Access(), Access(),
		Buffers(), Views(), Control(), Calls(), Structured(), Affine(),
	}
}

// Nested are the families of functions for passes of loops.
func Nested() []Family {
	return []Family{
		Affine(), Affine(), Affine(), Affine(), Affine(), Affine(), Nests(), Nests(), Structured(), Integers(), Floats(),
	}
}
