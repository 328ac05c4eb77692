package thirdparty

import (
	"bufio"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/sdk/recipe"
)

// cplx is the module of the example go-cplx.
const cplx = "example.com/mlirc-plugin-cplx"

// hasOneDigest builds a plugin by each of the ways that there are: the programs are the same.
func hasOneDigest(t *testing.T, s *shop, source string) {
	built := s.run(source, "mlirc", "plugins", "build", "-o", filepath.Join(s.dir, "built"))
	_, digest, ok := strings.Cut(strings.TrimSpace(built), " sha256:")
	require.True(t, ok, built)
	// From another folder, with a history.
	copied := filepath.Join(s.dir, "copied")
	require.NoError(t, os.CopyFS(copied, os.DirFS(source)))
	s.run(copied, "git", "init", "--quiet")
	assert.Contains(t, s.run(copied, "mlirc", "plugins", "build"), " sha256:"+digest+"\n")
	user := filepath.Join(s.dir, "digest")
	require.NoError(t, os.MkdirAll(user, 0o755))
	assert.Contains(t, s.run(user, "mlirc", "plugins", "install", copied), "(sha256 "+digest[:12]+",")
	s.run(user, "mlirc", "plugins", "remove", "cplx")
	// As the author's test kit builds it.
	program := filepath.Join(s.dir, "kit")
	s.run(source, "go", recipe.Args(program, "./cmd/mlirc-plugin-cplx")...)
	text, err := os.ReadFile(program)
	require.NoError(t, err)
	assert.Equal(t, digest, fmt.Sprintf("%x", sha256.Sum256(text)))
}

// installs takes a plugin from the module that publishes it as v1.2.3, by version and
// by what a lock pins.
func installs(t *testing.T, s *shop, source string) {
	dir := filepath.Join(s.dir, "user")
	require.NoError(t, os.CopyFS(filepath.Join(dir, "testdata"), os.DirFS(filepath.Join(source, "testdata"))))
	input := filepath.Join(source, "julia.mlir")

	const command = cplx + "/cmd/mlirc-plugin-cplx@v1.2.3"
	assert.Regexp(t, `^installed cplx@[0-9.]+ \(sha256 [0-9a-f]{12}, from `+command+`\)\n$`, s.run(dir, "mlirc", "plugins", "install", cplx+"@v1.2.3"))
	assert.Contains(t, s.run(dir, "mlirc", "plugins", "list"), "(installed from "+command+")\n")
	converted := s.run(dir, "mlirc", "opt", "-convert-cplx-to-std", input)
	assert.Contains(t, converted, "mulf")

	require.NoError(t, os.WriteFile(filepath.Join(dir, "mlirc.toml"), []byte("[plugins]\ncplx = \">= 0\"\n"), 0o644))
	s.run(dir, "mlirc", "plugins", "lock")
	locked, err := os.ReadFile(filepath.Join(dir, "mlirc.lock"))
	require.NoError(t, err)
	assert.Contains(t, string(locked), command)
	s.run(dir, "mlirc", "plugins", "remove", "cplx")
	assert.Contains(t, s.fails(dir, "mlirc", "plugins", "install"), "the standard input is not a terminal, so mlirc cannot ask; --yes answers")
	assert.Contains(t, s.run(dir, "mlirc", "plugins", "install", "--yes"), "from "+command)
	// A program with another digest than the one that was locked would be refused.
	assert.Equal(t, converted, s.run(dir, "mlirc", "opt", "-convert-cplx-to-std", input))

	assert.Contains(t, s.fails(dir, "mlirc", "plugins", "install", cplx+"@v9.9.9"), "module "+cplx+"@v9.9.9 cannot be had: ")
	assert.Contains(t, s.fails(dir, "mlirc", "plugins", "install", "example.com/none@v1.0.0"), "module example.com/none@v1.0.0 cannot be had: ")
}

// fails runs a command that ends with an error, and returns what it says.
func (s *shop) fails(dir, name string, args ...string) string {
	s.t.Helper()
	cmd := s.command(dir, name, args...)
	out, err := cmd.CombinedOutput()
	require.Error(s.t, err, "%s", out)
	return string(out)
}

// patience is how long it may take to build twice; it is spent only where nothing
// comes.
const patience = 5 * time.Minute

// rebuilds saves a file while `plugins dev` waits: the plugin is built again, and the command
// runs with what is new. A mistake is reported, and the next save is another try.
func rebuilds(t *testing.T, s *shop, dir string) {
	cmd := s.command(dir, "mlirc", "plugins", "dev", "--", "plugins", "describe", "cplx")
	said, out, err := os.Pipe()
	require.NoError(t, err)
	cmd.Stdout, cmd.Stderr = out, out
	require.NoError(t, cmd.Start())
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	require.NoError(t, out.Close())
	require.NoError(t, said.SetReadDeadline(time.Now().Add(patience)))
	lines := bufio.NewReader(said)

	first := until(t, lines, "mlirc: done; waiting for a change\n")
	assert.Contains(t, first, "mlirc: built in ")
	assert.Contains(t, first, "plugin cplx ")
	path := filepath.Join(dir, "plugin.go")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	save := func(text string) { require.NoError(t, os.WriteFile(path, []byte(text), 0o666)) }
	save(string(text) + "\nfunc {\n")
	assert.Contains(t, until(t, lines, "; waiting for a change\n"), "plugin.go:")
	changed := strings.Replace(string(text), `"Complex numbers."`, `"Saved once more."`, 1)
	require.NotEqual(t, string(text), changed)
	save(changed)
	assert.Contains(t, until(t, lines, "mlirc: done; waiting for a change\n"), "Saved once more.")

	require.NoError(t, cmd.Process.Signal(os.Interrupt))
	var exit *exec.ExitError
	require.ErrorAs(t, cmd.Wait(), &exit)
	assert.Equal(t, 130, exit.ExitCode())
}

// until reads on to a line that ends so.
func until(t *testing.T, lines *bufio.Reader, ending string) string {
	t.Helper()
	var read strings.Builder
	for {
		line, err := lines.ReadString('\n')
		read.WriteString(line)
		if strings.HasSuffix(line, ending) {
			return read.String()
		}
		require.NotErrorIs(t, err, io.EOF, "%s", &read)
		require.NoError(t, err, "%s", &read)
	}
}
