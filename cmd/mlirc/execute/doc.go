// Package execute is `mlirc run`. It compiles a file to an object, links it with a program
// that calls a function of it (package harness), and runs that in a process of its own.
// kernel.go runs kernels on files instead.
package execute
