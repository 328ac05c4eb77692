package gpu_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

func TestCanonicalize(t *testing.T) {
	all := transforms.Canonicalize(gpu.Dialect.Canonicalize, memref.Dialect.Canonicalize)
	passdiff.New(t, all).Files(t, "testdata/canonicalize.mlir")
}
