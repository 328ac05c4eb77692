// Package vectortollvm converts the vector dialect to the LLVM dialect.
//
// # Vocabulary
//
//   - A row is the innermost dimension of a vector. LLVM has vectors of one dimension;
//     of more dimensions they are arrays of rows, as package tollvm has it.
//   - A transfer is vector.transfer_read or transfer_write: it moves row after row. A row
//     is one load or store where its elements lie side by side in memory, and a gather
//     or scatter elsewhere; a mask leaves out what is not within the memref.
//   - Products that are summed up (vector.contract) and reductions go through cells: the
//     rows or elements of a result while they change.
//
// # Example
//
//	v = vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<8xf32>
//
// becomes a llvm.intr.masked.load whose mask is true where %i and the number of the
// element are together less than the size.
package vectortollvm
