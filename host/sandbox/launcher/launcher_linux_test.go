package launcher

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// TestHoldsNothing: a launcher has nothing of the host but its socket.
func TestHoldsNothing(t *testing.T) {
	inheritable, err := unix.Open(t.TempDir(), unix.O_RDONLY, 0)
	require.NoError(t, err)
	defer unix.Close(inheritable)
	t.Setenv("SECRET", "x")
	for _, kind := range []Kind{Plain, Networked, Boxed} {
		l, err := start(kind)
		if err == nil {
			err = l.Refusal()
		}
		if kind != Plain && err != nil {
			t.Skip("this kernel makes no namespaces for this user: ", err)
		}
		require.NoError(t, err)
		of := func(name string) string { return filepath.Join("/proc", strconv.Itoa(l.pid), name) }
		held, err := os.ReadDir(of("fd"))
		require.NoError(t, err)
		var numbers []string
		for _, fd := range held {
			numbers = append(numbers, fd.Name())
			target, err := os.Readlink(filepath.Join(of("fd"), fd.Name()))
			require.NoError(t, err)
			assert.Regexp(t, `^(/dev/null|socket:.*)$`, target)
		}
		assert.Equal(t, []string{"0", "1", "2", "3"}, numbers)
		environment, err := os.ReadFile(of("environ"))
		require.NoError(t, err)
		for _, each := range strings.Split(strings.Trim(string(environment), "\x00"), "\x00") {
			assert.Regexp(t, `^(MLIRC_LAUNCHER|GOMAXPROCS|GODEBUG|GOGC)=`, each)
		}
		here, err := os.Readlink(of("cwd"))
		require.NoError(t, err)
		assert.Equal(t, "/", here)
		session, err := unix.Getsid(l.pid)
		require.NoError(t, err)
		assert.Equal(t, l.pid, session)
		for name, own := range map[string]bool{"net": kind == Boxed, "ipc": kind != Plain} {
			theirs, err := os.Readlink(of("ns/" + name))
			require.NoError(t, err)
			ours, err := os.Readlink("/proc/self/ns/" + name)
			require.NoError(t, err)
			assert.Equal(t, own, theirs != ours, name)
		}
		// It ends with its socket.
		l.dead.Store(true)
		require.NoError(t, syscall.Close(l.fd))
		_, err = syscall.Wait4(l.pid, nil, 0, nil)
		assert.NoError(t, err)
	}
}

// TestAnother: a launcher that has ended is replaced.
func TestAnother(t *testing.T) {
	first, err := Of(Plain)
	require.NoError(t, err)
	again, err := Of(Plain)
	require.NoError(t, err)
	assert.Same(t, first, again)
	require.NoError(t, syscall.Kill(first.pid, syscall.SIGKILL))
	for err == nil {
		err = first.send(&header{what: toKill}, nil, nil)
	}
	next, err := Of(Plain)
	require.NoError(t, err)
	assert.NotSame(t, first, next)
}

// TestMarker: only a process that has the socket is a launcher.
func TestMarker(t *testing.T) {
	assert.False(t, isSocket(0) && isSocket(1) && isSocket(2))
	t.Setenv(variable, "many")
	assert.False(t, serveIfLauncher())
}

// TestTables reads what the kernel writes.
func TestTables(t *testing.T) {
	t.Chdir(t.TempDir())
	const status = "Name:\tRssAnon: 9\nNone:\t\nRssAnon:\t  12 kB\nVmPTE:\t3 kB\n"
	require.NoError(t, os.WriteFile("status", []byte(status), 0o644))
	var lines table
	require.True(t, lines.open(new(path).text("status")))
	got := map[string]uint64{}
	for name := lines.name(); len(name) > 0; name = lines.name() {
		if key := string(name); strings.HasPrefix(key, "Rss") || strings.HasPrefix(key, "Vm") {
			got[key] = lines.value()
		}
	}
	lines.close()
	assert.Equal(t, map[string]uint64{"RssAnon:": 12, "VmPTE:": 3}, got)
	require.NoError(t, os.WriteFile("stat", []byte("7 (a) Z 5 (b) S 1203 4 5"), 0o644))
	var stat table
	require.True(t, stat.open(new(path).text("stat")))
	state, parent := stat.parent()
	assert.Equal(t, byte('S'), state)
	assert.EqualValues(t, 1203, parent)
	long := new(path).number(0).text("/").number(1203).text(strings.Repeat("x", 100))
	assert.Equal(t, "0/1203"+strings.Repeat("x", 57)+"\x00", string(long.bytes[:]))
}

// TestFamily finds the children of a process in both ways.
func TestFamily(t *testing.T) {
	child := exec.Command("sleep", "100")
	require.NoError(t, child.Start())
	defer func() {
		_ = child.Process.Kill()
		_ = child.Wait()
	}()
	opened := channels(int32(os.Getpid()))
	before, err := os.ReadDir("/proc/self/fd")
	require.NoError(t, err)
	assert.Contains(t, state.below(int32(os.Getpid())), int32(child.Process.Pid))
	assert.Contains(t, state.descendants(int32(os.Getppid())), int32(child.Process.Pid))
	assert.NotContains(t, state.descendants(int32(child.Process.Pid)), int32(os.Getpid()))
	assert.Positive(t, heldBy(int32(os.Getpid())))
	assert.Positive(t, opened)
	after, err := os.ReadDir("/proc/self/fd")
	require.NoError(t, err)
	assert.Len(t, after, len(before), "nothing stays open")
}
