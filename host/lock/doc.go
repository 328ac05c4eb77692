// Package lock reads and writes mlirc.lock, which pins the plugins of a project:
// where each came from, its version, and the digest of its program on each
// platform where it was locked.
//
// # Vocabulary
//
//   - An [Entry] is what is said about one plugin. One that comes with mlirc is
//     pinned by its version alone: its program is mlirc.
//   - A platform is an operating system and an architecture as Go names them,
//     `linux-amd64`.
//
// # Example
//
//	[plugins.mine]
//	source = 'example.com/mine/cmd/mlirc-plugin-mine@v1.2.3'
//	version = '1.2.3'
//	protocol = 1
//
//	[plugins.mine.sha256]
//	linux-amd64 = '9f86d081884c7d65...'
//
// The file is for the project's repository: several people lock it on their
// platforms one after the other, and each keeps what the others wrote.
package lock
