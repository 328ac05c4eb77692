package bytecode

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// What has no encoding of its own travels as assembly text.

func appendMapText(dst []byte, m affine.Map) []byte {
	return append(m.Append(append(dst, "affine_map<"...)), '>')
}

// texts reads such texts, in the profile of the file, which is known by then.
func (d *decoder) texts() *parse.Texts {
	if d.reader == nil {
		d.reader = syntax.NewTexts(d.ctx, d.profile)
		if d.foreign { // MLIR counts the distinct attributes of each text from 0
			d.reader.KeepApart()
		}
	}
	return d.reader
}
