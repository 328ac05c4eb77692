//go:build !unix

package output

import (
	"os"

	"github.com/mlirc/mlirc/host/files"
)

func isRunning(error) bool { return false }

// keep gives a file the mode of the one that it replaces.
func keep(f *os.File, old files.Place) error { return f.Chmod(old.Info.Mode().Perm()) }
