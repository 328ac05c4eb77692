// Package advice says what a user can do about operations that were not converted: which
// pass converts them, and where in the pipeline it belongs. It knows what manifests and the
// plan say, and has no module.
//
// # Example
//
//	a := advice.Adviser{Catalog: cat, Stages: plan.Stages}
//	sink.Report(a.Advise(d, "convert-std-to-llvm"))
package advice
