// Package plugintest is the test kit of a plugin's author.
//
// # Vocabulary
//
//   - A [Subject] is a plugin under test: [Local] in the process of the test, or
//     [Program] in one of its own, without a sandbox. Both are spoken to by the
//     protocol, so that a test is the same for either.
//   - A [Kit] is some subjects that work together, as a host has them: each does
//     its passes of a pipeline. Plugins of others can be among them.
//   - A golden file is a txtar file: an input, and what pipelines make of it.
//
// # What there is to test
//
//   - [Kit.Golden]: what passes make of modules, and what they say.
//   - [RoundTrip]: text, generic text and bytecode of each operation, type and
//     attribute of a dialect, from its definition alone.
//   - [Rules]: each rule and hook of a dialect has a case that breaks it.
//   - [Earlier]: modules of an earlier version of the dialect are understood, and
//     what earlier plugins get is what they know.
//   - [Kit.Run] with a context: what crashes says so ([Failure]), and what is
//     cancelled or late leaves the plugin as it was.
//   - [Conforms]: what `mlirc plugins check` says of the program.
//
// # Example
//
//	func TestGolden(t *testing.T) {
//		plugintest.New(t, plugintest.Local(my.Plugin()), plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
//	}
//
//	func TestDialect(t *testing.T) {
//		plugintest.RoundTrip(t, my.Dialect)
//		plugintest.Rules(t, my.Dialect, "testdata/*.mlir")
//	}
package plugintest
