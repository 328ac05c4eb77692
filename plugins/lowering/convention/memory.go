package convention

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// Function is one that serves memory: somebody else defines it.
type Function struct {
	Name string
	// Type is a function type of the LLVM dialect.
	Type ir.Type
}

// memoryFunctions are those that a convention names, nil where it names none.
type memoryFunctions struct{ allocate, allocateAligned, free, copy *Function }

func newMemoryFunctions(c *Convention) memoryFunctions {
	size, address := c.kit.AddressType, c.kit.I8Ptr
	function := func(name string, result ir.Type, args ...ir.Type) *Function {
		if name == "" {
			return nil
		}
		return &Function{name, c.kit.Types.Func(result, args, false)}
	}
	f := memoryFunctions{
		allocate:        function(c.schema.Memory.Allocate, address, size),
		allocateAligned: function(c.schema.Memory.AllocateAligned, address, size, size),
		free:            function(c.schema.Memory.Free, nil, address),
	}
	if u, _ := c.Unranked(); u != nil {
		memref := c.kit.Types.Ptr(u.inner, 0)
		f.copy = function(c.schema.Memory.Copy, nil, size, memref, memref)
	}
	return f
}

// Allocator takes a size in bytes and returns an untyped address on the heap.
func (c *Convention) Allocator() *Function { return c.functions.allocate }

// AlignedAllocator takes an alignment and a size, both in bytes; nil if there is
// none.
func (c *Convention) AlignedAllocator() *Function { return c.functions.allocateAligned }

// Freer releases what was allocated.
func (c *Convention) Freer() *Function { return c.functions.free }

// Copier copies between memrefs of any layout: it takes the size of an element in
// bytes and the addresses of two unranked memrefs. It is nil if there is none.
func (c *Convention) Copier() *Function { return c.functions.copy }

// Declare makes sure that a function is declared beside op.
func Declare(rw *convert.Rewriter, op *ir.Operation, f *Function) {
	rw.Declare(op, f.Name, func(b *ir.Builder) *ir.Operation {
		return llvm.NewFunc(b, f.Name, f.Type).Op
	})
}

// Malloc allocates bytes on the heap and returns an untyped address.
func (c *Convention) Malloc(rw *convert.Rewriter, op *ir.Operation, bytes *ir.Value) *ir.Value {
	return c.call(rw, op, c.Allocator(), c.kit.I8Ptr, bytes)
}

// AlignedMalloc allocates bytes on the heap at a multiple of an alignment.
func (c *Convention) AlignedMalloc(rw *convert.Rewriter, op *ir.Operation, alignment, bytes *ir.Value) *ir.Value {
	return c.call(rw, op, c.AlignedAllocator(), c.kit.I8Ptr, alignment, bytes)
}

// Free releases what was allocated at a pointer to elements.
func (c *Convention) Free(rw *convert.Rewriter, op *ir.Operation, pointer *ir.Value) {
	c.call(rw, op, c.Freer(), nil, Untyped(c.kit.At(rw.Builder), pointer))
}

// Copy copies between memrefs of any layout, by the function that [Convention.Copier] names.
func (c *Convention) Copy(rw *convert.Rewriter, op *ir.Operation, size, from, to *ir.Value) {
	c.call(rw, op, c.Copier(), nil, size, from, to)
}

// call calls a function that is declared beside op, maybe by the module, see [Function.Serves].
func (c *Convention) call(rw *convert.Rewriter, op *ir.Operation, f *Function, result ir.Type, args ...*ir.Value) *ir.Value {
	Declare(rw, op, f)
	e := c.kit.At(rw.Builder)
	declared, _ := rw.Symbol(op, f.Name)
	takes, gives := typesOf(declared.Attrs)
	for i, t := range takes {
		if args[i].Type() != t && sameButOpaque(t, args[i].Type()) {
			args[i] = e.Bitcast(args[i], t)
		}
	}
	if result == nil || len(gives) != 1 || gives[0] == result || !sameButOpaque(gives[0], result) {
		return e.Call(f.Name, result, args...)
	}
	return e.Bitcast(e.Call(f.Name, gives[0], args...), result)
}

// Serves reports whether a function that the module has is that one: its type is the same, but for
// pointers that do not say what they point to.
func (f *Function) Serves(declared convert.Symbol) bool {
	t, ok := llvm.AsFuncType(f.Type)
	takes, gives := typesOf(declared.Attrs)
	if !ok || t.Vararg() || len(takes) != len(t.Args()) {
		return false
	}
	for i, arg := range t.Args() {
		if !sameButOpaque(takes[i], arg) {
			return false
		}
	}
	if llvm.IsVoid(t.Ret()) {
		return len(gives) == 0
	}
	return len(gives) == 1 && sameButOpaque(gives[0], t.Ret())
}

func sameButOpaque(declared, t ir.Type) bool {
	pointer, ok := llvm.AsPtrType(declared)
	own, okOwn := llvm.AsPtrType(t)
	return declared == t || ok && okOwn && pointer.Elem() == nil && pointer.Space() == own.Space()
}

// typesOf are the types that a function takes and returns, one of the builtin `func` or of the LLVM dialect that is not
// variadic; nil for anything else.
func typesOf(attrs ir.AttrList) (takes, gives []ir.Type) {
	attr, ok := attrs.Get("type").(*ir.TypeAttr)
	if !ok {
		return nil, nil
	}
	if t, ok := attr.Value().(*ir.FunctionType); ok {
		return t.Inputs(), t.Results()
	}
	t, ok := llvm.AsFuncType(attr.Value())
	switch {
	case !ok || t.Vararg():
		return nil, nil
	case llvm.IsVoid(t.Ret()):
		return t.Args(), nil
	}
	return t.Args(), []ir.Type{t.Ret()}
}

// Untyped makes an untyped address in the default space of a pointer.
func Untyped(e emit.Emitter, pointer *ir.Value) *ir.Value {
	if llvm.Space(pointer.Type()) != 0 {
		pointer = e.AddrSpaceCast(pointer, e.Types.Ptr(llvm.Elem(pointer.Type()), 0))
	}
	if pointer.Type() == e.I8Ptr {
		return pointer
	}
	return e.Bitcast(pointer, e.I8Ptr)
}
