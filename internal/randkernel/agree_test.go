package randkernel_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

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

// patience is how long a reference may take.
const patience = time.Minute

// TestAgree runs random kernels as spirv-cpu compiles them, as programs in C, and on Mesa's driver.
// KERNELS says how many, FIRST from which seed on. The programs in C say what a kernel computes;
// kernels on which the driver differs from both are counted, see docs/kernels.md.
func TestAgree(t *testing.T) {
	oracle.Need(t, "glslangValidator", "llc", "opt", "cc")
	count := 20
	if os.Getenv("TEST_LONG") != "" {
		count = 10_000
	}
	count = number(t, "KERNELS", count)
	first := number(t, "FIRST", 0)
	vulkan, native := devices.Vulkan(t), devices.Native(t)
	differ, driver := 0, 0
	for from := first; from < first+count; from += batch {
		kernels := make([]*randkernel.Kernel, min(batch, first+count-from))
		for i := range kernels {
			kernels[i] = randkernel.New(uint64(from + i))
		}
		for i, v := range compare(t, vulkan, native, kernels, patience) {
			if v.problem != nil {
				differ++
				t.Errorf("seed %d: %v", from+i, v.problem)
			}
			if v.driver != nil {
				driver++
				t.Logf("seed %d, Mesa's driver: %v", from+i, v.driver)
			}
		}
	}
	t.Logf("%d of %d kernels differ from the programs in C, and %d do so on the driver", differ, count, driver)
	require.LessOrEqual(t, driver, max(1, count/20), "a driver that differs so often is given other kernels than the programs in C")
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

// verdict is what a comparison has found of a kernel: how what spirv-cpu makes of it differs from
// the program in C, or why that computes nothing, an [errReference]; and how the driver differs.
type verdict struct{ problem, driver error }

var errReference = errors.New("the program in C fails")

// compare runs kernels on both devices and as programs in C, each of which may take that long.
func compare(t *testing.T, vulkan, native *devices.Device, kernels []*randkernel.Kernel, patience time.Duration) []verdict {
	t.Helper()
	dir := t.TempDir()
	verdicts, references := make([]verdict, len(kernels)), make([][]byte, len(kernels))
	var workers errgroup.Group
	workers.SetLimit(2)
	for i, k := range kernels {
		workers.Go(func() error {
			if err := compile(dir, k, i, vulkan.SubgroupSize); err != nil {
				return err
			}
			references[i], verdicts[i].problem = reference(dir, k, i, vulkan.SubgroupSize, patience)
			return nil
		})
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
		j := devices.Job{Module: module, Entry: fmt.Sprintf("k%d", i), Grid: [3]uint32{randkernel.Groups, 1, 1}, Buffers: []devices.Buffer{
			{Binding: 0, Data: inputOf(k)}, {Binding: 1, Data: make([]byte, 4*randkernel.Words)},
		}}
		theirs = append(theirs, j)
		j.Module, j.Entry = []byte(library), "kernel_"+j.Entry
		ours = append(ours, j)
	}
	message, err := exec.Command("cc", append(args, runtime, "-lm")...).CombinedOutput()
	require.NoError(t, err, "%s", message)
	natives, drivers := native.Run(t, ours), vulkan.Run(t, theirs)
	for i, want := range references {
		if want != nil {
			verdicts[i] = verdict{difference(natives[i], want), difference(drivers[i], want)}
		}
	}
	return verdicts
}

func inputOf(k *randkernel.Kernel) []byte {
	var b []byte
	for _, word := range k.Input {
		b = binary.LittleEndian.AppendUint32(b, word)
	}
	return b
}

// difference says how a device's result differs from what is right, nil if it does not.
func difference(have devices.Result, want []byte) error {
	switch {
	case have.Err != nil:
		return have.Err
	case !bytes.Equal(want, have.Buffers[1]):
		return fmt.Errorf("word %d differs", firstDifference(want, have.Buffers[1]))
	}
	return nil
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

// reference is what the program in C computes.
func reference(dir string, k *randkernel.Kernel, i, subgroup int, patience time.Duration) ([]byte, error) {
	source, program := filepath.Join(dir, fmt.Sprintf("k%d.c", i)), filepath.Join(dir, fmt.Sprintf("k%d", i))
	if err := os.WriteFile(source, []byte(k.Reference(subgroup)), 0o600); err != nil {
		return nil, errors.Join(errReference, err)
	}
	if err := command(k.Source, "cc", "-w", "-fwrapv", "-pthread", source, "-o", program); err != nil {
		return nil, errors.Join(errReference, err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, program)
	cmd.Stdin = bytes.NewReader(inputOf(k))
	words, err := cmd.Output()
	if err != nil {
		return nil, errors.Join(errReference, err)
	}
	return words, nil
}

// command runs a program on a shader.
func command(source, name string, args ...string) error {
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s %v: %w\n%s\n%s", name, args, err, out, source)
	}
	return nil
}
