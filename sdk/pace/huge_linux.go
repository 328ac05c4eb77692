package pace

import (
	"syscall"
	"unsafe"
)

const (
	hugeSize = 2 << 20
	pageSize = 4 << 10 // of which a huge one takes the place of 512

	adviceHuge = 14 // package syscall has no name for it
)

// extend has the heap grow by so many bytes, which consist of huge pages where the system has
// them for those who ask; the system gives them when they are first written to, see
// BenchmarkPages. They are free after the next garbage collection. It does nothing, and reports
// that, where the process may not have many times as much.
func extend(bytes int) bool {
	var most syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_DATA, &most) != nil || most.Cur/8 < uint64(bytes) || syscall.Getpagesize() != pageSize {
		return false
	}
	block := make([]byte, bytes)
	at := uintptr(unsafe.Pointer(unsafe.SliceData(block)))
	from, end := (at+hugeSize-1)&^(hugeSize-1), (at+uintptr(bytes))&^(hugeSize-1)
	if from >= end {
		return false
	}
	_, _, errno := syscall.RawSyscall(syscall.SYS_MADVISE, from, end-from, adviceHuge)
	return errno == 0
}
