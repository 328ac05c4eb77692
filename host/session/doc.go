// Package session starts plugins, talks to them and ends them.
//
// # Vocabulary
//
//   - A [Launch] says how a plugin's process is started.
//   - A [Session] is a started plugin. It lives until Close, or until the
//     process dies: then every call fails with a [CrashError] that holds the end
//     of what the process said.
//   - A [Run] is one request: passes, payload in, payload out.
//
// The host's standard input is never the plugin's, sockets are in a private
// folder that goes away with the host, and there is no TLS: a program that can open
// the socket can read the host's memory anyway.
//
// # Example
//
//	s, err := session.Start(ctx, session.Launch{Name: "std", Path: "bin/mlirc-plugin-std", SocketDir: dir})
//	reply, err := s.Run(ctx, &session.Run{Passes: calls, Input: session.Payload{Kind: "module", Data: bytecode}})
package session
