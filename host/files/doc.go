// Package files finds what the names of files stand for, and reads files that may
// have no end.
//
// # Vocabulary
//
//   - A [Place] is what a name stands for: a file behind all links, the place of one
//     that is not there yet, or a descriptor of this process, as `/dev/stdout` and
//     `/dev/fd/3` do. Two names of one file have places that are the same.
//   - A descriptor is duplicated, not opened by its name: that would start again at
//     the beginning of a file, and fails for a socket.
//   - [Read] and [Await] end with their context: a FIFO without a writer, or a
//     terminal, holds nothing up.
//
// # Example
//
//	text, err := files.Read(ctx, "in.mlir")
//
//	in, err := files.Locate("in.mlir")
//	out, err := files.Locate("./link-to-in.mlir")
//	files.Same(in, out) // true
package files
