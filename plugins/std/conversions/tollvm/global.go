package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// global converts `memref.global` to `llvm.mlir.global`.
func (l *Lowering) global() convert.Pattern {
	return convert.On("memref.global to llvm.mlir.global", func(op memref.Global, m convert.Match) convert.Result {
		t, ok := op.Type().(*ir.MemRefType)
		if !ok {
			return m.MatchFailure("its type is no memref")
		}
		r, reason := l.memrefs.Ranked(t)
		if r == nil {
			return m.MatchFailure(reason)
		}
		if t.Layout() != nil {
			return m.MatchFailure("its layout is not the identity")
		}
		l.makeGlobal(m.Rewriter, op, r)
		return m.Erase()
	})
}

func (l *Lowering) makeGlobal(rw *convert.Rewriter, op memref.Global, r *convention.Ranked) {
	linkage := llvm.LinkageExternal
	if v, _ := op.SymVisibility(); v == "private" || v == "nested" {
		linkage = llvm.LinkagePrivate
	}
	attrs := []ir.NamedAttr{{Name: linkageAttr, Value: linkage.Attr(l.ctx)}}
	if op.Constant() {
		attrs = append(attrs, ir.NamedAttr{Name: "constant", Value: l.ctx.UnitAttr()})
	}
	if r.Space() != 0 {
		attrs = append(attrs, ir.NamedAttr{Name: "addr_space", Value: l.ctx.I32Attr(r.Space())})
	}
	if a := op.AlignmentAttr(); a != nil {
		attrs = append(attrs, ir.NamedAttr{Name: "alignment", Value: a})
	}
	initial := op.InitialValueAttr()
	_, undefined := initial.(*ir.UnitAttr)
	if initial != nil && !undefined {
		attrs = append(attrs, ir.NamedAttr{Name: "value", Value: scalarOf(initial, r.Rank())})
	}
	t := l.globalType(r)
	global := llvm.NewMlirGlobal(rw.Builder, op.SymName(), t, attrs...)
	if undefined {
		// Without an initializer it would be a declaration.
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
	return convert.On("memref.get_global to llvm.mlir.addressof", func(op memref.GetGlobal, m convert.Match) convert.Result {
		r, reason := l.memrefs.Ranked(op.Result().Type().(*ir.MemRefType))
		if r == nil {
			return m.MatchFailure(reason)
		}
		if r.Type.Layout() != nil {
			return m.MatchFailure("its layout is not the identity")
		}
		e := l.at(m.Rewriter)
		fresh := r.Fresh(e, nil, nil)
		pointer := l.kit.Types.Ptr(l.globalType(r), r.Space())
		address := llvm.NewMlirAddressof(m.Builder, pointer, op.Name()).Res()
		zeros := slices.Repeat([]*ir.Value{e.Index(0)}, r.Rank()+1)
		parts := convention.Components{
			Aligned: e.Element(address, r.Pointer, zeros...), Sizes: fresh.Sizes, Strides: fresh.Strides,
		}
		if r.Carries(convention.Allocated) {
			parts.Allocated = e.IntToPtr(e.AddressNumber(notAllocated), r.Pointer)
		}
		return m.ReplaceParts(r.Make(e, parts))
	})
}

// notAllocated is the address that stands for the allocated pointer of a memref
// that must never be freed. Anyone who does sees where it comes from.
const notAllocated = 0xdeadbeef
