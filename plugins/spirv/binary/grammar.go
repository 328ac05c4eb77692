package binary

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// grammar is what spv.dialect says of the binary form. It is not to be changed.
type grammar struct {
	dialect *ods.Dialect
	// opcodes are the numbers of instructions by name.
	opcodes *ods.Enum
	number  map[string]uint32
	name    map[uint32]string
	types   map[uint32]*ods.TypeDef // by number
	// read has the instructions that are no single operation.
	read map[uint32]func(r *reader, in *instruction) error
	// attrs has the attribute that a decoration is, and back.
	attrs       map[uint32]string
	decorations map[string]uint32
}

type grammarKey struct{}

// grammarOf is the grammar of the SPIR-V dialect of a context.
func grammarOf(ctx *ir.Context) (*grammar, error) {
	g, _ := ctx.Memo(grammarKey{}, func() any {
		d, ok := ctx.Dialect("spv").(*ods.Dialect)
		if !ok {
			return (*grammar)(nil)
		}
		return newGrammar(d)
	}).(*grammar)
	if g == nil {
		return nil, errors.New("the definitions of dialect 'spv' are not here")
	}
	return g, nil
}

func newGrammar(d *ods.Dialect) *grammar {
	g := &grammar{
		dialect: d, opcodes: d.Enum("Opcode"), number: map[string]uint32{}, name: map[uint32]string{},
		types: map[uint32]*ods.TypeDef{}, attrs: map[uint32]string{}, decorations: map[string]uint32{},
	}
	for _, c := range g.opcodes.Cases {
		g.number[c.Word], g.name[uint32(c.Value)] = uint32(c.Value), c.Word
	}
	for _, name := range d.TypeNames() {
		if t := d.Type(strings.TrimPrefix(name, "spv.")); t != nil && t.Encoding != nil {
			g.types[t.Encoding.Number] = t
		}
	}
	for _, c := range g.enum("Decoration").Cases {
		name := snake(c.Word)
		g.attrs[uint32(c.Value)], g.decorations[name] = name, uint32(c.Value)
	}
	g.read = map[uint32]func(r *reader, in *instruction) error{}
	for name, f := range structure() {
		g.read[g.number[name]] = f
	}
	return g
}

// needs names the capabilities of which an instruction that is no operation needs one, in
// brackets; nothing if it needs none.
func (g *grammar) needs(opcode uint32) string {
	c := g.opcodes.Case(uint64(opcode))
	if c == nil || c.Available == nil || len(c.Available.Capabilities) == 0 {
		return ""
	}
	return fmt.Sprintf(" (capability %s)", strings.Join(c.Available.Capabilities[0], " or "))
}

// op is the operation that an instruction of the core is, or nil.
func (g *grammar) op(opcode uint32) *ods.Op { return g.dialect.OpEncoded("", opcode) }

// enum is an enumeration of the dialect.
func (g *grammar) enum(name string) *ods.Enum { return g.dialect.Enum(name) }

// opcodeName is the name of an instruction for messages.
func (g *grammar) opcodeName(number uint32) string {
	if name, ok := g.name[number]; ok {
		return name
	}
	return "an instruction without a name"
}

// snake is the name of an attribute for a keyword: `NoContraction` is `no_contraction`.
func snake(word string) string {
	upper := func(i int) bool { return i >= 0 && i < len(word) && word[i] >= 'A' && word[i] <= 'Z' }
	lower := func(i int) bool { return i >= 0 && i < len(word) && !upper(i) }
	var b strings.Builder
	for i := range len(word) {
		if !upper(i) {
			b.WriteByte(word[i])
			continue
		}
		if i > 0 && (lower(i-1) || lower(i+1)) {
			b.WriteByte('_')
		}
		b.WriteByte(word[i] + 'a' - 'A')
	}
	return b.String()
}
