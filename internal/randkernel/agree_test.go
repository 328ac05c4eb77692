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
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
	"github.com/mlirc/mlirc/internal/randkernel"
)

// mlirc is the command.
var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../cmd/mlirc")) }

// batch is how many kernels are in one module, one program in C, and one process of each device.
const batch = 50

// patience is how long a reference may take.
const patience = time.Minute

// TestAgree runs random kernels as spirv-cpu compiles them, as programs in C, and on Mesa's driver.
// KERNELS says how many, FIRST from which seed on. The programs in C say what a kernel computes;
// kernels on which the driver differs from both are counted, see docs/kernels.md.
func TestAgree(t *testing.T) {
	oracle.Need(t, "glslangValidator", "spirv-link", "llc", "opt", "cc")
	count := 20
	if os.Getenv("TEST_LONG") != "" {
		count = 10_000
	}
	count = number(t, "KERNELS", count)
	first := number(t, "FIRST", 0)
	vulkan, native := devices.Vulkan(t), devices.Native(t)
	var differ, driver atomic.Int64
	t.Run("kernels", func(t *testing.T) {
		for from := first; from < first+count; from += batch {
			kernels := make([]*randkernel.Kernel, min(batch, first+count-from))
			for i := range kernels {
				kernels[i] = randkernel.New(uint64(from + i))
			}
			t.Run(strconv.Itoa(from), func(t *testing.T) {
				t.Parallel()
				for i, v := range compare(t, vulkan, native, kernels, patience) {
					if v.problem != nil {
						differ.Add(1)
						t.Errorf("seed %d: %v", from+i, v.problem)
					}
					if v.driver != nil {
						driver.Add(1)
						t.Logf("seed %d, Mesa's driver: %v", from+i, v.driver)
					}
				}
			})
		}
	})
	t.Logf("%d of %d kernels differ from the programs in C, and %d do so on the driver", differ.Load(), count, driver.Load())
	require.LessOrEqual(t, driver.Load(), int64(max(1, count/20)), "a driver that differs so often is given other kernels than the programs in C")
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
	c := &comparison{dir: t.TempDir(), subgroup: vulkan.SubgroupSize, kernels: kernels, verdicts: make([]verdict, len(kernels))}
	for i, k := range kernels {
		require.NoError(t, assemble(c.dir, k.Source, i))
	}
	all := make([]int, len(kernels))
	for i := range all {
		all[i] = i
	}
	var objects []string
	c.build(all, func(some []int) error {
		object, err := c.compile(some)
		if err == nil {
			objects = append(objects, object)
		}
		return err
	})
	references := make([][]byte, len(kernels))
	c.build(all, func(some []int) error { return c.references(some, references, patience) })
	library := filepath.Join(c.dir, "kernels.so")
	runtime, err := harness.OpenMP()
	require.NoError(t, err)
	require.NoError(t, command("cc", append(append([]string{"-shared", "-o", library}, objects...), runtime, "-lm")...))
	var theirs, ours []devices.Job
	for i, k := range kernels {
		module, err := os.ReadFile(c.path(i, ".spv"))
		require.NoError(t, err)
		j := devices.Job{Module: module, Entry: fmt.Sprintf("k%d", i), Grid: [3]uint32{randkernel.Groups, 1, 1}, Buffers: []devices.Buffer{
			{Binding: 0, Data: inputOf(k)}, {Binding: 1, Data: make([]byte, 4*randkernel.Words)},
		}}
		theirs = append(theirs, j)
		j.Module, j.Entry = []byte(library), "kernel_"+j.Entry
		ours = append(ours, j)
	}
	natives, drivers := native.Run(t, ours), vulkan.Run(t, theirs)
	for i, want := range references {
		if want != nil && c.verdicts[i].problem == nil {
			c.verdicts[i] = verdict{difference(natives[i], want), difference(drivers[i], want)}
		}
	}
	return c.verdicts
}

// TestCompare compares kernels of which some cannot be compiled, or compute something else than the program in
// C: lines that begin with # are of the shader alone.
func TestCompare(t *testing.T) {
	oracle.Need(t, "glslangValidator", "spirv-link", "llc", "opt", "cc")
	with := func(lines string) *randkernel.Kernel {
		k := randkernel.New(1)
		before, after, found := strings.Cut(k.Source, "uint sum = state;")
		require.True(t, found)
		k.Source = before + "\n" + lines + "\nuint sum = state;" + after
		return k
	}
	refused := with("state += uint(findMSB(x0));")
	refused.Source = strings.Replace(refused.Source, "void main() {", "layout(binding = 2) uniform sampler2D t;\n#define findMSB(y) int(textureLod(t, vec2(0.0), 0.0).x)\nvoid main() {", 1)
	kernels := []*randkernel.Kernel{
		with("state += 1u;"),
		with("#if 0\nstate += 1u;\n#endif"),
		with("uvec2 pair = uvec2(1u);"),
		with("state += 2u;"),
		refused,
	}
	verdicts := compare(t, devices.Vulkan(t), devices.Native(t), kernels, patience)
	for _, i := range []int{0, 3} {
		require.NoError(t, verdicts[i].problem)
		require.NoError(t, verdicts[i].driver)
	}
	require.ErrorContains(t, verdicts[1].problem, "word 1 differs")
	require.ErrorContains(t, verdicts[1].driver, "word 1 differs")
	require.ErrorIs(t, verdicts[2].problem, errReference)
	require.ErrorContains(t, verdicts[4].problem, "spirv-cpu")
}

// A comparison is of some kernels.
type comparison struct {
	dir      string
	subgroup int
	kernels  []*randkernel.Kernel
	verdicts []verdict
}

// path is that of a file of a kernel.
func (c *comparison) path(i int, ending string) string {
	return filepath.Join(c.dir, fmt.Sprintf("k%d%s", i, ending))
}

// build makes something of kernels at once, or of halves of them where that fails. A kernel of which
// nothing can be made has that for its problem.
func (c *comparison) build(some []int, do func([]int) error) {
	err := do(some)
	switch {
	case err == nil:
	case len(some) == 1:
		c.verdicts[some[0]].problem = fmt.Errorf("%w\n%s", err, c.kernels[some[0]].Source)
	default:
		c.build(some[:len(some)/2], do)
		c.build(some[len(some)/2:], do)
	}
}

// compile makes an object of kernels, whose modules are linked to one.
func (c *comparison) compile(some []int) (string, error) {
	name := filepath.Join(c.dir, fmt.Sprintf("%d-%d", some[0], some[len(some)-1]))
	args := []string{"--target-env", "vulkan1.2", "-o", name + ".spv"}
	for _, i := range some {
		args = append(args, c.path(i, ".spv"))
	}
	if err := command("spirv-link", args...); err != nil {
		return "", err
	}
	return name + ".o", command(mlirc, "-p", "spirv-cpu", "--set", "stage-options.lower-kernels.subgroup-size="+strconv.Itoa(c.subgroup), name+".spv", "-o", name+".o")
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
	err := command("glslangValidator", "-V", "--target-env", "vulkan1.2", "-e", fmt.Sprintf("k%d", i), "--source-entrypoint", "main",
		path, "-o", filepath.Join(dir, fmt.Sprintf("k%d.spv", i)))
	if err != nil {
		return fmt.Errorf("%w\n%s", err, source)
	}
	return nil
}

// references are what the program in C of some kernels computes.
func (c *comparison) references(some []int, results [][]byte, patience time.Duration) error {
	kernels := make([]*randkernel.Kernel, len(some))
	for at, i := range some {
		kernels[at] = c.kernels[i]
	}
	source, program := c.path(some[0], ".c"), c.path(some[0], "")
	if err := os.WriteFile(source, []byte(randkernel.Reference(kernels, c.subgroup)), 0o600); err != nil {
		return errors.Join(errReference, err)
	}
	if err := command("cc", "-w", "-fwrapv", "-pthread", source, "-o", program); err != nil {
		return errors.Join(errReference, err)
	}
	for at, i := range some {
		words, err := c.run(program, at, i, patience)
		if err != nil {
			c.verdicts[i].problem = errors.Join(errReference, err)
		}
		results[i] = words
	}
	return nil
}

// run is what a kernel computes that is one of a program in C.
func (c *comparison) run(program string, at, i int, patience time.Duration) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, strconv.Itoa(at))
	cmd.Stdin = bytes.NewReader(inputOf(c.kernels[i]))
	return cmd.Output()
}

// command runs a program.
func command(name string, args ...string) error {
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s %v: %w\n%s", name, args, err, out)
	}
	return nil
}
