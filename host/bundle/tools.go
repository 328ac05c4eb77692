package bundle

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/mlirc/mlirc/host/digest"
)

// largest bounds what is read of a tool: a failure is to be told soon.
const largest = 256 << 20

// IdentifyTools completes tools, of which names and paths are known, with the files that
// they are. None is executed: a plugin, a project or a bundle has named them.
func IdentifyTools(tools []Tool) {
	for i := range tools {
		tools[i].Version = identify(tools[i].Path)
	}
}

// identify is the digest of a program, and where it is in truth if that is elsewhere: the
// path of LLVM's tools names their version.
func identify(path string) string {
	if path == "" {
		return "not found"
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "cannot be read"
	}
	info, err := os.Stat(real)
	if err != nil || !info.Mode().IsRegular() {
		return "is no file"
	}
	text := fmt.Sprintf("%d bytes", info.Size())
	if info.Size() <= largest {
		sum, err := digest.Of(real)
		if err != nil {
			return "cannot be read"
		}
		text = "sha256 " + digest.Short(sum)
	}
	if real != path {
		text += " " + real
	}
	return text
}
