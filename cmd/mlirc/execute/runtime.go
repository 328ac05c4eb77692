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
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// compilation is that of the runtime, C code that is the same for all programs. It goes on while the input is
// compiled.
type compilation struct {
	cancel context.CancelFunc
	done   chan struct{}
	err    error
}

// startCompilation begins it.
func startCompilation(ctx context.Context, do func(context.Context) error) *compilation {
	ctx, cancel := context.WithCancel(ctx)
	m := &compilation{cancel: cancel, done: make(chan struct{})}
	go func() {
		defer close(m.done)
		m.err = do(ctx)
	}()
	return m
}

// wait waits until what is compiled is there.
func (m *compilation) wait() error {
	<-m.done
	m.cancel()
	return m.err
}

// stop gives it up, and returns when nothing is written any more.
func (m *compilation) stop() {
	m.cancel()
	<-m.done
}

// launcher compiles the program that launches kernels.
func (x *program) launcher(t *toolbox.Toolbox) func(context.Context) error {
	return func(ctx context.Context) error {
		return x.compile(ctx, t, x.path(), harness.KernelRuntime(), "-ldl")
	}
}

// runtime compiles the runtime of functions to objects, which are linked instead of its sources. For
// a triple that is named the pass that links compiles them, which knows how.
func (x *program) runtime(t *toolbox.Toolbox, triple string) func(context.Context) error {
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
			if err := x.compile(ctx, t, objects[i], sources[name], "-c"); err != nil {
				return err
			}
		}
		return nil
	}
}

// cached is the folder of the compiled runtime in the user's cache.
const cached = "runtime"

// compile compiles a C source, or takes what the cache has: it takes longer than to compile a function or a
// small kernel (BenchmarkFirstResult).
func (x *program) compile(ctx context.Context, t *toolbox.Toolbox, out string, source []byte, flag string) error {
	cc, done, err := t.Policies.HostsTool("cc")
	if err != nil {
		return err
	}
	defer done()
	cc.Temporary = x.dir
	key := cacheKey(cc, flag, source)
	if kept := t.Cache().Read(cached, key); kept != nil {
		return os.WriteFile(out, kept, 0o700)
	}
	file := out + ".c"
	if err := os.WriteFile(file, source, 0o600); err != nil {
		return err
	}
	if _, err := cc.Run(ctx, nil, "-o", out, file, flag); err != nil {
		return fmt.Errorf("what runs the program cannot be compiled: %w", err)
	}
	compiled, err := os.ReadFile(out)
	if err == nil {
		t.Cache().Write(cached, key, compiled)
	}
	return err
}

// cacheKey says what something is compiled from: the compiler as it is now, and the source; empty where
// that is unknown.
func cacheKey(compiler toolchain.Tool, flag string, source []byte) string {
	stamp := compiler.Stamp()
	if stamp == "" {
		return ""
	}
	return digest.Bytes([]byte(strings.Join([]string{stamp, flag, string(source)}, "\x00")))
}
