package bytecode

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// addElements enters arrays of numbers, and whatever has no encoding but its
// text.
func (e *encoder) addElements(a ir.Attribute) uint64 {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if _, ok := a.Resource(); ok {
			return e.addDenseResource(a)
		}
		return e.addDense(a)
	case *ir.DenseArrayAttr:
		return e.addBlob(a.Data(), attrDenseArray, e.typ(a.Elem()), uint64(a.Len()))
	case *ir.DenseStringElementsAttr:
		return e.addDenseStrings(a)
	case *ir.SparseElementsAttr:
		return e.customAttr(attrSparse, e.typ(a.Type()), e.attr(a.Indices()), e.attr(a.Values()))
	case *ir.AffineMapAttr:
		return e.addMap(a)
	case *ir.OpaqueAttr:
		return e.textAttr(a, a.Dialect())
	case *ir.DistinctAttr:
		return e.customAttr(attrDistinct, e.attr(a.Of()))
	case *ir.DialectAttr:
		return e.textAttr(a, e.dialectOf(a.Def()))
	}
	return e.textAttr(a, builtin)
}

func (e *encoder) textAttr(a ir.Attribute, dialect string) uint64 {
	t := &e.attrs
	start := len(t.data)
	t.data = syntax.AppendAttrIn(t.data, a, e.opts.Profile)
	return t.text(start, e.dialect(dialect))
}

func (e *encoder) addMap(a *ir.AffineMapAttr) uint64 {
	if a.Map().IsIdentity() && a.Map().NumSymbols == 0 {
		return e.identityMap(a.Map().NumDims)
	}
	return e.textAttr(a, builtin)
}

// identityMap returns the index of the layout that a memref of that rank has
// when it does not say any.
func (e *encoder) identityMap(rank int) uint64 {
	if i, ok := e.attrs.identity[rank]; ok {
		return i
	}
	t := &e.attrs
	start := len(t.data)
	t.data = appendMapText(t.data, affine.IdentityMap(rank))
	i := t.text(start, e.dialects.builtin)
	t.identity[rank] = i
	return i
}

func (e *encoder) addBlob(data string, code byte, fields ...uint64) uint64 {
	t := &e.attrs
	start := len(t.data)
	t.data = appendVarint(t.data, uint64(code))
	for _, f := range fields {
		t.data = appendVarint(t.data, f)
	}
	t.data = append(appendVarint(t.data, uint64(len(data))), data...)
	return t.custom(start, e.dialects.builtin)
}

func (e *encoder) addDense(a *ir.DenseElementsAttr) uint64 {
	data := a.Data()
	if isBool(a.Shaped().Elem()) {
		data = packBools(data, a.IsSplat())
	}
	return e.addBlob(data, attrDenseElements, e.typ(a.Type()))
}

func isBool(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width() == 1
}

// packBools puts eight elements of i1 into a byte, the first lowest. A splat is
// a byte of equal bits.
func packBools(data string, splat bool) string {
	if splat && data[0] != 0 {
		return "\xff"
	}
	if splat {
		return "\x00"
	}
	packed := make([]byte, (len(data)+7)/8)
	for i := range len(data) {
		packed[i/8] |= data[i] << (i % 8)
	}
	return string(packed)
}

func (e *encoder) addDenseStrings(a *ir.DenseStringElementsAttr) uint64 {
	n, _ := ir.NumElements(a.Shaped())
	splat := uint64(0)
	if len(a.Values()) == 1 {
		splat = 1
	}
	if splat == 0 && int64(len(a.Values())) != n {
		return e.textAttr(a, builtin)
	}
	fields := []uint64{e.typ(a.Type()), splat}
	for _, s := range a.Values() {
		fields = append(fields, e.strings.add(s))
	}
	return e.customAttr(attrDenseStrings, fields...)
}
