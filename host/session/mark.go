package session

import (
	"bytes"
	"os"
	"strconv"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// mark is where a plugin notes the stage that it is at. It is a file and no message:
// what was written is there however the process ends.
type mark struct{ file *os.File } // nil: none

// longestMark bounds what is read of it, in bytes.
const longestMark = 4 << 10

// inherited is the number of the first file that a process is given beside its
// standard streams.
const inherited = 3

// variables tell a plugin of its mark.
func (m mark) variables() []string {
	if m.file == nil {
		return nil
	}
	return []string{protocol.StageVariable + "=" + strconv.Itoa(inherited)}
}

// files are for a plugin to inherit.
func (m mark) files() []*os.File {
	if m.file == nil {
		return nil
	}
	return []*os.File{m.file}
}

// stage is what the plugin has noted last, empty if nothing.
func (m mark) stage() string {
	if m.file == nil {
		return ""
	}
	text := make([]byte, longestMark)
	n, _ := m.file.ReadAt(text, 0)
	stage, _, whole := bytes.Cut(text[:n], []byte("\n"))
	if !whole {
		return ""
	}
	return string(stage)
}
