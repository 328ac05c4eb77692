package versions_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestSharedName reads a name that two operations have in mlir-19: the types tell which it is,
// whether the profile is given or not, in custom and generic form and in bytecode.
func TestSharedName(t *testing.T) {
	ctx := repository.Context(t)
	const text = `module  {
  llvm.func @f() -> !llvm.ptr<i8> {
    %0 = llvm.mlir.zero : i32
    %1 = llvm.mlir.zero : !llvm.struct<(ptr<i8>)>
    %2 = llvm.mlir.null : !llvm.ptr<i8>
    llvm.return %2 : !llvm.ptr<i8>
  }
}`
	opaque := strings.ReplaceAll(text, "ptr<i8>", "ptr")
	read := func(text, profile string) string {
		t.Helper()
		var sink diag.Sink
		m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{Profile: profile})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		return strings.TrimSpace(string(syntax.AppendOp(nil, m, syntax.PrintOptions{})))
	}
	assert.Equal(t, text, read(text, ""))
	assert.Equal(t, text, read(text, "mlir-13"))
	oneName := strings.ReplaceAll(text, "mlir.null", "mlir.zero")
	assert.Equal(t, text, read(oneName, ""))

	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	for _, generic := range []bool{false, true} {
		newer, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19", Generic: generic}, &sink)
		require.True(t, ok, "%v", sink.Diagnostics())
		assert.NotContains(t, string(newer), "mlir.null")
		assert.Equal(t, opaque, read(string(newer), "mlir-19"))
	}
	encoded, err := bytecode.Append(nil, m, bytecode.WriteOptions{Profile: "mlir-19"})
	require.NoError(t, err)
	back := bytecode.Read(ctx, "m.mlirbc", encoded, &sink)
	require.NotNil(t, back, "%v", sink.Diagnostics())
	for _, line := range strings.Split(opaque, "\n")[2:5] {
		assert.Contains(t, string(syntax.AppendOp(nil, back, syntax.PrintOptions{})), line)
	}
}
