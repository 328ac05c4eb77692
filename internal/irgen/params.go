package irgen

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/param"
	"github.com/mlirc/mlirc/core/syntax"
)

// params chooses the parameters of a type or attribute of a dialect.
type params struct {
	g     *Generator
	def   *ods.TypeDef
	depth int // of attributes in attributes
	turn  int // which case it is this time, counted through all enumerations

	passed int // cases of the enumerations that have been decided
}

// Type returns up to n modules that mention a type of that definition.
func (g *Generator) Type(def *ods.TypeDef, n int) []string {
	return g.mentions(def, n, func(values []ir.Attribute) string {
		if def.Identified() && values[0] != nil {
			// Types of one name would have to be equal throughout the context.
			return ""
		}
		return `"test.op"() : () -> ` + syntax.TypeString(g.ctx.DialectType(def, values...))
	})
}

// Attr returns up to n modules that mention an attribute of that definition.
func (g *Generator) Attr(def *ods.TypeDef, n int) []string {
	return g.mentions(def, n, func(values []ir.Attribute) string {
		return `"test.op"() {test.a = ` + syntax.AttrString(g.ctx.DialectAttr(def, nil, values...)) + `} : () -> ()`
	})
}

func (g *Generator) mentions(def *ods.TypeDef, n int, text func([]ir.Attribute) string) []string {
	n = max(n, allParamCases(def))
	seen := map[string]bool{"": true}
	var texts []string
	for i := range 6 * n {
		p := params{g: g, def: def, turn: i % n}
		t := text(p.record(0))
		if !seen[t] {
			texts = append(texts, t)
		}
		seen[t] = true
	}
	return texts
}

func allParamCases(def *ods.TypeDef) int {
	n := 0
	for i := range def.Records {
		for j := range def.Records[i].Fields {
			n += casesOf(def.Records[i].Fields[j].Enum)
		}
	}
	return n
}

// record chooses the fields of a record; one that is absent in a record within
// a list is a unit.
func (p *params) record(i int) []ir.Attribute {
	fields := p.def.Records[i].Fields
	values := make([]ir.Attribute, len(fields))
	for j := range fields {
		values[j] = p.field(&fields[j])
		if values[j] == nil && i > 0 {
			values[j] = p.g.ctx.UnitAttr()
		}
	}
	return values
}

func (p *params) field(f *ods.Param) ir.Attribute {
	if f.Arity == ods.Variadic {
		var elems []ir.Attribute
		for range p.g.rng.IntN(4) {
			if v := p.value(f); v != nil {
				elems = append(elems, v)
			}
		}
		return p.g.ctx.ArrayAttr(elems)
	}
	if f.Arity == ods.Optional && (p.g.chance(2) || f.Kind == ods.ParamDialect && p.depth >= maxParamDepth) {
		return nil
	}
	if f.Default != nil && p.g.chance(2) {
		return param.Default(p.g.ctx, f)
	}
	return p.value(f)
}

// value chooses a value of a kind: a type at hand, a case, an attribute of the definition that the
// parameter names, fields, a sample of the kind, or one of the attributes at hand that are of it.
func (p *params) value(f *ods.Param) ir.Attribute {
	g := p.g
	switch f.Kind {
	case ods.ParamType:
		if g.chance(2) {
			return g.ctx.TypeAttr(g.ctx.I32())
		}
		return g.ctx.TypeAttr(one(g, g.types))
	case ods.ParamEnum:
		return p.enum(f.Enum)
	case ods.ParamDialect:
		return p.attr(f)
	case ods.ParamRecord:
		return g.ctx.ArrayAttr(p.record(f.Record))
	}
	kind := param.KindOf(f)
	return g.sample(kind.Samples(g.ctx), func(v ir.Attribute) bool { return kind.Holds(f, v) })
}

// maxParamDepth is how deep attributes that need not be there are within others.
const maxParamDepth = 1

// attr chooses an attribute of the definition that a parameter names.
func (p *params) attr(f *ods.Param) ir.Attribute {
	def := ods.FindAttr(p.g.ctx, f.Def)
	if def == nil {
		return nil
	}
	q := params{g: p.g, def: def, turn: p.turn, depth: p.depth + 1}
	return p.g.ctx.DialectAttr(def, nil, q.record(0)...)
}

func (p *params) enum(e *ods.Enum) ir.Attribute {
	at := p.turn - p.passed
	p.passed += len(e.Cases)
	if at < 0 || at >= len(e.Cases) {
		at = p.g.rng.IntN(len(e.Cases))
	}
	return ods.EnumAttr(p.g.ctx, e, e.Cases[at].Word)
}
