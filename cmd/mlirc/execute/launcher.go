package execute

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// launcher is the making of the program that launches kernels, which goes on while the kernel is compiled.
type launcher struct {
	cancel context.CancelFunc
	done   chan error
}

// startLauncher begins to make it.
func (x *program) startLauncher(ctx context.Context, t *toolbox.Toolbox) *launcher {
	ctx, cancel := context.WithCancel(ctx)
	l := &launcher{cancel: cancel, done: make(chan error, 1)}
	go func() { l.done <- x.makeLauncher(ctx, t) }()
	return l
}

// launchers are the programs that launch kernels, in the user's cache.
const launchers = "launchers"

// makeLauncher compiles the program. It is the same for all kernels, so it is kept for the next one: to
// compile it takes as long as a kernel of moderate size (BenchmarkFirstResult).
func (x *program) makeLauncher(ctx context.Context, t *toolbox.Toolbox) error {
	cc, done, err := t.Policies.HostsTool("cc")
	if err != nil {
		return err
	}
	defer done()
	key := launcherKey(cc)
	if kept := t.Cache().Read(launchers, key); kept != nil {
		return os.WriteFile(x.path(), kept, 0o700)
	}
	source := filepath.Join(x.dir, "launcher.c")
	if err := os.WriteFile(source, harness.KernelRuntime(), 0o600); err != nil {
		return err
	}
	if _, err := cc.Run(ctx, nil, "-o", x.path(), source, "-ldl"); err != nil {
		return err
	}
	made, err := os.ReadFile(x.path())
	if err == nil {
		t.Cache().Write(launchers, key, made)
	}
	return err
}

// launcherKey says what the program is made of: its source, and the compiler as it is now; empty where
// that is unknown.
func launcherKey(cc toolchain.Tool) string {
	path, err := filepath.EvalSymlinks(cc.Path)
	if err != nil {
		return ""
	}
	mark, err := digest.Mark(path)
	if err != nil {
		return ""
	}
	return digest.Bytes([]byte(strings.Join([]string{path, mark, string(harness.KernelRuntime())}, "\x00")))
}

// wait waits until the program is there.
func (l *launcher) wait() error {
	defer l.cancel()
	return <-l.done
}

// stop gives it up, and returns when nothing is written any more.
func (l *launcher) stop() {
	l.cancel()
	<-l.done
}
