package digest

import (
	"bytes"
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"
)

// Cache keeps files by digest in a folder; with none it keeps nothing. It is a help,
// never needed: what cannot be read or written is as if it were not there, and so is what is
// not what was written: each file begins with the digest of the rest, since a machine that
// goes down may leave one empty or cut off.
type Cache struct{ Dir string }

// Read returns a file, nil where there is none.
func (c Cache) Read(kind, key string) []byte {
	if c.Dir == "" || !isKey(key) {
		return nil
	}
	data, err := os.ReadFile(filepath.Join(c.Dir, kind, key))
	if err != nil || len(data) < sha256.Size {
		return nil
	}
	sum, content := data[:sha256.Size], data[sha256.Size:]
	if want := sha256.Sum256(content); !bytes.Equal(sum, want[:]) {
		return nil
	}
	return content
}

// Write puts a file in place at once, so that another host never reads half of
// it.
func (c Cache) Write(kind, key string, data []byte) {
	if c.Dir == "" || !isKey(key) {
		return
	}
	dir := filepath.Join(c.Dir, kind)
	if os.MkdirAll(dir, 0o700) != nil {
		return
	}
	temporary, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return
	}
	sum := sha256.Sum256(data)
	_, err = temporary.Write(append(sum[:], data...))
	if closing := temporary.Close(); err != nil || closing != nil {
		_ = os.Remove(temporary.Name())
		return
	}
	if os.Rename(temporary.Name(), filepath.Join(dir, key)) != nil {
		_ = os.Remove(temporary.Name())
	}
}

// isKey wants a key to be a digest, which a plugin may have made up: as a path it would lead
// out of the folder.
func isKey(key string) bool {
	return len(key) == 2*sha256.Size && strings.Trim(key, "0123456789abcdef") == ""
}
