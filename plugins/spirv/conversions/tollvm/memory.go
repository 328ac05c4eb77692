package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// variable converts `spv.Variable` to `llvm.alloca`, and a store of its initializer.
func (l *Lowering) variable() convert.Pattern {
	return convert.On("spv.Variable to llvm.alloca", func(op spirv.Variable, m convert.Match) convert.Result {
		t := l.convertOne(op.Pointer().Type())
		if t == nil {
			return m.MatchFailure(l.whyNot(op.Pointer().Type()))
		}
		if of := pointee(op.Pointer().Type()); l.convertOne(of) == nil {
			return m.MatchFailure(l.whyNot(of))
		}
		e := l.at(m)
		pointer := e.Alloca(e.I32(1), t, 0)
		if initial := m.Operand(op.Initializer()); initial != nil {
			e.Store(initial, pointer)
		}
		return m.Replace(pointer)
	})
}

// An access is how memory is read or written.
type access struct {
	flags     spirv.MemoryAccess
	alignment int64 // as the program has it, 0 if it does not
	place     place
	expected  int64 // alignment where LLVM would expect more, or 0
}

// An accessOp is the view of an operation that says how memory is read or written.
type accessOp interface {
	MemoryAccess() (spirv.MemoryAccess, bool)
	Alignment() (uint64, bool)
}

// accessOf reads the access of an operation through a pointer.
func (l *Lowering) accessOf(op accessOp, pointer *ir.Value) access {
	flags, _ := op.MemoryAccess()
	alignment, _ := op.Alignment()
	return l.accessAt(pointer, flags, alignment)
}

// accessAt is an access through a pointer.
func (l *Lowering) accessAt(pointer *ir.Value, flags spirv.MemoryAccess, alignment uint64) access {
	p := l.placeOf(pointer)
	return access{flags: flags, alignment: int64(alignment), place: p, expected: l.knownAlignment(pointer, p)}
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
	return convert.On("spv.Load to llvm.load", func(op spirv.Load, m convert.Match) convert.Result {
		return m.Replace(l.read(l.at(m), m.Operand(op.Ptr()), op.Value().Type(), l.accessOf(op, op.Ptr())))
	})
}

// store converts `spv.Store`.
func (l *Lowering) store() convert.Pattern {
	return convert.On("spv.Store to llvm.store", func(op spirv.Store, m convert.Match) convert.Result {
		l.write(l.at(m), m.Operand(op.Value()), m.Operand(op.Ptr()), op.Value().Type(), l.accessOf(op, op.Ptr()))
		return m.Erase()
	})
}

// copyMemory converts `spv.CopyMemory` to a load and a store. An access that it does not say
// for the source is that of the target.
func (l *Lowering) copyMemory() convert.Pattern {
	return convert.On("spv.CopyMemory to llvm.load, llvm.store", func(op spirv.CopyMemory, m convert.Match) convert.Result {
		to, from := l.accessOf(op, op.Target()), l.accessOf(op, op.Source())
		if flags, ok := op.SourceMemoryAccess(); ok {
			alignment, _ := op.SourceAlignment()
			from = l.accessAt(op.Source(), flags, alignment)
		}
		t := pointee(op.Source().Type())
		e := l.at(m)
		l.write(e, l.read(e, m.Operand(op.Source()), t, from), m.Operand(op.Target()), t, to)
		return m.Erase()
	})
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
	return convert.On("spv.GlobalVariable to llvm.mlir.global", func(op spirv.GlobalVariable, m convert.Match) convert.Result {
		pointer, ok := spirv.AsPtrType(op.Type())
		if !ok {
			return m.MatchFailure("its type is no pointer")
		}
		to := l.convertOne(pointer.Elem())
		if to == nil {
			return m.MatchFailure(l.whyNot(pointer.Elem()))
		}
		initial, why := l.initializer(m, op)
		if why != "" {
			return m.MatchFailure(why)
		}
		linkage := llvm.LinkageExternal
		var attrs []ir.NamedAttr
		switch pointer.Storage() {
		case spirv.StorageClassPrivate:
			linkage = llvm.LinkagePrivate
		case spirv.StorageClassInput:
			attrs = append(attrs, ir.NamedAttr{Name: "constant", Value: l.ctx.UnitAttr()})
		}
		global := l.newGlobal(m, op.SymName(), to, linkage, attrs...)
		if initial != nil {
			l.initialize(m, global, initial)
		}
		return m.Erase()
	})
}

// initialize gives a global a region that makes its value.
func (l *Lowering) initialize(m convert.Match, global llvm.MlirGlobal, value func() *ir.Value) {
	at := m.InsertionPoint()
	defer m.RestoreInsertionPoint(at)
	m.CreateBlock(global.Initializer(), nil)
	llvm.NewReturn(m.Builder, []*ir.Value{value()})
}

// newGlobal makes a global variable. Its address matters, so that it has no `unnamed_addr`.
func (l *Lowering) newGlobal(m convert.Match, name string, t ir.Type, linkage llvm.Linkage, attrs ...ir.NamedAttr) llvm.MlirGlobal {
	list := append(attrs,
		ir.NamedAttr{Name: "sym_name", Value: l.ctx.StringAttr(name)}, ir.NamedAttr{Name: "type", Value: l.ctx.TypeAttr(t)},
		ir.NamedAttr{Name: "linkage", Value: linkage.Attr(l.ctx)})
	name = llvm.MlirGlobal{}.OpName()
	return llvm.MlirGlobal{Op: m.Create(&ir.OperationState{Name: l.ctx.OpName(name), Attrs: ir.SortAttrs(list), Regions: 1})}
}

// markVolatile carries the decoration Volatile of variables, and of members of structs, to the
// loads and stores that reach them. Coherent needs nothing: memory of a CPU is.
func markVolatile(root *ir.Operation) {
	volatile := map[string]bool{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if v, ok := spirv.AsGlobalVariable(op); ok && op.Attr("volatile") != nil {
			volatile[v.SymName()] = true
		}
		return ir.Advance
	})
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is("spv.mlir.addressof"):
			follow(op.Result(0), volatile[spirv.MlirAddressof{Op: op}.Variable()])
		case op.Is("spv.Variable"):
			follow(op.Result(0), op.Attr("volatile") != nil)
		}
		return ir.Advance
	})
}

// carryContract lets products and sums that a kernel may contract have the flag for it.
func carryContract(_ *ir.OpName, attrs ir.AttrList, made []*ir.Operation) {
	if attrs.Get(kernel.ContractAttr) == nil {
		return
	}
	for _, op := range made {
		switch op.Name().String() {
		case "llvm.fadd", "llvm.fsub", "llvm.fmul":
			op.SetAttr("fastmathFlags", llvm.NewFastmathAttr(op.Context(), llvm.FastmathFlagsContract).Attribute)
		}
	}
}

// follow marks what is done with a pointer, which is volatile or not.
func follow(pointer *ir.Value, volatile bool) {
	for use := range pointer.Uses() {
		switch op := use.Owner(); {
		case op.Is("spv.AccessChain") || op.Is("spv.InBoundsAccessChain"):
			follow(op.Result(0), volatile || reachesVolatile(spirv.Elem(pointer.Type()), op.Operands()[1:]))
		case volatile && use.Index() == 0 && (op.Is("spv.Load") || op.Is("spv.Store")):
			access := ods.EnumOr(op.Attr("memory_access"), spirv.MemoryAccess(0))
			op.SetAttr("memory_access", (access | spirv.MemoryAccessVolatile).Attr(op.Context()))
		}
	}
}

// reachesVolatile reports whether a member at an index path is volatile.
func reachesVolatile(t ir.Type, indices []*ir.Value) bool {
	for _, index := range indices {
		i := int64(0)
		if spirv.IsStruct(t) {
			n, ok := rewrite.ConstantInt(index)
			if !ok || n < 0 || n >= int64(spirv.NumMembers(t)) {
				return false
			}
			if spirv.MembersOf(t)[n].Has(spirv.DecorationVolatile) {
				return true
			}
			i = n
		}
		if t = spirv.Part(t, i); t == nil {
			return false
		}
	}
	return false
}
