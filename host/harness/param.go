package harness

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// Param is an argument or a result of a function: a number, a vector, or a memref or tensor of
// numbers or vectors.
type Param struct {
	Type ir.Type
	Elem Elem
	// memory is the memref that the elements are in, that of a tensor as well.
	memory   ir.Type
	isTensor bool
	// outer are the sizes of a memref or tensor, inner those of a vector, also as element.
	outer, inner []int64
	isMemRef     bool
	isUnranked   bool
	layout       affine.Strided // of a ranked memref
	isIdentity   bool           // the layout is the row-major one
}

// paramOf describes a type that can be passed.
func paramOf(t ir.Type) (*Param, error) {
	p := &Param{Type: t, memory: t}
	switch t := t.(type) {
	case *ir.RankedTensorType:
		if t.Encoding() != nil {
			return nil, fmt.Errorf("%s has an encoding, and only tensors without one can be passed", syntax.TypeString(t))
		}
		p.isTensor, p.memory = true, t.Context().MemRefType(t.Shape(), t.Elem(), nil, nil)
	case *ir.UnrankedTensorType:
		p.isTensor, p.memory = true, t.Context().UnrankedMemRefType(t.Elem(), nil)
	}
	elem := t
	switch t := p.memory.(type) {
	case *ir.MemRefType:
		var ok bool
		if p.layout, ok = t.Strides(); !ok {
			return nil, fmt.Errorf("the layout of %s is not strided, and only such memrefs can be passed", syntax.TypeString(t))
		}
		p.isMemRef, p.outer, elem = true, t.Shape(), t.Elem()
		p.isIdentity = len(t.Layout()) == 0
	case *ir.UnrankedMemRefType:
		p.isMemRef, p.isUnranked, elem = true, true, t.Elem()
	}
	if v, ok := elem.(*ir.VectorType); ok {
		if slices.Contains(v.Scalable(), true) {
			return nil, fmt.Errorf("%s has a size that only the processor knows", syntax.TypeString(v))
		}
		p.inner, elem = v.Shape(), v.Elem()
	}
	e, ok := elemOf(elem)
	if !ok || p.inner != nil && (e.sign != ir.Signless || e.part != nil) {
		return nil, fmt.Errorf("%s cannot be passed: numbers, vectors of them, and memrefs and tensors of both can; "+
			"write a function around it that takes those, or call it from a C program", syntax.TypeString(t))
	}
	p.Elem = e
	return p, nil
}

// isScalar reports whether it is a single number.
func (p *Param) isScalar() bool { return !p.isMemRef && p.inner == nil }

// shape is all sizes, those of vectors last; some may be dynamic.
func (p *Param) shape() []int64 { return slices.Concat(p.outer, p.inner) }

// fits checks a shape against the type.
func (p *Param) fits(shape []int64) error {
	given := shapeText(shape, p.Elem.name)
	name := syntax.TypeString(p.Type)
	if p.isUnranked {
		tail := shape[max(0, len(shape)-len(p.inner)):]
		if !slices.Equal(tail, p.inner) {
			return fmt.Errorf("%s does not fit %s: its last sizes are not those of the vector", given, name)
		}
		if outer := len(shape) - len(p.inner); outer > maxRank {
			return fmt.Errorf("%s does not fit %s: it has %d dimensions, and %d can be passed", given, name, outer, maxRank)
		}
		return nil
	}
	want := p.shape()
	if len(shape) != len(want) {
		return fmt.Errorf("%s does not fit %s: it has %s, not %d", given, name, dimensions(len(shape)), len(want))
	}
	for i, n := range want {
		if n != ir.Dynamic && n != shape[i] {
			return fmt.Errorf("%s does not fit %s: dimension %d has %d elements, not %d", given, name, i+1, shape[i], n)
		}
	}
	return nil
}

func dimensions(n int) string {
	if n == 1 {
		return "1 dimension"
	}
	return fmt.Sprintf("%d dimensions", n)
}

// shapeText is a shape as types have it, such as 4x4xf32.
func shapeText(shape []int64, elem string) string {
	var b strings.Builder
	for _, n := range shape {
		if n == ir.Dynamic {
			b.WriteString("?x")
			continue
		}
		fmt.Fprintf(&b, "%dx", n)
	}
	return b.String() + elem
}
