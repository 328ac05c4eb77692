//go:build !unix

package files

import (
	"errors"
	"io/fs"
	"os"
)

var errMissing = fs.ErrNotExist

func descriptorAt(string, string) (int, bool) { return None, false }

func isKernels(string) bool { return false }

// LocateDescriptor is the place of a standard stream: no names stand for others here.
func LocateDescriptor(n int) (Place, error) {
	f, err := standard(n)
	if err != nil {
		return Place{}, err
	}
	info, err := f.Stat()
	return Place{Info: info, Descriptor: n}, Cause(err)
}

// OpenDescriptor returns a standard stream.
func OpenDescriptor(n, _ int) (*os.File, error) { return standard(n) }

func standard(n int) (*os.File, error) {
	if n < 0 || n > 2 {
		return nil, errors.ErrUnsupported
	}
	return []*os.File{os.Stdin, os.Stdout, os.Stderr}[n], nil
}
