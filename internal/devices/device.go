package devices

import (
	"bytes"
	"context"
	"embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

//go:embed program
var programs embed.FS

// Device is a program that runs jobs.
type Device struct {
	path string
	env  []string
	// SubgroupSize is that of a Vulkan driver.
	SubgroupSize int
	// Patience is how long a process of the device may take; 0 is for ever.
	Patience time.Duration
}

// Job is a run of a kernel.
type Job struct {
	Module  []byte
	Entry   string
	Grid    [3]uint32 // of workgroups
	Local   [3]uint32 // the size of a workgroup, for OpenCL
	Buffers []Buffer  // by set, binding and element of an array
	Push    []byte
	Spec    map[uint32]uint32
	Repeat  int // 0: once
}

// Buffer is memory for a binding.
type Buffer struct {
	Set, Binding uint32
	Uniform      bool
	Image        *Image
	Data         []byte
}

// Image says what a buffer holds the texels of. Only drivers of Vulkan have images.
type Image struct {
	// View is the VkImageViewType of an image, and TexelBuffer of a texel buffer; Format its VkFormat.
	View, Format uint32
	Extent       []uint32
	// FormatName is the format as `mlirc run` takes it, where the module says none.
	FormatName string
}

// TexelBuffer is what a texel buffer has in place of a type of views.
const TexelBuffer = 99

// encoded is an image as programs of devices read it.
func (i *Image) encoded() []byte {
	words := [5]uint32{}
	if i != nil {
		words = [5]uint32{1 + i.View, i.Format, 1, 1, 1}
		copy(words[2:], i.Extent)
	}
	var out []byte
	for _, w := range words {
		out = binary.LittleEndian.AppendUint32(out, w)
	}
	return out
}

// Result is what a job left.
type Result struct {
	Buffers  [][]byte
	Compiled time.Duration
	Times    []time.Duration
	Err      error
}

// First is how long the first run took; 0 where there is none.
func (r *Result) First() time.Duration {
	if len(r.Times) == 0 {
		return 0
	}
	return r.Times[0]
}

// The files without which a device is not there.
const (
	vulkanManifest = "/usr/share/vulkan/icd.d/lvp_icd.x86_64.json"
	openclManifest = "/etc/OpenCL/vendors/pocl.icd"
)

// Vulkan is Mesa's software driver. A test is skipped where that is not there, and fails where it
// must be.
func Vulkan(t testing.TB) *Device {
	t.Helper()
	oracle.Files(t, vulkanManifest, "/usr/include/vulkan/vulkan.h")
	return build(t, "vulkan.c", "-lvulkan", "VK_ICD_FILENAMES="+vulkanManifest, "VK_DRIVER_FILES="+vulkanManifest, "MESA_SHADER_CACHE_DISABLE=true")
}

// OpenCL is pocl, without its cache.
func OpenCL(t testing.TB) *Device {
	t.Helper()
	oracle.Files(t, openclManifest, "/usr/include/CL/cl.h")
	return build(t, "opencl.c", "-lOpenCL", "OCL_ICD_VENDORS="+openclManifest, "POCL_KERNEL_CACHE=0", "POCL_CACHE_DIR="+t.TempDir())
}

// Native is the machine itself. Its modules are paths of shared libraries, its entries symbols.
func Native(t testing.TB) *Device {
	t.Helper()
	return build(t, "native.c", "-ldl")
}

// build compiles the program of a device.
func build(t testing.TB, source, library string, env ...string) *Device {
	t.Helper()
	dir := t.TempDir()
	d := &Device{path: filepath.Join(dir, "device"), env: env}
	for _, name := range []string{source, "job.h"} {
		text, err := programs.ReadFile("program/" + name)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), text, 0o600))
	}
	message, err := exec.Command(oracle.Tool(t, "cc"), "-O1", "-o", d.path, filepath.Join(dir, source), library).CombinedOutput()
	require.NoError(t, err, "%s", message)
	d.SubgroupSize, _, err = d.some(nil)
	require.NoError(t, err)
	return d
}

// Run runs jobs one after the other. Several goroutines may call it.
func (d *Device) Run(t testing.TB, jobs []Job) []Result {
	t.Helper()
	results := make([]Result, 0, len(jobs))
	for {
		_, done, err := d.some(jobs[len(results):])
		results = append(results, done...)
		if len(results) == len(jobs) {
			require.NoError(t, err)
			return results
		}
		results = append(results, Result{Err: fmt.Errorf("the device ended: %w", err)})
		if len(results) == len(jobs) {
			return results
		}
	}
}

// some runs jobs until one ends the process, and says which size subgroups have.
func (d *Device) some(jobs []Job) (int, []Result, error) {
	var in bytes.Buffer
	for _, j := range jobs {
		in.Write(j.encoded())
	}
	ctx := context.Background()
	if d.Patience > 0 {
		within, cancel := context.WithTimeout(ctx, d.Patience)
		defer cancel()
		ctx = within
	}
	cmd := exec.CommandContext(ctx, d.path)
	cmd.Env = append(os.Environ(), d.env...)
	var stderr bytes.Buffer
	cmd.Stdin, cmd.Stderr = &in, &stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, stderr.String())
	}
	r := bytes.NewReader(out)
	size, short := number[uint32](r)
	if short != nil {
		return 0, nil, errors.Join(err, short)
	}
	var results []Result
	for _, j := range jobs {
		result, short := j.result(r)
		if short != nil {
			break
		}
		results = append(results, result)
	}
	return int(size), results, err
}

func number[T uint32 | uint64](r io.Reader) (x T, err error) {
	err = binary.Read(r, binary.LittleEndian, &x)
	return x, err
}

func (j *Job) encoded() []byte {
	order := binary.LittleEndian
	out := order.AppendUint32(nil, uint32(len(j.Entry)))
	out = append(out, j.Entry...)
	for _, n := range append(j.Grid[:], j.Local[:]...) {
		out = order.AppendUint32(out, n)
	}
	out = order.AppendUint32(out, uint32(max(j.Repeat, 1)))
	out = order.AppendUint64(out, uint64(len(j.Module)))
	out = append(out, j.Module...)
	out = order.AppendUint32(out, uint32(len(j.Push)))
	out = append(out, j.Push...)
	out = order.AppendUint32(out, uint32(len(j.Spec)))
	for id, value := range j.Spec {
		out = order.AppendUint32(order.AppendUint32(out, id), value)
	}
	out = order.AppendUint32(out, uint32(len(j.Buffers)))
	for _, b := range j.Buffers {
		uniform := uint32(0)
		if b.Uniform {
			uniform = 1
		}
		out = order.AppendUint32(order.AppendUint32(order.AppendUint32(out, b.Set), b.Binding), uniform)
		out = append(out, b.Image.encoded()...)
		out = order.AppendUint64(out, uint64(len(b.Data)))
		out = append(out, b.Data...)
	}
	return out
}

func (j *Job) result(r io.Reader) (Result, error) {
	compiled, err := number[uint64](r)
	result := Result{Compiled: time.Duration(compiled)}
	for range max(j.Repeat, 1) {
		n, short := number[uint64](r)
		err = errors.Join(err, short)
		result.Times = append(result.Times, time.Duration(n))
	}
	for _, b := range j.Buffers {
		data := make([]byte, len(b.Data))
		_, short := io.ReadFull(r, data)
		err = errors.Join(err, short)
		result.Buffers = append(result.Buffers, data)
	}
	return result, err
}
