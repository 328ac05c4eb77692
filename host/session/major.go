package session

import "github.com/mlirc/mlirc/sdk/protocol"

// Protocol is the major version that host and plugin agreed on.
func (s *Session) Protocol() int {
	if s.client == nil {
		return protocol.MajorVersion
	}
	return s.client.NegotiatedVersion()
}
