package fusion_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/fusion"
)

func TestAgreesWithOracle(t *testing.T) {
	c := passdiff.New(t, append(fusion.Passes(), transforms.CSE)...)
	c.DistinctArguments = true
	c.Files(t, "testdata/*.mlir")
}
