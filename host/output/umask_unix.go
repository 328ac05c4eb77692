//go:build unix

package output

import (
	"io/fs"
	"syscall"
)

// umask is what the user takes away from the mode of new files. It can be read
// by setting it only.
func umask() fs.FileMode {
	mask := syscall.Umask(0o077)
	syscall.Umask(mask)
	return fs.FileMode(mask)
}
