// Package protocol is the language between host and plugin: the messages and
// the service of plugin.proto as generated Go, and the constants of the
// handshake. Only packages sdk and host use it; they convert its types at once
// into their own.
//
// # Vocabulary
//
//   - A host is the process that sends requests; a plugin is one that serves them.
//   - The handshake is the constants by which either recognizes the other.
//
// # Example
//
//	go generate ./sdk/protocol
package protocol

//go:generate go run ./generate
