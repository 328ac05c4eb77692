package session_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/session"
)

// BenchmarkOneCore starts a plugin for one small run, on one core and on all; cpu-us is what
// the plugin's process has taken of them until its reply is there.
func BenchmarkOneCore(b *testing.B) {
	for _, one := range []bool{true, false} {
		b.Run(fmt.Sprintf("one=%v", one), func(b *testing.B) {
			var taken []int
			for b.Loop() {
				s, err := session.Start(b.Context(), session.Launch{
					Name: "echo", Path: echoPath, SocketDir: b.TempDir(), OneCore: one,
				})
				require.NoError(b, err)
				r, err := s.Run(b.Context(), request(nil, []byte("text"), "echo-copy", "echo-upper"))
				require.NoError(b, err)
				require.Nil(b, r.Failure)
				taken = append(taken, cpuOf(b, s.PID()))
				s.Close(time.Minute)
			}
			slices.Sort(taken)
			b.ReportMetric(float64(taken[len(taken)/2])/1e3, "cpu-us")
		})
	}
}

// cpuOf is what the threads of a process have taken so far, in nanoseconds.
func cpuOf(tb testing.TB, pid int) int {
	tb.Helper()
	files, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", pid))
	require.NoError(tb, err)
	require.NotEmpty(tb, files, "there is no process %d", pid)
	total := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(tb, err)
		word, _, _ := strings.Cut(string(text), " ")
		n, err := strconv.Atoi(word)
		require.NoError(tb, err)
		total += n
	}
	return total
}
