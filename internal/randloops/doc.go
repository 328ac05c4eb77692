// Package randloops writes random programs of affine and scf loops in which memory has
// several names, for tests of what passes of loops take for granted.
//
// No program has undefined behavior: subscripts lie within memrefs, loops end, memory is
// written before it is read, and iterations of loops that are written as parallel do not
// depend on each other. So a program computes the same behind every pass.
//
// # Vocabulary
//
//   - The kernel of a program is a function of nests of loops over memrefs that it is
//     passed, over globals and over what it allocates.
//   - The caller of a program passes memory to the kernel: the same twice, views that overlap,
//     globals, allocations. At its end it writes memory that is not visible outside to an
//     argument, so that all memory is observed.
//   - A [Zone] is memory that a program is called with; an [Arg] is a memref of a part of
//     one, so that two arguments may overlap, or a number.
//   - Decisions are those of a [randfunc.Tape], so that a program is made smaller as
//     functions of package randfunc are.
//
// # Example
//
//	p := randloops.New(randloops.Options{Seed: 7})
//	fmt.Print(p.Text)
package randloops
