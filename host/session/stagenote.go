package session

import (
	"bytes"
	"os"
	"strconv"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// stageNote is where a plugin notes the stage that it is at. It is a file and no message:
// what was written is there however the process ends.
type stageNote struct{ file *os.File } // nil: none

// longestNote bounds what is read of it, in bytes.
const longestNote = 4 << 10

// inherited is the number of the first file that a process is given beside its
// standard streams.
const inherited = 3

// variables tell a plugin of it.
func (n stageNote) variables() []string {
	if n.file == nil {
		return nil
	}
	return []string{protocol.StageVariable + "=" + strconv.Itoa(inherited)}
}

// files are for a plugin to inherit.
func (n stageNote) files() []*os.File {
	if n.file == nil {
		return nil
	}
	return []*os.File{n.file}
}

// stage is what the plugin has noted last, empty if nothing.
func (n stageNote) stage() string {
	if n.file == nil {
		return ""
	}
	text := make([]byte, longestNote)
	length, _ := n.file.ReadAt(text, 0)
	stage, _, whole := bytes.Cut(text[:length], []byte("\n"))
	if !whole {
		return ""
	}
	return string(stage)
}
