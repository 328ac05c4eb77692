//go:build amd64 || arm64

package stdio

// start is where the program begins. It notes which descriptors are closed and jumps
// to the runtime's own entry. No Go code calls it.
//
//lint:ignore U1000 the linker uses it, see Makefile
func start()
