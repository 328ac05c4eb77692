package llvmhints

import "github.com/mlirc/mlirc/core/pass"

// Passes are those of this package.
func Passes() []*pass.Pass { return []*pass.Pass{AffineAddLLVMHints()} }
