// Package program builds the program that the tests of a package run.
//
// # Vocabulary
//
//   - A program is a main package of this repository. It is built once for all
//     tests of a package, into a folder that is removed when they have ended.
//
// # Example
//
//	var echo string
//
//	func TestMain(m *testing.M) { os.Exit(program.Run(m, &echo, "./testdata/echo")) }
package program
