// Package target describes what code is generated for.
//
// # Vocabulary
//
//   - A triple names architecture, vendor, system and environment, as LLVM has it:
//     aarch64-unknown-linux-gnu. The vendor may be left out.
//   - A [Target] is a triple with a processor, features, a relocation model, a code model,
//     and what follows from the triple: the data layout and the width of a pointer.
//   - A [Field] of it is what an option of a pass may stand for (pass.Option.Target): the
//     host fills the option in, or says that it contradicts.
//
// A run carries the target as the resource [Resource].
//
// # Example
//
//	t, err := target.Parse(resources[target.Resource])
//	fmt.Println(t.Triple, t.IndexWidth)
package target
