package e2e_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// mistake is a command that cannot succeed, and what it says about that.
type mistake struct {
	name   string
	files  map[string]string // beside in.mlir and out.o
	args   string            // FILES are written out; the default is "-p p.toml in.mlir -o out.o"
	status int
	want   string // the beginning of what it says
	env    string // a variable
	bundle bool   // a tool is to blame, which leaves a failure bundle
}

const sound = "func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"

func pipelineFile(text string) map[string]string { return map[string]string{"p.toml": text} }

func inputFile(text string) map[string]string {
	return map[string]string{"in.mlir": text, "p.toml": "extends = \"cpu\"\n"}
}

// mistakesInInput are those of the user's program: status 1, with a position.
var mistakesInInput = []mistake{
	{name: "malformed text", files: inputFile("func @f( {\n}\n"), want: "in.mlir:1:10: error: "},
	{name: "unclosed", files: inputFile("func @f() {\n  return\n"), want: "in.mlir:3:1: error: "},
	{
		name: "unknown op", files: inputFile("func @f(%a: i32) {\n  %0 = adi %a, %a : i32\n  return\n}\n"),
		want: "in.mlir:2:8: error: custom op 'adi' is unknown; did you mean 'addi'?\n  %0 = adi %a, %a : i32\n       ^\n",
	},
	{
		name: "unknown dialect", files: inputFile("func @f(%a: i32) {\n  \"memrf.load\"(%a) : (i32) -> ()\n  return\n}\n"),
		want: "in.mlir:2:3: error: operation 'memrf.load' belongs to no known dialect; did you mean 'memref.load'?",
	},
	{
		name: "unknown value", files: inputFile("func @f(%a: i32) -> i32 {\n  return %b : i32\n}\n"),
		want: "in.mlir:2:10: error: ",
	},
	{
		name: "unknown type", files: inputFile("func @f(%a: !llvm.ptrr<i8>) {\n  return\n}\n"),
		want: "in.mlir:1:13: error: ",
	},
	{
		name: "wrong type", files: inputFile("func @f(%a: i32) -> i64 {\n  return %a : i32\n}\n"),
		want: "in.mlir:2:3: error: 'std.return' op ",
	},
	{
		name: "switch on a float", files: inputFile("func @f(%a: f32) {\n  switch %a : f32, [ default: ^b, 1.0: ^b ]\n^b:\n  return\n}\n"),
		want: "in.mlir:2:3: error: attribute 'case_values' of 'std.switch' has integers, but got '1.000000e+00 : f32'",
	},
	{
		name: "malformed irdl", files: map[string]string{"my.mlir": "irdl.dialect @my {\n  irdl.op @b\n}\n"}, args: "dialect import my.mlir",
		want: "my.mlir:2:3: error: expected irdl.type, irdl.attribute or irdl.operation, found 'irdl.op'\n  irdl.op @b\n  ^\n",
	},
	{
		name: "no conversion", files: inputFile("func @f(%a: tensor<2xf32>) {\n  return\n}\n"),
		want: "in.mlir:1:1: error: cannot legalize operation 'func' @f",
	},
}

func TestMistakesInInput(t *testing.T) {
	t.Parallel()
	for _, m := range mistakesInInput {
		m.status = 1
		t.Run(m.name, m.test)
	}
}

// mistakesAround are those of configurations, plugins, tools and files: status
// 2, with a position where there is one, and a way out.
var mistakesAround = []mistake{
	{
		name: "unknown pass", files: pipelineFile("[[stage]]\npass = \"convert-std-to-lvm\"\n"),
		want: "p.toml:2:1: error: there is no pass 'convert-std-to-lvm'; did you mean 'convert-std-to-llvm'?\n",
	},
	{
		name: "unknown option", files: pipelineFile("extends = \"cpu\"\n[stage-options.llc]\nopt-levl = 3\n"),
		want: "p.toml:3:1: error: pass 'llc' has no option 'opt-levl'; did you mean 'opt-level'?\n",
	},
	{
		name: "wrong value", files: pipelineFile("extends = \"cpu\"\n[stage-options.llc]\nopt-level = \"fast\"\n"),
		want: "p.toml:3:1: error: ",
	},
	{
		name: "unknown stage", files: pipelineFile("extends = \"cpu\"\n[stage-options.lc]\nopt-level = 3\n"),
		want: "p.toml:3:1: error: there is no stage 'lc'; did you mean the stage 'llc'?\n",
	},
	{
		name: "stages that do not fit", files: pipelineFile("[[stage]]\npass = \"mlir-to-llvmir\"\n[[stage]]\npass = \"cse\"\n"),
		want: "p.toml:4:1: error: stage 'cse' consumes module, but stage 'mlir-to-llvmir' before it produces llvm-ir\n",
	},
	{
		name: "a stage missing between", files: pipelineFile("[[stage]]\npass = \"convert-std-to-llvm\"\n[[stage]]\npass = \"llc\"\n"),
		want: "p.toml:4:1: error: stage 'llc' consumes llvm-ir, but stage 'convert-std-to-llvm' before it produces module; the pass 'mlir-to-llvmir' makes llvm-ir out of module\n",
	},
	{
		name: "missing plugin", files: pipelineFile("[plugins]\nmine = \"^1\"\n[[stage]]\npass = \"do-mine\"\n"),
		want: "p.toml:2:1: error: there is no plugin 'mine'; install it with `mlirc plugins install`, or tell where its program is: mine = { path = \"...\" }\n" +
			"mine = \"^1\"\n^\np.toml:4:1: note: there is no pass 'do-mine'; `mlirc plugins list` shows what there is\n",
	},
	{
		name: "plugin of another version", files: pipelineFile("extends = \"cpu\"\n[plugins]\nstd = \"^7\"\n"),
		want: "p.toml:3:1: error: plugin 'std' 0.1.0 cannot be used: ",
	},
	{
		name: "malformed TOML", files: pipelineFile("extends = \"cpu\"\n[memref\n"),
		want: "p.toml:2:8: error: ",
	},
	{
		name: "unknown key", files: pipelineFile("extends = \"cpu\"\n[memref]\nconvetion = \"bare-ptr\"\n"),
		want: "p.toml:3:1: error: there is no setting 'memref.convetion'; did you mean 'memref.convention'?\n",
	},
	{
		name: "bad convention", files: pipelineFile("extends = \"cpu\"\n[memref]\nconvention = \"bare-prt\"\n"),
		want: "p.toml:3:1: error: there is no memref convention 'bare-prt'; did you mean 'bare-ptr'?\n",
	},
	{
		name: "bad variable", files: pipelineFile("extends = \"cpu\"\n"), env: "MLIRC_MEMREF_CONVENTION=bare-prt",
		want: "MLIRC_MEMREF_CONVENTION: error: there is no memref convention 'bare-prt'; did you mean 'bare-ptr'?\n",
	},
	{
		name: "no base", files: pipelineFile("extends = \"gpu\"\n"),
		want: "p.toml:1:1: error: there is no pipeline 'gpu'; did you mean 'cpu'?\n",
	},
	{name: "no input", args: "none.mlir -o out.o", want: "mlirc: error: cannot read 'none.mlir': no such file or directory\n"},
	{name: "a folder as input", args: ". -o out.o", want: "mlirc: error: cannot read '.': is a directory\n"},
	{name: "no folder for the output", args: "in.mlir -o none/out.o", want: "mlirc: error: cannot write 'none/out.o': no such file or directory\n"},
	{name: "a folder as output", files: map[string]string{"dir/x": ""}, args: "in.mlir -o dir", want: "mlirc: error: cannot write 'dir': it is a folder\n"},
	{name: "a full device", args: "in.mlir -o /dev/full", want: "mlirc: error: cannot write '/dev/full': no space left on device\n"},
	{name: "unknown command", args: "pluins", want: "mlirc: error: there is no file or command 'pluins'; did you mean 'plugins'?\n"},
	{name: "no argument", args: "plugins describe", want: "mlirc: error: NAME is missing; write `mlirc plugins describe NAME`\n"},
	{name: "no file to run", args: "run", want: "mlirc: error: FILE is missing; write `mlirc run [flags] FILE [ARGUMENT]...`\n"},
	{name: "nothing to import", args: "dialect import", want: "mlirc: error: FILE.json or FILE.mlir is missing; write `mlirc dialect import [flags] FILE.json | FILE.mlir`\n"},
	{name: "unknown command with a file", args: "rum in.mlir", want: "mlirc: error: there is no file or command 'rum'; did you mean 'run'?\n"},
	{
		name: "definitions that are empty", files: map[string]string{"my.json": ""}, args: "dialect import my.json",
		want: "mlirc: error: my.json: the file is empty; llvm-tblgen writes nothing where it fails\n",
	},
	{
		name: "definitions of no kind", files: map[string]string{"my.td": "def A;\n"}, args: "dialect import my.td",
		want: "mlirc: error: my.td: these are neither records of ODS, as `llvm-tblgen --dump-json` prints them, nor operations of irdl\n",
	},
	{
		name: "no dialect file", files: pipelineFile("dialects = [\"no.dialect\"]\nextends = \"cpu\"\n"),
		want: "p.toml:1:1: error: cannot read dialect file 'no.dialect': no such file or directory\ndialects = [\"no.dialect\"]\n^\n",
	},
	{name: "no language", args: "bindings in.mlir", want: "mlirc: error: say in which language: there is --go\n"},
	{name: "two files", args: "in.mlir in.mlir", want: "mlirc: error: one input file is compiled at a time, but there are 2\n"},
	{name: "no number", args: "-j many in.mlir", want: "mlirc: error: 'many' is no value of --workers: write a whole number\n"},
	{name: "no duration", args: "plugins check --grace 5 std", want: "mlirc: error: '5' is no value of --grace: write a duration, such as 90s\n"},
	{name: "unknown setting", args: "config nope", want: "mlirc: error: no setting has 'nope' in its name; `mlirc config` lists them\n"},
	{name: "too many arguments", args: "plugins list all", want: "mlirc: error: 'all' is too much; write `mlirc plugins list`\n"},
	{name: "two to describe", args: "plugins describe std llvm", want: "mlirc: error: 'llvm' is too much; write `mlirc plugins describe NAME`\n"},
	{name: "nothing to check", args: "plugins check none/at-all", want: "mlirc: error: 'none/at-all' is neither a plugin nor a program: no such file or directory\n"},
	{name: "a plugin's name", args: "plugins new std", want: "mlirc: error: a plugin 'std' comes with mlirc; choose another name\n"},
	{name: "a dialect's name", args: "plugins new mem-ref", want: "mlirc: error: the plugin 'std', which comes with mlirc, has a dialect of that name; choose another name\n"},
	{
		name: "no folder for temporary files", args: "in.mlir -o out.o", env: "TMPDIR=/none",
		want: "mlirc: error: stage 'lower-affine' to 'reconcile-unrealized-casts': there is no place for a plugin's sockets: mkdir /none/mlirc-",
	},
	{name: "unknown flag", args: "--pipline cpu in.mlir", want: "mlirc: error: unknown flag: --pipline; did you mean '--pipeline'?\n"},
	{name: "unknown flag far off", args: "run --nope in.mlir", want: "mlirc: error: unknown flag: --nope; `mlirc run --help` shows them\n"},
	{name: "a pass as flag", args: "-cse in.mlir", want: "mlirc: error: there is no flag '-cse'; passes are flags of `mlirc opt`\n"},
	{
		name: "no llc", args: "in.mlir -o out.o", env: "PATH=/none",
		want: "mlirc: error: stage 'llc': pass 'llc' failed: no llc is on the PATH, nor llc-13 to llc-22; install LLVM (apt-get install llvm) or set llc in [toolchain]\n",
	},
	{name: "unknown processor", args: "--mtriple aarch64-linux-gnu --mcpu z81 in.mlir -o out.o", want: "mlirc: error: stage 'llc': pass 'llc' failed: llc ("},
	{name: "unknown feature", args: "--mtriple aarch64-linux-gnu --mattr +z81 in.mlir -o out.o", want: "mlirc: error: stage 'llc': pass 'llc' failed: llc ("},
	{
		name: "llc elsewhere", args: "--set toolchain.llc=/none/llc in.mlir -o out.o", want: "mlirc: error: stage '",
	},
	{
		name: "a linker that fails", args: "run --set target.triple=x86_64-pc-linux-gnu in.mlir 1", env: "MLIRC_TOOLCHAIN_CC=/bin/false", bundle: true,
		want: "mlirc: error: stage 'link': pass 'link' failed: cc (/bin/false) failed: exit status 1\n",
	},
	{
		name: "a C compiler that fails", args: "run in.mlir 1", env: "MLIRC_TOOLCHAIN_CC=/bin/false",
		want: "mlirc: error: what runs the program cannot be compiled: cc (/bin/false) failed: exit status 1\n",
	},
	{
		name: "no such tool", args: "--set toolchain.lcc=/none/llc in.mlir -o out.o",
		want: "--set toolchain.lcc: error: no plugin uses a tool 'lcc'; did you mean 'llc'?\n",
	},
}

func TestMistakesAround(t *testing.T) {
	t.Parallel()
	for _, m := range mistakesAround {
		m.status = 2
		t.Run(m.name, m.test)
	}
}

// test makes the mistake and wants the message, the status, and everything on
// the disk as it was.
func (m *mistake) test(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "out.o": "old"})
	for name, text := range m.files {
		d.write(name, text)
	}
	if m.env != "" {
		d.env = append(d.env, m.env)
	}
	args := m.args
	if args == "" {
		args = "-p p.toml in.mlir -o out.o"
	}
	before := d.names()
	got := d.mlirc(strings.Fields(args)...)
	assert.Equal(t, m.status, got.status)
	assert.Empty(t, got.stdout)
	assert.True(t, strings.HasPrefix(got.stderr, m.want), "%s\nis expected to begin with\n%s", got.stderr, m.want)
	assert.Equal(t, "old", d.read("out.o"))
	assert.Equal(t, before, d.names(), "nothing is half-written")
	if m.bundle {
		d.keepBundle()
	}
	d.alone()
}

// TestSeveralMistakes: all independent mistakes are reported at once.
func TestSeveralMistakes(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"p.toml":  "[memref]\nconvention = \"x\"\n[[stage]]\npass = \"cze\"\n[[stage]]\npass = \"llcc\"\n",
		"in.mlir": "func @f() -> i32 {\n  return\n}\nfunc @g() -> i32 {\n  return\n}\n",
	})
	got := d.mlirc("-p", "p.toml", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Equal(t, 3, strings.Count(got.stderr, "error: "), got.stderr)
	got = d.mlirc("in.mlir", "-o", "out.o")
	assert.Equal(t, 1, got.status)
	assert.Equal(t, 2, strings.Count(got.stderr, "error: "), got.stderr)
	d.alone()
}

// TestReadOnly: a folder that may not be written to leaves all as it was.
func TestReadOnly(t *testing.T) {
	t.Parallel()
	if os.Getuid() == 0 {
		t.Skip("nothing is unwritable to root")
	}
	d := newDesk(t, map[string]string{"in.mlir": sound, "ro/out.o": "old", "rw/out.o": "old"})
	require.NoError(t, os.Chmod(d.dir+"/rw/out.o", 0o444))
	require.NoError(t, os.Chmod(d.dir+"/ro", 0o555))
	for _, out := range []string{"ro/out.o", "rw/out.o"} {
		got := d.mlirc("in.mlir", "-o", out)
		assert.Equal(t, 2, got.status)
		assert.Equal(t, fmt.Sprintf("mlirc: error: cannot write '%s': permission denied\n", out), got.stderr)
		assert.Equal(t, "old", d.read(out))
	}
	d.alone()
}

// TestMisspelledAttribute warns of an attribute that an operation does not have, but almost. Others
// are the author's own.
func TestMisspelledAttribute(t *testing.T) {
	d := newDesk(t, map[string]string{"in.mlir": `func @f() {
  %0 = memref.alloc() {aligment = 16 : i64} : memref<4xi32>
  %1 = memref.alloc() {alignment = 16 : i64, alignmen = 3 : i32} : memref<4xi32>
  %2 = memref.alloc() {origin = "mine", my.alignment = 1 : i32} : memref<4xi32>
  return
}
`})
	got := d.mlirc("opt", "in.mlir")
	assert.Zero(t, got.status)
	assert.Equal(t, "in.mlir:2:8: warning: 'memref.alloc' op has no attribute 'aligment'; did you mean 'alignment'?\n"+
		"  %0 = memref.alloc() {aligment = 16 : i64} : memref<4xi32>\n       ^\n", got.stderr)
	assert.Contains(t, got.stdout, "aligment = 16 : i64")
}
