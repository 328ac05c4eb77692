package loops

import "github.com/mlirc/mlirc/core/pass"

// Passes are the passes of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		AffineLoopInterchange(), AffineLoopInvariantCodeMotion(), AffineLoopNormalize(), AffineLoopTile(), AffineLoopUnroll(),
		AffineLoopUnrollJam(), AffineSuperVectorize(),
	}
}
