package catalog

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/host/digest"
)

// cache keeps files by digest in a folder. It is a help, never needed: what
// cannot be read or written is as if it were not there.
type cache struct{ dir string }

func (c cache) read(kind, key string) []byte {
	if c.dir == "" {
		return nil
	}
	data, err := os.ReadFile(filepath.Join(c.dir, kind, key))
	if err != nil {
		return nil
	}
	return data
}

// write puts a file in place at once, so that another host never reads half of
// it.
func (c cache) write(kind, key string, data []byte) {
	if c.dir == "" {
		return
	}
	dir := filepath.Join(c.dir, kind)
	if os.MkdirAll(dir, 0o700) != nil {
		return
	}
	temporary, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return
	}
	_, err = temporary.Write(data)
	if closing := temporary.Close(); err != nil || closing != nil {
		_ = os.Remove(temporary.Name())
		return
	}
	if os.Rename(temporary.Name(), filepath.Join(dir, key)) != nil {
		_ = os.Remove(temporary.Name())
	}
}

// digest returns the digest of a program, a file or a folder. It is remembered
// together with what changes when the program does.
func (c cache) digest(path string) (sum string, err error) {
	sum, _, err = c.digestOf(path)
	return sum, err
}

// digestOf returns the mark of what was read, too.
func (c cache) digestOf(path string) (sum, mark string, err error) {
	if mark, err = digest.Mark(path); err != nil {
		return "", "", err
	}
	key := digest.Bytes([]byte(path))
	if known, sum, ok := strings.Cut(string(c.read("digests", key)), "\n"); ok && known == mark {
		return sum, mark, nil
	}
	if sum, err = digest.Of(path); err != nil {
		return "", "", err
	}
	c.write("digests", key, []byte(mark+"\n"+sum))
	return sum, mark, nil
}
