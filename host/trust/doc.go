// Package trust remembers which files the user trusts to do more than say what is done
// with a module: to loosen the sandbox, and to name folders, variables and programs.
//
// # Vocabulary
//
//   - A [Record] is a file that is trusted: its path, the digest of its content, and the
//     path and digest of each program that it names.
//   - A [Store] is a folder of records, one for each path and content, among the user's
//     state ($XDG_STATE_HOME/mlirc/trust).
//
// A file whose content changes has to be trusted again, and so has one that names a
// program which changes. Plugins cannot write to the folder: it is not among those that a
// sandbox leaves open.
//
// # Example
//
//	s := trust.New(trust.Folder(os.Getenv))
//	err := s.Add(trust.Record{File: "/p/mlirc.toml", SHA256: sum})
//	err = s.Check(config.File{Path: "/p/mlirc.toml", Digest: sum})
package trust
