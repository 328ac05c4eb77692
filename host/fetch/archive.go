package fetch

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/files"
)

// IsArchive reports whether a file is an archive, by its name. A program may be one by its
// content: Python's are.
func IsArchive(name string) bool {
	for _, ending := range []string{".tar.gz", ".tgz", ".tar", ".zip"} {
		if strings.HasSuffix(name, ending) {
			return true
		}
	}
	return false
}

// Open unpacks an archive of that name into a folder that does not exist, and returns the folder
// that has all of it. A file that is no archive becomes an executable program of that name there.
func Open(file, name, into string) (string, error) {
	if err := os.MkdirAll(into, 0o755); err != nil {
		return "", err
	}
	if !IsArchive(name) {
		program := filepath.Join(into, name)
		if err := os.Rename(file, program); err != nil {
			return "", err
		}
		return program, os.Chmod(program, 0o755)
	}
	root, err := os.OpenRoot(into)
	if err != nil {
		return "", err
	}
	defer root.Close()
	u := &unpacking{root: root, left: maxUnpacked, files: maxFiles}
	if strings.HasSuffix(name, ".zip") {
		err = u.zip(file)
	} else {
		err = u.tar(file, strings.HasSuffix(name, "gz"))
	}
	if err != nil {
		return "", err
	}
	if err := checkLinks(into); err != nil {
		return "", err
	}
	return top(into)
}

// checkLinks refuses links to what is not in the folder, by whatever detour.
func checkLinks(dir string) error {
	dir, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return err
	}
	return filepath.WalkDir(dir, func(at string, e fs.DirEntry, err error) error {
		if err != nil || e.Type()&fs.ModeSymlink == 0 {
			return err
		}
		name, _ := filepath.Rel(dir, at)
		target, err := filepath.EvalSymlinks(at)
		if err != nil {
			return fmt.Errorf("the link '%s' leads nowhere", diag.Line(name))
		}
		if inside, err := filepath.Rel(dir, target); err != nil || !filepath.IsLocal(inside) {
			return fmt.Errorf("the link '%s' leads outside of what was fetched", diag.Line(name))
		}
		return nil
	})
}

// top is the only folder of a folder, as archives of releases have one, or the folder itself.
func top(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	if len(entries) == 1 && entries[0].IsDir() {
		return filepath.Join(dir, entries[0].Name()), nil
	}
	return dir, nil
}

// unpacking writes below a folder, and nowhere else: what an archive calls its files is checked by os.Root.
type unpacking struct {
	root  *os.Root
	left  int64 // bytes that may still come
	files int   // files and folders that may
}

var errTooLarge = fmt.Errorf("it has more than %d files or %d MiB, which no plugin has", maxFiles, maxUnpacked>>20)

func (u *unpacking) folder(name string) error {
	if u.files--; u.files < 0 {
		return errTooLarge
	}
	if name = path.Clean(name); name == "." {
		return nil
	}
	return u.root.MkdirAll(name, 0o755)
}

func (u *unpacking) file(name string, executable bool, text io.Reader) error {
	if err := u.folder(path.Dir(name)); err != nil {
		return err
	}
	mode := fs.FileMode(0o644)
	if executable {
		mode = 0o755
	}
	out, err := u.root.OpenFile(path.Clean(name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	defer out.Close()
	n, err := io.Copy(out, io.LimitReader(text, u.left+1))
	if err != nil {
		return err
	}
	if u.left -= n; u.left < 0 {
		return errTooLarge
	}
	return out.Close()
}

func (u *unpacking) link(name, target string) error {
	if err := u.folder(path.Dir(name)); err != nil {
		return err
	}
	return u.root.Symlink(target, path.Clean(name))
}

func (u *unpacking) tar(file string, compressed bool) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	var text io.Reader = in
	if compressed {
		if text, err = gzip.NewReader(in); err != nil {
			return err
		}
	}
	for archive := tar.NewReader(text); ; {
		h, err := archive.Next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		switch h.Typeflag {
		case tar.TypeXGlobalHeader:
			if u.files--; u.files < 0 { // there may be any number of them
				err = errTooLarge
			}
		case tar.TypeDir:
			err = u.folder(h.Name)
		case tar.TypeReg:
			err = u.file(h.Name, h.FileInfo().Mode()&0o111 != 0, archive)
		case tar.TypeSymlink:
			err = u.link(h.Name, h.Linkname)
		default:
			err = fmt.Errorf("'%s' is neither a file, a folder nor a link", diag.Line(h.Name))
		}
		if err != nil {
			return err
		}
	}
}

func (u *unpacking) zip(file string) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	archive, err := files.OpenZip(in, mostListed)
	if err != nil {
		return err
	}
	for _, f := range archive.File {
		if err := u.zipped(f); err != nil {
			return err
		}
	}
	return nil
}

func (u *unpacking) zipped(f *zip.File) error {
	mode := f.Mode()
	if mode.IsDir() {
		return u.folder(f.Name)
	}
	text, err := f.Open()
	if err != nil {
		return err
	}
	defer text.Close()
	if mode&fs.ModeSymlink != 0 {
		target, err := io.ReadAll(io.LimitReader(text, 1<<12))
		if err != nil {
			return err
		}
		return u.link(f.Name, string(target))
	}
	return u.file(f.Name, mode&0o111 != 0, text)
}
