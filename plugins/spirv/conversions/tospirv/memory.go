package tospirv

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// memory are the patterns for memrefs.
func (l *Lowering) memory() []convert.Pattern {
	return []convert.Pattern{l.load(), l.store(), l.allocate(), l.allocateOnStack(), l.deallocate()}
}

// access is where an element of a memref is.
type access struct {
	cell
	memref *ir.MemRefType
	class  spirv.StorageClass
	base   *ir.Value // the pointer
	zero   *ir.Value // the place of the array in its struct
	at     *ir.Value // the place of the element in the array, as if that were not packed
}

// accessTo finds the array of a memref's elements, or says why it cannot. It makes operations
// only when it can.
func (l *Lowering) accessTo(m convert.Match, from *ir.Value) (access, string) {
	t := from.Type().(*ir.MemRefType)
	if _, why := m.Convert(t); why != "" {
		return access{}, why
	}
	s, ok := t.Strides()
	if !ok || s.Offset == ir.Dynamic {
		return access{}, "the layout of " + show(t) + " has no strides, or an offset that is not known"
	}
	for _, stride := range s.Strides {
		if stride == ir.Dynamic {
			return access{}, "a stride of " + show(t) + " is not known, and a pointer carries none; only the first size may be open"
		}
	}
	class, _ := classOf(t)
	c, _ := l.cellOf(t.Elem(), class)
	return access{cell: c, memref: t, class: class, base: m.Operand(from)}, ""
}

// at finds the place of an element.
func (l *Lowering) at(b *ir.Builder, a access, indices []*ir.Value) access {
	a.zero = l.integer(b, l.i32, 0)
	a.at = a.zero
	if len(indices) == 0 {
		return a
	}
	s, _ := a.memref.Strides()
	a.at = l.integer(b, l.i32, s.Offset)
	for i, index := range indices {
		step := spirv.NewIMul(b, l.integer(b, l.i32, s.Strides[i]), index).Result()
		a.at = spirv.NewIAdd(b, a.at, step).Result()
	}
	return a
}

// pointer points to the array's element number i.
func (l *Lowering) pointer(b *ir.Builder, a access, i *ir.Value) *ir.Value {
	return spirv.NewAccessChain(b, a.base, []*ir.Value{a.zero, i}, spirv.PtrTo(l.ctx, a.t, a.class)).ComponentPtr()
}

// word is the number of the word that holds an element which is packed.
func (l *Lowering) word(b *ir.Builder, a access) *ir.Value {
	return spirv.NewSDiv(b, a.at, l.integer(b, l.i32, int64(a.packed))).Result()
}

// shift is the number of bits in a word before an element.
func (l *Lowering) shift(b *ir.Builder, a access) *ir.Value {
	packed, width := l.integer(b, l.i32, int64(a.packed)), l.integer(b, l.i32, int64(a.width))
	return spirv.NewIMul(b, spirv.NewUMod(b, a.at, packed).Result(), width).Result()
}

func (l *Lowering) load() convert.Pattern {
	return convert.On("memref.load to spv.Load", func(op memref.Load, m convert.Match) convert.Result {
		to, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		a, why := l.accessTo(m, op.Memref())
		if why != "" {
			return m.MatchFailure(why)
		}
		b := m.Builder
		a = l.at(b, a, m.Operands(op.Indices()))
		streamed, _ := op.Nontemporal()
		hints := l.nontemporal(streamed)
		if a.packed == 1 {
			v := spirv.NewLoad(b, l.pointer(b, a, a.at), hints...).Value()
			return m.Replace(l.fromMemory(b, v, op.Result().Type(), to))
		}
		v := spirv.NewLoad(b, l.pointer(b, a, l.word(b, a)), hints...).Value()
		v = spirv.NewShiftRightArithmetic(b, v, l.shift(b, a)).Result()
		v = spirv.NewBitwiseAnd(b, v, l.integer(b, a.t, 1<<a.width-1)).Result()
		if !isUnsigned(op.Result().Type()) {
			v = l.signExtend(b, v, a.width)
		}
		return m.Replace(l.fromMemory(b, v, op.Result().Type(), to))
	})
}

// nontemporal are the hints of a load or store of memory that is not used again soon, if yes.
func (l *Lowering) nontemporal(yes bool) []ir.NamedAttr {
	if !yes {
		return nil
	}
	return []ir.NamedAttr{{Name: "memory_access", Value: spirv.MemoryAccessNontemporal.Attr(l.ctx)}}
}

// fromMemory is what was loaded as the value of a type from before the conversion, which has
// become type to: a truth value is 1 in memory, and a small integer may be wider in values.
func (l *Lowering) fromMemory(b *ir.Builder, v *ir.Value, was, to ir.Type) *ir.Value {
	switch {
	case v.Type() == to:
		return v
	case was == ir.Type(l.ctx.I1()):
		set := spirv.NewIEqual(b, v, l.integer(b, v.Type(), 1)).Result()
		return l.choose(b, set, to, 1, 0)
	}
	return resize(b, v, to, !isUnsigned(was))
}

func isUnsigned(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Signedness() == ir.Unsigned
}

func (l *Lowering) store() convert.Pattern {
	return convert.On("memref.store to spv.Store", func(op memref.Store, m convert.Match) convert.Result {
		if t := op.Memref().Type().(*ir.MemRefType); l.storesParts(t) {
			return m.MatchFailuref("an element of %s is a part of a word, which takes atomic operations, and these are for StorageBuffer and Workgroup", show(t))
		}
		a, why := l.accessTo(m, op.Memref())
		if why != "" {
			return m.MatchFailure(why)
		}
		streamed, _ := op.Nontemporal()
		if streamed && a.packed > 1 {
			return m.MatchFailure("a part of a word is stored by atomic operations, which cannot be nontemporal")
		}
		b := m.Builder
		a = l.at(b, a, m.Operands(op.Indices()))
		v := m.Operand(op.Value())
		if a.packed == 1 {
			if isBool := l.isBool(op.Value()); !isBool && v.Type() != a.t {
				v = resize(b, v, a.t, true)
			} else if isBool {
				v = l.choose(b, v, a.t, 1, 0)
			}
			spirv.NewStore(b, l.pointer(b, a, a.at), v, l.nontemporal(streamed)...)
			return m.Erase()
		}
		scope := spirv.ScopeDevice
		if a.class == spirv.StorageClassWorkgroup {
			scope = spirv.ScopeWorkgroup
		}
		l.storePart(b, a, v, scope)
		return m.Erase()
	})
}

// storesParts reports whether elements of a memref are parts of words in memory that has no
// atomic operations.
func (l *Lowering) storesParts(t *ir.MemRefType) bool {
	class, why := classOf(t)
	if why != "" || class == spirv.StorageClassStorageBuffer || class == spirv.StorageClassWorkgroup {
		return false
	}
	c, why := l.cellOf(t.Elem(), class)
	return why == "" && c.packed > 1
}

// storePart replaces the bits of a word that are one element: first they become zero, then
// those that are set are added. Other elements of the word may be written meanwhile.
func (l *Lowering) storePart(b *ir.Builder, a access, v *ir.Value, scope spirv.Scope) {
	at := l.shift(b, a)
	mask := l.integer(b, a.t, 1<<a.width-1)
	others := spirv.NewNot(b, spirv.NewShiftLeftLogical(b, mask, at).Result()).Result()
	if l.isBool(v) {
		v = l.choose(b, v, a.t, 1, 0)
	}
	v = resize(b, v, a.t, true)
	part := spirv.NewShiftLeftLogical(b, spirv.NewBitwiseAnd(b, v, mask).Result(), at).Result()
	p := l.pointer(b, a, l.word(b, a))
	spirv.NewAtomicAnd(b, p, others, scope, spirv.MemorySemanticsAcquireRelease)
	spirv.NewAtomicOr(b, p, part, scope, spirv.MemorySemanticsAcquireRelease)
}

// sharedPrefix begins the names of variables in memory of the workgroup.
const sharedPrefix = "__workgroup_mem__"

// allocate makes a variable of an allocation in memory of the workgroup.
func (l *Lowering) allocate() convert.Pattern {
	return convert.On("memref.alloc to spv.GlobalVariable", func(op memref.Alloc, m convert.Match) convert.Result {
		t := op.Memref().Type().(*ir.MemRefType)
		if class, why := classOf(t); why != "" || class != spirv.StorageClassWorkgroup {
			return m.MatchFailure("only memory of the workgroup, memory space 3, is allocated by a kernel")
		}
		pointer, why := m.Convert(t)
		if why == "" && !ir.HasStaticShape(t) {
			why = "the size of memory of the workgroup is known before"
		}
		if why != "" {
			return m.MatchFailure(why)
		}
		name := l.shared[op.Op]
		m.Declare(op.Op, name, func(b *ir.Builder) *ir.Operation { return spirv.NewGlobalVariable(b, name, pointer).Op })
		return m.Replace(spirv.NewMlirAddressof(m.Builder, pointer, name).Pointer())
	})
}

// nameShared names the variables of allocations in memory of the workgroup, which are unique
// in their symbol table.
func (l *Lowering) nameShared(root *ir.Operation) {
	l.shared = map[*ir.Operation]string{}
	taken := map[*ir.Operation]int{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if _, ok := memref.AsAlloc(op); !ok {
			return ir.Advance
		}
		table := ir.NearestSymbolTable(op)
		symbols := ir.NewSymbolTable(table)
		for {
			name := fmt.Sprintf("%s%d", sharedPrefix, taken[table])
			taken[table]++
			if symbols.Lookup(name) == nil {
				l.shared[op] = name
				return ir.Advance
			}
		}
	})
}

// allocateOnStack makes a variable of the function.
func (l *Lowering) allocateOnStack() convert.Pattern {
	return convert.On("memref.alloca to spv.Variable", func(op memref.Alloca, m convert.Match) convert.Result {
		t := op.Memref().Type().(*ir.MemRefType)
		if class, why := classOf(t); why != "" || class != spirv.StorageClassFunction {
			return m.MatchFailure("a variable of a function is in memory space 6")
		}
		pointer, why := m.Convert(t)
		if why == "" && !ir.HasStaticShape(t) {
			why = "the size of a variable is known before"
		}
		if why != "" {
			return m.MatchFailure(why)
		}
		return m.Replace(spirv.NewVariable(m.Builder, nil, pointer, spirv.StorageClassFunction).Pointer())
	})
}

func (l *Lowering) deallocate() convert.Pattern {
	return convert.On("memref.dealloc to nothing", func(op memref.Dealloc, m convert.Match) convert.Result {
		if class, why := classOf(op.Memref().Type().(*ir.MemRefType)); why != "" || class != spirv.StorageClassWorkgroup {
			return m.MatchFailure("only memory of the workgroup, memory space 3, is allocated by a kernel")
		}
		return m.Erase()
	})
}
