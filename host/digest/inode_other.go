//go:build !linux

package digest

import "io/fs"

// inode adds nothing where the system does not say it in a common way.
func inode(fs.FileInfo) string { return "" }
