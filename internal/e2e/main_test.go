package e2e_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// root is the top of the repository.
const root = "../.."

// binaries is where the programs are that the tests run.
var binaries string

// entry is where mlirc begins, as `make build` has it.
const entry = "-ldflags=github.com/mlirc/mlirc/cmd/mlirc=-E=github.com/mlirc/mlirc/host/sandbox/launcher.entry"

// built are the packages of those programs.
var built = []string{
	"./cmd/mlirc",
	"./plugins/std/cmd/mlirc-plugin-std",
	"./plugins/llvm/cmd/mlirc-plugin-llvm",
	"./plugins/translate/cmd/mlirc-plugin-translate",
	"./internal/e2e/testdata/faulty",
	"./internal/e2e/testdata/gated",
	"./internal/e2e/testdata/liar",
}

func TestMain(m *testing.M) { os.Exit(runAll(m)) }

func runAll(m *testing.M) int {
	dir, err := os.MkdirTemp("", "mlirc-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	binaries = dir
	if err := os.Unsetenv("GOGC"); err != nil { // the programs run as for a user
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	build := exec.Command("go", append([]string{"build", "-trimpath", entry, "-o", dir}, built...)...)
	build.Dir = root
	build.Env = append(os.Environ(), "CGO_ENABLED=0") // as `make build` has it
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "%s\n%v\n", out, err)
		return 1
	}
	return m.Run()
}

// binary is the path of a program.
func binary(name string) string { return filepath.Join(binaries, name) }
