package syntax

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// wordCacheSize is the number of words that a parser remembers; a power of two.
const wordCacheSize = 512

// wordCache remembers what words mean, so that the same ones need not be looked
// up in the Context again and again. A word may push another one out.
type wordCache struct {
	ops    [wordCacheSize]opWord
	custom [wordCacheSize]customWord
	floats [8]*ir.FloatType
}

type opWord struct {
	text string
	name *ir.OpName
}

type customWord struct {
	text string
	def  ir.OpDefinition
}

// opName is the Context's, but quicker.
func (p *parser) opName(text string) *ir.OpName {
	w := &p.words.ops[hashName(text)%wordCacheSize]
	if w.name == nil || w.text != text {
		w.name, w.text = p.ctx.OpName(text), strings.Clone(text)
		if w.name.Def() == nil {
			w.name = p.spelledName(w.name)
		}
	}
	return w.name
}

// customDef is lookupCustom, but quicker.
func (p *parser) customDef(text string) ir.OpDefinition {
	w := &p.words.custom[hashName(text)%wordCacheSize]
	if w.def == nil || w.text != text {
		w.def, w.text = p.lookupCustom(text), strings.Clone(text)
		if w.def == nil {
			w.def = p.spelledName(p.ctx.OpName(text)).Def()
		}
	}
	return w.def
}

// spelledName is the name that an operation without definition has here.
func (p *parser) spelledName(name *ir.OpName) *ir.OpName {
	if op := p.spelledOp(name.String()); op != nil {
		return p.ctx.OpName(op.Name())
	}
	return name
}
