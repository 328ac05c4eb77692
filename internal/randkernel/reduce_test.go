package randkernel_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/randkernel"
)

// atOnce is how many candidates TestReduce compiles and runs together.
const atOnce = 12

// TestReduce takes lines away from the kernel of seed REDUCE for as long as what spirv-cpu makes of
// it, else the driver, differs from the program in C, and prints what is left.
func TestReduce(t *testing.T) {
	if os.Getenv("REDUCE") == "" {
		t.Skip("REDUCE is the seed of a kernel to reduce")
	}
	vulkan, native := devices.Vulkan(t), devices.Native(t)
	// Without what ends it, a loop of a candidate runs for ever.
	vulkan.Patience, native.Patience = 3*time.Second, 3*time.Second
	k := randkernel.New(uint64(number(t, "REDUCE", 0)))
	whole := compare(t, vulkan, native, []*randkernel.Kernel{k}, patience)[0]
	if whole.problem == nil && whole.driver == nil {
		t.Fatal("ours, the driver and the program in C agree on it")
	}
	// differ is the first of some candidates which show the difference, or nil.
	differ := func(candidates [][]string) []string {
		kernels := make([]*randkernel.Kernel, len(candidates))
		for i, lines := range candidates {
			kernels[i] = &randkernel.Kernel{Source: strings.Join(lines, "\n") + "\n", Input: k.Input}
		}
		i := slices.IndexFunc(compare(t, vulkan, native, kernels, 3*time.Second), func(v verdict) bool {
			if whole.problem == nil {
				return v.driver != nil
			}
			return v.problem != nil && !errors.Is(v.problem, errReference)
		})
		if i < 0 {
			return nil
		}
		return candidates[i]
	}
	lines := strings.Split(strings.TrimSpace(k.Source), "\n")
	for again := true; again; {
		again = false
		for size := len(lines) / 2; size > 0; size /= 2 {
			var candidates [][]string
			for at := len(lines) - 1 - size; at >= 7; at -= max(size/2, 1) {
				fewer := [][]string{slices.Delete(slices.Clone(lines), at, at+size)}
				if end := endOfBraces(lines, at); size == 1 && end > 0 {
					without := slices.Delete(slices.Clone(lines), at, end+1)
					unwrapped := slices.Delete(slices.Clone(lines), end, end+1)
					fewer = append(fewer, without, slices.Delete(unwrapped, at, at+1))
				}
				for _, f := range fewer {
					if isValid(t, f) {
						candidates = append(candidates, f)
					}
				}
				if len(candidates) < atOnce && at > 7 {
					continue
				}
				if len(candidates) == 0 {
					continue
				}
				if found := differ(candidates); found != nil {
					at -= max(0, len(lines)-len(found)-size)
					lines, again = found, true
				}
				candidates = candidates[:0]
			}
		}
	}
	t.Log("\n" + strings.Join(lines, "\n"))
}

// endOfBraces is the line that closes the braces which a line opens, 0 if it opens none.
func endOfBraces(lines []string, at int) int {
	if !strings.HasSuffix(lines[at], "{") {
		return 0
	}
	depth := 0
	for i := at; i < len(lines); i++ {
		if i > at {
			depth -= strings.Count(lines[i], "}")
		}
		if depth == 0 && i > at {
			return i
		}
		depth += strings.Count(lines[i], "{")
	}
	return 0
}

// isValid reports whether a shader compiles, and its array has contents before it is read.
func isValid(t *testing.T, lines []string) bool {
	source := strings.Join(lines, "\n") + "\n"
	if !strings.Contains(source, ") local[k] = ") && strings.Contains(source, "local[") {
		return false
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "k.comp")
	return os.WriteFile(path, []byte(source), 0o600) == nil &&
		exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.2", path, "-o", filepath.Join(dir, "k.spv")).Run() == nil
}
