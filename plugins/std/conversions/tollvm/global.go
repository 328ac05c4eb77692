package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// global converts `memref.global` to `llvm.mlir.global`.
func (l *Lowering) global() convert.Pattern {
	return convert.Pattern{
		Name: "memref.global to llvm.mlir.global", Root: "memref.global",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			attr, ok := op.Attr(typeAttr).(*ir.TypeAttr)
			if !ok {
				return rw.MatchFailure("it has no type")
			}
			t, ok := attr.Value().(*ir.MemRefType)
			if !ok {
				return rw.MatchFailure("its type is no memref")
			}
			r, reason := l.memrefs.Ranked(t)
			if r == nil {
				return rw.MatchFailure(reason)
			}
			if t.Layout() != nil {
				return rw.MatchFailure("its layout is not the identity")
			}
			l.makeGlobal(rw, op, r)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

func (l *Lowering) makeGlobal(rw *convert.Rewriter, op *ir.Operation, r *convention.Ranked) {
	linkage := llvm.LinkageExternal
	if v := op.StringAttrValue(ir.SymbolVisibilityAttr); v == "private" || v == "nested" {
		linkage = llvm.LinkagePrivate
	}
	attrs := []ir.NamedAttr{{Name: linkageAttr, Value: linkage.Attr(l.ctx)}}
	if op.Attr("constant") != nil {
		attrs = append(attrs, ir.NamedAttr{Name: "constant", Value: l.ctx.UnitAttr()})
	}
	if r.Space() != 0 {
		attrs = append(attrs, ir.NamedAttr{Name: "addr_space", Value: l.ctx.I32Attr(r.Space())})
	}
	initial := op.Attr("initial_value")
	_, undefined := initial.(*ir.UnitAttr)
	if initial != nil && !undefined {
		attrs = append(attrs, ir.NamedAttr{Name: "value", Value: scalarOf(initial, r.Rank())})
	}
	t := l.globalType(r)
	global := llvm.NewMlirGlobal(rw.Builder, ir.SymbolName(op), t, attrs...)
	if undefined {
		// Without an initializer it would be a declaration of somebody else's.
		at := rw.InsertionPoint()
		rw.CreateBlock(global.Op.Region(0), nil)
		llvm.NewReturn(rw.Builder, []*ir.Value{l.at(rw).Undef(t)})
		rw.RestoreInsertionPoint(at)
	}
}

// scalarOf is the initial value of a global: the element itself when there are
// no dimensions.
func scalarOf(value ir.Attribute, rank int) ir.Attribute {
	if dense, ok := value.(*ir.DenseElementsAttr); ok && rank == 0 {
		return dense.Element(0)
	}
	return value
}

// globalType is the array of arrays that a global holds.
func (l *Lowering) globalType(r *convention.Ranked) ir.Type {
	t := r.Elem
	shape := r.Type.Shape()
	for i := len(shape) - 1; i >= 0; i-- {
		t = l.kit.Types.Array(shape[i], t)
	}
	return t
}

// getGlobal converts `memref.get_global`.
func (l *Lowering) getGlobal() convert.Pattern {
	return convert.Pattern{
		Name: "memref.get_global to llvm.mlir.addressof", Root: "memref.get_global",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			r, reason := l.memrefs.Ranked(op.Result(0).Type().(*ir.MemRefType))
			if r == nil {
				return rw.MatchFailure(reason)
			}
			name, ok := op.Attr("name").(*ir.SymbolRefAttr)
			if !ok {
				return rw.MatchFailure("it does not name a global")
			}
			if r.Type.Layout() != nil {
				return rw.MatchFailure("its layout is not the identity")
			}
			e := l.at(rw)
			fresh := r.Fresh(e, nil, nil)
			pointer := l.kit.Types.Ptr(l.globalType(r), r.Space())
			address := llvm.NewMlirAddressof(rw.Builder, pointer, name.Root()).Res()
			zeros := slices.Repeat([]*ir.Value{e.Index(0)}, r.Rank()+1)
			parts := convention.Components{
				Aligned: e.Element(address, r.Pointer, zeros...), Sizes: fresh.Sizes, Strides: fresh.Strides,
			}
			if r.Carries(convention.Allocated) {
				parts.Allocated = e.IntToPtr(e.AddressNumber(notAllocated), r.Pointer)
			}
			return replaceMemref(rw, op, r.Make(e, parts))
		},
	}
}

// notAllocated is the address that stands for the allocated pointer of a memref
// that must never be freed. Anyone who does sees where it comes from.
const notAllocated = 0xdeadbeef
