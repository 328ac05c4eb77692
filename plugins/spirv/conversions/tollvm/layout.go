package tollvm

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// slot is how a value lies in memory.
type slot struct {
	t    ir.Type // of LLVM
	kind slotKind
}

type slotKind uint8

const (
	// ownSlot is of the type that the value's becomes.
	ownSlot slotKind = iota
	// arraySlot is an array of a vector's elements.
	arraySlot
	// bytesSlot is bytes: a pointer to it is cast.
	bytesSlot
)

// structLayout says where the members of a struct are.
type structLayout struct {
	t       ir.Type // of LLVM
	members []member
	at      []int // for each member, its index in t
	slots   []slot
	offsets []int64 // from the start, in bytes
}

// arrayLayout says where the elements of an array are.
type arrayLayout struct {
	t      ir.Type // of LLVM
	elem   ir.Type // of SPIR-V
	slot   slot
	padded bool  // each element is the first member of a struct
	stride int64 // in bytes
	// close is the stride of SPIR-V where LLVM needs a larger one for the matrices in the elements:
	// in memory they lie as the member of a struct says which holds them.
	close int64
}

// structLayoutOf lays out a struct, or says why it cannot.
func (l *Lowering) structLayoutOf(t spirv.StructType) (*structLayout, string) {
	if known, ok := l.structs.Load(t.Type); ok {
		return known.(*structLayout), ""
	}
	lay, why := l.layOut(members(t))
	if why != "" {
		return nil, why
	}
	known, _ := l.structs.LoadOrStore(t.Type, lay)
	return known.(*structLayout), ""
}

func (l *Lowering) layOut(list []member) (*structLayout, string) {
	for _, m := range list {
		if l.convertOne(m.t) == nil {
			return nil, l.whyNot(m.t)
		}
		if stride := l.closeStride(m.t); stride > 0 && m.matrix == (matrixLayout{}) && m.offset >= 0 {
			return nil, overlaps(stride)
		}
	}
	if len(list) == 0 || list[0].offset < 0 {
		return l.layOutPacked(list), ""
	}
	if lay := l.layOutNaturally(list); lay != nil {
		return lay, ""
	}
	return l.layOutPadded(list)
}

// layOutPacked lays out a struct without offsets.
func (l *Lowering) layOutPacked(list []member) *structLayout {
	lay := &structLayout{members: list}
	end := int64(0)
	types := make([]ir.Type, len(list))
	for i, m := range list {
		types[i] = l.convertOne(m.t)
		lay.add(i, slot{t: types[i]}, end)
		end += extentOf(types[i]).size
	}
	lay.t = l.kit.Types.PackedStruct(types...)
	return lay
}

func (lay *structLayout) add(at int, s slot, offset int64) {
	lay.at, lay.slots, lay.offsets = append(lay.at, at), append(lay.slots, s), append(lay.offsets, offset)
}

// layOutNaturally leaves offsets to LLVM, nil if it chooses others.
func (l *Lowering) layOutNaturally(list []member) *structLayout {
	lay := &structLayout{members: list}
	end := int64(0)
	types := make([]ir.Type, len(list))
	for i, m := range list {
		s := l.slotOf(m.t, -1, m.matrix)
		e := extentOf(s.t)
		if s.kind != ownSlot || num.RoundUp(end, e.align) != m.offset {
			return nil
		}
		end = m.offset + e.size
		types[i] = s.t
		lay.add(i, s, m.offset)
	}
	lay.t = l.kit.Types.Struct(types...)
	return lay
}

// layOutPadded puts bytes between the members of a packed struct, in the order of their
// offsets.
func (l *Lowering) layOutPadded(list []member) (*structLayout, string) {
	n := len(list)
	lay := &structLayout{members: list, at: make([]int, n), slots: make([]slot, n), offsets: make([]int64, n)}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(list[a].offset - list[b].offset) })
	var types []ir.Type
	end := int64(0)
	for k, i := range order {
		m := list[i]
		space := int64(-1)
		if k+1 < n {
			space = list[order[k+1]].offset - m.offset
		}
		s := l.slotOf(m.t, space, m.matrix)
		if m.offset < end || s.t == nil {
			return nil, fmt.Sprintf("member %d of the struct overlaps another one", i)
		}
		if m.offset > end {
			types = append(types, l.padding(m.offset-end))
		}
		lay.at[i], lay.slots[i], lay.offsets[i] = len(types), s, m.offset
		types = append(types, s.t)
		end = m.offset + extentOf(s.t).size
	}
	lay.t = l.kit.Types.PackedStruct(types...)
	return lay, ""
}

func (l *Lowering) padding(n int64) ir.Type { return l.kit.Types.Array(n, l.i8) }

// arrayLayoutOf lays out an array or runtime array, or says why it cannot.
func (l *Lowering) arrayLayoutOf(t *ir.DialectType) (*arrayLayout, string) {
	if known, ok := l.arrays.Load(t); ok {
		return known.(*arrayLayout), ""
	}
	n, _ := spirv.Len(t)
	elem, stride := spirv.Elem(t), spirv.Stride(t)
	if l.convertOne(elem) == nil {
		return nil, l.whyNot(elem)
	}
	lay := &arrayLayout{elem: elem, stride: stride, slot: slot{t: l.convertOne(elem)}}
	if stride == 0 {
		lay.stride = extentOf(lay.slot.t).size
	} else if lay.slot = l.slotOf(elem, stride, matrixLayout{}); lay.slot.t == nil {
		if !holdsMatrices(elem) {
			return nil, overlaps(stride)
		}
		lay.slot = slot{t: l.convertOne(elem)}
		lay.stride, lay.close = extentOf(lay.slot.t).size, stride
	}
	inner := lay.slot.t
	if size := extentOf(inner).size; size < lay.stride {
		lay.padded = true
		inner = l.kit.Types.PackedStruct(inner, l.padding(lay.stride-size))
	}
	lay.t = l.kit.Types.Array(n, inner)
	known, _ := l.arrays.LoadOrStore(t, lay)
	return known.(*arrayLayout), ""
}

func overlaps(stride int64) string {
	return fmt.Sprintf("a stride of %d bytes makes its elements overlap", stride)
}

// holdsMatrices reports whether a type is a matrix, or an array of those.
func holdsMatrices(t ir.Type) bool {
	for spirv.IsArray(t) {
		t = spirv.Elem(t)
	}
	return spirv.IsMatrix(t)
}

// closeStride is the stride of an array, or of one in it, that LLVM has none as small as; 0 if there
// is no such array.
func (l *Lowering) closeStride(t ir.Type) int64 {
	for spirv.IsArray(t) {
		lay, why := l.arrayLayoutOf(t.(*ir.DialectType))
		if why != "" {
			return 0
		}
		if lay.close > 0 {
			return lay.close
		}
		t = lay.elem
	}
	return 0
}

// slotOf says how a value lies where there is space for so many bytes, any number if it is
// less than zero. A slot without a type does not fit.
func (l *Lowering) slotOf(t ir.Type, space int64, m matrixLayout) slot {
	if n := l.matrixBytes(t, m); n > 0 {
		return slot{l.padding(n), bytesSlot}
	}
	own := l.convertOne(t)
	e := extentOf(own)
	if space < 0 || e.size <= space {
		return slot{t: own}
	}
	if v, ok := own.(*ir.VectorType); ok && e.stored <= space {
		return slot{l.kit.Types.Array(v.Shape()[0], v.Elem()), arraySlot}
	}
	if l.lastByte(t) <= space {
		return slot{l.padding(space), bytesSlot}
	}
	return slot{}
}
