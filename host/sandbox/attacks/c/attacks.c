// Attacks on the sandbox by system calls.
//
//	attacks NAME
//
// prints `kept: REASON` when the attack fails, and `OUT: WHAT` when it gets somewhere. To
// add one, write a function that returns 0 when it got out and else the number of the
// error, and a row of the table at the end: the test takes the names from there.
//
// An attack that succeeds must do no harm, as it is run as root while a guard is taken
// out: it changes only what the test has made for it, and attempts what concerns the
// machine with arguments that cannot succeed behind the check of privileges.
//
// What there is to attack is in the environment:
//
//	VICTIM     a process of the same user that is no plugin
//	SECRET     a file that the user may read and write
//	OUTSIDE    a folder that the user may write to
//	SEGMENT    a segment of shared memory of the user's, by its key
//	SOCKET     the socket of another plugin, by its path
//	ABSTRACT   the name of one that is no file
//	TOOL       a program that this one may not run
//	GIVEN      how many descriptors this program was given beside the standard ones
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static long number(const char *name) {
	const char *text = getenv(name);
	return text ? atol(text) : 0;
}

static int victim(void) { return (int)number("VICTIM"); }

// got is 0 for a call that has done something, and for one that failed for another
// reason than that it is not for this program.
static int got(long result) {
	if (result >= 0)
		return 0;
	switch (errno) {
	case ENOSYS: case EPERM: case EACCES: case ESRCH: case EROFS: case ENOTTY:
		return errno;
	}
	return 0;
}

// did is 0 only for a call that has done something.
static int did(long result) { return result >= 0 ? 0 : errno; }

#define ATTACK(name) static int name(void)
#define CALL(name, ...) ATTACK(name) { return got(syscall(__VA_ARGS__)); }
#define NONE "/no/such/place"

// Signals to others.
ATTACK(kill_victim) { return did(kill(victim(), SIGTERM)); }
CALL(tkill_victim, SYS_tkill, victim(), SIGTERM)
CALL(tgkill_victim, SYS_tgkill, victim(), victim(), SIGTERM)
ATTACK(sigqueue_victim) {
	siginfo_t info = {.si_code = SI_QUEUE};
	return did(syscall(SYS_rt_sigqueueinfo, victim(), SIGTERM, &info));
}
ATTACK(tgsigqueue_victim) {
	siginfo_t info = {.si_code = SI_QUEUE};
	return did(syscall(SYS_rt_tgsigqueueinfo, victim(), victim(), SIGTERM, &info));
}
ATTACK(kill_parent) { // with which this program ends: it lives on where the parent does
	if (getppid() == 0)
		return ESRCH;
	if (kill(getppid(), SIGTERM) < 0)
		return errno;
	sleep(1);
	return ESRCH;
}
ATTACK(join_group_of_victim) { return did(setpgid(0, getpgid(victim()))); }
ATTACK(own_victim_fd) {
	int fds[2];
	if (pipe(fds) < 0 || fcntl(fds[0], F_SETOWN, victim()) < 0)
		return errno;
	return syscall(SYS_fcntl, fds[0], F_GETOWN, 0) == victim() ? 0 : ESRCH; // glibc asks otherwise
}
#ifndef F_SETOWN_EX
#define F_SETOWN_EX 15
#endif
ATTACK(own_victim_fd_ex) {
	int fds[2];
	struct { int type; int pid; } owner = {1, victim()};
	return pipe(fds) < 0 ? errno : did(fcntl(fds[0], F_SETOWN_EX, &owner));
}
ATTACK(own_victim_ioctl) {
	int fds[2], pid = victim();
	return socketpair(AF_UNIX, SOCK_STREAM, 0, fds) < 0 ? errno : did(ioctl(fds[0], 0x8901 /* FIOSETOWN */, &pid));
}
ATTACK(own_victim_group) {
	int fds[2], pid = victim();
	return socketpair(AF_UNIX, SOCK_STREAM, 0, fds) < 0 ? errno : did(ioctl(fds[0], 0x8902 /* SIOCSPGRP */, &pid));
}
ATTACK(signal_of_fd) {
	int fds[2];
	return pipe(fds) < 0 ? errno : did(fcntl(fds[0], F_SETSIG, SIGKILL));
}
ATTACK(async_ioctl) {
	int fds[2], on = 1;
	return socketpair(AF_UNIX, SOCK_STREAM, 0, fds) < 0 ? errno : did(ioctl(fds[0], FIOASYNC, &on));
}
ATTACK(lease) { return did(fcntl(open("lease", O_RDONLY | O_CREAT, 0600), F_SETLEASE, F_RDLCK)); }
ATTACK(lock_of_none) { // of which the kernel does not say whose it is
	struct flock all = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
	return did(fcntl(open("lock", O_RDONLY | O_CREAT, 0600), 37 /* F_OFD_SETLK */, &all));
}
ATTACK(dnotify) { return did(fcntl(open(".", O_RDONLY), F_NOTIFY, DN_CREATE)); }
CALL(pidfd_open_victim, SYS_pidfd_open, victim(), 0)
CALL(pidfd_open_self, SYS_pidfd_open, getpid(), 0)
ATTACK(pidfd_by_proc) {
	char path[64];
	snprintf(path, sizeof path, "/proc/%d", victim());
	int fd = open(path, O_RDONLY | O_DIRECTORY);
	return fd < 0 ? errno : did(syscall(SYS_pidfd_send_signal, fd, SIGTERM, NULL, 0));
}
CALL(pidfd_getfd, SYS_pidfd_getfd, 0, 0, 0)

// Other processes.
ATTACK(ptrace_victim) {
	long r = ptrace(PTRACE_SEIZE, victim(), 0, 0);
	int result = did(r);
	if (r == 0)
		ptrace(PTRACE_DETACH, victim(), 0, 0);
	return result;
}
ATTACK(ptrace_parent) {
	long r = ptrace(PTRACE_SEIZE, getppid() ? getppid() : 1, 0, 0);
	return did(r);
}
CALL(ptrace_traceme, SYS_ptrace, PTRACE_TRACEME, 0, 0, 0)
ATTACK(read_victim_memory) {
	char byte;
	struct iovec own = {&byte, 1}, its = {(void *)&errno, 1};
	return got(syscall(SYS_process_vm_readv, victim(), &own, 1, &its, 1, 0));
}
ATTACK(read_own_memory) {
	char byte;
	struct iovec own = {&byte, 1}, its = {(void *)&errno, 1};
	return got(syscall(SYS_process_vm_readv, getpid(), &own, 1, &its, 1, 0));
}
ATTACK(write_victim_memory) {
	char byte = 0;
	struct iovec own = {&byte, 1}, its = {NULL, 1};
	return got(syscall(SYS_process_vm_writev, victim(), &own, 1, &its, 1, 0));
}
CALL(compare_with_victim, SYS_kcmp, getpid(), victim(), 0, 0, 0)
ATTACK(limit_victim) {
	struct rlimit limit = {64, 64};
	return did(syscall(SYS_prlimit64, victim(), RLIMIT_NOFILE, &limit, NULL));
}
ATTACK(see_limits_of_victim) {
	struct rlimit limit;
	return did(syscall(SYS_prlimit64, victim(), RLIMIT_NOFILE, NULL, &limit));
}
ATTACK(pin_victim) {
	unsigned long one = 1;
	return did(syscall(SYS_sched_setaffinity, victim(), sizeof one, &one));
}
CALL(slow_victim, SYS_setpriority, PRIO_PROCESS, victim(), 19)
CALL(slow_group_of_victim, SYS_setpriority, PRIO_PGRP, victim(), 19)
ATTACK(schedule_victim) {
	int priority = 0;
	return got(syscall(SYS_sched_setscheduler, victim(), SCHED_IDLE, &priority));
}
CALL(io_of_victim, SYS_ioprio_set, 1, victim(), 3 << 13)
CALL(move_pages_of_victim, SYS_move_pages, victim(), 0, NULL, NULL, NULL, 0)
CALL(migrate_pages_of_victim, SYS_migrate_pages, victim(), 0, NULL, NULL)
CALL(advise_victim, SYS_process_madvise, -1, NULL, 0, 0, 0)

// Memory that no limit counts, or that stays.
ATTACK(shm_make) {
	long id = syscall(SYS_shmget, 0, 4096, 0600);
	int result = got(id);
	if (id >= 0)
		syscall(SYS_shmctl, id, 0 /* IPC_RMID */, NULL);
	return result;
}
ATTACK(shm_join) { return did(syscall(SYS_shmget, number("SEGMENT"), 1, 0)); }
CALL(shm_attach, SYS_shmat, 0, NULL, 0)
ATTACK(queue_make) {
	long id = syscall(SYS_msgget, 0, 0600);
	int result = got(id);
	if (id >= 0)
		syscall(SYS_msgctl, id, 0, NULL);
	return result;
}
ATTACK(semaphore_make) {
	long id = syscall(SYS_semget, 0, 1, 0600);
	int result = got(id);
	if (id >= 0)
		syscall(SYS_semctl, id, 0, 0, 0);
	return result;
}
CALL(posix_queue, SYS_mq_open, "mlirc-attack", O_RDONLY, 0, NULL)
CALL(memfd, SYS_memfd_create, "x", 0)
CALL(memfd_secret_, 447 /* memfd_secret */, 0)
ATTACK(large_pipe) {
	int fds[2];
	return pipe(fds) < 0 ? errno : did(fcntl(fds[0], F_SETPIPE_SZ, 1 << 20));
}
ATTACK(lock_memory) {
	static char page[1 << 20];
	return did(mlock(page, sizeof page));
}
CALL(lock_all_memory, SYS_mlockall, MCL_CURRENT)
ATTACK(shared_memory) { // whose pages no process needs to have mapped
	void *p = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	return p == MAP_FAILED ? errno : 0;
}
ATTACK(shared_zero) { // the same by a device
	int fd = open("/dev/zero", O_RDONLY);
	return fd < 0 ? errno : mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED ? errno : 0;
}
ATTACK(large_socket) {
	int fds[2], size = 16 << 20, before = 0, after = 0;
	socklen_t length = sizeof size;
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, fds) < 0)
		return errno;
	getsockopt(fds[0], SOL_SOCKET, SO_SNDBUF, &before, &length);
	int result = did(setsockopt(fds[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size));
	getsockopt(fds[0], SOL_SOCKET, SO_SNDBUF, &after, &length);
	return after > before ? 0 : result;
}
CALL(rules, 444 /* landlock_create_ruleset */, NULL, 0, 1 /* which asks for the version */)
CALL(own_descriptors, SYS_close_range, 1000000, 1000001, 2 /* CLOSE_RANGE_UNSHARE */)
static int nothing(void *unused) {
	(void)unused;
	syscall(SYS_exit, 0);
	return 0;
}
ATTACK(thread_with_descriptors) { // of its own, which its process does not show
	static char stack[4096] __attribute__((aligned(16)));
	return did(clone(nothing, stack + sizeof stack, CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM, NULL));
}
CALL(vmsplice_, SYS_vmsplice, 1, NULL, 0, 0)
CALL(set_memory_policy, SYS_set_mempolicy, 0, NULL, 0)
ATTACK(more_descriptors) {
	struct rlimit limit;
	getrlimit(RLIMIT_NOFILE, &limit);
	return limit.rlim_max > 4096 ? 0 : EPERM;
}
ATTACK(raise_limit) {
	struct rlimit limit;
	getrlimit(RLIMIT_NOFILE, &limit);
	limit.rlim_max = limit.rlim_cur = limit.rlim_max + 1;
	return did(setrlimit(RLIMIT_NOFILE, &limit));
}
ATTACK(queued_signals) { // of which a user has some for all programs
	sigset_t all;
	sigfillset(&all);
	sigprocmask(SIG_SETMASK, &all, NULL);
	for (int i = 0; i < 5000; i++)
		kill(getpid(), SIGRTMIN);
	char line[256];
	int queued = 0;
	FILE *status = fopen("/proc/self/status", "r");
	if (!status) {
		struct rlimit limit;
		getrlimit(RLIMIT_SIGPENDING, &limit);
		return limit.rlim_cur < 5000 ? EAGAIN : 0;
	}
	while (fgets(line, sizeof line, status))
		sscanf(line, "SigQ: %d", &queued);
	return queued < 5000 ? EAGAIN : 0;
}
ATTACK(core_file) {
	struct rlimit limit;
	getrlimit(RLIMIT_CORE, &limit);
	return limit.rlim_max == 0 ? EPERM : 0;
}

// Interfaces of the kernel that make calls no filter sees, or have been ways out.
ATTACK(io_uring) { char parameters[256] = {0}; return got(syscall(SYS_io_uring_setup, 1, parameters)); }
CALL(io_uring_enter_, SYS_io_uring_enter, -1, 0, 0, 0, NULL, 0)
CALL(aio, SYS_io_setup, 1, NULL)
CALL(bpf_, SYS_bpf, 0, NULL, 0)
ATTACK(share_core) { return did(prctl(62 /* PR_SCHED_CORE */, 2 /* SHARE_TO */, victim(), 0, 0)); }
ATTACK(map_of_memory) { return did(prctl(PR_SET_MM, PR_SET_MM_BRK, 0, 0, 0)); }
CALL(perf, SYS_perf_event_open, NULL, 0, -1, -1, 0)
CALL(userfaultfd_, SYS_userfaultfd, O_CLOEXEC | 1 /* UFFD_USER_MODE_ONLY */)
CALL(fanotify, SYS_fanotify_init, 0, O_RDONLY)
CALL(inotify, SYS_inotify_init1, 0)
CALL(seccomp_, SYS_seccomp, 2 /* GET_ACTION_AVAIL */, 0, &(uint32_t){0x7fff0000})
CALL(persona, SYS_personality, 0xffffffff)
CALL(kernel_log, SYS_syslog, 10, NULL, 0)

// Keys.
static int shows(const char *path) {
	char text[4096];
	int fd = open(path, O_RDONLY);
	if (fd < 0)
		return errno;
	long n = read(fd, text, sizeof text - 1);
	if (n < 0)
		return errno;
	return n > 0 ? 0 : ENODATA;
}
ATTACK(list_of_keys) { return shows("/proc/keys"); }
ATTACK(users_of_keys) { return shows("/proc/key-users"); }
ATTACK(timers) { return shows("/proc/timer_list"); }
ATTACK(pages_of_machine) { return shows("/proc/kpageflags"); }
ATTACK(modules) { return shows("/proc/modules"); }
ATTACK(machine_starts_with) { return shows("/proc/cmdline"); }
ATTACK(interrupts) { return shows("/proc/interrupts"); }
ATTACK(sockets_of_others) {
	char line[512];
	FILE *list = fopen("/proc/net/unix", "r");
	if (!list)
		return errno;
	while (fgets(line, sizeof line, list))
		if (strstr(line, getenv("ABSTRACT")))
			return 0;
	return ENODATA;
}
CALL(key_session, SYS_keyctl, 0 /* GET_KEYRING_ID */, -3, 0)
CALL(key_user, SYS_keyctl, 0, -4, 0)
CALL(key_add, SYS_add_key, "user", "mlirc-attack", "x", 1, -2 /* the process's */)
CALL(key_request, SYS_request_key, "user", "mlirc-attack", NULL, 0)

// Namespaces and mounts.
CALL(unshare_user, SYS_unshare, CLONE_NEWUSER)
CALL(unshare_mounts, SYS_unshare, CLONE_NEWNS)
CALL(unshare_network, SYS_unshare, CLONE_NEWNET)
CALL(unshare_processes, SYS_unshare, CLONE_NEWPID)
static int born(unsigned long flags) {
	long pid = syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, NULL);
	if (pid == 0)
		_exit(0);
	int result = did(pid);
	if (pid > 0)
		waitpid((pid_t)pid, NULL, 0);
	return result;
}
ATTACK(clone_user) { return born(CLONE_NEWUSER); }
ATTACK(clone_mounts) { return born(CLONE_NEWUSER | CLONE_NEWNS); }
ATTACK(clone_network) { return born(CLONE_NEWNET); }
ATTACK(clone_processes) { return born(CLONE_NEWPID); }
ATTACK(clone_ipc) { return born(CLONE_NEWIPC); }
ATTACK(clone_names) { return born(CLONE_NEWUTS); }
ATTACK(clone_groups) { return born(CLONE_NEWCGROUP); }
CALL(clone3_, SYS_clone3, NULL, 0)
static int join(const char *kind) {
	char path[64];
	snprintf(path, sizeof path, "/proc/%d/ns/%s", victim(), kind);
	int fd = open(path, O_RDONLY);
	return fd < 0 ? errno : did(syscall(SYS_setns, fd, 0));
}
ATTACK(setns_network) { return join("net"); }
ATTACK(setns_mounts) { return join("mnt"); }
CALL(setns_any, SYS_setns, -1, 0)
CALL(mount_, SYS_mount, "none", NONE, "tmpfs", 0, NULL)
CALL(remount, SYS_mount, NULL, NONE, NULL, 32 /* MS_REMOUNT */, NULL)
CALL(umount_, SYS_umount2, NONE, 0)
CALL(pivot_root_, SYS_pivot_root, NONE, NONE)
CALL(chroot_, SYS_chroot, NONE)
CALL(open_tree_, 428, AT_FDCWD, NONE, 1 /* OPEN_TREE_CLONE */)
CALL(move_mount_, 429, -1, "", -1, "", 0)
CALL(fsopen_, 430, "no-such-system", 0)
CALL(mount_setattr_, 442, AT_FDCWD, NONE, 0, NULL, 0)
CALL(handle_of_file, SYS_name_to_handle_at, AT_FDCWD, "/", NULL, NULL, 0)
CALL(open_handle, SYS_open_by_handle_at, -1, NULL, 0)
static int device(mode_t kind, const char *name) {
	int result = did(mknod(name, kind | 0600, (dev_t)((1 << 8) | 3) /* that of /dev/null */));
	if (result == 0)
		unlink(name);
	return result;
}
ATTACK(character_device) { return device(S_IFCHR, "c"); }
ATTACK(block_device) { return device(S_IFBLK, "b"); }

// Privileges.
CALL(setuid_, SYS_setuid, getuid())
CALL(setresuid_, SYS_setresuid, -1, -1, -1)
CALL(setgroups_, SYS_setgroups, -1, NULL)
CALL(setfsuid_, SYS_setfsuid, getuid())
ATTACK(capset_) {
	uint32_t header[2] = {0x20080522, 0}, sets[6] = {0};
	return got(syscall(SYS_capset, header, sets));
}
ATTACK(capabilities_left) {
	uint32_t header[2] = {0x20080522, 0}, sets[6] = {0};
	syscall(SYS_capget, header, sets);
	return (sets[1] & ~2u) || sets[4] || sets[2] || sets[5] ? 0 : EPERM; // 2: CAP_DAC_OVERRIDE of root
}
ATTACK(bounding_set_left) {
	for (int c = 0; c < 64; c++)
		if (c != 1 && prctl(PR_CAPBSET_READ, c, 0, 0, 0) == 1 && geteuid() == 0)
			return 0;
	return EPERM;
}
ATTACK(new_privileges) { return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 ? EPERM : 0; }
ATTACK(setuid_program) {
	struct stat s;
	if (chmod("own", 04755) == 0 && stat("own", &s) == 0 && prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1)
		return 0;
	return EPERM;
}
static int lends_rights(const char *name) {
	struct stat s;
	return stat(name, &s) == 0 && (s.st_mode & (S_ISUID | S_ISGID));
}
ATTACK(program_that_lends_rights) { // to other users who run it, in a folder that lasts
	static const char *const names[] = {"made", "opened", "created", "changed", "by_descriptor", "by_folder", "nameless"};
	const int mode = 06755;
	int fd = open("changed", O_WRONLY | O_CREAT, 0700);
	if (fd < 0)
		return errno;
	close(open("by_folder", O_WRONLY | O_CREAT, 0700));
	int other = open("by_descriptor", O_WRONLY | O_CREAT, 0700);
	// With all arguments: one that is looked at in another's place is 0.
	syscall(SYS_mknodat, AT_FDCWD, "made", S_IFREG | mode, 0, 0, 0);
	syscall(SYS_openat, AT_FDCWD, "opened", O_WRONLY | O_CREAT, mode, 0, 0);
	syscall(SYS_fchmodat, AT_FDCWD, "by_folder", mode, 0, 0, 0);
	syscall(SYS_fchmod, other, mode, 0, 0, 0, 0);
#ifdef __x86_64__
	syscall(SYS_creat, "created", mode, 0, 0, 0, 0);
	syscall(SYS_chmod, "changed", mode, 0, 0, 0, 0);
	syscall(SYS_mknod, "mknod", S_IFREG | mode, 0, 0, 0, 0);
	syscall(SYS_open, "open", O_WRONLY | O_CREAT, mode, 0, 0, 0);
	if (lends_rights("mknod") || lends_rights("open"))
		return 0;
#endif
	struct { uint64_t flags, mode, resolve; } how = {O_WRONLY | O_CREAT, (uint64_t)mode, 0};
	syscall(437 /* openat2 */, AT_FDCWD, "nameless", &how, sizeof how);
	int unnamed = open(".", O_TMPFILE | O_WRONLY, mode);
	struct stat s;
	if (unnamed >= 0 && fstat(unnamed, &s) == 0 && (s.st_mode & (S_ISUID | S_ISGID)))
		return 0;
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (lends_rights(names[i])) {
			printf("%s; ", names[i]);
			return 0;
		}
	return EPERM;
}
ATTACK(ambient) { return did(prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 1, 0, 0)) == 0 ? 0 : EPERM; }
ATTACK(secure_bits) { return did(prctl(PR_SET_SECUREBITS, 0, 0, 0, 0)); }
ATTACK(undumpable) { return did(prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)); }
ATTACK(reaper) { return did(prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)); }
ATTACK(tracer) { return did(prctl(0x59616d61 /* PR_SET_PTRACER */, -1, 0, 0, 0)); }

// The machine.
CALL(reboot_, SYS_reboot, 0, 0, 0, NULL)
CALL(swapon_, SYS_swapon, NONE, 0)
CALL(load_module, SYS_init_module, NULL, 0, NULL)
CALL(load_module_file, SYS_finit_module, -1, NULL, 0)
CALL(unload_module, SYS_delete_module, NULL, 0)
CALL(kexec, SYS_kexec_load, 0, ~0UL, NULL, 0)
CALL(accounting, SYS_acct, NONE)
CALL(host_name, SYS_sethostname, NULL, -1)
CALL(domain_name, SYS_setdomainname, NULL, -1)
CALL(set_time, SYS_settimeofday, (void *)1, NULL)
CALL(set_clock, SYS_clock_settime, 0, (void *)1)
CALL(adjust_clock, SYS_clock_adjtime, 0, (void *)1)
CALL(quota, SYS_quotactl, 0, NULL, 0, NULL)
CALL(hang_up, SYS_vhangup)
#ifdef __x86_64__
CALL(ports, SYS_iopl, 0)
CALL(port_permissions, SYS_ioperm, 0, 0, 0)
CALL(local_table, SYS_modify_ldt, 0, NULL, 0)
CALL(x32, 0x40000000 | 39 /* getpid */)
ATTACK(i386) { // an older set of calls, whose numbers mean others
	long result;
	__asm__ volatile("int $0x80" : "=a"(result) : "a"(20 /* getpid */) : "r8", "r9", "r10", "r11", "memory");
	return result > 0 ? 0 : ENOSYS;
}
#endif

// Terminals.
ATTACK(type_into_terminal) {
	for (int fd = 0; fd < 3; fd++)
		if (ioctl(fd, TIOCSTI, "x") == 0 || (errno != ENOTTY && errno != EPERM && errno != EBADF))
			return 0;
	return ENOTTY;
}
ATTACK(paste_into_terminal) {
	char paste[] = {3};
	return did(ioctl(0, 0x541c /* TIOCLINUX */, paste));
}
ATTACK(take_terminal) {
	int fd = open("/dev/tty", O_RDWR);
	return fd >= 0 ? 0 : errno;
}
ATTACK(new_terminal) {
	int fd = open("/dev/ptmx", O_RDWR);
	return fd >= 0 ? 0 : errno;
}

// Descriptors that the host, its launcher or another plugin had open. Those that this
// program was given on purpose are named in GIVEN.
ATTACK(inherited) {
	for (int fd = 3 + (int)number("GIVEN"); fd < 65536; fd++)
		if (fcntl(fd, F_GETFD) >= 0) {
			char path[64], target[256] = "";
			snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
			if (readlink(path, target, sizeof target - 1) < 0)
				strcpy(target, "?");
			printf("%d is %s; ", fd, target);
			return 0;
		}
	return EBADF;
}
ATTACK(standard_input) {
	char byte;
	return read(0, &byte, 1) > 0 || isatty(0) ? 0 : ENOTTY;
}

// Sockets.
static int sock(int family, int kind, int protocol) { return did(socket(family, kind, protocol)); }
ATTACK(socket_tcp) { return sock(AF_INET, SOCK_STREAM, 0); }
ATTACK(socket_udp) { return sock(AF_INET, SOCK_DGRAM, 0); }
ATTACK(socket_tcp6) { return sock(AF_INET6, SOCK_STREAM, 0); }
ATTACK(socket_raw) { return sock(AF_INET, SOCK_RAW, 1); }
ATTACK(socket_packet) { return sock(AF_PACKET, SOCK_RAW, 0); }
ATTACK(socket_netlink) { return sock(AF_NETLINK, SOCK_RAW, 0); }
ATTACK(socket_vsock) { return sock(40, SOCK_STREAM, 0); }
ATTACK(socket_alg) { return sock(38, SOCK_SEQPACKET, 0); }
ATTACK(socket_bluetooth) { return sock(31, SOCK_RAW, 0); }
ATTACK(socket_datagram) { return sock(AF_UNIX, SOCK_DGRAM, 0); }
ATTACK(pair_datagram) { int fds[2]; return did(socketpair(AF_UNIX, SOCK_DGRAM, 0, fds)); }
ATTACK(socket_any) { // of all families but the one for files
	for (int family = 2; family < 64; family++)
		for (int kind = SOCK_STREAM; kind <= SOCK_SEQPACKET; kind++)
			if (socket(family, kind, 0) >= 0) {
				printf("family %d; ", family);
				return 0;
			}
	return EACCES;
}
static int dial(const char *path, int length) {
	struct sockaddr_un a = {.sun_family = AF_UNIX};
	memcpy(a.sun_path, path, (size_t)length);
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);
	if (fd < 0)
		return errno;
	return did(connect(fd, (struct sockaddr *)&a, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + (size_t)length)));
}
ATTACK(connect_plugin) { const char *path = getenv("SOCKET"); return dial(path, (int)strlen(path) + 1); }
ATTACK(connect_abstract) { const char *name = getenv("ABSTRACT"); char path[100] = {0}; strcpy(path + 1, name); return dial(path, (int)strlen(name) + 1); }

// Files, where the form of the call is the attack.
ATTACK(truncate_secret) { return did(truncate(getenv("SECRET"), 0)); }
ATTACK(chmod_secret) { return did(chmod(getenv("SECRET"), 0777)); }
ATTACK(chown_secret) { return did(chown(getenv("SECRET"), getuid(), getgid())); }
ATTACK(touch_secret) { struct timespec now[2] = {{0, UTIME_NOW}, {0, UTIME_NOW}}; return did(utimensat(AT_FDCWD, getenv("SECRET"), now, 0)); }
ATTACK(attribute_of_secret) { return did(syscall(SYS_setxattr, getenv("SECRET"), "user.x", "y", 1, 0)); }
ATTACK(link_secret) { return did(link(getenv("SECRET"), "linked")); }
ATTACK(move_secret) { return did(rename(getenv("SECRET"), "moved")); }
ATTACK(unlink_secret) { return did(unlink(getenv("SECRET"))); }
ATTACK(path_only) { // a descriptor without rights, made into one with
	char path[64];
	int fd = open(getenv("SECRET"), O_PATH);
	if (fd < 0)
		return errno;
	snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
	return did(open(path, O_RDWR));
}
ATTACK(read_attribute_of_secret) {
	char value[256];
	return did(syscall(SYS_getxattr, getenv("SECRET"), "user.secret", value, sizeof value));
}
ATTACK(read_attribute_of_linked_secret) {
	char value[256];
	return did(syscall(SYS_lgetxattr, getenv("SECRET"), "user.secret", value, sizeof value));
}
ATTACK(attributes_of_secret) {
	char names[256];
	long size = syscall(SYS_listxattr, getenv("SECRET"), names, sizeof names);
	return size > 0 ? 0 : size == 0 ? ENODATA : errno;
}
ATTACK(below_path_only) {
	int fd = open(getenv("OUTSIDE"), O_PATH | O_DIRECTORY);
	return fd < 0 ? errno : did(openat(fd, "secret", O_RDONLY));
}
ATTACK(link_path_only) {
	char path[64];
	int fd = open(getenv("SECRET"), O_PATH);
	if (fd < 0)
		return errno;
	if (linkat(fd, "", AT_FDCWD, "linked", AT_EMPTY_PATH) == 0)
		return 0;
	snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
	return did(linkat(AT_FDCWD, path, AT_FDCWD, "linked", AT_SYMLINK_FOLLOW));
}
ATTACK(exchange_secret) {
	if (close(open("own", O_WRONLY | O_CREAT, 0600)) < 0)
		return errno;
	return did(syscall(SYS_renameat2, AT_FDCWD, "own", AT_FDCWD, getenv("SECRET"), 2 /* RENAME_EXCHANGE */));
}
ATTACK(nameless_outside) { return did(open(getenv("OUTSIDE"), O_TMPFILE | O_RDWR, 0600)); }
ATTACK(immutable_file) { // so that it stays
	int flags = 0x10 /* FS_IMMUTABLE_FL */, fd = open("own", O_RDONLY | O_CREAT, 0600);
	int result = did(ioctl(fd, 0x40086602 /* FS_IOC_SETFLAGS */, &flags));
	flags = 0;
	ioctl(fd, 0x40086602, &flags);
	return result;
}
ATTACK(exec_by_descriptor) { // of a program that it has made
	char bytes[4096];
	int from = open("/bin/true", O_RDONLY), to = open("copy", O_WRONLY | O_CREAT, 0700);
	for (long n; (n = read(from, bytes, sizeof bytes)) > 0;)
		if (write(to, bytes, (size_t)n) != n)
			return errno;
	close(to);
	pid_t pid = fork();
	if (pid == 0) {
		char *none[] = {"copy", NULL};
		syscall(SYS_execveat, open("copy", O_RDONLY), "", none, none + 1, AT_EMPTY_PATH);
		_exit(errno);
	}
	int status;
	waitpid(pid, &status, 0);
	return WEXITSTATUS(status);
}
ATTACK(exec_outside) {
	pid_t pid = fork();
	if (pid == 0) {
		execl(getenv("TOOL"), "tool", NULL);
		_exit(errno);
	}
	int status;
	waitpid(pid, &status, 0);
	return WEXITSTATUS(status);
}

// Those that the program does not survive. What they take is bounded: a guard that is
// taken out must not cost the machine. Their time is longer than a test waits, on a slow
// machine, too.
enum { stay = 1200 };
ATTACK(fork_bomb) {
	for (int i = 0; i < 3000; i++) {
		pid_t pid = fork();
		if (pid < 0)
			break;
		if (pid == 0) {
			setsid();
			alarm(stay);
			pause();
			_exit(0);
		}
	}
	sleep(stay);
	return EAGAIN;
}
ATTACK(lineage) { // each process starts the next one and goes
	for (int i = 0; i < 100000; i++) {
		pid_t pid = fork();
		if (pid > 0)
			_exit(0);
		if (pid < 0)
			break;
		setsid();
		usleep(100);
	}
	return EAGAIN;
}
ATTACK(stack) {
	static int depth;
	volatile char frame[4096] = {0};
	if (depth++ > 1 << 18)
		return 0;
	int result = stack();
	return result + frame[0];
}

static int idle(void *unused) {
	(void)unused;
	sleep(stay);
	return 0;
}
ATTACK(sibling) { // a process that is the child of this one's parent
	long pid = syscall(SYS_clone, CLONE_PARENT | SIGCHLD, NULL, NULL, NULL, NULL);
	if (pid == 0) {
		setsid();
		sleep(stay);
		_exit(0);
	}
	return EAGAIN;
}
ATTACK(deep_folders) { // deeper than a path is long
	for (int i = 0; i < 3000; i++)
		if (mkdir("d", 0700) < 0 || chdir("d") < 0)
			return errno;
	return EAGAIN;
}
ATTACK(threads) {
	enum { count = 6000, size = 4096 };
	static char stacks[count][size] __attribute__((aligned(16)));
	const int flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM;
	for (int i = 0; i < count; i++)
		if (clone(idle, stacks[i] + size, flags, NULL) < 0)
			break;
	sleep(stay);
	return EAGAIN;
}
ATTACK(sockets_of_many) { // each process has few
	static const char full[128 << 10];
	for (int i = 0; i < 40; i++) {
		pid_t pid = fork();
		if (pid < 0)
			break;
		if (pid > 0)
			continue;
		for (int n = 0; n < 40; n++) {
			int fds[2];
			if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fds) < 0)
				break;
			if (write(fds[0], full, sizeof full) < 0 || write(fds[1], full, sizeof full) < 0)
				continue;
		}
		sleep(stay);
		_exit(0);
	}
	sleep(stay);
	return EAGAIN;
}

ATTACK(open_files) { // of which the kernel keeps pages that were read in part
	for (int i = 0; i < 24; i++) {
		pid_t pid = fork();
		if (pid < 0)
			break;
		if (pid > 0)
			continue;
		for (int n = 0; n < 1000; n++) {
			char byte;
			int fd = open("/proc/self/status", O_RDONLY);
			if (fd < 0)
				fd = open(".", O_RDONLY);
			if (fd < 0 || read(fd, &byte, 1) < 0)
				continue;
		}
		sleep(stay);
		_exit(0);
	}
	sleep(stay);
	return EAGAIN;
}
static int fill(void *unused) { // what its process does not show once its first thread has ended
	enum { size = 512 << 20 };
	(void)unused;
	usleep(300000);
	char *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	for (size_t i = 0; i < size; i += 4096)
		p[i] = 1;
	sleep(stay);
	return 0;
}
ATTACK(first_thread_ends) {
	static char stack[1 << 16] __attribute__((aligned(16)));
	const int flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM;
	if (clone(fill, stack + sizeof stack, flags, NULL) < 0)
		return errno;
	syscall(SYS_exit, 0);
	return EAGAIN;
}
ATTACK(forked_mappings) { // each fork notes for each mapping what all forks before it do
	enum { count = 3500, page = 4096, depth = 30 };
	char *p = mmap(NULL, count * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED)
		return errno;
	for (int i = 0; i < count; i++) {
		p[i * page] = 1;
		if (i % 2 && mprotect(p + i * page, page, PROT_READ) < 0)
			return errno;
	}
	madvise(p, count * page, MADV_DONTNEED);
	for (int i = 0; i < depth; i++) {
		pid_t pid = fork();
		if (pid < 0)
			break;
		if (pid > 0)
			sleep(stay);
	}
	sleep(stay);
	return EAGAIN;
}

ATTACK(locks) { // many of one file take long
	for (int i = 0; i < 600; i++) {
		char name[32];
		snprintf(name, sizeof name, "lock%d", i);
		int fd = open(name, O_RDWR | O_CREAT, 0600);
		for (int n = 0; n < 1000; n++) {
			struct flock one = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 2 * n, .l_len = 1};
			if (fcntl(fd, F_SETLK, &one) < 0)
				return errno;
		}
	}
	sleep(stay);
	return ENOLCK;
}

// Pages of the machine and its processor.
ATTACK(poison_page) { return got(madvise((void *)4096, 4096, 100)); } // MADV_HWPOISON, of what is not mapped
ATTACK(huge_pages) { // which an administrator has set aside, and no limit counts
	void *p = mmap(NULL, 2 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0);
	return p == MAP_FAILED ? got(-1) : 0;
}
ATTACK(real_time) {
	struct sched_param most = {.sched_priority = 1};
	return did(syscall(SYS_sched_setscheduler, 0, SCHED_FIFO, &most));
}
ATTACK(deadline) { // by a call that sets a deadline, too
	struct { uint32_t size, policy; uint64_t flags; int32_t nice; uint32_t priority; uint64_t runtime, deadline, period; } most = {
		.size = 48, .policy = 6, .runtime = 1000000, .deadline = 1000000000, .period = 1000000000};
	return did(syscall(SYS_sched_setattr, 0, &most, 0));
}
ATTACK(move_own_folder) {
	char own[4096], other[4200];
	if (getcwd(own, sizeof own) == NULL)
		return errno;
	snprintf(other, sizeof other, "%s-moved", own);
	return did(rename(own, other));
}
ATTACK(stopped_orphan) { // which no signal but the last reaches
	pid_t pid = fork();
	if (pid == 0) {
		setsid();
		raise(SIGSTOP);
		sleep(stay);
		_exit(0);
	}
	int status;
	waitpid(pid, &status, WUNTRACED);
	return EAGAIN;
}

#define ROW(name) {#name, name}
static const struct { const char *name; int (*run)(void); } attacks[] = {
	ROW(kill_victim), ROW(tkill_victim), ROW(tgkill_victim), ROW(sigqueue_victim), ROW(tgsigqueue_victim), ROW(kill_parent),
	ROW(join_group_of_victim), ROW(own_victim_fd), ROW(own_victim_fd_ex), ROW(own_victim_ioctl), ROW(own_victim_group), ROW(signal_of_fd), ROW(async_ioctl),
	ROW(lease), ROW(lock_of_none), ROW(dnotify), ROW(pidfd_open_victim), ROW(pidfd_open_self), ROW(pidfd_by_proc), ROW(pidfd_getfd),
	ROW(ptrace_victim), ROW(ptrace_parent), ROW(ptrace_traceme), ROW(read_victim_memory), ROW(read_own_memory), ROW(write_victim_memory),
	ROW(compare_with_victim), ROW(limit_victim), ROW(see_limits_of_victim), ROW(pin_victim), ROW(slow_victim), ROW(slow_group_of_victim),
	ROW(schedule_victim), ROW(io_of_victim), ROW(move_pages_of_victim), ROW(migrate_pages_of_victim), ROW(advise_victim),
	ROW(shm_make), ROW(shm_join), ROW(shm_attach), ROW(queue_make), ROW(semaphore_make), ROW(posix_queue), ROW(memfd),
	ROW(memfd_secret_), ROW(large_pipe), ROW(lock_memory), ROW(lock_all_memory), ROW(shared_memory), ROW(shared_zero),
	ROW(large_socket), ROW(rules), ROW(own_descriptors), ROW(thread_with_descriptors), ROW(vmsplice_), ROW(set_memory_policy),
	ROW(more_descriptors), ROW(raise_limit), ROW(core_file), ROW(queued_signals),
	ROW(io_uring), ROW(io_uring_enter_), ROW(aio), ROW(bpf_), ROW(perf), ROW(userfaultfd_), ROW(fanotify), ROW(inotify),
	ROW(seccomp_), ROW(persona), ROW(kernel_log), ROW(share_core), ROW(map_of_memory), ROW(list_of_keys), ROW(users_of_keys), ROW(timers), ROW(pages_of_machine),
	ROW(modules), ROW(machine_starts_with), ROW(interrupts), ROW(sockets_of_others),
	ROW(key_session), ROW(key_user), ROW(key_add), ROW(key_request),
	ROW(unshare_user), ROW(unshare_mounts), ROW(unshare_network), ROW(unshare_processes), ROW(clone_user), ROW(clone_mounts),
	ROW(clone_network), ROW(clone_processes), ROW(clone_ipc), ROW(clone_names), ROW(clone_groups), ROW(clone3_),
	ROW(setns_network), ROW(setns_mounts), ROW(setns_any), ROW(mount_), ROW(remount), ROW(umount_), ROW(pivot_root_), ROW(chroot_),
	ROW(open_tree_), ROW(move_mount_), ROW(fsopen_), ROW(mount_setattr_), ROW(handle_of_file), ROW(open_handle),
	ROW(character_device), ROW(block_device),
	ROW(setuid_), ROW(setresuid_), ROW(setgroups_), ROW(setfsuid_), ROW(capset_), ROW(capabilities_left), ROW(bounding_set_left),
	ROW(new_privileges), ROW(setuid_program), ROW(program_that_lends_rights), ROW(ambient), ROW(secure_bits), ROW(undumpable), ROW(reaper), ROW(tracer),
	ROW(reboot_), ROW(swapon_), ROW(load_module), ROW(load_module_file), ROW(unload_module), ROW(kexec), ROW(accounting),
	ROW(host_name), ROW(domain_name), ROW(set_time), ROW(set_clock), ROW(adjust_clock), ROW(quota), ROW(hang_up),
#ifdef __x86_64__
	ROW(ports), ROW(port_permissions), ROW(local_table), ROW(x32), ROW(i386),
#endif
	ROW(type_into_terminal), ROW(paste_into_terminal), ROW(take_terminal), ROW(new_terminal), ROW(inherited), ROW(standard_input),
	ROW(socket_tcp), ROW(socket_udp), ROW(socket_tcp6), ROW(socket_raw), ROW(socket_packet), ROW(socket_netlink), ROW(socket_vsock),
	ROW(socket_alg), ROW(socket_bluetooth), ROW(socket_any), ROW(socket_datagram), ROW(pair_datagram), ROW(connect_plugin), ROW(connect_abstract),
	ROW(truncate_secret), ROW(chmod_secret), ROW(chown_secret), ROW(touch_secret), ROW(attribute_of_secret), ROW(link_secret),
	ROW(move_secret), ROW(unlink_secret), ROW(path_only), ROW(exec_outside), ROW(read_attribute_of_secret), ROW(read_attribute_of_linked_secret),
	ROW(attributes_of_secret), ROW(below_path_only), ROW(link_path_only), ROW(exchange_secret), ROW(nameless_outside), ROW(immutable_file),
	ROW(exec_by_descriptor), ROW(poison_page), ROW(huge_pages), ROW(real_time), ROW(deadline), ROW(move_own_folder),
};

static const struct { const char *name; int (*run)(void); } hoards[] = {
	ROW(fork_bomb), ROW(lineage), ROW(stack), ROW(threads), ROW(sockets_of_many), ROW(locks), ROW(sibling), ROW(deep_folders),
	ROW(stopped_orphan), ROW(open_files), ROW(first_thread_ends), ROW(forked_mappings),
};

int main(int argc, char **argv) {
	setvbuf(stdout, NULL, _IONBF, 0);
	size_t count = sizeof attacks / sizeof attacks[0];
	if (argc < 2) {
		for (size_t i = 0; i < count; i++)
			puts(attacks[i].name);
		return 0;
	}
	for (size_t i = 0; i < sizeof hoards / sizeof hoards[0]; i++)
		if (strcmp(hoards[i].name, argv[1]) == 0)
			return hoards[i].run();
	for (size_t i = 0; i < count; i++)
		if (strcmp(attacks[i].name, argv[1]) == 0) {
			int error = attacks[i].run();
			if (error == 0)
				printf("OUT: %s\n", argv[1]);
			else
				printf("kept: %s\n", strerror(error));
			return 0;
		}
	fprintf(stderr, "there is no attack %s\n", argv[1]);
	return 2;
}
