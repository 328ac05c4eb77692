// Package interpret executes modules of func, std, memref, affine, scf and vector,
// for tests: what a pass makes of a program is executed in microseconds, and every
// access is checked.
//
// # Vocabulary
//
//   - A [Program] is a module that was compiled to closures; a [Machine] runs its
//     functions and holds its globals.
//   - A trap is what has no defined meaning: an access outside of a memref or of
//     freed memory, a division by zero, a run that does not end. It is an error of
//     [Machine.Call].
//   - The order says in which order the iterations of affine.parallel and
//     scf.parallel run, reductions included: as they are written, backwards, or
//     shuffled.
//   - A race is an access of one iteration of a parallel loop to what another
//     iteration writes, or a write to what another one reads. It is a trap, for no
//     order of whole iterations need show it.
//   - An element that is read before it is written is not a trap, since a pass may read what it
//     does not use; the machine notes it.
//
// # Example
//
//	p, err := interpret.Compile(module)
//	m := p.NewMachine(interpret.Settings{Order: interpret.Reversed})
//	results, err := m.Call("f", []interpret.Value{{N: 3}})
package interpret
