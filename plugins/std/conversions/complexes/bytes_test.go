package complexes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/conversions/complexes"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// made is a function with an operation on a number made of its arguments, so that no casts are
// needed whose order might differ.
func made(op, typ, operands, result string) string {
	number := "complex<" + typ + ">"
	return "func @f(%x: " + typ + ", %y: " + typ + ") -> " + result + " {\n  %z = complex.create %x, %y : " + number +
		"\n  %w = complex.create %y, %x : " + number + "\n  %0 = complex." + op + " " + operands + " : " + number +
		"\n  return %0 : " + result + "\n}\n"
}

// TestStandardBytes compares with MLIR 13 what that computes as C does.
func TestStandardBytes(t *testing.T) {
	var cases []string
	for _, typ := range []string{"f32", "f64", "f16", "bf16"} {
		for _, op := range []string{"add", "sub", "mul"} {
			cases = append(cases, made(op, typ, "%z, %w", "complex<"+typ+">"))
		}
		cases = append(cases, made("neg", typ, "%z", "complex<"+typ+">"), made("re", typ, "%z", typ), made("im", typ, "%z", typ),
			made("eq", typ, "%z, %w", "i1"), made("neq", typ, "%z, %w", "i1"))
	}
	passdiff.New(t, complexes.ToStandard()).Compare(t, "func(convert-complex-to-standard)", cases)
}

// TestLLVMBytes compares with MLIR 13 what that converts and does not overflow.
func TestLLVMBytes(t *testing.T) {
	var cases []string
	for _, typ := range []string{"f32", "f64", "f16", "bf16"} {
		for _, op := range []string{"add", "sub", "mul"} {
			text := made(op, typ, "%z, %w", "complex<"+typ+">")
			cases = append(cases, text)
		}
		cases = append(cases, made("re", typ, "%z", typ), made("im", typ, "%z", typ))
	}
	passdiff.New(t, complexes.ToLLVM()).Compare(t, "convert-complex-to-llvm", cases)
}

// TestFlags: what is computed part by part keeps its flags, what is expanded loses them, with a
// warning; floats of more than 64 bits are not expanded.
func TestFlags(t *testing.T) {
	c := passdiff.New(t, complexes.ToStandard())
	out := c.Apply(t, "func(convert-complex-to-standard)", `func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %a {fastmath = #std.fastmath<nnan>} : complex<f32>
  return %0 : complex<f32>
}
`)
	assert.Contains(t, out, "addf %0, %1 {fastmath = #std.fastmath<nnan>}")
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	for _, pipeline := range []string{"func(convert-complex-to-standard)", "convert-complex-to-llvm"} {
		out := k.Run(t.Context(), plugintest.Job{Input: made("abs", "f128", "%z", "f128"), Pipeline: pipeline}).String()
		assert.Contains(t, out, "no expansions for floats of more than 64 bits")
	}
	lost := strings.Replace(made("exp", "f32", "%z", "complex<f32>"), "exp %z", "exp %z {fastmath = #std.fastmath<nnan>}", 1)
	assert.Contains(t, k.Run(t.Context(), plugintest.Job{Input: lost, Pipeline: "func(convert-complex-to-standard)"}).String(),
		"the flags 'fastmath' of 'complex.exp' are lost")
}
