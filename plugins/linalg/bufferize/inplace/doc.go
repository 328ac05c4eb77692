// Package inplace decides which operations on tensors may work on the buffers of their operands,
// and which need copies, before anything is bufferized.
//
// # Vocabulary
//
//   - a use is an operand that is a tensor. It reads the elements, writes over them, or gives the
//     buffer to a result; see [Access];
//   - a use is in place if the operation works on the operand's buffer itself. Otherwise it gets
//     a copy, or a buffer of its own where nothing reads what was in it;
//   - values alias if they may be in one buffer, in whole or in part;
//   - the root of a value is the value that the buffer was made for, as far as it is the same
//     buffer with the same elements in the same order;
//   - the definitions of a value are the values whose operations wrote what it holds. One that
//     linalg.init_tensor makes has none, as it holds nothing yet;
//   - a use conflicts with another if that one writes, in the same buffer, over what the first one
//     still reads: it runs between a definition and the read.
//
// Uses are looked at one after the other: one stays in place unless that makes a conflict with
// those which are in place already, or writes to what may not be written to. The order decides
// which of two uses gets the copy, so several orders are tried, and the one with the fewest copies
// wins, where one in a loop counts for more.
//
// A tensor that a loop carries is in one buffer for all iterations if what is yielded has the
// argument for its root. Otherwise the loop takes over the buffer that it begins with: nothing
// else may use that from there on.
//
// # Example
//
//	plan := inplace.Analyse(module)
//	if plan.InPlace(op, 1) {
//		// write to the buffer of operand 1
//	}
package inplace
