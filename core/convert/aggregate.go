package convert

import "github.com/mlirc/mlirc/core/ir"

// Aggregate says how the types that vectors of several dimensions become are taken
// apart. Element-wise rows and rules are applied to each part.
type Aggregate struct {
	// Elem is the type of the elements of an aggregate and their number; nil for every
	// other type.
	Elem func(t ir.Type) (elem ir.Type, n int)
	// Undef makes an aggregate of which nothing is known.
	Undef func(b *ir.Builder, t ir.Type) *ir.Value
	// Extract takes the part of type t at a position out of an aggregate, Insert
	// returns one with another part there.
	Extract func(b *ir.Builder, from *ir.Value, t ir.Type, at []int) *ir.Value
	Insert  func(b *ir.Builder, into, part *ir.Value, at []int) *ir.Value
}

// SetAggregate says how aggregates are taken apart. Without it none is.
func (c *TypeConverter) SetAggregate(a Aggregate) { c.aggregate = &a }

// isAggregate reports whether values of a type are taken apart.
func (c *TypeConverter) isAggregate(t ir.Type) bool {
	if c == nil || c.aggregate == nil {
		return false
	}
	elem, _ := c.aggregate.Elem(t)
	return elem != nil
}

// parts are the lengths of nested aggregates, and the type inside.
func (c *TypeConverter) parts(t ir.Type) (counts []int, inner ir.Type) {
	for c != nil && c.aggregate != nil {
		elem, n := c.aggregate.Elem(t)
		if elem == nil {
			break
		}
		counts, t = append(counts, n), elem
	}
	return counts, t
}

// Unroll makes an aggregate of type t by applying a function to the parts of values
// at each position. A value that is no aggregate serves all positions.
func (rw *Rewriter) Unroll(t ir.Type, values []*ir.Value, apply func(t ir.Type, parts []*ir.Value) *ir.Value) *ir.Value {
	c := rw.d.types
	counts, inner := c.parts(t)
	insides := make([]ir.Type, len(values))
	for i, v := range values {
		if _, in := c.parts(v.Type()); in != v.Type() {
			insides[i] = in
		}
	}
	result := c.aggregate.Undef(rw.Builder, t)
	parts := make([]*ir.Value, len(values))
	eachPosition(counts, nil, func(at []int) {
		for i, v := range values {
			if insides[i] != nil {
				v = c.aggregate.Extract(rw.Builder, v, insides[i], at)
			}
			parts[i] = v
		}
		result = c.aggregate.Insert(rw.Builder, result, apply(inner, parts), at)
	})
	return result
}

// eachPosition visits the positions of nested aggregates, the last index fastest.
func eachPosition(counts, at []int, visit func(at []int)) {
	if len(counts) == 0 {
		visit(at)
		return
	}
	for i := range counts[0] {
		eachPosition(counts[1:], append(at[:len(at):len(at)], i), visit)
	}
}
