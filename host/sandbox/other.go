//go:build !linux

package sandbox

import (
	"os"
	"os/exec"
	"runtime"
	"time"
)

// Prepare has nothing to do here.
func Prepare() {}

func supported() Support {
	return Support{Reason: "mlirc restricts plugins on Linux only, this is " + runtime.GOOS}
}

// confine restricts nothing, which Supported has told.
func (b *Box) confine() error { return nil }

func attach(*exec.Cmd) {}

func isMainThread() bool { return false }

// awaitEnd waits for nothing: the process is reaped where it is waited for.
func awaitEnd(*os.Process) {}

// bound sets no limits: there is no way to set another process's.
func bound(int, uint64) {}

// machineMemory is unknown: a share of it is no limit.
func machineMemory() uint64 { return 0 }

// family is the leader alone: what it starts is its own affair.
type family struct{}

func newMark() uint64 { return 0 }

func lend(uint64) (giveBack func()) { return func() {} }

func fix(int, uint64) {}

func newFamily(int, uint64, time.Time) *family { return &family{} }

func (*family) memory() uint64 { return 0 }

func (*family) kill() {}
