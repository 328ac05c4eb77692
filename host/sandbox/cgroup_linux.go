package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"
)

// A control group (cgroup v2) of a plugin's own has the kernel keep memory and the number
// of tasks within bounds, and end all that is in it at once. It takes a group that is
// delegated: the host may write to it, it has the controllers, and no process of others is
// in it, since a group whose members are limited one by one has no members of its own. The
// host and its launchers go to a group below then, and each plugin to one beside that.

// delegation is the folder of the group that is the host's; the error says why there is
// none.
var delegation = sync.OnceValues(func() (string, error) { return delegate("/", os.Getpid()) })

// controllers are what a plugin's group takes.
var controllers = []string{"memory", "pids"}

// hostGroup is the name of the group that the host goes to.
const hostGroup = "mlirc"

// delegate makes the group of a process one that has groups of plugins below it. Root is
// where the file system begins.
func delegate(root string, pid int) (string, error) {
	dir, err := groupOf(root)
	if err != nil {
		return "", err
	}
	has, err := os.ReadFile(filepath.Join(dir, "cgroup.controllers"))
	if err != nil {
		return "", err
	}
	for _, c := range controllers {
		if !slices.Contains(strings.Fields(string(has)), c) {
			return "", fmt.Errorf("the group %s has no controller '%s'", dir, c)
		}
	}
	members, err := membersOf(root, dir, pid)
	if err != nil {
		return "", err
	}
	own := filepath.Join(dir, hostGroup)
	if err := os.Mkdir(own, 0o755); err != nil && !errors.Is(err, os.ErrExist) {
		return "", err
	}
	for _, member := range members {
		if err := control(own, "cgroup.procs", strconv.Itoa(member)); err != nil {
			_ = os.Remove(own)
			return "", err
		}
	}
	return dir, control(dir, "cgroup.subtree_control", "+"+strings.Join(controllers, " +"))
}

// groupOf is the folder of the group that this process is in.
func groupOf(root string) (string, error) {
	text, err := os.ReadFile(filepath.Join(root, "proc/self/cgroup"))
	if err != nil {
		return "", err
	}
	at := slices.IndexFunc(strings.Split(string(text), "\n"), func(line string) bool { return strings.HasPrefix(line, "0::/") })
	if at < 0 {
		return "", errors.New("this kernel has no control groups of version 2")
	}
	path := strings.TrimPrefix(strings.Split(string(text), "\n")[at], "0::")
	if strings.Contains(path, "..") {
		return "", errors.New("the group lies outside of what is mounted here")
	}
	mounts, err := os.ReadFile(filepath.Join(root, "proc/self/mountinfo"))
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(mounts)) {
		// ID PARENT DEVICE ROOT PLACE OPTIONS [FIELDS] - TYPE SOURCE OPTIONS
		before, after, _ := strings.Cut(line, " - ")
		fields := strings.Fields(before)
		if len(fields) < 6 || !strings.HasPrefix(after, "cgroup2 ") {
			continue
		}
		if below, ok := strings.CutPrefix(path, strings.TrimSuffix(fields[3], "/")); ok && (below == "" || below[0] == '/') {
			return filepath.Join(root, fields[4], below), nil
		}
	}
	return "", errors.New("control groups of version 2 are mounted nowhere")
}

// membersOf are the processes of a group: a process and its children, and no others.
func membersOf(root, dir string, pid int) ([]int, error) {
	text, err := os.ReadFile(filepath.Join(dir, "cgroup.procs"))
	if err != nil {
		return nil, err
	}
	var list []int
	for _, field := range strings.Fields(string(text)) {
		member, err := strconv.Atoi(field)
		if err != nil {
			return nil, err
		}
		if member != pid {
			status, _ := os.ReadFile(filepath.Join(root, "proc", field, "status"))
			if !strings.Contains(string(status), "\nPPid:\t"+strconv.Itoa(pid)+"\n") {
				return nil, fmt.Errorf("process %d is in the group %s, too", member, dir)
			}
		}
		list = append(list, member)
	}
	return list, nil
}

// group is that of one plugin.
type group struct {
	dir  string
	join *os.File // a process that writes 0 to it is in the group
}

var groups atomic.Uint64

// newGroup makes a group for the program of a box; nil: there can be none, and what the
// launcher adds up has to do.
func (b *Box) newGroup() *group {
	if b.policy.Mode == Off {
		return nil
	}
	dir, err := delegation()
	if err != nil {
		return nil
	}
	g, err := newGroup(dir, &b.policy)
	if err != nil {
		return nil
	}
	return g
}

// newGroup makes a group with the limits of a policy below a folder.
func newGroup(in string, p *Policy) (*group, error) {
	g := &group{dir: filepath.Join(in, fmt.Sprintf("plugin-%d-%d", os.Getpid(), groups.Add(1)))}
	err := os.Mkdir(g.dir, 0o755)
	if err == nil {
		err = limitGroup(g.dir, p.Memory)
	}
	if err == nil {
		g.join, err = os.OpenFile(filepath.Join(g.dir, "cgroup.procs"), os.O_WRONLY, 0)
	}
	if err != nil {
		_ = os.Remove(g.dir)
		return nil, err
	}
	return g, nil
}

// limitGroup bounds the tasks of a group and, unless it is 0, its memory with what is
// swapped out; of a group that has more, the kernel ends all.
func limitGroup(dir string, memory uint64) error {
	if err := control(dir, "pids.max", strconv.Itoa(mostTasks)); err != nil || memory == 0 {
		return err
	}
	swap := control(dir, "memory.swap.max", "0")
	if errors.Is(swap, os.ErrNotExist) { // without swap
		swap = nil
	}
	return errors.Join(swap, control(dir, "memory.max", strconv.FormatUint(memory, 10)), control(dir, "memory.oom.group", "1"))
}

// kill ends all that is in the group, at once. A kernel before 5.14 leaves it to the launcher.
func (g *group) kill() {
	if g != nil {
		_ = control(g.dir, "cgroup.kill", "1")
	}
}

// excess is what there was when the kernel ended the group for its memory; 0: it did not.
func (g *group) excess(most uint64) uint64 {
	if g == nil {
		return 0
	}
	events, _ := os.ReadFile(filepath.Join(g.dir, "memory.events"))
	for line := range strings.Lines(string(events)) {
		if fields := strings.Fields(line); len(fields) == 2 && fields[0] == "oom_kill" && fields[1] != "0" {
			return most
		}
	}
	return 0
}

// remove removes the group when what was in it is gone, which takes a moment after a kill.
func (g *group) remove() {
	if g == nil {
		return
	}
	_ = g.join.Close()
	for range 1000 {
		if err := os.Remove(g.dir); !errors.Is(err, unix.EBUSY) {
			return
		}
		g.kill()
		time.Sleep(time.Millisecond)
	}
}

// control writes to a file of a group, which the kernel has made.
func control(dir, file, value string) error {
	f, err := os.OpenFile(filepath.Join(dir, file), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.WriteString(value)
	return errors.Join(err, f.Close())
}
