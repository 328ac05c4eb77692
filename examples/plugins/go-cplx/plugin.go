// Package cplx is a plugin of mlirc: complex numbers, and how they become floats.
//
// The dialect is in cplx.dialect. Its type says itself what it lowers to, so this
// package has no code for function arguments, calls, branches or memory: the
// conversions of other plugins do them.
package cplx

import (
	_ "embed" // the definitions
	"fmt"

	"example.com/mlirc-plugin-cplx/internal/llvm"
	"example.com/mlirc-plugin-cplx/internal/std"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk"
)

//go:generate mlirc plugins bindgen cplx.dialect
//go:generate mlirc plugins bindgen std@^0.1 -o internal --ops std.constant,std.addf,std.subf,std.mulf,std.addi,std.cmpi,std.br,std.cond_br
//go:generate mlirc plugins bindgen llvm@^0.1 -o internal --ops llvm.mlir.undef,llvm.insertvalue,llvm.extractvalue

//go:embed cplx.dialect
var source []byte

// Dialect is the definition file, with what it cannot say.
var Dialect = &sdk.Dialect{
	File: "cplx.dialect", Source: source,
	Hooks: map[string]verify.Hook{"cplx.constant": verifyConstant},
}

// Plugin is what the command serves.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "cplx",
		Version:  "0.1.0",
		Doc:      "Complex numbers.",
		Dialects: []*sdk.Dialect{Dialect},
		Builds:   []*sdk.Dialect{std.Dialect, llvm.Dialect},
		Passes:   []*pass.Pass{ToStd(), ToLLVM()},
	}
}

// verifyConstant wants floats of the type that the result is made of.
func verifyConstant(op *ir.Operation) error {
	constant, _ := AsConstant(op)
	part := partOf(constant.Result().Type())
	for i, name := range []string{"real", "imaginary"} {
		f, ok := constant.ValueAttr().(*ir.DialectAttr).Params()[i].(*ir.FloatAttr)
		if !ok {
			return fmt.Errorf("the %s part is not a float", name)
		}
		if f.Type() != part {
			return fmt.Errorf("the %s part is not of the type that the result is made of", name)
		}
	}
	return nil
}

// partOf is the type of the parts of a number.
func partOf(number ir.Type) ir.Type {
	return number.(*ir.DialectType).Param(0).(*ir.TypeAttr).Value()
}
