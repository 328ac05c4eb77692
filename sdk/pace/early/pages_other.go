//go:build !linux

package early

func hugePages() {}

// Extend does nothing here.
func Extend(int) bool { return false }
