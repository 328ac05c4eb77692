package affine

import (
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/mlirc/mlirc/core/num"
)

// Map takes dimensions and symbols to results. Results must not be changed.
type Map struct {
	NumDims    int
	NumSymbols int
	Results    []Expr
}

// NewMap returns a map; it keeps the results.
func NewMap(numDims, numSymbols int, results ...Expr) Map {
	return Map{NumDims: numDims, NumSymbols: numSymbols, Results: results}
}

// IdentityMap returns (d0, d1, ...) -> (d0, d1, ...).
func IdentityMap(rank int) Map {
	m := Map{NumDims: rank, Results: make([]Expr, rank)}
	for i := range rank {
		m.Results[i] = Dim(i)
	}
	return m
}

// MinorIdentityMap returns the map of dims dimensions to the last results of
// them.
func MinorIdentityMap(dims, results int) Map {
	m := Map{NumDims: dims, Results: make([]Expr, results)}
	for i := range results {
		m.Results[i] = Dim(dims - results + i)
	}
	return m
}

// ConstantMap returns () -> (c).
func ConstantMap(c int64) Map { return NewMap(0, 0, Constant(c)) }

// SymbolMap returns ()[s0] -> (s0).
func SymbolMap() Map { return NewMap(0, 1, Symbol(0)) }

// PermutationMap returns the map whose result i is dimension permutation[i].
func PermutationMap(permutation ...int) Map {
	m := Map{NumDims: len(permutation), Results: make([]Expr, len(permutation))}
	for i, p := range permutation {
		m.Results[i] = Dim(p)
	}
	return m
}

// NumInputs is the number of dimensions and symbols.
func (m Map) NumInputs() int { return m.NumDims + m.NumSymbols }

// Equal reports whether the maps have the same form.
func (m Map) Equal(n Map) bool {
	return m.NumDims == n.NumDims && m.NumSymbols == n.NumSymbols && slices.EqualFunc(m.Results, n.Results, Equal)
}

// AppendKey appends an encoding that is unique to m and that contains its own length.
func (m Map) AppendKey(dst []byte) []byte {
	dst = appendSpaceKey(dst, m.NumDims, m.NumSymbols, len(m.Results))
	for _, e := range m.Results {
		dst = appendKey(dst, e)
	}
	return dst
}

func appendSpaceKey(dst []byte, dims, symbols, n int) []byte {
	dst = binary.AppendUvarint(dst, uint64(dims))
	dst = binary.AppendUvarint(dst, uint64(symbols))
	return binary.AppendUvarint(dst, uint64(n))
}

// IsIdentity reports whether the results are the dimensions in order; there
// may be symbols.
func (m Map) IsIdentity() bool {
	return len(m.Results) == m.NumDims && m.isMinorOf(m.NumDims)
}

// IsMinorIdentity reports whether the results are the last dimensions in
// order; there may be symbols.
func (m Map) IsMinorIdentity() bool {
	return len(m.Results) <= m.NumDims && m.isMinorOf(m.NumDims)
}

func (m Map) isMinorOf(dims int) bool {
	for i, e := range m.Results {
		if e != Expr(Dim(dims-len(m.Results)+i)) {
			return false
		}
	}
	return true
}

// IsPermutation reports whether the results are all dimensions, each once, and
// there are no symbols.
func (m Map) IsPermutation() bool {
	return len(m.Results) == m.NumDims && m.IsProjectedPermutation()
}

// IsProjectedPermutation reports whether the results are dimensions, none
// twice, and there are no symbols.
func (m Map) IsProjectedPermutation() bool {
	if m.NumSymbols > 0 {
		return false
	}
	seen := make([]bool, m.NumDims)
	for _, e := range m.Results {
		d, ok := e.(Dim)
		if !ok || int(d) >= len(seen) || seen[d] {
			return false
		}
		seen[d] = true
	}
	return true
}

// DimOrder lists the places of the results that are dimensions, among those alone, in the order of the dimensions:
// 1, 0 for `(d0, d1, d2) -> (d2, 0, d0)`.
func (m Map) DimOrder() []int64 {
	var dims []Dim
	var places []int64
	for _, r := range m.Results {
		if d, ok := r.(Dim); ok {
			places = append(places, int64(len(dims)))
			dims = append(dims, d)
		}
	}
	slices.SortFunc(places, func(a, b int64) int { return cmp.Compare(dims[a], dims[b]) })
	return places
}

// InversePlaces is the permutation that undoes one: where each number is.
func InversePlaces(places []int64) []int64 {
	list := make([]int64, len(places))
	for i, p := range places {
		list[p] = int64(i)
	}
	return list
}

// IsConstant reports whether all results are constants.
func (m Map) IsConstant() bool {
	for _, e := range m.Results {
		if _, ok := e.(Constant); !ok {
			return false
		}
	}
	return true
}

// SingleConstant returns the constant that is the only result, if it is.
func (m Map) SingleConstant() (int64, bool) {
	if len(m.Results) != 1 {
		return 0, false
	}
	c, ok := m.Results[0].(Constant)
	return int64(c), ok
}

// IsSymbolIdentity reports whether the map is ()[s0] -> (s0).
func (m Map) IsSymbolIdentity() bool {
	return m.NumDims == 0 && m.NumSymbols == 1 && len(m.Results) == 1 && m.Results[0] == Expr(Symbol(0))
}

// LargestKnownDivisor returns a number that divides all results, the greatest
// that their forms show; 0 when all are the constant 0.
func (m Map) LargestKnownDivisor() uint64 {
	var d uint64
	for _, e := range m.Results {
		d = num.GCD(d, e.LargestKnownDivisor())
	}
	return d
}

// SubMap returns the map with the results at the positions only.
func (m Map) SubMap(positions ...int) Map {
	results := make([]Expr, len(positions))
	for i, p := range positions {
		results[i] = m.Results[p]
	}
	return NewMap(m.NumDims, m.NumSymbols, results...)
}
