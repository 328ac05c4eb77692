package tollvm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/tollvm"
)

// TestAgreesWithOracle compares with mlir-opt-13, after both are cleaned up: casts stand elsewhere.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, tollvm.Pass(), transforms.CSE).Files(t, "testdata/*.mlir")
}

// TestWidthOfIndex: an index is as wide as the data layout says.
func TestWidthOfIndex(t *testing.T) {
	got := passdiff.New(t, tollvm.Pass()).Apply(t, "convert-linalg-to-llvm", `module attributes {llvm.data_layout = "p:32:32"} {
func @f(%a: index) -> !linalg.range {
  %r = linalg.range %a : %a : %a : !linalg.range
  return %r : !linalg.range
}
}
`)
	assert.Equal(t, 4, strings.Count(got, "!llvm.struct<(i32, i32, i32)>\n"), got)
	assert.Contains(t, got, "!llvm.struct<(i32, i32, i32)> to !linalg.range")
}
