//go:build !linux

package session

import (
	"io/fs"
	"net"
)

// isOurs reports true: the folder of the socket is closed to others.
func isOurs(fs.FileInfo) bool { return true }

// checkPeer finds nothing: no other system says which process listens in one way.
func checkPeer(*net.UnixConn, int) error { return nil }
