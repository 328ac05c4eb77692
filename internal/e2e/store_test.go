package e2e_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestInstallAndLock: an installed plugin is used, one that is locked is held to its digest,
// and one that was removed is distinguished from one that was never installed.
func TestInstallAndLock(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "mlirc.toml": "[plugins]\nstd = \"^0.1\"\nfaulty = \"^0.3\"\n"})
	assert.Contains(t, d.succeed("plugins", "install", binary("faulty")), "installed faulty@0.3.1 (sha256 ")
	assert.Contains(t, d.succeed("plugins", "list"), "faulty 0.3.1 (installed from "+binary("faulty")+")\n")

	assert.Contains(t, d.succeed("plugins", "lock"), "wrote mlirc.lock\n")
	written := d.read("mlirc.lock")
	assert.Contains(t, written, "source = 'file:faulty'")
	assert.Contains(t, written, "source = 'mlirc'")
	assert.Contains(t, d.succeed("plugins", "lock"), "mlirc.lock is up to date\n")
	assert.Equal(t, written, d.read("mlirc.lock"))
	d.write("mlirc.lock", regexp.MustCompile(`[0-9a-f]{64}`).ReplaceAllString(written, strings.Repeat("0", 64)))
	assert.Contains(t, d.succeed("plugins", "lock"), ", which was 000000000000: another program of the same version\n")
	assert.Equal(t, written, d.read("mlirc.lock"))

	refused := d.mlirc("plugins", "install", binary("mlirc-plugin-llvm")+"-none")
	assert.Equal(t, 2, refused.status)
	assert.Contains(t, refused.stderr, "a Go package is written as in example.com/mine@v1.2.3")

	assert.Equal(t, "removed faulty@0.3.1\n", d.succeed("plugins", "remove", "faulty"))
	refused = d.mlirc("plugins", "lock")
	assert.Equal(t, 2, refused.status)
	assert.Contains(t, refused.stderr, "mlirc.lock: error: plugin 'faulty' 0.3.1 (file:faulty) is locked, but not installed")
	assert.Equal(t, written, d.read("mlirc.lock"))
	refused = d.mlirc("plugins", "install")
	assert.Contains(t, refused.stderr, "plugin 'faulty' 0.3.1 was installed from a file ('faulty') when it was locked")
	d.alone()
}

// TestCheckTellsFailures: the exit status is 1 when a plugin does not do all that it
// must.
func TestCheckTellsFailures(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	got := d.mlirc("plugins", "check", "--grace", "1m", "--patience", "1m", binary("faulty"))
	assert.Equal(t, 1, got.status)
	assert.Regexp(t, `(?m)^failed +empty module +Run$`, got.stdout)
	assert.Contains(t, got.stdout, "pass 'faulty-exit': the process ended: exit status 3")
	got = d.mlirc("plugins", "check", "--grace", "1m", "--patience", "1m", binary("mlirc-plugin-std"))
	require.Equal(t, 0, got.status, got.stdout)
	assert.Contains(t, got.stdout, " 0 failed, 0 skipped\n")
}

// TestLockedAndAbsent: what does not need a plugin that is locked and not installed
// goes without it, and says so; what needs it says that, and where.
func TestLockedAndAbsent(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"in.mlir": sound, "p.toml": withFaulty("faulty-exit"), "named.toml": "[[stage]]\npass = \"faulty-exit\"\nplugin = \"faulty\"\n",
		"mine.dialect": "dialect mine {\n  version 0.1.0\n  uses std\n}\n\nop mine.go {}\n",
	})
	d.succeed("plugins", "install", binary("faulty"))
	d.succeed("plugins", "lock")
	d.succeed("plugins", "remove", "faulty")
	const absent = "plugin 'faulty' 0.3.1 (file:faulty) is locked, but not installed; `mlirc plugins install` installs what the lock names"
	for _, args := range [][]string{
		{"opt", "-cse", "in.mlir"}, {"-p", "cpu", "--emit", "module", "in.mlir", "-o", "-"}, {"why", "in.mlir", "2", "-p", "cpu"},
		{"dialect", "check", "mine.dialect"}, {"dialect", "describe", "std.addi"}, {"pipeline", "show"}, {"opt", "--help"},
		{"plugins", "list"}, {"plugins", "describe", "std"}, {"plugins", "bindgen", "mine.dialect"},
	} {
		got := d.mlirc(args...)
		assert.Equal(t, 0, got.status, "%v: %s", args, got.stderr)
		assert.Contains(t, got.stderr, "mlirc.lock: warning: "+absent+"; it is left out\n", "%v", args)
	}
	d.write("pipe.toml", "[[stage]]\npass = \"cse\"\n[[stage]]\npass = \"faulty-exit\"\n")
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"-p", "pipe.toml", "in.mlir"}, "pipe.toml:4:1: note: there is no pass 'faulty-exit'"},
		{[]string{"-p", "named.toml", "in.mlir"}, "named.toml:3:1: note: stage 'faulty-exit' needs the plugin 'faulty'\n"},
	} {
		got := d.mlirc(c.args...)
		assert.Equal(t, 2, got.status)
		assert.True(t, strings.HasPrefix(got.stderr, "mlirc.lock: error: "+absent+"\n"), got.stderr)
		assert.Contains(t, got.stderr, c.want)
	}
	got := d.mlirc("opt", "-faulty-exit", "in.mlir")
	assert.Equal(t, outcome{status: 2, stderr: "mlirc.lock: warning: " + absent + "; it is left out\n" +
		"mlirc: error: there is no flag or pass '-faulty-exit'; `mlirc opt -help` shows them\n"}, got)
	d.alone()
}

// TestLockInTheWay: what is installed and nothing of the project uses is not pinned; a command that
// needs it afterwards says so.
func TestLockInTheWay(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound})
	d.succeed("plugins", "install", binary("faulty"))
	assert.Contains(t, d.succeed("plugins", "lock"), "left out: faulty 0.3.1, which nothing of the project uses; faulty = \"^0.3.1\" under [plugins] in mlirc.toml pins it\n")
	assert.NotContains(t, d.read("mlirc.lock"), "faulty")
	const way = "; plugin 'faulty' 0.3.1, which has it, is installed, but mlirc.lock does not pin it: write faulty = \"^0.3.1\" under [plugins] in mlirc.toml, and `mlirc plugins lock`\n"
	got := d.mlirc("opt", "-faulty-exit", "in.mlir")
	assert.Equal(t, outcome{status: 2, stderr: "mlirc: error: there is no flag or pass '-faulty-exit'" + way}, got)
	// A pipeline of the project uses it.
	d.write("pipe.toml", "[[stage]]\npass = \"faulty-exit\"\n")
	got = d.mlirc("-p", "pipe.toml", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "pipe.toml:2:1: error: there is no pass 'faulty-exit'"+way)
	assert.NotContains(t, d.succeed("plugins", "lock"), "left out")
	assert.Contains(t, d.read("mlirc.lock"), "[plugins.faulty]")
	d.alone()
}

// TestChangedPlugin: a program that was changed since it was installed is refused by all that
// could run it, and reported by what lists plugins; to install it anew puts it right.
func TestChangedPlugin(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "a b/x": "", "mlirc.toml": "[plugins]\nfaulty = \"^0.3\"\n"})
	source := filepath.Join(d.dir, "a b", "faulty")
	program, err := os.ReadFile(binary("faulty"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(source, program, 0o755))
	d.succeed("plugins", "install", source)
	d.succeed("plugins", "lock")
	installed := filepath.Join(d.spare, "plugins", "faulty", "0.3.1", "program", "faulty")
	require.NoError(t, os.WriteFile(installed, append(program, 0), 0o755))
	const changed = "the program of the installed plugin faulty@0.3.1 was changed: sha256 "
	for _, args := range [][]string{{"opt", "in.mlir"}, {"in.mlir", "-o", "out.o"}, {"plugins", "lock"}, {"plugins", "install"}, {"dialect", "describe", "std.addi"}} {
		got := d.mlirc(args...)
		assert.Equal(t, 2, got.status, args)
		assert.Contains(t, got.stderr, "error: "+changed, args)
		assert.Contains(t, got.stderr, "; `mlirc plugins install --replace '"+source+"'` puts it right\n", args)
	}
	got := d.mlirc("plugins", "list")
	assert.Equal(t, 0, got.status)
	assert.Contains(t, got.stderr, "mlirc.lock: warning: "+changed)
	assert.NotContains(t, got.stdout, "faulty")
	assert.Contains(t, got.stdout, "std 0.1.0 (comes with mlirc)\n")
	d.succeed("plugins", "install", "--replace", source)
	d.succeed("opt", "in.mlir")
	d.alone()
}

// TestPluginDirectoryOfAnother: a home that one may not read, as with sudo, is no reason
// not to compile.
func TestPluginDirectoryOfAnother(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "file": ""})
	d.set("MLIRC_PLUGINS", filepath.Join(d.dir, "file"))
	got := d.mlirc("opt", "in.mlir")
	assert.Equal(t, 0, got.status)
	assert.Regexp(t, "^warning: the plugin directory cannot be read: .*/file: not a directory; MLIRC_PLUGINS names another one; it is left out\n$", got.stderr)
	assert.Equal(t, 2, d.mlirc("plugins", "lock").status)
	d.alone()
}

// TestNotBuiltYet: what does not need a plugin that the project has yet to build goes
// without it.
func TestNotBuiltYet(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"in.mlir": sound, "mlirc.toml": "[plugins]\nmine = { path = \"bin/mine\" }\n",
		"mine.dialect": "dialect mine {\n  version 0.1.0\n  uses std\n}\n\nop mine.go {}\n",
	})
	const absent = "mlirc.toml:2:10: warning: plugin 'mine' cannot be started: bin/mine: no such file or directory; it is left out\n"
	for _, args := range [][]string{
		{"dialect", "check", "mine.dialect"}, {"dialect", "describe", "--dialect", "mine.dialect", "mine.go"},
		{"plugins", "list"}, {"plugins", "describe", "std"}, {"plugins", "bindgen", "mine.dialect"}, {"plugins", "bindgen", "std@^0.1", "-o", "internal"},
		{"opt", "in.mlir"},
	} {
		got := d.mlirc(args...)
		assert.Equal(t, 0, got.status, "%v: %s", args, got.stderr)
		assert.Contains(t, got.stderr, absent, "%v", args)
	}
	got := d.mlirc("plugins", "lock")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "mlirc.toml:2:10: error: plugin 'mine' cannot be started: bin/mine: no such file or directory\n")
	d.write("bin/mine", "no program")
	d.trust("mlirc.toml")
	got = d.mlirc("dialect", "check", "mine.dialect")
	assert.NotEqual(t, 0, got.status, "one that is there, but amiss, is an error")
	d.alone()
}

// TestNoSuchCommand: a word that is no command is an error, and not the help.
func TestNoSuchCommand(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	got := d.mlirc("plugins", "isntall")
	assert.Equal(t, outcome{stderr: "mlirc: error: there is no command 'mlirc plugins isntall'; did you mean 'install'?\n", status: 2}, got)
	assert.Equal(t, outcome{stderr: "mlirc: error: there is no command 'mlirc pipeline lst'; did you mean 'list'?\n", status: 2}, d.mlirc("pipeline", "lst"))
	assert.Equal(t, outcome{stderr: "mlirc: error: there is no command 'mlirc dialect foo'; `mlirc dialect --help` shows them\n", status: 2}, d.mlirc("dialect", "foo"))
	assert.Contains(t, d.succeed("pipeline", "list"), "cpu-checked ")
}

// TestInstallFromGit: a plugin in any language is built from a repository by its own recipe, after
// the user has agreed; the lock has the commit, from which others install the same plugin.
func TestInstallFromGit(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "mlirc.toml": "[plugins]\nfaulty = \"^0.3\"\n", "repo/sub/Makefile": "build:\n\t@cp " + binary("faulty") + " mlirc-plugin-faulty\n"})
	repo := filepath.Join(d.dir, "repo")
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-qm", "x"}, {"tag", "v0.3.1"}} {
		cmd := exec.Command("git", args...)
		cmd.Dir = repo
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, string(out))
	}
	source := "git+file://" + repo + "@v0.3.1#subdirectory=sub"
	refused := d.mlirc("plugins", "install", source)
	assert.Equal(t, 2, refused.status)
	assert.Contains(t, refused.stderr, "the standard input is not a terminal, so mlirc cannot ask; --yes answers")
	assert.Contains(t, d.succeed("plugins", "install", "--yes", source), "installed faulty@0.3.1 (sha256 ")
	d.succeed("plugins", "lock")
	locked := d.read("mlirc.lock")
	assert.Regexp(t, `source = 'git\+file://.*/repo@[0-9a-f]{40}#subdirectory=sub'`, locked)

	d.succeed("plugins", "remove", "faulty")
	assert.Contains(t, d.succeed("plugins", "install", "--yes"), "mlirc.lock names plugin 'faulty' 0.3.1, from git+file://")
	assert.Equal(t, "mlirc.lock is up to date\n", lastLine(d.succeed("plugins", "lock")))
	d.succeed("opt", "-cse", "in.mlir")

	out, err := exec.Command("tar", "-C", filepath.Join(repo, "sub"), "-czf", filepath.Join(d.dir, "u.tar.gz"), "Makefile").CombinedOutput()
	require.NoError(t, err, string(out))
	assert.Contains(t, d.succeed("plugins", "install", "--yes", "--replace", "u.tar.gz"), "from "+filepath.Join(d.dir, "u.tar.gz"))
	d.alone()
}

func lastLine(text string) string {
	lines := strings.SplitAfter(text, "\n")
	return lines[max(0, len(lines)-2)]
}
