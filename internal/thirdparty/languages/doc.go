// Package languages tests the example plugins that are written in other languages
// than Go, as a stranger has them: a copy of the folder outside of this
// repository, and the program mlirc.
//
// # Vocabulary
//
//   - The path from nothing to running is the commands that an example's README
//     shows first. The test runs these, to the letter, and wants the output that the
//     README shows.
//
// # Example
//
//	go test ./internal/thirdparty/languages -run TestReadme/python
package languages
