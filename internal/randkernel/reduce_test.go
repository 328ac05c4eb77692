package randkernel_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/randkernel"
)

// TestReduce takes lines away from the kernel of seed REDUCE for as long as the devices differ on
// it, and prints what is left.
func TestReduce(t *testing.T) {
	if os.Getenv("REDUCE") == "" {
		t.Skip("REDUCE is the seed of a kernel to reduce")
	}
	seed := number(t, "REDUCE", 0)
	vulkan, native := devices.Vulkan(t), devices.Native(t)
	k := randkernel.New(uint64(seed))
	lines := strings.Split(strings.TrimSpace(k.Source), "\n")
	differs := func(lines []string) bool {
		k.Source = strings.Join(lines, "\n") + "\n"
		// The array has contents before it is read.
		return strings.Contains(k.Source, ") local[k] = ") && isValid(t, k.Source) && compare(t, vulkan, native, []*randkernel.Kernel{k})[0] != nil
	}
	if !differs(lines) {
		t.Fatal("the devices agree on it")
	}
	for size := len(lines) / 2; size > 0; {
		done := true
		for at := 7; at+size <= len(lines)-1; {
			fewer := slices.Delete(slices.Clone(lines), at, at+size)
			if differs(fewer) {
				lines, done = fewer, false
				continue
			}
			at += max(size/2, 1)
		}
		if done {
			size /= 2
		}
	}
	t.Log("\n" + strings.Join(lines, "\n"))
}

// isValid reports whether a shader compiles.
func isValid(t *testing.T, source string) bool {
	dir := t.TempDir()
	path := filepath.Join(dir, "k.comp")
	return os.WriteFile(path, []byte(source), 0o600) == nil &&
		exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.2", path, "-o", filepath.Join(dir, "k.spv")).Run() == nil
}
