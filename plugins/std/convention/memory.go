package convention

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/emit"
)

// declare makes sure that a function is declared beside op.
func (c *Convention) declare(rw *convert.Rewriter, op *ir.Operation, name string, result ir.Type, args ...ir.Type) {
	rw.Declare(op, name, func(b *ir.Builder) *ir.Operation {
		return llvm.NewFunc(b, name, c.kit.Types.Func(result, args, false)).Operation
	})
}

// Malloc allocates bytes on the heap and returns an untyped address. The function
// that does it is declared beside op.
func (c *Convention) Malloc(rw *convert.Rewriter, op *ir.Operation, bytes *ir.Value) *ir.Value {
	name := c.schema.Memory.Allocate
	c.declare(rw, op, name, c.kit.I8Ptr, c.kit.IndexType)
	return c.kit.At(rw.Builder).Call(name, c.kit.I8Ptr, bytes)
}

// AlignedMalloc allocates bytes on the heap at a multiple of an alignment.
func (c *Convention) AlignedMalloc(rw *convert.Rewriter, op *ir.Operation, alignment, bytes *ir.Value) *ir.Value {
	name := c.schema.Memory.AllocateAligned
	c.declare(rw, op, name, c.kit.I8Ptr, c.kit.IndexType, c.kit.IndexType)
	return c.kit.At(rw.Builder).Call(name, c.kit.I8Ptr, alignment, bytes)
}

// HasAlignedMalloc reports whether there is a function for it.
func (c *Convention) HasAlignedMalloc() bool { return c.schema.Memory.AllocateAligned != "" }

// Free releases what was allocated at a pointer to elements.
func (c *Convention) Free(rw *convert.Rewriter, op *ir.Operation, pointer *ir.Value) {
	e := c.kit.At(rw.Builder)
	name := c.schema.Memory.Free
	c.declare(rw, op, name, nil, c.kit.I8Ptr)
	e.Call(name, nil, Untyped(e, pointer))
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

// CopyName is the function that copies memrefs of any layout, "" if there is
// none.
func (c *Convention) CopyName() string { return c.schema.Memory.Copy }

// Copy copies between memrefs of any layout: it takes the size of an element in
// bytes and the addresses of two unranked memrefs.
func (c *Convention) Copy(rw *convert.Rewriter, op *ir.Operation, size, from, to *ir.Value) {
	name := c.schema.Memory.Copy
	c.declare(rw, op, name, nil, c.kit.IndexType, from.Type(), to.Type())
	c.kit.At(rw.Builder).Call(name, nil, size, from, to)
}
