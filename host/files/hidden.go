package files

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// hiddenName begins the name of a file that is there for a moment. It is short, so
// that it fits where the name of the file proper does.
func hiddenName() string {
	return ".mlirc-" + strconv.FormatUint(rand.Uint64(), 36)
}

// mostTries bounds how often a name is taken.
const mostTries = 100

// Hidden returns what make makes of a name in a folder that no file has.
func Hidden[T any](folder string, make func(name string) (T, error)) (made T, err error) {
	for range mostTries {
		if made, err = make(filepath.Join(folder, hiddenName())); !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	return made, err
}

// CreateHidden creates a file beside others.
func CreateHidden(folder string, mode fs.FileMode) (*os.File, error) {
	return Hidden(folder, func(name string) (*os.File, error) {
		return os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, mode)
	})
}
