package session

import (
	"bytes"
	"fmt"
	"io/fs"
	"net"
	"os"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"
)

// isOurs reports whether a file belongs to the user.
func isOurs(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(stat.Uid) == os.Geteuid()
}

// checkPeer wants the process that listens at the other end to be one, or to descend
// from it. Numbers are those of the host's own view of processes.
func checkPeer(conn *net.UnixConn, pid int) error {
	raw, err := conn.SyscallConn()
	if err != nil {
		return err
	}
	var peer *unix.Ucred
	var failed error
	if err := raw.Control(func(fd uintptr) {
		peer, failed = unix.GetsockoptUcred(int(fd), unix.SOL_SOCKET, unix.SO_PEERCRED)
	}); err != nil {
		return err
	}
	if failed != nil {
		return failed
	}
	if int(peer.Uid) != os.Geteuid() || !descends(int(peer.Pid), pid) {
		return errOtherPeer
	}
	return nil
}

// mostAncestors bounds how far up a process is looked for.
const mostAncestors = 1 << 10

// descends reports whether a process is another, or was started by it, or by one that
// was.
func descends(pid, from int) bool {
	for range mostAncestors {
		if pid == from {
			return true
		}
		if pid <= 1 {
			return false
		}
		if pid = parentOf(pid); pid == 0 {
			return false
		}
	}
	return false
}

// parentOf is the parent of a process, 0 where there is none.
func parentOf(pid int) int {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	// The name before may have any characters, parentheses and spaces, too.
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	if len(fields) < 2 {
		return 0
	}
	parent, err := strconv.Atoi(string(fields[1]))
	if err != nil {
		return 0
	}
	return parent
}
