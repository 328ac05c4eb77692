package tiling

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/linalg"
)

const (
	bytesOption = "vector-bytes"
	rowsOption  = "rows"
)

// forVectors is the pass `linalg-tile-for-vectors`, which MLIR 13 does not have.
func forVectors() *pass.Pass {
	return &pass.Pass{
		Name:    "linalg-tile-for-vectors",
		Summary: "tile reductions on memrefs into what stays in vector registers",
		Doc: `An operation that reduces, such as a matrix product or a convolution, becomes loops over
tiles of its output that fit into registers, and inside of them loops over single points of the
dimensions that it sums up over. A tile is some vectors long in the last dimension of the output, and some
rows high in another one, so that what is loaded is used several times. All tiles are of known size: what is
left at the end of a dimension becomes tiles of other sizes. An operation whose output may share
memory with another operand stays, and a remark says so; so does one of which no operand has neighbouring
elements along the output's.`,
		Anchor: "func",
		Options: []pass.Option{
			alias.Option(),
			{Name: bytesOption, Type: pass.Uint, Default: "64", Doc: "the size of a row of a tile, in bytes"},
			{Name: rowsOption, Type: pass.Uint, Default: "8", Doc: "how many rows a tile has"},
		},
		Builds: builds,
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			aliases, changed := alias.For(r), false
			for _, s := range structuredIn(r) {
				shape, ok := shapeFor(s, int64(r.Options.Uint(bytesOption)), int64(r.Options.Uint(rowsOption)))
				if !ok {
					continue
				}
				if reason := linalg.Overlap(s, aliases); reason != "" {
					untiled(r, s, reason)
					continue
				}
				shape.tile(s)
				changed = true
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// register is the shape of a tile that fits into registers: so many elements along a dimension,
// its lanes, and so many rows along another one, -1 where there is none.
type register struct {
	lanes, rows   int
	length, count int64
}

// shapeFor chooses the shape for an operation; false where registers gain nothing.
func shapeFor(s *linalg.Structured, bytes, count int64) (register, bool) {
	if !s.OnMemory() || s.Op.NumOperands() != s.Inputs+1 || !slices.ContainsFunc(s.Iterators, func(k string) bool { return k != linalg.Parallel }) {
		return register{}, false
	}
	output := s.Maps[s.Inputs]
	if len(output.Results) == 0 || !output.IsProjectedPermutation() {
		return register{}, false
	}
	width := bytesOf(ir.ElementOrSelf(s.Op.OperandType(s.Inputs)))
	if width == 0 || !hasNeighbours(s.Op.OperandType(s.Inputs)) {
		return register{}, false
	}
	last := output.Results[len(output.Results)-1].(affine.Dim)
	reg := register{lanes: int(last), rows: -1, length: max(bytes/width, 1), count: max(count, 1)}
	reused, scattered := 0, 0
	for i, m := range s.Maps[:s.Inputs] {
		if !isElementType(ir.ElementOrSelf(s.Op.OperandType(i))) {
			return register{}, false
		}
		for _, e := range m.Results {
			if _, rises := constantOf(e, m.NumDims); !rises {
				return register{}, false
			}
		}
		if !alongLast(m, reg.lanes) || !hasNeighbours(s.Op.OperandType(i)) {
			scattered++
		}
	}
	for d, kind := range s.Iterators {
		if kind != linalg.Parallel || d == reg.lanes {
			continue
		}
		// Of dimensions with which as many operands stay the same, the inner one.
		if n := unused(s, d); n > 0 && n >= reused {
			reg.rows, reused = d, n
		}
	}
	return reg, reg.length > 1 && (scattered == 0 || scattered == 1 && reg.rows >= 0)
}

// unused is how many inputs, memrefs, have no subscript with a dimension.
func unused(s *linalg.Structured, d int) int {
	n := 0
	for _, m := range s.Maps[:s.Inputs] {
		if len(m.Results) > 0 && !slices.ContainsFunc(m.Results, func(e affine.Expr) bool { return affine.Uses(e, affine.Dim(d)) }) {
			n++
		}
	}
	return n
}

// alongLast reports whether elements along a dimension are neighbours in the last dimension of
// an operand, or all the same.
func alongLast(m affine.Map, d int) bool {
	for r, e := range m.Results {
		if !affine.Uses(e, affine.Dim(d)) {
			continue
		}
		step := affine.Sub(affine.ReplaceDimsAndSymbols(e, next(m.NumDims, d), nil), e)
		if r != len(m.Results)-1 || affine.Simplify(step, m.NumDims, 0) != affine.Expr(affine.Constant(1)) {
			return false
		}
	}
	return true
}

// next are the dimensions, one of them plus 1.
func next(n, d int) []affine.Expr {
	list := make([]affine.Expr, n)
	for i := range list {
		list[i] = affine.Dim(i)
	}
	list[d] = affine.Add(list[d], affine.Constant(1))
	return list
}

// hasNeighbours reports whether elements along the last dimension of a memref lie side by side.
func hasNeighbours(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok || len(m.Shape()) == 0 {
		return true
	}
	strided, ok := m.Strides()
	return ok && strided.Strides[len(strided.Strides)-1] == 1
}

func isElementType(t ir.Type) bool { return bytesOf(t) > 0 }

// bytesOf is the size of an element that vectors are made of in registers; 0 of others.
func bytesOf(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.FloatType:
		switch w := int64(t.Kind().BitWidth()); w {
		case 16, 32, 64:
			return w / 8
		}
	case *ir.IntegerType:
		switch w := int64(t.Width()); w {
		case 8, 16, 32, 64:
			if t.Signedness() == ir.Signless {
				return w / 8
			}
		}
	}
	return 0
}

// tile replaces an operation by loops over such tiles.
func (reg register) tile(s *linalg.Structured) {
	t := newTiler(s, reg.length)
	part := t.whole()
	var order []int
	for d, kind := range s.Iterators {
		part.split[d], part.fits[d] = true, true
		if kind == linalg.Parallel && d != reg.lanes && d != reg.rows {
			order = append(order, d)
		}
	}
	order = append(order, reg.lanes)
	if reg.rows >= 0 {
		order = append(order, reg.rows)
	}
	for d, kind := range s.Iterators {
		if kind != linalg.Parallel {
			order = append(order, d)
		}
	}
	t.peel(part, order, reg.lengths)
	s.Op.Erase()
}

// lengths are the sizes of tiles along a dimension, the largest first: 1 at last, unless the
// size of what is left is known. Then that is the last one.
func (reg register) lengths(d int, extent amount) []int64 {
	var list []int64
	switch d {
	case reg.lanes:
		list = []int64{reg.length}
		if extent.value != nil && reg.length > 4 {
			list = append(list, reg.length/4)
		}
	case reg.rows:
		list = []int64{reg.count}
	}
	if extent.value != nil {
		return append(list, 1)
	}
	if list == nil {
		return []int64{1}
	}
	if left := extent.known % list[0]; left > 0 {
		list = append(list, left)
	}
	return list
}

// peel makes loops over tiles along the first dimension of an order, one for each length, and in
// each those along the others.
func (t *tiler) peel(part tile, order []int, lengths func(d int, extent amount) []int64) {
	if len(order) == 0 {
		part.apply(t.Builder, t.s, t.s.Op.Operands()[:t.s.Inputs], t.s.Outputs())
		return
	}
	d := order[0]
	extent, from := t.extents[d], known(0)
	for _, length := range lengths(d, extent) {
		part := tile{slices.Clone(part.offsets), slices.Clone(part.sizes), part.split, part.fits}
		part.sizes[d] = known(length)
		to := extent
		if length > 1 {
			multiple := affine.Mul(affine.FloorDiv(affine.Dim(0), affine.Constant(length)), affine.Constant(length))
			if extent.value == nil {
				to = known(from.known + (extent.known-from.known)/length*length)
			} else {
				to = applied(t.Builder, multiple, []amount{extent})
			}
		}
		if to.value == nil && to.known <= from.known {
			continue
		}
		if to.value == nil && to.known-from.known == length {
			part.offsets[d] = from
			t.peel(part, order[1:], lengths)
		} else {
			at := t.InsertionPoint()
			part.offsets[d] = amount{value: t.scfFor(from, to, length, nil).Iv()}
			t.peel(part, order[1:], lengths)
			t.RestoreInsertionPoint(at)
		}
		from = to
	}
}
