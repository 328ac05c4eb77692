// Package store keeps installed plugins: the plugin directory.
//
// # Vocabulary
//
//   - The plugin directory is `$MLIRC_PLUGINS`, or `mlirc/plugins` among the
//     user's data (`$XDG_DATA_HOME`).
//   - An [Entry] is one version of one plugin: the folder NAME/VERSION with the
//     record plugin.toml, the manifest as the plugin gave it, and the folder
//     `program` with the program and what it needs beside it.
//   - The program is a file that was installed alone, or a folder; its digest is
//     that of package digest.
//
// An entry comes and goes as a whole: it is made beside its place and renamed.
//
// # Example
//
//	s := store.New(store.Folder(os.Getenv))
//	entries, err := s.Versions("mine") // the newest first
package store
