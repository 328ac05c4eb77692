package session

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// Attach opens a session with a plugin that the user has started. It is in no sandbox, no
// deadline ends its runs, as it may stand at a breakpoint, and it goes on when the session
// is closed. Of a launch only the host's version, the logger and the timeout count.
func Attach(ctx context.Context, l Launch, at protocol.Reattachment) (*Session, error) {
	began := time.Now()
	s := newSession(l)
	s.attached = &at
	if err := s.attach(ctx, l); err != nil {
		if s.conn != nil {
			_ = s.conn.Close()
		}
		return nil, fmt.Errorf("plugin '%s' of %s cannot be reached: %w; start it again with %s, and set the variable to what it prints",
			at.Plugin, at.Variable(), err, protocol.DebugFlag)
	}
	s.logger.Warn("plugin attached, which runs outside of the sandbox", "plugin", at.Plugin, "pid", at.PID, "took", time.Since(began))
	return s, nil
}

func (s *Session) attach(ctx context.Context, l Launch) (err error) {
	if s.attached.Major != protocol.MajorVersion {
		return disagreement(s.attached.Major)
	}
	l.SocketDir = filepath.Dir(s.attached.Socket)
	said := protocol.Introduction{Major: s.attached.Major, Network: "unix", Address: s.attached.Socket}
	if s.conn, err = s.connect(ctx, l, said); err != nil {
		return err
	}
	s.rpc = protocol.NewPluginClient(s.conn)
	return s.open(l)
}
