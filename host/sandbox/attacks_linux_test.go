package sandbox_test

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/host/scratch"
)

// The variables by which a test runs itself: as a victim of attacks, or as another user
// with the attacks that it has built.
const (
	victimVariable = "SANDBOX_VICTIM"
	builtVariable  = "SANDBOX_ATTACKS"
)

// unprivileged is a user without rights.
const unprivileged = 65534

// inheritable is the number of a descriptor that this process has, and would give to
// whatever it starts.
const inheritable = 70

// leak opens what no plugin may get.
func leak() {
	if fd, err := unix.Open("/dev/null", unix.O_RDONLY, 0); err == nil {
		_ = unix.Dup3(fd, inheritable, 0)
	}
	_ = os.Setenv("HOSTS_SECRET", "x")
}

// built are the attacks as programs.
type built struct{ c, golang string }

// build compiles the attacks, for a user who may read the folder.
func build(t *testing.T) built {
	t.Helper()
	if dir := os.Getenv(builtVariable); dir != "" {
		return built{filepath.Join(dir, "c"), filepath.Join(dir, "go")}
	}
	dir, err := os.MkdirTemp("", "attacks")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	require.NoError(t, os.Chmod(dir, 0o755))
	b := built{filepath.Join(dir, "c"), filepath.Join(dir, "go")}
	cc := tool(t, "cc")
	out, err := exec.Command(cc, "-O1", "-Wall", "-Werror", "-o", b.c, "attacks/c/attacks.c").CombinedOutput()
	require.NoError(t, err, "%s", out)
	command := exec.Command("go", "build", "-o", b.golang, "./attacks/go")
	command.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err = command.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return b
}

// tool finds a program that a test needs; CI has all.
func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if os.Getenv("CI") != "" {
		t.Fatal(err)
	}
	t.Skip(err)
	return ""
}

// world is what there is to attack.
type world struct {
	victim    *exec.Cmd
	secret    string
	outside   string
	other     string // another plugin's folder
	variables []string
}

const word = "a secret word"

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{outside: t.TempDir()}
	w.secret = filepath.Join(w.outside, "secret")
	require.NoError(t, os.WriteFile(w.secret, []byte(word), 0o600))
	_ = unix.Setxattr(w.secret, "user.secret", []byte(word), 0) // where the file system has such
	w.victim = exec.Command("/proc/self/exe")
	w.victim.Env = append(os.Environ(), victimVariable+"=1")
	w.victim.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	// Which dies with the thread that starts it.
	started := make(chan error)
	done := make(chan bool)
	go func() {
		runtime.LockOSThread()
		started <- w.victim.Start()
		<-done
		runtime.UnlockOSThread()
	}()
	require.NoError(t, <-started)
	t.Cleanup(func() {
		_ = w.victim.Process.Kill()
		_ = w.victim.Wait()
		close(done)
	})
	other, err := os.MkdirTemp("", "other") // the system bounds the names of sockets
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(other) })
	w.other = other
	socket := filepath.Join(other, "s")
	abstract := "attack-" + strconv.Itoa(os.Getpid()) + "-" + strconv.Itoa(rand.Int())
	address := ""
	for _, l := range []struct{ network, address string }{{"unix", socket}, {"unix", "@" + abstract}, {"tcp", "127.0.0.1:0"}} {
		listener, err := net.Listen(l.network, l.address)
		require.NoError(t, err)
		t.Cleanup(func() { _ = listener.Close() })
		address = listener.Addr().String()
	}
	key := rand.IntN(1<<30) + 1
	segment, err := unix.SysvShmGet(key, 4096, unix.IPC_CREAT|unix.IPC_EXCL|0o600)
	require.NoError(t, err)
	t.Cleanup(func() { _, _ = unix.SysvShmCtl(segment, unix.IPC_RMID, nil) })
	w.variables = []string{
		fmt.Sprint("VICTIM=", w.victim.Process.Pid), fmt.Sprint("HOST=", os.Getpid()), "SECRET=" + w.secret, "WORD=" + word,
		"OUTSIDE=" + w.outside, "SOCKET=" + socket, "ABSTRACT=" + abstract, "TCP=" + address, fmt.Sprint("SEGMENT=", key),
		"TOOL=/usr/bin/env", "GIVEN=0",
	}
	return w
}

// standsAsBefore checks what attacks could have done beside what they print.
func (w *world) standsAsBefore(t *testing.T) {
	t.Helper()
	text, err := os.ReadFile(w.secret)
	require.NoError(t, err)
	assert.Equal(t, word, string(text))
	for dir, want := range map[string]string{w.outside: "secret", w.other: "s"} {
		entries, err := os.ReadDir(dir)
		require.NoError(t, err)
		require.Len(t, entries, 1)
		assert.Equal(t, want, entries[0].Name())
	}
	assert.NoError(t, w.victim.Process.Signal(syscall.Signal(0)))
	priority, err := unix.Getpriority(unix.PRIO_PROCESS, w.victim.Process.Pid)
	require.NoError(t, err)
	own, err := unix.Getpriority(unix.PRIO_PROCESS, 0)
	require.NoError(t, err)
	assert.Equal(t, own, priority)
}

// attacked is what came of an attack.
type attacked struct {
	printed string
	process *sandbox.Process
	folder  string
}

// attack runs a program in a box until nothing is left of it.
func (w *world) attack(t *testing.T, p sandbox.Policy, program string, args ...string) attacked {
	t.Helper()
	folder, err := scratch.New()
	require.NoError(t, err)
	p.Name = "attack"
	p.Environment = w.variables
	box, err := sandbox.New(p, program, folder.Path)
	require.NoError(t, err)
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	process, err := box.Start(sandbox.Command{Args: args, Environment: box.Environment(), Output: write, Errors: write})
	_ = write.Close()
	require.NoError(t, err)
	// Which nothing can write to when nothing is left.
	ended := make(chan bool)
	late := time.AfterFunc(patience, func() {
		if !outlasts(program, ended) {
			return
		}
		t.Error("something is left of it")
		process.Kill()
		_ = read.Close()
	})
	printed, err := io.ReadAll(read)
	close(ended)
	late.Stop()
	assert.NoError(t, err)
	_ = process.Wait()
	folder.Remove()
	return attacked{strings.TrimSpace(string(printed)), process, folder.Path}
}

// An attack has failed to end when that much time is over, and that many programs have been
// started and have ended since: on a slow machine that takes longer. What an attack leaves
// behind stays for longer still.
const (
	patience  = 45 * time.Second
	reference = 100
)

// outlasts reports whether an attack has not ended after the reference.
func outlasts(program string, ended <-chan bool) bool {
	for range reference {
		select {
		case <-ended:
			return false
		default:
		}
		dir, err := os.MkdirTemp("", "reference")
		if err != nil {
			return true
		}
		box, err := sandbox.New(sandbox.Policy{Name: "reference"}, program, dir)
		if err == nil {
			var process *sandbox.Process
			if process, err = box.Start(sandbox.Command{Environment: box.Environment()}); err == nil {
				err = process.Wait() // without a name it lists its attacks
			}
		}
		_ = os.RemoveAll(dir)
		if err != nil {
			return true
		}
	}
	select {
	case <-ended:
		return false
	default:
		return true
	}
}

// names asks a program for its attacks.
func names(t *testing.T, program string) []string {
	t.Helper()
	out, err := exec.Command(program).Output()
	require.NoError(t, err)
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// TestAttacks: nothing gets out, whether root is attacked or a user, with namespaces and
// without.
func TestAttacks(t *testing.T) {
	if testing.Short() {
		t.Skip("this takes a minute")
	}
	need(t)
	b := build(t)
	var as sync.WaitGroup
	if os.Getuid() == 0 {
		as.Go(func() { asNobody(t, b) })
	}
	t.Run("namespaces", func(t *testing.T) {
		needNamespaces(t)
		attackAll(t, b)
	})
	t.Run("without", func(t *testing.T) {
		sandbox.Only(t, sandbox.LayerLandlock|sandbox.LayerFilter)
		attackAll(t, b)
	})
	as.Wait()
}

func needNamespaces(t *testing.T) {
	t.Helper()
	if why := sandbox.Supported().NoNamespaces; why != "" {
		t.Skip("this kernel makes no namespaces for this user: " + why)
	}
}

// asNobody runs the test as a user without rights, or the part of it that was asked for. The
// other tests of the package execute the program by a path that this user cannot reach.
func asNobody(t *testing.T, b built) {
	var out bytes.Buffer
	only := flag.Lookup("test.run").Value.String() // one attack of this test, perhaps
	if !strings.HasPrefix(strings.TrimPrefix(only, "^"), t.Name()) {
		only = "^" + t.Name() + "$"
	}
	again := exec.Command("/proc/self/exe", "-test.run="+only, "-test.v")
	again.Env = append(os.Environ(), builtVariable+"="+filepath.Dir(b.c))
	again.Dir = "/"
	again.Stdout, again.Stderr = &out, &out
	again.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: unprivileged, Gid: unprivileged}}
	if err := again.Run(); err != nil {
		t.Errorf("as user %d: %v\n%s", unprivileged, err, failures(out.String()))
	}
}

// failures leaves out what went well.
func failures(text string) string {
	var kept []string
	for line := range strings.Lines(text) {
		word := strings.TrimSpace(line)
		if !strings.HasPrefix(word, "--- PASS") && !strings.HasPrefix(word, "=== ") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

// fatal are the attacks that do not survive their first call, by how they end.
var fatal = map[string]string{"i386": "signal: bad system call"}

func attackAll(t *testing.T, b built) {
	w := newWorld(t)
	t.Run("all", func(t *testing.T) { // which ends when all in it have
		for _, program := range []string{b.c, b.golang} {
			all := names(t, program)
			require.Greater(t, len(all), 40)
			for _, name := range all {
				t.Run(filepath.Base(program)+"/"+name, func(t *testing.T) {
					t.Parallel()
					got := w.attack(t, sandbox.Policy{}, program, name)
					if end, ok := fatal[name]; ok {
						assert.Equal(t, end, got.process.State().Text, got.printed)
						return
					}
					assert.Regexp(t, `^kept: .`, got.printed, got.process.State().Text)
				})
			}
		}
		hoardAll(t, b, w)
	})
	w.standsAsBefore(t)
}

// hoardAll runs the attacks that take too much, or leave something behind.
func hoardAll(t *testing.T, b built, w *world) {
	const much, little = 1 << 30, 64 << 20
	for _, c := range []struct {
		program, name string
		memory        uint64
		stopped       string // in why it was; empty: it ends by itself
	}{
		{b.golang, "memory", little, "of memory"},
		{b.golang, "memory of a child", little, "of memory"},
		{b.golang, "memory of many", little, "of memory"},
		{b.golang, "tables of pages", little, "of memory"},
		{b.golang, "pipes", little, "of memory"},
		{b.golang, "sockets", little, "of memory"},
		{b.c, "sockets_of_many", little, "of memory"},
		{b.c, "locks", little / 4, "of memory"},
		{b.c, "open_files", little, "of memory"},
		{b.c, "first_thread_ends", little, "of memory"},
		{b.c, "forked_mappings", little, "of memory"},
		{b.c, "threads", much, "threads"},
		{b.c, "fork_bomb", 16 * much, "processes"}, // each mapping counts as often as there were processes
		{b.c, "stack", little, ""},
		{b.c, "lineage", much, "processes|"},
		{b.c, "sibling", much, ""},
		{b.c, "deep_folders", much, ""},
		{b.c, "stopped_orphan", much, ""},
		{b.golang, "orphan", much, ""},
		{b.golang, "deaf orphan", much, ""},
		{b.golang, "orphan that lives on", much, ""},
		{b.golang, "many orphans", much, ""},
		{b.golang, "locked folders", much, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.name == "forked_mappings" && os.Getenv("SANDBOX_EMULATED") != "" {
				t.Skip("an emulated processor takes minutes for so many mappings")
			}
			t.Parallel()
			p := sandbox.Policy{Memory: c.memory, Grants: sandbox.Grants{Tools: []string{c.program}}}
			got := w.attack(t, p, c.program, c.name)
			if c.stopped == "" {
				assert.NoError(t, got.process.Cause())
				assert.NotContains(t, got.printed, "OUT")
			} else if c.stopped != "processes|" {
				require.Error(t, got.process.Cause(), "%s: %s", got.process.State().Text, got.printed)
				assert.Contains(t, got.process.Cause().Error(), c.stopped)
			}
			assert.NoDirExists(t, got.folder)
		})
	}
}

// TestMemoryOfFiles: where the folder of a program is memory, what it has mapped there counts.
func TestMemoryOfFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("this builds programs")
	}
	need(t)
	const memory = "/dev/shm"
	var system unix.Statfs_t
	if err := unix.Statfs(memory, &system); err != nil || system.Type != unix.TMPFS_MAGIC || unix.Access(memory, unix.W_OK) != nil {
		t.Skip("there is no file system in memory here")
	}
	b := build(t)
	w := newWorld(t)
	t.Setenv("TMPDIR", memory)
	got := w.attack(t, sandbox.Policy{Memory: 64 << 20}, b.golang, "memory of a file")
	require.Error(t, got.process.Cause(), "%s: %s", got.process.State().Text, got.printed)
	assert.Contains(t, got.process.Cause().Error(), "of memory")
	assert.NoDirExists(t, got.folder)
}

// TestEachLayerAlone: what one layer stops it stops without the others.
func TestEachLayerAlone(t *testing.T) {
	if testing.Short() {
		t.Skip("this builds programs")
	}
	need(t)
	b := build(t)
	if os.Getuid() == 0 {
		asNobody(t, b) // root's processes have privileges that the attacks lack
	}
	w := newWorld(t)
	for _, c := range []struct {
		name    string
		alone   sandbox.Layer
		attacks map[string][]string // by program
	}{
		{"namespaces", sandbox.LayerNamespaces, map[string][]string{
			b.c: {
				"kill_victim", "tgkill_victim", "sigqueue_victim", "ptrace_victim", "read_victim_memory", "limit_victim", "pin_victim",
				"shm_join", "connect_abstract", "truncate_secret", "chmod_secret", "touch_secret", "unlink_secret", "move_secret",
				"setns_network", "inherited", "standard_input", "new_privileges", "capabilities_left", "bounding_set_left", "core_file",
				"more_descriptors", "raise_limit", "own_victim_fd", "unshare_mounts", "unshare_network", "character_device", "lock_memory",
			},
			b.golang: {
				"write outside", "overwrite secret", "append to secret", "remove secret", "move into outside", "folder outside",
				"other plugin's note", "shared memory", "temporary file", "kernel's settings", "pattern of cores", "magic key",
				"host's environment", "host's memory", "host's command line", "all processes", "host is to be seen", "tcp", "abstract socket",
				"inherited variables", "preferred to live",
			},
		}},
		{"Landlock", sandbox.LayerLandlock, map[string][]string{
			b.c: {
				"kill_victim", "tgkill_victim", "ptrace_victim", "read_victim_memory", "connect_abstract", "truncate_secret",
				"unlink_secret", "move_secret", "link_secret", "path_only", "exec_outside", "new_terminal", "shared_zero",
			},
			b.golang: {
				"read secret", "list outside", "write outside", "overwrite secret", "append to secret", "remove secret",
				"move into outside", "folder outside", "pipe outside", "socket outside", "symlink outside", "read by symlink",
				"read by dots", "passwords", "tcp", "services", "other plugin's folder", "other plugin's note", "shared memory",
				"run a tool", "run a copy", "host's environment", "host's memory", "kernel's settings", "own program",
			},
		}},
		{"filter", sandbox.LayerFilter, map[string][]string{
			b.c: {
				"own_victim_fd", "own_victim_fd_ex", "own_victim_ioctl", "own_victim_group", "pidfd_open_victim", "ptrace_victim", "ptrace_traceme",
				"read_victim_memory", "read_own_memory", "limit_victim", "see_limits_of_victim", "pin_victim", "slow_victim", "slow_group_of_victim",
				"shm_make", "shm_join", "memfd", "large_pipe", "io_uring", "key_session", "unshare_user", "clone_user", "clone3_",
				"setns_any", "mount_", "socket_tcp", "socket_datagram", "pair_datagram", "connect_plugin", "connect_abstract", "x32",
				"type_into_terminal", "reaper", "undumpable", "tracer", "shared_memory", "rules", "own_descriptors", "large_socket",
				"thread_with_descriptors", "program_that_lends_rights",
			},
			b.golang: {"tcp", "udp", "other plugin", "abstract socket", "datagrams", "fast open"},
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.alone == sandbox.LayerNamespaces {
				needNamespaces(t)
			}
			sandbox.Only(t, c.alone)
			for program, attacks := range c.attacks {
				known := names(t, program)
				for _, name := range attacks {
					if !slices.Contains(known, name) {
						continue // of another processor
					}
					t.Run(name, func(t *testing.T) {
						got := w.attack(t, sandbox.Policy{}, program, name)
						assert.Regexp(t, `^kept: .`, got.printed, got.process.State().Text)
					})
				}
			}
			w.standsAsBefore(t)
		})
	}
}

// TestHostsEnd: when the host is killed, so is all that it has started.
func TestHostsEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("this builds programs")
	}
	need(t)
	b := build(t)
	for _, layers := range []string{"namespaces", "plain"} {
		t.Run(layers, func(t *testing.T) {
			host := exec.Command("/proc/self/exe", b.golang, layers)
			host.Env = append(os.Environ(), hostVariable+"=1")
			out, err := host.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, host.Start())
			begin := make([]byte, 4)
			_, err = io.ReadFull(out, begin)
			require.NoError(t, err)
			assert.Equal(t, "here", string(begin))
			require.NoError(t, host.Process.Signal(syscall.SIGKILL))
			// Its standard output is the plugin's, too: it ends with the last of them.
			ended := make(chan bool)
			go func() {
				_, _ = io.ReadAll(out)
				close(ended)
			}()
			select {
			case <-ended:
			case <-time.After(time.Minute):
				t.Error("the plugin lives on")
			}
			_ = host.Wait()
		})
	}
}

// TestRefused: where a launcher comes to no namespaces, the program is started without.
func TestRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("this builds programs")
	}
	need(t)
	needNamespaces(t)
	host := exec.Command("/proc/self/exe", build(t).golang, "refused")
	host.Env = append(os.Environ(), hostVariable+"=1")
	host.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER,
		UidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}},
	}
	out, err := host.StdoutPipe()
	require.NoError(t, err)
	if err := host.Start(); err != nil {
		t.Skip("this kernel makes no namespaces of users: ", err)
	}
	defer func() { _ = host.Wait() }()
	defer func() { _ = host.Process.Kill() }()
	var said []string // by the program, and by the host
	for lines := bufio.NewScanner(out); len(said) < 2 && lines.Scan(); {
		said = append(said, lines.Text())
	}
	assert.ElementsMatch(t, []string{"here", "plugins are in no namespaces of their own: namespaces: no space left on device"}, said)
}

const hostVariable = "SANDBOX_HOST"

// beHost is a host that starts a plugin and waits to be killed.
func beHost(program, layers string) {
	private, _ := os.MkdirTemp("", "box")
	sandbox.Hold(layers == "plain")
	if layers == "refused" {
		if err := os.WriteFile("/proc/sys/user/max_net_namespaces", []byte("0"), 0); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
	}
	box, err := sandbox.New(sandbox.Policy{}, program, private)
	if err == nil {
		_, err = box.Start(sandbox.Command{Args: []string{"answer and stay"}, Environment: box.Environment(), Output: os.Stdout})
	}
	_ = os.RemoveAll(private) // which the plugin does not need
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	if layers == "refused" {
		fmt.Println(sandbox.Supported().Missing())
	}
	time.Sleep(2 * time.Minute)
}
