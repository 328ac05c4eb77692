package plugin_test

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRefused compiles what is not supported: the first diagnostic says what it is.
func TestRefused(t *testing.T) {
	main := func(declarations, body string) string {
		if !strings.Contains(declarations, "local_size_x") {
			declarations += "\nlayout(local_size_x = 8) in;"
		}
		return "#version 450\n" + declarations + "\nlayout(set=0,binding=0) buffer A { uint a[]; };\nvoid main() { " + body + " }"
	}
	controls := func(capability, mode int) string {
		return fmt.Sprintf("#extension GL_EXT_spirv_intrinsics : require\n"+
			"spirv_execution_mode(extensions = [\"SPV_KHR_float_controls\"], capabilities = [%d], %d, 32);", capability, mode)
	}
	for _, c := range []struct {
		name, glsl, want string
		options          map[string]string
		constants        string
		patch            func(op uint32, words []byte) // changes instructions of the module
	}{
		{name: "sampled image", glsl: main("layout(set=0,binding=1) uniform sampler2D im;", "a[0] = uint(textureLod(im, vec2(0), 0).x);"), want: "is sampled (capability Shader)"},
		{name: "uniform texel buffer", glsl: main("#extension GL_EXT_samplerless_texture_functions : require\nlayout(set=0,binding=1) uniform textureBuffer im;", "a[0] = uint(texelFetch(im, 0).x);"), want: "is a uniform texel buffer (capability SampledBuffer)"},
		{name: "separate image", glsl: main("#extension GL_EXT_samplerless_texture_functions : require\nlayout(set=0,binding=1) uniform texture2D im;", "a[0] = uint(texelFetch(im, ivec2(0), 0).x);"), want: "is an image that is sampled (capability Shader)"},
		{name: "several samples", glsl: main("layout(set=0,binding=1,r32ui) uniform uimage2DMS im;", "a[0] = imageLoad(im, ivec2(0), 0).x;"), want: "is an image with several samples (capability StorageImageMultisample)"},
		{name: "atomics without a format", glsl: main("layout(set=0,binding=1,r32ui) uniform uimage2D im;", "imageAtomicAdd(im, ivec2(0), a[0]);"), patch: withoutFormats, want: "points to a texel of an image without a format"},
		{name: "derivatives of one lane", glsl: main("#extension GL_NV_compute_shader_derivatives : require\nlayout(local_size_x = 8, local_size_y = 2) in;\nlayout(derivative_group_quadsNV) in;", "a[0] = uint(dFdx(float(a[1])));"), options: map[string]string{"subgroup-size": "1"}, want: "let subgroup-size be 4 or more"},
		{name: "derivatives of no groups", glsl: main("#extension GL_NV_compute_shader_derivatives : require\nlayout(local_size_x = 8, local_size_y = 2) in;\nlayout(derivative_group_quadsNV) in;", "a[0] = uint(dFdx(float(a[1])));"), patch: withoutModes, want: "asks for the neighbours of an invocation, and entry point 'main' does not say which they are"},
		{name: "uneven quads", glsl: main("#extension GL_NV_compute_shader_derivatives : require\nlayout(local_size_x = 8, local_size_y = 2) in;\nlayout(derivative_group_quadsNV) in;", "a[0] = uint(dFdx(float(a[1])));"), patch: withThreeRows, want: "has workgroups of 8 x 3 x 1 invocations, and with DerivativeGroupQuadsNV the first two must be even"},
		{name: "uneven lines", glsl: main("#extension GL_NV_compute_shader_derivatives : require\nlayout(local_size_x = 6, local_size_y = 2) in;\nlayout(derivative_group_linearNV) in;", "a[0] = uint(dFdx(float(a[1])));"), patch: withThreeRows, want: "has workgroups of 6 x 3 x 1 invocations, and with DerivativeGroupLinearNV there must be a multiple of four"},
		{name: "mask of a workgroup", glsl: main("#extension GL_KHR_shader_subgroup_ballot : require", "a[0] = subgroupBallot(a[1] > 1).x;"), patch: ofWorkgroups, want: "is of a workgroup, for which masks on the CPU have no bits"},
		{name: "partitions of a workgroup", glsl: main("#extension GL_NV_shader_subgroup_partitioned : require", "a[0] = subgroupPartitionedAddNV(a[1], uvec4(15));"), patch: ofWorkgroups, want: "is of a workgroup, and partitions are parts of a subgroup"},
		{name: "group of the device", glsl: main("#extension GL_KHR_shader_subgroup_vote : require", "a[0] = uint(subgroupAll(a[1] > 1));"), patch: ofDevices, want: "execution scope must be 'Workgroup' or 'Subgroup'"},
		{name: "scan of quads of a workgroup", glsl: main("#extension GL_KHR_shader_subgroup_arithmetic : require\n#extension GL_NV_compute_shader_derivatives : require\nlayout(local_size_x = 8, local_size_y = 2) in;\nlayout(derivative_group_quadsNV) in;", "a[0] = subgroupInclusiveAdd(uint(dFdx(float(a[1]))));"), patch: ofWorkgroups, want: "goes through a workgroup in the order of its invocations, and lanes have that of quads"},
		{name: "rounding", glsl: main(controls(4468, 4463), "a[0] = 1;"), want: "asks for RoundingModeRTZ, and operations on floats"},
		{name: "subnormal numbers", glsl: main(controls(4465, 4460), "a[0] = 1;"), want: "asks for DenormFlushToZero, and operations on floats"},
		{name: "unsized array", glsl: main("#extension GL_EXT_nonuniform_qualifier : enable\nlayout(set=0,binding=1) buffer B { uint b[]; } bs[];", "a[0] = bs[a[1]].b[0];"), want: "is an array of buffers without a length"},
		{name: "size", glsl: main("", "a[0] = 1;"), options: map[string]string{"subgroup-size": "6"}, want: "subgroup-size is 6, but must be 1, 4, 8, 16 or 32, or 0 for what fits"},
		{name: "constant", glsl: main("layout(constant_id = 1) const uint k = 3;", "a[0] = k;"), constants: "1=many", want: "specialization constant 1: 'many' is no integer of 32 bits"},
		{name: "pair", glsl: main("", "a[0] = 1;"), constants: "1", want: "'1' is no specialization constant; write ID=VALUE"},
		{name: "stack", glsl: main("shared uint s[1000000];", "s[a[0]] = 1; a[1] = s[2];"), want: "needs more than 2097152 bytes of stack"},
		{name: "stage", glsl: "", want: "is of a stage that is no compute kernel"},
		{name: "workgroup", glsl: strings.ReplaceAll(main("", "a[0] = 1;"), "local_size_x = 8", "local_size_x_id = 0"), constants: "0=70000", want: "has workgroups of 70000 x 1 x 1 invocations; at most 65536 are supported"},
	} {
		t.Run(c.name, func(t *testing.T) {
			spv := []byte(nil)
			if c.glsl == "" {
				spv = assembledAs(t, "#version 450\nlayout(location=0) out vec4 v;\nvoid main() { v = vec4(1); }", "", "frag")
			} else {
				spv = assembled(t, c.glsl, "")
			}
			if c.patch != nil {
				patched(spv, c.patch)
			}
			_, problems := diagnosed(t, spv, c.constants, c.options)
			require.NotEmpty(t, problems)
			require.Contains(t, problems[0].Message, c.want)
		})
	}
}

var word = binary.LittleEndian

// patched calls a function for each instruction of a module, which may change it.
func patched(spv []byte, change func(op uint32, words []byte)) {
	for at := 5 * 4; at < len(spv); {
		head := word.Uint32(spv[at:])
		end := at + int(head>>16)*4
		change(head&0xffff, spv[at:end])
		at = end
	}
}

// withoutFormats changes the format of each image to Unknown.
func withoutFormats(op uint32, words []byte) {
	if op == 25 { // OpTypeImage
		word.PutUint32(words[8*4:], 0)
	}
}

// withoutModes makes DerivativeGroupQuadsNV another execution mode without operands.
func withoutModes(op uint32, words []byte) {
	if op == 16 && word.Uint32(words[8:]) == 5289 { // OpExecutionMode
		word.PutUint32(words[8:], 31) // ContractionOff
	}
}

// ofWorkgroups changes operations of subgroups to those of workgroups.
func ofWorkgroups(op uint32, words []byte) { withConstant(op, words, 3, 2) }

// ofDevices changes operations of subgroups to those of the device.
func ofDevices(op uint32, words []byte) { withConstant(op, words, 3, 1) }

// withConstant changes a number to another.
func withConstant(op uint32, words []byte, from, to uint32) {
	if op == 43 && len(words) == 16 && word.Uint32(words[12:]) == from { // OpConstant
		word.PutUint32(words[12:], to)
	}
}

// withThreeRows changes workgroups of two rows to three.
func withThreeRows(op uint32, words []byte) {
	withConstant(op, words, 2, 3) // of which WorkgroupSize is made
}
