// Package dlti is the dialect dlti: attributes that say how the machine lays out data, and what
// its devices are.
//
// # Vocabulary
//
//   - A data layout is a list of entries, each with a key, which is a type or a name.
//   - `dlti.dl_spec` on a module is its data layout, `dlti.target_system_spec` lists devices.
//
// What follows from a data layout is in sdk/target, where host and plugins find it.
//
// # Example
//
//	module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>>} {
//	}
package dlti
