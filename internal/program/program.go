package program

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
)

// Run builds a main package, stores where the program is, and runs the tests. It
// returns the code to exit with. The package is a path below the folder of the
// tests.
func Run(m *testing.M, path *string, pkg string) int {
	return RunAll(m, map[*string]string{path: pkg})
}

// RunAll is Run for several packages.
func RunAll(m *testing.M, packages map[*string]string) int {
	dir, err := os.MkdirTemp("", "program")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer func() { _ = os.RemoveAll(dir) }()
	// The collector of the programs works as for a user, whatever that of the tests does.
	if err := os.Unsetenv("GOGC"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	built := 0
	for path, pkg := range packages {
		*path = filepath.Join(dir, strconv.Itoa(built), "program")
		built++
		// Without DWARF, which nothing reads here, linking takes two thirds of the time.
		if out, err := exec.Command("go", "build", "-ldflags=-w", "-o", *path, pkg).CombinedOutput(); err != nil {
			fmt.Fprintf(os.Stderr, "cannot build %s: %v\n%s", pkg, err, out)
			return 1
		}
	}
	return m.Run()
}
