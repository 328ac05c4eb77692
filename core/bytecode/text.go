package bytecode

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// What has no encoding of its own travels as assembly text.

func appendAttrText(dst []byte, a ir.Attribute) []byte { return syntax.AppendAttr(dst, a) }

func appendTypeText(dst []byte, t ir.Type) []byte { return syntax.AppendType(dst, t) }

func appendMapText(dst []byte, m affine.Map) []byte {
	return append(m.Append(append(dst, "affine_map<"...)), '>')
}

func parseAttrText(ctx *ir.Context, text string) (ir.Attribute, error) {
	return syntax.ParseAttr(ctx, text)
}

func parseTypeText(ctx *ir.Context, text string) (ir.Type, error) {
	return syntax.ParseType(ctx, text)
}
