//go:build !linux

package output

import (
	"io/fs"
	"os"
)

// unnamed creates a file without a name where the system has such; nil here.
func unnamed(string, fs.FileMode) *os.File { return nil }

func rename(*os.File, string) error { panic("BUG: there are no files without a name here") }
