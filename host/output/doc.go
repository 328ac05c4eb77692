// Package output writes results so that nobody ever sees half of one.
//
// # Vocabulary
//
//   - A [File] goes to a temporary file beside the target, which takes the target's
//     name when it is committed. A failed or interrupted run leaves the old file as
//     it was. On Linux the temporary file has no name until then, so that nothing is
//     left of a run that is killed.
//   - The name `-` ([Standard]) is the standard output, which gets everything at
//     once at the end.
//
// # Example
//
//	f, err := output.Create("a.o")
//	defer f.Discard()
//	f.Write(data)
//	return f.Commit()
package output
