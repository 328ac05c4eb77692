package vectortollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// contraction is a `vector.contract`: for each point of a space, an element of either
// vector is multiplied, and combined with one of the result.
type contraction struct {
	lhs, rhs, acc projection
	sizes         []int64
	row           int // the dimension along which rows are multiplied at once, or -1
	kind          combination
}

// projection names a dimension of the space for each dimension of a vector.
type projection []int

// contract converts `vector.contract`, row by row where rows of the result are made of
// rows of one operand, and element by element elsewhere.
func (l lowering) contract() convert.Pattern {
	return convert.On("vector.contract to LLVM", func(op vector.Contract, m convert.Match) convert.Result {
		if op.Op.NumOperands() != 3 {
			return m.MatchFailure("masks are not converted")
		}
		c, reason := l.contractionOf(op)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e := l.Kit().At(m.Builder)
		cells := newCells(e, m.Operand(op.Acc()), c.shapeOf(c.acc), c.row >= 0)
		steps := slices.Clone(c.sizes)
		if c.row >= 0 {
			steps[c.row] = 1
		}
		eachRow(steps, func(at []int) {
			a, b := c.factor(e, m.Operand(op.Lhs()), c.lhs, at), c.factor(e, m.Operand(op.Rhs()), c.rhs, at)
			cells.change(c.acc.at(at), func(acc *ir.Value) *ir.Value { return c.kind.product(e, a, b, acc) })
		})
		return m.Replace(cells.vector(l.Types().ConvertOne(op.Result().Type())))
	}).Reading("kind")
}

// contractionOf reads the maps, which have to fit the vectors.
func (l lowering) contractionOf(op vector.Contract) (c contraction, reason string) {
	maps := op.IndexingMaps()
	if len(maps) != 3 {
		return c, "there is no affine map for each operand"
	}
	kind, reason := combinationOf(op.Kind(), op.Lhs().Type())
	if reason == "" && ir.ElementOrSelf(op.Lhs().Type()) != ir.ElementOrSelf(op.Acc().Type()) {
		reason = "products are not of the type of the accumulator"
	}
	if reason != "" {
		return c, reason
	}
	c = contraction{row: -1, kind: kind}
	for i, to := range [...]*projection{&c.lhs, &c.rhs, &c.acc} {
		var shape []int64
		if v, isVector := op.Op.OperandType(i).(*ir.VectorType); isVector {
			if _, _, reason := l.fixedType(v); reason != "" {
				return c, reason
			}
			shape = v.Shape()
		}
		if reason := c.project(to, maps[i], shape); reason != "" {
			return c, reason
		}
	}
	points := int64(1)
	for _, n := range c.sizes {
		if n == 0 {
			return c, "a dimension belongs to no vector"
		}
		if points *= n; points > maxRows {
			return c, "it has too many products"
		}
	}
	c.row = c.rowDimension()
	return c, ""
}

// project reads the map of a vector, and the sizes that it gives to dimensions.
func (c *contraction) project(to *projection, m affine.Map, shape []int64) (reason string) {
	if c.sizes == nil {
		c.sizes = make([]int64, m.NumDims)
	}
	if len(m.Results) != len(shape) || m.NumDims != len(c.sizes) {
		return "a map does not fit its vector"
	}
	for i, e := range m.Results {
		d, ok := e.(affine.Dim)
		if !ok || c.sizes[d] != 0 && c.sizes[d] != shape[i] || slices.Contains(*to, int(d)) {
			return "a map does not name a dimension of one size for each dimension of its vector"
		}
		c.sizes[d] = shape[i]
		*to = append(*to, int(d))
	}
	return ""
}

// rowDimension is the last dimension of the result, if it is the last of one operand
// and none of the other.
func (c *contraction) rowDimension() int {
	if len(c.acc) == 0 {
		return -1
	}
	last := c.acc[len(c.acc)-1]
	for _, p := range [...][2]projection{{c.lhs, c.rhs}, {c.rhs, c.lhs}} {
		if len(p[0]) > 0 && p[0][len(p[0])-1] == last && !slices.Contains(p[1], last) {
			return last
		}
	}
	return -1
}

func (c *contraction) shapeOf(p projection) []int64 {
	shape := make([]int64, len(p))
	for i, d := range p {
		shape[i] = c.sizes[d]
	}
	return shape
}

// at is the position in a vector for a point.
func (p projection) at(point []int) []int {
	at := make([]int, len(p))
	for i, d := range p {
		at[i] = point[d]
	}
	return at
}

// factor is what an operand gives for a point: a row, or an element, as often as rows
// have elements.
func (c *contraction) factor(e emit.Emitter, v *ir.Value, p projection, point []int) *ir.Value {
	at := p.at(point)
	if len(at) == 0 {
		return v
	}
	last := len(at) - 1
	r := row(e, v, at[:last])
	if c.row >= 0 && p[last] == c.row {
		return r
	}
	x := llvm.NewExtractelement(e.Builder, r, e.I32(int64(at[last]))).Res()
	if c.row >= 0 {
		return splat(e, x, fixed(c.sizes[c.row]))
	}
	return x
}
