// Package harness makes a program of a module: it calls an entry function with values and
// says what that returns and leaves in memory.
//
// # Vocabulary
//
//   - An [Entry] is the function that is called. Its arguments and results are each a
//     [Param]: a number, a vector, or a memref of both.
//   - A [Value] is what one holds: sizes, and elements in row-major order. It comes from the
//     command line as text, from an .npy file, or at random.
//   - The wrapper is a function that is added to the module ([Entry.Wrap]). It reads the
//     arguments number by number, calls the entry, and writes results and memrefs the same
//     way.
//   - A [Kernel] is an entry point of an object, which describes itself (docs/kernels.md); a
//     [Launch] is a run of it on a grid, with the memory of files.
//   - The runtime is C code that the wrapper calls ([Runtime]): functions that read and write
//     an integer, and those of MLIR's runner libraries.
//
// The wrapper is of the dialects that the entry is of, and goes through the pipeline with
// it. So whatever the memref convention is, and the width of an index, both agree, and the
// host need not know how functions are called. Reading number by number takes some
// nanoseconds each, which is little beside a compiler.
//
// # Example
//
//	entry, err := harness.Find(module, "add")
//	values, err := entry.Values([]string{"1", "4xf32=[1, 2, 3, 4]"}, harness.Source{Read: os.ReadFile})
//	input, err := entry.Wrap(values)
//	// compile, link with Runtime, execute with input
//	outcome, err := entry.Outcome(values, output)
//	fmt.Println(outcome.Results[0].Text(false))
package harness
