package digest

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Of returns the digest of a program, a file or a folder. It is remembered
// together with what changes when the program does.
func (c Cache) Of(path string) (sum string, err error) {
	sum, _, err = c.Marked(path, path)
	return sum, err
}

// Marked returns the digest of a file or folder, and the mark of a program that is the file
// or lies in the folder: see [Mark]. The mark is of the very file that was read, so that
// paths that lead elsewhere meanwhile give no program the digest of another one.
func (c Cache) Marked(whole, program string) (sum, mark string, err error) {
	r, err := look(whole, program, false)
	if err != nil {
		return "", "", err
	}
	key := Bytes([]byte(whole))
	if known, sum, ok := strings.Cut(string(c.Read("digests", key)), "\n"); ok && known == r.mark {
		return sum, r.program, nil
	}
	if r, err = look(whole, program, true); err != nil {
		return "", "", err
	}
	// A file that has just been written may be written again with the same times.
	if time.Since(r.newest) > settled {
		c.Write("digests", key, []byte(r.mark+"\n"+r.sum))
	}
	return r.sum, r.program, nil
}

// settled is how old a change must be for the next one to have another time, on file systems
// with coarse times, too.
const settled = 2 * time.Second

// looked is what is known of a file or folder.
type looked struct {
	sum, mark string
	program   string    // the mark of the program
	newest    time.Time // when something changed last
}

// look marks a file or folder in one pass, in which it reads the files if it is to.
func look(whole, program string, reads bool) (r looked, err error) {
	real, err := filepath.EvalSymlinks(program)
	if err != nil {
		return r, err
	}
	info, err := os.Stat(whole)
	if err != nil {
		return r, err
	}
	if !info.IsDir() {
		var sum string
		if info, sum, err = lookAt(whole, info, reads); err != nil {
			return r, err
		}
		return looked{sum, mark(info), mark(info), changed(info)}, nil
	}
	root, err := filepath.EvalSymlinks(whole)
	if err != nil {
		return r, err
	}
	sums, marks := sha256.New(), sha256.New()
	err = walk(root, func(name, rel string, entry fs.DirEntry) error {
		info, err := entry.Info()
		if err != nil {
			return err
		}
		sum := ""
		switch {
		case entry.Type().IsRegular():
			info, sum, err = lookAt(name, info, reads)
		case reads:
			sum, err = ofEntry(name, entry)
		}
		if err != nil {
			return err
		}
		if name == real {
			r.program = mark(info)
		}
		if at := changed(info); at.After(r.newest) {
			r.newest = at
		}
		fmt.Fprintf(sums, "%s  %s\n", sum, rel)
		fmt.Fprintf(marks, "%s  %s\n", mark(info), rel)
		return nil
	})
	if err == nil && r.program == "" {
		err = fmt.Errorf("'%s' leads out of '%s'", program, whole)
	}
	text := func(h hash.Hash) string { return hex.EncodeToString(h.Sum(nil)) }
	r.sum, r.mark = text(sums), text(marks)
	return r, err
}

// ErrChanged is about a file that was changed each time that it was read.
var ErrChanged = errors.New("was changed while it was read; try again")

// mostReads is how often a file is read that something changes meanwhile. It need not be what is in
// it: a link to it that is made or removed changes the file, too.
const mostReads = 10

// lookAt reads a file if it is to, and returns what is known of the file that was read.
func lookAt(path string, info fs.FileInfo, reads bool) (_ fs.FileInfo, sum string, err error) {
	if !reads {
		return info, "", nil
	}
	for range mostReads {
		if info, sum, err = readMarked(path); !errors.Is(err, ErrChanged) {
			break
		}
	}
	return info, sum, err
}

// readMarked reads a file once.
func readMarked(path string) (info fs.FileInfo, sum string, err error) {
	f, info, err := open(path)
	if err != nil {
		return nil, "", err
	}
	defer f.Close()
	hash := sha256.New()
	if _, err := io.Copy(hash, f); err != nil {
		return nil, "", err
	}
	after, err := f.Stat()
	if err == nil && mark(after) != mark(info) {
		err = fmt.Errorf("'%s' %w", path, ErrChanged)
	}
	return info, hex.EncodeToString(hash.Sum(nil)), err
}
