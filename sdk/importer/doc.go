// Package importer writes dialect files from definitions that were written elsewhere: from
// records of ODS, as `llvm-tblgen --dump-json` prints them, and from modules of IRDL.
//
// # Vocabulary
//
//   - A record is a definition of TableGen: a name, its classes, and fields.
//   - A remark says what a dialect file cannot: a verifier in C++, a custom parser, a native
//     predicate. It stands as a comment where it belongs.
//   - A clause that the checks of dialect files refuse is taken back: its text stays as a comment,
//     with the reason. So what is written always passes `mlirc dialect check`.
//
// # Example
//
//	f, err := importer.TableGen(json, importer.Options{Dialect: "emitc"})
//	os.Stdout.Write(f.Text)
package importer
