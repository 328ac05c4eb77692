package sandbox

import (
	"encoding/binary"
	"os"
	"slices"
	"strings"

	landlock "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/sandbox/launcher"
)

// The registers of a script that hold files: what is sent along.
const (
	fileProgram = iota
	fileNull
	fileOutput
	fileErrors
	fileBirth
	fileEnd
	fileGroup // by which the keeper joins its group
	fileFirst // of those that the program is given
)

// plan is what a script is made from.
type plan struct {
	box         *Box
	args        []string // with the program's name
	environment []string
	files       int  // that the program is given
	tools       int  // that it may run, whose files come behind those
	namespaces  bool // the keeper is in namespaces of its own
	script      bool // the program is one that an interpreter reads
	group       bool // there is a control group for the keeper
}

// steps of labels that may fail because the kernel denies namespaces.
const (
	labelNamespaces = "namespaces"
	labelExecute    = "execute"
)

type (
	arg = launcher.Arg
	reg = launcher.Register
)

func n[T ~int | ~int32 | ~uint32 | ~uint64 | ~uintptr](v T) arg { return launcher.Number(v) }

// write makes the script.
func (p *plan) write() *launcher.Script {
	s := launcher.NewScript(fileFirst + p.files + p.tools)
	proc := p.keeper(s)
	f := s.Fork()
	p.program(s, proc)
	s.Keep(f)
	s.Label("keep")
	end := reg(fileEnd).Arg()
	s.Must(unix.SYS_DUP3, end, n(0), n(0))
	s.CloseFrom(1)
	s.May(unix.SYS_CAPSET, s.Data(capabilityHeader()), s.Data(make([]byte, 24)))
	s.Await(f, n(0), p.namespaces)
	return s
}

// probe is a script that does what a keeper does, and ends.
func probe() *launcher.Script {
	s := launcher.NewScript(fileFirst)
	(&plan{box: &Box{}, namespaces: true}).keeper(s)
	s.Must(unix.SYS_EXIT_GROUP, n(0))
	return s
}

// keeper is what comes before the fork. It returns where it says whether /proc is one of
// its namespace.
func (p *plan) keeper(s *launcher.Script) (proc reg) {
	s.Label("keeper")
	if p.group {
		s.May(unix.SYS_WRITE, reg(fileGroup).Arg(), s.Text("0"), n(1))
	}
	s.Must(unix.SYS_PRCTL, n(unix.PR_SET_PDEATHSIG), n(int(unix.SIGKILL)))
	s.Must(unix.SYS_SETSID)
	if p.box.policy.Mode != Off {
		preferToKill(s)
	}
	if !p.namespaces {
		s.Must(unix.SYS_PRCTL, n(unix.PR_SET_CHILD_SUBREAPER), n(1))
		s.May(unix.SYS_PRCTL, n(unix.PR_SET_DUMPABLE), n(0))
		return 0
	}
	proc = p.mounts(s)
	s.May(unix.SYS_PRCTL, n(unix.PR_SET_DUMPABLE), n(0))
	return proc
}

// preferToKill has the kernel take the program rather than the host when memory runs out
// in a way that is not counted.
func preferToKill(s *launcher.Script) {
	const score = "800"
	fd := s.OrSkip(2, unix.SYS_OPENAT, n(unix.AT_FDCWD), s.Text("/proc/self/oom_score_adj"), n(unix.O_WRONLY|unix.O_CLOEXEC), n(0))
	s.May(unix.SYS_WRITE, fd.Arg(), s.Text(score), n(len(score)))
	s.May(unix.SYS_CLOSE, fd.Arg())
}

// mounts makes everything read-only but for what is granted, which is taken aside before
// as it is. /proc shows the namespace's processes.
func (p *plan) mounts(s *launcher.Script) (proc reg) {
	s.Label(labelNamespaces)
	root := s.Text("/")
	s.Must(unix.SYS_MOUNT, n(0), root, n(0), n(unix.MS_REC|unix.MS_PRIVATE), n(0))
	type aside struct {
		tree reg
		path arg
	}
	var kept []aside
	const clone = unix.OPEN_TREE_CLONE | unix.OPEN_TREE_CLOEXEC
	for _, r := range p.box.written() {
		to := s.Text(r.path)
		if r.straight {
			file := openStraight(s, r.path)
			kept = append(kept, aside{s.May(unix.SYS_OPEN_TREE, file.Arg(), s.Text(""), n(uint64(clone|unix.AT_RECURSIVE|unix.AT_EMPTY_PATH))), to})
			s.May(unix.SYS_CLOSE, file.Arg())
			continue
		}
		kept = append(kept, aside{s.May(unix.SYS_OPEN_TREE, n(unix.AT_FDCWD), to, n(uint64(clone|unix.AT_RECURSIVE))), to})
	}
	if p.script {
		// What the interpreter opens by its name is the file that was looked at.
		tree := s.May(unix.SYS_OPEN_TREE, reg(fileProgram).Arg(), s.Text(""), n(uint64(clone|unix.AT_EMPTY_PATH)))
		kept = append(kept, aside{tree, s.Text(p.box.program)})
	}
	attributes := s.Data(binary.NativeEndian.AppendUint64(nil, unix.MOUNT_ATTR_RDONLY|unix.MOUNT_ATTR_NOSUID))
	s.Data(make([]byte, 24)) // the rest of struct mount_attr
	s.Must(unix.SYS_MOUNT_SETATTR, n(unix.AT_FDCWD), root, n(unix.AT_RECURSIVE), attributes, n(32))
	for _, each := range kept {
		s.SkipFailed(each.tree, 2)
		s.Must(unix.SYS_MOVE_MOUNT, each.tree.Arg(), s.Text(""), n(unix.AT_FDCWD), each.path,
			n(unix.MOVE_MOUNT_F_EMPTY_PATH|unix.MOVE_MOUNT_T_SYMLINKS))
		s.May(unix.SYS_CLOSE, each.tree.Arg())
	}
	kind := s.Text("proc")
	return s.May(unix.SYS_MOUNT, kind, s.Text("/proc"), kind, n(unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC|unix.MS_RDONLY), n(0))
}

// written are the folders and files that may be written. The devices that all programs have are written where no
// file is.
func (b *Box) written() []rule {
	var list []rule
	for _, r := range b.rules {
		if r.access&write != 0 && !slices.Contains(devices[:], r.path) {
			list = append(list, r)
		}
	}
	// Folders come before what lies in them.
	slices.SortFunc(list, func(a, b rule) int { return strings.Compare(a.path, b.path) })
	return list
}

// openStraight opens a path unless it leads through a link.
func openStraight(s *launcher.Script, path string) reg {
	how := s.Data(binary.NativeEndian.AppendUint64(nil, unix.O_PATH|unix.O_CLOEXEC)) // struct open_how
	s.Data(make([]byte, 8))                                                          // its mode
	s.Data(binary.NativeEndian.AppendUint64(nil, unix.RESOLVE_NO_SYMLINKS))
	return s.May(unix.SYS_OPENAT2, n(unix.AT_FDCWD), s.Text(path), how, n(unix.SizeofOpenHow))
}

// program is what comes after the fork, up to the program's own code.
func (p *plan) program(s *launcher.Script, proc reg) {
	s.Label("program")
	s.May(unix.SYS_SETSID)
	s.Must(unix.SYS_PRCTL, n(unix.PR_SET_PDEATHSIG), n(int(unix.SIGKILL)))
	birth := reg(fileBirth).Arg()
	s.Must(unix.SYS_SENDTO, birth, s.Text("."), n(1), n(unix.MSG_NOSIGNAL), n(0), n(0))
	s.Label("enter " + p.box.runsIn())
	s.Must(unix.SYS_CHDIR, s.Text(p.box.runsIn()))
	s.Label("descriptors")
	given := []reg{fileNull, fileOutput, fileErrors}
	for i := range p.files {
		given = append(given, reg(fileFirst+i))
	}
	const high = 100 // above all that are given
	for i, each := range given {
		given[i] = s.Must(unix.SYS_FCNTL, each.Arg(), n(unix.F_DUPFD_CLOEXEC), n(high))
	}
	executed := s.Must(unix.SYS_FCNTL, reg(fileProgram).Arg(), n(unix.F_DUPFD_CLOEXEC), n(high))
	for i, each := range given {
		s.Must(unix.SYS_DUP3, each.Arg(), n(i), n(0))
	}
	if p.box.policy.Mode != Off {
		p.limits(s)
		s.Label("privileges")
		s.Must(unix.SYS_PRCTL, n(unix.PR_SET_NO_NEW_PRIVS), n(1), n(0), n(0), n(0))
		p.landlock(s, proc, executed)
		dropCapabilities(s)
	}
	s.Label("signals")
	s.Defaults()
	s.Must(unix.SYS_RT_SIGPROCMASK, n(unix.SIG_SETMASK), s.Data(make([]byte, 8)), n(0), n(8))
	name := s.Text(p.box.program)
	args, environment := s.Texts(p.args), s.Texts(p.environment)
	if p.box.policy.Mode != Off && hasSeccomp() && has(layerFilter) {
		p.filter(s)
	}
	s.Label(labelExecute)
	if p.script {
		s.Must(unix.SYS_EXECVE, name, args, environment)
		return
	}
	s.Must(unix.SYS_EXECVEAT, executed.Arg(), s.Text(""), args, environment, n(unix.AT_EMPTY_PATH))
}

// runsIn is where the program starts.
func (b *Box) runsIn() string {
	if dir := b.Dir(); dir != "" {
		return dir
	}
	if here, err := os.Getwd(); err == nil {
		return here
	}
	return "/"
}

// The limits of each process.
const (
	// mostDescriptors is how many a process may have open.
	mostDescriptors = 4096
	// mostSignals is how many signals and timers may be under way; all programs of a user share
	// what there is.
	mostSignals = 4096
	// mostTasks is how many processes and threads a user may have in a namespace of the
	// launcher's; root has no such limit.
	mostTasks = 4096
	// slack is what a runtime reserves without using it.
	slack = 1 << 30
)

// limits are checked by the kernel, process by process: data at a size that is reached
// only where the launcher does not watch, and no files of crashes, which go where the program may not
// write.
func (p *plan) limits(s *launcher.Script) {
	s.Label("limits")
	set := func(resource int, most uint64) {
		var now unix.Rlimit
		if unix.Getrlimit(resource, &now) == nil {
			most = min(most, now.Max)
		}
		limit := binary.NativeEndian.AppendUint64(nil, most)
		s.Must(unix.SYS_PRLIMIT64, n(0), n(resource), s.Data(binary.NativeEndian.AppendUint64(limit, most)), n(0))
	}
	set(unix.RLIMIT_CORE, 0)
	set(unix.RLIMIT_NOFILE, mostDescriptors)
	set(unix.RLIMIT_MEMLOCK, 0)
	set(unix.RLIMIT_SIGPENDING, mostSignals)
	if p.namespaces {
		set(unix.RLIMIT_NPROC, mostTasks)
	}
	if most := p.box.policy.Memory; most > 0 {
		set(unix.RLIMIT_DATA, 2*most+slack)
	}
}

func capabilityHeader() []byte {
	return binary.NativeEndian.AppendUint64(nil, unix.LINUX_CAPABILITY_VERSION_3)
}

// kept are the capabilities that root's processes have: what it takes to read files that
// are not root's; which files, Landlock says. They are none where it says nothing.
func kept() uint64 {
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var sets [2]unix.CapUserData
	if unix.Geteuid() != 0 || unix.Capget(&header, &sets[0]) != nil || !hasLandlock() {
		return 0
	}
	return uint64(sets[0].Effective) & (1 << unix.CAP_DAC_OVERRIDE)
}

// dropCapabilities has nothing that the program executes get any back.
func dropCapabilities(s *launcher.Script) {
	s.Label("capabilities")
	s.Bound(kept())
	s.May(unix.SYS_PRCTL, n(unix.PR_CAP_AMBIENT), n(unix.PR_CAP_AMBIENT_CLEAR_ALL), n(0), n(0), n(0))
	sets := binary.NativeEndian.AppendUint32(nil, uint32(kept())) // effective
	sets = binary.NativeEndian.AppendUint32(sets, uint32(kept())) // permitted
	s.Must(unix.SYS_CAPSET, s.Data(capabilityHeader()), s.Data(append(sets, make([]byte, 16)...)))
}

// filter has the kernel answer no other system calls than those on the lists.
func (p *plan) filter(s *launcher.Script) {
	s.Label("system calls")
	code := filterBytes(p.box.policy.Network, p.namespaces)
	program := s.Data(binary.NativeEndian.AppendUint64(nil, uint64(len(code)/8)))
	s.Data(make([]byte, 8)) // the pointer
	s.Point(program, 8, s.Data(code))
	s.Must(unix.SYS_SECCOMP, n(unix.SECCOMP_SET_MODE_FILTER), n(0), program)
}

// What Landlock calls accesses.
const (
	readFile   = landlock.AccessFSReadFile
	readAll    = readFile | landlock.AccessFSReadDir
	executeAll = readAll | landlock.AccessFSExecute
	writeFile  = readFile | landlock.AccessFSWriteFile | landlock.AccessFSTruncate
	// No devices: a file that stands for one is a way around everything else.
	writeAll = readAll | writeFile | landlock.AccessFSRemoveDir | landlock.AccessFSRemoveFile | landlock.AccessFSMakeDir |
		landlock.AccessFSMakeReg | landlock.AccessFSMakeSock | landlock.AccessFSMakeFifo | landlock.AccessFSMakeSym |
		landlock.AccessFSRefer
	ofFiles = readFile | writeFile | landlock.AccessFSExecute | landlock.AccessFSIoctlDev
)

// handled are the rights that a version of Landlock knows: what is not granted
// of them is denied.
func handled(version int) landlock.RulesetAttr {
	r := landlock.RulesetAttr{HandledAccessFS: landlock.AccessFSRefer - 1}
	if version >= 2 {
		r.HandledAccessFS |= landlock.AccessFSRefer
	}
	if version >= 3 {
		r.HandledAccessFS |= landlock.AccessFSTruncate
	}
	if version >= 4 {
		r.HandledAccessNet = landlock.AccessNetBindTCP | landlock.AccessNetConnectTCP
	}
	if version >= 5 {
		r.HandledAccessFS |= landlock.AccessFSIoctlDev
	}
	if version >= scopes {
		r.Scoped = landlock.ScopeAbstractUnixSocket | landlock.ScopeSignal
	}
	return r
}

// scopes is the version of Landlock that keeps signals within.
const scopes = 6

// landlock restricts the program to the files of the box, if the kernel can.
func (p *plan) landlock(s *launcher.Script, proc, executed reg) {
	if !hasLandlock() || !has(layerLandlock) {
		return // which Supported says
	}
	s.Label("files")
	attributes := handled(landlockVersion())
	if p.box.policy.Network {
		attributes.HandledAccessNet, attributes.Scoped = 0, attributes.Scoped&^landlock.ScopeAbstractUnixSocket
	}
	known := attributes.HandledAccessFS
	encoded := binary.NativeEndian.AppendUint64(nil, known)
	encoded = binary.NativeEndian.AppendUint64(encoded, attributes.HandledAccessNet)
	encoded = binary.NativeEndian.AppendUint64(encoded, attributes.Scoped)
	ruleset := s.Must(unix.SYS_LANDLOCK_CREATE_RULESET, s.Data(encoded), n(sizeFor(landlockVersion())), n(0))
	allow := func(r rule) {
		if !r.straight {
			s.Rule(ruleset, r.path, r.access.rights()&known, ofFiles)
			return
		}
		file := openStraight(s, r.path)
		s.SkipFailed(file, 2)
		s.RuleFor(ruleset, file, r.access.rights()&known, ofFiles)
		s.May(unix.SYS_CLOSE, file.Arg())
	}
	for _, r := range p.box.rules {
		allow(r)
	}
	if p.namespaces {
		// What it starts is kept from its own, which has no folder yet. The rest of /proc is about
		// the machine.
		s.SkipFailed(proc, 1)
		allow(rule{path: "/proc/self", access: read})
	}
	s.RuleFor(ruleset, executed, executeAll&known, ofFiles)
	for i := range p.tools {
		s.RuleFor(ruleset, reg(fileFirst+p.files+i), executeAll&known, ofFiles)
	}
	s.Must(unix.SYS_LANDLOCK_RESTRICT_SELF, ruleset.Arg(), n(0))
}

// sizeFor is how much of the attributes a version knows, in bytes.
func sizeFor(version int) int {
	switch {
	case version < 4:
		return 8
	case version < scopes:
		return 16
	}
	return 24
}

func (a access) rights() uint64 {
	var rights uint64
	if a&read != 0 {
		rights |= readAll
	}
	if a&execute != 0 {
		rights |= executeAll
	}
	if a&write != 0 {
		rights |= writeAll
	}
	return rights
}
