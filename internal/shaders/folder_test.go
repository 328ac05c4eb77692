package shaders_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/plugins/spirv/describe"
)

// TestFolder compares the modules of the folder that MODULES names, by `mlirc run` and on Mesa's
// driver, on the same random buffers. It prints the words that differ.
func TestFolder(t *testing.T) {
	folder := os.Getenv("MODULES")
	if folder == "" {
		t.Skip("MODULES names no folder")
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.spv"))
	require.NoError(t, err)
	d := devices.Vulkan(t)
	for _, file := range files {
		job, why := folderJob(t, file)
		if why != "" {
			t.Logf("%s: left out: %s", filepath.Base(file), why)
			continue
		}
		r := d.Run(t, []devices.Job{job})[0]
		after, err := runJob(t, file, job)
		switch {
		case err != nil:
			t.Errorf("%s: %v (the driver: %v)", filepath.Base(file), err, r.Err)
		case r.Err != nil:
			t.Logf("%s: the driver fails: %v", filepath.Base(file), r.Err)
		default:
			t.Logf("%s: %s", filepath.Base(file), differences(job, r.Buffers, after))
		}
	}
}

const folderBytes = 4096

func folderJob(t *testing.T, file string) (devices.Job, string) {
	t.Helper()
	out, err := exec.Command(mlirc, "describe", "--json", file).CombinedOutput()
	if err != nil {
		return devices.Job{}, string(out)
	}
	var m describe.Module
	require.NoError(t, json.Unmarshal(out, &m))
	spv, err := os.ReadFile(file)
	require.NoError(t, err)
	j := devices.Job{Module: spv, Entry: m.EntryPoints[0].Name, Grid: [3]uint32{1, 1, 1}, Spec: map[uint32]uint32{}}
	if m.EntryPoints[0].Model != "GLCompute" {
		return j, m.EntryPoints[0].Model
	}
	random := rand.New(rand.NewPCG(1, 2))
	data := func(n int) []byte {
		var b []byte
		for len(b) < n {
			w := random.Uint32N(1000)
			if random.IntN(2) == 0 {
				w = math.Float32bits(random.Float32()*8 - 4)
			}
			b = binary.LittleEndian.AppendUint32(b, w)
		}
		return b
	}
	seen := map[[2]uint32]bool{}
	for _, v := range m.Bindings {
		if v.Set == nil || v.Binding == nil {
			return j, "a binding without a number"
		}
		at := [2]uint32{*v.Set, *v.Binding}
		if seen[at] {
			continue
		}
		seen[at] = true
		if strings.Contains(v.Type.Text, "image") {
			return j, "images"
		}
		j.Buffers = append(j.Buffers, devices.Buffer{Set: at[0], Binding: at[1], Uniform: v.Storage == "Uniform" && !strings.Contains(fmt.Sprint(v.Type), "BufferBlock"), Data: data(folderBytes)})
	}
	if len(m.PushConstants) > 0 {
		j.Push = data(128)
	}
	return j, ""
}

func runJob(t *testing.T, file string, j devices.Job) ([][]byte, error) {
	t.Helper()
	dir := t.TempDir()
	args := []string{"run", file, "--entry", j.Entry, "--grid", fmt.Sprintf("%d,%d,%d", j.Grid[0], j.Grid[1], j.Grid[2])}
	for i, b := range j.Buffers {
		path := filepath.Join(dir, strconv.Itoa(i))
		require.NoError(t, os.WriteFile(path, b.Data, 0o600))
		args = append(args, "--buffer", fmt.Sprintf("%d.%d=%s", b.Set, b.Binding, path))
	}
	if j.Push != nil {
		path := filepath.Join(dir, "push")
		require.NoError(t, os.WriteFile(path, j.Push, 0o600))
		args = append(args, "--push-constants", path)
	}
	if out, err := exec.Command(mlirc, args...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%s: %w", bytes.TrimSpace(out), err)
	}
	var after [][]byte
	for i := range j.Buffers {
		b, err := os.ReadFile(filepath.Join(dir, strconv.Itoa(i)))
		require.NoError(t, err)
		after = append(after, b)
	}
	return after, nil
}

func differences(j devices.Job, want, have [][]byte) string {
	var text strings.Builder
	count := 0
	for i := range want {
		for at := 0; at+4 <= len(want[i]); at += 4 {
			w, h := binary.LittleEndian.Uint32(want[i][at:]), binary.LittleEndian.Uint32(have[i][at:])
			if w == h {
				continue
			}
			if count++; count < 12 {
				b := binary.LittleEndian.Uint32(j.Buffers[i].Data[at:])
				fmt.Fprintf(&text, "\n\t%d.%d+%d: driver %#x %v, mlirc %#x %v, before %#x %v", j.Buffers[i].Set, j.Buffers[i].Binding, at,
					w, math.Float32frombits(w), h, math.Float32frombits(h), b, math.Float32frombits(b))
			}
		}
	}
	if count == 0 {
		return "equal"
	}
	return fmt.Sprintf("DIFFERS in %d words%s", count, &text)
}
