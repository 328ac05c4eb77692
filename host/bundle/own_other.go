//go:build !unix

package bundle

import "io/fs"

// isOwn reports true: folders for temporary files are each user's own.
func isOwn(fs.FileInfo) bool { return true }
