package benchmarks

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/shaders"
)

// BenchmarkFirstResult takes the time of whole processes from a kernel's file to its first result:
// `mlirc run`, and the programs that run it on Mesa's driver and on pocl, by turns, without caches, on the
// grids of BenchmarkCompute cut to one workgroup. It reports the ratio of the least times to pocl's.
func BenchmarkFirstResult(b *testing.B) {
	adopt(b)
	vulkan, opencl := devices.Vulkan(b), devices.OpenCL(b)
	assembler := shaders.NewAssembler(b)
	dir := b.TempDir()
	const runs = 9
	names := []string{"mlirc", "lavapipe", "pocl"}
	table := fmt.Sprintf("\n%-14s%33s%33s%8s%8s\n", "", "wall ms: "+strings.Join(names, ", "), "CPU ms: "+strings.Join(names, ", "), "wall", "CPU")
	for b.Loop() {
		for _, w := range workloads() {
			spv := assembler.Assemble(&shaders.Case{Name: w.name + ".comp"})
			source, err := os.ReadFile(computeFolder + w.name + ".cl")
			require.NoError(b, err)
			file := filepath.Join(dir, w.name+".spv")
			require.NoError(b, os.WriteFile(file, spv, 0o600))
			args := []string{"run", file, "--grid", "1,1,1"}
			job := devices.Job{Grid: [3]uint32{1, 1, 1}, Local: w.local, Push: w.push, Repeat: 1}
			for i, data := range w.buffers {
				job.Buffers = append(job.Buffers, devices.Buffer{Binding: uint32(i), Data: data})
				name := filepath.Join(dir, fmt.Sprintf("%s.%d", w.name, i))
				require.NoError(b, os.WriteFile(name, data, 0o600))
				args = append(args, "--buffer", fmt.Sprintf("0.%d=%s", i, name))
			}
			if w.push != nil {
				name := filepath.Join(dir, w.name+".push")
				require.NoError(b, os.WriteFile(name, w.push, 0o600))
				args = append(args, "--push-constants", name)
			}
			onDevice := func(d *devices.Device, module, entry string) usage {
				job.Module, job.Entry = []byte(module), entry
				before, start := childrenTime(b), time.Now()
				require.NoError(b, d.Run(b, []devices.Job{job})[0].Err)
				return usage{wall: time.Since(start), cpu: childrenTime(b) - before + orphans()}
			}
			var taken [3][]usage
			for range runs {
				taken[0] = append(taken[0], run(b, nil, "../bin/mlirc", args...))
				taken[1] = append(taken[1], onDevice(vulkan, string(spv), "main"))
				taken[2] = append(taken[2], onDevice(opencl, string(source), w.name))
			}
			var wall, cpu [3]float64
			for i, list := range taken {
				wall[i] = milliseconds(slices.MinFunc(list, func(x, y usage) int { return int(x.wall - y.wall) }).wall)
				cpu[i] = milliseconds(slices.MinFunc(list, func(x, y usage) int { return int(x.cpu - y.cpu) }).cpu)
			}
			b.ReportMetric(wall[0]/wall[2], w.name)
			table += fmt.Sprintf("%-14s%11.0f%11.0f%11.0f%11.0f%11.0f%11.0f%8.2f%8.2f\n", w.name, wall[0], wall[1], wall[2], cpu[0], cpu[1], cpu[2], wall[0]/wall[2], cpu[0]/cpu[2])
		}
	}
	fmt.Print(table)
}

// childrenTime is the CPU time of all processes that this one has waited for.
func childrenTime(b *testing.B) time.Duration {
	b.Helper()
	var taken syscall.Rusage
	require.NoError(b, syscall.Getrusage(syscall.RUSAGE_CHILDREN, &taken))
	return time.Duration(taken.Utime.Nano() + taken.Stime.Nano())
}
