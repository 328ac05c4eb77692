// Package randkernel makes compute shaders in GLSL from a seed, for comparisons of what computes
// them: expressions on integers, control flow, functions, arrays, shared memory, barriers, atomics
// and subgroup operations.
//
// # Vocabulary
//
//   - A [Kernel] is the text of a shader, with a buffer that it reads and one that it fills.
//   - Its reference is the same kernel in a program in C, whose invocations are threads.
//   - Control is uniform where all invocations of a workgroup are on the same path. Barriers and
//     subgroup operations stand only there, as what they do elsewhere is undefined or up to the
//     implementation; subgroup operations that need no others stand below a condition, too.
//
// What a kernel computes is defined: shifts and indices are masked, divisors are odd, and no
// invocation reads what another writes without a barrier between them.
//
// # Example
//
//	k := randkernel.New(7)
//	// compile k.Source, run it on k.Groups workgroups with k.Input and a buffer of k.Words words
package randkernel
