package e2e_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/oracle"
)

// bounded is a shader that asks for 120 bytes of push constants, a buffer of 32 and an image.
const bounded = `#version 450
layout(local_size_x = 8) in;
layout(constant_id = 0) const uint add = 1;
layout(push_constant) uniform P { uint n[30]; } p;
layout(binding = 1) buffer R { uint x; uint r[7]; };
layout(binding = 2, r32ui) uniform readonly uimage2D a;
void main() { r[gl_LocalInvocationIndex % 7] = p.n[29] + add + imageLoad(a, ivec2(1)).x; }
`

// sampling is a shader that samples an image.
const sampling = `#version 450
layout(local_size_x = 8) in;
layout(binding = 0) uniform sampler2D s;
layout(binding = 1) buffer R { vec4 r[]; };
void main() { r[gl_LocalInvocationIndex] = textureLod(s, vec2(0.5), 0.0); }
`

// TestRunShaderRefuses: what a shader asks for is known before it runs, and is an error where it is not there.
func TestRunShaderRefuses(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	oracle.Need(t, "glslangValidator")
	d := newDesk(t, map[string]string{
		"bounded.comp": bounded, "sampling.comp": sampling, "three": "abc", "buffer": strings.Repeat("\x00", 32),
		"push": strings.Repeat("\x00", 116) + "\x05\x00\x00\x00", "image": strings.Repeat("\x02\x00\x00\x00", 6),
	})
	for _, name := range []string{"bounded", "sampling"} {
		d.compile("glslangValidator", "-V", "--target-env", "vulkan1.2", name+".comp", "-o", name+".spv")
	}
	buffer, push, image := []string{"--buffer", "0.1=buffer"}, []string{"--push-constants", "push"}, []string{"--image", "0.2=3x2=image"}
	with := func(parts ...[]string) []string {
		args := []string{"run", "bounded.spv", "--grid", "1"}
		for _, p := range parts {
			args = append(args, p...)
		}
		return args
	}
	for want, args := range map[string][]string{
		"--buffer 0.1=three: the file has 3 bytes, and the buffer must have at least 32":                              with([]string{"--buffer", "0.1=three"}, push, image),
		"entry point 'main' reads 120 bytes of push constants; name a file of them with --push-constants FILE":        with(buffer, image),
		"--push-constants: the file has 32 bytes, and entry point 'main' reads 120":                                   with(buffer, image, []string{"--push-constants", "buffer"}),
		"binding 0.2 of entry point 'main' has no buffer; name a file with --image 0.2=WIDTHxHEIGHT=FILE":             with(buffer, push),
		"--buffer 0.2=image: this binding of entry point 'main' is an image; write --image 0.2=WIDTHxHEIGHT=image":    with(buffer, push, []string{"--buffer", "0.2=image"}),
		"--image 0.1=8=buffer: this binding of entry point 'main' is a buffer; write --buffer 0.1=buffer":             with(push, image, []string{"--image", "0.1=8=buffer"}),
		"--image 0.2=3x3=image: the file has 24 bytes, and an image of 3x3 texels of 4 bytes has 36":                  with(buffer, push, []string{"--image", "0.2=3x3=image"}),
		"--image 0.2=8x1=buffer: the file of an image stands for no other binding; copy it":                           with(buffer, push, []string{"--image", "0.2=8x1=buffer"}),
		"--image 0.2=65536x65536=image: this image is larger than 2147483520 bytes, which an image has at most":       with(buffer, push, []string{"--image", "0.2=65536x65536=image"}),
		"error: 'spv.GlobalVariable' op is sampled (capability Shader), which is not supported in kernels on the CPU": {"run", "sampling.spv", "--grid", "1", "--buffer", "0.1=buffer"},
	} {
		got := d.mlirc(args...)
		first, _, _ := strings.Cut(got.stderr, "\n")
		assert.Contains(t, first, want)
		assert.NotZero(t, got.status, want)
	}
	assert.Equal(t, strings.Repeat("\x00", 32), d.read("buffer"))
	d.succeed(with(buffer, push, image, []string{"--spec-constant", "99=3"})...)
	assert.Equal(t, "\x00\x00\x00\x00"+strings.Repeat("\x08\x00\x00\x00", 7), d.read("buffer"))
}
