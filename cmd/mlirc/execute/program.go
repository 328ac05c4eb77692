package execute

import (
	"context"
	"debug/elf"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/host/harness"
)

// program is what `mlirc run` links and executes.
type program struct {
	dir       string // for its files
	libraries []string
	emulator  []string
	sources   []string   // of the runtime, or its objects
	folders   []string   // where the system looks for the libraries
	open      []*os.File // what it has open, from descriptor 3 on
	environ   []string   // variables beside those of the environment
	arguments []string
}

// prepare writes the runtime's sources, and finds the shared libraries.
func (x *program) prepare() error {
	runtime := harness.Runtime()
	for _, name := range slices.Sorted(maps.Keys(runtime)) {
		path := filepath.Join(x.dir, name)
		if err := os.WriteFile(path, runtime[name], 0o600); err != nil {
			return err
		}
		x.sources = append(x.sources, path)
	}
	return x.findLibraries()
}

// findLibraries finds the shared libraries.
func (x *program) findLibraries() error {
	for i, name := range x.libraries {
		path, err := absolute(name)
		if err != nil {
			return fmt.Errorf("--shared-libs: %w", err)
		}
		x.libraries[i] = path
		if err := x.reach(path); err != nil {
			return err
		}
	}
	return nil
}

// needs adds LLVM's OpenMP runtime to the libraries if an object calls it and none of them is it.
func (x *program) needs(object []byte) error {
	if !x.lacksOpenMP(object) {
		return nil
	}
	libomp, err := harness.OpenMP()
	if err != nil {
		return err
	}
	x.libraries = append(x.libraries, libomp)
	return x.reach(libomp)
}

// lacksOpenMP reports whether code calls LLVM's OpenMP runtime, and none of the libraries is it.
func (x *program) lacksOpenMP(code []byte) bool {
	named := slices.ContainsFunc(x.libraries, func(l string) bool { return strings.HasPrefix(filepath.Base(l), "libomp") })
	return !named && harness.UsesOpenMP(code)
}

// reach sees to it that the system finds a library by the name that it has inside: in its
// own folder, or by a link.
func (x *program) reach(path string) error {
	folder, name := filepath.Dir(path), filepath.Base(path)
	inside := soname(path)
	if inside == "" {
		inside = name
	}
	if _, err := os.Stat(filepath.Join(folder, inside)); err != nil {
		folder = filepath.Join(x.dir, "libs")
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return err
		}
		if err := os.Symlink(path, filepath.Join(folder, inside)); err != nil && !errors.Is(err, os.ErrExist) {
			return err
		}
	}
	if !slices.Contains(x.folders, folder) {
		x.folders = append(x.folders, folder)
	}
	return nil
}

// soname is the name that programs linked with an ELF library look for, or "".
func soname(path string) string {
	f, err := elf.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	names, err := f.DynString(elf.DT_SONAME)
	if err != nil || len(names) == 0 {
		return ""
	}
	return filepath.Base(names[0])
}

// objects are the files to link with.
func (x *program) objects() []string { return slices.Concat(x.sources, x.libraries) }

// libraryPath is the variable by which the system finds shared libraries.
func libraryPath() string {
	if runtime.GOOS == "darwin" {
		return "DYLD_LIBRARY_PATH"
	}
	return "LD_LIBRARY_PATH"
}

// execute runs the program in a process of its own, which ends with this one, and returns
// what it has written of results.
func (x *program) execute(ctx context.Context, code, input []byte) ([]byte, error) {
	if err := os.WriteFile(x.path(), code, 0o700); err != nil {
		return nil, err
	}
	out, err := x.start(ctx, input)
	if err != nil {
		return nil, err
	}
	written, err := os.ReadFile(out)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	return written, err
}

// path is where the program lies.
func (x *program) path() string { return filepath.Join(x.dir, "program") }

// start runs the program to its end, and returns the file that it writes to.
func (x *program) start(ctx context.Context, input []byte) (string, error) {
	in, out := filepath.Join(x.dir, "input"), filepath.Join(x.dir, "output")
	if err := os.WriteFile(in, input, 0o600); err != nil {
		return "", err
	}
	line := slices.Concat(x.emulator, []string{x.path()}, x.arguments)
	cmd := exec.CommandContext(ctx, line[0], line[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.Env = append(os.Environ(), harness.InputVariable+"="+in, harness.OutputVariable+"="+out)
	cmd.Env = append(cmd.Env, x.environ...)
	if len(x.folders) > 0 {
		folders := x.folders
		if old := os.Getenv(libraryPath()); old != "" {
			folders = append(slices.Clone(folders), old)
		}
		cmd.Env = append(cmd.Env, libraryPath()+"="+strings.Join(folders, string(os.PathListSeparator)))
	}
	cmd.ExtraFiles = x.open
	if err := runTied(cmd); err != nil {
		return "", failureOf(ctx, err)
	}
	return out, ctx.Err()
}

// failureOf is what the end of a program means for the command.
func failureOf(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	var exit *exec.ExitError
	switch {
	case !errors.As(err, &exit):
		return err
	case terminal.EndedByClosedPipe(exit):
		return terminal.StatusError(terminal.ExitClosedPipe)
	case exit.ExitCode() < 0:
		return fmt.Errorf("the program was stopped: %v", exit)
	}
	return terminal.StatusError(exit.ExitCode())
}
