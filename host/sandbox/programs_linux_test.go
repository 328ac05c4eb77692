package sandbox_test

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/sandbox"
)

// TestPrograms: what plugins are written in, and the tools that they run, need no system
// call that is not on the lists.
func TestPrograms(t *testing.T) {
	need(t)
	t.Run("namespaces", runPrograms)
	t.Run("without", func(t *testing.T) {
		sandbox.Only(t, sandbox.LayerLandlock|sandbox.LayerFilter)
		t.Run("all", runPrograms)
	})
}

func runPrograms(t *testing.T) {
	// Which is looked for: a program of a version manager's is a script that reads the
	// user's files.
	python := "/usr/bin/python3"
	if _, err := os.Stat(python); err != nil {
		python = "python3"
	}
	const code = "long f(long x) { return 2 * x; }\nint main(void) { return f(21) != 42; }\n"
	const module = "define i64 @f(i64 %x) {\n  %y = shl i64 %x, 1\n  ret i64 %y\n}\n"
	for _, c := range []struct {
		name    string
		program string
		tools   []string
		files   map[string]string // in its folder
		args    []string
		want    string // in what it prints
		makes   string // a file that it leaves
	}{
		{name: "python", program: python, args: []string{"-c", `
import json, os, subprocess, sys, tempfile, threading
with tempfile.NamedTemporaryFile(dir=".") as f:
    f.write(b"x")
done = []
threads = [threading.Thread(target=lambda: done.append(1)) for _ in range(8)]
[t.start() for t in threads]
[t.join() for t in threads]
out = subprocess.run(["/bin/echo", "started"], capture_output=True, text=True).stdout
print(json.dumps([sys.version_info.major, len(done), out.strip(), os.path.basename(os.readlink("/proc/self/exe"))[:6]]))
`}, tools: []string{"/bin/echo"}, want: `[3, 8, "started", "python"]`},
		{name: "node", program: "node", args: []string{"-e", `
const fs = require("fs"), net = require("net"), { Worker } = require("worker_threads");
fs.writeFileSync("x", "y");
fs.renameSync("x", "z");
const out = require("child_process").execFileSync("/bin/echo", ["started"]).toString().trim();
const worker = new Worker("require('worker_threads').parentPort.postMessage(21 * 2)", { eval: true });
worker.on("message", (n) => {
  const server = net.createServer().listen("s", () => {
    console.log(fs.readFileSync("z", "utf8"), out, n, typeof WebAssembly);
    server.close();
  });
});
`}, tools: []string{"/bin/echo"}, want: "y started 42 object"},
		{name: "llc", program: "llc", files: map[string]string{"in.ll": module}, args: []string{"in.ll", "-filetype=obj", "-o", "out.o"}, makes: "out.o"},
		{name: "opt", program: "opt", files: map[string]string{"in.ll": module}, args: []string{"in.ll", "-O2", "-S", "-o", "out.ll"}, makes: "out.ll"},
		{name: "clang", program: clang(), tools: []string{"as", "ld"}, files: map[string]string{"in.c": code},
			args: []string{"-O2", "-no-integrated-as", "in.c", "-o", "out"}, makes: "out"},
		{name: "cc", program: "cc", tools: []string{"as", "ld"}, files: map[string]string{"in.c": code}, args: []string{"-O2", "in.c", "-o", "out"}, makes: "out"},
		{name: "sh", program: "/bin/sh", tools: []string{"cat", "sort"}, files: map[string]string{"in": "b\na\n"}, args: []string{"-c", "cat in | sort; test -e in && echo $HOME > home"}, want: "a\nb", makes: "home"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			program := tool(t, c.program)
			p := sandbox.Policy{Name: c.name}
			for _, each := range append(slices.Clone(c.tools), c.program) {
				p.Tools = append(p.Tools, tool(t, each))
			}
			dir := t.TempDir()
			for name, text := range c.files {
				require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
			}
			box, err := sandbox.New(p, program, dir)
			require.NoError(t, err)
			read, write, err := os.Pipe()
			require.NoError(t, err)
			defer read.Close()
			process, err := box.Start(sandbox.Command{Args: c.args, Environment: box.Environment(), Output: write, Errors: write})
			_ = write.Close()
			require.NoError(t, err)
			out, err := io.ReadAll(read)
			require.NoError(t, err)
			require.NoError(t, process.Wait(), "%s", out)
			assert.Equal(t, c.want, strings.TrimSpace(string(out)))
			if c.makes == "" {
				return
			}
			info, err := os.Stat(filepath.Join(dir, c.makes))
			require.NoError(t, err, "%s", out)
			assert.Positive(t, info.Size())
			if c.makes == "out" {
				// Without namespaces a program cannot change the mode of a file.
				require.NoError(t, os.Chmod(filepath.Join(dir, c.makes), 0o700))
				assert.NoError(t, exec.Command(filepath.Join(dir, c.makes)).Run(), "what was linked computes something else")
			}
		})
	}
}

// clang is what the compiler is called here.
func clang() string {
	for _, name := range []string{"clang", "clang-14", "clang-13"} {
		if _, err := exec.LookPath(name); err == nil {
			return name
		}
	}
	return "clang"
}
