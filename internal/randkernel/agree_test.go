package randkernel_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"github.com/mlirc/mlirc/host/driver"
	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
	"github.com/mlirc/mlirc/internal/randkernel"
)

// mlirc is the command.
var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../cmd/mlirc")) }

// batch is how many kernels are in one library, and in one process of each device.
const batch = 50

// TestAgree runs random kernels on Mesa's driver and as spirv-cpu compiles them. KERNELS says how
// many, FIRST from which seed on.
func TestAgree(t *testing.T) {
	oracle.Need(t, "glslangValidator", "llc", "opt", "cc")
	count := 20
	if os.Getenv("TEST_LONG") != "" {
		count = 10_000
	}
	count = number(t, "KERNELS", count)
	first := number(t, "FIRST", 0)
	vulkan, native := devices.Vulkan(t), devices.Native(t)
	differ := 0
	for from := first; from < first+count; from += batch {
		kernels := make([]*randkernel.Kernel, min(batch, first+count-from))
		for i := range kernels {
			kernels[i] = randkernel.New(uint64(from + i))
		}
		for i, err := range compare(t, vulkan, native, kernels) {
			if err != nil {
				differ++
				t.Errorf("seed %d: %v", from+i, err)
			}
		}
	}
	t.Logf("%d of %d kernels differ", differ, count)
}

func number(t *testing.T, variable string, otherwise int) int {
	text := os.Getenv(variable)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}

// compare runs kernels on both devices, and says of each how they differ.
func compare(t *testing.T, vulkan, native *devices.Device, kernels []*randkernel.Kernel) []error {
	t.Helper()
	dir := t.TempDir()
	var workers errgroup.Group
	workers.SetLimit(2)
	for i, k := range kernels {
		workers.Go(func() error { return compile(dir, k, i, vulkan.SubgroupSize) })
	}
	require.NoError(t, workers.Wait())
	library := filepath.Join(dir, "kernels.so")
	runtime, err := driver.OpenMP()
	require.NoError(t, err)
	args := []string{"-shared", "-o", library}
	var theirs, ours []devices.Job
	for i, k := range kernels {
		args = append(args, filepath.Join(dir, fmt.Sprintf("k%d.o", i)))
		module, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("k%d.spv", i)))
		require.NoError(t, err)
		input, err := binary.Append(nil, binary.LittleEndian, k.Input)
		require.NoError(t, err)
		j := devices.Job{Module: module, Entry: fmt.Sprintf("k%d", i), Grid: [3]uint32{randkernel.Groups, 1, 1}, Buffers: []devices.Buffer{
			{Binding: 0, Data: input}, {Binding: 1, Data: make([]byte, 4*randkernel.Words)},
		}}
		theirs = append(theirs, j)
		j.Module, j.Entry = []byte(library), "kernel_"+j.Entry
		ours = append(ours, j)
	}
	message, err := exec.Command("cc", append(args, runtime, "-lm")...).CombinedOutput()
	require.NoError(t, err, "%s", message)
	wants, haves := vulkan.Run(t, theirs), native.Run(t, ours)
	problems := make([]error, len(kernels))
	for i := range kernels {
		want, have := wants[i], haves[i]
		switch {
		case want.Err != nil:
			t.Logf("on kernel %d: %v", i, want.Err) // a driver that crashes says nothing
		case have.Err != nil:
			problems[i] = have.Err
		case !bytes.Equal(want.Buffers[1], have.Buffers[1]):
			problems[i] = fmt.Errorf("word %d differs", firstDifference(want.Buffers[1], have.Buffers[1]))
		}
	}
	return problems
}

func firstDifference(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i / 4
		}
	}
	return -1
}

// compile makes kI.spv and kI.o of a kernel; its entry point is kI.
func compile(dir string, k *randkernel.Kernel, i, subgroup int) error {
	path := func(ending string) string { return filepath.Join(dir, fmt.Sprintf("k%d.%s", i, ending)) }
	if err := os.WriteFile(path("comp"), []byte(k.Source), 0o600); err != nil {
		return err
	}
	for _, line := range [][]string{
		{"glslangValidator", "-V", "--target-env", "vulkan1.2", "-e", fmt.Sprintf("k%d", i), "--source-entrypoint", "main", path("comp"), "-o", path("spv")},
		{mlirc, "-p", "spirv-cpu", "--set", "stage-options.lower-kernels.subgroup-size=" + strconv.Itoa(subgroup), path("spv"), "-o", path("o")},
	} {
		if out, err := exec.Command(line[0], line[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%v: %w\n%s\n%s", line, err, out, k.Source)
		}
	}
	return nil
}
