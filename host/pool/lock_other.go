//go:build !unix

package pool

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
)

// lockFolder cannot lock here: what is about to be a folder gets a handle, and a
// leftover is nobody's to remove.
func lockFolder(path string) (*os.File, error) {
	if strings.HasPrefix(filepath.Base(path), newPrefix) {
		return os.Open(os.DevNull)
	}
	return nil, errors.ErrUnsupported
}
