package e2e_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const twice = `func @f(%a: i32) -> i32 {
  %0 = addi %a, %a : i32
  %1 = addi %a, %a : i32
  %2 = muli %0, %1 : i32
  return %2 : i32
}
`

const once = `module  {
  func @f(%arg0: i32) -> i32 {
    %0 = addi %arg0, %arg0 : i32
    %1 = muli %0, %0 : i32
    return %1 : i32
  }
}

`

// TestFormsOfElementsAndLocations prints by the flags that say how, at the end and after a pass in
// a plugin.
func TestFormsOfElementsAndLocations(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": `func @f() -> tensor<3xi16> {
  %0 = constant {m = affine_map<(d0) -> (d0)>} dense<[1, 2, 3]> : tensor<3xi16>
  return %0 : tensor<3xi16>
}
`})
	const constant = "%cst = constant "
	const elided, hex, list = `opaque<"_", "0xDEADBEEF">`, `dense<"0x010002000300">`, "dense<[1, 2, 3]>"
	for _, c := range []struct{ flags, want string }{
		{"", list},
		{"-mlir-print-local-scope", "{m = affine_map<(d0) -> (d0)>} " + list},
		{"-mlir-elide-elementsattrs-if-larger=2", elided},
		{"-mlir-elide-elementsattrs-if-larger=3", list},
		{"-mlir-elide-elementsattrs-if-larger 0", elided},
		{"-mlir-print-elementsattrs-with-hex-if-larger=2", hex},
		{"-mlir-print-elementsattrs-with-hex-if-larger=-1", list},
		{"-mlir-print-debuginfo -mlir-pretty-debuginfo", list + " : tensor<3xi16> in.mlir:2:8"},
	} {
		for _, passes := range []string{"", "-std-expand -mlir-print-ir-after-all -o /dev/null"} {
			r := d.mlirc(strings.Fields("opt in.mlir " + c.flags + " " + passes)...)
			assert.Zero(t, r.status, r.stderr)
			text := r.stdout + r.stderr
			assert.Contains(t, text, constant, c.flags)
			assert.Contains(t, text, c.want, c.flags)
		}
	}
	for _, wrong := range []string{"-mlir-elide-elementsattrs-if-larger=-1", "-mlir-print-elementsattrs-with-hex-if-larger=x"} {
		r := d.mlirc("opt", "in.mlir", wrong)
		assert.Equal(t, 2, r.status)
		assert.Contains(t, r.stderr, "write a number of elements")
	}
}

// TestOptFlags goes through the flags that users of mlir-opt know.
func TestOptFlags(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": twice, "split.mlir": twice + "// -----\n" + sound})
	assert.Equal(t, once, d.succeed("opt", "-cse", "in.mlir"))
	assert.Equal(t, once, d.succeed("opt", "--pass-pipeline=func(cse)", "in.mlir", "-o", "-"))
	assert.Equal(t, 2, strings.Count(d.succeed("opt", "-split-input-file", "split.mlir"), "module  {"))

	dialects := strings.Fields(d.succeed("opt", "--show-dialects"))
	assert.Equal(t, []string{"Available", "Dialects:"}, dialects[:2])
	assert.Subset(t, dialects, []string{"affine", "llvm", "std", "vector"})

	generic := d.succeed("opt", "--mlir-print-op-generic", "in.mlir")
	assert.True(t, strings.HasPrefix(generic, "\"module\"() ( {\n  \"func\"() ( {\n"), generic)
	assert.Equal(t, d.succeed("opt", "in.mlir"), d.feed(generic, "opt").stdout)

	located := d.succeed("opt", "--mlir-print-debuginfo", "in.mlir")
	assert.Contains(t, located, `loc("in.mlir":2:8)`)

	bytecode := d.feed(located, "opt", "--emit-bytecode", "-")
	require.Equal(t, 0, bytecode.status, bytecode.stderr)
	assert.True(t, strings.HasPrefix(bytecode.stdout, "ML\xefR"))
	assert.Equal(t, located, d.feed(bytecode.stdout, "opt", "--mlir-print-debuginfo").stdout, "locations survive")

	aimed := d.succeed("opt", "-mtriple=aarch64-linux-gnu", "-convert-std-to-llvm", "in.mlir")
	assert.Contains(t, aimed, "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128")

	unknown := "\"my.op\"() : () -> ()\n"
	assert.Equal(t, 1, d.feed(unknown, "opt").status)
	assert.Equal(t, 0, d.feed(unknown, "opt", "--allow-unregistered-dialect").status)
	d.alone()
}

func TestOptInstruments(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": twice})
	passes := []string{"opt", "-cse", "-canonicalize", "-o", "out.mlir", "in.mlir"}
	all := d.mlirc(append(passes, "--mlir-print-ir-before-all", "--mlir-print-ir-after-all")...)
	require.Equal(t, 0, all.status)
	for _, title := range []string{"Dump Before cse", "Dump After cse", "Dump Before canonicalize", "Dump After canonicalize"} {
		assert.Equal(t, 1, strings.Count(all.stderr, "// -----// IR "+title+" //----- //"), all.stderr)
	}
	timed := d.mlirc(append(passes, "--mlir-timing")...)
	for _, word := range []string{"Execution time report", "Parser", "cse", "canonicalize", "plugin std", "Total"} {
		assert.Contains(t, timed.stderr, word)
	}
	counted := d.mlirc(append(passes, "--mlir-pass-statistics")...)
	assert.Contains(t, counted.stderr, "Pass statistics report")
	// In the process of a plugin, too.
	there := d.mlirc("opt", "-convert-std-to-llvm", "-cse", "in.mlir", "-o", "out.mlir", "--mlir-print-ir-after=cse", "--mlir-timing")
	assert.Contains(t, there.stderr, "// -----// IR Dump After cse //----- //\n")
	assert.Contains(t, there.stderr, "llvm.func @f")
	assert.Contains(t, there.stderr, "plugin std")
	// The host prints what passes show, between the passes of plugins, too.
	shown := d.mlirc("opt", "-convert-std-to-llvm", "-view-op-graph", "-tidy-llvm", "in.mlir", "-o", "out.mlir")
	require.Equal(t, 0, shown.status, shown.stderr)
	assert.True(t, strings.HasPrefix(shown.stderr, "digraph \"f\" {\n\tlabel=\"f\";\n\n\tNode0 [shape=record,label=\"{llvm."), shown.stderr)
	d.alone()
}

func TestVerifyDiagnostics(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"good.mlir": "func @f() -> i32 {\n  // expected-error@+1 {{std.return}}\n  return\n}\n// -----\n" +
			"// expected-error@+1 {{'foo.bar' belongs to no known dialect}}\n\"foo.bar\"() : () -> ()\n",
		"bad.mlir": "// expected-error@+1 {{something}}\nfunc private @f()\n",
	})
	d.succeed("opt", "-split-input-file", "-verify-diagnostics", "good.mlir", "-o", "out.mlir")
	got := d.mlirc("opt", "-verify-diagnostics", "bad.mlir")
	assert.Equal(t, 1, got.status)
	assert.Regexp(t, `^bad\.mlir:\d+:\d+: error: `, got.stderr)
	assert.Contains(t, got.stderr, "something")
	// In a plugin, too.
	d.write("there.mlir", "// expected-error@+1 {{cannot legalize operation 'func'}}\nfunc @f(%a: tensor<2xf32>) {\n  return\n}\n")
	got = d.mlirc("opt", "-convert-std-to-llvm", "-verify-diagnostics", "there.mlir")
	assert.NotContains(t, got.stderr, "was not produced")
	d.alone()
}

const myDialect = `/// Mine.
dialect my {
  version 0.2.0
}

/// Adds two integers of one type, twice.
op my.twice {
  operands lhs: T is SignlessIntegerLike, rhs: T
  results  result: T
  traits   pure, commutative
  format   $lhs ` + "`,`" + ` $rhs attr-dict ` + "`:`" + ` type($result)
}
`

// TestDialectFile: a dialect that is a file and nothing else is read, printed,
// verified, folded over and documented.
func TestDialectFile(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"my.dialect": myDialect,
		"in.mlir":    "func @f(%a: i32) -> i32 {\n  %0 = my.twice %a, %a : i32\n  %1 = my.twice %a, %a : i32\n  %2 = my.twice %0, %1 : i32\n  return %2 : i32\n}\n",
	})
	printed := d.succeed("opt", "--dialect", "my.dialect", "-cse", "in.mlir")
	assert.Equal(t, 2, strings.Count(printed, "my.twice"), "cse knows that it is pure: %s", printed)
	assert.Equal(t, printed, d.feed(d.succeed("opt", "--dialect=my.dialect", "-cse", "--emit-bytecode", "in.mlir"), "opt", "--dialect=my.dialect").stdout)
	got := d.feed("func @f(%a: f32) {\n  %0 = \"my.twice\"(%a, %a) : (f32, f32) -> f32\n  return\n}\n", "opt", "--dialect=my.dialect")
	assert.Equal(t, 1, got.status)
	assert.Regexp(t, `^<stdin>:2:8: error: 'my\.twice' op operand #0 `, got.stderr)
	assert.Contains(t, d.succeed("dialect", "describe", "--dialect", "my.dialect", "my.twice"), "Adds two integers of one type, twice.")
	d.alone()
}

func TestDialectCommand(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"my.dialect": myDialect})
	assert.Empty(t, d.succeed("dialect", "check", "my.dialect"))
	assert.Empty(t, d.succeed("dialect", "format", "--check", "my.dialect"))
	crooked := strings.ReplaceAll(myDialect, "  results  result", "  results      result")
	d.write("crooked.dialect", crooked)
	got := d.mlirc("dialect", "format", "--check", "crooked.dialect")
	assert.Equal(t, 1, got.status)
	assert.Equal(t, crooked, d.read("crooked.dialect"))
	assert.Equal(t, myDialect, d.feed(crooked, "dialect", "format", "-").stdout)
	d.succeed("dialect", "format", "crooked.dialect", "my.dialect")
	assert.Equal(t, myDialect, d.read("crooked.dialect"))

	d.write("bad.dialect", strings.Replace(myDialect, "SignlessIntegerLike", "SignlessIntegerLik", 1))
	got = d.mlirc("dialect", "check", "bad.dialect")
	assert.Equal(t, 1, got.status)
	assert.Regexp(t, `^bad\.dialect:8:\d+: error: .*SignlessIntegerLik`, got.stderr)
	got = d.mlirc("dialect", "check", "none.dialect")
	assert.Equal(t, 2, got.status)
	got = d.mlirc("dialect", "describe", "std.adi")
	assert.Equal(t, "mlirc: error: no dialect has anything called 'std.adi'; did you mean 'std.addi'?\n", got.stderr)
	assert.Contains(t, d.succeed("dialect", "describe", "memref"), "op memref.load")
	d.alone()
}
