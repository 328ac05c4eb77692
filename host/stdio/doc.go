// Package stdio says whether the process was given its standard streams.
//
// The runtime of Go opens /dev/null for each of the descriptors 0, 1 and 2 that is
// closed, before any code of a program runs. What is written to such a standard output
// is lost, and every write succeeds. A program that is linked with
//
//	-ldflags=-E=github.com/mlirc/mlirc/host/stdio.start
//
// begins in this package, which asks the kernel about the descriptors and goes on to
// the runtime. Linux on amd64 and arm64 has this; elsewhere, and in a program that is
// linked without the flag or with cgo, every stream counts as open.
//
// # Example
//
//	if stdio.Closed(1) {
//		return errors.New("the standard output is closed")
//	}
package stdio
