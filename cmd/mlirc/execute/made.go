package execute

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/harness"
)

// making is the compilation of C code that is the same for all programs, which goes on while the input
// is compiled.
type making struct {
	cancel context.CancelFunc
	done   chan struct{}
	err    error
}

// startMaking begins it.
func startMaking(ctx context.Context, do func(context.Context) error) *making {
	ctx, cancel := context.WithCancel(ctx)
	m := &making{cancel: cancel, done: make(chan struct{})}
	go func() {
		defer close(m.done)
		m.err = do(ctx)
	}()
	return m
}

// wait waits until what is made is there.
func (m *making) wait() error {
	<-m.done
	m.cancel()
	return m.err
}

// stop gives it up, and returns when nothing is written any more.
func (m *making) stop() {
	m.cancel()
	<-m.done
}

// makeLauncher makes the program that launches kernels.
func (x *program) makeLauncher(t *toolbox.Toolbox) func(context.Context) error {
	return func(ctx context.Context) error {
		return x.make(ctx, t, x.path(), harness.KernelRuntime(), "-ldl")
	}
}

// makeRuntime makes the objects of the runtime of functions, which are linked instead of its sources. For
// a triple that is named the pass that links compiles them, which knows how.
func (x *program) makeRuntime(t *toolbox.Toolbox, triple string) func(context.Context) error {
	if triple != "" {
		return func(context.Context) error { return nil }
	}
	sources := harness.Runtime()
	names := slices.Sorted(maps.Keys(sources))
	x.sources = nil
	for _, name := range names {
		x.sources = append(x.sources, filepath.Join(x.dir, name+".o"))
	}
	objects := slices.Clone(x.sources)
	return func(ctx context.Context) error {
		for i, name := range names {
			if err := x.make(ctx, t, objects[i], sources[name], "-c"); err != nil {
				return err
			}
		}
		return nil
	}
}

// keptKind is what is made of C code in the user's cache.
const keptKind = "made"

// make compiles a C source. What it becomes is kept for the next time, as compiling it takes longer than
// compiling a function or a small kernel (BenchmarkFirstResult).
func (x *program) make(ctx context.Context, t *toolbox.Toolbox, out string, source []byte, flag string) error {
	cc, done, err := t.Policies.HostsTool("cc")
	if err != nil {
		return err
	}
	defer done()
	cc.Temporary = x.dir
	key := makingKey(cc.Path, flag, source)
	if kept := t.Cache().Read(keptKind, key); kept != nil {
		return os.WriteFile(out, kept, 0o700)
	}
	file := out + ".c"
	if err := os.WriteFile(file, source, 0o600); err != nil {
		return err
	}
	if _, err := cc.Run(ctx, nil, "-o", out, file, flag); err != nil {
		return fmt.Errorf("what runs the program cannot be compiled: %w", err)
	}
	made, err := os.ReadFile(out)
	if err == nil {
		t.Cache().Write(keptKind, key, made)
	}
	return err
}

// makingKey says what something is made of: the compiler as it is now, and the source; empty where that
// is unknown.
func makingKey(compiler, flag string, source []byte) string {
	path, err := filepath.EvalSymlinks(compiler)
	if err != nil {
		return ""
	}
	mark, err := digest.Mark(path)
	if err != nil {
		return ""
	}
	return digest.Bytes([]byte(strings.Join([]string{path, mark, flag, string(source)}, "\x00")))
}
