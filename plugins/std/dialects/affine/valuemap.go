package affine

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// ValueMap is a map with the values it is applied to, first dimensions, then symbols.
// The operands must not be changed.
type ValueMap struct {
	Map      affine.Map
	Operands []*ir.Value
}

// ValueSet is an integer set with the values of its dimensions and symbols. The
// operands must not be changed.
type ValueSet struct {
	Set      affine.Set
	Operands []*ir.Value
}

// Dims are the operands that are dimensions.
func (m ValueMap) Dims() []*ir.Value { return m.Operands[:m.Map.NumDims] }

// Symbols are the operands that are symbols.
func (m ValueMap) Symbols() []*ir.Value { return m.Operands[m.Map.NumDims:] }

// Equal reports whether map and operands are the same.
func (m ValueMap) Equal(n ValueMap) bool {
	return m.Map.Equal(n.Map) && slices.Equal(m.Operands, n.Operands)
}

// Dims are the operands that are dimensions.
func (s ValueSet) Dims() []*ir.Value { return s.Operands[:s.Set.NumDims] }

// Symbols are the operands that are symbols.
func (s ValueSet) Symbols() []*ir.Value { return s.Operands[s.Set.NumDims:] }

// Canonical returns the map on operands of which each is used and none occurs twice.
// What may be a symbol is one, behind those that are; constants become part of the
// map. The map is not simplified otherwise. It stays as it is where constants make it
// divide by zero, or do not fit; so do Composed and FullyComposed.
func (m ValueMap) Canonical() ValueMap {
	s := newSpace(m.Operands, m.Map.NumDims)
	exprs := s.canonicalize(m.Map.Results)
	canonical := ValueMap{affine.NewMap(len(s.dims), len(s.symbols), exprs...), s.operands()}
	if canonical.Map.Check() != nil {
		return m
	}
	return canonical
}

// Canonical is that of [ValueMap], for sets.
func (v ValueSet) Canonical() ValueSet {
	s := newSpace(v.Operands, v.Set.NumDims)
	exprs := s.canonicalize(v.Set.Constraints)
	canonical := ValueSet{affine.NewSet(len(s.dims), len(s.symbols), exprs, v.Set.EqFlags), s.operands()}
	if canonical.Set.Check() != nil {
		return v
	}
	return canonical
}

// Composed returns the map with the maps of those affine.apply put in that make its
// operands, and theirs, in canonical form and simplified.
func (m ValueMap) Composed() ValueMap {
	s := newSpace(m.Operands, m.Map.NumDims)
	exprs := s.canonicalize(s.compose(m.Map.Results))
	composed := ValueMap{affine.NewMap(len(s.dims), len(s.symbols), exprs...).Simplify(), s.operands()}
	if composed.Map.Check() != nil {
		return m
	}
	return composed
}

// FullyComposed returns the map composed if an affine.apply makes one of its
// operands, and as it is otherwise.
func (m ValueMap) FullyComposed() ValueMap {
	if slices.ContainsFunc(m.Operands, isApplied) {
		return m.Composed()
	}
	return m
}

// FullyComposed is that of [ValueMap], for sets. The constraints are not simplified.
func (v ValueSet) FullyComposed() ValueSet {
	s := newSpace(v.Operands, v.Set.NumDims)
	exprs := s.canonicalize(s.compose(v.Set.Constraints))
	composed := ValueSet{affine.NewSet(len(s.dims), len(s.symbols), exprs, v.Set.EqFlags), s.operands()}
	if composed.Set.Check() != nil {
		return v
	}
	return composed
}

func isApplied(v *ir.Value) bool {
	if v == nil {
		return false
	}
	def := v.DefiningOp()
	return def != nil && def.Is("affine.apply")
}

// space is the dimensions and symbols of expressions while they change. A nil value
// is one that does not occur any more.
type space struct {
	dims, symbols []*ir.Value
}

func newSpace(operands []*ir.Value, dims int) *space {
	return &space{dims: slices.Clone(operands[:dims]), symbols: slices.Clone(operands[dims:])}
}

func (s *space) operands() []*ir.Value { return slices.Concat(s.dims, s.symbols) }

// maxComposed bounds the parts of composed expressions, which could double with each
// affine.apply that uses another one twice.
const maxComposed = 1 << 12

// compose replaces inputs that an affine.apply makes by its expression, whose inputs
// come behind the others, until there are none left or the expressions get too big.
func (s *space) compose(exprs []affine.Expr) []affine.Expr {
	for {
		v, input := s.firstApplied()
		if v == nil || size(exprs) > maxComposed {
			return exprs
		}
		exprs = s.composeInput(exprs, v, input)
	}
}

// firstApplied is the first input that an affine.apply makes.
func (s *space) firstApplied() (v **ir.Value, input affine.Expr) {
	for i := range s.dims {
		if isApplied(s.dims[i]) {
			return &s.dims[i], affine.Dim(i)
		}
	}
	for i := range s.symbols {
		if isApplied(s.symbols[i]) {
			return &s.symbols[i], affine.Symbol(i)
		}
	}
	return nil, nil
}

func (s *space) composeInput(exprs []affine.Expr, v **ir.Value, input affine.Expr) []affine.Expr {
	inner := Apply{(*v).DefiningOp()}.ValueMap()
	*v = nil
	var innerDims, innerSymbols []affine.Expr
	for _, d := range inner.Dims() {
		innerDims = append(innerDims, affine.Dim(appended(&s.dims, d)))
	}
	for _, d := range inner.Symbols() {
		innerSymbols = append(innerSymbols, affine.Symbol(appended(&s.symbols, d)))
	}
	x := affine.ReplaceDimsAndSymbols(inner.Map.Results[0], innerDims, innerSymbols)
	dims, symbols := inputs(len(s.dims), len(s.symbols))
	switch input := input.(type) {
	case affine.Dim:
		dims[input] = x
	case affine.Symbol:
		symbols[input] = x
	}
	return replace(exprs, dims, symbols)
}

// maxRepeated is how many inputs may be there before one is looked for among them. An
// input that stands twice until the end has the place of the one that counts.
const maxRepeated = 64

// appended is where v is in a list, to which it is appended.
func appended(list *[]*ir.Value, v *ir.Value) int {
	if len(*list) > maxRepeated {
		return position(list, v)
	}
	*list = append(*list, v)
	return len(*list) - 1
}

func size(exprs []affine.Expr) int {
	n := 0
	for _, e := range exprs {
		n++
		if b, ok := e.(*affine.Binary); ok {
			n += size([]affine.Expr{b.LHS(), b.RHS()})
		}
	}
	return n
}

func inputs(dims, symbols int) (d, s []affine.Expr) {
	d, s = make([]affine.Expr, dims), make([]affine.Expr, symbols)
	for i := range d {
		d[i] = affine.Dim(i)
	}
	for i := range s {
		s[i] = affine.Symbol(i)
	}
	return d, s
}

func replace(exprs, dims, symbols []affine.Expr) []affine.Expr {
	out := make([]affine.Expr, len(exprs))
	for i, e := range exprs {
		out[i] = affine.ReplaceDimsAndSymbols(e, dims, symbols)
	}
	return out
}

// canonicalize leaves the inputs that occur, each once; symbols where they may be.
func (s *space) canonicalize(exprs []affine.Expr) []affine.Expr {
	exprs = s.promote(exprs)
	dims := make([]affine.Expr, len(s.dims))
	symbols := make([]affine.Expr, len(s.symbols))
	var left space
	for i, v := range s.dims {
		if occurs(exprs, affine.Dim(i)) {
			dims[i] = affine.Dim(position(&left.dims, v))
		} else {
			dims[i] = affine.Constant(0)
		}
	}
	for i, v := range s.symbols {
		known, isConstant := rewrite.ConstantInt(v)
		switch {
		case !occurs(exprs, affine.Symbol(i)):
			symbols[i] = affine.Constant(0)
		case isConstant:
			symbols[i] = affine.Constant(known)
		default:
			symbols[i] = affine.Symbol(position(&left.symbols, v))
		}
	}
	*s = left
	return replace(exprs, dims, symbols)
}

// promote makes symbols of dimensions that may be, and drops what is nil.
func (s *space) promote(exprs []affine.Expr) []affine.Expr {
	dims := make([]affine.Expr, len(s.dims))
	symbols := make([]affine.Expr, len(s.symbols))
	var left space
	for i, v := range s.symbols {
		symbols[i] = affine.Constant(0)
		if v != nil {
			symbols[i] = affine.Symbol(len(left.symbols))
			left.symbols = append(left.symbols, v)
		}
	}
	for i, v := range s.dims {
		switch {
		case v == nil:
			dims[i] = affine.Constant(0)
		case IsSymbol(v):
			dims[i] = affine.Symbol(len(left.symbols))
			left.symbols = append(left.symbols, v)
		default:
			dims[i] = affine.Dim(len(left.dims))
			left.dims = append(left.dims, v)
		}
	}
	*s = left
	return replace(exprs, dims, symbols)
}

// position is where v is in a list; it is appended if it is not.
func position(list *[]*ir.Value, v *ir.Value) int {
	if i := slices.Index(*list, v); i >= 0 {
		return i
	}
	*list = append(*list, v)
	return len(*list) - 1
}

func occurs(exprs []affine.Expr, input affine.Expr) bool {
	return slices.ContainsFunc(exprs, func(e affine.Expr) bool { return affine.Uses(e, input) })
}
