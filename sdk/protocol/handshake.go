package protocol

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// What a connection has to agree on before anything else is said.
const (
	// MajorVersion is that of the service. Hosts may support several.
	MajorVersion = 1
	// ServiceName is what hosts call the service in their logs.
	ServiceName = "mlirc"
	// CookieKey and CookieValue show a plugin that a host has started it. They are not a secret
	// and not a protection.
	CookieKey   = "MLIRC_PLUGIN"
	CookieValue = "mlirc-plugin-process"
	// VersionsVariable has the major versions that a host speaks, with commas.
	VersionsVariable = "PLUGIN_PROTOCOL_VERSIONS"
	// SocketDirVariable has the folder in which a plugin makes its socket.
	SocketDirVariable = "PLUGIN_UNIX_SOCKET_DIR"
	// StageVariable has the number of an open file in which a plugin may note the
	// stage that it is at, see docs/protocol.md.
	StageVariable = "PLUGIN_STAGE_FD"
)

// Introduction is the first line that a plugin writes to its standard output, which is the
// line of hashicorp/go-plugin.
type Introduction struct {
	Major            int
	Network, Address string // where it listens
}

// The fields of the line that are the same for all plugins.
const (
	handshakeForm = "1"
	handshakeRPC  = "grpc"
)

// String is the line, without its end.
func (i Introduction) String() string {
	return strings.Join([]string{handshakeForm, strconv.Itoa(i.Major), i.Network, i.Address, handshakeRPC}, "|")
}

// ErrNoPlugin is a first line of something else.
var ErrNoPlugin = errors.New("it does not introduce itself as a plugin of mlirc does; is this the right program?")

// ParseIntroduction reads the line. What follows its fields is for hosts with TLS.
func ParseIntroduction(line string) (Introduction, error) {
	fields := strings.Split(strings.TrimRight(line, "\r\n"), "|")
	if len(fields) < 5 {
		return Introduction{}, ErrNoPlugin
	}
	major, err := strconv.Atoi(fields[1])
	switch {
	case fields[0] != handshakeForm:
		return Introduction{}, fmt.Errorf("the form of its handshake is %q, and not %q", fields[0], handshakeForm)
	case err != nil:
		return Introduction{}, fmt.Errorf("the major version in its handshake, %q, is no number", fields[1])
	case fields[4] != handshakeRPC:
		return Introduction{}, fmt.Errorf("it speaks %q, but a plugin speaks %q", fields[4], handshakeRPC)
	}
	return Introduction{Major: major, Network: fields[2], Address: fields[3]}, nil
}

// FeatureText is in the manifest of a plugin that reads and writes modules as
// generic text only.
const FeatureText = "generic-text"

// FeatureCore is in the manifest of a plugin that has the passes of every process,
// such as cse, and does them between its own.
const FeatureCore = "core-passes"

// MostDiagnostics is how many diagnostics a reply may have.
const MostDiagnostics = 100_000

// Sizes of messages, in bytes.
const (
	// ChunkSize is how much of a payload a chunk carries: what fits, with its
	// head, into a frame of HTTP/2. A message is copied several times on its way,
	// and gRPC keeps buffers of that size for the next one; a longer message takes
	// those of the next size, a mebibyte each.
	ChunkSize = 16<<10 - 64
	// FlowWindow is how much may travel without waiting for an answer; a socket on
	// the same machine needs no measuring of bandwidth.
	FlowWindow = 8 << 20
	// MaxChunk is the most that a chunk may carry.
	MaxChunk = 1 << 20
	// MaxMessage is the most that either side takes as one message. Dialect
	// files travel whole, payloads do not.
	MaxMessage = 16 << 20
)
