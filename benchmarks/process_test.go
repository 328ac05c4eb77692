package benchmarks

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// usage is what a command took, with all processes that it started.
type usage struct {
	wall   time.Duration
	cpu    time.Duration
	memory int64 // peak of the sum over its processes, in bytes
}

// adopt makes processes that outlive their parent children of this one, so that
// what they took can be counted: the host does not wait for plugins that are
// done.
func adopt(b *testing.B) {
	b.Helper()
	require.NoError(b, unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0))
}

// orphans waits for the processes that a command left behind, and returns the
// CPU time that they took.
func orphans() time.Duration {
	total := time.Duration(0)
	for {
		var taken syscall.Rusage
		_, err := syscall.Wait4(-1, nil, 0, &taken)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return total
		}
		total += time.Duration(taken.Utime.Nano() + taken.Stime.Nano())
	}
}

// measure runs a command twice: to take its time, and to sample its memory, which
// would take time from it.
func measure(b *testing.B, name string, args ...string) usage {
	b.Helper()
	timed, weighed := run(b, nil, name, args...), run(b, watch, name, args...)
	return usage{timed.wall, timed.cpu, weighed.memory}
}

// run runs a command to its end. Memory is sampled by watch while it runs, unless that
// is nil: the resident pages of each process, those of shared files aside.
func run(b *testing.B, watch func(pid int, done <-chan struct{}) int64, name string, args ...string) usage {
	b.Helper()
	cmd := exec.Command(name, args...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	start := time.Now()
	require.NoError(b, cmd.Start())
	done, peak := make(chan struct{}), make(chan int64, 1)
	if watch == nil {
		peak <- 0
	} else {
		go func() { peak <- watch(cmd.Process.Pid, done) }()
	}
	err := cmd.Wait()
	wall := time.Since(start)
	close(done)
	memory := <-peak
	require.NoError(b, err, stderr.String())
	state := cmd.ProcessState
	own := state.SysUsage().(*syscall.Rusage).Maxrss * 1024
	cpu := state.UserTime() + state.SystemTime() + orphans()
	return usage{wall, cpu, max(memory, privateOf(own))}
}

// privateOf is the peak of the first process, for one too short to be sampled.
func privateOf(resident int64) int64 { return resident / 2 }

// watch samples the memory of a process and its descendants until it is done.
func watch(pid int, done <-chan struct{}) int64 {
	tick := time.NewTicker(2 * time.Millisecond)
	defer tick.Stop()
	peak := int64(0)
	for {
		select {
		case <-done:
			return peak
		case <-tick.C:
			peak = max(peak, tree(pid))
		}
	}
}

// tree sums the private memory of a process and its descendants.
func tree(pid int) int64 {
	total := private(pid)
	for _, child := range children(pid) {
		total += tree(child)
	}
	return total
}

func children(pid int) []int {
	files, _ := filepath.Glob("/proc/" + strconv.Itoa(pid) + "/task/*/children")
	var list []int
	for _, f := range files {
		text, _ := os.ReadFile(f)
		for _, word := range strings.Fields(string(text)) {
			if n, err := strconv.Atoi(word); err == nil {
				list = append(list, n)
			}
		}
	}
	return list
}

func private(pid int) int64 {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/statm")
	if err != nil {
		return 0
	}
	f := strings.Fields(string(text))
	if len(f) < 3 {
		return 0
	}
	resident, _ := strconv.ParseInt(f[1], 10, 64)
	shared, _ := strconv.ParseInt(f[2], 10, 64)
	return (resident - shared) * int64(os.Getpagesize())
}
