package bytecode

import "github.com/mlirc/mlirc/core/affine"

// What has no encoding of its own travels as assembly text.

func appendMapText(dst []byte, m affine.Map) []byte {
	return append(m.Append(append(dst, "affine_map<"...)), '>')
}
