//go:build amd64 || arm64

package launcher

import _ "github.com/mlirc/mlirc/host/stdio" // where entry goes on

// entry is where the program begins. If its first variable may be the one of a launcher, it
// calls [serveAtEntry]; else, and when that returns, it goes on as package stdio does, which
// leads to the runtime of Go. No Go code calls it.
//
// A launcher that begins here takes a fifth of the processor's time that one takes which
// has had the runtime start first: BenchmarkStart.
//
//lint:ignore U1000 the linker uses it, see Makefile
func entry()
