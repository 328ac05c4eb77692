package vectortollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// cells are the rows or elements of a vector while they change.
type cells struct {
	e     emit.Emitter
	from  *ir.Value // nil where there is nothing to begin with
	shape []int64
	rows  bool
	now   map[int64]*ir.Value
}

// newCells begins with those of a converted vector, or of a number, whose shape is
// empty.
func newCells(e emit.Emitter, from *ir.Value, shape []int64, rows bool) *cells {
	return &cells{e: e, from: from, shape: shape, rows: rows, now: map[int64]*ir.Value{}}
}

// change replaces the cell at a position; its last number counts for elements only. A
// cell with which nothing was begun is nil.
func (c *cells) change(at []int, by func(*ir.Value) *ir.Value) {
	key := c.key(at)
	now, ok := c.now[key]
	if !ok && c.from != nil {
		now = c.first(at)
	}
	c.now[key] = by(now)
}

func (c *cells) key(at []int) int64 {
	if c.rows {
		at = at[:len(at)-1]
	}
	key := int64(0)
	for i, n := range at {
		key = key*c.shape[i] + int64(n)
	}
	return key
}

func (c *cells) first(at []int) *ir.Value {
	if len(at) == 0 {
		return c.from
	}
	r := row(c.e, c.from, at[:len(at)-1])
	if c.rows {
		return r
	}
	return llvm.NewExtractelement(c.e.Builder, r, c.e.I32(int64(at[len(at)-1]))).Res()
}

// vector puts the cells together, all of which were changed.
func (c *cells) vector(converted ir.Type) *ir.Value {
	if len(c.shape) == 0 {
		return c.now[0]
	}
	outer := c.shape[:len(c.shape)-1]
	return eachOf(c.e, converted, outer, func(at []int) *ir.Value { return c.wholeRow(slices.Clone(at)) })
}

func (c *cells) wholeRow(at []int) *ir.Value {
	if c.rows {
		return c.now[c.key(append(at, 0))]
	}
	n := c.shape[len(c.shape)-1]
	var r *ir.Value
	for i := range n {
		x := c.now[c.key(append(at, int(i)))]
		if r == nil {
			r = c.e.Undef(c.e.Types.Vector(n, x.Type()))
		}
		r = llvm.NewInsertelement(c.e.Builder, r, x, c.e.I32(i)).Res()
	}
	return r
}
