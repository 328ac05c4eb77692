package metadata

import (
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// ExpandStridedMetadata returns the pass `expand-strided-metadata`.
func ExpandStridedMetadata() *pass.Pass {
	return &pass.Pass{
		Name:    "expand-strided-metadata",
		Summary: "make arithmetic on offsets, sizes and strides of views",
		Doc: `memref.subview, memref.expand_shape and memref.collapse_shape become memref.extract_strided_metadata of what they
view, affine.apply, and memref.reinterpret_cast. memref.extract_strided_metadata of views, casts and allocations becomes
what those say, and memref.extract_aligned_pointer_as_index of a view that of what is viewed. A number that is known from
a type is a constant. lower-affine and finalize-memref-to-llvm lower what this makes. Layouts that are not strided stay.`,
		Anchor: pass.AnyOp,
		Builds: []string{"memref", "affine", "std"},
		Run: func(r *pass.Run) error {
			x := &expander{known: map[*ir.Value]*parts{}, tried: map[*ir.Operation]bool{}}
			var list []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if takesApart(op) {
					list = append(list, op)
				}
				return ir.Advance
			})
			for _, op := range list {
				x.expand(op)
			}
			x.sweep()
			r.Stats.Add("num-expanded", int64(x.expanded))
			if x.expanded == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

func isView(op *ir.Operation) bool {
	return op.Is("memref.subview") || op.Is("memref.expand_shape") || op.Is("memref.collapse_shape")
}

func takesApart(op *ir.Operation) bool {
	return isView(op) || op.Is("memref.extract_strided_metadata") || op.Is("memref.extract_aligned_pointer_as_index")
}

// maxViews bounds how many casts and views are followed: those that nothing reaches may view each other.
const maxViews = 1 << 12

// expander takes memrefs apart.
type expander struct {
	known    map[*ir.Value]*parts // of what has replaced views
	tried    map[*ir.Operation]bool
	replaced []*ir.Operation // the operations that made what was taken apart
	expanded int
	depth    int // of the casts that are being followed
}

// expand replaces an operation, if what it views is known well enough.
func (x *expander) expand(op *ir.Operation) {
	switch {
	case op.Is("memref.extract_strided_metadata"):
		x.extract(memref.ExtractStridedMetadata{Op: op})
	case op.Is("memref.extract_aligned_pointer_as_index"):
		x.pointer(memref.ExtractAlignedPointerAsIndex{Op: op})
	default:
		x.cast(op)
	}
}

// cast replaces a view by a cast of the buffer.
func (x *expander) cast(op *ir.Operation) {
	if x.tried[op] {
		return
	}
	x.tried[op] = true
	b := ir.BuilderBefore(op)
	result := op.ResultType(0).(*ir.MemRefType)
	layout, strided := result.Strides()
	read, ok := readerOf(op)
	if !strided || !ok {
		return
	}
	of := x.operand(b, op)
	if of == nil {
		return
	}
	p := read(b, of)
	sizes, strides := make([]view.Number, len(p.sizes)), make([]view.Number, len(p.strides))
	for i := range p.sizes {
		sizes[i] = p.sizes[i].as(b, result.Shape()[i])
		strides[i] = p.strides[i].as(b, layout.Strides[i])
	}
	cast := castTo(b, p.base, result, p.offset.as(b, layout.Offset), sizes, strides)
	x.known[cast] = p
	x.replace(op, []*ir.Value{cast})
}

// castTo makes a memref of a buffer.
func castTo(b *ir.Builder, base *ir.Value, t ir.Type, offset view.Number, sizes, strides []view.Number) *ir.Value {
	offsets, fixedOffsets := view.Parts([]view.Number{offset})
	sizeValues, fixedSizes := view.Parts(sizes)
	strideValues, fixedStrides := view.Parts(strides)
	for _, list := range [][]int64{fixedOffsets, fixedStrides} {
		marked(list, math.MinInt64)
	}
	marked(fixedSizes, -1)
	return memref.NewReinterpretCast(b, base, offsets, sizeValues, strideValues, t, fixedOffsets, fixedSizes, fixedStrides).Result()
}

// marked writes dynamic numbers as an attribute does.
func marked(list []int64, dynamic int64) {
	for i, n := range list {
		if n == ir.Dynamic {
			list[i] = dynamic
		}
	}
}

// extract replaces the numbers of a memref that is taken apart by what is known of them.
func (x *expander) extract(op memref.ExtractStridedMetadata) {
	b := ir.BuilderBefore(op.Op)
	x.settle(op.Op)
	p := x.made(b, op.Source())
	if p == nil {
		x.forward(b, op)
		return
	}
	values, rank := op.Op.Results(), len(p.sizes)
	set := func(at int, n number) {
		if values[at].HasUses() {
			values[at] = n.valueAt(b)
		}
	}
	values[0] = p.base
	for i := range rank {
		set(2+rank+i, p.strides[i])
	}
	for i := range rank {
		set(2+i, p.sizes[i])
	}
	set(1, p.offset)
	x.replace(op.Op, values)
}

// forward replaces the numbers that the type of a memref tells.
func (x *expander) forward(b *ir.Builder, op memref.ExtractStridedMetadata) {
	known, changed := numbersOfType(op.Source().Type()), false
	for i, n := range known {
		result := op.Op.Result(i + 1)
		if n == ir.Dynamic || !result.HasUses() {
			continue
		}
		result.ReplaceAllUsesWith(std.NewConstant(b, result.Type(), b.Context().IndexAttr(n)).Result())
		changed = true
	}
	if changed {
		x.expanded++
	}
}

// numbersOfType are offset, sizes and strides as a type tells them; none where its layout is not
// strided.
func numbersOfType(t ir.Type) []int64 {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return nil
	}
	layout, ok := m.Strides()
	if !ok {
		return nil
	}
	return slices.Concat([]int64{layout.Offset}, m.Shape(), layout.Strides)
}

// pointer makes the pointer of a view that of what is viewed.
func (x *expander) pointer(op memref.ExtractAlignedPointerAsIndex) {
	source := op.Source()
	for range maxViews {
		def := source.DefiningOp()
		if def == nil || !isView(def) && !def.Is("memref.cast") && !def.Is("memref.reinterpret_cast") {
			break
		}
		x.replaced = append(x.replaced, def)
		source = def.Operand(0)
	}
	if def, ok := ir.DefinedBy[memref.ExtractStridedMetadata](source); ok && source == def.BaseBuffer() {
		source = def.Source()
	}
	if source != op.Source() {
		op.SetSource(source)
		x.expanded++
	}
}

func (x *expander) replace(op *ir.Operation, values []*ir.Value) {
	op.ReplaceAllUsesWith(values)
	x.replaced = append(x.replaced, op)
	x.expanded++
}

// sweep erases what was taken apart and has no uses any more.
func (x *expander) sweep() {
	erased := map[*ir.Operation]bool{}
	for list := x.replaced; len(list) > 0; {
		op := list[len(list)-1]
		list = list[:len(list)-1]
		if erased[op] || op.HasUses() {
			continue
		}
		erased[op] = true
		for _, v := range op.Operands() {
			if def := v.DefiningOp(); def != nil && (takesApart(def) || def.Is("memref.cast") || def.Is("memref.reinterpret_cast") || def.Is("affine.apply")) {
				list = append(list, def)
			}
		}
		op.Erase()
	}
}
