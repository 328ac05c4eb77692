package vectortollvm

import (
	"fmt"
	"math"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// config are the options of the pass.
type config struct{ reassociate, narrow bool }

// lowering is what the patterns share.
type lowering struct {
	*tollvm.Lowering
	config config
}

// maxRows is how many rows an operation may be taken apart into.
const maxRows = 4096

// maxElements is how many elements may be moved one by one.
const maxElements = 1 << 14

func (l lowering) patterns() []convert.Pattern {
	return []convert.Pattern{
		l.transferRead(), l.transferWrite(), l.load(), l.store(), l.maskedLoad(), l.maskedStore(),
		l.gather(), l.scatter(), l.expandLoad(), l.compressStore(),
		l.broadcast(), l.extract(), l.insert(), l.extractElement(), l.insertElement(),
		l.shuffle(), l.shapeCast(), l.transpose(), l.flatTranspose(), l.bitcast(),
		l.extractSlice(), l.insertSlice(), l.outerProduct(),
		l.contract(), l.multiReduction(), l.matrixMultiply(),
		l.reduction(), l.createMask(), l.constantMask(), l.typeCast(), l.print(),
		l.interleave(), l.deinterleave(), l.fromElements(), l.toElements(), l.step(), l.scan(),
	}
}

// fixedType is the type of a value that is a vector of a fixed size, as it is and
// converted.
func (l lowering) fixedType(t ir.Type) (v *ir.VectorType, converted ir.Type, reason string) {
	v, converted, reason = l.vectorType(t)
	if reason == "" && v.Scalable() != nil {
		return nil, nil, "which elements a scalable vector has is known only when the program runs"
	}
	return v, converted, reason
}

// vectorType is the type of a value that is a vector, whose rows may be scalable, as it is and
// converted.
func (l lowering) vectorType(t ir.Type) (v *ir.VectorType, converted ir.Type, reason string) {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return nil, nil, "it is no vector"
	}
	converted = l.Types().ConvertOne(v)
	if converted == nil {
		return nil, nil, l.Types().WhyNot(v)
	}
	n, ok := ir.NumElements(v)
	if !ok || n > tollvm.MaxVector {
		return nil, nil, fmt.Sprintf("a vector of more than %d elements is not taken apart; keep it in a memref and loop over it", tollvm.MaxVector)
	}
	if len(v.Shape()) > 1 && n/v.Shape()[len(v.Shape())-1] > maxRows {
		return nil, nil, "it has too many rows"
	}
	return v, converted, ""
}

// rowsOf are the sizes of the dimensions around rows, and a row's.
func rowsOf(v *ir.VectorType) (outer []int64, row int64) {
	shape := v.Shape()
	if len(shape) == 0 {
		return nil, 1
	}
	return shape[:len(shape)-1], shape[len(shape)-1]
}

// length is how many elements a row has: n, or where it is scalable, n times what is known when the program runs.
type length struct {
	n        int64
	scalable bool
}

// fixed is the length of n elements.
func fixed(n int64) length { return length{n: n} }

// rowLength is the length of the rows of a vector.
func rowLength(v *ir.VectorType) length {
	_, n := rowsOf(v)
	return length{n, v.Scalable() != nil}
}

// vector is the type of vectors of that length.
func (n length) vector(e emit.Emitter, elem ir.Type) ir.Type {
	if n.scalable {
		return e.Types.ScalableVector(n.n, elem)
	}
	return e.Types.Vector(n.n, elem)
}

// filled is a constant with the same value in each element.
func (n length) filled(e emit.Emitter, value ir.Attribute) *ir.Value {
	elem := value.(interface{ Type() ir.Type }).Type()
	t := e.Context().VectorType([]int64{n.n}, elem)
	return e.Constant(n.vector(e, elem), e.Context().DenseElementsAttr(t, ir.AppendElement(nil, value), true))
}

// eachRow visits the positions of rows.
func eachRow(outer []int64, visit func(at []int)) {
	at := make([]int, len(outer))
	for {
		visit(at)
		i := len(at) - 1
		for ; i >= 0; i-- {
			at[i]++
			if int64(at[i]) < outer[i] {
				break
			}
			at[i] = 0
		}
		if i < 0 {
			return
		}
	}
}

// row takes a row out of an array of rows.
func row(e emit.Emitter, v *ir.Value, at []int) *ir.Value {
	if len(at) == 0 {
		return v
	}
	t := v.Type()
	for range at {
		t = llvm.Elem(t)
	}
	return e.Extract(v, t, at...)
}

// withRow puts a row into an array of rows.
func withRow(e emit.Emitter, into, v *ir.Value, at []int) *ir.Value {
	if len(at) == 0 {
		return v
	}
	return e.Insert(into, v, at...)
}

// memref views an operand, a memref, as it was converted.
func (l lowering) memref(m convert.Match, v *ir.Value) (convention.View, *convention.Ranked) {
	r := l.Memrefs().Must(v.Type())
	return r.Value(l.Kit().At(m.Builder), m.Parts(v)), r
}

// splat is a vector with a value in each element.
func splat(e emit.Emitter, v *ir.Value, n length) *ir.Value {
	t := n.vector(e, v.Type())
	one := llvm.NewInsertelement(e.Builder, e.Undef(t), v, e.I32(0)).Res()
	if n == fixed(1) {
		return one
	}
	return shuffled(e, one, e.Undef(t), make([]int64, n.n))
}

// shuffled is the elements of two vectors that a mask names.
func shuffled(e emit.Emitter, a, b *ir.Value, mask []int64) *ir.Value {
	ctx := e.Context()
	elems := make([]ir.Attribute, len(mask))
	for i, n := range mask {
		elems[i] = ctx.I32Attr(n)
	}
	return llvm.NewShufflevector(e.Builder, a, b, ctx.ArrayAttr(elems)).Res()
}

// counting is the vector 0, 1, 2, ... of an integer type.
func counting(e emit.Emitter, elem ir.Type, n length) *ir.Value {
	if n.scalable {
		return llvm.NewIntrExperimentalStepvector(e.Builder, n.vector(e, elem)).Res()
	}
	t := n.vector(e, elem).(*ir.VectorType)
	var data []byte
	for i := range n.n {
		data = ir.AppendElement(data, e.Context().IntAttr(elem, i))
	}
	return e.Constant(t, e.Context().DenseElementsAttr(t, data, n.n == 1))
}

// yes is a mask that leaves out nothing.
func yes(e emit.Emitter, n length) *ir.Value { return n.filled(e, e.Context().BoolAttr(true)) }

// below is a mask that is true for the first elements, as many as count says.
func (l lowering) below(e emit.Emitter, count *ir.Value, n length) *ir.Value {
	if l.config.narrow && e.IndexBytes > 4 {
		zero, most := e.Index(0), e.Index(n.n)
		if n.scalable {
			most = e.Index(math.MaxInt32)
		}
		count = llvm.NewIntrSmin(e.Builder, count, most).Res()
		count = llvm.NewIntrSmax(e.Builder, count, zero).Res()
		count = llvm.NewTrunc(e.Builder, count, e.Context().I32()).Res()
	}
	return llvm.NewIcmp(e.Builder, counting(e, count.Type(), n), splat(e, count, n), llvm.ICmpPredicateSlt).Res()
}
