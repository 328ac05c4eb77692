//go:build unix

package files

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/stdio"
)

// errMissing is what the system calls a file that is not there.
var errMissing error = syscall.ENOENT

// descriptorAt reports which descriptor of this process a link in a folder stands
// for. The folder has no links itself.
func descriptorAt(folder, base string) (int, bool) {
	own := fmt.Sprintf("/proc/%d", os.Getpid())
	rest, ok := strings.CutPrefix(folder, own)
	if ok = ok && filepath.Base(folder) == "fd" && (rest == "/fd" || strings.HasPrefix(rest, "/task/")); !ok {
		return None, false
	}
	n, err := strconv.Atoi(base)
	return n, err == nil && n >= 0
}

// isKernels reports whether links in a folder lead where their text does not say.
func isKernels(folder string) bool {
	return folder == "/proc" || strings.HasPrefix(folder, "/proc/")
}

// LocateDescriptor is the place of a file that this process has open.
func LocateDescriptor(n int) (Place, error) {
	if stdio.Closed(n) {
		return Place{}, unix.EBADF
	}
	copied, err := unix.FcntlInt(uintptr(n), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return Place{}, err
	}
	f := os.NewFile(uintptr(copied), "")
	defer f.Close()
	info, err := f.Stat()
	return Place{Info: info, Descriptor: n}, Cause(err)
}

// OpenDescriptor returns a copy of a file that this process has open. The flag says
// what it is for: [os.O_RDONLY] or [os.O_WRONLY].
func OpenDescriptor(n, flag int) (*os.File, error) {
	if stdio.Closed(n) {
		return nil, unix.EBADF
	}
	flags, err := unix.FcntlInt(uintptr(n), unix.F_GETFL, 0)
	if err != nil {
		return nil, err
	}
	if mode := flags & unix.O_ACCMODE; mode != flag && mode != unix.O_RDWR {
		return nil, errors.New("it is open for the other direction only")
	}
	copied, err := unix.FcntlInt(uintptr(n), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(copied), fmt.Sprintf("descriptor %d", n)), nil
}
