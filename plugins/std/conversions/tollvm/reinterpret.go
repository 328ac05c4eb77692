package tollvm

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// reinterpretCast converts `memref.reinterpret_cast`: the pointers stay, the
// operation gives all else.
func (l *Lowering) reinterpretCast() convert.Pattern {
	return convert.Pattern{
		Name: "memref.reinterpret_cast to a memref", Root: "memref.reinterpret_cast",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			to, reason := l.memrefs.Ranked(op.Result(0).Type().(*ir.MemRefType))
			if to == nil {
				return rw.MatchFailure(reason)
			}
			offsets, sizes, strides, reason := shapeOf(op, operands)
			if reason != "" {
				return rw.MatchFailure(reason)
			}
			if len(offsets.static) != 1 || len(sizes.static) != to.Rank() || len(strides.static) != to.Rank() {
				return rw.MatchFailure("it does not tell one offset and a size and stride for each dimension")
			}
			e := l.at(rw)
			c := l.pointers(op, 0, operands, rw, to.Pointer)
			c.Offset, c.Sizes, c.Strides = offsets.values(e)[0], sizes.values(e), strides.values(e)
			return replaceMemref(rw, op, to.Make(e, c))
		},
	}
}

// pointers are the pointers of operand i, a memref with or without rank, whose
// elements pointers of that type point to.
func (l *Lowering) pointers(op *ir.Operation, i int, operands convert.Operands, rw *convert.Rewriter, pointer ir.Type) convention.Components {
	e := l.at(rw)
	if _, unranked := op.Operand(i).Type().(*ir.UnrankedMemRefType); unranked {
		u, _ := l.memrefs.Unranked()
		address := u.Address(e, operands[i])
		return convention.Components{
			Allocated: u.Pointer(e, pointer, address, 0), Aligned: u.Pointer(e, pointer, address, 1),
		}
	}
	v := l.view(op, i, operands, rw)
	return convention.Components{Allocated: v.Allocated(), Aligned: v.Aligned()}
}

// transpose converts `memref.transpose`: dimension i of the result is the one of
// the source that result i of the map names.
func (l *Lowering) transpose() convert.Pattern {
	return convert.Pattern{
		Name: "memref.transpose to a memref", Root: "memref.transpose",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			to, reason := l.memrefs.Ranked(op.Result(0).Type().(*ir.MemRefType))
			if to == nil {
				return rw.MatchFailure(reason)
			}
			m, ok := op.Attr("permutation").(*ir.AffineMapAttr)
			if !ok || len(m.Map().Results) != to.Rank() {
				return rw.MatchFailure("its permutation does not fit")
			}
			e := l.at(rw)
			v := l.view(op, 0, operands, rw)
			c := convention.Components{Allocated: v.Allocated(), Aligned: v.Aligned(), Offset: v.Offset()}
			for _, result := range m.Map().Results {
				d, ok := result.(affine.Dim)
				if !ok {
					panic("BUG: permutation map has another result than a dimension")
				}
				c.Sizes = append(c.Sizes, v.Size(int(d)))
				c.Strides = append(c.Strides, v.Stride(int(d)))
			}
			return replaceMemref(rw, op, to.Make(e, c))
		},
	}
}

// viewOfBytes converts `memref.view`: a contiguous memref on a buffer of bytes.
func (l *Lowering) viewOfBytes() convert.Pattern {
	return convert.Pattern{
		Name: "memref.view to a memref", Root: "memref.view",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			to, reason := l.memrefs.Ranked(op.Result(0).Type().(*ir.MemRefType))
			if to == nil {
				return rw.MatchFailure(reason)
			}
			if to.Type.Layout() != nil {
				return rw.MatchFailure("the layout of the result is not the identity")
			}
			e := l.at(rw)
			v := l.view(op, 0, operands, rw)
			c := convention.Components{}
			if to.Carries(convention.Allocated) {
				c.Allocated = e.Bitcast(v.Allocated(), to.Pointer)
			}
			first := v.First()
			c.Aligned = e.Bitcast(e.Element(first, first.Type(), operands.One(1)), to.Pointer)
			fresh := to.Fresh(e, operands.Range(2, len(operands)), nil)
			c.Sizes, c.Strides = fresh.Sizes, fresh.Strides
			return replaceMemref(rw, op, to.Make(e, c))
		},
	}
}
