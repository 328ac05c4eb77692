package tokernel

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

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
	if format == spirv.ImageFormatUnknown { // of integers of 64 bits, of which there is one layout
		return texelFormat{64, 1, []channel{{64, 0, 0, unsigned}}}
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
