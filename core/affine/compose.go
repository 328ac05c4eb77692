package affine

import "slices"

// ReplaceDimsAndSymbols returns e with dims[i] for dimension i and symbols[i]
// for symbol i; those beyond the slices stay.
func ReplaceDimsAndSymbols(e Expr, dims, symbols []Expr) Expr {
	switch e := e.(type) {
	case Dim:
		if int(e) < len(dims) {
			return dims[e]
		}
		return e
	case Symbol:
		if int(e) < len(symbols) {
			return symbols[e]
		}
		return e
	case Constant:
		return e
	case *Binary:
		l := ReplaceDimsAndSymbols(e.lhs, dims, symbols)
		r := ReplaceDimsAndSymbols(e.rhs, dims, symbols)
		if Equal(l, e.lhs) && Equal(r, e.rhs) {
			return e
		}
		return Make(e.op, l, r)
	}
	panic("BUG: affine: nil expression")
}

func replaceAll(list, dims, symbols []Expr) []Expr {
	out := make([]Expr, len(list))
	for i, e := range list {
		out[i] = ReplaceDimsAndSymbols(e, dims, symbols)
	}
	return out
}

// ReplaceDimsAndSymbols returns the map with its inputs replaced, on a space of
// the given size.
func (m Map) ReplaceDimsAndSymbols(dims, symbols []Expr, numDims, numSymbols int) Map {
	return NewMap(numDims, numSymbols, replaceAll(m.Results, dims, symbols)...)
}

// Shift returns e with dims added to every dimension's position and symbols to
// every symbol's.
func Shift(e Expr, dims, symbols int) Expr {
	switch e := e.(type) {
	case Dim:
		return e + Dim(dims)
	case Symbol:
		return e + Symbol(symbols)
	case *Binary:
		return Make(e.op, Shift(e.lhs, dims, symbols), Shift(e.rhs, dims, symbols))
	}
	return e
}

// Compose returns m after inner: the results of inner are the dimensions of m.
// The dimensions are inner's; the symbols are m's, then inner's.
func (m Map) Compose(inner Map) Map {
	if m.NumDims != len(inner.Results) {
		panic("BUG: affine: composition of maps that do not fit")
	}
	results := make([]Expr, len(inner.Results))
	for i, e := range inner.Results {
		results[i] = Shift(e, 0, m.NumSymbols)
	}
	return m.ReplaceDimsAndSymbols(results, nil, inner.NumDims, m.NumSymbols+inner.NumSymbols)
}

// InversePermutation returns the map that undoes m, whose results must name
// every dimension; the first of several counts. ok is false otherwise.
func (m Map) InversePermutation() (inverse Map, ok bool) {
	if m.NumSymbols > 0 {
		return Map{}, false
	}
	results := make([]Expr, m.NumDims)
	for i, e := range m.Results {
		if d, isDim := e.(Dim); isDim && results[d] == nil {
			results[d] = Dim(i)
		}
	}
	if slices.Contains(results, nil) {
		return Map{}, false
	}
	return NewMap(len(m.Results), 0, results...), true
}
