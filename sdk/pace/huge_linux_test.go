package pace

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// hugeAt reports whether the memory at an address is advised to consist of huge pages.
func hugeAt(t *testing.T, address uintptr) bool {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/smaps")
	require.NoError(t, err)
	inside := false
	for line := range strings.Lines(string(maps)) {
		first, rest, _ := strings.Cut(line, " ")
		if low, high, ok := strings.Cut(first, "-"); ok {
			from, err := strconv.ParseUint(low, 16, 64)
			require.NoError(t, err)
			to, err := strconv.ParseUint(high, 16, 64)
			require.NoError(t, err)
			inside = uint64(address) >= from && uint64(address) < to
		}
		if inside && first == "VmFlags:" {
			return strings.Contains(rest+" ", " hg ")
		}
	}
	t.Fatalf("no memory at %#x", address)
	return false
}

func needHugePages(tb testing.TB) {
	tb.Helper()
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); err != nil {
		tb.Skip("the system has no huge pages: ", err)
	}
}

// TestExtend: what is allocated after a collection lies in the pages that the heap has
// grown by.
func TestExtend(t *testing.T) {
	needHugePages(t)
	require.True(t, extend(64<<20))
	runtime.GC()
	block := make([]byte, 32<<20)
	assert.True(t, hugeAt(t, uintptr(unsafe.Pointer(&block[16<<20]))))
	runtime.KeepAlive(block)
}

// TestExtendHolds: a process with little memory does not give it away.
func TestExtendHolds(t *testing.T) {
	var most unix.Rlimit
	require.NoError(t, unix.Getrlimit(unix.RLIMIT_DATA, &most))
	little := most
	little.Cur = 4 << 30
	require.NoError(t, unix.Setrlimit(unix.RLIMIT_DATA, &little))
	t.Cleanup(func() { require.NoError(t, unix.Setrlimit(unix.RLIMIT_DATA, &most)) })
	assert.False(t, extend(600<<20))
	assert.True(t, extend(64<<20))
}

// BenchmarkPages writes to 500 pages for the first time: one page after the other, and in a
// huge one.
func BenchmarkPages(b *testing.B) {
	needHugePages(b)
	for _, huge := range []bool{false, true} {
		b.Run(fmt.Sprintf("huge=%v", huge), func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				memory, err := unix.Mmap(-1, 0, 4<<20, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_ANON|unix.MAP_PRIVATE)
				require.NoError(b, err)
				start := -int(uintptr(unsafe.Pointer(&memory[0]))) & (2<<20 - 1)
				if huge {
					require.NoError(b, unix.Madvise(memory, unix.MADV_HUGEPAGE))
				}
				b.StartTimer()
				for page := range 500 {
					memory[start+page<<12] = 1
				}
				b.StopTimer()
				require.NoError(b, unix.Munmap(memory))
				b.StartTimer()
			}
		})
	}
}
