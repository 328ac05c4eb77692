package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// None is the descriptor of a name that stands for a file.
const None = -1

// Place is what a name stands for.
type Place struct {
	// Path is where the file is; its last element is no link.
	Path string
	// Info is nil where nothing is yet.
	Info fs.FileInfo
	// Descriptor is that of a file that this process has open, or [None].
	Descriptor int
	// IsFixed says that the name is a link of the kernel's, such as one to a file that
	// another process has open: it leads to the file and not to a place of it.
	IsFixed bool

	folder fs.FileInfo // of what is not there yet
}

// mostLinks bounds a chain of links, as the system does.
const mostLinks = 40

var errLinks = errors.New("too many levels of symbolic links")

// Locate follows a name. The last element may be missing, also behind a link; the
// folder may not.
func Locate(name string) (Place, error) {
	if name == "" {
		return Place{}, errors.New("the name is empty; - is the standard stream")
	}
	path := name
	for range mostLinks {
		info, err := os.Lstat(path)
		if errors.Is(err, fs.ErrNotExist) {
			return missing(path)
		}
		if err != nil {
			return Place{}, Cause(err)
		}
		if info.Mode()&fs.ModeSymlink == 0 {
			return Place{Path: path, Info: info, Descriptor: None}, nil
		}
		// The folder may have links of its own, which `..` in it must not skip.
		folder, base := filepath.Split(path)
		if folder == "" {
			folder = "."
		}
		if folder, err = filepath.EvalSymlinks(folder); err != nil {
			return Place{}, Cause(err)
		}
		if n, ok := descriptorAt(folder, base); ok {
			return LocateDescriptor(n)
		}
		if isKernels(folder) {
			info, err := os.Stat(path)
			return Place{Path: path, Info: info, Descriptor: None, IsFixed: true}, Cause(err)
		}
		target, err := os.Readlink(path)
		if err != nil {
			return Place{}, Cause(err)
		}
		if path = target; !filepath.IsAbs(target) {
			path = folder + string(filepath.Separator) + target
		}
	}
	return Place{}, errLinks
}

// missing is the place of a file that is not there.
func missing(path string) (Place, error) {
	folder, base := filepath.Split(path)
	if folder == "" {
		folder = "."
	}
	info, err := os.Stat(folder)
	if err != nil {
		return Place{}, Cause(err)
	}
	if base == "" || !info.IsDir() {
		return Place{}, Cause(fs.ErrNotExist)
	}
	return Place{Path: path, Descriptor: None, folder: info}, nil
}

// Same reports whether two names stand for one file, or would once it is written.
func Same(a, b Place) bool {
	if a.Info != nil && b.Info != nil {
		return os.SameFile(a.Info, b.Info)
	}
	if a.Info != nil || b.Info != nil || a.folder == nil || b.folder == nil || !os.SameFile(a.folder, b.folder) {
		return false
	}
	first, second := filepath.Base(a.Path), filepath.Base(b.Path)
	return first == second || maybeOneName(first, second) && isOneName(filepath.Dir(a.Path), first, second)
}

// maybeOneName reports whether there are file systems that take two names for one,
// such as those that fold case or compose letters.
func maybeOneName(a, b string) bool {
	return strings.EqualFold(a, b) || !isASCII(a) && !isASCII(b)
}

func isASCII(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r > 0x7f }) < 0
}

// isOneName asks the file system: it makes a file with a name as the first, and
// looks for it by one as the second.
func isOneName(folder, first, second string) bool {
	prefix := hiddenName()
	made, err := os.OpenFile(filepath.Join(folder, prefix+first), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return strings.EqualFold(first, second) // nothing will be written there, or a name is too long
	}
	defer func() {
		_ = made.Close()
		_ = os.Remove(made.Name())
	}()
	_, err = os.Lstat(filepath.Join(folder, prefix+second))
	return err == nil
}

// Leads is where a path leads behind all links. What is not there yet would be where the
// folder leads in which it is missing; a link to nothing, and a name without a place, lead
// nowhere else.
func Leads(path string) string {
	real, err := filepath.EvalSymlinks(path)
	if err == nil {
		return real
	}
	folder := filepath.Dir(path)
	if _, err := os.Lstat(path); err == nil || folder == path || !filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(Leads(folder), filepath.Base(path))
}

// Resolve is where a path leads behind all links, and an error if nothing is there. The path is
// followed once: what is there for that is no link to something else.
func Resolve(path string) (string, error) {
	leads := Leads(path)
	info, err := os.Lstat(leads)
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		err = errMissing // a link that leads nowhere, or has just been put there
	}
	return leads, err
}

// IsBelow reports whether a place, as [Leads] has it, is in a folder or below, wherever the folder's links lead.
func IsBelow(place, folder string) bool {
	if folder == "" {
		return false
	}
	folder, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(folder, place)
	return err == nil && filepath.IsLocal(rel)
}

// IsOutside reports whether a path leads out of a folder. What is not there leads nowhere.
func IsOutside(path, folder string) bool {
	leads := Leads(path)
	_, err := os.Lstat(leads)
	return err == nil && !IsBelow(leads, folder)
}

// Cause is an error of the file system without the path, which messages name
// already.
func Cause(err error) error {
	var at *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &at):
		return at.Err
	case errors.As(err, &link):
		return link.Err
	case errors.Is(err, fs.ErrNotExist):
		return errMissing
	}
	return err
}
