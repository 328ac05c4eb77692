package overlap

import "github.com/mlirc/mlirc/core/pass"

// Passes are the passes of the package.
func Passes() []*pass.Pass { return []*pass.Pass{AffinePipelineDataTransfer()} }
