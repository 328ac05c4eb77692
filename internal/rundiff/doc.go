// Package rundiff compiles random modules with two chains of tools, runs both
// and compares.
//
// # Vocabulary
//
//   - A chain makes an object file of a module: theirs is mlir-opt-13,
//     mlir-translate-13 and llc-13, ours is mlirc and the same llc-13. What
//     mlir-opt-13 cannot lower it gets written as what it means. llc-13 cannot
//     compute with bf16, so that it gets f16 in its place from both. Of functions with vectors
//     theirs is mlirc, too, of what each operation means, element by element.
//   - The driver is a program in C that calls every entry of the module with
//     random data, the same for both chains, and prints results and memory. What
//     it prints is what is compared. NaNs that came out of arithmetic have no
//     bits of their own there.
//   - A difference is an entry of which the two programs print something else, or
//     a tool that refused the module or crashed.
//
// A difference is made smaller by leaving out functions, and then statements, as
// long as it is a difference of the same kind.
//
// With a pipeline of passes both chains are mlirc, of which one runs the passes
// first: what they make of a module computes the same.
//
// # Example
//
//	c := rundiff.Comparison{Mlirc: "bin/mlirc", Dir: dir}
//	if d := c.Compare(randfunc.New(o)); d != nil {
//		fmt.Println(c.Reduce(o, d, 100))
//	}
package rundiff
