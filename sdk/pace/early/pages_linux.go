package early

import (
	"syscall"
	"unsafe"
)

const (
	chunkSize = 4 << 20 // by which the runtime extends its heap
	hugeSize  = 2 << 20
	pageSize  = 4 << 10 // of which a huge one takes the place of 512
)

// Advice about memory; package syscall has no names for these.
const (
	adviceHuge     = 14
	adviceCollapse = 25
)

// hugePages has the heap that the runtime has begun with consist of huge pages, where the
// system has them for those who ask. A process that starts takes some 500 pages of memory, and
// getting each by itself takes as long as a small module does; see BenchmarkPages.
func hugePages() {
	if syscall.Getpagesize() != pageSize {
		return
	}
	within = new([64]byte)
	at := uintptr(unsafe.Pointer(within))
	if !advise(at&^(chunkSize-1), chunkSize, adviceHuge) {
		return
	}
	// The page that is begun takes the place of the small ones, if enough of it is still to come.
	if at%hugeSize < hugeSize*3/4 {
		advise(at&^(hugeSize-1), hugeSize, adviceCollapse)
	}
}

// within is in the heap.
var within *[64]byte

// advise reports whether the system has taken advice about memory.
func advise(from, size uintptr, advice uintptr) bool {
	_, _, errno := syscall.RawSyscall(syscall.SYS_MADVISE, from, size, advice)
	return errno == 0
}

// Extend has the heap grow by so many bytes, which consist of huge pages; the system gives
// them when they are first written to. They are free after the next garbage collection. It does
// nothing, and reports that, where the process may not have many times as much.
func Extend(bytes int) bool {
	var most syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_DATA, &most) != nil || most.Cur/8 < uint64(bytes) || syscall.Getpagesize() != pageSize {
		return false
	}
	block := make([]byte, bytes)
	at := uintptr(unsafe.Pointer(unsafe.SliceData(block)))
	from, end := (at+hugeSize-1)&^(hugeSize-1), (at+uintptr(bytes))&^(hugeSize-1)
	return from < end && advise(from, end-from, adviceHuge)
}
