package releases_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	goversion "github.com/hashicorp/go-version"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/releases"
	"github.com/mlirc/mlirc/internal/repository"
)

// built is what today's programs were built in, once for all tests.
var built string

func TestMain(m *testing.M) { os.Exit(inFolder(m)) }

func inFolder(m *testing.M) int {
	var err error
	if built, err = os.MkdirTemp("", "releases"); err != nil {
		panic(err)
	}
	defer func() { _ = os.RemoveAll(built) }()
	return m.Run()
}

var today = sync.OnceValues(func() (releases.Set, error) { return releases.Build("../..", built) })

// programs are those of today.
func programs(t *testing.T) releases.Set {
	t.Helper()
	set, err := today()
	require.NoError(t, err)
	return set
}

// TestPairs runs each plugin as it was last released with today's host, and
// today's with the host of then: what they read, print and convert is the same as
// if all were of today.
func TestPairs(t *testing.T) {
	root := repository.Root(t)
	list, err := releases.Read(root)
	require.NoError(t, err)
	today := programs(t)
	modules, err := filepath.Glob(filepath.Join("testdata", "*.mlir"))
	require.NoError(t, err)
	require.NotEmpty(t, modules)
	examples, err := filepath.Glob(filepath.Join(root, "examples", "*", "*.mlir"))
	require.NoError(t, err)
	examples = slices.DeleteFunc(examples, func(e string) bool {
		_, err := os.Stat(filepath.Join(filepath.Dir(e), "main.c"))
		return err != nil
	})
	require.NotEmpty(t, examples)

	expected := map[string]string{}
	for _, m := range modules {
		expected[m] = printed(t, today.Host(), m)
	}
	answers := map[string]string{}
	for _, r := range releases.Last(list) {
		t.Run(r.Plugin, func(t *testing.T) {
			then, err := releases.Programs(root, r.Commit)
			require.NoError(t, err)
			for _, pair := range []struct{ name, host, plugin string }{
				{"the host of today, the plugin of then", today.Host(), then.Plugin(r.Plugin)},
				{"the host of then, the plugin of today", then.Host(), today.Plugin(r.Plugin)},
			} {
				with := "--set=plugins." + r.Plugin + ".path=" + pair.plugin
				for _, m := range modules {
					// Today's host settles what is only a matter of form.
					file := filepath.Join(t.TempDir(), "printed.mlir")
					require.NoError(t, os.WriteFile(file, []byte(printed(t, pair.host, m, with)), 0o644))
					assert.Equal(t, expected[m], printed(t, today.Host(), file), "%s: %s", pair.name, filepath.Base(m))
				}
				for _, e := range examples {
					if !isOf(t, root, e, r.Commit) {
						continue
					}
					if answers[e] == "" {
						answers[e] = answer(t, today.Host(), e)
					}
					assert.Equal(t, answers[e], answer(t, pair.host, e, with), "%s: %s", pair.name, filepath.Base(e))
				}
			}
		})
	}
}

// TestVersions has each plugin that was released bear the version of its last
// release or a later one.
func TestVersions(t *testing.T) {
	root := repository.Root(t)
	list, err := releases.Read(root)
	require.NoError(t, err)
	today := programs(t)
	listed := run(t, today.Host(), "plugins", "list")
	for _, r := range releases.Last(list) {
		version := ""
		for _, line := range strings.Split(listed, "\n") {
			if rest, ok := strings.CutPrefix(line, r.Plugin+" "); ok {
				version, _, _ = strings.Cut(rest, " ")
			}
		}
		require.NotEmpty(t, version, "%s\n%s", r.Plugin, listed)
		now, err := goversion.NewSemver(version)
		require.NoError(t, err, r.Plugin)
		assert.True(t, now.GreaterThanOrEqual(goversion.Must(goversion.NewSemver(r.Version))),
			"plugin '%s' is of version %s, but %s was released", r.Plugin, version, r.Version)
	}
}

// isOf reports whether a file was there at a commit: a plugin of then need not know
// what later ones are about.
func isOf(t *testing.T, root, file, commit string) bool {
	t.Helper()
	name, err := filepath.Rel(root, file)
	require.NoError(t, err)
	git := exec.Command("git", "cat-file", "-e", commit+":"+filepath.ToSlash(name))
	git.Dir = root
	return git.Run() == nil
}

// printed is a module as mlirc prints it.
func printed(t *testing.T, host, file string, flags ...string) string {
	return run(t, host, append([]string{"opt", file}, flags...)...)
}

// answer compiles an example by a pipeline that every release knows, links it with
// its main function and returns what it prints.
func answer(t *testing.T, host, file string, flags ...string) string {
	dir := t.TempDir()
	object, program := filepath.Join(dir, "o.o"), filepath.Join(dir, "program")
	run(t, host, append([]string{"--pipeline", filepath.Join("testdata", "cpu.toml"), file, "-o", object}, flags...)...)
	run(t, "cc", "-o", program, caller(t, filepath.Join(filepath.Dir(file), "main.c")), object, "-lm")
	return run(t, program)
}

// callers are the main functions that have been compiled, by file.
var callers = map[string]string{}

// caller compiles the main function of an example.
func caller(t *testing.T, file string) string {
	t.Helper()
	if callers[file] == "" {
		object := filepath.Join(built, fmt.Sprintf("main%d.o", len(callers)))
		run(t, "cc", "-O1", "-Wno-psabi", "-c", "-o", object, file)
		callers[file] = object
	}
	return callers[file]
}

func run(t *testing.T, program string, args ...string) string {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), "MLIRC_CACHE="+t.TempDir(), "XDG_STATE_HOME="+t.TempDir())
	var out, problem bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problem
	require.NoError(t, cmd.Run(), "%s %v\n%s", program, args, problem.String())
	return out.String()
}

func TestProblems(t *testing.T) {
	const commit = "0123456789012345678901234567890123456789"
	for text, want := range map[string]string{
		"":                "lists no release",
		"[[release]]\nx=": "releases.toml: ",
		"[[release]]\nplugin = \"p\"\nversion = \"x\"\ncommit = \"" + commit + "\"":                      "plugin 'p'",
		"[[release]]\nplugin = \"p\"\nversion = \"1.0.0\"\ncommit = \"HEAD\"":                            "'HEAD' is not the full name of a commit",
		strings.Repeat("[[release]]\nplugin = \"p\"\nversion = \"1.0.0\"\ncommit = \""+commit+"\"\n", 2): "1.0.0 does not come after 1.0.0",
	} {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, releases.File), []byte(text), 0o644))
		_, err := releases.Read(dir)
		assert.ErrorContains(t, err, want, text)
	}
	_, err := releases.Programs(t.TempDir(), commit)
	assert.ErrorContains(t, err, "git archive "+commit)
}
