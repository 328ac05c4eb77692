package harness_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/harness"
)

// TestBindFormat: the format of an image comes from the module, or else from the flag.
func TestBindFormat(t *testing.T) {
	bind := func(b harness.Binding, flag string, size uint64) (*harness.Launch, error) {
		f, err := harness.ParseImage(flag)
		if err != nil {
			return nil, err
		}
		b.Count = 1
		l := &harness.Launch{Kernel: &harness.Kernel{Name: "k", Bindings: []harness.Binding{b}}, Memory: []harness.Memory{{Name: f.Name, Size: size}}}
		return l, l.Bind([]harness.BufferFlag{f}, []int{0})
	}
	floats, integers := harness.Binding{Axes: 2}, harness.Binding{Axes: 1, Texels: true, Integers: true}
	declared, wide := harness.Binding{Axes: 2, Texel: 4, Format: 4}, harness.Binding{Axes: 1, Texel: 8}
	for _, c := range []struct {
		binding harness.Binding
		flag    string
		size    uint64
		head    []uint32
	}{
		{floats, "0.0=3x2xrgba8=f", 24, []uint32{3, 2, 0, 4}},
		{floats, "0.0=3x2xr11f_g11f_b10f=f", 24, []uint32{3, 2, 0, 8}},
		{floats, "0.0=3x2xrgba16_snorm=f", 48, []uint32{3, 2, 0, 16}},
		{integers, "0.0=5xr8ui=f", 5, []uint32{5, 0, 0, 39}},
		{integers, "0.0=5xrgb10_a2ui=f", 20, []uint32{5, 0, 0, 34}},
		{declared, "0.0=3x2xrgba8=f", 24, []uint32{3, 2}},
		{declared, "0.0=3x2=f", 24, []uint32{3, 2}},
		{wide, "0.0=3=f", 24, []uint32{3}},
		{wide, "0.0=3xr64i=f", 24, []uint32{3}},
	} {
		l, err := bind(c.binding, c.flag, c.size)
		require.NoError(t, err, c.flag)
		in := l.Input()[8*8:] // behind the repeats, the grid, the number of memories, and file, size and use
		assert.Equal(t, uint64(len(c.head)), binary.LittleEndian.Uint64(in), c.flag)
		for i, n := range c.head {
			assert.Equal(t, uint64(n), binary.LittleEndian.Uint64(in[8*(i+1):]), c.flag)
		}
	}
	for _, c := range []struct {
		binding    harness.Binding
		flag, want string
		size       uint64
	}{
		{floats, "0.0=3x2=f", "--image 0.0=3x2=f: the module says no format for this image; write it behind the size, as in WIDTHxHEIGHTxFORMAT, where FORMAT is rgba32f, rgba16f,", 24},
		{floats, "0.0=3x2xr8i=f", "--image 0.0=3x2xr8i=f: the format r8i is none that this image may have; these are rgba32f,", 6},
		{integers, "0.0=3xr8=f", "the format r8 is none that this image may have; these are rgba32i,", 3},
		{integers, "0.0=3xr64ui=f", "the format r64ui is none that this image may have", 24},
		{declared, "0.0=3x2xr8=f", "the format of this image is rgba8 in the module; leave it out here", 6},
		{wide, "0.0=3xr32i=f", "the channels of this image have 64 bits; leave the format out here", 12},
		{floats, "0.0=3x2xrgba7=f", "'rgba7' is no format; there are rgba32f,", 24},
		{floats, "0.0=rgba8=f", "write --image SET.BINDING=WIDTHxHEIGHT=FILE", 24},
		{floats, "0.0=3x2xrgba8=f", "the file has 25 bytes, and an image of 3x2 texels of 4 bytes has 24", 25},
		{floats, "0.0=3xrgba8=f", "this binding of entry point 'k' is an image; write --image 0.0=WIDTHxHEIGHTxFORMAT=f", 12},
	} {
		_, err := bind(c.binding, c.flag, c.size)
		assert.ErrorContains(t, err, c.want, c.flag)
	}
	integers.Count = 1
	l := &harness.Launch{Kernel: &harness.Kernel{Name: "k", Bindings: []harness.Binding{integers}}}
	assert.EqualError(t, l.Bind(nil, nil), "binding 0.0 of entry point 'k' has no buffer; name a file with --image 0.0=WIDTHxFORMAT=FILE")
}
