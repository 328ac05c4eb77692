// Package archive reads and writes txtar files, in which tests keep what belongs
// together: the input and each stage that comes of it.
//
// # Vocabulary
//
//   - A section begins with a line `-- NAME --` and ends where the next one
//     begins. What stands before the first is the comment.
//
// # Example
//
//	a := archive.Read(t, "testdata/access.txtar")
//	got := convert(a.Text("input.mlir"))
//	if archive.Rewrites() {
//		a.Set("output.mlir", got)
//		a.Write(t, "testdata/access.txtar")
//	}
package archive
