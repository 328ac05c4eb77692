// Package runtimechecks has the pass that makes programs check, while they run, what no verifier can know:
// that subscripts are in bounds, that a part lies in what it is a part of, that a cast says the truth.
//
// # Vocabulary
//
//   - A condition is a value of type i1, or known to hold.
//   - A check is an assertion before the operation that it is about; its message says what did not hold.
//
// # Example
//
//	%0 = memref.load %m[%i] : memref<8xf32>
//
// becomes, by `mlirc opt -generate-runtime-verification`,
//
//	%c8 = constant 8 : index
//	%1 = cmpi ult, %i, %c8 : index
//	assert %1, "'memref.load' op: subscript 0 is out of bounds of memref<8xf32>"
//	%0 = memref.load %m[%i] : memref<8xf32>
package runtimechecks
