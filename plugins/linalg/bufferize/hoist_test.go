package bufferize_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize"
)

func TestLoopHoisting(t *testing.T) {
	passdiff.New(t, bufferize.Passes()...).Files(t, "testdata/loop-hoisting.mlir")
}

func TestHoisting(t *testing.T) {
	passdiff.New(t, bufferize.Passes()...).Files(t, "testdata/hoisting.mlir")
}
