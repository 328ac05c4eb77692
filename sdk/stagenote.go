package sdk

import (
	"os"
	"strconv"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// stageNote is where the stage that is at work is noted for the host, which reads it when
// this process has died.
type stageNote struct{ file *os.File } // nil: notes are off

// inheritedNote is what the host has given this process. What the process starts has
// no part in it.
func inheritedNote() stageNote {
	n, err := strconv.Atoi(os.Getenv(protocol.StageVariable))
	if err != nil || n < 3 {
		return stageNote{}
	}
	closeOnExec(n)
	return stageNote{os.NewFile(uintptr(n), "stage")}
}

// write notes a stage, or none.
func (n stageNote) write(stage string) {
	if n.file != nil {
		_, _ = n.file.WriteAt([]byte(stage+"\n"), 0)
	}
}
