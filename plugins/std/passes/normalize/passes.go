package normalize

import "github.com/mlirc/mlirc/core/pass"

// Passes are all passes of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{SimplifyAffineStructures(), NormalizeMemRefs(), FoldMemRefSubviewOps(), FoldMemRefAliasOps()}
}
