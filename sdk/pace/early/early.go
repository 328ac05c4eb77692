// Package early does what counts when it is done before most packages are initialised.
// That is when a package is that imports nothing but the runtime.
package early

import "runtime"

var _ = start()

func start() bool {
	// Nobody looks at samples of allocations, each of which unwinds a stack.
	runtime.MemProfileRate = 0
	Room()
	return true
}

// Room makes room on the stack of a goroutine that is going to call deep down. By
// itself a stack grows in steps, for each of which all that is on it is looked at and
// moved: it costs the least while little is.
func Room() { take(false) }

// take has a frame that counts for the stack, but is not touched.
//
//go:noinline
func take(used bool) byte {
	if !used {
		return 0
	}
	var room [24 << 10]byte
	return sum(&room)
}

//go:noinline
func sum(room *[24 << 10]byte) (total byte) {
	for _, b := range room {
		total += b
	}
	return total
}
