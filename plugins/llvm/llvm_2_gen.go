// Code generated from llvm.dialect. DO NOT EDIT.

package llvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// AsIntrVectorReduceSmax views an operation as `llvm.intr.vector.reduce.smax`; false when it is another one.
func AsIntrVectorReduceSmax(op *ir.Operation) (IntrVectorReduceSmax, bool) {
	return IntrVectorReduceSmax{op}, op.Is("llvm.intr.vector.reduce.smax")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceSmax) OpName() string { return "llvm.intr.vector.reduce.smax" }

// In is operand `in`.
func (o IntrVectorReduceSmax) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceSmax) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceSmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceSmax builds `llvm.intr.vector.reduce.smax`.
func NewIntrVectorReduceSmax(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceSmax {
	return IntrVectorReduceSmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.smax"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceSmin: Gives the smallest of signed integers.
type IntrVectorReduceSmin struct{ Op *ir.Operation }

// AsIntrVectorReduceSmin views an operation as `llvm.intr.vector.reduce.smin`; false when it is another one.
func AsIntrVectorReduceSmin(op *ir.Operation) (IntrVectorReduceSmin, bool) {
	return IntrVectorReduceSmin{op}, op.Is("llvm.intr.vector.reduce.smin")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceSmin) OpName() string { return "llvm.intr.vector.reduce.smin" }

// In is operand `in`.
func (o IntrVectorReduceSmin) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceSmin) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceSmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceSmin builds `llvm.intr.vector.reduce.smin`.
func NewIntrVectorReduceSmin(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceSmin {
	return IntrVectorReduceSmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.smin"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceUmax: Gives the largest of unsigned integers.
type IntrVectorReduceUmax struct{ Op *ir.Operation }

// AsIntrVectorReduceUmax views an operation as `llvm.intr.vector.reduce.umax`; false when it is another one.
func AsIntrVectorReduceUmax(op *ir.Operation) (IntrVectorReduceUmax, bool) {
	return IntrVectorReduceUmax{op}, op.Is("llvm.intr.vector.reduce.umax")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceUmax) OpName() string { return "llvm.intr.vector.reduce.umax" }

// In is operand `in`.
func (o IntrVectorReduceUmax) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceUmax) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceUmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceUmax builds `llvm.intr.vector.reduce.umax`.
func NewIntrVectorReduceUmax(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceUmax {
	return IntrVectorReduceUmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.umax"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceUmin: Gives the smallest of unsigned integers.
type IntrVectorReduceUmin struct{ Op *ir.Operation }

// AsIntrVectorReduceUmin views an operation as `llvm.intr.vector.reduce.umin`; false when it is another one.
func AsIntrVectorReduceUmin(op *ir.Operation) (IntrVectorReduceUmin, bool) {
	return IntrVectorReduceUmin{op}, op.Is("llvm.intr.vector.reduce.umin")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceUmin) OpName() string { return "llvm.intr.vector.reduce.umin" }

// In is operand `in`.
func (o IntrVectorReduceUmin) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceUmin) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceUmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceUmin builds `llvm.intr.vector.reduce.umin`.
func NewIntrVectorReduceUmin(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceUmin {
	return IntrVectorReduceUmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.umin"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceFmax: Gives the largest of floats, leaving NaNs out.
type IntrVectorReduceFmax struct{ Op *ir.Operation }

// AsIntrVectorReduceFmax views an operation as `llvm.intr.vector.reduce.fmax`; false when it is another one.
func AsIntrVectorReduceFmax(op *ir.Operation) (IntrVectorReduceFmax, bool) {
	return IntrVectorReduceFmax{op}, op.Is("llvm.intr.vector.reduce.fmax")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceFmax) OpName() string { return "llvm.intr.vector.reduce.fmax" }

// In is operand `in`.
func (o IntrVectorReduceFmax) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceFmax) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceFmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceFmax builds `llvm.intr.vector.reduce.fmax`.
func NewIntrVectorReduceFmax(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceFmax {
	return IntrVectorReduceFmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.fmax"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceFmin: Gives the smallest of floats, leaving NaNs out.
type IntrVectorReduceFmin struct{ Op *ir.Operation }

// AsIntrVectorReduceFmin views an operation as `llvm.intr.vector.reduce.fmin`; false when it is another one.
func AsIntrVectorReduceFmin(op *ir.Operation) (IntrVectorReduceFmin, bool) {
	return IntrVectorReduceFmin{op}, op.Is("llvm.intr.vector.reduce.fmin")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceFmin) OpName() string { return "llvm.intr.vector.reduce.fmin" }

// In is operand `in`.
func (o IntrVectorReduceFmin) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceFmin) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceFmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceFmin builds `llvm.intr.vector.reduce.fmin`.
func NewIntrVectorReduceFmin(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceFmin {
	return IntrVectorReduceFmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.fmin"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceFmaximum: Gives the largest of floats, and NaN when one is NaN.
type IntrVectorReduceFmaximum struct{ Op *ir.Operation }

// AsIntrVectorReduceFmaximum views an operation as `llvm.intr.vector.reduce.fmaximum`; false when it is another one.
func AsIntrVectorReduceFmaximum(op *ir.Operation) (IntrVectorReduceFmaximum, bool) {
	return IntrVectorReduceFmaximum{op}, op.Is("llvm.intr.vector.reduce.fmaximum")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceFmaximum) OpName() string { return "llvm.intr.vector.reduce.fmaximum" }

// In is operand `in`.
func (o IntrVectorReduceFmaximum) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceFmaximum) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceFmaximum) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceFmaximum builds `llvm.intr.vector.reduce.fmaximum`.
func NewIntrVectorReduceFmaximum(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceFmaximum {
	return IntrVectorReduceFmaximum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.fmaximum"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceFminimum: Gives the smallest of floats, and NaN when one is NaN.
type IntrVectorReduceFminimum struct{ Op *ir.Operation }

// AsIntrVectorReduceFminimum views an operation as `llvm.intr.vector.reduce.fminimum`; false when it is another one.
func AsIntrVectorReduceFminimum(op *ir.Operation) (IntrVectorReduceFminimum, bool) {
	return IntrVectorReduceFminimum{op}, op.Is("llvm.intr.vector.reduce.fminimum")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceFminimum) OpName() string { return "llvm.intr.vector.reduce.fminimum" }

// In is operand `in`.
func (o IntrVectorReduceFminimum) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceFminimum) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceFminimum) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceFminimum builds `llvm.intr.vector.reduce.fminimum`.
func NewIntrVectorReduceFminimum(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceFminimum {
	return IntrVectorReduceFminimum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.fminimum"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceFadd: Adds the floats of a vector to a start value.
type IntrVectorReduceFadd struct{ Op *ir.Operation }

// AsIntrVectorReduceFadd views an operation as `llvm.intr.vector.reduce.fadd`; false when it is another one.
func AsIntrVectorReduceFadd(op *ir.Operation) (IntrVectorReduceFadd, bool) {
	return IntrVectorReduceFadd{op}, op.Is("llvm.intr.vector.reduce.fadd")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceFadd) OpName() string { return "llvm.intr.vector.reduce.fadd" }

// Start is operand `start`.
func (o IntrVectorReduceFadd) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVectorReduceFadd) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// In is operand `in`.
func (o IntrVectorReduceFadd) In() *ir.Value { return o.Op.Operand(1) }

// SetIn changes operand `in`.
func (o IntrVectorReduceFadd) SetIn(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrVectorReduceFadd) Res() *ir.Value { return o.Op.Result(0) }

// ReassocAttr is attribute `reassoc`, nil when it is absent.
func (o IntrVectorReduceFadd) ReassocAttr() ir.Attribute { return o.Op.Attr("reassoc") }

// SetReassocAttr changes attribute `reassoc`; nil removes it.
func (o IntrVectorReduceFadd) SetReassocAttr(a ir.Attribute) { o.Op.SetAttr("reassoc", a) }

// Reassoc is the value of attribute `reassoc`; false when it is absent or of another kind.
func (o IntrVectorReduceFadd) Reassoc() (bool, bool) { return ods.BoolOf(o.Op.Attr("reassoc")) }

// NewIntrVectorReduceFadd builds `llvm.intr.vector.reduce.fadd`.
func NewIntrVectorReduceFadd(b *ir.Builder, start *ir.Value, in *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVectorReduceFadd {
	return IntrVectorReduceFadd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.fadd"),
		Operands: []*ir.Value{start, in},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceFmul: Multiplies a start value by the floats of a vector.
type IntrVectorReduceFmul struct{ Op *ir.Operation }

// AsIntrVectorReduceFmul views an operation as `llvm.intr.vector.reduce.fmul`; false when it is another one.
func AsIntrVectorReduceFmul(op *ir.Operation) (IntrVectorReduceFmul, bool) {
	return IntrVectorReduceFmul{op}, op.Is("llvm.intr.vector.reduce.fmul")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceFmul) OpName() string { return "llvm.intr.vector.reduce.fmul" }

// Start is operand `start`.
func (o IntrVectorReduceFmul) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVectorReduceFmul) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// In is operand `in`.
func (o IntrVectorReduceFmul) In() *ir.Value { return o.Op.Operand(1) }

// SetIn changes operand `in`.
func (o IntrVectorReduceFmul) SetIn(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrVectorReduceFmul) Res() *ir.Value { return o.Op.Result(0) }

// ReassocAttr is attribute `reassoc`, nil when it is absent.
func (o IntrVectorReduceFmul) ReassocAttr() ir.Attribute { return o.Op.Attr("reassoc") }

// SetReassocAttr changes attribute `reassoc`; nil removes it.
func (o IntrVectorReduceFmul) SetReassocAttr(a ir.Attribute) { o.Op.SetAttr("reassoc", a) }

// Reassoc is the value of attribute `reassoc`; false when it is absent or of another kind.
func (o IntrVectorReduceFmul) Reassoc() (bool, bool) { return ods.BoolOf(o.Op.Attr("reassoc")) }

// NewIntrVectorReduceFmul builds `llvm.intr.vector.reduce.fmul`.
func NewIntrVectorReduceFmul(b *ir.Builder, start *ir.Value, in *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVectorReduceFmul {
	return IntrVectorReduceFmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.fmul"),
		Operands: []*ir.Value{start, in},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrAssume: Promises the optimizer that a condition is true. Undefined when it does not.
type IntrAssume struct{ Op *ir.Operation }

// AsIntrAssume views an operation as `llvm.intr.assume`; false when it is another one.
func AsIntrAssume(op *ir.Operation) (IntrAssume, bool) {
	return IntrAssume{op}, op.Is("llvm.intr.assume")
}

// OpName is the name of the operations that it views.
func (IntrAssume) OpName() string { return "llvm.intr.assume" }

// Cond is operand `cond`.
func (o IntrAssume) Cond() *ir.Value { return o.Op.Operand(0) }

// SetCond changes operand `cond`.
func (o IntrAssume) SetCond(v *ir.Value) { o.Op.SetOperand(0, v) }

// OpBundleOperands are the operands `op_bundle_operands`.
func (o IntrAssume) OpBundleOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// OpBundleTagsAttr is attribute `op_bundle_tags`, nil when it is absent.
func (o IntrAssume) OpBundleTagsAttr() ir.Attribute { return o.Op.Attr("op_bundle_tags") }

// SetOpBundleTagsAttr changes attribute `op_bundle_tags`; nil removes it.
func (o IntrAssume) SetOpBundleTagsAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_tags", a) }

// OpBundleSizesAttr is attribute `op_bundle_sizes`, nil when it is absent.
func (o IntrAssume) OpBundleSizesAttr() ir.Attribute { return o.Op.Attr("op_bundle_sizes") }

// SetOpBundleSizesAttr changes attribute `op_bundle_sizes`; nil removes it.
func (o IntrAssume) SetOpBundleSizesAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_sizes", a) }

// OpBundleTags is the value of attribute `op_bundle_tags`, nil when it is absent or of another kind.
func (o IntrAssume) OpBundleTags() []string { return ods.StringsOf(o.Op.Attr("op_bundle_tags")) }

// OpBundleSizes is the value of attribute `op_bundle_sizes`, nil when it is absent or of another kind.
func (o IntrAssume) OpBundleSizes() []int64 { return ods.IntsOf(o.Op.Attr("op_bundle_sizes")) }

// NewIntrAssume builds `llvm.intr.assume`.
func NewIntrAssume(b *ir.Builder, cond *ir.Value, opBundleOperands []*ir.Value, attrs ...ir.NamedAttr) IntrAssume {
	var operands []*ir.Value
	operands = append(operands, cond)
	operands = append(operands, opBundleOperands...)
	return IntrAssume{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.assume"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// IntrMemcpy: Copies `len` bytes between places that do not overlap.
type IntrMemcpy struct{ Op *ir.Operation }

// AsIntrMemcpy views an operation as `llvm.intr.memcpy`; false when it is another one.
func AsIntrMemcpy(op *ir.Operation) (IntrMemcpy, bool) {
	return IntrMemcpy{op}, op.Is("llvm.intr.memcpy")
}

// OpName is the name of the operations that it views.
func (IntrMemcpy) OpName() string { return "llvm.intr.memcpy" }

// Dst is operand `dst`.
func (o IntrMemcpy) Dst() *ir.Value { return o.Op.Operand(0) }

// SetDst changes operand `dst`.
func (o IntrMemcpy) SetDst(v *ir.Value) { o.Op.SetOperand(0, v) }

// Src is operand `src`.
func (o IntrMemcpy) Src() *ir.Value { return o.Op.Operand(1) }

// SetSrc changes operand `src`.
func (o IntrMemcpy) SetSrc(v *ir.Value) { o.Op.SetOperand(1, v) }

// Len is operand `len`.
func (o IntrMemcpy) Len() *ir.Value { return o.Op.Operand(2) }

// SetLen changes operand `len`.
func (o IntrMemcpy) SetLen(v *ir.Value) { o.Op.SetOperand(2, v) }

// IsVolatile is operand `isVolatile`.
func (o IntrMemcpy) IsVolatile() *ir.Value { return o.Op.Operand(3) }

// SetIsVolatile changes operand `isVolatile`.
func (o IntrMemcpy) SetIsVolatile(v *ir.Value) { o.Op.SetOperand(3, v) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o IntrMemcpy) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o IntrMemcpy) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o IntrMemcpy) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o IntrMemcpy) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o IntrMemcpy) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o IntrMemcpy) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o IntrMemcpy) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o IntrMemcpy) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o IntrMemcpy) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o IntrMemcpy) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o IntrMemcpy) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o IntrMemcpy) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o IntrMemcpy) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o IntrMemcpy) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o IntrMemcpy) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o IntrMemcpy) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o IntrMemcpy) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o IntrMemcpy) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewIntrMemcpy builds `llvm.intr.memcpy`.
func NewIntrMemcpy(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.Value, isVolatile *ir.Value, attrs ...ir.NamedAttr) IntrMemcpy {
	return IntrMemcpy{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.memcpy"),
		Operands: []*ir.Value{dst, src, len_, isVolatile},
		Attrs:    attrs,
	})}
}

// IntrMemcpyInline: Copies `len` bytes, a constant, between places that do not overlap, without
// calling a function.
type IntrMemcpyInline struct{ Op *ir.Operation }

// AsIntrMemcpyInline views an operation as `llvm.intr.memcpy.inline`; false when it is another one.
func AsIntrMemcpyInline(op *ir.Operation) (IntrMemcpyInline, bool) {
	return IntrMemcpyInline{op}, op.Is("llvm.intr.memcpy.inline")
}

// OpName is the name of the operations that it views.
func (IntrMemcpyInline) OpName() string { return "llvm.intr.memcpy.inline" }

// Dst is operand `dst`.
func (o IntrMemcpyInline) Dst() *ir.Value { return o.Op.Operand(0) }

// SetDst changes operand `dst`.
func (o IntrMemcpyInline) SetDst(v *ir.Value) { o.Op.SetOperand(0, v) }

// Src is operand `src`.
func (o IntrMemcpyInline) Src() *ir.Value { return o.Op.Operand(1) }

// SetSrc changes operand `src`.
func (o IntrMemcpyInline) SetSrc(v *ir.Value) { o.Op.SetOperand(1, v) }

// Len is operand `len`.
func (o IntrMemcpyInline) Len() *ir.Value { return o.Op.Operand(2) }

// SetLen changes operand `len`.
func (o IntrMemcpyInline) SetLen(v *ir.Value) { o.Op.SetOperand(2, v) }

// IsVolatile is operand `isVolatile`.
func (o IntrMemcpyInline) IsVolatile() *ir.Value { return o.Op.Operand(3) }

// SetIsVolatile changes operand `isVolatile`.
func (o IntrMemcpyInline) SetIsVolatile(v *ir.Value) { o.Op.SetOperand(3, v) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o IntrMemcpyInline) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o IntrMemcpyInline) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o IntrMemcpyInline) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o IntrMemcpyInline) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o IntrMemcpyInline) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o IntrMemcpyInline) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o IntrMemcpyInline) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o IntrMemcpyInline) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o IntrMemcpyInline) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o IntrMemcpyInline) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o IntrMemcpyInline) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o IntrMemcpyInline) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o IntrMemcpyInline) AccessGroups() []ir.Attribute {
	return ods.ListOf(o.Op.Attr("access_groups"))
}

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o IntrMemcpyInline) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o IntrMemcpyInline) NoaliasScopes() []ir.Attribute {
	return ods.ListOf(o.Op.Attr("noalias_scopes"))
}

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o IntrMemcpyInline) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o IntrMemcpyInline) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o IntrMemcpyInline) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewIntrMemcpyInline builds `llvm.intr.memcpy.inline`.
func NewIntrMemcpyInline(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.Value, isVolatile *ir.Value, attrs ...ir.NamedAttr) IntrMemcpyInline {
	return IntrMemcpyInline{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.memcpy.inline"),
		Operands: []*ir.Value{dst, src, len_, isVolatile},
		Attrs:    attrs,
	})}
}

// IntrMemmove: Copies `len` bytes between places that may overlap.
type IntrMemmove struct{ Op *ir.Operation }

// AsIntrMemmove views an operation as `llvm.intr.memmove`; false when it is another one.
func AsIntrMemmove(op *ir.Operation) (IntrMemmove, bool) {
	return IntrMemmove{op}, op.Is("llvm.intr.memmove")
}

// OpName is the name of the operations that it views.
func (IntrMemmove) OpName() string { return "llvm.intr.memmove" }

// Dst is operand `dst`.
func (o IntrMemmove) Dst() *ir.Value { return o.Op.Operand(0) }

// SetDst changes operand `dst`.
func (o IntrMemmove) SetDst(v *ir.Value) { o.Op.SetOperand(0, v) }

// Src is operand `src`.
func (o IntrMemmove) Src() *ir.Value { return o.Op.Operand(1) }

// SetSrc changes operand `src`.
func (o IntrMemmove) SetSrc(v *ir.Value) { o.Op.SetOperand(1, v) }

// Len is operand `len`.
func (o IntrMemmove) Len() *ir.Value { return o.Op.Operand(2) }

// SetLen changes operand `len`.
func (o IntrMemmove) SetLen(v *ir.Value) { o.Op.SetOperand(2, v) }

// IsVolatile is operand `isVolatile`.
func (o IntrMemmove) IsVolatile() *ir.Value { return o.Op.Operand(3) }

// SetIsVolatile changes operand `isVolatile`.
func (o IntrMemmove) SetIsVolatile(v *ir.Value) { o.Op.SetOperand(3, v) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o IntrMemmove) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o IntrMemmove) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o IntrMemmove) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o IntrMemmove) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o IntrMemmove) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o IntrMemmove) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o IntrMemmove) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o IntrMemmove) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o IntrMemmove) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o IntrMemmove) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o IntrMemmove) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o IntrMemmove) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o IntrMemmove) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o IntrMemmove) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o IntrMemmove) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o IntrMemmove) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o IntrMemmove) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o IntrMemmove) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewIntrMemmove builds `llvm.intr.memmove`.
func NewIntrMemmove(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.Value, isVolatile *ir.Value, attrs ...ir.NamedAttr) IntrMemmove {
	return IntrMemmove{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.memmove"),
		Operands: []*ir.Value{dst, src, len_, isVolatile},
		Attrs:    attrs,
	})}
}

// IntrMemset: Sets `len` bytes to one value.
type IntrMemset struct{ Op *ir.Operation }

// AsIntrMemset views an operation as `llvm.intr.memset`; false when it is another one.
func AsIntrMemset(op *ir.Operation) (IntrMemset, bool) {
	return IntrMemset{op}, op.Is("llvm.intr.memset")
}

// OpName is the name of the operations that it views.
func (IntrMemset) OpName() string { return "llvm.intr.memset" }

// Dst is operand `dst`.
func (o IntrMemset) Dst() *ir.Value { return o.Op.Operand(0) }

// SetDst changes operand `dst`.
func (o IntrMemset) SetDst(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrMemset) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrMemset) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Len is operand `len`.
func (o IntrMemset) Len() *ir.Value { return o.Op.Operand(2) }

// SetLen changes operand `len`.
func (o IntrMemset) SetLen(v *ir.Value) { o.Op.SetOperand(2, v) }

// IsVolatile is operand `isVolatile`.
func (o IntrMemset) IsVolatile() *ir.Value { return o.Op.Operand(3) }

// SetIsVolatile changes operand `isVolatile`.
func (o IntrMemset) SetIsVolatile(v *ir.Value) { o.Op.SetOperand(3, v) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o IntrMemset) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o IntrMemset) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o IntrMemset) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o IntrMemset) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o IntrMemset) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o IntrMemset) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o IntrMemset) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o IntrMemset) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o IntrMemset) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o IntrMemset) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o IntrMemset) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o IntrMemset) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o IntrMemset) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o IntrMemset) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o IntrMemset) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o IntrMemset) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o IntrMemset) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o IntrMemset) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewIntrMemset builds `llvm.intr.memset`.
func NewIntrMemset(b *ir.Builder, dst *ir.Value, val *ir.Value, len_ *ir.Value, isVolatile *ir.Value, attrs ...ir.NamedAttr) IntrMemset {
	return IntrMemset{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.memset"),
		Operands: []*ir.Value{dst, val, len_, isVolatile},
		Attrs:    attrs,
	})}
}

// IntrMemsetInline: Sets `len` bytes, a constant, to one value, without calling a function.
type IntrMemsetInline struct{ Op *ir.Operation }

// AsIntrMemsetInline views an operation as `llvm.intr.memset.inline`; false when it is another one.
func AsIntrMemsetInline(op *ir.Operation) (IntrMemsetInline, bool) {
	return IntrMemsetInline{op}, op.Is("llvm.intr.memset.inline")
}

// OpName is the name of the operations that it views.
func (IntrMemsetInline) OpName() string { return "llvm.intr.memset.inline" }

// Dst is operand `dst`.
func (o IntrMemsetInline) Dst() *ir.Value { return o.Op.Operand(0) }

// SetDst changes operand `dst`.
func (o IntrMemsetInline) SetDst(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrMemsetInline) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrMemsetInline) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Len is operand `len`.
func (o IntrMemsetInline) Len() *ir.Value { return o.Op.Operand(2) }

// SetLen changes operand `len`.
func (o IntrMemsetInline) SetLen(v *ir.Value) { o.Op.SetOperand(2, v) }

// IsVolatile is operand `isVolatile`.
func (o IntrMemsetInline) IsVolatile() *ir.Value { return o.Op.Operand(3) }

// SetIsVolatile changes operand `isVolatile`.
func (o IntrMemsetInline) SetIsVolatile(v *ir.Value) { o.Op.SetOperand(3, v) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o IntrMemsetInline) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o IntrMemsetInline) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o IntrMemsetInline) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o IntrMemsetInline) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o IntrMemsetInline) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o IntrMemsetInline) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o IntrMemsetInline) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o IntrMemsetInline) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o IntrMemsetInline) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o IntrMemsetInline) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o IntrMemsetInline) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o IntrMemsetInline) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o IntrMemsetInline) AccessGroups() []ir.Attribute {
	return ods.ListOf(o.Op.Attr("access_groups"))
}

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o IntrMemsetInline) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o IntrMemsetInline) NoaliasScopes() []ir.Attribute {
	return ods.ListOf(o.Op.Attr("noalias_scopes"))
}

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o IntrMemsetInline) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o IntrMemsetInline) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o IntrMemsetInline) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewIntrMemsetInline builds `llvm.intr.memset.inline`.
func NewIntrMemsetInline(b *ir.Builder, dst *ir.Value, val *ir.Value, len_ *ir.Value, isVolatile *ir.Value, attrs ...ir.NamedAttr) IntrMemsetInline {
	return IntrMemsetInline{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.memset.inline"),
		Operands: []*ir.Value{dst, val, len_, isVolatile},
		Attrs:    attrs,
	})}
}

// IntrPtrmask: Gives a pointer of whose address bits are cleared that the mask, as wide as an index, has not.
type IntrPtrmask struct{ Op *ir.Operation }

// AsIntrPtrmask views an operation as `llvm.intr.ptrmask`; false when it is another one.
func AsIntrPtrmask(op *ir.Operation) (IntrPtrmask, bool) {
	return IntrPtrmask{op}, op.Is("llvm.intr.ptrmask")
}

// OpName is the name of the operations that it views.
func (IntrPtrmask) OpName() string { return "llvm.intr.ptrmask" }

// Ptr is operand `ptr`.
func (o IntrPtrmask) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrPtrmask) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrPtrmask) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrPtrmask) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrPtrmask) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrPtrmask builds `llvm.intr.ptrmask`.
func NewIntrPtrmask(b *ir.Builder, ptr *ir.Value, mask *ir.Value, attrs ...ir.NamedAttr) IntrPtrmask {
	return IntrPtrmask{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ptrmask"),
		Operands: []*ir.Value{ptr, mask},
		Results:  []ir.Type{ptr.Type()},
		Attrs:    attrs,
	})}
}

// IntrLaunderInvariantGroup: Gives the same pointer, of which nothing is known of what accesses in an invariant group read.
type IntrLaunderInvariantGroup struct{ Op *ir.Operation }

// AsIntrLaunderInvariantGroup views an operation as `llvm.intr.launder.invariant.group`; false when it is another one.
func AsIntrLaunderInvariantGroup(op *ir.Operation) (IntrLaunderInvariantGroup, bool) {
	return IntrLaunderInvariantGroup{op}, op.Is("llvm.intr.launder.invariant.group")
}

// OpName is the name of the operations that it views.
func (IntrLaunderInvariantGroup) OpName() string { return "llvm.intr.launder.invariant.group" }

// Ptr is operand `ptr`.
func (o IntrLaunderInvariantGroup) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrLaunderInvariantGroup) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLaunderInvariantGroup) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLaunderInvariantGroup builds `llvm.intr.launder.invariant.group`.
func NewIntrLaunderInvariantGroup(b *ir.Builder, ptr *ir.Value, attrs ...ir.NamedAttr) IntrLaunderInvariantGroup {
	return IntrLaunderInvariantGroup{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.launder.invariant.group"),
		Operands: []*ir.Value{ptr},
		Results:  []ir.Type{ptr.Type()},
		Attrs:    attrs,
	})}
}

// IntrStripInvariantGroup: Gives the same pointer, which is in no invariant group.
type IntrStripInvariantGroup struct{ Op *ir.Operation }

// AsIntrStripInvariantGroup views an operation as `llvm.intr.strip.invariant.group`; false when it is another one.
func AsIntrStripInvariantGroup(op *ir.Operation) (IntrStripInvariantGroup, bool) {
	return IntrStripInvariantGroup{op}, op.Is("llvm.intr.strip.invariant.group")
}

// OpName is the name of the operations that it views.
func (IntrStripInvariantGroup) OpName() string { return "llvm.intr.strip.invariant.group" }

// Ptr is operand `ptr`.
func (o IntrStripInvariantGroup) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrStripInvariantGroup) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrStripInvariantGroup) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrStripInvariantGroup builds `llvm.intr.strip.invariant.group`.
func NewIntrStripInvariantGroup(b *ir.Builder, ptr *ir.Value, attrs ...ir.NamedAttr) IntrStripInvariantGroup {
	return IntrStripInvariantGroup{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.strip.invariant.group"),
		Operands: []*ir.Value{ptr},
		Results:  []ir.Type{ptr.Type()},
		Attrs:    attrs,
	})}
}

// IntrExperimentalNoaliasScopeDecl: Marks where memory of a scope begins to be other memory than that of the scope before.
type IntrExperimentalNoaliasScopeDecl struct{ Op *ir.Operation }

// AsIntrExperimentalNoaliasScopeDecl views an operation as `llvm.intr.experimental.noalias.scope.decl`; false when it is another one.
func AsIntrExperimentalNoaliasScopeDecl(op *ir.Operation) (IntrExperimentalNoaliasScopeDecl, bool) {
	return IntrExperimentalNoaliasScopeDecl{op}, op.Is("llvm.intr.experimental.noalias.scope.decl")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalNoaliasScopeDecl) OpName() string {
	return "llvm.intr.experimental.noalias.scope.decl"
}

// ScopeAttr is attribute `scope`, nil when it is absent.
func (o IntrExperimentalNoaliasScopeDecl) ScopeAttr() ir.Attribute { return o.Op.Attr("scope") }

// SetScopeAttr changes attribute `scope`; nil removes it.
func (o IntrExperimentalNoaliasScopeDecl) SetScopeAttr(a ir.Attribute) { o.Op.SetAttr("scope", a) }

// Scope is the value of attribute `scope`; false when it is absent or of another kind.
func (o IntrExperimentalNoaliasScopeDecl) Scope() (AliasScopeAttr, bool) {
	return AsAliasScopeAttr(o.Op.Attr("scope"))
}

// NewIntrExperimentalNoaliasScopeDecl builds `llvm.intr.experimental.noalias.scope.decl`.
func NewIntrExperimentalNoaliasScopeDecl(b *ir.Builder, scope ir.Attribute, attrs ...ir.NamedAttr) IntrExperimentalNoaliasScopeDecl {
	return IntrExperimentalNoaliasScopeDecl{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.intr.experimental.noalias.scope.decl"),
		Attrs: append([]ir.NamedAttr{{Name: "scope", Value: scope}}, attrs...),
	})}
}

// IntrLifetimeStart: Says that memory of `size` bytes, -1 for all of an allocation, holds nothing yet.
type IntrLifetimeStart struct{ Op *ir.Operation }

// AsIntrLifetimeStart views an operation as `llvm.intr.lifetime.start`; false when it is another one.
func AsIntrLifetimeStart(op *ir.Operation) (IntrLifetimeStart, bool) {
	return IntrLifetimeStart{op}, op.Is("llvm.intr.lifetime.start")
}

// OpName is the name of the operations that it views.
func (IntrLifetimeStart) OpName() string { return "llvm.intr.lifetime.start" }

// Ptr is operand `ptr`.
func (o IntrLifetimeStart) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrLifetimeStart) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// SizeAttr is attribute `size`, nil when it is absent.
func (o IntrLifetimeStart) SizeAttr() ir.Attribute { return o.Op.Attr("size") }

// SetSizeAttr changes attribute `size`; nil removes it.
func (o IntrLifetimeStart) SetSizeAttr(a ir.Attribute) { o.Op.SetAttr("size", a) }

// Size is the value of attribute `size`, 0 when it is absent or of another kind.
func (o IntrLifetimeStart) Size() int64 { return ods.IntOr(o.Op.Attr("size"), 0) }

// NewIntrLifetimeStart builds `llvm.intr.lifetime.start`.
func NewIntrLifetimeStart(b *ir.Builder, ptr *ir.Value, size int64, attrs ...ir.NamedAttr) IntrLifetimeStart {
	return IntrLifetimeStart{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.lifetime.start"),
		Operands: []*ir.Value{ptr},
		Attrs:    append([]ir.NamedAttr{{Name: "size", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), size)}}, attrs...),
	})}
}

// IntrLifetimeEnd: Says that memory of `size` bytes, -1 for all of an allocation, is not used any more.
type IntrLifetimeEnd struct{ Op *ir.Operation }

// AsIntrLifetimeEnd views an operation as `llvm.intr.lifetime.end`; false when it is another one.
func AsIntrLifetimeEnd(op *ir.Operation) (IntrLifetimeEnd, bool) {
	return IntrLifetimeEnd{op}, op.Is("llvm.intr.lifetime.end")
}

// OpName is the name of the operations that it views.
func (IntrLifetimeEnd) OpName() string { return "llvm.intr.lifetime.end" }

// Ptr is operand `ptr`.
func (o IntrLifetimeEnd) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrLifetimeEnd) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// SizeAttr is attribute `size`, nil when it is absent.
func (o IntrLifetimeEnd) SizeAttr() ir.Attribute { return o.Op.Attr("size") }

// SetSizeAttr changes attribute `size`; nil removes it.
func (o IntrLifetimeEnd) SetSizeAttr(a ir.Attribute) { o.Op.SetAttr("size", a) }

// Size is the value of attribute `size`, 0 when it is absent or of another kind.
func (o IntrLifetimeEnd) Size() int64 { return ods.IntOr(o.Op.Attr("size"), 0) }

// NewIntrLifetimeEnd builds `llvm.intr.lifetime.end`.
func NewIntrLifetimeEnd(b *ir.Builder, ptr *ir.Value, size int64, attrs ...ir.NamedAttr) IntrLifetimeEnd {
	return IntrLifetimeEnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.lifetime.end"),
		Operands: []*ir.Value{ptr},
		Attrs:    append([]ir.NamedAttr{{Name: "size", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), size)}}, attrs...),
	})}
}

// IntrInvariantStart: Says that memory of `size` bytes, -1 for all of an allocation, does not change until the
// `llvm.intr.invariant.end` that takes the result, or ever.
type IntrInvariantStart struct{ Op *ir.Operation }

// AsIntrInvariantStart views an operation as `llvm.intr.invariant.start`; false when it is another one.
func AsIntrInvariantStart(op *ir.Operation) (IntrInvariantStart, bool) {
	return IntrInvariantStart{op}, op.Is("llvm.intr.invariant.start")
}

// OpName is the name of the operations that it views.
func (IntrInvariantStart) OpName() string { return "llvm.intr.invariant.start" }

// Ptr is operand `ptr`.
func (o IntrInvariantStart) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrInvariantStart) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrInvariantStart) Res() *ir.Value { return o.Op.Result(0) }

// SizeAttr is attribute `size`, nil when it is absent.
func (o IntrInvariantStart) SizeAttr() ir.Attribute { return o.Op.Attr("size") }

// SetSizeAttr changes attribute `size`; nil removes it.
func (o IntrInvariantStart) SetSizeAttr(a ir.Attribute) { o.Op.SetAttr("size", a) }

// Size is the value of attribute `size`, 0 when it is absent or of another kind.
func (o IntrInvariantStart) Size() int64 { return ods.IntOr(o.Op.Attr("size"), 0) }

// NewIntrInvariantStart builds `llvm.intr.invariant.start`.
func NewIntrInvariantStart(b *ir.Builder, ptr *ir.Value, resType ir.Type, size int64, attrs ...ir.NamedAttr) IntrInvariantStart {
	return IntrInvariantStart{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.invariant.start"),
		Operands: []*ir.Value{ptr},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "size", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), size)}}, attrs...),
	})}
}

// IntrInvariantEnd: Says that memory may change again.
type IntrInvariantEnd struct{ Op *ir.Operation }

// AsIntrInvariantEnd views an operation as `llvm.intr.invariant.end`; false when it is another one.
func AsIntrInvariantEnd(op *ir.Operation) (IntrInvariantEnd, bool) {
	return IntrInvariantEnd{op}, op.Is("llvm.intr.invariant.end")
}

// OpName is the name of the operations that it views.
func (IntrInvariantEnd) OpName() string { return "llvm.intr.invariant.end" }

// Start is operand `start`.
func (o IntrInvariantEnd) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrInvariantEnd) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Ptr is operand `ptr`.
func (o IntrInvariantEnd) Ptr() *ir.Value { return o.Op.Operand(1) }

// SetPtr changes operand `ptr`.
func (o IntrInvariantEnd) SetPtr(v *ir.Value) { o.Op.SetOperand(1, v) }

// SizeAttr is attribute `size`, nil when it is absent.
func (o IntrInvariantEnd) SizeAttr() ir.Attribute { return o.Op.Attr("size") }

// SetSizeAttr changes attribute `size`; nil removes it.
func (o IntrInvariantEnd) SetSizeAttr(a ir.Attribute) { o.Op.SetAttr("size", a) }

// Size is the value of attribute `size`, 0 when it is absent or of another kind.
func (o IntrInvariantEnd) Size() int64 { return ods.IntOr(o.Op.Attr("size"), 0) }

// NewIntrInvariantEnd builds `llvm.intr.invariant.end`.
func NewIntrInvariantEnd(b *ir.Builder, start *ir.Value, ptr *ir.Value, size int64, attrs ...ir.NamedAttr) IntrInvariantEnd {
	return IntrInvariantEnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.invariant.end"),
		Operands: []*ir.Value{start, ptr},
		Attrs:    append([]ir.NamedAttr{{Name: "size", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), size)}}, attrs...),
	})}
}

// IntrThreadlocalAddress: Gives the address that a thread-local global has in the thread at hand.
type IntrThreadlocalAddress struct{ Op *ir.Operation }

// AsIntrThreadlocalAddress views an operation as `llvm.intr.threadlocal.address`; false when it is another one.
func AsIntrThreadlocalAddress(op *ir.Operation) (IntrThreadlocalAddress, bool) {
	return IntrThreadlocalAddress{op}, op.Is("llvm.intr.threadlocal.address")
}

// OpName is the name of the operations that it views.
func (IntrThreadlocalAddress) OpName() string { return "llvm.intr.threadlocal.address" }

// Global is operand `global`.
func (o IntrThreadlocalAddress) Global() *ir.Value { return o.Op.Operand(0) }

// SetGlobal changes operand `global`.
func (o IntrThreadlocalAddress) SetGlobal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrThreadlocalAddress) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrThreadlocalAddress builds `llvm.intr.threadlocal.address`.
func NewIntrThreadlocalAddress(b *ir.Builder, global *ir.Value, attrs ...ir.NamedAttr) IntrThreadlocalAddress {
	return IntrThreadlocalAddress{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.threadlocal.address"),
		Operands: []*ir.Value{global},
		Results:  []ir.Type{global.Type()},
		Attrs:    attrs,
	})}
}

// IntrEhTypeidFor: Gives the number by which the table of a landing pad knows an exception's type.
type IntrEhTypeidFor struct{ Op *ir.Operation }

// AsIntrEhTypeidFor views an operation as `llvm.intr.eh.typeid.for`; false when it is another one.
func AsIntrEhTypeidFor(op *ir.Operation) (IntrEhTypeidFor, bool) {
	return IntrEhTypeidFor{op}, op.Is("llvm.intr.eh.typeid.for")
}

// OpName is the name of the operations that it views.
func (IntrEhTypeidFor) OpName() string { return "llvm.intr.eh.typeid.for" }

// TypeInfo is operand `type_info`.
func (o IntrEhTypeidFor) TypeInfo() *ir.Value { return o.Op.Operand(0) }

// SetTypeInfo changes operand `type_info`.
func (o IntrEhTypeidFor) SetTypeInfo(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrEhTypeidFor) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrEhTypeidFor builds `llvm.intr.eh.typeid.for`.
func NewIntrEhTypeidFor(b *ir.Builder, typeInfo *ir.Value, attrs ...ir.NamedAttr) IntrEhTypeidFor {
	return IntrEhTypeidFor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.eh.typeid.for"),
		Operands: []*ir.Value{typeInfo},
		Results:  []ir.Type{b.Context().IntegerType(32, ir.Signless)},
		Attrs:    attrs,
	})}
}

// IntrAnnotation: Marks an integer with a text, a file and a line; the result is the integer.
type IntrAnnotation struct{ Op *ir.Operation }

// AsIntrAnnotation views an operation as `llvm.intr.annotation`; false when it is another one.
func AsIntrAnnotation(op *ir.Operation) (IntrAnnotation, bool) {
	return IntrAnnotation{op}, op.Is("llvm.intr.annotation")
}

// OpName is the name of the operations that it views.
func (IntrAnnotation) OpName() string { return "llvm.intr.annotation" }

// Integer is operand `integer`.
func (o IntrAnnotation) Integer() *ir.Value { return o.Op.Operand(0) }

// SetInteger changes operand `integer`.
func (o IntrAnnotation) SetInteger(v *ir.Value) { o.Op.SetOperand(0, v) }

// Annotation is operand `annotation`.
func (o IntrAnnotation) Annotation() *ir.Value { return o.Op.Operand(1) }

// SetAnnotation changes operand `annotation`.
func (o IntrAnnotation) SetAnnotation(v *ir.Value) { o.Op.SetOperand(1, v) }

// FileName is operand `fileName`.
func (o IntrAnnotation) FileName() *ir.Value { return o.Op.Operand(2) }

// SetFileName changes operand `fileName`.
func (o IntrAnnotation) SetFileName(v *ir.Value) { o.Op.SetOperand(2, v) }

// Line is operand `line`.
func (o IntrAnnotation) Line() *ir.Value { return o.Op.Operand(3) }

// SetLine changes operand `line`.
func (o IntrAnnotation) SetLine(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrAnnotation) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrAnnotation builds `llvm.intr.annotation`.
func NewIntrAnnotation(b *ir.Builder, integer *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value, attrs ...ir.NamedAttr) IntrAnnotation {
	return IntrAnnotation{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.annotation"),
		Operands: []*ir.Value{integer, annotation, fileName, line},
		Results:  []ir.Type{integer.Type()},
		Attrs:    attrs,
	})}
}

// IntrPtrAnnotation: Marks what a pointer points to with a text, a file and a line; the result is the pointer.
type IntrPtrAnnotation struct{ Op *ir.Operation }

// AsIntrPtrAnnotation views an operation as `llvm.intr.ptr.annotation`; false when it is another one.
func AsIntrPtrAnnotation(op *ir.Operation) (IntrPtrAnnotation, bool) {
	return IntrPtrAnnotation{op}, op.Is("llvm.intr.ptr.annotation")
}

// OpName is the name of the operations that it views.
func (IntrPtrAnnotation) OpName() string { return "llvm.intr.ptr.annotation" }

// Ptr is operand `ptr`.
func (o IntrPtrAnnotation) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrPtrAnnotation) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Annotation is operand `annotation`.
func (o IntrPtrAnnotation) Annotation() *ir.Value { return o.Op.Operand(1) }

// SetAnnotation changes operand `annotation`.
func (o IntrPtrAnnotation) SetAnnotation(v *ir.Value) { o.Op.SetOperand(1, v) }

// FileName is operand `fileName`.
func (o IntrPtrAnnotation) FileName() *ir.Value { return o.Op.Operand(2) }

// SetFileName changes operand `fileName`.
func (o IntrPtrAnnotation) SetFileName(v *ir.Value) { o.Op.SetOperand(2, v) }

// Line is operand `line`.
func (o IntrPtrAnnotation) Line() *ir.Value { return o.Op.Operand(3) }

// SetLine changes operand `line`.
func (o IntrPtrAnnotation) SetLine(v *ir.Value) { o.Op.SetOperand(3, v) }

// Attr is operand `attr`.
func (o IntrPtrAnnotation) Attr() *ir.Value { return o.Op.Operand(4) }

// SetAttr changes operand `attr`.
func (o IntrPtrAnnotation) SetAttr(v *ir.Value) { o.Op.SetOperand(4, v) }

// Res is result `res`.
func (o IntrPtrAnnotation) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrPtrAnnotation builds `llvm.intr.ptr.annotation`.
func NewIntrPtrAnnotation(b *ir.Builder, ptr *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value, attr *ir.Value, attrs ...ir.NamedAttr) IntrPtrAnnotation {
	return IntrPtrAnnotation{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ptr.annotation"),
		Operands: []*ir.Value{ptr, annotation, fileName, line, attr},
		Results:  []ir.Type{ptr.Type()},
		Attrs:    attrs,
	})}
}

// IntrVarAnnotation: Marks a variable in memory with a text, a file and a line.
type IntrVarAnnotation struct{ Op *ir.Operation }

// AsIntrVarAnnotation views an operation as `llvm.intr.var.annotation`; false when it is another one.
func AsIntrVarAnnotation(op *ir.Operation) (IntrVarAnnotation, bool) {
	return IntrVarAnnotation{op}, op.Is("llvm.intr.var.annotation")
}

// OpName is the name of the operations that it views.
func (IntrVarAnnotation) OpName() string { return "llvm.intr.var.annotation" }

// Val is operand `val`.
func (o IntrVarAnnotation) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrVarAnnotation) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Annotation is operand `annotation`.
func (o IntrVarAnnotation) Annotation() *ir.Value { return o.Op.Operand(1) }

// SetAnnotation changes operand `annotation`.
func (o IntrVarAnnotation) SetAnnotation(v *ir.Value) { o.Op.SetOperand(1, v) }

// FileName is operand `fileName`.
func (o IntrVarAnnotation) FileName() *ir.Value { return o.Op.Operand(2) }

// SetFileName changes operand `fileName`.
func (o IntrVarAnnotation) SetFileName(v *ir.Value) { o.Op.SetOperand(2, v) }

// Line is operand `line`.
func (o IntrVarAnnotation) Line() *ir.Value { return o.Op.Operand(3) }

// SetLine changes operand `line`.
func (o IntrVarAnnotation) SetLine(v *ir.Value) { o.Op.SetOperand(3, v) }

// Attr is operand `attr`.
func (o IntrVarAnnotation) Attr() *ir.Value { return o.Op.Operand(4) }

// SetAttr changes operand `attr`.
func (o IntrVarAnnotation) SetAttr(v *ir.Value) { o.Op.SetOperand(4, v) }

// NewIntrVarAnnotation builds `llvm.intr.var.annotation`.
func NewIntrVarAnnotation(b *ir.Builder, val *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value, attr *ir.Value, attrs ...ir.NamedAttr) IntrVarAnnotation {
	return IntrVarAnnotation{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.var.annotation"),
		Operands: []*ir.Value{val, annotation, fileName, line, attr},
		Attrs:    attrs,
	})}
}

// IntrIsConstant: Says whether the optimizer knows a value as a constant. It is decided late.
type IntrIsConstant struct{ Op *ir.Operation }

// AsIntrIsConstant views an operation as `llvm.intr.is.constant`; false when it is another one.
func AsIntrIsConstant(op *ir.Operation) (IntrIsConstant, bool) {
	return IntrIsConstant{op}, op.Is("llvm.intr.is.constant")
}

// OpName is the name of the operations that it views.
func (IntrIsConstant) OpName() string { return "llvm.intr.is.constant" }

// Val is operand `val`.
func (o IntrIsConstant) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrIsConstant) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrIsConstant) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrIsConstant builds `llvm.intr.is.constant`.
func NewIntrIsConstant(b *ir.Builder, val *ir.Value, attrs ...ir.NamedAttr) IntrIsConstant {
	return IntrIsConstant{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.is.constant"),
		Operands: []*ir.Value{val},
		Results:  []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:    attrs,
	})}
}

// IntrSsaCopy: Gives a value another name, at a place where something is known of it.
type IntrSsaCopy struct{ Op *ir.Operation }

// AsIntrSsaCopy views an operation as `llvm.intr.ssa.copy`; false when it is another one.
func AsIntrSsaCopy(op *ir.Operation) (IntrSsaCopy, bool) {
	return IntrSsaCopy{op}, op.Is("llvm.intr.ssa.copy")
}

// OpName is the name of the operations that it views.
func (IntrSsaCopy) OpName() string { return "llvm.intr.ssa.copy" }

// Operand is operand `operand`.
func (o IntrSsaCopy) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o IntrSsaCopy) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrSsaCopy) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSsaCopy builds `llvm.intr.ssa.copy`.
func NewIntrSsaCopy(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) IntrSsaCopy {
	return IntrSsaCopy{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ssa.copy"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// IntrVastart: Begins a list of the arguments behind those that a variadic function names.
type IntrVastart struct{ Op *ir.Operation }

// AsIntrVastart views an operation as `llvm.intr.vastart`; false when it is another one.
func AsIntrVastart(op *ir.Operation) (IntrVastart, bool) {
	return IntrVastart{op}, op.Is("llvm.intr.vastart")
}

// OpName is the name of the operations that it views.
func (IntrVastart) OpName() string { return "llvm.intr.vastart" }

// ArgList is operand `arg_list`.
func (o IntrVastart) ArgList() *ir.Value { return o.Op.Operand(0) }

// SetArgList changes operand `arg_list`.
func (o IntrVastart) SetArgList(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewIntrVastart builds `llvm.intr.vastart`.
func NewIntrVastart(b *ir.Builder, argList *ir.Value, attrs ...ir.NamedAttr) IntrVastart {
	return IntrVastart{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vastart"),
		Operands: []*ir.Value{argList},
		Attrs:    attrs,
	})}
}

// VaArg: Gives the next of the arguments behind those that a variadic function names.
type VaArg struct{ Op *ir.Operation }

// AsVaArg views an operation as `llvm.va_arg`; false when it is another one.
func AsVaArg(op *ir.Operation) (VaArg, bool) { return VaArg{op}, op.Is("llvm.va_arg") }

// OpName is the name of the operations that it views.
func (VaArg) OpName() string { return "llvm.va_arg" }

// ArgList is operand `arg_list`.
func (o VaArg) ArgList() *ir.Value { return o.Op.Operand(0) }

// SetArgList changes operand `arg_list`.
func (o VaArg) SetArgList(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o VaArg) Res() *ir.Value { return o.Op.Result(0) }

// NewVaArg builds `llvm.va_arg`.
func NewVaArg(b *ir.Builder, argList *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) VaArg {
	return VaArg{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.va_arg"),
		Operands: []*ir.Value{argList},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVacopy: Copies a list of arguments, with its place in them.
type IntrVacopy struct{ Op *ir.Operation }

// AsIntrVacopy views an operation as `llvm.intr.vacopy`; false when it is another one.
func AsIntrVacopy(op *ir.Operation) (IntrVacopy, bool) {
	return IntrVacopy{op}, op.Is("llvm.intr.vacopy")
}

// OpName is the name of the operations that it views.
func (IntrVacopy) OpName() string { return "llvm.intr.vacopy" }

// DestList is operand `dest_list`.
func (o IntrVacopy) DestList() *ir.Value { return o.Op.Operand(0) }

// SetDestList changes operand `dest_list`.
func (o IntrVacopy) SetDestList(v *ir.Value) { o.Op.SetOperand(0, v) }

// SrcList is operand `src_list`.
func (o IntrVacopy) SrcList() *ir.Value { return o.Op.Operand(1) }

// SetSrcList changes operand `src_list`.
func (o IntrVacopy) SetSrcList(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewIntrVacopy builds `llvm.intr.vacopy`.
func NewIntrVacopy(b *ir.Builder, destList *ir.Value, srcList *ir.Value, attrs ...ir.NamedAttr) IntrVacopy {
	return IntrVacopy{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vacopy"),
		Operands: []*ir.Value{destList, srcList},
		Attrs:    attrs,
	})}
}

// IntrVaend: Ends a list of arguments.
type IntrVaend struct{ Op *ir.Operation }

// AsIntrVaend views an operation as `llvm.intr.vaend`; false when it is another one.
func AsIntrVaend(op *ir.Operation) (IntrVaend, bool) { return IntrVaend{op}, op.Is("llvm.intr.vaend") }

// OpName is the name of the operations that it views.
func (IntrVaend) OpName() string { return "llvm.intr.vaend" }

// ArgList is operand `arg_list`.
func (o IntrVaend) ArgList() *ir.Value { return o.Op.Operand(0) }

// SetArgList changes operand `arg_list`.
func (o IntrVaend) SetArgList(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewIntrVaend builds `llvm.intr.vaend`.
func NewIntrVaend(b *ir.Builder, argList *ir.Value, attrs ...ir.NamedAttr) IntrVaend {
	return IntrVaend{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vaend"),
		Operands: []*ir.Value{argList},
		Attrs:    attrs,
	})}
}

// IntrTrap: Ends the program, as what must not happen.
type IntrTrap struct{ Op *ir.Operation }

// AsIntrTrap views an operation as `llvm.intr.trap`; false when it is another one.
func AsIntrTrap(op *ir.Operation) (IntrTrap, bool) { return IntrTrap{op}, op.Is("llvm.intr.trap") }

// OpName is the name of the operations that it views.
func (IntrTrap) OpName() string { return "llvm.intr.trap" }

// NewIntrTrap builds `llvm.intr.trap`.
func NewIntrTrap(b *ir.Builder, attrs ...ir.NamedAttr) IntrTrap {
	return IntrTrap{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.intr.trap"),
		Attrs: attrs,
	})}
}

// IntrDebugtrap: Stops the program where a debugger is there, and ends it otherwise.
type IntrDebugtrap struct{ Op *ir.Operation }

// AsIntrDebugtrap views an operation as `llvm.intr.debugtrap`; false when it is another one.
func AsIntrDebugtrap(op *ir.Operation) (IntrDebugtrap, bool) {
	return IntrDebugtrap{op}, op.Is("llvm.intr.debugtrap")
}

// OpName is the name of the operations that it views.
func (IntrDebugtrap) OpName() string { return "llvm.intr.debugtrap" }

// NewIntrDebugtrap builds `llvm.intr.debugtrap`.
func NewIntrDebugtrap(b *ir.Builder, attrs ...ir.NamedAttr) IntrDebugtrap {
	return IntrDebugtrap{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.intr.debugtrap"),
		Attrs: attrs,
	})}
}

// IntrUbsantrap: Ends the program with the number of a failed check.
type IntrUbsantrap struct{ Op *ir.Operation }

// AsIntrUbsantrap views an operation as `llvm.intr.ubsantrap`; false when it is another one.
func AsIntrUbsantrap(op *ir.Operation) (IntrUbsantrap, bool) {
	return IntrUbsantrap{op}, op.Is("llvm.intr.ubsantrap")
}

// OpName is the name of the operations that it views.
func (IntrUbsantrap) OpName() string { return "llvm.intr.ubsantrap" }

// FailureKindAttr is attribute `failureKind`, nil when it is absent.
func (o IntrUbsantrap) FailureKindAttr() ir.Attribute { return o.Op.Attr("failureKind") }

// SetFailureKindAttr changes attribute `failureKind`; nil removes it.
func (o IntrUbsantrap) SetFailureKindAttr(a ir.Attribute) { o.Op.SetAttr("failureKind", a) }

// FailureKind is the value of attribute `failureKind`, 0 when it is absent or of another kind.
func (o IntrUbsantrap) FailureKind() int64 { return ods.IntOr(o.Op.Attr("failureKind"), 0) }

// NewIntrUbsantrap builds `llvm.intr.ubsantrap`.
func NewIntrUbsantrap(b *ir.Builder, failureKind int64, attrs ...ir.NamedAttr) IntrUbsantrap {
	return IntrUbsantrap{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.intr.ubsantrap"),
		Attrs: append([]ir.NamedAttr{{Name: "failureKind", Value: b.Context().IntAttr(b.Context().IntegerType(8, ir.Signless), failureKind)}}, attrs...),
	})}
}

// IntrPrefetch: Asks for the line of an address to be fetched: for reading or writing
// (`rw`), to be kept for how long (`hint`, 0 to 3), into the cache of
// instructions or data (`cache`).
type IntrPrefetch struct{ Op *ir.Operation }

// AsIntrPrefetch views an operation as `llvm.intr.prefetch`; false when it is another one.
func AsIntrPrefetch(op *ir.Operation) (IntrPrefetch, bool) {
	return IntrPrefetch{op}, op.Is("llvm.intr.prefetch")
}

// OpName is the name of the operations that it views.
func (IntrPrefetch) OpName() string { return "llvm.intr.prefetch" }

// Addr is operand `addr`.
func (o IntrPrefetch) Addr() *ir.Value { return o.Op.Operand(0) }

// SetAddr changes operand `addr`.
func (o IntrPrefetch) SetAddr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rw is operand `rw`.
func (o IntrPrefetch) Rw() *ir.Value { return o.Op.Operand(1) }

// SetRw changes operand `rw`.
func (o IntrPrefetch) SetRw(v *ir.Value) { o.Op.SetOperand(1, v) }

// Hint is operand `hint`.
func (o IntrPrefetch) Hint() *ir.Value { return o.Op.Operand(2) }

// SetHint changes operand `hint`.
func (o IntrPrefetch) SetHint(v *ir.Value) { o.Op.SetOperand(2, v) }

// Cache is operand `cache`.
func (o IntrPrefetch) Cache() *ir.Value { return o.Op.Operand(3) }

// SetCache changes operand `cache`.
func (o IntrPrefetch) SetCache(v *ir.Value) { o.Op.SetOperand(3, v) }

// NewIntrPrefetch builds `llvm.intr.prefetch`.
func NewIntrPrefetch(b *ir.Builder, addr *ir.Value, rw *ir.Value, hint *ir.Value, cache *ir.Value, attrs ...ir.NamedAttr) IntrPrefetch {
	return IntrPrefetch{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.prefetch"),
		Operands: []*ir.Value{addr, rw, hint, cache},
		Attrs:    attrs,
	})}
}

// IntrStacksave: Gives the state of the stack, to be restored later.
type IntrStacksave struct{ Op *ir.Operation }

// AsIntrStacksave views an operation as `llvm.intr.stacksave`; false when it is another one.
func AsIntrStacksave(op *ir.Operation) (IntrStacksave, bool) {
	return IntrStacksave{op}, op.Is("llvm.intr.stacksave")
}

// OpName is the name of the operations that it views.
func (IntrStacksave) OpName() string { return "llvm.intr.stacksave" }

// Res is result `res`.
func (o IntrStacksave) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrStacksave builds `llvm.intr.stacksave`.
func NewIntrStacksave(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) IntrStacksave {
	return IntrStacksave{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.intr.stacksave"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// IntrStackrestore: Frees what was reserved on the stack since `llvm.intr.stacksave` gave `ptr`.
type IntrStackrestore struct{ Op *ir.Operation }

// AsIntrStackrestore views an operation as `llvm.intr.stackrestore`; false when it is another one.
func AsIntrStackrestore(op *ir.Operation) (IntrStackrestore, bool) {
	return IntrStackrestore{op}, op.Is("llvm.intr.stackrestore")
}

// OpName is the name of the operations that it views.
func (IntrStackrestore) OpName() string { return "llvm.intr.stackrestore" }

// Ptr is operand `ptr`.
func (o IntrStackrestore) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrStackrestore) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewIntrStackrestore builds `llvm.intr.stackrestore`.
func NewIntrStackrestore(b *ir.Builder, ptr *ir.Value, attrs ...ir.NamedAttr) IntrStackrestore {
	return IntrStackrestore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.stackrestore"),
		Operands: []*ir.Value{ptr},
		Attrs:    attrs,
	})}
}

// IntrExperimentalStepvector: Makes a vector of 0, 1, 2 and so on.
type IntrExperimentalStepvector struct{ Op *ir.Operation }

// AsIntrExperimentalStepvector views an operation as `llvm.intr.experimental.stepvector`; false when it is another one.
func AsIntrExperimentalStepvector(op *ir.Operation) (IntrExperimentalStepvector, bool) {
	return IntrExperimentalStepvector{op}, op.Is("llvm.intr.experimental.stepvector")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalStepvector) OpName() string { return "llvm.intr.experimental.stepvector" }

// Res is result `res`.
func (o IntrExperimentalStepvector) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrExperimentalStepvector builds `llvm.intr.experimental.stepvector`.
func NewIntrExperimentalStepvector(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) IntrExperimentalStepvector {
	return IntrExperimentalStepvector{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.intr.experimental.stepvector"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// IntrVectorInsert: Puts a vector in the place of a part of another.
type IntrVectorInsert struct{ Op *ir.Operation }

// AsIntrVectorInsert views an operation as `llvm.intr.vector.insert`; false when it is another one.
func AsIntrVectorInsert(op *ir.Operation) (IntrVectorInsert, bool) {
	return IntrVectorInsert{op}, op.Is("llvm.intr.vector.insert")
}

// OpName is the name of the operations that it views.
func (IntrVectorInsert) OpName() string { return "llvm.intr.vector.insert" }

// Dstvec is operand `dstvec`.
func (o IntrVectorInsert) Dstvec() *ir.Value { return o.Op.Operand(0) }

// SetDstvec changes operand `dstvec`.
func (o IntrVectorInsert) SetDstvec(v *ir.Value) { o.Op.SetOperand(0, v) }

// Srcvec is operand `srcvec`.
func (o IntrVectorInsert) Srcvec() *ir.Value { return o.Op.Operand(1) }

// SetSrcvec changes operand `srcvec`.
func (o IntrVectorInsert) SetSrcvec(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrVectorInsert) Res() *ir.Value { return o.Op.Result(0) }

// PosAttr is attribute `pos`, nil when it is absent.
func (o IntrVectorInsert) PosAttr() ir.Attribute { return o.Op.Attr("pos") }

// SetPosAttr changes attribute `pos`; nil removes it.
func (o IntrVectorInsert) SetPosAttr(a ir.Attribute) { o.Op.SetAttr("pos", a) }

// Pos is the value of attribute `pos`, 0 when it is absent or of another kind.
func (o IntrVectorInsert) Pos() int64 { return ods.IntOr(o.Op.Attr("pos"), 0) }

// NewIntrVectorInsert builds `llvm.intr.vector.insert`.
func NewIntrVectorInsert(b *ir.Builder, dstvec *ir.Value, srcvec *ir.Value, pos int64, attrs ...ir.NamedAttr) IntrVectorInsert {
	return IntrVectorInsert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.insert"),
		Operands: []*ir.Value{dstvec, srcvec},
		Results:  []ir.Type{dstvec.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "pos", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), pos)}}, attrs...),
	})}
}

// IntrVectorExtract: Gives a part of a vector.
type IntrVectorExtract struct{ Op *ir.Operation }

// AsIntrVectorExtract views an operation as `llvm.intr.vector.extract`; false when it is another one.
func AsIntrVectorExtract(op *ir.Operation) (IntrVectorExtract, bool) {
	return IntrVectorExtract{op}, op.Is("llvm.intr.vector.extract")
}

// OpName is the name of the operations that it views.
func (IntrVectorExtract) OpName() string { return "llvm.intr.vector.extract" }

// Srcvec is operand `srcvec`.
func (o IntrVectorExtract) Srcvec() *ir.Value { return o.Op.Operand(0) }

// SetSrcvec changes operand `srcvec`.
func (o IntrVectorExtract) SetSrcvec(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorExtract) Res() *ir.Value { return o.Op.Result(0) }

// PosAttr is attribute `pos`, nil when it is absent.
func (o IntrVectorExtract) PosAttr() ir.Attribute { return o.Op.Attr("pos") }

// SetPosAttr changes attribute `pos`; nil removes it.
func (o IntrVectorExtract) SetPosAttr(a ir.Attribute) { o.Op.SetAttr("pos", a) }

// Pos is the value of attribute `pos`, 0 when it is absent or of another kind.
func (o IntrVectorExtract) Pos() int64 { return ods.IntOr(o.Op.Attr("pos"), 0) }

// NewIntrVectorExtract builds `llvm.intr.vector.extract`.
func NewIntrVectorExtract(b *ir.Builder, srcvec *ir.Value, resType ir.Type, pos int64, attrs ...ir.NamedAttr) IntrVectorExtract {
	return IntrVectorExtract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.extract"),
		Operands: []*ir.Value{srcvec},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "pos", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), pos)}}, attrs...),
	})}
}

// IntrVectorInterleave2: Joins two vectors to one with an element of each by turns.
type IntrVectorInterleave2 struct{ Op *ir.Operation }

// AsIntrVectorInterleave2 views an operation as `llvm.intr.vector.interleave2`; false when it is another one.
func AsIntrVectorInterleave2(op *ir.Operation) (IntrVectorInterleave2, bool) {
	return IntrVectorInterleave2{op}, op.Is("llvm.intr.vector.interleave2")
}

// OpName is the name of the operations that it views.
func (IntrVectorInterleave2) OpName() string { return "llvm.intr.vector.interleave2" }

// Vec1 is operand `vec1`.
func (o IntrVectorInterleave2) Vec1() *ir.Value { return o.Op.Operand(0) }

// SetVec1 changes operand `vec1`.
func (o IntrVectorInterleave2) SetVec1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vec2 is operand `vec2`.
func (o IntrVectorInterleave2) Vec2() *ir.Value { return o.Op.Operand(1) }

// SetVec2 changes operand `vec2`.
func (o IntrVectorInterleave2) SetVec2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrVectorInterleave2) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorInterleave2 builds `llvm.intr.vector.interleave2`.
func NewIntrVectorInterleave2(b *ir.Builder, vec1 *ir.Value, vec2 *ir.Value, attrs ...ir.NamedAttr) IntrVectorInterleave2 {
	list := attrs
	return IntrVectorInterleave2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.interleave2"),
		Operands: []*ir.Value{vec1, vec2},
		Results:  []ir.Type{eval.ResultType(b.Context(), "llvm.intr.vector.interleave2", 0, [][]*ir.Value{{vec1}, {vec2}}, list)},
		Attrs:    list,
	})}
}

// IntrVectorDeinterleave2: Takes a vector apart: the elements at even places, and those at odd ones.
type IntrVectorDeinterleave2 struct{ Op *ir.Operation }

// AsIntrVectorDeinterleave2 views an operation as `llvm.intr.vector.deinterleave2`; false when it is another one.
func AsIntrVectorDeinterleave2(op *ir.Operation) (IntrVectorDeinterleave2, bool) {
	return IntrVectorDeinterleave2{op}, op.Is("llvm.intr.vector.deinterleave2")
}

// OpName is the name of the operations that it views.
func (IntrVectorDeinterleave2) OpName() string { return "llvm.intr.vector.deinterleave2" }

// Vec is operand `vec`.
func (o IntrVectorDeinterleave2) Vec() *ir.Value { return o.Op.Operand(0) }

// SetVec changes operand `vec`.
func (o IntrVectorDeinterleave2) SetVec(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorDeinterleave2) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorDeinterleave2 builds `llvm.intr.vector.deinterleave2`.
func NewIntrVectorDeinterleave2(b *ir.Builder, vec *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVectorDeinterleave2 {
	return IntrVectorDeinterleave2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.deinterleave2"),
		Operands: []*ir.Value{vec},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVscale: Gives the number by which lengths of scalable vectors are multiplied on the machine that runs it.
type IntrVscale struct{ Op *ir.Operation }

// AsIntrVscale views an operation as `llvm.intr.vscale`; false when it is another one.
func AsIntrVscale(op *ir.Operation) (IntrVscale, bool) {
	return IntrVscale{op}, op.Is("llvm.intr.vscale")
}

// OpName is the name of the operations that it views.
func (IntrVscale) OpName() string { return "llvm.intr.vscale" }

// Res is result `res`.
func (o IntrVscale) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVscale builds `llvm.intr.vscale`.
func NewIntrVscale(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) IntrVscale {
	return IntrVscale{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.intr.vscale"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// IntrGetActiveLaneMask: Makes a mask whose element i is whether `base + i` is less than `n`,
// unsigned and without overflow.
type IntrGetActiveLaneMask struct{ Op *ir.Operation }

// AsIntrGetActiveLaneMask views an operation as `llvm.intr.get.active.lane.mask`; false when it is another one.
func AsIntrGetActiveLaneMask(op *ir.Operation) (IntrGetActiveLaneMask, bool) {
	return IntrGetActiveLaneMask{op}, op.Is("llvm.intr.get.active.lane.mask")
}

// OpName is the name of the operations that it views.
func (IntrGetActiveLaneMask) OpName() string { return "llvm.intr.get.active.lane.mask" }

// Base is operand `base`.
func (o IntrGetActiveLaneMask) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o IntrGetActiveLaneMask) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// N is operand `n`.
func (o IntrGetActiveLaneMask) N() *ir.Value { return o.Op.Operand(1) }

// SetN changes operand `n`.
func (o IntrGetActiveLaneMask) SetN(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrGetActiveLaneMask) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrGetActiveLaneMask builds `llvm.intr.get.active.lane.mask`.
func NewIntrGetActiveLaneMask(b *ir.Builder, base *ir.Value, n *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrGetActiveLaneMask {
	return IntrGetActiveLaneMask{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.get.active.lane.mask"),
		Operands: []*ir.Value{base, n},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrMaskedLoad: Reads the elements of a vector whose mask is set from consecutive places;
// the others come from `pass_thru`, or are undefined. `alignment` is in bytes.
type IntrMaskedLoad struct{ Op *ir.Operation }

// AsIntrMaskedLoad views an operation as `llvm.intr.masked.load`; false when it is another one.
func AsIntrMaskedLoad(op *ir.Operation) (IntrMaskedLoad, bool) {
	return IntrMaskedLoad{op}, op.Is("llvm.intr.masked.load")
}

// OpName is the name of the operations that it views.
func (IntrMaskedLoad) OpName() string { return "llvm.intr.masked.load" }

// Data is operand `data`.
func (o IntrMaskedLoad) Data() *ir.Value { return o.Op.Operand(0) }

// SetData changes operand `data`.
func (o IntrMaskedLoad) SetData(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrMaskedLoad) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrMaskedLoad) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// PassThru are the operands `pass_thru`.
func (o IntrMaskedLoad) PassThru() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Res is result `res`.
func (o IntrMaskedLoad) Res() *ir.Value { return o.Op.Result(0) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o IntrMaskedLoad) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o IntrMaskedLoad) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// NontemporalAttr is attribute `nontemporal`, nil when it is absent.
func (o IntrMaskedLoad) NontemporalAttr() ir.Attribute { return o.Op.Attr("nontemporal") }

// SetNontemporalAttr changes attribute `nontemporal`; nil removes it.
func (o IntrMaskedLoad) SetNontemporalAttr(a ir.Attribute) { o.Op.SetAttr("nontemporal", a) }

// Alignment is the value of attribute `alignment`, 0 when it is absent or of another kind.
func (o IntrMaskedLoad) Alignment() int64 { return ods.IntOr(o.Op.Attr("alignment"), 0) }

// Nontemporal reports whether there is attribute `nontemporal`.
func (o IntrMaskedLoad) Nontemporal() bool { return o.Op.Attr("nontemporal") != nil }

// NewIntrMaskedLoad builds `llvm.intr.masked.load`.
func NewIntrMaskedLoad(b *ir.Builder, data *ir.Value, mask *ir.Value, passThru []*ir.Value, resType ir.Type, alignment int64, attrs ...ir.NamedAttr) IntrMaskedLoad {
	var operands []*ir.Value
	operands = append(operands, data)
	operands = append(operands, mask)
	operands = append(operands, passThru...)
	return IntrMaskedLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.masked.load"),
		Operands: operands,
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "alignment", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), alignment)}}, attrs...),
	})}
}

// IntrMaskedStore: Writes the elements of a vector whose mask is set to consecutive places.
// `alignment` is in bytes.
type IntrMaskedStore struct{ Op *ir.Operation }

// AsIntrMaskedStore views an operation as `llvm.intr.masked.store`; false when it is another one.
func AsIntrMaskedStore(op *ir.Operation) (IntrMaskedStore, bool) {
	return IntrMaskedStore{op}, op.Is("llvm.intr.masked.store")
}

// OpName is the name of the operations that it views.
func (IntrMaskedStore) OpName() string { return "llvm.intr.masked.store" }

// Value is operand `value`.
func (o IntrMaskedStore) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o IntrMaskedStore) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Data is operand `data`.
func (o IntrMaskedStore) Data() *ir.Value { return o.Op.Operand(1) }

// SetData changes operand `data`.
func (o IntrMaskedStore) SetData(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrMaskedStore) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrMaskedStore) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o IntrMaskedStore) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o IntrMaskedStore) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// Alignment is the value of attribute `alignment`, 0 when it is absent or of another kind.
func (o IntrMaskedStore) Alignment() int64 { return ods.IntOr(o.Op.Attr("alignment"), 0) }

// NewIntrMaskedStore builds `llvm.intr.masked.store`.
func NewIntrMaskedStore(b *ir.Builder, value *ir.Value, data *ir.Value, mask *ir.Value, alignment int64, attrs ...ir.NamedAttr) IntrMaskedStore {
	return IntrMaskedStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.masked.store"),
		Operands: []*ir.Value{value, data, mask},
		Attrs:    append([]ir.NamedAttr{{Name: "alignment", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), alignment)}}, attrs...),
	})}
}

// IntrMaskedGather: Reads each element whose mask is set from an address of its own; the others
// come from `pass_thru`, or are undefined. `alignment` is in bytes.
type IntrMaskedGather struct{ Op *ir.Operation }

// AsIntrMaskedGather views an operation as `llvm.intr.masked.gather`; false when it is another one.
func AsIntrMaskedGather(op *ir.Operation) (IntrMaskedGather, bool) {
	return IntrMaskedGather{op}, op.Is("llvm.intr.masked.gather")
}

// OpName is the name of the operations that it views.
func (IntrMaskedGather) OpName() string { return "llvm.intr.masked.gather" }

// Ptrs is operand `ptrs`.
func (o IntrMaskedGather) Ptrs() *ir.Value { return o.Op.Operand(0) }

// SetPtrs changes operand `ptrs`.
func (o IntrMaskedGather) SetPtrs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrMaskedGather) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrMaskedGather) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// PassThru are the operands `pass_thru`.
func (o IntrMaskedGather) PassThru() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Res is result `res`.
func (o IntrMaskedGather) Res() *ir.Value { return o.Op.Result(0) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o IntrMaskedGather) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o IntrMaskedGather) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// Alignment is the value of attribute `alignment`, 0 when it is absent or of another kind.
func (o IntrMaskedGather) Alignment() int64 { return ods.IntOr(o.Op.Attr("alignment"), 0) }

// NewIntrMaskedGather builds `llvm.intr.masked.gather`.
func NewIntrMaskedGather(b *ir.Builder, ptrs *ir.Value, mask *ir.Value, passThru []*ir.Value, resType ir.Type, alignment int64, attrs ...ir.NamedAttr) IntrMaskedGather {
	var operands []*ir.Value
	operands = append(operands, ptrs)
	operands = append(operands, mask)
	operands = append(operands, passThru...)
	return IntrMaskedGather{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.masked.gather"),
		Operands: operands,
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "alignment", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), alignment)}}, attrs...),
	})}
}

// IntrMaskedScatter: Writes each element whose mask is set to an address of its own, in order
// where addresses are equal. `alignment` is in bytes.
type IntrMaskedScatter struct{ Op *ir.Operation }

// AsIntrMaskedScatter views an operation as `llvm.intr.masked.scatter`; false when it is another one.
func AsIntrMaskedScatter(op *ir.Operation) (IntrMaskedScatter, bool) {
	return IntrMaskedScatter{op}, op.Is("llvm.intr.masked.scatter")
}

// OpName is the name of the operations that it views.
func (IntrMaskedScatter) OpName() string { return "llvm.intr.masked.scatter" }

// Value is operand `value`.
func (o IntrMaskedScatter) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o IntrMaskedScatter) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Ptrs is operand `ptrs`.
func (o IntrMaskedScatter) Ptrs() *ir.Value { return o.Op.Operand(1) }

// SetPtrs changes operand `ptrs`.
func (o IntrMaskedScatter) SetPtrs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrMaskedScatter) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrMaskedScatter) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o IntrMaskedScatter) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o IntrMaskedScatter) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// Alignment is the value of attribute `alignment`, 0 when it is absent or of another kind.
func (o IntrMaskedScatter) Alignment() int64 { return ods.IntOr(o.Op.Attr("alignment"), 0) }

// NewIntrMaskedScatter builds `llvm.intr.masked.scatter`.
func NewIntrMaskedScatter(b *ir.Builder, value *ir.Value, ptrs *ir.Value, mask *ir.Value, alignment int64, attrs ...ir.NamedAttr) IntrMaskedScatter {
	return IntrMaskedScatter{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.masked.scatter"),
		Operands: []*ir.Value{value, ptrs, mask},
		Attrs:    append([]ir.NamedAttr{{Name: "alignment", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), alignment)}}, attrs...),
	})}
}

// IntrMaskedExpandload: Reads as many consecutive elements as the mask has bits set, and puts them
// where those are; the others come from `pass_thru`.
type IntrMaskedExpandload struct{ Op *ir.Operation }

// AsIntrMaskedExpandload views an operation as `llvm.intr.masked.expandload`; false when it is another one.
func AsIntrMaskedExpandload(op *ir.Operation) (IntrMaskedExpandload, bool) {
	return IntrMaskedExpandload{op}, op.Is("llvm.intr.masked.expandload")
}

// OpName is the name of the operations that it views.
func (IntrMaskedExpandload) OpName() string { return "llvm.intr.masked.expandload" }

// Ptr is operand `ptr`.
func (o IntrMaskedExpandload) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrMaskedExpandload) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrMaskedExpandload) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrMaskedExpandload) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// PassThru is operand `pass_thru`.
func (o IntrMaskedExpandload) PassThru() *ir.Value { return o.Op.Operand(2) }

// SetPassThru changes operand `pass_thru`.
func (o IntrMaskedExpandload) SetPassThru(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrMaskedExpandload) Res() *ir.Value { return o.Op.Result(0) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o IntrMaskedExpandload) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o IntrMaskedExpandload) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o IntrMaskedExpandload) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o IntrMaskedExpandload) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o IntrMaskedExpandload) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o IntrMaskedExpandload) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewIntrMaskedExpandload builds `llvm.intr.masked.expandload`.
func NewIntrMaskedExpandload(b *ir.Builder, ptr *ir.Value, mask *ir.Value, passThru *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrMaskedExpandload {
	return IntrMaskedExpandload{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.masked.expandload"),
		Operands: []*ir.Value{ptr, mask, passThru},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrMaskedCompressstore: Writes the elements whose mask is set one after the other.
type IntrMaskedCompressstore struct{ Op *ir.Operation }

// AsIntrMaskedCompressstore views an operation as `llvm.intr.masked.compressstore`; false when it is another one.
func AsIntrMaskedCompressstore(op *ir.Operation) (IntrMaskedCompressstore, bool) {
	return IntrMaskedCompressstore{op}, op.Is("llvm.intr.masked.compressstore")
}

// OpName is the name of the operations that it views.
func (IntrMaskedCompressstore) OpName() string { return "llvm.intr.masked.compressstore" }

// Value is operand `value`.
func (o IntrMaskedCompressstore) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o IntrMaskedCompressstore) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Ptr is operand `ptr`.
func (o IntrMaskedCompressstore) Ptr() *ir.Value { return o.Op.Operand(1) }

// SetPtr changes operand `ptr`.
func (o IntrMaskedCompressstore) SetPtr(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrMaskedCompressstore) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrMaskedCompressstore) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o IntrMaskedCompressstore) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o IntrMaskedCompressstore) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o IntrMaskedCompressstore) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o IntrMaskedCompressstore) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o IntrMaskedCompressstore) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o IntrMaskedCompressstore) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewIntrMaskedCompressstore builds `llvm.intr.masked.compressstore`.
func NewIntrMaskedCompressstore(b *ir.Builder, value *ir.Value, ptr *ir.Value, mask *ir.Value, attrs ...ir.NamedAttr) IntrMaskedCompressstore {
	return IntrMaskedCompressstore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.masked.compressstore"),
		Operands: []*ir.Value{value, ptr, mask},
		Attrs:    attrs,
	})}
}

// IntrVpAdd: Adds two integers modulo 2^n.
type IntrVpAdd struct{ Op *ir.Operation }

// AsIntrVpAdd views an operation as `llvm.intr.vp.add`; false when it is another one.
func AsIntrVpAdd(op *ir.Operation) (IntrVpAdd, bool) { return IntrVpAdd{op}, op.Is("llvm.intr.vp.add") }

// OpName is the name of the operations that it views.
func (IntrVpAdd) OpName() string { return "llvm.intr.vp.add" }

// Lhs is operand `lhs`.
func (o IntrVpAdd) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpAdd) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpAdd) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpAdd) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpAdd) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpAdd) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpAdd) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpAdd) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpAdd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpAdd builds `llvm.intr.vp.add`.
func NewIntrVpAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpAdd {
	return IntrVpAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.add"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpSub: Subtracts two integers modulo 2^n.
type IntrVpSub struct{ Op *ir.Operation }

// AsIntrVpSub views an operation as `llvm.intr.vp.sub`; false when it is another one.
func AsIntrVpSub(op *ir.Operation) (IntrVpSub, bool) { return IntrVpSub{op}, op.Is("llvm.intr.vp.sub") }

// OpName is the name of the operations that it views.
func (IntrVpSub) OpName() string { return "llvm.intr.vp.sub" }

// Lhs is operand `lhs`.
func (o IntrVpSub) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpSub) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpSub) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpSub) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpSub) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpSub) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpSub) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpSub) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpSub) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSub builds `llvm.intr.vp.sub`.
func NewIntrVpSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpSub {
	return IntrVpSub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.sub"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpMul: Multiplies two integers modulo 2^n.
type IntrVpMul struct{ Op *ir.Operation }

// AsIntrVpMul views an operation as `llvm.intr.vp.mul`; false when it is another one.
func AsIntrVpMul(op *ir.Operation) (IntrVpMul, bool) { return IntrVpMul{op}, op.Is("llvm.intr.vp.mul") }

// OpName is the name of the operations that it views.
func (IntrVpMul) OpName() string { return "llvm.intr.vp.mul" }

// Lhs is operand `lhs`.
func (o IntrVpMul) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpMul) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpMul) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpMul) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpMul) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpMul) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpMul) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpMul) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpMul) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpMul builds `llvm.intr.vp.mul`.
func NewIntrVpMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpMul {
	return IntrVpMul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.mul"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpSdiv: Divides signed integers, rounding towards zero. Undefined for a divisor of 0 and on overflow.
type IntrVpSdiv struct{ Op *ir.Operation }

// AsIntrVpSdiv views an operation as `llvm.intr.vp.sdiv`; false when it is another one.
func AsIntrVpSdiv(op *ir.Operation) (IntrVpSdiv, bool) {
	return IntrVpSdiv{op}, op.Is("llvm.intr.vp.sdiv")
}

// OpName is the name of the operations that it views.
func (IntrVpSdiv) OpName() string { return "llvm.intr.vp.sdiv" }

// Lhs is operand `lhs`.
func (o IntrVpSdiv) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpSdiv) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpSdiv) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpSdiv) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpSdiv) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpSdiv) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpSdiv) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpSdiv) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpSdiv) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSdiv builds `llvm.intr.vp.sdiv`.
func NewIntrVpSdiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpSdiv {
	return IntrVpSdiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.sdiv"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpUdiv: Divides unsigned integers. Undefined for a divisor of 0.
type IntrVpUdiv struct{ Op *ir.Operation }

// AsIntrVpUdiv views an operation as `llvm.intr.vp.udiv`; false when it is another one.
func AsIntrVpUdiv(op *ir.Operation) (IntrVpUdiv, bool) {
	return IntrVpUdiv{op}, op.Is("llvm.intr.vp.udiv")
}

// OpName is the name of the operations that it views.
func (IntrVpUdiv) OpName() string { return "llvm.intr.vp.udiv" }

// Lhs is operand `lhs`.
func (o IntrVpUdiv) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpUdiv) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpUdiv) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpUdiv) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpUdiv) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpUdiv) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpUdiv) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpUdiv) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpUdiv) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpUdiv builds `llvm.intr.vp.udiv`.
func NewIntrVpUdiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpUdiv {
	return IntrVpUdiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.udiv"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpSrem: Gives the remainder of a signed division, with the sign of the dividend. Undefined for a divisor of 0 and on overflow.
type IntrVpSrem struct{ Op *ir.Operation }

// AsIntrVpSrem views an operation as `llvm.intr.vp.srem`; false when it is another one.
func AsIntrVpSrem(op *ir.Operation) (IntrVpSrem, bool) {
	return IntrVpSrem{op}, op.Is("llvm.intr.vp.srem")
}

// OpName is the name of the operations that it views.
func (IntrVpSrem) OpName() string { return "llvm.intr.vp.srem" }

// Lhs is operand `lhs`.
func (o IntrVpSrem) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpSrem) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpSrem) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpSrem) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpSrem) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpSrem) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpSrem) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpSrem) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpSrem) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSrem builds `llvm.intr.vp.srem`.
func NewIntrVpSrem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpSrem {
	return IntrVpSrem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.srem"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpUrem: Gives the remainder of an unsigned division. Undefined for a divisor of 0.
type IntrVpUrem struct{ Op *ir.Operation }

// AsIntrVpUrem views an operation as `llvm.intr.vp.urem`; false when it is another one.
func AsIntrVpUrem(op *ir.Operation) (IntrVpUrem, bool) {
	return IntrVpUrem{op}, op.Is("llvm.intr.vp.urem")
}

// OpName is the name of the operations that it views.
func (IntrVpUrem) OpName() string { return "llvm.intr.vp.urem" }

// Lhs is operand `lhs`.
func (o IntrVpUrem) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpUrem) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpUrem) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpUrem) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpUrem) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpUrem) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpUrem) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpUrem) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpUrem) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpUrem builds `llvm.intr.vp.urem`.
func NewIntrVpUrem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpUrem {
	return IntrVpUrem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.urem"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpSmax: Gives the larger of two signed integers.
type IntrVpSmax struct{ Op *ir.Operation }

// AsIntrVpSmax views an operation as `llvm.intr.vp.smax`; false when it is another one.
func AsIntrVpSmax(op *ir.Operation) (IntrVpSmax, bool) {
	return IntrVpSmax{op}, op.Is("llvm.intr.vp.smax")
}

// OpName is the name of the operations that it views.
func (IntrVpSmax) OpName() string { return "llvm.intr.vp.smax" }

// Lhs is operand `lhs`.
func (o IntrVpSmax) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpSmax) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpSmax) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpSmax) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpSmax) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpSmax) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpSmax) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpSmax) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpSmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSmax builds `llvm.intr.vp.smax`.
func NewIntrVpSmax(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpSmax {
	return IntrVpSmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.smax"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpSmin: Gives the smaller of two signed integers.
type IntrVpSmin struct{ Op *ir.Operation }

// AsIntrVpSmin views an operation as `llvm.intr.vp.smin`; false when it is another one.
func AsIntrVpSmin(op *ir.Operation) (IntrVpSmin, bool) {
	return IntrVpSmin{op}, op.Is("llvm.intr.vp.smin")
}

// OpName is the name of the operations that it views.
func (IntrVpSmin) OpName() string { return "llvm.intr.vp.smin" }

// Lhs is operand `lhs`.
func (o IntrVpSmin) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpSmin) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpSmin) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpSmin) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpSmin) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpSmin) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpSmin) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpSmin) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpSmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSmin builds `llvm.intr.vp.smin`.
func NewIntrVpSmin(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpSmin {
	return IntrVpSmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.smin"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpUmax: Gives the larger of two unsigned integers.
type IntrVpUmax struct{ Op *ir.Operation }

// AsIntrVpUmax views an operation as `llvm.intr.vp.umax`; false when it is another one.
func AsIntrVpUmax(op *ir.Operation) (IntrVpUmax, bool) {
	return IntrVpUmax{op}, op.Is("llvm.intr.vp.umax")
}

// OpName is the name of the operations that it views.
func (IntrVpUmax) OpName() string { return "llvm.intr.vp.umax" }

// Lhs is operand `lhs`.
func (o IntrVpUmax) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpUmax) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpUmax) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpUmax) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpUmax) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpUmax) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpUmax) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpUmax) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpUmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpUmax builds `llvm.intr.vp.umax`.
func NewIntrVpUmax(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpUmax {
	return IntrVpUmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.umax"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpUmin: Gives the smaller of two unsigned integers.
type IntrVpUmin struct{ Op *ir.Operation }

// AsIntrVpUmin views an operation as `llvm.intr.vp.umin`; false when it is another one.
func AsIntrVpUmin(op *ir.Operation) (IntrVpUmin, bool) {
	return IntrVpUmin{op}, op.Is("llvm.intr.vp.umin")
}

// OpName is the name of the operations that it views.
func (IntrVpUmin) OpName() string { return "llvm.intr.vp.umin" }

// Lhs is operand `lhs`.
func (o IntrVpUmin) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpUmin) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpUmin) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpUmin) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpUmin) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpUmin) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpUmin) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpUmin) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpUmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpUmin builds `llvm.intr.vp.umin`.
func NewIntrVpUmin(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpUmin {
	return IntrVpUmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.umin"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpAnd: Sets the bits that are set in both.
type IntrVpAnd struct{ Op *ir.Operation }

// AsIntrVpAnd views an operation as `llvm.intr.vp.and`; false when it is another one.
func AsIntrVpAnd(op *ir.Operation) (IntrVpAnd, bool) { return IntrVpAnd{op}, op.Is("llvm.intr.vp.and") }

// OpName is the name of the operations that it views.
func (IntrVpAnd) OpName() string { return "llvm.intr.vp.and" }

// Lhs is operand `lhs`.
func (o IntrVpAnd) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpAnd) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpAnd) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpAnd) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpAnd) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpAnd) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpAnd) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpAnd) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpAnd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpAnd builds `llvm.intr.vp.and`.
func NewIntrVpAnd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpAnd {
	return IntrVpAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.and"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpOr: Sets the bits that are set in at least one.
type IntrVpOr struct{ Op *ir.Operation }

// AsIntrVpOr views an operation as `llvm.intr.vp.or`; false when it is another one.
func AsIntrVpOr(op *ir.Operation) (IntrVpOr, bool) { return IntrVpOr{op}, op.Is("llvm.intr.vp.or") }

// OpName is the name of the operations that it views.
func (IntrVpOr) OpName() string { return "llvm.intr.vp.or" }

// Lhs is operand `lhs`.
func (o IntrVpOr) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpOr) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpOr) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpOr) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpOr) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpOr) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpOr) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpOr) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpOr) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpOr builds `llvm.intr.vp.or`.
func NewIntrVpOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpOr {
	return IntrVpOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.or"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpXor: Sets the bits that are set in exactly one.
type IntrVpXor struct{ Op *ir.Operation }

// AsIntrVpXor views an operation as `llvm.intr.vp.xor`; false when it is another one.
func AsIntrVpXor(op *ir.Operation) (IntrVpXor, bool) { return IntrVpXor{op}, op.Is("llvm.intr.vp.xor") }

// OpName is the name of the operations that it views.
func (IntrVpXor) OpName() string { return "llvm.intr.vp.xor" }

// Lhs is operand `lhs`.
func (o IntrVpXor) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpXor) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpXor) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpXor) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpXor) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpXor) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpXor) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpXor) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpXor) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpXor builds `llvm.intr.vp.xor`.
func NewIntrVpXor(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpXor {
	return IntrVpXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.xor"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpShl: Shifts left; poison when the shift is not less than the width.
type IntrVpShl struct{ Op *ir.Operation }

// AsIntrVpShl views an operation as `llvm.intr.vp.shl`; false when it is another one.
func AsIntrVpShl(op *ir.Operation) (IntrVpShl, bool) { return IntrVpShl{op}, op.Is("llvm.intr.vp.shl") }

// OpName is the name of the operations that it views.
func (IntrVpShl) OpName() string { return "llvm.intr.vp.shl" }

// Lhs is operand `lhs`.
func (o IntrVpShl) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpShl) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpShl) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpShl) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpShl) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpShl) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpShl) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpShl) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpShl) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpShl builds `llvm.intr.vp.shl`.
func NewIntrVpShl(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpShl {
	return IntrVpShl{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.shl"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpLshr: Shifts right, filling with zeros; poison when the shift is not less than the width.
type IntrVpLshr struct{ Op *ir.Operation }

// AsIntrVpLshr views an operation as `llvm.intr.vp.lshr`; false when it is another one.
func AsIntrVpLshr(op *ir.Operation) (IntrVpLshr, bool) {
	return IntrVpLshr{op}, op.Is("llvm.intr.vp.lshr")
}

// OpName is the name of the operations that it views.
func (IntrVpLshr) OpName() string { return "llvm.intr.vp.lshr" }

// Lhs is operand `lhs`.
func (o IntrVpLshr) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpLshr) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpLshr) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpLshr) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpLshr) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpLshr) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpLshr) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpLshr) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpLshr) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpLshr builds `llvm.intr.vp.lshr`.
func NewIntrVpLshr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpLshr {
	return IntrVpLshr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.lshr"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpAshr: Shifts right, filling with the sign; poison when the shift is not less than the width.
type IntrVpAshr struct{ Op *ir.Operation }

// AsIntrVpAshr views an operation as `llvm.intr.vp.ashr`; false when it is another one.
func AsIntrVpAshr(op *ir.Operation) (IntrVpAshr, bool) {
	return IntrVpAshr{op}, op.Is("llvm.intr.vp.ashr")
}

// OpName is the name of the operations that it views.
func (IntrVpAshr) OpName() string { return "llvm.intr.vp.ashr" }

// Lhs is operand `lhs`.
func (o IntrVpAshr) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpAshr) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpAshr) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpAshr) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpAshr) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpAshr) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpAshr) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpAshr) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpAshr) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpAshr builds `llvm.intr.vp.ashr`.
func NewIntrVpAshr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpAshr {
	return IntrVpAshr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.ashr"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFadd: Adds two floats.
type IntrVpFadd struct{ Op *ir.Operation }

// AsIntrVpFadd views an operation as `llvm.intr.vp.fadd`; false when it is another one.
func AsIntrVpFadd(op *ir.Operation) (IntrVpFadd, bool) {
	return IntrVpFadd{op}, op.Is("llvm.intr.vp.fadd")
}

// OpName is the name of the operations that it views.
func (IntrVpFadd) OpName() string { return "llvm.intr.vp.fadd" }

// Lhs is operand `lhs`.
func (o IntrVpFadd) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpFadd) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpFadd) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpFadd) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpFadd) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpFadd) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpFadd) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpFadd) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpFadd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFadd builds `llvm.intr.vp.fadd`.
func NewIntrVpFadd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFadd {
	return IntrVpFadd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fadd"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFsub: Subtracts two floats.
type IntrVpFsub struct{ Op *ir.Operation }

// AsIntrVpFsub views an operation as `llvm.intr.vp.fsub`; false when it is another one.
func AsIntrVpFsub(op *ir.Operation) (IntrVpFsub, bool) {
	return IntrVpFsub{op}, op.Is("llvm.intr.vp.fsub")
}

// OpName is the name of the operations that it views.
func (IntrVpFsub) OpName() string { return "llvm.intr.vp.fsub" }

// Lhs is operand `lhs`.
func (o IntrVpFsub) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpFsub) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpFsub) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpFsub) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpFsub) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpFsub) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpFsub) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpFsub) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpFsub) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFsub builds `llvm.intr.vp.fsub`.
func NewIntrVpFsub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFsub {
	return IntrVpFsub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fsub"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFmul: Multiplies two floats.
type IntrVpFmul struct{ Op *ir.Operation }

// AsIntrVpFmul views an operation as `llvm.intr.vp.fmul`; false when it is another one.
func AsIntrVpFmul(op *ir.Operation) (IntrVpFmul, bool) {
	return IntrVpFmul{op}, op.Is("llvm.intr.vp.fmul")
}

// OpName is the name of the operations that it views.
func (IntrVpFmul) OpName() string { return "llvm.intr.vp.fmul" }

// Lhs is operand `lhs`.
func (o IntrVpFmul) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpFmul) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpFmul) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpFmul) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpFmul) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpFmul) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpFmul) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpFmul) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpFmul) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFmul builds `llvm.intr.vp.fmul`.
func NewIntrVpFmul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFmul {
	return IntrVpFmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fmul"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFdiv: Divides two floats.
type IntrVpFdiv struct{ Op *ir.Operation }

// AsIntrVpFdiv views an operation as `llvm.intr.vp.fdiv`; false when it is another one.
func AsIntrVpFdiv(op *ir.Operation) (IntrVpFdiv, bool) {
	return IntrVpFdiv{op}, op.Is("llvm.intr.vp.fdiv")
}

// OpName is the name of the operations that it views.
func (IntrVpFdiv) OpName() string { return "llvm.intr.vp.fdiv" }

// Lhs is operand `lhs`.
func (o IntrVpFdiv) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpFdiv) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpFdiv) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpFdiv) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpFdiv) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpFdiv) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpFdiv) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpFdiv) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpFdiv) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFdiv builds `llvm.intr.vp.fdiv`.
func NewIntrVpFdiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFdiv {
	return IntrVpFdiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fdiv"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFrem: Gives the remainder of a division, with the sign of the dividend.
type IntrVpFrem struct{ Op *ir.Operation }

// AsIntrVpFrem views an operation as `llvm.intr.vp.frem`; false when it is another one.
func AsIntrVpFrem(op *ir.Operation) (IntrVpFrem, bool) {
	return IntrVpFrem{op}, op.Is("llvm.intr.vp.frem")
}

// OpName is the name of the operations that it views.
func (IntrVpFrem) OpName() string { return "llvm.intr.vp.frem" }

// Lhs is operand `lhs`.
func (o IntrVpFrem) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrVpFrem) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrVpFrem) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrVpFrem) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpFrem) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpFrem) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpFrem) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpFrem) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpFrem) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFrem builds `llvm.intr.vp.frem`.
func NewIntrVpFrem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFrem {
	return IntrVpFrem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.frem"),
		Operands: []*ir.Value{lhs, rhs, mask, evl},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFneg: Changes the sign of a float.
type IntrVpFneg struct{ Op *ir.Operation }

// AsIntrVpFneg views an operation as `llvm.intr.vp.fneg`; false when it is another one.
func AsIntrVpFneg(op *ir.Operation) (IntrVpFneg, bool) {
	return IntrVpFneg{op}, op.Is("llvm.intr.vp.fneg")
}

// OpName is the name of the operations that it views.
func (IntrVpFneg) OpName() string { return "llvm.intr.vp.fneg" }

// OpOperand is operand `op`.
func (o IntrVpFneg) OpOperand() *ir.Value { return o.Op.Operand(0) }

// SetOp changes operand `op`.
func (o IntrVpFneg) SetOp(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpFneg) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpFneg) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpFneg) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpFneg) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpFneg) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFneg builds `llvm.intr.vp.fneg`.
func NewIntrVpFneg(b *ir.Builder, op_ *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFneg {
	return IntrVpFneg{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fneg"),
		Operands: []*ir.Value{op_, mask, evl},
		Results:  []ir.Type{op_.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFma: Computes `op1 * op2 + op3`, rounded once.
type IntrVpFma struct{ Op *ir.Operation }

// AsIntrVpFma views an operation as `llvm.intr.vp.fma`; false when it is another one.
func AsIntrVpFma(op *ir.Operation) (IntrVpFma, bool) { return IntrVpFma{op}, op.Is("llvm.intr.vp.fma") }

// OpName is the name of the operations that it views.
func (IntrVpFma) OpName() string { return "llvm.intr.vp.fma" }

// Op1 is operand `op1`.
func (o IntrVpFma) Op1() *ir.Value { return o.Op.Operand(0) }

// SetOp1 changes operand `op1`.
func (o IntrVpFma) SetOp1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Op2 is operand `op2`.
func (o IntrVpFma) Op2() *ir.Value { return o.Op.Operand(1) }

// SetOp2 changes operand `op2`.
func (o IntrVpFma) SetOp2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Op3 is operand `op3`.
func (o IntrVpFma) Op3() *ir.Value { return o.Op.Operand(2) }

// SetOp3 changes operand `op3`.
func (o IntrVpFma) SetOp3(v *ir.Value) { o.Op.SetOperand(2, v) }

// Mask is operand `mask`.
func (o IntrVpFma) Mask() *ir.Value { return o.Op.Operand(3) }

// SetMask changes operand `mask`.
func (o IntrVpFma) SetMask(v *ir.Value) { o.Op.SetOperand(3, v) }

// Evl is operand `evl`.
func (o IntrVpFma) Evl() *ir.Value { return o.Op.Operand(4) }

// SetEvl changes operand `evl`.
func (o IntrVpFma) SetEvl(v *ir.Value) { o.Op.SetOperand(4, v) }

// Res is result `res`.
func (o IntrVpFma) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFma builds `llvm.intr.vp.fma`.
func NewIntrVpFma(b *ir.Builder, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFma {
	return IntrVpFma{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fma"),
		Operands: []*ir.Value{op1, op2, op3, mask, evl},
		Results:  []ir.Type{op1.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpFmuladd: Computes `op1 * op2 + op3`, rounded once or twice, whichever is faster.
type IntrVpFmuladd struct{ Op *ir.Operation }

// AsIntrVpFmuladd views an operation as `llvm.intr.vp.fmuladd`; false when it is another one.
func AsIntrVpFmuladd(op *ir.Operation) (IntrVpFmuladd, bool) {
	return IntrVpFmuladd{op}, op.Is("llvm.intr.vp.fmuladd")
}

// OpName is the name of the operations that it views.
func (IntrVpFmuladd) OpName() string { return "llvm.intr.vp.fmuladd" }

// Op1 is operand `op1`.
func (o IntrVpFmuladd) Op1() *ir.Value { return o.Op.Operand(0) }

// SetOp1 changes operand `op1`.
func (o IntrVpFmuladd) SetOp1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Op2 is operand `op2`.
func (o IntrVpFmuladd) Op2() *ir.Value { return o.Op.Operand(1) }

// SetOp2 changes operand `op2`.
func (o IntrVpFmuladd) SetOp2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Op3 is operand `op3`.
func (o IntrVpFmuladd) Op3() *ir.Value { return o.Op.Operand(2) }

// SetOp3 changes operand `op3`.
func (o IntrVpFmuladd) SetOp3(v *ir.Value) { o.Op.SetOperand(2, v) }

// Mask is operand `mask`.
func (o IntrVpFmuladd) Mask() *ir.Value { return o.Op.Operand(3) }

// SetMask changes operand `mask`.
func (o IntrVpFmuladd) SetMask(v *ir.Value) { o.Op.SetOperand(3, v) }

// Evl is operand `evl`.
func (o IntrVpFmuladd) Evl() *ir.Value { return o.Op.Operand(4) }

// SetEvl changes operand `evl`.
func (o IntrVpFmuladd) SetEvl(v *ir.Value) { o.Op.SetOperand(4, v) }

// Res is result `res`.
func (o IntrVpFmuladd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFmuladd builds `llvm.intr.vp.fmuladd`.
func NewIntrVpFmuladd(b *ir.Builder, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpFmuladd {
	return IntrVpFmuladd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fmuladd"),
		Operands: []*ir.Value{op1, op2, op3, mask, evl},
		Results:  []ir.Type{op1.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpReduceAdd: Adds up integers modulo 2^n.
type IntrVpReduceAdd struct{ Op *ir.Operation }

// AsIntrVpReduceAdd views an operation as `llvm.intr.vp.reduce.add`; false when it is another one.
func AsIntrVpReduceAdd(op *ir.Operation) (IntrVpReduceAdd, bool) {
	return IntrVpReduceAdd{op}, op.Is("llvm.intr.vp.reduce.add")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceAdd) OpName() string { return "llvm.intr.vp.reduce.add" }

// Start is operand `start`.
func (o IntrVpReduceAdd) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceAdd) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceAdd) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceAdd) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceAdd) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceAdd) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceAdd) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceAdd) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceAdd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceAdd builds `llvm.intr.vp.reduce.add`.
func NewIntrVpReduceAdd(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceAdd {
	return IntrVpReduceAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.add"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceMul: Multiplies integers modulo 2^n.
type IntrVpReduceMul struct{ Op *ir.Operation }

// AsIntrVpReduceMul views an operation as `llvm.intr.vp.reduce.mul`; false when it is another one.
func AsIntrVpReduceMul(op *ir.Operation) (IntrVpReduceMul, bool) {
	return IntrVpReduceMul{op}, op.Is("llvm.intr.vp.reduce.mul")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceMul) OpName() string { return "llvm.intr.vp.reduce.mul" }

// Start is operand `start`.
func (o IntrVpReduceMul) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceMul) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceMul) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceMul) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceMul) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceMul) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceMul) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceMul) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceMul) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceMul builds `llvm.intr.vp.reduce.mul`.
func NewIntrVpReduceMul(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceMul {
	return IntrVpReduceMul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.mul"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceAnd: Sets the bits that are set in all.
type IntrVpReduceAnd struct{ Op *ir.Operation }

// AsIntrVpReduceAnd views an operation as `llvm.intr.vp.reduce.and`; false when it is another one.
func AsIntrVpReduceAnd(op *ir.Operation) (IntrVpReduceAnd, bool) {
	return IntrVpReduceAnd{op}, op.Is("llvm.intr.vp.reduce.and")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceAnd) OpName() string { return "llvm.intr.vp.reduce.and" }

// Start is operand `start`.
func (o IntrVpReduceAnd) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceAnd) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceAnd) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceAnd) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceAnd) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceAnd) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceAnd) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceAnd) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceAnd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceAnd builds `llvm.intr.vp.reduce.and`.
func NewIntrVpReduceAnd(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceAnd {
	return IntrVpReduceAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.and"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceOr: Sets the bits that are set in at least one.
type IntrVpReduceOr struct{ Op *ir.Operation }

// AsIntrVpReduceOr views an operation as `llvm.intr.vp.reduce.or`; false when it is another one.
func AsIntrVpReduceOr(op *ir.Operation) (IntrVpReduceOr, bool) {
	return IntrVpReduceOr{op}, op.Is("llvm.intr.vp.reduce.or")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceOr) OpName() string { return "llvm.intr.vp.reduce.or" }

// Start is operand `start`.
func (o IntrVpReduceOr) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceOr) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceOr) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceOr) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceOr) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceOr) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceOr) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceOr) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceOr) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceOr builds `llvm.intr.vp.reduce.or`.
func NewIntrVpReduceOr(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceOr {
	return IntrVpReduceOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.or"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceXor: Sets the bits that are set in an odd number.
type IntrVpReduceXor struct{ Op *ir.Operation }

// AsIntrVpReduceXor views an operation as `llvm.intr.vp.reduce.xor`; false when it is another one.
func AsIntrVpReduceXor(op *ir.Operation) (IntrVpReduceXor, bool) {
	return IntrVpReduceXor{op}, op.Is("llvm.intr.vp.reduce.xor")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceXor) OpName() string { return "llvm.intr.vp.reduce.xor" }

// Start is operand `start`.
func (o IntrVpReduceXor) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceXor) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceXor) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceXor) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceXor) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceXor) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceXor) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceXor) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceXor) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceXor builds `llvm.intr.vp.reduce.xor`.
func NewIntrVpReduceXor(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceXor {
	return IntrVpReduceXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.xor"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceSmax: Gives the largest of signed integers.
type IntrVpReduceSmax struct{ Op *ir.Operation }

// AsIntrVpReduceSmax views an operation as `llvm.intr.vp.reduce.smax`; false when it is another one.
func AsIntrVpReduceSmax(op *ir.Operation) (IntrVpReduceSmax, bool) {
	return IntrVpReduceSmax{op}, op.Is("llvm.intr.vp.reduce.smax")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceSmax) OpName() string { return "llvm.intr.vp.reduce.smax" }

// Start is operand `start`.
func (o IntrVpReduceSmax) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceSmax) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceSmax) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceSmax) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceSmax) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceSmax) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceSmax) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceSmax) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceSmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceSmax builds `llvm.intr.vp.reduce.smax`.
func NewIntrVpReduceSmax(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceSmax {
	return IntrVpReduceSmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.smax"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceSmin: Gives the smallest of signed integers.
type IntrVpReduceSmin struct{ Op *ir.Operation }

// AsIntrVpReduceSmin views an operation as `llvm.intr.vp.reduce.smin`; false when it is another one.
func AsIntrVpReduceSmin(op *ir.Operation) (IntrVpReduceSmin, bool) {
	return IntrVpReduceSmin{op}, op.Is("llvm.intr.vp.reduce.smin")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceSmin) OpName() string { return "llvm.intr.vp.reduce.smin" }

// Start is operand `start`.
func (o IntrVpReduceSmin) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceSmin) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceSmin) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceSmin) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceSmin) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceSmin) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceSmin) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceSmin) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceSmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceSmin builds `llvm.intr.vp.reduce.smin`.
func NewIntrVpReduceSmin(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceSmin {
	return IntrVpReduceSmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.smin"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceUmax: Gives the largest of unsigned integers.
type IntrVpReduceUmax struct{ Op *ir.Operation }

// AsIntrVpReduceUmax views an operation as `llvm.intr.vp.reduce.umax`; false when it is another one.
func AsIntrVpReduceUmax(op *ir.Operation) (IntrVpReduceUmax, bool) {
	return IntrVpReduceUmax{op}, op.Is("llvm.intr.vp.reduce.umax")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceUmax) OpName() string { return "llvm.intr.vp.reduce.umax" }

// Start is operand `start`.
func (o IntrVpReduceUmax) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceUmax) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceUmax) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceUmax) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceUmax) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceUmax) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceUmax) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceUmax) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceUmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceUmax builds `llvm.intr.vp.reduce.umax`.
func NewIntrVpReduceUmax(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceUmax {
	return IntrVpReduceUmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.umax"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceUmin: Gives the smallest of unsigned integers.
type IntrVpReduceUmin struct{ Op *ir.Operation }

// AsIntrVpReduceUmin views an operation as `llvm.intr.vp.reduce.umin`; false when it is another one.
func AsIntrVpReduceUmin(op *ir.Operation) (IntrVpReduceUmin, bool) {
	return IntrVpReduceUmin{op}, op.Is("llvm.intr.vp.reduce.umin")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceUmin) OpName() string { return "llvm.intr.vp.reduce.umin" }

// Start is operand `start`.
func (o IntrVpReduceUmin) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceUmin) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceUmin) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceUmin) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceUmin) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceUmin) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceUmin) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceUmin) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceUmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceUmin builds `llvm.intr.vp.reduce.umin`.
func NewIntrVpReduceUmin(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceUmin {
	return IntrVpReduceUmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.umin"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceFadd: Adds floats to a start value.
type IntrVpReduceFadd struct{ Op *ir.Operation }

// AsIntrVpReduceFadd views an operation as `llvm.intr.vp.reduce.fadd`; false when it is another one.
func AsIntrVpReduceFadd(op *ir.Operation) (IntrVpReduceFadd, bool) {
	return IntrVpReduceFadd{op}, op.Is("llvm.intr.vp.reduce.fadd")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceFadd) OpName() string { return "llvm.intr.vp.reduce.fadd" }

// Start is operand `start`.
func (o IntrVpReduceFadd) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceFadd) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceFadd) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceFadd) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceFadd) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceFadd) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceFadd) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceFadd) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceFadd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceFadd builds `llvm.intr.vp.reduce.fadd`.
func NewIntrVpReduceFadd(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceFadd {
	return IntrVpReduceFadd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.fadd"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceFmul: Multiplies a start value by floats.
type IntrVpReduceFmul struct{ Op *ir.Operation }

// AsIntrVpReduceFmul views an operation as `llvm.intr.vp.reduce.fmul`; false when it is another one.
func AsIntrVpReduceFmul(op *ir.Operation) (IntrVpReduceFmul, bool) {
	return IntrVpReduceFmul{op}, op.Is("llvm.intr.vp.reduce.fmul")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceFmul) OpName() string { return "llvm.intr.vp.reduce.fmul" }

// Start is operand `start`.
func (o IntrVpReduceFmul) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceFmul) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceFmul) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceFmul) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceFmul) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceFmul) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceFmul) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceFmul) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceFmul) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceFmul builds `llvm.intr.vp.reduce.fmul`.
func NewIntrVpReduceFmul(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceFmul {
	return IntrVpReduceFmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.fmul"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceFmax: Gives the largest of floats, leaving NaNs out.
type IntrVpReduceFmax struct{ Op *ir.Operation }

// AsIntrVpReduceFmax views an operation as `llvm.intr.vp.reduce.fmax`; false when it is another one.
func AsIntrVpReduceFmax(op *ir.Operation) (IntrVpReduceFmax, bool) {
	return IntrVpReduceFmax{op}, op.Is("llvm.intr.vp.reduce.fmax")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceFmax) OpName() string { return "llvm.intr.vp.reduce.fmax" }

// Start is operand `start`.
func (o IntrVpReduceFmax) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceFmax) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceFmax) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceFmax) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceFmax) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceFmax) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceFmax) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceFmax) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceFmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceFmax builds `llvm.intr.vp.reduce.fmax`.
func NewIntrVpReduceFmax(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceFmax {
	return IntrVpReduceFmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.fmax"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpReduceFmin: Gives the smallest of floats, leaving NaNs out.
type IntrVpReduceFmin struct{ Op *ir.Operation }

// AsIntrVpReduceFmin views an operation as `llvm.intr.vp.reduce.fmin`; false when it is another one.
func AsIntrVpReduceFmin(op *ir.Operation) (IntrVpReduceFmin, bool) {
	return IntrVpReduceFmin{op}, op.Is("llvm.intr.vp.reduce.fmin")
}

// OpName is the name of the operations that it views.
func (IntrVpReduceFmin) OpName() string { return "llvm.intr.vp.reduce.fmin" }

// Start is operand `start`.
func (o IntrVpReduceFmin) Start() *ir.Value { return o.Op.Operand(0) }

// SetStart changes operand `start`.
func (o IntrVpReduceFmin) SetStart(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o IntrVpReduceFmin) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o IntrVpReduceFmin) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpReduceFmin) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpReduceFmin) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpReduceFmin) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpReduceFmin) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpReduceFmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpReduceFmin builds `llvm.intr.vp.reduce.fmin`.
func NewIntrVpReduceFmin(b *ir.Builder, start *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpReduceFmin {
	return IntrVpReduceFmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.reduce.fmin"),
		Operands: []*ir.Value{start, val, mask, evl},
		Results:  []ir.Type{ods.MustElement(val.Type())},
		Attrs:    attrs,
	})}
}

// IntrVpSelect: Takes the elements whose condition is true from the first vector, and the others from the second.
type IntrVpSelect struct{ Op *ir.Operation }

// AsIntrVpSelect views an operation as `llvm.intr.vp.select`; false when it is another one.
func AsIntrVpSelect(op *ir.Operation) (IntrVpSelect, bool) {
	return IntrVpSelect{op}, op.Is("llvm.intr.vp.select")
}

// OpName is the name of the operations that it views.
func (IntrVpSelect) OpName() string { return "llvm.intr.vp.select" }

// Cond is operand `cond`.
func (o IntrVpSelect) Cond() *ir.Value { return o.Op.Operand(0) }

// SetCond changes operand `cond`.
func (o IntrVpSelect) SetCond(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueVal is operand `true_val`.
func (o IntrVpSelect) TrueVal() *ir.Value { return o.Op.Operand(1) }

// SetTrueVal changes operand `true_val`.
func (o IntrVpSelect) SetTrueVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// FalseVal is operand `false_val`.
func (o IntrVpSelect) FalseVal() *ir.Value { return o.Op.Operand(2) }

// SetFalseVal changes operand `false_val`.
func (o IntrVpSelect) SetFalseVal(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpSelect) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpSelect) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpSelect) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSelect builds `llvm.intr.vp.select`.
func NewIntrVpSelect(b *ir.Builder, cond *ir.Value, trueVal *ir.Value, falseVal *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpSelect {
	return IntrVpSelect{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.select"),
		Operands: []*ir.Value{cond, trueVal, falseVal, evl},
		Results:  []ir.Type{trueVal.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpMerge: Takes the elements whose condition is true, as far as `evl`, from the first vector, and all others,
// those behind `evl` too, from the second.
type IntrVpMerge struct{ Op *ir.Operation }

// AsIntrVpMerge views an operation as `llvm.intr.vp.merge`; false when it is another one.
func AsIntrVpMerge(op *ir.Operation) (IntrVpMerge, bool) {
	return IntrVpMerge{op}, op.Is("llvm.intr.vp.merge")
}

// OpName is the name of the operations that it views.
func (IntrVpMerge) OpName() string { return "llvm.intr.vp.merge" }

// Cond is operand `cond`.
func (o IntrVpMerge) Cond() *ir.Value { return o.Op.Operand(0) }

// SetCond changes operand `cond`.
func (o IntrVpMerge) SetCond(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueVal is operand `true_val`.
func (o IntrVpMerge) TrueVal() *ir.Value { return o.Op.Operand(1) }

// SetTrueVal changes operand `true_val`.
func (o IntrVpMerge) SetTrueVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// FalseVal is operand `false_val`.
func (o IntrVpMerge) FalseVal() *ir.Value { return o.Op.Operand(2) }

// SetFalseVal changes operand `false_val`.
func (o IntrVpMerge) SetFalseVal(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpMerge) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpMerge) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrVpMerge) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpMerge builds `llvm.intr.vp.merge`.
func NewIntrVpMerge(b *ir.Builder, cond *ir.Value, trueVal *ir.Value, falseVal *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpMerge {
	return IntrVpMerge{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.merge"),
		Operands: []*ir.Value{cond, trueVal, falseVal, evl},
		Results:  []ir.Type{trueVal.Type()},
		Attrs:    attrs,
	})}
}

// IntrVpTrunc: Cuts integers to fewer bits.
type IntrVpTrunc struct{ Op *ir.Operation }

// AsIntrVpTrunc views an operation as `llvm.intr.vp.trunc`; false when it is another one.
func AsIntrVpTrunc(op *ir.Operation) (IntrVpTrunc, bool) {
	return IntrVpTrunc{op}, op.Is("llvm.intr.vp.trunc")
}

// OpName is the name of the operations that it views.
func (IntrVpTrunc) OpName() string { return "llvm.intr.vp.trunc" }

// Src is operand `src`.
func (o IntrVpTrunc) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpTrunc) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpTrunc) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpTrunc) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpTrunc) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpTrunc) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpTrunc) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpTrunc builds `llvm.intr.vp.trunc`.
func NewIntrVpTrunc(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpTrunc {
	return IntrVpTrunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.trunc"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpZext: Widens integers with zeros.
type IntrVpZext struct{ Op *ir.Operation }

// AsIntrVpZext views an operation as `llvm.intr.vp.zext`; false when it is another one.
func AsIntrVpZext(op *ir.Operation) (IntrVpZext, bool) {
	return IntrVpZext{op}, op.Is("llvm.intr.vp.zext")
}

// OpName is the name of the operations that it views.
func (IntrVpZext) OpName() string { return "llvm.intr.vp.zext" }

// Src is operand `src`.
func (o IntrVpZext) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpZext) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpZext) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpZext) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpZext) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpZext) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpZext) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpZext builds `llvm.intr.vp.zext`.
func NewIntrVpZext(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpZext {
	return IntrVpZext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.zext"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpSext: Widens integers with their sign.
type IntrVpSext struct{ Op *ir.Operation }

// AsIntrVpSext views an operation as `llvm.intr.vp.sext`; false when it is another one.
func AsIntrVpSext(op *ir.Operation) (IntrVpSext, bool) {
	return IntrVpSext{op}, op.Is("llvm.intr.vp.sext")
}

// OpName is the name of the operations that it views.
func (IntrVpSext) OpName() string { return "llvm.intr.vp.sext" }

// Src is operand `src`.
func (o IntrVpSext) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpSext) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpSext) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpSext) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpSext) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpSext) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpSext) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSext builds `llvm.intr.vp.sext`.
func NewIntrVpSext(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpSext {
	return IntrVpSext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.sext"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpFptrunc: Rounds floats to a narrower type.
type IntrVpFptrunc struct{ Op *ir.Operation }

// AsIntrVpFptrunc views an operation as `llvm.intr.vp.fptrunc`; false when it is another one.
func AsIntrVpFptrunc(op *ir.Operation) (IntrVpFptrunc, bool) {
	return IntrVpFptrunc{op}, op.Is("llvm.intr.vp.fptrunc")
}

// OpName is the name of the operations that it views.
func (IntrVpFptrunc) OpName() string { return "llvm.intr.vp.fptrunc" }

// Src is operand `src`.
func (o IntrVpFptrunc) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpFptrunc) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpFptrunc) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpFptrunc) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpFptrunc) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpFptrunc) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpFptrunc) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFptrunc builds `llvm.intr.vp.fptrunc`.
func NewIntrVpFptrunc(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpFptrunc {
	return IntrVpFptrunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fptrunc"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpFpext: Widens floats.
type IntrVpFpext struct{ Op *ir.Operation }

// AsIntrVpFpext views an operation as `llvm.intr.vp.fpext`; false when it is another one.
func AsIntrVpFpext(op *ir.Operation) (IntrVpFpext, bool) {
	return IntrVpFpext{op}, op.Is("llvm.intr.vp.fpext")
}

// OpName is the name of the operations that it views.
func (IntrVpFpext) OpName() string { return "llvm.intr.vp.fpext" }

// Src is operand `src`.
func (o IntrVpFpext) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpFpext) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpFpext) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpFpext) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpFpext) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpFpext) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpFpext) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFpext builds `llvm.intr.vp.fpext`.
func NewIntrVpFpext(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpFpext {
	return IntrVpFpext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fpext"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpFptosi: Rounds floats towards zero to signed integers; poison when one does not fit.
type IntrVpFptosi struct{ Op *ir.Operation }

// AsIntrVpFptosi views an operation as `llvm.intr.vp.fptosi`; false when it is another one.
func AsIntrVpFptosi(op *ir.Operation) (IntrVpFptosi, bool) {
	return IntrVpFptosi{op}, op.Is("llvm.intr.vp.fptosi")
}

// OpName is the name of the operations that it views.
func (IntrVpFptosi) OpName() string { return "llvm.intr.vp.fptosi" }

// Src is operand `src`.
func (o IntrVpFptosi) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpFptosi) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpFptosi) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpFptosi) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpFptosi) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpFptosi) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpFptosi) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFptosi builds `llvm.intr.vp.fptosi`.
func NewIntrVpFptosi(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpFptosi {
	return IntrVpFptosi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fptosi"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpFptoui: Rounds floats towards zero to unsigned integers; poison when one does not fit.
type IntrVpFptoui struct{ Op *ir.Operation }

// AsIntrVpFptoui views an operation as `llvm.intr.vp.fptoui`; false when it is another one.
func AsIntrVpFptoui(op *ir.Operation) (IntrVpFptoui, bool) {
	return IntrVpFptoui{op}, op.Is("llvm.intr.vp.fptoui")
}

// OpName is the name of the operations that it views.
func (IntrVpFptoui) OpName() string { return "llvm.intr.vp.fptoui" }

// Src is operand `src`.
func (o IntrVpFptoui) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpFptoui) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpFptoui) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpFptoui) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpFptoui) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpFptoui) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpFptoui) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpFptoui builds `llvm.intr.vp.fptoui`.
func NewIntrVpFptoui(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpFptoui {
	return IntrVpFptoui{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.fptoui"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpSitofp: Rounds signed integers to floats.
type IntrVpSitofp struct{ Op *ir.Operation }

// AsIntrVpSitofp views an operation as `llvm.intr.vp.sitofp`; false when it is another one.
func AsIntrVpSitofp(op *ir.Operation) (IntrVpSitofp, bool) {
	return IntrVpSitofp{op}, op.Is("llvm.intr.vp.sitofp")
}

// OpName is the name of the operations that it views.
func (IntrVpSitofp) OpName() string { return "llvm.intr.vp.sitofp" }

// Src is operand `src`.
func (o IntrVpSitofp) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpSitofp) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpSitofp) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpSitofp) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpSitofp) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpSitofp) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpSitofp) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpSitofp builds `llvm.intr.vp.sitofp`.
func NewIntrVpSitofp(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpSitofp {
	return IntrVpSitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.sitofp"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpUitofp: Rounds unsigned integers to floats.
type IntrVpUitofp struct{ Op *ir.Operation }

// AsIntrVpUitofp views an operation as `llvm.intr.vp.uitofp`; false when it is another one.
func AsIntrVpUitofp(op *ir.Operation) (IntrVpUitofp, bool) {
	return IntrVpUitofp{op}, op.Is("llvm.intr.vp.uitofp")
}

// OpName is the name of the operations that it views.
func (IntrVpUitofp) OpName() string { return "llvm.intr.vp.uitofp" }

// Src is operand `src`.
func (o IntrVpUitofp) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpUitofp) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpUitofp) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpUitofp) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpUitofp) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpUitofp) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpUitofp) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpUitofp builds `llvm.intr.vp.uitofp`.
func NewIntrVpUitofp(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpUitofp {
	return IntrVpUitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.uitofp"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpPtrtoint: Gives the addresses that pointers hold.
type IntrVpPtrtoint struct{ Op *ir.Operation }

// AsIntrVpPtrtoint views an operation as `llvm.intr.vp.ptrtoint`; false when it is another one.
func AsIntrVpPtrtoint(op *ir.Operation) (IntrVpPtrtoint, bool) {
	return IntrVpPtrtoint{op}, op.Is("llvm.intr.vp.ptrtoint")
}

// OpName is the name of the operations that it views.
func (IntrVpPtrtoint) OpName() string { return "llvm.intr.vp.ptrtoint" }

// Src is operand `src`.
func (o IntrVpPtrtoint) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpPtrtoint) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpPtrtoint) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpPtrtoint) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpPtrtoint) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpPtrtoint) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpPtrtoint) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpPtrtoint builds `llvm.intr.vp.ptrtoint`.
func NewIntrVpPtrtoint(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpPtrtoint {
	return IntrVpPtrtoint{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.ptrtoint"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpInttoptr: Makes pointers of addresses.
type IntrVpInttoptr struct{ Op *ir.Operation }

// AsIntrVpInttoptr views an operation as `llvm.intr.vp.inttoptr`; false when it is another one.
func AsIntrVpInttoptr(op *ir.Operation) (IntrVpInttoptr, bool) {
	return IntrVpInttoptr{op}, op.Is("llvm.intr.vp.inttoptr")
}

// OpName is the name of the operations that it views.
func (IntrVpInttoptr) OpName() string { return "llvm.intr.vp.inttoptr" }

// Src is operand `src`.
func (o IntrVpInttoptr) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o IntrVpInttoptr) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpInttoptr) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpInttoptr) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpInttoptr) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpInttoptr) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpInttoptr) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpInttoptr builds `llvm.intr.vp.inttoptr`.
func NewIntrVpInttoptr(b *ir.Builder, src *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpInttoptr {
	return IntrVpInttoptr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.inttoptr"),
		Operands: []*ir.Value{src, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpLoad: Reads the elements that count from consecutive places.
type IntrVpLoad struct{ Op *ir.Operation }

// AsIntrVpLoad views an operation as `llvm.intr.vp.load`; false when it is another one.
func AsIntrVpLoad(op *ir.Operation) (IntrVpLoad, bool) {
	return IntrVpLoad{op}, op.Is("llvm.intr.vp.load")
}

// OpName is the name of the operations that it views.
func (IntrVpLoad) OpName() string { return "llvm.intr.vp.load" }

// Ptr is operand `ptr`.
func (o IntrVpLoad) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrVpLoad) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o IntrVpLoad) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o IntrVpLoad) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Evl is operand `evl`.
func (o IntrVpLoad) Evl() *ir.Value { return o.Op.Operand(2) }

// SetEvl changes operand `evl`.
func (o IntrVpLoad) SetEvl(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrVpLoad) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVpLoad builds `llvm.intr.vp.load`.
func NewIntrVpLoad(b *ir.Builder, ptr *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrVpLoad {
	return IntrVpLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.load"),
		Operands: []*ir.Value{ptr, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVpStore: Writes the elements that count to consecutive places.
type IntrVpStore struct{ Op *ir.Operation }

// AsIntrVpStore views an operation as `llvm.intr.vp.store`; false when it is another one.
func AsIntrVpStore(op *ir.Operation) (IntrVpStore, bool) {
	return IntrVpStore{op}, op.Is("llvm.intr.vp.store")
}

// OpName is the name of the operations that it views.
func (IntrVpStore) OpName() string { return "llvm.intr.vp.store" }

// Val is operand `val`.
func (o IntrVpStore) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrVpStore) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Ptr is operand `ptr`.
func (o IntrVpStore) Ptr() *ir.Value { return o.Op.Operand(1) }

// SetPtr changes operand `ptr`.
func (o IntrVpStore) SetPtr(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrVpStore) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrVpStore) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrVpStore) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrVpStore) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// NewIntrVpStore builds `llvm.intr.vp.store`.
func NewIntrVpStore(b *ir.Builder, val *ir.Value, ptr *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrVpStore {
	return IntrVpStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vp.store"),
		Operands: []*ir.Value{val, ptr, mask, evl},
		Attrs:    attrs,
	})}
}

// IntrExperimentalVpStridedLoad: Reads the elements that count from places that are `stride` bytes apart.
type IntrExperimentalVpStridedLoad struct{ Op *ir.Operation }

// AsIntrExperimentalVpStridedLoad views an operation as `llvm.intr.experimental.vp.strided.load`; false when it is another one.
func AsIntrExperimentalVpStridedLoad(op *ir.Operation) (IntrExperimentalVpStridedLoad, bool) {
	return IntrExperimentalVpStridedLoad{op}, op.Is("llvm.intr.experimental.vp.strided.load")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalVpStridedLoad) OpName() string { return "llvm.intr.experimental.vp.strided.load" }

// Ptr is operand `ptr`.
func (o IntrExperimentalVpStridedLoad) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o IntrExperimentalVpStridedLoad) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Stride is operand `stride`.
func (o IntrExperimentalVpStridedLoad) Stride() *ir.Value { return o.Op.Operand(1) }

// SetStride changes operand `stride`.
func (o IntrExperimentalVpStridedLoad) SetStride(v *ir.Value) { o.Op.SetOperand(1, v) }

// Mask is operand `mask`.
func (o IntrExperimentalVpStridedLoad) Mask() *ir.Value { return o.Op.Operand(2) }

// SetMask changes operand `mask`.
func (o IntrExperimentalVpStridedLoad) SetMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// Evl is operand `evl`.
func (o IntrExperimentalVpStridedLoad) Evl() *ir.Value { return o.Op.Operand(3) }

// SetEvl changes operand `evl`.
func (o IntrExperimentalVpStridedLoad) SetEvl(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrExperimentalVpStridedLoad) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrExperimentalVpStridedLoad builds `llvm.intr.experimental.vp.strided.load`.
func NewIntrExperimentalVpStridedLoad(b *ir.Builder, ptr *ir.Value, stride *ir.Value, mask *ir.Value, evl *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrExperimentalVpStridedLoad {
	return IntrExperimentalVpStridedLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.experimental.vp.strided.load"),
		Operands: []*ir.Value{ptr, stride, mask, evl},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrExperimentalVpStridedStore: Writes the elements that count to places that are `stride` bytes apart.
type IntrExperimentalVpStridedStore struct{ Op *ir.Operation }

// AsIntrExperimentalVpStridedStore views an operation as `llvm.intr.experimental.vp.strided.store`; false when it is another one.
func AsIntrExperimentalVpStridedStore(op *ir.Operation) (IntrExperimentalVpStridedStore, bool) {
	return IntrExperimentalVpStridedStore{op}, op.Is("llvm.intr.experimental.vp.strided.store")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalVpStridedStore) OpName() string {
	return "llvm.intr.experimental.vp.strided.store"
}

// Val is operand `val`.
func (o IntrExperimentalVpStridedStore) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrExperimentalVpStridedStore) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Ptr is operand `ptr`.
func (o IntrExperimentalVpStridedStore) Ptr() *ir.Value { return o.Op.Operand(1) }

// SetPtr changes operand `ptr`.
func (o IntrExperimentalVpStridedStore) SetPtr(v *ir.Value) { o.Op.SetOperand(1, v) }

// Stride is operand `stride`.
func (o IntrExperimentalVpStridedStore) Stride() *ir.Value { return o.Op.Operand(2) }

// SetStride changes operand `stride`.
func (o IntrExperimentalVpStridedStore) SetStride(v *ir.Value) { o.Op.SetOperand(2, v) }

// Mask is operand `mask`.
func (o IntrExperimentalVpStridedStore) Mask() *ir.Value { return o.Op.Operand(3) }

// SetMask changes operand `mask`.
func (o IntrExperimentalVpStridedStore) SetMask(v *ir.Value) { o.Op.SetOperand(3, v) }

// Evl is operand `evl`.
func (o IntrExperimentalVpStridedStore) Evl() *ir.Value { return o.Op.Operand(4) }

// SetEvl changes operand `evl`.
func (o IntrExperimentalVpStridedStore) SetEvl(v *ir.Value) { o.Op.SetOperand(4, v) }

// NewIntrExperimentalVpStridedStore builds `llvm.intr.experimental.vp.strided.store`.
func NewIntrExperimentalVpStridedStore(b *ir.Builder, val *ir.Value, ptr *ir.Value, stride *ir.Value, mask *ir.Value, evl *ir.Value, attrs ...ir.NamedAttr) IntrExperimentalVpStridedStore {
	return IntrExperimentalVpStridedStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.experimental.vp.strided.store"),
		Operands: []*ir.Value{val, ptr, stride, mask, evl},
		Attrs:    attrs,
	})}
}

// IntrMatrixMultiply: Multiplies a matrix of `lhs_rows` x `lhs_columns` by one of `lhs_columns` x
// `rhs_columns`.
type IntrMatrixMultiply struct{ Op *ir.Operation }

// AsIntrMatrixMultiply views an operation as `llvm.intr.matrix.multiply`; false when it is another one.
func AsIntrMatrixMultiply(op *ir.Operation) (IntrMatrixMultiply, bool) {
	return IntrMatrixMultiply{op}, op.Is("llvm.intr.matrix.multiply")
}

// OpName is the name of the operations that it views.
func (IntrMatrixMultiply) OpName() string { return "llvm.intr.matrix.multiply" }

// Lhs is operand `lhs`.
func (o IntrMatrixMultiply) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrMatrixMultiply) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrMatrixMultiply) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrMatrixMultiply) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrMatrixMultiply) Res() *ir.Value { return o.Op.Result(0) }

// LhsRowsAttr is attribute `lhs_rows`, nil when it is absent.
func (o IntrMatrixMultiply) LhsRowsAttr() ir.Attribute { return o.Op.Attr("lhs_rows") }

// SetLhsRowsAttr changes attribute `lhs_rows`; nil removes it.
func (o IntrMatrixMultiply) SetLhsRowsAttr(a ir.Attribute) { o.Op.SetAttr("lhs_rows", a) }

// LhsColumnsAttr is attribute `lhs_columns`, nil when it is absent.
func (o IntrMatrixMultiply) LhsColumnsAttr() ir.Attribute { return o.Op.Attr("lhs_columns") }

// SetLhsColumnsAttr changes attribute `lhs_columns`; nil removes it.
func (o IntrMatrixMultiply) SetLhsColumnsAttr(a ir.Attribute) { o.Op.SetAttr("lhs_columns", a) }

// RhsColumnsAttr is attribute `rhs_columns`, nil when it is absent.
func (o IntrMatrixMultiply) RhsColumnsAttr() ir.Attribute { return o.Op.Attr("rhs_columns") }

// SetRhsColumnsAttr changes attribute `rhs_columns`; nil removes it.
func (o IntrMatrixMultiply) SetRhsColumnsAttr(a ir.Attribute) { o.Op.SetAttr("rhs_columns", a) }

// LhsRows is the value of attribute `lhs_rows`, 0 when it is absent or of another kind.
func (o IntrMatrixMultiply) LhsRows() int64 { return ods.IntOr(o.Op.Attr("lhs_rows"), 0) }

// LhsColumns is the value of attribute `lhs_columns`, 0 when it is absent or of another kind.
func (o IntrMatrixMultiply) LhsColumns() int64 { return ods.IntOr(o.Op.Attr("lhs_columns"), 0) }

// RhsColumns is the value of attribute `rhs_columns`, 0 when it is absent or of another kind.
func (o IntrMatrixMultiply) RhsColumns() int64 { return ods.IntOr(o.Op.Attr("rhs_columns"), 0) }

// NewIntrMatrixMultiply builds `llvm.intr.matrix.multiply`.
func NewIntrMatrixMultiply(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resType ir.Type, lhsRows int64, lhsColumns int64, rhsColumns int64, attrs ...ir.NamedAttr) IntrMatrixMultiply {
	return IntrMatrixMultiply{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.matrix.multiply"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "lhs_rows", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), lhsRows)}, {Name: "lhs_columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), lhsColumns)}, {Name: "rhs_columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), rhsColumns)}}, attrs...),
	})}
}

// IntrMatrixTranspose: Transposes a matrix of `rows` x `columns`.
type IntrMatrixTranspose struct{ Op *ir.Operation }

// AsIntrMatrixTranspose views an operation as `llvm.intr.matrix.transpose`; false when it is another one.
func AsIntrMatrixTranspose(op *ir.Operation) (IntrMatrixTranspose, bool) {
	return IntrMatrixTranspose{op}, op.Is("llvm.intr.matrix.transpose")
}

// OpName is the name of the operations that it views.
func (IntrMatrixTranspose) OpName() string { return "llvm.intr.matrix.transpose" }

// Matrix is operand `matrix`.
func (o IntrMatrixTranspose) Matrix() *ir.Value { return o.Op.Operand(0) }

// SetMatrix changes operand `matrix`.
func (o IntrMatrixTranspose) SetMatrix(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrMatrixTranspose) Res() *ir.Value { return o.Op.Result(0) }

// RowsAttr is attribute `rows`, nil when it is absent.
func (o IntrMatrixTranspose) RowsAttr() ir.Attribute { return o.Op.Attr("rows") }

// SetRowsAttr changes attribute `rows`; nil removes it.
func (o IntrMatrixTranspose) SetRowsAttr(a ir.Attribute) { o.Op.SetAttr("rows", a) }

// ColumnsAttr is attribute `columns`, nil when it is absent.
func (o IntrMatrixTranspose) ColumnsAttr() ir.Attribute { return o.Op.Attr("columns") }

// SetColumnsAttr changes attribute `columns`; nil removes it.
func (o IntrMatrixTranspose) SetColumnsAttr(a ir.Attribute) { o.Op.SetAttr("columns", a) }

// Rows is the value of attribute `rows`, 0 when it is absent or of another kind.
func (o IntrMatrixTranspose) Rows() int64 { return ods.IntOr(o.Op.Attr("rows"), 0) }

// Columns is the value of attribute `columns`, 0 when it is absent or of another kind.
func (o IntrMatrixTranspose) Columns() int64 { return ods.IntOr(o.Op.Attr("columns"), 0) }

// NewIntrMatrixTranspose builds `llvm.intr.matrix.transpose`.
func NewIntrMatrixTranspose(b *ir.Builder, matrix *ir.Value, resType ir.Type, rows int64, columns int64, attrs ...ir.NamedAttr) IntrMatrixTranspose {
	return IntrMatrixTranspose{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.matrix.transpose"),
		Operands: []*ir.Value{matrix},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "rows", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), rows)}, {Name: "columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), columns)}}, attrs...),
	})}
}

// IntrMatrixColumnMajorLoad: Reads a matrix of `rows` x `columns` whose columns begin `stride` elements
// apart.
type IntrMatrixColumnMajorLoad struct{ Op *ir.Operation }

// AsIntrMatrixColumnMajorLoad views an operation as `llvm.intr.matrix.column.major.load`; false when it is another one.
func AsIntrMatrixColumnMajorLoad(op *ir.Operation) (IntrMatrixColumnMajorLoad, bool) {
	return IntrMatrixColumnMajorLoad{op}, op.Is("llvm.intr.matrix.column.major.load")
}

// OpName is the name of the operations that it views.
func (IntrMatrixColumnMajorLoad) OpName() string { return "llvm.intr.matrix.column.major.load" }

// Data is operand `data`.
func (o IntrMatrixColumnMajorLoad) Data() *ir.Value { return o.Op.Operand(0) }

// SetData changes operand `data`.
func (o IntrMatrixColumnMajorLoad) SetData(v *ir.Value) { o.Op.SetOperand(0, v) }

// Stride is operand `stride`.
func (o IntrMatrixColumnMajorLoad) Stride() *ir.Value { return o.Op.Operand(1) }

// SetStride changes operand `stride`.
func (o IntrMatrixColumnMajorLoad) SetStride(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrMatrixColumnMajorLoad) Res() *ir.Value { return o.Op.Result(0) }

// IsVolatileAttr is attribute `isVolatile`, nil when it is absent.
func (o IntrMatrixColumnMajorLoad) IsVolatileAttr() ir.Attribute { return o.Op.Attr("isVolatile") }

// SetIsVolatileAttr changes attribute `isVolatile`; nil removes it.
func (o IntrMatrixColumnMajorLoad) SetIsVolatileAttr(a ir.Attribute) { o.Op.SetAttr("isVolatile", a) }

// RowsAttr is attribute `rows`, nil when it is absent.
func (o IntrMatrixColumnMajorLoad) RowsAttr() ir.Attribute { return o.Op.Attr("rows") }

// SetRowsAttr changes attribute `rows`; nil removes it.
func (o IntrMatrixColumnMajorLoad) SetRowsAttr(a ir.Attribute) { o.Op.SetAttr("rows", a) }

// ColumnsAttr is attribute `columns`, nil when it is absent.
func (o IntrMatrixColumnMajorLoad) ColumnsAttr() ir.Attribute { return o.Op.Attr("columns") }

// SetColumnsAttr changes attribute `columns`; nil removes it.
func (o IntrMatrixColumnMajorLoad) SetColumnsAttr(a ir.Attribute) { o.Op.SetAttr("columns", a) }

// IsVolatile is the value of attribute `isVolatile`, 0 when it is absent or of another kind.
func (o IntrMatrixColumnMajorLoad) IsVolatile() int64 { return ods.IntOr(o.Op.Attr("isVolatile"), 0) }

// Rows is the value of attribute `rows`, 0 when it is absent or of another kind.
func (o IntrMatrixColumnMajorLoad) Rows() int64 { return ods.IntOr(o.Op.Attr("rows"), 0) }

// Columns is the value of attribute `columns`, 0 when it is absent or of another kind.
func (o IntrMatrixColumnMajorLoad) Columns() int64 { return ods.IntOr(o.Op.Attr("columns"), 0) }

// NewIntrMatrixColumnMajorLoad builds `llvm.intr.matrix.column.major.load`.
func NewIntrMatrixColumnMajorLoad(b *ir.Builder, data *ir.Value, stride *ir.Value, resType ir.Type, isVolatile int64, rows int64, columns int64, attrs ...ir.NamedAttr) IntrMatrixColumnMajorLoad {
	return IntrMatrixColumnMajorLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.matrix.column.major.load"),
		Operands: []*ir.Value{data, stride},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "isVolatile", Value: b.Context().IntAttr(b.Context().IntegerType(1, ir.Signless), isVolatile)}, {Name: "rows", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), rows)}, {Name: "columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), columns)}}, attrs...),
	})}
}

// IntrMatrixColumnMajorStore: Writes a matrix of `rows` x `columns` so that its columns begin `stride`
// elements apart.
type IntrMatrixColumnMajorStore struct{ Op *ir.Operation }

// AsIntrMatrixColumnMajorStore views an operation as `llvm.intr.matrix.column.major.store`; false when it is another one.
func AsIntrMatrixColumnMajorStore(op *ir.Operation) (IntrMatrixColumnMajorStore, bool) {
	return IntrMatrixColumnMajorStore{op}, op.Is("llvm.intr.matrix.column.major.store")
}

// OpName is the name of the operations that it views.
func (IntrMatrixColumnMajorStore) OpName() string { return "llvm.intr.matrix.column.major.store" }

// Matrix is operand `matrix`.
func (o IntrMatrixColumnMajorStore) Matrix() *ir.Value { return o.Op.Operand(0) }

// SetMatrix changes operand `matrix`.
func (o IntrMatrixColumnMajorStore) SetMatrix(v *ir.Value) { o.Op.SetOperand(0, v) }

// Data is operand `data`.
func (o IntrMatrixColumnMajorStore) Data() *ir.Value { return o.Op.Operand(1) }

// SetData changes operand `data`.
func (o IntrMatrixColumnMajorStore) SetData(v *ir.Value) { o.Op.SetOperand(1, v) }

// Stride is operand `stride`.
func (o IntrMatrixColumnMajorStore) Stride() *ir.Value { return o.Op.Operand(2) }

// SetStride changes operand `stride`.
func (o IntrMatrixColumnMajorStore) SetStride(v *ir.Value) { o.Op.SetOperand(2, v) }

// IsVolatileAttr is attribute `isVolatile`, nil when it is absent.
func (o IntrMatrixColumnMajorStore) IsVolatileAttr() ir.Attribute { return o.Op.Attr("isVolatile") }

// SetIsVolatileAttr changes attribute `isVolatile`; nil removes it.
func (o IntrMatrixColumnMajorStore) SetIsVolatileAttr(a ir.Attribute) { o.Op.SetAttr("isVolatile", a) }

// RowsAttr is attribute `rows`, nil when it is absent.
func (o IntrMatrixColumnMajorStore) RowsAttr() ir.Attribute { return o.Op.Attr("rows") }

// SetRowsAttr changes attribute `rows`; nil removes it.
func (o IntrMatrixColumnMajorStore) SetRowsAttr(a ir.Attribute) { o.Op.SetAttr("rows", a) }

// ColumnsAttr is attribute `columns`, nil when it is absent.
func (o IntrMatrixColumnMajorStore) ColumnsAttr() ir.Attribute { return o.Op.Attr("columns") }

// SetColumnsAttr changes attribute `columns`; nil removes it.
func (o IntrMatrixColumnMajorStore) SetColumnsAttr(a ir.Attribute) { o.Op.SetAttr("columns", a) }

// IsVolatile is the value of attribute `isVolatile`, 0 when it is absent or of another kind.
func (o IntrMatrixColumnMajorStore) IsVolatile() int64 { return ods.IntOr(o.Op.Attr("isVolatile"), 0) }

// Rows is the value of attribute `rows`, 0 when it is absent or of another kind.
func (o IntrMatrixColumnMajorStore) Rows() int64 { return ods.IntOr(o.Op.Attr("rows"), 0) }

// Columns is the value of attribute `columns`, 0 when it is absent or of another kind.
func (o IntrMatrixColumnMajorStore) Columns() int64 { return ods.IntOr(o.Op.Attr("columns"), 0) }

// NewIntrMatrixColumnMajorStore builds `llvm.intr.matrix.column.major.store`.
func NewIntrMatrixColumnMajorStore(b *ir.Builder, matrix *ir.Value, data *ir.Value, stride *ir.Value, isVolatile int64, rows int64, columns int64, attrs ...ir.NamedAttr) IntrMatrixColumnMajorStore {
	return IntrMatrixColumnMajorStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.matrix.column.major.store"),
		Operands: []*ir.Value{matrix, data, stride},
		Attrs:    append([]ir.NamedAttr{{Name: "isVolatile", Value: b.Context().IntAttr(b.Context().IntegerType(1, ir.Signless), isVolatile)}, {Name: "rows", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), rows)}, {Name: "columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), columns)}}, attrs...),
	})}
}

// IntrDbgValue: From here on, a variable has a value, or one that follows from it.
type IntrDbgValue struct{ Op *ir.Operation }

// AsIntrDbgValue views an operation as `llvm.intr.dbg.value`; false when it is another one.
func AsIntrDbgValue(op *ir.Operation) (IntrDbgValue, bool) {
	return IntrDbgValue{op}, op.Is("llvm.intr.dbg.value")
}

// OpName is the name of the operations that it views.
func (IntrDbgValue) OpName() string { return "llvm.intr.dbg.value" }

// Value is operand `value`.
func (o IntrDbgValue) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o IntrDbgValue) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// VarInfoAttr is attribute `varInfo`, nil when it is absent.
func (o IntrDbgValue) VarInfoAttr() ir.Attribute { return o.Op.Attr("varInfo") }

// SetVarInfoAttr changes attribute `varInfo`; nil removes it.
func (o IntrDbgValue) SetVarInfoAttr(a ir.Attribute) { o.Op.SetAttr("varInfo", a) }

// LocationExprAttr is attribute `locationExpr`, nil when it is absent.
func (o IntrDbgValue) LocationExprAttr() ir.Attribute { return o.Op.Attr("locationExpr") }

// SetLocationExprAttr changes attribute `locationExpr`; nil removes it.
func (o IntrDbgValue) SetLocationExprAttr(a ir.Attribute) { o.Op.SetAttr("locationExpr", a) }

// VarInfo is the value of attribute `varInfo`; false when it is absent or of another kind.
func (o IntrDbgValue) VarInfo() (DiLocalVariableAttr, bool) {
	return AsDiLocalVariableAttr(o.Op.Attr("varInfo"))
}

// LocationExpr is the value of attribute `locationExpr`; false when it is absent or of another kind.
func (o IntrDbgValue) LocationExpr() (DiExpressionAttr, bool) {
	return AsDiExpressionAttr(o.Op.Attr("locationExpr"))
}

// NewIntrDbgValue builds `llvm.intr.dbg.value`.
func NewIntrDbgValue(b *ir.Builder, value *ir.Value, varInfo ir.Attribute, attrs ...ir.NamedAttr) IntrDbgValue {
	return IntrDbgValue{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.dbg.value"),
		Operands: []*ir.Value{value},
		Attrs:    append([]ir.NamedAttr{{Name: "varInfo", Value: varInfo}}, attrs...),
	})}
}

// IntrDbgDeclare: A variable is in memory, at this address or one that follows from it.
type IntrDbgDeclare struct{ Op *ir.Operation }

// AsIntrDbgDeclare views an operation as `llvm.intr.dbg.declare`; false when it is another one.
func AsIntrDbgDeclare(op *ir.Operation) (IntrDbgDeclare, bool) {
	return IntrDbgDeclare{op}, op.Is("llvm.intr.dbg.declare")
}

// OpName is the name of the operations that it views.
func (IntrDbgDeclare) OpName() string { return "llvm.intr.dbg.declare" }

// Addr is operand `addr`.
func (o IntrDbgDeclare) Addr() *ir.Value { return o.Op.Operand(0) }

// SetAddr changes operand `addr`.
func (o IntrDbgDeclare) SetAddr(v *ir.Value) { o.Op.SetOperand(0, v) }

// VarInfoAttr is attribute `varInfo`, nil when it is absent.
func (o IntrDbgDeclare) VarInfoAttr() ir.Attribute { return o.Op.Attr("varInfo") }

// SetVarInfoAttr changes attribute `varInfo`; nil removes it.
func (o IntrDbgDeclare) SetVarInfoAttr(a ir.Attribute) { o.Op.SetAttr("varInfo", a) }

// LocationExprAttr is attribute `locationExpr`, nil when it is absent.
func (o IntrDbgDeclare) LocationExprAttr() ir.Attribute { return o.Op.Attr("locationExpr") }

// SetLocationExprAttr changes attribute `locationExpr`; nil removes it.
func (o IntrDbgDeclare) SetLocationExprAttr(a ir.Attribute) { o.Op.SetAttr("locationExpr", a) }

// VarInfo is the value of attribute `varInfo`; false when it is absent or of another kind.
func (o IntrDbgDeclare) VarInfo() (DiLocalVariableAttr, bool) {
	return AsDiLocalVariableAttr(o.Op.Attr("varInfo"))
}

// LocationExpr is the value of attribute `locationExpr`; false when it is absent or of another kind.
func (o IntrDbgDeclare) LocationExpr() (DiExpressionAttr, bool) {
	return AsDiExpressionAttr(o.Op.Attr("locationExpr"))
}

// NewIntrDbgDeclare builds `llvm.intr.dbg.declare`.
func NewIntrDbgDeclare(b *ir.Builder, addr *ir.Value, varInfo ir.Attribute, attrs ...ir.NamedAttr) IntrDbgDeclare {
	return IntrDbgDeclare{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.dbg.declare"),
		Operands: []*ir.Value{addr},
		Attrs:    append([]ir.NamedAttr{{Name: "varInfo", Value: varInfo}}, attrs...),
	})}
}

// IntrDbgLabel: This place has a label.
type IntrDbgLabel struct{ Op *ir.Operation }

// AsIntrDbgLabel views an operation as `llvm.intr.dbg.label`; false when it is another one.
func AsIntrDbgLabel(op *ir.Operation) (IntrDbgLabel, bool) {
	return IntrDbgLabel{op}, op.Is("llvm.intr.dbg.label")
}

// OpName is the name of the operations that it views.
func (IntrDbgLabel) OpName() string { return "llvm.intr.dbg.label" }

// LabelAttr is attribute `label`, nil when it is absent.
func (o IntrDbgLabel) LabelAttr() ir.Attribute { return o.Op.Attr("label") }

// SetLabelAttr changes attribute `label`; nil removes it.
func (o IntrDbgLabel) SetLabelAttr(a ir.Attribute) { o.Op.SetAttr("label", a) }

// Label is the value of attribute `label`; false when it is absent or of another kind.
func (o IntrDbgLabel) Label() (DiLabelAttr, bool) { return AsDiLabelAttr(o.Op.Attr("label")) }

// NewIntrDbgLabel builds `llvm.intr.dbg.label`.
func NewIntrDbgLabel(b *ir.Builder, label ir.Attribute, attrs ...ir.NamedAttr) IntrDbgLabel {
	return IntrDbgLabel{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.intr.dbg.label"),
		Attrs: append([]ir.NamedAttr{{Name: "label", Value: label}}, attrs...),
	})}
}

// IntrCoroId: Marks a function as a coroutine and gives the token that names it. `align` is
// the alignment of its frame in bytes.
type IntrCoroId struct{ Op *ir.Operation }

// AsIntrCoroId views an operation as `llvm.intr.coro.id`; false when it is another one.
func AsIntrCoroId(op *ir.Operation) (IntrCoroId, bool) {
	return IntrCoroId{op}, op.Is("llvm.intr.coro.id")
}

// OpName is the name of the operations that it views.
func (IntrCoroId) OpName() string { return "llvm.intr.coro.id" }

// Align is operand `align`.
func (o IntrCoroId) Align() *ir.Value { return o.Op.Operand(0) }

// SetAlign changes operand `align`.
func (o IntrCoroId) SetAlign(v *ir.Value) { o.Op.SetOperand(0, v) }

// Promise is operand `promise`.
func (o IntrCoroId) Promise() *ir.Value { return o.Op.Operand(1) }

// SetPromise changes operand `promise`.
func (o IntrCoroId) SetPromise(v *ir.Value) { o.Op.SetOperand(1, v) }

// Coroaddr is operand `coroaddr`.
func (o IntrCoroId) Coroaddr() *ir.Value { return o.Op.Operand(2) }

// SetCoroaddr changes operand `coroaddr`.
func (o IntrCoroId) SetCoroaddr(v *ir.Value) { o.Op.SetOperand(2, v) }

// Fnaddrs is operand `fnaddrs`.
func (o IntrCoroId) Fnaddrs() *ir.Value { return o.Op.Operand(3) }

// SetFnaddrs changes operand `fnaddrs`.
func (o IntrCoroId) SetFnaddrs(v *ir.Value) { o.Op.SetOperand(3, v) }

// Res is result `res`.
func (o IntrCoroId) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroId builds `llvm.intr.coro.id`.
func NewIntrCoroId(b *ir.Builder, align *ir.Value, promise *ir.Value, coroaddr *ir.Value, fnaddrs *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroId {
	return IntrCoroId{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.id"),
		Operands: []*ir.Value{align, promise, coroaddr, fnaddrs},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrCoroBegin: Makes `mem` the frame of a coroutine and gives its handle.
type IntrCoroBegin struct{ Op *ir.Operation }

// AsIntrCoroBegin views an operation as `llvm.intr.coro.begin`; false when it is another one.
func AsIntrCoroBegin(op *ir.Operation) (IntrCoroBegin, bool) {
	return IntrCoroBegin{op}, op.Is("llvm.intr.coro.begin")
}

// OpName is the name of the operations that it views.
func (IntrCoroBegin) OpName() string { return "llvm.intr.coro.begin" }

// Token is operand `token`.
func (o IntrCoroBegin) Token() *ir.Value { return o.Op.Operand(0) }

// SetToken changes operand `token`.
func (o IntrCoroBegin) SetToken(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mem is operand `mem`.
func (o IntrCoroBegin) Mem() *ir.Value { return o.Op.Operand(1) }

// SetMem changes operand `mem`.
func (o IntrCoroBegin) SetMem(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrCoroBegin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroBegin builds `llvm.intr.coro.begin`.
func NewIntrCoroBegin(b *ir.Builder, token *ir.Value, mem *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroBegin {
	return IntrCoroBegin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.begin"),
		Operands: []*ir.Value{token, mem},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrCoroSize: Gives the size of the coroutine's frame in bytes.
type IntrCoroSize struct{ Op *ir.Operation }

// AsIntrCoroSize views an operation as `llvm.intr.coro.size`; false when it is another one.
func AsIntrCoroSize(op *ir.Operation) (IntrCoroSize, bool) {
	return IntrCoroSize{op}, op.Is("llvm.intr.coro.size")
}

// OpName is the name of the operations that it views.
func (IntrCoroSize) OpName() string { return "llvm.intr.coro.size" }

// Res is result `res`.
func (o IntrCoroSize) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroSize builds `llvm.intr.coro.size`.
func NewIntrCoroSize(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroSize {
	return IntrCoroSize{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.intr.coro.size"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// IntrCoroSave: Marks the point from which a suspended coroutine may be resumed.
type IntrCoroSave struct{ Op *ir.Operation }

// AsIntrCoroSave views an operation as `llvm.intr.coro.save`; false when it is another one.
func AsIntrCoroSave(op *ir.Operation) (IntrCoroSave, bool) {
	return IntrCoroSave{op}, op.Is("llvm.intr.coro.save")
}

// OpName is the name of the operations that it views.
func (IntrCoroSave) OpName() string { return "llvm.intr.coro.save" }

// Handle is operand `handle`.
func (o IntrCoroSave) Handle() *ir.Value { return o.Op.Operand(0) }

// SetHandle changes operand `handle`.
func (o IntrCoroSave) SetHandle(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrCoroSave) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroSave builds `llvm.intr.coro.save`.
func NewIntrCoroSave(b *ir.Builder, handle *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroSave {
	return IntrCoroSave{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.save"),
		Operands: []*ir.Value{handle},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrCoroSuspend: Suspends a coroutine; `final` says for the last time. The result is -1 when
// it suspends, 0 when it is resumed, 1 when it is destroyed.
type IntrCoroSuspend struct{ Op *ir.Operation }

// AsIntrCoroSuspend views an operation as `llvm.intr.coro.suspend`; false when it is another one.
func AsIntrCoroSuspend(op *ir.Operation) (IntrCoroSuspend, bool) {
	return IntrCoroSuspend{op}, op.Is("llvm.intr.coro.suspend")
}

// OpName is the name of the operations that it views.
func (IntrCoroSuspend) OpName() string { return "llvm.intr.coro.suspend" }

// Save is operand `save`.
func (o IntrCoroSuspend) Save() *ir.Value { return o.Op.Operand(0) }

// SetSave changes operand `save`.
func (o IntrCoroSuspend) SetSave(v *ir.Value) { o.Op.SetOperand(0, v) }

// Final is operand `final`.
func (o IntrCoroSuspend) Final() *ir.Value { return o.Op.Operand(1) }

// SetFinal changes operand `final`.
func (o IntrCoroSuspend) SetFinal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrCoroSuspend) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroSuspend builds `llvm.intr.coro.suspend`.
func NewIntrCoroSuspend(b *ir.Builder, save *ir.Value, final *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroSuspend {
	return IntrCoroSuspend{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.suspend"),
		Operands: []*ir.Value{save, final},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrCoroEnd: Marks where a resumed coroutine returns to its resumer. `unwind` is true on
// the path of an exception, and `retvals` what later versions return.
type IntrCoroEnd struct{ Op *ir.Operation }

// AsIntrCoroEnd views an operation as `llvm.intr.coro.end`; false when it is another one.
func AsIntrCoroEnd(op *ir.Operation) (IntrCoroEnd, bool) {
	return IntrCoroEnd{op}, op.Is("llvm.intr.coro.end")
}

// OpName is the name of the operations that it views.
func (IntrCoroEnd) OpName() string { return "llvm.intr.coro.end" }

// Handle is operand `handle`.
func (o IntrCoroEnd) Handle() *ir.Value { return o.Op.Operand(0) }

// SetHandle changes operand `handle`.
func (o IntrCoroEnd) SetHandle(v *ir.Value) { o.Op.SetOperand(0, v) }

// Unwind is operand `unwind`.
func (o IntrCoroEnd) Unwind() *ir.Value { return o.Op.Operand(1) }

// SetUnwind changes operand `unwind`.
func (o IntrCoroEnd) SetUnwind(v *ir.Value) { o.Op.SetOperand(1, v) }

// Retvals is operand `retvals`, nil when it is absent.
func (o IntrCoroEnd) Retvals() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Res is result `res`.
func (o IntrCoroEnd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroEnd builds `llvm.intr.coro.end`.
func NewIntrCoroEnd(b *ir.Builder, handle *ir.Value, unwind *ir.Value, retvals *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroEnd {
	var operands []*ir.Value
	operands = append(operands, handle)
	operands = append(operands, unwind)
	operands = append(operands, ods.Present(retvals)...)
	return IntrCoroEnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.end"),
		Operands: operands,
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrCoroAlign: Gives the alignment of the coroutine's frame in bytes.
type IntrCoroAlign struct{ Op *ir.Operation }

// AsIntrCoroAlign views an operation as `llvm.intr.coro.align`; false when it is another one.
func AsIntrCoroAlign(op *ir.Operation) (IntrCoroAlign, bool) {
	return IntrCoroAlign{op}, op.Is("llvm.intr.coro.align")
}

// OpName is the name of the operations that it views.
func (IntrCoroAlign) OpName() string { return "llvm.intr.coro.align" }

// Res is result `res`.
func (o IntrCoroAlign) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroAlign builds `llvm.intr.coro.align`.
func NewIntrCoroAlign(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroAlign {
	return IntrCoroAlign{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.intr.coro.align"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// IntrCoroPromise: Gives the address of a coroutine's promise for its handle, or the handle for the promise where
// `from` is true. `align` is the alignment of the promise.
type IntrCoroPromise struct{ Op *ir.Operation }

// AsIntrCoroPromise views an operation as `llvm.intr.coro.promise`; false when it is another one.
func AsIntrCoroPromise(op *ir.Operation) (IntrCoroPromise, bool) {
	return IntrCoroPromise{op}, op.Is("llvm.intr.coro.promise")
}

// OpName is the name of the operations that it views.
func (IntrCoroPromise) OpName() string { return "llvm.intr.coro.promise" }

// Handle is operand `handle`.
func (o IntrCoroPromise) Handle() *ir.Value { return o.Op.Operand(0) }

// SetHandle changes operand `handle`.
func (o IntrCoroPromise) SetHandle(v *ir.Value) { o.Op.SetOperand(0, v) }

// Align is operand `align`.
func (o IntrCoroPromise) Align() *ir.Value { return o.Op.Operand(1) }

// SetAlign changes operand `align`.
func (o IntrCoroPromise) SetAlign(v *ir.Value) { o.Op.SetOperand(1, v) }

// From is operand `from`.
func (o IntrCoroPromise) From() *ir.Value { return o.Op.Operand(2) }

// SetFrom changes operand `from`.
func (o IntrCoroPromise) SetFrom(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrCoroPromise) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroPromise builds `llvm.intr.coro.promise`.
func NewIntrCoroPromise(b *ir.Builder, handle *ir.Value, align *ir.Value, from *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroPromise {
	return IntrCoroPromise{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.promise"),
		Operands: []*ir.Value{handle, align, from},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrCoroFree: Gives the memory of a coroutine's frame that is to be freed, or null.
type IntrCoroFree struct{ Op *ir.Operation }

// AsIntrCoroFree views an operation as `llvm.intr.coro.free`; false when it is another one.
func AsIntrCoroFree(op *ir.Operation) (IntrCoroFree, bool) {
	return IntrCoroFree{op}, op.Is("llvm.intr.coro.free")
}

// OpName is the name of the operations that it views.
func (IntrCoroFree) OpName() string { return "llvm.intr.coro.free" }

// Id is operand `id`.
func (o IntrCoroFree) Id() *ir.Value { return o.Op.Operand(0) }

// SetId changes operand `id`.
func (o IntrCoroFree) SetId(v *ir.Value) { o.Op.SetOperand(0, v) }

// Handle is operand `handle`.
func (o IntrCoroFree) Handle() *ir.Value { return o.Op.Operand(1) }

// SetHandle changes operand `handle`.
func (o IntrCoroFree) SetHandle(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrCoroFree) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCoroFree builds `llvm.intr.coro.free`.
func NewIntrCoroFree(b *ir.Builder, id *ir.Value, handle *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrCoroFree {
	return IntrCoroFree{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.free"),
		Operands: []*ir.Value{id, handle},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrCoroResume: Resumes a suspended coroutine.
type IntrCoroResume struct{ Op *ir.Operation }

// AsIntrCoroResume views an operation as `llvm.intr.coro.resume`; false when it is another one.
func AsIntrCoroResume(op *ir.Operation) (IntrCoroResume, bool) {
	return IntrCoroResume{op}, op.Is("llvm.intr.coro.resume")
}

// OpName is the name of the operations that it views.
func (IntrCoroResume) OpName() string { return "llvm.intr.coro.resume" }

// Handle is operand `handle`.
func (o IntrCoroResume) Handle() *ir.Value { return o.Op.Operand(0) }

// SetHandle changes operand `handle`.
func (o IntrCoroResume) SetHandle(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewIntrCoroResume builds `llvm.intr.coro.resume`.
func NewIntrCoroResume(b *ir.Builder, handle *ir.Value, attrs ...ir.NamedAttr) IntrCoroResume {
	return IntrCoroResume{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.coro.resume"),
		Operands: []*ir.Value{handle},
		Attrs:    attrs,
	})}
}

// VoidType: Nothing: the result of a function that returns none.
type VoidType struct{ Type *ir.DialectType }

// AsVoidType views a type as `!llvm.void`; false when it is another one.
func AsVoidType(t ir.Type) (VoidType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.void")
	return VoidType{v}, ok
}

// TypeName is the name of the types that it views.
func (VoidType) TypeName() string { return "llvm.void" }

// NewVoidType makes `!llvm.void`.
func NewVoidType(ctx *ir.Context) VoidType {
	return VoidType{Type: ods.NewType(ctx, "llvm.void")}
}

// TokenType: The value that ties intrinsics of one group together, of which nothing else
// can be known.
type TokenType struct{ Type *ir.DialectType }

// AsTokenType views a type as `!llvm.token`; false when it is another one.
func AsTokenType(t ir.Type) (TokenType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.token")
	return TokenType{v}, ok
}

// TypeName is the name of the types that it views.
func (TokenType) TypeName() string { return "llvm.token" }

// NewTokenType makes `!llvm.token`.
func NewTokenType(ctx *ir.Context) TokenType {
	return TokenType{Type: ods.NewType(ctx, "llvm.token")}
}

// LabelType: The address of a basic block.
type LabelType struct{ Type *ir.DialectType }

// AsLabelType views a type as `!llvm.label`; false when it is another one.
func AsLabelType(t ir.Type) (LabelType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.label")
	return LabelType{v}, ok
}

// TypeName is the name of the types that it views.
func (LabelType) TypeName() string { return "llvm.label" }

// NewLabelType makes `!llvm.label`.
func NewLabelType(ctx *ir.Context) LabelType {
	return LabelType{Type: ods.NewType(ctx, "llvm.label")}
}

// MetadataType: Metadata handed to an intrinsic.
type MetadataType struct{ Type *ir.DialectType }

// AsMetadataType views a type as `!llvm.metadata`; false when it is another one.
func AsMetadataType(t ir.Type) (MetadataType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.metadata")
	return MetadataType{v}, ok
}

// TypeName is the name of the types that it views.
func (MetadataType) TypeName() string { return "llvm.metadata" }

// NewMetadataType makes `!llvm.metadata`.
func NewMetadataType(ctx *ir.Context) MetadataType {
	return MetadataType{Type: ods.NewType(ctx, "llvm.metadata")}
}

// PpcFp128Type: A float made of two doubles, as PowerPC has it.
type PpcFp128Type struct{ Type *ir.DialectType }

// AsPpcFp128Type views a type as `!llvm.ppc_fp128`; false when it is another one.
func AsPpcFp128Type(t ir.Type) (PpcFp128Type, bool) {
	v, ok := ods.TypeNamed(t, "llvm.ppc_fp128")
	return PpcFp128Type{v}, ok
}

// TypeName is the name of the types that it views.
func (PpcFp128Type) TypeName() string { return "llvm.ppc_fp128" }

// NewPpcFp128Type makes `!llvm.ppc_fp128`.
func NewPpcFp128Type(ctx *ir.Context) PpcFp128Type {
	return PpcFp128Type{Type: ods.NewType(ctx, "llvm.ppc_fp128")}
}

// X86MmxType: An MMX register of x86.
type X86MmxType struct{ Type *ir.DialectType }

// AsX86MmxType views a type as `!llvm.x86_mmx`; false when it is another one.
func AsX86MmxType(t ir.Type) (X86MmxType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.x86_mmx")
	return X86MmxType{v}, ok
}

// TypeName is the name of the types that it views.
func (X86MmxType) TypeName() string { return "llvm.x86_mmx" }

// NewX86MmxType makes `!llvm.x86_mmx`.
func NewX86MmxType(ctx *ir.Context) X86MmxType {
	return X86MmxType{Type: ods.NewType(ctx, "llvm.x86_mmx")}
}

// PtrType: A pointer to a value of type `elem` in address space `space`. Without `elem`, as it always is
// since MLIR 17, it does not say what it points to.
type PtrType struct{ Type *ir.DialectType }

// AsPtrType views a type as `!llvm.ptr`; false when it is another one.
func AsPtrType(t ir.Type) (PtrType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.ptr")
	return PtrType{v}, ok
}

// TypeName is the name of the types that it views.
func (PtrType) TypeName() string { return "llvm.ptr" }

// Elem is parameter `elem`, nil when it is absent.
func (t PtrType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 0)) }

// Space is parameter `space`.
func (t PtrType) Space() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 1), 0) }

// NewPtrType makes `!llvm.ptr`.
func NewPtrType(ctx *ir.Context, elem ir.Type, space int64) PtrType {
	return PtrType{Type: ods.NewType(ctx, "llvm.ptr", ods.TypeParam(ctx, elem), ctx.I64Attr(space))}
}

// FuncType: A function that takes `args`, and more where `vararg` is set, and returns
// `ret`.
type FuncType struct{ Type *ir.DialectType }

// AsFuncType views a type as `!llvm.func`; false when it is another one.
func AsFuncType(t ir.Type) (FuncType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.func")
	return FuncType{v}, ok
}

// TypeName is the name of the types that it views.
func (FuncType) TypeName() string { return "llvm.func" }

// Ret is parameter `ret`, nil when it is absent.
func (t FuncType) Ret() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 0)) }

// Args is parameter `args`, nil when it is absent.
func (t FuncType) Args() []ir.Type { return ods.TypesOf(ods.Field(t.Type.Params(), 1)) }

// Vararg reports whether there is parameter `vararg`.
func (t FuncType) Vararg() bool { return ods.Field(t.Type.Params(), 2) != nil }

// NewFuncType makes `!llvm.func`.
func NewFuncType(ctx *ir.Context, ret ir.Type, args []ir.Type, vararg bool) FuncType {
	return FuncType{Type: ods.NewType(ctx, "llvm.func", ctx.TypeAttr(ret), ods.TypeParams(ctx, args), ods.UnitParam(ctx, vararg))}
}

// ArrayType: `n` values of type `elem`, one after the other.
type ArrayType struct{ Type *ir.DialectType }

// AsArrayType views a type as `!llvm.array`; false when it is another one.
func AsArrayType(t ir.Type) (ArrayType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.array")
	return ArrayType{v}, ok
}

// TypeName is the name of the types that it views.
func (ArrayType) TypeName() string { return "llvm.array" }

// N is parameter `n`.
func (t ArrayType) N() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 0), 0) }

// Elem is parameter `elem`, nil when it is absent.
func (t ArrayType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 1)) }

// NewArrayType makes `!llvm.array`.
func NewArrayType(ctx *ir.Context, n int64, elem ir.Type) ArrayType {
	return ArrayType{Type: ods.NewType(ctx, "llvm.array", ctx.I64Attr(n), ctx.TypeAttr(elem))}
}

// VecType: A vector of `n` elements that the builtin vector cannot hold; one that is
// `scalable` has a multiple of `n`, known when the program runs.
type VecType struct{ Type *ir.DialectType }

// AsVecType views a type as `!llvm.vec`; false when it is another one.
func AsVecType(t ir.Type) (VecType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.vec")
	return VecType{v}, ok
}

// TypeName is the name of the types that it views.
func (VecType) TypeName() string { return "llvm.vec" }

// Scalable reports whether there is parameter `scalable`.
func (t VecType) Scalable() bool { return ods.Field(t.Type.Params(), 0) != nil }

// N is parameter `n`.
func (t VecType) N() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 1), 0) }

// Elem is parameter `elem`, nil when it is absent.
func (t VecType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 2)) }

// NewVecType makes `!llvm.vec`.
func NewVecType(ctx *ir.Context, scalable bool, n int64, elem ir.Type) VecType {
	return VecType{Type: ods.NewType(ctx, "llvm.vec", ods.UnitParam(ctx, scalable), ctx.I64Attr(n), ctx.TypeAttr(elem))}
}

// StructType: A struct. One with a name is known by it, its body is set once and may
// mention the struct itself; `opaque` is one whose body is not known. Members of
// a `packed` one have no padding between them.
type StructType struct{ Type *ir.DialectType }

// AsStructType views a type as `!llvm.struct`; false when it is another one.
func AsStructType(t ir.Type) (StructType, bool) {
	v, ok := ods.TypeNamed(t, "llvm.struct")
	return StructType{v}, ok
}

// TypeName is the name of the types that it views.
func (StructType) TypeName() string { return "llvm.struct" }

// Name is parameter `name`; false when it is absent.
func (t StructType) Name() (string, bool) { return ods.StringOf(ods.Field(t.Type.Params(), 0)) }

// Opaque reports whether there is parameter `opaque`.
func (t StructType) Opaque() bool { return ods.Field(t.Type.Params(), 1) != nil }

// Packed reports whether there is parameter `packed`.
func (t StructType) Packed() bool { return ods.Field(t.Type.Params(), 2) != nil }

// Body is parameter `body`, nil when it is absent.
func (t StructType) Body() []ir.Type { return ods.TypesOf(ods.Field(t.Type.Params(), 3)) }

// FastmathAttr: What a float operation may assume.
type FastmathAttr struct{ Attribute *ir.DialectAttr }

// AsFastmathAttr views an attribute as `#llvm.fastmath`; false when it is another one.
func AsFastmathAttr(t ir.Attribute) (FastmathAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.fastmath")
	return FastmathAttr{v}, ok
}

// Flags is parameter `flags`.
func (t FastmathAttr) Flags() FastmathFlags {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), FastmathFlags(0))
}

// NewFastmathAttr makes `#llvm.fastmath`.
func NewFastmathAttr(ctx *ir.Context, flags FastmathFlags) FastmathAttr {
	return FastmathAttr{Attribute: ods.NewAttr(ctx, "llvm.fastmath", flags.Attr(ctx))}
}

// OverflowAttr: What may be assumed of the result of an operation on integers. MLIR 13 has no
// such attribute.
type OverflowAttr struct{ Attribute *ir.DialectAttr }

// AsOverflowAttr views an attribute as `#llvm.overflow`; false when it is another one.
func AsOverflowAttr(t ir.Attribute) (OverflowAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.overflow")
	return OverflowAttr{v}, ok
}

// Flags is parameter `flags`.
func (t OverflowAttr) Flags() IntegerOverflowFlags {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), IntegerOverflowFlags(0))
}

// NewOverflowAttr makes `#llvm.overflow`.
func NewOverflowAttr(ctx *ir.Context, flags IntegerOverflowFlags) OverflowAttr {
	return OverflowAttr{Attribute: ods.NewAttr(ctx, "llvm.overflow", flags.Attr(ctx))}
}

// LoopoptsAttr: What the optimiser is asked to do with a loop. Each option is there once.
type LoopoptsAttr struct{ Attribute *ir.DialectAttr }

// AsLoopoptsAttr views an attribute as `#llvm.loopopts`; false when it is another one.
func AsLoopoptsAttr(t ir.Attribute) (LoopoptsAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loopopts")
	return LoopoptsAttr{v}, ok
}

// Options are the elements of parameter `options`.
func (t LoopoptsAttr) Options() []LoopoptsAttrOptions {
	elems := ods.ListOf(ods.Field(t.Attribute.Params(), 0))
	views := make([]LoopoptsAttrOptions, len(elems))
	for i, e := range elems {
		views[i].Fields = ods.ListOf(e)
	}
	return views
}

// LoopoptsAttrOptions is an element of a list in [LoopoptsAttr].
type LoopoptsAttrOptions struct{ Fields []ir.Attribute }

// Name is field `name`.
func (t LoopoptsAttrOptions) Name() LoopOption {
	return ods.EnumOr(ods.Field(t.Fields, 0), LoopOption(0))
}

// Value is field `value`, nil when it is absent.
func (t LoopoptsAttrOptions) Value() ir.Attribute { return ods.Field(t.Fields, 1) }

// MemoryEffectsAttr: What a function does with memory: with what its arguments point to, with what no code outside
// it can reach, and with all other.
// With later versions of LLVM, what it does with `errno`, and with memory of the target, may be different from what
// it does with all other.
type MemoryEffectsAttr struct{ Attribute *ir.DialectAttr }

// AsMemoryEffectsAttr views an attribute as `#llvm.memory_effects`; false when it is another one.
func AsMemoryEffectsAttr(t ir.Attribute) (MemoryEffectsAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.memory_effects")
	return MemoryEffectsAttr{v}, ok
}

// Other is parameter `other`.
func (t MemoryEffectsAttr) Other() ModRefInfo {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ModRefInfo(0))
}

// ArgMem is parameter `argMem`.
func (t MemoryEffectsAttr) ArgMem() ModRefInfo {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 1), ModRefInfo(0))
}

// InaccessibleMem is parameter `inaccessibleMem`.
func (t MemoryEffectsAttr) InaccessibleMem() ModRefInfo {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 2), ModRefInfo(0))
}

// ErrnoMem is parameter `errnoMem`; false when it is absent.
func (t MemoryEffectsAttr) ErrnoMem() (ModRefInfo, bool) {
	return ods.EnumOf[ModRefInfo](ods.Field(t.Attribute.Params(), 3))
}

// TargetMem0 is parameter `targetMem0`; false when it is absent.
func (t MemoryEffectsAttr) TargetMem0() (ModRefInfo, bool) {
	return ods.EnumOf[ModRefInfo](ods.Field(t.Attribute.Params(), 4))
}

// TargetMem1 is parameter `targetMem1`; false when it is absent.
func (t MemoryEffectsAttr) TargetMem1() (ModRefInfo, bool) {
	return ods.EnumOf[ModRefInfo](ods.Field(t.Attribute.Params(), 5))
}

// DereferenceableAttr: How many bytes behind a pointer can be read, or that it may be null instead.
type DereferenceableAttr struct{ Attribute *ir.DialectAttr }

// AsDereferenceableAttr views an attribute as `#llvm.dereferenceable`; false when it is another one.
func AsDereferenceableAttr(t ir.Attribute) (DereferenceableAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.dereferenceable")
	return DereferenceableAttr{v}, ok
}

// Bytes is parameter `bytes`.
func (t DereferenceableAttr) Bytes() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 0), 0) }

// MayBeNull is parameter `mayBeNull`.
func (t DereferenceableAttr) MayBeNull() bool {
	return ods.BoolOr(ods.Field(t.Attribute.Params(), 1), false)
}

// NewDereferenceableAttr makes `#llvm.dereferenceable`.
func NewDereferenceableAttr(ctx *ir.Context, bytes int64, mayBeNull bool) DereferenceableAttr {
	return DereferenceableAttr{Attribute: ods.NewAttr(ctx, "llvm.dereferenceable", ctx.I64Attr(bytes), ctx.BoolAttr(mayBeNull))}
}

// ZeroAttr: Zero, where a list has something else for other elements.
type ZeroAttr struct{ Attribute *ir.DialectAttr }

// AsZeroAttr views an attribute as `#llvm.zero`; false when it is another one.
func AsZeroAttr(t ir.Attribute) (ZeroAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.zero")
	return ZeroAttr{v}, ok
}

// NewZeroAttr makes `#llvm.zero`.
func NewZeroAttr(ctx *ir.Context) ZeroAttr {
	return ZeroAttr{Attribute: ods.NewAttr(ctx, "llvm.zero")}
}

// BlocktagAttr: A place in a function, by a number.
type BlocktagAttr struct{ Attribute *ir.DialectAttr }

// AsBlocktagAttr views an attribute as `#llvm.blocktag`; false when it is another one.
func AsBlocktagAttr(t ir.Attribute) (BlocktagAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.blocktag")
	return BlocktagAttr{v}, ok
}

// Id is parameter `id`.
func (t BlocktagAttr) Id() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 0), 0) }

// NewBlocktagAttr makes `#llvm.blocktag`.
func NewBlocktagAttr(ctx *ir.Context, id int64) BlocktagAttr {
	return BlocktagAttr{Attribute: ods.NewAttr(ctx, "llvm.blocktag", ctx.I64Attr(id))}
}

// BlockaddressAttr: A function, and the place in it.
type BlockaddressAttr struct{ Attribute *ir.DialectAttr }

// AsBlockaddressAttr views an attribute as `#llvm.blockaddress`; false when it is another one.
func AsBlockaddressAttr(t ir.Attribute) (BlockaddressAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.blockaddress")
	return BlockaddressAttr{v}, ok
}

// Function is parameter `function`, nil when it is absent.
func (t BlockaddressAttr) Function() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Tag is parameter `tag`, nil when it is absent.
func (t BlockaddressAttr) Tag() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// NewBlockaddressAttr makes `#llvm.blockaddress`.
func NewBlockaddressAttr(ctx *ir.Context, function ir.Attribute, tag ir.Attribute) BlockaddressAttr {
	return BlockaddressAttr{Attribute: ods.NewAttr(ctx, "llvm.blockaddress", function, tag)}
}

// CgprofileEntryAttr: How often a function calls another. One of them is absent where it is gone.
type CgprofileEntryAttr struct{ Attribute *ir.DialectAttr }

// AsCgprofileEntryAttr views an attribute as `#llvm.cgprofile_entry`; false when it is another one.
func AsCgprofileEntryAttr(t ir.Attribute) (CgprofileEntryAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.cgprofile_entry")
	return CgprofileEntryAttr{v}, ok
}

// From is parameter `from`, nil when it is absent.
func (t CgprofileEntryAttr) From() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// To is parameter `to`, nil when it is absent.
func (t CgprofileEntryAttr) To() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Count is parameter `count`.
func (t CgprofileEntryAttr) Count() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0) }

// ProfileSummaryDetailedAttr: How often the code that makes up a share of all counts runs at least.
type ProfileSummaryDetailedAttr struct{ Attribute *ir.DialectAttr }

// AsProfileSummaryDetailedAttr views an attribute as `#llvm.profile_summary_detailed`; false when it is another one.
func AsProfileSummaryDetailedAttr(t ir.Attribute) (ProfileSummaryDetailedAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.profile_summary_detailed")
	return ProfileSummaryDetailedAttr{v}, ok
}

// CutOff is parameter `cut_off`.
func (t ProfileSummaryDetailedAttr) CutOff() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 0), 0)
}

// MinCount is parameter `min_count`.
func (t ProfileSummaryDetailedAttr) MinCount() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 1), 0)
}

// NumCounts is parameter `num_counts`.
func (t ProfileSummaryDetailedAttr) NumCounts() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0)
}

// NewProfileSummaryDetailedAttr makes `#llvm.profile_summary_detailed`.
func NewProfileSummaryDetailedAttr(ctx *ir.Context, cutOff int64, minCount int64, numCounts int64) ProfileSummaryDetailedAttr {
	return ProfileSummaryDetailedAttr{Attribute: ods.NewAttr(ctx, "llvm.profile_summary_detailed", ctx.I64Attr(cutOff), ctx.I64Attr(minCount), ctx.I64Attr(numCounts))}
}

// ProfileSummaryAttr: What a profile says of a module as a whole.
type ProfileSummaryAttr struct{ Attribute *ir.DialectAttr }

// AsProfileSummaryAttr views an attribute as `#llvm.profile_summary`; false when it is another one.
func AsProfileSummaryAttr(t ir.Attribute) (ProfileSummaryAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.profile_summary")
	return ProfileSummaryAttr{v}, ok
}

// Format is parameter `format`.
func (t ProfileSummaryAttr) Format() ProfileSummaryFormatKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ProfileSummaryFormatKind(0))
}

// TotalCount is parameter `total_count`.
func (t ProfileSummaryAttr) TotalCount() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 1), 0)
}

// MaxCount is parameter `max_count`.
func (t ProfileSummaryAttr) MaxCount() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0) }

// MaxInternalCount is parameter `max_internal_count`.
func (t ProfileSummaryAttr) MaxInternalCount() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 3), 0)
}

// MaxFunctionCount is parameter `max_function_count`.
func (t ProfileSummaryAttr) MaxFunctionCount() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 4), 0)
}

// NumCounts is parameter `num_counts`.
func (t ProfileSummaryAttr) NumCounts() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 5), 0)
}

// NumFunctions is parameter `num_functions`.
func (t ProfileSummaryAttr) NumFunctions() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 6), 0)
}

// IsPartialProfile is parameter `is_partial_profile`; false when it is absent.
func (t ProfileSummaryAttr) IsPartialProfile() (int64, bool) {
	return ods.IntOf(ods.Field(t.Attribute.Params(), 7))
}

// PartialProfileRatio is parameter `partial_profile_ratio`, nil when it is absent.
func (t ProfileSummaryAttr) PartialProfileRatio() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 8)
}

// DetailedSummary is parameter `detailed_summary`, nil when it is absent.
func (t ProfileSummaryAttr) DetailedSummary() []ir.Attribute {
	return ods.ListOf(ods.Field(t.Attribute.Params(), 9))
}

// MlirModuleFlagAttr: A flag of a module: its name, its value, and what becomes of it where modules are joined.
type MlirModuleFlagAttr struct{ Attribute *ir.DialectAttr }

// AsMlirModuleFlagAttr views an attribute as `#llvm.mlir.module_flag`; false when it is another one.
func AsMlirModuleFlagAttr(t ir.Attribute) (MlirModuleFlagAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.mlir.module_flag")
	return MlirModuleFlagAttr{v}, ok
}

// Behavior is parameter `behavior`.
func (t MlirModuleFlagAttr) Behavior() ModFlagBehavior {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ModFlagBehavior(0))
}

// Key is parameter `key`.
func (t MlirModuleFlagAttr) Key() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 1), "") }

// Value is parameter `value`, nil when it is absent.
func (t MlirModuleFlagAttr) Value() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// NewMlirModuleFlagAttr makes `#llvm.mlir.module_flag`.
func NewMlirModuleFlagAttr(ctx *ir.Context, behavior ModFlagBehavior, key string, value ir.Attribute) MlirModuleFlagAttr {
	return MlirModuleFlagAttr{Attribute: ods.NewAttr(ctx, "llvm.mlir.module_flag", behavior.Attr(ctx), ctx.StringAttr(key), value)}
}

// VscaleRangeAttr: Between which numbers the factor of scalable vectors is; a largest of 0 is no bound.
type VscaleRangeAttr struct{ Attribute *ir.DialectAttr }

// AsVscaleRangeAttr views an attribute as `#llvm.vscale_range`; false when it is another one.
func AsVscaleRangeAttr(t ir.Attribute) (VscaleRangeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.vscale_range")
	return VscaleRangeAttr{v}, ok
}

// MinRange is parameter `minRange`.
func (t VscaleRangeAttr) MinRange() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 0), 0) }

// MaxRange is parameter `maxRange`.
func (t VscaleRangeAttr) MaxRange() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 1), 0) }

// NewVscaleRangeAttr makes `#llvm.vscale_range`.
func NewVscaleRangeAttr(ctx *ir.Context, minRange int64, maxRange int64) VscaleRangeAttr {
	return VscaleRangeAttr{Attribute: ods.NewAttr(ctx, "llvm.vscale_range", ctx.I32Attr(minRange), ctx.I32Attr(maxRange))}
}

// FramePointerKindAttr: Which functions have a frame pointer.
type FramePointerKindAttr struct{ Attribute *ir.DialectAttr }

// AsFramePointerKindAttr views an attribute as `#llvm.framePointerKind`; false when it is another one.
func AsFramePointerKindAttr(t ir.Attribute) (FramePointerKindAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.framePointerKind")
	return FramePointerKindAttr{v}, ok
}

// Kind is parameter `kind`.
func (t FramePointerKindAttr) Kind() FramePointerKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), FramePointerKind(0))
}

// NewFramePointerKindAttr makes `#llvm.framePointerKind`.
func NewFramePointerKindAttr(ctx *ir.Context, kind FramePointerKind) FramePointerKindAttr {
	return FramePointerKindAttr{Attribute: ods.NewAttr(ctx, "llvm.framePointerKind", kind.Attr(ctx))}
}

// UwtableKindAttr: How exact the tables of a function are by which its frame is unwound.
type UwtableKindAttr struct{ Attribute *ir.DialectAttr }

// AsUwtableKindAttr views an attribute as `#llvm.uwtableKind`; false when it is another one.
func AsUwtableKindAttr(t ir.Attribute) (UwtableKindAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.uwtableKind")
	return UwtableKindAttr{v}, ok
}

// Kind is parameter `kind`.
func (t UwtableKindAttr) Kind() UWTableKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), UWTableKind(0))
}

// NewUwtableKindAttr makes `#llvm.uwtableKind`.
func NewUwtableKindAttr(ctx *ir.Context, kind UWTableKind) UwtableKindAttr {
	return UwtableKindAttr{Attribute: ods.NewAttr(ctx, "llvm.uwtableKind", kind.Attr(ctx))}
}

// VecTypeHintAttr: The type of which most of a function computes, and whether integers in it have a sign.
type VecTypeHintAttr struct{ Attribute *ir.DialectAttr }

// AsVecTypeHintAttr views an attribute as `#llvm.vec_type_hint`; false when it is another one.
func AsVecTypeHintAttr(t ir.Attribute) (VecTypeHintAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.vec_type_hint")
	return VecTypeHintAttr{v}, ok
}

// Hint is parameter `hint`, nil when it is absent.
func (t VecTypeHintAttr) Hint() ir.Type { return ods.TypeOf(ods.Field(t.Attribute.Params(), 0)) }

// IsSigned is parameter `is_signed`.
func (t VecTypeHintAttr) IsSigned() bool {
	return ods.BoolOr(ods.Field(t.Attribute.Params(), 1), false)
}

// NewVecTypeHintAttr makes `#llvm.vec_type_hint`.
func NewVecTypeHintAttr(ctx *ir.Context, hint ir.Type, isSigned bool) VecTypeHintAttr {
	return VecTypeHintAttr{Attribute: ods.NewAttr(ctx, "llvm.vec_type_hint", ctx.TypeAttr(hint), ctx.BoolAttr(isSigned))}
}

// TargetFeaturesAttr: What the processor has beyond its model, or lacks: names behind `+` or `-`.
type TargetFeaturesAttr struct{ Attribute *ir.DialectAttr }

// AsTargetFeaturesAttr views an attribute as `#llvm.target_features`; false when it is another one.
func AsTargetFeaturesAttr(t ir.Attribute) (TargetFeaturesAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.target_features")
	return TargetFeaturesAttr{v}, ok
}

// Features is parameter `features`, nil when it is absent.
func (t TargetFeaturesAttr) Features() []string {
	return ods.StringsOf(ods.Field(t.Attribute.Params(), 0))
}

// AccessGroupAttr: A set of accesses that a loop may name, which is none but itself.
type AccessGroupAttr struct{ Attribute *ir.DialectAttr }

// AsAccessGroupAttr views an attribute as `#llvm.access_group`; false when it is another one.
func AsAccessGroupAttr(t ir.Attribute) (AccessGroupAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.access_group")
	return AccessGroupAttr{v}, ok
}

// Id is parameter `id`, nil when it is absent.
func (t AccessGroupAttr) Id() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// NewAccessGroupAttr makes `#llvm.access_group`.
func NewAccessGroupAttr(ctx *ir.Context, id ir.Attribute) AccessGroupAttr {
	return AccessGroupAttr{Attribute: ods.NewAttr(ctx, "llvm.access_group", id)}
}

// AliasScopeDomainAttr: A set of scopes. What an access says of scopes of one domain says nothing of those of others.
type AliasScopeDomainAttr struct{ Attribute *ir.DialectAttr }

// AsAliasScopeDomainAttr views an attribute as `#llvm.alias_scope_domain`; false when it is another one.
func AsAliasScopeDomainAttr(t ir.Attribute) (AliasScopeDomainAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.alias_scope_domain")
	return AliasScopeDomainAttr{v}, ok
}

// Id is parameter `id`, nil when it is absent.
func (t AliasScopeDomainAttr) Id() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Description is parameter `description`; false when it is absent.
func (t AliasScopeDomainAttr) Description() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 1))
}

// AliasScopeAttr: Memory of which accesses of other scopes of the domain may be said not to touch it.
type AliasScopeAttr struct{ Attribute *ir.DialectAttr }

// AsAliasScopeAttr views an attribute as `#llvm.alias_scope`; false when it is another one.
func AsAliasScopeAttr(t ir.Attribute) (AliasScopeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.alias_scope")
	return AliasScopeAttr{v}, ok
}

// Id is parameter `id`, nil when it is absent.
func (t AliasScopeAttr) Id() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Domain is parameter `domain`, nil when it is absent.
func (t AliasScopeAttr) Domain() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Description is parameter `description`; false when it is absent.
func (t AliasScopeAttr) Description() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 2))
}

// TbaaRootAttr: What all types of a language are in, for alias analysis by types.
type TbaaRootAttr struct{ Attribute *ir.DialectAttr }

// AsTbaaRootAttr views an attribute as `#llvm.tbaa_root`; false when it is another one.
func AsTbaaRootAttr(t ir.Attribute) (TbaaRootAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.tbaa_root")
	return TbaaRootAttr{v}, ok
}

// Id is parameter `id`; false when it is absent.
func (t TbaaRootAttr) Id() (string, bool) { return ods.StringOf(ods.Field(t.Attribute.Params(), 0)) }

// TbaaMemberAttr: A part of a type: what it is, and at which offset.
type TbaaMemberAttr struct{ Attribute *ir.DialectAttr }

// AsTbaaMemberAttr views an attribute as `#llvm.tbaa_member`; false when it is another one.
func AsTbaaMemberAttr(t ir.Attribute) (TbaaMemberAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.tbaa_member")
	return TbaaMemberAttr{v}, ok
}

// TypeDesc is parameter `type_desc`, nil when it is absent.
func (t TbaaMemberAttr) TypeDesc() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Offset is parameter `offset`.
func (t TbaaMemberAttr) Offset() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 1), 0) }

// NewTbaaMemberAttr makes `#llvm.tbaa_member`.
func NewTbaaMemberAttr(ctx *ir.Context, typeDesc ir.Attribute, offset int64) TbaaMemberAttr {
	return TbaaMemberAttr{Attribute: ods.NewAttr(ctx, "llvm.tbaa_member", typeDesc, ctx.I64Attr(offset))}
}

// TbaaTypeDescAttr: A type of a source language. A scalar has for a member what it is a case of, at offset 0.
type TbaaTypeDescAttr struct{ Attribute *ir.DialectAttr }

// AsTbaaTypeDescAttr views an attribute as `#llvm.tbaa_type_desc`; false when it is another one.
func AsTbaaTypeDescAttr(t ir.Attribute) (TbaaTypeDescAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.tbaa_type_desc")
	return TbaaTypeDescAttr{v}, ok
}

// Id is parameter `id`.
func (t TbaaTypeDescAttr) Id() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// Members is parameter `members`, nil when it is absent.
func (t TbaaTypeDescAttr) Members() []ir.Attribute {
	return ods.ListOf(ods.Field(t.Attribute.Params(), 1))
}

// TbaaTagAttr: An access: to a part of a type, at an offset.
type TbaaTagAttr struct{ Attribute *ir.DialectAttr }

// AsTbaaTagAttr views an attribute as `#llvm.tbaa_tag`; false when it is another one.
func AsTbaaTagAttr(t ir.Attribute) (TbaaTagAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.tbaa_tag")
	return TbaaTagAttr{v}, ok
}

// BaseType is parameter `base_type`, nil when it is absent.
func (t TbaaTagAttr) BaseType() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// AccessType is parameter `access_type`, nil when it is absent.
func (t TbaaTagAttr) AccessType() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Offset is parameter `offset`.
func (t TbaaTagAttr) Offset() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0) }

// Constant is parameter `constant`.
func (t TbaaTagAttr) Constant() bool { return ods.BoolOr(ods.Field(t.Attribute.Params(), 3), false) }

// NewTbaaTagAttr makes `#llvm.tbaa_tag`.
func NewTbaaTagAttr(ctx *ir.Context, baseType ir.Attribute, accessType ir.Attribute, offset int64, constant bool) TbaaTagAttr {
	return TbaaTagAttr{Attribute: ods.NewAttr(ctx, "llvm.tbaa_tag", baseType, accessType, ctx.I64Attr(offset), ctx.BoolAttr(constant))}
}

// LoopVectorizeAttr: How a loop is vectorized.
type LoopVectorizeAttr struct{ Attribute *ir.DialectAttr }

// AsLoopVectorizeAttr views an attribute as `#llvm.loop_vectorize`; false when it is another one.
func AsLoopVectorizeAttr(t ir.Attribute) (LoopVectorizeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_vectorize")
	return LoopVectorizeAttr{v}, ok
}

// Disable is parameter `disable`, nil when it is absent.
func (t LoopVectorizeAttr) Disable() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// PredicateEnable is parameter `predicateEnable`, nil when it is absent.
func (t LoopVectorizeAttr) PredicateEnable() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// ScalableEnable is parameter `scalableEnable`, nil when it is absent.
func (t LoopVectorizeAttr) ScalableEnable() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Width is parameter `width`, nil when it is absent.
func (t LoopVectorizeAttr) Width() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// FollowupVectorized is parameter `followupVectorized`, nil when it is absent.
func (t LoopVectorizeAttr) FollowupVectorized() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 4)
}

// FollowupEpilogue is parameter `followupEpilogue`, nil when it is absent.
func (t LoopVectorizeAttr) FollowupEpilogue() ir.Attribute { return ods.Field(t.Attribute.Params(), 5) }

// FollowupAll is parameter `followupAll`, nil when it is absent.
func (t LoopVectorizeAttr) FollowupAll() ir.Attribute { return ods.Field(t.Attribute.Params(), 6) }

// LoopInterleaveAttr: How many iterations of a loop are interleaved.
type LoopInterleaveAttr struct{ Attribute *ir.DialectAttr }

// AsLoopInterleaveAttr views an attribute as `#llvm.loop_interleave`; false when it is another one.
func AsLoopInterleaveAttr(t ir.Attribute) (LoopInterleaveAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_interleave")
	return LoopInterleaveAttr{v}, ok
}

// Count is parameter `count`, nil when it is absent.
func (t LoopInterleaveAttr) Count() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// NewLoopInterleaveAttr makes `#llvm.loop_interleave`.
func NewLoopInterleaveAttr(ctx *ir.Context, count ir.Attribute) LoopInterleaveAttr {
	return LoopInterleaveAttr{Attribute: ods.NewAttr(ctx, "llvm.loop_interleave", count)}
}

// LoopUnrollAttr: How a loop is unrolled.
type LoopUnrollAttr struct{ Attribute *ir.DialectAttr }

// AsLoopUnrollAttr views an attribute as `#llvm.loop_unroll`; false when it is another one.
func AsLoopUnrollAttr(t ir.Attribute) (LoopUnrollAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_unroll")
	return LoopUnrollAttr{v}, ok
}

// Disable is parameter `disable`, nil when it is absent.
func (t LoopUnrollAttr) Disable() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Count is parameter `count`, nil when it is absent.
func (t LoopUnrollAttr) Count() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// RuntimeDisable is parameter `runtimeDisable`, nil when it is absent.
func (t LoopUnrollAttr) RuntimeDisable() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Full is parameter `full`, nil when it is absent.
func (t LoopUnrollAttr) Full() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// FollowupUnrolled is parameter `followupUnrolled`, nil when it is absent.
func (t LoopUnrollAttr) FollowupUnrolled() ir.Attribute { return ods.Field(t.Attribute.Params(), 4) }

// FollowupRemainder is parameter `followupRemainder`, nil when it is absent.
func (t LoopUnrollAttr) FollowupRemainder() ir.Attribute { return ods.Field(t.Attribute.Params(), 5) }

// FollowupAll is parameter `followupAll`, nil when it is absent.
func (t LoopUnrollAttr) FollowupAll() ir.Attribute { return ods.Field(t.Attribute.Params(), 6) }

// LoopUnrollAndJamAttr: How a loop is unrolled, and the copies of the loops in it are joined.
type LoopUnrollAndJamAttr struct{ Attribute *ir.DialectAttr }

// AsLoopUnrollAndJamAttr views an attribute as `#llvm.loop_unroll_and_jam`; false when it is another one.
func AsLoopUnrollAndJamAttr(t ir.Attribute) (LoopUnrollAndJamAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_unroll_and_jam")
	return LoopUnrollAndJamAttr{v}, ok
}

// Disable is parameter `disable`, nil when it is absent.
func (t LoopUnrollAndJamAttr) Disable() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Count is parameter `count`, nil when it is absent.
func (t LoopUnrollAndJamAttr) Count() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// FollowupOuter is parameter `followupOuter`, nil when it is absent.
func (t LoopUnrollAndJamAttr) FollowupOuter() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// FollowupInner is parameter `followupInner`, nil when it is absent.
func (t LoopUnrollAndJamAttr) FollowupInner() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// FollowupRemainderOuter is parameter `followupRemainderOuter`, nil when it is absent.
func (t LoopUnrollAndJamAttr) FollowupRemainderOuter() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 4)
}

// FollowupRemainderInner is parameter `followupRemainderInner`, nil when it is absent.
func (t LoopUnrollAndJamAttr) FollowupRemainderInner() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 5)
}

// FollowupAll is parameter `followupAll`, nil when it is absent.
func (t LoopUnrollAndJamAttr) FollowupAll() ir.Attribute { return ods.Field(t.Attribute.Params(), 6) }

// LoopLicmAttr: Whether what does not change is moved out of a loop.
type LoopLicmAttr struct{ Attribute *ir.DialectAttr }

// AsLoopLicmAttr views an attribute as `#llvm.loop_licm`; false when it is another one.
func AsLoopLicmAttr(t ir.Attribute) (LoopLicmAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_licm")
	return LoopLicmAttr{v}, ok
}

// Disable is parameter `disable`, nil when it is absent.
func (t LoopLicmAttr) Disable() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// VersioningDisable is parameter `versioningDisable`, nil when it is absent.
func (t LoopLicmAttr) VersioningDisable() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// LoopDistributeAttr: How a loop is made several.
type LoopDistributeAttr struct{ Attribute *ir.DialectAttr }

// AsLoopDistributeAttr views an attribute as `#llvm.loop_distribute`; false when it is another one.
func AsLoopDistributeAttr(t ir.Attribute) (LoopDistributeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_distribute")
	return LoopDistributeAttr{v}, ok
}

// Disable is parameter `disable`, nil when it is absent.
func (t LoopDistributeAttr) Disable() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// FollowupCoincident is parameter `followupCoincident`, nil when it is absent.
func (t LoopDistributeAttr) FollowupCoincident() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 1)
}

// FollowupSequential is parameter `followupSequential`, nil when it is absent.
func (t LoopDistributeAttr) FollowupSequential() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 2)
}

// FollowupFallback is parameter `followupFallback`, nil when it is absent.
func (t LoopDistributeAttr) FollowupFallback() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 3)
}

// FollowupAll is parameter `followupAll`, nil when it is absent.
func (t LoopDistributeAttr) FollowupAll() ir.Attribute { return ods.Field(t.Attribute.Params(), 4) }

// LoopPipelineAttr: How the iterations of a loop overlap.
type LoopPipelineAttr struct{ Attribute *ir.DialectAttr }

// AsLoopPipelineAttr views an attribute as `#llvm.loop_pipeline`; false when it is another one.
func AsLoopPipelineAttr(t ir.Attribute) (LoopPipelineAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_pipeline")
	return LoopPipelineAttr{v}, ok
}

// Disable is parameter `disable`, nil when it is absent.
func (t LoopPipelineAttr) Disable() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Initiationinterval is parameter `initiationinterval`, nil when it is absent.
func (t LoopPipelineAttr) Initiationinterval() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 1)
}

// LoopPeeledAttr: How many iterations were taken from a loop.
type LoopPeeledAttr struct{ Attribute *ir.DialectAttr }

// AsLoopPeeledAttr views an attribute as `#llvm.loop_peeled`; false when it is another one.
func AsLoopPeeledAttr(t ir.Attribute) (LoopPeeledAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_peeled")
	return LoopPeeledAttr{v}, ok
}

// Count is parameter `count`, nil when it is absent.
func (t LoopPeeledAttr) Count() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// LoopUnswitchAttr: Whether conditions that change are moved out of a loop.
type LoopUnswitchAttr struct{ Attribute *ir.DialectAttr }

// AsLoopUnswitchAttr views an attribute as `#llvm.loop_unswitch`; false when it is another one.
func AsLoopUnswitchAttr(t ir.Attribute) (LoopUnswitchAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_unswitch")
	return LoopUnswitchAttr{v}, ok
}

// PartialDisable is parameter `partialDisable`, nil when it is absent.
func (t LoopUnswitchAttr) PartialDisable() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// LoopAnnotationAttr: What the optimiser may, and what it is asked to, do with the loop that a branch closes.
type LoopAnnotationAttr struct{ Attribute *ir.DialectAttr }

// AsLoopAnnotationAttr views an attribute as `#llvm.loop_annotation`; false when it is another one.
func AsLoopAnnotationAttr(t ir.Attribute) (LoopAnnotationAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.loop_annotation")
	return LoopAnnotationAttr{v}, ok
}

// DisableNonforced is parameter `disableNonforced`, nil when it is absent.
func (t LoopAnnotationAttr) DisableNonforced() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 0)
}

// Vectorize is parameter `vectorize`, nil when it is absent.
func (t LoopAnnotationAttr) Vectorize() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Interleave is parameter `interleave`, nil when it is absent.
func (t LoopAnnotationAttr) Interleave() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Unroll is parameter `unroll`, nil when it is absent.
func (t LoopAnnotationAttr) Unroll() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// UnrollAndJam is parameter `unrollAndJam`, nil when it is absent.
func (t LoopAnnotationAttr) UnrollAndJam() ir.Attribute { return ods.Field(t.Attribute.Params(), 4) }

// Licm is parameter `licm`, nil when it is absent.
func (t LoopAnnotationAttr) Licm() ir.Attribute { return ods.Field(t.Attribute.Params(), 5) }

// Distribute is parameter `distribute`, nil when it is absent.
func (t LoopAnnotationAttr) Distribute() ir.Attribute { return ods.Field(t.Attribute.Params(), 6) }

// Pipeline is parameter `pipeline`, nil when it is absent.
func (t LoopAnnotationAttr) Pipeline() ir.Attribute { return ods.Field(t.Attribute.Params(), 7) }

// Peeled is parameter `peeled`, nil when it is absent.
func (t LoopAnnotationAttr) Peeled() ir.Attribute { return ods.Field(t.Attribute.Params(), 8) }

// Unswitch is parameter `unswitch`, nil when it is absent.
func (t LoopAnnotationAttr) Unswitch() ir.Attribute { return ods.Field(t.Attribute.Params(), 9) }

// MustProgress is parameter `mustProgress`, nil when it is absent.
func (t LoopAnnotationAttr) MustProgress() ir.Attribute { return ods.Field(t.Attribute.Params(), 10) }

// IsVectorized is parameter `isVectorized`, nil when it is absent.
func (t LoopAnnotationAttr) IsVectorized() ir.Attribute { return ods.Field(t.Attribute.Params(), 11) }

// StartLoc is parameter `startLoc`, nil when it is absent.
func (t LoopAnnotationAttr) StartLoc() ir.Attribute { return ods.Field(t.Attribute.Params(), 12) }

// EndLoc is parameter `endLoc`, nil when it is absent.
func (t LoopAnnotationAttr) EndLoc() ir.Attribute { return ods.Field(t.Attribute.Params(), 13) }

// ParallelAccesses is parameter `parallelAccesses`, nil when it is absent.
func (t LoopAnnotationAttr) ParallelAccesses() []ir.Attribute {
	return ods.ListOf(ods.Field(t.Attribute.Params(), 14))
}

// DiFileAttr: A source file.
type DiFileAttr struct{ Attribute *ir.DialectAttr }

// AsDiFileAttr views an attribute as `#llvm.di_file`; false when it is another one.
func AsDiFileAttr(t ir.Attribute) (DiFileAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_file")
	return DiFileAttr{v}, ok
}

// Name is parameter `name`.
func (t DiFileAttr) Name() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// Directory is parameter `directory`.
func (t DiFileAttr) Directory() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 1), "") }

// NewDiFileAttr makes `#llvm.di_file`.
func NewDiFileAttr(ctx *ir.Context, name string, directory string) DiFileAttr {
	return DiFileAttr{Attribute: ods.NewAttr(ctx, "llvm.di_file", ctx.StringAttr(name), ctx.StringAttr(directory))}
}

// DiCompileUnitAttr: What is compiled at once.
type DiCompileUnitAttr struct{ Attribute *ir.DialectAttr }

// AsDiCompileUnitAttr views an attribute as `#llvm.di_compile_unit`; false when it is another one.
func AsDiCompileUnitAttr(t ir.Attribute) (DiCompileUnitAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_compile_unit")
	return DiCompileUnitAttr{v}, ok
}

// Id is parameter `id`, nil when it is absent.
func (t DiCompileUnitAttr) Id() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// SourceLanguage is parameter `sourceLanguage`.
func (t DiCompileUnitAttr) SourceLanguage() DILanguage {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 1), DILanguage(0))
}

// File is parameter `file`, nil when it is absent.
func (t DiCompileUnitAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Producer is parameter `producer`; false when it is absent.
func (t DiCompileUnitAttr) Producer() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 3))
}

// IsOptimized is parameter `isOptimized`.
func (t DiCompileUnitAttr) IsOptimized() bool {
	return ods.BoolOr(ods.Field(t.Attribute.Params(), 4), false)
}

// EmissionKind is parameter `emissionKind`.
func (t DiCompileUnitAttr) EmissionKind() DIEmissionKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 5), DIEmissionKind(0))
}

// NameTableKind is parameter `nameTableKind`.
func (t DiCompileUnitAttr) NameTableKind() DINameTableKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 6), DINameTableKind(0))
}

// DiNullTypeAttr: No type, as of a function without result.
type DiNullTypeAttr struct{ Attribute *ir.DialectAttr }

// AsDiNullTypeAttr views an attribute as `#llvm.di_null_type`; false when it is another one.
func AsDiNullTypeAttr(t ir.Attribute) (DiNullTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_null_type")
	return DiNullTypeAttr{v}, ok
}

// NewDiNullTypeAttr makes `#llvm.di_null_type`.
func NewDiNullTypeAttr(ctx *ir.Context) DiNullTypeAttr {
	return DiNullTypeAttr{Attribute: ods.NewAttr(ctx, "llvm.di_null_type")}
}

// DiBasicTypeAttr: A number.
type DiBasicTypeAttr struct{ Attribute *ir.DialectAttr }

// AsDiBasicTypeAttr views an attribute as `#llvm.di_basic_type`; false when it is another one.
func AsDiBasicTypeAttr(t ir.Attribute) (DiBasicTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_basic_type")
	return DiBasicTypeAttr{v}, ok
}

// Tag is parameter `tag`.
func (t DiBasicTypeAttr) Tag() DITag { return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), DITag(0)) }

// Name is parameter `name`.
func (t DiBasicTypeAttr) Name() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 1), "") }

// SizeInBits is parameter `sizeInBits`.
func (t DiBasicTypeAttr) SizeInBits() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0) }

// Encoding is parameter `encoding`; false when it is absent.
func (t DiBasicTypeAttr) Encoding() (DIEncoding, bool) {
	return ods.EnumOf[DIEncoding](ods.Field(t.Attribute.Params(), 3))
}

// DiExpressionAttr: How the value of a variable, or its place, follows from the one given, step by step.
type DiExpressionAttr struct{ Attribute *ir.DialectAttr }

// AsDiExpressionAttr views an attribute as `#llvm.di_expression`; false when it is another one.
func AsDiExpressionAttr(t ir.Attribute) (DiExpressionAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_expression")
	return DiExpressionAttr{v}, ok
}

// Operations are the elements of parameter `operations`.
func (t DiExpressionAttr) Operations() []DiExpressionAttrOperations {
	elems := ods.ListOf(ods.Field(t.Attribute.Params(), 0))
	views := make([]DiExpressionAttrOperations, len(elems))
	for i, e := range elems {
		views[i].Fields = ods.ListOf(e)
	}
	return views
}

// DiExpressionAttrOperations is an element of a list in [DiExpressionAttr].
type DiExpressionAttrOperations struct{ Fields []ir.Attribute }

// Opcode is field `opcode`.
func (t DiExpressionAttrOperations) Opcode() DIOperator {
	return ods.EnumOr(ods.Field(t.Fields, 0), DIOperator(0))
}

// Arguments is field `arguments`, nil when it is absent.
func (t DiExpressionAttrOperations) Arguments() []ir.Attribute {
	return ods.ListOf(ods.Field(t.Fields, 1))
}

// DiCompositeTypeAttr: An array, an enumeration, a struct, a class or a union. One that is part of itself has a `recId`,
// and where it is meant inside, that `recId` and the tag `DW_TAG_null` alone.
type DiCompositeTypeAttr struct{ Attribute *ir.DialectAttr }

// AsDiCompositeTypeAttr views an attribute as `#llvm.di_composite_type`; false when it is another one.
func AsDiCompositeTypeAttr(t ir.Attribute) (DiCompositeTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_composite_type")
	return DiCompositeTypeAttr{v}, ok
}

// Tag is parameter `tag`.
func (t DiCompositeTypeAttr) Tag() DITag {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), DITag(0))
}

// RecId is parameter `recId`, nil when it is absent.
func (t DiCompositeTypeAttr) RecId() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Name is parameter `name`; false when it is absent.
func (t DiCompositeTypeAttr) Name() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 2))
}

// File is parameter `file`, nil when it is absent.
func (t DiCompositeTypeAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// Line is parameter `line`.
func (t DiCompositeTypeAttr) Line() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 4), 0) }

// Scope is parameter `scope`, nil when it is absent.
func (t DiCompositeTypeAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 5) }

// BaseType is parameter `baseType`, nil when it is absent.
func (t DiCompositeTypeAttr) BaseType() ir.Attribute { return ods.Field(t.Attribute.Params(), 6) }

// Flags is parameter `flags`.
func (t DiCompositeTypeAttr) Flags() DIFlags {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 7), DIFlags(0))
}

// SizeInBits is parameter `sizeInBits`.
func (t DiCompositeTypeAttr) SizeInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 8), 0)
}

// AlignInBits is parameter `alignInBits`.
func (t DiCompositeTypeAttr) AlignInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 9), 0)
}

// Elements is parameter `elements`, nil when it is absent.
func (t DiCompositeTypeAttr) Elements() []ir.Attribute {
	return ods.ListOf(ods.Field(t.Attribute.Params(), 10))
}

// DataLocation is parameter `dataLocation`, nil when it is absent.
func (t DiCompositeTypeAttr) DataLocation() ir.Attribute { return ods.Field(t.Attribute.Params(), 11) }

// Rank is parameter `rank`, nil when it is absent.
func (t DiCompositeTypeAttr) Rank() ir.Attribute { return ods.Field(t.Attribute.Params(), 12) }

// Allocated is parameter `allocated`, nil when it is absent.
func (t DiCompositeTypeAttr) Allocated() ir.Attribute { return ods.Field(t.Attribute.Params(), 13) }

// Associated is parameter `associated`, nil when it is absent.
func (t DiCompositeTypeAttr) Associated() ir.Attribute { return ods.Field(t.Attribute.Params(), 14) }

// DiDerivedTypeAttr: A pointer, a member, a name for a type: what another type is made into.
type DiDerivedTypeAttr struct{ Attribute *ir.DialectAttr }

// AsDiDerivedTypeAttr views an attribute as `#llvm.di_derived_type`; false when it is another one.
func AsDiDerivedTypeAttr(t ir.Attribute) (DiDerivedTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_derived_type")
	return DiDerivedTypeAttr{v}, ok
}

// Tag is parameter `tag`.
func (t DiDerivedTypeAttr) Tag() DITag {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), DITag(0))
}

// Name is parameter `name`; false when it is absent.
func (t DiDerivedTypeAttr) Name() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 1))
}

// BaseType is parameter `baseType`, nil when it is absent.
func (t DiDerivedTypeAttr) BaseType() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// SizeInBits is parameter `sizeInBits`.
func (t DiDerivedTypeAttr) SizeInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 3), 0)
}

// AlignInBits is parameter `alignInBits`.
func (t DiDerivedTypeAttr) AlignInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 4), 0)
}

// OffsetInBits is parameter `offsetInBits`.
func (t DiDerivedTypeAttr) OffsetInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 5), 0)
}

// DwarfAddressSpace is parameter `dwarfAddressSpace`; false when it is absent.
func (t DiDerivedTypeAttr) DwarfAddressSpace() (int64, bool) {
	return ods.IntOf(ods.Field(t.Attribute.Params(), 6))
}

// ExtraData is parameter `extraData`, nil when it is absent.
func (t DiDerivedTypeAttr) ExtraData() ir.Attribute { return ods.Field(t.Attribute.Params(), 7) }

// DiStringTypeAttr: A text whose length may be in a variable.
type DiStringTypeAttr struct{ Attribute *ir.DialectAttr }

// AsDiStringTypeAttr views an attribute as `#llvm.di_string_type`; false when it is another one.
func AsDiStringTypeAttr(t ir.Attribute) (DiStringTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_string_type")
	return DiStringTypeAttr{v}, ok
}

// Tag is parameter `tag`.
func (t DiStringTypeAttr) Tag() DITag {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), DITag(0))
}

// Name is parameter `name`.
func (t DiStringTypeAttr) Name() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 1), "") }

// SizeInBits is parameter `sizeInBits`.
func (t DiStringTypeAttr) SizeInBits() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0) }

// AlignInBits is parameter `alignInBits`.
func (t DiStringTypeAttr) AlignInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 3), 0)
}

// StringLength is parameter `stringLength`, nil when it is absent.
func (t DiStringTypeAttr) StringLength() ir.Attribute { return ods.Field(t.Attribute.Params(), 4) }

// StringLengthExp is parameter `stringLengthExp`, nil when it is absent.
func (t DiStringTypeAttr) StringLengthExp() ir.Attribute { return ods.Field(t.Attribute.Params(), 5) }

// StringLocationExp is parameter `stringLocationExp`, nil when it is absent.
func (t DiStringTypeAttr) StringLocationExp() ir.Attribute { return ods.Field(t.Attribute.Params(), 6) }

// Encoding is parameter `encoding`; false when it is absent.
func (t DiStringTypeAttr) Encoding() (DIEncoding, bool) {
	return ods.EnumOf[DIEncoding](ods.Field(t.Attribute.Params(), 7))
}

// DiSubrangeAttr: A range of indices. Each bound is a number, a variable or an expression.
type DiSubrangeAttr struct{ Attribute *ir.DialectAttr }

// AsDiSubrangeAttr views an attribute as `#llvm.di_subrange`; false when it is another one.
func AsDiSubrangeAttr(t ir.Attribute) (DiSubrangeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_subrange")
	return DiSubrangeAttr{v}, ok
}

// Count is parameter `count`, nil when it is absent.
func (t DiSubrangeAttr) Count() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// LowerBound is parameter `lowerBound`, nil when it is absent.
func (t DiSubrangeAttr) LowerBound() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// UpperBound is parameter `upperBound`, nil when it is absent.
func (t DiSubrangeAttr) UpperBound() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Stride is parameter `stride`, nil when it is absent.
func (t DiSubrangeAttr) Stride() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// DiSubroutineTypeAttr: The types of a function: of its result, then of its arguments.
type DiSubroutineTypeAttr struct{ Attribute *ir.DialectAttr }

// AsDiSubroutineTypeAttr views an attribute as `#llvm.di_subroutine_type`; false when it is another one.
func AsDiSubroutineTypeAttr(t ir.Attribute) (DiSubroutineTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_subroutine_type")
	return DiSubroutineTypeAttr{v}, ok
}

// CallingConvention is parameter `callingConvention`; false when it is absent.
func (t DiSubroutineTypeAttr) CallingConvention() (DICallingConvention, bool) {
	return ods.EnumOf[DICallingConvention](ods.Field(t.Attribute.Params(), 0))
}

// Types is parameter `types`, nil when it is absent.
func (t DiSubroutineTypeAttr) Types() []ir.Attribute {
	return ods.ListOf(ods.Field(t.Attribute.Params(), 1))
}

// DiNamespaceAttr: A namespace.
type DiNamespaceAttr struct{ Attribute *ir.DialectAttr }

// AsDiNamespaceAttr views an attribute as `#llvm.di_namespace`; false when it is another one.
func AsDiNamespaceAttr(t ir.Attribute) (DiNamespaceAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_namespace")
	return DiNamespaceAttr{v}, ok
}

// Name is parameter `name`; false when it is absent.
func (t DiNamespaceAttr) Name() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 0))
}

// Scope is parameter `scope`, nil when it is absent.
func (t DiNamespaceAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// ExportSymbols is parameter `exportSymbols`.
func (t DiNamespaceAttr) ExportSymbols() bool {
	return ods.BoolOr(ods.Field(t.Attribute.Params(), 2), false)
}

// DiModuleAttr: A module of the source language.
type DiModuleAttr struct{ Attribute *ir.DialectAttr }

// AsDiModuleAttr views an attribute as `#llvm.di_module`; false when it is another one.
func AsDiModuleAttr(t ir.Attribute) (DiModuleAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_module")
	return DiModuleAttr{v}, ok
}

// File is parameter `file`, nil when it is absent.
func (t DiModuleAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Scope is parameter `scope`, nil when it is absent.
func (t DiModuleAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Name is parameter `name`; false when it is absent.
func (t DiModuleAttr) Name() (string, bool) { return ods.StringOf(ods.Field(t.Attribute.Params(), 2)) }

// ConfigMacros is parameter `configMacros`; false when it is absent.
func (t DiModuleAttr) ConfigMacros() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 3))
}

// IncludePath is parameter `includePath`; false when it is absent.
func (t DiModuleAttr) IncludePath() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 4))
}

// Apinotes is parameter `apinotes`; false when it is absent.
func (t DiModuleAttr) Apinotes() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 5))
}

// Line is parameter `line`.
func (t DiModuleAttr) Line() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 6), 0) }

// IsDecl is parameter `isDecl`.
func (t DiModuleAttr) IsDecl() bool { return ods.BoolOr(ods.Field(t.Attribute.Params(), 7), false) }

// DiSubprogramAttr: A function. Its definition has an `id`, which makes it itself, and a compile unit.
type DiSubprogramAttr struct{ Attribute *ir.DialectAttr }

// AsDiSubprogramAttr views an attribute as `#llvm.di_subprogram`; false when it is another one.
func AsDiSubprogramAttr(t ir.Attribute) (DiSubprogramAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_subprogram")
	return DiSubprogramAttr{v}, ok
}

// Id is parameter `id`, nil when it is absent.
func (t DiSubprogramAttr) Id() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// CompileUnit is parameter `compileUnit`, nil when it is absent.
func (t DiSubprogramAttr) CompileUnit() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Scope is parameter `scope`, nil when it is absent.
func (t DiSubprogramAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Name is parameter `name`; false when it is absent.
func (t DiSubprogramAttr) Name() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 3))
}

// LinkageName is parameter `linkageName`; false when it is absent.
func (t DiSubprogramAttr) LinkageName() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 4))
}

// File is parameter `file`, nil when it is absent.
func (t DiSubprogramAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 5) }

// Line is parameter `line`.
func (t DiSubprogramAttr) Line() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 6), 0) }

// ScopeLine is parameter `scopeLine`.
func (t DiSubprogramAttr) ScopeLine() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 7), 0) }

// SubprogramFlags is parameter `subprogramFlags`.
func (t DiSubprogramAttr) SubprogramFlags() DISubprogramFlags {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 8), DISubprogramFlags(0))
}

// Type is parameter `type`, nil when it is absent.
func (t DiSubprogramAttr) Type() ir.Attribute { return ods.Field(t.Attribute.Params(), 9) }

// DiLexicalBlockAttr: A block of a function that has variables of its own.
type DiLexicalBlockAttr struct{ Attribute *ir.DialectAttr }

// AsDiLexicalBlockAttr views an attribute as `#llvm.di_lexical_block`; false when it is another one.
func AsDiLexicalBlockAttr(t ir.Attribute) (DiLexicalBlockAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_lexical_block")
	return DiLexicalBlockAttr{v}, ok
}

// Scope is parameter `scope`, nil when it is absent.
func (t DiLexicalBlockAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// File is parameter `file`, nil when it is absent.
func (t DiLexicalBlockAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Line is parameter `line`.
func (t DiLexicalBlockAttr) Line() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0) }

// Column is parameter `column`.
func (t DiLexicalBlockAttr) Column() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 3), 0) }

// DiLexicalBlockFileAttr: A part of a scope that is in another file, or that has a discriminator.
type DiLexicalBlockFileAttr struct{ Attribute *ir.DialectAttr }

// AsDiLexicalBlockFileAttr views an attribute as `#llvm.di_lexical_block_file`; false when it is another one.
func AsDiLexicalBlockFileAttr(t ir.Attribute) (DiLexicalBlockFileAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_lexical_block_file")
	return DiLexicalBlockFileAttr{v}, ok
}

// Scope is parameter `scope`, nil when it is absent.
func (t DiLexicalBlockFileAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// File is parameter `file`, nil when it is absent.
func (t DiLexicalBlockFileAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// Discriminator is parameter `discriminator`.
func (t DiLexicalBlockFileAttr) Discriminator() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 2), 0)
}

// DiLocalVariableAttr: A variable of a function. An argument has its number, from 1 on, in `arg`.
type DiLocalVariableAttr struct{ Attribute *ir.DialectAttr }

// AsDiLocalVariableAttr views an attribute as `#llvm.di_local_variable`; false when it is another one.
func AsDiLocalVariableAttr(t ir.Attribute) (DiLocalVariableAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_local_variable")
	return DiLocalVariableAttr{v}, ok
}

// Scope is parameter `scope`, nil when it is absent.
func (t DiLocalVariableAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Name is parameter `name`; false when it is absent.
func (t DiLocalVariableAttr) Name() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 1))
}

// File is parameter `file`, nil when it is absent.
func (t DiLocalVariableAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Line is parameter `line`.
func (t DiLocalVariableAttr) Line() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 3), 0) }

// Arg is parameter `arg`.
func (t DiLocalVariableAttr) Arg() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 4), 0) }

// AlignInBits is parameter `alignInBits`.
func (t DiLocalVariableAttr) AlignInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 5), 0)
}

// Type is parameter `type`, nil when it is absent.
func (t DiLocalVariableAttr) Type() ir.Attribute { return ods.Field(t.Attribute.Params(), 6) }

// DiLabelAttr: A label of a function.
type DiLabelAttr struct{ Attribute *ir.DialectAttr }

// AsDiLabelAttr views an attribute as `#llvm.di_label`; false when it is another one.
func AsDiLabelAttr(t ir.Attribute) (DiLabelAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_label")
	return DiLabelAttr{v}, ok
}

// Scope is parameter `scope`, nil when it is absent.
func (t DiLabelAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Name is parameter `name`; false when it is absent.
func (t DiLabelAttr) Name() (string, bool) { return ods.StringOf(ods.Field(t.Attribute.Params(), 1)) }

// File is parameter `file`, nil when it is absent.
func (t DiLabelAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 2) }

// Line is parameter `line`.
func (t DiLabelAttr) Line() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 3), 0) }

// DiGlobalVariableAttr: A variable of a module.
type DiGlobalVariableAttr struct{ Attribute *ir.DialectAttr }

// AsDiGlobalVariableAttr views an attribute as `#llvm.di_global_variable`; false when it is another one.
func AsDiGlobalVariableAttr(t ir.Attribute) (DiGlobalVariableAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_global_variable")
	return DiGlobalVariableAttr{v}, ok
}

// Scope is parameter `scope`, nil when it is absent.
func (t DiGlobalVariableAttr) Scope() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Name is parameter `name`; false when it is absent.
func (t DiGlobalVariableAttr) Name() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 1))
}

// LinkageName is parameter `linkageName`; false when it is absent.
func (t DiGlobalVariableAttr) LinkageName() (string, bool) {
	return ods.StringOf(ods.Field(t.Attribute.Params(), 2))
}

// File is parameter `file`, nil when it is absent.
func (t DiGlobalVariableAttr) File() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// Line is parameter `line`.
func (t DiGlobalVariableAttr) Line() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 4), 0) }

// Type is parameter `type`, nil when it is absent.
func (t DiGlobalVariableAttr) Type() ir.Attribute { return ods.Field(t.Attribute.Params(), 5) }

// IsLocalToUnit is parameter `isLocalToUnit`.
func (t DiGlobalVariableAttr) IsLocalToUnit() bool {
	return ods.BoolOr(ods.Field(t.Attribute.Params(), 6), false)
}

// IsDefined is parameter `isDefined`.
func (t DiGlobalVariableAttr) IsDefined() bool {
	return ods.BoolOr(ods.Field(t.Attribute.Params(), 7), false)
}

// AlignInBits is parameter `alignInBits`.
func (t DiGlobalVariableAttr) AlignInBits() int64 {
	return ods.IntOr(ods.Field(t.Attribute.Params(), 8), 0)
}

// DiGlobalVariableExpressionAttr: A variable of a module, and how its value follows from the global that has it.
type DiGlobalVariableExpressionAttr struct{ Attribute *ir.DialectAttr }

// AsDiGlobalVariableExpressionAttr views an attribute as `#llvm.di_global_variable_expression`; false when it is another one.
func AsDiGlobalVariableExpressionAttr(t ir.Attribute) (DiGlobalVariableExpressionAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.di_global_variable_expression")
	return DiGlobalVariableExpressionAttr{v}, ok
}

// Var is parameter `var`, nil when it is absent.
func (t DiGlobalVariableExpressionAttr) Var() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Expr is parameter `expr`, nil when it is absent.
func (t DiGlobalVariableExpressionAttr) Expr() ir.Attribute {
	return ods.Field(t.Attribute.Params(), 1)
}

// LinkageAttr: Who sees a function or global outside its module, as an attribute of later versions.
type LinkageAttr struct{ Attribute *ir.DialectAttr }

// AsLinkageAttr views an attribute as `#llvm.linkage`; false when it is another one.
func AsLinkageAttr(t ir.Attribute) (LinkageAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.linkage")
	return LinkageAttr{v}, ok
}

// Linkage is parameter `linkage`.
func (t LinkageAttr) Linkage() Linkage {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), Linkage(0))
}

// NewLinkageAttr makes `#llvm.linkage`.
func NewLinkageAttr(ctx *ir.Context, linkage Linkage) LinkageAttr {
	return LinkageAttr{Attribute: ods.NewAttr(ctx, "llvm.linkage", linkage.Attr(ctx))}
}

// CconvAttr: How a function is called, as an attribute of later versions.
type CconvAttr struct{ Attribute *ir.DialectAttr }

// AsCconvAttr views an attribute as `#llvm.cconv`; false when it is another one.
func AsCconvAttr(t ir.Attribute) (CconvAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.cconv")
	return CconvAttr{v}, ok
}

// Convention is parameter `convention`.
func (t CconvAttr) Convention() CConv {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), CConv(0))
}

// NewCconvAttr makes `#llvm.cconv`.
func NewCconvAttr(ctx *ir.Context, convention CConv) CconvAttr {
	return CconvAttr{Attribute: ods.NewAttr(ctx, "llvm.cconv", convention.Attr(ctx))}
}

// TailcallkindAttr: Whether a call reuses the frame of its caller, as an attribute of later versions.
type TailcallkindAttr struct{ Attribute *ir.DialectAttr }

// AsTailcallkindAttr views an attribute as `#llvm.tailcallkind`; false when it is another one.
func AsTailcallkindAttr(t ir.Attribute) (TailcallkindAttr, bool) {
	v, ok := ods.AttrNamed(t, "llvm.tailcallkind")
	return TailcallkindAttr{v}, ok
}

// Kind is parameter `kind`.
func (t TailcallkindAttr) Kind() TailCallKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), TailCallKind(0))
}

// NewTailcallkindAttr makes `#llvm.tailcallkind`.
func NewTailcallkindAttr(ctx *ir.Context, kind TailCallKind) TailcallkindAttr {
	return TailcallkindAttr{Attribute: ods.NewAttr(ctx, "llvm.tailcallkind", kind.Attr(ctx))}
}
