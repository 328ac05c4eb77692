// Package seeds holds the examples of the specification to what it says: each
// is read, printed in today's form, and where the specification shows what
// becomes of it, converted and compared.
//
// # Vocabulary
//
//   - A seed is one of the five documents that this compiler was asked to follow,
//     000 to 004. An example is a piece of IR in it: a block of code, or types and
//     conversions in the running text. Grammars, tables of names and C are none.
//   - docs/seeds.tsv lists them. Its columns: seed, number and line of the
//     example; the section; its kind; the profile that it is written in; what was
//     mended or put around it; whether it is read (reads) and becomes what the
//     seed shows (converts), `yes` or `not yet`; the issue for what is not; the
//     test. A proposal is `refused`.
//   - Kinds: `as written`, as MLIR 13 reads it; `older form`, as the seed has
//     it and as nothing else reads it now; `fragment`, part of a program that was
//     completed; `erratum`, which was mended, and may be a fragment, too;
//     `proposal`, a language that the seed considers and drops, which is refused
//     with a diagnostic that says so.
//   - A rule is what the text of a seed says, `prose`, or a production of its
//     `grammar`. Its number begins with `r`, the column mended has the rule in other
//     words, and reads says that it `holds`, or that it is `superseded`: a later
//     specification has another rule, which the test shows, too; or `not yet`: what
//     it refuses is still accepted.
//   - The profile is the one that a text is read in.
//   - Seed 004 is a change to documents: an example is one side of it, without the
//     marks.
//
// An archive in testdata holds an example:
//
//   - `seed`: the text of the seed; it is what is read if nothing else is said.
//   - `input`: what is read, where that is another text.
//   - `types [PASS]`: types, or a type and what it is the same as, behind `=>`;
//     with a pass, what it becomes. `refused`: types that must not be.
//   - `result PASS...`: what the seed says that the input becomes, up to names and
//     to what has no effect. Options and the memref convention follow the pass.
//   - `printed`, `printed result`: today's form, written by `make golden`.
//
// An archive in testdata/rules holds rules; a section is the name of one, and
//
//   - `accepted`: a text that is read and valid; several stand apart by `// -----`.
//   - `same`: a text that means the same as what is accepted.
//   - `printed`, `after PASS...`: that in today's form, and what passes make of
//     it, written by `make golden`; `fails PASS...`, the error with which one stops.
//   - `refused`: texts each of which has the errors that it expects.
//
// The test of a rule may also be one of another package: its folder and its name.
//
// # Example
//
//	go test ./internal/seeds -run TestExamples/000-12
package seeds
