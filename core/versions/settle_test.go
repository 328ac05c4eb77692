package versions_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestSettle: a text that does not tell its profile is in one. Early names count where
// one early profile has all of them and nothing is newer; each is an error elsewhere.
func TestSettle(t *testing.T) {
	const load, newLoad = "  %0 = load %m[%i] : memref<4xf32>\n", "  %1 = memref.load %m[%i] : memref<4xf32>\n"
	for _, c := range []struct{ name, body, want, note string }{
		{"2020", load, "", ""},
		{"2020 with what was called so then", load + "  %2 = affine.load %m[0] : memref<4xf32>\n", "", ""},
		{"2020 with names from later that year", load + "  scf.for %j = %i to %i step %i {\n  }\n  %2 = llvm.mlir.cast %0 : f32 to !llvm.float\n", "", ""},
		{"2018", "  %2 = affine_apply (d0) -> (d0 + 1)(%i)\n", "", ""},
		{"2018 beside a name of both", load + "  %2 = affine_apply (d0) -> (d0 + 1)(%i)\n", "", ""},
		{
			"later before", newLoad + load,
			"'load' is what profile 2020 calls 'memref.load', and the file is not in that profile; --spelling=2020 reads it so",
			"'memref.load' is newer",
		},
		{"later behind", load + newLoad, "'load' is what profile 2020 calls 'memref.load', and the file is not in that profile; --spelling=2020 reads it so", "'memref.load' is newer"},
		{
			"far later", load + "  %2 = arith.addf %0, %0 : f32\n",
			"'load' is what profile 2020 calls 'memref.load', and the file is not in that profile; --spelling=2020 reads it so",
			"'arith.addf' is newer",
		},
		{
			"two early ones", "  %2 = affine_apply (d0) -> (d0 + 1)(%i)\n  %a = alloca() : memref<4xf32>\n",
			"'affine_apply' is what profile 2018 calls 'affine.apply', and the file is not in that profile; --spelling=2018 reads it so",
			"'alloca' is of profile 2020",
		},
		{"versions of our own", newLoad, "", ""},
		{"newer names alone", newLoad + "  %2 = arith.addf %1, %1 : f32\n", "", ""},
	} {
		text := "func @f(%m: memref<4xf32>, %i: index) {\n" + c.body + "  return\n}\n"
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
		if c.want == "" {
			assert.NotNil(t, m, "%s: %v", c.name, sink.Diagnostics())
			continue
		}
		assert.Nil(t, m, c.name)
		require.NotEmpty(t, sink.Diagnostics(), c.name)
		assert.Equal(t, c.want, sink.Diagnostics()[0].Message, c.name)
		require.Len(t, sink.Diagnostics()[0].Notes, 1, c.name)
		assert.Equal(t, c.note, sink.Diagnostics()[0].Notes[0].Message, c.name)
	}
	// One that tells its profile may mix them.
	var sink diag.Sink
	mixed := "func @f(%m: memref<4xf32>, %i: index) {\n" + load + newLoad + "  return\n}\n"
	assert.NotNil(t, syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(mixed)), &sink, syntax.ParseOptions{Profile: "2020"}))
	assert.Nil(t, syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(mixed)), &sink, syntax.ParseOptions{Profile: "mlir-13"}))
}
