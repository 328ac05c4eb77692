package loops_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

func TestPassesAgreeWithOracle(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	c.Files(t, "testdata/*.mlir")
}
