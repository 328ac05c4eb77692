package digest

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Of returns the digest of a file or folder.
func Of(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if !info.IsDir() {
		return ofFile(path)
	}
	hash := sha256.New()
	err = walk(path, func(name, rel string, entry fs.DirEntry) error {
		sum, err := ofEntry(name, entry)
		if err == nil {
			fmt.Fprintf(hash, "%s  %s\n", sum, rel)
		}
		return err
	})
	return hex.EncodeToString(hash.Sum(nil)), err
}

// Bytes is the digest of a file with this content.
func Bytes(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Short is the beginning of a digest, enough to tell two apart.
func Short(sum string) string { return sum[:min(len(sum), 12)] }

// Mark changes when a file, or a file of a folder, is written or replaced.
func Mark(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if !info.IsDir() {
		return mark(info), nil
	}
	hash := sha256.New()
	err = walk(path, func(_, rel string, entry fs.DirEntry) error {
		info, err := entry.Info()
		if err == nil {
			fmt.Fprintf(hash, "%s  %s\n", mark(info), rel)
		}
		return err
	})
	return hex.EncodeToString(hash.Sum(nil)), err
}

// MarkOf is the mark of a file by what is known of it.
func MarkOf(info fs.FileInfo) string { return mark(info) }

func mark(info fs.FileInfo) string {
	return fmt.Sprintf("%d %d %s", info.Size(), info.ModTime().UnixNano(), inode(info))
}

// walk visits what is not a folder below a folder, in lexical order of the paths'
// parts.
func walk(root string, visit func(name, rel string, entry fs.DirEntry) error) error {
	return filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		return visit(name, filepath.ToSlash(rel), entry)
	})
}

func ofEntry(name string, entry fs.DirEntry) (string, error) {
	switch {
	case entry.Type().IsRegular():
		return ofFile(name)
	case entry.Type()&fs.ModeSymlink != 0:
		target, err := os.Readlink(name)
		return Bytes([]byte("-> " + filepath.ToSlash(target))), err
	}
	return "", fmt.Errorf("%s is neither a file nor a link", name)
}

func ofFile(path string) (string, error) {
	f, _, err := open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	hash := sha256.New()
	if _, err := io.Copy(hash, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(hash.Sum(nil)), nil
}

// mostBytes is more than any program has. To read a file of holes only takes as long as one that is full.
const mostBytes = 8 << 30

// open opens a file to read it whole. A pipe or a device, which may have no end, is none.
func open(path string) (*os.File, fs.FileInfo, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, nil, err
	}
	info, err := f.Stat()
	switch {
	case err != nil:
	case !info.Mode().IsRegular():
		err = fmt.Errorf("'%s' is not a regular file", path)
	case info.Size() > mostBytes:
		err = fmt.Errorf("'%s' has %d bytes, which no program has", path, info.Size())
	default:
		return f, info, nil
	}
	_ = f.Close()
	return nil, nil, err
}
