package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/sandbox/launcher"
)

// tree writes files below a folder and returns it.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, name), []byte(text), 0o644))
	}
	return root
}

// TestDelegate: a group is the host's if it has the controllers and no other member; the
// host goes below it then.
func TestDelegate(t *testing.T) {
	const mounts = "22 1 0:5 / /proc rw - proc proc rw\n30 22 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw\n"
	sound := func() map[string]string {
		return map[string]string{
			"proc/self/cgroup":    "3:pids:/\n0::/user.slice/x.scope\n",
			"proc/self/mountinfo": mounts,
			"proc/8/status":       "Name:\tmlirc\nPPid:\t7\nUid:\t0\n",
			"proc/9/status":       "Name:\tbash\nPPid:\t1\n",
			"sys/fs/cgroup/user.slice/x.scope/cgroup.procs":           "7\n8\n",
			"sys/fs/cgroup/user.slice/x.scope/cgroup.controllers":     "cpu memory pids\n",
			"sys/fs/cgroup/user.slice/x.scope/cgroup.subtree_control": "",
			"sys/fs/cgroup/user.slice/x.scope/mlirc/cgroup.procs":     "",
		}
	}
	const scope = "sys/fs/cgroup/user.slice/x.scope/"
	for _, c := range []struct{ file, text, wrong string }{
		{"proc/self/cgroup", "3:pids:/\n", "this kernel has no control groups of version 2"},
		{"proc/self/cgroup", "0::/../x\n", "the group lies outside of what is mounted here"},
		{"proc/self/mountinfo", "22 1 0:5 / /proc rw - proc proc rw\n", "control groups of version 2 are mounted nowhere"},
		{"proc/self/mountinfo", strings.Replace(mounts, "0:26 /", "0:26 /user", 1), "control groups of version 2 are mounted nowhere"},
		{scope + "cgroup.controllers", "cpu pids\n", "x.scope has no controller 'memory'"},
		{scope + "cgroup.controllers", "memory\n", "x.scope has no controller 'pids'"},
		{scope + "cgroup.procs", "7\n9\n", "process 9 is in the group "},
		{scope + "cgroup.procs", "7\nx\n", "invalid syntax"},
	} {
		files := sound()
		files[c.file] = c.text
		root := tree(t, files)
		_, err := delegate(root, 7)
		require.ErrorContains(t, err, c.wrong)
		moved, err := os.ReadFile(filepath.Join(root, scope, "mlirc/cgroup.procs"))
		require.NoError(t, err)
		assert.Empty(t, moved)
	}
	read := func(root, name string) string {
		text, err := os.ReadFile(filepath.Join(root, name))
		require.NoError(t, err)
		return string(text)
	}
	root := tree(t, sound())
	dir, err := delegate(root, 7)
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(root, scope), dir)
	assert.Equal(t, "8", read(root, scope+"mlirc/cgroup.procs"), "the last that was written")
	assert.Equal(t, "+memory +pids", read(root, scope+"cgroup.subtree_control"))

	files := sound() // in a container that sees a part
	files["proc/self/mountinfo"] = strings.Replace(mounts, "0:26 / /sys/fs/cgroup", "0:26 /user.slice /sys/fs/cgroup/user.slice", 1)
	root = tree(t, files)
	dir, err = delegate(root, 7)
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(root, scope), dir)
}

// TestLimitGroup writes what the kernel keeps a group within, and reads what it did.
func TestLimitGroup(t *testing.T) {
	read := func(dir, name string) string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		return string(text)
	}
	dir := tree(t, map[string]string{"pids.max": "", "memory.max": "", "memory.oom.group": "", "memory.swap.max": ""})
	require.NoError(t, limitGroup(dir, 1<<30))
	assert.Equal(t, []string{"4096", "1073741824", "0", "1"},
		[]string{read(dir, "pids.max"), read(dir, "memory.max"), read(dir, "memory.swap.max"), read(dir, "memory.oom.group")})
	dir = tree(t, map[string]string{"pids.max": "", "memory.max": "", "memory.oom.group": ""})
	require.NoError(t, limitGroup(dir, 1<<20), "without swap")
	dir = tree(t, map[string]string{"pids.max": ""})
	require.NoError(t, limitGroup(dir, 0), "any memory")
	require.ErrorIs(t, limitGroup(dir, 1<<20), os.ErrNotExist)
	require.ErrorIs(t, limitGroup(t.TempDir(), 0), os.ErrNotExist)

	for events, want := range map[string]uint64{"": 0, "oom 1\noom_kill 0\n": 0, "low 0\noom_kill 3\noom_group_kill 1\n": 77} {
		g := &group{dir: tree(t, map[string]string{"memory.events": events})}
		assert.Equal(t, want, g.excess(77), events)
	}
	assert.Zero(t, (*group)(nil).excess(77))
}

// TestGroup: a program is in its group from its first instruction on, and the group goes
// with it.
func TestGroup(t *testing.T) {
	in, err := groupOf("/")
	if err != nil {
		t.Skip(err)
	}
	g := &group{dir: filepath.Join(in, fmt.Sprintf("mlirc-test-%d", os.Getpid()))}
	if err := os.Mkdir(g.dir, 0o755); err != nil {
		t.Skip("no control group can be made: ", err)
	}
	t.Cleanup(g.remove)
	g.join, err = os.OpenFile(filepath.Join(g.dir, "cgroup.procs"), os.O_WRONLY, 0)
	require.NoError(t, err)
	b, c := sleeper(t, Policy{})
	for _, kind := range []launcher.Kind{launcher.Boxed, launcher.Plain} {
		if kind == launcher.Boxed && tryNamespaces() != nil {
			continue
		}
		l, err := launcher.Of(kind)
		require.NoError(t, err)
		program, err := b.open("")
		require.NoError(t, err)
		namespaces, flags := kind == launcher.Boxed, uintptr(0)
		if namespaces {
			flags = unix.CLONE_NEWPID | unix.CLONE_NEWNS
		}
		plan := &plan{box: b, args: append([]string{b.program}, c.Args...), environment: c.Environment, namespaces: namespaces, group: true}
		own := *g
		own.join, err = os.OpenFile(filepath.Join(g.dir, "cgroup.procs"), os.O_WRONLY, 0)
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(g.dir, 0o755))
		p, err := run(l, plan.write(), flags, b, []*os.File{program}, c, &own)
		require.NoError(t, err)
		text, err := os.ReadFile(fmt.Sprintf("/proc/%d/cgroup", p.PID()))
		require.NoError(t, err)
		assert.Contains(t, string(text), "/"+filepath.Base(g.dir)+"\n")
		own.kill()
		<-p.Gone()
		assert.NoDirExists(t, g.dir)
		require.NoError(t, os.Mkdir(g.dir, 0o755))
	}
}

// TestDelegated: where a group is delegated, the kernel ends a program that takes more
// memory than it may, before it has it.
func TestDelegated(t *testing.T) {
	in, err := delegation()
	if err != nil {
		t.Skip("no control group is delegated: ", err)
	}
	b, c := sleeper(t, Policy{Memory: 64 << 20})
	c.Args = []string{"hoard"}
	g := b.newGroup()
	require.NotNil(t, g, in)
	g.remove()
	p, err := b.Start(c)
	require.NoError(t, err)
	<-p.Gone()
	var limit *LimitError
	require.True(t, errors.As(p.Cause(), &limit), "%v", p.Cause())
	assert.Equal(t, uint64(64<<20), limit.Most)
}

// sleeper is these tests as a program that stays until it is ended.
func sleeper(t *testing.T, p Policy) (*Box, Command) {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	p.Environment = []string{"SANDBOX_PROBE=1"}
	b, err := New(p, self, t.TempDir())
	require.NoError(t, err)
	return b, Command{Args: []string{"stay"}, Environment: b.Environment()}
}
