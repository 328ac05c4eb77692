// Package irtest has a small dialect and a printer for tests of packages that
// know no dialect files.
//
// # Vocabulary
//
//   - A [Dialect] is made of traits, without a definition file.
//   - A dump is IR as text that is enough to compare.
//
// # Example
//
//	ctx := irtest.NewContext()
//	m := irtest.Module(ctx)
//	fmt.Println(irtest.Dump(m))
package irtest
