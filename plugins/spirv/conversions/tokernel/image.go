package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// A storage image or storage texel buffer becomes a buffer that begins with its extent along each
// axis, in kernel.ImageHead bytes, and goes on with its texels, along x first.

// imageType is the image that a type is, or that an array of images has; false for every other type.
func imageType(t ir.Type) (spirv.ImageType, bool) {
	if a, ok := spirv.AsArrayType(t); ok {
		t = a.Elem()
	}
	if a, ok := spirv.AsRtarrayType(t); ok {
		t = a.Elem()
	}
	return spirv.AsImageType(t)
}

// images makes buffers of the images of the module, and accesses to them of operations on images.
func (c *conversion) images() {
	for op := range c.module.Region(0).Entry().Ops() {
		if v, ok := spirv.AsGlobalVariable(op); ok {
			c.imageVariable(v)
		}
	}
	if c.failed || len(c.formats) == 0 {
		return
	}
	var ops, loads []*ir.Operation
	ir.Walk(c.module, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is("spv.ImageRead"), op.Is("spv.ImageWrite"), op.Is("spv.ImageQuerySize"), op.Is("spv.ImageTexelPointer"):
			ops = append(ops, op)
		case op.Is("spv.Load") && spirv.IsImage(op.ResultType(0)):
			loads = append(loads, op)
		case op.Is("spv.func"):
			t, _ := op.Attr("type").(*ir.TypeAttr)
			f := t.Value().(*ir.FunctionType)
			op.SetAttr("type", c.ctx.TypeAttr(c.ctx.FunctionType(c.pointersTo(f.Inputs()), c.pointersTo(f.Results()))))
		}
		return ir.Advance
	})
	for _, op := range ops {
		if !c.failed {
			c.imageOperation(op)
		}
	}
	for _, op := range loads {
		if op.Result(0).HasUses() && !c.failed {
			c.errorf(op.Result(0).FirstUse().Owner(), "uses an image as a whole, which is not supported in kernels on the CPU")
		}
	}
	if c.failed {
		return
	}
	for _, op := range loads {
		op.Erase()
	}
	ir.Walk(c.module, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.Results() {
			v.SetType(c.pointerTo(v.Type()))
		}
		for i := range op.NumRegions() {
			for b := range op.Region(i).Blocks() {
				for _, v := range b.Args() {
					v.SetType(c.pointerTo(v.Type()))
				}
			}
		}
		return ir.Advance
	})
}

// imageVariable notes a variable that is an image or an array of images, and changes its type.
func (c *conversion) imageVariable(v spirv.GlobalVariable) {
	image, ok := imageType(spirv.Elem(v.Type()))
	if !ok {
		if class, _ := spirv.Storage(v.Type()); class == spirv.StorageClassUniformConstant {
			c.errorf(v.Op, "is sampled (capability Shader), which is not supported in kernels on the CPU; they have storage images and storage texel buffers")
		}
		return
	}
	var why string
	switch {
	case image.Use() == spirv.SamplerUseNeedSampler && image.Dim() == spirv.DimBuffer:
		why = "is a uniform texel buffer (capability SampledBuffer)"
	case image.Use() != spirv.SamplerUseNoSampler:
		why = "is an image that is sampled (capability Shader)"
	case image.Sampling() == spirv.SamplingMultiSampled:
		why = "is an image with several samples (capability StorageImageMultisample)"
	case image.Dim() == spirv.DimSubpassData:
		why = "is an image of a render pass (capability InputAttachment)"
	}
	if why != "" {
		c.errorf(v.Op, "%s, which is not supported in kernels on the CPU; they have storage images and storage texel buffers", why)
		return
	}
	about := kernel.Image{Format: int64(image.Texel()), Axes: int64(coordinates(image)), Texels: image.Dim() == spirv.DimBuffer}
	if isFormatless(image) {
		_, about.Integers = image.Elem().(*ir.IntegerType)
	} else {
		f := c.formatOf(image.Texel())
		about.Bytes = f.unit / 8 * f.units
	}
	c.formats[v.SymName()] = about
	v.Op.SetAttr("type", c.ctx.TypeAttr(c.pointerTo(v.Type())))
}

// coordinates is how many numbers say where a texel is.
func coordinates(t spirv.ImageType) int {
	n := 2
	switch t.Dim() {
	case spirv.DimDim1D, spirv.DimBuffer:
		n = 1
	case spirv.DimDim3D, spirv.DimCube:
		return 3 // the layers of an array of cubes are faces, too
	}
	if t.Arrayed() == spirv.ArrayedArrayed {
		n++
	}
	return n
}

// pointersTo is pointerTo of several types.
func (c *conversion) pointersTo(list []ir.Type) []ir.Type {
	out := make([]ir.Type, len(list))
	for i, t := range list {
		out[i] = c.pointerTo(t)
	}
	return out
}

// pointerTo is what a pointer to an image becomes; every other type stays.
func (c *conversion) pointerTo(t ir.Type) ir.Type {
	if class, ok := spirv.Storage(t); !ok || class != spirv.StorageClassUniformConstant {
		return t
	}
	elem := spirv.Elem(t)
	image, ok := imageType(elem)
	if !ok {
		return t
	}
	block := c.bufferOf(image)
	if a, ok := spirv.AsArrayType(elem); ok {
		block = ods.NewType(c.ctx, "spv.array", a.Type.Param(0), c.ctx.TypeAttr(block), a.Type.Param(2), a.Type.Param(3))
	}
	if _, ok := spirv.AsRtarrayType(elem); ok {
		block = spirv.NewRtarrayType(c.ctx, block, 0).Type
	}
	return spirv.NewPtrType(c.ctx, block, spirv.StorageClassStorageBuffer).Type
}

// bufferOf is the struct that an image becomes.
func (c *conversion) bufferOf(t spirv.ImageType) ir.Type {
	head := ods.NewType(c.ctx, "spv.array", c.ctx.I64Attr(kernel.ImageHead/4), c.ctx.TypeAttr(c.ctx.I32()), c.ctx.I64Attr(4), nil)
	unit, size := c.unitOf(t)
	texels := spirv.NewRtarrayType(c.ctx, unit, size).Type
	return spirv.StructOf(c.ctx, spirv.Member{Type: head, Offset: 0}, spirv.Member{Type: texels, Offset: kernel.ImageHead})
}

// unitOf is what texels are read and written by, and how many bytes that has: what atomic operations work
// on, where they may.
func (c *conversion) unitOf(t spirv.ImageType) (ir.Type, int64) {
	if isFormatless(t) {
		return c.ctx.IntegerType(8, ir.Signless), 1
	}
	f := c.formatOf(t.Texel())
	if len(f.channels) == 1 && f.unit >= 32 {
		return t.Elem(), f.unit / 8
	}
	return c.ctx.IntegerType(uint32(f.unit), ir.Signless), f.unit / 8
}

// imageOperation replaces an operation on an image.
func (c *conversion) imageOperation(op *ir.Operation) {
	at := op.Operand(0)
	if load := at.DefiningOp(); !op.Is("spv.ImageTexelPointer") {
		if load == nil || !load.Is("spv.Load") {
			c.errorf(op, "works on an image that is not loaded from a variable (capability Shader), which is not supported in kernels on the CPU")
			return
		}
		at = load.Operand(0)
	}
	t, ok := spirv.AsImageType(spirv.Elem(at.Type()))
	if !ok {
		c.errorf(op, "works on what is no storage image, which is not supported in kernels on the CPU")
		return
	}
	if op.Attr("image_operands") != nil && intOf(op.Attr("image_operands")) & ^int64(nonPrivate) != 0 {
		c.errorf(op, "has image operands, which are not supported in kernels on the CPU")
		return
	}
	i := &imageAccess{maker: maker{Builder: ir.BuilderBefore(op), c: c, op: op}, t: t, at: at}
	access := texelAccess(i)
	if isFormatless(t) {
		if op.Is("spv.ImageTexelPointer") {
			c.errorf(op, "points to a texel of an image without a format, which is not supported in kernels on the CPU; declare the format, such as R32ui")
			return
		}
		if !op.Is("spv.ImageQuerySize") {
			access = i.formatless()
		}
	} else {
		i.format = c.formatOf(t.Texel())
	}
	switch {
	case op.Is("spv.ImageQuerySize"):
		op.Result(0).ReplaceAllUsesWith(i.size())
	case op.Is("spv.ImageTexelPointer"):
		op.Result(0).ReplaceAllUsesWith(i.unit(i.first(), 0))
	case op.Is("spv.ImageRead"):
		v := access.read()
		if v == nil {
			c.errorf(op, "reads a texel as %s, which is not supported in kernels on the CPU", op.ResultType(0))
			return
		}
		op.Result(0).ReplaceAllUsesWith(v)
	default:
		access.write(op.Operand(2))
	}
	op.Erase()
}

// A texelAccess reads a texel, or writes it. What it reads is nil if the type of the result is none of its.
type texelAccess interface {
	read() *ir.Value
	write(v *ir.Value)
}

// nonPrivate are the image operands that say nothing to one program: that texels are not private,
// volatile, and how to extend their sign.
const nonPrivate = 0x100 | 0x200 | 0x400 | 0x800 | 0x1000 | 0x2000

// An imageAccess is an operation on an image at a pointer.
type imageAccess struct {
	maker
	t      spirv.ImageType
	at     *ir.Value
	format texelFormat
}

// member is a pointer to a number of the head, or to a unit of the texels.
func (a *imageAccess) member(n int64, index *ir.Value, t ir.Type) *ir.Value {
	p := spirv.NewPtrType(a.Context(), t, spirv.StorageClassStorageBuffer).Type
	return spirv.NewAccessChain(a.Builder, a.at, []*ir.Value{a.word(n), index}, p).ComponentPtr()
}

// word is a constant.
func (a *imageAccess) word(n int64) *ir.Value {
	return spirv.NewConstant(a.Builder, a.Context().I32(), a.Context().I32Attr(n)).Constant()
}

// extent is how many texels there are along an axis.
func (a *imageAccess) extent(axis int) *ir.Value {
	return spirv.NewLoad(a.Builder, a.member(0, a.word(int64(axis)), a.Context().I32())).Value()
}

// element is a component of a vector, or the scalar itself, as a signless type.
func (a *imageAccess) element(v *ir.Value, i int) *ir.Value {
	if _, ok := v.Type().(*ir.VectorType); ok {
		v = spirv.NewCompositeExtract(a.Builder, v, a.Context().ArrayAttr([]ir.Attribute{a.Context().I32Attr(int64(i))})).Component()
	}
	return a.as(v, signless(v.Type()))
}

// size gives the extents of an image.
func (a *imageAccess) size() *ir.Value {
	t := a.op.ResultType(0)
	n := 1
	elem := t
	if v, ok := t.(*ir.VectorType); ok {
		n, elem = int(v.Shape()[0]), v.Elem()
	}
	list := make([]*ir.Value, n)
	for i := range list {
		v := a.extent(i)
		if i == 2 && a.t.Dim() == spirv.DimCube {
			v = a.binary("udiv", v, a.i32(6)) // faces
		}
		list[i] = a.as(v, elem)
	}
	if n == 1 && elem == t {
		return list[0]
	}
	return spirv.NewCompositeConstruct(a.Builder, list, t).Result()
}

// beyond is an index that no buffer has.
const beyond = 1<<31 - 1

// texel is the number of the texel that the operation names, and whether it is in bounds of the image.
func (a *imageAccess) texel() (index, inside *ir.Value) {
	coordinate := a.op.Operand(1)
	var row *ir.Value
	for i := range coordinates(a.t) {
		x, extent := a.element(coordinate, i), a.extent(i)
		is := a.icmp(llvm.ICmpPredicateUlt, x, extent)
		if i == 0 {
			index, inside, row = x, is, extent
			continue
		}
		index = a.binary("add", index, a.binary("mul", x, row))
		row = a.binary("mul", row, extent)
		inside = a.binary("and", inside, is)
	}
	return index, inside
}

// first is the index of the first unit of the texel that the operation names; out of bounds of the
// image it is beyond the buffer.
func (a *imageAccess) first() *ir.Value {
	index, inside := a.texel()
	if n := a.format.units; n > 1 {
		index = a.binary("mul", index, a.i32(n))
	}
	return llvm.NewSelect(a.Builder, inside, index, a.i32(beyond)).Res()
}

// unit is a pointer to a unit of a texel.
func (a *imageAccess) unit(first *ir.Value, n int64) *ir.Value {
	if n > 0 {
		first = a.binary("add", first, a.i32(n))
	}
	unit, _ := a.c.unitOf(a.t)
	return a.member(1, first, unit)
}

// read gives the channels of a texel. Of those that it does not have, the last is 1 and others are 0.
func (a *imageAccess) read() *ir.Value {
	t := a.op.ResultType(0)
	v, ok := t.(*ir.VectorType)
	if !ok {
		return nil
	}
	elem := signless(v.Elem())
	first := a.first()
	units := make([]*ir.Value, a.format.units)
	for i := range units {
		u := spirv.NewLoad(a.Builder, a.unit(first, int64(i))).Value()
		units[i] = a.as(u, a.Context().IntegerType(uint32(a.format.unit), ir.Signless))
	}
	list := make([]*ir.Value, v.Shape()[0])
	for i := range list {
		switch {
		case i < len(a.format.channels):
			list[i] = a.decoded(a.format.channels[i], units, elem)
		case i == 3:
			list[i] = a.constant(elem, 1)
		default:
			list[i] = a.constant(elem, 0)
		}
		list[i] = a.as(list[i], v.Elem())
	}
	return spirv.NewCompositeConstruct(a.Builder, list, t).Result()
}

// write stores the channels of a texel.
func (a *imageAccess) write(v *ir.Value) {
	first := a.first()
	unit := a.Context().IntegerType(uint32(a.format.unit), ir.Signless)
	units := make([]*ir.Value, a.format.units)
	for i, ch := range a.format.channels {
		x := a.encoded(ch, a.element(v, i))
		if a.format.unit < 32 {
			x = a.cast("trunc", x, unit)
		}
		if ch.shift > 0 {
			x = a.binary("shl", x, a.constant(unit, ch.shift))
			x = a.binary("or", units[ch.unit], x)
		}
		units[ch.unit] = x
	}
	stored, _ := a.c.unitOf(a.t)
	for i, u := range units {
		spirv.NewStore(a.Builder, a.unit(first, int64(i)), a.as(u, stored))
	}
}
