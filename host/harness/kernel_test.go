package harness_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/harness"
)

func TestParseGrid(t *testing.T) {
	for text, want := range map[string][3]uint32{
		"7": {7, 1, 1}, "7,8": {7, 8, 1}, "2147483647,0,3": {2147483647, 0, 3}, " 1, 2 ,3": {1, 2, 3}, "0": {0, 1, 1},
	} {
		got, err := harness.ParseGrid(text)
		require.NoError(t, err)
		assert.Equal(t, want, got, text)
	}
}

// TestOpenMPSettings: what the user says of threads is left alone.
func TestOpenMPSettings(t *testing.T) {
	bind, sleep := "OMP_PROC_BIND=true", "KMP_BLOCKTIME=1"
	for said, want := range map[string][]string{
		"HOME=/": {bind, sleep}, "OMP_NUM_THREADS=1": {sleep}, "OMP_PLACES=cores": {sleep}, "OMP_PROC_BIND=false": {sleep},
		"KMP_BLOCKTIME=200": {bind}, "OMP_WAIT_POLICY=active": {bind},
	} {
		assert.Equal(t, want, harness.OpenMPSettings([]string{"USER=x", said}), said)
	}
	assert.Empty(t, harness.OpenMPSettings([]string{"KMP_AFFINITY=none", "KMP_LIBRARY=turnaround"}))
}

func TestFindKernel(t *testing.T) {
	a, b := &harness.Kernel{Name: "a"}, &harness.Kernel{Name: "b"}
	k, err := harness.FindKernel([]*harness.Kernel{a}, "")
	require.NoError(t, err)
	assert.Same(t, a, k)
	k, err = harness.FindKernel([]*harness.Kernel{a, b}, "b")
	require.NoError(t, err)
	assert.Same(t, b, k)
	_, err = harness.FindKernel([]*harness.Kernel{a, b}, "")
	assert.EqualError(t, err, "say which entry point to run with --entry; there is 'a', 'b'")
	_, err = harness.FindKernel(nil, "")
	assert.ErrorContains(t, err, "there is no entry point that runs on a grid")
}

// TestBindArray: an array of buffers takes its binding once for each element.
func TestBindArray(t *testing.T) {
	k := &harness.Kernel{Name: "k", PushConstants: 8, Bindings: []harness.Binding{
		{Set: 0, Binding: 2, Count: 1, Uniform: true}, {Set: 1, Binding: 0, Count: 3, Least: 2},
	}}
	l := harness.Launch{Kernel: k, Push: make([]byte, 8), Memory: []harness.Memory{{Name: "x", Size: 4}, {Name: "y", Size: 2}}}
	flags := []harness.BufferFlag{{Set: 1, Name: "x"}, {Set: 1, Name: "y"}, {Binding: 2, Name: "x"}, {Set: 1, Name: "x"}}
	require.NoError(t, l.Bind(flags, []int{0, 1, 0, 0}))
	assert.Equal(t, []int{0, 0, 1, 0}, l.Buffers)
	assert.True(t, l.Memory[0].Writable)

	l.Buffers = nil
	assert.EqualError(t, l.Bind(flags[:3], []int{0, 1, 0}),
		"binding 1.0 of entry point 'k' takes an array of 3 buffers, and --buffer 1.0 is there 2 times")
	l.Buffers, l.Push = nil, make([]byte, 7)
	assert.EqualError(t, l.Bind(flags, []int{0, 1, 0, 0}), "--push-constants: the file has 7 bytes, and entry point 'k' reads 8")
	l.Buffers, l.Push = nil, nil
	assert.EqualError(t, l.Bind(flags, []int{0, 1, 0, 0}),
		"entry point 'k' reads 8 bytes of push constants; name a file of them with --push-constants FILE")
}

func TestKernelHeader(t *testing.T) {
	text := string(harness.KernelHeader("a.spv", []*harness.Kernel{{
		Name: "it */", Symbol: "kernel_it", WorkgroupSize: [3]uint32{8, 4, 1}, SubgroupSize: 8, PushConstants: 12,
		Bindings: []harness.Binding{{Binding: 1, Count: 1, ReadOnly: true, Least: 4}, {Set: 2, Count: 3, Uniform: true, Least: 64},
			{Set: 3, Count: 1, Axes: 2, Texel: 4, Format: 4}, {Set: 4, Count: 1, Axes: 1}},
	}}))
	assert.Contains(t, text, `
/* Entry point 'it * /': workgroups of 8 x 4 x 1 invocations, subgroups of 8.
   buffers[0]: set 0, binding 1, storage, at least 4 bytes, not written
   buffers[1] to buffers[3]: set 2, binding 0, uniform, at least 64 bytes
   buffers[4]: set 3, binding 0, image of 2 extents, texels of 4 bytes
   buffers[5]: set 4, binding 0, image of 1 extents, the fourth number says the format
   push_constants: at least 12 bytes
   Returns 0; 1 for another version; 2 for less than 6 buffers; 3 for too few push constants. */
int32_t kernel_it(const struct mlirc_launch *launch);
`)
}

// TestKernelsOfNothing: what is no object is said.
func TestKernelsOfNothing(t *testing.T) {
	_, err := harness.Kernels([]byte("text"))
	assert.ErrorContains(t, err, "the object is not in ELF format")
}
