package protocol

// What a connection has to agree on before anything else is said.
const (
	// MajorVersion is that of the service. Hosts may support several.
	MajorVersion = 1
	// ServiceName is what a host dispenses through go-plugin.
	ServiceName = "mlirc"
	// CookieKey and CookieValue show a plugin that a host has started it. They are not a secret
	// and not a protection.
	CookieKey   = "MLIRC_PLUGIN"
	CookieValue = "mlirc-plugin-process"
	// StageVariable has the number of an open file in which a plugin may note the
	// stage that it is at, see docs/protocol.md.
	StageVariable = "PLUGIN_STAGE_FD"
)

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
