package sdk

import (
	"os"
	"strconv"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// mark is where the stage that is at work is noted for the host, which reads it when
// this process has died.
type mark struct{ file *os.File } // nil: nobody wants to know

// inheritedMark is what the host has given this process. What the process starts has
// no part in it.
func inheritedMark() mark {
	n, err := strconv.Atoi(os.Getenv(protocol.StageVariable))
	if err != nil || n < 3 {
		return mark{}
	}
	closeOnExec(n)
	return mark{os.NewFile(uintptr(n), "stage")}
}

// note notes a stage, or none.
func (m mark) note(stage string) {
	if m.file != nil {
		_, _ = m.file.WriteAt([]byte(stage+"\n"), 0)
	}
}
