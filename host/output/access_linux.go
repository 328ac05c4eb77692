package output

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// accessList is the attribute that holds an access control list.
const accessList = "system.posix_acl_access"

// copyAccess gives a file the access control list of another, if that has one. The
// mode alone would say less: the bits of the group are only the most that any entry
// of the list can grant.
func copyAccess(f *os.File, from string) error {
	list := make([]byte, 64<<10) // the most that an attribute may have
	n, err := unix.Getxattr(from, accessList, list)
	if errors.Is(err, unix.ENODATA) || errors.Is(err, unix.ENOTSUP) || errors.Is(err, unix.ENOENT) {
		return nil
	}
	if err != nil {
		return err
	}
	return unix.Fsetxattr(int(f.Fd()), accessList, list[:n], 0)
}
