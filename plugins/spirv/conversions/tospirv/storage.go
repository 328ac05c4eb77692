package tospirv

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
	"github.com/mlirc/mlirc/plugins/spirv/layout"
)

// spaces are the storage classes that memory spaces stand for, in the order of MLIR 13.
var spaces = [...]spirv.StorageClass{
	0: spirv.StorageClassStorageBuffer, 1: spirv.StorageClassGeneric, 3: spirv.StorageClassWorkgroup,
	4: spirv.StorageClassUniform, 5: spirv.StorageClassPrivate, 6: spirv.StorageClassFunction,
	7: spirv.StorageClassPushConstant, 8: spirv.StorageClassUniformConstant, 9: spirv.StorageClassInput,
	10: spirv.StorageClassOutput, 11: spirv.StorageClassCrossWorkgroup, 12: spirv.StorageClassAtomicCounter,
	13: spirv.StorageClassImage, 14: spirv.StorageClassCallableDataNV, 15: spirv.StorageClassIncomingCallableDataNV,
	16: spirv.StorageClassRayPayloadNV, 17: spirv.StorageClassHitAttributeNV, 18: spirv.StorageClassIncomingRayPayloadNV,
	19: spirv.StorageClassShaderRecordBufferNV, 20: spirv.StorageClassPhysicalStorageBuffer,
}

// noSpace is the memory space that stands for no storage class.
const noSpace = 2

// globalSpace is the memory space of the device where it is named by a word.
const globalSpace = 1

// classOf is the storage class of a memref.
func classOf(t *ir.MemRefType) (spirv.StorageClass, string) {
	space, ok := ods.SpaceNumber(t.Space())
	if !ok {
		return 0, "its memory space is no number, and so stands for no storage class"
	}
	if _, named := t.Space().(*ir.DialectAttr); named && space == globalSpace {
		return spirv.StorageClassStorageBuffer, ""
	}
	if space < 0 || space >= int64(len(spaces)) || space == noSpace {
		return 0, fmt.Sprintf("memory space %d stands for no storage class; 0 is StorageBuffer, 3 Workgroup, 4 Uniform, 5 Private, 6 Function", space)
	}
	return spaces[space], ""
}

// cell is what an element of a memref is in memory.
type cell struct {
	t     ir.Type // in the array
	width int     // in bits, of the element
	// packed is how many elements are in one of the array: 1, or 2 or 4 small integers.
	packed int
}

// cellOf is what an element of a memref is in memory of a storage class. A truth value is a
// byte.
func (l *Lowering) cellOf(elem ir.Type, class spirv.StorageClass) (cell, string) {
	if v, ok := elem.(*ir.VectorType); ok {
		t, why := l.vector(v)
		if why == "" && ir.ElementOrSelf(t) != v.Elem() {
			why = show(v.Elem()) + " is emulated, and vectors in memory are not"
		}
		return cell{t, 0, 1}, why
	}
	if _, ok := elem.(*ir.IndexType); ok {
		elem = l.i32
	}
	if !isNumber(elem) {
		return cell{}, "SPIR-V has no " + show(elem) + " in memory"
	}
	width, float := widthOf(elem)
	if width == 1 {
		width, elem = 8, l.ctx.IntegerType(8, ir.Signless)
	}
	word, _ := wordOf(class)
	capability := environment.Storing(width, word)
	if capability == "" {
		capability = environment.Computing(width, float)
	}
	switch {
	case l.target.Allows(capability):
		return cell{elem, width, 1}, ""
	case !l.emulate || float || width > 32:
		return cell{}, fmt.Sprintf("the target has no capability %s, which %s in memory takes", capability, show(elem))
	}
	return cell{l.i32, width, 32 / width}, ""
}

// wordOf is the name of a storage class that the host shares.
func wordOf(class spirv.StorageClass) (string, bool) {
	switch class {
	case spirv.StorageClassStorageBuffer:
		return "StorageBuffer", true
	case spirv.StorageClassUniform:
		return "Uniform", true
	case spirv.StorageClassPushConstant:
		return "PushConstant", true
	case spirv.StorageClassInput:
		return "Input", true
	case spirv.StorageClassOutput:
		return "Output", true
	}
	return "", false
}

// memref makes a pointer to a struct with an array.
func (l *Lowering) memref(t *ir.MemRefType) (ir.Type, string) {
	class, why := classOf(t)
	if why != "" {
		return nil, why
	}
	c, why := l.cellOf(t.Elem(), class)
	if why != "" {
		return nil, why
	}
	stride := sizeOf(c.t)
	array := spirv.RuntimeArrayOf(l.ctx, c.t, stride)
	if !slices.Contains(t.Shape(), ir.Dynamic) {
		n, ok := elements(t)
		if !ok || n < 1 {
			return nil, "how much memory it spans is not known, or nothing"
		}
		if t.Elem() == ir.Type(l.ctx.I1()) {
			n = (n + int64(c.packed) - 1) / int64(c.packed)
		}
		array = spirv.ArrayOf(l.ctx, n, c.t, stride)
	}
	member := spirv.Member{Type: array, Offset: -1}
	if layout.IsShared(class) {
		member.Offset = 0
	}
	return spirv.PtrTo(l.ctx, spirv.StructOf(l.ctx, member), class), ""
}

// sizeOf is the number of bytes of a number or vector.
func sizeOf(t ir.Type) int64 {
	n := int64(1)
	if v, ok := t.(*ir.VectorType); ok {
		n, _ = ir.NumElements(v)
	}
	width, _ := widthOf(ir.ElementOrSelf(t))
	return n * int64(width) / 8
}

// elements is how many elements the memory that a memref of static shape spans has.
func elements(t *ir.MemRefType) (int64, bool) {
	s, ok := t.Strides()
	if !ok || s.Offset == ir.Dynamic {
		return 0, false
	}
	if len(t.Shape()) == 0 {
		return 1, true
	}
	n := int64(0)
	for i, size := range t.Shape() {
		if s.Strides[i] == ir.Dynamic {
			return 0, false
		}
		n = max(n, size*s.Strides[i])
	}
	return s.Offset + n, true
}
