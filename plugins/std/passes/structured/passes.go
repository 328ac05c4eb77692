package structured

import "github.com/mlirc/mlirc/core/pass"

// Passes are the passes of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		ForallToFor(), ForallToParallel(), ForLoopCanonicalization(), ForLoopPeeling(), ForLoopRangeFolding(), ForLoopSpecialization(), ForToWhile(), LoopCoalescing(), ParallelLoopCollapsing(), ParallelLoopFusion(),
		ParallelLoopSpecialization(), ParallelLoopTiling(),
	}
}
