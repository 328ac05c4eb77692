// Package bundle writes and reads failure bundles: one file that holds all it
// takes to see a failure of a plugin or a tool again, made to be attached to a
// report.
//
// # Vocabulary
//
//   - A [Bundle] is a zip archive. Its record (bundle.json) says what failed,
//     the plan, and the versions of all that took part; beside it are the input
//     as the failing part got it, byte for byte, the same as text where the
//     bytes are bytecode, messages, the end of standard error and the stack.
//   - A [Part] is the piece of the plan that failed.
//   - A [Difference] is something that has another version here than there.
//
// A bundle holds no values of variables, no times and no name of a user: the home folder
// is written as ~ everywhere but in the input. What is read may come from a
// stranger: sizes are bounded, nothing is unpacked by a name that the archive
// chooses, and no program that it names is ever started.
//
// # Example
//
//	path, err := (&bundle.Bundle{Record: record, Input: payload}).Write(folder)
//	again, err := bundle.Read(path)
package bundle
