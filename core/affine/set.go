package affine

import "slices"

// Set is an integer set: the dimensions, for given symbols, where every
// constraint is zero if its flag is set and otherwise not negative. The slices
// are equally long and must not be changed.
type Set struct {
	NumDims     int
	NumSymbols  int
	Constraints []Expr
	EqFlags     []bool
}

// NewSet returns a set; it keeps the slices.
func NewSet(numDims, numSymbols int, constraints []Expr, eqFlags []bool) Set {
	if len(constraints) != len(eqFlags) {
		panic("BUG: affine: a set needs one flag per constraint")
	}
	return Set{NumDims: numDims, NumSymbols: numSymbols, Constraints: constraints, EqFlags: eqFlags}
}

// EmptySet returns the set that MLIR takes for the one without elements, its
// only constraint being 1 == 0.
func EmptySet(numDims, numSymbols int) Set {
	return NewSet(numDims, numSymbols, []Expr{Constant(1)}, []bool{true})
}

// UniverseSet returns the set that MLIR reads for an empty list of constraints,
// its only constraint being 0 == 0.
func UniverseSet(numDims, numSymbols int) Set {
	return NewSet(numDims, numSymbols, []Expr{Constant(0)}, []bool{true})
}

// NumInputs is the number of dimensions and symbols.
func (s Set) NumInputs() int { return s.NumDims + s.NumSymbols }

// IsEmptySet reports whether s is EmptySet.
func (s Set) IsEmptySet() bool { return s.Equal(EmptySet(s.NumDims, s.NumSymbols)) }

// Equal reports whether the sets have the same form.
func (s Set) Equal(t Set) bool {
	return s.NumDims == t.NumDims && s.NumSymbols == t.NumSymbols &&
		slices.EqualFunc(s.Constraints, t.Constraints, Equal) && slices.Equal(s.EqFlags, t.EqFlags)
}

// AppendKey appends an encoding that is unique to s and that contains its own length.
func (s Set) AppendKey(dst []byte) []byte {
	dst = appendSpaceKey(dst, s.NumDims, s.NumSymbols, len(s.Constraints))
	for i, e := range s.Constraints {
		flag := byte(0)
		if s.EqFlags[i] {
			flag = 1
		}
		dst = appendKey(append(dst, flag), e)
	}
	return dst
}

// Contains reports whether the point is in the set; an error as for Eval.
func (s Set) Contains(dims, symbols []int64) (bool, error) {
	for i, e := range s.Constraints {
		v, err := Eval(e, dims, symbols)
		if err != nil {
			return false, err
		}
		if v < 0 || s.EqFlags[i] && v != 0 {
			return false, nil
		}
	}
	return true, nil
}
