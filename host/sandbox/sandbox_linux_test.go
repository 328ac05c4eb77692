package sandbox_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/sandbox"
)

func TestMain(m *testing.M) {
	switch {
	case os.Getenv(probing) != "":
		probe(os.Args[1:])
		return
	case os.Getenv(victimVariable) != "":
		time.Sleep(5 * time.Minute)
		return
	case os.Getenv(hostVariable) != "":
		beHost(os.Args[1], os.Args[2])
		return
	}
	leak()
	os.Exit(m.Run())
}

// need skips a test where the kernel cannot restrict, but not in CI.
func need(t *testing.T) {
	t.Helper()
	s := sandbox.Supported()
	missing := s.Missing()
	if s.Files && s.Network && s.Signals {
		return
	}
	if os.Getenv("CI") != "" {
		t.Fatal(missing)
	}
	t.Skip(missing)
}

// prepare puts this test, as a program, into a box.
func prepare(t *testing.T, p sandbox.Policy, args ...string) (*sandbox.Box, sandbox.Command) {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	p.Name = "probe"
	p.Environment = append(p.Environment, probing+"=1")
	private, err := os.MkdirTemp("", "box")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(private) })
	box, err := sandbox.New(p, self, private)
	require.NoError(t, err)
	c := sandbox.Command{Args: args, Environment: box.Environment()}
	require.Contains(t, c.Environment, probing+"=1", "it would run these tests")
	return box, c
}

// try runs a probe and returns what it prints.
func try(t *testing.T, p sandbox.Policy, args ...string) string {
	t.Helper()
	box, c := prepare(t, p, args...)
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	c.Output, c.Errors = write, write
	process, err := box.Start(c)
	_ = write.Close()
	require.NoError(t, err)
	out, err := io.ReadAll(read)
	require.NoError(t, err)
	_ = process.Wait()
	return strings.TrimSpace(string(out))
}

// home is a folder that no plugin is granted, with a file `x` in it.
func home(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "x"), []byte("secret"), 0o644))
	return dir
}

// notWritten is how a test writes that something is not to be written: the first of two
// guards answers.
const notWritten = ": permission denied"

var denial = strings.NewReplacer(": read-only file system", notWritten)

func TestFiles(t *testing.T) {
	need(t)
	dir := home(t)
	x, y := filepath.Join(dir, "x"), filepath.Join(dir, "y")
	granted := func(g sandbox.Grants) sandbox.Policy { return sandbox.Policy{Grants: g} }
	none := sandbox.Policy{}
	for name, c := range map[string]struct {
		policy sandbox.Policy
		args   []string
		want   string
	}{
		"read":           {none, []string{"read", x}, "error: open " + x + ": permission denied"},
		"list":           {none, []string{"list", dir}, "error: open " + dir + ": permission denied"},
		"passwords":      {none, []string{"read", "/etc/shadow"}, "error: open /etc/shadow: permission denied"},
		"host's":         {none, []string{"read", "/proc/" + strconv.Itoa(os.Getpid()) + "/cmdline"}, "error: open /proc/" + strconv.Itoa(os.Getpid()) + "/cmdline: no such file or directory"},
		"write":          {none, []string{"write", y}, "error: open " + y + notWritten},
		"own":            {none, []string{"write", "own"}, "written"},
		"system":         {none, []string{"list", "/usr/lib"}, "true"},
		"read granted":   {granted(sandbox.Grants{Read: []string{dir}}), []string{"read", x}, "secret"},
		"only read":      {granted(sandbox.Grants{Read: []string{dir}}), []string{"write", y}, "error: open " + y + notWritten},
		"write granted":  {granted(sandbox.Grants{Write: []string{dir}}), []string{"write", y}, "written"},
		"off":            {sandbox.Policy{Mode: sandbox.Off}, []string{"read", x}, "secret"},
		"exec":           {none, []string{"exec", "/bin/echo", "hi"}, "error: fork/exec /bin/echo: permission denied"},
		"exec granted":   {granted(sandbox.Grants{Tools: []string{"/bin/echo"}}), []string{"exec", "/bin/echo", "hi"}, "hi"},
		"tool's folders": {granted(sandbox.Grants{Tools: []string{"/bin/sh"}}), []string{"exec", "/bin/sh", "-c", "cat " + x}, "error: exit status 126"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, denial.Replace(try(t, c.policy, c.args...)))
		})
	}
}

func TestNetwork(t *testing.T) {
	need(t)
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer tcp.Close()
	path := filepath.Join(t.TempDir(), "s")
	local, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer local.Close()
	abstract, err := net.Listen("unix", "@sandbox-"+strconv.Itoa(os.Getpid()))
	require.NoError(t, err)
	defer abstract.Close()
	number := strconv.Itoa
	for name, args := range map[string][]string{
		"tcp":      {"dial", "tcp", tcp.Addr().String()},
		"udp":      {"dial", "udp", "127.0.0.1:53"},
		"unix":     {"dial", "unix", path},
		"abstract": {"dial", "unix", abstract.Addr().String()},
		"datagram": {"socket", number(unix.AF_UNIX), number(unix.SOCK_DGRAM)},
		"pair":     {"socket", number(unix.AF_UNIX), number(unix.SOCK_DGRAM), "pair"},
		"raw":      {"socket", number(unix.AF_PACKET), number(unix.SOCK_RAW)},
		"netlink":  {"socket", number(unix.AF_NETLINK), number(unix.SOCK_RAW)},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Regexp(t, "^error: .*permission denied$", try(t, sandbox.Policy{}, args...))
		})
	}
	assert.Equal(t, "listening", try(t, sandbox.Policy{}, "listen"))
	assert.Equal(t, "made", try(t, sandbox.Policy{}, "socket", number(unix.AF_UNIX), number(unix.SOCK_STREAM), "pair"))
	open := sandbox.Policy{Grants: sandbox.Grants{Network: true}}
	assert.Equal(t, "connected", try(t, open, "dial", "tcp", tcp.Addr().String()))
	assert.Equal(t, "connected", try(t, open, "dial", "unix", path))
}

// TestWaysOut: what would undo the rest is denied, too.
func TestWaysOut(t *testing.T) {
	need(t)
	number := strconv.Itoa
	call := func(args ...int) []string {
		list := []string{"call"}
		for _, a := range args {
			list = append(list, number(a))
		}
		return list
	}
	host := os.Getpid()
	const absent, denied = "function not implemented", "operation not permitted"
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"io_uring":  {call(unix.SYS_IO_URING_SETUP, 1, 0), absent},
		"kill host": {call(unix.SYS_KILL, host, 0), "no such process"},
		"keys":      {call(unix.SYS_KEYCTL, 0, -3, 0), absent},
		"limits":    {call(unix.SYS_PRLIMIT64, host, unix.RLIMIT_CPU, 0, 0), denied},
		"namespace": {call(unix.SYS_CLONE, unix.CLONE_NEWUSER, 0, 0, 0, 0), denied},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, "error: "+c.want, try(t, sandbox.Policy{Grants: sandbox.Grants{Network: true}}, c.args...))
		})
	}
	assert.Equal(t, "allowed", try(t, sandbox.Policy{}, call(unix.SYS_PRCTL, unix.PR_SET_PDEATHSIG, int(unix.SIGKILL))...))
}

func TestPlace(t *testing.T) {
	t.Setenv("SECRET", "x")
	t.Setenv("PLAIN", "y")
	t.Setenv("LC_ALL", "C")
	box, _ := prepare(t, sandbox.Policy{})
	got := try(t, sandbox.Policy{Grants: sandbox.Grants{Environment: []string{"PLAIN", "OTHER=z", "NONE"}}}, "describe")
	here, rest, _ := strings.Cut(got, " ")
	capabilities, environment, _ := strings.Cut(rest, " ")
	assert.Regexp(t, `/box\d+$`, here)
	assert.Equal(t, filepath.Dir(box.Dir()), filepath.Dir(here))
	n, err := strconv.Atoi(capabilities)
	require.NoError(t, err, got)
	assert.Zero(t, n&^(1<<unix.CAP_DAC_OVERRIDE))
	for _, each := range strings.Split(environment, ",") {
		name, value, _ := strings.Cut(each, "=")
		switch name {
		case "PATH", "LANG", "LANGUAGE", "TZ", "LC_ALL", probing, "PWD":
		case "HOME", "TMPDIR":
			assert.Equal(t, here, value)
		case "PLAIN":
			assert.Equal(t, "y", value)
		case "OTHER":
			assert.Equal(t, "z", value)
		default:
			assert.True(t, strings.HasPrefix(name, "LC_"), each)
		}
	}
	assert.Contains(t, environment, "PLAIN=y")
}

// TestMemory: a program, and what it starts, is stopped when it takes too much.
func TestMemory(t *testing.T) {
	need(t)
	for _, args := range [][]string{{"hoard"}, {"hoard", "child"}} {
		p := sandbox.Policy{Memory: 64 << 20}
		self, err := os.Executable()
		require.NoError(t, err)
		p.Tools = []string{self}
		box, cmd := prepare(t, p, args...)
		process, err := box.Start(cmd)
		require.NoError(t, err)
		require.Error(t, process.Wait())
		var limit *sandbox.LimitError
		require.ErrorAs(t, process.Cause(), &limit, "%v", args)
		assert.Regexp(t, `^stopped, because it took .* of memory with what it had started; the limit is 64 MiB \(sandbox.memory\)$`, limit.Error())
	}
}

// TestNothingIsLeft: what leaves its parent and its session is found all the same.
func TestNothingIsLeft(t *testing.T) {
	need(t)
	self, err := os.Executable()
	require.NoError(t, err)
	box, cmd := prepare(t, sandbox.Policy{Grants: sandbox.Grants{Tools: []string{self}}}, "orphan")
	out, write, err := os.Pipe()
	require.NoError(t, err)
	defer out.Close()
	cmd.Output = write
	process, err := box.Start(cmd)
	_ = write.Close()
	require.NoError(t, err)
	<-process.Gone()
	lines := bufio.NewScanner(out) // which ends when no process can write any more
	for lines.Scan() {
		assert.NotContains(t, lines.Text(), wentByItself)
	}
	require.NoError(t, process.Wait())
}

func TestModes(t *testing.T) {
	for _, text := range []string{"auto", "on", "off"} {
		m, err := sandbox.ParseMode(text)
		require.NoError(t, err)
		assert.Equal(t, text, string(m))
	}
	_, err := sandbox.ParseMode("yes")
	require.EqualError(t, err, "'yes' is no mode of the sandbox; there is auto, on, off")
}

func TestAmounts(t *testing.T) {
	for text, want := range map[string]uint64{"0": 0, "100": 100, "1.5KiB": 1536, "2 MiB": 2 << 20, "4GiB": 4 << 30} {
		got, err := sandbox.ParseMemory(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	share, err := sandbox.ParseMemory("50%")
	require.NoError(t, err)
	assert.Greater(t, share, uint64(16<<20))
	for _, text := range []string{"", "-1", "x", "4 GB", "1e99GiB", "99999999999999999999", "%"} {
		_, err := sandbox.ParseMemory(text)
		require.ErrorContains(t, err, "is no amount of memory", text)
	}
}

// TestExplain: each denial names the setting that would grant what was denied.
func TestExplain(t *testing.T) {
	dir := home(t)
	x := filepath.Join(dir, "x")
	box, _ := prepare(t, sandbox.Policy{})
	const without = "plugin 'probe' runs in a sandbox, without "
	for said, want := range map[string]string{
		"open " + x + ": permission denied":                                fmt.Sprintf("%s'%s'; to grant it: [plugins.probe] read = [%q], or write", without, x, x),
		"PermissionError: [Errno 13] Permission denied: '" + x + "'":       fmt.Sprintf("%s'%s'; to grant it: [plugins.probe] read = [%q], or write", without, x, x),
		"Error: EACCES: permission denied, open '" + x + "'":               fmt.Sprintf("%s'%s'; to grant it: [plugins.probe] read = [%q], or write", without, x, x),
		"open " + dir + "/new: permission denied":                          fmt.Sprintf("%s'%s/new'; to grant it: [plugins.probe] write = [%q]", without, dir, dir),
		"fork/exec /bin/echo: permission denied":                           without + "'/bin/echo'; to grant it: [plugins.probe] tools = [\"/bin/echo\"]",
		"sh: 1: " + echo(t) + ": Permission denied":                        without + "'" + echo(t) + "'; to grant it: [plugins.probe] tools = [\"echo\"]",
		"/x/probe: 2: exec: echo: Permission denied":                       without + "'echo'; to grant it: [plugins.probe] tools = [\"echo\"]",
		"/x/probe: line 2: echo: Permission denied":                        without + "'echo'; to grant it: [plugins.probe] tools = [\"echo\"]",
		"dial tcp 10.0.0.1:80: socket: permission denied":                  without + "network; to grant it: [plugins.probe] network = true",
		"socket.gaierror: [Errno -3] Temporary failure in name resolution": without + "network; to grant it: [plugins.probe] network = true",
		"setsid: operation not permitted":                                  "plugin 'probe' runs in a sandbox, which may be the reason; what [plugins.probe] can grant is in docs/sandbox.md",
		"open " + x + ": read-only file system":                            fmt.Sprintf("%s'%s'; to grant it: [plugins.probe] write = [%q]", without, x, x),
		"there is no such thing":                                           "",
		"":                                                                 "",
	} {
		assert.Equal(t, want, box.Explain(said), said)
	}
	many := strings.Repeat("open "+x+": permission denied\n", 100)
	assert.Equal(t, 1, strings.Count(box.Explain(many), "\n")+1)
	off, _ := prepare(t, sandbox.Policy{Mode: sandbox.Off})
	assert.Empty(t, off.Explain("open "+x+": permission denied"))
}

func echo(t *testing.T) string {
	t.Helper()
	path, err := exec.LookPath("echo")
	require.NoError(t, err)
	return path
}

func BenchmarkStart(b *testing.B) {
	self, err := exec.LookPath("true")
	require.NoError(b, err)
	for _, mode := range []sandbox.Mode{sandbox.Auto, sandbox.Off} {
		b.Run(string(mode), func(b *testing.B) {
			private := b.TempDir()
			for b.Loop() {
				box, err := sandbox.New(sandbox.Policy{Mode: mode, Memory: 1 << 30}, self, private)
				require.NoError(b, err)
				p, err := box.Start(sandbox.Command{Environment: box.Environment()})
				require.NoError(b, err)
				require.NoError(b, p.Wait())
			}
		})
	}
}

// TestSwapped: what is executed is the file whose digest was checked.
func TestSwapped(t *testing.T) {
	need(t)
	for _, script := range []bool{false, true} {
		dir := t.TempDir()
		program := filepath.Join(dir, "program")
		first, second := "/bin/echo", "/bin/false"
		put := func(what string) {
			text := []byte("#!" + what + " \n")
			if !script {
				var err error
				text, err = os.ReadFile(what)
				require.NoError(t, err)
			}
			require.NoError(t, os.WriteFile(program+".new", text, 0o700))
			require.NoError(t, os.Rename(program+".new", program))
		}
		put(first)
		mark, err := digest.Mark(program)
		require.NoError(t, err)
		box, err := sandbox.New(sandbox.Policy{Name: "swapped"}, program, t.TempDir())
		require.NoError(t, err)
		process, err := box.Start(sandbox.Command{Environment: box.Environment(), Mark: mark})
		require.NoError(t, err)
		assert.NoError(t, process.Wait())
		put(second)
		_, err = box.Start(sandbox.Command{Environment: box.Environment(), Mark: mark})
		assert.EqualError(t, err, "'"+program+"' has changed since its digest was checked; try again")
	}
}

// TestSwappedTool: a tool is the file that was looked up: another one that is put there before the
// program starts is refused, and one that is put there while it runs is not executed.
func TestSwappedTool(t *testing.T) {
	need(t)
	dir := home(t)
	path, secret := filepath.Join(dir, "bin", "tool"), filepath.Join(dir, "x")
	require.NoError(t, os.Mkdir(filepath.Dir(path), 0o755))
	put := func(what string) {
		require.NoError(t, os.RemoveAll(path))
		if what == secret {
			require.NoError(t, os.Symlink(secret, path))
			return
		}
		text, err := os.ReadFile(what)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(path, text, 0o755))
	}
	put("/bin/echo")
	found, err := sandbox.Find(path)
	require.NoError(t, err)
	for _, other := range []string{"/bin/ls", "/bin/echo", secret, ""} {
		for _, p := range []sandbox.Policy{
			{Grants: sandbox.Grants{Tools: []string{path}}}, // which is looked up by the box
			{Grants: sandbox.Grants{Tools: []string{path}, Found: map[string]sandbox.Found{path: found}}},
		} {
			put("/bin/echo")
			if p.Found != nil {
				p.Found[path], err = sandbox.Find(path)
				require.NoError(t, err)
			}
			box, c := prepare(t, p, "read", secret)
			if other == "" {
				require.NoError(t, os.Remove(path))
			} else {
				put(other)
			}
			_, err = box.Start(c)
			assert.EqualError(t, err, "the tool '"+path+"' has changed since it was looked up; try again", other)
		}
	}

	// While the program runs.
	put("/bin/echo")
	p := sandbox.Policy{Grants: sandbox.Grants{Tools: []string{path}, Write: []string{filepath.Dir(path)}}}
	assert.Equal(t, "hi", try(t, p, "exec", path, "hi"))
	assert.Equal(t, "error: fork/exec "+path+": permission denied", try(t, p, "swap", path, "/bin/echo", "hi"))
}

// TestInterpreters: by naming a program as its interpreter, or its loader, a program is not granted it
// or its folder, unless it is the system's, on the user's PATH or beside it; and a folder of libraries
// that is a link is none.
func TestInterpreters(t *testing.T) {
	need(t)
	dir, err := filepath.EvalSymlinks(home(t))
	require.NoError(t, err)
	at := func(name string) string { return filepath.Join(dir, name) }
	put := func(name, text string) string {
		require.NoError(t, os.MkdirAll(filepath.Dir(at(name)), 0o755))
		require.NoError(t, os.WriteFile(at(name), []byte(text), 0o755))
		return at(name)
	}
	secret := put("work/secret", "secret")
	own := put("work/build.sh", "#!/bin/sh\n")
	elf, err := os.ReadFile("/bin/true")
	require.NoError(t, err)
	const loader = "/lib64/ld-linux-x86-64.so.2"
	short, err := os.MkdirTemp("", "i")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(short) })
	deep := filepath.Join(short, "s") // no longer than the loader's
	require.NoError(t, os.WriteFile(deep, []byte("secret"), 0o755))
	put("plugin/lib/x", "x")
	for name, c := range map[string]struct{ script, read, want string }{
		"interpreter":           {"#!" + own + "\n", secret, ""},
		"interpreter itself":    {"#!" + own + "\n", own, ""},
		"no program":            {"#!" + secret + "\n", secret, ""},
		"argument of env":       {"#!" + at("plugin/env") + " " + own + "\n", secret, ""},
		"argument of real env":  {"#!/usr/bin/env -S -u " + own + " sh\n", secret, ""},
		"interpreter by a link": {"#!" + at("plugin/link") + "\n", secret, ""},
		"beside it":             {"#!" + at("plugin/sh") + "\n", at("plugin/sh"), "#!/bin/sh"},
		"granted":               {"#!" + at("granted/sh") + "\n", at("granted/beside"), ""},
		"libraries by a link":   {"#!" + at("plugin/bin/sh") + "\n", secret, ""},
		"loader":                {strings.Replace(string(elf), loader, (deep + strings.Repeat("\x00", 100))[:len(loader)], 1), deep, ""},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "loader" && (len(deep) > len(loader) || !strings.Contains(string(elf), loader)) {
				t.Skip("the path of the folder is too long, or the loader another one")
			}
			put("plugin/env", "#!/bin/sh\n")
			put("plugin/sh", "#!/bin/sh")
			put("plugin/bin/sh", string(elf))
			put("granted/sh", "#!/bin/sh")
			put("granted/beside", "x")
			_ = os.Symlink(own, at("plugin/link"))
			require.NoError(t, os.RemoveAll(at("plugin/lib")))
			require.NoError(t, os.Symlink(filepath.Dir(own), at("plugin/lib")))
			tool := put("plugin/tool", c.script)
			p := sandbox.Policy{Grants: sandbox.Grants{Tools: []string{tool}, Read: []string{at("granted/sh")}}}
			if c.want == "" {
				c.want = "error: open " + c.read + ": permission denied"
			}
			assert.Equal(t, c.want, try(t, p, "read", c.read))
		})
	}
	// As a tool in a folder `bin`.
	p := sandbox.Policy{Grants: sandbox.Grants{Tools: []string{at("plugin/bin/sh")}}}
	assert.Equal(t, "error: open "+secret+": permission denied", try(t, p, "read", secret))
	require.NoError(t, os.RemoveAll(at("plugin/lib")))
	put("plugin/lib/x", "x")
	assert.Equal(t, "x", try(t, p, "read", at("plugin/lib/x")))
}

// TestGrantsFollowNoLinks: a link that somebody puts where a granted path led grants nothing,
// neither as the path's end nor on the way.
func TestGrantsFollowNoLinks(t *testing.T) {
	need(t)
	dir := home(t)
	at := func(name string) string { return filepath.Join(dir, name) }
	for _, name := range []string{"a/b/c", "secret/b"} {
		require.NoError(t, os.MkdirAll(at(name), 0o755))
	}
	require.NoError(t, os.WriteFile(at("secret/b/x"), []byte("secret"), 0o644))
	require.NoError(t, os.WriteFile(at("a/b/x"), []byte("own"), 0o644))
	policies := []sandbox.Policy{{Grants: sandbox.Grants{Read: []string{at("a/b")}}}, {Grants: sandbox.Grants{Write: []string{at("a/b")}}}}
	for _, p := range policies {
		assert.Equal(t, "own", try(t, p, "read", at("a/b/x")))
	}
	assert.Equal(t, "written", try(t, policies[1], "write", at("a/b/y")))
	for _, swap := range []struct{ link, to string }{{"a/b", "../secret/b"}, {"a", "secret"}} {
		require.NoError(t, os.RemoveAll(at(swap.link)))
		require.NoError(t, os.Symlink(swap.to, at(swap.link)))
		for _, p := range policies {
			for _, path := range []string{"a/b/x", "secret/b/x"} {
				assert.Equal(t, "error: open "+at(path)+": permission denied", try(t, p, "read", at(path)), swap.link)
			}
			assert.Equal(t, "error: open "+at("secret/b/y")+notWritten, denial.Replace(try(t, p, "write", at("secret/b/y"))))
		}
	}
	assert.NoFileExists(t, at("secret/b/y"))
}

// staying starts a program that stays.
func staying(t *testing.T, p sandbox.Policy) *sandbox.Process {
	t.Helper()
	box, c := prepare(t, p, "stay")
	process, err := box.Start(c)
	require.NoError(t, err)
	t.Cleanup(func() {
		process.Kill()
		_ = process.Wait()
	})
	return process
}

// TestLimits: the kernel has the limits of a process.
func TestLimits(t *testing.T) {
	need(t)
	const memory = 1 << 30
	process := staying(t, sandbox.Policy{Memory: memory})
	wanted := map[int]uint64{
		unix.RLIMIT_CORE: 0, unix.RLIMIT_NOFILE: 4096, unix.RLIMIT_MEMLOCK: 0, unix.RLIMIT_DATA: 3 << 30,
		unix.RLIMIT_SIGPENDING: 4096,
	}
	if sandbox.Supported().NoNamespaces == "" {
		wanted[unix.RLIMIT_NPROC] = 4096
	}
	for resource, most := range wanted {
		var got, own unix.Rlimit
		require.NoError(t, unix.Prlimit(process.PID(), resource, nil, &got))
		require.NoError(t, unix.Getrlimit(resource, &own))
		assert.Equal(t, min(most, own.Max), got.Max, resource)
	}
}

// parentOf reads the parent of a process.
func parentOf(t *testing.T, pid int) int {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	require.NoError(t, err)
	_, rest, _ := strings.Cut(string(status), "\nPPid:\t")
	line, _, _ := strings.Cut(rest, "\n")
	parent, err := strconv.Atoi(line)
	require.NoError(t, err)
	return parent
}

// TestLaunchersEnd: nothing outlives its launcher, and the next program has another one.
func TestLaunchersEnd(t *testing.T) {
	need(t)
	for _, layers := range []sandbox.Layer{sandbox.LayerNamespaces | sandbox.LayerLandlock | sandbox.LayerFilter, sandbox.LayerLandlock | sandbox.LayerFilter} {
		sandbox.Only(t, layers)
		process := staying(t, sandbox.Policy{})
		keeper := parentOf(t, process.PID())
		launcher := parentOf(t, keeper)
		require.NotEqual(t, os.Getpid(), launcher, "it is a process of its own")
		assert.Equal(t, os.Getpid(), parentOf(t, launcher))
		require.NoError(t, unix.Kill(launcher, unix.SIGKILL))
		select {
		case <-process.Gone():
		case <-time.After(time.Minute):
			t.Error("it lives on")
		}
		require.Eventually(t, func() bool { return unix.Kill(process.PID(), 0) == unix.ESRCH }, time.Minute, time.Millisecond)
		assert.Equal(t, "error: open /etc/shadow: permission denied", try(t, sandbox.Policy{}, "read", "/etc/shadow"))
	}
}
