package llvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// Overflow is `#llvm.overflow` with a bit set of [IntegerOverflowFlags]. The context
// knows the dialect.
func Overflow(ctx *ir.Context, flags ir.Attribute) ir.Attribute {
	d, ok := ctx.Dialect("llvm").(*irdl.Dialect)
	if !ok {
		panic("BUG: the context does not know dialect 'llvm'")
	}
	return ctx.DialectAttr(d.Attr("overflow"), nil, flags)
}
