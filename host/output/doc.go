// Package output writes results so that no reader ever sees half of one, and nothing
// that a run reads is lost to it.
//
// # Vocabulary
//
//   - A [Set] is the files of one run. It refuses an output that is one of the files
//     that the run reads, or that it writes already, whatever name it has.
//   - A [File] goes to a temporary file beside the target, which takes the target's
//     name when it is committed. A failed or interrupted run leaves the old file as
//     it was. On Linux the temporary file has no name until then, so that nothing is
//     left of a run that is killed.
//   - A link is followed: the file that it leads to is replaced, and the link stays.
//   - A replaced file keeps its mode and access control list, and its owner and group
//     where the user may set them. Extended attributes that describe the old content
//     go with it, and a hard link to it by another name keeps the old content.
//   - The standard output (`-`), a descriptor such as `/dev/fd/3`, a device and a FIFO
//     cannot be replaced. They are opened once and get everything at the end.
//
// # Example
//
//	var files output.Set
//	files.Reads("the input", "a.mlir")
//	f, err := files.Create(ctx, "a.o")
//	defer f.Discard()
//	f.Write(data)
//	return f.Commit()
package output
