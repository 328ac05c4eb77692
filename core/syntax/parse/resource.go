package parse

import (
	"encoding/binary"
	"sync"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// Behind its operations, a file of a later version of MLIR may have resources, data that the
// operations refer to by a key:
//
//	%0 = arith.constant dense_resource<weights> : tensor<2xf32>
//	{-#
//	  dialect_resources: {
//	    builtin: {
//	      weights: "0x040000000000803F00000040"
//	    }
//	  }
//	#-}
//
// The first four bytes are the alignment of the rest, little endian.

const (
	metadataBegins = "{-#"
	alignmentBytes = 4
	elidedKey      = "__elided__"
)

// resourceFinder finds the hexadecimal digits of the resources of a file by their keys. It looks
// when the first is mentioned, since they stand behind the operations.
func (p *Parser) resourceFinder() func() map[string]string {
	text := p.Text
	return sync.OnceValue(func() map[string]string {
		at := metadataStart(text)
		if at < 0 {
			return nil
		}
		// What is wrong there is reported when the operations have been read.
		ahead := NewAt(p.Ctx, p.src, &diag.Sink{}, p.Opts, text, at)
		ahead.parseMetadata()
		return ahead.blobs
	})
}

// atMetadata reports whether the current token begins the resources of the file.
func (p *Parser) atMetadata() bool {
	return p.Tok.Kind == lex.LBrace && len(p.Text)-p.Tok.Pos >= len(metadataBegins) &&
		p.Text[p.Tok.Pos:p.Tok.Pos+len(metadataBegins)] == metadataBegins
}

// metadataStart is the offset of the last line that begins with `{-#`, or -1.
func metadataStart(text string) int {
	for end := len(text); end > 0; {
		start := end - 1
		for start > 0 && text[start-1] != '\n' {
			start--
		}
		at := lex.SkipClass(text, start, lex.ClassSpace)
		if len(text)-at >= len(metadataBegins) && text[at:at+len(metadataBegins)] == metadataBegins {
			return at
		}
		end = start
	}
	return -1
}

// parseMetadata passes `{-# ... #-}` and notes the resources of the builtin dialect.
func (p *Parser) parseMetadata() bool {
	p.blobs = map[string]string{}
	p.MoveTo(p.Tok.Pos + len(metadataBegins))
	for p.Tok.Kind != lex.Hash {
		pos := p.Tok.Pos
		section, ok := p.resourceKey()
		if !ok || !p.Expect(lex.Colon, ":") {
			return false
		}
		switch section {
		case "dialect_resources", "external_resources":
		default:
			return p.Errorf(pos, "expected 'dialect_resources' or 'external_resources', found '%s'", section)
		}
		if !p.resourceGroup(func(group string, pos int) bool { return p.parseResources(section, group, pos) }) {
			return false
		}
		if p.Tok.Kind != lex.Comma {
			break
		}
		p.Next()
	}
	if p.Tok.Kind != lex.Hash || p.Tok.Text != "#-" {
		return p.Expected("'#-}' to end the resources of the file")
	}
	p.Next()
	return p.Expect(lex.RBrace, "}")
}

// resourceGroup passes `{key: ..., key: ...}`.
func (p *Parser) resourceGroup(entry func(key string, pos int) bool) bool {
	return p.Expect(lex.LBrace, "{") && p.List(lex.RBrace, "}", func() bool {
		pos := p.Tok.Pos
		key, ok := p.resourceKey()
		return ok && p.Expect(lex.Colon, ":") && entry(key, pos)
	})
}

// parseResources passes the entries of a dialect or of another owner.
func (p *Parser) parseResources(section, owner string, pos int) bool {
	kept := section == "dialect_resources" && owner == "builtin"
	if !kept && owner != "mlir_reproducer" {
		p.sink.Report(diag.NewWarning(p.src.Position(pos), "the resources of '"+owner+"' are not kept: nothing here reads them"))
	}
	return p.resourceGroup(func(key string, pos int) bool {
		value := p.Tok
		switch {
		case value.Kind == lex.String:
			if kept && !p.noteBlob(key, value, pos) {
				return false
			}
		case kept || !p.AtKeyword("true") && !p.AtKeyword("false"):
			return p.Expected("a string with the data of resource '" + key + "'")
		}
		p.Next()
		return true
	})
}

// noteBlob notes the data of a resource.
func (p *Parser) noteBlob(key string, value lex.Token, pos int) bool {
	digits := value.Text[1 : len(value.Text)-1]
	if len(digits) < 2 || digits[:2] != "0x" || len(digits)%2 != 0 || lex.SkipClass(digits, 2, lex.ClassHex) != len(digits) {
		return p.Errorf(value.Pos, "expected hex string blob for key '%s': digits in pairs behind '0x'", key)
	}
	if _, repeated := p.blobs[key]; repeated {
		return p.Errorf(pos, "there are two resources '%s'; rename one", key)
	}
	p.blobs[key] = digits
	return true
}

// resourceKey passes the name of a resource.
func (p *Parser) resourceKey() (string, bool) {
	tok := p.Tok
	switch tok.Kind {
	case lex.Ident:
		p.Next()
		return tok.Text, true
	case lex.String:
		p.Next()
		return lex.StringValue(tok.Text), true
	}
	return "", p.Expected("the key of a resource")
}

// parseDenseResource passes `dense_resource<key> : type`.
func (p *Parser) parseDenseResource(t ir.Type) (ir.Attribute, bool) {
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	pos := p.Tok.Pos
	key, ok := p.resourceKey()
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	shaped, ok := p.parseElementsType(t, pos)
	if !ok {
		return nil, false
	}
	return p.denseFromResource(key, shaped, pos)
}

func (p *Parser) denseFromResource(key string, t ir.ShapedType, pos int) (ir.Attribute, bool) {
	digits, ok := p.blob(key)
	switch {
	case !ok && key == elidedKey:
		return nil, p.Errorf(pos, "the elements were left out when this was printed; print it again without -mlir-elide-elementsattrs-if-larger")
	case !ok:
		return nil, p.Errorf(pos, "the file has no data for resource '%s'; it stands behind the operations, in '{-# dialect_resources: {builtin: {%s: \"0x...\"}} #-}'", key, key)
	}
	data, ok := hexValue(digits)
	if !ok || len(data) < alignmentBytes {
		return nil, p.Errorf(pos, "resource '%s' is no hexadecimal data with an alignment of four bytes first", key)
	}
	align := max(binary.LittleEndian.Uint32(data), 1)
	if align&(align-1) != 0 || align > ir.MaxResourceAlign {
		return nil, p.Errorf(pos, "the alignment of resource '%s', which its first four bytes say, is %d, no power of two up to %d", key, align, ir.MaxResourceAlign)
	}
	data = data[alignmentBytes:]
	size, isNumber := ir.ElementBytes(t.Elem())
	if n, _ := ir.NumElements(t); !isNumber || int64(len(data)) != n*int64(size) {
		return nil, p.Errorf(pos, "resource '%s' has %d bytes, which do not fill '%s'", key, len(data), print.TypeString(t))
	}
	return p.Ctx.DenseResourceAttr(t, cutSpareBits(data, t.Elem()), ir.Resource{Key: key, Align: align}), true
}

// blob finds the data of a resource of the file.
func (p *Parser) blob(key string) (string, bool) {
	if p.resources == nil {
		return "", false // a text that is no file
	}
	digits, ok := p.resources()[key]
	return digits, ok
}
