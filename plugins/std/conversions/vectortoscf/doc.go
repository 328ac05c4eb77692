// Package vectortoscf converts transfers of vectors of several dimensions to loops of scf.
//
// # Vocabulary
//
//   - A transfer is vector.transfer_read or transfer_write. Its outermost dimension is the first of
//     its vector; the memory has that dimension, too, unless the transfer broadcasts along it.
//   - To unpack a transfer is to make one transfer for each index of its outermost dimension, of a
//     vector with the other dimensions. Those that are outside of the memory or masked out are
//     left out.
//   - The buffer of a transfer is stack memory for its vector, in which parts have an address.
//     It belongs to this transfer alone.
//
// # Example
//
//	%v = vector.transfer_read %m[%i, %j], %pad : memref<?x?xf32>, vector<4x8xf32>
//
// becomes a loop over four transfers of vector<8xf32>, each of which is stored to the buffer, a
// memref<4xvector<8xf32>>, and a load of the whole buffer.
package vectortoscf
