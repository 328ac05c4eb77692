package tollvm_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/plugins/std/convention"
)

// TestConventionWithoutC converts functions under conventions that do not tell
// how C calls them.
func TestConventionWithoutC(t *testing.T) {
	table := regexp.MustCompile(`(?s)\[c-interface\].*?\n\n`)
	for _, name := range []string{convention.DescriptorName, convention.BarePtrName} {
		schema := convention.Builtin(name)
		require.True(t, table.Match(schema), name)
		got := job{schema: table.ReplaceAll(schema, nil)}.text(t, `func private @g(memref<4xf32>)
func @f(%a: memref<4xf32>) attributes {llvm.emit_c_interface} { return }
`)
		assert.Contains(t, got, "llvm.func @f(", name)
		assert.NotContains(t, got, "_mlir_ciface_", name)
	}
}
