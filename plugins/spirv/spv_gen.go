// Code generated from spv.dialect. DO NOT EDIT.

package spirv

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// Version: A version of SPIR-V.
type Version uint64

// The cases of Version.
const (
	VersionV10 Version = 0
	VersionV11 Version = 1
	VersionV12 Version = 2
	VersionV13 Version = 3
	VersionV14 Version = 4
	VersionV15 Version = 5
	VersionV16 Version = 6
)

// Attr is the case as an attribute.
func (e Version) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Capability: A feature that a module may use once it declares it.
type Capability uint64

// The cases of Capability.
const (
	CapabilityMatrix                                      Capability = 0
	CapabilityShader                                      Capability = 1
	CapabilityGeometry                                    Capability = 2
	CapabilityTessellation                                Capability = 3
	CapabilityAddresses                                   Capability = 4
	CapabilityLinkage                                     Capability = 5
	CapabilityKernel                                      Capability = 6
	CapabilityVector16                                    Capability = 7
	CapabilityFloat16Buffer                               Capability = 8
	CapabilityFloat16                                     Capability = 9
	CapabilityFloat64                                     Capability = 10
	CapabilityInt64                                       Capability = 11
	CapabilityInt64Atomics                                Capability = 12
	CapabilityImageBasic                                  Capability = 13
	CapabilityImageReadWrite                              Capability = 14
	CapabilityImageMipmap                                 Capability = 15
	CapabilityPipes                                       Capability = 17
	CapabilityGroups                                      Capability = 18
	CapabilityDeviceEnqueue                               Capability = 19
	CapabilityLiteralSampler                              Capability = 20
	CapabilityAtomicStorage                               Capability = 21
	CapabilityInt16                                       Capability = 22
	CapabilityTessellationPointSize                       Capability = 23
	CapabilityGeometryPointSize                           Capability = 24
	CapabilityImageGatherExtended                         Capability = 25
	CapabilityStorageImageMultisample                     Capability = 27
	CapabilityUniformBufferArrayDynamicIndexing           Capability = 28
	CapabilitySampledImageArrayDynamicIndexing            Capability = 29
	CapabilityStorageBufferArrayDynamicIndexing           Capability = 30
	CapabilityStorageImageArrayDynamicIndexing            Capability = 31
	CapabilityClipDistance                                Capability = 32
	CapabilityCullDistance                                Capability = 33
	CapabilityImageCubeArray                              Capability = 34
	CapabilitySampleRateShading                           Capability = 35
	CapabilityImageRect                                   Capability = 36
	CapabilitySampledRect                                 Capability = 37
	CapabilityGenericPointer                              Capability = 38
	CapabilityInt8                                        Capability = 39
	CapabilityInputAttachment                             Capability = 40
	CapabilitySparseResidency                             Capability = 41
	CapabilityMinLod                                      Capability = 42
	CapabilitySampled1D                                   Capability = 43
	CapabilityImage1D                                     Capability = 44
	CapabilitySampledCubeArray                            Capability = 45
	CapabilitySampledBuffer                               Capability = 46
	CapabilityImageBuffer                                 Capability = 47
	CapabilityImageMSArray                                Capability = 48
	CapabilityStorageImageExtendedFormats                 Capability = 49
	CapabilityImageQuery                                  Capability = 50
	CapabilityDerivativeControl                           Capability = 51
	CapabilityInterpolationFunction                       Capability = 52
	CapabilityTransformFeedback                           Capability = 53
	CapabilityGeometryStreams                             Capability = 54
	CapabilityStorageImageReadWithoutFormat               Capability = 55
	CapabilityStorageImageWriteWithoutFormat              Capability = 56
	CapabilityMultiViewport                               Capability = 57
	CapabilitySubgroupDispatch                            Capability = 58
	CapabilityNamedBarrier                                Capability = 59
	CapabilityPipeStorage                                 Capability = 60
	CapabilityGroupNonUniform                             Capability = 61
	CapabilityGroupNonUniformVote                         Capability = 62
	CapabilityGroupNonUniformArithmetic                   Capability = 63
	CapabilityGroupNonUniformBallot                       Capability = 64
	CapabilityGroupNonUniformShuffle                      Capability = 65
	CapabilityGroupNonUniformShuffleRelative              Capability = 66
	CapabilityGroupNonUniformClustered                    Capability = 67
	CapabilityGroupNonUniformQuad                         Capability = 68
	CapabilityShaderLayer                                 Capability = 69
	CapabilityShaderViewportIndex                         Capability = 70
	CapabilityUniformDecoration                           Capability = 71
	CapabilityCoreBuiltinsARM                             Capability = 4165
	CapabilityFragmentShadingRateKHR                      Capability = 4422
	CapabilitySubgroupBallotKHR                           Capability = 4423
	CapabilityDrawParameters                              Capability = 4427
	CapabilityWorkgroupMemoryExplicitLayoutKHR            Capability = 4428
	CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR  Capability = 4429
	CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR Capability = 4430
	CapabilitySubgroupVoteKHR                             Capability = 4431
	CapabilityStorageBuffer16BitAccess                    Capability = 4433
	CapabilityStorageUniform16                            Capability = 4434
	CapabilityStoragePushConstant16                       Capability = 4435
	CapabilityStorageInputOutput16                        Capability = 4436
	CapabilityDeviceGroup                                 Capability = 4437
	CapabilityMultiView                                   Capability = 4439
	CapabilityVariablePointersStorageBuffer               Capability = 4441
	CapabilityVariablePointers                            Capability = 4442
	CapabilityAtomicStorageOps                            Capability = 4445
	CapabilitySampleMaskPostDepthCoverage                 Capability = 4447
	CapabilityStorageBuffer8BitAccess                     Capability = 4448
	CapabilityUniformAndStorageBuffer8BitAccess           Capability = 4449
	CapabilityStoragePushConstant8                        Capability = 4450
	CapabilityDenormPreserve                              Capability = 4464
	CapabilityDenormFlushToZero                           Capability = 4465
	CapabilitySignedZeroInfNanPreserve                    Capability = 4466
	CapabilityRoundingModeRTE                             Capability = 4467
	CapabilityRoundingModeRTZ                             Capability = 4468
	CapabilityRayQueryProvisionalKHR                      Capability = 4471
	CapabilityRayQueryKHR                                 Capability = 4472
	CapabilityRayTraversalPrimitiveCullingKHR             Capability = 4478
	CapabilityRayTracingKHR                               Capability = 4479
	CapabilityFloat16ImageAMD                             Capability = 5008
	CapabilityImageGatherBiasLodAMD                       Capability = 5009
	CapabilityFragmentMaskAMD                             Capability = 5010
	CapabilityStencilExportEXT                            Capability = 5013
	CapabilityImageReadWriteLodAMD                        Capability = 5015
	CapabilityInt64ImageEXT                               Capability = 5016
	CapabilityShaderClockKHR                              Capability = 5055
	CapabilitySampleMaskOverrideCoverageNV                Capability = 5249
	CapabilityGeometryShaderPassthroughNV                 Capability = 5251
	CapabilityShaderViewportIndexLayerEXT                 Capability = 5254
	CapabilityShaderViewportMaskNV                        Capability = 5255
	CapabilityShaderStereoViewNV                          Capability = 5259
	CapabilityPerViewAttributesNV                         Capability = 5260
	CapabilityFragmentFullyCoveredEXT                     Capability = 5265
	CapabilityMeshShadingNV                               Capability = 5266
	CapabilityImageFootprintNV                            Capability = 5282
	CapabilityMeshShadingEXT                              Capability = 5283
	CapabilityFragmentBarycentricNV                       Capability = 5284
	CapabilityComputeDerivativeGroupQuadsNV               Capability = 5288
	CapabilityFragmentDensityEXT                          Capability = 5291
	CapabilityGroupNonUniformPartitionedNV                Capability = 5297
	CapabilityShaderNonUniform                            Capability = 5301
	CapabilityRuntimeDescriptorArray                      Capability = 5302
	CapabilityInputAttachmentArrayDynamicIndexing         Capability = 5303
	CapabilityUniformTexelBufferArrayDynamicIndexing      Capability = 5304
	CapabilityStorageTexelBufferArrayDynamicIndexing      Capability = 5305
	CapabilityUniformBufferArrayNonUniformIndexing        Capability = 5306
	CapabilitySampledImageArrayNonUniformIndexing         Capability = 5307
	CapabilityStorageBufferArrayNonUniformIndexing        Capability = 5308
	CapabilityStorageImageArrayNonUniformIndexing         Capability = 5309
	CapabilityInputAttachmentArrayNonUniformIndexing      Capability = 5310
	CapabilityUniformTexelBufferArrayNonUniformIndexing   Capability = 5311
	CapabilityStorageTexelBufferArrayNonUniformIndexing   Capability = 5312
	CapabilityRayTracingNV                                Capability = 5340
	CapabilityRayTracingMotionBlurNV                      Capability = 5341
	CapabilityVulkanMemoryModel                           Capability = 5345
	CapabilityVulkanMemoryModelDeviceScope                Capability = 5346
	CapabilityPhysicalStorageBufferAddresses              Capability = 5347
	CapabilityComputeDerivativeGroupLinearNV              Capability = 5350
	CapabilityRayTracingProvisionalKHR                    Capability = 5353
	CapabilityCooperativeMatrixNV                         Capability = 5357
	CapabilityFragmentShaderSampleInterlockEXT            Capability = 5363
	CapabilityFragmentShaderShadingRateInterlockEXT       Capability = 5372
	CapabilityShaderSMBuiltinsNV                          Capability = 5373
	CapabilityFragmentShaderPixelInterlockEXT             Capability = 5378
	CapabilityDemoteToHelperInvocationEXT                 Capability = 5379
	CapabilityRayTracingOpacityMicromapEXT                Capability = 5381
	CapabilityShaderInvocationReorderNV                   Capability = 5383
	CapabilityBindlessTextureNV                           Capability = 5390
	CapabilitySubgroupShuffleINTEL                        Capability = 5568
	CapabilitySubgroupBufferBlockIOINTEL                  Capability = 5569
	CapabilitySubgroupImageBlockIOINTEL                   Capability = 5570
	CapabilitySubgroupImageMediaBlockIOINTEL              Capability = 5579
	CapabilityRoundToInfinityINTEL                        Capability = 5582
	CapabilityFloatingPointModeINTEL                      Capability = 5583
	CapabilityIntegerFunctions2INTEL                      Capability = 5584
	CapabilityFunctionPointersINTEL                       Capability = 5603
	CapabilityIndirectReferencesINTEL                     Capability = 5604
	CapabilityAsmINTEL                                    Capability = 5606
	CapabilityAtomicFloat32MinMaxEXT                      Capability = 5612
	CapabilityAtomicFloat64MinMaxEXT                      Capability = 5613
	CapabilityAtomicFloat16MinMaxEXT                      Capability = 5616
	CapabilityVectorComputeINTEL                          Capability = 5617
	CapabilityVectorAnyINTEL                              Capability = 5619
	CapabilityExpectAssumeKHR                             Capability = 5629
	CapabilitySubgroupAvcMotionEstimationINTEL            Capability = 5696
	CapabilitySubgroupAvcMotionEstimationIntraINTEL       Capability = 5697
	CapabilitySubgroupAvcMotionEstimationChromaINTEL      Capability = 5698
	CapabilityVariableLengthArrayINTEL                    Capability = 5817
	CapabilityFunctionFloatControlINTEL                   Capability = 5821
	CapabilityFPGAMemoryAttributesINTEL                   Capability = 5824
	CapabilityFPFastMathModeINTEL                         Capability = 5837
	CapabilityArbitraryPrecisionIntegersINTEL             Capability = 5844
	CapabilityArbitraryPrecisionFloatingPointINTEL        Capability = 5845
	CapabilityUnstructuredLoopControlsINTEL               Capability = 5886
	CapabilityFPGALoopControlsINTEL                       Capability = 5888
	CapabilityKernelAttributesINTEL                       Capability = 5892
	CapabilityFPGAKernelAttributesINTEL                   Capability = 5897
	CapabilityFPGAMemoryAccessesINTEL                     Capability = 5898
	CapabilityFPGAClusterAttributesINTEL                  Capability = 5904
	CapabilityLoopFuseINTEL                               Capability = 5906
	CapabilityFPGADSPControlINTEL                         Capability = 5908
	CapabilityMemoryAccessAliasingINTEL                   Capability = 5910
	CapabilityFPGAInvocationPipeliningAttributesINTEL     Capability = 5916
	CapabilityFPGABufferLocationINTEL                     Capability = 5920
	CapabilityArbitraryPrecisionFixedPointINTEL           Capability = 5922
	CapabilityUSMStorageClassesINTEL                      Capability = 5935
	CapabilityRuntimeAlignedAttributeINTEL                Capability = 5939
	CapabilityIOPipesINTEL                                Capability = 5943
	CapabilityBlockingPipesINTEL                          Capability = 5945
	CapabilityFPGARegINTEL                                Capability = 5948
	CapabilityDotProductInputAll                          Capability = 6016
	CapabilityDotProductInput4x8Bit                       Capability = 6017
	CapabilityDotProductInput4x8BitPacked                 Capability = 6018
	CapabilityDotProduct                                  Capability = 6019
	CapabilityRayCullMaskKHR                              Capability = 6020
	CapabilityBitInstructions                             Capability = 6025
	CapabilityGroupNonUniformRotateKHR                    Capability = 6026
	CapabilityCooperativeMatrixKHR                        Capability = 6022
	CapabilityAtomicFloat32AddEXT                         Capability = 6033
	CapabilityAtomicFloat64AddEXT                         Capability = 6034
	CapabilityLongConstantCompositeINTEL                  Capability = 6089
	CapabilityOptNoneINTEL                                Capability = 6094
	CapabilityAtomicFloat16AddEXT                         Capability = 6095
	CapabilityDebugInfoModuleINTEL                        Capability = 6114
	CapabilitySplitBarrierINTEL                           Capability = 6141
	CapabilityGroupUniformArithmeticKHR                   Capability = 6400
)

// Attr is the case as an attribute.
func (e Capability) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// AddressingModel: How pointers are addressed: not at all, as 32 or 64 bits, or as 64 bits in
// storage buffers only.
type AddressingModel uint64

// The cases of AddressingModel.
const (
	AddressingModelLogical                 AddressingModel = 0
	AddressingModelPhysical32              AddressingModel = 1
	AddressingModelPhysical64              AddressingModel = 2
	AddressingModelPhysicalStorageBuffer64 AddressingModel = 5348
)

// Attr is the case as an attribute.
func (e AddressingModel) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// MemoryModel: Which rules order the accesses to memory.
type MemoryModel uint64

// The cases of MemoryModel.
const (
	MemoryModelSimple  MemoryModel = 0
	MemoryModelGLSL450 MemoryModel = 1
	MemoryModelOpenCL  MemoryModel = 2
	MemoryModelVulkan  MemoryModel = 3
)

// Attr is the case as an attribute.
func (e MemoryModel) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// ExecutionModel: The stage at which an entry point is run.
type ExecutionModel uint64

// The cases of ExecutionModel.
const (
	ExecutionModelVertex                 ExecutionModel = 0
	ExecutionModelTessellationControl    ExecutionModel = 1
	ExecutionModelTessellationEvaluation ExecutionModel = 2
	ExecutionModelGeometry               ExecutionModel = 3
	ExecutionModelFragment               ExecutionModel = 4
	ExecutionModelGLCompute              ExecutionModel = 5
	ExecutionModelKernel                 ExecutionModel = 6
	ExecutionModelTaskNV                 ExecutionModel = 5267
	ExecutionModelMeshNV                 ExecutionModel = 5268
	ExecutionModelRayGenerationNV        ExecutionModel = 5313
	ExecutionModelIntersectionNV         ExecutionModel = 5314
	ExecutionModelAnyHitNV               ExecutionModel = 5315
	ExecutionModelClosestHitNV           ExecutionModel = 5316
	ExecutionModelMissNV                 ExecutionModel = 5317
	ExecutionModelCallableNV             ExecutionModel = 5318
	ExecutionModelTaskEXT                ExecutionModel = 5364
	ExecutionModelMeshEXT                ExecutionModel = 5365
)

// Attr is the case as an attribute.
func (e ExecutionModel) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// ExecutionModeKind: How an entry point is run.
type ExecutionModeKind uint64

// The cases of ExecutionModeKind.
const (
	ExecutionModeKindInvocations                      ExecutionModeKind = 0
	ExecutionModeKindSpacingEqual                     ExecutionModeKind = 1
	ExecutionModeKindSpacingFractionalEven            ExecutionModeKind = 2
	ExecutionModeKindSpacingFractionalOdd             ExecutionModeKind = 3
	ExecutionModeKindVertexOrderCw                    ExecutionModeKind = 4
	ExecutionModeKindVertexOrderCcw                   ExecutionModeKind = 5
	ExecutionModeKindPixelCenterInteger               ExecutionModeKind = 6
	ExecutionModeKindOriginUpperLeft                  ExecutionModeKind = 7
	ExecutionModeKindOriginLowerLeft                  ExecutionModeKind = 8
	ExecutionModeKindEarlyFragmentTests               ExecutionModeKind = 9
	ExecutionModeKindPointMode                        ExecutionModeKind = 10
	ExecutionModeKindXfb                              ExecutionModeKind = 11
	ExecutionModeKindDepthReplacing                   ExecutionModeKind = 12
	ExecutionModeKindDepthGreater                     ExecutionModeKind = 14
	ExecutionModeKindDepthLess                        ExecutionModeKind = 15
	ExecutionModeKindDepthUnchanged                   ExecutionModeKind = 16
	ExecutionModeKindLocalSize                        ExecutionModeKind = 17
	ExecutionModeKindLocalSizeHint                    ExecutionModeKind = 18
	ExecutionModeKindInputPoints                      ExecutionModeKind = 19
	ExecutionModeKindInputLines                       ExecutionModeKind = 20
	ExecutionModeKindInputLinesAdjacency              ExecutionModeKind = 21
	ExecutionModeKindTriangles                        ExecutionModeKind = 22
	ExecutionModeKindInputTrianglesAdjacency          ExecutionModeKind = 23
	ExecutionModeKindQuads                            ExecutionModeKind = 24
	ExecutionModeKindIsolines                         ExecutionModeKind = 25
	ExecutionModeKindOutputVertices                   ExecutionModeKind = 26
	ExecutionModeKindOutputPoints                     ExecutionModeKind = 27
	ExecutionModeKindOutputLineStrip                  ExecutionModeKind = 28
	ExecutionModeKindOutputTriangleStrip              ExecutionModeKind = 29
	ExecutionModeKindVecTypeHint                      ExecutionModeKind = 30
	ExecutionModeKindContractionOff                   ExecutionModeKind = 31
	ExecutionModeKindInitializer                      ExecutionModeKind = 33
	ExecutionModeKindFinalizer                        ExecutionModeKind = 34
	ExecutionModeKindSubgroupSize                     ExecutionModeKind = 35
	ExecutionModeKindSubgroupsPerWorkgroup            ExecutionModeKind = 36
	ExecutionModeKindSubgroupsPerWorkgroupId          ExecutionModeKind = 37
	ExecutionModeKindLocalSizeId                      ExecutionModeKind = 38
	ExecutionModeKindLocalSizeHintId                  ExecutionModeKind = 39
	ExecutionModeKindSubgroupUniformControlFlowKHR    ExecutionModeKind = 4421
	ExecutionModeKindPostDepthCoverage                ExecutionModeKind = 4446
	ExecutionModeKindDenormPreserve                   ExecutionModeKind = 4459
	ExecutionModeKindDenormFlushToZero                ExecutionModeKind = 4460
	ExecutionModeKindSignedZeroInfNanPreserve         ExecutionModeKind = 4461
	ExecutionModeKindRoundingModeRTE                  ExecutionModeKind = 4462
	ExecutionModeKindRoundingModeRTZ                  ExecutionModeKind = 4463
	ExecutionModeKindEarlyAndLateFragmentTestsAMD     ExecutionModeKind = 5017
	ExecutionModeKindStencilRefReplacingEXT           ExecutionModeKind = 5027
	ExecutionModeKindStencilRefUnchangedFrontAMD      ExecutionModeKind = 5079
	ExecutionModeKindStencilRefGreaterFrontAMD        ExecutionModeKind = 5080
	ExecutionModeKindStencilRefLessFrontAMD           ExecutionModeKind = 5081
	ExecutionModeKindStencilRefUnchangedBackAMD       ExecutionModeKind = 5082
	ExecutionModeKindStencilRefGreaterBackAMD         ExecutionModeKind = 5083
	ExecutionModeKindStencilRefLessBackAMD            ExecutionModeKind = 5084
	ExecutionModeKindOutputLinesNV                    ExecutionModeKind = 5269
	ExecutionModeKindOutputPrimitivesNV               ExecutionModeKind = 5270
	ExecutionModeKindDerivativeGroupQuadsNV           ExecutionModeKind = 5289
	ExecutionModeKindDerivativeGroupLinearNV          ExecutionModeKind = 5290
	ExecutionModeKindOutputTrianglesNV                ExecutionModeKind = 5298
	ExecutionModeKindPixelInterlockOrderedEXT         ExecutionModeKind = 5366
	ExecutionModeKindPixelInterlockUnorderedEXT       ExecutionModeKind = 5367
	ExecutionModeKindSampleInterlockOrderedEXT        ExecutionModeKind = 5368
	ExecutionModeKindSampleInterlockUnorderedEXT      ExecutionModeKind = 5369
	ExecutionModeKindShadingRateInterlockOrderedEXT   ExecutionModeKind = 5370
	ExecutionModeKindShadingRateInterlockUnorderedEXT ExecutionModeKind = 5371
	ExecutionModeKindSharedLocalMemorySizeINTEL       ExecutionModeKind = 5618
	ExecutionModeKindRoundingModeRTPINTEL             ExecutionModeKind = 5620
	ExecutionModeKindRoundingModeRTNINTEL             ExecutionModeKind = 5621
	ExecutionModeKindFloatingPointModeALTINTEL        ExecutionModeKind = 5622
	ExecutionModeKindFloatingPointModeIEEEINTEL       ExecutionModeKind = 5623
	ExecutionModeKindMaxWorkgroupSizeINTEL            ExecutionModeKind = 5893
	ExecutionModeKindMaxWorkDimINTEL                  ExecutionModeKind = 5894
	ExecutionModeKindNoGlobalOffsetINTEL              ExecutionModeKind = 5895
	ExecutionModeKindNumSIMDWorkitemsINTEL            ExecutionModeKind = 5896
	ExecutionModeKindSchedulerTargetFmaxMhzINTEL      ExecutionModeKind = 5903
	ExecutionModeKindStreamingInterfaceINTEL          ExecutionModeKind = 6154
	ExecutionModeKindNamedBarrierCountINTEL           ExecutionModeKind = 6417
)

// Attr is the case as an attribute.
func (e ExecutionModeKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// StorageClass: The kind of memory in which a variable lives.
type StorageClass uint64

// The cases of StorageClass.
const (
	StorageClassUniformConstant         StorageClass = 0
	StorageClassInput                   StorageClass = 1
	StorageClassUniform                 StorageClass = 2
	StorageClassOutput                  StorageClass = 3
	StorageClassWorkgroup               StorageClass = 4
	StorageClassCrossWorkgroup          StorageClass = 5
	StorageClassPrivate                 StorageClass = 6
	StorageClassFunction                StorageClass = 7
	StorageClassGeneric                 StorageClass = 8
	StorageClassPushConstant            StorageClass = 9
	StorageClassAtomicCounter           StorageClass = 10
	StorageClassImage                   StorageClass = 11
	StorageClassStorageBuffer           StorageClass = 12
	StorageClassCallableDataNV          StorageClass = 5328
	StorageClassIncomingCallableDataNV  StorageClass = 5329
	StorageClassRayPayloadNV            StorageClass = 5338
	StorageClassHitAttributeNV          StorageClass = 5339
	StorageClassIncomingRayPayloadNV    StorageClass = 5342
	StorageClassShaderRecordBufferNV    StorageClass = 5343
	StorageClassPhysicalStorageBuffer   StorageClass = 5349
	StorageClassHitObjectAttributeNV    StorageClass = 5385
	StorageClassTaskPayloadWorkgroupEXT StorageClass = 5402
	StorageClassCodeSectionINTEL        StorageClass = 5605
	StorageClassDeviceOnlyINTEL         StorageClass = 5936
	StorageClassHostOnlyINTEL           StorageClass = 5937
)

// Attr is the case as an attribute.
func (e StorageClass) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// BuiltIn: A value that the environment hands to a shader or takes from it.
type BuiltIn uint64

// The cases of BuiltIn.
const (
	BuiltInPosition                    BuiltIn = 0
	BuiltInPointSize                   BuiltIn = 1
	BuiltInClipDistance                BuiltIn = 3
	BuiltInCullDistance                BuiltIn = 4
	BuiltInVertexId                    BuiltIn = 5
	BuiltInInstanceId                  BuiltIn = 6
	BuiltInPrimitiveId                 BuiltIn = 7
	BuiltInInvocationId                BuiltIn = 8
	BuiltInLayer                       BuiltIn = 9
	BuiltInViewportIndex               BuiltIn = 10
	BuiltInTessLevelOuter              BuiltIn = 11
	BuiltInTessLevelInner              BuiltIn = 12
	BuiltInTessCoord                   BuiltIn = 13
	BuiltInPatchVertices               BuiltIn = 14
	BuiltInFragCoord                   BuiltIn = 15
	BuiltInPointCoord                  BuiltIn = 16
	BuiltInFrontFacing                 BuiltIn = 17
	BuiltInSampleId                    BuiltIn = 18
	BuiltInSamplePosition              BuiltIn = 19
	BuiltInSampleMask                  BuiltIn = 20
	BuiltInFragDepth                   BuiltIn = 22
	BuiltInHelperInvocation            BuiltIn = 23
	BuiltInNumWorkgroups               BuiltIn = 24
	BuiltInWorkgroupSize               BuiltIn = 25
	BuiltInWorkgroupId                 BuiltIn = 26
	BuiltInLocalInvocationId           BuiltIn = 27
	BuiltInGlobalInvocationId          BuiltIn = 28
	BuiltInLocalInvocationIndex        BuiltIn = 29
	BuiltInWorkDim                     BuiltIn = 30
	BuiltInGlobalSize                  BuiltIn = 31
	BuiltInEnqueuedWorkgroupSize       BuiltIn = 32
	BuiltInGlobalOffset                BuiltIn = 33
	BuiltInGlobalLinearId              BuiltIn = 34
	BuiltInSubgroupSize                BuiltIn = 36
	BuiltInSubgroupMaxSize             BuiltIn = 37
	BuiltInNumSubgroups                BuiltIn = 38
	BuiltInNumEnqueuedSubgroups        BuiltIn = 39
	BuiltInSubgroupId                  BuiltIn = 40
	BuiltInSubgroupLocalInvocationId   BuiltIn = 41
	BuiltInVertexIndex                 BuiltIn = 42
	BuiltInInstanceIndex               BuiltIn = 43
	BuiltInCoreIDARM                   BuiltIn = 4160
	BuiltInCoreCountARM                BuiltIn = 4161
	BuiltInCoreMaxIDARM                BuiltIn = 4162
	BuiltInWarpIDARM                   BuiltIn = 4163
	BuiltInWarpMaxIDARM                BuiltIn = 4164
	BuiltInSubgroupEqMask              BuiltIn = 4416
	BuiltInSubgroupGeMask              BuiltIn = 4417
	BuiltInSubgroupGtMask              BuiltIn = 4418
	BuiltInSubgroupLeMask              BuiltIn = 4419
	BuiltInSubgroupLtMask              BuiltIn = 4420
	BuiltInBaseVertex                  BuiltIn = 4424
	BuiltInBaseInstance                BuiltIn = 4425
	BuiltInDrawIndex                   BuiltIn = 4426
	BuiltInPrimitiveShadingRateKHR     BuiltIn = 4432
	BuiltInDeviceIndex                 BuiltIn = 4438
	BuiltInViewIndex                   BuiltIn = 4440
	BuiltInShadingRateKHR              BuiltIn = 4444
	BuiltInBaryCoordNoPerspAMD         BuiltIn = 4992
	BuiltInBaryCoordNoPerspCentroidAMD BuiltIn = 4993
	BuiltInBaryCoordNoPerspSampleAMD   BuiltIn = 4994
	BuiltInBaryCoordSmoothAMD          BuiltIn = 4995
	BuiltInBaryCoordSmoothCentroidAMD  BuiltIn = 4996
	BuiltInBaryCoordSmoothSampleAMD    BuiltIn = 4997
	BuiltInBaryCoordPullModelAMD       BuiltIn = 4998
	BuiltInFragStencilRefEXT           BuiltIn = 5014
	BuiltInViewportMaskNV              BuiltIn = 5253
	BuiltInSecondaryPositionNV         BuiltIn = 5257
	BuiltInSecondaryViewportMaskNV     BuiltIn = 5258
	BuiltInPositionPerViewNV           BuiltIn = 5261
	BuiltInViewportMaskPerViewNV       BuiltIn = 5262
	BuiltInFullyCoveredEXT             BuiltIn = 5264
	BuiltInTaskCountNV                 BuiltIn = 5274
	BuiltInPrimitiveCountNV            BuiltIn = 5275
	BuiltInPrimitiveIndicesNV          BuiltIn = 5276
	BuiltInClipDistancePerViewNV       BuiltIn = 5277
	BuiltInCullDistancePerViewNV       BuiltIn = 5278
	BuiltInLayerPerViewNV              BuiltIn = 5279
	BuiltInMeshViewCountNV             BuiltIn = 5280
	BuiltInMeshViewIndicesNV           BuiltIn = 5281
	BuiltInBaryCoordNV                 BuiltIn = 5286
	BuiltInBaryCoordNoPerspNV          BuiltIn = 5287
	BuiltInFragSizeEXT                 BuiltIn = 5292
	BuiltInFragInvocationCountEXT      BuiltIn = 5293
	BuiltInPrimitivePointIndicesEXT    BuiltIn = 5294
	BuiltInPrimitiveLineIndicesEXT     BuiltIn = 5295
	BuiltInPrimitiveTriangleIndicesEXT BuiltIn = 5296
	BuiltInCullPrimitiveEXT            BuiltIn = 5299
	BuiltInLaunchIdNV                  BuiltIn = 5319
	BuiltInLaunchSizeNV                BuiltIn = 5320
	BuiltInWorldRayOriginNV            BuiltIn = 5321
	BuiltInWorldRayDirectionNV         BuiltIn = 5322
	BuiltInObjectRayOriginNV           BuiltIn = 5323
	BuiltInObjectRayDirectionNV        BuiltIn = 5324
	BuiltInRayTminNV                   BuiltIn = 5325
	BuiltInRayTmaxNV                   BuiltIn = 5326
	BuiltInInstanceCustomIndexNV       BuiltIn = 5327
	BuiltInObjectToWorldNV             BuiltIn = 5330
	BuiltInWorldToObjectNV             BuiltIn = 5331
	BuiltInHitTNV                      BuiltIn = 5332
	BuiltInHitKindNV                   BuiltIn = 5333
	BuiltInCurrentRayTimeNV            BuiltIn = 5334
	BuiltInIncomingRayFlagsNV          BuiltIn = 5351
	BuiltInRayGeometryIndexKHR         BuiltIn = 5352
	BuiltInWarpsPerSMNV                BuiltIn = 5374
	BuiltInSMCountNV                   BuiltIn = 5375
	BuiltInWarpIDNV                    BuiltIn = 5376
	BuiltInSMIDNV                      BuiltIn = 5377
	BuiltInCullMaskKHR                 BuiltIn = 6021
)

// Attr is the case as an attribute.
func (e BuiltIn) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Decoration: A property that a decoration gives to a value, type or member.
type Decoration uint64

// The cases of Decoration.
const (
	DecorationRelaxedPrecision                   Decoration = 0
	DecorationSpecId                             Decoration = 1
	DecorationBlock                              Decoration = 2
	DecorationBufferBlock                        Decoration = 3
	DecorationRowMajor                           Decoration = 4
	DecorationColMajor                           Decoration = 5
	DecorationArrayStride                        Decoration = 6
	DecorationMatrixStride                       Decoration = 7
	DecorationGLSLShared                         Decoration = 8
	DecorationGLSLPacked                         Decoration = 9
	DecorationCPacked                            Decoration = 10
	DecorationBuiltIn                            Decoration = 11
	DecorationNoPerspective                      Decoration = 13
	DecorationFlat                               Decoration = 14
	DecorationPatch                              Decoration = 15
	DecorationCentroid                           Decoration = 16
	DecorationSample                             Decoration = 17
	DecorationInvariant                          Decoration = 18
	DecorationRestrict                           Decoration = 19
	DecorationAliased                            Decoration = 20
	DecorationVolatile                           Decoration = 21
	DecorationConstant                           Decoration = 22
	DecorationCoherent                           Decoration = 23
	DecorationNonWritable                        Decoration = 24
	DecorationNonReadable                        Decoration = 25
	DecorationUniform                            Decoration = 26
	DecorationUniformId                          Decoration = 27
	DecorationSaturatedConversion                Decoration = 28
	DecorationStream                             Decoration = 29
	DecorationLocation                           Decoration = 30
	DecorationComponent                          Decoration = 31
	DecorationIndex                              Decoration = 32
	DecorationBinding                            Decoration = 33
	DecorationDescriptorSet                      Decoration = 34
	DecorationOffset                             Decoration = 35
	DecorationXfbBuffer                          Decoration = 36
	DecorationXfbStride                          Decoration = 37
	DecorationFuncParamAttr                      Decoration = 38
	DecorationFPRoundingMode                     Decoration = 39
	DecorationFPFastMathMode                     Decoration = 40
	DecorationLinkageAttributes                  Decoration = 41
	DecorationNoContraction                      Decoration = 42
	DecorationInputAttachmentIndex               Decoration = 43
	DecorationAlignment                          Decoration = 44
	DecorationMaxByteOffset                      Decoration = 45
	DecorationAlignmentId                        Decoration = 46
	DecorationMaxByteOffsetId                    Decoration = 47
	DecorationNoSignedWrap                       Decoration = 4469
	DecorationNoUnsignedWrap                     Decoration = 4470
	DecorationExplicitInterpAMD                  Decoration = 4999
	DecorationOverrideCoverageNV                 Decoration = 5248
	DecorationPassthroughNV                      Decoration = 5250
	DecorationViewportRelativeNV                 Decoration = 5252
	DecorationSecondaryViewportRelativeNV        Decoration = 5256
	DecorationPerPrimitiveNV                     Decoration = 5271
	DecorationPerViewNV                          Decoration = 5272
	DecorationPerTaskNV                          Decoration = 5273
	DecorationPerVertexNV                        Decoration = 5285
	DecorationNonUniform                         Decoration = 5300
	DecorationRestrictPointer                    Decoration = 5355
	DecorationAliasedPointer                     Decoration = 5356
	DecorationHitObjectShaderRecordBufferNV      Decoration = 5386
	DecorationBindlessSamplerNV                  Decoration = 5398
	DecorationBindlessImageNV                    Decoration = 5399
	DecorationBoundSamplerNV                     Decoration = 5400
	DecorationBoundImageNV                       Decoration = 5401
	DecorationSIMTCallINTEL                      Decoration = 5599
	DecorationReferencedIndirectlyINTEL          Decoration = 5602
	DecorationClobberINTEL                       Decoration = 5607
	DecorationSideEffectsINTEL                   Decoration = 5608
	DecorationVectorComputeVariableINTEL         Decoration = 5624
	DecorationFuncParamIOKindINTEL               Decoration = 5625
	DecorationVectorComputeFunctionINTEL         Decoration = 5626
	DecorationStackCallINTEL                     Decoration = 5627
	DecorationGlobalVariableOffsetINTEL          Decoration = 5628
	DecorationCounterBuffer                      Decoration = 5634
	DecorationUserSemantic                       Decoration = 5635
	DecorationUserTypeGOOGLE                     Decoration = 5636
	DecorationFunctionRoundingModeINTEL          Decoration = 5822
	DecorationFunctionDenormModeINTEL            Decoration = 5823
	DecorationRegisterINTEL                      Decoration = 5825
	DecorationMemoryINTEL                        Decoration = 5826
	DecorationNumbanksINTEL                      Decoration = 5827
	DecorationBankwidthINTEL                     Decoration = 5828
	DecorationMaxPrivateCopiesINTEL              Decoration = 5829
	DecorationSinglepumpINTEL                    Decoration = 5830
	DecorationDoublepumpINTEL                    Decoration = 5831
	DecorationMaxReplicatesINTEL                 Decoration = 5832
	DecorationSimpleDualPortINTEL                Decoration = 5833
	DecorationMergeINTEL                         Decoration = 5834
	DecorationBankBitsINTEL                      Decoration = 5835
	DecorationForcePow2DepthINTEL                Decoration = 5836
	DecorationBurstCoalesceINTEL                 Decoration = 5899
	DecorationCacheSizeINTEL                     Decoration = 5900
	DecorationDontStaticallyCoalesceINTEL        Decoration = 5901
	DecorationPrefetchINTEL                      Decoration = 5902
	DecorationStallEnableINTEL                   Decoration = 5905
	DecorationFuseLoopsInFunctionINTEL           Decoration = 5907
	DecorationMathOpDSPModeINTEL                 Decoration = 5909
	DecorationAliasScopeINTEL                    Decoration = 5914
	DecorationNoAliasINTEL                       Decoration = 5915
	DecorationInitiationIntervalINTEL            Decoration = 5917
	DecorationMaxConcurrencyINTEL                Decoration = 5918
	DecorationPipelineEnableINTEL                Decoration = 5919
	DecorationBufferLocationINTEL                Decoration = 5921
	DecorationIOPipeStorageINTEL                 Decoration = 5944
	DecorationFunctionFloatingPointModeINTEL     Decoration = 6080
	DecorationSingleElementVectorINTEL           Decoration = 6085
	DecorationVectorComputeCallableFunctionINTEL Decoration = 6087
	DecorationMediaBlockIOINTEL                  Decoration = 6140
)

// Attr is the case as an attribute.
func (e Decoration) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// LinkageType: Whether a symbol is given to other modules or taken from one.
type LinkageType uint64

// The cases of LinkageType.
const (
	LinkageTypeExport      LinkageType = 0
	LinkageTypeImport      LinkageType = 1
	LinkageTypeLinkOnceODR LinkageType = 2
)

// Attr is the case as an attribute.
func (e LinkageType) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// FunctionControl: A request about inlining, or a promise about effects, of a function: `Pure`
// reads memory only, `Const` does not even read it.
type FunctionControl uint64

// The cases of FunctionControl.
const (
	FunctionControlNone         FunctionControl = 0
	FunctionControlInline       FunctionControl = 1
	FunctionControlDontInline   FunctionControl = 2
	FunctionControlPure         FunctionControl = 4
	FunctionControlConst        FunctionControl = 8
	FunctionControlOptNoneINTEL FunctionControl = 65536
)

// Attr is the case as an attribute.
func (e FunctionControl) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// SelectionControl: A request about a selection to the driver.
type SelectionControl uint64

// The cases of SelectionControl.
const (
	SelectionControlNone        SelectionControl = 0
	SelectionControlFlatten     SelectionControl = 1
	SelectionControlDontFlatten SelectionControl = 2
)

// Attr is the case as an attribute.
func (e SelectionControl) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// LoopControl: A request about a loop to the driver.
type LoopControl uint64

// The cases of LoopControl.
const (
	LoopControlNone                      LoopControl = 0
	LoopControlUnroll                    LoopControl = 1
	LoopControlDontUnroll                LoopControl = 2
	LoopControlDependencyInfinite        LoopControl = 4
	LoopControlDependencyLength          LoopControl = 8
	LoopControlMinIterations             LoopControl = 16
	LoopControlMaxIterations             LoopControl = 32
	LoopControlIterationMultiple         LoopControl = 64
	LoopControlPeelCount                 LoopControl = 128
	LoopControlPartialCount              LoopControl = 256
	LoopControlInitiationIntervalINTEL   LoopControl = 65536
	LoopControlMaxConcurrencyINTEL       LoopControl = 131072
	LoopControlDependencyArrayINTEL      LoopControl = 262144
	LoopControlPipelineEnableINTEL       LoopControl = 524288
	LoopControlLoopCoalesceINTEL         LoopControl = 1048576
	LoopControlMaxInterleavingINTEL      LoopControl = 2097152
	LoopControlSpeculatedIterationsINTEL LoopControl = 4194304
	LoopControlNoFusionINTEL             LoopControl = 8388608
	LoopControlLoopCountINTEL            LoopControl = 16777216
	LoopControlMaxReinvocationDelayINTEL LoopControl = 33554432
)

// Attr is the case as an attribute.
func (e LoopControl) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// MemoryAccess: What must hold of an access to memory, or what is known of it. `Aligned`
// goes with an alignment in bytes.
type MemoryAccess uint64

// The cases of MemoryAccess.
const (
	MemoryAccessNone                 MemoryAccess = 0
	MemoryAccessVolatile             MemoryAccess = 1
	MemoryAccessAligned              MemoryAccess = 2
	MemoryAccessNontemporal          MemoryAccess = 4
	MemoryAccessMakePointerAvailable MemoryAccess = 8
	MemoryAccessMakePointerVisible   MemoryAccess = 16
	MemoryAccessNonPrivatePointer    MemoryAccess = 32
)

// Attr is the case as an attribute.
func (e MemoryAccess) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// CooperativeMatrixUse: Which side of a product a cooperative matrix is for.
type CooperativeMatrixUse uint64

// The cases of CooperativeMatrixUse.
const (
	CooperativeMatrixUseMatrixA   CooperativeMatrixUse = 0
	CooperativeMatrixUseMatrixB   CooperativeMatrixUse = 1
	CooperativeMatrixUseMatrixAcc CooperativeMatrixUse = 2
)

// Attr is the case as an attribute.
func (e CooperativeMatrixUse) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// CooperativeMatrixLayout: Whether the rows or the columns of a cooperative matrix follow each other in
// memory.
type CooperativeMatrixLayout uint64

// The cases of CooperativeMatrixLayout.
const (
	CooperativeMatrixLayoutRowMajor    CooperativeMatrixLayout = 0
	CooperativeMatrixLayoutColumnMajor CooperativeMatrixLayout = 1
)

// Attr is the case as an attribute.
func (e CooperativeMatrixLayout) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// CooperativeMatrixOperands: Which matrices of a product have signed integers, and whether its sum stays
// at the largest or smallest integer.
type CooperativeMatrixOperands uint64

// The cases of CooperativeMatrixOperands.
const (
	CooperativeMatrixOperandsNone         CooperativeMatrixOperands = 0
	CooperativeMatrixOperandsASigned      CooperativeMatrixOperands = 1
	CooperativeMatrixOperandsBSigned      CooperativeMatrixOperands = 2
	CooperativeMatrixOperandsCSigned      CooperativeMatrixOperands = 4
	CooperativeMatrixOperandsResultSigned CooperativeMatrixOperands = 8
	CooperativeMatrixOperandsAccSat       CooperativeMatrixOperands = 16
)

// Attr is the case as an attribute.
func (e CooperativeMatrixOperands) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// MemorySemantics: How an atomic operation or barrier orders memory accesses (at most one of
// `Acquire`, `Release`, `AcquireRelease`, `SequentiallyConsistent`), and which
// memory that concerns.
type MemorySemantics uint64

// The cases of MemorySemantics.
const (
	MemorySemanticsNone                   MemorySemantics = 0
	MemorySemanticsAcquire                MemorySemantics = 2
	MemorySemanticsRelease                MemorySemantics = 4
	MemorySemanticsAcquireRelease         MemorySemantics = 8
	MemorySemanticsSequentiallyConsistent MemorySemantics = 16
	MemorySemanticsUniformMemory          MemorySemantics = 64
	MemorySemanticsSubgroupMemory         MemorySemantics = 128
	MemorySemanticsWorkgroupMemory        MemorySemantics = 256
	MemorySemanticsCrossWorkgroupMemory   MemorySemantics = 512
	MemorySemanticsAtomicCounterMemory    MemorySemantics = 1024
	MemorySemanticsImageMemory            MemorySemantics = 2048
	MemorySemanticsOutputMemory           MemorySemantics = 4096
	MemorySemanticsMakeAvailable          MemorySemantics = 8192
	MemorySemanticsMakeVisible            MemorySemantics = 16384
	MemorySemanticsVolatile               MemorySemantics = 32768
)

// Attr is the case as an attribute.
func (e MemorySemantics) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Scope: The set of invocations to which an operation applies.
type Scope uint64

// The cases of Scope.
const (
	ScopeCrossDevice   Scope = 0
	ScopeDevice        Scope = 1
	ScopeWorkgroup     Scope = 2
	ScopeSubgroup      Scope = 3
	ScopeInvocation    Scope = 4
	ScopeQueueFamily   Scope = 5
	ScopeShaderCallKHR Scope = 6
)

// Attr is the case as an attribute.
func (e Scope) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// GroupOperation: Over which invocations of a group an operation runs: all, those up to this
// one (inclusive), those before it (exclusive), clusters, or parts.
type GroupOperation uint64

// The cases of GroupOperation.
const (
	GroupOperationReduce                     GroupOperation = 0
	GroupOperationInclusiveScan              GroupOperation = 1
	GroupOperationExclusiveScan              GroupOperation = 2
	GroupOperationClusteredReduce            GroupOperation = 3
	GroupOperationPartitionedReduceNV        GroupOperation = 6
	GroupOperationPartitionedInclusiveScanNV GroupOperation = 7
	GroupOperationPartitionedExclusiveScanNV GroupOperation = 8
)

// Attr is the case as an attribute.
func (e GroupOperation) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// ImageOperands: What an access to an image takes besides the coordinate.
type ImageOperands uint64

// The cases of ImageOperands.
const (
	ImageOperandsNone               ImageOperands = 0
	ImageOperandsBias               ImageOperands = 1
	ImageOperandsLod                ImageOperands = 2
	ImageOperandsGrad               ImageOperands = 4
	ImageOperandsConstOffset        ImageOperands = 8
	ImageOperandsOffset             ImageOperands = 16
	ImageOperandsConstOffsets       ImageOperands = 32
	ImageOperandsSample             ImageOperands = 64
	ImageOperandsMinLod             ImageOperands = 128
	ImageOperandsMakeTexelAvailable ImageOperands = 256
	ImageOperandsMakeTexelVisible   ImageOperands = 512
	ImageOperandsNonPrivateTexel    ImageOperands = 1024
	ImageOperandsVolatileTexel      ImageOperands = 2048
	ImageOperandsSignExtend         ImageOperands = 4096
	ImageOperandsZeroExtend         ImageOperands = 8192
	ImageOperandsNontemporal        ImageOperands = 16384
	ImageOperandsOffsets            ImageOperands = 65536
)

// Attr is the case as an attribute.
func (e ImageOperands) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// FPFastMathMode: What an arithmetic operation may take for granted of floats.
type FPFastMathMode uint64

// The cases of FPFastMathMode.
const (
	FPFastMathModeNone                   FPFastMathMode = 0
	FPFastMathModeNotNaN                 FPFastMathMode = 1
	FPFastMathModeNotInf                 FPFastMathMode = 2
	FPFastMathModeNSZ                    FPFastMathMode = 4
	FPFastMathModeAllowRecip             FPFastMathMode = 8
	FPFastMathModeFast                   FPFastMathMode = 16
	FPFastMathModeAllowContractFastINTEL FPFastMathMode = 65536
	FPFastMathModeAllowReassocINTEL      FPFastMathMode = 131072
)

// Attr is the case as an attribute.
func (e FPFastMathMode) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// FPRoundingMode: How a conversion rounds.
type FPRoundingMode uint64

// The cases of FPRoundingMode.
const (
	FPRoundingModeRTE FPRoundingMode = 0
	FPRoundingModeRTZ FPRoundingMode = 1
	FPRoundingModeRTP FPRoundingMode = 2
	FPRoundingModeRTN FPRoundingMode = 3
)

// Attr is the case as an attribute.
func (e FPRoundingMode) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// FPDenormMode: What becomes of subnormal numbers.
type FPDenormMode uint64

// The cases of FPDenormMode.
const (
	FPDenormModePreserve    FPDenormMode = 0
	FPDenormModeFlushToZero FPDenormMode = 1
)

// Attr is the case as an attribute.
func (e FPDenormMode) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// FPOperationMode: How floats are computed with.
type FPOperationMode uint64

// The cases of FPOperationMode.
const (
	FPOperationModeIEEE FPOperationMode = 0
	FPOperationModeALT  FPOperationMode = 1
)

// Attr is the case as an attribute.
func (e FPOperationMode) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// FunctionParameterAttribute: A property of a parameter of a kernel.
type FunctionParameterAttribute uint64

// The cases of FunctionParameterAttribute.
const (
	FunctionParameterAttributeZext                FunctionParameterAttribute = 0
	FunctionParameterAttributeSext                FunctionParameterAttribute = 1
	FunctionParameterAttributeByVal               FunctionParameterAttribute = 2
	FunctionParameterAttributeSret                FunctionParameterAttribute = 3
	FunctionParameterAttributeNoAlias             FunctionParameterAttribute = 4
	FunctionParameterAttributeNoCapture           FunctionParameterAttribute = 5
	FunctionParameterAttributeNoWrite             FunctionParameterAttribute = 6
	FunctionParameterAttributeNoReadWrite         FunctionParameterAttribute = 7
	FunctionParameterAttributeRuntimeAlignedINTEL FunctionParameterAttribute = 5940
)

// Attr is the case as an attribute.
func (e FunctionParameterAttribute) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// AccessQualifier: How a kernel uses an image.
type AccessQualifier uint64

// The cases of AccessQualifier.
const (
	AccessQualifierReadOnly  AccessQualifier = 0
	AccessQualifierWriteOnly AccessQualifier = 1
	AccessQualifierReadWrite AccessQualifier = 2
)

// Attr is the case as an attribute.
func (e AccessQualifier) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// SourceLanguage: The language of which a module was made.
type SourceLanguage uint64

// The cases of SourceLanguage.
const (
	SourceLanguageUnknown      SourceLanguage = 0
	SourceLanguageESSL         SourceLanguage = 1
	SourceLanguageGLSL         SourceLanguage = 2
	SourceLanguageOpenCLC      SourceLanguage = 3
	SourceLanguageOpenCLCPP    SourceLanguage = 4
	SourceLanguageHLSL         SourceLanguage = 5
	SourceLanguageCPPForOpenCL SourceLanguage = 6
	SourceLanguageSYCL         SourceLanguage = 7
)

// Attr is the case as an attribute.
func (e SourceLanguage) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// PackedVectorFormat: How a vector lies in an integer.
type PackedVectorFormat uint64

// The cases of PackedVectorFormat.
const (
	PackedVectorFormatPackedVectorFormat4x8Bit PackedVectorFormat = 0
)

// Attr is the case as an attribute.
func (e PackedVectorFormat) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// QuantizationModes: How a fixed-point number is rounded.
type QuantizationModes uint64

// The cases of QuantizationModes.
const (
	QuantizationModesTRN        QuantizationModes = 0
	QuantizationModesTRNZERO    QuantizationModes = 1
	QuantizationModesRND        QuantizationModes = 2
	QuantizationModesRNDZERO    QuantizationModes = 3
	QuantizationModesRNDINF     QuantizationModes = 4
	QuantizationModesRNDMININF  QuantizationModes = 5
	QuantizationModesRNDCONV    QuantizationModes = 6
	QuantizationModesRNDCONVODD QuantizationModes = 7
)

// Attr is the case as an attribute.
func (e QuantizationModes) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// OverflowModes: What becomes of a fixed-point number that is too large.
type OverflowModes uint64

// The cases of OverflowModes.
const (
	OverflowModesWRAP    OverflowModes = 0
	OverflowModesSAT     OverflowModes = 1
	OverflowModesSATZERO OverflowModes = 2
	OverflowModesSATSYM  OverflowModes = 3
)

// Attr is the case as an attribute.
func (e OverflowModes) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Dim: The dimensions of an image.
type Dim uint64

// The cases of Dim.
const (
	DimDim1D       Dim = 0
	DimDim2D       Dim = 1
	DimDim3D       Dim = 2
	DimCube        Dim = 3
	DimRect        Dim = 4
	DimBuffer      Dim = 5
	DimSubpassData Dim = 6
)

// Attr is the case as an attribute.
func (e Dim) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Depth: Whether an image holds depths.
type Depth uint64

// The cases of Depth.
const (
	DepthNoDepth      Depth = 0
	DepthIsDepth      Depth = 1
	DepthDepthUnknown Depth = 2
)

// Attr is the case as an attribute.
func (e Depth) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Arrayed: Whether an image has layers.
type Arrayed uint64

// The cases of Arrayed.
const (
	ArrayedNonArrayed Arrayed = 0
	ArrayedArrayed    Arrayed = 1
)

// Attr is the case as an attribute.
func (e Arrayed) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Sampling: Whether a texel has one sample or several.
type Sampling uint64

// The cases of Sampling.
const (
	SamplingSingleSampled Sampling = 0
	SamplingMultiSampled  Sampling = 1
)

// Attr is the case as an attribute.
func (e Sampling) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// SamplerUse: Whether an image is used with a sampler, or whether that is only known when
// the program runs.
type SamplerUse uint64

// The cases of SamplerUse.
const (
	SamplerUseSamplerUnknown SamplerUse = 0
	SamplerUseNeedSampler    SamplerUse = 1
	SamplerUseNoSampler      SamplerUse = 2
)

// Attr is the case as an attribute.
func (e SamplerUse) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// ImageFormat: How the texels of an image are stored.
type ImageFormat uint64

// The cases of ImageFormat.
const (
	ImageFormatUnknown      ImageFormat = 0
	ImageFormatRgba32f      ImageFormat = 1
	ImageFormatRgba16f      ImageFormat = 2
	ImageFormatR32f         ImageFormat = 3
	ImageFormatRgba8        ImageFormat = 4
	ImageFormatRgba8Snorm   ImageFormat = 5
	ImageFormatRg32f        ImageFormat = 6
	ImageFormatRg16f        ImageFormat = 7
	ImageFormatR11fG11fB10f ImageFormat = 8
	ImageFormatR16f         ImageFormat = 9
	ImageFormatRgba16       ImageFormat = 10
	ImageFormatRgb10A2      ImageFormat = 11
	ImageFormatRg16         ImageFormat = 12
	ImageFormatRg8          ImageFormat = 13
	ImageFormatR16          ImageFormat = 14
	ImageFormatR8           ImageFormat = 15
	ImageFormatRgba16Snorm  ImageFormat = 16
	ImageFormatRg16Snorm    ImageFormat = 17
	ImageFormatRg8Snorm     ImageFormat = 18
	ImageFormatR16Snorm     ImageFormat = 19
	ImageFormatR8Snorm      ImageFormat = 20
	ImageFormatRgba32i      ImageFormat = 21
	ImageFormatRgba16i      ImageFormat = 22
	ImageFormatRgba8i       ImageFormat = 23
	ImageFormatR32i         ImageFormat = 24
	ImageFormatRg32i        ImageFormat = 25
	ImageFormatRg16i        ImageFormat = 26
	ImageFormatRg8i         ImageFormat = 27
	ImageFormatR16i         ImageFormat = 28
	ImageFormatR8i          ImageFormat = 29
	ImageFormatRgba32ui     ImageFormat = 30
	ImageFormatRgba16ui     ImageFormat = 31
	ImageFormatRgba8ui      ImageFormat = 32
	ImageFormatR32ui        ImageFormat = 33
	ImageFormatRgb10a2ui    ImageFormat = 34
	ImageFormatRg32ui       ImageFormat = 35
	ImageFormatRg16ui       ImageFormat = 36
	ImageFormatRg8ui        ImageFormat = 37
	ImageFormatR16ui        ImageFormat = 38
	ImageFormatR8ui         ImageFormat = 39
	ImageFormatR64ui        ImageFormat = 40
	ImageFormatR64i         ImageFormat = 41
)

// Attr is the case as an attribute.
func (e ImageFormat) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Opcode: The number of an instruction in the binary form.
type Opcode uint64

// The cases of Opcode.
const (
	OpcodeOpNop                                                                   Opcode = 0
	OpcodeOpUndef                                                                 Opcode = 1
	OpcodeOpSourceContinued                                                       Opcode = 2
	OpcodeOpSource                                                                Opcode = 3
	OpcodeOpSourceExtension                                                       Opcode = 4
	OpcodeOpName                                                                  Opcode = 5
	OpcodeOpMemberName                                                            Opcode = 6
	OpcodeOpString                                                                Opcode = 7
	OpcodeOpLine                                                                  Opcode = 8
	OpcodeOpExtension                                                             Opcode = 10
	OpcodeOpExtInstImport                                                         Opcode = 11
	OpcodeOpExtInst                                                               Opcode = 12
	OpcodeOpMemoryModel                                                           Opcode = 14
	OpcodeOpEntryPoint                                                            Opcode = 15
	OpcodeOpExecutionMode                                                         Opcode = 16
	OpcodeOpCapability                                                            Opcode = 17
	OpcodeOpTypeVoid                                                              Opcode = 19
	OpcodeOpTypeBool                                                              Opcode = 20
	OpcodeOpTypeInt                                                               Opcode = 21
	OpcodeOpTypeFloat                                                             Opcode = 22
	OpcodeOpTypeVector                                                            Opcode = 23
	OpcodeOpTypeMatrix                                                            Opcode = 24
	OpcodeOpTypeImage                                                             Opcode = 25
	OpcodeOpTypeSampler                                                           Opcode = 26
	OpcodeOpTypeSampledImage                                                      Opcode = 27
	OpcodeOpTypeArray                                                             Opcode = 28
	OpcodeOpTypeRuntimeArray                                                      Opcode = 29
	OpcodeOpTypeStruct                                                            Opcode = 30
	OpcodeOpTypeOpaque                                                            Opcode = 31
	OpcodeOpTypePointer                                                           Opcode = 32
	OpcodeOpTypeFunction                                                          Opcode = 33
	OpcodeOpTypeEvent                                                             Opcode = 34
	OpcodeOpTypeDeviceEvent                                                       Opcode = 35
	OpcodeOpTypeReserveId                                                         Opcode = 36
	OpcodeOpTypeQueue                                                             Opcode = 37
	OpcodeOpTypePipe                                                              Opcode = 38
	OpcodeOpTypeForwardPointer                                                    Opcode = 39
	OpcodeOpConstantTrue                                                          Opcode = 41
	OpcodeOpConstantFalse                                                         Opcode = 42
	OpcodeOpConstant                                                              Opcode = 43
	OpcodeOpConstantComposite                                                     Opcode = 44
	OpcodeOpConstantSampler                                                       Opcode = 45
	OpcodeOpConstantNull                                                          Opcode = 46
	OpcodeOpSpecConstantTrue                                                      Opcode = 48
	OpcodeOpSpecConstantFalse                                                     Opcode = 49
	OpcodeOpSpecConstant                                                          Opcode = 50
	OpcodeOpSpecConstantComposite                                                 Opcode = 51
	OpcodeOpSpecConstantOp                                                        Opcode = 52
	OpcodeOpFunction                                                              Opcode = 54
	OpcodeOpFunctionParameter                                                     Opcode = 55
	OpcodeOpFunctionEnd                                                           Opcode = 56
	OpcodeOpFunctionCall                                                          Opcode = 57
	OpcodeOpVariable                                                              Opcode = 59
	OpcodeOpImageTexelPointer                                                     Opcode = 60
	OpcodeOpLoad                                                                  Opcode = 61
	OpcodeOpStore                                                                 Opcode = 62
	OpcodeOpCopyMemory                                                            Opcode = 63
	OpcodeOpCopyMemorySized                                                       Opcode = 64
	OpcodeOpAccessChain                                                           Opcode = 65
	OpcodeOpInBoundsAccessChain                                                   Opcode = 66
	OpcodeOpPtrAccessChain                                                        Opcode = 67
	OpcodeOpArrayLength                                                           Opcode = 68
	OpcodeOpGenericPtrMemSemantics                                                Opcode = 69
	OpcodeOpInBoundsPtrAccessChain                                                Opcode = 70
	OpcodeOpDecorate                                                              Opcode = 71
	OpcodeOpMemberDecorate                                                        Opcode = 72
	OpcodeOpDecorationGroup                                                       Opcode = 73
	OpcodeOpGroupDecorate                                                         Opcode = 74
	OpcodeOpGroupMemberDecorate                                                   Opcode = 75
	OpcodeOpVectorExtractDynamic                                                  Opcode = 77
	OpcodeOpVectorInsertDynamic                                                   Opcode = 78
	OpcodeOpVectorShuffle                                                         Opcode = 79
	OpcodeOpCompositeConstruct                                                    Opcode = 80
	OpcodeOpCompositeExtract                                                      Opcode = 81
	OpcodeOpCompositeInsert                                                       Opcode = 82
	OpcodeOpCopyObject                                                            Opcode = 83
	OpcodeOpTranspose                                                             Opcode = 84
	OpcodeOpSampledImage                                                          Opcode = 86
	OpcodeOpImageSampleImplicitLod                                                Opcode = 87
	OpcodeOpImageSampleExplicitLod                                                Opcode = 88
	OpcodeOpImageSampleDrefImplicitLod                                            Opcode = 89
	OpcodeOpImageSampleDrefExplicitLod                                            Opcode = 90
	OpcodeOpImageSampleProjImplicitLod                                            Opcode = 91
	OpcodeOpImageSampleProjExplicitLod                                            Opcode = 92
	OpcodeOpImageSampleProjDrefImplicitLod                                        Opcode = 93
	OpcodeOpImageSampleProjDrefExplicitLod                                        Opcode = 94
	OpcodeOpImageFetch                                                            Opcode = 95
	OpcodeOpImageGather                                                           Opcode = 96
	OpcodeOpImageDrefGather                                                       Opcode = 97
	OpcodeOpImageRead                                                             Opcode = 98
	OpcodeOpImageWrite                                                            Opcode = 99
	OpcodeOpImage                                                                 Opcode = 100
	OpcodeOpImageQueryFormat                                                      Opcode = 101
	OpcodeOpImageQueryOrder                                                       Opcode = 102
	OpcodeOpImageQuerySizeLod                                                     Opcode = 103
	OpcodeOpImageQuerySize                                                        Opcode = 104
	OpcodeOpImageQueryLod                                                         Opcode = 105
	OpcodeOpImageQueryLevels                                                      Opcode = 106
	OpcodeOpImageQuerySamples                                                     Opcode = 107
	OpcodeOpConvertFToU                                                           Opcode = 109
	OpcodeOpConvertFToS                                                           Opcode = 110
	OpcodeOpConvertSToF                                                           Opcode = 111
	OpcodeOpConvertUToF                                                           Opcode = 112
	OpcodeOpUConvert                                                              Opcode = 113
	OpcodeOpSConvert                                                              Opcode = 114
	OpcodeOpFConvert                                                              Opcode = 115
	OpcodeOpQuantizeToF16                                                         Opcode = 116
	OpcodeOpConvertPtrToU                                                         Opcode = 117
	OpcodeOpSatConvertSToU                                                        Opcode = 118
	OpcodeOpSatConvertUToS                                                        Opcode = 119
	OpcodeOpConvertUToPtr                                                         Opcode = 120
	OpcodeOpPtrCastToGeneric                                                      Opcode = 121
	OpcodeOpGenericCastToPtr                                                      Opcode = 122
	OpcodeOpGenericCastToPtrExplicit                                              Opcode = 123
	OpcodeOpBitcast                                                               Opcode = 124
	OpcodeOpSNegate                                                               Opcode = 126
	OpcodeOpFNegate                                                               Opcode = 127
	OpcodeOpIAdd                                                                  Opcode = 128
	OpcodeOpFAdd                                                                  Opcode = 129
	OpcodeOpISub                                                                  Opcode = 130
	OpcodeOpFSub                                                                  Opcode = 131
	OpcodeOpIMul                                                                  Opcode = 132
	OpcodeOpFMul                                                                  Opcode = 133
	OpcodeOpUDiv                                                                  Opcode = 134
	OpcodeOpSDiv                                                                  Opcode = 135
	OpcodeOpFDiv                                                                  Opcode = 136
	OpcodeOpUMod                                                                  Opcode = 137
	OpcodeOpSRem                                                                  Opcode = 138
	OpcodeOpSMod                                                                  Opcode = 139
	OpcodeOpFRem                                                                  Opcode = 140
	OpcodeOpFMod                                                                  Opcode = 141
	OpcodeOpVectorTimesScalar                                                     Opcode = 142
	OpcodeOpMatrixTimesScalar                                                     Opcode = 143
	OpcodeOpVectorTimesMatrix                                                     Opcode = 144
	OpcodeOpMatrixTimesVector                                                     Opcode = 145
	OpcodeOpMatrixTimesMatrix                                                     Opcode = 146
	OpcodeOpOuterProduct                                                          Opcode = 147
	OpcodeOpDot                                                                   Opcode = 148
	OpcodeOpIAddCarry                                                             Opcode = 149
	OpcodeOpISubBorrow                                                            Opcode = 150
	OpcodeOpUMulExtended                                                          Opcode = 151
	OpcodeOpSMulExtended                                                          Opcode = 152
	OpcodeOpAny                                                                   Opcode = 154
	OpcodeOpAll                                                                   Opcode = 155
	OpcodeOpIsNan                                                                 Opcode = 156
	OpcodeOpIsInf                                                                 Opcode = 157
	OpcodeOpIsFinite                                                              Opcode = 158
	OpcodeOpIsNormal                                                              Opcode = 159
	OpcodeOpSignBitSet                                                            Opcode = 160
	OpcodeOpLessOrGreater                                                         Opcode = 161
	OpcodeOpOrdered                                                               Opcode = 162
	OpcodeOpUnordered                                                             Opcode = 163
	OpcodeOpLogicalEqual                                                          Opcode = 164
	OpcodeOpLogicalNotEqual                                                       Opcode = 165
	OpcodeOpLogicalOr                                                             Opcode = 166
	OpcodeOpLogicalAnd                                                            Opcode = 167
	OpcodeOpLogicalNot                                                            Opcode = 168
	OpcodeOpSelect                                                                Opcode = 169
	OpcodeOpIEqual                                                                Opcode = 170
	OpcodeOpINotEqual                                                             Opcode = 171
	OpcodeOpUGreaterThan                                                          Opcode = 172
	OpcodeOpSGreaterThan                                                          Opcode = 173
	OpcodeOpUGreaterThanEqual                                                     Opcode = 174
	OpcodeOpSGreaterThanEqual                                                     Opcode = 175
	OpcodeOpULessThan                                                             Opcode = 176
	OpcodeOpSLessThan                                                             Opcode = 177
	OpcodeOpULessThanEqual                                                        Opcode = 178
	OpcodeOpSLessThanEqual                                                        Opcode = 179
	OpcodeOpFOrdEqual                                                             Opcode = 180
	OpcodeOpFUnordEqual                                                           Opcode = 181
	OpcodeOpFOrdNotEqual                                                          Opcode = 182
	OpcodeOpFUnordNotEqual                                                        Opcode = 183
	OpcodeOpFOrdLessThan                                                          Opcode = 184
	OpcodeOpFUnordLessThan                                                        Opcode = 185
	OpcodeOpFOrdGreaterThan                                                       Opcode = 186
	OpcodeOpFUnordGreaterThan                                                     Opcode = 187
	OpcodeOpFOrdLessThanEqual                                                     Opcode = 188
	OpcodeOpFUnordLessThanEqual                                                   Opcode = 189
	OpcodeOpFOrdGreaterThanEqual                                                  Opcode = 190
	OpcodeOpFUnordGreaterThanEqual                                                Opcode = 191
	OpcodeOpShiftRightLogical                                                     Opcode = 194
	OpcodeOpShiftRightArithmetic                                                  Opcode = 195
	OpcodeOpShiftLeftLogical                                                      Opcode = 196
	OpcodeOpBitwiseOr                                                             Opcode = 197
	OpcodeOpBitwiseXor                                                            Opcode = 198
	OpcodeOpBitwiseAnd                                                            Opcode = 199
	OpcodeOpNot                                                                   Opcode = 200
	OpcodeOpBitFieldInsert                                                        Opcode = 201
	OpcodeOpBitFieldSExtract                                                      Opcode = 202
	OpcodeOpBitFieldUExtract                                                      Opcode = 203
	OpcodeOpBitReverse                                                            Opcode = 204
	OpcodeOpBitCount                                                              Opcode = 205
	OpcodeOpDPdx                                                                  Opcode = 207
	OpcodeOpDPdy                                                                  Opcode = 208
	OpcodeOpFwidth                                                                Opcode = 209
	OpcodeOpDPdxFine                                                              Opcode = 210
	OpcodeOpDPdyFine                                                              Opcode = 211
	OpcodeOpFwidthFine                                                            Opcode = 212
	OpcodeOpDPdxCoarse                                                            Opcode = 213
	OpcodeOpDPdyCoarse                                                            Opcode = 214
	OpcodeOpFwidthCoarse                                                          Opcode = 215
	OpcodeOpEmitVertex                                                            Opcode = 218
	OpcodeOpEndPrimitive                                                          Opcode = 219
	OpcodeOpEmitStreamVertex                                                      Opcode = 220
	OpcodeOpEndStreamPrimitive                                                    Opcode = 221
	OpcodeOpControlBarrier                                                        Opcode = 224
	OpcodeOpMemoryBarrier                                                         Opcode = 225
	OpcodeOpAtomicLoad                                                            Opcode = 227
	OpcodeOpAtomicStore                                                           Opcode = 228
	OpcodeOpAtomicExchange                                                        Opcode = 229
	OpcodeOpAtomicCompareExchange                                                 Opcode = 230
	OpcodeOpAtomicCompareExchangeWeak                                             Opcode = 231
	OpcodeOpAtomicIIncrement                                                      Opcode = 232
	OpcodeOpAtomicIDecrement                                                      Opcode = 233
	OpcodeOpAtomicIAdd                                                            Opcode = 234
	OpcodeOpAtomicISub                                                            Opcode = 235
	OpcodeOpAtomicSMin                                                            Opcode = 236
	OpcodeOpAtomicUMin                                                            Opcode = 237
	OpcodeOpAtomicSMax                                                            Opcode = 238
	OpcodeOpAtomicUMax                                                            Opcode = 239
	OpcodeOpAtomicAnd                                                             Opcode = 240
	OpcodeOpAtomicOr                                                              Opcode = 241
	OpcodeOpAtomicXor                                                             Opcode = 242
	OpcodeOpPhi                                                                   Opcode = 245
	OpcodeOpLoopMerge                                                             Opcode = 246
	OpcodeOpSelectionMerge                                                        Opcode = 247
	OpcodeOpLabel                                                                 Opcode = 248
	OpcodeOpBranch                                                                Opcode = 249
	OpcodeOpBranchConditional                                                     Opcode = 250
	OpcodeOpSwitch                                                                Opcode = 251
	OpcodeOpKill                                                                  Opcode = 252
	OpcodeOpReturn                                                                Opcode = 253
	OpcodeOpReturnValue                                                           Opcode = 254
	OpcodeOpUnreachable                                                           Opcode = 255
	OpcodeOpLifetimeStart                                                         Opcode = 256
	OpcodeOpLifetimeStop                                                          Opcode = 257
	OpcodeOpGroupAsyncCopy                                                        Opcode = 259
	OpcodeOpGroupWaitEvents                                                       Opcode = 260
	OpcodeOpGroupAll                                                              Opcode = 261
	OpcodeOpGroupAny                                                              Opcode = 262
	OpcodeOpGroupBroadcast                                                        Opcode = 263
	OpcodeOpGroupIAdd                                                             Opcode = 264
	OpcodeOpGroupFAdd                                                             Opcode = 265
	OpcodeOpGroupFMin                                                             Opcode = 266
	OpcodeOpGroupUMin                                                             Opcode = 267
	OpcodeOpGroupSMin                                                             Opcode = 268
	OpcodeOpGroupFMax                                                             Opcode = 269
	OpcodeOpGroupUMax                                                             Opcode = 270
	OpcodeOpGroupSMax                                                             Opcode = 271
	OpcodeOpReadPipe                                                              Opcode = 274
	OpcodeOpWritePipe                                                             Opcode = 275
	OpcodeOpReservedReadPipe                                                      Opcode = 276
	OpcodeOpReservedWritePipe                                                     Opcode = 277
	OpcodeOpReserveReadPipePackets                                                Opcode = 278
	OpcodeOpReserveWritePipePackets                                               Opcode = 279
	OpcodeOpCommitReadPipe                                                        Opcode = 280
	OpcodeOpCommitWritePipe                                                       Opcode = 281
	OpcodeOpIsValidReserveId                                                      Opcode = 282
	OpcodeOpGetNumPipePackets                                                     Opcode = 283
	OpcodeOpGetMaxPipePackets                                                     Opcode = 284
	OpcodeOpGroupReserveReadPipePackets                                           Opcode = 285
	OpcodeOpGroupReserveWritePipePackets                                          Opcode = 286
	OpcodeOpGroupCommitReadPipe                                                   Opcode = 287
	OpcodeOpGroupCommitWritePipe                                                  Opcode = 288
	OpcodeOpEnqueueMarker                                                         Opcode = 291
	OpcodeOpEnqueueKernel                                                         Opcode = 292
	OpcodeOpGetKernelNDrangeSubGroupCount                                         Opcode = 293
	OpcodeOpGetKernelNDrangeMaxSubGroupSize                                       Opcode = 294
	OpcodeOpGetKernelWorkGroupSize                                                Opcode = 295
	OpcodeOpGetKernelPreferredWorkGroupSizeMultiple                               Opcode = 296
	OpcodeOpRetainEvent                                                           Opcode = 297
	OpcodeOpReleaseEvent                                                          Opcode = 298
	OpcodeOpCreateUserEvent                                                       Opcode = 299
	OpcodeOpIsValidEvent                                                          Opcode = 300
	OpcodeOpSetUserEventStatus                                                    Opcode = 301
	OpcodeOpCaptureEventProfilingInfo                                             Opcode = 302
	OpcodeOpGetDefaultQueue                                                       Opcode = 303
	OpcodeOpBuildNDRange                                                          Opcode = 304
	OpcodeOpImageSparseSampleImplicitLod                                          Opcode = 305
	OpcodeOpImageSparseSampleExplicitLod                                          Opcode = 306
	OpcodeOpImageSparseSampleDrefImplicitLod                                      Opcode = 307
	OpcodeOpImageSparseSampleDrefExplicitLod                                      Opcode = 308
	OpcodeOpImageSparseSampleProjImplicitLod                                      Opcode = 309
	OpcodeOpImageSparseSampleProjExplicitLod                                      Opcode = 310
	OpcodeOpImageSparseSampleProjDrefImplicitLod                                  Opcode = 311
	OpcodeOpImageSparseSampleProjDrefExplicitLod                                  Opcode = 312
	OpcodeOpImageSparseFetch                                                      Opcode = 313
	OpcodeOpImageSparseGather                                                     Opcode = 314
	OpcodeOpImageSparseDrefGather                                                 Opcode = 315
	OpcodeOpImageSparseTexelsResident                                             Opcode = 316
	OpcodeOpNoLine                                                                Opcode = 317
	OpcodeOpAtomicFlagTestAndSet                                                  Opcode = 318
	OpcodeOpAtomicFlagClear                                                       Opcode = 319
	OpcodeOpImageSparseRead                                                       Opcode = 320
	OpcodeOpSizeOf                                                                Opcode = 321
	OpcodeOpTypePipeStorage                                                       Opcode = 322
	OpcodeOpConstantPipeStorage                                                   Opcode = 323
	OpcodeOpCreatePipeFromPipeStorage                                             Opcode = 324
	OpcodeOpGetKernelLocalSizeForSubgroupCount                                    Opcode = 325
	OpcodeOpGetKernelMaxNumSubgroups                                              Opcode = 326
	OpcodeOpTypeNamedBarrier                                                      Opcode = 327
	OpcodeOpNamedBarrierInitialize                                                Opcode = 328
	OpcodeOpMemoryNamedBarrier                                                    Opcode = 329
	OpcodeOpModuleProcessed                                                       Opcode = 330
	OpcodeOpExecutionModeId                                                       Opcode = 331
	OpcodeOpDecorateId                                                            Opcode = 332
	OpcodeOpGroupNonUniformElect                                                  Opcode = 333
	OpcodeOpGroupNonUniformAll                                                    Opcode = 334
	OpcodeOpGroupNonUniformAny                                                    Opcode = 335
	OpcodeOpGroupNonUniformAllEqual                                               Opcode = 336
	OpcodeOpGroupNonUniformBroadcast                                              Opcode = 337
	OpcodeOpGroupNonUniformBroadcastFirst                                         Opcode = 338
	OpcodeOpGroupNonUniformBallot                                                 Opcode = 339
	OpcodeOpGroupNonUniformInverseBallot                                          Opcode = 340
	OpcodeOpGroupNonUniformBallotBitExtract                                       Opcode = 341
	OpcodeOpGroupNonUniformBallotBitCount                                         Opcode = 342
	OpcodeOpGroupNonUniformBallotFindLSB                                          Opcode = 343
	OpcodeOpGroupNonUniformBallotFindMSB                                          Opcode = 344
	OpcodeOpGroupNonUniformShuffle                                                Opcode = 345
	OpcodeOpGroupNonUniformShuffleXor                                             Opcode = 346
	OpcodeOpGroupNonUniformShuffleUp                                              Opcode = 347
	OpcodeOpGroupNonUniformShuffleDown                                            Opcode = 348
	OpcodeOpGroupNonUniformIAdd                                                   Opcode = 349
	OpcodeOpGroupNonUniformFAdd                                                   Opcode = 350
	OpcodeOpGroupNonUniformIMul                                                   Opcode = 351
	OpcodeOpGroupNonUniformFMul                                                   Opcode = 352
	OpcodeOpGroupNonUniformSMin                                                   Opcode = 353
	OpcodeOpGroupNonUniformUMin                                                   Opcode = 354
	OpcodeOpGroupNonUniformFMin                                                   Opcode = 355
	OpcodeOpGroupNonUniformSMax                                                   Opcode = 356
	OpcodeOpGroupNonUniformUMax                                                   Opcode = 357
	OpcodeOpGroupNonUniformFMax                                                   Opcode = 358
	OpcodeOpGroupNonUniformBitwiseAnd                                             Opcode = 359
	OpcodeOpGroupNonUniformBitwiseOr                                              Opcode = 360
	OpcodeOpGroupNonUniformBitwiseXor                                             Opcode = 361
	OpcodeOpGroupNonUniformLogicalAnd                                             Opcode = 362
	OpcodeOpGroupNonUniformLogicalOr                                              Opcode = 363
	OpcodeOpGroupNonUniformLogicalXor                                             Opcode = 364
	OpcodeOpGroupNonUniformQuadBroadcast                                          Opcode = 365
	OpcodeOpGroupNonUniformQuadSwap                                               Opcode = 366
	OpcodeOpCopyLogical                                                           Opcode = 400
	OpcodeOpPtrEqual                                                              Opcode = 401
	OpcodeOpPtrNotEqual                                                           Opcode = 402
	OpcodeOpPtrDiff                                                               Opcode = 403
	OpcodeOpTerminateInvocation                                                   Opcode = 4416
	OpcodeOpSubgroupBallotKHR                                                     Opcode = 4421
	OpcodeOpSubgroupFirstInvocationKHR                                            Opcode = 4422
	OpcodeOpSubgroupAllKHR                                                        Opcode = 4428
	OpcodeOpSubgroupAnyKHR                                                        Opcode = 4429
	OpcodeOpSubgroupAllEqualKHR                                                   Opcode = 4430
	OpcodeOpGroupNonUniformRotateKHR                                              Opcode = 4431
	OpcodeOpSubgroupReadInvocationKHR                                             Opcode = 4432
	OpcodeOpTraceRayKHR                                                           Opcode = 4445
	OpcodeOpExecuteCallableKHR                                                    Opcode = 4446
	OpcodeOpConvertUToAccelerationStructureKHR                                    Opcode = 4447
	OpcodeOpIgnoreIntersectionKHR                                                 Opcode = 4448
	OpcodeOpTerminateRayKHR                                                       Opcode = 4449
	OpcodeOpSDot                                                                  Opcode = 4450
	OpcodeOpUDot                                                                  Opcode = 4451
	OpcodeOpSUDot                                                                 Opcode = 4452
	OpcodeOpSDotAccSat                                                            Opcode = 4453
	OpcodeOpUDotAccSat                                                            Opcode = 4454
	OpcodeOpSUDotAccSat                                                           Opcode = 4455
	OpcodeOpTypeCooperativeMatrixKHR                                              Opcode = 4456
	OpcodeOpCooperativeMatrixLoadKHR                                              Opcode = 4457
	OpcodeOpCooperativeMatrixStoreKHR                                             Opcode = 4458
	OpcodeOpCooperativeMatrixMulAddKHR                                            Opcode = 4459
	OpcodeOpCooperativeMatrixLengthKHR                                            Opcode = 4460
	OpcodeOpTypeRayQueryKHR                                                       Opcode = 4472
	OpcodeOpRayQueryInitializeKHR                                                 Opcode = 4473
	OpcodeOpRayQueryTerminateKHR                                                  Opcode = 4474
	OpcodeOpRayQueryGenerateIntersectionKHR                                       Opcode = 4475
	OpcodeOpRayQueryConfirmIntersectionKHR                                        Opcode = 4476
	OpcodeOpRayQueryProceedKHR                                                    Opcode = 4477
	OpcodeOpRayQueryGetIntersectionTypeKHR                                        Opcode = 4479
	OpcodeOpGroupIAddNonUniformAMD                                                Opcode = 5000
	OpcodeOpGroupFAddNonUniformAMD                                                Opcode = 5001
	OpcodeOpGroupFMinNonUniformAMD                                                Opcode = 5002
	OpcodeOpGroupUMinNonUniformAMD                                                Opcode = 5003
	OpcodeOpGroupSMinNonUniformAMD                                                Opcode = 5004
	OpcodeOpGroupFMaxNonUniformAMD                                                Opcode = 5005
	OpcodeOpGroupUMaxNonUniformAMD                                                Opcode = 5006
	OpcodeOpGroupSMaxNonUniformAMD                                                Opcode = 5007
	OpcodeOpFragmentMaskFetchAMD                                                  Opcode = 5011
	OpcodeOpFragmentFetchAMD                                                      Opcode = 5012
	OpcodeOpReadClockKHR                                                          Opcode = 5056
	OpcodeOpHitObjectRecordHitMotionNV                                            Opcode = 5249
	OpcodeOpHitObjectRecordHitWithIndexMotionNV                                   Opcode = 5250
	OpcodeOpHitObjectRecordMissMotionNV                                           Opcode = 5251
	OpcodeOpHitObjectGetWorldToObjectNV                                           Opcode = 5252
	OpcodeOpHitObjectGetObjectToWorldNV                                           Opcode = 5253
	OpcodeOpHitObjectGetObjectRayDirectionNV                                      Opcode = 5254
	OpcodeOpHitObjectGetObjectRayOriginNV                                         Opcode = 5255
	OpcodeOpHitObjectTraceRayMotionNV                                             Opcode = 5256
	OpcodeOpHitObjectGetShaderRecordBufferHandleNV                                Opcode = 5257
	OpcodeOpHitObjectGetShaderBindingTableRecordIndexNV                           Opcode = 5258
	OpcodeOpHitObjectRecordEmptyNV                                                Opcode = 5259
	OpcodeOpHitObjectTraceRayNV                                                   Opcode = 5260
	OpcodeOpHitObjectRecordHitNV                                                  Opcode = 5261
	OpcodeOpHitObjectRecordHitWithIndexNV                                         Opcode = 5262
	OpcodeOpHitObjectRecordMissNV                                                 Opcode = 5263
	OpcodeOpHitObjectExecuteShaderNV                                              Opcode = 5264
	OpcodeOpHitObjectGetCurrentTimeNV                                             Opcode = 5265
	OpcodeOpHitObjectGetAttributesNV                                              Opcode = 5266
	OpcodeOpHitObjectGetHitKindNV                                                 Opcode = 5267
	OpcodeOpHitObjectGetPrimitiveIndexNV                                          Opcode = 5268
	OpcodeOpHitObjectGetGeometryIndexNV                                           Opcode = 5269
	OpcodeOpHitObjectGetInstanceIdNV                                              Opcode = 5270
	OpcodeOpHitObjectGetInstanceCustomIndexNV                                     Opcode = 5271
	OpcodeOpHitObjectGetWorldRayDirectionNV                                       Opcode = 5272
	OpcodeOpHitObjectGetWorldRayOriginNV                                          Opcode = 5273
	OpcodeOpHitObjectGetRayTMaxNV                                                 Opcode = 5274
	OpcodeOpHitObjectGetRayTMinNV                                                 Opcode = 5275
	OpcodeOpHitObjectIsEmptyNV                                                    Opcode = 5276
	OpcodeOpHitObjectIsHitNV                                                      Opcode = 5277
	OpcodeOpHitObjectIsMissNV                                                     Opcode = 5278
	OpcodeOpReorderThreadWithHitObjectNV                                          Opcode = 5279
	OpcodeOpReorderThreadWithHintNV                                               Opcode = 5280
	OpcodeOpTypeHitObjectNV                                                       Opcode = 5281
	OpcodeOpImageSampleFootprintNV                                                Opcode = 5283
	OpcodeOpEmitMeshTasksEXT                                                      Opcode = 5294
	OpcodeOpSetMeshOutputsEXT                                                     Opcode = 5295
	OpcodeOpGroupNonUniformPartitionNV                                            Opcode = 5296
	OpcodeOpWritePackedPrimitiveIndices4x8NV                                      Opcode = 5299
	OpcodeOpReportIntersectionNV                                                  Opcode = 5334
	OpcodeOpIgnoreIntersectionNV                                                  Opcode = 5335
	OpcodeOpTerminateRayNV                                                        Opcode = 5336
	OpcodeOpTraceNV                                                               Opcode = 5337
	OpcodeOpTraceMotionNV                                                         Opcode = 5338
	OpcodeOpTraceRayMotionNV                                                      Opcode = 5339
	OpcodeOpTypeAccelerationStructureNV                                           Opcode = 5341
	OpcodeOpExecuteCallableNV                                                     Opcode = 5344
	OpcodeOpTypeCooperativeMatrixNV                                               Opcode = 5358
	OpcodeOpCooperativeMatrixLoadNV                                               Opcode = 5359
	OpcodeOpCooperativeMatrixStoreNV                                              Opcode = 5360
	OpcodeOpCooperativeMatrixMulAddNV                                             Opcode = 5361
	OpcodeOpCooperativeMatrixLengthNV                                             Opcode = 5362
	OpcodeOpBeginInvocationInterlockEXT                                           Opcode = 5364
	OpcodeOpEndInvocationInterlockEXT                                             Opcode = 5365
	OpcodeOpDemoteToHelperInvocation                                              Opcode = 5380
	OpcodeOpIsHelperInvocationEXT                                                 Opcode = 5381
	OpcodeOpConvertUToImageNV                                                     Opcode = 5391
	OpcodeOpConvertUToSamplerNV                                                   Opcode = 5392
	OpcodeOpConvertImageToUNV                                                     Opcode = 5393
	OpcodeOpConvertSamplerToUNV                                                   Opcode = 5394
	OpcodeOpConvertUToSampledImageNV                                              Opcode = 5395
	OpcodeOpConvertSampledImageToUNV                                              Opcode = 5396
	OpcodeOpSamplerImageAddressingModeNV                                          Opcode = 5397
	OpcodeOpSubgroupShuffleINTEL                                                  Opcode = 5571
	OpcodeOpSubgroupShuffleDownINTEL                                              Opcode = 5572
	OpcodeOpSubgroupShuffleUpINTEL                                                Opcode = 5573
	OpcodeOpSubgroupShuffleXorINTEL                                               Opcode = 5574
	OpcodeOpSubgroupBlockReadINTEL                                                Opcode = 5575
	OpcodeOpSubgroupBlockWriteINTEL                                               Opcode = 5576
	OpcodeOpSubgroupImageBlockReadINTEL                                           Opcode = 5577
	OpcodeOpSubgroupImageBlockWriteINTEL                                          Opcode = 5578
	OpcodeOpSubgroupImageMediaBlockReadINTEL                                      Opcode = 5580
	OpcodeOpSubgroupImageMediaBlockWriteINTEL                                     Opcode = 5581
	OpcodeOpUCountLeadingZerosINTEL                                               Opcode = 5585
	OpcodeOpUCountTrailingZerosINTEL                                              Opcode = 5586
	OpcodeOpAbsISubINTEL                                                          Opcode = 5587
	OpcodeOpAbsUSubINTEL                                                          Opcode = 5588
	OpcodeOpIAddSatINTEL                                                          Opcode = 5589
	OpcodeOpUAddSatINTEL                                                          Opcode = 5590
	OpcodeOpIAverageINTEL                                                         Opcode = 5591
	OpcodeOpUAverageINTEL                                                         Opcode = 5592
	OpcodeOpIAverageRoundedINTEL                                                  Opcode = 5593
	OpcodeOpUAverageRoundedINTEL                                                  Opcode = 5594
	OpcodeOpISubSatINTEL                                                          Opcode = 5595
	OpcodeOpUSubSatINTEL                                                          Opcode = 5596
	OpcodeOpIMul32x16INTEL                                                        Opcode = 5597
	OpcodeOpUMul32x16INTEL                                                        Opcode = 5598
	OpcodeOpConstantFunctionPointerINTEL                                          Opcode = 5600
	OpcodeOpFunctionPointerCallINTEL                                              Opcode = 5601
	OpcodeOpAsmTargetINTEL                                                        Opcode = 5609
	OpcodeOpAsmINTEL                                                              Opcode = 5610
	OpcodeOpAsmCallINTEL                                                          Opcode = 5611
	OpcodeOpAtomicFMinEXT                                                         Opcode = 5614
	OpcodeOpAtomicFMaxEXT                                                         Opcode = 5615
	OpcodeOpAssumeTrueKHR                                                         Opcode = 5630
	OpcodeOpExpectKHR                                                             Opcode = 5631
	OpcodeOpDecorateString                                                        Opcode = 5632
	OpcodeOpMemberDecorateString                                                  Opcode = 5633
	OpcodeOpVmeImageINTEL                                                         Opcode = 5699
	OpcodeOpTypeVmeImageINTEL                                                     Opcode = 5700
	OpcodeOpTypeAvcImePayloadINTEL                                                Opcode = 5701
	OpcodeOpTypeAvcRefPayloadINTEL                                                Opcode = 5702
	OpcodeOpTypeAvcSicPayloadINTEL                                                Opcode = 5703
	OpcodeOpTypeAvcMcePayloadINTEL                                                Opcode = 5704
	OpcodeOpTypeAvcMceResultINTEL                                                 Opcode = 5705
	OpcodeOpTypeAvcImeResultINTEL                                                 Opcode = 5706
	OpcodeOpTypeAvcImeResultSingleReferenceStreamoutINTEL                         Opcode = 5707
	OpcodeOpTypeAvcImeResultDualReferenceStreamoutINTEL                           Opcode = 5708
	OpcodeOpTypeAvcImeSingleReferenceStreaminINTEL                                Opcode = 5709
	OpcodeOpTypeAvcImeDualReferenceStreaminINTEL                                  Opcode = 5710
	OpcodeOpTypeAvcRefResultINTEL                                                 Opcode = 5711
	OpcodeOpTypeAvcSicResultINTEL                                                 Opcode = 5712
	OpcodeOpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL           Opcode = 5713
	OpcodeOpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL                  Opcode = 5714
	OpcodeOpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL                        Opcode = 5715
	OpcodeOpSubgroupAvcMceSetInterShapePenaltyINTEL                               Opcode = 5716
	OpcodeOpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL                    Opcode = 5717
	OpcodeOpSubgroupAvcMceSetInterDirectionPenaltyINTEL                           Opcode = 5718
	OpcodeOpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL                    Opcode = 5719
	OpcodeOpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL               Opcode = 5720
	OpcodeOpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL                     Opcode = 5721
	OpcodeOpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL                   Opcode = 5722
	OpcodeOpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL                      Opcode = 5723
	OpcodeOpSubgroupAvcMceSetMotionVectorCostFunctionINTEL                        Opcode = 5724
	OpcodeOpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL                     Opcode = 5725
	OpcodeOpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL                    Opcode = 5726
	OpcodeOpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL               Opcode = 5727
	OpcodeOpSubgroupAvcMceSetAcOnlyHaarINTEL                                      Opcode = 5728
	OpcodeOpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL                   Opcode = 5729
	OpcodeOpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL          Opcode = 5730
	OpcodeOpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL          Opcode = 5731
	OpcodeOpSubgroupAvcMceConvertToImePayloadINTEL                                Opcode = 5732
	OpcodeOpSubgroupAvcMceConvertToImeResultINTEL                                 Opcode = 5733
	OpcodeOpSubgroupAvcMceConvertToRefPayloadINTEL                                Opcode = 5734
	OpcodeOpSubgroupAvcMceConvertToRefResultINTEL                                 Opcode = 5735
	OpcodeOpSubgroupAvcMceConvertToSicPayloadINTEL                                Opcode = 5736
	OpcodeOpSubgroupAvcMceConvertToSicResultINTEL                                 Opcode = 5737
	OpcodeOpSubgroupAvcMceGetMotionVectorsINTEL                                   Opcode = 5738
	OpcodeOpSubgroupAvcMceGetInterDistortionsINTEL                                Opcode = 5739
	OpcodeOpSubgroupAvcMceGetBestInterDistortionsINTEL                            Opcode = 5740
	OpcodeOpSubgroupAvcMceGetInterMajorShapeINTEL                                 Opcode = 5741
	OpcodeOpSubgroupAvcMceGetInterMinorShapeINTEL                                 Opcode = 5742
	OpcodeOpSubgroupAvcMceGetInterDirectionsINTEL                                 Opcode = 5743
	OpcodeOpSubgroupAvcMceGetInterMotionVectorCountINTEL                          Opcode = 5744
	OpcodeOpSubgroupAvcMceGetInterReferenceIdsINTEL                               Opcode = 5745
	OpcodeOpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL         Opcode = 5746
	OpcodeOpSubgroupAvcImeInitializeINTEL                                         Opcode = 5747
	OpcodeOpSubgroupAvcImeSetSingleReferenceINTEL                                 Opcode = 5748
	OpcodeOpSubgroupAvcImeSetDualReferenceINTEL                                   Opcode = 5749
	OpcodeOpSubgroupAvcImeRefWindowSizeINTEL                                      Opcode = 5750
	OpcodeOpSubgroupAvcImeAdjustRefOffsetINTEL                                    Opcode = 5751
	OpcodeOpSubgroupAvcImeConvertToMcePayloadINTEL                                Opcode = 5752
	OpcodeOpSubgroupAvcImeSetMaxMotionVectorCountINTEL                            Opcode = 5753
	OpcodeOpSubgroupAvcImeSetUnidirectionalMixDisableINTEL                        Opcode = 5754
	OpcodeOpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL                 Opcode = 5755
	OpcodeOpSubgroupAvcImeSetWeightedSadINTEL                                     Opcode = 5756
	OpcodeOpSubgroupAvcImeEvaluateWithSingleReferenceINTEL                        Opcode = 5757
	OpcodeOpSubgroupAvcImeEvaluateWithDualReferenceINTEL                          Opcode = 5758
	OpcodeOpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL                Opcode = 5759
	OpcodeOpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL                  Opcode = 5760
	OpcodeOpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL               Opcode = 5761
	OpcodeOpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL                 Opcode = 5762
	OpcodeOpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL             Opcode = 5763
	OpcodeOpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL               Opcode = 5764
	OpcodeOpSubgroupAvcImeConvertToMceResultINTEL                                 Opcode = 5765
	OpcodeOpSubgroupAvcImeGetSingleReferenceStreaminINTEL                         Opcode = 5766
	OpcodeOpSubgroupAvcImeGetDualReferenceStreaminINTEL                           Opcode = 5767
	OpcodeOpSubgroupAvcImeStripSingleReferenceStreamoutINTEL                      Opcode = 5768
	OpcodeOpSubgroupAvcImeStripDualReferenceStreamoutINTEL                        Opcode = 5769
	OpcodeOpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL Opcode = 5770
	OpcodeOpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL   Opcode = 5771
	OpcodeOpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL  Opcode = 5772
	OpcodeOpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL   Opcode = 5773
	OpcodeOpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL     Opcode = 5774
	OpcodeOpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL    Opcode = 5775
	OpcodeOpSubgroupAvcImeGetBorderReachedINTEL                                   Opcode = 5776
	OpcodeOpSubgroupAvcImeGetTruncatedSearchIndicationINTEL                       Opcode = 5777
	OpcodeOpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL            Opcode = 5778
	OpcodeOpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL             Opcode = 5779
	OpcodeOpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL               Opcode = 5780
	OpcodeOpSubgroupAvcFmeInitializeINTEL                                         Opcode = 5781
	OpcodeOpSubgroupAvcBmeInitializeINTEL                                         Opcode = 5782
	OpcodeOpSubgroupAvcRefConvertToMcePayloadINTEL                                Opcode = 5783
	OpcodeOpSubgroupAvcRefSetBidirectionalMixDisableINTEL                         Opcode = 5784
	OpcodeOpSubgroupAvcRefSetBilinearFilterEnableINTEL                            Opcode = 5785
	OpcodeOpSubgroupAvcRefEvaluateWithSingleReferenceINTEL                        Opcode = 5786
	OpcodeOpSubgroupAvcRefEvaluateWithDualReferenceINTEL                          Opcode = 5787
	OpcodeOpSubgroupAvcRefEvaluateWithMultiReferenceINTEL                         Opcode = 5788
	OpcodeOpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL               Opcode = 5789
	OpcodeOpSubgroupAvcRefConvertToMceResultINTEL                                 Opcode = 5790
	OpcodeOpSubgroupAvcSicInitializeINTEL                                         Opcode = 5791
	OpcodeOpSubgroupAvcSicConfigureSkcINTEL                                       Opcode = 5792
	OpcodeOpSubgroupAvcSicConfigureIpeLumaINTEL                                   Opcode = 5793
	OpcodeOpSubgroupAvcSicConfigureIpeLumaChromaINTEL                             Opcode = 5794
	OpcodeOpSubgroupAvcSicGetMotionVectorMaskINTEL                                Opcode = 5795
	OpcodeOpSubgroupAvcSicConvertToMcePayloadINTEL                                Opcode = 5796
	OpcodeOpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL                           Opcode = 5797
	OpcodeOpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL                       Opcode = 5798
	OpcodeOpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL                     Opcode = 5799
	OpcodeOpSubgroupAvcSicSetBilinearFilterEnableINTEL                            Opcode = 5800
	OpcodeOpSubgroupAvcSicSetSkcForwardTransformEnableINTEL                       Opcode = 5801
	OpcodeOpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL                            Opcode = 5802
	OpcodeOpSubgroupAvcSicEvaluateIpeINTEL                                        Opcode = 5803
	OpcodeOpSubgroupAvcSicEvaluateWithSingleReferenceINTEL                        Opcode = 5804
	OpcodeOpSubgroupAvcSicEvaluateWithDualReferenceINTEL                          Opcode = 5805
	OpcodeOpSubgroupAvcSicEvaluateWithMultiReferenceINTEL                         Opcode = 5806
	OpcodeOpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL               Opcode = 5807
	OpcodeOpSubgroupAvcSicConvertToMceResultINTEL                                 Opcode = 5808
	OpcodeOpSubgroupAvcSicGetIpeLumaShapeINTEL                                    Opcode = 5809
	OpcodeOpSubgroupAvcSicGetBestIpeLumaDistortionINTEL                           Opcode = 5810
	OpcodeOpSubgroupAvcSicGetBestIpeChromaDistortionINTEL                         Opcode = 5811
	OpcodeOpSubgroupAvcSicGetPackedIpeLumaModesINTEL                              Opcode = 5812
	OpcodeOpSubgroupAvcSicGetIpeChromaModeINTEL                                   Opcode = 5813
	OpcodeOpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL                     Opcode = 5814
	OpcodeOpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL                       Opcode = 5815
	OpcodeOpSubgroupAvcSicGetInterRawSadsINTEL                                    Opcode = 5816
	OpcodeOpVariableLengthArrayINTEL                                              Opcode = 5818
	OpcodeOpSaveMemoryINTEL                                                       Opcode = 5819
	OpcodeOpRestoreMemoryINTEL                                                    Opcode = 5820
	OpcodeOpArbitraryFloatSinCosPiINTEL                                           Opcode = 5840
	OpcodeOpArbitraryFloatCastINTEL                                               Opcode = 5841
	OpcodeOpArbitraryFloatCastFromIntINTEL                                        Opcode = 5842
	OpcodeOpArbitraryFloatCastToIntINTEL                                          Opcode = 5843
	OpcodeOpArbitraryFloatAddINTEL                                                Opcode = 5846
	OpcodeOpArbitraryFloatSubINTEL                                                Opcode = 5847
	OpcodeOpArbitraryFloatMulINTEL                                                Opcode = 5848
	OpcodeOpArbitraryFloatDivINTEL                                                Opcode = 5849
	OpcodeOpArbitraryFloatGTINTEL                                                 Opcode = 5850
	OpcodeOpArbitraryFloatGEINTEL                                                 Opcode = 5851
	OpcodeOpArbitraryFloatLTINTEL                                                 Opcode = 5852
	OpcodeOpArbitraryFloatLEINTEL                                                 Opcode = 5853
	OpcodeOpArbitraryFloatEQINTEL                                                 Opcode = 5854
	OpcodeOpArbitraryFloatRecipINTEL                                              Opcode = 5855
	OpcodeOpArbitraryFloatRSqrtINTEL                                              Opcode = 5856
	OpcodeOpArbitraryFloatCbrtINTEL                                               Opcode = 5857
	OpcodeOpArbitraryFloatHypotINTEL                                              Opcode = 5858
	OpcodeOpArbitraryFloatSqrtINTEL                                               Opcode = 5859
	OpcodeOpArbitraryFloatLogINTEL                                                Opcode = 5860
	OpcodeOpArbitraryFloatLog2INTEL                                               Opcode = 5861
	OpcodeOpArbitraryFloatLog10INTEL                                              Opcode = 5862
	OpcodeOpArbitraryFloatLog1pINTEL                                              Opcode = 5863
	OpcodeOpArbitraryFloatExpINTEL                                                Opcode = 5864
	OpcodeOpArbitraryFloatExp2INTEL                                               Opcode = 5865
	OpcodeOpArbitraryFloatExp10INTEL                                              Opcode = 5866
	OpcodeOpArbitraryFloatExpm1INTEL                                              Opcode = 5867
	OpcodeOpArbitraryFloatSinINTEL                                                Opcode = 5868
	OpcodeOpArbitraryFloatCosINTEL                                                Opcode = 5869
	OpcodeOpArbitraryFloatSinCosINTEL                                             Opcode = 5870
	OpcodeOpArbitraryFloatSinPiINTEL                                              Opcode = 5871
	OpcodeOpArbitraryFloatCosPiINTEL                                              Opcode = 5872
	OpcodeOpArbitraryFloatASinINTEL                                               Opcode = 5873
	OpcodeOpArbitraryFloatASinPiINTEL                                             Opcode = 5874
	OpcodeOpArbitraryFloatACosINTEL                                               Opcode = 5875
	OpcodeOpArbitraryFloatACosPiINTEL                                             Opcode = 5876
	OpcodeOpArbitraryFloatATanINTEL                                               Opcode = 5877
	OpcodeOpArbitraryFloatATanPiINTEL                                             Opcode = 5878
	OpcodeOpArbitraryFloatATan2INTEL                                              Opcode = 5879
	OpcodeOpArbitraryFloatPowINTEL                                                Opcode = 5880
	OpcodeOpArbitraryFloatPowRINTEL                                               Opcode = 5881
	OpcodeOpArbitraryFloatPowNINTEL                                               Opcode = 5882
	OpcodeOpLoopControlINTEL                                                      Opcode = 5887
	OpcodeOpAliasDomainDeclINTEL                                                  Opcode = 5911
	OpcodeOpAliasScopeDeclINTEL                                                   Opcode = 5912
	OpcodeOpAliasScopeListDeclINTEL                                               Opcode = 5913
	OpcodeOpFixedSqrtINTEL                                                        Opcode = 5923
	OpcodeOpFixedRecipINTEL                                                       Opcode = 5924
	OpcodeOpFixedRsqrtINTEL                                                       Opcode = 5925
	OpcodeOpFixedSinINTEL                                                         Opcode = 5926
	OpcodeOpFixedCosINTEL                                                         Opcode = 5927
	OpcodeOpFixedSinCosINTEL                                                      Opcode = 5928
	OpcodeOpFixedSinPiINTEL                                                       Opcode = 5929
	OpcodeOpFixedCosPiINTEL                                                       Opcode = 5930
	OpcodeOpFixedSinCosPiINTEL                                                    Opcode = 5931
	OpcodeOpFixedLogINTEL                                                         Opcode = 5932
	OpcodeOpFixedExpINTEL                                                         Opcode = 5933
	OpcodeOpPtrCastToCrossWorkgroupINTEL                                          Opcode = 5934
	OpcodeOpCrossWorkgroupCastToPtrINTEL                                          Opcode = 5938
	OpcodeOpReadPipeBlockingINTEL                                                 Opcode = 5946
	OpcodeOpWritePipeBlockingINTEL                                                Opcode = 5947
	OpcodeOpFPGARegINTEL                                                          Opcode = 5949
	OpcodeOpRayQueryGetRayTMinKHR                                                 Opcode = 6016
	OpcodeOpRayQueryGetRayFlagsKHR                                                Opcode = 6017
	OpcodeOpRayQueryGetIntersectionTKHR                                           Opcode = 6018
	OpcodeOpRayQueryGetIntersectionInstanceCustomIndexKHR                         Opcode = 6019
	OpcodeOpRayQueryGetIntersectionInstanceIdKHR                                  Opcode = 6020
	OpcodeOpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR      Opcode = 6021
	OpcodeOpRayQueryGetIntersectionGeometryIndexKHR                               Opcode = 6022
	OpcodeOpRayQueryGetIntersectionPrimitiveIndexKHR                              Opcode = 6023
	OpcodeOpRayQueryGetIntersectionBarycentricsKHR                                Opcode = 6024
	OpcodeOpRayQueryGetIntersectionFrontFaceKHR                                   Opcode = 6025
	OpcodeOpRayQueryGetIntersectionCandidateAABBOpaqueKHR                         Opcode = 6026
	OpcodeOpRayQueryGetIntersectionObjectRayDirectionKHR                          Opcode = 6027
	OpcodeOpRayQueryGetIntersectionObjectRayOriginKHR                             Opcode = 6028
	OpcodeOpRayQueryGetWorldRayDirectionKHR                                       Opcode = 6029
	OpcodeOpRayQueryGetWorldRayOriginKHR                                          Opcode = 6030
	OpcodeOpRayQueryGetIntersectionObjectToWorldKHR                               Opcode = 6031
	OpcodeOpRayQueryGetIntersectionWorldToObjectKHR                               Opcode = 6032
	OpcodeOpAtomicFAddEXT                                                         Opcode = 6035
	OpcodeOpTypeBufferSurfaceINTEL                                                Opcode = 6086
	OpcodeOpTypeStructContinuedINTEL                                              Opcode = 6090
	OpcodeOpConstantCompositeContinuedINTEL                                       Opcode = 6091
	OpcodeOpSpecConstantCompositeContinuedINTEL                                   Opcode = 6092
	OpcodeOpControlBarrierArriveINTEL                                             Opcode = 6142
	OpcodeOpControlBarrierWaitINTEL                                               Opcode = 6143
	OpcodeOpGroupIMulKHR                                                          Opcode = 6401
	OpcodeOpGroupFMulKHR                                                          Opcode = 6402
	OpcodeOpGroupBitwiseAndKHR                                                    Opcode = 6403
	OpcodeOpGroupBitwiseOrKHR                                                     Opcode = 6404
	OpcodeOpGroupBitwiseXorKHR                                                    Opcode = 6405
	OpcodeOpGroupLogicalAndKHR                                                    Opcode = 6406
	OpcodeOpGroupLogicalOrKHR                                                     Opcode = 6407
	OpcodeOpGroupLogicalXorKHR                                                    Opcode = 6408
)

// Attr is the case as an attribute.
func (e Opcode) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// IAdd: Adds two integers modulo 2^n.
type IAdd struct{ Op *ir.Operation }

// AsIAdd views an operation as `spv.IAdd`; false when it is another one.
func AsIAdd(op *ir.Operation) (IAdd, bool) { return IAdd{op}, op.Is("spv.IAdd") }

// OpName is the name of the operations that it views.
func (IAdd) OpName() string { return "spv.IAdd" }

// Operand1 is operand `operand1`.
func (o IAdd) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IAdd) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IAdd) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IAdd) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IAdd) Result() *ir.Value { return o.Op.Result(0) }

// NewIAdd builds `spv.IAdd`.
func NewIAdd(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) IAdd {
	return IAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IAdd"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// ISub: Subtracts the second integer from the first modulo 2^n.
type ISub struct{ Op *ir.Operation }

// AsISub views an operation as `spv.ISub`; false when it is another one.
func AsISub(op *ir.Operation) (ISub, bool) { return ISub{op}, op.Is("spv.ISub") }

// OpName is the name of the operations that it views.
func (ISub) OpName() string { return "spv.ISub" }

// Operand1 is operand `operand1`.
func (o ISub) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ISub) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ISub) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ISub) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ISub) Result() *ir.Value { return o.Op.Result(0) }

// NewISub builds `spv.ISub`.
func NewISub(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) ISub {
	return ISub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ISub"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// IMul: Multiplies two integers modulo 2^n.
type IMul struct{ Op *ir.Operation }

// AsIMul views an operation as `spv.IMul`; false when it is another one.
func AsIMul(op *ir.Operation) (IMul, bool) { return IMul{op}, op.Is("spv.IMul") }

// OpName is the name of the operations that it views.
func (IMul) OpName() string { return "spv.IMul" }

// Operand1 is operand `operand1`.
func (o IMul) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IMul) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IMul) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IMul) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IMul) Result() *ir.Value { return o.Op.Result(0) }

// NewIMul builds `spv.IMul`.
func NewIMul(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) IMul {
	return IMul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IMul"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// SDiv: Divides signed integers and rounds towards zero. Undefined when the divisor
// is zero.
type SDiv struct{ Op *ir.Operation }

// AsSDiv views an operation as `spv.SDiv`; false when it is another one.
func AsSDiv(op *ir.Operation) (SDiv, bool) { return SDiv{op}, op.Is("spv.SDiv") }

// OpName is the name of the operations that it views.
func (SDiv) OpName() string { return "spv.SDiv" }

// Operand1 is operand `operand1`.
func (o SDiv) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SDiv) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SDiv) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SDiv) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SDiv) Result() *ir.Value { return o.Op.Result(0) }

// NewSDiv builds `spv.SDiv`.
func NewSDiv(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) SDiv {
	return SDiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SDiv"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// UDiv: Divides unsigned integers and rounds down. Undefined when the divisor is
// zero.
type UDiv struct{ Op *ir.Operation }

// AsUDiv views an operation as `spv.UDiv`; false when it is another one.
func AsUDiv(op *ir.Operation) (UDiv, bool) { return UDiv{op}, op.Is("spv.UDiv") }

// OpName is the name of the operations that it views.
func (UDiv) OpName() string { return "spv.UDiv" }

// Operand1 is operand `operand1`.
func (o UDiv) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UDiv) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UDiv) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UDiv) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UDiv) Result() *ir.Value { return o.Op.Result(0) }

// NewUDiv builds `spv.UDiv`.
func NewUDiv(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UDiv {
	return UDiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UDiv"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// SMod: Gives the remainder of a signed division that takes the sign of the divisor.
// Undefined when the divisor is zero.
type SMod struct{ Op *ir.Operation }

// AsSMod views an operation as `spv.SMod`; false when it is another one.
func AsSMod(op *ir.Operation) (SMod, bool) { return SMod{op}, op.Is("spv.SMod") }

// OpName is the name of the operations that it views.
func (SMod) OpName() string { return "spv.SMod" }

// Operand1 is operand `operand1`.
func (o SMod) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SMod) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SMod) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SMod) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SMod) Result() *ir.Value { return o.Op.Result(0) }

// NewSMod builds `spv.SMod`.
func NewSMod(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) SMod {
	return SMod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SMod"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// SRem: Gives the remainder of a signed division that takes the sign of the dividend.
// Undefined when the divisor is zero.
type SRem struct{ Op *ir.Operation }

// AsSRem views an operation as `spv.SRem`; false when it is another one.
func AsSRem(op *ir.Operation) (SRem, bool) { return SRem{op}, op.Is("spv.SRem") }

// OpName is the name of the operations that it views.
func (SRem) OpName() string { return "spv.SRem" }

// Operand1 is operand `operand1`.
func (o SRem) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SRem) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SRem) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SRem) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SRem) Result() *ir.Value { return o.Op.Result(0) }

// NewSRem builds `spv.SRem`.
func NewSRem(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) SRem {
	return SRem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SRem"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// UMod: Gives the remainder of an unsigned division. Undefined when the divisor is
// zero.
type UMod struct{ Op *ir.Operation }

// AsUMod views an operation as `spv.UMod`; false when it is another one.
func AsUMod(op *ir.Operation) (UMod, bool) { return UMod{op}, op.Is("spv.UMod") }

// OpName is the name of the operations that it views.
func (UMod) OpName() string { return "spv.UMod" }

// Operand1 is operand `operand1`.
func (o UMod) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UMod) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UMod) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UMod) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UMod) Result() *ir.Value { return o.Op.Result(0) }

// NewUMod builds `spv.UMod`.
func NewUMod(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UMod {
	return UMod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UMod"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// SNegate: Negates a signed integer modulo 2^n.
type SNegate struct{ Op *ir.Operation }

// AsSNegate views an operation as `spv.SNegate`; false when it is another one.
func AsSNegate(op *ir.Operation) (SNegate, bool) { return SNegate{op}, op.Is("spv.SNegate") }

// OpName is the name of the operations that it views.
func (SNegate) OpName() string { return "spv.SNegate" }

// Operand is operand `operand`.
func (o SNegate) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o SNegate) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SNegate) Result() *ir.Value { return o.Op.Result(0) }

// NewSNegate builds `spv.SNegate`.
func NewSNegate(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) SNegate {
	return SNegate{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SNegate"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// FAdd: Adds two floats.
type FAdd struct{ Op *ir.Operation }

// AsFAdd views an operation as `spv.FAdd`; false when it is another one.
func AsFAdd(op *ir.Operation) (FAdd, bool) { return FAdd{op}, op.Is("spv.FAdd") }

// OpName is the name of the operations that it views.
func (FAdd) OpName() string { return "spv.FAdd" }

// Operand1 is operand `operand1`.
func (o FAdd) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FAdd) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FAdd) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FAdd) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FAdd) Result() *ir.Value { return o.Op.Result(0) }

// NewFAdd builds `spv.FAdd`.
func NewFAdd(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FAdd {
	return FAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FAdd"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// FSub: Subtracts the second float from the first.
type FSub struct{ Op *ir.Operation }

// AsFSub views an operation as `spv.FSub`; false when it is another one.
func AsFSub(op *ir.Operation) (FSub, bool) { return FSub{op}, op.Is("spv.FSub") }

// OpName is the name of the operations that it views.
func (FSub) OpName() string { return "spv.FSub" }

// Operand1 is operand `operand1`.
func (o FSub) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FSub) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FSub) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FSub) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FSub) Result() *ir.Value { return o.Op.Result(0) }

// NewFSub builds `spv.FSub`.
func NewFSub(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FSub {
	return FSub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FSub"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// FMul: Multiplies two floats.
type FMul struct{ Op *ir.Operation }

// AsFMul views an operation as `spv.FMul`; false when it is another one.
func AsFMul(op *ir.Operation) (FMul, bool) { return FMul{op}, op.Is("spv.FMul") }

// OpName is the name of the operations that it views.
func (FMul) OpName() string { return "spv.FMul" }

// Operand1 is operand `operand1`.
func (o FMul) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FMul) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FMul) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FMul) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FMul) Result() *ir.Value { return o.Op.Result(0) }

// NewFMul builds `spv.FMul`.
func NewFMul(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FMul {
	return FMul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FMul"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// FDiv: Divides the first float by the second. Undefined when that is zero.
type FDiv struct{ Op *ir.Operation }

// AsFDiv views an operation as `spv.FDiv`; false when it is another one.
func AsFDiv(op *ir.Operation) (FDiv, bool) { return FDiv{op}, op.Is("spv.FDiv") }

// OpName is the name of the operations that it views.
func (FDiv) OpName() string { return "spv.FDiv" }

// Operand1 is operand `operand1`.
func (o FDiv) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FDiv) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FDiv) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FDiv) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FDiv) Result() *ir.Value { return o.Op.Result(0) }

// NewFDiv builds `spv.FDiv`.
func NewFDiv(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FDiv {
	return FDiv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FDiv"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// FMod: Gives the remainder of a division that takes the sign of the divisor.
// Undefined when the divisor is zero.
type FMod struct{ Op *ir.Operation }

// AsFMod views an operation as `spv.FMod`; false when it is another one.
func AsFMod(op *ir.Operation) (FMod, bool) { return FMod{op}, op.Is("spv.FMod") }

// OpName is the name of the operations that it views.
func (FMod) OpName() string { return "spv.FMod" }

// Operand1 is operand `operand1`.
func (o FMod) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FMod) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FMod) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FMod) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FMod) Result() *ir.Value { return o.Op.Result(0) }

// NewFMod builds `spv.FMod`.
func NewFMod(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FMod {
	return FMod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FMod"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// FRem: Gives the remainder of a division that takes the sign of the dividend.
// Undefined when the divisor is zero.
type FRem struct{ Op *ir.Operation }

// AsFRem views an operation as `spv.FRem`; false when it is another one.
func AsFRem(op *ir.Operation) (FRem, bool) { return FRem{op}, op.Is("spv.FRem") }

// OpName is the name of the operations that it views.
func (FRem) OpName() string { return "spv.FRem" }

// Operand1 is operand `operand1`.
func (o FRem) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FRem) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FRem) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FRem) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FRem) Result() *ir.Value { return o.Op.Result(0) }

// NewFRem builds `spv.FRem`.
func NewFRem(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FRem {
	return FRem{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FRem"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// FNegate: Flips the sign of a float.
type FNegate struct{ Op *ir.Operation }

// AsFNegate views an operation as `spv.FNegate`; false when it is another one.
func AsFNegate(op *ir.Operation) (FNegate, bool) { return FNegate{op}, op.Is("spv.FNegate") }

// OpName is the name of the operations that it views.
func (FNegate) OpName() string { return "spv.FNegate" }

// Operand is operand `operand`.
func (o FNegate) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o FNegate) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o FNegate) Result() *ir.Value { return o.Op.Result(0) }

// NewFNegate builds `spv.FNegate`.
func NewFNegate(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) FNegate {
	return FNegate{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FNegate"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// BitwiseAnd: Sets the bits that are set in both operands.
type BitwiseAnd struct{ Op *ir.Operation }

// AsBitwiseAnd views an operation as `spv.BitwiseAnd`; false when it is another one.
func AsBitwiseAnd(op *ir.Operation) (BitwiseAnd, bool) {
	return BitwiseAnd{op}, op.Is("spv.BitwiseAnd")
}

// OpName is the name of the operations that it views.
func (BitwiseAnd) OpName() string { return "spv.BitwiseAnd" }

// Operand1 is operand `operand1`.
func (o BitwiseAnd) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o BitwiseAnd) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o BitwiseAnd) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o BitwiseAnd) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o BitwiseAnd) Result() *ir.Value { return o.Op.Result(0) }

// NewBitwiseAnd builds `spv.BitwiseAnd`.
func NewBitwiseAnd(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) BitwiseAnd {
	return BitwiseAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitwiseAnd"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// BitwiseOr: Sets the bits that are set in at least one operand.
type BitwiseOr struct{ Op *ir.Operation }

// AsBitwiseOr views an operation as `spv.BitwiseOr`; false when it is another one.
func AsBitwiseOr(op *ir.Operation) (BitwiseOr, bool) { return BitwiseOr{op}, op.Is("spv.BitwiseOr") }

// OpName is the name of the operations that it views.
func (BitwiseOr) OpName() string { return "spv.BitwiseOr" }

// Operand1 is operand `operand1`.
func (o BitwiseOr) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o BitwiseOr) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o BitwiseOr) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o BitwiseOr) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o BitwiseOr) Result() *ir.Value { return o.Op.Result(0) }

// NewBitwiseOr builds `spv.BitwiseOr`.
func NewBitwiseOr(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) BitwiseOr {
	return BitwiseOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitwiseOr"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// BitwiseXor: Sets the bits in which the operands differ.
type BitwiseXor struct{ Op *ir.Operation }

// AsBitwiseXor views an operation as `spv.BitwiseXor`; false when it is another one.
func AsBitwiseXor(op *ir.Operation) (BitwiseXor, bool) {
	return BitwiseXor{op}, op.Is("spv.BitwiseXor")
}

// OpName is the name of the operations that it views.
func (BitwiseXor) OpName() string { return "spv.BitwiseXor" }

// Operand1 is operand `operand1`.
func (o BitwiseXor) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o BitwiseXor) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o BitwiseXor) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o BitwiseXor) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o BitwiseXor) Result() *ir.Value { return o.Op.Result(0) }

// NewBitwiseXor builds `spv.BitwiseXor`.
func NewBitwiseXor(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) BitwiseXor {
	return BitwiseXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitwiseXor"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// Not: Inverts all bits.
type Not struct{ Op *ir.Operation }

// AsNot views an operation as `spv.Not`; false when it is another one.
func AsNot(op *ir.Operation) (Not, bool) { return Not{op}, op.Is("spv.Not") }

// OpName is the name of the operations that it views.
func (Not) OpName() string { return "spv.Not" }

// Operand is operand `operand`.
func (o Not) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Not) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Not) Result() *ir.Value { return o.Op.Result(0) }

// NewNot builds `spv.Not`.
func NewNot(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Not {
	return Not{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Not"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// BitCount: Counts the bits that are set.
type BitCount struct{ Op *ir.Operation }

// AsBitCount views an operation as `spv.BitCount`; false when it is another one.
func AsBitCount(op *ir.Operation) (BitCount, bool) { return BitCount{op}, op.Is("spv.BitCount") }

// OpName is the name of the operations that it views.
func (BitCount) OpName() string { return "spv.BitCount" }

// Operand is operand `operand`.
func (o BitCount) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o BitCount) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o BitCount) Result() *ir.Value { return o.Op.Result(0) }

// NewBitCount builds `spv.BitCount`.
func NewBitCount(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) BitCount {
	return BitCount{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitCount"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// BitReverse: Reverses the order of the bits.
type BitReverse struct{ Op *ir.Operation }

// AsBitReverse views an operation as `spv.BitReverse`; false when it is another one.
func AsBitReverse(op *ir.Operation) (BitReverse, bool) {
	return BitReverse{op}, op.Is("spv.BitReverse")
}

// OpName is the name of the operations that it views.
func (BitReverse) OpName() string { return "spv.BitReverse" }

// Operand is operand `operand`.
func (o BitReverse) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o BitReverse) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o BitReverse) Result() *ir.Value { return o.Op.Result(0) }

// NewBitReverse builds `spv.BitReverse`.
func NewBitReverse(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) BitReverse {
	return BitReverse{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitReverse"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// ShiftLeftLogical: Shifts to the left and fills with zeros.
type ShiftLeftLogical struct{ Op *ir.Operation }

// AsShiftLeftLogical views an operation as `spv.ShiftLeftLogical`; false when it is another one.
func AsShiftLeftLogical(op *ir.Operation) (ShiftLeftLogical, bool) {
	return ShiftLeftLogical{op}, op.Is("spv.ShiftLeftLogical")
}

// OpName is the name of the operations that it views.
func (ShiftLeftLogical) OpName() string { return "spv.ShiftLeftLogical" }

// Operand1 is operand `operand1`.
func (o ShiftLeftLogical) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ShiftLeftLogical) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ShiftLeftLogical) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ShiftLeftLogical) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ShiftLeftLogical) Result() *ir.Value { return o.Op.Result(0) }

// NewShiftLeftLogical builds `spv.ShiftLeftLogical`.
func NewShiftLeftLogical(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) ShiftLeftLogical {
	return ShiftLeftLogical{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ShiftLeftLogical"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// ShiftRightArithmetic: Shifts to the right and fills with the sign bit.
type ShiftRightArithmetic struct{ Op *ir.Operation }

// AsShiftRightArithmetic views an operation as `spv.ShiftRightArithmetic`; false when it is another one.
func AsShiftRightArithmetic(op *ir.Operation) (ShiftRightArithmetic, bool) {
	return ShiftRightArithmetic{op}, op.Is("spv.ShiftRightArithmetic")
}

// OpName is the name of the operations that it views.
func (ShiftRightArithmetic) OpName() string { return "spv.ShiftRightArithmetic" }

// Operand1 is operand `operand1`.
func (o ShiftRightArithmetic) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ShiftRightArithmetic) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ShiftRightArithmetic) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ShiftRightArithmetic) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ShiftRightArithmetic) Result() *ir.Value { return o.Op.Result(0) }

// NewShiftRightArithmetic builds `spv.ShiftRightArithmetic`.
func NewShiftRightArithmetic(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) ShiftRightArithmetic {
	return ShiftRightArithmetic{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ShiftRightArithmetic"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// ShiftRightLogical: Shifts to the right and fills with zeros.
type ShiftRightLogical struct{ Op *ir.Operation }

// AsShiftRightLogical views an operation as `spv.ShiftRightLogical`; false when it is another one.
func AsShiftRightLogical(op *ir.Operation) (ShiftRightLogical, bool) {
	return ShiftRightLogical{op}, op.Is("spv.ShiftRightLogical")
}

// OpName is the name of the operations that it views.
func (ShiftRightLogical) OpName() string { return "spv.ShiftRightLogical" }

// Operand1 is operand `operand1`.
func (o ShiftRightLogical) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ShiftRightLogical) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ShiftRightLogical) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ShiftRightLogical) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ShiftRightLogical) Result() *ir.Value { return o.Op.Result(0) }

// NewShiftRightLogical builds `spv.ShiftRightLogical`.
func NewShiftRightLogical(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) ShiftRightLogical {
	return ShiftRightLogical{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ShiftRightLogical"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// BitFieldInsert: Replaces the `count` bits of `base` from bit `offset` on by the low bits of
// `insert`. Undefined when they do not lie within the integer.
type BitFieldInsert struct{ Op *ir.Operation }

// AsBitFieldInsert views an operation as `spv.BitFieldInsert`; false when it is another one.
func AsBitFieldInsert(op *ir.Operation) (BitFieldInsert, bool) {
	return BitFieldInsert{op}, op.Is("spv.BitFieldInsert")
}

// OpName is the name of the operations that it views.
func (BitFieldInsert) OpName() string { return "spv.BitFieldInsert" }

// Base is operand `base`.
func (o BitFieldInsert) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o BitFieldInsert) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Insert is operand `insert`.
func (o BitFieldInsert) Insert() *ir.Value { return o.Op.Operand(1) }

// SetInsert changes operand `insert`.
func (o BitFieldInsert) SetInsert(v *ir.Value) { o.Op.SetOperand(1, v) }

// Offset is operand `offset`.
func (o BitFieldInsert) Offset() *ir.Value { return o.Op.Operand(2) }

// SetOffset changes operand `offset`.
func (o BitFieldInsert) SetOffset(v *ir.Value) { o.Op.SetOperand(2, v) }

// Count is operand `count`.
func (o BitFieldInsert) Count() *ir.Value { return o.Op.Operand(3) }

// SetCount changes operand `count`.
func (o BitFieldInsert) SetCount(v *ir.Value) { o.Op.SetOperand(3, v) }

// Result is result `result`.
func (o BitFieldInsert) Result() *ir.Value { return o.Op.Result(0) }

// NewBitFieldInsert builds `spv.BitFieldInsert`.
func NewBitFieldInsert(b *ir.Builder, base *ir.Value, insert *ir.Value, offset *ir.Value, count *ir.Value, attrs ...ir.NamedAttr) BitFieldInsert {
	return BitFieldInsert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitFieldInsert"),
		Operands: []*ir.Value{base, insert, offset, count},
		Results:  []ir.Type{base.Type()},
		Attrs:    attrs,
	})}
}

// BitFieldSExtract: Extracts a bit field and fills with its highest bit.
type BitFieldSExtract struct{ Op *ir.Operation }

// AsBitFieldSExtract views an operation as `spv.BitFieldSExtract`; false when it is another one.
func AsBitFieldSExtract(op *ir.Operation) (BitFieldSExtract, bool) {
	return BitFieldSExtract{op}, op.Is("spv.BitFieldSExtract")
}

// OpName is the name of the operations that it views.
func (BitFieldSExtract) OpName() string { return "spv.BitFieldSExtract" }

// Base is operand `base`.
func (o BitFieldSExtract) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o BitFieldSExtract) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offset is operand `offset`.
func (o BitFieldSExtract) Offset() *ir.Value { return o.Op.Operand(1) }

// SetOffset changes operand `offset`.
func (o BitFieldSExtract) SetOffset(v *ir.Value) { o.Op.SetOperand(1, v) }

// Count is operand `count`.
func (o BitFieldSExtract) Count() *ir.Value { return o.Op.Operand(2) }

// SetCount changes operand `count`.
func (o BitFieldSExtract) SetCount(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o BitFieldSExtract) Result() *ir.Value { return o.Op.Result(0) }

// NewBitFieldSExtract builds `spv.BitFieldSExtract`.
func NewBitFieldSExtract(b *ir.Builder, base *ir.Value, offset *ir.Value, count *ir.Value, attrs ...ir.NamedAttr) BitFieldSExtract {
	return BitFieldSExtract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitFieldSExtract"),
		Operands: []*ir.Value{base, offset, count},
		Results:  []ir.Type{base.Type()},
		Attrs:    attrs,
	})}
}

// BitFieldUExtract: Extracts a bit field and fills with zeros.
type BitFieldUExtract struct{ Op *ir.Operation }

// AsBitFieldUExtract views an operation as `spv.BitFieldUExtract`; false when it is another one.
func AsBitFieldUExtract(op *ir.Operation) (BitFieldUExtract, bool) {
	return BitFieldUExtract{op}, op.Is("spv.BitFieldUExtract")
}

// OpName is the name of the operations that it views.
func (BitFieldUExtract) OpName() string { return "spv.BitFieldUExtract" }

// Base is operand `base`.
func (o BitFieldUExtract) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o BitFieldUExtract) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offset is operand `offset`.
func (o BitFieldUExtract) Offset() *ir.Value { return o.Op.Operand(1) }

// SetOffset changes operand `offset`.
func (o BitFieldUExtract) SetOffset(v *ir.Value) { o.Op.SetOperand(1, v) }

// Count is operand `count`.
func (o BitFieldUExtract) Count() *ir.Value { return o.Op.Operand(2) }

// SetCount changes operand `count`.
func (o BitFieldUExtract) SetCount(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o BitFieldUExtract) Result() *ir.Value { return o.Op.Result(0) }

// NewBitFieldUExtract builds `spv.BitFieldUExtract`.
func NewBitFieldUExtract(b *ir.Builder, base *ir.Value, offset *ir.Value, count *ir.Value, attrs ...ir.NamedAttr) BitFieldUExtract {
	return BitFieldUExtract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.BitFieldUExtract"),
		Operands: []*ir.Value{base, offset, count},
		Results:  []ir.Type{base.Type()},
		Attrs:    attrs,
	})}
}

// IEqual: Tests whether two integers are equal.
type IEqual struct{ Op *ir.Operation }

// AsIEqual views an operation as `spv.IEqual`; false when it is another one.
func AsIEqual(op *ir.Operation) (IEqual, bool) { return IEqual{op}, op.Is("spv.IEqual") }

// OpName is the name of the operations that it views.
func (IEqual) OpName() string { return "spv.IEqual" }

// Operand1 is operand `operand1`.
func (o IEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewIEqual builds `spv.IEqual`.
func NewIEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) IEqual {
	return IEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// INotEqual: Tests whether two integers differ.
type INotEqual struct{ Op *ir.Operation }

// AsINotEqual views an operation as `spv.INotEqual`; false when it is another one.
func AsINotEqual(op *ir.Operation) (INotEqual, bool) { return INotEqual{op}, op.Is("spv.INotEqual") }

// OpName is the name of the operations that it views.
func (INotEqual) OpName() string { return "spv.INotEqual" }

// Operand1 is operand `operand1`.
func (o INotEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o INotEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o INotEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o INotEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o INotEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewINotEqual builds `spv.INotEqual`.
func NewINotEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) INotEqual {
	return INotEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.INotEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// SGreaterThan: Tests whether the first signed integer is greater than the second.
type SGreaterThan struct{ Op *ir.Operation }

// AsSGreaterThan views an operation as `spv.SGreaterThan`; false when it is another one.
func AsSGreaterThan(op *ir.Operation) (SGreaterThan, bool) {
	return SGreaterThan{op}, op.Is("spv.SGreaterThan")
}

// OpName is the name of the operations that it views.
func (SGreaterThan) OpName() string { return "spv.SGreaterThan" }

// Operand1 is operand `operand1`.
func (o SGreaterThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SGreaterThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SGreaterThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SGreaterThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SGreaterThan) Result() *ir.Value { return o.Op.Result(0) }

// NewSGreaterThan builds `spv.SGreaterThan`.
func NewSGreaterThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) SGreaterThan {
	return SGreaterThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SGreaterThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// SGreaterThanEqual: Tests whether the first signed integer is not less than the second.
type SGreaterThanEqual struct{ Op *ir.Operation }

// AsSGreaterThanEqual views an operation as `spv.SGreaterThanEqual`; false when it is another one.
func AsSGreaterThanEqual(op *ir.Operation) (SGreaterThanEqual, bool) {
	return SGreaterThanEqual{op}, op.Is("spv.SGreaterThanEqual")
}

// OpName is the name of the operations that it views.
func (SGreaterThanEqual) OpName() string { return "spv.SGreaterThanEqual" }

// Operand1 is operand `operand1`.
func (o SGreaterThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SGreaterThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SGreaterThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SGreaterThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SGreaterThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewSGreaterThanEqual builds `spv.SGreaterThanEqual`.
func NewSGreaterThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) SGreaterThanEqual {
	return SGreaterThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SGreaterThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// SLessThan: Tests whether the first signed integer is less than the second.
type SLessThan struct{ Op *ir.Operation }

// AsSLessThan views an operation as `spv.SLessThan`; false when it is another one.
func AsSLessThan(op *ir.Operation) (SLessThan, bool) { return SLessThan{op}, op.Is("spv.SLessThan") }

// OpName is the name of the operations that it views.
func (SLessThan) OpName() string { return "spv.SLessThan" }

// Operand1 is operand `operand1`.
func (o SLessThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SLessThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SLessThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SLessThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SLessThan) Result() *ir.Value { return o.Op.Result(0) }

// NewSLessThan builds `spv.SLessThan`.
func NewSLessThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) SLessThan {
	return SLessThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SLessThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// SLessThanEqual: Tests whether the first signed integer is not greater than the second.
type SLessThanEqual struct{ Op *ir.Operation }

// AsSLessThanEqual views an operation as `spv.SLessThanEqual`; false when it is another one.
func AsSLessThanEqual(op *ir.Operation) (SLessThanEqual, bool) {
	return SLessThanEqual{op}, op.Is("spv.SLessThanEqual")
}

// OpName is the name of the operations that it views.
func (SLessThanEqual) OpName() string { return "spv.SLessThanEqual" }

// Operand1 is operand `operand1`.
func (o SLessThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SLessThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SLessThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SLessThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SLessThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewSLessThanEqual builds `spv.SLessThanEqual`.
func NewSLessThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) SLessThanEqual {
	return SLessThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SLessThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// UGreaterThan: Tests whether the first unsigned integer is greater than the second.
type UGreaterThan struct{ Op *ir.Operation }

// AsUGreaterThan views an operation as `spv.UGreaterThan`; false when it is another one.
func AsUGreaterThan(op *ir.Operation) (UGreaterThan, bool) {
	return UGreaterThan{op}, op.Is("spv.UGreaterThan")
}

// OpName is the name of the operations that it views.
func (UGreaterThan) OpName() string { return "spv.UGreaterThan" }

// Operand1 is operand `operand1`.
func (o UGreaterThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UGreaterThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UGreaterThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UGreaterThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UGreaterThan) Result() *ir.Value { return o.Op.Result(0) }

// NewUGreaterThan builds `spv.UGreaterThan`.
func NewUGreaterThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UGreaterThan {
	return UGreaterThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UGreaterThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// UGreaterThanEqual: Tests whether the first unsigned integer is not less than the second.
type UGreaterThanEqual struct{ Op *ir.Operation }

// AsUGreaterThanEqual views an operation as `spv.UGreaterThanEqual`; false when it is another one.
func AsUGreaterThanEqual(op *ir.Operation) (UGreaterThanEqual, bool) {
	return UGreaterThanEqual{op}, op.Is("spv.UGreaterThanEqual")
}

// OpName is the name of the operations that it views.
func (UGreaterThanEqual) OpName() string { return "spv.UGreaterThanEqual" }

// Operand1 is operand `operand1`.
func (o UGreaterThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UGreaterThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UGreaterThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UGreaterThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UGreaterThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewUGreaterThanEqual builds `spv.UGreaterThanEqual`.
func NewUGreaterThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UGreaterThanEqual {
	return UGreaterThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UGreaterThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// ULessThan: Tests whether the first unsigned integer is less than the second.
type ULessThan struct{ Op *ir.Operation }

// AsULessThan views an operation as `spv.ULessThan`; false when it is another one.
func AsULessThan(op *ir.Operation) (ULessThan, bool) { return ULessThan{op}, op.Is("spv.ULessThan") }

// OpName is the name of the operations that it views.
func (ULessThan) OpName() string { return "spv.ULessThan" }

// Operand1 is operand `operand1`.
func (o ULessThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ULessThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ULessThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ULessThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ULessThan) Result() *ir.Value { return o.Op.Result(0) }

// NewULessThan builds `spv.ULessThan`.
func NewULessThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) ULessThan {
	return ULessThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ULessThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// ULessThanEqual: Tests whether the first unsigned integer is not greater than the second.
type ULessThanEqual struct{ Op *ir.Operation }

// AsULessThanEqual views an operation as `spv.ULessThanEqual`; false when it is another one.
func AsULessThanEqual(op *ir.Operation) (ULessThanEqual, bool) {
	return ULessThanEqual{op}, op.Is("spv.ULessThanEqual")
}

// OpName is the name of the operations that it views.
func (ULessThanEqual) OpName() string { return "spv.ULessThanEqual" }

// Operand1 is operand `operand1`.
func (o ULessThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ULessThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ULessThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ULessThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ULessThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewULessThanEqual builds `spv.ULessThanEqual`.
func NewULessThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) ULessThanEqual {
	return ULessThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ULessThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FOrdEqual: Tests whether two floats are equal and no NaN.
type FOrdEqual struct{ Op *ir.Operation }

// AsFOrdEqual views an operation as `spv.FOrdEqual`; false when it is another one.
func AsFOrdEqual(op *ir.Operation) (FOrdEqual, bool) { return FOrdEqual{op}, op.Is("spv.FOrdEqual") }

// OpName is the name of the operations that it views.
func (FOrdEqual) OpName() string { return "spv.FOrdEqual" }

// Operand1 is operand `operand1`.
func (o FOrdEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FOrdEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FOrdEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FOrdEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FOrdEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFOrdEqual builds `spv.FOrdEqual`.
func NewFOrdEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FOrdEqual {
	return FOrdEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FOrdEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FOrdNotEqual: Tests whether two floats differ and none is NaN.
type FOrdNotEqual struct{ Op *ir.Operation }

// AsFOrdNotEqual views an operation as `spv.FOrdNotEqual`; false when it is another one.
func AsFOrdNotEqual(op *ir.Operation) (FOrdNotEqual, bool) {
	return FOrdNotEqual{op}, op.Is("spv.FOrdNotEqual")
}

// OpName is the name of the operations that it views.
func (FOrdNotEqual) OpName() string { return "spv.FOrdNotEqual" }

// Operand1 is operand `operand1`.
func (o FOrdNotEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FOrdNotEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FOrdNotEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FOrdNotEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FOrdNotEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFOrdNotEqual builds `spv.FOrdNotEqual`.
func NewFOrdNotEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FOrdNotEqual {
	return FOrdNotEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FOrdNotEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FOrdGreaterThan: Tests whether the first float is greater than the second and none is NaN.
type FOrdGreaterThan struct{ Op *ir.Operation }

// AsFOrdGreaterThan views an operation as `spv.FOrdGreaterThan`; false when it is another one.
func AsFOrdGreaterThan(op *ir.Operation) (FOrdGreaterThan, bool) {
	return FOrdGreaterThan{op}, op.Is("spv.FOrdGreaterThan")
}

// OpName is the name of the operations that it views.
func (FOrdGreaterThan) OpName() string { return "spv.FOrdGreaterThan" }

// Operand1 is operand `operand1`.
func (o FOrdGreaterThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FOrdGreaterThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FOrdGreaterThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FOrdGreaterThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FOrdGreaterThan) Result() *ir.Value { return o.Op.Result(0) }

// NewFOrdGreaterThan builds `spv.FOrdGreaterThan`.
func NewFOrdGreaterThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FOrdGreaterThan {
	return FOrdGreaterThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FOrdGreaterThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FOrdGreaterThanEqual: Tests whether the first float is at least the second and none is NaN.
type FOrdGreaterThanEqual struct{ Op *ir.Operation }

// AsFOrdGreaterThanEqual views an operation as `spv.FOrdGreaterThanEqual`; false when it is another one.
func AsFOrdGreaterThanEqual(op *ir.Operation) (FOrdGreaterThanEqual, bool) {
	return FOrdGreaterThanEqual{op}, op.Is("spv.FOrdGreaterThanEqual")
}

// OpName is the name of the operations that it views.
func (FOrdGreaterThanEqual) OpName() string { return "spv.FOrdGreaterThanEqual" }

// Operand1 is operand `operand1`.
func (o FOrdGreaterThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FOrdGreaterThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FOrdGreaterThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FOrdGreaterThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FOrdGreaterThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFOrdGreaterThanEqual builds `spv.FOrdGreaterThanEqual`.
func NewFOrdGreaterThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FOrdGreaterThanEqual {
	return FOrdGreaterThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FOrdGreaterThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FOrdLessThan: Tests whether the first float is less than the second and none is NaN.
type FOrdLessThan struct{ Op *ir.Operation }

// AsFOrdLessThan views an operation as `spv.FOrdLessThan`; false when it is another one.
func AsFOrdLessThan(op *ir.Operation) (FOrdLessThan, bool) {
	return FOrdLessThan{op}, op.Is("spv.FOrdLessThan")
}

// OpName is the name of the operations that it views.
func (FOrdLessThan) OpName() string { return "spv.FOrdLessThan" }

// Operand1 is operand `operand1`.
func (o FOrdLessThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FOrdLessThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FOrdLessThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FOrdLessThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FOrdLessThan) Result() *ir.Value { return o.Op.Result(0) }

// NewFOrdLessThan builds `spv.FOrdLessThan`.
func NewFOrdLessThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FOrdLessThan {
	return FOrdLessThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FOrdLessThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FOrdLessThanEqual: Tests whether the first float is at most the second and none is NaN.
type FOrdLessThanEqual struct{ Op *ir.Operation }

// AsFOrdLessThanEqual views an operation as `spv.FOrdLessThanEqual`; false when it is another one.
func AsFOrdLessThanEqual(op *ir.Operation) (FOrdLessThanEqual, bool) {
	return FOrdLessThanEqual{op}, op.Is("spv.FOrdLessThanEqual")
}

// OpName is the name of the operations that it views.
func (FOrdLessThanEqual) OpName() string { return "spv.FOrdLessThanEqual" }

// Operand1 is operand `operand1`.
func (o FOrdLessThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FOrdLessThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FOrdLessThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FOrdLessThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FOrdLessThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFOrdLessThanEqual builds `spv.FOrdLessThanEqual`.
func NewFOrdLessThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FOrdLessThanEqual {
	return FOrdLessThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FOrdLessThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FUnordEqual: Tests whether two floats are equal or one is NaN.
type FUnordEqual struct{ Op *ir.Operation }

// AsFUnordEqual views an operation as `spv.FUnordEqual`; false when it is another one.
func AsFUnordEqual(op *ir.Operation) (FUnordEqual, bool) {
	return FUnordEqual{op}, op.Is("spv.FUnordEqual")
}

// OpName is the name of the operations that it views.
func (FUnordEqual) OpName() string { return "spv.FUnordEqual" }

// Operand1 is operand `operand1`.
func (o FUnordEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FUnordEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FUnordEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FUnordEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FUnordEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFUnordEqual builds `spv.FUnordEqual`.
func NewFUnordEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FUnordEqual {
	return FUnordEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FUnordEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FUnordNotEqual: Tests whether two floats differ or one is NaN.
type FUnordNotEqual struct{ Op *ir.Operation }

// AsFUnordNotEqual views an operation as `spv.FUnordNotEqual`; false when it is another one.
func AsFUnordNotEqual(op *ir.Operation) (FUnordNotEqual, bool) {
	return FUnordNotEqual{op}, op.Is("spv.FUnordNotEqual")
}

// OpName is the name of the operations that it views.
func (FUnordNotEqual) OpName() string { return "spv.FUnordNotEqual" }

// Operand1 is operand `operand1`.
func (o FUnordNotEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FUnordNotEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FUnordNotEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FUnordNotEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FUnordNotEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFUnordNotEqual builds `spv.FUnordNotEqual`.
func NewFUnordNotEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FUnordNotEqual {
	return FUnordNotEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FUnordNotEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FUnordGreaterThan: Tests whether the first float is greater than the second or one is NaN.
type FUnordGreaterThan struct{ Op *ir.Operation }

// AsFUnordGreaterThan views an operation as `spv.FUnordGreaterThan`; false when it is another one.
func AsFUnordGreaterThan(op *ir.Operation) (FUnordGreaterThan, bool) {
	return FUnordGreaterThan{op}, op.Is("spv.FUnordGreaterThan")
}

// OpName is the name of the operations that it views.
func (FUnordGreaterThan) OpName() string { return "spv.FUnordGreaterThan" }

// Operand1 is operand `operand1`.
func (o FUnordGreaterThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FUnordGreaterThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FUnordGreaterThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FUnordGreaterThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FUnordGreaterThan) Result() *ir.Value { return o.Op.Result(0) }

// NewFUnordGreaterThan builds `spv.FUnordGreaterThan`.
func NewFUnordGreaterThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FUnordGreaterThan {
	return FUnordGreaterThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FUnordGreaterThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FUnordGreaterThanEqual: Tests whether the first float is at least the second or one is NaN.
type FUnordGreaterThanEqual struct{ Op *ir.Operation }

// AsFUnordGreaterThanEqual views an operation as `spv.FUnordGreaterThanEqual`; false when it is another one.
func AsFUnordGreaterThanEqual(op *ir.Operation) (FUnordGreaterThanEqual, bool) {
	return FUnordGreaterThanEqual{op}, op.Is("spv.FUnordGreaterThanEqual")
}

// OpName is the name of the operations that it views.
func (FUnordGreaterThanEqual) OpName() string { return "spv.FUnordGreaterThanEqual" }

// Operand1 is operand `operand1`.
func (o FUnordGreaterThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FUnordGreaterThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FUnordGreaterThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FUnordGreaterThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FUnordGreaterThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFUnordGreaterThanEqual builds `spv.FUnordGreaterThanEqual`.
func NewFUnordGreaterThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FUnordGreaterThanEqual {
	return FUnordGreaterThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FUnordGreaterThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FUnordLessThan: Tests whether the first float is less than the second or one is NaN.
type FUnordLessThan struct{ Op *ir.Operation }

// AsFUnordLessThan views an operation as `spv.FUnordLessThan`; false when it is another one.
func AsFUnordLessThan(op *ir.Operation) (FUnordLessThan, bool) {
	return FUnordLessThan{op}, op.Is("spv.FUnordLessThan")
}

// OpName is the name of the operations that it views.
func (FUnordLessThan) OpName() string { return "spv.FUnordLessThan" }

// Operand1 is operand `operand1`.
func (o FUnordLessThan) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FUnordLessThan) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FUnordLessThan) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FUnordLessThan) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FUnordLessThan) Result() *ir.Value { return o.Op.Result(0) }

// NewFUnordLessThan builds `spv.FUnordLessThan`.
func NewFUnordLessThan(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FUnordLessThan {
	return FUnordLessThan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FUnordLessThan"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// FUnordLessThanEqual: Tests whether the first float is at most the second or one is NaN.
type FUnordLessThanEqual struct{ Op *ir.Operation }

// AsFUnordLessThanEqual views an operation as `spv.FUnordLessThanEqual`; false when it is another one.
func AsFUnordLessThanEqual(op *ir.Operation) (FUnordLessThanEqual, bool) {
	return FUnordLessThanEqual{op}, op.Is("spv.FUnordLessThanEqual")
}

// OpName is the name of the operations that it views.
func (FUnordLessThanEqual) OpName() string { return "spv.FUnordLessThanEqual" }

// Operand1 is operand `operand1`.
func (o FUnordLessThanEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o FUnordLessThanEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o FUnordLessThanEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o FUnordLessThanEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FUnordLessThanEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewFUnordLessThanEqual builds `spv.FUnordLessThanEqual`.
func NewFUnordLessThanEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) FUnordLessThanEqual {
	return FUnordLessThanEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FUnordLessThanEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// Ordered: Tests whether neither float is NaN.
type Ordered struct{ Op *ir.Operation }

// AsOrdered views an operation as `spv.Ordered`; false when it is another one.
func AsOrdered(op *ir.Operation) (Ordered, bool) { return Ordered{op}, op.Is("spv.Ordered") }

// OpName is the name of the operations that it views.
func (Ordered) OpName() string { return "spv.Ordered" }

// Operand1 is operand `operand1`.
func (o Ordered) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o Ordered) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o Ordered) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o Ordered) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Ordered) Result() *ir.Value { return o.Op.Result(0) }

// NewOrdered builds `spv.Ordered`.
func NewOrdered(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) Ordered {
	return Ordered{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Ordered"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// Unordered: Tests whether at least one float is NaN.
type Unordered struct{ Op *ir.Operation }

// AsUnordered views an operation as `spv.Unordered`; false when it is another one.
func AsUnordered(op *ir.Operation) (Unordered, bool) { return Unordered{op}, op.Is("spv.Unordered") }

// OpName is the name of the operations that it views.
func (Unordered) OpName() string { return "spv.Unordered" }

// Operand1 is operand `operand1`.
func (o Unordered) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o Unordered) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o Unordered) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o Unordered) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Unordered) Result() *ir.Value { return o.Op.Result(0) }

// NewUnordered builds `spv.Unordered`.
func NewUnordered(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) Unordered {
	return Unordered{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Unordered"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// LogicalAnd: Tests whether both truth values are true.
type LogicalAnd struct{ Op *ir.Operation }

// AsLogicalAnd views an operation as `spv.LogicalAnd`; false when it is another one.
func AsLogicalAnd(op *ir.Operation) (LogicalAnd, bool) {
	return LogicalAnd{op}, op.Is("spv.LogicalAnd")
}

// OpName is the name of the operations that it views.
func (LogicalAnd) OpName() string { return "spv.LogicalAnd" }

// Operand1 is operand `operand1`.
func (o LogicalAnd) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o LogicalAnd) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o LogicalAnd) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o LogicalAnd) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o LogicalAnd) Result() *ir.Value { return o.Op.Result(0) }

// NewLogicalAnd builds `spv.LogicalAnd`.
func NewLogicalAnd(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) LogicalAnd {
	return LogicalAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.LogicalAnd"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// LogicalOr: Tests whether at least one truth value is true.
type LogicalOr struct{ Op *ir.Operation }

// AsLogicalOr views an operation as `spv.LogicalOr`; false when it is another one.
func AsLogicalOr(op *ir.Operation) (LogicalOr, bool) { return LogicalOr{op}, op.Is("spv.LogicalOr") }

// OpName is the name of the operations that it views.
func (LogicalOr) OpName() string { return "spv.LogicalOr" }

// Operand1 is operand `operand1`.
func (o LogicalOr) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o LogicalOr) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o LogicalOr) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o LogicalOr) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o LogicalOr) Result() *ir.Value { return o.Op.Result(0) }

// NewLogicalOr builds `spv.LogicalOr`.
func NewLogicalOr(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) LogicalOr {
	return LogicalOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.LogicalOr"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// LogicalEqual: Tests whether two truth values are equal.
type LogicalEqual struct{ Op *ir.Operation }

// AsLogicalEqual views an operation as `spv.LogicalEqual`; false when it is another one.
func AsLogicalEqual(op *ir.Operation) (LogicalEqual, bool) {
	return LogicalEqual{op}, op.Is("spv.LogicalEqual")
}

// OpName is the name of the operations that it views.
func (LogicalEqual) OpName() string { return "spv.LogicalEqual" }

// Operand1 is operand `operand1`.
func (o LogicalEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o LogicalEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o LogicalEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o LogicalEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o LogicalEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewLogicalEqual builds `spv.LogicalEqual`.
func NewLogicalEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) LogicalEqual {
	return LogicalEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.LogicalEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// LogicalNotEqual: Tests whether two truth values differ.
type LogicalNotEqual struct{ Op *ir.Operation }

// AsLogicalNotEqual views an operation as `spv.LogicalNotEqual`; false when it is another one.
func AsLogicalNotEqual(op *ir.Operation) (LogicalNotEqual, bool) {
	return LogicalNotEqual{op}, op.Is("spv.LogicalNotEqual")
}

// OpName is the name of the operations that it views.
func (LogicalNotEqual) OpName() string { return "spv.LogicalNotEqual" }

// Operand1 is operand `operand1`.
func (o LogicalNotEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o LogicalNotEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o LogicalNotEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o LogicalNotEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o LogicalNotEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewLogicalNotEqual builds `spv.LogicalNotEqual`.
func NewLogicalNotEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) LogicalNotEqual {
	return LogicalNotEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.LogicalNotEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{ods.Like(operand1.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// LogicalNot: Inverts a truth value.
type LogicalNot struct{ Op *ir.Operation }

// AsLogicalNot views an operation as `spv.LogicalNot`; false when it is another one.
func AsLogicalNot(op *ir.Operation) (LogicalNot, bool) {
	return LogicalNot{op}, op.Is("spv.LogicalNot")
}

// OpName is the name of the operations that it views.
func (LogicalNot) OpName() string { return "spv.LogicalNot" }

// Operand is operand `operand`.
func (o LogicalNot) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o LogicalNot) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o LogicalNot) Result() *ir.Value { return o.Op.Result(0) }

// NewLogicalNot builds `spv.LogicalNot`.
func NewLogicalNot(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) LogicalNot {
	return LogicalNot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.LogicalNot"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// IsInf: Tests whether a float is an infinity of either sign.
type IsInf struct{ Op *ir.Operation }

// AsIsInf views an operation as `spv.IsInf`; false when it is another one.
func AsIsInf(op *ir.Operation) (IsInf, bool) { return IsInf{op}, op.Is("spv.IsInf") }

// OpName is the name of the operations that it views.
func (IsInf) OpName() string { return "spv.IsInf" }

// Operand is operand `operand`.
func (o IsInf) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o IsInf) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o IsInf) Result() *ir.Value { return o.Op.Result(0) }

// NewIsInf builds `spv.IsInf`.
func NewIsInf(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) IsInf {
	return IsInf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IsInf"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// IsNan: Tests whether a float is NaN.
type IsNan struct{ Op *ir.Operation }

// AsIsNan views an operation as `spv.IsNan`; false when it is another one.
func AsIsNan(op *ir.Operation) (IsNan, bool) { return IsNan{op}, op.Is("spv.IsNan") }

// OpName is the name of the operations that it views.
func (IsNan) OpName() string { return "spv.IsNan" }

// Operand is operand `operand`.
func (o IsNan) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o IsNan) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o IsNan) Result() *ir.Value { return o.Op.Result(0) }

// NewIsNan builds `spv.IsNan`.
func NewIsNan(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) IsNan {
	return IsNan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IsNan"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// Select: Gives the second operand where the condition is true, else the third. A
// vector of conditions chooses element by element.
type Select struct{ Op *ir.Operation }

// AsSelect views an operation as `spv.Select`; false when it is another one.
func AsSelect(op *ir.Operation) (Select, bool) { return Select{op}, op.Is("spv.Select") }

// OpName is the name of the operations that it views.
func (Select) OpName() string { return "spv.Select" }

// Condition is operand `condition`.
func (o Select) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o Select) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueValue is operand `true_value`.
func (o Select) TrueValue() *ir.Value { return o.Op.Operand(1) }

// SetTrueValue changes operand `true_value`.
func (o Select) SetTrueValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// FalseValue is operand `false_value`.
func (o Select) FalseValue() *ir.Value { return o.Op.Operand(2) }

// SetFalseValue changes operand `false_value`.
func (o Select) SetFalseValue(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Select) Result() *ir.Value { return o.Op.Result(0) }

// NewSelect builds `spv.Select`.
func NewSelect(b *ir.Builder, condition *ir.Value, trueValue *ir.Value, falseValue *ir.Value, attrs ...ir.NamedAttr) Select {
	return Select{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Select"),
		Operands: []*ir.Value{condition, trueValue, falseValue},
		Results:  []ir.Type{trueValue.Type()},
		Attrs:    attrs,
	})}
}

// ConvertFToS: Converts a float to a signed integer.
type ConvertFToS struct{ Op *ir.Operation }

// AsConvertFToS views an operation as `spv.ConvertFToS`; false when it is another one.
func AsConvertFToS(op *ir.Operation) (ConvertFToS, bool) {
	return ConvertFToS{op}, op.Is("spv.ConvertFToS")
}

// OpName is the name of the operations that it views.
func (ConvertFToS) OpName() string { return "spv.ConvertFToS" }

// Operand is operand `operand`.
func (o ConvertFToS) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o ConvertFToS) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ConvertFToS) Result() *ir.Value { return o.Op.Result(0) }

// NewConvertFToS builds `spv.ConvertFToS`.
func NewConvertFToS(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ConvertFToS {
	return ConvertFToS{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ConvertFToS"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ConvertFToU: Converts a float to an unsigned integer.
type ConvertFToU struct{ Op *ir.Operation }

// AsConvertFToU views an operation as `spv.ConvertFToU`; false when it is another one.
func AsConvertFToU(op *ir.Operation) (ConvertFToU, bool) {
	return ConvertFToU{op}, op.Is("spv.ConvertFToU")
}

// OpName is the name of the operations that it views.
func (ConvertFToU) OpName() string { return "spv.ConvertFToU" }

// Operand is operand `operand`.
func (o ConvertFToU) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o ConvertFToU) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ConvertFToU) Result() *ir.Value { return o.Op.Result(0) }

// NewConvertFToU builds `spv.ConvertFToU`.
func NewConvertFToU(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ConvertFToU {
	return ConvertFToU{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ConvertFToU"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ConvertSToF: Converts a signed integer to a float.
type ConvertSToF struct{ Op *ir.Operation }

// AsConvertSToF views an operation as `spv.ConvertSToF`; false when it is another one.
func AsConvertSToF(op *ir.Operation) (ConvertSToF, bool) {
	return ConvertSToF{op}, op.Is("spv.ConvertSToF")
}

// OpName is the name of the operations that it views.
func (ConvertSToF) OpName() string { return "spv.ConvertSToF" }

// Operand is operand `operand`.
func (o ConvertSToF) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o ConvertSToF) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ConvertSToF) Result() *ir.Value { return o.Op.Result(0) }

// NewConvertSToF builds `spv.ConvertSToF`.
func NewConvertSToF(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ConvertSToF {
	return ConvertSToF{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ConvertSToF"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ConvertUToF: Converts an unsigned integer to a float.
type ConvertUToF struct{ Op *ir.Operation }

// AsConvertUToF views an operation as `spv.ConvertUToF`; false when it is another one.
func AsConvertUToF(op *ir.Operation) (ConvertUToF, bool) {
	return ConvertUToF{op}, op.Is("spv.ConvertUToF")
}

// OpName is the name of the operations that it views.
func (ConvertUToF) OpName() string { return "spv.ConvertUToF" }

// Operand is operand `operand`.
func (o ConvertUToF) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o ConvertUToF) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ConvertUToF) Result() *ir.Value { return o.Op.Result(0) }

// NewConvertUToF builds `spv.ConvertUToF`.
func NewConvertUToF(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ConvertUToF {
	return ConvertUToF{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ConvertUToF"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SConvert: Changes the width of a signed integer: the bits added are copies of the sign.
type SConvert struct{ Op *ir.Operation }

// AsSConvert views an operation as `spv.SConvert`; false when it is another one.
func AsSConvert(op *ir.Operation) (SConvert, bool) { return SConvert{op}, op.Is("spv.SConvert") }

// OpName is the name of the operations that it views.
func (SConvert) OpName() string { return "spv.SConvert" }

// Operand is operand `operand`.
func (o SConvert) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o SConvert) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SConvert) Result() *ir.Value { return o.Op.Result(0) }

// NewSConvert builds `spv.SConvert`.
func NewSConvert(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SConvert {
	return SConvert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SConvert"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// UConvert: Changes the width of an unsigned integer: the bits added are zeros.
type UConvert struct{ Op *ir.Operation }

// AsUConvert views an operation as `spv.UConvert`; false when it is another one.
func AsUConvert(op *ir.Operation) (UConvert, bool) { return UConvert{op}, op.Is("spv.UConvert") }

// OpName is the name of the operations that it views.
func (UConvert) OpName() string { return "spv.UConvert" }

// Operand is operand `operand`.
func (o UConvert) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o UConvert) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o UConvert) Result() *ir.Value { return o.Op.Result(0) }

// NewUConvert builds `spv.UConvert`.
func NewUConvert(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) UConvert {
	return UConvert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UConvert"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// FConvert: Changes the width of a float.
type FConvert struct{ Op *ir.Operation }

// AsFConvert views an operation as `spv.FConvert`; false when it is another one.
func AsFConvert(op *ir.Operation) (FConvert, bool) { return FConvert{op}, op.Is("spv.FConvert") }

// OpName is the name of the operations that it views.
func (FConvert) OpName() string { return "spv.FConvert" }

// Operand is operand `operand`.
func (o FConvert) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o FConvert) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o FConvert) Result() *ir.Value { return o.Op.Result(0) }

// NewFConvert builds `spv.FConvert`.
func NewFConvert(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) FConvert {
	return FConvert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FConvert"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Bitcast: Takes the bits of a value as another type of as many bits. Pointers become
// pointers only.
type Bitcast struct{ Op *ir.Operation }

// AsBitcast views an operation as `spv.Bitcast`; false when it is another one.
func AsBitcast(op *ir.Operation) (Bitcast, bool) { return Bitcast{op}, op.Is("spv.Bitcast") }

// OpName is the name of the operations that it views.
func (Bitcast) OpName() string { return "spv.Bitcast" }

// Operand is operand `operand`.
func (o Bitcast) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Bitcast) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Bitcast) Result() *ir.Value { return o.Op.Result(0) }

// NewBitcast builds `spv.Bitcast`.
func NewBitcast(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Bitcast {
	return Bitcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Bitcast"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLAcos: Computes the arc cosine in radians, from 0 to pi. Undefined beyond -1 and 1.
type GLSLAcos struct{ Op *ir.Operation }

// AsGLSLAcos views an operation as `spv.GLSL.Acos`; false when it is another one.
func AsGLSLAcos(op *ir.Operation) (GLSLAcos, bool) { return GLSLAcos{op}, op.Is("spv.GLSL.Acos") }

// OpName is the name of the operations that it views.
func (GLSLAcos) OpName() string { return "spv.GLSL.Acos" }

// Operand is operand `operand`.
func (o GLSLAcos) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLAcos) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLAcos) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLAcos builds `spv.GLSL.Acos`.
func NewGLSLAcos(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLAcos {
	return GLSLAcos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Acos"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLAsin: Computes the arc sine in radians, from -pi/2 to pi/2. Undefined beyond -1
// and 1.
type GLSLAsin struct{ Op *ir.Operation }

// AsGLSLAsin views an operation as `spv.GLSL.Asin`; false when it is another one.
func AsGLSLAsin(op *ir.Operation) (GLSLAsin, bool) { return GLSLAsin{op}, op.Is("spv.GLSL.Asin") }

// OpName is the name of the operations that it views.
func (GLSLAsin) OpName() string { return "spv.GLSL.Asin" }

// Operand is operand `operand`.
func (o GLSLAsin) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLAsin) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLAsin) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLAsin builds `spv.GLSL.Asin`.
func NewGLSLAsin(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLAsin {
	return GLSLAsin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Asin"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLAtan: Computes the arc tangent in radians, from -pi/2 to pi/2.
type GLSLAtan struct{ Op *ir.Operation }

// AsGLSLAtan views an operation as `spv.GLSL.Atan`; false when it is another one.
func AsGLSLAtan(op *ir.Operation) (GLSLAtan, bool) { return GLSLAtan{op}, op.Is("spv.GLSL.Atan") }

// OpName is the name of the operations that it views.
func (GLSLAtan) OpName() string { return "spv.GLSL.Atan" }

// Operand is operand `operand`.
func (o GLSLAtan) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLAtan) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLAtan) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLAtan builds `spv.GLSL.Atan`.
func NewGLSLAtan(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLAtan {
	return GLSLAtan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Atan"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLCos: Computes the cosine of an angle in radians.
type GLSLCos struct{ Op *ir.Operation }

// AsGLSLCos views an operation as `spv.GLSL.Cos`; false when it is another one.
func AsGLSLCos(op *ir.Operation) (GLSLCos, bool) { return GLSLCos{op}, op.Is("spv.GLSL.Cos") }

// OpName is the name of the operations that it views.
func (GLSLCos) OpName() string { return "spv.GLSL.Cos" }

// Operand is operand `operand`.
func (o GLSLCos) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLCos) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLCos) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLCos builds `spv.GLSL.Cos`.
func NewGLSLCos(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLCos {
	return GLSLCos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Cos"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLCosh: Computes the hyperbolic cosine.
type GLSLCosh struct{ Op *ir.Operation }

// AsGLSLCosh views an operation as `spv.GLSL.Cosh`; false when it is another one.
func AsGLSLCosh(op *ir.Operation) (GLSLCosh, bool) { return GLSLCosh{op}, op.Is("spv.GLSL.Cosh") }

// OpName is the name of the operations that it views.
func (GLSLCosh) OpName() string { return "spv.GLSL.Cosh" }

// Operand is operand `operand`.
func (o GLSLCosh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLCosh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLCosh) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLCosh builds `spv.GLSL.Cosh`.
func NewGLSLCosh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLCosh {
	return GLSLCosh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Cosh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSin: Computes the sine of an angle in radians.
type GLSLSin struct{ Op *ir.Operation }

// AsGLSLSin views an operation as `spv.GLSL.Sin`; false when it is another one.
func AsGLSLSin(op *ir.Operation) (GLSLSin, bool) { return GLSLSin{op}, op.Is("spv.GLSL.Sin") }

// OpName is the name of the operations that it views.
func (GLSLSin) OpName() string { return "spv.GLSL.Sin" }

// Operand is operand `operand`.
func (o GLSLSin) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLSin) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLSin) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSin builds `spv.GLSL.Sin`.
func NewGLSLSin(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLSin {
	return GLSLSin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Sin"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSinh: Computes the hyperbolic sine.
type GLSLSinh struct{ Op *ir.Operation }

// AsGLSLSinh views an operation as `spv.GLSL.Sinh`; false when it is another one.
func AsGLSLSinh(op *ir.Operation) (GLSLSinh, bool) { return GLSLSinh{op}, op.Is("spv.GLSL.Sinh") }

// OpName is the name of the operations that it views.
func (GLSLSinh) OpName() string { return "spv.GLSL.Sinh" }

// Operand is operand `operand`.
func (o GLSLSinh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLSinh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLSinh) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSinh builds `spv.GLSL.Sinh`.
func NewGLSLSinh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLSinh {
	return GLSLSinh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Sinh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLTan: Computes the tangent of an angle in radians.
type GLSLTan struct{ Op *ir.Operation }

// AsGLSLTan views an operation as `spv.GLSL.Tan`; false when it is another one.
func AsGLSLTan(op *ir.Operation) (GLSLTan, bool) { return GLSLTan{op}, op.Is("spv.GLSL.Tan") }

// OpName is the name of the operations that it views.
func (GLSLTan) OpName() string { return "spv.GLSL.Tan" }

// Operand is operand `operand`.
func (o GLSLTan) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLTan) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLTan) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLTan builds `spv.GLSL.Tan`.
func NewGLSLTan(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLTan {
	return GLSLTan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Tan"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLTanh: Computes the hyperbolic tangent.
type GLSLTanh struct{ Op *ir.Operation }

// AsGLSLTanh views an operation as `spv.GLSL.Tanh`; false when it is another one.
func AsGLSLTanh(op *ir.Operation) (GLSLTanh, bool) { return GLSLTanh{op}, op.Is("spv.GLSL.Tanh") }

// OpName is the name of the operations that it views.
func (GLSLTanh) OpName() string { return "spv.GLSL.Tanh" }

// Operand is operand `operand`.
func (o GLSLTanh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLTanh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLTanh) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLTanh builds `spv.GLSL.Tanh`.
func NewGLSLTanh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLTanh {
	return GLSLTanh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Tanh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLExp: Computes e to the power of its operand.
type GLSLExp struct{ Op *ir.Operation }

// AsGLSLExp views an operation as `spv.GLSL.Exp`; false when it is another one.
func AsGLSLExp(op *ir.Operation) (GLSLExp, bool) { return GLSLExp{op}, op.Is("spv.GLSL.Exp") }

// OpName is the name of the operations that it views.
func (GLSLExp) OpName() string { return "spv.GLSL.Exp" }

// Operand is operand `operand`.
func (o GLSLExp) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLExp) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLExp) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLExp builds `spv.GLSL.Exp`.
func NewGLSLExp(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLExp {
	return GLSLExp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Exp"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLLog: Computes the natural logarithm. Undefined for zero and less.
type GLSLLog struct{ Op *ir.Operation }

// AsGLSLLog views an operation as `spv.GLSL.Log`; false when it is another one.
func AsGLSLLog(op *ir.Operation) (GLSLLog, bool) { return GLSLLog{op}, op.Is("spv.GLSL.Log") }

// OpName is the name of the operations that it views.
func (GLSLLog) OpName() string { return "spv.GLSL.Log" }

// Operand is operand `operand`.
func (o GLSLLog) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLLog) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLLog) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLLog builds `spv.GLSL.Log`.
func NewGLSLLog(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLLog {
	return GLSLLog{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Log"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLPow: Computes the first float to the power of the second. Undefined when the first
// is less than zero, or zero and the second not greater.
type GLSLPow struct{ Op *ir.Operation }

// AsGLSLPow views an operation as `spv.GLSL.Pow`; false when it is another one.
func AsGLSLPow(op *ir.Operation) (GLSLPow, bool) { return GLSLPow{op}, op.Is("spv.GLSL.Pow") }

// OpName is the name of the operations that it views.
func (GLSLPow) OpName() string { return "spv.GLSL.Pow" }

// Lhs is operand `lhs`.
func (o GLSLPow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLPow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLPow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLPow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLPow) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLPow builds `spv.GLSL.Pow`.
func NewGLSLPow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLPow {
	return GLSLPow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Pow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSqrt: Computes the square root. Undefined below zero.
type GLSLSqrt struct{ Op *ir.Operation }

// AsGLSLSqrt views an operation as `spv.GLSL.Sqrt`; false when it is another one.
func AsGLSLSqrt(op *ir.Operation) (GLSLSqrt, bool) { return GLSLSqrt{op}, op.Is("spv.GLSL.Sqrt") }

// OpName is the name of the operations that it views.
func (GLSLSqrt) OpName() string { return "spv.GLSL.Sqrt" }

// Operand is operand `operand`.
func (o GLSLSqrt) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLSqrt) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLSqrt) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSqrt builds `spv.GLSL.Sqrt`.
func NewGLSLSqrt(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLSqrt {
	return GLSLSqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Sqrt"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLInverseSqrt: Computes the reciprocal of the square root. Undefined for zero and less.
type GLSLInverseSqrt struct{ Op *ir.Operation }

// AsGLSLInverseSqrt views an operation as `spv.GLSL.InverseSqrt`; false when it is another one.
func AsGLSLInverseSqrt(op *ir.Operation) (GLSLInverseSqrt, bool) {
	return GLSLInverseSqrt{op}, op.Is("spv.GLSL.InverseSqrt")
}

// OpName is the name of the operations that it views.
func (GLSLInverseSqrt) OpName() string { return "spv.GLSL.InverseSqrt" }

// Operand is operand `operand`.
func (o GLSLInverseSqrt) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLInverseSqrt) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLInverseSqrt) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLInverseSqrt builds `spv.GLSL.InverseSqrt`.
func NewGLSLInverseSqrt(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLInverseSqrt {
	return GLSLInverseSqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.InverseSqrt"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLCeil: Rounds a float up to an integer.
type GLSLCeil struct{ Op *ir.Operation }

// AsGLSLCeil views an operation as `spv.GLSL.Ceil`; false when it is another one.
func AsGLSLCeil(op *ir.Operation) (GLSLCeil, bool) { return GLSLCeil{op}, op.Is("spv.GLSL.Ceil") }

// OpName is the name of the operations that it views.
func (GLSLCeil) OpName() string { return "spv.GLSL.Ceil" }

// Operand is operand `operand`.
func (o GLSLCeil) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLCeil) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLCeil) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLCeil builds `spv.GLSL.Ceil`.
func NewGLSLCeil(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLCeil {
	return GLSLCeil{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Ceil"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFloor: Rounds a float down to an integer.
type GLSLFloor struct{ Op *ir.Operation }

// AsGLSLFloor views an operation as `spv.GLSL.Floor`; false when it is another one.
func AsGLSLFloor(op *ir.Operation) (GLSLFloor, bool) { return GLSLFloor{op}, op.Is("spv.GLSL.Floor") }

// OpName is the name of the operations that it views.
func (GLSLFloor) OpName() string { return "spv.GLSL.Floor" }

// Operand is operand `operand`.
func (o GLSLFloor) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFloor) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFloor) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFloor builds `spv.GLSL.Floor`.
func NewGLSLFloor(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLFloor {
	return GLSLFloor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Floor"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLRound: Rounds a float to the nearest integer; which one of two is the driver's
// choice.
type GLSLRound struct{ Op *ir.Operation }

// AsGLSLRound views an operation as `spv.GLSL.Round`; false when it is another one.
func AsGLSLRound(op *ir.Operation) (GLSLRound, bool) { return GLSLRound{op}, op.Is("spv.GLSL.Round") }

// OpName is the name of the operations that it views.
func (GLSLRound) OpName() string { return "spv.GLSL.Round" }

// Operand is operand `operand`.
func (o GLSLRound) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLRound) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLRound) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLRound builds `spv.GLSL.Round`.
func NewGLSLRound(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLRound {
	return GLSLRound{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Round"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFAbs: Clears the sign of a float.
type GLSLFAbs struct{ Op *ir.Operation }

// AsGLSLFAbs views an operation as `spv.GLSL.FAbs`; false when it is another one.
func AsGLSLFAbs(op *ir.Operation) (GLSLFAbs, bool) { return GLSLFAbs{op}, op.Is("spv.GLSL.FAbs") }

// OpName is the name of the operations that it views.
func (GLSLFAbs) OpName() string { return "spv.GLSL.FAbs" }

// Operand is operand `operand`.
func (o GLSLFAbs) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFAbs) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFAbs) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFAbs builds `spv.GLSL.FAbs`.
func NewGLSLFAbs(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLFAbs {
	return GLSLFAbs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FAbs"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFSign: Gives 1, 0 or -1 as a float is greater than, equal to or less than zero.
type GLSLFSign struct{ Op *ir.Operation }

// AsGLSLFSign views an operation as `spv.GLSL.FSign`; false when it is another one.
func AsGLSLFSign(op *ir.Operation) (GLSLFSign, bool) { return GLSLFSign{op}, op.Is("spv.GLSL.FSign") }

// OpName is the name of the operations that it views.
func (GLSLFSign) OpName() string { return "spv.GLSL.FSign" }

// Operand is operand `operand`.
func (o GLSLFSign) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFSign) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFSign) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFSign builds `spv.GLSL.FSign`.
func NewGLSLFSign(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLFSign {
	return GLSLFSign{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FSign"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSAbs: Clears the sign of a signed integer.
type GLSLSAbs struct{ Op *ir.Operation }

// AsGLSLSAbs views an operation as `spv.GLSL.SAbs`; false when it is another one.
func AsGLSLSAbs(op *ir.Operation) (GLSLSAbs, bool) { return GLSLSAbs{op}, op.Is("spv.GLSL.SAbs") }

// OpName is the name of the operations that it views.
func (GLSLSAbs) OpName() string { return "spv.GLSL.SAbs" }

// Operand is operand `operand`.
func (o GLSLSAbs) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLSAbs) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLSAbs) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSAbs builds `spv.GLSL.SAbs`.
func NewGLSLSAbs(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLSAbs {
	return GLSLSAbs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.SAbs"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSSign: Gives 1, 0 or -1 as a signed integer is greater than, equal to or less than
// zero.
type GLSLSSign struct{ Op *ir.Operation }

// AsGLSLSSign views an operation as `spv.GLSL.SSign`; false when it is another one.
func AsGLSLSSign(op *ir.Operation) (GLSLSSign, bool) { return GLSLSSign{op}, op.Is("spv.GLSL.SSign") }

// OpName is the name of the operations that it views.
func (GLSLSSign) OpName() string { return "spv.GLSL.SSign" }

// Operand is operand `operand`.
func (o GLSLSSign) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLSSign) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLSSign) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSSign builds `spv.GLSL.SSign`.
func NewGLSLSSign(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLSSign {
	return GLSLSSign{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.SSign"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFMax: Gives the larger of two floats; which, if one is NaN, is undefined.
type GLSLFMax struct{ Op *ir.Operation }

// AsGLSLFMax views an operation as `spv.GLSL.FMax`; false when it is another one.
func AsGLSLFMax(op *ir.Operation) (GLSLFMax, bool) { return GLSLFMax{op}, op.Is("spv.GLSL.FMax") }

// OpName is the name of the operations that it views.
func (GLSLFMax) OpName() string { return "spv.GLSL.FMax" }

// Lhs is operand `lhs`.
func (o GLSLFMax) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLFMax) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLFMax) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLFMax) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLFMax) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFMax builds `spv.GLSL.FMax`.
func NewGLSLFMax(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLFMax {
	return GLSLFMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FMax"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFMin: Gives the smaller of two floats; which, if one is NaN, is undefined.
type GLSLFMin struct{ Op *ir.Operation }

// AsGLSLFMin views an operation as `spv.GLSL.FMin`; false when it is another one.
func AsGLSLFMin(op *ir.Operation) (GLSLFMin, bool) { return GLSLFMin{op}, op.Is("spv.GLSL.FMin") }

// OpName is the name of the operations that it views.
func (GLSLFMin) OpName() string { return "spv.GLSL.FMin" }

// Lhs is operand `lhs`.
func (o GLSLFMin) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLFMin) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLFMin) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLFMin) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLFMin) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFMin builds `spv.GLSL.FMin`.
func NewGLSLFMin(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLFMin {
	return GLSLFMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FMin"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSMax: Gives the larger of two signed integers.
type GLSLSMax struct{ Op *ir.Operation }

// AsGLSLSMax views an operation as `spv.GLSL.SMax`; false when it is another one.
func AsGLSLSMax(op *ir.Operation) (GLSLSMax, bool) { return GLSLSMax{op}, op.Is("spv.GLSL.SMax") }

// OpName is the name of the operations that it views.
func (GLSLSMax) OpName() string { return "spv.GLSL.SMax" }

// Lhs is operand `lhs`.
func (o GLSLSMax) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLSMax) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLSMax) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLSMax) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLSMax) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSMax builds `spv.GLSL.SMax`.
func NewGLSLSMax(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLSMax {
	return GLSLSMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.SMax"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSMin: Gives the smaller of two signed integers.
type GLSLSMin struct{ Op *ir.Operation }

// AsGLSLSMin views an operation as `spv.GLSL.SMin`; false when it is another one.
func AsGLSLSMin(op *ir.Operation) (GLSLSMin, bool) { return GLSLSMin{op}, op.Is("spv.GLSL.SMin") }

// OpName is the name of the operations that it views.
func (GLSLSMin) OpName() string { return "spv.GLSL.SMin" }

// Lhs is operand `lhs`.
func (o GLSLSMin) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLSMin) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLSMin) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLSMin) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLSMin) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSMin builds `spv.GLSL.SMin`.
func NewGLSLSMin(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLSMin {
	return GLSLSMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.SMin"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFma: Computes `x * y + z`.
type GLSLFma struct{ Op *ir.Operation }

// AsGLSLFma views an operation as `spv.GLSL.Fma`; false when it is another one.
func AsGLSLFma(op *ir.Operation) (GLSLFma, bool) { return GLSLFma{op}, op.Is("spv.GLSL.Fma") }

// OpName is the name of the operations that it views.
func (GLSLFma) OpName() string { return "spv.GLSL.Fma" }

// X is operand `x`.
func (o GLSLFma) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLFma) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLFma) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLFma) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o GLSLFma) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o GLSLFma) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLFma) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFma builds `spv.GLSL.Fma`.
func NewGLSLFma(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) GLSLFma {
	return GLSLFma{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Fma"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFClamp: Keeps the float `x` within `y` and `z`. Undefined when `y` is greater.
type GLSLFClamp struct{ Op *ir.Operation }

// AsGLSLFClamp views an operation as `spv.GLSL.FClamp`; false when it is another one.
func AsGLSLFClamp(op *ir.Operation) (GLSLFClamp, bool) {
	return GLSLFClamp{op}, op.Is("spv.GLSL.FClamp")
}

// OpName is the name of the operations that it views.
func (GLSLFClamp) OpName() string { return "spv.GLSL.FClamp" }

// X is operand `x`.
func (o GLSLFClamp) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLFClamp) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLFClamp) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLFClamp) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o GLSLFClamp) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o GLSLFClamp) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLFClamp) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFClamp builds `spv.GLSL.FClamp`.
func NewGLSLFClamp(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) GLSLFClamp {
	return GLSLFClamp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FClamp"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSClamp: Keeps the signed integer `x` within `y` and `z`. Undefined when `y` is
// greater.
type GLSLSClamp struct{ Op *ir.Operation }

// AsGLSLSClamp views an operation as `spv.GLSL.SClamp`; false when it is another one.
func AsGLSLSClamp(op *ir.Operation) (GLSLSClamp, bool) {
	return GLSLSClamp{op}, op.Is("spv.GLSL.SClamp")
}

// OpName is the name of the operations that it views.
func (GLSLSClamp) OpName() string { return "spv.GLSL.SClamp" }

// X is operand `x`.
func (o GLSLSClamp) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLSClamp) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLSClamp) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLSClamp) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o GLSLSClamp) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o GLSLSClamp) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLSClamp) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSClamp builds `spv.GLSL.SClamp`.
func NewGLSLSClamp(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) GLSLSClamp {
	return GLSLSClamp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.SClamp"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLUClamp: Keeps the unsigned integer `x` within `y` and `z`. Undefined when `y` is
// greater.
type GLSLUClamp struct{ Op *ir.Operation }

// AsGLSLUClamp views an operation as `spv.GLSL.UClamp`; false when it is another one.
func AsGLSLUClamp(op *ir.Operation) (GLSLUClamp, bool) {
	return GLSLUClamp{op}, op.Is("spv.GLSL.UClamp")
}

// OpName is the name of the operations that it views.
func (GLSLUClamp) OpName() string { return "spv.GLSL.UClamp" }

// X is operand `x`.
func (o GLSLUClamp) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLUClamp) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLUClamp) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLUClamp) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o GLSLUClamp) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o GLSLUClamp) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLUClamp) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUClamp builds `spv.GLSL.UClamp`.
func NewGLSLUClamp(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) GLSLUClamp {
	return GLSLUClamp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UClamp"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFMix: Blends two floats: `x * (1 - a) + y * a`.
type GLSLFMix struct{ Op *ir.Operation }

// AsGLSLFMix views an operation as `spv.GLSL.FMix`; false when it is another one.
func AsGLSLFMix(op *ir.Operation) (GLSLFMix, bool) { return GLSLFMix{op}, op.Is("spv.GLSL.FMix") }

// OpName is the name of the operations that it views.
func (GLSLFMix) OpName() string { return "spv.GLSL.FMix" }

// X is operand `x`.
func (o GLSLFMix) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLFMix) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLFMix) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLFMix) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// A is operand `a`.
func (o GLSLFMix) A() *ir.Value { return o.Op.Operand(2) }

// SetA changes operand `a`.
func (o GLSLFMix) SetA(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLFMix) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFMix builds `spv.GLSL.FMix`.
func NewGLSLFMix(b *ir.Builder, x *ir.Value, y *ir.Value, a *ir.Value, attrs ...ir.NamedAttr) GLSLFMix {
	return GLSLFMix{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FMix"),
		Operands: []*ir.Value{x, y, a},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFrexpStruct: Splits a float into a fraction from 1/2 up to 1 and a power of two; the
// result is a struct of both.
type GLSLFrexpStruct struct{ Op *ir.Operation }

// AsGLSLFrexpStruct views an operation as `spv.GLSL.FrexpStruct`; false when it is another one.
func AsGLSLFrexpStruct(op *ir.Operation) (GLSLFrexpStruct, bool) {
	return GLSLFrexpStruct{op}, op.Is("spv.GLSL.FrexpStruct")
}

// OpName is the name of the operations that it views.
func (GLSLFrexpStruct) OpName() string { return "spv.GLSL.FrexpStruct" }

// Operand is operand `operand`.
func (o GLSLFrexpStruct) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFrexpStruct) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFrexpStruct) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFrexpStruct builds `spv.GLSL.FrexpStruct`.
func NewGLSLFrexpStruct(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLFrexpStruct {
	return GLSLFrexpStruct{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FrexpStruct"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLLdexp: Multiplies a float by a power of two.
type GLSLLdexp struct{ Op *ir.Operation }

// AsGLSLLdexp views an operation as `spv.GLSL.Ldexp`; false when it is another one.
func AsGLSLLdexp(op *ir.Operation) (GLSLLdexp, bool) { return GLSLLdexp{op}, op.Is("spv.GLSL.Ldexp") }

// OpName is the name of the operations that it views.
func (GLSLLdexp) OpName() string { return "spv.GLSL.Ldexp" }

// X is operand `x`.
func (o GLSLLdexp) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLLdexp) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Exp is operand `exp`.
func (o GLSLLdexp) Exp() *ir.Value { return o.Op.Operand(1) }

// SetExp changes operand `exp`.
func (o GLSLLdexp) SetExp(v *ir.Value) { o.Op.SetOperand(1, v) }

// Y is result `y`.
func (o GLSLLdexp) Y() *ir.Value { return o.Op.Result(0) }

// NewGLSLLdexp builds `spv.GLSL.Ldexp`.
func NewGLSLLdexp(b *ir.Builder, x *ir.Value, exp *ir.Value, attrs ...ir.NamedAttr) GLSLLdexp {
	return GLSLLdexp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Ldexp"),
		Operands: []*ir.Value{x, exp},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// OCLExp: Computes e to the power of its operand.
type OCLExp struct{ Op *ir.Operation }

// AsOCLExp views an operation as `spv.OCL.exp`; false when it is another one.
func AsOCLExp(op *ir.Operation) (OCLExp, bool) { return OCLExp{op}, op.Is("spv.OCL.exp") }

// OpName is the name of the operations that it views.
func (OCLExp) OpName() string { return "spv.OCL.exp" }

// Operand is operand `operand`.
func (o OCLExp) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o OCLExp) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o OCLExp) Result() *ir.Value { return o.Op.Result(0) }

// NewOCLExp builds `spv.OCL.exp`.
func NewOCLExp(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) OCLExp {
	return OCLExp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.OCL.exp"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// OCLFabs: Clears the sign of a float.
type OCLFabs struct{ Op *ir.Operation }

// AsOCLFabs views an operation as `spv.OCL.fabs`; false when it is another one.
func AsOCLFabs(op *ir.Operation) (OCLFabs, bool) { return OCLFabs{op}, op.Is("spv.OCL.fabs") }

// OpName is the name of the operations that it views.
func (OCLFabs) OpName() string { return "spv.OCL.fabs" }

// Operand is operand `operand`.
func (o OCLFabs) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o OCLFabs) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o OCLFabs) Result() *ir.Value { return o.Op.Result(0) }

// NewOCLFabs builds `spv.OCL.fabs`.
func NewOCLFabs(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) OCLFabs {
	return OCLFabs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.OCL.fabs"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// OCLSAbs: Clears the sign of a signed integer.
type OCLSAbs struct{ Op *ir.Operation }

// AsOCLSAbs views an operation as `spv.OCL.s_abs`; false when it is another one.
func AsOCLSAbs(op *ir.Operation) (OCLSAbs, bool) { return OCLSAbs{op}, op.Is("spv.OCL.s_abs") }

// OpName is the name of the operations that it views.
func (OCLSAbs) OpName() string { return "spv.OCL.s_abs" }

// Operand is operand `operand`.
func (o OCLSAbs) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o OCLSAbs) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o OCLSAbs) Result() *ir.Value { return o.Op.Result(0) }

// NewOCLSAbs builds `spv.OCL.s_abs`.
func NewOCLSAbs(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) OCLSAbs {
	return OCLSAbs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.OCL.s_abs"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// AMDFMin3: Gives the least of three floats; which, if one is NaN, is undefined.
type AMDFMin3 struct{ Op *ir.Operation }

// AsAMDFMin3 views an operation as `spv.AMD.FMin3`; false when it is another one.
func AsAMDFMin3(op *ir.Operation) (AMDFMin3, bool) { return AMDFMin3{op}, op.Is("spv.AMD.FMin3") }

// OpName is the name of the operations that it views.
func (AMDFMin3) OpName() string { return "spv.AMD.FMin3" }

// X is operand `x`.
func (o AMDFMin3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDFMin3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDFMin3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDFMin3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDFMin3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDFMin3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDFMin3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDFMin3 builds `spv.AMD.FMin3`.
func NewAMDFMin3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDFMin3 {
	return AMDFMin3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.FMin3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDUMin3: Gives the least of three unsigned integers.
type AMDUMin3 struct{ Op *ir.Operation }

// AsAMDUMin3 views an operation as `spv.AMD.UMin3`; false when it is another one.
func AsAMDUMin3(op *ir.Operation) (AMDUMin3, bool) { return AMDUMin3{op}, op.Is("spv.AMD.UMin3") }

// OpName is the name of the operations that it views.
func (AMDUMin3) OpName() string { return "spv.AMD.UMin3" }

// X is operand `x`.
func (o AMDUMin3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDUMin3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDUMin3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDUMin3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDUMin3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDUMin3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDUMin3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDUMin3 builds `spv.AMD.UMin3`.
func NewAMDUMin3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDUMin3 {
	return AMDUMin3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.UMin3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDSMin3: Gives the least of three signed integers.
type AMDSMin3 struct{ Op *ir.Operation }

// AsAMDSMin3 views an operation as `spv.AMD.SMin3`; false when it is another one.
func AsAMDSMin3(op *ir.Operation) (AMDSMin3, bool) { return AMDSMin3{op}, op.Is("spv.AMD.SMin3") }

// OpName is the name of the operations that it views.
func (AMDSMin3) OpName() string { return "spv.AMD.SMin3" }

// X is operand `x`.
func (o AMDSMin3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDSMin3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDSMin3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDSMin3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDSMin3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDSMin3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDSMin3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDSMin3 builds `spv.AMD.SMin3`.
func NewAMDSMin3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDSMin3 {
	return AMDSMin3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.SMin3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDFMax3: Gives the greatest of three floats; which, if one is NaN, is undefined.
type AMDFMax3 struct{ Op *ir.Operation }

// AsAMDFMax3 views an operation as `spv.AMD.FMax3`; false when it is another one.
func AsAMDFMax3(op *ir.Operation) (AMDFMax3, bool) { return AMDFMax3{op}, op.Is("spv.AMD.FMax3") }

// OpName is the name of the operations that it views.
func (AMDFMax3) OpName() string { return "spv.AMD.FMax3" }

// X is operand `x`.
func (o AMDFMax3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDFMax3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDFMax3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDFMax3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDFMax3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDFMax3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDFMax3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDFMax3 builds `spv.AMD.FMax3`.
func NewAMDFMax3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDFMax3 {
	return AMDFMax3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.FMax3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDUMax3: Gives the greatest of three unsigned integers.
type AMDUMax3 struct{ Op *ir.Operation }

// AsAMDUMax3 views an operation as `spv.AMD.UMax3`; false when it is another one.
func AsAMDUMax3(op *ir.Operation) (AMDUMax3, bool) { return AMDUMax3{op}, op.Is("spv.AMD.UMax3") }

// OpName is the name of the operations that it views.
func (AMDUMax3) OpName() string { return "spv.AMD.UMax3" }

// X is operand `x`.
func (o AMDUMax3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDUMax3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDUMax3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDUMax3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDUMax3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDUMax3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDUMax3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDUMax3 builds `spv.AMD.UMax3`.
func NewAMDUMax3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDUMax3 {
	return AMDUMax3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.UMax3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDSMax3: Gives the greatest of three signed integers.
type AMDSMax3 struct{ Op *ir.Operation }

// AsAMDSMax3 views an operation as `spv.AMD.SMax3`; false when it is another one.
func AsAMDSMax3(op *ir.Operation) (AMDSMax3, bool) { return AMDSMax3{op}, op.Is("spv.AMD.SMax3") }

// OpName is the name of the operations that it views.
func (AMDSMax3) OpName() string { return "spv.AMD.SMax3" }

// X is operand `x`.
func (o AMDSMax3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDSMax3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDSMax3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDSMax3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDSMax3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDSMax3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDSMax3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDSMax3 builds `spv.AMD.SMax3`.
func NewAMDSMax3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDSMax3 {
	return AMDSMax3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.SMax3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDFMid3: Gives the middle one of three floats; which, if one is NaN, is undefined.
type AMDFMid3 struct{ Op *ir.Operation }

// AsAMDFMid3 views an operation as `spv.AMD.FMid3`; false when it is another one.
func AsAMDFMid3(op *ir.Operation) (AMDFMid3, bool) { return AMDFMid3{op}, op.Is("spv.AMD.FMid3") }

// OpName is the name of the operations that it views.
func (AMDFMid3) OpName() string { return "spv.AMD.FMid3" }

// X is operand `x`.
func (o AMDFMid3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDFMid3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDFMid3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDFMid3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDFMid3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDFMid3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDFMid3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDFMid3 builds `spv.AMD.FMid3`.
func NewAMDFMid3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDFMid3 {
	return AMDFMid3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.FMid3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDUMid3: Gives the middle one of three unsigned integers.
type AMDUMid3 struct{ Op *ir.Operation }

// AsAMDUMid3 views an operation as `spv.AMD.UMid3`; false when it is another one.
func AsAMDUMid3(op *ir.Operation) (AMDUMid3, bool) { return AMDUMid3{op}, op.Is("spv.AMD.UMid3") }

// OpName is the name of the operations that it views.
func (AMDUMid3) OpName() string { return "spv.AMD.UMid3" }

// X is operand `x`.
func (o AMDUMid3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDUMid3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDUMid3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDUMid3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDUMid3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDUMid3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDUMid3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDUMid3 builds `spv.AMD.UMid3`.
func NewAMDUMid3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDUMid3 {
	return AMDUMid3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.UMid3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDSMid3: Gives the middle one of three signed integers.
type AMDSMid3 struct{ Op *ir.Operation }

// AsAMDSMid3 views an operation as `spv.AMD.SMid3`; false when it is another one.
func AsAMDSMid3(op *ir.Operation) (AMDSMid3, bool) { return AMDSMid3{op}, op.Is("spv.AMD.SMid3") }

// OpName is the name of the operations that it views.
func (AMDSMid3) OpName() string { return "spv.AMD.SMid3" }

// X is operand `x`.
func (o AMDSMid3) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AMDSMid3) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o AMDSMid3) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o AMDSMid3) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o AMDSMid3) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o AMDSMid3) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDSMid3) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDSMid3 builds `spv.AMD.SMid3`.
func NewAMDSMid3(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) AMDSMid3 {
	return AMDSMid3{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.SMid3"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// AMDCubeFaceIndex: Gives the number of the face of a cube that a direction points to: 0 and 1 for x, 2 and 3
// for y, 4 and 5 for z, the greater one for a negative coordinate.
type AMDCubeFaceIndex struct{ Op *ir.Operation }

// AsAMDCubeFaceIndex views an operation as `spv.AMD.CubeFaceIndex`; false when it is another one.
func AsAMDCubeFaceIndex(op *ir.Operation) (AMDCubeFaceIndex, bool) {
	return AMDCubeFaceIndex{op}, op.Is("spv.AMD.CubeFaceIndex")
}

// OpName is the name of the operations that it views.
func (AMDCubeFaceIndex) OpName() string { return "spv.AMD.CubeFaceIndex" }

// P is operand `p`.
func (o AMDCubeFaceIndex) P() *ir.Value { return o.Op.Operand(0) }

// SetP changes operand `p`.
func (o AMDCubeFaceIndex) SetP(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AMDCubeFaceIndex) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDCubeFaceIndex builds `spv.AMD.CubeFaceIndex`.
func NewAMDCubeFaceIndex(b *ir.Builder, p *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) AMDCubeFaceIndex {
	return AMDCubeFaceIndex{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.CubeFaceIndex"),
		Operands: []*ir.Value{p},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// AMDCubeFaceCoord: Gives where a direction meets the face of a cube that it points to, from 0 to 1.
type AMDCubeFaceCoord struct{ Op *ir.Operation }

// AsAMDCubeFaceCoord views an operation as `spv.AMD.CubeFaceCoord`; false when it is another one.
func AsAMDCubeFaceCoord(op *ir.Operation) (AMDCubeFaceCoord, bool) {
	return AMDCubeFaceCoord{op}, op.Is("spv.AMD.CubeFaceCoord")
}

// OpName is the name of the operations that it views.
func (AMDCubeFaceCoord) OpName() string { return "spv.AMD.CubeFaceCoord" }

// P is operand `p`.
func (o AMDCubeFaceCoord) P() *ir.Value { return o.Op.Operand(0) }

// SetP changes operand `p`.
func (o AMDCubeFaceCoord) SetP(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AMDCubeFaceCoord) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDCubeFaceCoord builds `spv.AMD.CubeFaceCoord`.
func NewAMDCubeFaceCoord(b *ir.Builder, p *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) AMDCubeFaceCoord {
	return AMDCubeFaceCoord{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.CubeFaceCoord"),
		Operands: []*ir.Value{p},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// AMDTime: Reads the clock of the processor that runs the invocation.
type AMDTime struct{ Op *ir.Operation }

// AsAMDTime views an operation as `spv.AMD.Time`; false when it is another one.
func AsAMDTime(op *ir.Operation) (AMDTime, bool) { return AMDTime{op}, op.Is("spv.AMD.Time") }

// OpName is the name of the operations that it views.
func (AMDTime) OpName() string { return "spv.AMD.Time" }

// Result is result `result`.
func (o AMDTime) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDTime builds `spv.AMD.Time`.
func NewAMDTime(b *ir.Builder, resultType ir.Type, attrs ...ir.NamedAttr) AMDTime {
	return AMDTime{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.AMD.Time"),
		Results: []ir.Type{resultType},
		Attrs:   attrs,
	})}
}

// AMDSwizzleInvocations: Gives the value of another one of four invocations: `offset` has the place for each. It is 0
// if that is not active.
type AMDSwizzleInvocations struct{ Op *ir.Operation }

// AsAMDSwizzleInvocations views an operation as `spv.AMD.SwizzleInvocations`; false when it is another one.
func AsAMDSwizzleInvocations(op *ir.Operation) (AMDSwizzleInvocations, bool) {
	return AMDSwizzleInvocations{op}, op.Is("spv.AMD.SwizzleInvocations")
}

// OpName is the name of the operations that it views.
func (AMDSwizzleInvocations) OpName() string { return "spv.AMD.SwizzleInvocations" }

// Data is operand `data`.
func (o AMDSwizzleInvocations) Data() *ir.Value { return o.Op.Operand(0) }

// SetData changes operand `data`.
func (o AMDSwizzleInvocations) SetData(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offset is operand `offset`.
func (o AMDSwizzleInvocations) Offset() *ir.Value { return o.Op.Operand(1) }

// SetOffset changes operand `offset`.
func (o AMDSwizzleInvocations) SetOffset(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AMDSwizzleInvocations) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDSwizzleInvocations builds `spv.AMD.SwizzleInvocations`.
func NewAMDSwizzleInvocations(b *ir.Builder, data *ir.Value, offset *ir.Value, attrs ...ir.NamedAttr) AMDSwizzleInvocations {
	return AMDSwizzleInvocations{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.SwizzleInvocations"),
		Operands: []*ir.Value{data, offset},
		Results:  []ir.Type{data.Type()},
		Attrs:    attrs,
	})}
}

// AMDSwizzleInvocationsMasked: Gives the value of another one of 32 invocations: of that whose number is this one's, after
// AND, OR and XOR with the elements of `mask`. It is 0 if that is not active.
type AMDSwizzleInvocationsMasked struct{ Op *ir.Operation }

// AsAMDSwizzleInvocationsMasked views an operation as `spv.AMD.SwizzleInvocationsMasked`; false when it is another one.
func AsAMDSwizzleInvocationsMasked(op *ir.Operation) (AMDSwizzleInvocationsMasked, bool) {
	return AMDSwizzleInvocationsMasked{op}, op.Is("spv.AMD.SwizzleInvocationsMasked")
}

// OpName is the name of the operations that it views.
func (AMDSwizzleInvocationsMasked) OpName() string { return "spv.AMD.SwizzleInvocationsMasked" }

// Data is operand `data`.
func (o AMDSwizzleInvocationsMasked) Data() *ir.Value { return o.Op.Operand(0) }

// SetData changes operand `data`.
func (o AMDSwizzleInvocationsMasked) SetData(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o AMDSwizzleInvocationsMasked) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o AMDSwizzleInvocationsMasked) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AMDSwizzleInvocationsMasked) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDSwizzleInvocationsMasked builds `spv.AMD.SwizzleInvocationsMasked`.
func NewAMDSwizzleInvocationsMasked(b *ir.Builder, data *ir.Value, mask *ir.Value, attrs ...ir.NamedAttr) AMDSwizzleInvocationsMasked {
	return AMDSwizzleInvocationsMasked{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.SwizzleInvocationsMasked"),
		Operands: []*ir.Value{data, mask},
		Results:  []ir.Type{data.Type()},
		Attrs:    attrs,
	})}
}

// AMDWriteInvocation: Gives `write_value` in the invocation `invocation_index` of the subgroup, `input_value` in the
// others.
type AMDWriteInvocation struct{ Op *ir.Operation }

// AsAMDWriteInvocation views an operation as `spv.AMD.WriteInvocation`; false when it is another one.
func AsAMDWriteInvocation(op *ir.Operation) (AMDWriteInvocation, bool) {
	return AMDWriteInvocation{op}, op.Is("spv.AMD.WriteInvocation")
}

// OpName is the name of the operations that it views.
func (AMDWriteInvocation) OpName() string { return "spv.AMD.WriteInvocation" }

// InputValue is operand `input_value`.
func (o AMDWriteInvocation) InputValue() *ir.Value { return o.Op.Operand(0) }

// SetInputValue changes operand `input_value`.
func (o AMDWriteInvocation) SetInputValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// WriteValue is operand `write_value`.
func (o AMDWriteInvocation) WriteValue() *ir.Value { return o.Op.Operand(1) }

// SetWriteValue changes operand `write_value`.
func (o AMDWriteInvocation) SetWriteValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// InvocationIndex is operand `invocation_index`.
func (o AMDWriteInvocation) InvocationIndex() *ir.Value { return o.Op.Operand(2) }

// SetInvocationIndex changes operand `invocation_index`.
func (o AMDWriteInvocation) SetInvocationIndex(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AMDWriteInvocation) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDWriteInvocation builds `spv.AMD.WriteInvocation`.
func NewAMDWriteInvocation(b *ir.Builder, inputValue *ir.Value, writeValue *ir.Value, invocationIndex *ir.Value, attrs ...ir.NamedAttr) AMDWriteInvocation {
	return AMDWriteInvocation{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.WriteInvocation"),
		Operands: []*ir.Value{inputValue, writeValue, invocationIndex},
		Results:  []ir.Type{inputValue.Type()},
		Attrs:    attrs,
	})}
}

// AMDMbcnt: Counts the bits of a mask that belong to invocations before this one.
type AMDMbcnt struct{ Op *ir.Operation }

// AsAMDMbcnt views an operation as `spv.AMD.Mbcnt`; false when it is another one.
func AsAMDMbcnt(op *ir.Operation) (AMDMbcnt, bool) { return AMDMbcnt{op}, op.Is("spv.AMD.Mbcnt") }

// OpName is the name of the operations that it views.
func (AMDMbcnt) OpName() string { return "spv.AMD.Mbcnt" }

// Mask is operand `mask`.
func (o AMDMbcnt) Mask() *ir.Value { return o.Op.Operand(0) }

// SetMask changes operand `mask`.
func (o AMDMbcnt) SetMask(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AMDMbcnt) Result() *ir.Value { return o.Op.Result(0) }

// NewAMDMbcnt builds `spv.AMD.Mbcnt`.
func NewAMDMbcnt(b *ir.Builder, mask *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) AMDMbcnt {
	return AMDMbcnt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AMD.Mbcnt"),
		Operands: []*ir.Value{mask},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// UCountLeadingZerosINTEL: Counts the zero bits above the highest bit that is set; all, of zero.
type UCountLeadingZerosINTEL struct{ Op *ir.Operation }

// AsUCountLeadingZerosINTEL views an operation as `spv.UCountLeadingZerosINTEL`; false when it is another one.
func AsUCountLeadingZerosINTEL(op *ir.Operation) (UCountLeadingZerosINTEL, bool) {
	return UCountLeadingZerosINTEL{op}, op.Is("spv.UCountLeadingZerosINTEL")
}

// OpName is the name of the operations that it views.
func (UCountLeadingZerosINTEL) OpName() string { return "spv.UCountLeadingZerosINTEL" }

// Operand is operand `operand`.
func (o UCountLeadingZerosINTEL) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o UCountLeadingZerosINTEL) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o UCountLeadingZerosINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewUCountLeadingZerosINTEL builds `spv.UCountLeadingZerosINTEL`.
func NewUCountLeadingZerosINTEL(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) UCountLeadingZerosINTEL {
	return UCountLeadingZerosINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UCountLeadingZerosINTEL"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// UCountTrailingZerosINTEL: Counts the zero bits below the lowest bit that is set; all, of zero.
type UCountTrailingZerosINTEL struct{ Op *ir.Operation }

// AsUCountTrailingZerosINTEL views an operation as `spv.UCountTrailingZerosINTEL`; false when it is another one.
func AsUCountTrailingZerosINTEL(op *ir.Operation) (UCountTrailingZerosINTEL, bool) {
	return UCountTrailingZerosINTEL{op}, op.Is("spv.UCountTrailingZerosINTEL")
}

// OpName is the name of the operations that it views.
func (UCountTrailingZerosINTEL) OpName() string { return "spv.UCountTrailingZerosINTEL" }

// Operand is operand `operand`.
func (o UCountTrailingZerosINTEL) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o UCountTrailingZerosINTEL) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o UCountTrailingZerosINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewUCountTrailingZerosINTEL builds `spv.UCountTrailingZerosINTEL`.
func NewUCountTrailingZerosINTEL(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) UCountTrailingZerosINTEL {
	return UCountTrailingZerosINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UCountTrailingZerosINTEL"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// AbsISubINTEL: Gives the distance of two signed integers, as an unsigned one.
type AbsISubINTEL struct{ Op *ir.Operation }

// AsAbsISubINTEL views an operation as `spv.AbsISubINTEL`; false when it is another one.
func AsAbsISubINTEL(op *ir.Operation) (AbsISubINTEL, bool) {
	return AbsISubINTEL{op}, op.Is("spv.AbsISubINTEL")
}

// OpName is the name of the operations that it views.
func (AbsISubINTEL) OpName() string { return "spv.AbsISubINTEL" }

// Operand1 is operand `operand1`.
func (o AbsISubINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o AbsISubINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o AbsISubINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o AbsISubINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AbsISubINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewAbsISubINTEL builds `spv.AbsISubINTEL`.
func NewAbsISubINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) AbsISubINTEL {
	return AbsISubINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AbsISubINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// AbsUSubINTEL: Gives the distance of two unsigned integers.
type AbsUSubINTEL struct{ Op *ir.Operation }

// AsAbsUSubINTEL views an operation as `spv.AbsUSubINTEL`; false when it is another one.
func AsAbsUSubINTEL(op *ir.Operation) (AbsUSubINTEL, bool) {
	return AbsUSubINTEL{op}, op.Is("spv.AbsUSubINTEL")
}

// OpName is the name of the operations that it views.
func (AbsUSubINTEL) OpName() string { return "spv.AbsUSubINTEL" }

// Operand1 is operand `operand1`.
func (o AbsUSubINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o AbsUSubINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o AbsUSubINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o AbsUSubINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AbsUSubINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewAbsUSubINTEL builds `spv.AbsUSubINTEL`.
func NewAbsUSubINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) AbsUSubINTEL {
	return AbsUSubINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AbsUSubINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// IAddSatINTEL: Adds signed integers and saturates.
type IAddSatINTEL struct{ Op *ir.Operation }

// AsIAddSatINTEL views an operation as `spv.IAddSatINTEL`; false when it is another one.
func AsIAddSatINTEL(op *ir.Operation) (IAddSatINTEL, bool) {
	return IAddSatINTEL{op}, op.Is("spv.IAddSatINTEL")
}

// OpName is the name of the operations that it views.
func (IAddSatINTEL) OpName() string { return "spv.IAddSatINTEL" }

// Operand1 is operand `operand1`.
func (o IAddSatINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IAddSatINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IAddSatINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IAddSatINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IAddSatINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewIAddSatINTEL builds `spv.IAddSatINTEL`.
func NewIAddSatINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) IAddSatINTEL {
	return IAddSatINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IAddSatINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// UAddSatINTEL: Adds unsigned integers and saturates.
type UAddSatINTEL struct{ Op *ir.Operation }

// AsUAddSatINTEL views an operation as `spv.UAddSatINTEL`; false when it is another one.
func AsUAddSatINTEL(op *ir.Operation) (UAddSatINTEL, bool) {
	return UAddSatINTEL{op}, op.Is("spv.UAddSatINTEL")
}

// OpName is the name of the operations that it views.
func (UAddSatINTEL) OpName() string { return "spv.UAddSatINTEL" }

// Operand1 is operand `operand1`.
func (o UAddSatINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UAddSatINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UAddSatINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UAddSatINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UAddSatINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewUAddSatINTEL builds `spv.UAddSatINTEL`.
func NewUAddSatINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UAddSatINTEL {
	return UAddSatINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UAddSatINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// IAverageINTEL: Gives the mean of two signed integers, rounded down.
type IAverageINTEL struct{ Op *ir.Operation }

// AsIAverageINTEL views an operation as `spv.IAverageINTEL`; false when it is another one.
func AsIAverageINTEL(op *ir.Operation) (IAverageINTEL, bool) {
	return IAverageINTEL{op}, op.Is("spv.IAverageINTEL")
}

// OpName is the name of the operations that it views.
func (IAverageINTEL) OpName() string { return "spv.IAverageINTEL" }

// Operand1 is operand `operand1`.
func (o IAverageINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IAverageINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IAverageINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IAverageINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IAverageINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewIAverageINTEL builds `spv.IAverageINTEL`.
func NewIAverageINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) IAverageINTEL {
	return IAverageINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IAverageINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// UAverageINTEL: Gives the mean of two unsigned integers, rounded down.
type UAverageINTEL struct{ Op *ir.Operation }

// AsUAverageINTEL views an operation as `spv.UAverageINTEL`; false when it is another one.
func AsUAverageINTEL(op *ir.Operation) (UAverageINTEL, bool) {
	return UAverageINTEL{op}, op.Is("spv.UAverageINTEL")
}

// OpName is the name of the operations that it views.
func (UAverageINTEL) OpName() string { return "spv.UAverageINTEL" }

// Operand1 is operand `operand1`.
func (o UAverageINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UAverageINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UAverageINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UAverageINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UAverageINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewUAverageINTEL builds `spv.UAverageINTEL`.
func NewUAverageINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UAverageINTEL {
	return UAverageINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UAverageINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// IAverageRoundedINTEL: Gives the mean of two signed integers, rounded up.
type IAverageRoundedINTEL struct{ Op *ir.Operation }

// AsIAverageRoundedINTEL views an operation as `spv.IAverageRoundedINTEL`; false when it is another one.
func AsIAverageRoundedINTEL(op *ir.Operation) (IAverageRoundedINTEL, bool) {
	return IAverageRoundedINTEL{op}, op.Is("spv.IAverageRoundedINTEL")
}

// OpName is the name of the operations that it views.
func (IAverageRoundedINTEL) OpName() string { return "spv.IAverageRoundedINTEL" }

// Operand1 is operand `operand1`.
func (o IAverageRoundedINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IAverageRoundedINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IAverageRoundedINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IAverageRoundedINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IAverageRoundedINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewIAverageRoundedINTEL builds `spv.IAverageRoundedINTEL`.
func NewIAverageRoundedINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) IAverageRoundedINTEL {
	return IAverageRoundedINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IAverageRoundedINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// UAverageRoundedINTEL: Gives the mean of two unsigned integers, rounded up.
type UAverageRoundedINTEL struct{ Op *ir.Operation }

// AsUAverageRoundedINTEL views an operation as `spv.UAverageRoundedINTEL`; false when it is another one.
func AsUAverageRoundedINTEL(op *ir.Operation) (UAverageRoundedINTEL, bool) {
	return UAverageRoundedINTEL{op}, op.Is("spv.UAverageRoundedINTEL")
}

// OpName is the name of the operations that it views.
func (UAverageRoundedINTEL) OpName() string { return "spv.UAverageRoundedINTEL" }

// Operand1 is operand `operand1`.
func (o UAverageRoundedINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UAverageRoundedINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UAverageRoundedINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UAverageRoundedINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UAverageRoundedINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewUAverageRoundedINTEL builds `spv.UAverageRoundedINTEL`.
func NewUAverageRoundedINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UAverageRoundedINTEL {
	return UAverageRoundedINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UAverageRoundedINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// ISubSatINTEL: Subtracts signed integers and saturates.
type ISubSatINTEL struct{ Op *ir.Operation }

// AsISubSatINTEL views an operation as `spv.ISubSatINTEL`; false when it is another one.
func AsISubSatINTEL(op *ir.Operation) (ISubSatINTEL, bool) {
	return ISubSatINTEL{op}, op.Is("spv.ISubSatINTEL")
}

// OpName is the name of the operations that it views.
func (ISubSatINTEL) OpName() string { return "spv.ISubSatINTEL" }

// Operand1 is operand `operand1`.
func (o ISubSatINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ISubSatINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ISubSatINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ISubSatINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ISubSatINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewISubSatINTEL builds `spv.ISubSatINTEL`.
func NewISubSatINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) ISubSatINTEL {
	return ISubSatINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ISubSatINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// USubSatINTEL: Subtracts unsigned integers and saturates.
type USubSatINTEL struct{ Op *ir.Operation }

// AsUSubSatINTEL views an operation as `spv.USubSatINTEL`; false when it is another one.
func AsUSubSatINTEL(op *ir.Operation) (USubSatINTEL, bool) {
	return USubSatINTEL{op}, op.Is("spv.USubSatINTEL")
}

// OpName is the name of the operations that it views.
func (USubSatINTEL) OpName() string { return "spv.USubSatINTEL" }

// Operand1 is operand `operand1`.
func (o USubSatINTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o USubSatINTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o USubSatINTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o USubSatINTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o USubSatINTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewUSubSatINTEL builds `spv.USubSatINTEL`.
func NewUSubSatINTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) USubSatINTEL {
	return USubSatINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.USubSatINTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// IMul32x16INTEL: Multiplies an integer of 32 bits by the low 16 bits of another, which have a sign.
type IMul32x16INTEL struct{ Op *ir.Operation }

// AsIMul32x16INTEL views an operation as `spv.IMul32x16INTEL`; false when it is another one.
func AsIMul32x16INTEL(op *ir.Operation) (IMul32x16INTEL, bool) {
	return IMul32x16INTEL{op}, op.Is("spv.IMul32x16INTEL")
}

// OpName is the name of the operations that it views.
func (IMul32x16INTEL) OpName() string { return "spv.IMul32x16INTEL" }

// Operand1 is operand `operand1`.
func (o IMul32x16INTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IMul32x16INTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IMul32x16INTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IMul32x16INTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IMul32x16INTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewIMul32x16INTEL builds `spv.IMul32x16INTEL`.
func NewIMul32x16INTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) IMul32x16INTEL {
	return IMul32x16INTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IMul32x16INTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// UMul32x16INTEL: Multiplies an integer of 32 bits by the low 16 bits of another, which have no sign.
type UMul32x16INTEL struct{ Op *ir.Operation }

// AsUMul32x16INTEL views an operation as `spv.UMul32x16INTEL`; false when it is another one.
func AsUMul32x16INTEL(op *ir.Operation) (UMul32x16INTEL, bool) {
	return UMul32x16INTEL{op}, op.Is("spv.UMul32x16INTEL")
}

// OpName is the name of the operations that it views.
func (UMul32x16INTEL) OpName() string { return "spv.UMul32x16INTEL" }

// Operand1 is operand `operand1`.
func (o UMul32x16INTEL) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UMul32x16INTEL) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UMul32x16INTEL) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UMul32x16INTEL) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UMul32x16INTEL) Result() *ir.Value { return o.Op.Result(0) }

// NewUMul32x16INTEL builds `spv.UMul32x16INTEL`.
func NewUMul32x16INTEL(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, attrs ...ir.NamedAttr) UMul32x16INTEL {
	return UMul32x16INTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UMul32x16INTEL"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{operand1.Type()},
		Attrs:    attrs,
	})}
}

// CompositeConstruct: Makes a composite of its members. A vector may be made of smaller vectors.
type CompositeConstruct struct{ Op *ir.Operation }

// AsCompositeConstruct views an operation as `spv.CompositeConstruct`; false when it is another one.
func AsCompositeConstruct(op *ir.Operation) (CompositeConstruct, bool) {
	return CompositeConstruct{op}, op.Is("spv.CompositeConstruct")
}

// OpName is the name of the operations that it views.
func (CompositeConstruct) OpName() string { return "spv.CompositeConstruct" }

// Constituents are the operands `constituents`.
func (o CompositeConstruct) Constituents() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o CompositeConstruct) Result() *ir.Value { return o.Op.Result(0) }

// NewCompositeConstruct builds `spv.CompositeConstruct`.
func NewCompositeConstruct(b *ir.Builder, constituents []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) CompositeConstruct {
	return CompositeConstruct{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CompositeConstruct"),
		Operands: constituents,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// CompositeExtract: Gives the member of a composite at an index path.
type CompositeExtract struct{ Op *ir.Operation }

// AsCompositeExtract views an operation as `spv.CompositeExtract`; false when it is another one.
func AsCompositeExtract(op *ir.Operation) (CompositeExtract, bool) {
	return CompositeExtract{op}, op.Is("spv.CompositeExtract")
}

// OpName is the name of the operations that it views.
func (CompositeExtract) OpName() string { return "spv.CompositeExtract" }

// Composite is operand `composite`.
func (o CompositeExtract) Composite() *ir.Value { return o.Op.Operand(0) }

// SetComposite changes operand `composite`.
func (o CompositeExtract) SetComposite(v *ir.Value) { o.Op.SetOperand(0, v) }

// Component is result `component`.
func (o CompositeExtract) Component() *ir.Value { return o.Op.Result(0) }

// IndicesAttr is attribute `indices`, nil when it is absent.
func (o CompositeExtract) IndicesAttr() ir.Attribute { return o.Op.Attr("indices") }

// SetIndicesAttr changes attribute `indices`; nil removes it.
func (o CompositeExtract) SetIndicesAttr(a ir.Attribute) { o.Op.SetAttr("indices", a) }

// Indices is the value of attribute `indices`, nil when it is absent or of another kind.
func (o CompositeExtract) Indices() []int64 { return ods.IntsOf(o.Op.Attr("indices")) }

// NewCompositeExtract builds `spv.CompositeExtract`.
func NewCompositeExtract(b *ir.Builder, composite *ir.Value, indices ir.Attribute, attrs ...ir.NamedAttr) CompositeExtract {
	list := append([]ir.NamedAttr{{Name: "indices", Value: indices}}, attrs...)
	return CompositeExtract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CompositeExtract"),
		Operands: []*ir.Value{composite},
		Results:  []ir.Type{eval.ResultType(b.Context(), "spv.CompositeExtract", 0, [][]*ir.Value{{composite}}, list)},
		Attrs:    list,
	})}
}

// CompositeInsert: Gives a copy of a composite in which the member at an index path is replaced.
type CompositeInsert struct{ Op *ir.Operation }

// AsCompositeInsert views an operation as `spv.CompositeInsert`; false when it is another one.
func AsCompositeInsert(op *ir.Operation) (CompositeInsert, bool) {
	return CompositeInsert{op}, op.Is("spv.CompositeInsert")
}

// OpName is the name of the operations that it views.
func (CompositeInsert) OpName() string { return "spv.CompositeInsert" }

// Object is operand `object`.
func (o CompositeInsert) Object() *ir.Value { return o.Op.Operand(0) }

// SetObject changes operand `object`.
func (o CompositeInsert) SetObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Composite is operand `composite`.
func (o CompositeInsert) Composite() *ir.Value { return o.Op.Operand(1) }

// SetComposite changes operand `composite`.
func (o CompositeInsert) SetComposite(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o CompositeInsert) Result() *ir.Value { return o.Op.Result(0) }

// IndicesAttr is attribute `indices`, nil when it is absent.
func (o CompositeInsert) IndicesAttr() ir.Attribute { return o.Op.Attr("indices") }

// SetIndicesAttr changes attribute `indices`; nil removes it.
func (o CompositeInsert) SetIndicesAttr(a ir.Attribute) { o.Op.SetAttr("indices", a) }

// Indices is the value of attribute `indices`, nil when it is absent or of another kind.
func (o CompositeInsert) Indices() []int64 { return ods.IntsOf(o.Op.Attr("indices")) }

// NewCompositeInsert builds `spv.CompositeInsert`.
func NewCompositeInsert(b *ir.Builder, object *ir.Value, composite *ir.Value, indices ir.Attribute, attrs ...ir.NamedAttr) CompositeInsert {
	return CompositeInsert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CompositeInsert"),
		Operands: []*ir.Value{object, composite},
		Results:  []ir.Type{composite.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "indices", Value: indices}}, attrs...),
	})}
}

// VectorExtractDynamic: Gives an element of a vector. Undefined when the index is not less than the
// length.
type VectorExtractDynamic struct{ Op *ir.Operation }

// AsVectorExtractDynamic views an operation as `spv.VectorExtractDynamic`; false when it is another one.
func AsVectorExtractDynamic(op *ir.Operation) (VectorExtractDynamic, bool) {
	return VectorExtractDynamic{op}, op.Is("spv.VectorExtractDynamic")
}

// OpName is the name of the operations that it views.
func (VectorExtractDynamic) OpName() string { return "spv.VectorExtractDynamic" }

// Vector is operand `vector`.
func (o VectorExtractDynamic) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o VectorExtractDynamic) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Index is operand `index`.
func (o VectorExtractDynamic) Index() *ir.Value { return o.Op.Operand(1) }

// SetIndex changes operand `index`.
func (o VectorExtractDynamic) SetIndex(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o VectorExtractDynamic) Result() *ir.Value { return o.Op.Result(0) }

// NewVectorExtractDynamic builds `spv.VectorExtractDynamic`.
func NewVectorExtractDynamic(b *ir.Builder, vector *ir.Value, index *ir.Value, attrs ...ir.NamedAttr) VectorExtractDynamic {
	return VectorExtractDynamic{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.VectorExtractDynamic"),
		Operands: []*ir.Value{vector, index},
		Results:  []ir.Type{ods.MustElement(vector.Type())},
		Attrs:    attrs,
	})}
}

// VectorInsertDynamic: Gives a copy of a vector in which one element is replaced. Undefined when the
// index is not less than the length.
type VectorInsertDynamic struct{ Op *ir.Operation }

// AsVectorInsertDynamic views an operation as `spv.VectorInsertDynamic`; false when it is another one.
func AsVectorInsertDynamic(op *ir.Operation) (VectorInsertDynamic, bool) {
	return VectorInsertDynamic{op}, op.Is("spv.VectorInsertDynamic")
}

// OpName is the name of the operations that it views.
func (VectorInsertDynamic) OpName() string { return "spv.VectorInsertDynamic" }

// Vector is operand `vector`.
func (o VectorInsertDynamic) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o VectorInsertDynamic) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Component is operand `component`.
func (o VectorInsertDynamic) Component() *ir.Value { return o.Op.Operand(1) }

// SetComponent changes operand `component`.
func (o VectorInsertDynamic) SetComponent(v *ir.Value) { o.Op.SetOperand(1, v) }

// Index is operand `index`.
func (o VectorInsertDynamic) Index() *ir.Value { return o.Op.Operand(2) }

// SetIndex changes operand `index`.
func (o VectorInsertDynamic) SetIndex(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o VectorInsertDynamic) Result() *ir.Value { return o.Op.Result(0) }

// NewVectorInsertDynamic builds `spv.VectorInsertDynamic`.
func NewVectorInsertDynamic(b *ir.Builder, vector *ir.Value, component *ir.Value, index *ir.Value, attrs ...ir.NamedAttr) VectorInsertDynamic {
	return VectorInsertDynamic{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.VectorInsertDynamic"),
		Operands: []*ir.Value{vector, component, index},
		Results:  []ir.Type{vector.Type()},
		Attrs:    attrs,
	})}
}

// VectorShuffle: Makes a vector of elements of two. Entry i of `components` numbers the
// element i of the result, counted through the first vector, then the second;
// 0xffffffff leaves it undefined.
type VectorShuffle struct{ Op *ir.Operation }

// AsVectorShuffle views an operation as `spv.VectorShuffle`; false when it is another one.
func AsVectorShuffle(op *ir.Operation) (VectorShuffle, bool) {
	return VectorShuffle{op}, op.Is("spv.VectorShuffle")
}

// OpName is the name of the operations that it views.
func (VectorShuffle) OpName() string { return "spv.VectorShuffle" }

// Vector1 is operand `vector1`.
func (o VectorShuffle) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o VectorShuffle) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o VectorShuffle) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o VectorShuffle) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o VectorShuffle) Result() *ir.Value { return o.Op.Result(0) }

// ComponentsAttr is attribute `components`, nil when it is absent.
func (o VectorShuffle) ComponentsAttr() ir.Attribute { return o.Op.Attr("components") }

// SetComponentsAttr changes attribute `components`; nil removes it.
func (o VectorShuffle) SetComponentsAttr(a ir.Attribute) { o.Op.SetAttr("components", a) }

// Components is the value of attribute `components`, nil when it is absent or of another kind.
func (o VectorShuffle) Components() []int64 { return ods.IntsOf(o.Op.Attr("components")) }

// NewVectorShuffle builds `spv.VectorShuffle`.
func NewVectorShuffle(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, resultType ir.Type, components ir.Attribute, attrs ...ir.NamedAttr) VectorShuffle {
	return VectorShuffle{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.VectorShuffle"),
		Operands: []*ir.Value{vector1, vector2},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "components", Value: components}}, attrs...),
	})}
}

// MatrixTimesMatrix: Multiplies two matrices.
type MatrixTimesMatrix struct{ Op *ir.Operation }

// AsMatrixTimesMatrix views an operation as `spv.MatrixTimesMatrix`; false when it is another one.
func AsMatrixTimesMatrix(op *ir.Operation) (MatrixTimesMatrix, bool) {
	return MatrixTimesMatrix{op}, op.Is("spv.MatrixTimesMatrix")
}

// OpName is the name of the operations that it views.
func (MatrixTimesMatrix) OpName() string { return "spv.MatrixTimesMatrix" }

// Leftmatrix is operand `leftmatrix`.
func (o MatrixTimesMatrix) Leftmatrix() *ir.Value { return o.Op.Operand(0) }

// SetLeftmatrix changes operand `leftmatrix`.
func (o MatrixTimesMatrix) SetLeftmatrix(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rightmatrix is operand `rightmatrix`.
func (o MatrixTimesMatrix) Rightmatrix() *ir.Value { return o.Op.Operand(1) }

// SetRightmatrix changes operand `rightmatrix`.
func (o MatrixTimesMatrix) SetRightmatrix(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o MatrixTimesMatrix) Result() *ir.Value { return o.Op.Result(0) }

// NewMatrixTimesMatrix builds `spv.MatrixTimesMatrix`.
func NewMatrixTimesMatrix(b *ir.Builder, leftmatrix *ir.Value, rightmatrix *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) MatrixTimesMatrix {
	return MatrixTimesMatrix{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.MatrixTimesMatrix"),
		Operands: []*ir.Value{leftmatrix, rightmatrix},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// MatrixTimesScalar: Multiplies all elements of a matrix by a number.
type MatrixTimesScalar struct{ Op *ir.Operation }

// AsMatrixTimesScalar views an operation as `spv.MatrixTimesScalar`; false when it is another one.
func AsMatrixTimesScalar(op *ir.Operation) (MatrixTimesScalar, bool) {
	return MatrixTimesScalar{op}, op.Is("spv.MatrixTimesScalar")
}

// OpName is the name of the operations that it views.
func (MatrixTimesScalar) OpName() string { return "spv.MatrixTimesScalar" }

// Matrix is operand `matrix`.
func (o MatrixTimesScalar) Matrix() *ir.Value { return o.Op.Operand(0) }

// SetMatrix changes operand `matrix`.
func (o MatrixTimesScalar) SetMatrix(v *ir.Value) { o.Op.SetOperand(0, v) }

// Scalar is operand `scalar`.
func (o MatrixTimesScalar) Scalar() *ir.Value { return o.Op.Operand(1) }

// SetScalar changes operand `scalar`.
func (o MatrixTimesScalar) SetScalar(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o MatrixTimesScalar) Result() *ir.Value { return o.Op.Result(0) }

// NewMatrixTimesScalar builds `spv.MatrixTimesScalar`.
func NewMatrixTimesScalar(b *ir.Builder, matrix *ir.Value, scalar *ir.Value, attrs ...ir.NamedAttr) MatrixTimesScalar {
	return MatrixTimesScalar{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.MatrixTimesScalar"),
		Operands: []*ir.Value{matrix, scalar},
		Results:  []ir.Type{matrix.Type()},
		Attrs:    attrs,
	})}
}

// Transpose: Turns the columns of a matrix into rows.
type Transpose struct{ Op *ir.Operation }

// AsTranspose views an operation as `spv.Transpose`; false when it is another one.
func AsTranspose(op *ir.Operation) (Transpose, bool) { return Transpose{op}, op.Is("spv.Transpose") }

// OpName is the name of the operations that it views.
func (Transpose) OpName() string { return "spv.Transpose" }

// Matrix is operand `matrix`.
func (o Transpose) Matrix() *ir.Value { return o.Op.Operand(0) }

// SetMatrix changes operand `matrix`.
func (o Transpose) SetMatrix(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Transpose) Result() *ir.Value { return o.Op.Result(0) }

// NewTranspose builds `spv.Transpose`.
func NewTranspose(b *ir.Builder, matrix *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Transpose {
	return Transpose{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Transpose"),
		Operands: []*ir.Value{matrix},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// CooperativeMatrixLengthNV: Gives the number of elements of a cooperative matrix that one invocation
// holds.
type CooperativeMatrixLengthNV struct{ Op *ir.Operation }

// AsCooperativeMatrixLengthNV views an operation as `spv.CooperativeMatrixLengthNV`; false when it is another one.
func AsCooperativeMatrixLengthNV(op *ir.Operation) (CooperativeMatrixLengthNV, bool) {
	return CooperativeMatrixLengthNV{op}, op.Is("spv.CooperativeMatrixLengthNV")
}

// OpName is the name of the operations that it views.
func (CooperativeMatrixLengthNV) OpName() string { return "spv.CooperativeMatrixLengthNV" }

// Result is result `result`.
func (o CooperativeMatrixLengthNV) Result() *ir.Value { return o.Op.Result(0) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o CooperativeMatrixLengthNV) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o CooperativeMatrixLengthNV) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o CooperativeMatrixLengthNV) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// NewCooperativeMatrixLengthNV builds `spv.CooperativeMatrixLengthNV`.
func NewCooperativeMatrixLengthNV(b *ir.Builder, type_ ir.Type, attrs ...ir.NamedAttr) CooperativeMatrixLengthNV {
	return CooperativeMatrixLengthNV{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.CooperativeMatrixLengthNV"),
		Results: []ir.Type{b.Context().IntegerType(32, ir.Signless)},
		Attrs:   append([]ir.NamedAttr{{Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
	})}
}

// CooperativeMatrixLoadNV: Reads a cooperative matrix from memory. `stride` is the distance of two rows,
// or of two columns if `columnmajor`, in elements.
type CooperativeMatrixLoadNV struct{ Op *ir.Operation }

// AsCooperativeMatrixLoadNV views an operation as `spv.CooperativeMatrixLoadNV`; false when it is another one.
func AsCooperativeMatrixLoadNV(op *ir.Operation) (CooperativeMatrixLoadNV, bool) {
	return CooperativeMatrixLoadNV{op}, op.Is("spv.CooperativeMatrixLoadNV")
}

// OpName is the name of the operations that it views.
func (CooperativeMatrixLoadNV) OpName() string { return "spv.CooperativeMatrixLoadNV" }

// Pointer is operand `pointer`.
func (o CooperativeMatrixLoadNV) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o CooperativeMatrixLoadNV) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Stride is operand `stride`.
func (o CooperativeMatrixLoadNV) Stride() *ir.Value { return o.Op.Operand(1) }

// SetStride changes operand `stride`.
func (o CooperativeMatrixLoadNV) SetStride(v *ir.Value) { o.Op.SetOperand(1, v) }

// Columnmajor is operand `columnmajor`.
func (o CooperativeMatrixLoadNV) Columnmajor() *ir.Value { return o.Op.Operand(2) }

// SetColumnmajor changes operand `columnmajor`.
func (o CooperativeMatrixLoadNV) SetColumnmajor(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o CooperativeMatrixLoadNV) Result() *ir.Value { return o.Op.Result(0) }

// MemoryAccessAttr is attribute `memory_access`, nil when it is absent.
func (o CooperativeMatrixLoadNV) MemoryAccessAttr() ir.Attribute { return o.Op.Attr("memory_access") }

// SetMemoryAccessAttr changes attribute `memory_access`; nil removes it.
func (o CooperativeMatrixLoadNV) SetMemoryAccessAttr(a ir.Attribute) {
	o.Op.SetAttr("memory_access", a)
}

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o CooperativeMatrixLoadNV) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o CooperativeMatrixLoadNV) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o CooperativeMatrixLoadNV) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o CooperativeMatrixLoadNV) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemoryAccess is the value of attribute `memory_access`; false when it is absent or of another kind.
func (o CooperativeMatrixLoadNV) MemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_access"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o CooperativeMatrixLoadNV) Alignment() (uint64, bool) {
	return ods.UintOf(o.Op.Attr("alignment"))
}

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o CooperativeMatrixLoadNV) MemoryScope() (Scope, bool) {
	return ods.EnumOf[Scope](o.Op.Attr("memory_scope"))
}

// NewCooperativeMatrixLoadNV builds `spv.CooperativeMatrixLoadNV`.
func NewCooperativeMatrixLoadNV(b *ir.Builder, pointer *ir.Value, stride *ir.Value, columnmajor *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) CooperativeMatrixLoadNV {
	return CooperativeMatrixLoadNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CooperativeMatrixLoadNV"),
		Operands: []*ir.Value{pointer, stride, columnmajor},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// CooperativeMatrixStoreNV: Writes a cooperative matrix to memory. `stride` is the distance of two rows,
// or of two columns if `columnmajor`, in elements.
type CooperativeMatrixStoreNV struct{ Op *ir.Operation }

// AsCooperativeMatrixStoreNV views an operation as `spv.CooperativeMatrixStoreNV`; false when it is another one.
func AsCooperativeMatrixStoreNV(op *ir.Operation) (CooperativeMatrixStoreNV, bool) {
	return CooperativeMatrixStoreNV{op}, op.Is("spv.CooperativeMatrixStoreNV")
}

// OpName is the name of the operations that it views.
func (CooperativeMatrixStoreNV) OpName() string { return "spv.CooperativeMatrixStoreNV" }

// Pointer is operand `pointer`.
func (o CooperativeMatrixStoreNV) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o CooperativeMatrixStoreNV) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Object is operand `object`.
func (o CooperativeMatrixStoreNV) Object() *ir.Value { return o.Op.Operand(1) }

// SetObject changes operand `object`.
func (o CooperativeMatrixStoreNV) SetObject(v *ir.Value) { o.Op.SetOperand(1, v) }

// Stride is operand `stride`.
func (o CooperativeMatrixStoreNV) Stride() *ir.Value { return o.Op.Operand(2) }

// SetStride changes operand `stride`.
func (o CooperativeMatrixStoreNV) SetStride(v *ir.Value) { o.Op.SetOperand(2, v) }

// Columnmajor is operand `columnmajor`.
func (o CooperativeMatrixStoreNV) Columnmajor() *ir.Value { return o.Op.Operand(3) }

// SetColumnmajor changes operand `columnmajor`.
func (o CooperativeMatrixStoreNV) SetColumnmajor(v *ir.Value) { o.Op.SetOperand(3, v) }

// MemoryAccessAttr is attribute `memory_access`, nil when it is absent.
func (o CooperativeMatrixStoreNV) MemoryAccessAttr() ir.Attribute { return o.Op.Attr("memory_access") }

// SetMemoryAccessAttr changes attribute `memory_access`; nil removes it.
func (o CooperativeMatrixStoreNV) SetMemoryAccessAttr(a ir.Attribute) {
	o.Op.SetAttr("memory_access", a)
}

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o CooperativeMatrixStoreNV) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o CooperativeMatrixStoreNV) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o CooperativeMatrixStoreNV) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o CooperativeMatrixStoreNV) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemoryAccess is the value of attribute `memory_access`; false when it is absent or of another kind.
func (o CooperativeMatrixStoreNV) MemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_access"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o CooperativeMatrixStoreNV) Alignment() (uint64, bool) {
	return ods.UintOf(o.Op.Attr("alignment"))
}

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o CooperativeMatrixStoreNV) MemoryScope() (Scope, bool) {
	return ods.EnumOf[Scope](o.Op.Attr("memory_scope"))
}

// NewCooperativeMatrixStoreNV builds `spv.CooperativeMatrixStoreNV`.
func NewCooperativeMatrixStoreNV(b *ir.Builder, pointer *ir.Value, object *ir.Value, stride *ir.Value, columnmajor *ir.Value, attrs ...ir.NamedAttr) CooperativeMatrixStoreNV {
	return CooperativeMatrixStoreNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CooperativeMatrixStoreNV"),
		Operands: []*ir.Value{pointer, object, stride, columnmajor},
		Attrs:    attrs,
	})}
}

// CooperativeMatrixMulAddNV: Computes `a * b + c` of cooperative matrices.
type CooperativeMatrixMulAddNV struct{ Op *ir.Operation }

// AsCooperativeMatrixMulAddNV views an operation as `spv.CooperativeMatrixMulAddNV`; false when it is another one.
func AsCooperativeMatrixMulAddNV(op *ir.Operation) (CooperativeMatrixMulAddNV, bool) {
	return CooperativeMatrixMulAddNV{op}, op.Is("spv.CooperativeMatrixMulAddNV")
}

// OpName is the name of the operations that it views.
func (CooperativeMatrixMulAddNV) OpName() string { return "spv.CooperativeMatrixMulAddNV" }

// A is operand `a`.
func (o CooperativeMatrixMulAddNV) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o CooperativeMatrixMulAddNV) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o CooperativeMatrixMulAddNV) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o CooperativeMatrixMulAddNV) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// C is operand `c`.
func (o CooperativeMatrixMulAddNV) C() *ir.Value { return o.Op.Operand(2) }

// SetC changes operand `c`.
func (o CooperativeMatrixMulAddNV) SetC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o CooperativeMatrixMulAddNV) Result() *ir.Value { return o.Op.Result(0) }

// NewCooperativeMatrixMulAddNV builds `spv.CooperativeMatrixMulAddNV`.
func NewCooperativeMatrixMulAddNV(b *ir.Builder, a *ir.Value, b_ *ir.Value, c *ir.Value, attrs ...ir.NamedAttr) CooperativeMatrixMulAddNV {
	list := attrs
	return CooperativeMatrixMulAddNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CooperativeMatrixMulAddNV"),
		Operands: []*ir.Value{a, b_, c},
		Results:  []ir.Type{eval.ResultType(b.Context(), "spv.CooperativeMatrixMulAddNV", 0, [][]*ir.Value{{a}, {b_}, {c}}, list)},
		Attrs:    list,
	})}
}

// KHRCooperativeMatrixLength: Gives the number of elements of a cooperative matrix that one invocation
// holds.
type KHRCooperativeMatrixLength struct{ Op *ir.Operation }

// AsKHRCooperativeMatrixLength views an operation as `spv.KHR.CooperativeMatrixLength`; false when it is another one.
func AsKHRCooperativeMatrixLength(op *ir.Operation) (KHRCooperativeMatrixLength, bool) {
	return KHRCooperativeMatrixLength{op}, op.Is("spv.KHR.CooperativeMatrixLength")
}

// OpName is the name of the operations that it views.
func (KHRCooperativeMatrixLength) OpName() string { return "spv.KHR.CooperativeMatrixLength" }

// Result is result `result`.
func (o KHRCooperativeMatrixLength) Result() *ir.Value { return o.Op.Result(0) }

// CooperativeMatrixTypeAttr is attribute `cooperative_matrix_type`, nil when it is absent.
func (o KHRCooperativeMatrixLength) CooperativeMatrixTypeAttr() ir.Attribute {
	return o.Op.Attr("cooperative_matrix_type")
}

// SetCooperativeMatrixTypeAttr changes attribute `cooperative_matrix_type`; nil removes it.
func (o KHRCooperativeMatrixLength) SetCooperativeMatrixTypeAttr(a ir.Attribute) {
	o.Op.SetAttr("cooperative_matrix_type", a)
}

// CooperativeMatrixType is the value of attribute `cooperative_matrix_type`, nil when it is absent or of another kind.
func (o KHRCooperativeMatrixLength) CooperativeMatrixType() ir.Type {
	return ods.TypeOf(o.Op.Attr("cooperative_matrix_type"))
}

// NewKHRCooperativeMatrixLength builds `spv.KHR.CooperativeMatrixLength`.
func NewKHRCooperativeMatrixLength(b *ir.Builder, cooperativeMatrixType ir.Type, attrs ...ir.NamedAttr) KHRCooperativeMatrixLength {
	return KHRCooperativeMatrixLength{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.KHR.CooperativeMatrixLength"),
		Results: []ir.Type{b.Context().IntegerType(32, ir.Signless)},
		Attrs:   append([]ir.NamedAttr{{Name: "cooperative_matrix_type", Value: b.Context().TypeAttr(cooperativeMatrixType)}}, attrs...),
	})}
}

// KHRCooperativeMatrixLoad: Reads a cooperative matrix from memory. `stride` is the distance of two rows,
// or of two columns of one that is `ColumnMajor`, in elements of what the
// pointer points to.
type KHRCooperativeMatrixLoad struct{ Op *ir.Operation }

// AsKHRCooperativeMatrixLoad views an operation as `spv.KHR.CooperativeMatrixLoad`; false when it is another one.
func AsKHRCooperativeMatrixLoad(op *ir.Operation) (KHRCooperativeMatrixLoad, bool) {
	return KHRCooperativeMatrixLoad{op}, op.Is("spv.KHR.CooperativeMatrixLoad")
}

// OpName is the name of the operations that it views.
func (KHRCooperativeMatrixLoad) OpName() string { return "spv.KHR.CooperativeMatrixLoad" }

// Pointer is operand `pointer`.
func (o KHRCooperativeMatrixLoad) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o KHRCooperativeMatrixLoad) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Stride is operand `stride`.
func (o KHRCooperativeMatrixLoad) Stride() *ir.Value { return o.Op.Operand(1) }

// SetStride changes operand `stride`.
func (o KHRCooperativeMatrixLoad) SetStride(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o KHRCooperativeMatrixLoad) Result() *ir.Value { return o.Op.Result(0) }

// MatrixLayoutAttr is attribute `matrix_layout`, nil when it is absent.
func (o KHRCooperativeMatrixLoad) MatrixLayoutAttr() ir.Attribute { return o.Op.Attr("matrix_layout") }

// SetMatrixLayoutAttr changes attribute `matrix_layout`; nil removes it.
func (o KHRCooperativeMatrixLoad) SetMatrixLayoutAttr(a ir.Attribute) {
	o.Op.SetAttr("matrix_layout", a)
}

// MemoryOperandAttr is attribute `memory_operand`, nil when it is absent.
func (o KHRCooperativeMatrixLoad) MemoryOperandAttr() ir.Attribute {
	return o.Op.Attr("memory_operand")
}

// SetMemoryOperandAttr changes attribute `memory_operand`; nil removes it.
func (o KHRCooperativeMatrixLoad) SetMemoryOperandAttr(a ir.Attribute) {
	o.Op.SetAttr("memory_operand", a)
}

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o KHRCooperativeMatrixLoad) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o KHRCooperativeMatrixLoad) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o KHRCooperativeMatrixLoad) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o KHRCooperativeMatrixLoad) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MatrixLayout is the value of attribute `matrix_layout`, CooperativeMatrixLayout(0) when it is absent or of another kind.
func (o KHRCooperativeMatrixLoad) MatrixLayout() CooperativeMatrixLayout {
	return ods.EnumOr(o.Op.Attr("matrix_layout"), CooperativeMatrixLayout(0))
}

// MemoryOperand is the value of attribute `memory_operand`; false when it is absent or of another kind.
func (o KHRCooperativeMatrixLoad) MemoryOperand() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_operand"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o KHRCooperativeMatrixLoad) Alignment() (uint64, bool) {
	return ods.UintOf(o.Op.Attr("alignment"))
}

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o KHRCooperativeMatrixLoad) MemoryScope() (Scope, bool) {
	return ods.EnumOf[Scope](o.Op.Attr("memory_scope"))
}

// NewKHRCooperativeMatrixLoad builds `spv.KHR.CooperativeMatrixLoad`.
func NewKHRCooperativeMatrixLoad(b *ir.Builder, pointer *ir.Value, stride *ir.Value, resultType ir.Type, matrixLayout CooperativeMatrixLayout, attrs ...ir.NamedAttr) KHRCooperativeMatrixLoad {
	return KHRCooperativeMatrixLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.KHR.CooperativeMatrixLoad"),
		Operands: []*ir.Value{pointer, stride},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "matrix_layout", Value: matrixLayout.Attr(b.Context())}}, attrs...),
	})}
}

// KHRCooperativeMatrixStore: Writes a cooperative matrix to memory. `stride` is the distance of two rows,
// or of two columns of one that is `ColumnMajor`, in elements of what the
// pointer points to.
type KHRCooperativeMatrixStore struct{ Op *ir.Operation }

// AsKHRCooperativeMatrixStore views an operation as `spv.KHR.CooperativeMatrixStore`; false when it is another one.
func AsKHRCooperativeMatrixStore(op *ir.Operation) (KHRCooperativeMatrixStore, bool) {
	return KHRCooperativeMatrixStore{op}, op.Is("spv.KHR.CooperativeMatrixStore")
}

// OpName is the name of the operations that it views.
func (KHRCooperativeMatrixStore) OpName() string { return "spv.KHR.CooperativeMatrixStore" }

// Pointer is operand `pointer`.
func (o KHRCooperativeMatrixStore) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o KHRCooperativeMatrixStore) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Object is operand `object`.
func (o KHRCooperativeMatrixStore) Object() *ir.Value { return o.Op.Operand(1) }

// SetObject changes operand `object`.
func (o KHRCooperativeMatrixStore) SetObject(v *ir.Value) { o.Op.SetOperand(1, v) }

// Stride is operand `stride`.
func (o KHRCooperativeMatrixStore) Stride() *ir.Value { return o.Op.Operand(2) }

// SetStride changes operand `stride`.
func (o KHRCooperativeMatrixStore) SetStride(v *ir.Value) { o.Op.SetOperand(2, v) }

// MatrixLayoutAttr is attribute `matrix_layout`, nil when it is absent.
func (o KHRCooperativeMatrixStore) MatrixLayoutAttr() ir.Attribute { return o.Op.Attr("matrix_layout") }

// SetMatrixLayoutAttr changes attribute `matrix_layout`; nil removes it.
func (o KHRCooperativeMatrixStore) SetMatrixLayoutAttr(a ir.Attribute) {
	o.Op.SetAttr("matrix_layout", a)
}

// MemoryOperandAttr is attribute `memory_operand`, nil when it is absent.
func (o KHRCooperativeMatrixStore) MemoryOperandAttr() ir.Attribute {
	return o.Op.Attr("memory_operand")
}

// SetMemoryOperandAttr changes attribute `memory_operand`; nil removes it.
func (o KHRCooperativeMatrixStore) SetMemoryOperandAttr(a ir.Attribute) {
	o.Op.SetAttr("memory_operand", a)
}

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o KHRCooperativeMatrixStore) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o KHRCooperativeMatrixStore) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o KHRCooperativeMatrixStore) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o KHRCooperativeMatrixStore) SetMemoryScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("memory_scope", a)
}

// MatrixLayout is the value of attribute `matrix_layout`, CooperativeMatrixLayout(0) when it is absent or of another kind.
func (o KHRCooperativeMatrixStore) MatrixLayout() CooperativeMatrixLayout {
	return ods.EnumOr(o.Op.Attr("matrix_layout"), CooperativeMatrixLayout(0))
}

// MemoryOperand is the value of attribute `memory_operand`; false when it is absent or of another kind.
func (o KHRCooperativeMatrixStore) MemoryOperand() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_operand"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o KHRCooperativeMatrixStore) Alignment() (uint64, bool) {
	return ods.UintOf(o.Op.Attr("alignment"))
}

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o KHRCooperativeMatrixStore) MemoryScope() (Scope, bool) {
	return ods.EnumOf[Scope](o.Op.Attr("memory_scope"))
}

// NewKHRCooperativeMatrixStore builds `spv.KHR.CooperativeMatrixStore`.
func NewKHRCooperativeMatrixStore(b *ir.Builder, pointer *ir.Value, object *ir.Value, stride *ir.Value, matrixLayout CooperativeMatrixLayout, attrs ...ir.NamedAttr) KHRCooperativeMatrixStore {
	return KHRCooperativeMatrixStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.KHR.CooperativeMatrixStore"),
		Operands: []*ir.Value{pointer, object, stride},
		Attrs:    append([]ir.NamedAttr{{Name: "matrix_layout", Value: matrixLayout.Attr(b.Context())}}, attrs...),
	})}
}

// KHRCooperativeMatrixMulAdd: Computes `a * b + c` of cooperative matrices. Integers have no sign but where
// `matrix_operands` says so.
type KHRCooperativeMatrixMulAdd struct{ Op *ir.Operation }

// AsKHRCooperativeMatrixMulAdd views an operation as `spv.KHR.CooperativeMatrixMulAdd`; false when it is another one.
func AsKHRCooperativeMatrixMulAdd(op *ir.Operation) (KHRCooperativeMatrixMulAdd, bool) {
	return KHRCooperativeMatrixMulAdd{op}, op.Is("spv.KHR.CooperativeMatrixMulAdd")
}

// OpName is the name of the operations that it views.
func (KHRCooperativeMatrixMulAdd) OpName() string { return "spv.KHR.CooperativeMatrixMulAdd" }

// A is operand `a`.
func (o KHRCooperativeMatrixMulAdd) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o KHRCooperativeMatrixMulAdd) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o KHRCooperativeMatrixMulAdd) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o KHRCooperativeMatrixMulAdd) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// C is operand `c`.
func (o KHRCooperativeMatrixMulAdd) C() *ir.Value { return o.Op.Operand(2) }

// SetC changes operand `c`.
func (o KHRCooperativeMatrixMulAdd) SetC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o KHRCooperativeMatrixMulAdd) Result() *ir.Value { return o.Op.Result(0) }

// MatrixOperandsAttr is attribute `matrix_operands`, nil when it is absent.
func (o KHRCooperativeMatrixMulAdd) MatrixOperandsAttr() ir.Attribute {
	return o.Op.Attr("matrix_operands")
}

// SetMatrixOperandsAttr changes attribute `matrix_operands`; nil removes it.
func (o KHRCooperativeMatrixMulAdd) SetMatrixOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("matrix_operands", a)
}

// MatrixOperands is the value of attribute `matrix_operands`; false when it is absent or of another kind.
func (o KHRCooperativeMatrixMulAdd) MatrixOperands() (CooperativeMatrixOperands, bool) {
	return ods.EnumOf[CooperativeMatrixOperands](o.Op.Attr("matrix_operands"))
}

// NewKHRCooperativeMatrixMulAdd builds `spv.KHR.CooperativeMatrixMulAdd`.
func NewKHRCooperativeMatrixMulAdd(b *ir.Builder, a *ir.Value, b_ *ir.Value, c *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) KHRCooperativeMatrixMulAdd {
	return KHRCooperativeMatrixMulAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.KHR.CooperativeMatrixMulAdd"),
		Operands: []*ir.Value{a, b_, c},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Variable: Makes a variable of a function. It holds `initializer` at first, a constant
// or the address of a global.
type Variable struct{ Op *ir.Operation }

// AsVariable views an operation as `spv.Variable`; false when it is another one.
func AsVariable(op *ir.Operation) (Variable, bool) { return Variable{op}, op.Is("spv.Variable") }

// OpName is the name of the operations that it views.
func (Variable) OpName() string { return "spv.Variable" }

// Initializer is operand `initializer`, nil when it is absent.
func (o Variable) Initializer() *ir.Value { return ods.OperandOf(o.Op, 0) }

// Pointer is result `pointer`.
func (o Variable) Pointer() *ir.Value { return o.Op.Result(0) }

// StorageClassAttr is attribute `storage_class`, nil when it is absent.
func (o Variable) StorageClassAttr() ir.Attribute { return o.Op.Attr("storage_class") }

// SetStorageClassAttr changes attribute `storage_class`; nil removes it.
func (o Variable) SetStorageClassAttr(a ir.Attribute) { o.Op.SetAttr("storage_class", a) }

// DescriptorSetAttr is attribute `descriptor_set`, nil when it is absent.
func (o Variable) DescriptorSetAttr() ir.Attribute { return o.Op.Attr("descriptor_set") }

// SetDescriptorSetAttr changes attribute `descriptor_set`; nil removes it.
func (o Variable) SetDescriptorSetAttr(a ir.Attribute) { o.Op.SetAttr("descriptor_set", a) }

// BindingAttr is attribute `binding`, nil when it is absent.
func (o Variable) BindingAttr() ir.Attribute { return o.Op.Attr("binding") }

// SetBindingAttr changes attribute `binding`; nil removes it.
func (o Variable) SetBindingAttr(a ir.Attribute) { o.Op.SetAttr("binding", a) }

// BuiltInAttr is attribute `built_in`, nil when it is absent.
func (o Variable) BuiltInAttr() ir.Attribute { return o.Op.Attr("built_in") }

// SetBuiltInAttr changes attribute `built_in`; nil removes it.
func (o Variable) SetBuiltInAttr(a ir.Attribute) { o.Op.SetAttr("built_in", a) }

// StorageClass is the value of attribute `storage_class`, StorageClass(0) when it is absent or of another kind.
func (o Variable) StorageClass() StorageClass {
	return ods.EnumOr(o.Op.Attr("storage_class"), StorageClass(0))
}

// DescriptorSet is the value of attribute `descriptor_set`; false when it is absent or of another kind.
func (o Variable) DescriptorSet() (int64, bool) { return ods.IntOf(o.Op.Attr("descriptor_set")) }

// Binding is the value of attribute `binding`; false when it is absent or of another kind.
func (o Variable) Binding() (int64, bool) { return ods.IntOf(o.Op.Attr("binding")) }

// BuiltIn is the value of attribute `built_in`; false when it is absent or of another kind.
func (o Variable) BuiltIn() (string, bool) { return ods.StringOf(o.Op.Attr("built_in")) }

// NewVariable builds `spv.Variable`.
func NewVariable(b *ir.Builder, initializer *ir.Value, pointerType ir.Type, storageClass StorageClass, attrs ...ir.NamedAttr) Variable {
	var operands []*ir.Value
	operands = append(operands, ods.Present(initializer)...)
	return Variable{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Variable"),
		Operands: operands,
		Results:  []ir.Type{pointerType},
		Attrs:    append([]ir.NamedAttr{{Name: "storage_class", Value: storageClass.Attr(b.Context())}}, attrs...),
	})}
}

// Load: Reads what a pointer points to. `alignment` is in bytes.
type Load struct{ Op *ir.Operation }

// AsLoad views an operation as `spv.Load`; false when it is another one.
func AsLoad(op *ir.Operation) (Load, bool) { return Load{op}, op.Is("spv.Load") }

// OpName is the name of the operations that it views.
func (Load) OpName() string { return "spv.Load" }

// Ptr is operand `ptr`.
func (o Load) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o Load) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is result `value`.
func (o Load) Value() *ir.Value { return o.Op.Result(0) }

// MemoryAccessAttr is attribute `memory_access`, nil when it is absent.
func (o Load) MemoryAccessAttr() ir.Attribute { return o.Op.Attr("memory_access") }

// SetMemoryAccessAttr changes attribute `memory_access`; nil removes it.
func (o Load) SetMemoryAccessAttr(a ir.Attribute) { o.Op.SetAttr("memory_access", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Load) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Load) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o Load) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o Load) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemoryAccess is the value of attribute `memory_access`; false when it is absent or of another kind.
func (o Load) MemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_access"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Load) Alignment() (uint64, bool) { return ods.UintOf(o.Op.Attr("alignment")) }

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o Load) MemoryScope() (Scope, bool) { return ods.EnumOf[Scope](o.Op.Attr("memory_scope")) }

// NewLoad builds `spv.Load`.
func NewLoad(b *ir.Builder, ptr *ir.Value, attrs ...ir.NamedAttr) Load {
	return Load{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Load"),
		Operands: []*ir.Value{ptr},
		Results:  []ir.Type{ods.MustElement(ptr.Type())},
		Attrs:    attrs,
	})}
}

// Store: Writes a value to where a pointer points. `alignment` is in bytes.
type Store struct{ Op *ir.Operation }

// AsStore views an operation as `spv.Store`; false when it is another one.
func AsStore(op *ir.Operation) (Store, bool) { return Store{op}, op.Is("spv.Store") }

// OpName is the name of the operations that it views.
func (Store) OpName() string { return "spv.Store" }

// Ptr is operand `ptr`.
func (o Store) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o Store) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o Store) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o Store) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// MemoryAccessAttr is attribute `memory_access`, nil when it is absent.
func (o Store) MemoryAccessAttr() ir.Attribute { return o.Op.Attr("memory_access") }

// SetMemoryAccessAttr changes attribute `memory_access`; nil removes it.
func (o Store) SetMemoryAccessAttr(a ir.Attribute) { o.Op.SetAttr("memory_access", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Store) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Store) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o Store) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o Store) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemoryAccess is the value of attribute `memory_access`; false when it is absent or of another kind.
func (o Store) MemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_access"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Store) Alignment() (uint64, bool) { return ods.UintOf(o.Op.Attr("alignment")) }

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o Store) MemoryScope() (Scope, bool) { return ods.EnumOf[Scope](o.Op.Attr("memory_scope")) }

// NewStore builds `spv.Store`.
func NewStore(b *ir.Builder, ptr *ir.Value, value *ir.Value, attrs ...ir.NamedAttr) Store {
	return Store{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Store"),
		Operands: []*ir.Value{ptr, value},
		Attrs:    attrs,
	})}
}

// CopyMemory: Copies what `source` points to, to where `target` points. Alignments are in
// bytes.
type CopyMemory struct{ Op *ir.Operation }

// AsCopyMemory views an operation as `spv.CopyMemory`; false when it is another one.
func AsCopyMemory(op *ir.Operation) (CopyMemory, bool) {
	return CopyMemory{op}, op.Is("spv.CopyMemory")
}

// OpName is the name of the operations that it views.
func (CopyMemory) OpName() string { return "spv.CopyMemory" }

// Target is operand `target`.
func (o CopyMemory) Target() *ir.Value { return o.Op.Operand(0) }

// SetTarget changes operand `target`.
func (o CopyMemory) SetTarget(v *ir.Value) { o.Op.SetOperand(0, v) }

// Source is operand `source`.
func (o CopyMemory) Source() *ir.Value { return o.Op.Operand(1) }

// SetSource changes operand `source`.
func (o CopyMemory) SetSource(v *ir.Value) { o.Op.SetOperand(1, v) }

// MemoryAccessAttr is attribute `memory_access`, nil when it is absent.
func (o CopyMemory) MemoryAccessAttr() ir.Attribute { return o.Op.Attr("memory_access") }

// SetMemoryAccessAttr changes attribute `memory_access`; nil removes it.
func (o CopyMemory) SetMemoryAccessAttr(a ir.Attribute) { o.Op.SetAttr("memory_access", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o CopyMemory) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o CopyMemory) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// SourceMemoryAccessAttr is attribute `source_memory_access`, nil when it is absent.
func (o CopyMemory) SourceMemoryAccessAttr() ir.Attribute { return o.Op.Attr("source_memory_access") }

// SetSourceMemoryAccessAttr changes attribute `source_memory_access`; nil removes it.
func (o CopyMemory) SetSourceMemoryAccessAttr(a ir.Attribute) {
	o.Op.SetAttr("source_memory_access", a)
}

// SourceAlignmentAttr is attribute `source_alignment`, nil when it is absent.
func (o CopyMemory) SourceAlignmentAttr() ir.Attribute { return o.Op.Attr("source_alignment") }

// SetSourceAlignmentAttr changes attribute `source_alignment`; nil removes it.
func (o CopyMemory) SetSourceAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("source_alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o CopyMemory) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o CopyMemory) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemoryAccess is the value of attribute `memory_access`; false when it is absent or of another kind.
func (o CopyMemory) MemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_access"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o CopyMemory) Alignment() (uint64, bool) { return ods.UintOf(o.Op.Attr("alignment")) }

// SourceMemoryAccess is the value of attribute `source_memory_access`; false when it is absent or of another kind.
func (o CopyMemory) SourceMemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("source_memory_access"))
}

// SourceAlignment is the value of attribute `source_alignment`; false when it is absent or of another kind.
func (o CopyMemory) SourceAlignment() (uint64, bool) {
	return ods.UintOf(o.Op.Attr("source_alignment"))
}

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o CopyMemory) MemoryScope() (Scope, bool) { return ods.EnumOf[Scope](o.Op.Attr("memory_scope")) }

// NewCopyMemory builds `spv.CopyMemory`.
func NewCopyMemory(b *ir.Builder, target *ir.Value, source *ir.Value, attrs ...ir.NamedAttr) CopyMemory {
	return CopyMemory{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CopyMemory"),
		Operands: []*ir.Value{target, source},
		Attrs:    attrs,
	})}
}

// AccessChain: Computes the address of a member of what a pointer points to. Indices into
// structs are constants.
type AccessChain struct{ Op *ir.Operation }

// AsAccessChain views an operation as `spv.AccessChain`; false when it is another one.
func AsAccessChain(op *ir.Operation) (AccessChain, bool) {
	return AccessChain{op}, op.Is("spv.AccessChain")
}

// OpName is the name of the operations that it views.
func (AccessChain) OpName() string { return "spv.AccessChain" }

// BasePtr is operand `base_ptr`.
func (o AccessChain) BasePtr() *ir.Value { return o.Op.Operand(0) }

// SetBasePtr changes operand `base_ptr`.
func (o AccessChain) SetBasePtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o AccessChain) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ComponentPtr is result `component_ptr`.
func (o AccessChain) ComponentPtr() *ir.Value { return o.Op.Result(0) }

// NewAccessChain builds `spv.AccessChain`.
func NewAccessChain(b *ir.Builder, basePtr *ir.Value, indices []*ir.Value, componentPtrType ir.Type, attrs ...ir.NamedAttr) AccessChain {
	var operands []*ir.Value
	operands = append(operands, basePtr)
	operands = append(operands, indices...)
	return AccessChain{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AccessChain"),
		Operands: operands,
		Results:  []ir.Type{componentPtrType},
		Attrs:    attrs,
	})}
}

// SubgroupBlockReadINTEL: Reads a block of consecutive values, one for each invocation of a subgroup.
type SubgroupBlockReadINTEL struct{ Op *ir.Operation }

// AsSubgroupBlockReadINTEL views an operation as `spv.SubgroupBlockReadINTEL`; false when it is another one.
func AsSubgroupBlockReadINTEL(op *ir.Operation) (SubgroupBlockReadINTEL, bool) {
	return SubgroupBlockReadINTEL{op}, op.Is("spv.SubgroupBlockReadINTEL")
}

// OpName is the name of the operations that it views.
func (SubgroupBlockReadINTEL) OpName() string { return "spv.SubgroupBlockReadINTEL" }

// Ptr is operand `ptr`.
func (o SubgroupBlockReadINTEL) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o SubgroupBlockReadINTEL) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is result `value`.
func (o SubgroupBlockReadINTEL) Value() *ir.Value { return o.Op.Result(0) }

// NewSubgroupBlockReadINTEL builds `spv.SubgroupBlockReadINTEL`.
func NewSubgroupBlockReadINTEL(b *ir.Builder, ptr *ir.Value, valueType ir.Type, attrs ...ir.NamedAttr) SubgroupBlockReadINTEL {
	return SubgroupBlockReadINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupBlockReadINTEL"),
		Operands: []*ir.Value{ptr},
		Results:  []ir.Type{valueType},
		Attrs:    attrs,
	})}
}

// SubgroupBlockWriteINTEL: Writes a block of consecutive values, one from each invocation of a subgroup.
type SubgroupBlockWriteINTEL struct{ Op *ir.Operation }

// AsSubgroupBlockWriteINTEL views an operation as `spv.SubgroupBlockWriteINTEL`; false when it is another one.
func AsSubgroupBlockWriteINTEL(op *ir.Operation) (SubgroupBlockWriteINTEL, bool) {
	return SubgroupBlockWriteINTEL{op}, op.Is("spv.SubgroupBlockWriteINTEL")
}

// OpName is the name of the operations that it views.
func (SubgroupBlockWriteINTEL) OpName() string { return "spv.SubgroupBlockWriteINTEL" }

// Ptr is operand `ptr`.
func (o SubgroupBlockWriteINTEL) Ptr() *ir.Value { return o.Op.Operand(0) }

// SetPtr changes operand `ptr`.
func (o SubgroupBlockWriteINTEL) SetPtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o SubgroupBlockWriteINTEL) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o SubgroupBlockWriteINTEL) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewSubgroupBlockWriteINTEL builds `spv.SubgroupBlockWriteINTEL`.
func NewSubgroupBlockWriteINTEL(b *ir.Builder, ptr *ir.Value, value *ir.Value, attrs ...ir.NamedAttr) SubgroupBlockWriteINTEL {
	return SubgroupBlockWriteINTEL{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupBlockWriteINTEL"),
		Operands: []*ir.Value{ptr, value},
		Attrs:    attrs,
	})}
}

// AtomicAnd: Sets the bits that are set in memory and in `value`.
type AtomicAnd struct{ Op *ir.Operation }

// AsAtomicAnd views an operation as `spv.AtomicAnd`; false when it is another one.
func AsAtomicAnd(op *ir.Operation) (AtomicAnd, bool) { return AtomicAnd{op}, op.Is("spv.AtomicAnd") }

// OpName is the name of the operations that it views.
func (AtomicAnd) OpName() string { return "spv.AtomicAnd" }

// Pointer is operand `pointer`.
func (o AtomicAnd) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicAnd) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicAnd) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicAnd) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicAnd) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicAnd) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicAnd) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicAnd) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicAnd) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicAnd) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicAnd) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicAnd builds `spv.AtomicAnd`.
func NewAtomicAnd(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicAnd {
	return AtomicAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicAnd"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicOr: Sets the bits that are set in memory or in `value`.
type AtomicOr struct{ Op *ir.Operation }

// AsAtomicOr views an operation as `spv.AtomicOr`; false when it is another one.
func AsAtomicOr(op *ir.Operation) (AtomicOr, bool) { return AtomicOr{op}, op.Is("spv.AtomicOr") }

// OpName is the name of the operations that it views.
func (AtomicOr) OpName() string { return "spv.AtomicOr" }

// Pointer is operand `pointer`.
func (o AtomicOr) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicOr) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicOr) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicOr) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicOr) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicOr) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicOr) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicOr) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }
