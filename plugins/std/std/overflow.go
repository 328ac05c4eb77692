package std

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// Overflow is `#std.overflow` with a bit set of [IntegerOverflow]. The context knows the
// dialect.
func Overflow(ctx *ir.Context, flags ir.Attribute) ir.Attribute {
	d, ok := ctx.Dialect("std").(*irdl.Dialect)
	if !ok {
		panic("BUG: the context does not know dialect 'std'")
	}
	return ctx.DialectAttr(d.Attr("overflow"), nil, flags)
}
