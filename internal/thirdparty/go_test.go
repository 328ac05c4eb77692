package thirdparty

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/moduleproxy"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// version is that of mlirc which the examples require.
const version = "v0.1.0"

// shop is a folder outside of the repository with a published mlirc.
type shop struct {
	t         *testing.T
	proxy     *moduleproxy.Proxy
	dir       string
	variables []string
}

// newShop builds mlirc from the proxy, as `go install` does.
func newShop(t *testing.T) *shop {
	t.Helper()
	s := &shop{t: t, proxy: moduleproxy.Publish(t, version), dir: t.TempDir()}
	bin := filepath.Join(s.dir, "go-bin")
	s.variables = []string{
		"GOBIN=" + bin, "PATH=" + bin + string(os.PathListSeparator) + os.Getenv("PATH"),
		"MLIRC_CACHE=" + filepath.Join(s.dir, "cache"), "MLIRC_PLUGINS=" + filepath.Join(s.dir, "plugins"),
		"MLIRC=" + filepath.Join(bin, "mlirc"), "XDG_STATE_HOME=" + filepath.Join(s.dir, "state"),
	}
	s.run(s.dir, "go", "install", moduleproxy.Path+"/cmd/mlirc@"+version)
	return s
}

func (s *shop) run(dir, name string, args ...string) string {
	s.t.Helper()
	return s.proxy.Run(s.t, dir, s.variables, s.program(dir, name), args...)
}

// command is one that has not been started.
func (s *shop) command(dir, name string, args ...string) *exec.Cmd {
	return s.proxy.Command(dir, s.variables, s.program(dir, name), args...)
}

// program is where a name leads in a folder: the path of a test is not that of the
// shop.
func (s *shop) program(dir, name string) string {
	if strings.HasPrefix(name, "./") {
		return filepath.Join(dir, name)
	}
	if at := filepath.Join(s.dir, "go-bin", name); filepath.Base(name) == name && isFile(at) {
		return at
	}
	return name
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// copied is a copy of an example.
func (s *shop) copied(name string) string {
	s.t.Helper()
	to := filepath.Join(s.dir, name)
	require.NoError(s.t, os.CopyFS(to, os.DirFS(filepath.Join(repository.Root(s.t), "examples", "plugins", name))))
	return to
}

// readme runs the commands of an example's README, but for `./NAME`, whose output it
// returns.
func (s *shop) readme(dir string) string {
	s.t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "README.md"))
	require.NoError(s.t, err)
	printed := ""
	commands := 0
	for line := range strings.Lines(string(text)) {
		command, ok := strings.CutPrefix(line, "    ")
		if !ok {
			continue
		}
		commands++
		words := strings.Fields(command)
		printed = s.run(dir, words[0], words[1:]...)
	}
	require.Greater(s.t, commands, 4)
	return printed
}

// TestGo follows the READMEs of the examples in Go, and does with one of them what
// people do with plugins that are published, or that they write.
func TestGo(t *testing.T) {
	oracle.Need(t, "llc-13")
	if _, err := exec.LookPath("cc"); err != nil {
		t.Skip("there is no cc")
	}
	s := newShop(t)
	t.Run("go-cplx", func(t *testing.T) {
		dir := s.copied("go-cplx")
		s.run(dir, "go", "mod", "tidy")
		s.proxy.Add(t, cplx, "v1.2.3", dir)
		assert.Contains(t, s.readme(dir), "7: -0.343007 0.268727\n")
		// What is committed is what the tools write.
		s.run(dir, "go", "generate", "./...")
		for _, name := range []string{"cplx_gen.go", "internal/std/std_gen.go", "internal/llvm/llvm_gen.go"} {
			want, err := os.ReadFile(filepath.Join(repository.Root(t), "examples", "plugins", "go-cplx", name))
			require.NoError(t, err)
			got, err := os.ReadFile(filepath.Join(dir, name))
			require.NoError(t, err)
			assert.Equal(t, string(want), string(got), "%s: run go generate in examples/plugins/go-cplx", name)
		}
		hasOneDigest(t, s, dir)
		installs(t, s, dir)
		rebuilds(t, s, dir)
	})
	t.Run("convention", func(t *testing.T) {
		dir := s.copied("convention")
		want, err := os.ReadFile(filepath.Join(dir, "expected.txt"))
		require.NoError(t, err)
		assert.Equal(t, string(want), s.readme(dir))
	})
}
