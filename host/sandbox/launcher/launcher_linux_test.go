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
	assert.EqualValues(t, 1203, stat.parent())
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
	own := []int32{int32(os.Getpid())}
	opened := state.files(own)
	var pipe [2]int
	require.NoError(t, unix.Pipe(pipe[:]))
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM, 0)
	require.NoError(t, err)
	assert.EqualValues(t, pipeSize+2*socketSize, state.files(own)-opened)
	others := state.files(append(own, own...)) - state.files(own)
	assert.Positive(t, others)
	assert.Zero(t, others%fileSize, "each pipe and socket counts once")
	assert.Less(t, others, uint64(pipeSize))
	for _, fd := range append(pipe[:], pair[:]...) {
		require.NoError(t, unix.Close(fd))
	}
	before, err := os.ReadDir("/proc/self/fd")
	require.NoError(t, err)
	assert.Contains(t, state.below(int32(os.Getpid())), int32(child.Process.Pid))
	assert.Contains(t, state.descendants(int32(os.Getppid())), int32(child.Process.Pid))
	assert.NotContains(t, state.descendants(int32(child.Process.Pid)), int32(os.Getpid()))
	all, shown := heldBy(int32(os.Getpid()))
	assert.True(t, shown)
	tasks, err := os.ReadDir("/proc/self/task")
	require.NoError(t, err)
	assert.EqualValues(t, len(tasks), all.threads)
	assert.Greater(t, all.memory, all.threads*threadSize)
	assert.Equal(t, opened, state.files(own))
	after, err := os.ReadDir("/proc/self/fd")
	require.NoError(t, err)
	assert.Len(t, after, len(before), "nothing stays open")
}

// TestLocks counts ranges of files that a process has locked, up to a number.
func TestLocks(t *testing.T) {
	own, none := []int32{int32(os.Getpid())}, []int32{1 << 30}
	before := locks(own, 1000)
	f, err := os.Create(filepath.Join(t.TempDir(), "file"))
	require.NoError(t, err)
	for i := range int64(50) {
		lock := unix.Flock_t{Type: unix.F_WRLCK, Start: 2 * i, Len: 1}
		require.NoError(t, unix.FcntlFlock(f.Fd(), unix.F_SETLK, &lock))
	}
	assert.EqualValues(t, 50, locks(own, 1000)-before)
	assert.EqualValues(t, 11, locks(own, 10))
	assert.Zero(t, locks(none, 1000))
	require.NoError(t, f.Close())
	assert.Equal(t, before, locks(own, 1000))
}

// TestMappings counts the mappings of a process, up to a number.
func TestMappings(t *testing.T) {
	own, none := []int32{int32(os.Getpid())}, []int32{1 << 30}
	before := mappings(own, 1<<20)
	assert.Greater(t, before, uint64(5))
	const size = 200
	pages, err := unix.Mmap(-1, 0, size*os.Getpagesize(), unix.PROT_NONE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS)
	require.NoError(t, err)
	for i := 1; i < size; i += 2 {
		require.NoError(t, unix.Mprotect(pages[i*os.Getpagesize():][:os.Getpagesize()], unix.PROT_READ))
	}
	after := mappings(own, 1<<20)
	assert.InDelta(t, before+size, after, size/4, "the runtime maps some, too")
	assert.EqualValues(t, 11, mappings(own, 10))
	assert.Zero(t, mappings(none, 1000))
	require.NoError(t, unix.Munmap(pages))
}
