package catalog

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
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

// digest returns the SHA-256 of a program. It is remembered together with what
// changes when the file does.
func (c cache) digest(path string) (string, error) {
	mark, err := fileMark(path)
	if err != nil {
		return "", err
	}
	key := digestOf([]byte(path))
	if known, digest, ok := strings.Cut(string(c.read("digests", key)), "\n"); ok && known == mark {
		return digest, nil
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	hash := sha256.New()
	if _, err := io.Copy(hash, f); err != nil {
		return "", err
	}
	digest := hex.EncodeToString(hash.Sum(nil))
	c.write("digests", key, []byte(mark+"\n"+digest))
	return digest, nil
}

// fileMark changes when a file is written or replaced.
func fileMark(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%d %d %s", info.Size(), info.ModTime().UnixNano(), inode(info)), nil
}

func digestOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
