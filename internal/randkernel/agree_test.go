package randkernel_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"github.com/mlirc/mlirc/host/harness"
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
// many, FIRST from which seed on. Behind a loop that reads a storage buffer the driver gives 0 to
// lanes that have left it before others: where they differ, the driver runs the kernel once more with
// a uniform buffer in its place, of which it reads what is there.
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
	runtime, err := harness.OpenMP()
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
	againOnDriver(t, vulkan, dir, kernels, theirs, wants, haves)
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

// againOnDriver runs kernels with a uniform buffer on the driver, of which the results differ.
func againOnDriver(t *testing.T, vulkan *devices.Device, dir string, kernels []*randkernel.Kernel, jobs []devices.Job, wants, haves []devices.Result) {
	t.Helper()
	var again []devices.Job
	var which []int
	for i, k := range kernels {
		if wants[i].Err != nil || haves[i].Err != nil || bytes.Equal(wants[i].Buffers[1], haves[i].Buffers[1]) {
			continue
		}
		require.NoError(t, assemble(dir, k.Uniform(), i))
		module, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("k%d.spv", i)))
		require.NoError(t, err)
		j := jobs[i]
		j.Module, j.Buffers = module, slices.Clone(j.Buffers)
		j.Buffers[0].Uniform = true
		again, which = append(again, j), append(which, i)
	}
	if len(again) == 0 {
		return
	}
	for n, r := range vulkan.Run(t, again) {
		if i := which[n]; r.Err == nil && haves[i].Err == nil && bytes.Equal(r.Buffers[1], haves[i].Buffers[1]) {
			t.Logf("kernel %d: the driver differs from itself, and agrees once it reads a uniform buffer", i)
			wants[i] = r
		}
	}
}

func firstDifference(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i / 4
		}
	}
	return -1
}

// assemble makes kI.spv of a shader; its entry point is kI.
func assemble(dir, source string, i int) error {
	path := filepath.Join(dir, fmt.Sprintf("k%d.comp", i))
	if err := os.WriteFile(path, []byte(source), 0o600); err != nil {
		return err
	}
	return command(source, "glslangValidator", "-V", "--target-env", "vulkan1.2", "-e", fmt.Sprintf("k%d", i), "--source-entrypoint", "main",
		path, "-o", filepath.Join(dir, fmt.Sprintf("k%d.spv", i)))
}

// compile makes kI.spv and kI.o of a kernel.
func compile(dir string, k *randkernel.Kernel, i, subgroup int) error {
	if err := assemble(dir, k.Source, i); err != nil {
		return err
	}
	path := filepath.Join(dir, fmt.Sprintf("k%d", i))
	return command(k.Source, mlirc, "-p", "spirv-cpu", "--set", "stage-options.lower-kernels.subgroup-size="+strconv.Itoa(subgroup), path+".spv", "-o", path+".o")
}

// command runs a program on a shader.
func command(source, name string, args ...string) error {
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s %v: %w\n%s\n%s", name, args, err, out, source)
	}
	return nil
}
