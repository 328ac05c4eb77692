// Package structurize is the pass spirv-structurize, which nests the blocks of selections and
// loops in regions of spv.mlir.selection and spv.mlir.loop.
//
// # Vocabulary
//
//   - A construct is what a merge instruction begins: its blocks, which the header dominates, up
//     to the merge block, where control leaves.
//   - A value escapes if it is computed in a construct and used behind its merge block.
//
// # Example
//
//	%0 = spv.SelectionMerge
//	spv.BranchConditional %c, ^bb1, ^bb2(%x : i32)
//	^bb1:
//	  %1 = spv.IAdd %x, %x : i32
//	  spv.Branch ^bb2(%1 : i32)
//	^bb2(%2: i32):
//	  spv.mlir.label %0
//	  spv.ReturnValue %2 : i32
//
// becomes
//
//	%0 = spv.mlir.selection -> i32 {
//	  spv.BranchConditional %c, ^bb1, ^bb2(%x : i32)
//	^bb1:
//	  %1 = spv.IAdd %x, %x : i32
//	  spv.Branch ^bb2(%1 : i32)
//	^bb2(%2: i32):
//	  spv.mlir.merge %2 : i32
//	}
//	spv.ReturnValue %0 : i32
package structurize
