// Package diag has diagnostics: what is wrong, where, and how it is shown.
//
// # Vocabulary
//
//   - A [Diagnostic] is a value with a [Severity], a [Position], a message in lower
//     case without a full stop, and notes.
//   - A [Sink] collects them from concurrent work; workers that must report in a
//     fixed order fill sinks of their own, which are joined afterwards.
//   - A [Source] is a text with a line index.
//   - A [Trace] follows the operations of some places through passes, for a user who wants to
//     see what becomes of them.
//
// # Example
//
// [RenderAll] shows a diagnostic with the line it points at:
//
//	in.mlir:2:8: error: unknown operation 'std.adi'
//	  %0 = std.adi %a, %b : i32
//	       ^
//	in.mlir:2:8: note: did you mean 'std.addi'?
//
// [ParseExpectations] and [Check] serve -verify-diagnostics, [Source.Split]
// serves -split-input-file.
package diag
