package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// variable converts `spv.Variable` to `llvm.alloca`, and a store of its initializer.
func (l *Lowering) variable() convert.Pattern {
	return convert.Pattern{
		Name: "spv.Variable to llvm.alloca", Root: "spv.Variable",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.convertOne(op.ResultType(0))
			if t == nil {
				return rw.MatchFailure(l.whyNot(op.ResultType(0)))
			}
			e := l.at(rw)
			pointer := e.Alloca(e.I32(1), t, 0)
			if len(operands) > 0 {
				e.Store(operands.One(0), pointer)
			}
			rw.ReplaceOp(op, pointer)
			return rw.Success()
		},
	}
}

// An access is how memory is read or written.
type access struct {
	flags     spirv.MemoryAccess
	alignment int64 // as the program has it, 0 if it does not
	place     place
	expected  int64 // alignment where LLVM would expect more, or 0
}

// accessOf reads the access of an operation through a pointer.
func (l *Lowering) accessOf(pointer *ir.Value, flags, alignment ir.Attribute) access {
	p := l.placeOf(pointer)
	return access{
		flags: spirv.MemoryAccess(intOf(flags)), alignment: intOf(alignment),
		place: p, expected: l.knownAlignment(pointer, p),
	}
}

// attrs are those of a load or store. Making memory available or visible is an ordering:
// the Vulkan memory model's, which needs an atomic access where LLVM has one of the size.
func (a access) attrs(l *Lowering, t ir.Type, load bool) []ir.NamedAttr {
	var list []ir.NamedAttr
	add := func(name string, v ir.Attribute) { list = append(list, ir.NamedAttr{Name: name, Value: v}) }
	alignment := a.alignment
	if alignment == 0 {
		alignment = a.expected
	}
	ordered := a.flags&(spirv.MemoryAccessMakePointerAvailable|spirv.MemoryAccessMakePointerVisible) != 0
	size := extentOf(t).stored
	atomic := ordered && isAtomicSize(t) && (alignment == 0 || alignment >= size)
	if atomic {
		ordering := llvm.AtomicOrderingRelease
		if load {
			ordering = llvm.AtomicOrderingAcquire
		}
		add("ordering", ordering.Attr(l.ctx))
		if alignment == 0 {
			alignment = size
		}
	}
	if alignment > 0 {
		add("alignment", l.ctx.I64Attr(alignment))
	}
	if a.flags&spirv.MemoryAccessNontemporal != 0 && !atomic {
		add("nontemporal", l.ctx.UnitAttr())
	}
	if a.flags&spirv.MemoryAccessVolatile != 0 {
		add("volatile_", l.ctx.UnitAttr())
	}
	return ir.SortAttrs(list)
}

// needsFence reports whether an access orders others and cannot do so itself.
func (a access) needsFence(t ir.Type) bool {
	if a.flags&(spirv.MemoryAccessMakePointerAvailable|spirv.MemoryAccessMakePointerVisible) == 0 {
		return false
	}
	alignment := max(a.alignment, a.expected)
	return !isAtomicSize(t) || alignment > 0 && alignment < extentOf(t).stored
}

// isAtomicSize reports whether LLVM loads a type in one step.
func isAtomicSize(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		switch extentOf(t).stored {
		case 1, 2, 4, 8:
			return extentOf(t).stored*8 == width(t)
		}
	}
	return llvm.IsPtr(t)
}

// width is that of an integer or float in bits, 0 of any other type.
func width(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width())
	case *ir.FloatType:
		return int64(t.Kind().BitWidth())
	}
	return 0
}

// load converts `spv.Load`.
func (l *Lowering) load() convert.Pattern {
	return convert.Pattern{
		Name: "spv.Load to llvm.load", Root: "spv.Load",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			own := spirv.Load{Op: op}
			a := l.accessOf(own.Ptr(), own.MemoryAccessAttr(), own.AlignmentAttr())
			rw.ReplaceOp(op, l.read(l.at(rw), operands.One(0), op.ResultType(0), a))
			return rw.Success()
		},
	}
}

// store converts `spv.Store`.
func (l *Lowering) store() convert.Pattern {
	return convert.Pattern{
		Name: "spv.Store to llvm.store", Root: "spv.Store",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			own := spirv.Store{Op: op}
			a := l.accessOf(own.Ptr(), own.MemoryAccessAttr(), own.AlignmentAttr())
			l.write(l.at(rw), operands.One(1), operands.One(0), op.OperandType(1), a)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// copyMemory converts `spv.CopyMemory` to a load and a store.
func (l *Lowering) copyMemory() convert.Pattern {
	return convert.Pattern{
		Name: "spv.CopyMemory to llvm.load, llvm.store", Root: "spv.CopyMemory",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			own := spirv.CopyMemory{Op: op}
			to := l.accessOf(own.Target(), own.MemoryAccessAttr(), own.AlignmentAttr())
			from := to
			from.place = l.placeOf(own.Source())
			from.expected = l.knownAlignment(own.Source(), from.place)
			if flags := own.SourceMemoryAccessAttr(); flags != nil {
				from = l.accessOf(own.Source(), flags, own.SourceAlignmentAttr())
			}
			t := pointee(own.Source().Type())
			e := l.at(rw)
			v := l.read(e, operands.One(1), t, from)
			l.write(e, v, operands.One(0), t, to)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// read loads a value of a type of SPIR-V.
func (l *Lowering) read(e emit.Emitter, pointer *ir.Value, t ir.Type, a access) *ir.Value {
	var v *ir.Value
	if a.place.elements > 0 || a.place.matrix.stride > 0 {
		v = l.gather(e, pointer, t, a)
	} else {
		to := l.convertOne(t)
		v = llvm.NewLoad(e.Builder, pointer, a.attrs(l, to, true)...).Res()
		if !a.needsFence(to) {
			return v
		}
	}
	if a.flags&spirv.MemoryAccessMakePointerVisible != 0 {
		llvm.NewFence(e.Builder, llvm.AtomicOrderingAcquire)
	}
	return v
}

// write stores a value of a type of SPIR-V.
func (l *Lowering) write(e emit.Emitter, v, pointer *ir.Value, t ir.Type, a access) {
	apart := a.place.elements > 0 || a.place.matrix.stride > 0
	if (apart || a.needsFence(v.Type())) && a.flags&spirv.MemoryAccessMakePointerAvailable != 0 {
		llvm.NewFence(e.Builder, llvm.AtomicOrderingRelease)
	}
	if apart {
		l.scatter(e, v, pointer, t, a)
		return
	}
	llvm.NewStore(e.Builder, v, pointer, a.attrs(l, v.Type(), false)...)
}

// plainAttrs are those of an access whose order a fence sees to.
func (a access) plainAttrs(l *Lowering) []ir.NamedAttr {
	a.flags &^= spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessMakePointerVisible
	return a.attrs(l, l.i8, true)
}

// globalVariable converts `spv.GlobalVariable` to `llvm.mlir.global`: private for the
// storage class Private, external for others, constant for Input.
func (l *Lowering) globalVariable() convert.Pattern {
	return convert.Pattern{
		Name: "spv.GlobalVariable to llvm.mlir.global", Root: "spv.GlobalVariable",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			pointer, ok := op.Attr("type").(*ir.TypeAttr)
			if !ok {
				return rw.MatchFailure("it has no type")
			}
			t := pointee(pointer.Value())
			to := l.convertOne(t)
			if to == nil {
				return rw.MatchFailure(l.whyNot(t))
			}
			initial, why := l.initializer(rw, op)
			if why != "" {
				return rw.MatchFailure(why)
			}
			linkage := llvm.LinkageExternal
			storage := spirv.StorageClass(storageOf(pointer.Value()))
			if storage == spirv.StorageClassPrivate {
				linkage = llvm.LinkagePrivate
			}
			attrs := []ir.NamedAttr{{Name: "linkage", Value: linkage.Attr(l.ctx)}}
			if storage == spirv.StorageClassInput {
				attrs = append(attrs, ir.NamedAttr{Name: "constant", Value: l.ctx.UnitAttr()})
			}
			global := l.newGlobal(rw, ir.SymbolName(op), to, attrs...)
			if initial != nil {
				l.initialize(rw, global, initial)
			}
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// initialize gives a global a region that makes its value.
func (l *Lowering) initialize(rw *convert.Rewriter, global *ir.Operation, value func(e emit.Emitter) *ir.Value) {
	at := rw.InsertionPoint()
	defer rw.RestoreInsertionPoint(at)
	rw.CreateBlock(global.Region(0), nil)
	llvm.NewReturn(rw.Builder, []*ir.Value{value(l.at(rw))})
}

// newGlobal makes a global variable. Its address matters.
func (l *Lowering) newGlobal(rw *convert.Rewriter, name string, t ir.Type, attrs ...ir.NamedAttr) *ir.Operation {
	list := ir.AttrList{{Name: "sym_name", Value: l.ctx.StringAttr(name)}, {Name: "type", Value: l.ctx.TypeAttr(t)}}
	list = append(list, attrs...)
	if list.Get("linkage") == nil {
		list = append(list, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageExternal.Attr(l.ctx)})
	}
	return rw.Create(&ir.OperationState{Name: l.globalName, Attrs: ir.SortAttrs(list), Regions: 1})
}
