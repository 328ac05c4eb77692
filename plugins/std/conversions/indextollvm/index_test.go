package indextollvm_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

var (
	binary = strings.Fields("add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu shl shrs shru and or xor")
	orders = strings.Fields("eq ne slt sle sgt sge ult ule ugt uge")
	pairs  = [][2]int64{{7, 2}, {-7, 2}, {7, -2}, {-7, -2}, {6, 3}, {0, 5}, {1, 63}, {5_000_000_000, 10}, {-1, 1}, {12, 12}}
)

// operands are two values, or two constants, and a function's arguments.
func operands(p *[2]int64) (args, constants string) {
	if p == nil {
		return "%a: index, %b: index", ""
	}
	return "", fmt.Sprintf("  %%a = index.constant %d\n  %%b = index.constant %d\n", p[0], p[1])
}

// module has a function for each operation, of values or constants.
func module(p *[2]int64, suffix string) string {
	args, constants := operands(p)
	var b strings.Builder
	for _, op := range binary {
		fmt.Fprintf(&b, "func.func @%s%s(%s) -> index {\n%s  %%0 = index.%s %%a, %%b\n  return %%0 : index\n}\n", op, suffix, args, constants, op)
	}
	for _, order := range orders {
		fmt.Fprintf(&b, "func.func @%s%s(%s) -> index {\n%s  %%0 = index.cmp %s(%%a, %%b)\n  %%t = index.bool.constant true\n"+
			"  %%1 = arith.andi %%0, %%t : i1\n  %%2 = index.castu %%1 : i1 to index\n  return %%2 : index\n}\n", order, suffix, args, constants, order)
	}
	fmt.Fprintf(&b, `func.func @other%s(%s) -> index {
%s  %%0 = index.casts %%a : index to i8
  %%1 = index.casts %%0 : i8 to index
  %%2 = index.castu %%0 : i8 to index
  %%3 = index.mul %%1, %%2
  %%4 = index.sizeof
  %%5 = index.xor %%3, %%4
  %%6 = ub.poison : index
  %%7 = arith.cmpi eq, %%a, %%a : index
  %%8 = arith.select %%7, %%5, %%6 : index
  return %%8 : index
}
`, suffix, args, constants)
	return b.String()
}

// caller is a program that prints what each function makes of each pair.
func caller(folded bool) string {
	var decl, body strings.Builder
	for _, op := range append(append([]string{"other"}, binary...), orders...) {
		if !folded {
			fmt.Fprintf(&decl, "long k_%s(long, long) __asm__(\"%s\");\n", op, op)
		}
		for i, p := range pairs {
			call := fmt.Sprintf("k_%s(%d, %d)", op, p[0], p[1])
			if folded {
				fmt.Fprintf(&decl, "long k_%s_%d(void) __asm__(\"%s_%d\");\n", op, i, op, i)
				call = fmt.Sprintf("k_%s_%d()", op, i)
			}
			if (op == "shl" || op == "shrs" || op == "shru") && (p[1] < 0 || p[1] > 63) {
				continue
			}
			fmt.Fprintf(&body, "  printf(\"%s %d %d: %%ld\\n\", %s);\n", op, p[0], p[1], call)
		}
	}
	return "#include <stdio.h>\n" + decl.String() + "int main(void) {\n" + body.String() + "  return 0;\n}\n"
}

// execute compiles a module of the LLVM dialect and a program in C, and returns what that prints.
func execute(t *testing.T, module, main string) string {
	t.Helper()
	dir := t.TempDir()
	object, source, program := filepath.Join(dir, "module.o"), filepath.Join(dir, "main.c"), filepath.Join(dir, "program")
	ir := oracle.Pipe(t, module, "mlir-translate-19", "-mlir-to-llvmir")
	oracle.Pipe(t, ir, "llc-19", "-filetype=obj", "-relocation-model=pic", "-o", object)
	require.NoError(t, os.WriteFile(source, []byte(main), 0o666))
	oracle.Pipe(t, "", "cc", "-O1", "-o", program, source, object)
	out, err := exec.Command(program).CombinedOutput()
	require.NoError(t, err, string(out))
	return string(out)
}

// converted is what pipelines of ours make of a module, as later MLIR reads it.
func converted(t *testing.T, text, pipeline string) string {
	t.Helper()
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	out := k.Run(t.Context(), plugintest.Job{Input: text, Pipeline: pipeline}).String()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("out.mlir", []byte(out)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), out)
	printed, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	return string(printed)
}

// TestRuns compares what each operation computes with what mlir-opt-19 makes of it, and with what it is
// folded to.
func TestRuns(t *testing.T) {
	oracle.Need(t, "mlir-opt-19", "mlir-translate-19", "llc-19", "cc")
	text := module(nil, "")
	want := execute(t, oracle.Pipe(t, text, "mlir-opt-19", "--convert-index-to-llvm", "--convert-ub-to-llvm", "--convert-arith-to-llvm",
		"--convert-func-to-llvm", "--reconcile-unrealized-casts"), caller(false))
	assert.Equal(t, want, execute(t, converted(t, text, "convert-index-to-llvm,convert-ub-to-llvm,convert-std-to-llvm,reconcile-unrealized-casts"), caller(false)))
	assert.Equal(t, want, execute(t, converted(t, text, "convert-to-llvm"), caller(false)))
	var folded strings.Builder
	for i := range pairs {
		folded.WriteString(module(&pairs[i], fmt.Sprintf("_%d", i)))
	}
	canonical := passdiff.New(t, transforms.Canonicalize()).Apply(t, "canonicalize", folded.String())
	for _, op := range []string{"index.add", "index.and", "index.mul", "index.or", "index.sub"} {
		assert.NotContains(t, canonical, op+" ")
	}
	assert.Equal(t, want, execute(t, converted(t, canonical, "convert-to-llvm"), caller(true)))
}

// TestWidth: an index may be narrower.
func TestWidth(t *testing.T) {
	out := converted(t, `func.func @f(%a: index, %x: i64) -> (index, i64, index) {
  %0 = index.sizeof
  %1 = index.castu %a : index to i64
  %2 = index.casts %x : i64 to index
  return %0, %1, %2 : index, i64, index
}
`, "convert-index-to-llvm{index-bitwidth=32},convert-std-to-llvm{index-bitwidth=32},reconcile-unrealized-casts")
	assert.Contains(t, out, "llvm.mlir.constant(32 : i32) : i32")
	assert.Contains(t, out, "llvm.zext %arg0 : i32 to i64")
	assert.Contains(t, out, "llvm.trunc %arg1 : i64 to i32")
}

// TestIdle leaves alone what has no such operations.
func TestIdle(t *testing.T) {
	const text = "func.func @f(%a: index) -> index {\n  return %a : index\n}\n"
	assert.Contains(t, converted(t, text, "convert-index-to-llvm,convert-ub-to-llvm"), "func.func @f(%arg0: index) -> index")
}
