// Package kernels tests and measures the numerical kernels of examples/kernels:
// each is there with affine operations, with scf, and in C, with a driver in C
// that compares what the three compute.
//
// # Vocabulary
//
//   - A kernel is NAME.mlir, with the functions NAME_affine and NAME_scf, and
//     NAME.c, with the same computation in C, the sizes of its buffers, and what is
//     in them at the beginning. list.h names all kernels.
//   - The driver runs each on buffers with the same contents and compares them bit
//     by bit with what C leaves.
//
// # Example
//
//	cd examples/kernels
//	cat *.mlir | mlirc --pipeline cpu-bare-ptr - -o kernels.o
//	cc -O2 -ffp-contract=off *.c kernels.o -o driver -lm && ./driver
package kernels
