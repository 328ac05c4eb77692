package scratch

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// base returns the user's folder below one for temporary files, and makes it.
// It lasts: in a folder that everybody may write to, no other user can put
// something in its place.
func base(temporary string) (string, error) {
	temporary = short(temporary)
	path := filepath.Join(temporary, baseName())
	if err := os.Mkdir(path, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return "", err
	}
	info, err := os.Lstat(path) // a link is somebody's trick
	if err != nil {
		return "", err
	}
	if wrong := flaw(info); wrong != "" {
		return "", fmt.Errorf("the folder for temporary files '%s' %s; remove it, or let TMPDIR name another place", path, wrong)
	}
	return path, nil
}

// baseName tells users apart.
func baseName() string {
	if id := os.Getuid(); id >= 0 {
		return "mlirc-" + strconv.Itoa(id)
	}
	return "mlirc" // where each user has temporary files of his own
}

// longest is the length of a name for temporary files that leaves room for that
// of a socket: the system bounds both together to some hundred bytes.
const longest = 40

func short(temporary string) string {
	const standard = "/tmp"
	if len(temporary) <= longest {
		return temporary
	}
	if info, err := os.Stat(standard); err == nil && info.IsDir() {
		return standard
	}
	return temporary
}
