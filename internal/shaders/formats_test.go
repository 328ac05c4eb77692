package shaders_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/oracle"
)

// imageFormats are the formats that GLSL's layout names: a name, Vulkan's number, the bytes of a texel,
// and what a channel can hold.
var imageFormats = []struct {
	name        string
	number      uint32
	bytes       int
	kind        string // of the image: "", "i" or "u"
	least, most float64
}{
	{"rgba32f", 109, 16, "", -1e6, 1e6}, {"rgba16f", 97, 8, "", -100, 100}, {"rg32f", 103, 8, "", -1e6, 1e6}, {"rg16f", 83, 4, "", -100, 100},
	{"r11f_g11f_b10f", 122, 4, "", 0, 60}, {"r32f", 100, 4, "", -1e6, 1e6}, {"r16f", 76, 2, "", -100, 100},
	{"rgba16", 91, 8, "", -0.2, 1.2}, {"rgb10_a2", 64, 4, "", -0.2, 1.2}, {"rgba8", 37, 4, "", -0.2, 1.2}, {"rg16", 77, 4, "", -0.2, 1.2},
	{"rg8", 16, 2, "", -0.2, 1.2}, {"r16", 70, 2, "", -0.2, 1.2}, {"r8", 9, 1, "", -0.2, 1.2},
	{"rgba16_snorm", 92, 8, "", -1.2, 1.2}, {"rgba8_snorm", 38, 4, "", -1.2, 1.2}, {"rg16_snorm", 78, 4, "", -1.2, 1.2},
	{"rg8_snorm", 17, 2, "", -1.2, 1.2}, {"r16_snorm", 71, 2, "", -1.2, 1.2}, {"r8_snorm", 10, 1, "", -1.2, 1.2},
	{"rgba32i", 108, 16, "i", -1e9, 1e9}, {"rgba16i", 96, 8, "i", -32768, 32767}, {"rgba8i", 42, 4, "i", -128, 127}, {"rg32i", 102, 8, "i", -1e9, 1e9},
	{"rg16i", 82, 4, "i", -32768, 32767}, {"rg8i", 21, 2, "i", -128, 127}, {"r32i", 99, 4, "i", -1e9, 1e9}, {"r16i", 75, 2, "i", -32768, 32767},
	{"r8i", 14, 1, "i", -128, 127},
	{"rgba32ui", 107, 16, "u", 0, 4e9}, {"rgba16ui", 95, 8, "u", 0, 65535}, {"rgb10_a2ui", 68, 4, "u", 0, 3}, {"rgba8ui", 41, 4, "u", 0, 255},
	{"rg32ui", 101, 8, "u", 0, 4e9}, {"rg16ui", 81, 4, "u", 0, 65535}, {"rg8ui", 20, 2, "u", 0, 255}, {"r32ui", 98, 4, "u", 0, 4e9},
	{"r16ui", 74, 2, "u", 0, 65535}, {"r8ui", 13, 1, "u", 0, 255},
}

const formatShader = `#version 450
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 64) in;
layout(binding = 0, FORMAT) uniform readonly KINDimage2D a;
layout(binding = 1, FORMAT) uniform writeonly KINDimage2D b;
layout(std430, binding = 2) buffer R { KINDvec4 r[]; };
layout(std430, binding = 3) readonly buffer W { KINDvec4 w[]; };
layout(binding = 4) uniform readonly KINDimage2D c; // as a and b, but the program alone knows the format
layout(binding = 5) uniform writeonly KINDimage2D d;
void main() {
  int i = int(gl_LocalInvocationIndex);
  ivec2 p = ivec2(i & 15, i >> 4);
  r[i] = imageLoad(a, p);
  imageStore(b, p, w[i]);
  r[64 + i] = imageLoad(c, p);
  imageStore(d, p, w[i]);
  imageStore(d, p + ivec2(16, 0), w[i]); // beyond
}
`

// TestImageFormats reads and writes texels of every format, on Mesa's software driver and on the CPU:
// of images that declare it, and of images that do not; without TEST_LONG of a third of the formats.
func TestImageFormats(t *testing.T) {
	oracle.Need(t, "glslangValidator", "llc", "opt", "cc")
	d := devices.Vulkan(t)
	const texels = 64
	random := rand.New(rand.NewPCG(1, 2))
	for i, f := range imageFormats {
		if os.Getenv("TEST_LONG") == "" && i%3 != 0 {
			continue
		}
		source := strings.ReplaceAll(strings.ReplaceAll(formatShader, "FORMAT", f.name), "KIND", f.kind)
		image := make([]byte, f.bytes*texels)
		for i := range image {
			// Floats of all bits have numbers that are none, of which bits may change.
			if image[i] = byte(random.Uint32()); strings.HasSuffix(f.name, "f") {
				image[i] &= 0x3f
			}
		}
		var values []byte
		for range 4 * texels {
			x := f.least + random.Float64()*(f.most-f.least)
			if strings.HasSuffix(f.name, "f") { // the driver cuts floats off where others round; these are neither
				x = math.Round(x)
			}
			word := math.Float32bits(float32(x))
			if f.kind != "" {
				word = uint32(int64(x))
			}
			values = binary.LittleEndian.AppendUint32(values, word)
		}
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			file := func(name string) string { return filepath.Join(dir, name) }
			contents := map[string][]byte{"s.comp": []byte(source), "a": image, "c": image, "b": make([]byte, len(image)), "r": make([]byte, 32*texels), "w": values, "d": make([]byte, len(image))}
			for name, data := range contents {
				require.NoError(t, os.WriteFile(file(name), data, 0o600))
			}
			message, err := exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.2", file("s.comp"), "-o", file("s.spv")).CombinedOutput()
			require.NoError(t, err, "%s", message)
			module, err := os.ReadFile(file("s.spv"))
			require.NoError(t, err)
			described := &devices.Image{View: 1, Format: f.number, Extent: []uint32{16, 4}}
			want := d.Run(t, []devices.Job{{Module: module, Entry: "main", Grid: [3]uint32{1, 1, 1}, Buffers: []devices.Buffer{
				{Binding: 0, Image: described, Data: image}, {Binding: 1, Image: described, Data: make([]byte, len(image))},
				{Binding: 2, Data: contents["r"]}, {Binding: 3, Data: values},
				{Binding: 4, Image: described, Data: image}, {Binding: 5, Image: described, Data: make([]byte, len(image))},
			}}})[0]
			require.NoError(t, want.Err)
			message, err = exec.Command(mlirc, "run", file("s.spv"), "--grid", "1", "--image", "0.0=16x4="+file("a"), "--image", "0.1=16x4="+file("b"),
				"--buffer", "0.2="+file("r"), "--buffer", "0.3="+file("w"),
				"--image", "0.4=16x4x"+f.name+"="+file("c"), "--image", "0.5=16x4x"+f.name+"="+file("d")).CombinedOutput()
			require.NoError(t, err, "%s", message)
			read, err := os.ReadFile(file("r"))
			require.NoError(t, err)
			for i := range 2 * 4 * texels {
				theirs, ours := binary.LittleEndian.Uint32(want.Buffers[2][4*i:]), binary.LittleEndian.Uint32(read[4*i:])
				channel := fmt.Sprintf("channel %d of texel %d", i%4, i/4)
				if f.kind == "" { // where the driver multiplies by 1/255, this divides
					assert.InEpsilon(t, 1+math.Abs(float64(math.Float32frombits(theirs))), 1+math.Abs(float64(math.Float32frombits(ours))), 1e-6, channel)
					continue
				}
				assert.Equal(t, theirs, ours, channel)
			}
			for name, binding := range map[string]int{"b": 1, "d": 5} {
				stored, err := os.ReadFile(file(name))
				require.NoError(t, err)
				assert.Equal(t, want.Buffers[binding], stored, name)
			}
		})
	}
}
