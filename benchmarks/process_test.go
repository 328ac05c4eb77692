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
)

// usage is what a command took, with all processes that it started.
type usage struct {
	wall   time.Duration
	cpu    time.Duration
	memory int64 // peak of the sum over its processes, in bytes
}

// measure runs a command to its end. Memory is sampled while it runs: the
// resident pages of each process, those of shared files aside.
func measure(b *testing.B, name string, args ...string) usage {
	b.Helper()
	cmd := exec.Command(name, args...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	start := time.Now()
	require.NoError(b, cmd.Start())
	done, peak := make(chan struct{}), make(chan int64)
	go func() { peak <- watch(cmd.Process.Pid, done) }()
	err := cmd.Wait()
	wall := time.Since(start)
	close(done)
	memory := <-peak
	require.NoError(b, err, stderr.String())
	state := cmd.ProcessState
	own := state.SysUsage().(*syscall.Rusage).Maxrss * 1024
	return usage{wall, state.UserTime() + state.SystemTime(), max(memory, privateOf(own))}
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
