// Package shaders is a corpus of compute shaders, each with buffers and with what a separate
// computation in Go says that it leaves in them.
//
// # Vocabulary
//
//   - A [Case] is a shader of testdata, in GLSL or SPIR-V assembly, a grid of workgroups, and
//     the buffers that it is run with.
//   - A [Buffer] has contents before the run and contents that are expected after it. Integers
//     are expected exactly, floats within the buffer's tolerance, and within [NaN] as NaN.
//   - A first line `// args:` of a shader has further arguments for glslangValidator.
//
// # Example
//
//	for _, c := range shaders.Cases() {
//		after := run(c.Source(), c.Grid, c.Buffers)
//		for i, b := range c.Buffers {
//			err := b.Check(after[i])
//		}
//	}
package shaders
