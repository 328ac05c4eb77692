package session

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// dial connects with the socket that a plugin has named, and with nothing else: the
// socket lies in the plugin's own folder, and the process that listens is the one that
// was started, or was started by it.
func (s *Session) dial(ctx context.Context, at protocol.Introduction, folder string) (net.Conn, error) {
	path, err := socketIn(at, folder)
	if err != nil {
		return nil, err
	}
	conn, err := (&net.Dialer{}).DialContext(ctx, "unix", path)
	if err != nil {
		return nil, err
	}
	if err := checkPeer(conn.(*net.UnixConn), s.PID()); err != nil {
		_ = conn.Close()
		return nil, err
	}
	return conn, nil
}

// socketIn is the path of a socket that a plugin has named, if the plugin could have
// made it in its folder.
func socketIn(at protocol.Introduction, folder string) (string, error) {
	if at.Network != "unix" {
		return "", fmt.Errorf("it listens on %s, but a plugin listens on a Unix socket", diag.Plain(at.Network))
	}
	named := diag.Plain(at.Address)
	path, err := filepath.Abs(at.Address)
	if err != nil || strings.HasPrefix(at.Address, "@") {
		return "", fmt.Errorf("its socket '%s' is no file", named)
	}
	dir, err := filepath.EvalSymlinks(filepath.Dir(path))
	if err != nil {
		return "", fmt.Errorf("its socket '%s' is not there", named)
	}
	own, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return "", err
	}
	below, err := filepath.Rel(own, dir)
	if err != nil || !filepath.IsLocal(below) {
		return "", fmt.Errorf("its socket '%s' is not in PLUGIN_UNIX_SOCKET_DIR", named)
	}
	path = filepath.Join(dir, filepath.Base(path))
	info, err := os.Lstat(path)
	switch {
	case err != nil:
		return "", fmt.Errorf("its socket '%s' is not there", named)
	case info.Mode().Type() != fs.ModeSocket:
		return "", fmt.Errorf("its socket '%s' is no socket", named)
	case !isOurs(info):
		return "", fmt.Errorf("its socket '%s' belongs to another user", named)
	}
	return path, nil
}

var errOtherPeer = errors.New("another process than the plugin answers at its socket")
