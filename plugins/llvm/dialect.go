package llvm

import (
	_ "embed" // the definitions
	"errors"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/sdk"
)

//go:embed llvm.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "llvm.dialect", Source: source, Canonicalize: canonicalize(),
	Hooks: hooks(), Uses: uses(), Attributes: attributes()}

// TypesOf returns the maker of types in a context that knows the dialect.
func TypesOf(ctx *ir.Context) (*Types, error) {
	d, ok := ctx.Dialect("llvm").(*ods.Dialect)
	if !ok {
		return nil, errors.New("the context does not know dialect 'llvm'; register its definition first")
	}
	return NewTypes(ctx, func(mnemonic string) ir.TypeDefinition {
		if def := d.Type(mnemonic); def != nil {
			return def
		}
		return nil
	})
}
