package masks

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// lower replaces a vector.mask by what is in it, with a mask of its own.
func lower(op vector.Mask, rw *rewrite.Rewriter) rewrite.Result {
	inner := op.MaskRegion().Entry().First()
	if y, ok := vector.AsYield(inner); ok {
		rw.ReplaceOp(op.Op, y.Operands()...)
		return rw.Success()
	}
	b, mask := rw.Builder, op.Mask()
	attrs := inner.Attrs().Without(ods.SegmentAttr)
	if read, ok := vector.AsTransferRead(inner); ok {
		if isTurned(read.PermutationMap()) {
			return rw.MatchFailure("it reads the dimensions in another order")
		}
		made := vector.NewTransferRead(b, read.Source(), read.Indices(), read.Padding(), both(b, mask, read.Mask()), read.Vector().Type(), attrs...)
		rw.ReplaceOp(op.Op, elsewhere(op, b, made.Vector()))
		return rw.Success()
	}
	if write, ok := vector.AsTransferWrite(inner); ok {
		if isTurned(write.PermutationMap()) {
			return rw.MatchFailure("it writes the dimensions in another order")
		}
		made := vector.NewTransferWrite(b, write.Vector(), write.Source(), write.Indices(), both(b, mask, write.Mask()), attrs...)
		rw.ReplaceOp(op.Op, made.Op.Results()...)
		return rw.Success()
	}
	if g, ok := vector.AsGather(inner); ok {
		made := vector.NewGather(b, g.Base(), g.Indices(), g.IndexVec(), both(b, mask, g.Mask()), g.PassThru(), attrs...)
		rw.ReplaceOp(op.Op, elsewhere(op, b, made.Result()))
		return rw.Success()
	}
	if r, ok := vector.AsReduction(inner); ok {
		kind, err := vector.KindOf(r.Kind())
		if err != nil {
			return rw.MatchFailure(err.Error())
		}
		selected := selectedOr(b, mask, r.Vector(), kind)
		rw.ReplaceOp(op.Op, vector.NewReduction(b, selected, r.Acc(), r.Dest().Type(), r.Kind(), attrs.Without("kind")...).Dest())
		return rw.Success()
	}
	if r, ok := vector.AsMultiReduction(inner); ok {
		selected := selectedOr(b, mask, r.Source(), r.Kind())
		rest := attrs.Without("kind").Without("reduction_dims")
		made := vector.NewMultiReduction(b, selected, r.Acc(), r.Dest().Type(), r.KindAttr(), r.ReductionDims(), rest...)
		rw.ReplaceOp(op.Op, made.Dest())
		return rw.Success()
	}
	if p, ok := vector.AsOuterproduct(inner); ok {
		made := vector.NewOuterproduct(b, p.Lhs(), p.Rhs(), p.Acc(), attrs...).Result()
		if p.Acc() != nil {
			made = std.NewSelect(b, mask, made, p.Acc()).Result()
		}
		rw.ReplaceOp(op.Op, made)
		return rw.Success()
	}
	if c, ok := vector.AsContract(inner); ok {
		return lowerContract(op, c, rw)
	}
	return rw.MatchFailuref("'%s' has no mask of its own", inner.Name())
}

// isTurned reports whether a map has dimensions in another order than they are, or repeats some, so that its mask
// is of another shape than the vector.
func isTurned(m affine.Map, ok bool) bool {
	last := -1
	for _, e := range m.Results {
		d, isDim := e.(affine.Dim)
		if !isDim || int(d) <= last {
			return true
		}
		last = int(d)
	}
	return !ok
}

// both is what two masks select, of which the second may be absent.
func both(b *ir.Builder, mask, other *ir.Value) *ir.Value {
	if other == nil {
		return mask
	}
	return std.NewAnd(b, mask, other).Result()
}

// elsewhere is a vector with elements of `passthru` where the mask selects nothing.
func elsewhere(op vector.Mask, b *ir.Builder, v *ir.Value) *ir.Value {
	if op.Passthru() == nil {
		return v
	}
	return std.NewSelect(b, op.Mask(), v, op.Passthru()).Result()
}

// selectedOr is a vector with the neutral element of a combination where the mask selects nothing.
func selectedOr(b *ir.Builder, mask, v *ir.Value, kind vector.CombiningKind) *ir.Value {
	t := v.Type().(*ir.VectorType)
	data := ir.AppendElement(nil, neutral(t.Elem(), kind))
	none := std.NewConstant(b, t, b.Context().DenseElementsAttr(t, data, true)).Result()
	return std.NewSelect(b, mask, v, none).Result()
}

// neutral is what changes nothing: a sum of -0 and a zero has the sign of that, a NaN loses against every number in
// `min` and `max`.
func neutral(t ir.Type, kind vector.CombiningKind) ir.Attribute {
	ctx := t.Context()
	if f, ok := t.(*ir.FloatType); ok {
		value := num.NaN(f.Kind())
		switch kind {
		case vector.CombiningKindAdd:
			value = num.Zero(f.Kind(), true)
		case vector.CombiningKindMul:
			value = num.FromFloat64(f.Kind(), 1)
		case vector.CombiningKindMinimumf:
			value = num.Inf(f.Kind(), false)
		case vector.CombiningKindMaximumf:
			value = num.Inf(f.Kind(), true)
		}
		return ctx.FloatAttr(f, value)
	}
	width := ir.AttrWidth(t)
	integer, _ := t.(*ir.IntegerType)
	least, most := num.MinSigned(width), num.MaxSigned(width)
	if integer != nil && integer.Signedness() == ir.Unsigned {
		least, most = num.New(width, 0), num.FromInt64(width, -1)
	}
	value := num.New(width, 0) // add, or, xor, maxui
	switch kind {
	case vector.CombiningKindMul:
		value = num.New(width, 1)
	case vector.CombiningKindAnd, vector.CombiningKindMinui:
		value = num.FromInt64(width, -1)
	case vector.CombiningKindMin:
		value = most
	case vector.CombiningKindMax:
		value = least
	}
	return ctx.IntegerAttr(t, value)
}
