// Package randfunc writes random modules that can be executed, for tests.
//
// No function has undefined behavior: earlier operations ensure the requirements of an
// operation on its operands (a divisor is not zero, an index lies within the memref), memory is
// filled before it is read, and loops end. So two compilers must agree on every result and on
// every byte of memory.
//
// # Vocabulary
//
//   - A [Tape] is the list of all decisions. The same tape gives the same
//     function; any list of numbers is a tape. So a function is made smaller by
//     cutting pieces out of its tape, and stays valid and free of undefined
//     behavior. A span is a piece that decided one statement.
//   - A [Family] is a list of operations that belong together. An [Op] writes
//     one operation, with what guards it, at the end of a [Func]. A later dialect
//     is a family more.
//   - An axis is an index that affine expressions may have, with the range that its
//     values are in. An expression of axes has a range, too, so that subscripts lie
//     within buffers, and loops end soon.
//   - An entry is a function that C can call: its types are those of C, or lie
//     in memory. A function that has other types gets an entry, which carries
//     them over.
//   - A module has two texts. The old one is for MLIR 13: an operation that it
//     leaves or refuses is written there as what it means, with the same results.
//   - Functions with vectors leave a number for each value in a buffer. Their old text has each
//     operation on vectors element by element, so that one compiler can be compared with itself.
//   - An exact value has bits that every compiler agrees on. The others may be NaNs that came
//     out of arithmetic, whose payload is not defined.
//
// # Example
//
//	m := randfunc.New(randfunc.Options{Seed: 1, Functions: 100})
//	fmt.Print(m.Text())
package randfunc
