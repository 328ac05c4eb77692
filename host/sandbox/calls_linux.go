package sandbox

import (
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"unsafe"

	"golang.org/x/net/bpf"
	"golang.org/x/sys/unix"
)

// everywhere are the system calls that a program may make whatever their arguments are.
// All processors have them; those that only some have are in [onlyHere].
var everywhere = []uint32{
	// Files.
	unix.SYS_READ, unix.SYS_WRITE, unix.SYS_CLOSE, unix.SYS_LSEEK,
	unix.SYS_PREAD64, unix.SYS_PWRITE64, unix.SYS_READV, unix.SYS_WRITEV, unix.SYS_PREADV, unix.SYS_PWRITEV,
	unix.SYS_PREADV2, unix.SYS_PWRITEV2, unix.SYS_SENDFILE, unix.SYS_SPLICE, unix.SYS_TEE, unix.SYS_COPY_FILE_RANGE,
	unix.SYS_FSYNC, unix.SYS_FDATASYNC, unix.SYS_FLOCK, unix.SYS_FTRUNCATE, unix.SYS_TRUNCATE, unix.SYS_FALLOCATE,
	unix.SYS_FADVISE64, unix.SYS_READAHEAD, unix.SYS_DUP, unix.SYS_DUP3, unix.SYS_PIPE2,
	unix.SYS_STATX, unix.SYS_STATFS, unix.SYS_FSTATFS, unix.SYS_FACCESSAT, unix.SYS_FACCESSAT2, unix.SYS_READLINKAT,
	unix.SYS_GETDENTS64, unix.SYS_GETCWD, unix.SYS_CHDIR, unix.SYS_FCHDIR, unix.SYS_MKDIRAT,
	unix.SYS_UNLINKAT, unix.SYS_LINKAT, unix.SYS_SYMLINKAT, unix.SYS_RENAMEAT2, unix.SYS_UMASK,
	unix.SYS_FGETXATTR, unix.SYS_FLISTXATTR,
	// Memory.
	unix.SYS_MUNMAP, unix.SYS_MPROTECT, unix.SYS_MREMAP, unix.SYS_MSYNC, unix.SYS_MINCORE,
	unix.SYS_BRK, unix.SYS_MEMBARRIER, unix.SYS_PKEY_ALLOC, unix.SYS_PKEY_FREE, unix.SYS_PKEY_MPROTECT,
	// Processes and threads.
	unix.SYS_EXECVE, unix.SYS_EXECVEAT, unix.SYS_EXIT, unix.SYS_EXIT_GROUP, unix.SYS_WAIT4, unix.SYS_WAITID,
	unix.SYS_GETPID, unix.SYS_GETPPID, unix.SYS_GETTID, unix.SYS_GETUID, unix.SYS_GETEUID, unix.SYS_GETGID, unix.SYS_GETEGID,
	unix.SYS_GETRESUID, unix.SYS_GETRESGID, unix.SYS_GETGROUPS, unix.SYS_SETPGID, unix.SYS_GETPGID, unix.SYS_GETSID,
	unix.SYS_SETSID, unix.SYS_CAPGET, unix.SYS_SET_TID_ADDRESS, unix.SYS_SET_ROBUST_LIST, unix.SYS_FUTEX, unix.SYS_RSEQ,
	unix.SYS_SCHED_YIELD, unix.SYS_SCHED_GETAFFINITY, unix.SYS_SCHED_GETPARAM,
	unix.SYS_SCHED_GETSCHEDULER, unix.SYS_SCHED_GET_PRIORITY_MAX, unix.SYS_SCHED_GET_PRIORITY_MIN, unix.SYS_GETPRIORITY,
	unix.SYS_GETCPU, unix.SYS_GETRUSAGE, unix.SYS_TIMES, unix.SYS_RESTART_SYSCALL,
	// Signals, which reach its own processes.
	unix.SYS_RT_SIGACTION, unix.SYS_RT_SIGPROCMASK, unix.SYS_RT_SIGRETURN, unix.SYS_RT_SIGSUSPEND, unix.SYS_RT_SIGPENDING,
	unix.SYS_RT_SIGTIMEDWAIT, unix.SYS_SIGALTSTACK, unix.SYS_KILL, unix.SYS_TKILL, unix.SYS_TGKILL, unix.SYS_SIGNALFD4,
	// Time.
	unix.SYS_NANOSLEEP, unix.SYS_CLOCK_NANOSLEEP, unix.SYS_CLOCK_GETTIME, unix.SYS_CLOCK_GETRES, unix.SYS_GETTIMEOFDAY,
	unix.SYS_GETITIMER, unix.SYS_SETITIMER, unix.SYS_TIMER_CREATE, unix.SYS_TIMER_SETTIME, unix.SYS_TIMER_GETTIME,
	unix.SYS_TIMER_GETOVERRUN, unix.SYS_TIMER_DELETE, unix.SYS_TIMERFD_CREATE, unix.SYS_TIMERFD_SETTIME, unix.SYS_TIMERFD_GETTIME,
	// Events.
	unix.SYS_EPOLL_CREATE1, unix.SYS_EPOLL_CTL, unix.SYS_EPOLL_PWAIT, unix.SYS_EPOLL_PWAIT2, unix.SYS_EVENTFD2,
	unix.SYS_PSELECT6, unix.SYS_PPOLL,
	// Sockets: where from is decided by [unix.SYS_SOCKET].
	unix.SYS_BIND, unix.SYS_LISTEN, unix.SYS_ACCEPT, unix.SYS_ACCEPT4, unix.SYS_GETSOCKNAME, unix.SYS_GETPEERNAME,
	unix.SYS_SENDTO, unix.SYS_RECVFROM, unix.SYS_SENDMSG, unix.SYS_RECVMSG, unix.SYS_SENDMMSG, unix.SYS_RECVMMSG,
	unix.SYS_SHUTDOWN, unix.SYS_GETSOCKOPT,
	// The machine.
	unix.SYS_UNAME, unix.SYS_SYSINFO, unix.SYS_GETRANDOM,
}

// aboutFiles change a file's owner and times, which Landlock does not restrict. They
// are for programs that see everything but their own files read-only, as those of [changesMode] are.
var aboutFiles = []uint32{unix.SYS_FCHOWN, unix.SYS_FCHOWNAT, unix.SYS_UTIMENSAT}

// givesMode is a call that gives a file a mode, by the argument that is the mode. A file that lasts, such as
// one of its cache or of a folder that it is granted, must not lend the rights of the user to others who run it.
type givesMode struct {
	number uint32
	mode   int
	flags  int // the argument that says whether a file is made; 0: one always is
}

// examined allows modes without the bits for such programs.
func (g givesMode) examined() *examined {
	e := &examined{number: g.number, index: g.mode, mask: unix.S_ISUID | unix.S_ISGID, values: []uint32{0}, errno: unix.EPERM}
	if g.flags > 0 {
		e.only = &condition{index: g.flags, mask: unix.O_CREAT | unix.O_TMPFILE&^unix.O_DIRECTORY}
	}
	return e
}

// changesMode are the calls that change the mode of a file that is there.
var changesMode = []givesMode{{number: unix.SYS_FCHMOD, mode: 1}, {number: unix.SYS_FCHMODAT, mode: 2}}

// makesFiles are the calls that make a file with a mode. One whose mode lies in memory cannot be looked
// at ([unix.SYS_OPENAT2]), and is on no list.
var makesFiles = []givesMode{{number: unix.SYS_OPENAT, mode: 3, flags: 2}, {number: unix.SYS_MKNODAT, mode: 2}}

// unsupported are calls that a file system need not have. Attributes of a file can be read by
// its path, which Landlock does not look at.
var unsupported = []uint32{unix.SYS_GETXATTR, unix.SYS_LGETXATTR, unix.SYS_LISTXATTR, unix.SYS_LLISTXATTR}

// examined is a system call that is allowed with some arguments only.
type examined struct {
	number uint32
	index  int    // of the argument that is looked at: its lower half, an `int` to the kernel
	mask   uint32 // 0: all bits
	values []uint32
	but    bool       // these are denied, and all others allowed
	errno  unix.Errno // for what is denied
	also   *examined  // holds, too
	only   *condition // of the calls that are looked at; the others are allowed. nil: all are
}

// condition is that an argument has one bit of a mask at least.
type condition struct {
	index int
	mask  uint32
}

// examine are the calls whose arguments matter.
func examine(network bool) []examined {
	list := []examined{
		// No namespaces: in one of its own a program has all capabilities. No threads with descriptors of their
		// own, which /proc does not show by their process.
		{number: unix.SYS_CLONE, mask: namespaces | unix.CLONE_THREAD | unix.CLONE_FILES, errno: unix.EPERM, values: []uint32{
			0, unix.CLONE_FILES, unix.CLONE_FILES | unix.CLONE_THREAD,
		}},
		{number: unix.SYS_CLOSE_RANGE, index: 2, mask: unix.CLOSE_RANGE_UNSHARE, values: []uint32{0}, errno: unix.EPERM},
		// Its own limits, cores and priority.
		{number: unix.SYS_PRLIMIT64, values: []uint32{0}, errno: unix.EPERM},
		{number: unix.SYS_SCHED_SETAFFINITY, values: []uint32{0}, errno: unix.EPERM},
		{number: unix.SYS_SETPRIORITY, values: []uint32{unix.PRIO_PROCESS}, errno: unix.EPERM, also: &examined{
			index: 1, values: []uint32{0}, errno: unix.EPERM,
		}},
		// No signals to who owns a file, larger pipes, leases, locks that belong to no process.
		{number: unix.SYS_FCNTL, index: 1, errno: unix.EINVAL, values: []uint32{
			unix.F_DUPFD, unix.F_DUPFD_CLOEXEC, unix.F_GETFD, unix.F_SETFD, unix.F_GETFL, unix.F_SETFL,
			unix.F_GETLK, unix.F_SETLK, unix.F_SETLKW, unix.F_OFD_GETLK, unix.F_GETPIPE_SZ,
		}},
		// No sockets that hold more than they do by default.
		{number: unix.SYS_SETSOCKOPT, index: 2, values: []uint32{unix.SO_SNDBUF, unix.SO_SNDBUFFORCE}, but: true, errno: unix.EPERM},
		// No huge pages that an administrator has set aside, and no shared memory that is no file's: once no
		// process has its pages mapped, they belong to none, and count nowhere.
		{number: unix.SYS_MMAP, index: 3, mask: unix.MAP_HUGETLB | unix.MAP_ANONYMOUS | unix.MAP_TYPE, errno: unix.EPERM, values: []uint32{
			unix.MAP_SHARED, unix.MAP_SHARED_VALIDATE, unix.MAP_PRIVATE, unix.MAP_PRIVATE | unix.MAP_ANONYMOUS, droppable | unix.MAP_ANONYMOUS,
		}},
		// What concerns its own memory: no pages taken from the machine, or merged with those of others.
		{number: unix.SYS_MADVISE, index: 2, errno: unix.EPERM, values: []uint32{
			unix.MADV_NORMAL, unix.MADV_RANDOM, unix.MADV_SEQUENTIAL, unix.MADV_WILLNEED, unix.MADV_DONTNEED, unix.MADV_FREE,
			unix.MADV_REMOVE, unix.MADV_DONTFORK, unix.MADV_DOFORK, unix.MADV_HUGEPAGE, unix.MADV_NOHUGEPAGE, unix.MADV_DONTDUMP,
			unix.MADV_DODUMP, unix.MADV_WIPEONFORK, unix.MADV_KEEPONFORK, unix.MADV_COLD, unix.MADV_PAGEOUT,
			unix.MADV_POPULATE_READ, unix.MADV_POPULATE_WRITE, unix.MADV_COLLAPSE,
		}},
		// Nothing that feeds a terminal, or has signals sent.
		{number: unix.SYS_IOCTL, index: 1, errno: unix.ENOTTY, values: []uint32{
			unix.TCGETS, unix.TIOCGWINSZ, unix.TIOCINQ, fionbio, fioclex, fionclex,
		}},
		{number: unix.SYS_PRCTL, errno: unix.EINVAL, values: []uint32{
			unix.PR_SET_NAME, unix.PR_GET_NAME, unix.PR_SET_PDEATHSIG, unix.PR_GET_PDEATHSIG, unix.PR_GET_DUMPABLE,
			unix.PR_CAPBSET_READ, unix.PR_SET_NO_NEW_PRIVS, unix.PR_GET_NO_NEW_PRIVS, unix.PR_SET_VMA, unix.PR_SET_TIMERSLACK,
			unix.PR_GET_TIMERSLACK, unix.PR_SET_THP_DISABLE, unix.PR_GET_THP_DISABLE, unix.PR_GET_SECCOMP,
		}},
	}
	if network {
		return append(list, examined{number: unix.SYS_SOCKET, values: []uint32{
			unix.AF_UNIX, unix.AF_INET, unix.AF_INET6, unix.AF_NETLINK, // which finds interfaces
		}, errno: unix.EACCES})
	}
	// Sockets that it listens at, and connected pairs: what is no stream can be sent from
	// to anybody.
	const kind = 0xf // the other bits are flags
	streams := func(number uint32) examined {
		return examined{number: number, values: []uint32{unix.AF_UNIX}, errno: unix.EACCES, also: &examined{
			index: 1, mask: kind, values: []uint32{unix.SOCK_STREAM, unix.SOCK_SEQPACKET}, errno: unix.EACCES,
		}}
	}
	return append(list, streams(unix.SYS_SOCKET), streams(unix.SYS_SOCKETPAIR),
		examined{number: unix.SYS_CONNECT, errno: unix.EACCES})
}

// namespaces are the flags of clone that make one.
const namespaces = unix.CLONE_NEWNS | unix.CLONE_NEWCGROUP | unix.CLONE_NEWUTS | unix.CLONE_NEWIPC | unix.CLONE_NEWUSER |
	unix.CLONE_NEWPID | unix.CLONE_NEWNET

// droppable is the type of memory that the kernel may take back, MAP_DROPPABLE: random numbers are made there.
const droppable = 8

// Numbers of ioctl, the same for all processors that have a filter.
const (
	fionbio  = 0x5421
	fionclex = 0x5450
	fioclex  = 0x5451
)

// The offsets of what a filter sees.
const (
	offsetNumber   = 0
	offsetArch     = 4
	offsetArgument = 16
)

// instruction is one of the kernel's machine, assembled.
func instruction(i bpf.Instruction) unix.SockFilter {
	raw, err := i.Assemble()
	if err != nil {
		panic(fmt.Sprintf("BUG: the filter of system calls: %v", err))
	}
	return unix.SockFilter{Code: raw.Op, Jt: raw.Jt, Jf: raw.Jf, K: raw.K}
}

func give(verdict uint32) unix.SockFilter { return instruction(bpf.RetConstant{Val: verdict}) }

func fail(errno unix.Errno) unix.SockFilter { return give(unix.SECCOMP_RET_ERRNO | uint32(errno)) }

// appendCode adds what tests the arguments.
func (e *examined) appendCode(code []unix.SockFilter) []unix.SockFilter {
	if e.only != nil {
		code = append(code,
			instruction(bpf.LoadAbsolute{Off: uint32(offsetArgument + 8*e.only.index), Size: 4}),
			instruction(bpf.JumpIf{Cond: bpf.JumpBitsSet, Val: e.only.mask, SkipTrue: 1}),
			give(unix.SECCOMP_RET_ALLOW))
	}
	code = append(code, instruction(bpf.LoadAbsolute{Off: uint32(offsetArgument + 8*e.index), Size: 4}))
	if e.mask != 0 {
		code = append(code, instruction(bpf.ALUOpConstant{Op: bpf.ALUOpAnd, Val: e.mask}))
	}
	if e.but {
		for i, value := range e.values { // to the denial
			code = append(code, instruction(bpf.JumpIf{Cond: bpf.JumpEqual, Val: value, SkipTrue: uint8(len(e.values) - i)}))
		}
		return append(code, give(unix.SECCOMP_RET_ALLOW), fail(e.errno))
	}
	for i, value := range e.values { // past the other values and the denial
		code = append(code, instruction(bpf.JumpIf{Cond: bpf.JumpEqual, Val: value, SkipTrue: uint8(len(e.values) - i)}))
	}
	code = append(code, fail(e.errno))
	if e.also != nil {
		return e.also.appendCode(code)
	}
	return append(code, give(unix.SECCOMP_RET_ALLOW))
}

// span is the numbers from one on with the same answer: a verdict, or what comes of the
// arguments.
type span struct {
	from     uint32
	verdict  unix.SockFilter
	examined *examined
}

// spans sort the numbers of calls. What is on no list does not exist.
func spans(network, readOnly bool) []span {
	allowed, absent := give(unix.SECCOMP_RET_ALLOW), fail(unix.ENOSYS)
	var answers []span // of one number each
	answer := func(verdict unix.SockFilter, numbers ...uint32) {
		for _, n := range numbers {
			answers = append(answers, span{from: n, verdict: verdict})
		}
	}
	answer(allowed, everywhere...)
	answer(allowed, onlyHere...)
	changes := allowed
	if !readOnly {
		changes = fail(unix.EPERM)
	}
	answer(changes, aboutFiles...)
	answer(changes, aboutFilesHere...)
	look := func(e *examined) { answers = append(answers, span{from: e.number, examined: e}) }
	for _, g := range slices.Concat(changesMode, changesModeHere) {
		if readOnly {
			look(g.examined())
		} else {
			answer(changes, g.number)
		}
	}
	for _, g := range slices.Concat(makesFiles, makesFilesHere) {
		look(g.examined())
	}
	answer(fail(unix.ENOTSUP), unsupported...)
	if network {
		answer(allowed, unix.SYS_CONNECT, unix.SYS_SOCKETPAIR)
	}
	for _, e := range examine(network) {
		look(&e)
	}
	slices.SortFunc(answers, func(a, b span) int { return cmp.Compare(a.from, b.from) })
	list := make([]span, 0, len(answers))
	add := func(s span) {
		if last := len(list) - 1; last < 0 || s.examined != nil || list[last].examined != nil || list[last].verdict != s.verdict {
			list = append(list, s)
		}
	}
	next := uint32(0)
	for _, a := range answers {
		if a.from > next {
			add(span{from: next, verdict: absent})
		}
		add(a)
		next = a.from + 1
	}
	add(span{from: next, verdict: absent})
	return list
}

// appendSearch adds what finds the span of the number at hand in about as many steps as
// their count has bits: the kernel asks a new filter about each number that there is.
func appendSearch(code []unix.SockFilter, list []span) []unix.SockFilter {
	if len(list) == 1 {
		if e := list[0].examined; e != nil {
			return e.appendCode(code)
		}
		return append(code, list[0].verdict)
	}
	half := len(list) / 2
	code = append(code, instruction(bpf.JumpIf{Cond: bpf.JumpGreaterOrEqual, Val: list[half].from, SkipFalse: 1}))
	past := len(code)
	code = appendSearch(append(code, unix.SockFilter{}), list[:half])
	code[past] = instruction(bpf.Jump{Skip: uint32(len(code) - past - 1)})
	return appendSearch(code, list[half:])
}

// filter makes a program of the kernel's machine that allows what is on the lists.
func filter(arch uint32, network, readOnly bool) []unix.SockFilter {
	code := append(make([]unix.SockFilter, 0, mostInstructions),
		instruction(bpf.LoadAbsolute{Off: offsetArch, Size: 4}),
		instruction(bpf.JumpIf{Cond: bpf.JumpEqual, Val: arch, SkipTrue: 1}),
		give(unix.SECCOMP_RET_KILL_PROCESS),
		instruction(bpf.LoadAbsolute{Off: offsetNumber, Size: 4}),
	)
	return appendSearch(code, spans(network, readOnly))
}

// mostInstructions is what a filter usually does with.
const mostInstructions = 512

// archOf is the number by which a filter knows this processor; 0: there is no
// filter for it.
func archOf(processor string) uint32 {
	switch processor {
	case "amd64":
		return unix.AUDIT_ARCH_X86_64
	case "arm64":
		return unix.AUDIT_ARCH_AARCH64
	case "riscv64":
		return unix.AUDIT_ARCH_RISCV64
	case "loong64":
		return unix.AUDIT_ARCH_LOONGARCH64
	}
	return 0
}

func hasSeccomp() bool {
	_, err := unix.PrctlRetInt(unix.PR_GET_SECCOMP, 0, 0, 0, 0)
	return err == nil && archOf(runtime.GOARCH) != 0
}

// filterBytes returns the filter as the kernel takes it; each is made once.
func filterBytes(network, readOnly bool) []byte {
	which := 0
	if network {
		which++
	}
	if readOnly {
		which += 2
	}
	return filters[which]()
}

var filters = [4]func() []byte{
	sync.OnceValue(func() []byte { return assembled(false, false) }),
	sync.OnceValue(func() []byte { return assembled(true, false) }),
	sync.OnceValue(func() []byte { return assembled(false, true) }),
	sync.OnceValue(func() []byte { return assembled(true, true) }),
}

func assembled(network, readOnly bool) []byte {
	code := filter(archOf(runtime.GOARCH), network, readOnly)
	return unsafe.Slice((*byte)(unsafe.Pointer(&code[0])), len(code)*int(unsafe.Sizeof(code[0])))
}
