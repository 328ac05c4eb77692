package languages

import (
	"bufio"
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
)

var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../../cmd/mlirc")) }

const examples = "../../../examples/plugins"

// example is a plugin in another language.
type example struct {
	folder string
	tools  []string
	// probe is a command that fails where something is missing that is no tool.
	probe []string
	// between is a command with the pass between those of the host.
	between string
	// build makes the plugin. pass is a flag, source the file in which it begins with a text,
	// and death what ends the process before.
	build, pass, source, begin, death string
	// broken are modules with what `mlirc opt` and the flags say about them.
	broken []broken
}

type broken struct {
	name, module string
	flags        []string
	problem      string
}

var all = []example{
	{
		folder: "python", tools: []string{"protoc", "make", "cc"},
		between: "mlirc opt -cse -lower-units=dropped=ignore -canonicalize -reconcile-unrealized-casts fall.mlir",
		probe:   []string{"/usr/bin/python3", "-c", "import grpc, google.protobuf"},
		build:   "make build", pass: "lower-units", source: "units/passes.py", begin: "    lowering = Lowering(options)\n", death: "    import os; os.abort()\n",
		broken: []broken{
			{
				name: "hook", problem: "<stdin>:2:8: error: the product has m^2, not m^1",
				module: strings.ReplaceAll("func @f(%a: METRE) -> METRE {\n  %b = units.mul %a, %a : (METRE, METRE) -> METRE\n  return %b : METRE\n}\n",
					"METRE", "!units.quantity<f64, #units.unit<m 1 s 0 kg 0>>"),
			},
			{
				name: "pass", flags: []string{"-lower-units=dropped=error"}, problem: "<stdin>:2:8: error: a unit is dropped: m^1",
				module: strings.ReplaceAll("func @f(%a: METRE) -> f64 {\n  %b = units.number %a : METRE\n  return %b : f64\n}\n",
					"METRE", "!units.quantity<f64, #units.unit<m 1 s 0 kg 0>>"),
			},
		},
	},
	{
		folder: "typescript", tools: []string{"node", "npm", "cc"},
		between: "mlirc opt -cse -lower-color -canonicalize -reconcile-unrealized-casts sunset.mlir",
		build:   "node build.mjs", pass: "lower-color", source: "src/passes.ts", begin: "  const lowering = new Lowering(", death: "  process.kill(process.pid, 'SIGKILL');\n",
		broken: []broken{
			{
				name: "hook", problem: "<stdin>:2:8: error: the denominator of a factor must be above 0, not 0",
				module: "func @f(%a: !color.rgba) {\n  %b = color.scale %a by #color.factor<1 over 0>\n  return\n}\n",
			},
			{
				name: "pass", flags: []string{"-lower-color"}, problem: "<stdin>:3:5: error: a map becomes several blocks, which 'scf.if' may not have; convert 'scf.if' first",
				module: "func @f(%i: memref<?xi32>, %c: i1) {\n  scf.if %c {\n    color.map %i at %p {\n      color.yield %p\n    } : memref<?xi32>\n  }\n  return\n}\n",
			},
		},
	},
}

// TestReadme follows what each README says from nothing to running.
func TestReadme(t *testing.T) {
	for _, e := range all {
		t.Run(e.folder, func(t *testing.T) {
			oracle.Need(t, append(e.tools, "llc-13")...)
			e.probed(t)
			dir := e.copied(t)
			readme, err := os.ReadFile(filepath.Join(dir, "README.md"))
			require.NoError(t, err)
			commands, shown := path(t, string(readme))
			var output string
			for _, command := range commands {
				output = e.do(t, dir, command)
			}
			assert.True(t, strings.HasSuffix(output, shown), "the README shows\n%s\nand it is\n%s", shown, output)
			lowered := e.do(t, dir, e.between)
			assert.Contains(t, lowered, "cond_br")
			assert.NotContains(t, lowered, "unrealized_conversion_cast")
			for _, b := range e.broken {
				t.Run(b.name, func(t *testing.T) { b.try(t, dir) })
			}
			t.Run("death", func(t *testing.T) { e.die(t, dir) })
		})
	}
}

// TestNew follows the README of a plugin that `mlirc plugins new` has written.
func TestNew(t *testing.T) {
	for _, e := range all {
		t.Run(e.folder, func(t *testing.T) {
			oracle.Need(t, e.tools...)
			e.probed(t)
			dir := t.TempDir()
			e.do(t, dir, "mlirc plugins new my-boxes --lang "+e.folder)
			dir = filepath.Join(dir, "my-boxes")
			readme, err := os.ReadFile(filepath.Join(dir, "README.md"))
			require.NoError(t, err)
			var cancelled, checked string
			for _, line := range strings.Split(string(readme), "\n") {
				command, indented := strings.CutPrefix(line, "    ")
				switch {
				case !indented || strings.HasPrefix(command, "sudo "):
				case command == "mlirc trust":
					e.do(t, dir, command+" --yes")
				case strings.HasPrefix(command, "mlirc opt "):
					cancelled = e.do(t, dir, command)
				default:
					checked = e.do(t, dir, command)
				}
			}
			assert.Contains(t, cancelled, "myboxes.return %arg0 : i32")
			assert.NotContains(t, cancelled, "myboxes.pack")
			assert.Contains(t, cancelled, "myboxes.unpack %arg0 : f32", "a box from elsewhere stays")
			assert.Contains(t, checked, " 0 failed")
			t.Run("debug", func(t *testing.T) { e.reattaches(t, dir) })
		})
	}
}

// reattaches starts a plugin by hand, has two hosts use it one after the other, and interrupts it.
func (e *example) reattaches(t *testing.T, dir string) {
	plugin := exec.CommandContext(t.Context(), "./mlirc-plugin-my-boxes", "--debug")
	temporary := t.TempDir()
	plugin.Dir, plugin.Env = dir, append(os.Environ(), "TMPDIR="+temporary)
	said, err := plugin.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, plugin.Start())
	lines := bufio.NewScanner(said)
	var value string
	for found := false; !found; _, value, found = strings.Cut(lines.Text(), "export MLIRC_REATTACH_MY_BOXES='") {
		require.True(t, lines.Scan(), "it says where it is")
	}
	t.Setenv("MLIRC_REATTACH_MY_BOXES", strings.TrimSuffix(value, "'"))
	for range 2 {
		assert.Contains(t, e.do(t, dir, "mlirc opt -my-boxes-cancel testdata/cancel.mlir"), "myboxes.return %arg0 : i32")
	}
	assert.Contains(t, e.do(t, dir, "mlirc plugins list"), "my-boxes 0.1.0 (runs as process ")
	require.NoError(t, plugin.Process.Signal(os.Interrupt))
	for lines.Scan() { // to the end
	}
	require.NoError(t, plugin.Wait())
	left, err := os.ReadDir(temporary)
	require.NoError(t, err)
	assert.Empty(t, left)
}

// die has the plugin end itself in a pass, and wants the host to know where.
func (e *example) die(t *testing.T, dir string) {
	path := filepath.Join(dir, e.source)
	source, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Contains(t, string(source), e.begin)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(source), e.begin, e.death+e.begin, 1)), 0o644))
	e.do(t, dir, e.build)
	e.do(t, dir, "mlirc trust --yes")
	b := broken{module: "func @f() {\n  return\n}\n", flags: []string{"-" + e.pass, "-" + e.pass}, problem: "stage '" + e.pass + "': "}
	b.exits(t, dir, 2)
}

// TestProtocol: the examples have copies of what is published.
func TestProtocol(t *testing.T) {
	published, err := os.ReadFile("../../../sdk/protocol/plugin.proto")
	require.NoError(t, err)
	for _, e := range all {
		copied, err := os.ReadFile(filepath.Join(examples, e.folder, "plugin.proto"))
		require.NoError(t, err)
		assert.Equal(t, string(published), string(copied), "copy sdk/protocol/plugin.proto to %s", e.folder)
	}
}

func (e *example) probed(t *testing.T) {
	t.Helper()
	if e.probe == nil {
		return
	}
	out, err := exec.Command(e.probe[0], e.probe[1:]...).CombinedOutput()
	if err != nil && os.Getenv("CI") != "true" {
		t.Skipf("%s: %s", e.probe[0], out)
	}
	require.NoError(t, err, string(out))
}

// copied is the example outside of the repository, as it is published.
func (e *example) copied(t *testing.T) string {
	t.Helper()
	dir, from := filepath.Join(t.TempDir(), e.folder), filepath.Join(examples, e.folder)
	ignored, err := os.ReadFile(filepath.Join(from, ".gitignore"))
	require.NoError(t, err)
	made := strings.Fields(strings.ReplaceAll(string(ignored), "/", ""))
	require.NoError(t, filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		for _, name := range made {
			if entry.Name() == name && entry.IsDir() {
				return filepath.SkipDir
			} else if entry.Name() == name {
				return nil
			}
		}
		rel, err := filepath.Rel(from, path)
		if err != nil || entry.IsDir() {
			return os.MkdirAll(filepath.Join(dir, rel), 0o755)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(dir, rel), data, 0o644)
	}))
	return dir
}

// path finds the commands of a README that lead from nothing to running, without
// those that install packages of the system, and the output that is shown.
func path(t *testing.T, readme string) (commands []string, shown string) {
	t.Helper()
	_, section, found := strings.Cut(readme, "## From nothing to running\n")
	require.True(t, found)
	section, _, _ = strings.Cut(section, "\n## ")
	for _, line := range strings.Split(section, "\n") {
		switch {
		case strings.HasPrefix(line, "      "):
			shown += strings.TrimSpace(line) + "\n"
		case strings.HasPrefix(line, "    ") && !strings.HasPrefix(line, "    sudo ") && shown == "":
			commands = append(commands, strings.TrimSpace(line))
		}
	}
	require.NotEmpty(t, commands)
	require.NotEmpty(t, shown)
	return commands, shown
}

// do runs a command as a person does who has mlirc on the path, but never without
// a sandbox where there can be one.
func (e *example) do(t *testing.T, dir, command string) string {
	t.Helper()
	cmd := exec.Command("sh", "-c", command)
	cmd.Dir, cmd.Env = dir, environment(t, dir)
	out, err := cmd.CombinedOutput()
	if err != nil && command == "npm ci" && os.Getenv("CI") != "true" && unreachable(out) {
		t.Skip("the registry cannot be reached")
	}
	require.NoError(t, err, "%s\n%s", command, out)
	return string(out)
}

// unreachable reports whether npm failed because there is no network.
func unreachable(out []byte) bool {
	for _, code := range []string{"ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ENETUNREACH"} {
		if bytes.Contains(out, []byte(code)) {
			return true
		}
	}
	return false
}

func environment(t *testing.T, dir string) []string {
	t.Helper()
	bin := t.TempDir()
	require.NoError(t, os.Symlink(mlirc, filepath.Join(bin, "mlirc")))
	env := append(os.Environ(), "MAKEFLAGS=", "MAKELEVEL=", "XDG_STATE_HOME="+dir+".state", "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	if sandbox.Supported().Missing() == "" {
		env = append(env, "MLIRC_SANDBOX_MODE=on")
	}
	return env
}

// try wants the problem of a module, at its place in the user's file.
func (b *broken) try(t *testing.T, dir string) { b.exits(t, dir, 1) }

func (b *broken) exits(t *testing.T, dir string, status int) {
	cmd := exec.Command(mlirc, append([]string{"opt"}, b.flags...)...)
	cmd.Dir, cmd.Env, cmd.Stdin = dir, environment(t, dir), strings.NewReader(b.module)
	out, err := cmd.CombinedOutput()
	require.Error(t, err)
	assert.Equal(t, status, cmd.ProcessState.ExitCode(), string(out))
	assert.Contains(t, string(out), b.problem)
}
