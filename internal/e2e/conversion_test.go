package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// boxes is the dialect of testdata/box, and a module of it.
func boxes(t *testing.T) (dialect, module string) {
	t.Helper()
	var texts [2]string
	for i, name := range []string{"box.dialect", "in.mlir"} {
		text, err := os.ReadFile(filepath.Join("testdata", "box", name))
		require.NoError(t, err)
		texts[i] = string(text)
	}
	return texts[0], texts[1]
}

// boxStage puts the conversion of the dialect into the pipeline.
const boxStage = "dialects = [\"box.dialect\"]\n\n[[stage]]\npass = \"convert-box-to-llvm\"\nbefore = \"convert-std-to-llvm\"\n"

// TestDialectWithoutProgram: a file with types, operations, rows and rules is all that
// it takes to make an object of a module, and the object computes what it is to.
func TestDialectWithoutProgram(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	dialect, module := boxes(t)
	for name, c := range map[string]struct{ dialect, settings, flags string }{
		"configured":       {dialect, boxStage, ""},
		"pass of a plugin": {strings.ReplaceAll(dialect, "convert-box-to-llvm", "convert-std-to-llvm"), "", "--dialect box.dialect"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"box.dialect": c.dialect, "in.mlir": module})
			if c.settings != "" {
				d.write("mlirc.toml", c.settings)
			}
			for argument, want := range map[string]string{"5": "102\n", "-1": "72\n", "-100": "0\n"} {
				args := append([]string{"run", "in.mlir", "--entry", "compute"}, strings.Fields(c.flags)...)
				assert.Equal(t, want, d.succeed(append(args, "--", argument)...))
			}
			d.succeed(append([]string{"--pipeline", "cpu", "in.mlir", "-o", "out.o"}, strings.Fields(c.flags)...)...)
			assert.Contains(t, d.names(), "out.o")
			d.alone()
		})
	}
}

// TestConversionOfFile: what a file's conversion does, and says where it does nothing.
func TestConversionOfFile(t *testing.T) {
	t.Parallel()
	dialect, module := boxes(t)
	d := newDesk(t, map[string]string{"box.dialect": dialect, "in.mlir": module})
	d.write("mlirc.toml", "dialects = [\"box.dialect\"]\n")
	out := d.succeed("opt", "-convert-box-to-llvm", "in.mlir")
	assert.NotContains(t, out, "box")
	assert.Contains(t, out, "func @twice(%arg0: i32) -> i32")
	assert.Contains(t, out, "call @twice(%arg0) : (i32) -> i32")
	why := d.mlirc("why", "--pass", "convert-box-to-llvm", "in.mlir", "11")
	assert.Contains(t, why.stderr+why.stdout, "box.dialect:73: a positive one is cut off")
	d.write("broken.dialect", strings.Replace(dialect, "-> llvm.add", "-> llvm.ad", 1))
	broken := d.mlirc("dialect", "check", "broken.dialect")
	assert.Equal(t, 1, broken.status)
	assert.Contains(t, broken.stderr, "broken.dialect:58:3: error: there is no operation 'llvm.ad'; did you mean 'llvm.add'?")
	assert.Contains(t, d.succeed("dialect", "describe", "convert-box-to-llvm"), "box.add -> llvm.add")
	assert.Contains(t, d.succeed("dialect", "describe", "box.triple"), "make llvm.mul($value, 3)")
	d.succeed("dialect", "format", "--check", "box.dialect")
	d.alone()
}
