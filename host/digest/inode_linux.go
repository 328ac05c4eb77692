package digest

import (
	"fmt"
	"io/fs"
	"syscall"
)

// inode tells the file itself and the last change of anything about it.
func inode(info fs.FileInfo) string {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return ""
	}
	return fmt.Sprintf("%d %d %d.%d", s.Dev, s.Ino, s.Ctim.Sec, s.Ctim.Nsec)
}
