// Package versioning makes two versions of functions whose memref arguments may overlap, and
// chooses between them at run time.
//
// # Vocabulary
//
//   - The noalias version of a function, NAME.noalias, has `llvm.noalias` on its memref
//     arguments. It is called when a check finds that memory which it writes overlaps none
//     that it accesses by another argument, or as a global of the module.
//   - The mayalias version, NAME.mayalias, is the function as it was.
//   - The dispatcher, NAME, checks and calls one of them. The check compares ranges of
//     addresses (memref.disjoint), of each pair of which one is written.
//
// A version is a function as any other, so that every pass, and LLVM, makes use of what its
// arguments promise; see package alias.
//
// # Example
//
//	func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
//	  affine.for %i = 0 to 7 {
//	    %0 = affine.load %a[%i + 1] : memref<8xf32>
//	    affine.store %0, %b[%i] : memref<8xf32>
//	  }
//	  return
//	}
//
// becomes
//
//	func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
//	  %0 = memref.disjoint %a, %b : memref<8xf32>, memref<8xf32>
//	  cond_br %0, ^bb1, ^bb2
//	^bb1:
//	  call @f.noalias(%a, %b) : (memref<8xf32>, memref<8xf32>) -> ()
//	  return
//	^bb2:
//	  call @f.mayalias(%a, %b) : (memref<8xf32>, memref<8xf32>) -> ()
//	  return
//	}
package versioning
