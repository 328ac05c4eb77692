package launcher

import (
	"syscall"
	"unsafe"
)

// How to read what the kernel tells in /proc, without memory that would have to be allocated.

// path is the path of a file in the making.
type path struct {
	bytes [64]byte
	size  int
}

// text adds a text to a path; the last byte stays 0.
func (p *path) text(text string) *path {
	p.size += copy(p.bytes[p.size:len(p.bytes)-1], text)
	return p
}

// number adds a number, which is not negative, to a path.
func (p *path) number(n int32) *path {
	var digits [10]byte
	first := len(digits)
	for {
		first--
		digits[first] = byte('0' + n%10)
		if n /= 10; n == 0 {
			break
		}
	}
	p.size += copy(p.bytes[p.size:len(p.bytes)-1], digits[first:])
	return p
}

func (p *path) pointer() uintptr { return uintptr(unsafe.Pointer(&p.bytes)) }

func (p *path) open(flags uintptr) (fd int32, ok bool) {
	n, _, errno := syscall.RawSyscall6(syscall.SYS_OPENAT, atFDCWD, p.pointer(), flags|syscall.O_RDONLY|syscall.O_CLOEXEC, 0, 0, 0)
	return int32(n), errno == 0
}

// table is a text of the kernel's: words, most often a line of them for each name.
type table struct {
	fd       int32
	at, size int
	buffer   [2048]byte // what has been read, from at to size
	letters  [32]byte   // of the word at hand
	atStart  bool       // of a line
}

func (t *table) open(p *path) (ok bool) {
	t.fd, ok = p.open(0)
	t.atStart = true
	return ok
}

func (t *table) close() { closeFile(t.fd) }

// next is the next byte; 0 at the end.
func (t *table) next() byte {
	if t.at == t.size {
		n, _, errno := syscall.RawSyscall(syscall.SYS_READ, uintptr(t.fd), uintptr(unsafe.Pointer(&t.buffer)), uintptr(len(t.buffer)))
		if errno != 0 || n == 0 {
			return 0
		}
		t.at, t.size = 0, int(n)
	}
	b := t.buffer[t.at]
	t.at++
	t.atStart = b == '\n'
	return b
}

// word is the next word, or what of it is not too long, until the next is read; empty at the
// end.
func (t *table) word() []byte {
	n := 0
	for {
		switch b := t.next(); {
		case b != 0 && b != ' ' && b != '\t' && b != '\n':
			if n < len(t.letters) {
				t.letters[n] = b
				n++
			}
		case b == 0 || n > 0:
			return t.letters[:n]
		}
	}
}

// name is the first word of the next line.
func (t *table) name() []byte {
	for !t.atStart {
		if t.next() == 0 {
			return nil
		}
	}
	return t.word()
}

// value is the number behind a name.
func (t *table) value() uint64 { return number10(t.word()) }

func number10(digits []byte) (n uint64) {
	for i := 0; i < len(digits) && digits[i] >= '0' && digits[i] <= '9'; i++ {
		n = 10*n + uint64(digits[i]-'0')
	}
	return n
}

// folder lists the names in a folder that are numbers.
type folder struct {
	fd       int32
	at, size int
	buffer   [2048 / 8]uint64 // of the kernel's entries
}

func (f *folder) open(p *path) (ok bool) {
	f.fd, ok = p.open(syscall.O_DIRECTORY)
	return ok
}

func (f *folder) close() { closeFile(f.fd) }

// next is the next number.
func (f *folder) next() (number int32, ok bool) {
	for {
		if f.at == f.size {
			n, _, errno := syscall.RawSyscall(syscall.SYS_GETDENTS64, uintptr(f.fd), uintptr(unsafe.Pointer(&f.buffer)), unsafe.Sizeof(f.buffer))
			if errno != 0 || n == 0 {
				return 0, false
			}
			f.at, f.size = 0, int(n)
		}
		e := (*syscall.Dirent)(unsafe.Add(unsafe.Pointer(&f.buffer), f.at))
		f.at += int(e.Reclen)
		if e.Name[0] < '0' || e.Name[0] > '9' {
			continue
		}
		name := (*[10]byte)(unsafe.Pointer(&e.Name))
		return int32(number10(name[:])), true
	}
}
