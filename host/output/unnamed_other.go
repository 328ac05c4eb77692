//go:build !linux

package output

import (
	"io/fs"
	"os"
)

// unnamed creates a file without a name where the system has such; nil here.
func unnamed(string, fs.FileMode) *os.File { return nil }

func rename(*os.File, string) error { panic("BUG: there are no files without a name here") }

// folder opens a folder where open files have names; nil here.
func folder(string) *os.File { return nil }

func open(*os.File) string { panic("BUG: open files have no names here") }
