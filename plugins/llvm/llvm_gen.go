// Code generated from llvm.dialect. DO NOT EDIT.

package llvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// Linkage: Who sees a function or global outside its module, and how the linker joins
// several definitions of one name.
type Linkage uint64

// The cases of Linkage.
const (
	LinkagePrivate             Linkage = 0
	LinkageInternal            Linkage = 1
	LinkageAvailableExternally Linkage = 2
	LinkageLinkonce            Linkage = 3
	LinkageWeak                Linkage = 4
	LinkageCommon              Linkage = 5
	LinkageAppending           Linkage = 6
	LinkageExternWeak          Linkage = 7
	LinkageLinkonceOdr         Linkage = 8
	LinkageWeakOdr             Linkage = 9
	LinkageExternal            Linkage = 10
)

// Attr is the case as an attribute.
func (e Linkage) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// UnnamedAddr: Whether the address of a global matters: always, outside the module only,
// or never, so that equal constants may be merged.
type UnnamedAddr uint64

// The cases of UnnamedAddr.
const (
	UnnamedAddrEmpty            UnnamedAddr = 0
	UnnamedAddrLocalUnnamedAddr UnnamedAddr = 1
	UnnamedAddrUnnamedAddr      UnnamedAddr = 2
)

// Attr is the case as an attribute.
func (e UnnamedAddr) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// ICmpPredicate: How two integers or pointers are compared: `s` takes them as signed, `u` as
// unsigned.
type ICmpPredicate uint64

// The cases of ICmpPredicate.
const (
	ICmpPredicateEq  ICmpPredicate = 0
	ICmpPredicateNe  ICmpPredicate = 1
	ICmpPredicateSlt ICmpPredicate = 2
	ICmpPredicateSle ICmpPredicate = 3
	ICmpPredicateSgt ICmpPredicate = 4
	ICmpPredicateSge ICmpPredicate = 5
	ICmpPredicateUlt ICmpPredicate = 6
	ICmpPredicateUle ICmpPredicate = 7
	ICmpPredicateUgt ICmpPredicate = 8
	ICmpPredicateUge ICmpPredicate = 9
)

// Attr is the case as an attribute.
func (e ICmpPredicate) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// FCmpPredicate: How two floats are compared: `o` is false when one of them is NaN, `u` true.
type FCmpPredicate uint64

// The cases of FCmpPredicate.
const (
	FCmpPredicateFalse FCmpPredicate = 0
	FCmpPredicateOeq   FCmpPredicate = 1
	FCmpPredicateOgt   FCmpPredicate = 2
	FCmpPredicateOge   FCmpPredicate = 3
	FCmpPredicateOlt   FCmpPredicate = 4
	FCmpPredicateOle   FCmpPredicate = 5
	FCmpPredicateOne   FCmpPredicate = 6
	FCmpPredicateOrd   FCmpPredicate = 7
	FCmpPredicateUeq   FCmpPredicate = 8
	FCmpPredicateUgt   FCmpPredicate = 9
	FCmpPredicateUge   FCmpPredicate = 10
	FCmpPredicateUlt   FCmpPredicate = 11
	FCmpPredicateUle   FCmpPredicate = 12
	FCmpPredicateUne   FCmpPredicate = 13
	FCmpPredicateUno   FCmpPredicate = 14
	FCmpPredicateTrue  FCmpPredicate = 15
)

// Attr is the case as an attribute.
func (e FCmpPredicate) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// AtomicOrdering: What an atomic access promises about the order in which other threads see
// memory, from nothing to one order for all.
type AtomicOrdering uint64

// The cases of AtomicOrdering.
const (
	AtomicOrderingNotAtomic AtomicOrdering = 0
	AtomicOrderingUnordered AtomicOrdering = 1
	AtomicOrderingMonotonic AtomicOrdering = 2
	AtomicOrderingAcquire   AtomicOrdering = 4
	AtomicOrderingRelease   AtomicOrdering = 5
	AtomicOrderingAcqRel    AtomicOrdering = 6
	AtomicOrderingSeqCst    AtomicOrdering = 7
)

// Attr is the case as an attribute.
func (e AtomicOrdering) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// AtomicBinOp: What `llvm.atomicrmw` stores, computed from the old value and its operand.
type AtomicBinOp uint64

// The cases of AtomicBinOp.
const (
	AtomicBinOpXchg     AtomicBinOp = 0
	AtomicBinOpAdd      AtomicBinOp = 1
	AtomicBinOpSub      AtomicBinOp = 2
	AtomicBinOpAnd      AtomicBinOp = 3
	AtomicBinOpNand     AtomicBinOp = 4
	AtomicBinOpOr       AtomicBinOp = 5
	AtomicBinOpXor      AtomicBinOp = 6
	AtomicBinOpMax      AtomicBinOp = 7
	AtomicBinOpMin      AtomicBinOp = 8
	AtomicBinOpUmax     AtomicBinOp = 9
	AtomicBinOpUmin     AtomicBinOp = 10
	AtomicBinOpFadd     AtomicBinOp = 11
	AtomicBinOpFsub     AtomicBinOp = 12
	AtomicBinOpFmax     AtomicBinOp = 13
	AtomicBinOpFmin     AtomicBinOp = 14
	AtomicBinOpUincWrap AtomicBinOp = 15
	AtomicBinOpUdecWrap AtomicBinOp = 16
	AtomicBinOpUsubCond AtomicBinOp = 17
	AtomicBinOpUsubSat  AtomicBinOp = 18
	AtomicBinOpFmaximum AtomicBinOp = 19
	AtomicBinOpFminimum AtomicBinOp = 20
)

// Attr is the case as an attribute.
func (e AtomicBinOp) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// CConv: How a call hands over arguments and results. What MLIR 13 does not have is an attribute in
// its text.
type CConv uint64

// The cases of CConv.
const (
	CConvCcc                    CConv = 0
	CConvFastcc                 CConv = 8
	CConvColdcc                 CConv = 9
	CConvCc10                   CConv = 10
	CConvCc11                   CConv = 11
	CConvAnyregcc               CConv = 13
	CConvPreserveMostcc         CConv = 14
	CConvPreserveAllcc          CConv = 15
	CConvSwiftcc                CConv = 16
	CConvCxxFastTlscc           CConv = 17
	CConvTailcc                 CConv = 18
	CConvCfguardCheckcc         CConv = 19
	CConvSwifttailcc            CConv = 20
	CConvX86Stdcallcc           CConv = 64
	CConvX86Fastcallcc          CConv = 65
	CConvArmApcscc              CConv = 66
	CConvArmAapcscc             CConv = 67
	CConvArmAapcsVfpcc          CConv = 68
	CConvMsp430Intrcc           CConv = 69
	CConvX86Thiscallcc          CConv = 70
	CConvPtxKernelcc            CConv = 71
	CConvPtxDevicecc            CConv = 72
	CConvSpirFunccc             CConv = 75
	CConvSpirKernelcc           CConv = 76
	CConvIntelOclBicc           CConv = 77
	CConvX8664Sysvcc            CConv = 78
	CConvWin64cc                CConv = 79
	CConvX86Vectorcallcc        CConv = 80
	CConvX86Intrcc              CConv = 83
	CConvAvrIntrcc              CConv = 84
	CConvAmdgpuVscc             CConv = 87
	CConvAmdgpuGscc             CConv = 88
	CConvAmdgpuPscc             CConv = 89
	CConvAmdgpuCscc             CConv = 90
	CConvAmdgpuKernelcc         CConv = 91
	CConvX86Regcallcc           CConv = 92
	CConvAmdgpuHscc             CConv = 93
	CConvAmdgpuLscc             CConv = 95
	CConvAmdgpuEscc             CConv = 96
	CConvAarch64Vectorcallcc    CConv = 97
	CConvAarch64SveVectorcallcc CConv = 98
	CConvAmdgpuGfxcc            CConv = 100
)

// Attr is the case as an attribute.
func (e CConv) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// TailCallKind: Whether a call may, must or must not reuse the frame of its caller.
type TailCallKind uint64

// The cases of TailCallKind.
const (
	TailCallKindNone     TailCallKind = 0
	TailCallKindTail     TailCallKind = 1
	TailCallKindMusttail TailCallKind = 2
	TailCallKindNotail   TailCallKind = 3
)

// Attr is the case as an attribute.
func (e TailCallKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// Visibility: Who sees a symbol of a shared library from outside.
type Visibility uint64

// The cases of Visibility.
const (
	VisibilityEmpty     Visibility = 0
	VisibilityHidden    Visibility = 1
	VisibilityProtected Visibility = 2
)

// Attr is the case as an attribute.
func (e Visibility) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// AsmDialect: The syntax in which inline assembly is written.
type AsmDialect uint64

// The cases of AsmDialect.
const (
	AsmDialectAtt   AsmDialect = 0
	AsmDialectIntel AsmDialect = 1
)

// Attr is the case as an attribute.
func (e AsmDialect) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// FastmathFlags: What a float operation may assume: no NaN, no infinity, no signed zero,
// reciprocals for divisions, contraction, approximate functions,
// reassociation; `fast` is all of them.
type FastmathFlags uint64

// The cases of FastmathFlags.
const (
	FastmathFlagsNone     FastmathFlags = 0
	FastmathFlagsNnan     FastmathFlags = 1
	FastmathFlagsNinf     FastmathFlags = 2
	FastmathFlagsNsz      FastmathFlags = 4
	FastmathFlagsArcp     FastmathFlags = 8
	FastmathFlagsContract FastmathFlags = 16
	FastmathFlagsAfn      FastmathFlags = 32
	FastmathFlagsReassoc  FastmathFlags = 64
	FastmathFlagsFast     FastmathFlags = 128
)

// Attr is the case as an attribute.
func (e FastmathFlags) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// RoundingMode: How floats are rounded.
type RoundingMode uint64

// The cases of RoundingMode.
const (
	RoundingModeTowardzero    RoundingMode = 0
	RoundingModeTonearest     RoundingMode = 1
	RoundingModeUpward        RoundingMode = 2
	RoundingModeDownward      RoundingMode = 3
	RoundingModeTonearestaway RoundingMode = 4
	RoundingModeDynamic       RoundingMode = 7
)

// Attr is the case as an attribute.
func (e RoundingMode) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// FPExceptionBehavior: What becomes of exceptions of floats.
type FPExceptionBehavior uint64

// The cases of FPExceptionBehavior.
const (
	FPExceptionBehaviorIgnore  FPExceptionBehavior = 0
	FPExceptionBehaviorMaytrap FPExceptionBehavior = 1
	FPExceptionBehaviorStrict  FPExceptionBehavior = 2
)

// Attr is the case as an attribute.
func (e FPExceptionBehavior) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// IntegerOverflowFlags: What the result of an operation on integers may be taken for: what it is without
// wrapping around, for signed numbers or for unsigned ones.
type IntegerOverflowFlags uint64

// The cases of IntegerOverflowFlags.
const (
	IntegerOverflowFlagsNone IntegerOverflowFlags = 0
	IntegerOverflowFlagsNsw  IntegerOverflowFlags = 1
	IntegerOverflowFlagsNuw  IntegerOverflowFlags = 2
)

// Attr is the case as an attribute.
func (e IntegerOverflowFlags) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// GEPNoWrapFlags: What the computation of an address may be taken for: one that does not wrap around, for signed
// or for unsigned offsets, or that stays in one object, which `inbounds` says. `inbounds_flag` is a part of it.
type GEPNoWrapFlags uint64

// The cases of GEPNoWrapFlags.
const (
	GEPNoWrapFlagsNone         GEPNoWrapFlags = 0
	GEPNoWrapFlagsInbounds     GEPNoWrapFlags = 3
	GEPNoWrapFlagsInboundsFlag GEPNoWrapFlags = 1
	GEPNoWrapFlagsNusw         GEPNoWrapFlags = 2
	GEPNoWrapFlagsNuw          GEPNoWrapFlags = 4
)

// Attr is the case as an attribute.
func (e GEPNoWrapFlags) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// ModRefInfo: Whether memory is read and written.
type ModRefInfo uint64

// The cases of ModRefInfo.
const (
	ModRefInfoNone      ModRefInfo = 0
	ModRefInfoRead      ModRefInfo = 1
	ModRefInfoWrite     ModRefInfo = 2
	ModRefInfoReadwrite ModRefInfo = 3
)

// Attr is the case as an attribute.
func (e ModRefInfo) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// FramePointerKind: Which functions have a frame pointer: none, all that call others, or all.
type FramePointerKind uint64

// The cases of FramePointerKind.
const (
	FramePointerKindNone    FramePointerKind = 0
	FramePointerKindNonLeaf FramePointerKind = 1
	FramePointerKindAll     FramePointerKind = 2
)

// Attr is the case as an attribute.
func (e FramePointerKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// UWTableKind: How exact tables for unwinding are: there are none, they are at calls, or at every instruction.
type UWTableKind uint64

// The cases of UWTableKind.
const (
	UWTableKindNone  UWTableKind = 0
	UWTableKindSync  UWTableKind = 1
	UWTableKindAsync UWTableKind = 2
)

// Attr is the case as an attribute.
func (e UWTableKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// ComdatKind: Which of several definitions of a COMDAT a linker keeps: any of them, any of those that are the
// same, the largest, the only one, or any of those of one size.
type ComdatKind uint64

// The cases of ComdatKind.
const (
	ComdatKindAny           ComdatKind = 0
	ComdatKindExactmatch    ComdatKind = 1
	ComdatKindLargest       ComdatKind = 2
	ComdatKindNodeduplicate ComdatKind = 3
	ComdatKindSamesize      ComdatKind = 4
)

// Attr is the case as an attribute.
func (e ComdatKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// ModFlagBehavior: What becomes of a flag of a module where two modules that have it are joined: an error or a warning if the values
// differ, that it is wanted of another flag, one of the values, both lists, or the larger or smaller number.
type ModFlagBehavior uint64

// The cases of ModFlagBehavior.
const (
	ModFlagBehaviorError        ModFlagBehavior = 1
	ModFlagBehaviorWarning      ModFlagBehavior = 2
	ModFlagBehaviorRequire      ModFlagBehavior = 3
	ModFlagBehaviorOverride     ModFlagBehavior = 4
	ModFlagBehaviorAppend       ModFlagBehavior = 5
	ModFlagBehaviorAppendUnique ModFlagBehavior = 6
	ModFlagBehaviorMax          ModFlagBehavior = 7
	ModFlagBehaviorMin          ModFlagBehavior = 8
)

// Attr is the case as an attribute.
func (e ModFlagBehavior) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// ProfileSummaryFormatKind: What a summary of a profile was measured by.
type ProfileSummaryFormatKind uint64

// The cases of ProfileSummaryFormatKind.
const (
	ProfileSummaryFormatKindSampleProfile ProfileSummaryFormatKind = 0
	ProfileSummaryFormatKindInstrProf     ProfileSummaryFormatKind = 1
	ProfileSummaryFormatKindCSInstrProf   ProfileSummaryFormatKind = 2
)

// Attr is the case as an attribute.
func (e ProfileSummaryFormatKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// LoopOption: A request about a loop to the optimiser.
type LoopOption uint64

// The cases of LoopOption.
const (
	LoopOptionDisableUnroll              LoopOption = 1
	LoopOptionDisableLicm                LoopOption = 2
	LoopOptionInterleaveCount            LoopOption = 3
	LoopOptionDisablePipeline            LoopOption = 4
	LoopOptionPipelineInitiationInterval LoopOption = 5
	LoopOptionEnableUnroll               LoopOption = 6
)

// Attr is the case as an attribute.
func (e LoopOption) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// DITag: What an entry of debug information describes.
type DITag uint64

// The cases of DITag.
const (
	DITagDWTAGNull                      DITag = 0
	DITagDWTAGArrayType                 DITag = 1
	DITagDWTAGClassType                 DITag = 2
	DITagDWTAGEntryPoint                DITag = 3
	DITagDWTAGEnumerationType           DITag = 4
	DITagDWTAGFormalParameter           DITag = 5
	DITagDWTAGImportedDeclaration       DITag = 8
	DITagDWTAGLabel                     DITag = 10
	DITagDWTAGLexicalBlock              DITag = 11
	DITagDWTAGMember                    DITag = 13
	DITagDWTAGPointerType               DITag = 15
	DITagDWTAGReferenceType             DITag = 16
	DITagDWTAGCompileUnit               DITag = 17
	DITagDWTAGStringType                DITag = 18
	DITagDWTAGStructureType             DITag = 19
	DITagDWTAGSubroutineType            DITag = 21
	DITagDWTAGTypedef                   DITag = 22
	DITagDWTAGUnionType                 DITag = 23
	DITagDWTAGUnspecifiedParameters     DITag = 24
	DITagDWTAGVariant                   DITag = 25
	DITagDWTAGCommonBlock               DITag = 26
	DITagDWTAGCommonInclusion           DITag = 27
	DITagDWTAGInheritance               DITag = 28
	DITagDWTAGInlinedSubroutine         DITag = 29
	DITagDWTAGModule                    DITag = 30
	DITagDWTAGPtrToMemberType           DITag = 31
	DITagDWTAGSetType                   DITag = 32
	DITagDWTAGSubrangeType              DITag = 33
	DITagDWTAGWithStmt                  DITag = 34
	DITagDWTAGAccessDeclaration         DITag = 35
	DITagDWTAGBaseType                  DITag = 36
	DITagDWTAGCatchBlock                DITag = 37
	DITagDWTAGConstType                 DITag = 38
	DITagDWTAGConstant                  DITag = 39
	DITagDWTAGEnumerator                DITag = 40
	DITagDWTAGFileType                  DITag = 41
	DITagDWTAGFriend                    DITag = 42
	DITagDWTAGNamelist                  DITag = 43
	DITagDWTAGNamelistItem              DITag = 44
	DITagDWTAGPackedType                DITag = 45
	DITagDWTAGSubprogram                DITag = 46
	DITagDWTAGTemplateTypeParameter     DITag = 47
	DITagDWTAGTemplateValueParameter    DITag = 48
	DITagDWTAGThrownType                DITag = 49
	DITagDWTAGTryBlock                  DITag = 50
	DITagDWTAGVariantPart               DITag = 51
	DITagDWTAGVariable                  DITag = 52
	DITagDWTAGVolatileType              DITag = 53
	DITagDWTAGDwarfProcedure            DITag = 54
	DITagDWTAGRestrictType              DITag = 55
	DITagDWTAGInterfaceType             DITag = 56
	DITagDWTAGNamespace                 DITag = 57
	DITagDWTAGImportedModule            DITag = 58
	DITagDWTAGUnspecifiedType           DITag = 59
	DITagDWTAGPartialUnit               DITag = 60
	DITagDWTAGImportedUnit              DITag = 61
	DITagDWTAGCondition                 DITag = 63
	DITagDWTAGSharedType                DITag = 64
	DITagDWTAGTypeUnit                  DITag = 65
	DITagDWTAGRvalueReferenceType       DITag = 66
	DITagDWTAGTemplateAlias             DITag = 67
	DITagDWTAGCoarrayType               DITag = 68
	DITagDWTAGGenericSubrange           DITag = 69
	DITagDWTAGDynamicType               DITag = 70
	DITagDWTAGAtomicType                DITag = 71
	DITagDWTAGCallSite                  DITag = 72
	DITagDWTAGCallSiteParameter         DITag = 73
	DITagDWTAGSkeletonUnit              DITag = 74
	DITagDWTAGImmutableType             DITag = 75
	DITagDWTAGMIPSLoop                  DITag = 16513
	DITagDWTAGFormatLabel               DITag = 16641
	DITagDWTAGFunctionTemplate          DITag = 16642
	DITagDWTAGClassTemplate             DITag = 16643
	DITagDWTAGGNUBINCL                  DITag = 16644
	DITagDWTAGGNUEINCL                  DITag = 16645
	DITagDWTAGGNUTemplateTemplateParam  DITag = 16646
	DITagDWTAGGNUTemplateParameterPack  DITag = 16647
	DITagDWTAGGNUFormalParameterPack    DITag = 16648
	DITagDWTAGGNUCallSite               DITag = 16649
	DITagDWTAGGNUCallSiteParameter      DITag = 16650
	DITagDWTAGAPPLEProperty             DITag = 16896
	DITagDWTAGSUNFunctionTemplate       DITag = 16897
	DITagDWTAGSUNClassTemplate          DITag = 16898
	DITagDWTAGSUNStructTemplate         DITag = 16899
	DITagDWTAGSUNUnionTemplate          DITag = 16900
	DITagDWTAGSUNIndirectInheritance    DITag = 16901
	DITagDWTAGSUNCodeflags              DITag = 16902
	DITagDWTAGSUNMemopInfo              DITag = 16903
	DITagDWTAGSUNOmpChildFunc           DITag = 16904
	DITagDWTAGSUNRttiDescriptor         DITag = 16905
	DITagDWTAGSUNDtorInfo               DITag = 16906
	DITagDWTAGSUNDtor                   DITag = 16907
	DITagDWTAGSUNF90Interface           DITag = 16908
	DITagDWTAGSUNFortranVaxStructure    DITag = 16909
	DITagDWTAGSUNHi                     DITag = 17151
	DITagDWTAGALTIUMCircType            DITag = 20737
	DITagDWTAGALTIUMMwaCircType         DITag = 20738
	DITagDWTAGALTIUMRevCarryType        DITag = 20739
	DITagDWTAGALTIUMRom                 DITag = 20753
	DITagDWTAGLLVMAnnotation            DITag = 24576
	DITagDWTAGGHSNamespace              DITag = 32772
	DITagDWTAGGHSUsingNamespace         DITag = 32773
	DITagDWTAGGHSUsingDeclaration       DITag = 32774
	DITagDWTAGGHSTemplateTemplParam     DITag = 32775
	DITagDWTAGUPCSharedType             DITag = 34661
	DITagDWTAGUPCStrictType             DITag = 34662
	DITagDWTAGUPCRelaxed                DITag = 34663
	DITagDWTAGPGIKanjiType              DITag = 40960
	DITagDWTAGPGIInterfaceBlock         DITag = 40992
	DITagDWTAGBORLANDProperty           DITag = 45056
	DITagDWTAGBORLANDDelphiString       DITag = 45057
	DITagDWTAGBORLANDDelphiDynamicArray DITag = 45058
	DITagDWTAGBORLANDDelphiSet          DITag = 45059
	DITagDWTAGBORLANDDelphiVariant      DITag = 45060
)

// Attr is the case as an attribute.
func (e DITag) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// DIEncoding: How the bits of a basic type are read.
type DIEncoding uint64

// The cases of DIEncoding.
const (
	DIEncodingDWATEAddress             DIEncoding = 1
	DIEncodingDWATEBoolean             DIEncoding = 2
	DIEncodingDWATEComplexFloat        DIEncoding = 3
	DIEncodingDWATEFloat               DIEncoding = 4
	DIEncodingDWATESigned              DIEncoding = 5
	DIEncodingDWATESignedChar          DIEncoding = 6
	DIEncodingDWATEUnsigned            DIEncoding = 7
	DIEncodingDWATEUnsignedChar        DIEncoding = 8
	DIEncodingDWATEImaginaryFloat      DIEncoding = 9
	DIEncodingDWATEPackedDecimal       DIEncoding = 10
	DIEncodingDWATENumericString       DIEncoding = 11
	DIEncodingDWATEEdited              DIEncoding = 12
	DIEncodingDWATESignedFixed         DIEncoding = 13
	DIEncodingDWATEUnsignedFixed       DIEncoding = 14
	DIEncodingDWATEDecimalFloat        DIEncoding = 15
	DIEncodingDWATEUTF                 DIEncoding = 16
	DIEncodingDWATEUCS                 DIEncoding = 17
	DIEncodingDWATEASCII               DIEncoding = 18
	DIEncodingDWATEHPComplexFloat      DIEncoding = 129
	DIEncodingDWATEHPFloat128          DIEncoding = 130
	DIEncodingDWATEHPComplexFloat128   DIEncoding = 131
	DIEncodingDWATEHPFloathpintel      DIEncoding = 132
	DIEncodingDWATEHPImaginaryFloat90  DIEncoding = 133
	DIEncodingDWATEHPImaginaryFloat128 DIEncoding = 134
)

// Attr is the case as an attribute.
func (e DIEncoding) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// DILanguage: The language of a source file.
type DILanguage uint64

// The cases of DILanguage.
const (
	DILanguageDWLANGC89                DILanguage = 1
	DILanguageDWLANGC                  DILanguage = 2
	DILanguageDWLANGAda83              DILanguage = 3
	DILanguageDWLANGCPlusPlus          DILanguage = 4
	DILanguageDWLANGCobol74            DILanguage = 5
	DILanguageDWLANGCobol85            DILanguage = 6
	DILanguageDWLANGFortran77          DILanguage = 7
	DILanguageDWLANGFortran90          DILanguage = 8
	DILanguageDWLANGPascal83           DILanguage = 9
	DILanguageDWLANGModula2            DILanguage = 10
	DILanguageDWLANGJava               DILanguage = 11
	DILanguageDWLANGC99                DILanguage = 12
	DILanguageDWLANGAda95              DILanguage = 13
	DILanguageDWLANGFortran95          DILanguage = 14
	DILanguageDWLANGPLI                DILanguage = 15
	DILanguageDWLANGObjC               DILanguage = 16
	DILanguageDWLANGObjCPlusPlus       DILanguage = 17
	DILanguageDWLANGUPC                DILanguage = 18
	DILanguageDWLANGD                  DILanguage = 19
	DILanguageDWLANGPython             DILanguage = 20
	DILanguageDWLANGOpenCL             DILanguage = 21
	DILanguageDWLANGGo                 DILanguage = 22
	DILanguageDWLANGModula3            DILanguage = 23
	DILanguageDWLANGHaskell            DILanguage = 24
	DILanguageDWLANGCPlusPlus03        DILanguage = 25
	DILanguageDWLANGCPlusPlus11        DILanguage = 26
	DILanguageDWLANGOCaml              DILanguage = 27
	DILanguageDWLANGRust               DILanguage = 28
	DILanguageDWLANGC11                DILanguage = 29
	DILanguageDWLANGSwift              DILanguage = 30
	DILanguageDWLANGJulia              DILanguage = 31
	DILanguageDWLANGDylan              DILanguage = 32
	DILanguageDWLANGCPlusPlus14        DILanguage = 33
	DILanguageDWLANGFortran03          DILanguage = 34
	DILanguageDWLANGFortran08          DILanguage = 35
	DILanguageDWLANGRenderScript       DILanguage = 36
	DILanguageDWLANGBLISS              DILanguage = 37
	DILanguageDWLANGC17                DILanguage = 44
	DILanguageDWLANGFortran18          DILanguage = 45
	DILanguageDWLANGAda2005            DILanguage = 46
	DILanguageDWLANGAda2012            DILanguage = 47
	DILanguageDWLANGHIP                DILanguage = 48
	DILanguageDWLANGAssembly           DILanguage = 49
	DILanguageDWLANGCSharp             DILanguage = 50
	DILanguageDWLANGMojo               DILanguage = 51
	DILanguageDWLANGGLSL               DILanguage = 52
	DILanguageDWLANGGLSLES             DILanguage = 53
	DILanguageDWLANGHLSL               DILanguage = 54
	DILanguageDWLANGOpenCLCPP          DILanguage = 55
	DILanguageDWLANGCPPForOpenCL       DILanguage = 56
	DILanguageDWLANGSYCL               DILanguage = 57
	DILanguageDWLANGRuby               DILanguage = 64
	DILanguageDWLANGMove               DILanguage = 65
	DILanguageDWLANGHylo               DILanguage = 66
	DILanguageDWLANGMipsAssembler      DILanguage = 32769
	DILanguageDWLANGGOOGLERenderScript DILanguage = 36439
	DILanguageDWLANGBORLANDDelphi      DILanguage = 45056
)

// Attr is the case as an attribute.
func (e DILanguage) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// DICallingConvention: How a described function is called.
type DICallingConvention uint64

// The cases of DICallingConvention.
const (
	DICallingConventionDWCCNormal                 DICallingConvention = 1
	DICallingConventionDWCCProgram                DICallingConvention = 2
	DICallingConventionDWCCNocall                 DICallingConvention = 3
	DICallingConventionDWCCPassByReference        DICallingConvention = 4
	DICallingConventionDWCCPassByValue            DICallingConvention = 5
	DICallingConventionDWCCGNURenesasSh           DICallingConvention = 64
	DICallingConventionDWCCGNUBorlandFastcallI386 DICallingConvention = 65
	DICallingConventionDWCCBORLANDSafecall        DICallingConvention = 176
	DICallingConventionDWCCBORLANDStdcall         DICallingConvention = 177
	DICallingConventionDWCCBORLANDPascal          DICallingConvention = 178
	DICallingConventionDWCCBORLANDMsfastcall      DICallingConvention = 179
	DICallingConventionDWCCBORLANDMsreturn        DICallingConvention = 180
	DICallingConventionDWCCBORLANDThiscall        DICallingConvention = 181
	DICallingConventionDWCCBORLANDFastcall        DICallingConvention = 182
	DICallingConventionDWCCLLVMVectorcall         DICallingConvention = 192
	DICallingConventionDWCCLLVMWin64              DICallingConvention = 193
	DICallingConventionDWCCLLVMX8664SysV          DICallingConvention = 194
	DICallingConventionDWCCLLVMAAPCS              DICallingConvention = 195
	DICallingConventionDWCCLLVMAAPCSVFP           DICallingConvention = 196
	DICallingConventionDWCCLLVMIntelOclBicc       DICallingConvention = 197
	DICallingConventionDWCCLLVMSpirFunction       DICallingConvention = 198
	DICallingConventionDWCCLLVMOpenCLKernel       DICallingConvention = 199
	DICallingConventionDWCCLLVMSwift              DICallingConvention = 200
	DICallingConventionDWCCLLVMPreserveMost       DICallingConvention = 201
	DICallingConventionDWCCLLVMPreserveAll        DICallingConvention = 202
	DICallingConventionDWCCLLVMX86RegCall         DICallingConvention = 203
	DICallingConventionDWCCGDBIBMOpenCL           DICallingConvention = 255
)

// Attr is the case as an attribute.
func (e DICallingConvention) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// DIOperator: A step of an expression that finds a variable.
type DIOperator uint64

// The cases of DIOperator.
const (
	DIOperatorDWOPAddr                DIOperator = 3
	DIOperatorDWOPDeref               DIOperator = 6
	DIOperatorDWOPConst1u             DIOperator = 8
	DIOperatorDWOPConst1s             DIOperator = 9
	DIOperatorDWOPConst2u             DIOperator = 10
	DIOperatorDWOPConst2s             DIOperator = 11
	DIOperatorDWOPConst4u             DIOperator = 12
	DIOperatorDWOPConst4s             DIOperator = 13
	DIOperatorDWOPConst8u             DIOperator = 14
	DIOperatorDWOPConst8s             DIOperator = 15
	DIOperatorDWOPConstu              DIOperator = 16
	DIOperatorDWOPConsts              DIOperator = 17
	DIOperatorDWOPDup                 DIOperator = 18
	DIOperatorDWOPDrop                DIOperator = 19
	DIOperatorDWOPOver                DIOperator = 20
	DIOperatorDWOPPick                DIOperator = 21
	DIOperatorDWOPSwap                DIOperator = 22
	DIOperatorDWOPRot                 DIOperator = 23
	DIOperatorDWOPXderef              DIOperator = 24
	DIOperatorDWOPAbs                 DIOperator = 25
	DIOperatorDWOPAnd                 DIOperator = 26
	DIOperatorDWOPDiv                 DIOperator = 27
	DIOperatorDWOPMinus               DIOperator = 28
	DIOperatorDWOPMod                 DIOperator = 29
	DIOperatorDWOPMul                 DIOperator = 30
	DIOperatorDWOPNeg                 DIOperator = 31
	DIOperatorDWOPNot                 DIOperator = 32
	DIOperatorDWOPOr                  DIOperator = 33
	DIOperatorDWOPPlus                DIOperator = 34
	DIOperatorDWOPPlusUconst          DIOperator = 35
	DIOperatorDWOPShl                 DIOperator = 36
	DIOperatorDWOPShr                 DIOperator = 37
	DIOperatorDWOPShra                DIOperator = 38
	DIOperatorDWOPXor                 DIOperator = 39
	DIOperatorDWOPBra                 DIOperator = 40
	DIOperatorDWOPEq                  DIOperator = 41
	DIOperatorDWOPGe                  DIOperator = 42
	DIOperatorDWOPGt                  DIOperator = 43
	DIOperatorDWOPLe                  DIOperator = 44
	DIOperatorDWOPLt                  DIOperator = 45
	DIOperatorDWOPNe                  DIOperator = 46
	DIOperatorDWOPSkip                DIOperator = 47
	DIOperatorDWOPLit0                DIOperator = 48
	DIOperatorDWOPLit1                DIOperator = 49
	DIOperatorDWOPLit2                DIOperator = 50
	DIOperatorDWOPLit3                DIOperator = 51
	DIOperatorDWOPLit4                DIOperator = 52
	DIOperatorDWOPLit5                DIOperator = 53
	DIOperatorDWOPLit6                DIOperator = 54
	DIOperatorDWOPLit7                DIOperator = 55
	DIOperatorDWOPLit8                DIOperator = 56
	DIOperatorDWOPLit9                DIOperator = 57
	DIOperatorDWOPLit10               DIOperator = 58
	DIOperatorDWOPLit11               DIOperator = 59
	DIOperatorDWOPLit12               DIOperator = 60
	DIOperatorDWOPLit13               DIOperator = 61
	DIOperatorDWOPLit14               DIOperator = 62
	DIOperatorDWOPLit15               DIOperator = 63
	DIOperatorDWOPLit16               DIOperator = 64
	DIOperatorDWOPLit17               DIOperator = 65
	DIOperatorDWOPLit18               DIOperator = 66
	DIOperatorDWOPLit19               DIOperator = 67
	DIOperatorDWOPLit20               DIOperator = 68
	DIOperatorDWOPLit21               DIOperator = 69
	DIOperatorDWOPLit22               DIOperator = 70
	DIOperatorDWOPLit23               DIOperator = 71
	DIOperatorDWOPLit24               DIOperator = 72
	DIOperatorDWOPLit25               DIOperator = 73
	DIOperatorDWOPLit26               DIOperator = 74
	DIOperatorDWOPLit27               DIOperator = 75
	DIOperatorDWOPLit28               DIOperator = 76
	DIOperatorDWOPLit29               DIOperator = 77
	DIOperatorDWOPLit30               DIOperator = 78
	DIOperatorDWOPLit31               DIOperator = 79
	DIOperatorDWOPReg0                DIOperator = 80
	DIOperatorDWOPReg1                DIOperator = 81
	DIOperatorDWOPReg2                DIOperator = 82
	DIOperatorDWOPReg3                DIOperator = 83
	DIOperatorDWOPReg4                DIOperator = 84
	DIOperatorDWOPReg5                DIOperator = 85
	DIOperatorDWOPReg6                DIOperator = 86
	DIOperatorDWOPReg7                DIOperator = 87
	DIOperatorDWOPReg8                DIOperator = 88
	DIOperatorDWOPReg9                DIOperator = 89
	DIOperatorDWOPReg10               DIOperator = 90
	DIOperatorDWOPReg11               DIOperator = 91
	DIOperatorDWOPReg12               DIOperator = 92
	DIOperatorDWOPReg13               DIOperator = 93
	DIOperatorDWOPReg14               DIOperator = 94
	DIOperatorDWOPReg15               DIOperator = 95
	DIOperatorDWOPReg16               DIOperator = 96
	DIOperatorDWOPReg17               DIOperator = 97
	DIOperatorDWOPReg18               DIOperator = 98
	DIOperatorDWOPReg19               DIOperator = 99
	DIOperatorDWOPReg20               DIOperator = 100
	DIOperatorDWOPReg21               DIOperator = 101
	DIOperatorDWOPReg22               DIOperator = 102
	DIOperatorDWOPReg23               DIOperator = 103
	DIOperatorDWOPReg24               DIOperator = 104
	DIOperatorDWOPReg25               DIOperator = 105
	DIOperatorDWOPReg26               DIOperator = 106
	DIOperatorDWOPReg27               DIOperator = 107
	DIOperatorDWOPReg28               DIOperator = 108
	DIOperatorDWOPReg29               DIOperator = 109
	DIOperatorDWOPReg30               DIOperator = 110
	DIOperatorDWOPReg31               DIOperator = 111
	DIOperatorDWOPBreg0               DIOperator = 112
	DIOperatorDWOPBreg1               DIOperator = 113
	DIOperatorDWOPBreg2               DIOperator = 114
	DIOperatorDWOPBreg3               DIOperator = 115
	DIOperatorDWOPBreg4               DIOperator = 116
	DIOperatorDWOPBreg5               DIOperator = 117
	DIOperatorDWOPBreg6               DIOperator = 118
	DIOperatorDWOPBreg7               DIOperator = 119
	DIOperatorDWOPBreg8               DIOperator = 120
	DIOperatorDWOPBreg9               DIOperator = 121
	DIOperatorDWOPBreg10              DIOperator = 122
	DIOperatorDWOPBreg11              DIOperator = 123
	DIOperatorDWOPBreg12              DIOperator = 124
	DIOperatorDWOPBreg13              DIOperator = 125
	DIOperatorDWOPBreg14              DIOperator = 126
	DIOperatorDWOPBreg15              DIOperator = 127
	DIOperatorDWOPBreg16              DIOperator = 128
	DIOperatorDWOPBreg17              DIOperator = 129
	DIOperatorDWOPBreg18              DIOperator = 130
	DIOperatorDWOPBreg19              DIOperator = 131
	DIOperatorDWOPBreg20              DIOperator = 132
	DIOperatorDWOPBreg21              DIOperator = 133
	DIOperatorDWOPBreg22              DIOperator = 134
	DIOperatorDWOPBreg23              DIOperator = 135
	DIOperatorDWOPBreg24              DIOperator = 136
	DIOperatorDWOPBreg25              DIOperator = 137
	DIOperatorDWOPBreg26              DIOperator = 138
	DIOperatorDWOPBreg27              DIOperator = 139
	DIOperatorDWOPBreg28              DIOperator = 140
	DIOperatorDWOPBreg29              DIOperator = 141
	DIOperatorDWOPBreg30              DIOperator = 142
	DIOperatorDWOPBreg31              DIOperator = 143
	DIOperatorDWOPRegx                DIOperator = 144
	DIOperatorDWOPFbreg               DIOperator = 145
	DIOperatorDWOPBregx               DIOperator = 146
	DIOperatorDWOPPiece               DIOperator = 147
	DIOperatorDWOPDerefSize           DIOperator = 148
	DIOperatorDWOPXderefSize          DIOperator = 149
	DIOperatorDWOPNop                 DIOperator = 150
	DIOperatorDWOPPushObjectAddress   DIOperator = 151
	DIOperatorDWOPCall2               DIOperator = 152
	DIOperatorDWOPCall4               DIOperator = 153
	DIOperatorDWOPCallRef             DIOperator = 154
	DIOperatorDWOPFormTlsAddress      DIOperator = 155
	DIOperatorDWOPCallFrameCfa        DIOperator = 156
	DIOperatorDWOPBitPiece            DIOperator = 157
	DIOperatorDWOPImplicitValue       DIOperator = 158
	DIOperatorDWOPStackValue          DIOperator = 159
	DIOperatorDWOPImplicitPointer     DIOperator = 160
	DIOperatorDWOPAddrx               DIOperator = 161
	DIOperatorDWOPConstx              DIOperator = 162
	DIOperatorDWOPEntryValue          DIOperator = 163
	DIOperatorDWOPConstType           DIOperator = 164
	DIOperatorDWOPRegvalType          DIOperator = 165
	DIOperatorDWOPDerefType           DIOperator = 166
	DIOperatorDWOPXderefType          DIOperator = 167
	DIOperatorDWOPConvert             DIOperator = 168
	DIOperatorDWOPReinterpret         DIOperator = 169
	DIOperatorDWOPGNUPushTlsAddress   DIOperator = 224
	DIOperatorDWOPHPIsValue           DIOperator = 225
	DIOperatorDWOPHPFltconst4         DIOperator = 226
	DIOperatorDWOPHPFltconst8         DIOperator = 227
	DIOperatorDWOPHPModRange          DIOperator = 228
	DIOperatorDWOPHPUnmodRange        DIOperator = 229
	DIOperatorDWOPHPTls               DIOperator = 230
	DIOperatorDWOPINTELBitPiece       DIOperator = 232
	DIOperatorDWOPWASMLocation        DIOperator = 237
	DIOperatorDWOPWASMLocationInt     DIOperator = 238
	DIOperatorDWOPAPPLEUninit         DIOperator = 240
	DIOperatorDWOPGNUEntryValue       DIOperator = 243
	DIOperatorDWOPPGIOmpThreadNum     DIOperator = 248
	DIOperatorDWOPGNUAddrIndex        DIOperator = 251
	DIOperatorDWOPGNUConstIndex       DIOperator = 252
	DIOperatorDWOPLLVMFragment        DIOperator = 4096
	DIOperatorDWOPLLVMConvert         DIOperator = 4097
	DIOperatorDWOPLLVMTagOffset       DIOperator = 4098
	DIOperatorDWOPLLVMEntryValue      DIOperator = 4099
	DIOperatorDWOPLLVMImplicitPointer DIOperator = 4100
	DIOperatorDWOPLLVMArg             DIOperator = 4101
	DIOperatorDWOPLLVMExtractBitsSext DIOperator = 4102
	DIOperatorDWOPLLVMExtractBitsZext DIOperator = 4103
)

// Attr is the case as an attribute.
func (e DIOperator) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// DIEmissionKind: How much a compile unit says.
type DIEmissionKind uint64

// The cases of DIEmissionKind.
const (
	DIEmissionKindNone                DIEmissionKind = 0
	DIEmissionKindFull                DIEmissionKind = 1
	DIEmissionKindLineTablesOnly      DIEmissionKind = 2
	DIEmissionKindDebugDirectivesOnly DIEmissionKind = 3
)

// Attr is the case as an attribute.
func (e DIEmissionKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// DINameTableKind: Which tables of names a compile unit has.
type DINameTableKind uint64

// The cases of DINameTableKind.
const (
	DINameTableKindDefault DINameTableKind = 0
	DINameTableKindGNU     DINameTableKind = 1
	DINameTableKindNone    DINameTableKind = 2
	DINameTableKindApple   DINameTableKind = 3
)

// Attr is the case as an attribute.
func (e DINameTableKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// DIFlags: Properties of types and members.
type DIFlags uint64

// The cases of DIFlags.
const (
	DIFlagsZero                DIFlags = 0
	DIFlagsPublic              DIFlags = 3
	DIFlagsPrivate             DIFlags = 1
	DIFlagsProtected           DIFlags = 2
	DIFlagsFwdDecl             DIFlags = 4
	DIFlagsAppleBlock          DIFlags = 8
	DIFlagsReservedBit4        DIFlags = 16
	DIFlagsVirtual             DIFlags = 32
	DIFlagsArtificial          DIFlags = 64
	DIFlagsExplicit            DIFlags = 128
	DIFlagsPrototyped          DIFlags = 256
	DIFlagsObjcClassComplete   DIFlags = 512
	DIFlagsObjectPointer       DIFlags = 1024
	DIFlagsVector              DIFlags = 2048
	DIFlagsStaticMember        DIFlags = 4096
	DIFlagsLValueReference     DIFlags = 8192
	DIFlagsRValueReference     DIFlags = 16384
	DIFlagsExportSymbols       DIFlags = 32768
	DIFlagsVirtualInheritance  DIFlags = 196608
	DIFlagsSingleInheritance   DIFlags = 65536
	DIFlagsMultipleInheritance DIFlags = 131072
	DIFlagsIntroducedVirtual   DIFlags = 262144
	DIFlagsBitField            DIFlags = 524288
	DIFlagsNoReturn            DIFlags = 1048576
	DIFlagsTypePassByValue     DIFlags = 4194304
	DIFlagsTypePassByReference DIFlags = 8388608
	DIFlagsEnumClass           DIFlags = 16777216
	DIFlagsThunk               DIFlags = 33554432
	DIFlagsNonTrivial          DIFlags = 67108864
	DIFlagsBigEndian           DIFlags = 134217728
	DIFlagsLittleEndian        DIFlags = 268435456
	DIFlagsAllCallsDescribed   DIFlags = 536870912
)

// Attr is the case as an attribute.
func (e DIFlags) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// DISubprogramFlags: Properties of functions.
type DISubprogramFlags uint64

// The cases of DISubprogramFlags.
const (
	DISubprogramFlagsZero           DISubprogramFlags = 0
	DISubprogramFlagsVirtual        DISubprogramFlags = 1
	DISubprogramFlagsPureVirtual    DISubprogramFlags = 2
	DISubprogramFlagsLocalToUnit    DISubprogramFlags = 4
	DISubprogramFlagsDefinition     DISubprogramFlags = 8
	DISubprogramFlagsOptimized      DISubprogramFlags = 16
	DISubprogramFlagsPure           DISubprogramFlags = 32
	DISubprogramFlagsElemental      DISubprogramFlags = 64
	DISubprogramFlagsRecursive      DISubprogramFlags = 128
	DISubprogramFlagsMainSubprogram DISubprogramFlags = 256
	DISubprogramFlagsDeleted        DISubprogramFlags = 512
	DISubprogramFlagsObjCDirect     DISubprogramFlags = 2048
)

// Attr is the case as an attribute.
func (e DISubprogramFlags) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Add: Adds two integers modulo 2^n.
type Add struct{ Op *ir.Operation }

// AsAdd views an operation as `llvm.add`; false when it is another one.
func AsAdd(op *ir.Operation) (Add, bool) { return Add{op}, op.Is("llvm.add") }

// OpName is the name of the operations that it views.
func (Add) OpName() string { return "llvm.add" }

// Lhs is operand `lhs`.
func (o Add) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Add) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Add) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Add) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Add) Res() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Add) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Add) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Add) OverflowFlags() (IntegerOverflowFlags, bool) {
	return ods.EnumOf[IntegerOverflowFlags](o.Op.Attr("overflowFlags"))
}

// NewAdd builds `llvm.add`.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Add {
	return Add{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.add"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Sub: Subtracts the second integer from the first modulo 2^n.
type Sub struct{ Op *ir.Operation }

// AsSub views an operation as `llvm.sub`; false when it is another one.
func AsSub(op *ir.Operation) (Sub, bool) { return Sub{op}, op.Is("llvm.sub") }

// OpName is the name of the operations that it views.
func (Sub) OpName() string { return "llvm.sub" }

// Lhs is operand `lhs`.
func (o Sub) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Sub) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Sub) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Sub) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Sub) Res() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Sub) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Sub) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Sub) OverflowFlags() (IntegerOverflowFlags, bool) {
	return ods.EnumOf[IntegerOverflowFlags](o.Op.Attr("overflowFlags"))
}

// NewSub builds `llvm.sub`.
func NewSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Sub {
	return Sub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.sub"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Mul: Multiplies two integers modulo 2^n.
type Mul struct{ Op *ir.Operation }

// AsMul views an operation as `llvm.mul`; false when it is another one.
func AsMul(op *ir.Operation) (Mul, bool) { return Mul{op}, op.Is("llvm.mul") }

// OpName is the name of the operations that it views.
func (Mul) OpName() string { return "llvm.mul" }

// Lhs is operand `lhs`.
func (o Mul) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Mul) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Mul) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Mul) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Mul) Res() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Mul) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Mul) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Mul) OverflowFlags() (IntegerOverflowFlags, bool) {
	return ods.EnumOf[IntegerOverflowFlags](o.Op.Attr("overflowFlags"))
}

// NewMul builds `llvm.mul`.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Mul {
	return Mul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.mul"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Sdiv: Divides signed integers and rounds towards zero. Undefined when the divisor
// is zero or the quotient does not fit.
type Sdiv struct{ Op *ir.Operation }

// AsSdiv views an operation as `llvm.sdiv`; false when it is another one.
func AsSdiv(op *ir.Operation) (Sdiv, bool) { return Sdiv{op}, op.Is("llvm.sdiv") }

// OpName is the name of the operations that it views.
func (Sdiv) OpName() string { return "llvm.sdiv" }

// Lhs is operand `lhs`.
func (o Sdiv) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Sdiv) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Sdiv) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Sdiv) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Sdiv) Res() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o Sdiv) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o Sdiv) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o Sdiv) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewSdiv builds `llvm.sdiv`.
func NewSdiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Sdiv {
	return Sdiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.sdiv"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Udiv: Divides unsigned integers and rounds down. Undefined when the divisor is
// zero.
type Udiv struct{ Op *ir.Operation }

// AsUdiv views an operation as `llvm.udiv`; false when it is another one.
func AsUdiv(op *ir.Operation) (Udiv, bool) { return Udiv{op}, op.Is("llvm.udiv") }

// OpName is the name of the operations that it views.
func (Udiv) OpName() string { return "llvm.udiv" }

// Lhs is operand `lhs`.
func (o Udiv) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Udiv) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Udiv) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Udiv) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Udiv) Res() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o Udiv) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o Udiv) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o Udiv) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewUdiv builds `llvm.udiv`.
func NewUdiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Udiv {
	return Udiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.udiv"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Srem: Gives the remainder of `llvm.sdiv`, which has the sign of the dividend.
// Undefined when the division is.
type Srem struct{ Op *ir.Operation }

// AsSrem views an operation as `llvm.srem`; false when it is another one.
func AsSrem(op *ir.Operation) (Srem, bool) { return Srem{op}, op.Is("llvm.srem") }

// OpName is the name of the operations that it views.
func (Srem) OpName() string { return "llvm.srem" }

// Lhs is operand `lhs`.
func (o Srem) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Srem) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Srem) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Srem) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Srem) Res() *ir.Value { return o.Op.Result(0) }

// NewSrem builds `llvm.srem`.
func NewSrem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Srem {
	return Srem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.srem"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Urem: Gives the remainder of `llvm.udiv`. Undefined when the divisor is zero.
type Urem struct{ Op *ir.Operation }

// AsUrem views an operation as `llvm.urem`; false when it is another one.
func AsUrem(op *ir.Operation) (Urem, bool) { return Urem{op}, op.Is("llvm.urem") }

// OpName is the name of the operations that it views.
func (Urem) OpName() string { return "llvm.urem" }

// Lhs is operand `lhs`.
func (o Urem) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Urem) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Urem) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Urem) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Urem) Res() *ir.Value { return o.Op.Result(0) }

// NewUrem builds `llvm.urem`.
func NewUrem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Urem {
	return Urem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.urem"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// And: Sets the bits that are set in both operands.
type And struct{ Op *ir.Operation }

// AsAnd views an operation as `llvm.and`; false when it is another one.
func AsAnd(op *ir.Operation) (And, bool) { return And{op}, op.Is("llvm.and") }

// OpName is the name of the operations that it views.
func (And) OpName() string { return "llvm.and" }

// Lhs is operand `lhs`.
func (o And) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o And) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o And) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o And) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o And) Res() *ir.Value { return o.Op.Result(0) }

// NewAnd builds `llvm.and`.
func NewAnd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) And {
	return And{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.and"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Or: Sets the bits that are set in at least one operand. With `isDisjoint`, which MLIR 13 does not
// have, the result is poison where a bit is set in both.
type Or struct{ Op *ir.Operation }

// AsOr views an operation as `llvm.or`; false when it is another one.
func AsOr(op *ir.Operation) (Or, bool) { return Or{op}, op.Is("llvm.or") }

// OpName is the name of the operations that it views.
func (Or) OpName() string { return "llvm.or" }

// Lhs is operand `lhs`.
func (o Or) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Or) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Or) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Or) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Or) Res() *ir.Value { return o.Op.Result(0) }

// IsDisjointAttr is attribute `isDisjoint`, nil when it is absent.
func (o Or) IsDisjointAttr() ir.Attribute { return o.Op.Attr("isDisjoint") }

// SetIsDisjointAttr changes attribute `isDisjoint`; nil removes it.
func (o Or) SetIsDisjointAttr(a ir.Attribute) { o.Op.SetAttr("isDisjoint", a) }

// IsDisjoint reports whether there is attribute `isDisjoint`.
func (o Or) IsDisjoint() bool { return o.Op.Attr("isDisjoint") != nil }

// NewOr builds `llvm.or`.
func NewOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Or {
	return Or{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.or"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Xor: Sets the bits in which the operands differ.
type Xor struct{ Op *ir.Operation }

// AsXor views an operation as `llvm.xor`; false when it is another one.
func AsXor(op *ir.Operation) (Xor, bool) { return Xor{op}, op.Is("llvm.xor") }

// OpName is the name of the operations that it views.
func (Xor) OpName() string { return "llvm.xor" }

// Lhs is operand `lhs`.
func (o Xor) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Xor) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Xor) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Xor) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Xor) Res() *ir.Value { return o.Op.Result(0) }

// NewXor builds `llvm.xor`.
func NewXor(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Xor {
	return Xor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.xor"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Shl: Shifts to the left and fills with zeros. Poison when the distance is not
// less than the width.
type Shl struct{ Op *ir.Operation }

// AsShl views an operation as `llvm.shl`; false when it is another one.
func AsShl(op *ir.Operation) (Shl, bool) { return Shl{op}, op.Is("llvm.shl") }

// OpName is the name of the operations that it views.
func (Shl) OpName() string { return "llvm.shl" }

// Lhs is operand `lhs`.
func (o Shl) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Shl) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Shl) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Shl) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Shl) Res() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Shl) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Shl) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Shl) OverflowFlags() (IntegerOverflowFlags, bool) {
	return ods.EnumOf[IntegerOverflowFlags](o.Op.Attr("overflowFlags"))
}

// NewShl builds `llvm.shl`.
func NewShl(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Shl {
	return Shl{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.shl"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Lshr: Shifts to the right and fills with zeros. Poison when the distance is not
// less than the width.
type Lshr struct{ Op *ir.Operation }

// AsLshr views an operation as `llvm.lshr`; false when it is another one.
func AsLshr(op *ir.Operation) (Lshr, bool) { return Lshr{op}, op.Is("llvm.lshr") }

// OpName is the name of the operations that it views.
func (Lshr) OpName() string { return "llvm.lshr" }

// Lhs is operand `lhs`.
func (o Lshr) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Lshr) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Lshr) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Lshr) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Lshr) Res() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o Lshr) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o Lshr) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o Lshr) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewLshr builds `llvm.lshr`.
func NewLshr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Lshr {
	return Lshr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.lshr"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Ashr: Shifts to the right and fills with the sign bit. Poison when the distance is
// not less than the width.
type Ashr struct{ Op *ir.Operation }

// AsAshr views an operation as `llvm.ashr`; false when it is another one.
func AsAshr(op *ir.Operation) (Ashr, bool) { return Ashr{op}, op.Is("llvm.ashr") }

// OpName is the name of the operations that it views.
func (Ashr) OpName() string { return "llvm.ashr" }

// Lhs is operand `lhs`.
func (o Ashr) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Ashr) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Ashr) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Ashr) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Ashr) Res() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o Ashr) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o Ashr) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o Ashr) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewAshr builds `llvm.ashr`.
func NewAshr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Ashr {
	return Ashr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.ashr"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Fadd: Adds two floats, rounding to nearest.
type Fadd struct{ Op *ir.Operation }

// AsFadd views an operation as `llvm.fadd`; false when it is another one.
func AsFadd(op *ir.Operation) (Fadd, bool) { return Fadd{op}, op.Is("llvm.fadd") }

// OpName is the name of the operations that it views.
func (Fadd) OpName() string { return "llvm.fadd" }

// Lhs is operand `lhs`.
func (o Fadd) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Fadd) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Fadd) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Fadd) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Fadd) Res() *ir.Value { return o.Op.Result(0) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Fadd) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Fadd) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Fadd) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// NewFadd builds `llvm.fadd`.
func NewFadd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Fadd {
	return Fadd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fadd"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Fsub: Subtracts the second float from the first, rounding to nearest.
type Fsub struct{ Op *ir.Operation }

// AsFsub views an operation as `llvm.fsub`; false when it is another one.
func AsFsub(op *ir.Operation) (Fsub, bool) { return Fsub{op}, op.Is("llvm.fsub") }

// OpName is the name of the operations that it views.
func (Fsub) OpName() string { return "llvm.fsub" }

// Lhs is operand `lhs`.
func (o Fsub) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Fsub) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Fsub) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Fsub) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Fsub) Res() *ir.Value { return o.Op.Result(0) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Fsub) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Fsub) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Fsub) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// NewFsub builds `llvm.fsub`.
func NewFsub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Fsub {
	return Fsub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fsub"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Fmul: Multiplies two floats, rounding to nearest.
type Fmul struct{ Op *ir.Operation }

// AsFmul views an operation as `llvm.fmul`; false when it is another one.
func AsFmul(op *ir.Operation) (Fmul, bool) { return Fmul{op}, op.Is("llvm.fmul") }

// OpName is the name of the operations that it views.
func (Fmul) OpName() string { return "llvm.fmul" }

// Lhs is operand `lhs`.
func (o Fmul) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Fmul) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Fmul) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Fmul) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Fmul) Res() *ir.Value { return o.Op.Result(0) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Fmul) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Fmul) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Fmul) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// NewFmul builds `llvm.fmul`.
func NewFmul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Fmul {
	return Fmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fmul"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Fdiv: Divides the first float by the second, rounding to nearest.
type Fdiv struct{ Op *ir.Operation }

// AsFdiv views an operation as `llvm.fdiv`; false when it is another one.
func AsFdiv(op *ir.Operation) (Fdiv, bool) { return Fdiv{op}, op.Is("llvm.fdiv") }

// OpName is the name of the operations that it views.
func (Fdiv) OpName() string { return "llvm.fdiv" }

// Lhs is operand `lhs`.
func (o Fdiv) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Fdiv) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Fdiv) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Fdiv) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Fdiv) Res() *ir.Value { return o.Op.Result(0) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Fdiv) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Fdiv) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Fdiv) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// NewFdiv builds `llvm.fdiv`.
func NewFdiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Fdiv {
	return Fdiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fdiv"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Frem: Gives the remainder of a division rounded towards zero, with the sign of the
// dividend.
type Frem struct{ Op *ir.Operation }

// AsFrem views an operation as `llvm.frem`; false when it is another one.
func AsFrem(op *ir.Operation) (Frem, bool) { return Frem{op}, op.Is("llvm.frem") }

// OpName is the name of the operations that it views.
func (Frem) OpName() string { return "llvm.frem" }

// Lhs is operand `lhs`.
func (o Frem) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Frem) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Frem) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Frem) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Frem) Res() *ir.Value { return o.Op.Result(0) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Frem) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Frem) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Frem) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// NewFrem builds `llvm.frem`.
func NewFrem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Frem {
	return Frem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.frem"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Fneg: Flips the sign of a float, that of zeros, infinities and NaNs too.
type Fneg struct{ Op *ir.Operation }

// AsFneg views an operation as `llvm.fneg`; false when it is another one.
func AsFneg(op *ir.Operation) (Fneg, bool) { return Fneg{op}, op.Is("llvm.fneg") }

// OpName is the name of the operations that it views.
func (Fneg) OpName() string { return "llvm.fneg" }

// Operand is operand `operand`.
func (o Fneg) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Fneg) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Fneg) Res() *ir.Value { return o.Op.Result(0) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Fneg) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Fneg) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Fneg) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// NewFneg builds `llvm.fneg`.
func NewFneg(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Fneg {
	return Fneg{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fneg"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Icmp: Compares two integers or pointers, or vectors of them element by element.
type Icmp struct{ Op *ir.Operation }

// AsIcmp views an operation as `llvm.icmp`; false when it is another one.
func AsIcmp(op *ir.Operation) (Icmp, bool) { return Icmp{op}, op.Is("llvm.icmp") }

// OpName is the name of the operations that it views.
func (Icmp) OpName() string { return "llvm.icmp" }

// Lhs is operand `lhs`.
func (o Icmp) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Icmp) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Icmp) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Icmp) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Icmp) Res() *ir.Value { return o.Op.Result(0) }

// PredicateAttr is attribute `predicate`, nil when it is absent.
func (o Icmp) PredicateAttr() ir.Attribute { return o.Op.Attr("predicate") }

// SetPredicateAttr changes attribute `predicate`; nil removes it.
func (o Icmp) SetPredicateAttr(a ir.Attribute) { o.Op.SetAttr("predicate", a) }

// Predicate is the value of attribute `predicate`, ICmpPredicate(0) when it is absent or of another kind.
func (o Icmp) Predicate() ICmpPredicate { return ods.EnumOr(o.Op.Attr("predicate"), ICmpPredicate(0)) }

// NewIcmp builds `llvm.icmp`.
func NewIcmp(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, predicate ICmpPredicate, attrs ...ir.NamedAttr) Icmp {
	return Icmp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.icmp"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{ods.Like(lhs.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    append([]ir.NamedAttr{{Name: "predicate", Value: predicate.Attr(b.Context())}}, attrs...),
	})}
}

// Fcmp: Compares two floats, or vectors of them element by element.
type Fcmp struct{ Op *ir.Operation }

// AsFcmp views an operation as `llvm.fcmp`; false when it is another one.
func AsFcmp(op *ir.Operation) (Fcmp, bool) { return Fcmp{op}, op.Is("llvm.fcmp") }

// OpName is the name of the operations that it views.
func (Fcmp) OpName() string { return "llvm.fcmp" }

// Lhs is operand `lhs`.
func (o Fcmp) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Fcmp) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Fcmp) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Fcmp) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Fcmp) Res() *ir.Value { return o.Op.Result(0) }

// PredicateAttr is attribute `predicate`, nil when it is absent.
func (o Fcmp) PredicateAttr() ir.Attribute { return o.Op.Attr("predicate") }

// SetPredicateAttr changes attribute `predicate`; nil removes it.
func (o Fcmp) SetPredicateAttr(a ir.Attribute) { o.Op.SetAttr("predicate", a) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Fcmp) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Fcmp) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// Predicate is the value of attribute `predicate`, FCmpPredicate(0) when it is absent or of another kind.
func (o Fcmp) Predicate() FCmpPredicate { return ods.EnumOr(o.Op.Attr("predicate"), FCmpPredicate(0)) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Fcmp) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// NewFcmp builds `llvm.fcmp`.
func NewFcmp(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, predicate FCmpPredicate, attrs ...ir.NamedAttr) Fcmp {
	return Fcmp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fcmp"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{ods.Like(lhs.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    append([]ir.NamedAttr{{Name: "predicate", Value: predicate.Attr(b.Context())}}, attrs...),
	})}
}

// Select: Gives the second operand where the condition is true, else the third. A
// vector of conditions chooses element by element.
type Select struct{ Op *ir.Operation }

// AsSelect views an operation as `llvm.select`; false when it is another one.
func AsSelect(op *ir.Operation) (Select, bool) { return Select{op}, op.Is("llvm.select") }

// OpName is the name of the operations that it views.
func (Select) OpName() string { return "llvm.select" }

// Condition is operand `condition`.
func (o Select) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o Select) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueValue is operand `trueValue`.
func (o Select) TrueValue() *ir.Value { return o.Op.Operand(1) }

// SetTrueValue changes operand `trueValue`.
func (o Select) SetTrueValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// FalseValue is operand `falseValue`.
func (o Select) FalseValue() *ir.Value { return o.Op.Operand(2) }

// SetFalseValue changes operand `falseValue`.
func (o Select) SetFalseValue(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o Select) Res() *ir.Value { return o.Op.Result(0) }

// NewSelect builds `llvm.select`.
func NewSelect(b *ir.Builder, condition *ir.Value, trueValue *ir.Value, falseValue *ir.Value, attrs ...ir.NamedAttr) Select {
	return Select{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.select"),
		Operands: []*ir.Value{condition, trueValue, falseValue},
		Results:  []ir.Type{trueValue.Type()},
		Attrs:    attrs,
	})}
}

// Freeze: Gives its operand, or any value at all, but always the same, when that is
// undefined or poison.
type Freeze struct{ Op *ir.Operation }

// AsFreeze views an operation as `llvm.freeze`; false when it is another one.
func AsFreeze(op *ir.Operation) (Freeze, bool) { return Freeze{op}, op.Is("llvm.freeze") }

// OpName is the name of the operations that it views.
func (Freeze) OpName() string { return "llvm.freeze" }

// Val is operand `val`.
func (o Freeze) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o Freeze) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Freeze) Res() *ir.Value { return o.Op.Result(0) }

// NewFreeze builds `llvm.freeze`.
func NewFreeze(b *ir.Builder, val *ir.Value, attrs ...ir.NamedAttr) Freeze {
	return Freeze{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.freeze"),
		Operands: []*ir.Value{val},
		Results:  []ir.Type{val.Type()},
		Attrs:    attrs,
	})}
}

// Trunc: Drops the high bits of an integer. With `overflowFlags`, which MLIR 13 does not have, the result is
// poison where bits are dropped that are not those that the flags allow.
type Trunc struct{ Op *ir.Operation }

// AsTrunc views an operation as `llvm.trunc`; false when it is another one.
func AsTrunc(op *ir.Operation) (Trunc, bool) { return Trunc{op}, op.Is("llvm.trunc") }

// OpName is the name of the operations that it views.
func (Trunc) OpName() string { return "llvm.trunc" }

// Arg is operand `arg`.
func (o Trunc) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Trunc) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Trunc) Res() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Trunc) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Trunc) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Trunc) OverflowFlags() (IntegerOverflowFlags, bool) {
	return ods.EnumOf[IntegerOverflowFlags](o.Op.Attr("overflowFlags"))
}

// NewTrunc builds `llvm.trunc`.
func NewTrunc(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Trunc {
	return Trunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.trunc"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Zext: Widens an integer with zeros. With `nonNeg`, which MLIR 13 does not have, the result is poison for
// a negative one.
type Zext struct{ Op *ir.Operation }

// AsZext views an operation as `llvm.zext`; false when it is another one.
func AsZext(op *ir.Operation) (Zext, bool) { return Zext{op}, op.Is("llvm.zext") }

// OpName is the name of the operations that it views.
func (Zext) OpName() string { return "llvm.zext" }

// Arg is operand `arg`.
func (o Zext) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Zext) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Zext) Res() *ir.Value { return o.Op.Result(0) }

// NonNegAttr is attribute `nonNeg`, nil when it is absent.
func (o Zext) NonNegAttr() ir.Attribute { return o.Op.Attr("nonNeg") }

// SetNonNegAttr changes attribute `nonNeg`; nil removes it.
func (o Zext) SetNonNegAttr(a ir.Attribute) { o.Op.SetAttr("nonNeg", a) }

// NonNeg reports whether there is attribute `nonNeg`.
func (o Zext) NonNeg() bool { return o.Op.Attr("nonNeg") != nil }

// NewZext builds `llvm.zext`.
func NewZext(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Zext {
	return Zext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.zext"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Sext: Widens an integer with its sign bit.
type Sext struct{ Op *ir.Operation }

// AsSext views an operation as `llvm.sext`; false when it is another one.
func AsSext(op *ir.Operation) (Sext, bool) { return Sext{op}, op.Is("llvm.sext") }

// OpName is the name of the operations that it views.
func (Sext) OpName() string { return "llvm.sext" }

// Arg is operand `arg`.
func (o Sext) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Sext) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Sext) Res() *ir.Value { return o.Op.Result(0) }

// NewSext builds `llvm.sext`.
func NewSext(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Sext {
	return Sext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.sext"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Sitofp: Converts a signed integer to the nearest float.
type Sitofp struct{ Op *ir.Operation }

// AsSitofp views an operation as `llvm.sitofp`; false when it is another one.
func AsSitofp(op *ir.Operation) (Sitofp, bool) { return Sitofp{op}, op.Is("llvm.sitofp") }

// OpName is the name of the operations that it views.
func (Sitofp) OpName() string { return "llvm.sitofp" }

// Arg is operand `arg`.
func (o Sitofp) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Sitofp) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Sitofp) Res() *ir.Value { return o.Op.Result(0) }

// NewSitofp builds `llvm.sitofp`.
func NewSitofp(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Sitofp {
	return Sitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.sitofp"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Uitofp: Converts an unsigned integer to the nearest float. With `nonNeg`, which MLIR 13 does not have, the
// result is poison for a negative one.
type Uitofp struct{ Op *ir.Operation }

// AsUitofp views an operation as `llvm.uitofp`; false when it is another one.
func AsUitofp(op *ir.Operation) (Uitofp, bool) { return Uitofp{op}, op.Is("llvm.uitofp") }

// OpName is the name of the operations that it views.
func (Uitofp) OpName() string { return "llvm.uitofp" }

// Arg is operand `arg`.
func (o Uitofp) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Uitofp) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Uitofp) Res() *ir.Value { return o.Op.Result(0) }

// NonNegAttr is attribute `nonNeg`, nil when it is absent.
func (o Uitofp) NonNegAttr() ir.Attribute { return o.Op.Attr("nonNeg") }

// SetNonNegAttr changes attribute `nonNeg`; nil removes it.
func (o Uitofp) SetNonNegAttr(a ir.Attribute) { o.Op.SetAttr("nonNeg", a) }

// NonNeg reports whether there is attribute `nonNeg`.
func (o Uitofp) NonNeg() bool { return o.Op.Attr("nonNeg") != nil }

// NewUitofp builds `llvm.uitofp`.
func NewUitofp(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Uitofp {
	return Uitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.uitofp"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Fptosi: Converts a float to a signed integer, rounding towards zero. Poison when it
// does not fit.
type Fptosi struct{ Op *ir.Operation }

// AsFptosi views an operation as `llvm.fptosi`; false when it is another one.
func AsFptosi(op *ir.Operation) (Fptosi, bool) { return Fptosi{op}, op.Is("llvm.fptosi") }

// OpName is the name of the operations that it views.
func (Fptosi) OpName() string { return "llvm.fptosi" }

// Arg is operand `arg`.
func (o Fptosi) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Fptosi) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Fptosi) Res() *ir.Value { return o.Op.Result(0) }

// NewFptosi builds `llvm.fptosi`.
func NewFptosi(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Fptosi {
	return Fptosi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fptosi"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Fptoui: Converts a float to an unsigned integer, rounding towards zero. Poison when
// it does not fit.
type Fptoui struct{ Op *ir.Operation }

// AsFptoui views an operation as `llvm.fptoui`; false when it is another one.
func AsFptoui(op *ir.Operation) (Fptoui, bool) { return Fptoui{op}, op.Is("llvm.fptoui") }

// OpName is the name of the operations that it views.
func (Fptoui) OpName() string { return "llvm.fptoui" }

// Arg is operand `arg`.
func (o Fptoui) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Fptoui) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Fptoui) Res() *ir.Value { return o.Op.Result(0) }

// NewFptoui builds `llvm.fptoui`.
func NewFptoui(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Fptoui {
	return Fptoui{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fptoui"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Fpext: Converts a float to a wider format; the value stays the same.
type Fpext struct{ Op *ir.Operation }

// AsFpext views an operation as `llvm.fpext`; false when it is another one.
func AsFpext(op *ir.Operation) (Fpext, bool) { return Fpext{op}, op.Is("llvm.fpext") }

// OpName is the name of the operations that it views.
func (Fpext) OpName() string { return "llvm.fpext" }

// Arg is operand `arg`.
func (o Fpext) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Fpext) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Fpext) Res() *ir.Value { return o.Op.Result(0) }

// NewFpext builds `llvm.fpext`.
func NewFpext(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Fpext {
	return Fpext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fpext"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Fptrunc: Converts a float to a narrower format, rounding to nearest.
type Fptrunc struct{ Op *ir.Operation }

// AsFptrunc views an operation as `llvm.fptrunc`; false when it is another one.
func AsFptrunc(op *ir.Operation) (Fptrunc, bool) { return Fptrunc{op}, op.Is("llvm.fptrunc") }

// OpName is the name of the operations that it views.
func (Fptrunc) OpName() string { return "llvm.fptrunc" }

// Arg is operand `arg`.
func (o Fptrunc) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Fptrunc) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Fptrunc) Res() *ir.Value { return o.Op.Result(0) }

// NewFptrunc builds `llvm.fptrunc`.
func NewFptrunc(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Fptrunc {
	return Fptrunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.fptrunc"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Bitcast: Takes the bits of a value as another type of the same size.
type Bitcast struct{ Op *ir.Operation }

// AsBitcast views an operation as `llvm.bitcast`; false when it is another one.
func AsBitcast(op *ir.Operation) (Bitcast, bool) { return Bitcast{op}, op.Is("llvm.bitcast") }

// OpName is the name of the operations that it views.
func (Bitcast) OpName() string { return "llvm.bitcast" }

// Arg is operand `arg`.
func (o Bitcast) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Bitcast) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Bitcast) Res() *ir.Value { return o.Op.Result(0) }

// NewBitcast builds `llvm.bitcast`.
func NewBitcast(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Bitcast {
	return Bitcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.bitcast"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Addrspacecast: Moves a pointer to another address space. What that does to the address is
// the target's affair.
type Addrspacecast struct{ Op *ir.Operation }

// AsAddrspacecast views an operation as `llvm.addrspacecast`; false when it is another one.
func AsAddrspacecast(op *ir.Operation) (Addrspacecast, bool) {
	return Addrspacecast{op}, op.Is("llvm.addrspacecast")
}

// OpName is the name of the operations that it views.
func (Addrspacecast) OpName() string { return "llvm.addrspacecast" }

// Arg is operand `arg`.
func (o Addrspacecast) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Addrspacecast) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Addrspacecast) Res() *ir.Value { return o.Op.Result(0) }

// NewAddrspacecast builds `llvm.addrspacecast`.
func NewAddrspacecast(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Addrspacecast {
	return Addrspacecast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.addrspacecast"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Inttoptr: Takes an integer as an address; too wide a one is cut, too narrow a one
// extended with zeros.
type Inttoptr struct{ Op *ir.Operation }

// AsInttoptr views an operation as `llvm.inttoptr`; false when it is another one.
func AsInttoptr(op *ir.Operation) (Inttoptr, bool) { return Inttoptr{op}, op.Is("llvm.inttoptr") }

// OpName is the name of the operations that it views.
func (Inttoptr) OpName() string { return "llvm.inttoptr" }

// Arg is operand `arg`.
func (o Inttoptr) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Inttoptr) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Inttoptr) Res() *ir.Value { return o.Op.Result(0) }

// NewInttoptr builds `llvm.inttoptr`.
func NewInttoptr(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Inttoptr {
	return Inttoptr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.inttoptr"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Ptrtoint: Takes an address as an integer, cut or extended with zeros to its width.
type Ptrtoint struct{ Op *ir.Operation }

// AsPtrtoint views an operation as `llvm.ptrtoint`; false when it is another one.
func AsPtrtoint(op *ir.Operation) (Ptrtoint, bool) { return Ptrtoint{op}, op.Is("llvm.ptrtoint") }

// OpName is the name of the operations that it views.
func (Ptrtoint) OpName() string { return "llvm.ptrtoint" }

// Arg is operand `arg`.
func (o Ptrtoint) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Ptrtoint) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Ptrtoint) Res() *ir.Value { return o.Op.Result(0) }

// NewPtrtoint builds `llvm.ptrtoint`.
func NewPtrtoint(b *ir.Builder, arg *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Ptrtoint {
	return Ptrtoint{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.ptrtoint"),
		Operands: []*ir.Value{arg},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Alloca: Allocates `arraySize` values on the stack until the function
// returns. `alignment` is in bytes; 0 leaves it to the type.
type Alloca struct{ Op *ir.Operation }

// AsAlloca views an operation as `llvm.alloca`; false when it is another one.
func AsAlloca(op *ir.Operation) (Alloca, bool) { return Alloca{op}, op.Is("llvm.alloca") }

// OpName is the name of the operations that it views.
func (Alloca) OpName() string { return "llvm.alloca" }

// ArraySize is operand `arraySize`.
func (o Alloca) ArraySize() *ir.Value { return o.Op.Operand(0) }

// SetArraySize changes operand `arraySize`.
func (o Alloca) SetArraySize(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Alloca) Res() *ir.Value { return o.Op.Result(0) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Alloca) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Alloca) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// ElemTypeAttr is attribute `elem_type`, nil when it is absent.
func (o Alloca) ElemTypeAttr() ir.Attribute { return o.Op.Attr("elem_type") }

// SetElemTypeAttr changes attribute `elem_type`; nil removes it.
func (o Alloca) SetElemTypeAttr(a ir.Attribute) { o.Op.SetAttr("elem_type", a) }

// InallocaAttr is attribute `inalloca`, nil when it is absent.
func (o Alloca) InallocaAttr() ir.Attribute { return o.Op.Attr("inalloca") }

// SetInallocaAttr changes attribute `inalloca`; nil removes it.
func (o Alloca) SetInallocaAttr(a ir.Attribute) { o.Op.SetAttr("inalloca", a) }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Alloca) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// ElemType is the value of attribute `elem_type`, nil when it is absent or of another kind.
func (o Alloca) ElemType() ir.Type { return ods.TypeOf(o.Op.Attr("elem_type")) }

// Inalloca reports whether there is attribute `inalloca`.
func (o Alloca) Inalloca() bool { return o.Op.Attr("inalloca") != nil }

// NewAlloca builds `llvm.alloca`.
func NewAlloca(b *ir.Builder, arraySize *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Alloca {
	return Alloca{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.alloca"),
		Operands: []*ir.Value{arraySize},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Load: Reads the value that a pointer points to.
type Load struct{ Op *ir.Operation }

// AsLoad views an operation as `llvm.load`; false when it is another one.
func AsLoad(op *ir.Operation) (Load, bool) { return Load{op}, op.Is("llvm.load") }

// OpName is the name of the operations that it views.
func (Load) OpName() string { return "llvm.load" }

// Addr is operand `addr`.
func (o Load) Addr() *ir.Value { return o.Op.Operand(0) }

// SetAddr changes operand `addr`.
func (o Load) SetAddr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Load) Res() *ir.Value { return o.Op.Result(0) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o Load) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o Load) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o Load) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o Load) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o Load) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o Load) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o Load) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o Load) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Load) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Load) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// VolatileAttr is attribute `volatile_`, nil when it is absent.
func (o Load) VolatileAttr() ir.Attribute { return o.Op.Attr("volatile_") }

// SetVolatileAttr changes attribute `volatile_`; nil removes it.
func (o Load) SetVolatileAttr(a ir.Attribute) { o.Op.SetAttr("volatile_", a) }

// NontemporalAttr is attribute `nontemporal`, nil when it is absent.
func (o Load) NontemporalAttr() ir.Attribute { return o.Op.Attr("nontemporal") }

// SetNontemporalAttr changes attribute `nontemporal`; nil removes it.
func (o Load) SetNontemporalAttr(a ir.Attribute) { o.Op.SetAttr("nontemporal", a) }

// OrderingAttr is attribute `ordering`, nil when it is absent.
func (o Load) OrderingAttr() ir.Attribute { return o.Op.Attr("ordering") }

// SetOrderingAttr changes attribute `ordering`; nil removes it.
func (o Load) SetOrderingAttr(a ir.Attribute) { o.Op.SetAttr("ordering", a) }

// SyncscopeAttr is attribute `syncscope`, nil when it is absent.
func (o Load) SyncscopeAttr() ir.Attribute { return o.Op.Attr("syncscope") }

// SetSyncscopeAttr changes attribute `syncscope`; nil removes it.
func (o Load) SetSyncscopeAttr(a ir.Attribute) { o.Op.SetAttr("syncscope", a) }

// InvariantAttr is attribute `invariant`, nil when it is absent.
func (o Load) InvariantAttr() ir.Attribute { return o.Op.Attr("invariant") }

// SetInvariantAttr changes attribute `invariant`; nil removes it.
func (o Load) SetInvariantAttr(a ir.Attribute) { o.Op.SetAttr("invariant", a) }

// InvariantGroupAttr is attribute `invariantGroup`, nil when it is absent.
func (o Load) InvariantGroupAttr() ir.Attribute { return o.Op.Attr("invariantGroup") }

// SetInvariantGroupAttr changes attribute `invariantGroup`; nil removes it.
func (o Load) SetInvariantGroupAttr(a ir.Attribute) { o.Op.SetAttr("invariantGroup", a) }

// DereferenceableAttr is attribute `dereferenceable`, nil when it is absent.
func (o Load) DereferenceableAttr() ir.Attribute { return o.Op.Attr("dereferenceable") }

// SetDereferenceableAttr changes attribute `dereferenceable`; nil removes it.
func (o Load) SetDereferenceableAttr(a ir.Attribute) { o.Op.SetAttr("dereferenceable", a) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o Load) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o Load) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o Load) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o Load) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Load) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// Volatile reports whether there is attribute `volatile_`.
func (o Load) Volatile() bool { return o.Op.Attr("volatile_") != nil }

// Nontemporal reports whether there is attribute `nontemporal`.
func (o Load) Nontemporal() bool { return o.Op.Attr("nontemporal") != nil }

// Ordering is the value of attribute `ordering`; false when it is absent or of another kind.
func (o Load) Ordering() (AtomicOrdering, bool) {
	return ods.EnumOf[AtomicOrdering](o.Op.Attr("ordering"))
}

// Syncscope is the value of attribute `syncscope`; false when it is absent or of another kind.
func (o Load) Syncscope() (string, bool) { return ods.StringOf(o.Op.Attr("syncscope")) }

// Invariant reports whether there is attribute `invariant`.
func (o Load) Invariant() bool { return o.Op.Attr("invariant") != nil }

// InvariantGroup reports whether there is attribute `invariantGroup`.
func (o Load) InvariantGroup() bool { return o.Op.Attr("invariantGroup") != nil }

// Dereferenceable is the value of attribute `dereferenceable`; false when it is absent or of another kind.
func (o Load) Dereferenceable() (DereferenceableAttr, bool) {
	return AsDereferenceableAttr(o.Op.Attr("dereferenceable"))
}

// NewLoad builds `llvm.load`.
func NewLoad(b *ir.Builder, addr *ir.Value, attrs ...ir.NamedAttr) Load {
	return Load{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.load"),
		Operands: []*ir.Value{addr},
		Results:  []ir.Type{ods.MustElement(addr.Type())},
		Attrs:    attrs,
	})}
}

// Store: Writes a value to where a pointer points.
type Store struct{ Op *ir.Operation }

// AsStore views an operation as `llvm.store`; false when it is another one.
func AsStore(op *ir.Operation) (Store, bool) { return Store{op}, op.Is("llvm.store") }

// OpName is the name of the operations that it views.
func (Store) OpName() string { return "llvm.store" }

// Value is operand `value`.
func (o Store) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Store) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Addr is operand `addr`.
func (o Store) Addr() *ir.Value { return o.Op.Operand(1) }

// SetAddr changes operand `addr`.
func (o Store) SetAddr(v *ir.Value) { o.Op.SetOperand(1, v) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o Store) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o Store) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o Store) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o Store) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o Store) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o Store) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o Store) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o Store) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Store) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Store) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// VolatileAttr is attribute `volatile_`, nil when it is absent.
func (o Store) VolatileAttr() ir.Attribute { return o.Op.Attr("volatile_") }

// SetVolatileAttr changes attribute `volatile_`; nil removes it.
func (o Store) SetVolatileAttr(a ir.Attribute) { o.Op.SetAttr("volatile_", a) }

// NontemporalAttr is attribute `nontemporal`, nil when it is absent.
func (o Store) NontemporalAttr() ir.Attribute { return o.Op.Attr("nontemporal") }

// SetNontemporalAttr changes attribute `nontemporal`; nil removes it.
func (o Store) SetNontemporalAttr(a ir.Attribute) { o.Op.SetAttr("nontemporal", a) }

// OrderingAttr is attribute `ordering`, nil when it is absent.
func (o Store) OrderingAttr() ir.Attribute { return o.Op.Attr("ordering") }

// SetOrderingAttr changes attribute `ordering`; nil removes it.
func (o Store) SetOrderingAttr(a ir.Attribute) { o.Op.SetAttr("ordering", a) }

// SyncscopeAttr is attribute `syncscope`, nil when it is absent.
func (o Store) SyncscopeAttr() ir.Attribute { return o.Op.Attr("syncscope") }

// SetSyncscopeAttr changes attribute `syncscope`; nil removes it.
func (o Store) SetSyncscopeAttr(a ir.Attribute) { o.Op.SetAttr("syncscope", a) }

// InvariantAttr is attribute `invariant`, nil when it is absent.
func (o Store) InvariantAttr() ir.Attribute { return o.Op.Attr("invariant") }

// SetInvariantAttr changes attribute `invariant`; nil removes it.
func (o Store) SetInvariantAttr(a ir.Attribute) { o.Op.SetAttr("invariant", a) }

// InvariantGroupAttr is attribute `invariantGroup`, nil when it is absent.
func (o Store) InvariantGroupAttr() ir.Attribute { return o.Op.Attr("invariantGroup") }

// SetInvariantGroupAttr changes attribute `invariantGroup`; nil removes it.
func (o Store) SetInvariantGroupAttr(a ir.Attribute) { o.Op.SetAttr("invariantGroup", a) }

// DereferenceableAttr is attribute `dereferenceable`, nil when it is absent.
func (o Store) DereferenceableAttr() ir.Attribute { return o.Op.Attr("dereferenceable") }

// SetDereferenceableAttr changes attribute `dereferenceable`; nil removes it.
func (o Store) SetDereferenceableAttr(a ir.Attribute) { o.Op.SetAttr("dereferenceable", a) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o Store) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o Store) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o Store) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o Store) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Store) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// Volatile reports whether there is attribute `volatile_`.
func (o Store) Volatile() bool { return o.Op.Attr("volatile_") != nil }

// Nontemporal reports whether there is attribute `nontemporal`.
func (o Store) Nontemporal() bool { return o.Op.Attr("nontemporal") != nil }

// Ordering is the value of attribute `ordering`; false when it is absent or of another kind.
func (o Store) Ordering() (AtomicOrdering, bool) {
	return ods.EnumOf[AtomicOrdering](o.Op.Attr("ordering"))
}

// Syncscope is the value of attribute `syncscope`; false when it is absent or of another kind.
func (o Store) Syncscope() (string, bool) { return ods.StringOf(o.Op.Attr("syncscope")) }

// Invariant reports whether there is attribute `invariant`.
func (o Store) Invariant() bool { return o.Op.Attr("invariant") != nil }

// InvariantGroup reports whether there is attribute `invariantGroup`.
func (o Store) InvariantGroup() bool { return o.Op.Attr("invariantGroup") != nil }

// Dereferenceable is the value of attribute `dereferenceable`; false when it is absent or of another kind.
func (o Store) Dereferenceable() (DereferenceableAttr, bool) {
	return AsDereferenceableAttr(o.Op.Attr("dereferenceable"))
}

// NewStore builds `llvm.store`.
func NewStore(b *ir.Builder, value *ir.Value, addr *ir.Value, attrs ...ir.NamedAttr) Store {
	return Store{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.store"),
		Operands: []*ir.Value{value, addr},
		Attrs:    attrs,
	})}
}

// Getelementptr: Computes the address of a part of what a pointer points to; memory is not
// touched. The first index counts whole values, the others walk into arrays,
// structs and vectors. Vectors of pointers or indices give a vector. With `inbounds`,
// which means nothing to MLIR 13, the result is poison unless both addresses are in, or
// just behind, the same object. `no_wrap_flags` says what is not just that.
type Getelementptr struct{ Op *ir.Operation }

// AsGetelementptr views an operation as `llvm.getelementptr`; false when it is another one.
func AsGetelementptr(op *ir.Operation) (Getelementptr, bool) {
	return Getelementptr{op}, op.Is("llvm.getelementptr")
}

// OpName is the name of the operations that it views.
func (Getelementptr) OpName() string { return "llvm.getelementptr" }

// Base is operand `base`.
func (o Getelementptr) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Getelementptr) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Getelementptr) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Res is result `res`.
func (o Getelementptr) Res() *ir.Value { return o.Op.Result(0) }

// InboundsAttr is attribute `inbounds`, nil when it is absent.
func (o Getelementptr) InboundsAttr() ir.Attribute { return o.Op.Attr("inbounds") }

// SetInboundsAttr changes attribute `inbounds`; nil removes it.
func (o Getelementptr) SetInboundsAttr(a ir.Attribute) { o.Op.SetAttr("inbounds", a) }

// NoWrapFlagsAttr is attribute `no_wrap_flags`, nil when it is absent.
func (o Getelementptr) NoWrapFlagsAttr() ir.Attribute { return o.Op.Attr("no_wrap_flags") }

// SetNoWrapFlagsAttr changes attribute `no_wrap_flags`; nil removes it.
func (o Getelementptr) SetNoWrapFlagsAttr(a ir.Attribute) { o.Op.SetAttr("no_wrap_flags", a) }

// RawConstantIndicesAttr is attribute `rawConstantIndices`, nil when it is absent.
func (o Getelementptr) RawConstantIndicesAttr() ir.Attribute { return o.Op.Attr("rawConstantIndices") }

// SetRawConstantIndicesAttr changes attribute `rawConstantIndices`; nil removes it.
func (o Getelementptr) SetRawConstantIndicesAttr(a ir.Attribute) {
	o.Op.SetAttr("rawConstantIndices", a)
}

// ElemTypeAttr is attribute `elem_type`, nil when it is absent.
func (o Getelementptr) ElemTypeAttr() ir.Attribute { return o.Op.Attr("elem_type") }

// SetElemTypeAttr changes attribute `elem_type`; nil removes it.
func (o Getelementptr) SetElemTypeAttr(a ir.Attribute) { o.Op.SetAttr("elem_type", a) }

// Inbounds reports whether there is attribute `inbounds`.
func (o Getelementptr) Inbounds() bool { return o.Op.Attr("inbounds") != nil }

// NoWrapFlags is the value of attribute `no_wrap_flags`; false when it is absent or of another kind.
func (o Getelementptr) NoWrapFlags() (GEPNoWrapFlags, bool) {
	return ods.EnumOf[GEPNoWrapFlags](o.Op.Attr("no_wrap_flags"))
}

// RawConstantIndices is the value of attribute `rawConstantIndices`, nil when it is absent or of another kind.
func (o Getelementptr) RawConstantIndices() []int64 {
	return ods.IntsOf(o.Op.Attr("rawConstantIndices"))
}

// ElemType is the value of attribute `elem_type`, nil when it is absent or of another kind.
func (o Getelementptr) ElemType() ir.Type { return ods.TypeOf(o.Op.Attr("elem_type")) }

// NewGetelementptr builds `llvm.getelementptr`.
func NewGetelementptr(b *ir.Builder, base *ir.Value, indices []*ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Getelementptr {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	return Getelementptr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.getelementptr"),
		Operands: operands,
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Cmpxchg: Stores `val` if memory holds `cmp`, as one step. The result is what was there
// and whether it was `cmp`. A `weak` one may fail for no reason. `syncscope` names the
// threads for which it is one step; all if it is absent.
type Cmpxchg struct{ Op *ir.Operation }

// AsCmpxchg views an operation as `llvm.cmpxchg`; false when it is another one.
func AsCmpxchg(op *ir.Operation) (Cmpxchg, bool) { return Cmpxchg{op}, op.Is("llvm.cmpxchg") }

// OpName is the name of the operations that it views.
func (Cmpxchg) OpName() string { return "llvm.cmpxchg" }

// Ptr is operand `ptr`.
func (o Cmpxchg) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o Cmpxchg) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Cmp is operand `cmp`.
func (o Cmpxchg) Cmp() *ir.Value { return o.Op.Operand(1) }

// SetCmp changes operand `cmp`.
func (o Cmpxchg) SetCmp(v *ir.Value) { o.Op.SetOperand(1, v) }

// Val is operand `val`.
func (o Cmpxchg) Val() *ir.Value { return o.Op.Operand(2) }

// SetVal changes operand `val`.
func (o Cmpxchg) SetVal(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o Cmpxchg) Res() *ir.Value { return o.Op.Result(0) }

// SuccessOrderingAttr is attribute `success_ordering`, nil when it is absent.
func (o Cmpxchg) SuccessOrderingAttr() ir.Attribute { return o.Op.Attr("success_ordering") }

// SetSuccessOrderingAttr changes attribute `success_ordering`; nil removes it.
func (o Cmpxchg) SetSuccessOrderingAttr(a ir.Attribute) { o.Op.SetAttr("success_ordering", a) }

// FailureOrderingAttr is attribute `failure_ordering`, nil when it is absent.
func (o Cmpxchg) FailureOrderingAttr() ir.Attribute { return o.Op.Attr("failure_ordering") }

// SetFailureOrderingAttr changes attribute `failure_ordering`; nil removes it.
func (o Cmpxchg) SetFailureOrderingAttr(a ir.Attribute) { o.Op.SetAttr("failure_ordering", a) }

// SyncscopeAttr is attribute `syncscope`, nil when it is absent.
func (o Cmpxchg) SyncscopeAttr() ir.Attribute { return o.Op.Attr("syncscope") }

// SetSyncscopeAttr changes attribute `syncscope`; nil removes it.
func (o Cmpxchg) SetSyncscopeAttr(a ir.Attribute) { o.Op.SetAttr("syncscope", a) }

// WeakAttr is attribute `weak`, nil when it is absent.
func (o Cmpxchg) WeakAttr() ir.Attribute { return o.Op.Attr("weak") }

// SetWeakAttr changes attribute `weak`; nil removes it.
func (o Cmpxchg) SetWeakAttr(a ir.Attribute) { o.Op.SetAttr("weak", a) }

// VolatileAttr is attribute `volatile_`, nil when it is absent.
func (o Cmpxchg) VolatileAttr() ir.Attribute { return o.Op.Attr("volatile_") }

// SetVolatileAttr changes attribute `volatile_`; nil removes it.
func (o Cmpxchg) SetVolatileAttr(a ir.Attribute) { o.Op.SetAttr("volatile_", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Cmpxchg) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Cmpxchg) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o Cmpxchg) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o Cmpxchg) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o Cmpxchg) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o Cmpxchg) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o Cmpxchg) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o Cmpxchg) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o Cmpxchg) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o Cmpxchg) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// SuccessOrdering is the value of attribute `success_ordering`, AtomicOrdering(0) when it is absent or of another kind.
func (o Cmpxchg) SuccessOrdering() AtomicOrdering {
	return ods.EnumOr(o.Op.Attr("success_ordering"), AtomicOrdering(0))
}

// FailureOrdering is the value of attribute `failure_ordering`, AtomicOrdering(0) when it is absent or of another kind.
func (o Cmpxchg) FailureOrdering() AtomicOrdering {
	return ods.EnumOr(o.Op.Attr("failure_ordering"), AtomicOrdering(0))
}

// Syncscope is the value of attribute `syncscope`; false when it is absent or of another kind.
func (o Cmpxchg) Syncscope() (string, bool) { return ods.StringOf(o.Op.Attr("syncscope")) }

// Weak reports whether there is attribute `weak`.
func (o Cmpxchg) Weak() bool { return o.Op.Attr("weak") != nil }

// Volatile reports whether there is attribute `volatile_`.
func (o Cmpxchg) Volatile() bool { return o.Op.Attr("volatile_") != nil }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Cmpxchg) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o Cmpxchg) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o Cmpxchg) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o Cmpxchg) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o Cmpxchg) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// NewCmpxchg builds `llvm.cmpxchg`.
func NewCmpxchg(b *ir.Builder, ptr *ir.Value, cmp *ir.Value, val *ir.Value, resType ir.Type, successOrdering AtomicOrdering, failureOrdering AtomicOrdering, attrs ...ir.NamedAttr) Cmpxchg {
	return Cmpxchg{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.cmpxchg"),
		Operands: []*ir.Value{ptr, cmp, val},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "success_ordering", Value: successOrdering.Attr(b.Context())}, {Name: "failure_ordering", Value: failureOrdering.Attr(b.Context())}}, attrs...),
	})}
}

// Atomicrmw: Replaces what memory holds by a function of it and `val`, as one step, and
// gives what was there. `syncscope` names the threads for which it is one step; all if
// it is absent.
type Atomicrmw struct{ Op *ir.Operation }

// AsAtomicrmw views an operation as `llvm.atomicrmw`; false when it is another one.
func AsAtomicrmw(op *ir.Operation) (Atomicrmw, bool) { return Atomicrmw{op}, op.Is("llvm.atomicrmw") }

// OpName is the name of the operations that it views.
func (Atomicrmw) OpName() string { return "llvm.atomicrmw" }

// Ptr is operand `ptr`.
func (o Atomicrmw) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o Atomicrmw) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Val is operand `val`.
func (o Atomicrmw) Val() *ir.Value { return o.Op.Operand(1) }

// SetVal changes operand `val`.
func (o Atomicrmw) SetVal(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Atomicrmw) Res() *ir.Value { return o.Op.Result(0) }

// BinOpAttr is attribute `bin_op`, nil when it is absent.
func (o Atomicrmw) BinOpAttr() ir.Attribute { return o.Op.Attr("bin_op") }

// SetBinOpAttr changes attribute `bin_op`; nil removes it.
func (o Atomicrmw) SetBinOpAttr(a ir.Attribute) { o.Op.SetAttr("bin_op", a) }

// OrderingAttr is attribute `ordering`, nil when it is absent.
func (o Atomicrmw) OrderingAttr() ir.Attribute { return o.Op.Attr("ordering") }

// SetOrderingAttr changes attribute `ordering`; nil removes it.
func (o Atomicrmw) SetOrderingAttr(a ir.Attribute) { o.Op.SetAttr("ordering", a) }

// SyncscopeAttr is attribute `syncscope`, nil when it is absent.
func (o Atomicrmw) SyncscopeAttr() ir.Attribute { return o.Op.Attr("syncscope") }

// SetSyncscopeAttr changes attribute `syncscope`; nil removes it.
func (o Atomicrmw) SetSyncscopeAttr(a ir.Attribute) { o.Op.SetAttr("syncscope", a) }

// VolatileAttr is attribute `volatile_`, nil when it is absent.
func (o Atomicrmw) VolatileAttr() ir.Attribute { return o.Op.Attr("volatile_") }

// SetVolatileAttr changes attribute `volatile_`; nil removes it.
func (o Atomicrmw) SetVolatileAttr(a ir.Attribute) { o.Op.SetAttr("volatile_", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Atomicrmw) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Atomicrmw) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o Atomicrmw) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o Atomicrmw) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o Atomicrmw) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o Atomicrmw) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o Atomicrmw) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o Atomicrmw) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o Atomicrmw) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o Atomicrmw) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// BinOp is the value of attribute `bin_op`, AtomicBinOp(0) when it is absent or of another kind.
func (o Atomicrmw) BinOp() AtomicBinOp { return ods.EnumOr(o.Op.Attr("bin_op"), AtomicBinOp(0)) }

// Ordering is the value of attribute `ordering`, AtomicOrdering(0) when it is absent or of another kind.
func (o Atomicrmw) Ordering() AtomicOrdering {
	return ods.EnumOr(o.Op.Attr("ordering"), AtomicOrdering(0))
}

// Syncscope is the value of attribute `syncscope`; false when it is absent or of another kind.
func (o Atomicrmw) Syncscope() (string, bool) { return ods.StringOf(o.Op.Attr("syncscope")) }

// Volatile reports whether there is attribute `volatile_`.
func (o Atomicrmw) Volatile() bool { return o.Op.Attr("volatile_") != nil }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Atomicrmw) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o Atomicrmw) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o Atomicrmw) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o Atomicrmw) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o Atomicrmw) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// NewAtomicrmw builds `llvm.atomicrmw`.
func NewAtomicrmw(b *ir.Builder, ptr *ir.Value, val *ir.Value, binOp AtomicBinOp, ordering AtomicOrdering, attrs ...ir.NamedAttr) Atomicrmw {
	return Atomicrmw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.atomicrmw"),
		Operands: []*ir.Value{ptr, val},
		Results:  []ir.Type{ods.MustElement(ptr.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "bin_op", Value: binOp.Attr(b.Context())}, {Name: "ordering", Value: ordering.Attr(b.Context())}}, attrs...),
	})}
}

// Fence: Orders the memory accesses before it and after it. `syncscope` names the
// threads for which it does; empty is all.
type Fence struct{ Op *ir.Operation }

// AsFence views an operation as `llvm.fence`; false when it is another one.
func AsFence(op *ir.Operation) (Fence, bool) { return Fence{op}, op.Is("llvm.fence") }

// OpName is the name of the operations that it views.
func (Fence) OpName() string { return "llvm.fence" }

// OrderingAttr is attribute `ordering`, nil when it is absent.
func (o Fence) OrderingAttr() ir.Attribute { return o.Op.Attr("ordering") }

// SetOrderingAttr changes attribute `ordering`; nil removes it.
func (o Fence) SetOrderingAttr(a ir.Attribute) { o.Op.SetAttr("ordering", a) }

// SyncscopeAttr is attribute `syncscope`, nil when it is absent.
func (o Fence) SyncscopeAttr() ir.Attribute { return o.Op.Attr("syncscope") }

// SetSyncscopeAttr changes attribute `syncscope`; nil removes it.
func (o Fence) SetSyncscopeAttr(a ir.Attribute) { o.Op.SetAttr("syncscope", a) }

// Ordering is the value of attribute `ordering`, AtomicOrdering(0) when it is absent or of another kind.
func (o Fence) Ordering() AtomicOrdering { return ods.EnumOr(o.Op.Attr("ordering"), AtomicOrdering(0)) }

// Syncscope is the value of attribute `syncscope`, "" when it is absent or of another kind.
func (o Fence) Syncscope() string { return ods.StringOr(o.Op.Attr("syncscope"), "") }

// NewFence builds `llvm.fence`.
func NewFence(b *ir.Builder, ordering AtomicOrdering, attrs ...ir.NamedAttr) Fence {
	list := append([]ir.NamedAttr{{Name: "ordering", Value: ordering.Attr(b.Context())}}, attrs...)
	list = ods.Default(list, "syncscope", b.Context().StringAttr(""))
	return Fence{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.fence"),
		Attrs: list,
	})}
}

// Extractvalue: Gives the member of a struct or array at an index path.
type Extractvalue struct{ Op *ir.Operation }

// AsExtractvalue views an operation as `llvm.extractvalue`; false when it is another one.
func AsExtractvalue(op *ir.Operation) (Extractvalue, bool) {
	return Extractvalue{op}, op.Is("llvm.extractvalue")
}

// OpName is the name of the operations that it views.
func (Extractvalue) OpName() string { return "llvm.extractvalue" }

// Container is operand `container`.
func (o Extractvalue) Container() *ir.Value { return o.Op.Operand(0) }

// SetContainer changes operand `container`.
func (o Extractvalue) SetContainer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Extractvalue) Res() *ir.Value { return o.Op.Result(0) }

// PositionAttr is attribute `position`, nil when it is absent.
func (o Extractvalue) PositionAttr() ir.Attribute { return o.Op.Attr("position") }

// SetPositionAttr changes attribute `position`; nil removes it.
func (o Extractvalue) SetPositionAttr(a ir.Attribute) { o.Op.SetAttr("position", a) }

// Position is the value of attribute `position`, nil when it is absent or of another kind.
func (o Extractvalue) Position() []ir.Attribute { return ods.ListOf(o.Op.Attr("position")) }

// NewExtractvalue builds `llvm.extractvalue`.
func NewExtractvalue(b *ir.Builder, container *ir.Value, position ir.Attribute, attrs ...ir.NamedAttr) Extractvalue {
	list := append([]ir.NamedAttr{{Name: "position", Value: position}}, attrs...)
	return Extractvalue{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.extractvalue"),
		Operands: []*ir.Value{container},
		Results:  []ir.Type{eval.ResultType(b.Context(), "llvm.extractvalue", 0, [][]*ir.Value{{container}}, list)},
		Attrs:    list,
	})}
}

// Insertvalue: Gives a copy of a struct or array in which the member at an index path is
// replaced.
type Insertvalue struct{ Op *ir.Operation }

// AsInsertvalue views an operation as `llvm.insertvalue`; false when it is another one.
func AsInsertvalue(op *ir.Operation) (Insertvalue, bool) {
	return Insertvalue{op}, op.Is("llvm.insertvalue")
}

// OpName is the name of the operations that it views.
func (Insertvalue) OpName() string { return "llvm.insertvalue" }

// Container is operand `container`.
func (o Insertvalue) Container() *ir.Value { return o.Op.Operand(0) }

// SetContainer changes operand `container`.
func (o Insertvalue) SetContainer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o Insertvalue) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o Insertvalue) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Insertvalue) Res() *ir.Value { return o.Op.Result(0) }

// PositionAttr is attribute `position`, nil when it is absent.
func (o Insertvalue) PositionAttr() ir.Attribute { return o.Op.Attr("position") }

// SetPositionAttr changes attribute `position`; nil removes it.
func (o Insertvalue) SetPositionAttr(a ir.Attribute) { o.Op.SetAttr("position", a) }

// Position is the value of attribute `position`, nil when it is absent or of another kind.
func (o Insertvalue) Position() []ir.Attribute { return ods.ListOf(o.Op.Attr("position")) }

// NewInsertvalue builds `llvm.insertvalue`.
func NewInsertvalue(b *ir.Builder, container *ir.Value, value *ir.Value, position ir.Attribute, attrs ...ir.NamedAttr) Insertvalue {
	return Insertvalue{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.insertvalue"),
		Operands: []*ir.Value{container, value},
		Results:  []ir.Type{container.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "position", Value: position}}, attrs...),
	})}
}

// Extractelement: Gives an element of a vector. Poison when the position is not less than the
// length.
type Extractelement struct{ Op *ir.Operation }

// AsExtractelement views an operation as `llvm.extractelement`; false when it is another one.
func AsExtractelement(op *ir.Operation) (Extractelement, bool) {
	return Extractelement{op}, op.Is("llvm.extractelement")
}

// OpName is the name of the operations that it views.
func (Extractelement) OpName() string { return "llvm.extractelement" }

// Vector is operand `vector`.
func (o Extractelement) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Extractelement) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Position is operand `position`.
func (o Extractelement) Position() *ir.Value { return o.Op.Operand(1) }

// SetPosition changes operand `position`.
func (o Extractelement) SetPosition(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Extractelement) Res() *ir.Value { return o.Op.Result(0) }

// NewExtractelement builds `llvm.extractelement`.
func NewExtractelement(b *ir.Builder, vector *ir.Value, position *ir.Value, attrs ...ir.NamedAttr) Extractelement {
	return Extractelement{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.extractelement"),
		Operands: []*ir.Value{vector, position},
		Results:  []ir.Type{ods.MustElement(vector.Type())},
		Attrs:    attrs,
	})}
}

// Insertelement: Gives a copy of a vector in which one element is replaced. Poison when the
// position is not less than the length.
type Insertelement struct{ Op *ir.Operation }

// AsInsertelement views an operation as `llvm.insertelement`; false when it is another one.
func AsInsertelement(op *ir.Operation) (Insertelement, bool) {
	return Insertelement{op}, op.Is("llvm.insertelement")
}

// OpName is the name of the operations that it views.
func (Insertelement) OpName() string { return "llvm.insertelement" }

// Vector is operand `vector`.
func (o Insertelement) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Insertelement) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o Insertelement) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o Insertelement) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Position is operand `position`.
func (o Insertelement) Position() *ir.Value { return o.Op.Operand(2) }

// SetPosition changes operand `position`.
func (o Insertelement) SetPosition(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o Insertelement) Res() *ir.Value { return o.Op.Result(0) }

// NewInsertelement builds `llvm.insertelement`.
func NewInsertelement(b *ir.Builder, vector *ir.Value, value *ir.Value, position *ir.Value, attrs ...ir.NamedAttr) Insertelement {
	return Insertelement{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.insertelement"),
		Operands: []*ir.Value{vector, value, position},
		Results:  []ir.Type{vector.Type()},
		Attrs:    attrs,
	})}
}

// Shufflevector: Makes a vector of elements of two: mask entry i numbers the element i of the
// result, counted through the first vector, then the second.
type Shufflevector struct{ Op *ir.Operation }

// AsShufflevector views an operation as `llvm.shufflevector`; false when it is another one.
func AsShufflevector(op *ir.Operation) (Shufflevector, bool) {
	return Shufflevector{op}, op.Is("llvm.shufflevector")
}

// OpName is the name of the operations that it views.
func (Shufflevector) OpName() string { return "llvm.shufflevector" }

// V1 is operand `v1`.
func (o Shufflevector) V1() *ir.Value { return o.Op.Operand(0) }

// SetV1 changes operand `v1`.
func (o Shufflevector) SetV1(v *ir.Value) { o.Op.SetOperand(0, v) }

// V2 is operand `v2`.
func (o Shufflevector) V2() *ir.Value { return o.Op.Operand(1) }

// SetV2 changes operand `v2`.
func (o Shufflevector) SetV2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Shufflevector) Res() *ir.Value { return o.Op.Result(0) }

// MaskAttr is attribute `mask`, nil when it is absent.
func (o Shufflevector) MaskAttr() ir.Attribute { return o.Op.Attr("mask") }

// SetMaskAttr changes attribute `mask`; nil removes it.
func (o Shufflevector) SetMaskAttr(a ir.Attribute) { o.Op.SetAttr("mask", a) }

// Mask is the value of attribute `mask`, nil when it is absent or of another kind.
func (o Shufflevector) Mask() []ir.Attribute { return ods.ListOf(o.Op.Attr("mask")) }

// NewShufflevector builds `llvm.shufflevector`.
func NewShufflevector(b *ir.Builder, v1 *ir.Value, v2 *ir.Value, mask ir.Attribute, attrs ...ir.NamedAttr) Shufflevector {
	list := append([]ir.NamedAttr{{Name: "mask", Value: mask}}, attrs...)
	return Shufflevector{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.shufflevector"),
		Operands: []*ir.Value{v1, v2},
		Results:  []ir.Type{eval.ResultType(b.Context(), "llvm.shufflevector", 0, [][]*ir.Value{{v1}, {v2}}, list)},
		Attrs:    list,
	})}
}

// Call: Calls the function named, or the one that `callee_ptr` points to.
type Call struct{ Op *ir.Operation }

// AsCall views an operation as `llvm.call`; false when it is another one.
func AsCall(op *ir.Operation) (Call, bool) { return Call{op}, op.Is("llvm.call") }

// OpName is the name of the operations that it views.
func (Call) OpName() string { return "llvm.call" }

// CalleePtr is operand `callee_ptr`, nil when it is absent.
func (o Call) CalleePtr() *ir.Value { return ods.OperandOf(o.Op, 0) }

// Args are the operands `args`.
func (o Call) Args() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// OpBundleOperands are the operands `op_bundle_operands`.
func (o Call) OpBundleOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Results are the results `results`.
func (o Call) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// CalleeAttr is attribute `callee`, nil when it is absent.
func (o Call) CalleeAttr() ir.Attribute { return o.Op.Attr("callee") }

// SetCalleeAttr changes attribute `callee`; nil removes it.
func (o Call) SetCalleeAttr(a ir.Attribute) { o.Op.SetAttr("callee", a) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o Call) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o Call) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// CConvAttr is attribute `CConv`, nil when it is absent.
func (o Call) CConvAttr() ir.Attribute { return o.Op.Attr("CConv") }

// SetCConvAttr changes attribute `CConv`; nil removes it.
func (o Call) SetCConvAttr(a ir.Attribute) { o.Op.SetAttr("CConv", a) }

// TailCallKindAttr is attribute `TailCallKind`, nil when it is absent.
func (o Call) TailCallKindAttr() ir.Attribute { return o.Op.Attr("TailCallKind") }

// SetTailCallKindAttr changes attribute `TailCallKind`; nil removes it.
func (o Call) SetTailCallKindAttr(a ir.Attribute) { o.Op.SetAttr("TailCallKind", a) }

// VarCalleeTypeAttr is attribute `var_callee_type`, nil when it is absent.
func (o Call) VarCalleeTypeAttr() ir.Attribute { return o.Op.Attr("var_callee_type") }

// SetVarCalleeTypeAttr changes attribute `var_callee_type`; nil removes it.
func (o Call) SetVarCalleeTypeAttr(a ir.Attribute) { o.Op.SetAttr("var_callee_type", a) }

// OpBundleTagsAttr is attribute `op_bundle_tags`, nil when it is absent.
func (o Call) OpBundleTagsAttr() ir.Attribute { return o.Op.Attr("op_bundle_tags") }

// SetOpBundleTagsAttr changes attribute `op_bundle_tags`; nil removes it.
func (o Call) SetOpBundleTagsAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_tags", a) }

// OpBundleSizesAttr is attribute `op_bundle_sizes`, nil when it is absent.
func (o Call) OpBundleSizesAttr() ir.Attribute { return o.Op.Attr("op_bundle_sizes") }

// SetOpBundleSizesAttr changes attribute `op_bundle_sizes`; nil removes it.
func (o Call) SetOpBundleSizesAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_sizes", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o Call) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o Call) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o Call) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o Call) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// ConvergentAttr is attribute `convergent`, nil when it is absent.
func (o Call) ConvergentAttr() ir.Attribute { return o.Op.Attr("convergent") }

// SetConvergentAttr changes attribute `convergent`; nil removes it.
func (o Call) SetConvergentAttr(a ir.Attribute) { o.Op.SetAttr("convergent", a) }

// NoUnwindAttr is attribute `no_unwind`, nil when it is absent.
func (o Call) NoUnwindAttr() ir.Attribute { return o.Op.Attr("no_unwind") }

// SetNoUnwindAttr changes attribute `no_unwind`; nil removes it.
func (o Call) SetNoUnwindAttr(a ir.Attribute) { o.Op.SetAttr("no_unwind", a) }

// WillReturnAttr is attribute `will_return`, nil when it is absent.
func (o Call) WillReturnAttr() ir.Attribute { return o.Op.Attr("will_return") }

// SetWillReturnAttr changes attribute `will_return`; nil removes it.
func (o Call) SetWillReturnAttr(a ir.Attribute) { o.Op.SetAttr("will_return", a) }

// NoInlineAttr is attribute `no_inline`, nil when it is absent.
func (o Call) NoInlineAttr() ir.Attribute { return o.Op.Attr("no_inline") }

// SetNoInlineAttr changes attribute `no_inline`; nil removes it.
func (o Call) SetNoInlineAttr(a ir.Attribute) { o.Op.SetAttr("no_inline", a) }

// AlwaysInlineAttr is attribute `always_inline`, nil when it is absent.
func (o Call) AlwaysInlineAttr() ir.Attribute { return o.Op.Attr("always_inline") }

// SetAlwaysInlineAttr changes attribute `always_inline`; nil removes it.
func (o Call) SetAlwaysInlineAttr(a ir.Attribute) { o.Op.SetAttr("always_inline", a) }

// InlineHintAttr is attribute `inline_hint`, nil when it is absent.
func (o Call) InlineHintAttr() ir.Attribute { return o.Op.Attr("inline_hint") }

// SetInlineHintAttr changes attribute `inline_hint`; nil removes it.
func (o Call) SetInlineHintAttr(a ir.Attribute) { o.Op.SetAttr("inline_hint", a) }

// MemoryEffectsAttr is attribute `memory_effects`, nil when it is absent.
func (o Call) MemoryEffectsAttr() ir.Attribute { return o.Op.Attr("memory_effects") }

// SetMemoryEffectsAttr changes attribute `memory_effects`; nil removes it.
func (o Call) SetMemoryEffectsAttr(a ir.Attribute) { o.Op.SetAttr("memory_effects", a) }

// AccessGroupsAttr is attribute `access_groups`, nil when it is absent.
func (o Call) AccessGroupsAttr() ir.Attribute { return o.Op.Attr("access_groups") }

// SetAccessGroupsAttr changes attribute `access_groups`; nil removes it.
func (o Call) SetAccessGroupsAttr(a ir.Attribute) { o.Op.SetAttr("access_groups", a) }

// AliasScopesAttr is attribute `alias_scopes`, nil when it is absent.
func (o Call) AliasScopesAttr() ir.Attribute { return o.Op.Attr("alias_scopes") }

// SetAliasScopesAttr changes attribute `alias_scopes`; nil removes it.
func (o Call) SetAliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("alias_scopes", a) }

// NoaliasScopesAttr is attribute `noalias_scopes`, nil when it is absent.
func (o Call) NoaliasScopesAttr() ir.Attribute { return o.Op.Attr("noalias_scopes") }

// SetNoaliasScopesAttr changes attribute `noalias_scopes`; nil removes it.
func (o Call) SetNoaliasScopesAttr(a ir.Attribute) { o.Op.SetAttr("noalias_scopes", a) }

// TbaaAttr is attribute `tbaa`, nil when it is absent.
func (o Call) TbaaAttr() ir.Attribute { return o.Op.Attr("tbaa") }

// SetTbaaAttr changes attribute `tbaa`; nil removes it.
func (o Call) SetTbaaAttr(a ir.Attribute) { o.Op.SetAttr("tbaa", a) }

// Callee is the value of attribute `callee`; false when it is absent or of another kind.
func (o Call) Callee() (string, bool) { return ods.SymbolOf(o.Op.Attr("callee")) }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o Call) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// CConv is the value of attribute `CConv`; false when it is absent or of another kind.
func (o Call) CConv() (CConv, bool) { return ods.EnumOf[CConv](o.Op.Attr("CConv")) }

// TailCallKind is the value of attribute `TailCallKind`; false when it is absent or of another kind.
func (o Call) TailCallKind() (TailCallKind, bool) {
	return ods.EnumOf[TailCallKind](o.Op.Attr("TailCallKind"))
}

// VarCalleeType is the value of attribute `var_callee_type`, nil when it is absent or of another kind.
func (o Call) VarCalleeType() ir.Type { return ods.TypeOf(o.Op.Attr("var_callee_type")) }

// OpBundleTags is the value of attribute `op_bundle_tags`, nil when it is absent or of another kind.
func (o Call) OpBundleTags() []string { return ods.StringsOf(o.Op.Attr("op_bundle_tags")) }

// OpBundleSizes is the value of attribute `op_bundle_sizes`, nil when it is absent or of another kind.
func (o Call) OpBundleSizes() []int64 { return ods.IntsOf(o.Op.Attr("op_bundle_sizes")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o Call) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o Call) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// Convergent reports whether there is attribute `convergent`.
func (o Call) Convergent() bool { return o.Op.Attr("convergent") != nil }

// NoUnwind reports whether there is attribute `no_unwind`.
func (o Call) NoUnwind() bool { return o.Op.Attr("no_unwind") != nil }

// WillReturn reports whether there is attribute `will_return`.
func (o Call) WillReturn() bool { return o.Op.Attr("will_return") != nil }

// NoInline reports whether there is attribute `no_inline`.
func (o Call) NoInline() bool { return o.Op.Attr("no_inline") != nil }

// AlwaysInline reports whether there is attribute `always_inline`.
func (o Call) AlwaysInline() bool { return o.Op.Attr("always_inline") != nil }

// InlineHint reports whether there is attribute `inline_hint`.
func (o Call) InlineHint() bool { return o.Op.Attr("inline_hint") != nil }

// MemoryEffects is the value of attribute `memory_effects`; false when it is absent or of another kind.
func (o Call) MemoryEffects() (MemoryEffectsAttr, bool) {
	return AsMemoryEffectsAttr(o.Op.Attr("memory_effects"))
}

// AccessGroups is the value of attribute `access_groups`, nil when it is absent or of another kind.
func (o Call) AccessGroups() []ir.Attribute { return ods.ListOf(o.Op.Attr("access_groups")) }

// AliasScopes is the value of attribute `alias_scopes`, nil when it is absent or of another kind.
func (o Call) AliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("alias_scopes")) }

// NoaliasScopes is the value of attribute `noalias_scopes`, nil when it is absent or of another kind.
func (o Call) NoaliasScopes() []ir.Attribute { return ods.ListOf(o.Op.Attr("noalias_scopes")) }

// Tbaa is the value of attribute `tbaa`, nil when it is absent or of another kind.
func (o Call) Tbaa() []ir.Attribute { return ods.ListOf(o.Op.Attr("tbaa")) }

// NewCall builds `llvm.call`.
func NewCall(b *ir.Builder, calleePtr *ir.Value, args []*ir.Value, opBundleOperands []*ir.Value, resultsTypes []ir.Type, attrs ...ir.NamedAttr) Call {
	var operands []*ir.Value
	operands = append(operands, ods.Present(calleePtr)...)
	operands = append(operands, args...)
	operands = append(operands, opBundleOperands...)
	return Call{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.call"),
		Operands: operands,
		Results:  resultsTypes,
		Attrs:    attrs,
	})}
}

// CallIntrinsic: Calls an intrinsic by its name in LLVM IR, without the types that make an overloaded one
// unique.
type CallIntrinsic struct{ Op *ir.Operation }

// AsCallIntrinsic views an operation as `llvm.call_intrinsic`; false when it is another one.
func AsCallIntrinsic(op *ir.Operation) (CallIntrinsic, bool) {
	return CallIntrinsic{op}, op.Is("llvm.call_intrinsic")
}

// OpName is the name of the operations that it views.
func (CallIntrinsic) OpName() string { return "llvm.call_intrinsic" }

// Args are the operands `args`.
func (o CallIntrinsic) Args() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// OpBundleOperands are the operands `op_bundle_operands`.
func (o CallIntrinsic) OpBundleOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Results is result `results`, nil when it is absent.
func (o CallIntrinsic) Results() *ir.Value { return ods.ResultOf(o.Op, 0) }

// IntrinAttr is attribute `intrin`, nil when it is absent.
func (o CallIntrinsic) IntrinAttr() ir.Attribute { return o.Op.Attr("intrin") }

// SetIntrinAttr changes attribute `intrin`; nil removes it.
func (o CallIntrinsic) SetIntrinAttr(a ir.Attribute) { o.Op.SetAttr("intrin", a) }

// FastmathFlagsAttr is attribute `fastmathFlags`, nil when it is absent.
func (o CallIntrinsic) FastmathFlagsAttr() ir.Attribute { return o.Op.Attr("fastmathFlags") }

// SetFastmathFlagsAttr changes attribute `fastmathFlags`; nil removes it.
func (o CallIntrinsic) SetFastmathFlagsAttr(a ir.Attribute) { o.Op.SetAttr("fastmathFlags", a) }

// OpBundleTagsAttr is attribute `op_bundle_tags`, nil when it is absent.
func (o CallIntrinsic) OpBundleTagsAttr() ir.Attribute { return o.Op.Attr("op_bundle_tags") }

// SetOpBundleTagsAttr changes attribute `op_bundle_tags`; nil removes it.
func (o CallIntrinsic) SetOpBundleTagsAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_tags", a) }

// OpBundleSizesAttr is attribute `op_bundle_sizes`, nil when it is absent.
func (o CallIntrinsic) OpBundleSizesAttr() ir.Attribute { return o.Op.Attr("op_bundle_sizes") }

// SetOpBundleSizesAttr changes attribute `op_bundle_sizes`; nil removes it.
func (o CallIntrinsic) SetOpBundleSizesAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_sizes", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o CallIntrinsic) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o CallIntrinsic) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o CallIntrinsic) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o CallIntrinsic) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// Intrin is the value of attribute `intrin`, "" when it is absent or of another kind.
func (o CallIntrinsic) Intrin() string { return ods.StringOr(o.Op.Attr("intrin"), "") }

// FastmathFlags is the value of attribute `fastmathFlags`; false when it is absent or of another kind.
func (o CallIntrinsic) FastmathFlags() (FastmathFlags, bool) {
	return ods.EnumOf[FastmathFlags](o.Op.Attr("fastmathFlags"))
}

// OpBundleTags is the value of attribute `op_bundle_tags`, nil when it is absent or of another kind.
func (o CallIntrinsic) OpBundleTags() []string { return ods.StringsOf(o.Op.Attr("op_bundle_tags")) }

// OpBundleSizes is the value of attribute `op_bundle_sizes`, nil when it is absent or of another kind.
func (o CallIntrinsic) OpBundleSizes() []int64 { return ods.IntsOf(o.Op.Attr("op_bundle_sizes")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o CallIntrinsic) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o CallIntrinsic) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewCallIntrinsic builds `llvm.call_intrinsic`.
func NewCallIntrinsic(b *ir.Builder, args []*ir.Value, opBundleOperands []*ir.Value, resultsType ir.Type, intrin string, attrs ...ir.NamedAttr) CallIntrinsic {
	var operands []*ir.Value
	operands = append(operands, args...)
	operands = append(operands, opBundleOperands...)
	var results []ir.Type
	results = append(results, ods.PresentType(resultsType)...)
	return CallIntrinsic{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.call_intrinsic"),
		Operands: operands,
		Results:  results,
		Attrs:    append([]ir.NamedAttr{{Name: "intrin", Value: b.Context().StringAttr(intrin)}}, attrs...),
	})}
}

// Invoke: Calls a function and goes on at `normalDest`, or at `unwindDest` if the
// function throws; that block begins with an `llvm.landingpad`.
type Invoke struct{ Op *ir.Operation }

// AsInvoke views an operation as `llvm.invoke`; false when it is another one.
func AsInvoke(op *ir.Operation) (Invoke, bool) { return Invoke{op}, op.Is("llvm.invoke") }

// OpName is the name of the operations that it views.
func (Invoke) OpName() string { return "llvm.invoke" }

// CalleePtr is operand `callee_ptr`, nil when it is absent.
func (o Invoke) CalleePtr() *ir.Value { return ods.OperandOf(o.Op, 0) }

// Args are the operands `args`.
func (o Invoke) Args() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// NormalDestOperands are the operands `normalDestOperands`.
func (o Invoke) NormalDestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// UnwindDestOperands are the operands `unwindDestOperands`.
func (o Invoke) UnwindDestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// OpBundleOperands are the operands `op_bundle_operands`.
func (o Invoke) OpBundleOperands() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// Results are the results `results`.
func (o Invoke) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// CalleeAttr is attribute `callee`, nil when it is absent.
func (o Invoke) CalleeAttr() ir.Attribute { return o.Op.Attr("callee") }

// SetCalleeAttr changes attribute `callee`; nil removes it.
func (o Invoke) SetCalleeAttr(a ir.Attribute) { o.Op.SetAttr("callee", a) }

// BranchWeightsAttr is attribute `branch_weights`, nil when it is absent.
func (o Invoke) BranchWeightsAttr() ir.Attribute { return o.Op.Attr("branch_weights") }

// SetBranchWeightsAttr changes attribute `branch_weights`; nil removes it.
func (o Invoke) SetBranchWeightsAttr(a ir.Attribute) { o.Op.SetAttr("branch_weights", a) }

// CConvAttr is attribute `CConv`, nil when it is absent.
func (o Invoke) CConvAttr() ir.Attribute { return o.Op.Attr("CConv") }

// SetCConvAttr changes attribute `CConv`; nil removes it.
func (o Invoke) SetCConvAttr(a ir.Attribute) { o.Op.SetAttr("CConv", a) }

// VarCalleeTypeAttr is attribute `var_callee_type`, nil when it is absent.
func (o Invoke) VarCalleeTypeAttr() ir.Attribute { return o.Op.Attr("var_callee_type") }

// SetVarCalleeTypeAttr changes attribute `var_callee_type`; nil removes it.
func (o Invoke) SetVarCalleeTypeAttr(a ir.Attribute) { o.Op.SetAttr("var_callee_type", a) }

// OpBundleTagsAttr is attribute `op_bundle_tags`, nil when it is absent.
func (o Invoke) OpBundleTagsAttr() ir.Attribute { return o.Op.Attr("op_bundle_tags") }

// SetOpBundleTagsAttr changes attribute `op_bundle_tags`; nil removes it.
func (o Invoke) SetOpBundleTagsAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_tags", a) }

// OpBundleSizesAttr is attribute `op_bundle_sizes`, nil when it is absent.
func (o Invoke) OpBundleSizesAttr() ir.Attribute { return o.Op.Attr("op_bundle_sizes") }

// SetOpBundleSizesAttr changes attribute `op_bundle_sizes`; nil removes it.
func (o Invoke) SetOpBundleSizesAttr(a ir.Attribute) { o.Op.SetAttr("op_bundle_sizes", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o Invoke) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o Invoke) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o Invoke) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o Invoke) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// NormalDest is successor `normalDest`.
func (o Invoke) NormalDest() *ir.Block { return o.Op.Successor(0) }

// UnwindDest is successor `unwindDest`.
func (o Invoke) UnwindDest() *ir.Block { return o.Op.Successor(1) }

// Callee is the value of attribute `callee`; false when it is absent or of another kind.
func (o Invoke) Callee() (string, bool) { return ods.SymbolOf(o.Op.Attr("callee")) }

// CConv is the value of attribute `CConv`; false when it is absent or of another kind.
func (o Invoke) CConv() (CConv, bool) { return ods.EnumOf[CConv](o.Op.Attr("CConv")) }

// VarCalleeType is the value of attribute `var_callee_type`, nil when it is absent or of another kind.
func (o Invoke) VarCalleeType() ir.Type { return ods.TypeOf(o.Op.Attr("var_callee_type")) }

// OpBundleTags is the value of attribute `op_bundle_tags`, nil when it is absent or of another kind.
func (o Invoke) OpBundleTags() []string { return ods.StringsOf(o.Op.Attr("op_bundle_tags")) }

// OpBundleSizes is the value of attribute `op_bundle_sizes`, nil when it is absent or of another kind.
func (o Invoke) OpBundleSizes() []int64 { return ods.IntsOf(o.Op.Attr("op_bundle_sizes")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o Invoke) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o Invoke) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// NewInvoke builds `llvm.invoke`.
func NewInvoke(b *ir.Builder, calleePtr *ir.Value, args []*ir.Value, normalDestOperands []*ir.Value, unwindDestOperands []*ir.Value, opBundleOperands []*ir.Value, resultsTypes []ir.Type, normalDest *ir.Block, unwindDest *ir.Block, attrs ...ir.NamedAttr) Invoke {
	var operands []*ir.Value
	operands = append(operands, ods.Present(calleePtr)...)
	operands = append(operands, args...)
	operands = append(operands, normalDestOperands...)
	operands = append(operands, unwindDestOperands...)
	operands = append(operands, opBundleOperands...)
	return Invoke{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("llvm.invoke"),
		Operands:   operands,
		Results:    resultsTypes,
		Attrs:      append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(calleePtr))+len(args), len(normalDestOperands), len(unwindDestOperands)+len(opBundleOperands))}}, attrs...),
		Successors: []*ir.Block{normalDest, unwindDest},
	})}
}

// Landingpad: Receives an exception at the start of an unwind destination. A clause that is
// an array filters, another one catches; `cleanup` stops for every exception.
type Landingpad struct{ Op *ir.Operation }

// AsLandingpad views an operation as `llvm.landingpad`; false when it is another one.
func AsLandingpad(op *ir.Operation) (Landingpad, bool) {
	return Landingpad{op}, op.Is("llvm.landingpad")
}

// OpName is the name of the operations that it views.
func (Landingpad) OpName() string { return "llvm.landingpad" }

// Clauses are the operands `clauses`.
func (o Landingpad) Clauses() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Res is result `res`.
func (o Landingpad) Res() *ir.Value { return o.Op.Result(0) }

// CleanupAttr is attribute `cleanup`, nil when it is absent.
func (o Landingpad) CleanupAttr() ir.Attribute { return o.Op.Attr("cleanup") }

// SetCleanupAttr changes attribute `cleanup`; nil removes it.
func (o Landingpad) SetCleanupAttr(a ir.Attribute) { o.Op.SetAttr("cleanup", a) }

// Cleanup reports whether there is attribute `cleanup`.
func (o Landingpad) Cleanup() bool { return o.Op.Attr("cleanup") != nil }

// NewLandingpad builds `llvm.landingpad`.
func NewLandingpad(b *ir.Builder, clauses []*ir.Value, resType ir.Type, attrs ...ir.NamedAttr) Landingpad {
	return Landingpad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.landingpad"),
		Operands: clauses,
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// Resume: Goes on with an exception that a landing pad has received.
type Resume struct{ Op *ir.Operation }

// AsResume views an operation as `llvm.resume`; false when it is another one.
func AsResume(op *ir.Operation) (Resume, bool) { return Resume{op}, op.Is("llvm.resume") }

// OpName is the name of the operations that it views.
func (Resume) OpName() string { return "llvm.resume" }

// Value is operand `value`.
func (o Resume) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Resume) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewResume builds `llvm.resume`.
func NewResume(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) Resume {
	return Resume{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.resume"),
		Operands: []*ir.Value{value},
		Attrs:    attrs,
	})}
}

// Br: Goes to a block.
type Br struct{ Op *ir.Operation }

// AsBr views an operation as `llvm.br`; false when it is another one.
func AsBr(op *ir.Operation) (Br, bool) { return Br{op}, op.Is("llvm.br") }

// OpName is the name of the operations that it views.
func (Br) OpName() string { return "llvm.br" }

// DestOperands are the operands `destOperands`.
func (o Br) DestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// LoopAnnotationAttr is attribute `loop_annotation`, nil when it is absent.
func (o Br) LoopAnnotationAttr() ir.Attribute { return o.Op.Attr("loop_annotation") }

// SetLoopAnnotationAttr changes attribute `loop_annotation`; nil removes it.
func (o Br) SetLoopAnnotationAttr(a ir.Attribute) { o.Op.SetAttr("loop_annotation", a) }

// Dest is successor `dest`.
func (o Br) Dest() *ir.Block { return o.Op.Successor(0) }

// LoopAnnotation is the value of attribute `loop_annotation`; false when it is absent or of another kind.
func (o Br) LoopAnnotation() (LoopAnnotationAttr, bool) {
	return AsLoopAnnotationAttr(o.Op.Attr("loop_annotation"))
}

// NewBr builds `llvm.br`.
func NewBr(b *ir.Builder, destOperands []*ir.Value, dest *ir.Block, attrs ...ir.NamedAttr) Br {
	return Br{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("llvm.br"),
		Operands:   destOperands,
		Attrs:      attrs,
		Successors: []*ir.Block{dest},
	})}
}

// CondBr: Goes to the first block if the condition is true, else to the second.
// `branch_weights` are their relative probabilities.
type CondBr struct{ Op *ir.Operation }

// AsCondBr views an operation as `llvm.cond_br`; false when it is another one.
func AsCondBr(op *ir.Operation) (CondBr, bool) { return CondBr{op}, op.Is("llvm.cond_br") }

// OpName is the name of the operations that it views.
func (CondBr) OpName() string { return "llvm.cond_br" }

// Condition is operand `condition`.
func (o CondBr) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o CondBr) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueDestOperands are the operands `trueDestOperands`.
func (o CondBr) TrueDestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// FalseDestOperands are the operands `falseDestOperands`.
func (o CondBr) FalseDestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// BranchWeightsAttr is attribute `branch_weights`, nil when it is absent.
func (o CondBr) BranchWeightsAttr() ir.Attribute { return o.Op.Attr("branch_weights") }

// SetBranchWeightsAttr changes attribute `branch_weights`; nil removes it.
func (o CondBr) SetBranchWeightsAttr(a ir.Attribute) { o.Op.SetAttr("branch_weights", a) }

// LoopAnnotationAttr is attribute `loop_annotation`, nil when it is absent.
func (o CondBr) LoopAnnotationAttr() ir.Attribute { return o.Op.Attr("loop_annotation") }

// SetLoopAnnotationAttr changes attribute `loop_annotation`; nil removes it.
func (o CondBr) SetLoopAnnotationAttr(a ir.Attribute) { o.Op.SetAttr("loop_annotation", a) }

// TrueDest is successor `trueDest`.
func (o CondBr) TrueDest() *ir.Block { return o.Op.Successor(0) }

// FalseDest is successor `falseDest`.
func (o CondBr) FalseDest() *ir.Block { return o.Op.Successor(1) }

// LoopAnnotation is the value of attribute `loop_annotation`; false when it is absent or of another kind.
func (o CondBr) LoopAnnotation() (LoopAnnotationAttr, bool) {
	return AsLoopAnnotationAttr(o.Op.Attr("loop_annotation"))
}

// NewCondBr builds `llvm.cond_br`.
func NewCondBr(b *ir.Builder, condition *ir.Value, trueDestOperands []*ir.Value, falseDestOperands []*ir.Value, trueDest *ir.Block, falseDest *ir.Block, attrs ...ir.NamedAttr) CondBr {
	var operands []*ir.Value
	operands = append(operands, condition)
	operands = append(operands, trueDestOperands...)
	operands = append(operands, falseDestOperands...)
	return CondBr{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("llvm.cond_br"),
		Operands:   operands,
		Attrs:      append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(trueDestOperands), len(falseDestOperands))}}, attrs...),
		Successors: []*ir.Block{trueDest, falseDest},
	})}
}

// Switch: Goes to the block whose case value is `value`, else to the default one.
// `branch_weights` are their relative probabilities, the default first.
type Switch struct{ Op *ir.Operation }

// AsSwitch views an operation as `llvm.switch`; false when it is another one.
func AsSwitch(op *ir.Operation) (Switch, bool) { return Switch{op}, op.Is("llvm.switch") }

// OpName is the name of the operations that it views.
func (Switch) OpName() string { return "llvm.switch" }

// Value is operand `value`.
func (o Switch) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Switch) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// DefaultOperands are the operands `defaultOperands`.
func (o Switch) DefaultOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// CaseOperands are the operands `caseOperands`.
func (o Switch) CaseOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// CaseValuesAttr is attribute `case_values`, nil when it is absent.
func (o Switch) CaseValuesAttr() ir.Attribute { return o.Op.Attr("case_values") }

// SetCaseValuesAttr changes attribute `case_values`; nil removes it.
func (o Switch) SetCaseValuesAttr(a ir.Attribute) { o.Op.SetAttr("case_values", a) }

// CaseOperandOffsetsAttr is attribute `case_operand_offsets`, nil when it is absent.
func (o Switch) CaseOperandOffsetsAttr() ir.Attribute { return o.Op.Attr("case_operand_offsets") }

// SetCaseOperandOffsetsAttr changes attribute `case_operand_offsets`; nil removes it.
func (o Switch) SetCaseOperandOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("case_operand_offsets", a) }

// BranchWeightsAttr is attribute `branch_weights`, nil when it is absent.
func (o Switch) BranchWeightsAttr() ir.Attribute { return o.Op.Attr("branch_weights") }

// SetBranchWeightsAttr changes attribute `branch_weights`; nil removes it.
func (o Switch) SetBranchWeightsAttr(a ir.Attribute) { o.Op.SetAttr("branch_weights", a) }

// DefaultDestination is successor `defaultDestination`.
func (o Switch) DefaultDestination() *ir.Block { return o.Op.Successor(0) }

// CaseDestinations are the successors `caseDestinations`.
func (o Switch) CaseDestinations() []*ir.Block { return o.Op.Successors()[1:] }

// CaseValues is the value of attribute `case_values`, nil when it is absent or of another kind.
func (o Switch) CaseValues() []int64 { return ods.IntsOf(o.Op.Attr("case_values")) }

// CaseOperandOffsets is the value of attribute `case_operand_offsets`, nil when it is absent or of another kind.
func (o Switch) CaseOperandOffsets() []int64 { return ods.IntsOf(o.Op.Attr("case_operand_offsets")) }

// CaseOperandsLists are the lists of the operands `caseOperands`.
func (o Switch) CaseOperandsLists() [][]*ir.Value { return ods.OperandLists(o.Op, 2) }

// NewSwitch builds `llvm.switch`.
func NewSwitch(b *ir.Builder, value *ir.Value, defaultOperands []*ir.Value, caseOperands [][]*ir.Value, defaultDestination *ir.Block, caseDestinations []*ir.Block, attrs ...ir.NamedAttr) Switch {
	flat, offsets := ods.Flatten(b.Context(), caseOperands)
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, defaultOperands...)
	operands = append(operands, flat...)
	list := append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(defaultOperands), len(flat))}}, attrs...)
	list = ods.Default(list, "case_operand_offsets", offsets)
	return Switch{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("llvm.switch"),
		Operands:   operands,
		Attrs:      list,
		Successors: append([]*ir.Block{defaultDestination}, caseDestinations...),
	})}
}

// Indirectbr: Goes to the block of which `addr` is the address, as `llvm.blockaddress` gives it: one of those listed.
type Indirectbr struct{ Op *ir.Operation }

// AsIndirectbr views an operation as `llvm.indirectbr`; false when it is another one.
func AsIndirectbr(op *ir.Operation) (Indirectbr, bool) {
	return Indirectbr{op}, op.Is("llvm.indirectbr")
}

// OpName is the name of the operations that it views.
func (Indirectbr) OpName() string { return "llvm.indirectbr" }

// Addr is operand `addr`.
func (o Indirectbr) Addr() *ir.Value { return o.Op.Operand(0) }

// SetAddr changes operand `addr`.
func (o Indirectbr) SetAddr(v *ir.Value) { o.Op.SetOperand(0, v) }

// TargetOperands are the operands `targetOperands`.
func (o Indirectbr) TargetOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// TargetOperandOffsetsAttr is attribute `target_operand_offsets`, nil when it is absent.
func (o Indirectbr) TargetOperandOffsetsAttr() ir.Attribute {
	return o.Op.Attr("target_operand_offsets")
}

// SetTargetOperandOffsetsAttr changes attribute `target_operand_offsets`; nil removes it.
func (o Indirectbr) SetTargetOperandOffsetsAttr(a ir.Attribute) {
	o.Op.SetAttr("target_operand_offsets", a)
}

// Targets are the successors `targets`.
func (o Indirectbr) Targets() []*ir.Block { return o.Op.Successors()[0:] }

// TargetOperandOffsets is the value of attribute `target_operand_offsets`, nil when it is absent or of another kind.
func (o Indirectbr) TargetOperandOffsets() []int64 {
	return ods.IntsOf(o.Op.Attr("target_operand_offsets"))
}

// TargetOperandsLists are the lists of the operands `targetOperands`.
func (o Indirectbr) TargetOperandsLists() [][]*ir.Value { return ods.OperandLists(o.Op, 1) }

// NewIndirectbr builds `llvm.indirectbr`.
func NewIndirectbr(b *ir.Builder, addr *ir.Value, targetOperands [][]*ir.Value, targets []*ir.Block, attrs ...ir.NamedAttr) Indirectbr {
	flat, offsets := ods.Flatten(b.Context(), targetOperands)
	var operands []*ir.Value
	operands = append(operands, addr)
	operands = append(operands, flat...)
	list := attrs
	list = ods.Default(list, "target_operand_offsets", offsets)
	return Indirectbr{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("llvm.indirectbr"),
		Operands:   operands,
		Attrs:      list,
		Successors: append([]*ir.Block{}, targets...),
	})}
}

// Return: Returns from a function, with its value if it has one, or gives the value of
// a global's initialiser.
type Return struct{ Op *ir.Operation }

// AsReturn views an operation as `llvm.return`; false when it is another one.
func AsReturn(op *ir.Operation) (Return, bool) { return Return{op}, op.Is("llvm.return") }

// OpName is the name of the operations that it views.
func (Return) OpName() string { return "llvm.return" }

// Args are the operands `args`.
func (o Return) Args() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewReturn builds `llvm.return`.
func NewReturn(b *ir.Builder, args []*ir.Value, attrs ...ir.NamedAttr) Return {
	return Return{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.return"),
		Operands: args,
		Attrs:    attrs,
	})}
}

// Unreachable: Ends a block that is never reached. Undefined when it is.
type Unreachable struct{ Op *ir.Operation }

// AsUnreachable views an operation as `llvm.unreachable`; false when it is another one.
func AsUnreachable(op *ir.Operation) (Unreachable, bool) {
	return Unreachable{op}, op.Is("llvm.unreachable")
}

// OpName is the name of the operations that it views.
func (Unreachable) OpName() string { return "llvm.unreachable" }

// NewUnreachable builds `llvm.unreachable`.
func NewUnreachable(b *ir.Builder, attrs ...ir.NamedAttr) Unreachable {
	return Unreachable{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.unreachable"),
		Attrs: attrs,
	})}
}

// InlineAsm: Runs assembly. `constraints` say where operands and result are, in the
// notation of LLVM IR.
type InlineAsm struct{ Op *ir.Operation }

// AsInlineAsm views an operation as `llvm.inline_asm`; false when it is another one.
func AsInlineAsm(op *ir.Operation) (InlineAsm, bool) { return InlineAsm{op}, op.Is("llvm.inline_asm") }

// OpName is the name of the operations that it views.
func (InlineAsm) OpName() string { return "llvm.inline_asm" }

// Operands are the operands `operands`.
func (o InlineAsm) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Res is result `res`, nil when it is absent.
func (o InlineAsm) Res() *ir.Value { return ods.ResultOf(o.Op, 0) }

// AsmStringAttr is attribute `asm_string`, nil when it is absent.
func (o InlineAsm) AsmStringAttr() ir.Attribute { return o.Op.Attr("asm_string") }

// SetAsmStringAttr changes attribute `asm_string`; nil removes it.
func (o InlineAsm) SetAsmStringAttr(a ir.Attribute) { o.Op.SetAttr("asm_string", a) }

// ConstraintsAttr is attribute `constraints`, nil when it is absent.
func (o InlineAsm) ConstraintsAttr() ir.Attribute { return o.Op.Attr("constraints") }

// SetConstraintsAttr changes attribute `constraints`; nil removes it.
func (o InlineAsm) SetConstraintsAttr(a ir.Attribute) { o.Op.SetAttr("constraints", a) }

// HasSideEffectsAttr is attribute `has_side_effects`, nil when it is absent.
func (o InlineAsm) HasSideEffectsAttr() ir.Attribute { return o.Op.Attr("has_side_effects") }

// SetHasSideEffectsAttr changes attribute `has_side_effects`; nil removes it.
func (o InlineAsm) SetHasSideEffectsAttr(a ir.Attribute) { o.Op.SetAttr("has_side_effects", a) }

// IsAlignStackAttr is attribute `is_align_stack`, nil when it is absent.
func (o InlineAsm) IsAlignStackAttr() ir.Attribute { return o.Op.Attr("is_align_stack") }

// SetIsAlignStackAttr changes attribute `is_align_stack`; nil removes it.
func (o InlineAsm) SetIsAlignStackAttr(a ir.Attribute) { o.Op.SetAttr("is_align_stack", a) }

// AsmDialectAttr is attribute `asm_dialect`, nil when it is absent.
func (o InlineAsm) AsmDialectAttr() ir.Attribute { return o.Op.Attr("asm_dialect") }

// SetAsmDialectAttr changes attribute `asm_dialect`; nil removes it.
func (o InlineAsm) SetAsmDialectAttr(a ir.Attribute) { o.Op.SetAttr("asm_dialect", a) }

// TailCallKindAttr is attribute `tail_call_kind`, nil when it is absent.
func (o InlineAsm) TailCallKindAttr() ir.Attribute { return o.Op.Attr("tail_call_kind") }

// SetTailCallKindAttr changes attribute `tail_call_kind`; nil removes it.
func (o InlineAsm) SetTailCallKindAttr(a ir.Attribute) { o.Op.SetAttr("tail_call_kind", a) }

// AsmString is the value of attribute `asm_string`, "" when it is absent or of another kind.
func (o InlineAsm) AsmString() string { return ods.StringOr(o.Op.Attr("asm_string"), "") }

// Constraints is the value of attribute `constraints`, "" when it is absent or of another kind.
func (o InlineAsm) Constraints() string { return ods.StringOr(o.Op.Attr("constraints"), "") }

// HasSideEffects reports whether there is attribute `has_side_effects`.
func (o InlineAsm) HasSideEffects() bool { return o.Op.Attr("has_side_effects") != nil }

// IsAlignStack reports whether there is attribute `is_align_stack`.
func (o InlineAsm) IsAlignStack() bool { return o.Op.Attr("is_align_stack") != nil }

// AsmDialect is the value of attribute `asm_dialect`; false when it is absent or of another kind.
func (o InlineAsm) AsmDialect() (AsmDialect, bool) {
	return ods.EnumOf[AsmDialect](o.Op.Attr("asm_dialect"))
}

// TailCallKind is the value of attribute `tail_call_kind`; false when it is absent or of another kind.
func (o InlineAsm) TailCallKind() (TailCallKind, bool) {
	return ods.EnumOf[TailCallKind](o.Op.Attr("tail_call_kind"))
}

// NewInlineAsm builds `llvm.inline_asm`.
func NewInlineAsm(b *ir.Builder, operands_ []*ir.Value, resType ir.Type, asmString string, constraints string, attrs ...ir.NamedAttr) InlineAsm {
	var results []ir.Type
	results = append(results, ods.PresentType(resType)...)
	return InlineAsm{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.inline_asm"),
		Operands: operands_,
		Results:  results,
		Attrs:    append([]ir.NamedAttr{{Name: "asm_string", Value: b.Context().StringAttr(asmString)}, {Name: "constraints", Value: b.Context().StringAttr(constraints)}}, attrs...),
	})}
}

// MlirConstant: Makes a constant: an integer, a float, a string, or the elements of a vector
// or array.
type MlirConstant struct{ Op *ir.Operation }

// AsMlirConstant views an operation as `llvm.mlir.constant`; false when it is another one.
func AsMlirConstant(op *ir.Operation) (MlirConstant, bool) {
	return MlirConstant{op}, op.Is("llvm.mlir.constant")
}

// OpName is the name of the operations that it views.
func (MlirConstant) OpName() string { return "llvm.mlir.constant" }

// Res is result `res`.
func (o MlirConstant) Res() *ir.Value { return o.Op.Result(0) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o MlirConstant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o MlirConstant) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// NewMlirConstant builds `llvm.mlir.constant`.
func NewMlirConstant(b *ir.Builder, resType ir.Type, value ir.Attribute, attrs ...ir.NamedAttr) MlirConstant {
	return MlirConstant{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.constant"),
		Results: []ir.Type{resType},
		Attrs:   append([]ir.NamedAttr{{Name: "value", Value: value}}, attrs...),
	})}
}

// MlirPoison: Makes a value that must not matter: what is computed from it is poison, and a program that
// depends on it is undefined.
type MlirPoison struct{ Op *ir.Operation }

// AsMlirPoison views an operation as `llvm.mlir.poison`; false when it is another one.
func AsMlirPoison(op *ir.Operation) (MlirPoison, bool) {
	return MlirPoison{op}, op.Is("llvm.mlir.poison")
}

// OpName is the name of the operations that it views.
func (MlirPoison) OpName() string { return "llvm.mlir.poison" }

// Res is result `res`.
func (o MlirPoison) Res() *ir.Value { return o.Op.Result(0) }

// NewMlirPoison builds `llvm.mlir.poison`.
func NewMlirPoison(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) MlirPoison {
	return MlirPoison{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.poison"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// MlirNull: Makes the null pointer.
type MlirNull struct{ Op *ir.Operation }

// AsMlirNull views an operation as `llvm.mlir.null`; false when it is another one.
func AsMlirNull(op *ir.Operation) (MlirNull, bool) { return MlirNull{op}, op.Is("llvm.mlir.null") }

// OpName is the name of the operations that it views.
func (MlirNull) OpName() string { return "llvm.mlir.null" }

// Res is result `res`.
func (o MlirNull) Res() *ir.Value { return o.Op.Result(0) }

// NewMlirNull builds `llvm.mlir.null`.
func NewMlirNull(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) MlirNull {
	return MlirNull{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.null"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// MlirZero: Makes a value of which all is zero. A pointer of zero is `llvm.mlir.null`, which MLIR 19
// calls `llvm.mlir.zero`, too. MLIR 13 has no such operation.
type MlirZero struct{ Op *ir.Operation }

// AsMlirZero views an operation as `llvm.mlir.zero`; false when it is another one.
func AsMlirZero(op *ir.Operation) (MlirZero, bool) { return MlirZero{op}, op.Is("llvm.mlir.zero") }

// OpName is the name of the operations that it views.
func (MlirZero) OpName() string { return "llvm.mlir.zero" }

// Res is result `res`.
func (o MlirZero) Res() *ir.Value { return o.Op.Result(0) }

// NewMlirZero builds `llvm.mlir.zero`.
func NewMlirZero(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) MlirZero {
	return MlirZero{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.zero"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// MlirUndef: Makes a value of which nothing is known and that may differ at each use.
type MlirUndef struct{ Op *ir.Operation }

// AsMlirUndef views an operation as `llvm.mlir.undef`; false when it is another one.
func AsMlirUndef(op *ir.Operation) (MlirUndef, bool) { return MlirUndef{op}, op.Is("llvm.mlir.undef") }

// OpName is the name of the operations that it views.
func (MlirUndef) OpName() string { return "llvm.mlir.undef" }

// Res is result `res`.
func (o MlirUndef) Res() *ir.Value { return o.Op.Result(0) }

// NewMlirUndef builds `llvm.mlir.undef`.
func NewMlirUndef(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) MlirUndef {
	return MlirUndef{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.undef"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}

// MlirNone: Makes the token that stands for none.
type MlirNone struct{ Op *ir.Operation }

// AsMlirNone views an operation as `llvm.mlir.none`; false when it is another one.
func AsMlirNone(op *ir.Operation) (MlirNone, bool) { return MlirNone{op}, op.Is("llvm.mlir.none") }

// OpName is the name of the operations that it views.
func (MlirNone) OpName() string { return "llvm.mlir.none" }

// Res is result `res`.
func (o MlirNone) Res() *ir.Value { return o.Op.Result(0) }

// NewMlirNone builds `llvm.mlir.none`.
func NewMlirNone(b *ir.Builder, attrs ...ir.NamedAttr) MlirNone {
	list := attrs
	return MlirNone{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.none"),
		Results: []ir.Type{eval.ResultType(b.Context(), "llvm.mlir.none", 0, [][]*ir.Value{}, list)},
		Attrs:   list,
	})}
}

// MlirAddressof: Gives the address of a global or function.
type MlirAddressof struct{ Op *ir.Operation }

// AsMlirAddressof views an operation as `llvm.mlir.addressof`; false when it is another one.
func AsMlirAddressof(op *ir.Operation) (MlirAddressof, bool) {
	return MlirAddressof{op}, op.Is("llvm.mlir.addressof")
}

// OpName is the name of the operations that it views.
func (MlirAddressof) OpName() string { return "llvm.mlir.addressof" }

// Res is result `res`.
func (o MlirAddressof) Res() *ir.Value { return o.Op.Result(0) }

// GlobalNameAttr is attribute `global_name`, nil when it is absent.
func (o MlirAddressof) GlobalNameAttr() ir.Attribute { return o.Op.Attr("global_name") }

// SetGlobalNameAttr changes attribute `global_name`; nil removes it.
func (o MlirAddressof) SetGlobalNameAttr(a ir.Attribute) { o.Op.SetAttr("global_name", a) }

// GlobalName is the value of attribute `global_name`, "" when it is absent or of another kind.
func (o MlirAddressof) GlobalName() string { return ods.SymbolOr(o.Op.Attr("global_name"), "") }

// NewMlirAddressof builds `llvm.mlir.addressof`.
func NewMlirAddressof(b *ir.Builder, resType ir.Type, globalName string, attrs ...ir.NamedAttr) MlirAddressof {
	return MlirAddressof{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.addressof"),
		Results: []ir.Type{resType},
		Attrs:   append([]ir.NamedAttr{{Name: "global_name", Value: b.Context().SymbolRefAttr(globalName)}}, attrs...),
	})}
}

// MlirGlobal: Defines a global variable or constant, with its value as an attribute or
// computed in a region, or declares one. `alignment` is in bytes.
type MlirGlobal struct{ Op *ir.Operation }

// AsMlirGlobal views an operation as `llvm.mlir.global`; false when it is another one.
func AsMlirGlobal(op *ir.Operation) (MlirGlobal, bool) {
	return MlirGlobal{op}, op.Is("llvm.mlir.global")
}

// OpName is the name of the operations that it views.
func (MlirGlobal) OpName() string { return "llvm.mlir.global" }

// LinkageAttr is attribute `linkage`, nil when it is absent.
func (o MlirGlobal) LinkageAttr() ir.Attribute { return o.Op.Attr("linkage") }

// SetLinkageAttr changes attribute `linkage`; nil removes it.
func (o MlirGlobal) SetLinkageAttr(a ir.Attribute) { o.Op.SetAttr("linkage", a) }

// UnnamedAddrAttr is attribute `unnamed_addr`, nil when it is absent.
func (o MlirGlobal) UnnamedAddrAttr() ir.Attribute { return o.Op.Attr("unnamed_addr") }

// SetUnnamedAddrAttr changes attribute `unnamed_addr`; nil removes it.
func (o MlirGlobal) SetUnnamedAddrAttr(a ir.Attribute) { o.Op.SetAttr("unnamed_addr", a) }

// ConstantAttr is attribute `constant`, nil when it is absent.
func (o MlirGlobal) ConstantAttr() ir.Attribute { return o.Op.Attr("constant") }

// SetConstantAttr changes attribute `constant`; nil removes it.
func (o MlirGlobal) SetConstantAttr(a ir.Attribute) { o.Op.SetAttr("constant", a) }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o MlirGlobal) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o MlirGlobal) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o MlirGlobal) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o MlirGlobal) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o MlirGlobal) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o MlirGlobal) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// DsoLocalAttr is attribute `dso_local`, nil when it is absent.
func (o MlirGlobal) DsoLocalAttr() ir.Attribute { return o.Op.Attr("dso_local") }

// SetDsoLocalAttr changes attribute `dso_local`; nil removes it.
func (o MlirGlobal) SetDsoLocalAttr(a ir.Attribute) { o.Op.SetAttr("dso_local", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o MlirGlobal) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o MlirGlobal) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// AddrSpaceAttr is attribute `addr_space`, nil when it is absent.
func (o MlirGlobal) AddrSpaceAttr() ir.Attribute { return o.Op.Attr("addr_space") }

// SetAddrSpaceAttr changes attribute `addr_space`; nil removes it.
func (o MlirGlobal) SetAddrSpaceAttr(a ir.Attribute) { o.Op.SetAttr("addr_space", a) }

// SectionAttr is attribute `section`, nil when it is absent.
func (o MlirGlobal) SectionAttr() ir.Attribute { return o.Op.Attr("section") }

// SetSectionAttr changes attribute `section`; nil removes it.
func (o MlirGlobal) SetSectionAttr(a ir.Attribute) { o.Op.SetAttr("section", a) }

// ThreadLocalAttr is attribute `thread_local_`, nil when it is absent.
func (o MlirGlobal) ThreadLocalAttr() ir.Attribute { return o.Op.Attr("thread_local_") }

// SetThreadLocalAttr changes attribute `thread_local_`; nil removes it.
func (o MlirGlobal) SetThreadLocalAttr(a ir.Attribute) { o.Op.SetAttr("thread_local_", a) }

// VisibilityAttr is attribute `visibility_`, nil when it is absent.
func (o MlirGlobal) VisibilityAttr() ir.Attribute { return o.Op.Attr("visibility_") }

// SetVisibilityAttr changes attribute `visibility_`; nil removes it.
func (o MlirGlobal) SetVisibilityAttr(a ir.Attribute) { o.Op.SetAttr("visibility_", a) }

// ExternallyInitializedAttr is attribute `externally_initialized`, nil when it is absent.
func (o MlirGlobal) ExternallyInitializedAttr() ir.Attribute {
	return o.Op.Attr("externally_initialized")
}

// SetExternallyInitializedAttr changes attribute `externally_initialized`; nil removes it.
func (o MlirGlobal) SetExternallyInitializedAttr(a ir.Attribute) {
	o.Op.SetAttr("externally_initialized", a)
}

// ComdatAttr is attribute `comdat`, nil when it is absent.
func (o MlirGlobal) ComdatAttr() ir.Attribute { return o.Op.Attr("comdat") }

// SetComdatAttr changes attribute `comdat`; nil removes it.
func (o MlirGlobal) SetComdatAttr(a ir.Attribute) { o.Op.SetAttr("comdat", a) }

// DbgExprAttr is attribute `dbg_expr`, nil when it is absent.
func (o MlirGlobal) DbgExprAttr() ir.Attribute { return o.Op.Attr("dbg_expr") }

// SetDbgExprAttr changes attribute `dbg_expr`; nil removes it.
func (o MlirGlobal) SetDbgExprAttr(a ir.Attribute) { o.Op.SetAttr("dbg_expr", a) }

// DbgExprsAttr is attribute `dbg_exprs`, nil when it is absent.
func (o MlirGlobal) DbgExprsAttr() ir.Attribute { return o.Op.Attr("dbg_exprs") }

// SetDbgExprsAttr changes attribute `dbg_exprs`; nil removes it.
func (o MlirGlobal) SetDbgExprsAttr(a ir.Attribute) { o.Op.SetAttr("dbg_exprs", a) }

// Initializer is region `initializer`.
func (o MlirGlobal) Initializer() *ir.Region { return o.Op.Region(0) }

// Linkage is the value of attribute `linkage`, external when it is absent or of another kind.
func (o MlirGlobal) Linkage() Linkage { return ods.EnumOr(o.Op.Attr("linkage"), Linkage(10)) }

// UnnamedAddr is the value of attribute `unnamed_addr`, "" when it is absent or of another kind.
func (o MlirGlobal) UnnamedAddr() UnnamedAddr {
	return ods.EnumOr(o.Op.Attr("unnamed_addr"), UnnamedAddr(0))
}

// Constant reports whether there is attribute `constant`.
func (o MlirGlobal) Constant() bool { return o.Op.Attr("constant") != nil }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o MlirGlobal) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o MlirGlobal) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// DsoLocal reports whether there is attribute `dso_local`.
func (o MlirGlobal) DsoLocal() bool { return o.Op.Attr("dso_local") != nil }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o MlirGlobal) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// AddrSpace is the value of attribute `addr_space`; false when it is absent or of another kind.
func (o MlirGlobal) AddrSpace() (int64, bool) { return ods.IntOf(o.Op.Attr("addr_space")) }

// Section is the value of attribute `section`; false when it is absent or of another kind.
func (o MlirGlobal) Section() (string, bool) { return ods.StringOf(o.Op.Attr("section")) }

// ThreadLocal reports whether there is attribute `thread_local_`.
func (o MlirGlobal) ThreadLocal() bool { return o.Op.Attr("thread_local_") != nil }

// Visibility is the value of attribute `visibility_`; false when it is absent or of another kind.
func (o MlirGlobal) Visibility() (Visibility, bool) {
	return ods.EnumOf[Visibility](o.Op.Attr("visibility_"))
}

// ExternallyInitialized reports whether there is attribute `externally_initialized`.
func (o MlirGlobal) ExternallyInitialized() bool { return o.Op.Attr("externally_initialized") != nil }

// Comdat is the value of attribute `comdat`, nil when it is absent or of another kind.
func (o MlirGlobal) Comdat() *ir.SymbolRefAttr { return ods.As[*ir.SymbolRefAttr](o.Op.Attr("comdat")) }

// DbgExpr is the value of attribute `dbg_expr`; false when it is absent or of another kind.
func (o MlirGlobal) DbgExpr() (DiGlobalVariableExpressionAttr, bool) {
	return AsDiGlobalVariableExpressionAttr(o.Op.Attr("dbg_expr"))
}

// DbgExprs is the value of attribute `dbg_exprs`, nil when it is absent or of another kind.
func (o MlirGlobal) DbgExprs() []ir.Attribute { return ods.ListOf(o.Op.Attr("dbg_exprs")) }

// NewMlirGlobal builds `llvm.mlir.global`; its regions are empty.
func NewMlirGlobal(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) MlirGlobal {
	list := append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...)
	list = ods.Default(list, "linkage", Linkage(10).Attr(b.Context()))
	list = ods.Default(list, "unnamed_addr", UnnamedAddr(0).Attr(b.Context()))
	return MlirGlobal{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.global"),
		Attrs:   list,
		Regions: 1,
	})}
}

// MlirAlias: Is another name of what its region gives the address of, or of a part of that: a global, a function or another
// alias, which are defined in the module.
type MlirAlias struct{ Op *ir.Operation }

// AsMlirAlias views an operation as `llvm.mlir.alias`; false when it is another one.
func AsMlirAlias(op *ir.Operation) (MlirAlias, bool) { return MlirAlias{op}, op.Is("llvm.mlir.alias") }

// OpName is the name of the operations that it views.
func (MlirAlias) OpName() string { return "llvm.mlir.alias" }

// LinkageAttr is attribute `linkage`, nil when it is absent.
func (o MlirAlias) LinkageAttr() ir.Attribute { return o.Op.Attr("linkage") }

// SetLinkageAttr changes attribute `linkage`; nil removes it.
func (o MlirAlias) SetLinkageAttr(a ir.Attribute) { o.Op.SetAttr("linkage", a) }

// UnnamedAddrAttr is attribute `unnamed_addr`, nil when it is absent.
func (o MlirAlias) UnnamedAddrAttr() ir.Attribute { return o.Op.Attr("unnamed_addr") }

// SetUnnamedAddrAttr changes attribute `unnamed_addr`; nil removes it.
func (o MlirAlias) SetUnnamedAddrAttr(a ir.Attribute) { o.Op.SetAttr("unnamed_addr", a) }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o MlirAlias) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o MlirAlias) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// AliasTypeAttr is attribute `alias_type`, nil when it is absent.
func (o MlirAlias) AliasTypeAttr() ir.Attribute { return o.Op.Attr("alias_type") }

// SetAliasTypeAttr changes attribute `alias_type`; nil removes it.
func (o MlirAlias) SetAliasTypeAttr(a ir.Attribute) { o.Op.SetAttr("alias_type", a) }

// DsoLocalAttr is attribute `dso_local`, nil when it is absent.
func (o MlirAlias) DsoLocalAttr() ir.Attribute { return o.Op.Attr("dso_local") }

// SetDsoLocalAttr changes attribute `dso_local`; nil removes it.
func (o MlirAlias) SetDsoLocalAttr(a ir.Attribute) { o.Op.SetAttr("dso_local", a) }

// ThreadLocalAttr is attribute `thread_local_`, nil when it is absent.
func (o MlirAlias) ThreadLocalAttr() ir.Attribute { return o.Op.Attr("thread_local_") }

// SetThreadLocalAttr changes attribute `thread_local_`; nil removes it.
func (o MlirAlias) SetThreadLocalAttr(a ir.Attribute) { o.Op.SetAttr("thread_local_", a) }

// VisibilityAttr is attribute `visibility_`, nil when it is absent.
func (o MlirAlias) VisibilityAttr() ir.Attribute { return o.Op.Attr("visibility_") }

// SetVisibilityAttr changes attribute `visibility_`; nil removes it.
func (o MlirAlias) SetVisibilityAttr(a ir.Attribute) { o.Op.SetAttr("visibility_", a) }

// Initializer is region `initializer`.
func (o MlirAlias) Initializer() *ir.Region { return o.Op.Region(0) }

// Linkage is the value of attribute `linkage`, external when it is absent or of another kind.
func (o MlirAlias) Linkage() Linkage { return ods.EnumOr(o.Op.Attr("linkage"), Linkage(10)) }

// UnnamedAddr is the value of attribute `unnamed_addr`; false when it is absent or of another kind.
func (o MlirAlias) UnnamedAddr() (UnnamedAddr, bool) {
	return ods.EnumOf[UnnamedAddr](o.Op.Attr("unnamed_addr"))
}

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o MlirAlias) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// AliasType is the value of attribute `alias_type`, nil when it is absent or of another kind.
func (o MlirAlias) AliasType() ir.Type { return ods.TypeOf(o.Op.Attr("alias_type")) }

// DsoLocal reports whether there is attribute `dso_local`.
func (o MlirAlias) DsoLocal() bool { return o.Op.Attr("dso_local") != nil }

// ThreadLocal reports whether there is attribute `thread_local_`.
func (o MlirAlias) ThreadLocal() bool { return o.Op.Attr("thread_local_") != nil }

// Visibility is the value of attribute `visibility_`; false when it is absent or of another kind.
func (o MlirAlias) Visibility() (Visibility, bool) {
	return ods.EnumOf[Visibility](o.Op.Attr("visibility_"))
}

// NewMlirAlias builds `llvm.mlir.alias`; its regions are empty.
func NewMlirAlias(b *ir.Builder, symName string, aliasType ir.Type, attrs ...ir.NamedAttr) MlirAlias {
	list := append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "alias_type", Value: b.Context().TypeAttr(aliasType)}}, attrs...)
	list = ods.Default(list, "linkage", Linkage(10).Attr(b.Context()))
	return MlirAlias{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.alias"),
		Attrs:   list,
		Regions: 1,
	})}
}

// MlirIfunc: Is a function of which `resolver`, when the program is loaded, gives the address.
type MlirIfunc struct{ Op *ir.Operation }

// AsMlirIfunc views an operation as `llvm.mlir.ifunc`; false when it is another one.
func AsMlirIfunc(op *ir.Operation) (MlirIfunc, bool) { return MlirIfunc{op}, op.Is("llvm.mlir.ifunc") }

// OpName is the name of the operations that it views.
func (MlirIfunc) OpName() string { return "llvm.mlir.ifunc" }

// LinkageAttr is attribute `linkage`, nil when it is absent.
func (o MlirIfunc) LinkageAttr() ir.Attribute { return o.Op.Attr("linkage") }

// SetLinkageAttr changes attribute `linkage`; nil removes it.
func (o MlirIfunc) SetLinkageAttr(a ir.Attribute) { o.Op.SetAttr("linkage", a) }

// UnnamedAddrAttr is attribute `unnamed_addr`, nil when it is absent.
func (o MlirIfunc) UnnamedAddrAttr() ir.Attribute { return o.Op.Attr("unnamed_addr") }

// SetUnnamedAddrAttr changes attribute `unnamed_addr`; nil removes it.
func (o MlirIfunc) SetUnnamedAddrAttr(a ir.Attribute) { o.Op.SetAttr("unnamed_addr", a) }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o MlirIfunc) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o MlirIfunc) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// IFuncTypeAttr is attribute `i_func_type`, nil when it is absent.
func (o MlirIfunc) IFuncTypeAttr() ir.Attribute { return o.Op.Attr("i_func_type") }

// SetIFuncTypeAttr changes attribute `i_func_type`; nil removes it.
func (o MlirIfunc) SetIFuncTypeAttr(a ir.Attribute) { o.Op.SetAttr("i_func_type", a) }

// ResolverAttr is attribute `resolver`, nil when it is absent.
func (o MlirIfunc) ResolverAttr() ir.Attribute { return o.Op.Attr("resolver") }

// SetResolverAttr changes attribute `resolver`; nil removes it.
func (o MlirIfunc) SetResolverAttr(a ir.Attribute) { o.Op.SetAttr("resolver", a) }

// ResolverTypeAttr is attribute `resolver_type`, nil when it is absent.
func (o MlirIfunc) ResolverTypeAttr() ir.Attribute { return o.Op.Attr("resolver_type") }

// SetResolverTypeAttr changes attribute `resolver_type`; nil removes it.
func (o MlirIfunc) SetResolverTypeAttr(a ir.Attribute) { o.Op.SetAttr("resolver_type", a) }

// DsoLocalAttr is attribute `dso_local`, nil when it is absent.
func (o MlirIfunc) DsoLocalAttr() ir.Attribute { return o.Op.Attr("dso_local") }

// SetDsoLocalAttr changes attribute `dso_local`; nil removes it.
func (o MlirIfunc) SetDsoLocalAttr(a ir.Attribute) { o.Op.SetAttr("dso_local", a) }

// AddressSpaceAttr is attribute `address_space`, nil when it is absent.
func (o MlirIfunc) AddressSpaceAttr() ir.Attribute { return o.Op.Attr("address_space") }

// SetAddressSpaceAttr changes attribute `address_space`; nil removes it.
func (o MlirIfunc) SetAddressSpaceAttr(a ir.Attribute) { o.Op.SetAttr("address_space", a) }

// VisibilityAttr is attribute `visibility_`, nil when it is absent.
func (o MlirIfunc) VisibilityAttr() ir.Attribute { return o.Op.Attr("visibility_") }

// SetVisibilityAttr changes attribute `visibility_`; nil removes it.
func (o MlirIfunc) SetVisibilityAttr(a ir.Attribute) { o.Op.SetAttr("visibility_", a) }

// Linkage is the value of attribute `linkage`, external when it is absent or of another kind.
func (o MlirIfunc) Linkage() Linkage { return ods.EnumOr(o.Op.Attr("linkage"), Linkage(10)) }

// UnnamedAddr is the value of attribute `unnamed_addr`; false when it is absent or of another kind.
func (o MlirIfunc) UnnamedAddr() (UnnamedAddr, bool) {
	return ods.EnumOf[UnnamedAddr](o.Op.Attr("unnamed_addr"))
}

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o MlirIfunc) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// IFuncType is the value of attribute `i_func_type`, nil when it is absent or of another kind.
func (o MlirIfunc) IFuncType() ir.Type { return ods.TypeOf(o.Op.Attr("i_func_type")) }

// Resolver is the value of attribute `resolver`, "" when it is absent or of another kind.
func (o MlirIfunc) Resolver() string { return ods.SymbolOr(o.Op.Attr("resolver"), "") }

// ResolverType is the value of attribute `resolver_type`, nil when it is absent or of another kind.
func (o MlirIfunc) ResolverType() ir.Type { return ods.TypeOf(o.Op.Attr("resolver_type")) }

// DsoLocal reports whether there is attribute `dso_local`.
func (o MlirIfunc) DsoLocal() bool { return o.Op.Attr("dso_local") != nil }

// AddressSpace is the value of attribute `address_space`; false when it is absent or of another kind.
func (o MlirIfunc) AddressSpace() (int64, bool) { return ods.IntOf(o.Op.Attr("address_space")) }

// Visibility is the value of attribute `visibility_`; false when it is absent or of another kind.
func (o MlirIfunc) Visibility() (Visibility, bool) {
	return ods.EnumOf[Visibility](o.Op.Attr("visibility_"))
}

// NewMlirIfunc builds `llvm.mlir.ifunc`.
func NewMlirIfunc(b *ir.Builder, symName string, iFuncType ir.Type, resolver string, resolverType ir.Type, attrs ...ir.NamedAttr) MlirIfunc {
	list := append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "i_func_type", Value: b.Context().TypeAttr(iFuncType)}, {Name: "resolver", Value: b.Context().SymbolRefAttr(resolver)}, {Name: "resolver_type", Value: b.Context().TypeAttr(resolverType)}}, attrs...)
	list = ods.Default(list, "linkage", Linkage(10).Attr(b.Context()))
	return MlirIfunc{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.mlir.ifunc"),
		Attrs: list,
	})}
}

// ModuleFlags: Gives flags of the module to LLVM.
type ModuleFlags struct{ Op *ir.Operation }

// AsModuleFlags views an operation as `llvm.module_flags`; false when it is another one.
func AsModuleFlags(op *ir.Operation) (ModuleFlags, bool) {
	return ModuleFlags{op}, op.Is("llvm.module_flags")
}

// OpName is the name of the operations that it views.
func (ModuleFlags) OpName() string { return "llvm.module_flags" }

// FlagsAttr is attribute `flags`, nil when it is absent.
func (o ModuleFlags) FlagsAttr() ir.Attribute { return o.Op.Attr("flags") }

// SetFlagsAttr changes attribute `flags`; nil removes it.
func (o ModuleFlags) SetFlagsAttr(a ir.Attribute) { o.Op.SetAttr("flags", a) }

// Flags is the value of attribute `flags`, nil when it is absent or of another kind.
func (o ModuleFlags) Flags() []ir.Attribute { return ods.ListOf(o.Op.Attr("flags")) }

// NewModuleFlags builds `llvm.module_flags`.
func NewModuleFlags(b *ir.Builder, flags ir.Attribute, attrs ...ir.NamedAttr) ModuleFlags {
	return ModuleFlags{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.module_flags"),
		Attrs: append([]ir.NamedAttr{{Name: "flags", Value: flags}}, attrs...),
	})}
}

// Blockaddress: Gives the address of the block in which an `llvm.blocktag` with this tag stands.
type Blockaddress struct{ Op *ir.Operation }

// AsBlockaddress views an operation as `llvm.blockaddress`; false when it is another one.
func AsBlockaddress(op *ir.Operation) (Blockaddress, bool) {
	return Blockaddress{op}, op.Is("llvm.blockaddress")
}

// OpName is the name of the operations that it views.
func (Blockaddress) OpName() string { return "llvm.blockaddress" }

// Res is result `res`.
func (o Blockaddress) Res() *ir.Value { return o.Op.Result(0) }

// BlockAddrAttr is attribute `block_addr`, nil when it is absent.
func (o Blockaddress) BlockAddrAttr() ir.Attribute { return o.Op.Attr("block_addr") }

// SetBlockAddrAttr changes attribute `block_addr`; nil removes it.
func (o Blockaddress) SetBlockAddrAttr(a ir.Attribute) { o.Op.SetAttr("block_addr", a) }

// BlockAddr is the value of attribute `block_addr`; false when it is absent or of another kind.
func (o Blockaddress) BlockAddr() (BlockaddressAttr, bool) {
	return AsBlockaddressAttr(o.Op.Attr("block_addr"))
}

// NewBlockaddress builds `llvm.blockaddress`.
func NewBlockaddress(b *ir.Builder, resType ir.Type, blockAddr ir.Attribute, attrs ...ir.NamedAttr) Blockaddress {
	return Blockaddress{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.blockaddress"),
		Results: []ir.Type{resType},
		Attrs:   append([]ir.NamedAttr{{Name: "block_addr", Value: blockAddr}}, attrs...),
	})}
}

// Blocktag: Marks the block in which it stands, so that `llvm.blockaddress` finds it.
type Blocktag struct{ Op *ir.Operation }

// AsBlocktag views an operation as `llvm.blocktag`; false when it is another one.
func AsBlocktag(op *ir.Operation) (Blocktag, bool) { return Blocktag{op}, op.Is("llvm.blocktag") }

// OpName is the name of the operations that it views.
func (Blocktag) OpName() string { return "llvm.blocktag" }

// TagAttr is attribute `tag`, nil when it is absent.
func (o Blocktag) TagAttr() ir.Attribute { return o.Op.Attr("tag") }

// SetTagAttr changes attribute `tag`; nil removes it.
func (o Blocktag) SetTagAttr(a ir.Attribute) { o.Op.SetAttr("tag", a) }

// Tag is the value of attribute `tag`; false when it is absent or of another kind.
func (o Blocktag) Tag() (BlocktagAttr, bool) { return AsBlocktagAttr(o.Op.Attr("tag")) }

// NewBlocktag builds `llvm.blocktag`.
func NewBlocktag(b *ir.Builder, tag ir.Attribute, attrs ...ir.NamedAttr) Blocktag {
	return Blocktag{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.blocktag"),
		Attrs: append([]ir.NamedAttr{{Name: "tag", Value: tag}}, attrs...),
	})}
}

// DsoLocalEquivalent: Gives the address of what behaves as a function and is in the same shared object.
type DsoLocalEquivalent struct{ Op *ir.Operation }

// AsDsoLocalEquivalent views an operation as `llvm.dso_local_equivalent`; false when it is another one.
func AsDsoLocalEquivalent(op *ir.Operation) (DsoLocalEquivalent, bool) {
	return DsoLocalEquivalent{op}, op.Is("llvm.dso_local_equivalent")
}

// OpName is the name of the operations that it views.
func (DsoLocalEquivalent) OpName() string { return "llvm.dso_local_equivalent" }

// Res is result `res`.
func (o DsoLocalEquivalent) Res() *ir.Value { return o.Op.Result(0) }

// FunctionNameAttr is attribute `function_name`, nil when it is absent.
func (o DsoLocalEquivalent) FunctionNameAttr() ir.Attribute { return o.Op.Attr("function_name") }

// SetFunctionNameAttr changes attribute `function_name`; nil removes it.
func (o DsoLocalEquivalent) SetFunctionNameAttr(a ir.Attribute) { o.Op.SetAttr("function_name", a) }

// FunctionName is the value of attribute `function_name`, "" when it is absent or of another kind.
func (o DsoLocalEquivalent) FunctionName() string {
	return ods.SymbolOr(o.Op.Attr("function_name"), "")
}

// NewDsoLocalEquivalent builds `llvm.dso_local_equivalent`.
func NewDsoLocalEquivalent(b *ir.Builder, resType ir.Type, functionName string, attrs ...ir.NamedAttr) DsoLocalEquivalent {
	return DsoLocalEquivalent{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.dso_local_equivalent"),
		Results: []ir.Type{resType},
		Attrs:   append([]ir.NamedAttr{{Name: "function_name", Value: b.Context().SymbolRefAttr(functionName)}}, attrs...),
	})}
}

// MlirGlobalCtors: Lists functions that run before the program does, those of the lowest priority first. `data`,
// which MLIR 13 does not have, names a global without which a function does not run, or is zero.
type MlirGlobalCtors struct{ Op *ir.Operation }

// AsMlirGlobalCtors views an operation as `llvm.mlir.global_ctors`; false when it is another one.
func AsMlirGlobalCtors(op *ir.Operation) (MlirGlobalCtors, bool) {
	return MlirGlobalCtors{op}, op.Is("llvm.mlir.global_ctors")
}

// OpName is the name of the operations that it views.
func (MlirGlobalCtors) OpName() string { return "llvm.mlir.global_ctors" }

// CtorsAttr is attribute `ctors`, nil when it is absent.
func (o MlirGlobalCtors) CtorsAttr() ir.Attribute { return o.Op.Attr("ctors") }

// SetCtorsAttr changes attribute `ctors`; nil removes it.
func (o MlirGlobalCtors) SetCtorsAttr(a ir.Attribute) { o.Op.SetAttr("ctors", a) }

// PrioritiesAttr is attribute `priorities`, nil when it is absent.
func (o MlirGlobalCtors) PrioritiesAttr() ir.Attribute { return o.Op.Attr("priorities") }

// SetPrioritiesAttr changes attribute `priorities`; nil removes it.
func (o MlirGlobalCtors) SetPrioritiesAttr(a ir.Attribute) { o.Op.SetAttr("priorities", a) }

// DataAttr is attribute `data`, nil when it is absent.
func (o MlirGlobalCtors) DataAttr() ir.Attribute { return o.Op.Attr("data") }

// SetDataAttr changes attribute `data`; nil removes it.
func (o MlirGlobalCtors) SetDataAttr(a ir.Attribute) { o.Op.SetAttr("data", a) }

// Ctors is the value of attribute `ctors`, nil when it is absent or of another kind.
func (o MlirGlobalCtors) Ctors() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("ctors")) }

// Priorities is the value of attribute `priorities`, nil when it is absent or of another kind.
func (o MlirGlobalCtors) Priorities() []int64 { return ods.IntsOf(o.Op.Attr("priorities")) }

// Data is the value of attribute `data`, nil when it is absent or of another kind.
func (o MlirGlobalCtors) Data() []ir.Attribute { return ods.ListOf(o.Op.Attr("data")) }

// NewMlirGlobalCtors builds `llvm.mlir.global_ctors`.
func NewMlirGlobalCtors(b *ir.Builder, ctors ir.Attribute, priorities ir.Attribute, attrs ...ir.NamedAttr) MlirGlobalCtors {
	return MlirGlobalCtors{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.mlir.global_ctors"),
		Attrs: append([]ir.NamedAttr{{Name: "ctors", Value: ctors}, {Name: "priorities", Value: priorities}}, attrs...),
	})}
}

// MlirGlobalDtors: Lists functions that run when the program has ended, those of the lowest priority last. `data` is as
// in `llvm.mlir.global_ctors`.
type MlirGlobalDtors struct{ Op *ir.Operation }

// AsMlirGlobalDtors views an operation as `llvm.mlir.global_dtors`; false when it is another one.
func AsMlirGlobalDtors(op *ir.Operation) (MlirGlobalDtors, bool) {
	return MlirGlobalDtors{op}, op.Is("llvm.mlir.global_dtors")
}

// OpName is the name of the operations that it views.
func (MlirGlobalDtors) OpName() string { return "llvm.mlir.global_dtors" }

// DtorsAttr is attribute `dtors`, nil when it is absent.
func (o MlirGlobalDtors) DtorsAttr() ir.Attribute { return o.Op.Attr("dtors") }

// SetDtorsAttr changes attribute `dtors`; nil removes it.
func (o MlirGlobalDtors) SetDtorsAttr(a ir.Attribute) { o.Op.SetAttr("dtors", a) }

// PrioritiesAttr is attribute `priorities`, nil when it is absent.
func (o MlirGlobalDtors) PrioritiesAttr() ir.Attribute { return o.Op.Attr("priorities") }

// SetPrioritiesAttr changes attribute `priorities`; nil removes it.
func (o MlirGlobalDtors) SetPrioritiesAttr(a ir.Attribute) { o.Op.SetAttr("priorities", a) }

// DataAttr is attribute `data`, nil when it is absent.
func (o MlirGlobalDtors) DataAttr() ir.Attribute { return o.Op.Attr("data") }

// SetDataAttr changes attribute `data`; nil removes it.
func (o MlirGlobalDtors) SetDataAttr(a ir.Attribute) { o.Op.SetAttr("data", a) }

// Dtors is the value of attribute `dtors`, nil when it is absent or of another kind.
func (o MlirGlobalDtors) Dtors() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("dtors")) }

// Priorities is the value of attribute `priorities`, nil when it is absent or of another kind.
func (o MlirGlobalDtors) Priorities() []int64 { return ods.IntsOf(o.Op.Attr("priorities")) }

// Data is the value of attribute `data`, nil when it is absent or of another kind.
func (o MlirGlobalDtors) Data() []ir.Attribute { return ods.ListOf(o.Op.Attr("data")) }

// NewMlirGlobalDtors builds `llvm.mlir.global_dtors`.
func NewMlirGlobalDtors(b *ir.Builder, dtors ir.Attribute, priorities ir.Attribute, attrs ...ir.NamedAttr) MlirGlobalDtors {
	return MlirGlobalDtors{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.mlir.global_dtors"),
		Attrs: append([]ir.NamedAttr{{Name: "dtors", Value: dtors}, {Name: "priorities", Value: priorities}}, attrs...),
	})}
}

// LinkerOptions: Gives the linker options, as far as the format of objects can hold them.
type LinkerOptions struct{ Op *ir.Operation }

// AsLinkerOptions views an operation as `llvm.linker_options`; false when it is another one.
func AsLinkerOptions(op *ir.Operation) (LinkerOptions, bool) {
	return LinkerOptions{op}, op.Is("llvm.linker_options")
}

// OpName is the name of the operations that it views.
func (LinkerOptions) OpName() string { return "llvm.linker_options" }

// OptionsAttr is attribute `options`, nil when it is absent.
func (o LinkerOptions) OptionsAttr() ir.Attribute { return o.Op.Attr("options") }

// SetOptionsAttr changes attribute `options`; nil removes it.
func (o LinkerOptions) SetOptionsAttr(a ir.Attribute) { o.Op.SetAttr("options", a) }

// Options is the value of attribute `options`, nil when it is absent or of another kind.
func (o LinkerOptions) Options() []string { return ods.StringsOf(o.Op.Attr("options")) }

// NewLinkerOptions builds `llvm.linker_options`.
func NewLinkerOptions(b *ir.Builder, options ir.Attribute, attrs ...ir.NamedAttr) LinkerOptions {
	return LinkerOptions{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.linker_options"),
		Attrs: append([]ir.NamedAttr{{Name: "options", Value: options}}, attrs...),
	})}
}

// Func: Defines a function, or declares one when it has no body. `passthrough` lists
// attributes of LLVM IR, by name or as a pair of name and value; `personality`
// is the function that handles exceptions.
type Func struct{ Op *ir.Operation }

// AsFunc views an operation as `llvm.func`; false when it is another one.
func AsFunc(op *ir.Operation) (Func, bool) { return Func{op}, op.Is("llvm.func") }

// OpName is the name of the operations that it views.
func (Func) OpName() string { return "llvm.func" }

// LinkageAttr is attribute `linkage`, nil when it is absent.
func (o Func) LinkageAttr() ir.Attribute { return o.Op.Attr("linkage") }

// SetLinkageAttr changes attribute `linkage`; nil removes it.
func (o Func) SetLinkageAttr(a ir.Attribute) { o.Op.SetAttr("linkage", a) }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Func) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Func) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o Func) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o Func) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// DsoLocalAttr is attribute `dso_local`, nil when it is absent.
func (o Func) DsoLocalAttr() ir.Attribute { return o.Op.Attr("dso_local") }

// SetDsoLocalAttr changes attribute `dso_local`; nil removes it.
func (o Func) SetDsoLocalAttr(a ir.Attribute) { o.Op.SetAttr("dso_local", a) }

// PersonalityAttr is attribute `personality`, nil when it is absent.
func (o Func) PersonalityAttr() ir.Attribute { return o.Op.Attr("personality") }

// SetPersonalityAttr changes attribute `personality`; nil removes it.
func (o Func) SetPersonalityAttr(a ir.Attribute) { o.Op.SetAttr("personality", a) }

// PassthroughAttr is attribute `passthrough`, nil when it is absent.
func (o Func) PassthroughAttr() ir.Attribute { return o.Op.Attr("passthrough") }

// SetPassthroughAttr changes attribute `passthrough`; nil removes it.
func (o Func) SetPassthroughAttr(a ir.Attribute) { o.Op.SetAttr("passthrough", a) }

// UnnamedAddrAttr is attribute `unnamed_addr`, nil when it is absent.
func (o Func) UnnamedAddrAttr() ir.Attribute { return o.Op.Attr("unnamed_addr") }

// SetUnnamedAddrAttr changes attribute `unnamed_addr`; nil removes it.
func (o Func) SetUnnamedAddrAttr(a ir.Attribute) { o.Op.SetAttr("unnamed_addr", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Func) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Func) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// SectionAttr is attribute `section`, nil when it is absent.
func (o Func) SectionAttr() ir.Attribute { return o.Op.Attr("section") }

// SetSectionAttr changes attribute `section`; nil removes it.
func (o Func) SetSectionAttr(a ir.Attribute) { o.Op.SetAttr("section", a) }

// CConvAttr is attribute `CConv`, nil when it is absent.
func (o Func) CConvAttr() ir.Attribute { return o.Op.Attr("CConv") }

// SetCConvAttr changes attribute `CConv`; nil removes it.
func (o Func) SetCConvAttr(a ir.Attribute) { o.Op.SetAttr("CConv", a) }

// VisibilityAttr is attribute `visibility_`, nil when it is absent.
func (o Func) VisibilityAttr() ir.Attribute { return o.Op.Attr("visibility_") }

// SetVisibilityAttr changes attribute `visibility_`; nil removes it.
func (o Func) SetVisibilityAttr(a ir.Attribute) { o.Op.SetAttr("visibility_", a) }

// ComdatAttr is attribute `comdat`, nil when it is absent.
func (o Func) ComdatAttr() ir.Attribute { return o.Op.Attr("comdat") }

// SetComdatAttr changes attribute `comdat`; nil removes it.
func (o Func) SetComdatAttr(a ir.Attribute) { o.Op.SetAttr("comdat", a) }

// ConvergentAttr is attribute `convergent`, nil when it is absent.
func (o Func) ConvergentAttr() ir.Attribute { return o.Op.Attr("convergent") }

// SetConvergentAttr changes attribute `convergent`; nil removes it.
func (o Func) SetConvergentAttr(a ir.Attribute) { o.Op.SetAttr("convergent", a) }

// GarbageCollectorAttr is attribute `garbageCollector`, nil when it is absent.
func (o Func) GarbageCollectorAttr() ir.Attribute { return o.Op.Attr("garbageCollector") }

// SetGarbageCollectorAttr changes attribute `garbageCollector`; nil removes it.
func (o Func) SetGarbageCollectorAttr(a ir.Attribute) { o.Op.SetAttr("garbageCollector", a) }

// FunctionEntryCountAttr is attribute `function_entry_count`, nil when it is absent.
func (o Func) FunctionEntryCountAttr() ir.Attribute { return o.Op.Attr("function_entry_count") }

// SetFunctionEntryCountAttr changes attribute `function_entry_count`; nil removes it.
func (o Func) SetFunctionEntryCountAttr(a ir.Attribute) { o.Op.SetAttr("function_entry_count", a) }

// MemoryAttr is attribute `memory`, nil when it is absent.
func (o Func) MemoryAttr() ir.Attribute { return o.Op.Attr("memory") }

// SetMemoryAttr changes attribute `memory`; nil removes it.
func (o Func) SetMemoryAttr(a ir.Attribute) { o.Op.SetAttr("memory", a) }

// VscaleRangeAttr is attribute `vscale_range`, nil when it is absent.
func (o Func) VscaleRangeAttr() ir.Attribute { return o.Op.Attr("vscale_range") }

// SetVscaleRangeAttr changes attribute `vscale_range`; nil removes it.
func (o Func) SetVscaleRangeAttr(a ir.Attribute) { o.Op.SetAttr("vscale_range", a) }

// FramePointerAttr is attribute `frame_pointer`, nil when it is absent.
func (o Func) FramePointerAttr() ir.Attribute { return o.Op.Attr("frame_pointer") }

// SetFramePointerAttr changes attribute `frame_pointer`; nil removes it.
func (o Func) SetFramePointerAttr(a ir.Attribute) { o.Op.SetAttr("frame_pointer", a) }

// TargetCpuAttr is attribute `target_cpu`, nil when it is absent.
func (o Func) TargetCpuAttr() ir.Attribute { return o.Op.Attr("target_cpu") }

// SetTargetCpuAttr changes attribute `target_cpu`; nil removes it.
func (o Func) SetTargetCpuAttr(a ir.Attribute) { o.Op.SetAttr("target_cpu", a) }

// TuneCpuAttr is attribute `tune_cpu`, nil when it is absent.
func (o Func) TuneCpuAttr() ir.Attribute { return o.Op.Attr("tune_cpu") }

// SetTuneCpuAttr changes attribute `tune_cpu`; nil removes it.
func (o Func) SetTuneCpuAttr(a ir.Attribute) { o.Op.SetAttr("tune_cpu", a) }

// TargetFeaturesAttr is attribute `target_features`, nil when it is absent.
func (o Func) TargetFeaturesAttr() ir.Attribute { return o.Op.Attr("target_features") }

// SetTargetFeaturesAttr changes attribute `target_features`; nil removes it.
func (o Func) SetTargetFeaturesAttr(a ir.Attribute) { o.Op.SetAttr("target_features", a) }

// UnsafeFpMathAttr is attribute `unsafe_fp_math`, nil when it is absent.
func (o Func) UnsafeFpMathAttr() ir.Attribute { return o.Op.Attr("unsafe_fp_math") }

// SetUnsafeFpMathAttr changes attribute `unsafe_fp_math`; nil removes it.
func (o Func) SetUnsafeFpMathAttr(a ir.Attribute) { o.Op.SetAttr("unsafe_fp_math", a) }

// NoInfsFpMathAttr is attribute `no_infs_fp_math`, nil when it is absent.
func (o Func) NoInfsFpMathAttr() ir.Attribute { return o.Op.Attr("no_infs_fp_math") }

// SetNoInfsFpMathAttr changes attribute `no_infs_fp_math`; nil removes it.
func (o Func) SetNoInfsFpMathAttr(a ir.Attribute) { o.Op.SetAttr("no_infs_fp_math", a) }

// NoNansFpMathAttr is attribute `no_nans_fp_math`, nil when it is absent.
func (o Func) NoNansFpMathAttr() ir.Attribute { return o.Op.Attr("no_nans_fp_math") }

// SetNoNansFpMathAttr changes attribute `no_nans_fp_math`; nil removes it.
func (o Func) SetNoNansFpMathAttr(a ir.Attribute) { o.Op.SetAttr("no_nans_fp_math", a) }

// ApproxFuncFpMathAttr is attribute `approx_func_fp_math`, nil when it is absent.
func (o Func) ApproxFuncFpMathAttr() ir.Attribute { return o.Op.Attr("approx_func_fp_math") }

// SetApproxFuncFpMathAttr changes attribute `approx_func_fp_math`; nil removes it.
func (o Func) SetApproxFuncFpMathAttr(a ir.Attribute) { o.Op.SetAttr("approx_func_fp_math", a) }

// NoSignedZerosFpMathAttr is attribute `no_signed_zeros_fp_math`, nil when it is absent.
func (o Func) NoSignedZerosFpMathAttr() ir.Attribute { return o.Op.Attr("no_signed_zeros_fp_math") }

// SetNoSignedZerosFpMathAttr changes attribute `no_signed_zeros_fp_math`; nil removes it.
func (o Func) SetNoSignedZerosFpMathAttr(a ir.Attribute) { o.Op.SetAttr("no_signed_zeros_fp_math", a) }

// DenormalFpMathAttr is attribute `denormal_fp_math`, nil when it is absent.
func (o Func) DenormalFpMathAttr() ir.Attribute { return o.Op.Attr("denormal_fp_math") }

// SetDenormalFpMathAttr changes attribute `denormal_fp_math`; nil removes it.
func (o Func) SetDenormalFpMathAttr(a ir.Attribute) { o.Op.SetAttr("denormal_fp_math", a) }

// DenormalFpMathF32Attr is attribute `denormal_fp_math_f32`, nil when it is absent.
func (o Func) DenormalFpMathF32Attr() ir.Attribute { return o.Op.Attr("denormal_fp_math_f32") }

// SetDenormalFpMathF32Attr changes attribute `denormal_fp_math_f32`; nil removes it.
func (o Func) SetDenormalFpMathF32Attr(a ir.Attribute) { o.Op.SetAttr("denormal_fp_math_f32", a) }

// FpContractAttr is attribute `fp_contract`, nil when it is absent.
func (o Func) FpContractAttr() ir.Attribute { return o.Op.Attr("fp_contract") }

// SetFpContractAttr changes attribute `fp_contract`; nil removes it.
func (o Func) SetFpContractAttr(a ir.Attribute) { o.Op.SetAttr("fp_contract", a) }

// NoInlineAttr is attribute `no_inline`, nil when it is absent.
func (o Func) NoInlineAttr() ir.Attribute { return o.Op.Attr("no_inline") }

// SetNoInlineAttr changes attribute `no_inline`; nil removes it.
func (o Func) SetNoInlineAttr(a ir.Attribute) { o.Op.SetAttr("no_inline", a) }

// AlwaysInlineAttr is attribute `always_inline`, nil when it is absent.
func (o Func) AlwaysInlineAttr() ir.Attribute { return o.Op.Attr("always_inline") }

// SetAlwaysInlineAttr changes attribute `always_inline`; nil removes it.
func (o Func) SetAlwaysInlineAttr(a ir.Attribute) { o.Op.SetAttr("always_inline", a) }

// OptimizeNoneAttr is attribute `optimize_none`, nil when it is absent.
func (o Func) OptimizeNoneAttr() ir.Attribute { return o.Op.Attr("optimize_none") }

// SetOptimizeNoneAttr changes attribute `optimize_none`; nil removes it.
func (o Func) SetOptimizeNoneAttr(a ir.Attribute) { o.Op.SetAttr("optimize_none", a) }

// NoUnwindAttr is attribute `no_unwind`, nil when it is absent.
func (o Func) NoUnwindAttr() ir.Attribute { return o.Op.Attr("no_unwind") }

// SetNoUnwindAttr changes attribute `no_unwind`; nil removes it.
func (o Func) SetNoUnwindAttr(a ir.Attribute) { o.Op.SetAttr("no_unwind", a) }

// WillReturnAttr is attribute `will_return`, nil when it is absent.
func (o Func) WillReturnAttr() ir.Attribute { return o.Op.Attr("will_return") }

// SetWillReturnAttr changes attribute `will_return`; nil removes it.
func (o Func) SetWillReturnAttr(a ir.Attribute) { o.Op.SetAttr("will_return", a) }

// ArmStreamingAttr is attribute `arm_streaming`, nil when it is absent.
func (o Func) ArmStreamingAttr() ir.Attribute { return o.Op.Attr("arm_streaming") }

// SetArmStreamingAttr changes attribute `arm_streaming`; nil removes it.
func (o Func) SetArmStreamingAttr(a ir.Attribute) { o.Op.SetAttr("arm_streaming", a) }

// ArmLocallyStreamingAttr is attribute `arm_locally_streaming`, nil when it is absent.
func (o Func) ArmLocallyStreamingAttr() ir.Attribute { return o.Op.Attr("arm_locally_streaming") }

// SetArmLocallyStreamingAttr changes attribute `arm_locally_streaming`; nil removes it.
func (o Func) SetArmLocallyStreamingAttr(a ir.Attribute) { o.Op.SetAttr("arm_locally_streaming", a) }

// ArmStreamingCompatibleAttr is attribute `arm_streaming_compatible`, nil when it is absent.
func (o Func) ArmStreamingCompatibleAttr() ir.Attribute { return o.Op.Attr("arm_streaming_compatible") }

// SetArmStreamingCompatibleAttr changes attribute `arm_streaming_compatible`; nil removes it.
func (o Func) SetArmStreamingCompatibleAttr(a ir.Attribute) {
	o.Op.SetAttr("arm_streaming_compatible", a)
}

// ArmNewZaAttr is attribute `arm_new_za`, nil when it is absent.
func (o Func) ArmNewZaAttr() ir.Attribute { return o.Op.Attr("arm_new_za") }

// SetArmNewZaAttr changes attribute `arm_new_za`; nil removes it.
func (o Func) SetArmNewZaAttr(a ir.Attribute) { o.Op.SetAttr("arm_new_za", a) }

// ArmInZaAttr is attribute `arm_in_za`, nil when it is absent.
func (o Func) ArmInZaAttr() ir.Attribute { return o.Op.Attr("arm_in_za") }

// SetArmInZaAttr changes attribute `arm_in_za`; nil removes it.
func (o Func) SetArmInZaAttr(a ir.Attribute) { o.Op.SetAttr("arm_in_za", a) }

// ArmOutZaAttr is attribute `arm_out_za`, nil when it is absent.
func (o Func) ArmOutZaAttr() ir.Attribute { return o.Op.Attr("arm_out_za") }

// SetArmOutZaAttr changes attribute `arm_out_za`; nil removes it.
func (o Func) SetArmOutZaAttr(a ir.Attribute) { o.Op.SetAttr("arm_out_za", a) }

// ArmInoutZaAttr is attribute `arm_inout_za`, nil when it is absent.
func (o Func) ArmInoutZaAttr() ir.Attribute { return o.Op.Attr("arm_inout_za") }

// SetArmInoutZaAttr changes attribute `arm_inout_za`; nil removes it.
func (o Func) SetArmInoutZaAttr(a ir.Attribute) { o.Op.SetAttr("arm_inout_za", a) }

// ArmPreservesZaAttr is attribute `arm_preserves_za`, nil when it is absent.
func (o Func) ArmPreservesZaAttr() ir.Attribute { return o.Op.Attr("arm_preserves_za") }

// SetArmPreservesZaAttr changes attribute `arm_preserves_za`; nil removes it.
func (o Func) SetArmPreservesZaAttr(a ir.Attribute) { o.Op.SetAttr("arm_preserves_za", a) }

// UwtableKindAttr is attribute `uwtable_kind`, nil when it is absent.
func (o Func) UwtableKindAttr() ir.Attribute { return o.Op.Attr("uwtable_kind") }

// SetUwtableKindAttr changes attribute `uwtable_kind`; nil removes it.
func (o Func) SetUwtableKindAttr(a ir.Attribute) { o.Op.SetAttr("uwtable_kind", a) }

// InlineHintAttr is attribute `inline_hint`, nil when it is absent.
func (o Func) InlineHintAttr() ir.Attribute { return o.Op.Attr("inline_hint") }

// SetInlineHintAttr changes attribute `inline_hint`; nil removes it.
func (o Func) SetInlineHintAttr(a ir.Attribute) { o.Op.SetAttr("inline_hint", a) }

// PreferVectorWidthAttr is attribute `prefer_vector_width`, nil when it is absent.
func (o Func) PreferVectorWidthAttr() ir.Attribute { return o.Op.Attr("prefer_vector_width") }

// SetPreferVectorWidthAttr changes attribute `prefer_vector_width`; nil removes it.
func (o Func) SetPreferVectorWidthAttr(a ir.Attribute) { o.Op.SetAttr("prefer_vector_width", a) }

// ReciprocalEstimatesAttr is attribute `reciprocal_estimates`, nil when it is absent.
func (o Func) ReciprocalEstimatesAttr() ir.Attribute { return o.Op.Attr("reciprocal_estimates") }

// SetReciprocalEstimatesAttr changes attribute `reciprocal_estimates`; nil removes it.
func (o Func) SetReciprocalEstimatesAttr(a ir.Attribute) { o.Op.SetAttr("reciprocal_estimates", a) }

// InstrumentFunctionEntryAttr is attribute `instrument_function_entry`, nil when it is absent.
func (o Func) InstrumentFunctionEntryAttr() ir.Attribute {
	return o.Op.Attr("instrument_function_entry")
}

// SetInstrumentFunctionEntryAttr changes attribute `instrument_function_entry`; nil removes it.
func (o Func) SetInstrumentFunctionEntryAttr(a ir.Attribute) {
	o.Op.SetAttr("instrument_function_entry", a)
}

// InstrumentFunctionExitAttr is attribute `instrument_function_exit`, nil when it is absent.
func (o Func) InstrumentFunctionExitAttr() ir.Attribute { return o.Op.Attr("instrument_function_exit") }

// SetInstrumentFunctionExitAttr changes attribute `instrument_function_exit`; nil removes it.
func (o Func) SetInstrumentFunctionExitAttr(a ir.Attribute) {
	o.Op.SetAttr("instrument_function_exit", a)
}

// VecTypeHintAttr is attribute `vec_type_hint`, nil when it is absent.
func (o Func) VecTypeHintAttr() ir.Attribute { return o.Op.Attr("vec_type_hint") }

// SetVecTypeHintAttr changes attribute `vec_type_hint`; nil removes it.
func (o Func) SetVecTypeHintAttr(a ir.Attribute) { o.Op.SetAttr("vec_type_hint", a) }

// WorkGroupSizeHintAttr is attribute `work_group_size_hint`, nil when it is absent.
func (o Func) WorkGroupSizeHintAttr() ir.Attribute { return o.Op.Attr("work_group_size_hint") }

// SetWorkGroupSizeHintAttr changes attribute `work_group_size_hint`; nil removes it.
func (o Func) SetWorkGroupSizeHintAttr(a ir.Attribute) { o.Op.SetAttr("work_group_size_hint", a) }

// ReqdWorkGroupSizeAttr is attribute `reqd_work_group_size`, nil when it is absent.
func (o Func) ReqdWorkGroupSizeAttr() ir.Attribute { return o.Op.Attr("reqd_work_group_size") }

// SetReqdWorkGroupSizeAttr changes attribute `reqd_work_group_size`; nil removes it.
func (o Func) SetReqdWorkGroupSizeAttr(a ir.Attribute) { o.Op.SetAttr("reqd_work_group_size", a) }

// IntelReqdSubGroupSizeAttr is attribute `intel_reqd_sub_group_size`, nil when it is absent.
func (o Func) IntelReqdSubGroupSizeAttr() ir.Attribute { return o.Op.Attr("intel_reqd_sub_group_size") }

// SetIntelReqdSubGroupSizeAttr changes attribute `intel_reqd_sub_group_size`; nil removes it.
func (o Func) SetIntelReqdSubGroupSizeAttr(a ir.Attribute) {
	o.Op.SetAttr("intel_reqd_sub_group_size", a)
}

// Body is region `body`.
func (o Func) Body() *ir.Region { return o.Op.Region(0) }

// Linkage is the value of attribute `linkage`, external when it is absent or of another kind.
func (o Func) Linkage() Linkage { return ods.EnumOr(o.Op.Attr("linkage"), Linkage(10)) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Func) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o Func) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// DsoLocal reports whether there is attribute `dso_local`.
func (o Func) DsoLocal() bool { return o.Op.Attr("dso_local") != nil }

// Personality is the value of attribute `personality`; false when it is absent or of another kind.
func (o Func) Personality() (string, bool) { return ods.SymbolOf(o.Op.Attr("personality")) }

// Passthrough is the value of attribute `passthrough`, nil when it is absent or of another kind.
func (o Func) Passthrough() []ir.Attribute { return ods.ListOf(o.Op.Attr("passthrough")) }

// UnnamedAddr is the value of attribute `unnamed_addr`; false when it is absent or of another kind.
func (o Func) UnnamedAddr() (UnnamedAddr, bool) {
	return ods.EnumOf[UnnamedAddr](o.Op.Attr("unnamed_addr"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Func) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// Section is the value of attribute `section`; false when it is absent or of another kind.
func (o Func) Section() (string, bool) { return ods.StringOf(o.Op.Attr("section")) }

// CConv is the value of attribute `CConv`; false when it is absent or of another kind.
func (o Func) CConv() (CConv, bool) { return ods.EnumOf[CConv](o.Op.Attr("CConv")) }

// Visibility is the value of attribute `visibility_`; false when it is absent or of another kind.
func (o Func) Visibility() (Visibility, bool) {
	return ods.EnumOf[Visibility](o.Op.Attr("visibility_"))
}

// Comdat is the value of attribute `comdat`, nil when it is absent or of another kind.
func (o Func) Comdat() *ir.SymbolRefAttr { return ods.As[*ir.SymbolRefAttr](o.Op.Attr("comdat")) }

// Convergent reports whether there is attribute `convergent`.
func (o Func) Convergent() bool { return o.Op.Attr("convergent") != nil }

// GarbageCollector is the value of attribute `garbageCollector`; false when it is absent or of another kind.
func (o Func) GarbageCollector() (string, bool) { return ods.StringOf(o.Op.Attr("garbageCollector")) }

// FunctionEntryCount is the value of attribute `function_entry_count`; false when it is absent or of another kind.
func (o Func) FunctionEntryCount() (int64, bool) { return ods.IntOf(o.Op.Attr("function_entry_count")) }

// Memory is the value of attribute `memory`; false when it is absent or of another kind.
func (o Func) Memory() (MemoryEffectsAttr, bool) { return AsMemoryEffectsAttr(o.Op.Attr("memory")) }

// VscaleRange is the value of attribute `vscale_range`; false when it is absent or of another kind.
func (o Func) VscaleRange() (VscaleRangeAttr, bool) {
	return AsVscaleRangeAttr(o.Op.Attr("vscale_range"))
}

// FramePointer is the value of attribute `frame_pointer`; false when it is absent or of another kind.
func (o Func) FramePointer() (FramePointerKind, bool) {
	return ods.EnumOf[FramePointerKind](o.Op.Attr("frame_pointer"))
}

// TargetCpu is the value of attribute `target_cpu`; false when it is absent or of another kind.
func (o Func) TargetCpu() (string, bool) { return ods.StringOf(o.Op.Attr("target_cpu")) }

// TuneCpu is the value of attribute `tune_cpu`; false when it is absent or of another kind.
func (o Func) TuneCpu() (string, bool) { return ods.StringOf(o.Op.Attr("tune_cpu")) }

// TargetFeatures is the value of attribute `target_features`; false when it is absent or of another kind.
func (o Func) TargetFeatures() (TargetFeaturesAttr, bool) {
	return AsTargetFeaturesAttr(o.Op.Attr("target_features"))
}

// UnsafeFpMath is the value of attribute `unsafe_fp_math`; false when it is absent or of another kind.
func (o Func) UnsafeFpMath() (bool, bool) { return ods.BoolOf(o.Op.Attr("unsafe_fp_math")) }

// NoInfsFpMath is the value of attribute `no_infs_fp_math`; false when it is absent or of another kind.
func (o Func) NoInfsFpMath() (bool, bool) { return ods.BoolOf(o.Op.Attr("no_infs_fp_math")) }

// NoNansFpMath is the value of attribute `no_nans_fp_math`; false when it is absent or of another kind.
func (o Func) NoNansFpMath() (bool, bool) { return ods.BoolOf(o.Op.Attr("no_nans_fp_math")) }

// ApproxFuncFpMath is the value of attribute `approx_func_fp_math`; false when it is absent or of another kind.
func (o Func) ApproxFuncFpMath() (bool, bool) { return ods.BoolOf(o.Op.Attr("approx_func_fp_math")) }

// NoSignedZerosFpMath is the value of attribute `no_signed_zeros_fp_math`; false when it is absent or of another kind.
func (o Func) NoSignedZerosFpMath() (bool, bool) {
	return ods.BoolOf(o.Op.Attr("no_signed_zeros_fp_math"))
}

// DenormalFpMath is the value of attribute `denormal_fp_math`; false when it is absent or of another kind.
func (o Func) DenormalFpMath() (string, bool) { return ods.StringOf(o.Op.Attr("denormal_fp_math")) }

// DenormalFpMathF32 is the value of attribute `denormal_fp_math_f32`; false when it is absent or of another kind.
func (o Func) DenormalFpMathF32() (string, bool) {
	return ods.StringOf(o.Op.Attr("denormal_fp_math_f32"))
}

// FpContract is the value of attribute `fp_contract`; false when it is absent or of another kind.
func (o Func) FpContract() (string, bool) { return ods.StringOf(o.Op.Attr("fp_contract")) }

// NoInline reports whether there is attribute `no_inline`.
func (o Func) NoInline() bool { return o.Op.Attr("no_inline") != nil }

// AlwaysInline reports whether there is attribute `always_inline`.
func (o Func) AlwaysInline() bool { return o.Op.Attr("always_inline") != nil }

// OptimizeNone reports whether there is attribute `optimize_none`.
func (o Func) OptimizeNone() bool { return o.Op.Attr("optimize_none") != nil }

// NoUnwind reports whether there is attribute `no_unwind`.
func (o Func) NoUnwind() bool { return o.Op.Attr("no_unwind") != nil }

// WillReturn reports whether there is attribute `will_return`.
func (o Func) WillReturn() bool { return o.Op.Attr("will_return") != nil }

// ArmStreaming reports whether there is attribute `arm_streaming`.
func (o Func) ArmStreaming() bool { return o.Op.Attr("arm_streaming") != nil }

// ArmLocallyStreaming reports whether there is attribute `arm_locally_streaming`.
func (o Func) ArmLocallyStreaming() bool { return o.Op.Attr("arm_locally_streaming") != nil }

// ArmStreamingCompatible reports whether there is attribute `arm_streaming_compatible`.
func (o Func) ArmStreamingCompatible() bool { return o.Op.Attr("arm_streaming_compatible") != nil }

// ArmNewZa reports whether there is attribute `arm_new_za`.
func (o Func) ArmNewZa() bool { return o.Op.Attr("arm_new_za") != nil }

// ArmInZa reports whether there is attribute `arm_in_za`.
func (o Func) ArmInZa() bool { return o.Op.Attr("arm_in_za") != nil }

// ArmOutZa reports whether there is attribute `arm_out_za`.
func (o Func) ArmOutZa() bool { return o.Op.Attr("arm_out_za") != nil }

// ArmInoutZa reports whether there is attribute `arm_inout_za`.
func (o Func) ArmInoutZa() bool { return o.Op.Attr("arm_inout_za") != nil }

// ArmPreservesZa reports whether there is attribute `arm_preserves_za`.
func (o Func) ArmPreservesZa() bool { return o.Op.Attr("arm_preserves_za") != nil }

// UwtableKind is the value of attribute `uwtable_kind`; false when it is absent or of another kind.
func (o Func) UwtableKind() (UWTableKind, bool) {
	return ods.EnumOf[UWTableKind](o.Op.Attr("uwtable_kind"))
}

// InlineHint reports whether there is attribute `inline_hint`.
func (o Func) InlineHint() bool { return o.Op.Attr("inline_hint") != nil }

// PreferVectorWidth is the value of attribute `prefer_vector_width`; false when it is absent or of another kind.
func (o Func) PreferVectorWidth() (string, bool) {
	return ods.StringOf(o.Op.Attr("prefer_vector_width"))
}

// ReciprocalEstimates is the value of attribute `reciprocal_estimates`; false when it is absent or of another kind.
func (o Func) ReciprocalEstimates() (string, bool) {
	return ods.StringOf(o.Op.Attr("reciprocal_estimates"))
}

// InstrumentFunctionEntry is the value of attribute `instrument_function_entry`; false when it is absent or of another kind.
func (o Func) InstrumentFunctionEntry() (string, bool) {
	return ods.StringOf(o.Op.Attr("instrument_function_entry"))
}

// InstrumentFunctionExit is the value of attribute `instrument_function_exit`; false when it is absent or of another kind.
func (o Func) InstrumentFunctionExit() (string, bool) {
	return ods.StringOf(o.Op.Attr("instrument_function_exit"))
}

// VecTypeHint is the value of attribute `vec_type_hint`; false when it is absent or of another kind.
func (o Func) VecTypeHint() (VecTypeHintAttr, bool) {
	return AsVecTypeHintAttr(o.Op.Attr("vec_type_hint"))
}

// WorkGroupSizeHint is the value of attribute `work_group_size_hint`, nil when it is absent or of another kind.
func (o Func) WorkGroupSizeHint() []int64 { return ods.IntsOf(o.Op.Attr("work_group_size_hint")) }

// ReqdWorkGroupSize is the value of attribute `reqd_work_group_size`, nil when it is absent or of another kind.
func (o Func) ReqdWorkGroupSize() []int64 { return ods.IntsOf(o.Op.Attr("reqd_work_group_size")) }

// IntelReqdSubGroupSize is the value of attribute `intel_reqd_sub_group_size`; false when it is absent or of another kind.
func (o Func) IntelReqdSubGroupSize() (int64, bool) {
	return ods.IntOf(o.Op.Attr("intel_reqd_sub_group_size"))
}

// Inputs are the entry arguments `inputs` of region `body`.
func (o Func) Inputs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewFunc builds `llvm.func`; its regions are empty.
func NewFunc(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) Func {
	list := append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...)
	list = ods.Default(list, "linkage", Linkage(10).Attr(b.Context()))
	return Func{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.func"),
		Attrs:   list,
		Regions: 1,
	})}
}

// Comdat: Holds the COMDATs of a module.
type Comdat struct{ Op *ir.Operation }

// AsComdat views an operation as `llvm.comdat`; false when it is another one.
func AsComdat(op *ir.Operation) (Comdat, bool) { return Comdat{op}, op.Is("llvm.comdat") }

// OpName is the name of the operations that it views.
func (Comdat) OpName() string { return "llvm.comdat" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Comdat) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Comdat) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// Body is region `body`.
func (o Comdat) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Comdat) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// NewComdat builds `llvm.comdat`; its regions are empty.
func NewComdat(b *ir.Builder, symName string, attrs ...ir.NamedAttr) Comdat {
	return Comdat{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.comdat"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}}, attrs...),
		Regions: 1,
	})}
}

// ComdatSelector: A COMDAT: what of several definitions of it stays. Functions and globals that name it stay or go
// together.
type ComdatSelector struct{ Op *ir.Operation }

// AsComdatSelector views an operation as `llvm.comdat_selector`; false when it is another one.
func AsComdatSelector(op *ir.Operation) (ComdatSelector, bool) {
	return ComdatSelector{op}, op.Is("llvm.comdat_selector")
}

// OpName is the name of the operations that it views.
func (ComdatSelector) OpName() string { return "llvm.comdat_selector" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o ComdatSelector) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o ComdatSelector) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// ComdatAttr is attribute `comdat`, nil when it is absent.
func (o ComdatSelector) ComdatAttr() ir.Attribute { return o.Op.Attr("comdat") }

// SetComdatAttr changes attribute `comdat`; nil removes it.
func (o ComdatSelector) SetComdatAttr(a ir.Attribute) { o.Op.SetAttr("comdat", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o ComdatSelector) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Comdat is the value of attribute `comdat`, ComdatKind(0) when it is absent or of another kind.
func (o ComdatSelector) Comdat() ComdatKind { return ods.EnumOr(o.Op.Attr("comdat"), ComdatKind(0)) }

// NewComdatSelector builds `llvm.comdat_selector`.
func NewComdatSelector(b *ir.Builder, symName string, comdat ComdatKind, attrs ...ir.NamedAttr) ComdatSelector {
	return ComdatSelector{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.comdat_selector"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "comdat", Value: comdat.Attr(b.Context())}}, attrs...),
	})}
}

// Metadata: Holds metadata of a module under a name.
type Metadata struct{ Op *ir.Operation }

// AsMetadata views an operation as `llvm.metadata`; false when it is another one.
func AsMetadata(op *ir.Operation) (Metadata, bool) { return Metadata{op}, op.Is("llvm.metadata") }

// OpName is the name of the operations that it views.
func (Metadata) OpName() string { return "llvm.metadata" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Metadata) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Metadata) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// Body is region `body`.
func (o Metadata) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Metadata) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// NewMetadata builds `llvm.metadata`; its regions are empty.
func NewMetadata(b *ir.Builder, symName string, attrs ...ir.NamedAttr) Metadata {
	return Metadata{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.metadata"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}}, attrs...),
		Regions: 1,
	})}
}

// AccessGroup: Names a group of memory accesses, which loops can declare to be parallel.
type AccessGroup struct{ Op *ir.Operation }

// AsAccessGroup views an operation as `llvm.access_group`; false when it is another one.
func AsAccessGroup(op *ir.Operation) (AccessGroup, bool) {
	return AccessGroup{op}, op.Is("llvm.access_group")
}

// OpName is the name of the operations that it views.
func (AccessGroup) OpName() string { return "llvm.access_group" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o AccessGroup) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o AccessGroup) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o AccessGroup) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// NewAccessGroup builds `llvm.access_group`.
func NewAccessGroup(b *ir.Builder, symName string, attrs ...ir.NamedAttr) AccessGroup {
	return AccessGroup{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.access_group"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}}, attrs...),
	})}
}

// AliasScopeDomain: Names a domain of scopes. What accesses say of scopes in one domain says nothing
// of others.
type AliasScopeDomain struct{ Op *ir.Operation }

// AsAliasScopeDomain views an operation as `llvm.alias_scope_domain`; false when it is another one.
func AsAliasScopeDomain(op *ir.Operation) (AliasScopeDomain, bool) {
	return AliasScopeDomain{op}, op.Is("llvm.alias_scope_domain")
}

// OpName is the name of the operations that it views.
func (AliasScopeDomain) OpName() string { return "llvm.alias_scope_domain" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o AliasScopeDomain) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o AliasScopeDomain) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// DescriptionAttr is attribute `description`, nil when it is absent.
func (o AliasScopeDomain) DescriptionAttr() ir.Attribute { return o.Op.Attr("description") }

// SetDescriptionAttr changes attribute `description`; nil removes it.
func (o AliasScopeDomain) SetDescriptionAttr(a ir.Attribute) { o.Op.SetAttr("description", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o AliasScopeDomain) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Description is the value of attribute `description`; false when it is absent or of another kind.
func (o AliasScopeDomain) Description() (string, bool) { return ods.StringOf(o.Op.Attr("description")) }

// NewAliasScopeDomain builds `llvm.alias_scope_domain`.
func NewAliasScopeDomain(b *ir.Builder, symName string, attrs ...ir.NamedAttr) AliasScopeDomain {
	return AliasScopeDomain{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.alias_scope_domain"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}}, attrs...),
	})}
}

// AliasScope: Names memory that accesses are to, or do not touch.
type AliasScope struct{ Op *ir.Operation }

// AsAliasScope views an operation as `llvm.alias_scope`; false when it is another one.
func AsAliasScope(op *ir.Operation) (AliasScope, bool) {
	return AliasScope{op}, op.Is("llvm.alias_scope")
}

// OpName is the name of the operations that it views.
func (AliasScope) OpName() string { return "llvm.alias_scope" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o AliasScope) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o AliasScope) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// DomainAttr is attribute `domain`, nil when it is absent.
func (o AliasScope) DomainAttr() ir.Attribute { return o.Op.Attr("domain") }

// SetDomainAttr changes attribute `domain`; nil removes it.
func (o AliasScope) SetDomainAttr(a ir.Attribute) { o.Op.SetAttr("domain", a) }

// DescriptionAttr is attribute `description`, nil when it is absent.
func (o AliasScope) DescriptionAttr() ir.Attribute { return o.Op.Attr("description") }

// SetDescriptionAttr changes attribute `description`; nil removes it.
func (o AliasScope) SetDescriptionAttr(a ir.Attribute) { o.Op.SetAttr("description", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o AliasScope) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Domain is the value of attribute `domain`, "" when it is absent or of another kind.
func (o AliasScope) Domain() string { return ods.SymbolOr(o.Op.Attr("domain"), "") }

// Description is the value of attribute `description`; false when it is absent or of another kind.
func (o AliasScope) Description() (string, bool) { return ods.StringOf(o.Op.Attr("description")) }

// NewAliasScope builds `llvm.alias_scope`.
func NewAliasScope(b *ir.Builder, symName string, domain string, attrs ...ir.NamedAttr) AliasScope {
	return AliasScope{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("llvm.alias_scope"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "domain", Value: b.Context().SymbolRefAttr(domain)}}, attrs...),
	})}
}

// IntrBitreverse: Reverses the order of an integer's bits.
type IntrBitreverse struct{ Op *ir.Operation }

// AsIntrBitreverse views an operation as `llvm.intr.bitreverse`; false when it is another one.
func AsIntrBitreverse(op *ir.Operation) (IntrBitreverse, bool) {
	return IntrBitreverse{op}, op.Is("llvm.intr.bitreverse")
}

// OpName is the name of the operations that it views.
func (IntrBitreverse) OpName() string { return "llvm.intr.bitreverse" }

// In is operand `in`.
func (o IntrBitreverse) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrBitreverse) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrBitreverse) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrBitreverse builds `llvm.intr.bitreverse`.
func NewIntrBitreverse(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrBitreverse {
	return IntrBitreverse{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.bitreverse"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrCtpop: Counts the bits of an integer that are set.
type IntrCtpop struct{ Op *ir.Operation }

// AsIntrCtpop views an operation as `llvm.intr.ctpop`; false when it is another one.
func AsIntrCtpop(op *ir.Operation) (IntrCtpop, bool) { return IntrCtpop{op}, op.Is("llvm.intr.ctpop") }

// OpName is the name of the operations that it views.
func (IntrCtpop) OpName() string { return "llvm.intr.ctpop" }

// In is operand `in`.
func (o IntrCtpop) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrCtpop) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrCtpop) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCtpop builds `llvm.intr.ctpop`.
func NewIntrCtpop(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrCtpop {
	return IntrCtpop{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ctpop"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrCos: Computes the cosine of an angle in radians.
type IntrCos struct{ Op *ir.Operation }

// AsIntrCos views an operation as `llvm.intr.cos`; false when it is another one.
func AsIntrCos(op *ir.Operation) (IntrCos, bool) { return IntrCos{op}, op.Is("llvm.intr.cos") }

// OpName is the name of the operations that it views.
func (IntrCos) OpName() string { return "llvm.intr.cos" }

// In is operand `in`.
func (o IntrCos) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrCos) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrCos) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCos builds `llvm.intr.cos`.
func NewIntrCos(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrCos {
	return IntrCos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.cos"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrSin: Computes the sine of an angle in radians.
type IntrSin struct{ Op *ir.Operation }

// AsIntrSin views an operation as `llvm.intr.sin`; false when it is another one.
func AsIntrSin(op *ir.Operation) (IntrSin, bool) { return IntrSin{op}, op.Is("llvm.intr.sin") }

// OpName is the name of the operations that it views.
func (IntrSin) OpName() string { return "llvm.intr.sin" }

// In is operand `in`.
func (o IntrSin) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrSin) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrSin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSin builds `llvm.intr.sin`.
func NewIntrSin(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrSin {
	return IntrSin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.sin"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrTan: Computes the tangent of an angle in radians.
type IntrTan struct{ Op *ir.Operation }

// AsIntrTan views an operation as `llvm.intr.tan`; false when it is another one.
func AsIntrTan(op *ir.Operation) (IntrTan, bool) { return IntrTan{op}, op.Is("llvm.intr.tan") }

// OpName is the name of the operations that it views.
func (IntrTan) OpName() string { return "llvm.intr.tan" }

// In is operand `in`.
func (o IntrTan) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrTan) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrTan) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrTan builds `llvm.intr.tan`.
func NewIntrTan(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrTan {
	return IntrTan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.tan"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrAcos: Computes the angle in radians, from 0 to pi, that has this cosine.
type IntrAcos struct{ Op *ir.Operation }

// AsIntrAcos views an operation as `llvm.intr.acos`; false when it is another one.
func AsIntrAcos(op *ir.Operation) (IntrAcos, bool) { return IntrAcos{op}, op.Is("llvm.intr.acos") }

// OpName is the name of the operations that it views.
func (IntrAcos) OpName() string { return "llvm.intr.acos" }

// In is operand `in`.
func (o IntrAcos) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrAcos) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrAcos) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrAcos builds `llvm.intr.acos`.
func NewIntrAcos(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrAcos {
	return IntrAcos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.acos"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrAsin: Computes the angle in radians, from -pi/2 to pi/2, that has this sine.
type IntrAsin struct{ Op *ir.Operation }

// AsIntrAsin views an operation as `llvm.intr.asin`; false when it is another one.
func AsIntrAsin(op *ir.Operation) (IntrAsin, bool) { return IntrAsin{op}, op.Is("llvm.intr.asin") }

// OpName is the name of the operations that it views.
func (IntrAsin) OpName() string { return "llvm.intr.asin" }

// In is operand `in`.
func (o IntrAsin) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrAsin) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrAsin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrAsin builds `llvm.intr.asin`.
func NewIntrAsin(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrAsin {
	return IntrAsin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.asin"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrAtan: Computes the angle in radians, from -pi/2 to pi/2, that has this tangent.
type IntrAtan struct{ Op *ir.Operation }

// AsIntrAtan views an operation as `llvm.intr.atan`; false when it is another one.
func AsIntrAtan(op *ir.Operation) (IntrAtan, bool) { return IntrAtan{op}, op.Is("llvm.intr.atan") }

// OpName is the name of the operations that it views.
func (IntrAtan) OpName() string { return "llvm.intr.atan" }

// In is operand `in`.
func (o IntrAtan) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrAtan) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrAtan) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrAtan builds `llvm.intr.atan`.
func NewIntrAtan(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrAtan {
	return IntrAtan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.atan"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrCosh: Computes the hyperbolic cosine.
type IntrCosh struct{ Op *ir.Operation }

// AsIntrCosh views an operation as `llvm.intr.cosh`; false when it is another one.
func AsIntrCosh(op *ir.Operation) (IntrCosh, bool) { return IntrCosh{op}, op.Is("llvm.intr.cosh") }

// OpName is the name of the operations that it views.
func (IntrCosh) OpName() string { return "llvm.intr.cosh" }

// In is operand `in`.
func (o IntrCosh) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrCosh) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrCosh) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCosh builds `llvm.intr.cosh`.
func NewIntrCosh(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrCosh {
	return IntrCosh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.cosh"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrSinh: Computes the hyperbolic sine.
type IntrSinh struct{ Op *ir.Operation }

// AsIntrSinh views an operation as `llvm.intr.sinh`; false when it is another one.
func AsIntrSinh(op *ir.Operation) (IntrSinh, bool) { return IntrSinh{op}, op.Is("llvm.intr.sinh") }

// OpName is the name of the operations that it views.
func (IntrSinh) OpName() string { return "llvm.intr.sinh" }

// In is operand `in`.
func (o IntrSinh) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrSinh) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrSinh) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSinh builds `llvm.intr.sinh`.
func NewIntrSinh(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrSinh {
	return IntrSinh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.sinh"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrTanh: Computes the hyperbolic tangent.
type IntrTanh struct{ Op *ir.Operation }

// AsIntrTanh views an operation as `llvm.intr.tanh`; false when it is another one.
func AsIntrTanh(op *ir.Operation) (IntrTanh, bool) { return IntrTanh{op}, op.Is("llvm.intr.tanh") }

// OpName is the name of the operations that it views.
func (IntrTanh) OpName() string { return "llvm.intr.tanh" }

// In is operand `in`.
func (o IntrTanh) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrTanh) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrTanh) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrTanh builds `llvm.intr.tanh`.
func NewIntrTanh(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrTanh {
	return IntrTanh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.tanh"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrExp10: Computes 10 to the power of its operand.
type IntrExp10 struct{ Op *ir.Operation }

// AsIntrExp10 views an operation as `llvm.intr.exp10`; false when it is another one.
func AsIntrExp10(op *ir.Operation) (IntrExp10, bool) { return IntrExp10{op}, op.Is("llvm.intr.exp10") }

// OpName is the name of the operations that it views.
func (IntrExp10) OpName() string { return "llvm.intr.exp10" }

// In is operand `in`.
func (o IntrExp10) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrExp10) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrExp10) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrExp10 builds `llvm.intr.exp10`.
func NewIntrExp10(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrExp10 {
	return IntrExp10{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.exp10"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrSincos: Computes the sine and the cosine of an angle in radians.
type IntrSincos struct{ Op *ir.Operation }

// AsIntrSincos views an operation as `llvm.intr.sincos`; false when it is another one.
func AsIntrSincos(op *ir.Operation) (IntrSincos, bool) {
	return IntrSincos{op}, op.Is("llvm.intr.sincos")
}

// OpName is the name of the operations that it views.
func (IntrSincos) OpName() string { return "llvm.intr.sincos" }

// Val is operand `val`.
func (o IntrSincos) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrSincos) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrSincos) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSincos builds `llvm.intr.sincos`.
func NewIntrSincos(b *ir.Builder, val *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrSincos {
	return IntrSincos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.sincos"),
		Operands: []*ir.Value{val},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrFrexp: Takes a float apart: into one whose magnitude is from 1/2 up to 1, or that is zero, and a power of 2
// by which it is multiplied.
type IntrFrexp struct{ Op *ir.Operation }

// AsIntrFrexp views an operation as `llvm.intr.frexp`; false when it is another one.
func AsIntrFrexp(op *ir.Operation) (IntrFrexp, bool) { return IntrFrexp{op}, op.Is("llvm.intr.frexp") }

// OpName is the name of the operations that it views.
func (IntrFrexp) OpName() string { return "llvm.intr.frexp" }

// Val is operand `val`.
func (o IntrFrexp) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrFrexp) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrFrexp) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrFrexp builds `llvm.intr.frexp`.
func NewIntrFrexp(b *ir.Builder, val *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrFrexp {
	return IntrFrexp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.frexp"),
		Operands: []*ir.Value{val},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrExp: Computes e to the power of its operand.
type IntrExp struct{ Op *ir.Operation }

// AsIntrExp views an operation as `llvm.intr.exp`; false when it is another one.
func AsIntrExp(op *ir.Operation) (IntrExp, bool) { return IntrExp{op}, op.Is("llvm.intr.exp") }

// OpName is the name of the operations that it views.
func (IntrExp) OpName() string { return "llvm.intr.exp" }

// In is operand `in`.
func (o IntrExp) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrExp) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrExp) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrExp builds `llvm.intr.exp`.
func NewIntrExp(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrExp {
	return IntrExp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.exp"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrExp2: Computes 2 to the power of its operand.
type IntrExp2 struct{ Op *ir.Operation }

// AsIntrExp2 views an operation as `llvm.intr.exp2`; false when it is another one.
func AsIntrExp2(op *ir.Operation) (IntrExp2, bool) { return IntrExp2{op}, op.Is("llvm.intr.exp2") }

// OpName is the name of the operations that it views.
func (IntrExp2) OpName() string { return "llvm.intr.exp2" }

// In is operand `in`.
func (o IntrExp2) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrExp2) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrExp2) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrExp2 builds `llvm.intr.exp2`.
func NewIntrExp2(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrExp2 {
	return IntrExp2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.exp2"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrLog: Computes the natural logarithm; NaN for numbers less than zero.
type IntrLog struct{ Op *ir.Operation }

// AsIntrLog views an operation as `llvm.intr.log`; false when it is another one.
func AsIntrLog(op *ir.Operation) (IntrLog, bool) { return IntrLog{op}, op.Is("llvm.intr.log") }

// OpName is the name of the operations that it views.
func (IntrLog) OpName() string { return "llvm.intr.log" }

// In is operand `in`.
func (o IntrLog) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrLog) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLog) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLog builds `llvm.intr.log`.
func NewIntrLog(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrLog {
	return IntrLog{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.log"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrLog10: Computes the logarithm to base 10; NaN for numbers less than zero.
type IntrLog10 struct{ Op *ir.Operation }

// AsIntrLog10 views an operation as `llvm.intr.log10`; false when it is another one.
func AsIntrLog10(op *ir.Operation) (IntrLog10, bool) { return IntrLog10{op}, op.Is("llvm.intr.log10") }

// OpName is the name of the operations that it views.
func (IntrLog10) OpName() string { return "llvm.intr.log10" }

// In is operand `in`.
func (o IntrLog10) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrLog10) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLog10) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLog10 builds `llvm.intr.log10`.
func NewIntrLog10(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrLog10 {
	return IntrLog10{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.log10"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrLog2: Computes the logarithm to base 2; NaN for numbers less than zero.
type IntrLog2 struct{ Op *ir.Operation }

// AsIntrLog2 views an operation as `llvm.intr.log2`; false when it is another one.
func AsIntrLog2(op *ir.Operation) (IntrLog2, bool) { return IntrLog2{op}, op.Is("llvm.intr.log2") }

// OpName is the name of the operations that it views.
func (IntrLog2) OpName() string { return "llvm.intr.log2" }

// In is operand `in`.
func (o IntrLog2) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrLog2) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLog2) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLog2 builds `llvm.intr.log2`.
func NewIntrLog2(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrLog2 {
	return IntrLog2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.log2"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrFabs: Clears the sign of a float.
type IntrFabs struct{ Op *ir.Operation }

// AsIntrFabs views an operation as `llvm.intr.fabs`; false when it is another one.
func AsIntrFabs(op *ir.Operation) (IntrFabs, bool) { return IntrFabs{op}, op.Is("llvm.intr.fabs") }

// OpName is the name of the operations that it views.
func (IntrFabs) OpName() string { return "llvm.intr.fabs" }

// In is operand `in`.
func (o IntrFabs) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrFabs) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrFabs) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrFabs builds `llvm.intr.fabs`.
func NewIntrFabs(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrFabs {
	return IntrFabs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.fabs"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrCeil: Rounds a float up to an integer.
type IntrCeil struct{ Op *ir.Operation }

// AsIntrCeil views an operation as `llvm.intr.ceil`; false when it is another one.
func AsIntrCeil(op *ir.Operation) (IntrCeil, bool) { return IntrCeil{op}, op.Is("llvm.intr.ceil") }

// OpName is the name of the operations that it views.
func (IntrCeil) OpName() string { return "llvm.intr.ceil" }

// In is operand `in`.
func (o IntrCeil) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrCeil) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrCeil) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCeil builds `llvm.intr.ceil`.
func NewIntrCeil(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrCeil {
	return IntrCeil{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ceil"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrFloor: Rounds a float down to an integer.
type IntrFloor struct{ Op *ir.Operation }

// AsIntrFloor views an operation as `llvm.intr.floor`; false when it is another one.
func AsIntrFloor(op *ir.Operation) (IntrFloor, bool) { return IntrFloor{op}, op.Is("llvm.intr.floor") }

// OpName is the name of the operations that it views.
func (IntrFloor) OpName() string { return "llvm.intr.floor" }

// In is operand `in`.
func (o IntrFloor) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrFloor) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrFloor) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrFloor builds `llvm.intr.floor`.
func NewIntrFloor(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrFloor {
	return IntrFloor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.floor"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrSqrt: Computes the square root; NaN for numbers less than zero.
type IntrSqrt struct{ Op *ir.Operation }

// AsIntrSqrt views an operation as `llvm.intr.sqrt`; false when it is another one.
func AsIntrSqrt(op *ir.Operation) (IntrSqrt, bool) { return IntrSqrt{op}, op.Is("llvm.intr.sqrt") }

// OpName is the name of the operations that it views.
func (IntrSqrt) OpName() string { return "llvm.intr.sqrt" }

// In is operand `in`.
func (o IntrSqrt) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrSqrt) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrSqrt) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSqrt builds `llvm.intr.sqrt`.
func NewIntrSqrt(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrSqrt {
	return IntrSqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.sqrt"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrCopysign: Gives the first float with the sign of the second.
type IntrCopysign struct{ Op *ir.Operation }

// AsIntrCopysign views an operation as `llvm.intr.copysign`; false when it is another one.
func AsIntrCopysign(op *ir.Operation) (IntrCopysign, bool) {
	return IntrCopysign{op}, op.Is("llvm.intr.copysign")
}

// OpName is the name of the operations that it views.
func (IntrCopysign) OpName() string { return "llvm.intr.copysign" }

// A is operand `a`.
func (o IntrCopysign) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrCopysign) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrCopysign) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrCopysign) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrCopysign) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCopysign builds `llvm.intr.copysign`.
func NewIntrCopysign(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrCopysign {
	return IntrCopysign{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.copysign"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrMaxnum: Gives the larger of two floats, and the other one when one is NaN.
type IntrMaxnum struct{ Op *ir.Operation }

// AsIntrMaxnum views an operation as `llvm.intr.maxnum`; false when it is another one.
func AsIntrMaxnum(op *ir.Operation) (IntrMaxnum, bool) {
	return IntrMaxnum{op}, op.Is("llvm.intr.maxnum")
}

// OpName is the name of the operations that it views.
func (IntrMaxnum) OpName() string { return "llvm.intr.maxnum" }

// A is operand `a`.
func (o IntrMaxnum) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrMaxnum) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrMaxnum) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrMaxnum) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrMaxnum) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrMaxnum builds `llvm.intr.maxnum`.
func NewIntrMaxnum(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrMaxnum {
	return IntrMaxnum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.maxnum"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrMaximum: Gives the larger of two floats, and NaN when one is NaN.
type IntrMaximum struct{ Op *ir.Operation }

// AsIntrMaximum views an operation as `llvm.intr.maximum`; false when it is another one.
func AsIntrMaximum(op *ir.Operation) (IntrMaximum, bool) {
	return IntrMaximum{op}, op.Is("llvm.intr.maximum")
}

// OpName is the name of the operations that it views.
func (IntrMaximum) OpName() string { return "llvm.intr.maximum" }

// A is operand `a`.
func (o IntrMaximum) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrMaximum) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrMaximum) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrMaximum) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrMaximum) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrMaximum builds `llvm.intr.maximum`.
func NewIntrMaximum(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrMaximum {
	return IntrMaximum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.maximum"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrMinnum: Gives the smaller of two floats, and the other one when one is NaN.
type IntrMinnum struct{ Op *ir.Operation }

// AsIntrMinnum views an operation as `llvm.intr.minnum`; false when it is another one.
func AsIntrMinnum(op *ir.Operation) (IntrMinnum, bool) {
	return IntrMinnum{op}, op.Is("llvm.intr.minnum")
}

// OpName is the name of the operations that it views.
func (IntrMinnum) OpName() string { return "llvm.intr.minnum" }

// A is operand `a`.
func (o IntrMinnum) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrMinnum) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrMinnum) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrMinnum) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrMinnum) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrMinnum builds `llvm.intr.minnum`.
func NewIntrMinnum(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrMinnum {
	return IntrMinnum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.minnum"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrMinimum: Gives the smaller of two floats, and NaN when one is NaN.
type IntrMinimum struct{ Op *ir.Operation }

// AsIntrMinimum views an operation as `llvm.intr.minimum`; false when it is another one.
func AsIntrMinimum(op *ir.Operation) (IntrMinimum, bool) {
	return IntrMinimum{op}, op.Is("llvm.intr.minimum")
}

// OpName is the name of the operations that it views.
func (IntrMinimum) OpName() string { return "llvm.intr.minimum" }

// A is operand `a`.
func (o IntrMinimum) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrMinimum) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrMinimum) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrMinimum) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrMinimum) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrMinimum builds `llvm.intr.minimum`.
func NewIntrMinimum(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrMinimum {
	return IntrMinimum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.minimum"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrPow: Computes the first float to the power of the second.
type IntrPow struct{ Op *ir.Operation }

// AsIntrPow views an operation as `llvm.intr.pow`; false when it is another one.
func AsIntrPow(op *ir.Operation) (IntrPow, bool) { return IntrPow{op}, op.Is("llvm.intr.pow") }

// OpName is the name of the operations that it views.
func (IntrPow) OpName() string { return "llvm.intr.pow" }

// A is operand `a`.
func (o IntrPow) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrPow) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrPow) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrPow) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrPow) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrPow builds `llvm.intr.pow`.
func NewIntrPow(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrPow {
	return IntrPow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.pow"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrAtan2: Computes the angle in radians, from -pi to pi, between the axis and the point with the second float
// along it and the first across.
type IntrAtan2 struct{ Op *ir.Operation }

// AsIntrAtan2 views an operation as `llvm.intr.atan2`; false when it is another one.
func AsIntrAtan2(op *ir.Operation) (IntrAtan2, bool) { return IntrAtan2{op}, op.Is("llvm.intr.atan2") }

// OpName is the name of the operations that it views.
func (IntrAtan2) OpName() string { return "llvm.intr.atan2" }

// A is operand `a`.
func (o IntrAtan2) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrAtan2) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrAtan2) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrAtan2) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrAtan2) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrAtan2 builds `llvm.intr.atan2`.
func NewIntrAtan2(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrAtan2 {
	return IntrAtan2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.atan2"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrScmp: Compares signed integers.
type IntrScmp struct{ Op *ir.Operation }

// AsIntrScmp views an operation as `llvm.intr.scmp`; false when it is another one.
func AsIntrScmp(op *ir.Operation) (IntrScmp, bool) { return IntrScmp{op}, op.Is("llvm.intr.scmp") }

// OpName is the name of the operations that it views.
func (IntrScmp) OpName() string { return "llvm.intr.scmp" }

// A is operand `a`.
func (o IntrScmp) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrScmp) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrScmp) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrScmp) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrScmp) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrScmp builds `llvm.intr.scmp`.
func NewIntrScmp(b *ir.Builder, a *ir.Value, b_ *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrScmp {
	return IntrScmp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.scmp"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrUcmp: Compares unsigned integers.
type IntrUcmp struct{ Op *ir.Operation }

// AsIntrUcmp views an operation as `llvm.intr.ucmp`; false when it is another one.
func AsIntrUcmp(op *ir.Operation) (IntrUcmp, bool) { return IntrUcmp{op}, op.Is("llvm.intr.ucmp") }

// OpName is the name of the operations that it views.
func (IntrUcmp) OpName() string { return "llvm.intr.ucmp" }

// A is operand `a`.
func (o IntrUcmp) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrUcmp) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrUcmp) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrUcmp) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUcmp) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUcmp builds `llvm.intr.ucmp`.
func NewIntrUcmp(b *ir.Builder, a *ir.Value, b_ *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrUcmp {
	return IntrUcmp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ucmp"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrSmax: Gives the larger of two signed integers.
type IntrSmax struct{ Op *ir.Operation }

// AsIntrSmax views an operation as `llvm.intr.smax`; false when it is another one.
func AsIntrSmax(op *ir.Operation) (IntrSmax, bool) { return IntrSmax{op}, op.Is("llvm.intr.smax") }

// OpName is the name of the operations that it views.
func (IntrSmax) OpName() string { return "llvm.intr.smax" }

// A is operand `a`.
func (o IntrSmax) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrSmax) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrSmax) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrSmax) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSmax builds `llvm.intr.smax`.
func NewIntrSmax(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrSmax {
	return IntrSmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.smax"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrSmin: Gives the smaller of two signed integers.
type IntrSmin struct{ Op *ir.Operation }

// AsIntrSmin views an operation as `llvm.intr.smin`; false when it is another one.
func AsIntrSmin(op *ir.Operation) (IntrSmin, bool) { return IntrSmin{op}, op.Is("llvm.intr.smin") }

// OpName is the name of the operations that it views.
func (IntrSmin) OpName() string { return "llvm.intr.smin" }

// A is operand `a`.
func (o IntrSmin) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrSmin) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrSmin) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrSmin) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSmin builds `llvm.intr.smin`.
func NewIntrSmin(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrSmin {
	return IntrSmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.smin"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrTrunc: Rounds a float towards zero to an integer.
type IntrTrunc struct{ Op *ir.Operation }

// AsIntrTrunc views an operation as `llvm.intr.trunc`; false when it is another one.
func AsIntrTrunc(op *ir.Operation) (IntrTrunc, bool) { return IntrTrunc{op}, op.Is("llvm.intr.trunc") }

// OpName is the name of the operations that it views.
func (IntrTrunc) OpName() string { return "llvm.intr.trunc" }

// In is operand `in`.
func (o IntrTrunc) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrTrunc) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrTrunc) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrTrunc builds `llvm.intr.trunc`.
func NewIntrTrunc(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrTrunc {
	return IntrTrunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.trunc"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrRoundeven: Rounds a float to the nearest integer, and to the even one of two.
type IntrRoundeven struct{ Op *ir.Operation }

// AsIntrRoundeven views an operation as `llvm.intr.roundeven`; false when it is another one.
func AsIntrRoundeven(op *ir.Operation) (IntrRoundeven, bool) {
	return IntrRoundeven{op}, op.Is("llvm.intr.roundeven")
}

// OpName is the name of the operations that it views.
func (IntrRoundeven) OpName() string { return "llvm.intr.roundeven" }

// In is operand `in`.
func (o IntrRoundeven) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrRoundeven) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrRoundeven) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrRoundeven builds `llvm.intr.roundeven`.
func NewIntrRoundeven(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrRoundeven {
	return IntrRoundeven{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.roundeven"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrUmax: Gives the larger of two unsigned integers.
type IntrUmax struct{ Op *ir.Operation }

// AsIntrUmax views an operation as `llvm.intr.umax`; false when it is another one.
func AsIntrUmax(op *ir.Operation) (IntrUmax, bool) { return IntrUmax{op}, op.Is("llvm.intr.umax") }

// OpName is the name of the operations that it views.
func (IntrUmax) OpName() string { return "llvm.intr.umax" }

// A is operand `a`.
func (o IntrUmax) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrUmax) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrUmax) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrUmax) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUmax) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUmax builds `llvm.intr.umax`.
func NewIntrUmax(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrUmax {
	return IntrUmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.umax"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrUmin: Gives the smaller of two unsigned integers.
type IntrUmin struct{ Op *ir.Operation }

// AsIntrUmin views an operation as `llvm.intr.umin`; false when it is another one.
func AsIntrUmin(op *ir.Operation) (IntrUmin, bool) { return IntrUmin{op}, op.Is("llvm.intr.umin") }

// OpName is the name of the operations that it views.
func (IntrUmin) OpName() string { return "llvm.intr.umin" }

// A is operand `a`.
func (o IntrUmin) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrUmin) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrUmin) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrUmin) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUmin) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUmin builds `llvm.intr.umin`.
func NewIntrUmin(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrUmin {
	return IntrUmin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.umin"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrCtlz: Counts the zero bits above the highest bit that is set.
type IntrCtlz struct{ Op *ir.Operation }

// AsIntrCtlz views an operation as `llvm.intr.ctlz`; false when it is another one.
func AsIntrCtlz(op *ir.Operation) (IntrCtlz, bool) { return IntrCtlz{op}, op.Is("llvm.intr.ctlz") }

// OpName is the name of the operations that it views.
func (IntrCtlz) OpName() string { return "llvm.intr.ctlz" }

// In is operand `in`.
func (o IntrCtlz) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrCtlz) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// IsZeroPoison is operand `is_zero_poison`.
func (o IntrCtlz) IsZeroPoison() *ir.Value { return o.Op.Operand(1) }

// SetIsZeroPoison changes operand `is_zero_poison`.
func (o IntrCtlz) SetIsZeroPoison(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrCtlz) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCtlz builds `llvm.intr.ctlz`.
func NewIntrCtlz(b *ir.Builder, in *ir.Value, isZeroPoison *ir.Value, attrs ...ir.NamedAttr) IntrCtlz {
	return IntrCtlz{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ctlz"),
		Operands: []*ir.Value{in, isZeroPoison},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrCttz: Counts the zero bits below the lowest bit that is set.
type IntrCttz struct{ Op *ir.Operation }

// AsIntrCttz views an operation as `llvm.intr.cttz`; false when it is another one.
func AsIntrCttz(op *ir.Operation) (IntrCttz, bool) { return IntrCttz{op}, op.Is("llvm.intr.cttz") }

// OpName is the name of the operations that it views.
func (IntrCttz) OpName() string { return "llvm.intr.cttz" }

// In is operand `in`.
func (o IntrCttz) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrCttz) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// IsZeroPoison is operand `is_zero_poison`.
func (o IntrCttz) IsZeroPoison() *ir.Value { return o.Op.Operand(1) }

// SetIsZeroPoison changes operand `is_zero_poison`.
func (o IntrCttz) SetIsZeroPoison(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrCttz) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrCttz builds `llvm.intr.cttz`.
func NewIntrCttz(b *ir.Builder, in *ir.Value, isZeroPoison *ir.Value, attrs ...ir.NamedAttr) IntrCttz {
	return IntrCttz{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.cttz"),
		Operands: []*ir.Value{in, isZeroPoison},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrFma: Computes `a * b + c`, rounded once.
type IntrFma struct{ Op *ir.Operation }

// AsIntrFma views an operation as `llvm.intr.fma`; false when it is another one.
func AsIntrFma(op *ir.Operation) (IntrFma, bool) { return IntrFma{op}, op.Is("llvm.intr.fma") }

// OpName is the name of the operations that it views.
func (IntrFma) OpName() string { return "llvm.intr.fma" }

// A is operand `a`.
func (o IntrFma) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrFma) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrFma) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrFma) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// C is operand `c`.
func (o IntrFma) C() *ir.Value { return o.Op.Operand(2) }

// SetC changes operand `c`.
func (o IntrFma) SetC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrFma) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrFma builds `llvm.intr.fma`.
func NewIntrFma(b *ir.Builder, a *ir.Value, b_ *ir.Value, c *ir.Value, attrs ...ir.NamedAttr) IntrFma {
	return IntrFma{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.fma"),
		Operands: []*ir.Value{a, b_, c},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrFmuladd: Computes `a * b + c`, rounded once or twice, whichever is faster.
type IntrFmuladd struct{ Op *ir.Operation }

// AsIntrFmuladd views an operation as `llvm.intr.fmuladd`; false when it is another one.
func AsIntrFmuladd(op *ir.Operation) (IntrFmuladd, bool) {
	return IntrFmuladd{op}, op.Is("llvm.intr.fmuladd")
}

// OpName is the name of the operations that it views.
func (IntrFmuladd) OpName() string { return "llvm.intr.fmuladd" }

// A is operand `a`.
func (o IntrFmuladd) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrFmuladd) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrFmuladd) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrFmuladd) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// C is operand `c`.
func (o IntrFmuladd) C() *ir.Value { return o.Op.Operand(2) }

// SetC changes operand `c`.
func (o IntrFmuladd) SetC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrFmuladd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrFmuladd builds `llvm.intr.fmuladd`.
func NewIntrFmuladd(b *ir.Builder, a *ir.Value, b_ *ir.Value, c *ir.Value, attrs ...ir.NamedAttr) IntrFmuladd {
	return IntrFmuladd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.fmuladd"),
		Operands: []*ir.Value{a, b_, c},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrExperimentalConstrainedFptrunc: Rounds a float to a narrower type, in a mode and with exceptions as attributes say.
type IntrExperimentalConstrainedFptrunc struct{ Op *ir.Operation }

// AsIntrExperimentalConstrainedFptrunc views an operation as `llvm.intr.experimental.constrained.fptrunc`; false when it is another one.
func AsIntrExperimentalConstrainedFptrunc(op *ir.Operation) (IntrExperimentalConstrainedFptrunc, bool) {
	return IntrExperimentalConstrainedFptrunc{op}, op.Is("llvm.intr.experimental.constrained.fptrunc")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalConstrainedFptrunc) OpName() string {
	return "llvm.intr.experimental.constrained.fptrunc"
}

// Arg0 is operand `arg_0`.
func (o IntrExperimentalConstrainedFptrunc) Arg0() *ir.Value { return o.Op.Operand(0) }

// SetArg0 changes operand `arg_0`.
func (o IntrExperimentalConstrainedFptrunc) SetArg0(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrExperimentalConstrainedFptrunc) Res() *ir.Value { return o.Op.Result(0) }

// RoundingmodeAttr is attribute `roundingmode`, nil when it is absent.
func (o IntrExperimentalConstrainedFptrunc) RoundingmodeAttr() ir.Attribute {
	return o.Op.Attr("roundingmode")
}

// SetRoundingmodeAttr changes attribute `roundingmode`; nil removes it.
func (o IntrExperimentalConstrainedFptrunc) SetRoundingmodeAttr(a ir.Attribute) {
	o.Op.SetAttr("roundingmode", a)
}

// FpExceptionBehaviorAttr is attribute `fpExceptionBehavior`, nil when it is absent.
func (o IntrExperimentalConstrainedFptrunc) FpExceptionBehaviorAttr() ir.Attribute {
	return o.Op.Attr("fpExceptionBehavior")
}

// SetFpExceptionBehaviorAttr changes attribute `fpExceptionBehavior`; nil removes it.
func (o IntrExperimentalConstrainedFptrunc) SetFpExceptionBehaviorAttr(a ir.Attribute) {
	o.Op.SetAttr("fpExceptionBehavior", a)
}

// Roundingmode is the value of attribute `roundingmode`, RoundingMode(0) when it is absent or of another kind.
func (o IntrExperimentalConstrainedFptrunc) Roundingmode() RoundingMode {
	return ods.EnumOr(o.Op.Attr("roundingmode"), RoundingMode(0))
}

// FpExceptionBehavior is the value of attribute `fpExceptionBehavior`, FPExceptionBehavior(0) when it is absent or of another kind.
func (o IntrExperimentalConstrainedFptrunc) FpExceptionBehavior() FPExceptionBehavior {
	return ods.EnumOr(o.Op.Attr("fpExceptionBehavior"), FPExceptionBehavior(0))
}

// NewIntrExperimentalConstrainedFptrunc builds `llvm.intr.experimental.constrained.fptrunc`.
func NewIntrExperimentalConstrainedFptrunc(b *ir.Builder, arg0 *ir.Value, resType ir.Type, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior, attrs ...ir.NamedAttr) IntrExperimentalConstrainedFptrunc {
	return IntrExperimentalConstrainedFptrunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.experimental.constrained.fptrunc"),
		Operands: []*ir.Value{arg0},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "roundingmode", Value: roundingmode.Attr(b.Context())}, {Name: "fpExceptionBehavior", Value: fpExceptionBehavior.Attr(b.Context())}}, attrs...),
	})}
}

// IntrExperimentalConstrainedSitofp: Converts a signed integer to a float, rounded in a mode and with exceptions as attributes say.
type IntrExperimentalConstrainedSitofp struct{ Op *ir.Operation }

// AsIntrExperimentalConstrainedSitofp views an operation as `llvm.intr.experimental.constrained.sitofp`; false when it is another one.
func AsIntrExperimentalConstrainedSitofp(op *ir.Operation) (IntrExperimentalConstrainedSitofp, bool) {
	return IntrExperimentalConstrainedSitofp{op}, op.Is("llvm.intr.experimental.constrained.sitofp")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalConstrainedSitofp) OpName() string {
	return "llvm.intr.experimental.constrained.sitofp"
}

// Arg0 is operand `arg_0`.
func (o IntrExperimentalConstrainedSitofp) Arg0() *ir.Value { return o.Op.Operand(0) }

// SetArg0 changes operand `arg_0`.
func (o IntrExperimentalConstrainedSitofp) SetArg0(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrExperimentalConstrainedSitofp) Res() *ir.Value { return o.Op.Result(0) }

// RoundingmodeAttr is attribute `roundingmode`, nil when it is absent.
func (o IntrExperimentalConstrainedSitofp) RoundingmodeAttr() ir.Attribute {
	return o.Op.Attr("roundingmode")
}

// SetRoundingmodeAttr changes attribute `roundingmode`; nil removes it.
func (o IntrExperimentalConstrainedSitofp) SetRoundingmodeAttr(a ir.Attribute) {
	o.Op.SetAttr("roundingmode", a)
}

// FpExceptionBehaviorAttr is attribute `fpExceptionBehavior`, nil when it is absent.
func (o IntrExperimentalConstrainedSitofp) FpExceptionBehaviorAttr() ir.Attribute {
	return o.Op.Attr("fpExceptionBehavior")
}

// SetFpExceptionBehaviorAttr changes attribute `fpExceptionBehavior`; nil removes it.
func (o IntrExperimentalConstrainedSitofp) SetFpExceptionBehaviorAttr(a ir.Attribute) {
	o.Op.SetAttr("fpExceptionBehavior", a)
}

// Roundingmode is the value of attribute `roundingmode`, RoundingMode(0) when it is absent or of another kind.
func (o IntrExperimentalConstrainedSitofp) Roundingmode() RoundingMode {
	return ods.EnumOr(o.Op.Attr("roundingmode"), RoundingMode(0))
}

// FpExceptionBehavior is the value of attribute `fpExceptionBehavior`, FPExceptionBehavior(0) when it is absent or of another kind.
func (o IntrExperimentalConstrainedSitofp) FpExceptionBehavior() FPExceptionBehavior {
	return ods.EnumOr(o.Op.Attr("fpExceptionBehavior"), FPExceptionBehavior(0))
}

// NewIntrExperimentalConstrainedSitofp builds `llvm.intr.experimental.constrained.sitofp`.
func NewIntrExperimentalConstrainedSitofp(b *ir.Builder, arg0 *ir.Value, resType ir.Type, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior, attrs ...ir.NamedAttr) IntrExperimentalConstrainedSitofp {
	return IntrExperimentalConstrainedSitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.experimental.constrained.sitofp"),
		Operands: []*ir.Value{arg0},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "roundingmode", Value: roundingmode.Attr(b.Context())}, {Name: "fpExceptionBehavior", Value: fpExceptionBehavior.Attr(b.Context())}}, attrs...),
	})}
}

// IntrExperimentalConstrainedUitofp: Converts an unsigned integer to a float, rounded in a mode and with exceptions as attributes say.
type IntrExperimentalConstrainedUitofp struct{ Op *ir.Operation }

// AsIntrExperimentalConstrainedUitofp views an operation as `llvm.intr.experimental.constrained.uitofp`; false when it is another one.
func AsIntrExperimentalConstrainedUitofp(op *ir.Operation) (IntrExperimentalConstrainedUitofp, bool) {
	return IntrExperimentalConstrainedUitofp{op}, op.Is("llvm.intr.experimental.constrained.uitofp")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalConstrainedUitofp) OpName() string {
	return "llvm.intr.experimental.constrained.uitofp"
}

// Arg0 is operand `arg_0`.
func (o IntrExperimentalConstrainedUitofp) Arg0() *ir.Value { return o.Op.Operand(0) }

// SetArg0 changes operand `arg_0`.
func (o IntrExperimentalConstrainedUitofp) SetArg0(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrExperimentalConstrainedUitofp) Res() *ir.Value { return o.Op.Result(0) }

// RoundingmodeAttr is attribute `roundingmode`, nil when it is absent.
func (o IntrExperimentalConstrainedUitofp) RoundingmodeAttr() ir.Attribute {
	return o.Op.Attr("roundingmode")
}

// SetRoundingmodeAttr changes attribute `roundingmode`; nil removes it.
func (o IntrExperimentalConstrainedUitofp) SetRoundingmodeAttr(a ir.Attribute) {
	o.Op.SetAttr("roundingmode", a)
}

// FpExceptionBehaviorAttr is attribute `fpExceptionBehavior`, nil when it is absent.
func (o IntrExperimentalConstrainedUitofp) FpExceptionBehaviorAttr() ir.Attribute {
	return o.Op.Attr("fpExceptionBehavior")
}

// SetFpExceptionBehaviorAttr changes attribute `fpExceptionBehavior`; nil removes it.
func (o IntrExperimentalConstrainedUitofp) SetFpExceptionBehaviorAttr(a ir.Attribute) {
	o.Op.SetAttr("fpExceptionBehavior", a)
}

// Roundingmode is the value of attribute `roundingmode`, RoundingMode(0) when it is absent or of another kind.
func (o IntrExperimentalConstrainedUitofp) Roundingmode() RoundingMode {
	return ods.EnumOr(o.Op.Attr("roundingmode"), RoundingMode(0))
}

// FpExceptionBehavior is the value of attribute `fpExceptionBehavior`, FPExceptionBehavior(0) when it is absent or of another kind.
func (o IntrExperimentalConstrainedUitofp) FpExceptionBehavior() FPExceptionBehavior {
	return ods.EnumOr(o.Op.Attr("fpExceptionBehavior"), FPExceptionBehavior(0))
}

// NewIntrExperimentalConstrainedUitofp builds `llvm.intr.experimental.constrained.uitofp`.
func NewIntrExperimentalConstrainedUitofp(b *ir.Builder, arg0 *ir.Value, resType ir.Type, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior, attrs ...ir.NamedAttr) IntrExperimentalConstrainedUitofp {
	return IntrExperimentalConstrainedUitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.experimental.constrained.uitofp"),
		Operands: []*ir.Value{arg0},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "roundingmode", Value: roundingmode.Attr(b.Context())}, {Name: "fpExceptionBehavior", Value: fpExceptionBehavior.Attr(b.Context())}}, attrs...),
	})}
}

// IntrExperimentalConstrainedFpext: Converts a float to a wider type, with exceptions as an attribute says.
type IntrExperimentalConstrainedFpext struct{ Op *ir.Operation }

// AsIntrExperimentalConstrainedFpext views an operation as `llvm.intr.experimental.constrained.fpext`; false when it is another one.
func AsIntrExperimentalConstrainedFpext(op *ir.Operation) (IntrExperimentalConstrainedFpext, bool) {
	return IntrExperimentalConstrainedFpext{op}, op.Is("llvm.intr.experimental.constrained.fpext")
}

// OpName is the name of the operations that it views.
func (IntrExperimentalConstrainedFpext) OpName() string {
	return "llvm.intr.experimental.constrained.fpext"
}

// Arg0 is operand `arg_0`.
func (o IntrExperimentalConstrainedFpext) Arg0() *ir.Value { return o.Op.Operand(0) }

// SetArg0 changes operand `arg_0`.
func (o IntrExperimentalConstrainedFpext) SetArg0(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrExperimentalConstrainedFpext) Res() *ir.Value { return o.Op.Result(0) }

// FpExceptionBehaviorAttr is attribute `fpExceptionBehavior`, nil when it is absent.
func (o IntrExperimentalConstrainedFpext) FpExceptionBehaviorAttr() ir.Attribute {
	return o.Op.Attr("fpExceptionBehavior")
}

// SetFpExceptionBehaviorAttr changes attribute `fpExceptionBehavior`; nil removes it.
func (o IntrExperimentalConstrainedFpext) SetFpExceptionBehaviorAttr(a ir.Attribute) {
	o.Op.SetAttr("fpExceptionBehavior", a)
}

// FpExceptionBehavior is the value of attribute `fpExceptionBehavior`, FPExceptionBehavior(0) when it is absent or of another kind.
func (o IntrExperimentalConstrainedFpext) FpExceptionBehavior() FPExceptionBehavior {
	return ods.EnumOr(o.Op.Attr("fpExceptionBehavior"), FPExceptionBehavior(0))
}

// NewIntrExperimentalConstrainedFpext builds `llvm.intr.experimental.constrained.fpext`.
func NewIntrExperimentalConstrainedFpext(b *ir.Builder, arg0 *ir.Value, resType ir.Type, fpExceptionBehavior FPExceptionBehavior, attrs ...ir.NamedAttr) IntrExperimentalConstrainedFpext {
	return IntrExperimentalConstrainedFpext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.experimental.constrained.fpext"),
		Operands: []*ir.Value{arg0},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "fpExceptionBehavior", Value: fpExceptionBehavior.Attr(b.Context())}}, attrs...),
	})}
}

// IntrAbs: Gives the absolute value of a signed integer; that of the smallest is itself, or poison if
// `is_int_min_poison`.
type IntrAbs struct{ Op *ir.Operation }

// AsIntrAbs views an operation as `llvm.intr.abs`; false when it is another one.
func AsIntrAbs(op *ir.Operation) (IntrAbs, bool) { return IntrAbs{op}, op.Is("llvm.intr.abs") }

// OpName is the name of the operations that it views.
func (IntrAbs) OpName() string { return "llvm.intr.abs" }

// In is operand `in`.
func (o IntrAbs) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrAbs) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrAbs) Res() *ir.Value { return o.Op.Result(0) }

// IsIntMinPoisonAttr is attribute `is_int_min_poison`, nil when it is absent.
func (o IntrAbs) IsIntMinPoisonAttr() ir.Attribute { return o.Op.Attr("is_int_min_poison") }

// SetIsIntMinPoisonAttr changes attribute `is_int_min_poison`; nil removes it.
func (o IntrAbs) SetIsIntMinPoisonAttr(a ir.Attribute) { o.Op.SetAttr("is_int_min_poison", a) }

// IsIntMinPoison is the value of attribute `is_int_min_poison`, 0 when it is absent or of another kind.
func (o IntrAbs) IsIntMinPoison() int64 { return ods.IntOr(o.Op.Attr("is_int_min_poison"), 0) }

// NewIntrAbs builds `llvm.intr.abs`.
func NewIntrAbs(b *ir.Builder, in *ir.Value, isIntMinPoison int64, attrs ...ir.NamedAttr) IntrAbs {
	return IntrAbs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.abs"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "is_int_min_poison", Value: b.Context().IntAttr(b.Context().IntegerType(1, ir.Signless), isIntMinPoison)}}, attrs...),
	})}
}

// IntrBswap: Reverses the order of an integer's bytes, of which there are two at least.
type IntrBswap struct{ Op *ir.Operation }

// AsIntrBswap views an operation as `llvm.intr.bswap`; false when it is another one.
func AsIntrBswap(op *ir.Operation) (IntrBswap, bool) { return IntrBswap{op}, op.Is("llvm.intr.bswap") }

// OpName is the name of the operations that it views.
func (IntrBswap) OpName() string { return "llvm.intr.bswap" }

// In is operand `in`.
func (o IntrBswap) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrBswap) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrBswap) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrBswap builds `llvm.intr.bswap`.
func NewIntrBswap(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrBswap {
	return IntrBswap{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.bswap"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrFshl: Shifts the bits of `a` and behind them those of `b` up by `c` modulo their width, and gives the
// upper half.
type IntrFshl struct{ Op *ir.Operation }

// AsIntrFshl views an operation as `llvm.intr.fshl`; false when it is another one.
func AsIntrFshl(op *ir.Operation) (IntrFshl, bool) { return IntrFshl{op}, op.Is("llvm.intr.fshl") }

// OpName is the name of the operations that it views.
func (IntrFshl) OpName() string { return "llvm.intr.fshl" }

// A is operand `a`.
func (o IntrFshl) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrFshl) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrFshl) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrFshl) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// C is operand `c`.
func (o IntrFshl) C() *ir.Value { return o.Op.Operand(2) }

// SetC changes operand `c`.
func (o IntrFshl) SetC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrFshl) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrFshl builds `llvm.intr.fshl`.
func NewIntrFshl(b *ir.Builder, a *ir.Value, b_ *ir.Value, c *ir.Value, attrs ...ir.NamedAttr) IntrFshl {
	return IntrFshl{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.fshl"),
		Operands: []*ir.Value{a, b_, c},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrFshr: Shifts the bits of `a` and behind them those of `b` down by `c` modulo their width, and gives the
// lower half.
type IntrFshr struct{ Op *ir.Operation }

// AsIntrFshr views an operation as `llvm.intr.fshr`; false when it is another one.
func AsIntrFshr(op *ir.Operation) (IntrFshr, bool) { return IntrFshr{op}, op.Is("llvm.intr.fshr") }

// OpName is the name of the operations that it views.
func (IntrFshr) OpName() string { return "llvm.intr.fshr" }

// A is operand `a`.
func (o IntrFshr) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrFshr) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrFshr) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrFshr) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// C is operand `c`.
func (o IntrFshr) C() *ir.Value { return o.Op.Operand(2) }

// SetC changes operand `c`.
func (o IntrFshr) SetC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o IntrFshr) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrFshr builds `llvm.intr.fshr`.
func NewIntrFshr(b *ir.Builder, a *ir.Value, b_ *ir.Value, c *ir.Value, attrs ...ir.NamedAttr) IntrFshr {
	return IntrFshr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.fshr"),
		Operands: []*ir.Value{a, b_, c},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrSaddSat: Adds signed integers; a sum out of range becomes the nearest integer.
type IntrSaddSat struct{ Op *ir.Operation }

// AsIntrSaddSat views an operation as `llvm.intr.sadd.sat`; false when it is another one.
func AsIntrSaddSat(op *ir.Operation) (IntrSaddSat, bool) {
	return IntrSaddSat{op}, op.Is("llvm.intr.sadd.sat")
}

// OpName is the name of the operations that it views.
func (IntrSaddSat) OpName() string { return "llvm.intr.sadd.sat" }

// A is operand `a`.
func (o IntrSaddSat) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrSaddSat) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrSaddSat) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrSaddSat) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSaddSat) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSaddSat builds `llvm.intr.sadd.sat`.
func NewIntrSaddSat(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrSaddSat {
	return IntrSaddSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.sadd.sat"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrUaddSat: Adds unsigned integers; a sum out of range becomes the largest integer.
type IntrUaddSat struct{ Op *ir.Operation }

// AsIntrUaddSat views an operation as `llvm.intr.uadd.sat`; false when it is another one.
func AsIntrUaddSat(op *ir.Operation) (IntrUaddSat, bool) {
	return IntrUaddSat{op}, op.Is("llvm.intr.uadd.sat")
}

// OpName is the name of the operations that it views.
func (IntrUaddSat) OpName() string { return "llvm.intr.uadd.sat" }

// A is operand `a`.
func (o IntrUaddSat) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrUaddSat) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrUaddSat) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrUaddSat) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUaddSat) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUaddSat builds `llvm.intr.uadd.sat`.
func NewIntrUaddSat(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrUaddSat {
	return IntrUaddSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.uadd.sat"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrSsubSat: Subtracts signed integers; a difference out of range becomes the nearest integer.
type IntrSsubSat struct{ Op *ir.Operation }

// AsIntrSsubSat views an operation as `llvm.intr.ssub.sat`; false when it is another one.
func AsIntrSsubSat(op *ir.Operation) (IntrSsubSat, bool) {
	return IntrSsubSat{op}, op.Is("llvm.intr.ssub.sat")
}

// OpName is the name of the operations that it views.
func (IntrSsubSat) OpName() string { return "llvm.intr.ssub.sat" }

// A is operand `a`.
func (o IntrSsubSat) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrSsubSat) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrSsubSat) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrSsubSat) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSsubSat) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSsubSat builds `llvm.intr.ssub.sat`.
func NewIntrSsubSat(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrSsubSat {
	return IntrSsubSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ssub.sat"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrUsubSat: Subtracts unsigned integers; a difference below zero becomes zero.
type IntrUsubSat struct{ Op *ir.Operation }

// AsIntrUsubSat views an operation as `llvm.intr.usub.sat`; false when it is another one.
func AsIntrUsubSat(op *ir.Operation) (IntrUsubSat, bool) {
	return IntrUsubSat{op}, op.Is("llvm.intr.usub.sat")
}

// OpName is the name of the operations that it views.
func (IntrUsubSat) OpName() string { return "llvm.intr.usub.sat" }

// A is operand `a`.
func (o IntrUsubSat) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrUsubSat) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrUsubSat) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrUsubSat) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUsubSat) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUsubSat builds `llvm.intr.usub.sat`.
func NewIntrUsubSat(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrUsubSat {
	return IntrUsubSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.usub.sat"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrSshlSat: Shifts a signed integer up; what is out of range becomes the nearest integer.
type IntrSshlSat struct{ Op *ir.Operation }

// AsIntrSshlSat views an operation as `llvm.intr.sshl.sat`; false when it is another one.
func AsIntrSshlSat(op *ir.Operation) (IntrSshlSat, bool) {
	return IntrSshlSat{op}, op.Is("llvm.intr.sshl.sat")
}

// OpName is the name of the operations that it views.
func (IntrSshlSat) OpName() string { return "llvm.intr.sshl.sat" }

// A is operand `a`.
func (o IntrSshlSat) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrSshlSat) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrSshlSat) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrSshlSat) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSshlSat) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSshlSat builds `llvm.intr.sshl.sat`.
func NewIntrSshlSat(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrSshlSat {
	return IntrSshlSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.sshl.sat"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrUshlSat: Shifts an unsigned integer up; what is out of range becomes the largest integer.
type IntrUshlSat struct{ Op *ir.Operation }

// AsIntrUshlSat views an operation as `llvm.intr.ushl.sat`; false when it is another one.
func AsIntrUshlSat(op *ir.Operation) (IntrUshlSat, bool) {
	return IntrUshlSat{op}, op.Is("llvm.intr.ushl.sat")
}

// OpName is the name of the operations that it views.
func (IntrUshlSat) OpName() string { return "llvm.intr.ushl.sat" }

// A is operand `a`.
func (o IntrUshlSat) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o IntrUshlSat) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o IntrUshlSat) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o IntrUshlSat) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUshlSat) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUshlSat builds `llvm.intr.ushl.sat`.
func NewIntrUshlSat(b *ir.Builder, a *ir.Value, b_ *ir.Value, attrs ...ir.NamedAttr) IntrUshlSat {
	return IntrUshlSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ushl.sat"),
		Operands: []*ir.Value{a, b_},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// IntrRound: Rounds a float to the nearest integer, and away from zero between two.
type IntrRound struct{ Op *ir.Operation }

// AsIntrRound views an operation as `llvm.intr.round`; false when it is another one.
func AsIntrRound(op *ir.Operation) (IntrRound, bool) { return IntrRound{op}, op.Is("llvm.intr.round") }

// OpName is the name of the operations that it views.
func (IntrRound) OpName() string { return "llvm.intr.round" }

// In is operand `in`.
func (o IntrRound) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrRound) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrRound) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrRound builds `llvm.intr.round`.
func NewIntrRound(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrRound {
	return IntrRound{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.round"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrRint: Rounds a float to an integer as the environment of floats says; it may raise inexact.
type IntrRint struct{ Op *ir.Operation }

// AsIntrRint views an operation as `llvm.intr.rint`; false when it is another one.
func AsIntrRint(op *ir.Operation) (IntrRint, bool) { return IntrRint{op}, op.Is("llvm.intr.rint") }

// OpName is the name of the operations that it views.
func (IntrRint) OpName() string { return "llvm.intr.rint" }

// In is operand `in`.
func (o IntrRint) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrRint) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrRint) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrRint builds `llvm.intr.rint`.
func NewIntrRint(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrRint {
	return IntrRint{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.rint"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrNearbyint: Rounds a float to an integer as the environment of floats says.
type IntrNearbyint struct{ Op *ir.Operation }

// AsIntrNearbyint views an operation as `llvm.intr.nearbyint`; false when it is another one.
func AsIntrNearbyint(op *ir.Operation) (IntrNearbyint, bool) {
	return IntrNearbyint{op}, op.Is("llvm.intr.nearbyint")
}

// OpName is the name of the operations that it views.
func (IntrNearbyint) OpName() string { return "llvm.intr.nearbyint" }

// In is operand `in`.
func (o IntrNearbyint) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrNearbyint) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrNearbyint) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrNearbyint builds `llvm.intr.nearbyint`.
func NewIntrNearbyint(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrNearbyint {
	return IntrNearbyint{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.nearbyint"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{in.Type()},
		Attrs:    attrs,
	})}
}

// IntrLround: Rounds a float to the nearest signed integer, and away from zero between two.
type IntrLround struct{ Op *ir.Operation }

// AsIntrLround views an operation as `llvm.intr.lround`; false when it is another one.
func AsIntrLround(op *ir.Operation) (IntrLround, bool) {
	return IntrLround{op}, op.Is("llvm.intr.lround")
}

// OpName is the name of the operations that it views.
func (IntrLround) OpName() string { return "llvm.intr.lround" }

// In is operand `in`.
func (o IntrLround) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrLround) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLround) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLround builds `llvm.intr.lround`.
func NewIntrLround(b *ir.Builder, in *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrLround {
	return IntrLround{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.lround"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrLlround: Is `llvm.intr.lround` that C calls `llround`.
type IntrLlround struct{ Op *ir.Operation }

// AsIntrLlround views an operation as `llvm.intr.llround`; false when it is another one.
func AsIntrLlround(op *ir.Operation) (IntrLlround, bool) {
	return IntrLlround{op}, op.Is("llvm.intr.llround")
}

// OpName is the name of the operations that it views.
func (IntrLlround) OpName() string { return "llvm.intr.llround" }

// In is operand `in`.
func (o IntrLlround) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrLlround) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLlround) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLlround builds `llvm.intr.llround`.
func NewIntrLlround(b *ir.Builder, in *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrLlround {
	return IntrLlround{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.llround"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrLrint: Rounds a float to a signed integer as the environment of floats says.
type IntrLrint struct{ Op *ir.Operation }

// AsIntrLrint views an operation as `llvm.intr.lrint`; false when it is another one.
func AsIntrLrint(op *ir.Operation) (IntrLrint, bool) { return IntrLrint{op}, op.Is("llvm.intr.lrint") }

// OpName is the name of the operations that it views.
func (IntrLrint) OpName() string { return "llvm.intr.lrint" }

// In is operand `in`.
func (o IntrLrint) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrLrint) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLrint) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLrint builds `llvm.intr.lrint`.
func NewIntrLrint(b *ir.Builder, in *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrLrint {
	return IntrLrint{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.lrint"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrLlrint: Is `llvm.intr.lrint` that C calls `llrint`.
type IntrLlrint struct{ Op *ir.Operation }

// AsIntrLlrint views an operation as `llvm.intr.llrint`; false when it is another one.
func AsIntrLlrint(op *ir.Operation) (IntrLlrint, bool) {
	return IntrLlrint{op}, op.Is("llvm.intr.llrint")
}

// OpName is the name of the operations that it views.
func (IntrLlrint) OpName() string { return "llvm.intr.llrint" }

// In is operand `in`.
func (o IntrLlrint) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrLlrint) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrLlrint) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLlrint builds `llvm.intr.llrint`.
func NewIntrLlrint(b *ir.Builder, in *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrLlrint {
	return IntrLlrint{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.llrint"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrPowi: Computes a float to the power of an integer, rounded more than once.
type IntrPowi struct{ Op *ir.Operation }

// AsIntrPowi views an operation as `llvm.intr.powi`; false when it is another one.
func AsIntrPowi(op *ir.Operation) (IntrPowi, bool) { return IntrPowi{op}, op.Is("llvm.intr.powi") }

// OpName is the name of the operations that it views.
func (IntrPowi) OpName() string { return "llvm.intr.powi" }

// Val is operand `val`.
func (o IntrPowi) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrPowi) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Power is operand `power`.
func (o IntrPowi) Power() *ir.Value { return o.Op.Operand(1) }

// SetPower changes operand `power`.
func (o IntrPowi) SetPower(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrPowi) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrPowi builds `llvm.intr.powi`.
func NewIntrPowi(b *ir.Builder, val *ir.Value, power *ir.Value, attrs ...ir.NamedAttr) IntrPowi {
	return IntrPowi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.powi"),
		Operands: []*ir.Value{val, power},
		Results:  []ir.Type{val.Type()},
		Attrs:    attrs,
	})}
}

// IntrLdexp: Multiplies a float by 2 to the power of an integer.
type IntrLdexp struct{ Op *ir.Operation }

// AsIntrLdexp views an operation as `llvm.intr.ldexp`; false when it is another one.
func AsIntrLdexp(op *ir.Operation) (IntrLdexp, bool) { return IntrLdexp{op}, op.Is("llvm.intr.ldexp") }

// OpName is the name of the operations that it views.
func (IntrLdexp) OpName() string { return "llvm.intr.ldexp" }

// Val is operand `val`.
func (o IntrLdexp) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrLdexp) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Power is operand `power`.
func (o IntrLdexp) Power() *ir.Value { return o.Op.Operand(1) }

// SetPower changes operand `power`.
func (o IntrLdexp) SetPower(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrLdexp) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrLdexp builds `llvm.intr.ldexp`.
func NewIntrLdexp(b *ir.Builder, val *ir.Value, power *ir.Value, attrs ...ir.NamedAttr) IntrLdexp {
	return IntrLdexp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ldexp"),
		Operands: []*ir.Value{val, power},
		Results:  []ir.Type{val.Type()},
		Attrs:    attrs,
	})}
}

// IntrIsFpclass: Tests whether a float is of one of the classes whose bits `bit` sets: 0 signaling NaN, 1 quiet
// NaN, 2 -infinity, 3 normal below zero, 4 subnormal below zero, 5 -0, and 6 to 9 the same above.
type IntrIsFpclass struct{ Op *ir.Operation }

// AsIntrIsFpclass views an operation as `llvm.intr.is.fpclass`; false when it is another one.
func AsIntrIsFpclass(op *ir.Operation) (IntrIsFpclass, bool) {
	return IntrIsFpclass{op}, op.Is("llvm.intr.is.fpclass")
}

// OpName is the name of the operations that it views.
func (IntrIsFpclass) OpName() string { return "llvm.intr.is.fpclass" }

// In is operand `in`.
func (o IntrIsFpclass) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrIsFpclass) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrIsFpclass) Res() *ir.Value { return o.Op.Result(0) }

// BitAttr is attribute `bit`, nil when it is absent.
func (o IntrIsFpclass) BitAttr() ir.Attribute { return o.Op.Attr("bit") }

// SetBitAttr changes attribute `bit`; nil removes it.
func (o IntrIsFpclass) SetBitAttr(a ir.Attribute) { o.Op.SetAttr("bit", a) }

// Bit is the value of attribute `bit`, 0 when it is absent or of another kind.
func (o IntrIsFpclass) Bit() int64 { return ods.IntOr(o.Op.Attr("bit"), 0) }

// NewIntrIsFpclass builds `llvm.intr.is.fpclass`.
func NewIntrIsFpclass(b *ir.Builder, in *ir.Value, bit int64, attrs ...ir.NamedAttr) IntrIsFpclass {
	return IntrIsFpclass{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.is.fpclass"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.Like(in.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    append([]ir.NamedAttr{{Name: "bit", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), bit)}}, attrs...),
	})}
}

// IntrExpect: Gives `val`, which is `expected` mostly.
type IntrExpect struct{ Op *ir.Operation }

// AsIntrExpect views an operation as `llvm.intr.expect`; false when it is another one.
func AsIntrExpect(op *ir.Operation) (IntrExpect, bool) {
	return IntrExpect{op}, op.Is("llvm.intr.expect")
}

// OpName is the name of the operations that it views.
func (IntrExpect) OpName() string { return "llvm.intr.expect" }

// Val is operand `val`.
func (o IntrExpect) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrExpect) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Expected is operand `expected`.
func (o IntrExpect) Expected() *ir.Value { return o.Op.Operand(1) }

// SetExpected changes operand `expected`.
func (o IntrExpect) SetExpected(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrExpect) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrExpect builds `llvm.intr.expect`.
func NewIntrExpect(b *ir.Builder, val *ir.Value, expected *ir.Value, attrs ...ir.NamedAttr) IntrExpect {
	return IntrExpect{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.expect"),
		Operands: []*ir.Value{val, expected},
		Results:  []ir.Type{val.Type()},
		Attrs:    attrs,
	})}
}

// IntrExpectWithProbability: Gives `val`, which is `expected` with a probability.
type IntrExpectWithProbability struct{ Op *ir.Operation }

// AsIntrExpectWithProbability views an operation as `llvm.intr.expect.with.probability`; false when it is another one.
func AsIntrExpectWithProbability(op *ir.Operation) (IntrExpectWithProbability, bool) {
	return IntrExpectWithProbability{op}, op.Is("llvm.intr.expect.with.probability")
}

// OpName is the name of the operations that it views.
func (IntrExpectWithProbability) OpName() string { return "llvm.intr.expect.with.probability" }

// Val is operand `val`.
func (o IntrExpectWithProbability) Val() *ir.Value { return o.Op.Operand(0) }

// SetVal changes operand `val`.
func (o IntrExpectWithProbability) SetVal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Expected is operand `expected`.
func (o IntrExpectWithProbability) Expected() *ir.Value { return o.Op.Operand(1) }

// SetExpected changes operand `expected`.
func (o IntrExpectWithProbability) SetExpected(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrExpectWithProbability) Res() *ir.Value { return o.Op.Result(0) }

// ProbAttr is attribute `prob`, nil when it is absent.
func (o IntrExpectWithProbability) ProbAttr() ir.Attribute { return o.Op.Attr("prob") }

// SetProbAttr changes attribute `prob`; nil removes it.
func (o IntrExpectWithProbability) SetProbAttr(a ir.Attribute) { o.Op.SetAttr("prob", a) }

// Prob is the value of attribute `prob`, nil when it is absent or of another kind.
func (o IntrExpectWithProbability) Prob() *ir.FloatAttr {
	return ods.As[*ir.FloatAttr](o.Op.Attr("prob"))
}

// NewIntrExpectWithProbability builds `llvm.intr.expect.with.probability`.
func NewIntrExpectWithProbability(b *ir.Builder, val *ir.Value, expected *ir.Value, prob ir.Attribute, attrs ...ir.NamedAttr) IntrExpectWithProbability {
	return IntrExpectWithProbability{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.expect.with.probability"),
		Operands: []*ir.Value{val, expected},
		Results:  []ir.Type{val.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "prob", Value: prob}}, attrs...),
	})}
}

// IntrSaddWithOverflow: Adds signed integers and returns whether the sum overflows.
type IntrSaddWithOverflow struct{ Op *ir.Operation }

// AsIntrSaddWithOverflow views an operation as `llvm.intr.sadd.with.overflow`; false when it is another one.
func AsIntrSaddWithOverflow(op *ir.Operation) (IntrSaddWithOverflow, bool) {
	return IntrSaddWithOverflow{op}, op.Is("llvm.intr.sadd.with.overflow")
}

// OpName is the name of the operations that it views.
func (IntrSaddWithOverflow) OpName() string { return "llvm.intr.sadd.with.overflow" }

// Lhs is operand `lhs`.
func (o IntrSaddWithOverflow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrSaddWithOverflow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrSaddWithOverflow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrSaddWithOverflow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSaddWithOverflow) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSaddWithOverflow builds `llvm.intr.sadd.with.overflow`.
func NewIntrSaddWithOverflow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrSaddWithOverflow {
	return IntrSaddWithOverflow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.sadd.with.overflow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrSsubWithOverflow: Subtracts signed integers and returns whether the difference overflows.
type IntrSsubWithOverflow struct{ Op *ir.Operation }

// AsIntrSsubWithOverflow views an operation as `llvm.intr.ssub.with.overflow`; false when it is another one.
func AsIntrSsubWithOverflow(op *ir.Operation) (IntrSsubWithOverflow, bool) {
	return IntrSsubWithOverflow{op}, op.Is("llvm.intr.ssub.with.overflow")
}

// OpName is the name of the operations that it views.
func (IntrSsubWithOverflow) OpName() string { return "llvm.intr.ssub.with.overflow" }

// Lhs is operand `lhs`.
func (o IntrSsubWithOverflow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrSsubWithOverflow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrSsubWithOverflow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrSsubWithOverflow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSsubWithOverflow) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSsubWithOverflow builds `llvm.intr.ssub.with.overflow`.
func NewIntrSsubWithOverflow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrSsubWithOverflow {
	return IntrSsubWithOverflow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.ssub.with.overflow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrSmulWithOverflow: Multiplies signed integers and returns whether the product overflows.
type IntrSmulWithOverflow struct{ Op *ir.Operation }

// AsIntrSmulWithOverflow views an operation as `llvm.intr.smul.with.overflow`; false when it is another one.
func AsIntrSmulWithOverflow(op *ir.Operation) (IntrSmulWithOverflow, bool) {
	return IntrSmulWithOverflow{op}, op.Is("llvm.intr.smul.with.overflow")
}

// OpName is the name of the operations that it views.
func (IntrSmulWithOverflow) OpName() string { return "llvm.intr.smul.with.overflow" }

// Lhs is operand `lhs`.
func (o IntrSmulWithOverflow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrSmulWithOverflow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrSmulWithOverflow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrSmulWithOverflow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrSmulWithOverflow) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrSmulWithOverflow builds `llvm.intr.smul.with.overflow`.
func NewIntrSmulWithOverflow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrSmulWithOverflow {
	return IntrSmulWithOverflow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.smul.with.overflow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrUaddWithOverflow: Adds unsigned integers and returns whether the sum overflows.
type IntrUaddWithOverflow struct{ Op *ir.Operation }

// AsIntrUaddWithOverflow views an operation as `llvm.intr.uadd.with.overflow`; false when it is another one.
func AsIntrUaddWithOverflow(op *ir.Operation) (IntrUaddWithOverflow, bool) {
	return IntrUaddWithOverflow{op}, op.Is("llvm.intr.uadd.with.overflow")
}

// OpName is the name of the operations that it views.
func (IntrUaddWithOverflow) OpName() string { return "llvm.intr.uadd.with.overflow" }

// Lhs is operand `lhs`.
func (o IntrUaddWithOverflow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrUaddWithOverflow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrUaddWithOverflow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrUaddWithOverflow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUaddWithOverflow) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUaddWithOverflow builds `llvm.intr.uadd.with.overflow`.
func NewIntrUaddWithOverflow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrUaddWithOverflow {
	return IntrUaddWithOverflow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.uadd.with.overflow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrUsubWithOverflow: Subtracts unsigned integers and returns whether the difference overflows.
type IntrUsubWithOverflow struct{ Op *ir.Operation }

// AsIntrUsubWithOverflow views an operation as `llvm.intr.usub.with.overflow`; false when it is another one.
func AsIntrUsubWithOverflow(op *ir.Operation) (IntrUsubWithOverflow, bool) {
	return IntrUsubWithOverflow{op}, op.Is("llvm.intr.usub.with.overflow")
}

// OpName is the name of the operations that it views.
func (IntrUsubWithOverflow) OpName() string { return "llvm.intr.usub.with.overflow" }

// Lhs is operand `lhs`.
func (o IntrUsubWithOverflow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrUsubWithOverflow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrUsubWithOverflow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrUsubWithOverflow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUsubWithOverflow) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUsubWithOverflow builds `llvm.intr.usub.with.overflow`.
func NewIntrUsubWithOverflow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrUsubWithOverflow {
	return IntrUsubWithOverflow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.usub.with.overflow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrUmulWithOverflow: Multiplies unsigned integers and returns whether the product overflows.
type IntrUmulWithOverflow struct{ Op *ir.Operation }

// AsIntrUmulWithOverflow views an operation as `llvm.intr.umul.with.overflow`; false when it is another one.
func AsIntrUmulWithOverflow(op *ir.Operation) (IntrUmulWithOverflow, bool) {
	return IntrUmulWithOverflow{op}, op.Is("llvm.intr.umul.with.overflow")
}

// OpName is the name of the operations that it views.
func (IntrUmulWithOverflow) OpName() string { return "llvm.intr.umul.with.overflow" }

// Lhs is operand `lhs`.
func (o IntrUmulWithOverflow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o IntrUmulWithOverflow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o IntrUmulWithOverflow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o IntrUmulWithOverflow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o IntrUmulWithOverflow) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrUmulWithOverflow builds `llvm.intr.umul.with.overflow`.
func NewIntrUmulWithOverflow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) IntrUmulWithOverflow {
	return IntrUmulWithOverflow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.umul.with.overflow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceAdd: Adds up the integers of a vector modulo 2^n.
type IntrVectorReduceAdd struct{ Op *ir.Operation }

// AsIntrVectorReduceAdd views an operation as `llvm.intr.vector.reduce.add`; false when it is another one.
func AsIntrVectorReduceAdd(op *ir.Operation) (IntrVectorReduceAdd, bool) {
	return IntrVectorReduceAdd{op}, op.Is("llvm.intr.vector.reduce.add")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceAdd) OpName() string { return "llvm.intr.vector.reduce.add" }

// In is operand `in`.
func (o IntrVectorReduceAdd) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceAdd) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceAdd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceAdd builds `llvm.intr.vector.reduce.add`.
func NewIntrVectorReduceAdd(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceAdd {
	return IntrVectorReduceAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.add"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceMul: Multiplies the integers of a vector modulo 2^n.
type IntrVectorReduceMul struct{ Op *ir.Operation }

// AsIntrVectorReduceMul views an operation as `llvm.intr.vector.reduce.mul`; false when it is another one.
func AsIntrVectorReduceMul(op *ir.Operation) (IntrVectorReduceMul, bool) {
	return IntrVectorReduceMul{op}, op.Is("llvm.intr.vector.reduce.mul")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceMul) OpName() string { return "llvm.intr.vector.reduce.mul" }

// In is operand `in`.
func (o IntrVectorReduceMul) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceMul) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceMul) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceMul builds `llvm.intr.vector.reduce.mul`.
func NewIntrVectorReduceMul(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceMul {
	return IntrVectorReduceMul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.mul"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceAnd: Sets the bits that are set in all elements.
type IntrVectorReduceAnd struct{ Op *ir.Operation }

// AsIntrVectorReduceAnd views an operation as `llvm.intr.vector.reduce.and`; false when it is another one.
func AsIntrVectorReduceAnd(op *ir.Operation) (IntrVectorReduceAnd, bool) {
	return IntrVectorReduceAnd{op}, op.Is("llvm.intr.vector.reduce.and")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceAnd) OpName() string { return "llvm.intr.vector.reduce.and" }

// In is operand `in`.
func (o IntrVectorReduceAnd) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceAnd) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceAnd) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceAnd builds `llvm.intr.vector.reduce.and`.
func NewIntrVectorReduceAnd(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceAnd {
	return IntrVectorReduceAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.and"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceOr: Sets the bits that are set in at least one element.
type IntrVectorReduceOr struct{ Op *ir.Operation }

// AsIntrVectorReduceOr views an operation as `llvm.intr.vector.reduce.or`; false when it is another one.
func AsIntrVectorReduceOr(op *ir.Operation) (IntrVectorReduceOr, bool) {
	return IntrVectorReduceOr{op}, op.Is("llvm.intr.vector.reduce.or")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceOr) OpName() string { return "llvm.intr.vector.reduce.or" }

// In is operand `in`.
func (o IntrVectorReduceOr) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceOr) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceOr) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceOr builds `llvm.intr.vector.reduce.or`.
func NewIntrVectorReduceOr(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceOr {
	return IntrVectorReduceOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.or"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceXor: Sets the bits that are set in an odd number of elements.
type IntrVectorReduceXor struct{ Op *ir.Operation }

// AsIntrVectorReduceXor views an operation as `llvm.intr.vector.reduce.xor`; false when it is another one.
func AsIntrVectorReduceXor(op *ir.Operation) (IntrVectorReduceXor, bool) {
	return IntrVectorReduceXor{op}, op.Is("llvm.intr.vector.reduce.xor")
}

// OpName is the name of the operations that it views.
func (IntrVectorReduceXor) OpName() string { return "llvm.intr.vector.reduce.xor" }

// In is operand `in`.
func (o IntrVectorReduceXor) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IntrVectorReduceXor) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o IntrVectorReduceXor) Res() *ir.Value { return o.Op.Result(0) }

// NewIntrVectorReduceXor builds `llvm.intr.vector.reduce.xor`.
func NewIntrVectorReduceXor(b *ir.Builder, in *ir.Value, attrs ...ir.NamedAttr) IntrVectorReduceXor {
	return IntrVectorReduceXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.intr.vector.reduce.xor"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{ods.MustElement(in.Type())},
		Attrs:    attrs,
	})}
}

// IntrVectorReduceSmax: Gives the largest of signed integers.
type IntrVectorReduceSmax struct{ Op *ir.Operation }
