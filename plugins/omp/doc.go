// Package omp is the OpenMP dialect: views of its operations, and what its definitions leave
// to code.
//
// # Vocabulary
//
//   - A team is the threads that execute a parallel region together.
//   - A work-sharing loop is one whose iterations the threads of a team share.
//
// # Example
//
//	loop := omp.AsWsloop(op)
//
// The operations are those of MLIR 13 and of MLIR 19, and mean what the OpenMP specification, version 5.0,
// says of the constructs of their names. Where both have an operation of a name that is not the same,
// that of MLIR 19 is another one here: its omp.parallel is omp.parallel.args, and its omp.wsloop is
// omp.wsloop.wrapper.
package omp
