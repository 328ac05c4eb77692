// Package openmp calls LLVM's OpenMP runtime, libomp, from functions of the LLVM dialect.
//
// # Vocabulary
//
//   - A location is the place in the source that the runtime knows: a constant of the
//     module, of the type ident_t.
//   - A task is a function that each thread of a team calls. It takes the address of the
//     thread's number in the program, of that in its team, and what it shares with the others.
//
// # Example
//
//	rt := openmp.New(module, table, types, "kernel.location")
//	err := rt.Call(b, "__kmpc_fork_call", rt.Location(b), one, rt.Task(b, name, taskType), shared)
package openmp
