// Package run carries out a plan: it reads the input, hands it from plugin to
// plugin, and returns what the last one made.
//
// # Vocabulary
//
//   - A [Host] has what lasts: plugins, definitions, sessions, settings.
//   - An [Input] is a file's bytes, a [Result] the last artifact with timings and
//     counts.
//   - An error that is [ErrDiagnosed] is said by diagnostics: the input is at
//     fault. A [*failure.Error] and everything else is a problem around it.
//
// # Example
//
//	h := run.New(run.Options{Catalog: cat, Pool: pool, Library: lib})
//	result, err := h.Run(ctx, plan, run.Input{Name: "in.mlir", Data: text}, &sink)
package run
