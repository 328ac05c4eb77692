package bytecode

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
)

// newerOpt is the tool that the format is exchanged with.
const newerOpt = "mlir-opt-19"

// runNewerOpt gives input to the tool and returns its output.
func runNewerOpt(t *testing.T, input []byte, flags ...string) []byte {
	t.Helper()
	return oracle.Pipe(t, input, newerOpt, append([]string{"--allow-unregistered-dialect"}, flags...)...)
}

func generic(t *testing.T, input []byte) string {
	t.Helper()
	return string(runNewerOpt(t, input, "--mlir-print-op-generic", "--mlir-print-debuginfo"))
}

// TestExchange reads what mlir-opt writes, in every version, and has it read
// what we make of it.
func TestExchange(t *testing.T) {
	oracle.Need(t, newerOpt)
	files, err := filepath.Glob("testdata/exchange/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			want := generic(t, text)
			for version := range defaultVersion + 1 {
				theirs := runNewerOpt(t, text, "--emit-bytecode", fmt.Sprintf("--emit-bytecode-version=%d", version))
				ctx := newTestContext(t)
				op := mustRead(t, ctx, theirs)
				requireRoundTrip(t, op)
				ours := mustAppend(t, op, WriteOptions{Version: max(version, oldestWritten)})
				require.Equal(t, want, generic(t, ours), "version %d", version)
			}
		})
	}
}

// TestExchangeOfProperties reads the versions that have properties, as far as
// definitions help.
func TestExchangeOfProperties(t *testing.T) {
	oracle.Need(t, newerOpt)
	// Version 4 loses the properties of operations without definition.
	module := `module @name attributes {sym_visibility = "private", x.extra} {
		module {}
		"x.y"() %s : () -> ()
		"x.z"() {k = 1 : i32} : () -> ()
	}`
	ctx, err := load.NewContext()
	require.NoError(t, err)
	plain := fmt.Appendf(nil, module, `{k = 1 : i32, p = 1 : i8, q = "two"}`)
	want := mustRead(t, ctx, runNewerOpt(t, plain, "--emit-bytecode", "--emit-bytecode-version=4"))
	text := fmt.Appendf(nil, module, `<{p = 1 : i8, q = "two"}> {k = 1 : i32}`)
	for _, version := range []string{"5", "6"} {
		newer := runNewerOpt(t, text, "--emit-bytecode", "--emit-bytecode-version="+version)
		got := mustRead(t, ctx, newer)
		ir.Walk(got, func(op *ir.Operation) ir.WalkResult { op.SetLoc(ctx.UnknownLoc()); return ir.Advance })
		ir.Walk(want, func(op *ir.Operation) ir.WalkResult { op.SetLoc(ctx.UnknownLoc()); return ir.Advance })
		requireSame(t, want, got)
	}

	text = []byte(`"arith.constant"() {value = 1 : i32} : () -> i32`)
	newer := runNewerOpt(t, text, "--emit-bytecode", "--emit-bytecode-version=6")
	var sink diag.Sink
	require.Nil(t, Read(ctx, "file", newer, &sink))
	require.Contains(t, sink.Diagnostics()[0].Message, "version 6 hides attributes of 'arith.constant' in properties, write version 4")
}

// TestExchangeOfProfiles writes functions as later versions spell them, and reads
// these under the names here.
func TestExchangeOfProfiles(t *testing.T) {
	oracle.Need(t, newerOpt)
	ctx, err := load.NewContext()
	require.NoError(t, err)
	var sink diag.Sink
	source := diag.NewSource("f.mlir", []byte(`
		func private @declared(i32 {x.y = 1 : i32}) -> i1 attributes {x.z}
		module @inner {}
		func @body(%a: i32) {
			%0 = unrealized_conversion_cast %a : i32 to f32
			"x.use"(%0) : (f32) -> ()
		}`))
	want := syntax.Parse(ctx, source, &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, want, "%v", sink.Diagnostics())
	ours := mustAppend(t, want, WriteOptions{Profile: propertyProfile})
	for version := range newestRead + 1 {
		text := runNewerOpt(t, ours, "--emit-bytecode", fmt.Sprintf("--emit-bytecode-version=%d", version))
		requireSame(t, want, mustRead(t, ctx, text))
	}
	require.Contains(t, generic(t, ours), `"func.func"() <{arg_attrs = [{x.y = 1 : i32}], function_type = (i32) -> i1`)
}

// TestRandomModulesAreReadElsewhere has mlir-opt read what only we wrote.
func TestRandomModulesAreReadElsewhere(t *testing.T) {
	oracle.Need(t, newerOpt)
	for seed := range uint64(30) {
		g := newGenerator(ir.NewContext(), seed)
		g.keepToNewer()
		data := mustAppend(t, g.module(), WriteOptions{})
		back := runNewerOpt(t, data, "--emit-bytecode", "--emit-bytecode-version=4")
		requireSame(t, mustRead(t, g.ctx, data), mustRead(t, g.ctx, back))
	}
}
