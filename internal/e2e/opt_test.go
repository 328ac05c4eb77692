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

// TestOptFlags goes through the flags that users of mlir-opt know.
func TestOptFlags(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": twice, "split.mlir": twice + "// -----\n" + sound})
	assert.Equal(t, once, d.succeed("opt", "-cse", "in.mlir"))
	assert.Equal(t, once, d.succeed("opt", "--pass-pipeline=func(cse)", "in.mlir", "-o", "-"))
	assert.Equal(t, 2, strings.Count(d.succeed("opt", "-split-input-file", "split.mlir"), "module  {"))

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
