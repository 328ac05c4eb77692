//go:build amd64 || arm64

package launcher

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// program starts a launcher and says how many threads that has, and how many nanoseconds
// a processor has worked for it.
const program = `package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/mlirc/mlirc/host/sandbox/launcher"
)

func main() {
	l, err := launcher.Of(launcher.Plain)
	if err == nil {
		err = l.Refusal()
	}
	if err != nil {
		panic(err)
	}
	if len(os.Args) > 1 {
		fmt.Println(refused(l, false), refused(l, true))
		return
	}
	children, _ := os.ReadFile(fmt.Sprintf("/proc/self/task/%d/children", os.Getpid()))
	if len(children) == 0 { // another thread has made it
		tasks, _ := os.ReadDir("/proc/self/task")
		for _, task := range tasks {
			more, _ := os.ReadFile("/proc/self/task/" + task.Name() + "/children")
			children = append(children, more...)
		}
	}
	launcher := "/proc/" + strings.TrimSpace(string(children))
	tasks, err := os.ReadDir(launcher + "/task")
	if err != nil {
		panic(err)
	}
	time, _ := os.ReadFile(launcher + "/schedstat")
	fmt.Println(len(tasks), strings.Fields(string(time))[0])
}

// refused asks for what no kernel makes, and reads the answer or does not.
func refused(l *launcher.Launcher, listens bool) (size int) {
	read, write, err := os.Pipe()
	if err != nil {
		panic(err)
	}
	if !listens {
		_ = read.Close()
	}
	s := launcher.NewScript(1)
	s.Must(0)
	const both = 0x20200 // namespaces for mounts, which are shared
	_, err = l.Start(s, launcher.Order{Files: []int{int(write.Fd())}, Flags: both})
	if err != nil {
		panic(err)
	}
	_ = write.Close()
	size, _ = read.Read(make([]byte, 100))
	return size
}
`

// builtProgram is the program, with the entry or without.
func builtProgram(t testing.TB, flags ...string) string {
	dir := t.TempDir()
	source, binary := filepath.Join(dir, "main.go"), filepath.Join(dir, "program")
	require.NoError(t, os.WriteFile(source, []byte(program), 0o644))
	build := exec.Command("go", append(append([]string{"build", "-o", binary}, flags...), source)...)
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return binary
}

const entryFlag = "-ldflags=-E=github.com/mlirc/mlirc/host/sandbox/launcher.entry"

// TestEntry: a launcher that begins at the entry has one thread, which the runtime of Go
// never has.
func TestEntry(t *testing.T) {
	binary := builtProgram(t, entryFlag)
	out, err := exec.Command(binary).CombinedOutput()
	require.NoError(t, err, "%s", out)
	assert.Regexp(t, `^1 \d+\n$`, string(out))
	// What only looks like one is a program as others are.
	for _, first := range []string{"MLIRC_LAUNCHER=0", "MLIRC_LAUNCHER=", "MLIRC_LA", "MLIRC_LAUNCHER=many"} {
		command := exec.Command(binary)
		command.Env = []string{first}
		out, err := command.CombinedOutput()
		require.NoError(t, err, "%s", out)
		assert.Regexp(t, `^1 \d+\n$`, string(out))
	}
}

// TestDeafHost: a host that does not read the answer ends no launcher.
func TestDeafHost(t *testing.T) {
	out, err := exec.Command(builtProgram(t, entryFlag), "deaf").CombinedOutput()
	require.NoError(t, err, "%s", out)
	assert.Equal(t, "0 24\n", string(out))
}

// TestNoRuntime looks at the machine code of all that a launcher may call: it must not come
// to what the runtime does only when it is there.
func TestNoRuntime(t *testing.T) {
	code, err := exec.Command("go", "tool", "objdump", "-s", `host/sandbox/launcher\.`, builtProgram(t, entryFlag)).Output()
	require.NoError(t, err)
	const own = "github.com/mlirc/mlirc/host/sandbox/launcher."
	calls, function := map[string][]string{}, ""
	header, call := regexp.MustCompile(`^TEXT (\S+)\(SB\)`), regexp.MustCompile(`\b(?:CALL|JMP|B|BL) ([\w./(*)\[\]·-]+)\(SB\)`)
	for line := range strings.Lines(string(code)) {
		if m := header.FindStringSubmatch(line); m != nil {
			function = m[1]
		} else if m := call.FindStringSubmatch(line); m != nil {
			calls[function] = append(calls[function], m[1])
		}
	}
	// They copy, or end a program that is wrong; barriers are for a collector that is at work,
	// and stacks do not grow.
	harmless := regexp.MustCompile(`^(syscall\.RawSyscall6?|runtime\.(memmove|memclrNoHeapPointers|memequal|panic\w+|gcWriteBarrier\d|wbZero|wbMove|morestack\w*))(\.abi0)?$`)
	seen, next := map[string]bool{}, []string{own + "serve", own + "serveAtEntry", own + "walkOn"}
	for len(next) > 0 {
		f := next[0]
		next = next[1:]
		if seen[f] {
			continue
		}
		seen[f] = true
		require.Contains(t, calls, f)
		for _, called := range calls[f] {
			switch name := strings.TrimSuffix(called, ".abi0"); {
			case strings.HasPrefix(name, own) && calls[name] != nil:
				next = append(next, name)
			case !strings.HasPrefix(name, own):
				assert.Regexp(t, harmless, name, "called by %s", f)
			}
		}
	}
	assert.True(t, seen[own+"heldBy"], "%v", seen)
	assert.Greater(t, len(seen), 20)
}

// BenchmarkStart is how long the processor works until a launcher is ready, with the runtime
// of Go and by the entry.
func BenchmarkStart(b *testing.B) {
	for name, flags := range map[string][]string{"runtime": nil, "entry": {entryFlag}} {
		b.Run(name, func(b *testing.B) {
			binary := builtProgram(b, flags...)
			least := int64(1 << 62)
			for b.Loop() {
				out, err := exec.Command(binary).Output()
				require.NoError(b, err)
				n, err := strconv.ParseInt(strings.Fields(string(out))[1], 10, 64)
				require.NoError(b, err)
				least = min(least, n)
			}
			b.ReportMetric(float64(least)/1000, "least-us/launcher")
		})
	}
}
