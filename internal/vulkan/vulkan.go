package vulkan

import (
	"bytes"
	_ "embed" // the program
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

//go:embed program/driver.c
var source []byte

// Manifest is Debian's description of the driver.
const Manifest = "/usr/share/vulkan/icd.d/lvp_icd.x86_64.json"

// Driver is the program that runs jobs.
type Driver struct {
	path string
	// SubgroupSize is that of the driver.
	SubgroupSize int
}

// Job is a run of a shader.
type Job struct {
	Module  []byte
	Entry   string
	Grid    [3]uint32
	Buffers []Buffer // those of one binding beside each other
	Push    []byte
	Spec    map[uint32]uint32
	Repeat  int // 0: once
}

// Buffer is memory for a binding.
type Buffer struct {
	Set, Binding uint32
	Uniform      bool
	Data         []byte
}

// Result is what a job left.
type Result struct {
	Buffers  [][]byte
	Compiled time.Duration
	Times    []time.Duration
	Err      error
}

// New compiles the program. A test is skipped where there is no driver, and fails where
// there must be one.
func New(t testing.TB) *Driver {
	t.Helper()
	oracle.Files(t, Manifest, "/usr/include/vulkan/vulkan.h")
	dir := t.TempDir()
	d := &Driver{path: filepath.Join(dir, "driver")}
	file := filepath.Join(dir, "driver.c")
	require.NoError(t, os.WriteFile(file, source, 0o600))
	message, err := exec.Command("cc", "-O1", "-o", d.path, file, "-lvulkan").CombinedOutput()
	require.NoError(t, err, "%s", message)
	d.Run(t, nil)
	return d
}

// Run runs jobs one after the other.
func (d *Driver) Run(t testing.TB, jobs []Job) []Result {
	t.Helper()
	results := make([]Result, 0, len(jobs))
	for {
		done, err := d.some(jobs[len(results):])
		results = append(results, done...)
		if len(results) == len(jobs) {
			require.NoError(t, err)
			return results
		}
		results = append(results, Result{Err: fmt.Errorf("the driver ended: %w", err)})
		if len(results) == len(jobs) {
			return results
		}
	}
}

// some runs jobs until one ends the process.
func (d *Driver) some(jobs []Job) ([]Result, error) {
	var in bytes.Buffer
	for _, j := range jobs {
		in.Write(j.encoded())
	}
	cmd := exec.Command(d.path)
	cmd.Env = append(os.Environ(), "VK_ICD_FILENAMES="+Manifest, "VK_DRIVER_FILES="+Manifest, "MESA_SHADER_CACHE_DISABLE=true")
	var stderr bytes.Buffer
	cmd.Stdin, cmd.Stderr = &in, &stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, stderr.String())
	}
	r := bytes.NewReader(out)
	size, short := number[uint32](r)
	if short != nil {
		return nil, errors.Join(err, short)
	}
	d.SubgroupSize = int(size)
	var results []Result
	for _, j := range jobs {
		result, short := j.result(r)
		if short != nil {
			break
		}
		results = append(results, result)
	}
	return results, err
}

func number[T uint32 | uint64](r io.Reader) (x T, err error) {
	err = binary.Read(r, binary.LittleEndian, &x)
	return x, err
}

func (j *Job) encoded() []byte {
	order := binary.LittleEndian
	out := order.AppendUint32(nil, 1)
	out = order.AppendUint32(out, uint32(len(j.Entry)))
	out = append(out, j.Entry...)
	for _, n := range j.Grid {
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
