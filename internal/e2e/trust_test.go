package e2e_test

import (
	"archive/zip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/bundle"
)

// copied is a program under another name in the folder.
func (d *desk) copied(program, name string) string {
	d.t.Helper()
	data, err := os.ReadFile(program)
	require.NoError(d.t, err)
	path := filepath.Join(d.dir, name)
	require.NoError(d.t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(d.t, os.WriteFile(path, data, 0o755))
	return path
}

// TestTrust: a project's file does what it says besides data when the user trusts it, until
// it or a program that it names changes.
func TestTrust(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "below/in.mlir": sound})
	d.copied(binary("faulty"), "bin/faulty")
	const text = "[plugins.faulty]\npath = \"bin/faulty\"\n[memref]\nconvention = \"bare-ptr\"\n"
	d.plant("mlirc.toml", text)
	refused := func(why string, args ...string) {
		t.Helper()
		got := d.mlirc(args...)
		assert.Equal(t, 2, got.status, args)
		assert.True(t, strings.HasPrefix(got.stderr, "mlirc.toml:2:1: error: 'plugins.faulty.path' takes effect only where you trust the file: "+why), got.stderr)
		assert.Contains(t, got.stderr, "; `mlirc trust mlirc.toml` shows what it would allow, and asks\npath = \"bin/faulty\"\n^\n")
		assert.Empty(t, got.stdout)
	}
	for _, args := range [][]string{
		{"opt", "in.mlir"}, {"in.mlir", "-o", "out.o"}, {"plugins", "lock"},
		{"pipeline", "show"}, {"run", "in.mlir"}, {"header", "in.mlir"}, {"why", "in.mlir", "2"},
	} {
		refused("you have not trusted it", args...)
	}
	// What compiles nothing does without what the file may not say.
	d.plant("my.dialect", "dialect my {\n  version 0.1.0\n}\n")
	for _, args := range [][]string{
		{"plugins", "list"}, {"plugins", "describe", "std"}, {"plugins", "check", "bin/faulty"},
		{"dialect", "check", "my.dialect"}, {"dialect", "describe", "func"},
	} {
		got := d.mlirc(args...)
		assert.True(t, strings.HasPrefix(got.stderr, "mlirc.toml:2:1: warning: 'plugins.faulty.path' has no effect here: you have not trusted it; "), got.stderr)
		assert.NotContains(t, got.stderr, "error")
		assert.NotContains(t, got.stdout, "bin/faulty", "the program was not started for the list")
		assert.Equal(t, args[1] == "check" && args[0] == "plugins", got.status != 0, "%v: %s", args, got.stdout) // faulty fails checks
	}
	got := d.mlirc("trust")
	assert.Equal(t, 2, got.status)
	assert.Equal(t, "mlirc: error: the standard input is not a terminal, so mlirc cannot ask; --yes answers\n", got.stderr)
	assert.Regexp(t, `^mlirc\.toml \(sha256 [0-9a-f]{12}\) would allow:\n  mlirc\.toml:2: plugins\.faulty\.path = "bin/faulty"\n    "`+d.dir+`/bin/faulty" sha256 [0-9a-f]{64}\n$`, got.stdout)
	refused("you have not trusted it", "opt", "in.mlir")

	assert.Contains(t, d.succeed("trust", "--yes", "."), "\ntrusted mlirc.toml\n")
	d.succeed("opt", "in.mlir")
	assert.Contains(t, d.succeed("plugins", "list"), "faulty 0.3.1 (bin/faulty)\n")
	assert.Contains(t, d.succeed("trust"), "mlirc.toml is trusted already:\n")
	assert.Contains(t, d.succeed("trust", "--list"), d.dir+"/mlirc.toml (sha256 ")

	program := d.read("bin/faulty")
	require.NoError(t, os.WriteFile(filepath.Join(d.dir, "bin/faulty"), []byte(program+"x"), 0o755))
	refused("the program '"+d.dir+"/bin/faulty' has changed since you trusted it: sha256 ", "opt", "in.mlir")
	assert.Contains(t, d.succeed("opt", "--set", "plugins.faulty.use=false", "--set", "plugins.faulty.path="+binary("faulty"), "in.mlir"), "module")
	d.succeed("trust", "--yes")
	d.succeed("opt", "in.mlir")
	d.plant("mlirc.toml", text+"# another\n")
	refused("it has changed since you trusted it", "opt", "in.mlir")
	d.plant("mlirc.toml", text)
	d.succeed("opt", "in.mlir")
	assert.Equal(t, "mlirc.toml is trusted no more\n", d.succeed("trust", "--revoke"))
	refused("you have not trusted it", "opt", "in.mlir")
	assert.Empty(t, d.succeed("trust", "--list"))
	got = d.mlirc("trust", "--revoke")
	assert.Equal(t, outcome{stderr: "mlirc: error: '.' was not trusted; `mlirc trust --list` shows what is\n", status: 2}, got)
	d.plant("mlirc.toml", "[memref]\nconvention = \"bare-ptr\"\n")
	assert.Equal(t, ". says nothing that has to be trusted\n", d.succeed("trust"))
	got = d.mlirc("trust", "none/mlirc.toml")
	assert.Equal(t, outcome{stderr: "mlirc: error: cannot read 'none/mlirc.toml': no such file or directory\n", status: 2}, got)
	d.alone()
}

// TestTrustOfLinks: where a path leads that a file grants is shown, and trusted with it.
func TestTrustOfLinks(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "data/x": "", "other/x": ""})
	require.NoError(t, os.Symlink("data", filepath.Join(d.dir, "link")))
	d.plant("mlirc.toml", "[plugins.std]\nread = [\"link\"]\nwrite = [\"data\"]\n[host]\nbundles = \"off\"\n")
	said := d.succeed("trust", "--yes")
	assert.Contains(t, said, "  mlirc.toml:2: plugins.std.read = \"link\"\n    \""+d.dir+"/link\" leads to \""+d.dir+"/data\"\n  mlirc.toml:3: plugins.std.write = \"data\"\n  mlirc.toml:5:")
	d.plant("data/more", "")
	d.succeed("opt", "in.mlir")
	assert.Contains(t, d.succeed("trust"), "is trusted already")
	require.NoError(t, os.Remove(filepath.Join(d.dir, "link")))
	require.NoError(t, os.Symlink("other", filepath.Join(d.dir, "link")))
	got := d.mlirc("opt", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "mlirc.toml:2:1: error: 'plugins.std.read' takes effect only where you trust the file: '"+
		d.dir+"/link' leads to '"+d.dir+"/other', which is not where it led when you trusted it; `mlirc trust mlirc.toml` shows")
	assert.Contains(t, d.succeed("trust", "--yes"), "/link\" leads to \""+d.dir+"/other\"\n")
	d.succeed("opt", "in.mlir")
	d.alone()
}

// TestTrustOfPipelines: a pipeline file that is named, and what it extends, are as the
// project's file is; trusting the one shows the other.
func TestTrustOfPipelines(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound})
	d.plant("pipes/top.toml", "extends = \"base.toml\"\n[host]\nlog-level = \"off\"\n")
	d.plant("pipes/base.toml", "extends = \"llvm-ir\"\n[sandbox]\nmode = \"off\"\n")
	got := d.mlirc("-p", "pipes/top.toml", "in.mlir", "-o", "-")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "pipes/base.toml:3:1: error: 'sandbox.mode' takes effect only where you trust the file: you have not trusted it; `mlirc trust pipes/base.toml` shows")
	assert.Contains(t, got.stderr, "pipes/top.toml:3:1: error: 'host.log-level' takes effect only")
	said := d.succeed("trust", "--yes", "pipes/top.toml")
	assert.Contains(t, said, "  pipes/base.toml:3: sandbox.mode = \"off\"\n")
	assert.Contains(t, said, "trusted pipes/base.toml\ntrusted pipes/top.toml\n")
	assert.Contains(t, d.succeed("-p", "pipes/top.toml", "in.mlir", "-o", "-"), "define")
	// A folder stands for its pipelines, too; what is no configuration is none.
	d.plant("pipes/other.toml", "[package]\nname = \"other\"\n")
	assert.Equal(t, "pipes/base.toml is trusted no more\npipes/top.toml is trusted no more\n", d.succeed("trust", "--revoke", "pipes"))
	assert.Equal(t, 2, d.mlirc("-p", "pipes/top.toml", "in.mlir", "-o", "-").status)
	said = d.succeed("trust", "--yes", "pipes")
	assert.Contains(t, said, "trusted pipes/base.toml\ntrusted pipes/top.toml\n")
	assert.NotContains(t, said, "other.toml")
	d.succeed("-p", "pipes/top.toml", "in.mlir", "-o", "-")
	d.alone()
}

// TestTrustWithoutAPlace: where nothing can be remembered nothing is trusted.
func TestTrustWithoutAPlace(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound})
	d.plant("mlirc.toml", "[host]\nworkers = 1\n")
	d.set("XDG_STATE_HOME", "relative")
	d.set("HOME", "")
	got := d.mlirc("trust", "--yes")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "cannot be trusted: there is no place to remember it: neither XDG_STATE_HOME nor HOME is the path of a folder")
	assert.Equal(t, 2, d.mlirc("opt", "in.mlir").status)
}

// TestNameIsNoRight: a project's plugin does not get llc by being called translate.
func TestNameIsNoRight(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": sound})
	d.copied(binary("mlirc-plugin-translate"), "translate")
	d.plant("mlirc.toml", "[plugins.translate]\npath = \"./translate\"\n")
	d.succeed("trust", "--yes")
	got := d.mlirc("in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "plugin 'translate' runs in a sandbox, without ")
	assert.Contains(t, got.stderr, "to grant it: [plugins.translate] tools = [\"llc\"]")
	assert.NotContains(t, d.names(), "out.o")
	d.succeed("--set", "plugins.translate.tools=llc", "in.mlir", "-o", "out.o")
	// One that the user names, or has installed, is the user's choice.
	d.plant("mlirc.toml", "")
	d.succeed("--set", "plugins.translate.path=./translate", "in.mlir", "-o", "out.o")
	d.succeed("plugins", "install", "translate")
	d.succeed("plugins", "lock")
	d.succeed("in.mlir", "-o", "out.o")
	d.alone()
}

// TestLockIsAskedFor: what a project's lock names is not built and started without asking.
func TestLockIsAskedFor(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"mlirc.lock": "version = 1\n[plugins.mine]\nsource = \"example.com/mine/cmd/mine@v1.0.0\"\nversion = \"1.0.0\"\nprotocol = 1\n"})
	got := d.mlirc("plugins", "install")
	assert.Equal(t, outcome{
		stdout: "mlirc.lock names plugin 'mine' 1.0.0, from example.com/mine/cmd/mine@v1.0.0\n",
		stderr: "mlirc: error: the standard input is not a terminal, so mlirc cannot ask; --yes answers\n", status: 2,
	}, got)
	d.alone()
}

// TestHostRunsNoTool: after a failure the host does not ask tools for their versions: the
// project, or a plugin's manifest, names them.
func TestHostRunsNoTool(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": sound})
	marker := filepath.Join(d.dir, "ran")
	llc := d.script("llc", "echo \"$*\" >>"+marker+"\necho LLVM version 14.0.99\ncase \"$*\" in *--version*) exit;; esac\nkill -SEGV $$\n")
	got := d.mlirc("--set", "toolchain.llc="+llc, "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.NotContains(t, d.names(), "ran")
	kept := d.keepBundle()
	got = d.mlirc("reproduce", "--set", "toolchain.llc="+llc, kept)
	assert.NotContains(t, d.names(), "ran", got.stdout+got.stderr)
	d.alone()
}

// TestBundleIsNotTrusted: a failure bundle holds no value of a variable, and reading one
// starts nothing that it names and takes over nothing that is not data.
func TestBundleIsNotTrusted(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "p.toml": withFaulty("faulty-exit")})
	d.set("SECRET", "pa55word")
	got := d.mlirc("-p", "p.toml", "--set", "plugins.faulty.environment=SECRET,OTHER=pa55word2", "--set", "sandbox.environment=MORE=pa55word3", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	kept := d.keepBundle()
	z, err := zip.OpenReader(kept)
	require.NoError(t, err)
	defer z.Close()
	whole := ""
	for _, f := range z.File {
		r, err := f.Open()
		require.NoError(t, err)
		text, err := io.ReadAll(r)
		require.NoError(t, err)
		whole += string(text)
	}
	assert.Contains(t, whole, "SECRET,OTHER")
	assert.NotContains(t, whole, "pa55word")

	b, err := bundle.Read(kept)
	require.NoError(t, err)
	marker := filepath.Join(d.dir, "ran")
	program := d.script("program", "echo >"+marker+"\n")
	for i := range b.Record.Plugins {
		b.Record.Plugins[i].Path = program
		b.Record.Plugins[i].Grants = []bundle.Setting{{Name: "tools", Text: program}}
	}
	b.Record.Tools = []bundle.Tool{{Name: program, Path: program}, {Name: "llc", Path: program}}
	for _, each := range []string{"sandbox.mode=off", "host.in-process=true", "host.bundles=" + d.dir, "plugins.evil.path=" + program, "toolchain.llc=" + program} {
		key, text, _ := strings.Cut(each, "=")
		b.Record.Settings = append(b.Record.Settings, bundle.Setting{Name: key, Text: text})
	}
	path, err := b.Write(t.TempDir())
	require.NoError(t, err)
	got = d.mlirc("reproduce", "--set", "plugins.faulty.path="+binary("faulty"), "--set", "host.log-level=debug", path)
	assert.Equal(t, 0, got.status, got.stdout+got.stderr)
	assert.NotContains(t, d.names(), "ran")
	assert.NotContains(t, got.stderr, "evil")
	assert.Empty(t, d.bundles())
	d.alone()
}

// TestConfiguredDialects: dialect files that the configuration names are known to every
// command.
func TestConfiguredDialects(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"d/box.dialect": "/// Boxes.\ndialect box {\n  version 0.1.0\n}\n\n/// Makes one.\nop box.make {\n  results result: i32\n  format  attr-dict\n}\n",
		"in.mlir":       "%0 = box.make\n",
	})
	d.plant("mlirc.toml", "dialects = [\"d/box.dialect\"]\n")
	assert.Equal(t, "module  {\n  %0 = box.make\n}\n\n", d.succeed("opt", "in.mlir"))
	assert.Contains(t, d.succeed("dialect", "describe", "box.make"), "Makes one.")
	refused := d.mlirc("opt", "in.mlir", "-o", "d/box.dialect")
	assert.Equal(t, 2, refused.status)
	assert.Contains(t, refused.stderr, "it is a dialect file")
	d.plant("mlirc.toml", "dialects = [\"none.dialect\"]\n")
	assert.Equal(t, 2, d.mlirc("opt", "in.mlir").status)
	d.alone()
}

// TestConfigListsSettings: the schema is the help.
func TestConfigListsSettings(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	all := d.succeed("config")
	assert.Contains(t, all, "host.workers: integer = 0\n    cores to use, 0: all\n    MLIRC_HOST_WORKERS\n    in a file: only where you trust it\n")
	assert.Contains(t, all, "memref.convention: convention = descriptor\n")
	assert.Equal(t, 3, strings.Count(d.succeed("config", "sandbox."), "MLIRC_SANDBOX_"))
	assert.Contains(t, d.succeed("--help"), "cores to use, 0: all")
}

// TestTrustShowsOneLineEach: names of files are no further lines of what trust shows.
func TestTrustShowsOneLineEach(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{})
	const folder = "p\nmlirc.toml (sha256 0123456789ab) would allow:\r"
	d.plant(folder+"/mlirc.toml", "[sandbox]\nmode = \"off\"\n[plugins.x]\npath = \"./x\"\n")
	for _, args := range [][]string{{"trust", "--yes", folder}, {"trust", folder}, {"trust", "--list"}, {"trust", "--revoke", folder}} {
		got := d.mlirc(args...)
		assert.Zero(t, got.status, got.stderr)
		assert.NotContains(t, got.stdout, "\nmlirc.toml (sha256 0123456789ab)", args)
		assert.NotContains(t, got.stdout, "\r")
		assert.Contains(t, got.stdout, `p\0Amlirc.toml (sha256 0123456789ab) would allow:\0D`)
	}
}

// TestTrustInShort: what is too long to be read is summed up, and letters that are not to be seen are shown.
func TestTrustInShort(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{})
	d.plant("mlirc.toml", "[plugins.\"std\u200b\"]\nread = [\""+strings.Repeat("a", 3000)+"\"]\n[sandbox]\nmode = \"off\"\n[[stage]]\npass = \"link\"\ncc = \"./x\"\n")
	got := d.mlirc("trust")
	assert.Contains(t, got.stdout, `plugins.std\E2\80\8B.read = "aaa`)
	assert.True(t, strings.HasSuffix(got.stdout, "\nIn short: options of stages (1), plugins.NAME.read (1), sandbox.mode (1)\n"), got.stdout)
	d.plant("mlirc.toml", "[sandbox]\nmode = \"off\"\n")
	assert.NotContains(t, d.mlirc("trust").stdout, "In short")
}

// TestProjectsAreNotLoud: what is wrong with files of a project is shown up to a bound.
func TestProjectsAreNotLoud(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound})
	var settings, locked, items strings.Builder
	locked.WriteString("version = 1\n")
	for i := range 300 {
		fmt.Fprintf(&settings, "k%d = 1\n", i)
		fmt.Fprintf(&locked, "[plugins.p%d]\nsource = \"x\"\nversion = \"1.0.0\"\n", i)
		fmt.Fprintf(&items, "x%d\n", i)
	}
	d.plant("many.dialect", items.String())
	said := func(args ...string) string { return d.mlirc(args...).stderr }
	for text, more := range map[string]string{
		said("opt", "--dialect", "many.dialect", "in.mlir"): "\nmlirc: 201 more errors are not shown\n",
		said("dialect", "check", "many.dialect"):            "\nmlirc: 201 more errors are not shown; --error-limit=0 shows all\n",
	} {
		assert.Equal(t, 100, strings.Count(text, ": error: "), text)
		assert.True(t, strings.HasSuffix(text, more), text)
	}
	d.plant("mlirc.lock", locked.String())
	text := said("opt", "in.mlir")
	assert.Equal(t, 100, strings.Count(text, ": warning: plugin 'p"))
	assert.True(t, strings.HasSuffix(text, "\nmlirc: 200 more warnings are not shown\n"), text)
	d.plant("mlirc.toml", settings.String())
	text = said("opt", "in.mlir")
	assert.Equal(t, 100, strings.Count(text, ": error: "))
	assert.True(t, strings.HasSuffix(text, "\nmlirc: 200 more errors are not shown\n"), text)
}
