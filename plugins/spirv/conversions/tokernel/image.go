package tokernel

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
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
			c.errorf(v.Op, "is sampled (capability Shader), which is not supported in kernels on the CPU; they have storage images and storage texel buffers with a format")
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
	case image.Texel() == spirv.ImageFormatUnknown:
		why = "is an image without a format (capability StorageImageReadWithoutFormat or StorageImageWriteWithoutFormat)"
	}
	if why != "" {
		c.errorf(v.Op, "%s, which is not supported in kernels on the CPU; they have storage images and storage texel buffers with a format", why)
		return
	}
	f := c.formatOf(image.Texel())
	c.formats[v.SymName()] = kernel.Image{Format: int64(image.Texel()), Bytes: f.unit / 8 * f.units, Axes: int64(coordinates(image)), Texels: image.Dim() == spirv.DimBuffer}
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
	f := c.formatOf(t.Texel())
	head := ods.NewType(c.ctx, "spv.array", c.ctx.I64Attr(kernel.ImageHead/4), c.ctx.TypeAttr(c.ctx.I32()), c.ctx.I64Attr(4), nil)
	texels := spirv.NewRtarrayType(c.ctx, c.unitOf(t), f.unit/8).Type
	return spirv.StructOf(c.ctx, spirv.Member{Type: head, Offset: 0}, spirv.Member{Type: texels, Offset: kernel.ImageHead})
}

// unitOf is what texels are read and written by: what atomic operations work on, where they may.
func (c *conversion) unitOf(t spirv.ImageType) ir.Type {
	f := c.formatOf(t.Texel())
	if len(f.channels) == 1 && f.unit >= 32 {
		return t.Elem()
	}
	return c.ctx.IntegerType(uint32(f.unit), ir.Signless)
}

// A texelFormat says how the channels of a texel lie in units of memory.
type texelFormat struct {
	unit     int64 // bits of one
	units    int64
	channels []channel
}

// A channel is bits of a unit, which lie behind shift others.
type channel struct {
	bits, unit, shift int64
	kind              channelKind
}

type channelKind int

const (
	normalized channelKind = iota
	signedNormalized
	float
	signed
	unsigned
)

// formatOf reads a format's name, such as Rgba8Snorm.
func (c *conversion) formatOf(format spirv.ImageFormat) texelFormat {
	name, _ := c.ctx.Dialect("spv").(*ods.Dialect).Enum("ImageFormat").Word(uint64(format))
	switch name {
	case "R11fG11fB10f":
		return texelFormat{32, 1, []channel{{11, 0, 0, float}, {11, 0, 11, float}, {10, 0, 22, float}}}
	case "Rgb10A2":
		return texelFormat{32, 1, []channel{{10, 0, 0, normalized}, {10, 0, 10, normalized}, {10, 0, 20, normalized}, {2, 0, 30, normalized}}}
	case "Rgb10a2ui":
		return texelFormat{32, 1, []channel{{10, 0, 0, unsigned}, {10, 0, 10, unsigned}, {10, 0, 20, unsigned}, {2, 0, 30, unsigned}}}
	}
	letters := strings.IndexAny(name, "0123456789")
	bits, rest := int64(0), name[letters:]
	for rest != "" && rest[0] >= '0' && rest[0] <= '9' {
		bits, rest = bits*10+int64(rest[0]-'0'), rest[1:]
	}
	kind := map[string]channelKind{"": normalized, "Snorm": signedNormalized, "f": float, "i": signed, "ui": unsigned}[rest]
	all := bits * int64(letters)
	f := texelFormat{unit: max(min(all, 32), bits)}
	f.units = all / f.unit
	for i := range int64(letters) {
		f.channels = append(f.channels, channel{bits, i * bits / f.unit, i * bits % f.unit, kind})
	}
	return f
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
	i := &imageAccess{maker: maker{Builder: ir.BuilderBefore(op), c: c, op: op}, t: t, at: at, format: c.formatOf(t.Texel())}
	switch {
	case op.Is("spv.ImageQuerySize"):
		op.Result(0).ReplaceAllUsesWith(i.size())
	case op.Is("spv.ImageTexelPointer"):
		op.Result(0).ReplaceAllUsesWith(i.unit(i.first(), 0))
	case op.Is("spv.ImageRead"):
		v := i.read()
		if v == nil {
			c.errorf(op, "reads a texel as %s, which is not supported in kernels on the CPU", op.ResultType(0))
			return
		}
		op.Result(0).ReplaceAllUsesWith(v)
	default:
		i.write(op.Operand(2))
	}
	op.Erase()
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

// first is the index of the first unit of the texel that the operation names; out of bounds of the
// image it is beyond the buffer.
func (a *imageAccess) first() *ir.Value {
	coordinate := a.op.Operand(1)
	var index, inside, row *ir.Value
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
	return a.member(1, first, a.c.unitOf(a.t))
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

// constant is a constant of a scalar type.
func (a *imageAccess) constant(t ir.Type, n int64) *ir.Value {
	if f, ok := t.(*ir.FloatType); ok {
		return llvm.NewMlirConstant(a.Builder, t, a.Context().FloatAttr(f, num.FromFloat64(f.Kind(), float64(n)))).Res()
	}
	return llvm.NewMlirConstant(a.Builder, t, a.Context().IntAttr(t, n)).Res()
}

func (a *imageAccess) cast(op string, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return a.CreateOp(a.Context().OpName("llvm."+op), []*ir.Value{v}, []ir.Type{t}, nil).Result(0)
}

// decoded is the value of a channel.
func (a *imageAccess) decoded(ch channel, units []*ir.Value, elem ir.Type) *ir.Value {
	ctx := a.Context()
	i32 := ir.Type(ctx.I32())
	v := units[ch.unit]
	if a.format.unit > 32 {
		return v
	}
	v = a.cast("zext", v, i32)
	if ch.bits == 32 {
		if ch.kind == float {
			return a.cast("bitcast", v, elem)
		}
		return v
	}
	isSigned := ch.kind == signed || ch.kind == signedNormalized
	if isSigned {
		v = a.binary("ashr", a.binary("shl", v, a.i32(32-ch.bits-ch.shift)), a.i32(32-ch.bits))
	} else {
		v = a.binary("and", a.binary("lshr", v, a.i32(ch.shift)), a.i32(1<<ch.bits-1))
	}
	switch ch.kind {
	case float: // of 16 bits, of which 11 and 10 have neither the sign nor the last ones
		if ch.bits < 16 {
			v = a.binary("shl", v, a.i32(15-ch.bits))
		}
		half := a.cast("bitcast", a.cast("trunc", v, ctx.IntegerType(16, ir.Signless)), ctx.FloatType(num.F16))
		return a.cast("fpext", half, elem)
	case normalized:
		return a.binary("fdiv", a.cast("uitofp", v, elem), a.constant(elem, 1<<ch.bits-1))
	case signedNormalized:
		x := a.binary("fdiv", a.cast("sitofp", v, elem), a.constant(elem, 1<<(ch.bits-1)-1))
		return llvm.NewIntrMaxnum(a.Builder, x, a.constant(elem, -1)).Res()
	}
	return v
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
	for i, u := range units {
		spirv.NewStore(a.Builder, a.unit(first, int64(i)), a.as(u, a.c.unitOf(a.t)))
	}
}

// encoded is a value as the bits of a channel.
func (a *imageAccess) encoded(ch channel, x *ir.Value) *ir.Value {
	ctx := a.Context()
	i32, t := ir.Type(ctx.I32()), x.Type()
	within := func(lo, hi int64) *ir.Value {
		return llvm.NewIntrMinnum(a.Builder, llvm.NewIntrMaxnum(a.Builder, x, a.constant(t, lo)).Res(), a.constant(t, hi)).Res()
	}
	scaled := func(v *ir.Value, by int64) *ir.Value {
		return llvm.NewIntrRoundeven(a.Builder, a.binary("fmul", v, a.constant(t, by))).Res()
	}
	switch ch.kind {
	case normalized:
		return a.cast("fptoui", scaled(within(0, 1), 1<<ch.bits-1), i32)
	case signedNormalized:
		return a.binary("and", a.cast("fptosi", scaled(within(-1, 1), 1<<(ch.bits-1)-1), i32), a.i32(1<<ch.bits-1))
	case float:
		if ch.bits == 32 {
			return a.cast("bitcast", x, i32)
		}
		half := a.cast("bitcast", a.cast("fptrunc", x, ctx.FloatType(num.F16)), ctx.IntegerType(16, ir.Signless))
		v := a.cast("zext", half, i32)
		if ch.bits == 16 {
			return v
		}
		negative := a.icmp(llvm.ICmpPredicateUge, v, a.i32(0x8000))
		return a.binary("lshr", llvm.NewSelect(a.Builder, negative, a.i32(0), v).Res(), a.i32(15-ch.bits))
	}
	if ch.bits >= 32 {
		return x
	}
	return a.binary("and", x, a.i32(1<<ch.bits-1))
}
