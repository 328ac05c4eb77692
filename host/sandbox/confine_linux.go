package sandbox

import (
	"errors"
	"fmt"
	"io/fs"
	"sync"

	landlock "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"
)

// confine restricts the calling thread, for good, and what it starts.
func (b *Box) confine() error {
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("cannot give up privileges: %w", err)
	}
	if err := dropCapabilities(); err != nil {
		return fmt.Errorf("cannot give up capabilities: %w", err)
	}
	if err := b.confineFiles(); err != nil {
		return err
	}
	return b.confineCalls()
}

// dropCapabilities keeps what root's processes lack to read files that are not
// root's; which files, others say.
func dropCapabilities() error {
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var sets [2]unix.CapUserData
	if err := unix.Capget(&header, &sets[0]); err != nil {
		return err
	}
	const kept = 1 << unix.CAP_DAC_OVERRIDE
	if sets[0].Permitted&^kept == 0 && sets[1].Permitted == 0 {
		return nil
	}
	sets[0].Permitted &= kept
	sets[0].Effective &= kept
	sets[0].Inheritable = 0
	sets[1] = unix.CapUserData{}
	return unix.Capset(&header, &sets[0])
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

// confineFiles restricts the thread to the files of the box, if the kernel can.
func (b *Box) confineFiles() error {
	version, err := landlock.LandlockGetABIVersion()
	if err != nil {
		return nil // which Supported has told
	}
	attributes := handled(version)
	if b.policy.Network {
		attributes.HandledAccessNet, attributes.Scoped = 0, attributes.Scoped&^landlock.ScopeAbstractUnixSocket
	}
	ruleset, err := landlock.LandlockCreateRuleset(&attributes, 0)
	if err != nil {
		return fmt.Errorf("cannot restrict files: %w", err)
	}
	defer unix.Close(ruleset)
	for _, r := range b.rules {
		if err := r.addTo(ruleset, attributes.HandledAccessFS); err != nil {
			return fmt.Errorf("cannot grant '%s': %w", r.path, err)
		}
	}
	if err := landlock.LandlockRestrictSelf(ruleset, 0); err != nil {
		return fmt.Errorf("cannot restrict files: %w", err)
	}
	return nil
}

// opened is a path that rights are given to.
type opened struct {
	fd     int
	folder bool
}

// none is what is not there: it needs no rule.
var none = opened{fd: -1}

func openPath(path string) (opened, error) {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_CLOEXEC, 0)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) || errors.Is(err, unix.ENOTDIR) {
		return none, nil
	}
	if err != nil {
		return none, err
	}
	var info unix.Stat_t
	if err := unix.Fstat(fd, &info); err != nil {
		_ = unix.Close(fd)
		return none, err
	}
	return opened{fd, info.Mode&unix.S_IFMT == unix.S_IFDIR}, nil
}

// openSystem opens what every box grants, once for all of them, for good.
var openSystem = sync.OnceValue(func() map[string]opened {
	all := map[string]opened{}
	for _, r := range systemFiles() {
		if o, err := openPath(r.path); err == nil {
			all[r.path] = o
		}
	}
	return all
})

// addTo adds a rule.
func (r rule) addTo(ruleset int, known uint64) error {
	o, kept := openSystem()[r.path]
	if !kept {
		var err error
		if o, err = openPath(r.path); err != nil {
			return err
		}
	}
	if o == none {
		return nil
	}
	if !kept {
		defer unix.Close(o.fd)
	}
	rights := r.access.rights() & known
	if !o.folder {
		rights &= ofFiles
	}
	return landlock.LandlockAddPathBeneathRule(ruleset, &landlock.PathBeneathAttr{AllowedAccess: rights, ParentFd: o.fd}, 0)
}

// Prepare does what every box takes, for the time before one is needed.
func Prepare() { openSystem() }

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

func supported() Support {
	var s Support
	version, err := landlock.LandlockGetABIVersion()
	if err != nil {
		s.Reason = "this kernel has no Landlock"
	} else if s.Files, s.Signals = true, version >= scopes; !s.Signals {
		s.Reason = fmt.Sprintf("this kernel's Landlock is version %d, %d is wanted", version, scopes)
	}
	if s.Network = hasSeccomp(); !s.Network {
		s.Reason = "this kernel has no seccomp for this processor"
	}
	return s
}
