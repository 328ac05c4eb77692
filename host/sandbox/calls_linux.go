package sandbox

import (
	"fmt"
	"runtime"
	"unsafe"

	"golang.org/x/net/bpf"
	"golang.org/x/sys/unix"
)

// call denies a system call, always or with some arguments.
type call struct {
	number uint32
	when   []argument // all hold
	errno  unix.Errno
}

// argument is a test of the lower half of one: all tested are `int` to the
// kernel.
type argument struct {
	index int
	mask  uint32 // 0: all bits
	is    bpf.JumpTest
	value uint32
}

// denied are the calls that a program cannot make. Of sockets it has those that
// it listens at and connected pairs.
func denied(network bool, host, thread uint32) []call {
	const kind = 0xf // the other bits are flags
	ofStreams := func(number uint32) call {
		return call{number, []argument{
			{1, kind, bpf.JumpNotEqual, unix.SOCK_STREAM}, {1, kind, bpf.JumpNotEqual, unix.SOCK_SEQPACKET},
		}, unix.EACCES}
	}
	calls := guards(host, thread)
	if network {
		return calls
	}
	return append(calls,
		call{unix.SYS_SOCKET, []argument{{0, 0, bpf.JumpNotEqual, unix.AF_UNIX}}, unix.EACCES},
		ofStreams(unix.SYS_SOCKET),
		ofStreams(unix.SYS_SOCKETPAIR), // a pair of datagrams can be sent from to anybody
		call{unix.SYS_CONNECT, nil, unix.EACCES},
	)
}

// guards deny ways around the other restrictions. The thread of the host that
// starts a program is restricted as the program is, so that for Landlock they
// are the same: what one of them may do to the other is denied here.
func guards(host, thread uint32) []call {
	var calls []call
	for _, number := range []uint32{
		unix.SYS_IO_URING_SETUP, // makes calls that are not seen here
		unix.SYS_PTRACE, unix.SYS_PROCESS_VM_READV, unix.SYS_PROCESS_VM_WRITEV, unix.SYS_PIDFD_GETFD, unix.SYS_KCMP,
		unix.SYS_KEYCTL, unix.SYS_ADD_KEY, unix.SYS_REQUEST_KEY, // the user's keys
	} {
		calls = append(calls, call{number, nil, unix.EPERM})
	}
	is := func(index int, value uint32) []argument { return []argument{{index, 0, bpf.JumpEqual, value}} }
	for _, number := range []uint32{
		unix.SYS_KILL, unix.SYS_TKILL, unix.SYS_TGKILL, unix.SYS_RT_SIGQUEUEINFO, unix.SYS_RT_TGSIGQUEUEINFO, unix.SYS_PIDFD_OPEN,
	} {
		calls = append(calls, call{number, is(0, host), unix.EPERM}, call{number, is(0, thread), unix.EPERM})
	}
	return append(calls,
		call{unix.SYS_FCNTL, is(1, unix.F_SETOWN_EX), unix.EPERM}, // signals by detour
		call{unix.SYS_PRLIMIT64, []argument{{0, 0, bpf.JumpNotEqual, 0}}, unix.EPERM},
		call{unix.SYS_PRLIMIT64, is(1, markLimit), unix.EPERM}, // by which a family is known
		call{unix.SYS_SETRLIMIT, is(0, markLimit), unix.EPERM},
		// What a program starts may ask to die with it, but nobody to live on.
		call{unix.SYS_PRCTL, []argument{
			{0, 0, bpf.JumpEqual, unix.PR_SET_PDEATHSIG}, {1, 0, bpf.JumpNotEqual, uint32(unix.SIGKILL)},
		}, unix.EPERM},
	)
}

// The offsets of what a filter sees.
const (
	offsetNumber   = 0
	offsetArch     = 4
	offsetArgument = 16
	// foreign marks calls of x86-64 with 32-bit pointers, which have numbers of
	// their own.
	foreign = 0x40000000
)

// filter makes a program of the kernel's machine that denies calls.
func filter(arch uint32, calls []call) ([]bpf.RawInstruction, error) {
	word := func(offset int) bpf.Instruction { return bpf.LoadAbsolute{Off: uint32(offset), Size: 4} }
	fail := func(errno unix.Errno) bpf.Instruction {
		return bpf.RetConstant{Val: unix.SECCOMP_RET_ERRNO | uint32(errno)}
	}
	code := make([]bpf.Instruction, 0, 8+6*len(calls))
	code = append(code,
		word(offsetArch),
		bpf.JumpIf{Cond: bpf.JumpEqual, Val: arch, SkipTrue: 1},
		bpf.RetConstant{Val: unix.SECCOMP_RET_KILL_PROCESS},
		word(offsetNumber),
		bpf.JumpIf{Cond: bpf.JumpLessThan, Val: foreign, SkipTrue: 1},
		fail(unix.ENOSYS),
	)
	for _, c := range calls {
		var body []bpf.Instruction
		for i := len(c.when) - 1; i >= 0; i-- {
			a := c.when[i]
			// Past the other tests, and the answer.
			test := []bpf.Instruction{word(offsetArgument + 8*a.index + lowerHalf)}
			if a.mask != 0 {
				test = append(test, bpf.ALUOpConstant{Op: bpf.ALUOpAnd, Val: a.mask})
			}
			test = append(test, bpf.JumpIf{Cond: a.is, Val: a.value, SkipFalse: uint8(len(body) + 1)})
			body = append(test, body...)
		}
		body = append(body, fail(c.errno))
		code = append(code, word(offsetNumber), bpf.JumpIf{Cond: bpf.JumpEqual, Val: c.number, SkipFalse: uint8(len(body))})
		code = append(code, body...)
	}
	return bpf.Assemble(append(code, bpf.RetConstant{Val: unix.SECCOMP_RET_ALLOW}))
}

// lowerHalf is where the lower half of an argument begins: all processors with
// a filter begin with it.
const lowerHalf = 0

// archOf is the number by which a filter knows this processor; 0: there is no
// filter for it.
func archOf(processor string) uint32 {
	return map[string]uint32{
		"amd64": unix.AUDIT_ARCH_X86_64, "arm64": unix.AUDIT_ARCH_AARCH64,
		"riscv64": unix.AUDIT_ARCH_RISCV64, "loong64": unix.AUDIT_ARCH_LOONGARCH64,
	}[processor]
}

func hasSeccomp() bool {
	_, err := unix.PrctlRetInt(unix.PR_GET_SECCOMP, 0, 0, 0, 0)
	return err == nil && archOf(runtime.GOARCH) != 0
}

// confineCalls restricts the system calls of the thread, if the kernel can.
func (b *Box) confineCalls() error {
	if !hasSeccomp() {
		return nil // which Supported has told
	}
	code, err := filter(archOf(runtime.GOARCH), denied(b.policy.Network, uint32(unix.Getpid()), uint32(unix.Gettid())))
	if err != nil {
		return fmt.Errorf("BUG: the filter of system calls: %w", err)
	}
	instructions := make([]unix.SockFilter, len(code))
	for n, i := range code {
		instructions[n] = unix.SockFilter{Code: i.Op, Jt: i.Jt, Jf: i.Jf, K: i.K}
	}
	program := unix.SockFprog{Len: uint16(len(instructions)), Filter: &instructions[0]}
	if _, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, 0, uintptr(unsafe.Pointer(&program))); errno != 0 {
		return fmt.Errorf("cannot restrict system calls: %w", errno)
	}
	return nil
}
