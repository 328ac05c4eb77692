source_filename = "module"
%node = type { i32, %node* }

define float @sum(float* %p, i64 %n) !dbg !2 {
  call void @llvm.dbg.value(metadata float* %p, metadata !DILocalVariable(name: "p", arg: 1, scope: !2, file: !10, line: 3, type: !13), metadata !DIExpression()), !dbg !DILocation(line: 3, column: 16, scope: !2)
  call void @llvm.dbg.value(metadata i64 %n, metadata !DILocalVariable(name: "n", arg: 2, scope: !2, file: !10, line: 3, type: !14), metadata !DIExpression()), !dbg !DILocation(line: 3, column: 36, scope: !2)
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !DILocalVariable(name: "zero", scope: !2, file: !10, line: 4, type: !12), metadata !DIExpression()), !dbg !DILocation(line: 4, column: 11, scope: !2)
  call void @llvm.dbg.value(metadata i64 1, metadata !DILocalVariable(name: "one", scope: !2, file: !10, line: 6, type: !14), metadata !DIExpression()), !dbg !DILocation(line: 6, column: 10, scope: !2)
  br label %1, !dbg !DILocation(line: 7, column: 3, scope: !2)

1:
  %i = phi i64 [ 0, %0 ], [ %5, %3 ]
  %acc = phi float [ 0.000000e+00, %0 ], [ %next, %3 ]
  call void @llvm.dbg.value(metadata i64 %i, metadata !DILocalVariable(name: "i", scope: !2, file: !10, line: 8, type: !14), metadata !DIExpression()), !dbg !DILocation(line: 8, column: 7, scope: !2)
  call void @llvm.dbg.value(metadata float %acc, metadata !DILocalVariable(name: "acc", scope: !2, file: !10, line: 8, type: !12), metadata !DIExpression()), !dbg !DILocation(line: 8, column: 16, scope: !2)
  %2 = icmp slt i64 %i, %n, !dbg !DILocation(line: 9, column: 8, scope: !2)
  br i1 %2, label %3, label %6, !dbg !DILocation(line: 10, column: 3, scope: !2)

3:
  %4 = getelementptr float, float* %p, i64 %i, !dbg !DILocation(line: 12, column: 8, scope: !2)
  %e = load float, float* %4, !dbg !DILocation(line: 13, column: 8, scope: !2)
  call void @llvm.dbg.value(metadata float %e, metadata !DILocalVariable(name: "e", scope: !2, file: !10, line: 13, type: !12), metadata !DIExpression()), !dbg !DILocation(line: 13, column: 8, scope: !2)
  %next = fadd float %acc, %e, !dbg !DILocation(line: 14, column: 11, scope: !2)
  call void @llvm.dbg.value(metadata float %next, metadata !DILocalVariable(name: "next", scope: !2, file: !10, line: 14, type: !12), metadata !DIExpression()), !dbg !DILocation(line: 14, column: 11, scope: !2)
  %5 = add i64 %i, 1, !dbg !DILocation(line: 15, column: 8, scope: !2)
  br label %1, !dbg !DILocation(line: 16, column: 3, scope: !2)

6:
  ret float %acc, !dbg !DILocation(line: 18, column: 3, scope: !2)
}

define i32 @names(i32 %x, i32 %x1) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !DILocalVariable(name: "x", arg: 1, scope: !3, file: !10, line: 22, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 22, column: 18, scope: !3)
  call void @llvm.dbg.value(metadata i32 %x1, metadata !DILocalVariable(name: "x1", arg: 2, scope: !3, file: !10, line: 22, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 22, column: 27, scope: !3)
  %x2 = add i32 %x, %x1, !dbg !DILocation(line: 10, column: 20, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i32 %x2, metadata !DILocalVariable(name: "x", arg: 1, scope: !3, file: !10, line: 22, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 10, column: 20, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  %x3 = add i32 %x2, %x1, !dbg !DILocation(line: 11, column: 20, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i32 %x3, metadata !DILocalVariable(name: "x", arg: 1, scope: !3, file: !10, line: 22, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 11, column: 20, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  %"two words \22 %" = add i32 %x3, %x1, !dbg !DILocation(line: 12, column: 2, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i32 %"two words \22 %", metadata !DILocalVariable(name: "two words \22 %", scope: !3, file: !DIFile(filename: "other.c", directory: "."), line: 12, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 12, column: 2, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  %"5" = add i32 %"two words \22 %", %x1, !dbg !DILocation(line: 13, column: 2, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i32 %"5", metadata !DILocalVariable(name: "5", scope: !3, file: !DIFile(filename: "other.c", directory: "."), line: 13, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 13, column: 2, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  %1 = add i32 %"5", %x1, !dbg !DILocation(line: 14, column: 2, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i32 %1, metadata !DILocalVariable(name: "null\00", scope: !3, file: !DIFile(filename: "other.c", directory: "."), line: 14, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 14, column: 2, scope: !DILexicalBlockFile(scope: !3, file: !DIFile(filename: "other.c", directory: "."), discriminator: 0))
  %nowhere = add i32 %1, %x1, !dbg !DILocation(line: 0, scope: !3)
  %2 = add i32 %nowhere, %x1, !dbg !DILocation(line: 0, scope: !3)
  ret i32 %2, !dbg !DILocation(line: 30, column: 3, scope: !3)
}

define void @memref(float* %m, float* %m1, i64 %m2, i64 %m3, i64 %m4, i1 %k, float* %u, float* %u1, i64 %u2) !dbg !4 {
  %1 = insertvalue { float*, float*, i64, [1 x i64], [1 x i64] } undef, float* %m, 0, !dbg !DILocation(line: 36, column: 9, scope: !4)
  %2 = insertvalue { float*, float*, i64, [1 x i64], [1 x i64] } %1, float* %m1, 1, !dbg !DILocation(line: 37, column: 9, scope: !4)
  %3 = insertvalue { float*, float*, i64, [1 x i64], [1 x i64] } %2, i64 %m2, 2, !dbg !DILocation(line: 38, column: 9, scope: !4)
  %4 = insertvalue { float*, float*, i64, [1 x i64], [1 x i64] } %3, i64 %m3, 3, 0, !dbg !DILocation(line: 39, column: 9, scope: !4)
  %m5 = insertvalue { float*, float*, i64, [1 x i64], [1 x i64] } %4, i64 %m4, 4, 0, !dbg !DILocation(line: 1, column: 2, scope: !DILexicalBlockFile(scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i64 %m4, metadata !DILocalVariable(name: "m", arg: 1, scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), line: 1, type: !18), metadata !DIExpression(DW_OP_LLVM_fragment, 256, 64)), !dbg !DILocation(line: 1, column: 2, scope: !DILexicalBlockFile(scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i64 %m3, metadata !DILocalVariable(name: "m", arg: 1, scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), line: 1, type: !18), metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !DILocation(line: 1, column: 2, scope: !DILexicalBlockFile(scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i64 %m2, metadata !DILocalVariable(name: "m", arg: 1, scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), line: 1, type: !18), metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !DILocation(line: 1, column: 2, scope: !DILexicalBlockFile(scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata float* %m1, metadata !DILocalVariable(name: "m", arg: 1, scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), line: 1, type: !18), metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !DILocation(line: 1, column: 2, scope: !DILexicalBlockFile(scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata float* %m, metadata !DILocalVariable(name: "m", arg: 1, scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), line: 1, type: !18), metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !DILocation(line: 1, column: 2, scope: !DILexicalBlockFile(scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), discriminator: 0))
  call void @llvm.dbg.value(metadata i1 %k, metadata !DILocalVariable(name: "k", arg: 2, scope: !4, file: !10, line: 34, type: !16), metadata !DIExpression()), !dbg !DILocation(line: 34, column: 201, scope: !4)
  call void @llvm.dbg.value(metadata float* %u1, metadata !DILocalVariable(name: "u", arg: 3, scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), line: 1, type: !13), metadata !DIExpression()), !dbg !DILocation(line: 1, column: 9, scope: !DILexicalBlockFile(scope: !4, file: !DIFile(filename: "f.mlir", directory: "."), discriminator: 0))
  br label %5, !dbg !DILocation(line: 41, column: 3, scope: !4)

5:
  %again = phi { float*, float*, i64, [1 x i64], [1 x i64] } [ %m5, %0 ]
  call void @llvm.dbg.value(metadata { float*, float*, i64, [1 x i64], [1 x i64] } %again, metadata !DILocalVariable(name: "again", scope: !4, file: !10, line: 42, type: !18), metadata !DIExpression()), !dbg !DILocation(line: 42, column: 7, scope: !4)
  ret void, !dbg !DILocation(line: 43, column: 3, scope: !4)
}

define void @types(half %h, bfloat %b, double %d, i128 %w, i7 %odd, <4 x float> %v, <8 x i1> %mask, %node* %list, void ()* %f, <{ i8, i32 }> %packed, { i8, i32, [2 x [3 x i16]] } %loose, <vscale x 4 x float> %s) !dbg !5 {
  call void @llvm.dbg.value(metadata half %h, metadata !DILocalVariable(name: "h", arg: 1, scope: !5, file: !10, line: 47, type: !19), metadata !DIExpression()), !dbg !DILocation(line: 47, column: 18, scope: !5)
  call void @llvm.dbg.value(metadata bfloat %b, metadata !DILocalVariable(name: "b", arg: 2, scope: !5, file: !10, line: 47, type: !20), metadata !DIExpression()), !dbg !DILocation(line: 47, column: 27, scope: !5)
  call void @llvm.dbg.value(metadata double %d, metadata !DILocalVariable(name: "d", arg: 3, scope: !5, file: !10, line: 47, type: !21), metadata !DIExpression()), !dbg !DILocation(line: 47, column: 37, scope: !5)
  call void @llvm.dbg.value(metadata i128 %w, metadata !DILocalVariable(name: "w", arg: 4, scope: !5, file: !10, line: 47, type: !22), metadata !DIExpression()), !dbg !DILocation(line: 47, column: 46, scope: !5)
  call void @llvm.dbg.value(metadata i7 %odd, metadata !DILocalVariable(name: "odd", arg: 5, scope: !5, file: !10, line: 47, type: !23), metadata !DIExpression()), !dbg !DILocation(line: 47, column: 56, scope: !5)
  call void @llvm.dbg.value(metadata <4 x float> %v, metadata !DILocalVariable(name: "v", arg: 6, scope: !5, file: !10, line: 47, type: !24), metadata !DIExpression()), !dbg !DILocation(line: 47, column: 66, scope: !5)
  call void @llvm.dbg.value(metadata %node* %list, metadata !DILocalVariable(name: "list", arg: 8, scope: !5, file: !10, line: 48, type: !25), metadata !DIExpression()), !dbg !DILocation(line: 48, column: 5, scope: !5)
  call void @llvm.dbg.value(metadata void ()* %f, metadata !DILocalVariable(name: "f", arg: 9, scope: !5, file: !10, line: 48, type: !27), metadata !DIExpression()), !dbg !DILocation(line: 48, column: 67, scope: !5)
  call void @llvm.dbg.value(metadata <{ i8, i32 }> %packed, metadata !DILocalVariable(name: "packed", arg: 10, scope: !5, file: !10, line: 49, type: !29), metadata !DIExpression()), !dbg !DILocation(line: 49, column: 5, scope: !5)
  call void @llvm.dbg.value(metadata { i8, i32, [2 x [3 x i16]] } %loose, metadata !DILocalVariable(name: "loose", arg: 11, scope: !5, file: !10, line: 49, type: !33), metadata !DIExpression()), !dbg !DILocation(line: 49, column: 46, scope: !5)
  call void @llvm.dbg.value(metadata i32 undef, metadata !DILocalVariable(name: "nothing", scope: !5, file: !10, line: 50, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 50, column: 14, scope: !5)
  %w1 = add i128 %w, %w, !dbg !DILocation(line: 52, column: 9, scope: !5)
  call void @llvm.dbg.value(metadata i128 %w1, metadata !DILocalVariable(name: "w1", scope: !5, file: !10, line: 52, type: !22), metadata !DIExpression()), !dbg !DILocation(line: 52, column: 9, scope: !5)
  ret void, !dbg !DILocation(line: 53, column: 3, scope: !5)
}

define i32 @there(i32 %t) !dbg !6 {
  call void @llvm.dbg.value(metadata i32 %t, metadata !DILocalVariable(name: "t", arg: 1, scope: !6, file: !10, line: 57, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 57, column: 18, scope: !DILexicalBlockFile(scope: !6, file: !10, discriminator: 0))
  %r = mul i32 %t, %t, !dbg !DILocation(line: 2, column: 3, scope: !6)
  call void @llvm.dbg.value(metadata i32 %r, metadata !DILocalVariable(name: "r", scope: !6, file: !11, line: 2, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 2, column: 3, scope: !6)
  ret i32 %r, !dbg !DILocation(line: 3, column: 3, scope: !6)
}

define i32 @caller(i32 %t) !dbg !7 {
  call void @llvm.dbg.value(metadata i32 %t, metadata !DILocalVariable(name: "t", arg: 1, scope: !7, file: !10, line: 61, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 61, column: 19, scope: !DILexicalBlockFile(scope: !7, file: !10, discriminator: 0))
  %r = mul i32 %t, %t, !dbg !DILocation(line: 2, column: 3, scope: !6, inlinedAt: !DILocation(line: 11, column: 3, scope: !7))
  call void @llvm.dbg.value(metadata i32 %r, metadata !DILocalVariable(name: "r", scope: !6, file: !11, line: 2, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 2, column: 3, scope: !6, inlinedAt: !DILocation(line: 11, column: 3, scope: !7))
  %q = mul i32 %r, %r, !dbg !DILocation(line: 22, column: 3, scope: !9, inlinedAt: !DILocation(line: 12, column: 3, scope: !7))
  call void @llvm.dbg.value(metadata i32 %q, metadata !DILocalVariable(name: "q", scope: !9, file: !11, line: 22, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 22, column: 3, scope: !9, inlinedAt: !DILocation(line: 12, column: 3, scope: !7))
  %r1 = mul i32 %q, %q, !dbg !DILocation(line: 2, column: 3, scope: !6, inlinedAt: !DILocation(line: 23, column: 3, scope: !9, inlinedAt: !DILocation(line: 13, column: 3, scope: !7)))
  call void @llvm.dbg.value(metadata i32 %r1, metadata !DILocalVariable(name: "r", scope: !6, file: !11, line: 2, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 2, column: 3, scope: !6, inlinedAt: !DILocation(line: 23, column: 3, scope: !9, inlinedAt: !DILocation(line: 13, column: 3, scope: !7)))
  %z = mul i32 %r1, %r1, !dbg !DILocation(line: 2, column: 3, scope: !DILexicalBlockFile(scope: !7, file: !DIFile(filename: "far.mlir", directory: "."), discriminator: 0), inlinedAt: !DILocation(line: 14, column: 3, scope: !7))
  call void @llvm.dbg.value(metadata i32 %z, metadata !DILocalVariable(name: "z", scope: !7, file: !DIFile(filename: "far.mlir", directory: "."), line: 2, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 2, column: 3, scope: !DILexicalBlockFile(scope: !7, file: !DIFile(filename: "far.mlir", directory: "."), discriminator: 0), inlinedAt: !DILocation(line: 14, column: 3, scope: !7))
  %1 = mul i32 %z, %z, !dbg !DILocation(line: 15, column: 3, scope: !7)
  %2 = mul i32 %1, %1, !dbg !DILocation(line: 16, column: 3, scope: !7)
  ret i32 %2, !dbg !DILocation(line: 18, column: 3, scope: !7)
}

declare void @throws()

declare i32 @__gxx_personality_v0(...)

define i32 @catches(i32 %value) personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !8 {
  call void @llvm.dbg.value(metadata i32 %value, metadata !DILocalVariable(name: "value", arg: 1, scope: !8, file: !10, line: 74, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 74, column: 20, scope: !8)
  invoke void @throws() to label %1 unwind label %2, !dbg !DILocation(line: 75, column: 3, scope: !8)

1:
  ret i32 %value, !dbg !DILocation(line: 77, column: 3, scope: !8)

2:
  %seen = phi i32 [ %value, %0 ]
  %caught = landingpad { i8*, i32 } cleanup, !dbg !DILocation(line: 79, column: 13, scope: !8)
  call void @llvm.dbg.value(metadata { i8*, i32 } %caught, metadata !DILocalVariable(name: "caught", scope: !8, file: !10, line: 79, type: !35), metadata !DIExpression()), !dbg !DILocation(line: 79, column: 13, scope: !8)
  call void @llvm.dbg.value(metadata i32 %seen, metadata !DILocalVariable(name: "seen", scope: !8, file: !10, line: 78, type: !15), metadata !DIExpression()), !dbg !DILocation(line: 78, column: 6, scope: !8)
  ret i32 %seen, !dbg !DILocation(line: 80, column: 3, scope: !8)
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !10, producer: "mlirc", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DISubprogram(name: "sum", file: !10, line: 3, type: !DISubroutineType(types: !{!12, !13, !14}), scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!3 = distinct !DISubprogram(name: "names", file: !10, line: 22, type: !DISubroutineType(types: !{!15, !15, !15}), scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = distinct !DISubprogram(name: "memref", file: !10, line: 34, type: !DISubroutineType(types: !{null, !13, !13, !14, !14, !14, !16, !13, !13, !14}), scopeLine: 34, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = distinct !DISubprogram(name: "types", file: !10, line: 47, type: !DISubroutineType(types: !{}), scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = distinct !DISubprogram(name: "there", file: !11, line: 1, type: !DISubroutineType(types: !{!15, !15}), scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = distinct !DISubprogram(name: "caller", file: !11, line: 10, type: !DISubroutineType(types: !{!15, !15}), scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = distinct !DISubprogram(name: "catches", file: !10, line: 74, type: !DISubroutineType(types: !{!15, !15}), scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = distinct !DISubprogram(name: "gone", file: !11, line: 21, type: !DISubroutineType(types: !{}), scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DIFile(filename: "values.mlir", directory: "testdata/debug")
!11 = !DIFile(filename: "in.mlir", directory: ".")
!12 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!16 = !DIBasicType(name: "i1", size: 8, encoding: DW_ATE_boolean)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !{!DISubrange(count: 1)})
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "memref<?xf32>", size: 320, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "allocated", baseType: !13, size: 64), !DIDerivedType(tag: DW_TAG_member, name: "aligned", baseType: !13, size: 64, offset: 64), !DIDerivedType(tag: DW_TAG_member, name: "offset", baseType: !14, size: 64, offset: 128), !DIDerivedType(tag: DW_TAG_member, name: "sizes", baseType: !17, size: 64, offset: 192), !DIDerivedType(tag: DW_TAG_member, name: "strides", baseType: !17, size: 64, offset: 256)})
!19 = !DIBasicType(name: "f16", size: 16, encoding: DW_ATE_float)
!20 = !DIBasicType(name: "bf16", size: 16, encoding: DW_ATE_float)
!21 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "i128", size: 128, encoding: DW_ATE_signed)
!23 = !DIBasicType(name: "i7", size: 8, encoding: DW_ATE_signed)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, flags: DIFlagVector, elements: !{!DISubrange(count: 4)})
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", size: 128, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "_0", baseType: !15, size: 32), !DIDerivedType(tag: DW_TAG_member, name: "_1", baseType: !25, size: 64, offset: 64)})
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!29 = !DICompositeType(tag: DW_TAG_structure_type, size: 40, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "_0", baseType: !28, size: 8), !DIDerivedType(tag: DW_TAG_member, name: "_1", baseType: !15, size: 32, offset: 8)})
!30 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !{!DISubrange(count: 3)})
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !{!DISubrange(count: 2), !DISubrange(count: 3)})
!33 = !DICompositeType(tag: DW_TAG_structure_type, size: 160, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "_0", baseType: !28, size: 8), !DIDerivedType(tag: DW_TAG_member, name: "_1", baseType: !15, size: 32, offset: 32), !DIDerivedType(tag: DW_TAG_member, name: "_2", baseType: !32, size: 96, offset: 64)})
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!35 = !DICompositeType(tag: DW_TAG_structure_type, size: 128, elements: !{!DIDerivedType(tag: DW_TAG_member, name: "_0", baseType: !34, size: 64), !DIDerivedType(tag: DW_TAG_member, name: "_1", baseType: !15, size: 32, offset: 64)})
