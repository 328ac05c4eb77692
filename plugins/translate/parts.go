package translate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"

	"github.com/mlirc/mlirc/core/parallel"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/translate/split"
	"github.com/mlirc/mlirc/sdk/artifact"
	"github.com/mlirc/mlirc/sdk/target"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// cut divides LLVM IR into parts whose objects a linker of this machine can put
// together again. It returns none when the whole is to be compiled at once.
func cut(t *pass.Translation) ([][]byte, toolchain.Tool) {
	size := t.Options.Uint("split-size")
	asm := t.Options.String("filetype") == "asm"
	if asm || size == 0 || uint64(len(t.Input.Data)) < 2*size || !isNative(t) {
		return nil, toolchain.Tool{}
	}
	linker, err := findTool(t, "ld")
	if err != nil {
		return nil, toolchain.Tool{}
	}
	return split.Text(t.Input.Data, int(min(size, 1<<30))), linker
}

// isNative reports whether code is generated for this machine, whose linker
// knows its objects.
func isNative(t *pass.Translation) bool {
	triple := targetOf(t)
	return runtime.GOOS == "linux" && (triple == "" || target.IsNative(triple))
}

// tripleOf is the target that a text names near its start.
func tripleOf(text []byte) string {
	triple, _ := valueOf(text, "target triple")
	return triple
}

// valueOf is the text that a line at the head of LLVM IR gives, false where there is none.
func valueOf(text []byte, line string) (string, bool) {
	head := text[:min(len(text), 4<<10)]
	_, rest, ok := bytes.Cut(head, []byte(line+" = \""))
	if !ok {
		return "", false
	}
	value, _, _ := bytes.Cut(rest, []byte("\""))
	return string(value), true
}

// generateParts generates code for each part, as many at a time as there are
// workers, and links the objects to one.
func generateParts(t *pass.Translation, llc, linker toolchain.Tool, parts [][]byte) (err error) {
	dir, err := os.MkdirTemp("", "mlirc-llc-*")
	if err != nil {
		return fmt.Errorf("no place for temporary files: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	files := make([]string, len(parts))
	for i := range parts {
		files[i] = filepath.Join(dir, strconv.Itoa(i)+".o")
	}
	args := llcArgs(t)
	failed, err := each(t.Context, t.Workers, len(parts), func(ctx context.Context, i int) error {
		var started *toolchain.Ahead
		if i == 0 {
			started = ahead(t)
		}
		object, err := started.Run(ctx, llc, parts[i], args...)
		if err == nil {
			err = checkObject(llc, object, artifact.ELF) // of this machine, which has Linux
		}
		if err != nil {
			return err
		}
		return os.WriteFile(files[i], object, 0o600)
	})
	if err != nil {
		return report(t, parts[failed], err)
	}
	t.Stats.Add("llc-parts", int64(len(parts)))
	out := filepath.Join(dir, "out.o")
	if _, err := linker.Run(t.Context, nil, append([]string{"-r", "-o", out}, files...)...); err != nil {
		return err
	}
	if t.Output.Data, err = os.ReadFile(out); err != nil {
		return err
	}
	return checkObject(linker, t.Output.Data, artifact.ELF)
}

// each calls do for 0 to n-1, that many at a time, and stops at the first error.
// It returns the error of the lowest index.
func each(ctx context.Context, workers, n int, do func(ctx context.Context, i int) error) (int, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	errs := make([]error, n)
	parallel.Do(workers, n, func(i int) {
		if errs[i] = do(ctx, i); errs[i] != nil {
			cancel()
		}
	})
	first, found := 0, error(nil)
	for i, err := range errs {
		if err != nil && (found == nil || errors.Is(found, context.Canceled)) {
			first, found = i, err
		}
	}
	return first, found
}
