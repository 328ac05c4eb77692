// Code generated from llvm.dialect. DO NOT EDIT.

package llvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

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
