package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// typeText is a type by its text, such as `memref<?x4xf32>` or `!llvm.struct<(ptr<f32>, i64)>`,
// where that text tells all about it. Remembering some of them makes the parser twice as fast on
// the LLVM dialect, whose types are long and often the same: see BenchmarkParseTypes in core/syntax.
type typeText struct {
	text string
	typ  ir.Type
}

// maxTypeText bounds the texts of the types that are remembered.
const maxTypeText = 256

// typeTextAt is the text of the type at an offset up to its last bracket, "" where it has
// none, is long, or names what is defined elsewhere: an alias, or a type that is identified by a
// string.
func (p *Parser) typeTextAt(pos int) string {
	text, depth := p.Text[pos:min(pos+maxTypeText, len(p.Text))], 0
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9', c == '.', c == '_', 'A' <= c && c <= 'Z':
		case c == '<':
			depth++
		case depth == 0:
			return ""
		case c == '>':
			if depth--; depth == 0 {
				return text[:i+1]
			}
		case c == '-' && i+1 < len(text) && text[i+1] == '>': // an arrow
			i++
		case c == ' ', c == ',', c == '?', c == '*', c == '(', c == ')', c == '-', c == ':', c == '[', c == ']', c == '+':
		default:
			return ""
		}
	}
	return ""
}

// textType passes the type that begins here and ends with a bracket, by read where its text is
// not remembered.
func (p *Parser) textType(read func(*Parser) (ir.Type, bool)) (ir.Type, bool) {
	start := p.Tok.Pos
	text := p.typeTextAt(start)
	if text == "" {
		return read(p)
	}
	known := &p.words.types[hashName(text)%uint32(len(p.words.types))]
	if known.text == text {
		p.MoveTo(start + len(text))
		return known.typ, true
	}
	t, ok := read(p)
	end := start + len(text)
	// Within the body of an identified type its name may stand for it.
	if ok && len(p.OpenTypes) == 0 && p.Tok.Pos >= end && strings.TrimSpace(p.Text[end:p.Tok.Pos]) == "" {
		*known = typeText{text, t}
	}
	return t, ok
}
