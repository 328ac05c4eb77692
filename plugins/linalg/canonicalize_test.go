package linalg_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

func TestCanonicalize(t *testing.T) {
	all := transforms.Canonicalize(linalg.Dialect.Canonicalize, tensor.Dialect.Canonicalize, std.Dialect.Canonicalize, memref.Dialect.Canonicalize)
	passdiff.New(t, all).Files(t, "testdata/canonicalize.mlir")
}

// TestInline calls functions with operations whose regions end with what they yield.
func TestInline(t *testing.T) {
	passdiff.New(t, transforms.Inline(linalg.Dialect.Canonicalize, std.Dialect.Canonicalize)).Files(t, "testdata/inline.mlir")
}
