// Package e2e tests the whole house as a user meets it: the command, its
// plugins in processes of their own, the C compiler and what comes out.
//
// The binaries are built once, into a temporary folder. Each test works in a
// folder of its own, with caches and temporary files of its own; whatever a
// command leaves behind there, or among the processes, is found.
//
// # Vocabulary
//
//   - A desk is the folder of a test with what it takes to run mlirc there.
//   - An outcome is what a command printed and how it ended.
//   - The plugin faulty (testdata/faulty) waits, crashes and breaks on demand.
package e2e
