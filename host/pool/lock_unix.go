//go:build unix

package pool

import (
	"os"

	"golang.org/x/sys/unix"
)

// lockFolder locks a folder; it fails when another process has.
func lockFolder(path string) (*os.File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		_ = f.Close()
		return nil, err
	}
	return f, nil
}
