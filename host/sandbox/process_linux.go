package sandbox

import (
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"
)

// attach has a process lead a session of its own, and die with the thread that
// starts it.
func attach(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGKILL}
}

func isMainThread() bool { return unix.Gettid() == unix.Getpid() }

// awaitEnd waits until a process has ended, and leaves it to be reaped: until
// then its number is taken.
func awaitEnd(p *os.Process) {
	for {
		err := unix.Waitid(unix.P_PID, p.Pid, nil, unix.WEXITED|unix.WNOWAIT, nil)
		if err != unix.EINTR {
			return
		}
	}
}

// bound sets what the kernel itself checks, process by process: data at a size
// that is reached only when nobody watches, and no files of crashes, which go
// where the program may not write.
func bound(pid int, memory uint64) {
	_ = unix.Prlimit(pid, unix.RLIMIT_CORE, &unix.Rlimit{}, nil)
	if memory > 0 {
		most := 2*memory + slack
		_ = unix.Prlimit(pid, unix.RLIMIT_DATA, &unix.Rlimit{Cur: most, Max: most}, nil)
	}
}

// slack is what a runtime reserves without using it.
const slack = 1 << 30

// machineMemory is how many bytes this machine, or the group of processes that
// the host belongs to, has.
func machineMemory() uint64 {
	var info unix.Sysinfo_t
	if err := unix.Sysinfo(&info); err != nil {
		return 0
	}
	all := uint64(info.Totalram) * uint64(info.Unit)
	if most, ok := groupMemory(); ok && most < all {
		return most
	}
	return all
}
