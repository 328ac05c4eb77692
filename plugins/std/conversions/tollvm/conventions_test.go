package tollvm_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/plugins/lowering/convention"
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

// TestConventionWithoutAlignedAllocator refuses an allocation that has to be aligned by the
// function that allocates, under a convention that names none.
func TestConventionWithoutAlignedAllocator(t *testing.T) {
	line := regexp.MustCompile(`allocate-aligned.*\n`)
	aligned := `func @f() { %0 = memref.alloc() {alignment = 32} : memref<4xf32> return }`
	for name, refused := range map[string]bool{
		convention.DescriptorName: false, convention.BarePtrName: true, "sized-pointer": true,
	} {
		schema := convention.Builtin(name)
		require.True(t, line.Match(schema), name)
		j := job{schema: line.ReplaceAll(schema, nil)}
		got := j.convert(t, parse(t, newContext(t), aligned))
		if !refused {
			assert.Empty(t, got, name)
			continue
		}
		require.NotEmpty(t, got, name)
		require.NotEmpty(t, got[0].Notes, name)
		assert.Contains(t, got[0].Notes[0].Message, "names no function that allocates with an alignment", name)
	}
}
