package bytecode

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

func appendAttrText(dst []byte, a ir.Attribute) []byte {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		return appendMapText(dst, a.Map())
	case *ir.OpaqueAttr:
		return append(dst, "#"+a.Dialect()+"."+a.Body()...)
	}
	return append(dst, "TODO"...)
}

func appendTypeText(dst []byte, t ir.Type) []byte {
	switch a := t.(type) {
	case *ir.OpaqueType:
		return append(dst, "!"+a.Dialect()+"."+a.Body()...)
	}
	return append(dst, "TODO"...)
}

func appendMapText(dst []byte, m affine.Map) []byte {
	return append(m.Append(append(dst, "affine_map<"...)), '>')
}

func parseAttrText(ctx *ir.Context, text string) (ir.Attribute, error) {
	for i := range 10 {
		m := affine.IdentityMap(i)
		if string(appendMapText(nil, m)) == text {
			return ctx.AffineMapAttr(m), nil
		}
	}
	if s, ok := strings.CutPrefix(text, "#"); ok {
		d, b, _ := strings.Cut(s, ".")
		return ctx.OpaqueAttr(d, b, nil), nil
	}
	if text == "strided<[?, 1], offset: ?>" {
		return ctx.StridedLayoutAttr([]int64{ir.Dynamic, 1}, ir.Dynamic), nil
	}
	return nil, fmt.Errorf("no such attribute %q", text)
}

func parseTypeText(ctx *ir.Context, text string) (ir.Type, error) {
	if s, ok := strings.CutPrefix(text, "!"); ok {
		d, b, _ := strings.Cut(s, ".")
		return ctx.OpaqueType(d, b), nil
	}
	return nil, fmt.Errorf("no such type %q", text)
}
