// Package profile shows where host and plugins spend their time.
//
// With MLIRC_CPUPROFILE=DIR in the environment each process writes a profile
// DIR/NAME-PID.pprof, for `go tool pprof`.
package profile

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/pprof"
)

// Variable names the folder.
const Variable = "MLIRC_CPUPROFILE"

// Start begins the profile of this process if the environment requests one. The process calls
// stop before it exits.
func Start(name string) (stop func()) {
	dir := os.Getenv(Variable)
	if dir == "" {
		return func() {}
	}
	path := filepath.Join(dir, fmt.Sprintf("%s-%d.pprof", name, os.Getpid()))
	// Plugins may write to the folder: a link that one has left there is not followed.
	_ = os.Remove(path)
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err == nil {
		err = pprof.StartCPUProfile(f)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "no profile:", err)
		return func() {}
	}
	return func() {
		pprof.StopCPUProfile()
		_ = f.Close()
	}
}
