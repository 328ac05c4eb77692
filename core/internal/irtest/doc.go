// Package irtest has a small dialect and a printer for tests of packages that
// know no dialect files.
//
//	ctx := irtest.NewContext()
//	m := irtest.Module(ctx)
//	fmt.Println(irtest.Dump(m))
package irtest
