package scratch

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// Folder is a folder of this process, which it keeps locked.
type Folder struct {
	Path string
	lock *os.File // nil where the system has no locks
}

// New makes a folder. Its path is short: that of a socket in it has only some
// hundred bytes.
func New() (*Folder, error) {
	base, err := base(os.TempDir())
	if err != nil {
		return nil, err
	}
	return newIn(base)
}

// mostTries bounds how often a name is taken, or a folder removed by a host that
// looks for leftovers before it could be locked.
const mostTries = 100

func newIn(base string) (folder *Folder, err error) {
	for range mostTries {
		path := filepath.Join(base, strconv.FormatUint(uint64(rand.Uint32()), 36))
		if err = os.Mkdir(path, 0o700); errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		lock, locked := lockFolder(path)
		if errors.Is(locked, errors.ErrUnsupported) || locked == nil && isAt(lock, path) {
			return &Folder{path, lock}, nil
		}
		if lock != nil {
			_ = lock.Close()
		}
		err = locked
	}
	return nil, fmt.Errorf("no folder can be made in '%s': %w", base, err)
}

// isAt reports whether an open folder is still the one of that name.
func isAt(folder *os.File, path string) bool {
	open, err := folder.Stat()
	if err != nil {
		return false
	}
	named, err := os.Lstat(path)
	return err == nil && os.SameFile(open, named)
}

// Remove removes the folder with all that is in it.
func (f *Folder) Remove() {
	if os.RemoveAll(f.Path) != nil {
		flatten(f.Path)
		_ = os.RemoveAll(f.Path)
	}
	if f.lock != nil {
		_ = f.lock.Close()
	}
}

// flatten moves folders up until none lies in another, for to remove those that lie deep takes
// a descriptor for each level. It gives the user back the rights to folders that a program has
// taken away. Who made them may still be at work, and put a link in a folder's place: none is
// followed out of the folder.
func flatten(path string) {
	_ = os.Chmod(path, 0o700)
	root, err := os.OpenRoot(path)
	if err != nil {
		return
	}
	defer root.Close()
	for moved := true; moved; {
		moved = false
		upper, _ := fs.ReadDir(root.FS(), ".")
		for _, e := range upper {
			if !e.IsDir() {
				continue
			}
			_ = root.Chmod(e.Name(), 0o700)
			lower, _ := fs.ReadDir(root.FS(), e.Name())
			for _, each := range lower {
				if !each.IsDir() {
					continue
				}
				from := e.Name() + "/" + each.Name()
				_ = root.Chmod(from, 0o700)
				if root.Rename(from, strconv.FormatUint(rand.Uint64(), 36)) == nil { // which no program foresees
					moved = true
				}
			}
			_ = root.RemoveAll(e.Name())
		}
	}
}

// RemoveLeftovers removes the folders of the user's processes that were killed.
func RemoveLeftovers() {
	if base, err := base(os.TempDir()); err == nil {
		removeLeftovers(base)
	}
}

func removeLeftovers(base string) {
	entries, err := os.ReadDir(base)
	if err != nil {
		return
	}
	for _, e := range entries {
		path := filepath.Join(base, e.Name())
		if !e.IsDir() {
			continue
		}
		if lock, err := lockFolder(path); err == nil {
			(&Folder{path, lock}).Remove()
		}
	}
}
