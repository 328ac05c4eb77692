package sandbox

import "golang.org/x/sys/unix"

// onlyHere are the calls of this processor that others do not have: older forms, most
// of them, which libraries in C still use.
var onlyHere = []uint32{
	unix.SYS_STAT, unix.SYS_LSTAT, unix.SYS_FSTAT, unix.SYS_NEWFSTATAT, unix.SYS_ACCESS,
	unix.SYS_READLINK, unix.SYS_GETDENTS, unix.SYS_RENAME, unix.SYS_RENAMEAT, unix.SYS_MKDIR, unix.SYS_RMDIR, unix.SYS_LINK,
	unix.SYS_UNLINK, unix.SYS_SYMLINK, unix.SYS_DUP2, unix.SYS_PIPE, unix.SYS_POLL, unix.SYS_SELECT, unix.SYS_EPOLL_CREATE,
	unix.SYS_EPOLL_WAIT, unix.SYS_EVENTFD, unix.SYS_SIGNALFD, unix.SYS_FORK, unix.SYS_VFORK, unix.SYS_GETPGRP, unix.SYS_ALARM,
	unix.SYS_PAUSE, unix.SYS_TIME, unix.SYS_GETRLIMIT, unix.SYS_SETRLIMIT, unix.SYS_ARCH_PRCTL,
}

// aboutFilesHere are those of [aboutFiles] that others do not have.
var aboutFilesHere = []uint32{
	unix.SYS_CHOWN, unix.SYS_LCHOWN, unix.SYS_UTIME, unix.SYS_UTIMES, unix.SYS_FUTIMESAT,
}

// changesModeHere are those of [changesMode], and makesFilesHere those of [makesFiles], that others do not have.
var (
	changesModeHere = []givesMode{{number: unix.SYS_CHMOD, mode: 1}}
	makesFilesHere  = []givesMode{
		{number: unix.SYS_OPEN, mode: 2, flags: 1}, {number: unix.SYS_CREAT, mode: 1}, {number: unix.SYS_MKNOD, mode: 1},
	}
)
