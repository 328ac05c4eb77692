// Package digest says what a program is by its SHA-256, and cheaply whether it
// may have changed since.
//
// # Vocabulary
//
//   - The digest of a file is the SHA-256 of its bytes, in hexadecimal.
//   - The digest of a folder is that of the lines that `sha256sum` writes of its
//     files, sorted by path: a digest, two spaces, the path with slashes, a line
//     feed. A symbolic link counts as a file with `-> TARGET` in it.
//   - A mark is what changes when a file does: sizes, times and inodes.
//
// # Example
//
//	sum, err := digest.Of("bin/mlirc-plugin-std")
package digest
