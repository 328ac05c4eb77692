//go:build !unix

package scratch

import (
	"errors"
	"io/fs"
	"os"
)

// lockFolder cannot lock here: a leftover stays.
func lockFolder(string) (*os.File, error) { return nil, errors.ErrUnsupported }

// flaw says why a folder cannot be used; whose it is cannot be seen here.
func flaw(info fs.FileInfo) string {
	if !info.IsDir() {
		return "is no folder"
	}
	return ""
}
