package pool

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Names of folders: those of plugins, and those that are about to be.
const (
	folderPrefix = "mlirc-plugin-"
	newPrefix    = ".mlirc-new-"
)

// folder is a plugin's own: its sockets and temporary files are there. The host
// keeps it locked, so that one whose host was killed is known for a leftover.
type folder struct {
	path string
	lock *os.File
}

// newFolder makes a folder. It gets its name when it is locked.
func newFolder(base string) (*folder, error) {
	for {
		number := strconv.FormatUint(uint64(rand.Uint32()), 36)
		unnamed := filepath.Join(base, newPrefix+number)
		err := os.Mkdir(unnamed, 0o700)
		if os.IsExist(err) {
			continue
		}
		if err != nil {
			return nil, err
		}
		f := &folder{path: filepath.Join(base, folderPrefix+number)}
		if f.lock, err = lockFolder(unnamed); err == nil {
			err = os.Rename(unnamed, f.path)
		}
		if err != nil {
			_ = os.Remove(unnamed)
			return nil, err
		}
		return f, nil
	}
}

func (f *folder) remove() {
	_ = os.RemoveAll(f.path)
	_ = f.lock.Close()
}

// removeLeftovers removes the folders of hosts that were killed. It looks at names
// only, some at a time: others may keep many files there.
func removeLeftovers(base string) {
	dir, err := os.Open(base)
	if err != nil {
		return
	}
	defer dir.Close()
	for {
		names, err := dir.Readdirnames(namesAtOnce)
		for _, name := range names {
			removeLeftover(base, name)
		}
		if err != nil {
			return
		}
	}
}

const namesAtOnce = 1024

// removeLeftover removes what has the name of a plugin's folder, and no host.
func removeLeftover(base, name string) {
	if !strings.HasPrefix(name, folderPrefix) {
		return
	}
	path := filepath.Join(base, name)
	if info, err := os.Lstat(path); err != nil || !info.IsDir() {
		return
	}
	if lock, err := lockFolder(path); err == nil {
		(&folder{path, lock}).remove()
	}
}
