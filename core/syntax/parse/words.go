package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/versions"
)

// wordCacheSize is the number of words that a parser remembers; a power of two.
const wordCacheSize = 512

// wordCache remembers what words mean, so that the same ones need not be looked
// up in the Context again and again. A word may push another one out.
type wordCache struct {
	ops    [wordCacheSize]opWord
	custom [wordCacheSize]customWord
	floats [num.Kinds]*ir.FloatType
	ints   [3][129]*ir.IntegerType
	types  [64]typeText
}

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

type opWord struct {
	text string
	name *ir.OpName
	// formed reports that the definition is a form.
	formed bool
}

type customWord struct {
	text string
	def  ir.OpDefinition
}

// OpName is the Context's, but quicker.
func (p *Parser) OpName(text string) *ir.OpName {
	w := &p.words.ops[hashName(text)%wordCacheSize]
	if w.name == nil || w.text != text {
		w.name, w.text = p.Ctx.OpName(text), strings.Clone(text)
		if def := w.name.Def(); def == nil || p.isShared(def) || print.OtherProfile(p.Opts.Profile) {
			w.name = p.versionName(w.name)
		}
		w.formed = w.name.Def() != nil && isForm(w.name.Def())
	}
	p.Formed = p.Formed || w.formed
	return w.name
}

func isForm(def ir.OpDefinition) bool {
	op, ok := def.(*ods.Op)
	return ok && op.Base() != nil
}

// CustomDef is lookupCustom, but quicker.
func (p *Parser) CustomDef(text string) ir.OpDefinition {
	w := &p.words.custom[hashName(text)%wordCacheSize]
	if w.def == nil || w.text != text {
		w.def, w.text = p.findCustom(text), strings.Clone(text)
	}
	return w.def
}

// findCustom finds the definition of an operation that a name stands for in a
// custom form: first what it means in the profile of the text.
func (p *Parser) findCustom(text string) ir.OpDefinition {
	if print.OtherProfile(p.Opts.Profile) {
		if f := p.formNamed(text); f != nil {
			return f.Op
		}
	}
	if def := p.lookupCustom(text); def != nil && !p.isShared(def) {
		return def
	}
	return p.versionName(p.Ctx.OpName(text)).Def()
}

// isShared reports whether a name may stand for another operation, as no profile is given.
func (p *Parser) isShared(def ir.OpDefinition) bool {
	return p.Opts.Profile == "" && versions.SharedIn(def) != ""
}

// versionName is the name that an operation has in the profile of the text.
func (p *Parser) versionName(name *ir.OpName) *ir.OpName {
	if f := p.formNamed(name.String()); f != nil {
		return versions.Name(p.Ctx, f.Op)
	}
	if rest, ok := strings.CutPrefix(name.String(), "builtin."); ok {
		return p.Ctx.OpName(rest)
	}
	if def := p.earlyDef(name.String()); def != nil {
		return p.Ctx.OpName(def.Name())
	}
	return name
}

// earlyDef is the operation that early versions call so in generic form, too:
// without the name of its dialect.
func (p *Parser) earlyDef(name string) ir.OpDefinition {
	if !p.Early || strings.Contains(name, ".") {
		return nil
	}
	return p.lookupCustom(name)
}

// lookupCustom finds the definition of an operation by the name in a custom
// form, nil when there is none. A name without a dot is builtin's, or one of a
// dialect that leaves its prefix out.
func (p *Parser) lookupCustom(name string) ir.OpDefinition {
	if def, ok := p.customNames[name]; ok {
		return def
	}
	def := p.Ctx.OpName(name).Def()
	if def == nil && !strings.Contains(name, ".") {
		for _, d := range p.Ctx.Dialects() {
			if dialect, ok := d.(*ods.Dialect); ok && dialect.ElidesPrefix {
				if op := dialect.Op(dialect.Name() + "." + name); op != nil {
					def = op
				}
			}
		}
	}
	if p.customNames == nil {
		p.customNames = map[string]ir.OpDefinition{}
	}
	p.customNames[p.intern(name)] = def
	return def
}

func lookupTypeDef(d ir.Dialect, mnemonic string) ir.TypeDefinition {
	if dialect, ok := d.(*ods.Dialect); ok {
		if def := dialect.Type(mnemonic); def != nil {
			return def
		}
	}
	return nil
}

func LookupAttrDef(d ir.Dialect, mnemonic string) ir.TypeDefinition {
	if dialect, ok := d.(*ods.Dialect); ok {
		if def := dialect.Attr(mnemonic); def != nil {
			return def
		}
	}
	return nil
}
