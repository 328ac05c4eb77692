package tokernel

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// The texels of an image without a format are bytes, and the head says in which format they are. The
// code of an access decodes or encodes all layouts of channels that the format may have, and selects.

// A formatless access is one to such an image.
type formatless struct {
	imageAccess
	layouts []channelLayout
	// layout is the number of one of layouts; 0 if the format of the head does not fit the image, whose
	// texels have no bytes then.
	layout, bytes *ir.Value
	hasAlpha      *ir.Value
}

// A channelLayout is how several formats lay out their channels in words, of which they have the first ones.
type channelLayout struct {
	channels []channel
	formats  []spirv.ImageFormat
}

// isFormatless reports whether the format of an image is known when the kernel runs. Of integers of 64
// bits there is one layout.
func isFormatless(t spirv.ImageType) bool {
	n, isInteger := t.Elem().(*ir.IntegerType)
	return t.Texel() == spirv.ImageFormatUnknown && !(isInteger && n.Width() == 64)
}

// layoutsFor are the layouts of all formats that fit an image.
func (c *conversion) layoutsFor(t spirv.ImageType) []channelLayout {
	_, isFloat := t.Elem().(*ir.FloatType)
	var list []channelLayout
	for _, e := range c.ctx.Dialect("spv").(*ods.Dialect).Enum("ImageFormat").Cases {
		format := spirv.ImageFormat(e.Value)
		if format == spirv.ImageFormatUnknown {
			continue
		}
		channels := c.formatOf(format).channels
		first := channels[0]
		if first.bits > 32 || isFloat == (first.kind == signed || first.kind == unsigned) {
			continue
		}
		if !slices.ContainsFunc(channels, func(ch channel) bool { return ch.bits != first.bits }) {
			channels = nil
			for i := range int64(4) {
				channels = append(channels, channel{first.bits, i * first.bits / 32, i * first.bits % 32, first.kind})
			}
		}
		i := slices.IndexFunc(list, func(l channelLayout) bool { return slices.Equal(l.channels, channels) })
		if i < 0 {
			i = len(list)
			list = append(list, channelLayout{channels: channels})
		}
		list[i].formats = append(list[i].formats, format)
	}
	return list
}

// formatless begins an access by what the head says of the format.
func (a *imageAccess) formatless() *formatless {
	f := &formatless{imageAccess: *a, layouts: a.c.layoutsFor(a.t)}
	f.format = texelFormat{unit: 32, units: 4}
	format, about := f.extent(kernel.ImageFormat), f.i32(0)
	for i, l := range f.layouts {
		for _, one := range l.formats {
			known := a.c.formatOf(one)
			packed := known.unit*known.units/8 | int64(i+1)<<8
			if len(known.channels) == 4 {
				packed |= 1 << 16
			}
			about = f.choose(f.icmp(llvm.ICmpPredicateEq, format, f.i32(int64(one))), f.i32(packed), about)
		}
	}
	f.bytes = f.binary("and", about, f.i32(0xff))
	f.layout = f.binary("and", f.binary("lshr", about, f.i32(8)), f.i32(0xff))
	f.hasAlpha = f.icmp(llvm.ICmpPredicateUge, about, f.i32(1<<16))
	return f
}

// bytePlace is the index of the first byte of the texel of the operation, and whether the image has it.
func (f *formatless) bytePlace() (at, inside *ir.Value) {
	index, inside := f.texel()
	inside = f.binary("and", inside, f.icmp(llvm.ICmpPredicateNe, f.bytes, f.i32(0)))
	return f.binary("mul", index, f.bytes), inside
}

// pointer is a pointer to bytes of texels as an integer.
func (f *formatless) pointer(at *ir.Value, bits uint32) *ir.Value {
	ctx := f.Context()
	p := f.member(1, at, ctx.IntegerType(8, ir.Signless))
	if bits == 8 {
		return p
	}
	t := spirv.NewPtrType(ctx, ctx.IntegerType(bits, ir.Signless), spirv.StorageClassStorageBuffer).Type
	return spirv.NewBitcast(f.Builder, p, t).Result()
}

// loaded are bytes as a word, if a condition holds, and 0 otherwise. What is loaded otherwise is the head.
func (f *formatless) loaded(at, condition *ir.Value, bits uint32) *ir.Value {
	v := spirv.NewLoad(f.Builder, f.pointer(f.choose(condition, at, f.i32(-kernel.ImageHead)), bits)).Value()
	return f.choose(condition, f.cast("zext", v, f.Context().I32()), f.i32(0))
}

// read gives the channels of a texel, as [imageAccess.read] does.
func (f *formatless) read() *ir.Value {
	t := f.op.ResultType(0)
	v, ok := t.(*ir.VectorType)
	if !ok {
		return nil
	}
	at, inside := f.bytePlace()
	words := make([]*ir.Value, 4)
	for i := range words {
		has := f.icmp(llvm.ICmpPredicateUge, f.bytes, f.i32(4*int64(i)+4))
		words[i] = f.loaded(f.binary("add", at, f.i32(4*int64(i))), f.binary("and", inside, has), 32)
	}
	for _, bits := range []uint32{8, 16} {
		is := f.icmp(llvm.ICmpPredicateEq, f.bytes, f.i32(int64(bits/8)))
		words[0] = f.binary("or", words[0], f.loaded(at, f.binary("and", inside, is), bits))
	}
	elem := signless(v.Elem())
	list := make([]*ir.Value, v.Shape()[0])
	for i := range list {
		x := f.constant(elem, 0)
		for n, l := range f.layouts {
			if i < len(l.channels) {
				x = f.choose(f.icmp(llvm.ICmpPredicateEq, f.layout, f.i32(int64(n)+1)), f.decoded(l.channels[i], words, elem), x)
			}
		}
		if i == 3 {
			x = f.choose(f.hasAlpha, x, f.constant(elem, 1))
		}
		list[i] = f.as(x, v.Elem())
	}
	return spirv.NewCompositeConstruct(f.Builder, list, t).Result()
}

// write stores the channels of a texel. Those that the value does not have are 0.
func (f *formatless) write(v *ir.Value) {
	channels := make([]*ir.Value, 4)
	for i := range channels {
		channels[i] = f.constant(signless(f.t.Elem()), 0)
		if n, ok := v.Type().(*ir.VectorType); i == 0 || ok && i < int(n.Shape()[0]) {
			channels[i] = f.element(v, i)
		}
	}
	words := []*ir.Value{f.i32(0), f.i32(0), f.i32(0), f.i32(0)}
	for n, l := range f.layouts {
		own := make([]*ir.Value, 4)
		for i, ch := range l.channels {
			x := f.encoded(ch, channels[i])
			if ch.shift > 0 {
				x = f.binary("or", own[ch.unit], f.binary("shl", x, f.i32(ch.shift)))
			}
			own[ch.unit] = x
		}
		is := f.icmp(llvm.ICmpPredicateEq, f.layout, f.i32(int64(n)+1))
		for i, w := range own {
			if w != nil {
				words[i] = f.choose(is, w, words[i])
			}
		}
	}
	at, inside := f.bytePlace()
	for i, w := range words {
		has := f.icmp(llvm.ICmpPredicateUge, f.bytes, f.i32(4*int64(i)+4))
		f.storeIf(f.binary("and", inside, has), w, f.binary("add", at, f.i32(4*int64(i))), 32)
	}
	for _, bits := range []uint32{8, 16} {
		is := f.icmp(llvm.ICmpPredicateEq, f.bytes, f.i32(int64(bits/8)))
		f.storeIf(f.binary("and", inside, is), f.cast("trunc", words[0], f.Context().IntegerType(bits, ir.Signless)), at, bits)
	}
}

// storeIf stores an integer where a condition holds.
func (f *formatless) storeIf(condition, v, at *ir.Value, bits uint32) {
	body := spirv.NewMlirSelection(f.Builder, nil).Body()
	behind := f.InsertionPoint()
	head, then, merge := f.CreateBlock(body, nil), f.CreateBlock(body, nil), f.CreateBlock(body, nil)
	spirv.NewMlirMerge(f.Builder, nil)
	f.SetInsertionPointToEnd(head)
	spirv.NewBranchConditional(f.Builder, condition, nil, nil, then, merge)
	f.SetInsertionPointToEnd(then)
	spirv.NewStore(f.Builder, f.pointer(at, bits), v)
	spirv.NewBranch(f.Builder, nil, merge)
	f.RestoreInsertionPoint(behind)
}
