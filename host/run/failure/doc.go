// Package failure says who is at fault when a part of a plan fails: the plugin, a tool, the
// host, or the input. It is given what was seen, and starts and reads nothing.
//
// # Vocabulary
//
//   - A [Part] is what was being done when something failed.
//   - A [Case] is the plan that it was part of, as far as the verdict depends on it.
//   - An [*Error] names stage and plugin. Where the input is at fault there is none:
//     diagnostics have said what is wrong.
//
// # Example
//
//	p := failure.Part{By: bundle.ByPlugin, Run: run, Input: payload}
//	if e := c.Failed(p, result.Failure, sink.HasErrors()); e != nil {
//		return e
//	}
package failure
