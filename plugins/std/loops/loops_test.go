package loops_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/loops"
)

func TestPassesAgreeWithOracle(t *testing.T) {
	passdiff.New(t, loops.Passes()...).Files(t, "testdata/*.mlir")
}
