package versions_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/versions"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestMessageIn: operations are called in messages as the profile of an input does, and nothing else is.
func TestMessageIn(t *testing.T) {
	ctx := repository.Context(t)
	const text = "func.func @f() {\n  %c = arith.constant 1 : i32\n  return\n}\n"
	for message, want := range map[string]string{
		"'std.addi' op expected 2 operands":                            "'arith.addi' op expected 2 operands",
		"cannot legalize operation 'func' @f":                          "cannot legalize operation 'func.func' @f",
		"'module' op has no symbols":                                   "'builtin.module' op has no symbols",
		"'spv.mlir.loop' op needs 'spv.Branch', as MLIR's 'std.br' is": "'spirv.mlir.loop' op needs 'spirv.Branch', as MLIR's 'cf.br' is",
		"'linalg.pad_tensor' op":                                       "'tensor.pad' op",
		"converts 'std.select'; run it":                                "converts 'arith.select'; run it",
		"of 'std.constant' op":                                         "of 'arith.constant' op",
		"'memref.load' op, 'nothing.there' op, 'std' op":               "'memref.load' op, 'nothing.there' op, 'std' op",
		"expected 'func' or 'module'":                                  "expected 'func' or 'module'",
		"pattern 'std.addi to llvm.add' of plugin 'std'":               "pattern 'std.addi to llvm.add' of plugin 'std'",
	} {
		assert.Equal(t, want, versions.MessageIn(ctx, "mlir-22", text, message))
		for _, own := range []string{"", "mlir-13", "2020", "nonsense"} {
			assert.Equal(t, message, versions.MessageIn(ctx, own, text, message), own)
		}
	}
}
